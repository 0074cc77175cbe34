"""How sure the eye can be of a result, in words."""

from __future__ import annotations

from gridlight.cards.margin import TOO_CLOSE
from gridlight.kernel.language import tr


def is_clear(margin: float) -> bool:
    """Whether a result of that margin in yards can be told by eye."""
    return margin >= TOO_CLOSE


def margin_words(margin: float) -> str:
    """By how many yards a result is what it is, and whether the eye can tell."""
    if is_clear(margin):
        return tr("By {margin:.2f} yards on the card: clear to the eye.", margin=margin)
    return tr("By {margin:.2f} yards on the card: too close to call by eye.", margin=margin)
