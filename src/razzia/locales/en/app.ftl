# The words of Razzia!, English.

## On every screen of the web app

dialog-close = Close
nowhere-title = There is nothing here
nowhere-home = Back to the start
error-unreachable = the server cannot be reached; check the network
level-easy = easy
level-normal = normal
level-hard = hard

## What happens at a table beside the game

news-table-made = The table is set.
news-sat-down = { $name } sits down.
news-stood-up = Seat { $seat } is free again.
news-bot-invited = { $name }, a bot ({ $level }), sits down.
news-started = The game begins.
news-took-back = { $name } takes the last move back.
news-resigned = { $name } has left. A bot plays on.
news-returned = { $name } is back.
news-clock-restarted = The server was away: { $name } gets the full time again.
news-rematch-made = There is a table for another game.
news-time-out = { $name }’s time is up: a bot makes this move.
news-took-over = { $name }’s time was up too often: a bot plays on.
