"""A language that nobody speaks: English with accents, so that words left out of it show.

`python -m helpers.pseudo SCREEN…` (with `tests` on the path) lists what each screen shows in plain
English, a line of JSON a screen; `--language de` lists instead what is cut off in a language. The
language is chosen before anything else is imported.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gridlight.kernel.language import speak

_ACCENTS = str.maketrans("aceinouyACEINOUY", "åçéîñøúÿÅÇÉÎÑØÚŸ")
_PLACES = re.compile(r"(\{[^{}]*\}|\b[A-Z]{2,3}-P?\d+)")
_PLAIN = re.compile(r"[a-z]{3,}|[A-Za-z]{2,} [a-z]{2,}")
_PSEUDO = re.compile(r"[åçéîñøúÿÅÇÉÎÑØÚŸ]")


def pseudo(text: str, about: str = "", count: int = -1) -> str:
    """`text` with accents, but for `{places}` and rulings; of two forms, the one for the count."""
    told = about if count not in (-1, 1) else text
    if told in {".", ","}:
        return told
    parts = _PLACES.split(told)
    return "".join(each if n % 2 else each.translate(_ACCENTS) for n, each in enumerate(parts))


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


def cut_off(words: str) -> bool:
    """Whether words were shortened to fit into their box."""
    return words.endswith("…") and not words.endswith((" …", "...…"))


def main() -> int:
    """List, of screens, what was never asked for, or what is cut off in a language."""
    parser = argparse.ArgumentParser()
    parser.add_argument("screens", nargs="*")
    parser.add_argument("--out", type=Path, default=None, help="a folder for the pictures")
    parser.add_argument("--language", default="", help="list what is cut off in it instead")
    parser.add_argument("--theme", default="den")
    parser.add_argument("--size", default="1280x800")
    found = parser.parse_args()
    if found.language:
        from gridlight.ui.language import choose

        choose(found.language)
    else:
        speak("pseudo", pseudo)
    wide, high = map(int, found.size.split("x"))
    from gridlight.ui.screenshots import SCREENS, shoot

    with tempfile.TemporaryDirectory() as folder:
        for screen in found.screens or SCREENS:
            out = (found.out or Path(folder)) / f"{screen}.png"
            with texts_drawn() as told:
                shoot(screen, out, (wide, high), found.theme)
            odd = cut_off if found.language else in_plain_english
            listed = sorted({words for words in told if odd(words)})
            print(json.dumps([screen, listed], ensure_ascii=False), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
