"""Counting how plays end, and letting judgments meet, is the same again from the same seed."""

from __future__ import annotations

from gridlight.coaches.pegskin import study
from gridlight.coaches.pegskin.drives import recorded
from gridlight.games.pegskin.ruleset import Settings

SHORT = Settings(plays_per_quarter=3)


def test_the_same_seed_counts_the_same_plays() -> None:
    once, again = (study.count("a study", 1, SHORT).table() for _ in range(2))
    assert once == again
    assert sum(once["gains"]) + once["lost"] > 3
    assert len(once["gains"]) == len(recorded().gains)
    assert once["least"] == recorded().least


def test_weights_that_don_t_differ_win_as_often_as_they_lose() -> None:
    found = study.meet("a study", 1, {})
    assert found["won"] == found["lost"]
    assert sum(found.values()) == 2


def test_changed_weights_are_those_named() -> None:
    changed = study.judging({"dash": 9.0})
    assert (changed != study.weights()).sum() == 1
    assert changed[study.NAMES.index("dash")] == 9.0
