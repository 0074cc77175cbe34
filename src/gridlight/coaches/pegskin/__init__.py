"""Computer coaches of Pegskin."""
