"""What is said when a step is taken back or done again."""

from __future__ import annotations

from gridlight.kernel.language import tr
from gridlight.present.wording import inside


def went_words(step: str, *, back: bool) -> str:
    """That a step was taken back, or done again."""
    if back:
        return tr("Took back: {step}.", step=inside(step))
    return tr("Did again: {step}.", step=inside(step))
