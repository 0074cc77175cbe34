"""What the penalty layer asks of each game, one file a game."""
