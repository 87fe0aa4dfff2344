# The words of Razzia!, Hungarian.
# Cards go by the names of the edition: card-<kind>, or card-<kind>-<edition> where an edition has its own.

## Cards

card-ring = gyűrű
card-watch = óra
card-brooch = bross
card-necklace = nyaklánc
card-diamond = gyémánt
card-bodyguard = nehézfiú
card-car = autó
card-driver = sofőr
card-thief = tolvaj
card-coin = aranyérme
card-casino = kaszinó
card-transport = szállítás
card-cinema = film
card-racetrack = lóverseny
card-realestate = ingatlan
card-nightclub = nightclub
card-restaurant = étterem
card-police = rendőr

card-ring-primigenio-2020 = szkarabeusz
card-watch-primigenio-2020 = kereszt
card-brooch-primigenio-2020 = karkötő
card-necklace-primigenio-2020 = tiara
card-diamond-primigenio-2020 = gyűrűk
card-police-primigenio-2020 = Ra-kártya

cards-counted = { $count } × { $card }
nothing = semmi
names-joined = { $most } és { $last }

## The score sheet

item-thieves = Tolvajok
item-bodyguards = Nehézfiúk
item-cars = Autók
item-jewels = Ékszerek
item-coins = Aranyérmék
item-businesses = Üzletágak
item-cheques = Csekkek
item-cheques-primigenio-2020 = Pénzkötegek
item-total = Összesen
scores-round = { $round }. forduló

## The table

table-round = Forduló: { $round }/{ $rounds }.
table-turn = { $name } van soron.
table-auction = { $name } licitálhat vagy passzolhat.
table-chance = { $name } felfordít egy lapot.
table-police = Rendőrök
table-police-primigenio-2020 = Ra
table-row = Sor
table-centre = Közép
table-piles = Paklik
table-player = Játékos
table-points = Pont
table-now = Most
table-cheques = Csekkek
table-cheques-primigenio-2020 = Kötegek
table-face-down = Lefordítva
table-auction-bid = Licit
table-out = kiesett
table-passed = passz

## What happens

event-drew = { $name } a { $pile ->
        [left] bal
       *[right] jobb
    } oldali pakliból húz.
event-drew-one-pile = { $name } húz egy lapot.
event-loot-turned-over = Felfordítva: { $card }.
event-police-turned-over = Felfordítva: { $card } ({ $number }/{ $raid_at }).
event-piles-split = Elfogyott az egyik pakli. A másikat kettéosztjuk: balra { $left }, jobbra { $right } lap kerül.
event-auction-began = { $cause ->
        [police] Árverés kezdődik.
        [full-row] Betelt a sor: árverés kezdődik.
       *[forced] { $name } kényszerárverést hirdet.
    }
event-passed = { $name } passzol.
event-bid-made = { $name } { $cheque ->
        [hidden] licitál
       *[other] licitje: { $cheque }
    }.
event-row-won = { $name } { $cheque ->
        [hidden] nyer
       *[other] nyer (licit: { $cheque })
    }, övé { $count ->
        [0] az üres sor
       *[other] a sor ({ $cards })
    } és lefordítva { $taken ->
        [hidden] a középső csekk
       *[other] a középső csekk ({ $taken })
    }.
event-row-won-primigenio-2020 = { $name } { $cheque ->
        [hidden] nyer
       *[other] nyer (licit: { $cheque })
    }, övé { $count ->
        [0] az üres sor
       *[other] a sor ({ $cards })
    } és lefordítva { $taken ->
        [hidden] a középső pénzköteg
       *[other] a középső pénzköteg ({ $taken })
    }.
event-row-stayed = Mindenki passzolt. A sor a helyén marad.
event-row-discarded = Mindenki passzolt. A betelt sor kikerül a játékból: { $cards }.
event-stole =
    { $count ->
        [one] { $name } bevet egy tolvajt, és ezt lopja el a sorból: { $cards }.
       *[other] { $name } bevet { $count } tolvajt, és ezeket lopja el a sorból: { $cards }.
    }
event-out-of-round = { $name } kifogyott a csekkekből, ebben a fordulóban már nem játszik.
event-out-of-round-primigenio-2020 = { $name } kifogyott a pénzkötegekből, ebben a fordulóban már nem játszik.
event-round-ended = { $by ->
        [raid] Razzia! Azonnal véget ér
       *[last-cheque] Elfogyott az utolsó csekk: véget ért
    } { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló.
event-round-ended-primigenio-2020 = { $by ->
        [raid] Razzia! Azonnal véget ér
       *[last-cheque] Elfogyott az utolsó pénzköteg: véget ért
    } { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló.
event-round-scored = Pontozás, { $round }. forduló:
event-round-scored-seat = { $name }: { $points } ({ $items }), összesen { $total }.
event-round-scored-discards = A kereszttel jelölt lapok kikerülnek a játékból: { $cards }.
event-round-began = { $round }. forduló. { $name } kezd, nála van a legmagasabb csekk.
event-round-began-primigenio-2020 = { $round }. forduló. { $name } kezd, nála van a legmagasabb pénzköteg.
event-game-over =
    { $count ->
        [one] A játék véget ért. { $names } győz { $points } ponttal.
       *[other] A játék véget ért. Megosztott győzelem { $points } ponttal: { $names }.
    }
