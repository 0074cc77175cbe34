"""The light box: case, well, cards on it, slide and light, and the gestures that work them."""
