"""Pegskin Football: the rules of the peg board, its dice and its Yardcard."""
