"""All-Pro Football: eleven men a side on squares of five yards, three moves a turn."""
