"""The All-Pro table: board, strip of calls, line-ups, and the course of a game on them."""
