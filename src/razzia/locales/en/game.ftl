# The words of Razzia!, English.
# Cards go by the names of the edition: card-<kind>, or card-<kind>-<edition> where an edition has its own.

## Cards

card-ring = ring
card-watch = watch
card-brooch = brooch
card-necklace = necklace
card-diamond = diamond
card-bodyguard = bodyguard
card-car = car
card-driver = driver
card-thief = thief
card-coin = gold coin
card-casino = casino
card-transport = transport firm
card-cinema = cinema
card-racetrack = racetrack
card-realestate = estate agency
card-nightclub = nightclub
card-restaurant = restaurant
card-police = police

card-ring-primigenio-2020 = scarab
card-watch-primigenio-2020 = cross
card-brooch-primigenio-2020 = bracelet
card-necklace-primigenio-2020 = tiara
card-diamond-primigenio-2020 = rings
card-police-primigenio-2020 = Ra card

cards-counted = { $count } × { $card }
nothing = nothing
names-joined = { $most } and { $last }

## The score sheet

item-thieves = Thieves
item-bodyguards = Bodyguards
item-cars = Cars
item-jewels = Jewels
item-coins = Coins
item-businesses = Businesses
item-cheques = Cheques
item-cheques-primigenio-2020 = Notes
item-total = Total
scores-round = Round { $round }

## The table

table-round = Round { $round } of { $rounds }.
table-turn = It is { $name }'s turn.
table-auction = { $name } is to bid or pass.
table-chance = { $name } turns over a card.
table-police = Police
table-police-primigenio-2020 = Ra
table-row = Row
table-centre = Centre
table-piles = Piles
table-player = Player
table-points = Points
table-now = Now
table-cheques = Cheques
table-cheques-primigenio-2020 = Notes
table-face-down = Face down
table-auction-bid = Bid
table-out = out
table-passed = pass

## What happens

event-drew = { $name } draws from { $pile ->
        [left] the left pile
       *[right] the right pile
    }.
event-drew-one-pile = { $name } draws a card.
event-loot-turned-over = Turned over: { $card }.
event-police-turned-over = Turned over: { $card }, number { $number } of { $raid_at }.
event-piles-split = A pile has run out. The other is split in two: { $left } and { $right }.
event-auction-began = { $cause ->
        [police] An auction begins.
        [full-row] The row is full: an auction begins.
       *[forced] { $name } calls a forced auction.
    }
event-passed = { $name } passes.
event-bid-made = { $name } { $cheque ->
        [hidden] bids
       *[other] bids { $cheque }
    }.
event-row-won = { $name } { $cheque ->
        [hidden] wins
       *[other] wins with { $cheque }
    }, and takes { $count ->
        [0] the empty row
       *[other] the row ({ $cards })
    } and { $taken ->
        [hidden] the cheque in the centre
       *[other] cheque { $taken }
    }, face down.
event-row-won-primigenio-2020 = { $name } { $cheque ->
        [hidden] wins
       *[other] wins with { $cheque }
    }, and takes { $count ->
        [0] the empty row
       *[other] the row ({ $cards })
    } and { $taken ->
        [hidden] the bundle of notes in the centre
       *[other] the bundle of notes { $taken }
    }, face down.
event-row-stayed = Everyone has passed. The row stays.
event-row-discarded = Everyone has passed. The full row leaves the game: { $cards }.
event-stole =
    { $count ->
        [one] { $name } uses a thief and steals from the row: { $cards }.
       *[other] { $name } uses { $count } thieves and steals from the row: { $cards }.
    }
event-out-of-round = { $name } has no cheque left for this round.
event-out-of-round-primigenio-2020 = { $name } has no bundle of notes left for this round.
event-round-ended = { $by ->
        [raid] A raid! Round { $round } ends at once.
       *[last-cheque] The last cheque is used: round { $round } is over.
    }
event-round-ended-primigenio-2020 = { $by ->
        [raid] A raid! Round { $round } ends at once.
       *[last-cheque] The last bundle of notes is used: round { $round } is over.
    }
event-round-scored = The points of round { $round }:
event-round-scored-seat = { $name }: { $points } ({ $items }), { $total } in all.
event-round-scored-discards = The crossed cards leave: { $cards }.
event-round-began = Round { $round }. { $name } holds the highest cheque and begins.
event-round-began-primigenio-2020 = Round { $round }. { $name } holds the highest bundle of notes and begins.
event-game-over =
    The game is over. { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
