"""The coaches of All-Pro: whole turns searched on a packed board, worths from expected points."""
