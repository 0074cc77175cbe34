"""The card workshop without its window: cards printed, shared, drawn elsewhere and read in."""
