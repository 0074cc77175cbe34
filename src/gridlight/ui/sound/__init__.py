"""What the table sounds like, made by the program itself, and its captions."""
