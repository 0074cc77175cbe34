"""What the dice of each step are drawn from: a game's seed, or a fresh one from some step on."""

from __future__ import annotations

import re

from gridlight.kernel.dice import RandomDice

_FRESH = re.compile(r"; from step (\d+): (\w+)")


def dice_of(seed: str, step: int) -> RandomDice:
    """The dice of a step, always the same for the same seed and step."""
    return RandomDice(f"{_in_force(seed, step)}:{step}")


def reseeded(seed: str, step: int, fresh: str) -> str:
    """The seed of a game that draws its dice from `fresh` (letters and digits) from `step` on."""
    earlier = [found for found in _FRESH.finditer(seed) if int(found[1]) < step]
    kept = seed[: earlier[-1].end()] if earlier else _FRESH.split(seed)[0]
    return f"{kept}; from step {step}: {fresh}"


def _in_force(seed: str, step: int) -> str:
    fresh = [found[2] for found in _FRESH.finditer(seed) if int(found[1]) <= step]
    return fresh[-1] if fresh else _FRESH.split(seed)[0]
