"""The card editor: decks on the table, a card on the drafting board."""
