"""The screens around the games: Home, all games, settings, about."""
