"""A season: teams, their schedule, and the saved games that it was played in."""
