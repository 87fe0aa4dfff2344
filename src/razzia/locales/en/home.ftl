# The words of Razzia!, English.

## The front page

home-motto = Reiner Knizia’s auction game about crooks, loot and the police at the door. For two to five.
home-play-now = Play now
home-play-about = You and three bots. It starts at once.
home-laying = Laying the table …
home-ways = More ways to play
home-new-table = New table
home-new-about = With friends, with bots, as you like it
home-pass-and-play = Pass and play
home-pass-short = Everyone on this one device
home-replay-a-game = Replay a game
home-replay-about = From a record file
home-language = Language
home-settings = Settings
home-you = Boss

## Tables

home-mine = My tables
home-mine-empty = You are in no game right now. One click above, and you are.
home-lobby = Open tables
home-lobby-empty = Nobody is looking for players right now. Open a table, and others will find it here.
home-over = Finished games
home-over-empty = No game is over yet. Once one is, you can watch it again here.
home-loading = Looking round …
home-trying-again = We keep trying.
home-try-again = Try now
home-your-turn = Your turn
home-turn-of = { $name } is thinking
home-round = Round { $round }
home-seats-free = { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
home-all-there = Everyone is there
home-won = { $count ->
        [one] { $names } won
       *[other] { $names } shared the victory
    } with { $points }
home-go-on = Go on
home-join = Join
home-watch = Watch
home-replay = Replay
home-show-all = Show all { $count }
home-show-more = Show more
home-show-fewer = Show fewer

## A new table

home-your-name = Your name
home-name-needed = Your friends will want to know who invites them.
home-players = Players
home-others = Who plays with you
home-other = Player { $number }
home-friend = A friend
home-bot = Bot, { $level }
home-edition = Edition
home-edition-about = Mafia bosses in the roaring night. Five kinds of jewels, cheques, and the police.
home-edition-about-primigenio-2020 = The treasure of the pharaohs. Scarabs, bundles of notes, and Ra. If all tie on bodyguards, everyone scores.
home-options = More options
home-piles = Draw from
home-cheques-about = What was won lies face down, but all saw it. Switch it off to play from memory.
home-hints-about = Players can ask what a bot would do.
home-clock = Clock
home-clock-none = None
home-clock-move = For each move
home-clock-total = For the game
home-clock-days = Days
home-clock-time = How much time
home-who-comes = Who can find it
home-by-link-about = You send the link to your friends.
home-open-about = Anyone who visits this server can join or watch.
home-open-table = Open the table
home-start = Start the game

## Pass and play

home-pass-about = Pass the device to whoever is to decide.
home-people = Who is there, clockwise
home-name-of = Name of player { $number }
home-player = Player { $number }
home-add-person = Add a player
home-remove-person = Remove player { $number }
home-bots = Bots
home-level = How well the bots play

## Settings

home-speed = Speed of the table
home-speed-slow = Slow
home-speed-normal = Normal
home-speed-fast = Fast
home-speed-at-once = At once
home-sound = Sound
home-sound-about = Cards, cheques and sirens.
home-worth = Show what things are worth
home-worth-about = What the row and each family would score now.
home-shortcuts = Keyboard shortcuts
home-shortcuts-about = Single keys play: L draws from the left pile. Switch them off if you talk to your computer.
home-settings-kept = Kept on this device only.

## What kind of table it is

setup-edition = Mafia night, 2004
setup-edition-primigenio-2020 = Egyptian treasure, 2020
setup-players = { $count } players
setup-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
setup-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
setup-clock-none = No clock
setup-clock-move = { $time } a move
setup-clock-total = { $time } a player, plus { $increment } s a move
setup-clock-days = { $count ->
        [one] 1 day a move
       *[other] { $count } days a move
    }
setup-two-piles = Two piles
setup-one-pile = One pile
setup-cheques-open = Cheques can be looked up
setup-cheques-open-primigenio-2020 = Notes can be looked up
setup-cheques-hidden = Cheques from memory
setup-cheques-hidden-primigenio-2020 = Notes from memory
setup-hints = Hints
setup-no-hints = No hints
setup-open = Open to everyone
setup-by-link = By link only
seat-free = free
seat-bot = bot, { $level }
