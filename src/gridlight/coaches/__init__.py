"""Computer opponents and the analysis of decks."""
