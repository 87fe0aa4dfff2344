# The words of Razzia!, English.

## The points of a round, line by line

scoring-title = Round { $round } is over: the points
scoring-item = What counts
scoring-of-round = Round { $round }
scoring-so-far = So far
scoring-discarded = Leave the game

explain-thieves =
    { $count ->
        [0] no thief
        [one] 1 unused thief
       *[other] { $count } unused thieves
    }
explain-bodyguards =
    { $count ->
        [0] no bodyguard
        [one] 1 bodyguard
       *[other] { $count } bodyguards
    }: { $standing ->
        [most] the most
        [fewest] the fewest
        [tied] as many as everyone else
       *[between] neither the most nor the fewest
    }
explain-cars =
    { $cars ->
        [0] no car
        [one] 1 car
       *[other] { $cars } cars
    } and { $drivers ->
        [0] no driver
        [one] 1 driver
       *[other] { $drivers } drivers
    }
explain-jewels =
    { $different ->
        [0] no jewel
        [one] 1 kind of jewel
       *[other] { $different } different jewels
    }
explain-coins =
    { $count ->
        [0] no gold coin
        [one] 1 gold coin
       *[other] { $count } gold coins
    }
explain-businesses =
    { $different ->
        [0] no business
        [one] 1 kind of business
       *[other] { $different } different businesses
    }{ $several ->
        [none] {""}
       *[other] , with { $several }
    }
explain-cheques =
    { $sum } thousand: { $standing ->
        [most] the most
        [fewest] the least
        [tied] as much as everyone else
       *[between] neither the most nor the least
    }

## The result of a game

result-title = The result
result-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
result-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-standings = Final standings
result-sheets = The score sheets
result-chart = How the points came about
result-chart-start = Start
result-by-item = Item by item, over the whole game
result-after = After round { $round }
result-rematch = Play again
result-to-rematch = Go to the new table
result-replay = Watch the replay
result-download = Download the record
result-fairness = Check the deck yourself

## The proof of the deck

fairness-title = Check the deck yourself
fairness-intro = Before the game, the table chose a secret and published its seal: a number that binds it to the secret without giving it away. The secret and what each player added decide the order of all cards. Now the secret is open, and this page works it all out again, here in your browser.
fairness-seal = The seal
fairness-seen-same = Your browser noted this seal before the game began.
fairness-seen-late = Your browser noted this seal when it first saw the table; the game had begun by then.
fairness-seen-other = Before, your browser had noted another seal: { $seen }
fairness-not-seen = Your browser did not see this table before the game ended, so it has nothing to compare the seal with.
fairness-secret = The secret
fairness-committed = The seal belongs to this secret.
fairness-not-committed = The seal does not belong to this secret.
fairness-contributions = What the players added
fairness-contribution = { $name }: { $text }
fairness-lot = The lot
fairness-lot-right = Everyone was given the set that the lot decided.
fairness-lot-wrong = The lot decided otherwise.
fairness-lot-seat = { $name }: { $set }
fairness-cards = The cards
fairness-cards-right = All { $count } cards that were turned over came in the order of the deck.
fairness-cards-wrong = Move { $move } turned over a card that was not due.
fairness-right = Right
fairness-wrong = Wrong
fairness-open = Cannot be compared here
fairness-verdict-good = All is well: the order of the cards was settled before the game, and it was kept.
fairness-verdict-consistent = Lot and deck follow from the secret. Whoever noted the seal before the game can see, too, that the secret was settled by then.
fairness-verdict-bad = Something is wrong: this is not the deck that was promised.
fairness-no-proof = This record does not say how its deck came about, so there is nothing to check.
fairness-deck = The whole deck
fairness-deck-note = Pale cards were never turned over.
fairness-pile =
    { $pile ->
        [left] Left pile, from the top
        [right] Right pile, from the top
       *[only] The pile, from the top
    }
