# The words of Razzia!, English.

## The rules on one page

rules-goal = You are the head of a family, and bid for loot in { $rounds } rounds. Whoever has the most points at the end wins.
rules-start-title = At the start
rules-start = Everyone has a set of cheques, face up. Cheque 1 lies in the centre. The { $cards } cards lie face down. Whoever has the highest cheque begins a round, and the turn goes clockwise.
rules-start-primigenio-2020 = Everyone has a set of bundles of notes, face up. Bundle 1 lies in the centre. The { $cards } cards lie face down. Whoever has the highest bundle begins a round, and the turn goes clockwise.
rules-turn-title = Your turn: do one thing
rules-draw-title = Turn over a card
rules-draw = Loot goes to the row. When all { $places } places are taken, there is an auction. Police go to the police track, and there is an auction at once, even for an empty row.
rules-draw-primigenio-2020 = Loot goes to the row. When all { $places } places are taken, there is an auction. A Ra card goes to the Ra track, and there is an auction at once, even for an empty row.
rules-steal-title = Steal
rules-steal = Give up one or more thieves, and take a card of your choice from the row for each. They leave the game. A thief that you have just taken has to wait for your next turn.
rules-call-title = Call a forced auction
rules-call = Whenever you like. If nobody else bids, you have to.
rules-auction-title = An auction
rules-auction =
    The player after the one who caused it begins, and that one comes last. Everyone has one chance: pass, or bid a face-up cheque higher than the best so far.
    The highest bid takes the whole row, and the cheque in the centre face down: it can be used from the next round on. The winning cheque goes to the centre.
    If everyone passes, the row stays; but a full row leaves the game.
    The turn goes to the player after the one who caused the auction.
rules-auction-primigenio-2020 =
    The player after the one who caused it begins, and that one comes last. Everyone has one chance: pass, or bid a face-up bundle of notes higher than the best so far.
    The highest bid takes the whole row, and the bundle in the centre face down: it can be used from the next round on. The winning bundle goes to the centre.
    If everyone passes, the row stays; but a full row leaves the game.
    The turn goes to the player after the one who caused the auction.
rules-end-title = The end of a round
rules-end =
    Without a face-up cheque you are out until the next round. When nobody has one, the round is over.
    The raid: the seventh police card of a round, or the fifth with two players, ends it at once. There is no auction, and the row is lost.
    Points are counted. Then all cards with a cross leave the families; the others stay. Everyone turns all cheques face up.
rules-end-primigenio-2020 =
    Without a face-up bundle of notes you are out until the next round. When nobody has one, the round is over.
    The raid: the seventh Ra card of a round, or the fifth with two players, ends it at once. There is no auction, and the row is lost.
    Points are counted. Then all cards with a cross leave the families; the others stay. Everyone turns all bundles face up.
rules-cards-title = The cards
rules-crossed = leaves after every round
rules-sets-title = The cheques
rules-sets-title-primigenio-2020 = The bundles of notes
rules-sets-players = { $players } players

## The scoring card: a line for each case, and after the colon what it is worth

rules-every-round = After every round
rules-last-round = After the last round, too
rules-score-thieves = each unused thief: 2
rules-score-bodyguards =
    the most: 5
    the fewest: −2
    in a tie, everyone tied gets it
    everyone has the same number: 0
rules-score-bodyguards-primigenio-2020 =
    the most: 5
    the fewest: −2
    in a tie, everyone tied gets it
    everyone has the same number: 3
rules-score-cars =
    each car: 1
    each driver: 1
    without a driver: 0
rules-score-jewels =
    no jewel: −5
    1 or 2 different: 0
    3 different: 5
    4 different: 10
    5 different: 15
rules-score-coins = each gold coin: 3
rules-score-businesses =
    1 to 6 different, for each: 1
    all 7 different: 10
    three of the same, in addition: 5
    four of the same, in addition: 10
rules-score-cheques =
    the highest sum, face up and face down: 5
    the lowest sum: −5
    in a tie, everyone tied gets it
    everyone has the same sum: 0
