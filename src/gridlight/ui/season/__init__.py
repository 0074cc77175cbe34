"""The season: its list, its wall chart, the sheet for a new one, games played beside the window."""
