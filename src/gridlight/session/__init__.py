"""One running game: seats, sealed picks, the journal, replay, scenarios and matches."""
