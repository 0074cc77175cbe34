"""Boards with squares and men: printed, lit, and played on by hand, key and pointer."""
