"""The record book: every kept game in one index, and what is folded from its lines."""
