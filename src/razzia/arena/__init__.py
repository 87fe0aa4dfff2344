"""Matches and tournaments between bots: the same decks for every seating, statistics, ratings, reports.

``docs/arena.md`` says what is measured and how to read it.
"""
