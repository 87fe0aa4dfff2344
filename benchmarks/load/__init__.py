"""Game servers under load, side by side: whole games on many tables at once, with a real WebSocket for every seat.

How it is measured:

- Everything is on the loopback of one machine. A server is a process of its own, and so is the load generator, which
  therefore has another core. What the generator itself costs is measured in every run: if it filled its core, the
  server would not be what is measured.
- A table has four seats and a client for each. Whoever is to act sends a random legal move of those that the server
  has told. A move counts when the last of the four has been told of it; the time is taken from sending it until then.
  When a game is over, the players meet at a new table, and setting that up is part of the load.
- *Flat out*, every table has a move under way at all times: this finds the most moves a second. The times say little
  then, because moves wait for each other. *Paced*, so many moves a second are sent over all tables, each in its turn:
  this finds the times.
- Memory is the resident set of the server's process, minus what it was before the tables came, for a table: with
  everybody seated and nobody connected, with a connection for each seat, and once more after playing, when what the
  process has not given back is spread over the tables as well.
- Before anything is measured, one whole game is rehearsed, in which the server has to refuse moves on a version that
  has passed and moves out of turn. All through the measurement, a seat that is not told of a move, or is told twice,
  or of another version than its neighbours, ends it.

The peer is boardgame.io's server from npm, with a game of the same decisions (``boardgame_io/game.js``): the same
piles, auctions and rounds, about 200 decisions a game, about 2 kB to each seat for a move, and the legal moves told to
the seat that is to act, as ours does. What it sends for a move hides the order of the cards. What it sends to those who
connect does not, whatever the game says: it shows them the first state as it is. It is measured with the storage that
it takes by itself, which is memory, and with FlatFile, the one it brings that survives a restart. What each has done
for a move when it tells of it, the report says.

``python -m benchmarks.load`` runs it alone; ``--help`` names its options.
"""
