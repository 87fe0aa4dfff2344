# The words of Razzia!, Dutch.

## The waiting room

waiting-title = De tafel staat klaar
waiting-home = Startpagina
waiting-seats = Plaatsen, met de klok mee
waiting-seat = Plaats { $seat }:
waiting-you = jij
waiting-here = is er
waiting-not-here = is er nu niet
waiting-kept = vrijgehouden, nog niet terug
waiting-kept-for-you = vrijgehouden voor jou
waiting-sit-here = Hier zitten
waiting-sit-down = Ga zitten
waiting-name-needed = Zeg wie je bent.
waiting-or-watch = Of blijf en kijk naar het spel.
waiting-full = Alle plaatsen zijn bezet. Blijf en kijk naar het spel.
waiting-welcome-back = Nog een spel, { $name }? Je plaats is vrijgehouden.
waiting-rename = Mijn naam wijzigen
waiting-rename-done = Wijzigen
waiting-stand-up = Opstaan
waiting-add-bot = Bot erbij
waiting-level-of = Hoe goed { $name } speelt
waiting-remove = { $name } weghalen
waiting-send-away = { $name } wegsturen
waiting-watching = { $count ->
        [one] Er kijkt iemand mee.
       *[other] Er kijken { $count } mensen mee.
    }

## The invitation

waiting-invite = Vrienden uitnodigen
waiting-link = De link naar deze tafel
waiting-link-about = Met deze link nemen vrienden een plaats of kijken ze mee.
waiting-copy = Link kopiëren
waiting-copied = De link is gekopieerd.
waiting-not-copied = Druk nu op Ctrl+C: de link is geselecteerd.
waiting-share = Delen
waiting-share-text = Kom Razzia! met me spelen.
waiting-qr = De link als QR-code
waiting-local = Dit adres werkt alleen op deze computer. Voor andere toestellen start je de server met --host 0.0.0.0 en open je de pagina met de naam van deze computer.

## The start

waiting-start = Spel beginnen
waiting-ready = Iedereen is er.
waiting-seats-free = { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
waiting-for = Wachten op { $names }.
waiting-for-host = { $names } start het spel.

## The table

waiting-settings = Deze tafel
waiting-commitment-about = De server heeft zijn geheim voor het schudden al gekozen; dit is de vingerafdruk ervan. Na het spel kan iedereen nagaan dat het nog hetzelfde is.
