"""boardgame.io's server, from npm, with a game of the same decisions: the peer of the load benchmark."""
