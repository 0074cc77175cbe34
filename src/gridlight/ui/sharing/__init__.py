"""Decks and drawings given away, and taken from others."""
