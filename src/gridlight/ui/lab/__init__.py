"""The lab: a deck's whole game solved, its results, its mixes and what was found out."""
