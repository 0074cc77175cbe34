"""Drawing cards: editing commands on decks, undo without end, a draft that survives a kill."""
