"""The Pegskin board, its dice tray and the Yardcard."""
