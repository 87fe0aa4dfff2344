# The words of Razzia!, English.

## A game once more

replay-heading = Replay a game
replay-drop = Drop the record of a game here, or choose its file.
replay-drop-note = A .json file with one game, or a .jsonl file with one a line
replay-choose = Choose a file
replay-several = { $count ->
        [one] There is one game in this file.
       *[other] There are { $count } games in this file. Which one?
    }
replay-game = Game { $number }: { $names }
replay-loading = One moment …
replay-unreadable = "{ $name }" cannot be read; choose another file.
replay-no-record = "{ $name }" is not a Razzia! record. Choose the .json file that was saved at the end of a game.
replay-no-record-lines = { $count ->
        [one] Line { $lines } of "{ $name }" is not a Razzia! record. Each line has to be a whole one.
       *[other] Lines { $lines } of "{ $name }" are not Razzia! records. Each line has to be a whole one.
    }
replay-empty = There is no game in "{ $name }"; choose another file.
replay-too-large = A record has { $longest } kB at most, and this one has { $size }. Choose another file.
replay-other = Another game
replay-home = To the start page
replay-controls = Step and play
replay-slider = Moment of the game
replay-move = Move { $number } of { $count }
replay-start = The start of the game
replay-first = To the start (Home)
replay-back = One move back (←)
replay-forward = One move on (→)
replay-last = To the end (End)
replay-play = Play (space)
replay-pause = Stop (space)
replay-speed = Speed
replay-previous-auction = To the auction before
replay-next-auction = To the next auction
replay-eyes = Seen by
replay-everyone = a spectator
replay-moves = The moves
replay-scores = Points of round { $round }
replay-copy = Copy a link to this moment
replay-copied = Copied
replay-link = The link to this moment
replay-save = Save the record
