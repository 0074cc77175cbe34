"""Both sides of a formation drawn at once, and lines that keys go to."""

from __future__ import annotations

import pytest

from gridlight.cards.model import DefenseCard, Point
from gridlight.workshop.drafting.drafter import Drafter, Tool
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.marks import Mark


@pytest.fixture
def both(blank: Drafter) -> Drafter:
    blank.open("A")
    blank.both_sides = True
    blank.take(Tool.DIAMOND)
    return blank


def markers(drafter: Drafter) -> DefenseCard:
    assert isinstance(drafter.shown, DefenseCard)
    return drafter.shown


def test_a_marker_is_placed_with_its_mirror_image_in_one_step(both: Drafter) -> None:
    both.press((6.0, 5.0), 0.4)
    assert markers(both).diamonds == (Point(6.0, 5.0), Point(-6.0, 5.0))
    both.press((0.0, 10.0), 0.4)
    assert len(markers(both).diamonds) == 3
    both.take(Tool.DOT)
    both.press((-3.0, 2.0), 0.4)
    assert markers(both).dots == (Point(-3.0, 2.0), Point(3.0, 2.0))
    assert len(both.draft.done) == 3


def test_the_eleventh_diamond_lies_in_the_middle(both: Drafter) -> None:
    for n in range(5):
        both.press((2.0 + 2 * n, 5.0), 0.4)
    with pytest.raises(Refusal, match="place it in the middle"):
        both.press((5.0, 12.0), 0.4)
    both.press((0.0, 12.0), 0.4)
    assert len(markers(both).diamonds) == 11


def test_a_mirror_image_moves_the_other_way_and_the_middle_stays(both: Drafter) -> None:
    both.press((6.0, 5.0), 0.4)
    both.press((0.0, 10.0), 0.4)
    both.choose(Mark("diamond", 1))
    both.drag((-2.0, 3.0))
    assert markers(both).diamonds == (Point(8.0, 8.0), Point(-8.0, 8.0), Point(0.0, 10.0))
    both.drop()
    both.choose(Mark("diamond", 2))
    both.nudge((1.0, 2.0))
    assert markers(both).diamonds[2] == Point(0.0, 12.0)
    both.move_to(Mark("diamond", 0), (7.0, 4.0))
    assert markers(both).diamonds[:2] == (Point(7.0, 4.0), Point(-7.0, 4.0))


def test_both_are_erased_and_exchanged(both: Drafter) -> None:
    both.press((6.0, 5.0), 0.4)
    both.press((4.0, 5.0), 0.4)
    both.choose(Mark("diamond", 0))
    both.exchange()
    assert set(markers(both).dots) == {Point(6.0, 5.0), Point(-6.0, 5.0)}
    both.choose(Mark("diamond", 0))
    both.remove()
    assert markers(both).diamonds == ()


def test_without_it_only_one_side_is_drawn(both: Drafter) -> None:
    both.both_sides = False
    both.press((6.0, 5.0), 0.4)
    assert markers(both).diamonds == (Point(6.0, 5.0),)


def test_keys_go_from_line_to_line(both: Drafter) -> None:
    both.press((6.0, 7.0), 0.4)
    assert both.next_line((1.0, 1.5), (0.0, 1.0)) == (1.0, 5.0)
    assert both.next_line((1.0, 5.0), (0.0, 1.0)) == (1.0, 7.0)
    assert both.next_line((1.0, 0.0), (0.0, -1.0)) == (1.0, -5.0)
    assert both.next_line((-8.0, 0.0), (1.0, 0.0)) == (-6.0, 0.0)
    assert both.next_line((6.0, 0.0), (1.0, 0.0)) == (both.geometry.right, 0.0)
    edge = both.geometry.right
    assert both.next_line((edge, 0.0), (1.0, 0.0)) == (edge, 0.0)
