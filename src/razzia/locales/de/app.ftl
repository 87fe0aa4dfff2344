# The words of Razzia!, German.

## On every screen of the web app

dialog-close = Schließen
nowhere-title = Hier ist nichts
nowhere-home = Zurück zur Startseite
error-unreachable = der Server ist nicht erreichbar; prüfe das Netz
level-easy = leicht
level-normal = normal
level-hard = schwer

## What happens at a table beside the game

news-table-made = Der Tisch ist bereit.
news-sat-down = { $name } setzt sich.
news-stood-up = Platz { $seat } ist wieder frei.
news-bot-invited = { $name }, ein Bot ({ $level }), setzt sich.
news-started = Das Spiel beginnt.
news-took-back = { $name } nimmt den letzten Zug zurück.
news-resigned = { $name } ist gegangen. Ein Bot spielt weiter.
news-returned = { $name } ist wieder da.
news-clock-restarted = Der Server war weg: { $name } bekommt die volle Zeit noch einmal.
news-rematch-made = Es gibt einen Tisch für ein neues Spiel.
news-time-out = Die Zeit von { $name } ist um: Ein Bot macht diesen Zug.
news-took-over = Die Zeit von { $name } war zu oft um: Ein Bot spielt weiter.
