"""A language that nobody speaks: English with accents, so that words left out of it show.

`python -m helpers.pseudo SCREEN…` (with `tests` on the path) lists what a screen shows in plain
English, and `--out FOLDER` draws it too. It chooses the language before anything else is imported.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gridlight.kernel.language import speak

_ACCENTS = str.maketrans("aceinouyACEINOUY", "åçéîñøúÿÅÇÉÎÑØÚŸ")
_PLACES = re.compile(r"(\{[^{}]*\})")
_PLAIN = re.compile(r"[a-z]{3,}|[A-Za-z]{2,} [a-z]{2,}")
_PSEUDO = re.compile(r"[åçéîñøúÿÅÇÉÎÑØÚŸ]")


def pseudo(text: str, about: str = "", count: int = -1) -> str:
    """`text` with accents, its `{places}` untouched; of two forms, the one for the count."""
    told = about if count not in (-1, 1) else text
    if told in {".", ","}:
        return told
    parts = _PLACES.split(told)
    return "".join(part if part.startswith("{") else part.translate(_ACCENTS) for part in parts)


def in_plain_english(words: str) -> bool:
    """Whether words were shown that no language was asked for."""
    return any(
        _PLAIN.search(piece) and not _PSEUDO.search(piece) and re.search("[aceinouy]", piece)
        for piece in re.split(r"[\n·–:|]", words)
    )


@contextmanager
def texts_drawn() -> Iterator[list[str]]:
    """All texts that are painted while this lasts."""
    from PySide6.QtGui import QPainter

    told: list[str] = []
    drawn = QPainter.drawText

    def heard(painter: QPainter, *given: object) -> object:
        told.extend(word for word in given if isinstance(word, str))
        return drawn(painter, *given)

    QPainter.drawText = heard
    try:
        yield told
    finally:
        QPainter.drawText = drawn


def main() -> int:
    """List the plain English of screens."""
    parser = argparse.ArgumentParser()
    parser.add_argument("screens", nargs="*")
    parser.add_argument("--out", type=Path, default=None)
    found = parser.parse_args()
    speak("pseudo", pseudo)
    from gridlight.ui.screenshots import SCREENS, shoot

    for screen in found.screens or SCREENS:
        with texts_drawn() as told:
            place = found.out or Path("/dev/null")
            out = place / f"{screen}.png" if found.out else Path("pseudo.png")
            try:
                shoot(screen, out, (1280, 800), "den")
            except Exception as fault:
                print(f"== {screen}: {type(fault).__name__}: {fault}")
        plain = sorted({words for words in told if in_plain_english(words)})
        print(f"== {screen}: {len(plain)} of {len(set(told))} in plain English")
        for words in plain:
            print(f"   {words!r}")
    Path("pseudo.png").unlink(missing_ok=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
