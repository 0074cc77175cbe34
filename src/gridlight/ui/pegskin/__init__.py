"""The table of Pegskin: peg board, dice tray, Yardcard, and two people who play on them."""
