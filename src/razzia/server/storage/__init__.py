"""Where the tables are kept: journals, lists and chat, in SQLite or PostgreSQL. It knows nothing about the game."""
