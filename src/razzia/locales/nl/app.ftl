# The words of Razzia!, Dutch.

## On every screen of the web app

dialog-close = Sluiten
nowhere-title = Hier is niets
nowhere-home = Terug naar de startpagina
error-unreachable = de server is niet bereikbaar; controleer het netwerk
level-easy = makkelijk
level-normal = normaal
level-hard = moeilijk

## What happens at a table beside the game

news-table-made = De tafel staat klaar.
news-sat-down = { $name } gaat zitten.
news-stood-up = Plaats { $seat } is weer vrij.
news-bot-invited = { $name }, een bot ({ $level }), gaat zitten.
news-started = Het spel begint.
news-took-back = { $name } neemt de laatste zet terug.
news-resigned = { $name } is weggegaan. Een bot speelt verder.
news-returned = { $name } is terug.
news-clock-restarted = De server was weg: { $name } krijgt de volle tijd opnieuw.
news-rematch-made = Er is een tafel voor nog een spel.
news-time-out = De tijd van { $name } is om: een bot doet deze zet.
news-took-over = De tijd van { $name } was te vaak om: een bot speelt verder.
