"""The import screens: pictures of real cards become a deck, step by step."""
