"""Any game looked at once more, on its own stage."""
