# The words of Razzia!, English.

## The waiting room

waiting-title = The table is set
waiting-home = Home
waiting-seats = Seats, clockwise
waiting-seat = Seat { $seat }:
waiting-you = you
waiting-here = here
waiting-not-here = not here just now
waiting-kept = kept for the rematch, not back yet
waiting-kept-for-you = kept for you
waiting-sit-here = Sit here
waiting-sit-down = Sit down
waiting-name-needed = Say who you are.
waiting-or-watch = Or stay, and watch the game.
waiting-full = Every seat is taken. Stay, and watch the game.
waiting-welcome-back = Another game, { $name }? Your seat is kept.
waiting-rename = Change my name
waiting-rename-done = Rename
waiting-stand-up = Stand up
waiting-add-bot = Add a bot
waiting-level-of = How well { $name } plays
waiting-remove = Remove { $name }
waiting-send-away = Send { $name } away
waiting-watching = { $count ->
        [one] Someone is watching.
       *[other] { $count } people are watching.
    }

## The invitation

waiting-invite = Invite friends
waiting-link = The link to this table
waiting-link-about = With this link, friends take a seat or watch.
waiting-copy = Copy the link
waiting-copied = The link is copied.
waiting-not-copied = Now press Ctrl+C: the link is selected.
waiting-share = Share
waiting-share-text = Come and play Razzia! with me.
waiting-qr = The link as a QR code
waiting-local = This address works on this computer only. For other devices, start the server with --host 0.0.0.0 and open the page by the name of this computer.

## The start

waiting-start = Start the game
waiting-ready = Everyone is there.
waiting-seats-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-for = Waiting for { $names }.
waiting-for-host = { $names } will start the game.

## The table

waiting-settings = This table
waiting-commitment-about = The server has already chosen its secret for the shuffling; this is its fingerprint. After the game, anyone can check that it is still the same.
