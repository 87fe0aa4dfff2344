# The words of Razzia!, German.
# Cards go by the names of the edition: card-<kind>, or card-<kind>-<edition> where an edition has its own.

## Cards

card-ring = Ring
card-watch = Uhr
card-brooch = Brosche
card-necklace = Halskette
card-diamond = Diamant
card-bodyguard = Leibwächter
card-car = Auto
card-driver = Chauffeur
card-thief = Dieb
card-coin = Goldmünze
card-casino = Casino
card-transport = Spedition
card-cinema = Kino
card-racetrack = Pferderennbahn
card-realestate = Immobilienbüro
card-nightclub = Nachtclub
card-restaurant = Restaurant
card-police = Polizist

card-ring-primigenio-2020 = Skarabäus
card-watch-primigenio-2020 = Kreuz
card-brooch-primigenio-2020 = Armreif
card-necklace-primigenio-2020 = Tiara
card-diamond-primigenio-2020 = Ringe
card-police-primigenio-2020 = Ra-Karte

cards-counted = { $count } × { $card }
nothing = nichts
names-joined = { $most } und { $last }

## The score sheet

item-thieves = Diebe
item-bodyguards = Leibwächter
item-cars = Autos
item-jewels = Schmuckstücke
item-coins = Goldmünzen
item-businesses = Geschäfte
item-cheques = Schecks
item-cheques-primigenio-2020 = Geldbündel
item-total = Summe
scores-round = Durchgang { $round }

## The table

table-round = Durchgang { $round } von { $rounds }.
table-turn = { $name } ist am Zug.
table-auction = { $name } kann bieten oder passen.
table-chance = { $name } deckt eine Karte auf.
table-police = Polizei
table-police-primigenio-2020 = Ra
table-row = Reihe
table-centre = Mitte
table-piles = Stapel
table-player = Spieler
table-points = Punkte
table-now = Jetzt
table-cheques = Schecks
table-cheques-primigenio-2020 = Bündel
table-face-down = Verdeckt
table-auction-bid = Gebot
table-out = raus
table-passed = passt

## What happens

event-drew = { $name } zieht vom { $pile ->
        [left] linken
       *[right] rechten
    } Stapel.
event-drew-one-pile = { $name } zieht eine Karte.
event-loot-turned-over = Aufgedeckt: { $card }.
event-police-turned-over = Aufgedeckt: { $card }, Nummer { $number } von { $raid_at }.
event-piles-split = Ein Stapel ist aufgebraucht. Der andere wird geteilt: links { $left }, rechts { $right }.
event-auction-began = { $cause ->
        [police] Es kommt zur Versteigerung.
        [full-row] Die Reihe ist voll: Es kommt zur Versteigerung.
       *[forced] { $name } ruft eine Zwangsversteigerung aus.
    }
event-passed = { $name } passt.
event-bid-made = { $name } { $cheque ->
        [hidden] bietet
       *[other] bietet { $cheque }
    }.
event-row-won = { $name } { $cheque ->
        [hidden] gewinnt
       *[other] gewinnt mit { $cheque }
    } und bekommt { $count ->
        [0] die leere Reihe
       *[other] die Reihe ({ $cards })
    } und dazu verdeckt { $taken ->
        [hidden] den Scheck aus der Mitte
       *[other] Scheck { $taken }
    }.
event-row-won-primigenio-2020 = { $name } { $cheque ->
        [hidden] gewinnt
       *[other] gewinnt mit { $cheque }
    } und bekommt { $count ->
        [0] die leere Reihe
       *[other] die Reihe ({ $cards })
    } und dazu verdeckt { $taken ->
        [hidden] das Geldbündel aus der Mitte
       *[other] das Geldbündel { $taken }
    }.
event-row-stayed = Alle haben gepasst. Die Reihe bleibt liegen.
event-row-discarded = Alle haben gepasst. Die volle Reihe kommt aus dem Spiel: { $cards }.
event-stole =
    { $count ->
        [one] { $name } setzt einen Dieb ein und stiehlt aus der Reihe: { $cards }.
       *[other] { $name } setzt { $count } Diebe ein und stiehlt aus der Reihe: { $cards }.
    }
event-out-of-round = { $name } hat für diesen Durchgang keinen Scheck mehr.
event-out-of-round-primigenio-2020 = { $name } hat für diesen Durchgang kein Geldbündel mehr.
event-round-ended = { $by ->
        [raid] Razzia! Durchgang { $round } endet auf der Stelle.
       *[last-cheque] Der letzte Scheck ist eingesetzt: Durchgang { $round } ist zu Ende.
    }
event-round-ended-primigenio-2020 = { $by ->
        [raid] Razzia! Durchgang { $round } endet auf der Stelle.
       *[last-cheque] Das letzte Geldbündel ist eingesetzt: Durchgang { $round } ist zu Ende.
    }
event-round-scored = Die Wertung von Durchgang { $round }:
event-round-scored-seat = { $name }: { $points } ({ $items }), insgesamt { $total }.
event-round-scored-discards = Die mit einem Kreuz markierten Karten kommen aus dem Spiel: { $cards }.
event-round-began = Durchgang { $round }. { $name } hat den höchsten Scheck und beginnt.
event-round-began-primigenio-2020 = Durchgang { $round }. { $name } hat das höchste Geldbündel und beginnt.
event-game-over =
    Das Spiel ist zu Ende. { $count ->
        [one] { $names } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] Ein geteilter Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $names }.
    }
