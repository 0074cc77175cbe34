"""The help of every game, in our own words, by the game's name."""

from __future__ import annotations

from collections.abc import Callable

Line = str | tuple[str, str]
"""A paragraph; one of two parts is a key and its use."""

Section = tuple[str, tuple[Line, ...]]
"""A head and its paragraphs."""

Cards = tuple[tuple[Section, ...], tuple[Section, ...]]
"""How to play; keys, options and rulings."""


def _foto_electric() -> Cards:
    from gridlight.ui.screens.help_foto import HOW, KEYS

    return HOW, KEYS


def _all_pro() -> Cards:
    from gridlight.ui.screens.help_all_pro import HOW, KEYS

    return HOW, KEYS


def _pegskin() -> Cards:
    from gridlight.ui.screens.help_pegskin import HOW, KEYS

    return HOW, KEYS


TEXTS: dict[str, Callable[[], Cards]] = {
    "foto-electric": _foto_electric,
    "all-pro": _all_pro,
    "pegskin": _pegskin,
}
