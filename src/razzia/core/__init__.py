"""The rules, once: pure functions on one flat record.

No input or output, no clock, no randomness, no words. See ``docs/core.md``.
"""
