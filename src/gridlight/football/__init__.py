"""What the games share: spots, downs, scoring, the clock of plays, the record of a game."""
