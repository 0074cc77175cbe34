"""What a recorded game was worth at every step: chances to win, luck, and what was best."""
