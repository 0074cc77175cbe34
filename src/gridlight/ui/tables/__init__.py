"""The editors for tables: penalty cards, penalty charts and spinners."""
