"""Referee mode: people play on their own boards and tell the program what happened there."""
