"""The boards' formations have names for people."""

from __future__ import annotations

import pytest

from gridlight.games.all_pro import formations as men
from gridlight.games.pegskin import formations as pegs
from gridlight.present import formations

DRAWN = (men.OFFENSE, men.DEFENSE, men.KICKOFF, men.RECEIVERS, pegs.OFFENSE, pegs.DEFENSE)
NAMES = sorted({name for drawings in DRAWN for name in drawings})


@pytest.mark.parametrize("name", NAMES)
def test_every_formation_that_is_no_figure_has_words_of_its_own(name):
    assert (name in formations._WORDS) is not name[0].isdigit()
    assert formations.formation_words(name) == name


def test_there_are_no_words_for_formations_that_there_arent():
    assert set(formations._WORDS) <= set(NAMES)


def test_a_name_that_people_gave_stays_as_it_is():
    assert formations.formation_words("Grandma’s own") == "Grandma’s own"
