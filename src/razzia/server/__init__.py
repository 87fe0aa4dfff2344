"""The server: a thin shell around :mod:`razzia.table`. Keeps tables in a database, and everyone at them informed."""
