"""A picture of a card turned into a card: outline, registration, inks, markers, paths."""
