"""An import under way: pictures of cards, what was read from them, and what a person mended."""
