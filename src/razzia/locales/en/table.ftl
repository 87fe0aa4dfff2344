# The words of Razzia!, English.

## The table on the screen

table-title = A table of Razzia!
table-no-cards = no cards yet
table-days-left = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
table-time-left = { $time } left
table-winner = winner
table-has-bid = bids { $cheque }
table-has-passed = passes
table-you-bid = your bid
table-your-turn = your turn
table-thinking = is thinking …
table-decides = decides
table-out-of-round = out of the round
table-bot-plays-on = a bot plays on
table-bot = bot, { $level }
table-caller = Caused the auction, and bids last
table-you = you
table-away = away
table-family-of = { $name }: family
table-row-worth = Worth to you now: { $points }
table-empty-place = Empty place
table-track = { $card }: { $number } of { $raid } before the raid
table-pile-count = { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
table-pile-count-left = Left pile: { $count } left
table-pile-count-right = Right pile: { $count } left
table-round-label = Round { $round } of { $rounds }
table-score-track = Points so far
table-centre-cheque = In the centre
table-actions = Your moves
table-choose-theft = Choose cards in the row: a thief for each.
table-prompt-bid = { $best ->
        [0] Your bid: nobody has bid yet.
       *[other] Your bid: { $best } is the best so far.
    }
table-prompt-turn = Your turn: what will you do?
table-one-moment = One moment …
table-reconnecting = The line is down. We are reconnecting; nothing is lost.
table-steal-these = { $count ->
        [0] Choose cards
        [one] Steal this card
       *[other] Steal these { $count }
    }
table-cancel = Cancel
table-bid = Bid { $cheque }
table-pass = Pass
table-draw = Draw a card
table-draw-left = Draw left
table-draw-right = Draw right
table-call-auction = Forced auction
table-steal = Steal …
table-take-back = Take back
table-log = Log
table-log-empty = Nothing has happened yet.
table-show-moment = Show this moment ({ $time })
table-chat = Chat
table-chat-empty = Say hello!
table-chat-empty-spectators = Only those who watch read this until the game is over.
table-your-name = Your name
table-say = Say something
table-send = Send
table-spectator = Spectator
table-odds = Odds
table-odds-of = Chance of { $card }, and what is left
table-odds-police = Chance of { $card } on the next card: { $percent }
table-odds-left = { $count ->
        [one] 1 card has not been drawn. Of each kind:
       *[other] { $count } cards have not been drawn. Of each kind:
    }
table-hint = Hint
table-hint-thinking = A strong bot is thinking …
table-hint-late = The game has moved on: that hint is out of date.
table-hint-best = A strong bot would say: { $move }
table-hint-move = Move
table-hint-win = Wins
table-hint-points = Points
table-hint-why = It has played on from here many times, without knowing the cards.
table-hint-steal = Steal { $cards }
table-hint-draw = Chance of { $card } on the next card: { $percent }. { $left ->
        [one] One more brings the raid.
       *[other] { $left } more bring the raid.
    }
table-hint-bid = The row is worth { $points } to you now. Your { $cheque } would go to the centre, and you would take the { $taken } from there.
table-hint-pass = The row is worth { $points } to you now. You keep { $cheques }.
table-hint-auction = The row is worth { $points } to you now.
table-hint-thieves = You would have { $cards } at once, for { $count ->
        [one] one thief.
       *[other] { $count } thieves.
    }
table-hint-wins = It wins { $percent } of the games played on from here.
table-hint-compared = It wins { $percent } of the games played on from here; the next best ({ $move }), { $next }.
table-raid = Raid!
table-not-here = This table is not here
table-looking-back = You are looking at an earlier moment.
table-no-moment = This moment cannot be shown: the move was taken back, or it has to be remembered.
table-back-to-now = Back to now
table-skip = Skip
table-bot-for-you = A bot plays for you.
table-return = Take my seat back
table-watching = You are watching.
table-hand-over = Hand the device to { $name }
table-it-is-me = I am { $name }
table-side = Beside the table
table-tabs = Log and chat
table-said = { $name } says: { $text }
table-unread = unread
table-spectators = { $count ->
        [0] Nobody is watching
        [one] 1 is watching
       *[other] { $count } are watching
    }
table-home = To the start page
table-look-up = Look up
table-scoring-card = Scoring card
table-rules = Rules
table-menu = Menu
table-resign = Leave the game …
table-resign-sure = A bot will play on in your seat, so nobody else’s game is ruined. You can come back at any time.
table-resign-yes = Leave
table-cheque = Cheque { $cheque }
table-cheque-primigenio-2020 = Bundle of notes { $cheque }
table-cheque-down = { $cheque ->
        [hidden] A cheque
       *[other] Cheque { $cheque }
    }, face down
table-cheque-down-primigenio-2020 = { $cheque ->
        [hidden] A bundle of notes
       *[other] Bundle of notes { $cheque }
    }, face down

## Why something is not possible now, for those who press buttons

why-not-your-turn = It is { $name }’s turn to decide.
why-no-auction = There is no auction now.
why-auction-under-way = An auction is under way: bid or pass.
why-must-bid = Nobody has bid, and you called the forced auction: you must bid.
why-bid-too-low = The best bid is { $best } already.
why-not-your-cheque = That cheque is not yours to bid.
why-pile-empty = This pile is empty.
why-too-few-thieves = { $thieves ->
        [0] Stealing takes a thief, and you have none.
        [one] You have one thief: that is too many cards.
       *[other] You have { $thieves } thieves: that is too many cards.
    }
why-no-cards-named = Choose at least one card in the row.
why-bot-plays = A bot plays for you: take your seat back first.
why-over = The game is over.
why-card-first = A card is being turned over.
