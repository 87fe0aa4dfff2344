# The words of Razzia!, English.

## What is refused: a table

error-players = number of players { $text }: the game is for { $fewest } to { $most }
error-unknown-edition = unknown edition "{ $text }"; known: { $known }
error-piles = { $text } piles: there are 2, or 1
error-open-cheques = open cheques: "{ $text }" is neither true nor false
error-cheques = { $text } are not the sets of cheques of { $players } players, which are { $known }
error-no-such-seat = no seat "{ $text }" at this table; there are { $seats }
error-unknown-bot = there is no bot "{ $text }"; known: { $known }; or name one of your own as package.module:Class
error-unusable-bot = the bot "{ $text }" cannot be used: { $why }
error-budget = "{ $text }" is not a budget; say 100ms or 0.5s for a time, 5000 for simulations, 2x100ms for two threads
error-other-journal = the journal { $text } belongs to another job: its { $what } is another one; name another file, or begin it anew with --fresh
error-not-a-journal = { $text } is not a journal of the arena; name another file
error-journal-in-use = the journal { $text } is in use by another run; wait until it is done, or name another file with --journal

## What is refused: a database

error-database-url = a database is named as sqlite:///file or postgresql://user@host/name, not as "{ $text }…"
error-database-unreachable = the database { $text } cannot be opened: { $why }
error-not-a-database = { $text } is not a database; name another file, or one that does not exist yet
error-other-database = the database { $text } holds the data of another program; name an empty one
error-newer-database = the database { $text } was written by a newer version of Razzia (its format is { $found }, this one knows up to { $known }); update Razzia, or name another database
error-no-psycopg = { $text } needs the package psycopg, which is not installed: pip install "razzia[postgresql]"
error-storage-failed = the database failed; try again

## What is refused: a move

error-unknown-move = "{ $text }" is not a move; say "draw left", "draw right", "auction", "steal <cards>", "pass" or "bid <cheque>"
error-which-pile = "{ $text }": say which pile: "draw left" or "draw right"
error-which-cheque = "{ $text }": say which cheque to bid, 1 to 16
error-no-cards-named = "{ $text }": name the cards to steal, as in "steal driver,ring"
error-one-card = "{ $text }": name the one card that is turned over, as in "= ring"
error-unknown-card = there is no card "{ $card }" to name here; known: { $known }
error-game-over = "{ $text }": the game is over
error-card-first = "{ $text }": a card is being turned over first
error-no-card-due = "{ $text }": no card is being turned over now
error-not-your-turn = "{ $text }": it is not for { $seat } but for { $turn } ({ $name }) to decide now
error-not-your-move = "{ $text }": seat { $seat } may make its own moves only
error-not-at-the-table = "{ $text }": there is no seat { $seat } at this table, only { $seats }
error-no-auction = "{ $text }": there is no auction now
error-auction-under-way = "{ $text }": an auction is under way; say "bid <cheque>" or "pass"
error-must-bid = "{ $text }": nobody has bid, so whoever called the forced auction must
error-bid-too-low = "{ $text }": the best bid is { $best } already
error-not-your-cheque = "{ $text }": { $cheque } is not among one's own face-up cheques: { $cheques }
error-one-pile = "{ $text }": this table plays with one pile; say "draw left"
error-pile-empty = "{ $text }": the { $pile } pile is empty
error-too-few-thieves =
    { $thieves ->
        [0] "{ $text }": stealing takes a thief, and there is none in the family
       *[other] "{ $text }": { $cards } cards take as many thieves, and the family has { $thieves }
    }
error-row-empty = "{ $text }": there is nothing in the row
error-not-in-row =
    { $count ->
        [0] "{ $text }": there is no "{ $card }" in the row
        [one] "{ $text }": there is only one "{ $card }" in the row
       *[other] "{ $text }": the row does not have "{ $card }" that often, only { $count } times
    }
error-card-used-up = "{ $text }": every card "{ $card }" has been drawn already
error-nothing-to-undo = nothing has been done yet
error-name = "{ $text }" is not a name: it takes 1 to { $longest } characters, without line breaks and control characters
error-unfit-text = "{ $text }" cannot be shown to everyone: it takes one line of visible text, without control characters and without marks that turn the direction of text

## What is refused: a record

where-line = line { $number }
where-seat = seat { $number }
where-move = move { $number }
where-character = character { $number }
where-rounds = round { $number }
error-no-record = there is no record in it
error-too-long = more than { $longest } bytes are too long to be read
error-not-utf8 = not text in UTF-8: { $why }
error-not-json = not JSON: { $why }
error-version = version { $text } of the record is not known; this program reads version { $known }
error-missing-field = missing
error-wrong-type = must be { $due ->
        [object] an object
        [list] a list
        [text] a text
        [number] a whole number
        [numbers] a list of whole numbers
       *[truth] true or false
    }
error-unknown-option = there is no option "{ $text }"
error-no-seat-letter = "{ $text }" must begin with the letter of a seat, or with = for a card
error-unfinished = the game is not over yet
error-other-result = it says { $text }, but the moves give { $due }
error-not-on-the-sheet = this does not belong on a score sheet

## What is refused: a proof

error-no-fairness = the record has no fairness field, so there is nothing to prove
error-not-hex = fairness: the { $field } must be { $digits } hexadecimal digits
error-contributions = fairness: there must be one contribution, a text, for each of the { $players } players
error-other-commitment = fairness: the commitment is not that of the secret, which would be { $due }
error-not-that-commitment = fairness: the commitment is { $due }, not the one that was noted down
error-no-such-commitment = { $file }: no game in it has the commitment { $text }
error-other-cheques = seat { $seat }: the lot gives it the cheques { $due }
error-other-card = move { $move }: the card shown is "{ $card }", but the deck has "{ $due }"

## What is refused: families to score

error-round = there is no round { $text }: it is 1, 2 or 3
error-not-loot = "{ $text }" is not a card that a family can have; known: { $known }
error-negative = { $text } cards: a family cannot have fewer than none
error-too-many-cards = { $count } in all the families, but the box holds { $most }
error-not-among-cheques = { $text } is not among the cheques of { $players } players, which are { $known }
error-cheque-twice = cheque { $text } is there twice
error-cheque-count = { $text } cheques: with { $players } players everyone has { $due }

## At a table

error-already-done = this request was granted already
error-stale-version = that was an answer to another state of the table than the one it is in now
error-not-your-seat = seat { $seat } is not yours
error-not-at-this-table = only those who sit at this table may do that
error-not-host = only whoever made the table may do that
error-already-started = the game has begun already
error-not-started = the game has not begun yet
error-seat-taken = seat { $seat } is taken
error-seat-free = seat { $seat } is free
error-table-full = every seat is taken
error-name-taken = someone here is called "{ $text }" already
error-bot-plays = a bot plays in seat { $seat }; take the seat back first
error-no-bot-plays = no bot plays in seat { $seat }
error-no-take-back = your last move cannot be taken back: a card has been turned over since, someone else has acted, or the round is over
error-over = the game is over
error-not-over = the game is not over yet
error-rematch-made = there is a rematch already: table { $text }
error-seats-free =
    { $count ->
        [one] seat { $text } is not ready yet
       *[other] seats { $text } are not ready yet
    }

## What is refused: by the server

error-setting = { $where }: "{ $text }" will not do; it takes { $due ->
    [host] a host name or an address, such as 127.0.0.1
    [port] a number from 0 to 65535; 0 is any free port
    [database] a file, or a URL such as postgresql://user@host/name
    [address] an address such as https://razzia.example.org, without a path
    [hosts] names with commas between them, such as razzia.local,games.example.org
    [networks] addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8
    [delay] milliseconds from 0 to 60000, or a range such as 400-1200
    [log-format] auto, json or text
    [log-level] debug, info, warning or error
   *[count] a whole number from 1 on
}
error-port-in-use = port { $text } of { $host } is in use by another program; choose another one with --port, or 0 for any that is free
error-cannot-listen = cannot listen on { $text }: { $why }
error-database-in-use = { $text } is being served already, at { $url }; use that one, or stop it first
error-unreadable-request = the request cannot be read: { $where }: { $why }
error-no-key = this takes a player's key: in the header "Authorization: Bearer <key>", or in the hello on a WebSocket
error-foreign-origin = a page from "{ $text }" may not do that here; open { $url } instead
error-foreign-host = this server does not go by the name "{ $text }"; open { $url } instead, or allow the name with --allowed-hosts
error-no-such-page = there is nothing at { $text }
error-no-such-table = there is no table "{ $text }"
error-wrong-method = { $text } does not take { $method }
error-request-too-long = more than { $longest } bytes are too long for a request
error-too-many = too many { $what ->
    [tables] new tables
    [connections] connections
    [lines] lines of chat
    [messages] messages
   *[requests] requests
}; try again in { $seconds } s
error-internal = something went wrong in the server; its log says more under { $text }
error-hello-first = the first message must be a hello, within ten seconds
error-hello-once = a hello comes once, at the beginning
error-other-protocol = this server speaks version { $known } of the protocol, not { $text }; load the page anew
error-unreadable-message = the message cannot be read: { $why }
error-no-hints = this table plays without hints
error-hint-under-way = the hint that you asked for before is still to come
error-not-your-decision = it is not for this seat to decide now
error-busy = the table changes too fast just now; try again
error-bad-cursor = "{ $text }" is not where a page begins; take the "next" of the page before
error-bad-key = that is not a player's key: it takes 64 hexadecimal digits in small letters, in the header after "Authorization: Bearer ", or in the hello on a WebSocket
