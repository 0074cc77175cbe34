"""What lies on every game's table: choices, banners, dials, the coin, the roll by hand, the end."""
