"""The page of the rules help."""
