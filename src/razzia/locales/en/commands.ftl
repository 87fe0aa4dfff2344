# The words of Razzia!, English.

## The command line

verify-proven = line { $line }: lot and deck follow from the secret and the contributions; { $cards } cards checked; commitment { $commitment }
verify-noted = line { $line }: this deck was settled before the game; { $cards } cards checked; commitment { $commitment }
check-verdict =
    { $good ->
        [one] 1 record good
       *[other] { $good } records good
    }{ $defective ->
        [0] { "" }
       *[other] , { $defective } defective
    }
replay-title = Game { $number }, { $edition }: { $names }
play-welcome = Razzia! Three rounds of bidding for loot, and the police are never far. Type ? for help.
play-commitment =
    The order of the cards is settled. Note this down, and after the game "razzia verify" proves that it was kept:
    { $commitment }
play-help =
    Your turn: draw left or draw right turns over a card; auction calls a forced auction; steal ring,car uses thieves.
    In an auction: bid 7 bids that cheque, pass does not. The highest bid takes the row and the centre cheque.
    score shows what everyone would score now, hint what a strong bot would do, quit leaves the game.
play-signs =
    ▸ is to decide · ◆ caused the auction · ■ on the track already, □ still to come before the raid
    Now: the points if the round ended now, hidden cheques apart · Face down: won in this round, for the next one
play-odds = Chance of { $card } on the next card: { $percent } %
play-hint = A strong bot would say: { $move }
play-option = {"  "}{ $move }: { $percent } % to win, { $points } points at the end
play-left = You have left the game before its end, so there is no record of it.
play-no-such-number = Type a number from 1 to { $most }, or a move.
play-proof = The game is recorded in { $file }; check its deck with: razzia verify { $file } --commitment { $commitment }
