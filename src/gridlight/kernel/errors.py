"""Errors, split by whose fault they are."""

from __future__ import annotations

from gridlight.kernel.language import tr

_MOST = 240


def one_line(text: object, most: int = _MOST) -> str:
    """`text` as it may stand in a sentence: on one line, no longer than `most`, no control signs.

    What is quoted may come from a stranger's file; a terminal obeys escapes.
    """
    line = " ".join(str(text).split())
    line = "".join(sign if sign.isprintable() else "·" for sign in line)
    return line if len(line) <= most else f"{line[: most - 1]}…"


class GridlightError(Exception):
    """Anything that a person can be told in one sentence."""


class IllegalMove(GridlightError):
    """A move that the rules refuse; the state it was tried on is untouched."""

    def __init__(self, seat: str, move: str, reason: str) -> None:
        self.seat = seat
        self.move = move
        self.reason = reason
        super().__init__(tr("“{move}” is refused: {reason}", move=one_line(move), reason=reason))


class InputFault(GridlightError):
    """Something from outside that can't be read: names the file, the place in it and the remedy.

    `line` is the number of the line that `place` names, 0 for any other place.
    """

    kind = "input"

    def __init__(
        self, source: str, place: str, problem: str, remedy: str, *, line: int = 0
    ) -> None:
        self.source = source
        self.line = line
        self.place = place
        self.problem = problem
        self.remedy = remedy
        where = f"{source}, {one_line(place)}" if place else source
        super().__init__(f"{where}: {one_line(problem)}. {one_line(remedy, 2 * _MOST)}")


class CardError(InputFault):
    """A card, a deck or a spinner that can't be used."""

    kind = "card"


class RulesetError(InputFault):
    """A table of rules, or a setting, that makes no sense."""

    kind = "ruleset"


class ScenarioError(InputFault):
    """A scenario file that can't be read."""

    kind = "scenario"


class NotationError(InputFault):
    """A text record or a position that can't be read."""

    kind = "notation"


class OptionError(InputFault):
    """An option on the command line that can't be taken."""

    kind = "option"


class JournalError(InputFault):
    """A saved game that can't be opened as it is."""

    kind = "journal"


class JournalVersion(JournalError):
    """A saved game in a format that this program doesn't know."""


class JournalTorn(JournalError):
    """A saved game that is broken before its last line."""


class JournalDiverged(JournalError):
    """A saved game whose replay doesn't come out as recorded."""

    def __init__(self, source: str, step: int, problem: str, remedy: str) -> None:
        self.step = step
        super().__init__(source, tr("step {step}", step=step), problem, remedy)
