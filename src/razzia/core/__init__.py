"""The rules, once: pure functions on one flat record.

The rules know no input or output, no clock, no randomness and no words. See ``docs/core.md``.
"""
