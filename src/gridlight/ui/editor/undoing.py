"""What is said when a step is taken back or done again."""

from __future__ import annotations

from gridlight.kernel.language import tr


def went_words(step: str, *, back: bool) -> str:
    """That a step was taken back, or done again.

    Its words are offered as they stand alone, `{step}`, and beginning small, `{small}`.
    """
    small = step[:1].lower() + step[1:]
    if back:
        return tr("Took back: {small}.", small=small, step=step)
    return tr("Did again: {small}.", small=small, step=step)
