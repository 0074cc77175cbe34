"""The record book on the table: an open, ruled book with a tab for each of its parts."""
