"""The names of the boards' formations, in one's language."""

from __future__ import annotations

from gridlight.kernel.language import tr

_WORDS = {
    "T": tr("T", "a line-up"),
    "balanced": tr("balanced", "a line-up"),
    "unbalanced": tr("unbalanced", "a line-up"),
    "split end": tr("split end", "a line-up"),
    "single wing A": tr("single wing A", "a line-up"),
    "shotgun": tr("shotgun", "a line-up"),
    "punt": tr("punt", "a line-up"),
    "goal line": tr("goal line", "a line-up"),
    "kick-off": tr("kick-off", "a line-up"),
    "kick-off, wide": tr("kick-off, wide", "a line-up"),
    "diamond": tr("diamond", "a line-up"),
    "two deep": tr("two deep", "a line-up"),
    "pro set": tr("pro set", "a line-up"),
    "I": tr("I", "a line-up"),
    "spread": tr("spread", "a line-up"),
    "wishbone": tr("wishbone", "a line-up"),
    "blitz": tr("blitz", "a line-up"),
    "nickel": tr("nickel", "a line-up"),
    "prevent": tr("prevent", "a line-up"),
}


def formation_words(name: str) -> str:
    """A formation's name for people; names of figures, and people's own, stay as they are."""
    return _WORDS.get(name, name)
