"""A deck on paper: the sheets as they will be printed, and the printer put right."""
