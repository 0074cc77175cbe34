"""The penalty die: a layer over any game, which knows none (PEN-1 to PEN-13)."""
