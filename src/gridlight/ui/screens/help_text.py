"""The help of every game and of what lies beside them, in our own words, by name."""

from __future__ import annotations

from collections.abc import Callable

from gridlight.kernel.language import tr

Line = str | tuple[str, str]
"""A paragraph; one of two parts is a key and its use."""

Section = tuple[str, tuple[Line, ...]]
"""A head and its paragraphs."""

Cards = tuple[tuple[Section, ...], tuple[Section, ...]]
"""How to play; keys, options and rulings."""


REPLAY: Section = (
    tr("Keys of a replay"),
    (
        (tr("Space"), tr("plays and pauses.")),
        ("← →", tr("a step back, a step on; with Shift a whole play.")),
        ("J, L", tr("to the score or turnover before, to the next one.")),
        (
            tr("Page Up, Down"),
            tr("to the quarter before, to the next; Home and End: start and end."),
        ),
        ("+ −", tr("faster, slower.")),
        ("P", tr("plays on from here, as a new game whose dice fall anew.")),
        ("A", tr("analyzes the game: who was to win when, what each roll was worth; 1 to 3 turn.")),
        ("W", tr("spreads the analysis out, or lays it beside the board again.")),
        ("T", tr("to where the game turned, once it is analyzed; with Shift back.")),
        (tr("Esc"), tr("goes back.")),
    ),
)


def _with_common(keys: tuple[Section, ...]) -> tuple[Section, ...]:
    """What every game has: a replay's keys behind the game's own, the penalty die further on.

    Playing on a board of one's own comes last before the rulings.
    """
    from gridlight.ui.screens.help_penalties import PENALTIES
    from gridlight.ui.screens.help_referee import OWN_BOARD

    return (keys[0], REPLAY, *keys[1:-1], PENALTIES, OWN_BOARD, keys[-1])


def _foto_electric() -> Cards:
    from gridlight.ui.screens.help_foto import HOW, KEYS

    return HOW, _with_common(KEYS)


def _all_pro() -> Cards:
    from gridlight.ui.screens.help_all_pro import HOW, KEYS
    from gridlight.ui.screens.help_computer import HINTS

    return (*HOW, HINTS), _with_common(KEYS)


def _pegskin() -> Cards:
    from gridlight.ui.screens.help_computer import HINTS
    from gridlight.ui.screens.help_pegskin import HOW, KEYS

    return (*HOW, HINTS), _with_common(KEYS)


def _record_book() -> Cards:
    from gridlight.ui.screens.help_records import HOW, KEYS

    return HOW, (*KEYS, REPLAY)


def _workshop() -> Cards:
    from gridlight.ui.screens.help_workshop import HOW, KEYS

    return HOW, KEYS


TEXTS: dict[str, Callable[[], Cards]] = {
    "foto-electric": _foto_electric,
    "all-pro": _all_pro,
    "pegskin": _pegskin,
    "record-book": _record_book,
    "workshop": _workshop,
}
