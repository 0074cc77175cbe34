"""The referee's desk: scoreboard, field, what happened, dice; the boards stand elsewhere."""
