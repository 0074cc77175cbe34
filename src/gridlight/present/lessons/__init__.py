"""Lessons that are played: a first drive in each game, told step by step (no Qt)."""
