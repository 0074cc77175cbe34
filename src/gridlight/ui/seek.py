"""Finding a line of a short list by typing how it begins."""

from __future__ import annotations

from collections.abc import Sequence


class Seek:
    """What was typed so far in a list that lies open.

    Letters add up as long as a line begins so: “s”, “e” leads to “seven” past “six”. One that
    leads nowhere begins anew, so that the same letter pressed again goes on to the next line.
    """

    def __init__(self) -> None:
        self._typed = ""

    def place(self, lines: Sequence[str], current: int, letter: str) -> int | None:
        """The line to go to from `current`; None where no line begins with the letter."""
        typed = (self._typed + letter).casefold()
        if self._typed:
            found = _from(lines, current, typed)
            if found is not None:
                self._typed = typed
                return found
        self._typed = letter.casefold()
        return _from(lines, current + 1, self._typed)


def _from(lines: Sequence[str], first: int, typed: str) -> int | None:
    """The line that begins so, looked for from `first` on and round to it again."""
    order = [(first + i) % len(lines) for i in range(len(lines))]
    return next((i for i in order if lines[i].casefold().startswith(typed)), None)
