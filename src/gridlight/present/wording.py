"""How words stand inside a sentence, by the language that is spoken."""

from __future__ import annotations

from gridlight.kernel.language import ENGLISH, spoken


def inside(text: str) -> str:
    """Words of a label as they stand inside a sentence: small at first in English only.

    Other languages keep the letter, for it may begin a noun.
    """
    return text[:1].lower() + text[1:] if spoken() == ENGLISH else text


def read_out(caption: str) -> str:
    """A caption in capitals as it is read out in a row of others: “to go”, „Noch“.

    English has it small, other languages begin it large, for it may be a noun.
    """
    return caption.lower() if spoken() == ENGLISH else caption.capitalize()
