"""How words stand inside a sentence, by the language that is spoken."""

from __future__ import annotations

from gridlight.kernel.language import ENGLISH, spoken


def inside(text: str) -> str:
    """Words of a label as they stand inside a sentence: small at first in English only.

    Other languages keep the letter, for it may begin a noun.
    """
    return text[:1].lower() + text[1:] if spoken() == ENGLISH else text
