"""Words about drawings that were written."""

from pathlib import Path

from gridlight.present.sharing_drawings import drawings_words


def test_one_drawing_is_one_drawing():
    assert drawings_words(Path("x"), 1) == "1 drawing is in x."
    assert drawings_words(Path("x"), 18) == "18 drawings are in x."
