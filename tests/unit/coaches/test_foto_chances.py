"""Mixtures of many snaps: the compiled counting against the plain one."""

from __future__ import annotations

import numpy as np
import pytest

from gridlight.coaches.foto.chances import Mixtures, _plain_gaps, gaps
from gridlight.coaches.foto.outcomes import Kinds

SNAPS, CARDS, FORMATIONS, KINDS = 9, 5, 3, 11


def mixed(seed: int) -> tuple[Mixtures, Kinds]:
    """Mixtures that leave half of all choices out, and results of a few kinds."""
    rng = np.random.default_rng(seed)

    def chances(*shape: int) -> np.ndarray:
        found = rng.random(shape) * (rng.random(shape) < 0.5)
        found[..., 0] += 0.1
        return found / found.sum(axis=-1, keepdims=True)

    offense = chances(SNAPS, CARDS * 3).reshape(SNAPS, CARDS, 3)
    mixtures = Mixtures(offense, chances(SNAPS, FORMATIONS), chances(SNAPS, FORMATIONS, 3, 5))
    none = np.zeros(KINDS, dtype=np.int64)
    return mixtures, Kinds(*[none] * 4, of=rng.integers(0, KINDS, (CARDS, FORMATIONS, 7)))


@pytest.mark.parametrize("seed", range(4))
def test_kinds_are_counted_alike(seed: int) -> None:
    mixtures, kinds = mixed(seed)
    some = np.array([7, 0, 3])
    fast, plain = mixtures.kinds(some, kinds), mixtures._plain_kinds(some, kinds)
    assert fast == pytest.approx(plain, abs=1e-12)
    assert fast.sum(axis=1) == pytest.approx(1.0)


@pytest.mark.parametrize("seed", range(4))
def test_gaps_are_found_alike(seed: int) -> None:
    mixtures, kinds = mixed(seed)
    worth = np.random.default_rng(seed + 10).normal(size=(SNAPS, KINDS))
    fast, plain = gaps(mixtures, kinds, worth), _plain_gaps(mixtures, kinds, worth, 4)
    assert fast == pytest.approx(plain, abs=1e-12)
    assert fast.min() > 0
