# The words of Razzia!, Dutch.
# Cards go by the names of the edition: card-<kind>, or card-<kind>-<edition> where an edition has its own.

## Cards

card-ring = ring
card-watch = uurwerk
card-brooch = broche
card-necklace = halssnoer
card-diamond = diamant
card-bodyguard = lijfwacht
card-car = auto
card-driver = chauffeur
card-thief = dief
card-coin = gouden munt
card-casino = casino
card-transport = transportbedrijf
card-cinema = filmzaal
card-racetrack = paardenrenbaan
card-realestate = immobiliën
card-nightclub = nachtclub
card-restaurant = restaurant
card-police = agent

card-ring-primigenio-2020 = scarabee
card-watch-primigenio-2020 = kruis
card-brooch-primigenio-2020 = armband
card-necklace-primigenio-2020 = tiara
card-diamond-primigenio-2020 = ringen
card-police-primigenio-2020 = Ra-kaart

cards-counted = { $count } × { $card }
nothing = niets
names-joined = { $most } en { $last }

## The score sheet

item-thieves = Dieven
item-bodyguards = Lijfwachten
item-cars = Auto’s
item-jewels = Juwelen
item-coins = Munten
item-businesses = Handelszaken
item-cheques = Cheques
item-cheques-primigenio-2020 = Biljetten
item-total = Totaal
scores-round = Spelronde { $round }

## The table

table-round = Spelronde { $round } van { $rounds }.
table-turn = { $name } is aan de beurt.
table-auction = { $name } mag bieden of passen.
table-chance = { $name } draait een kaart om.
table-police = Agenten
table-police-primigenio-2020 = Ra
table-row = Rij
table-centre = Midden
table-piles = Stapels
table-player = Speler
table-points = Punten
table-now = Nu
table-cheques = Cheques
table-cheques-primigenio-2020 = Biljetten
table-face-down = Gedekt
table-auction-bid = Bod
table-out = uit
table-passed = past

## What happens

event-drew = { $name } trekt van { $pile ->
        [left] de linkerstapel
       *[right] de rechterstapel
    }.
event-drew-one-pile = { $name } trekt een kaart.
event-loot-turned-over = Omgedraaid: { $card }.
event-police-turned-over = Omgedraaid: { $card }, nummer { $number } van { $raid_at }.
event-piles-split = Een stapel is op. De andere wordt in tweeën gesplitst: links { $left }, rechts { $right }.
event-auction-began = { $cause ->
        [police] Er begint een biedronde.
        [full-row] De rij is vol: er begint een biedronde.
       *[forced] { $name } roept een dwangverkoop uit.
    }
event-passed = { $name } past.
event-bid-made = { $name } { $cheque ->
        [hidden] biedt
       *[other] biedt { $cheque }
    }.
event-row-won = { $name } { $cheque ->
        [hidden] wint
       *[other] wint met { $cheque }
    } en krijgt { $count ->
        [0] de lege rij
       *[other] de rij ({ $cards })
    } en daarbij { $taken ->
        [hidden] de cheque uit het midden
       *[other] cheque { $taken }
    }, gedekt.
event-row-won-primigenio-2020 = { $name } { $cheque ->
        [hidden] wint
       *[other] wint met { $cheque }
    } en krijgt { $count ->
        [0] de lege rij
       *[other] de rij ({ $cards })
    } en daarbij { $taken ->
        [hidden] het bundeltje biljetten uit het midden
       *[other] het bundeltje biljetten { $taken }
    }, gedekt.
event-row-stayed = Iedereen heeft gepast. De rij blijft liggen.
event-row-discarded = Iedereen heeft gepast. De volle rij gaat uit het spel: { $cards }.
event-stole =
    { $count ->
        [one] { $name } zet een dief in en steelt uit de rij: { $cards }.
       *[other] { $name } zet { $count } dieven in en steelt uit de rij: { $cards }.
    }
event-out-of-round = { $name } heeft geen cheque meer voor deze spelronde.
event-out-of-round-primigenio-2020 = { $name } heeft geen bundeltje biljetten meer voor deze spelronde.
event-round-ended = { $by ->
        [raid] Razzia! Spelronde { $round } is meteen afgelopen.
       *[last-cheque] De laatste cheque is gebruikt: spelronde { $round } is afgelopen.
    }
event-round-ended-primigenio-2020 = { $by ->
        [raid] Razzia! Spelronde { $round } is meteen afgelopen.
       *[last-cheque] Het laatste bundeltje biljetten is gebruikt: spelronde { $round } is afgelopen.
    }
event-round-scored = De waardering van spelronde { $round }:
event-round-scored-seat = { $name }: { $points } ({ $items }), in totaal { $total }.
event-round-scored-discards = De kaarten met een kruisje gaan uit het spel: { $cards }.
event-round-began = Spelronde { $round }. { $name } heeft de hoogste cheque en begint.
event-round-began-primigenio-2020 = Spelronde { $round }. { $name } heeft het hoogste bundeltje biljetten en begint.
event-game-over =
    Het spel is afgelopen. { $count ->
        [one] { $names } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[other] Een gedeelde overwinning met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }: { $names }.
    }
