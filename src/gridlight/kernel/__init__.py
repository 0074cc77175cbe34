"""What every game is made of: dice, moves, steps, events and their text."""
