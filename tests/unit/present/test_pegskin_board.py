"""A game of Pegskin as its board shows it: offers, targets, throws, calls, line-ups, the card."""

from __future__ import annotations

from typing import Any

import pytest

from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.lineups import Placed, why_not
from gridlight.kernel.game import Seat
from gridlight.present.pegskin_board import (
    allowance_words,
    bare,
    hand_off_model,
    model_for,
    peg_name,
    pitch_model,
    reach_map,
)
from gridlight.present.pegskin_calls import calls, kicks
from gridlight.present.pegskin_lineup import AGAIN, LineUp, begin
from gridlight.present.pegskin_scores import plaque, verdict
from gridlight.present.pegskin_sheet import all_sheets, began, card_rows, pages
from gridlight.present.situation import Names
from gridlight.session.table import Setup, Table
from helpers.pegskin import FOUR_THREE, PRO_SET, at, pegskin

NAMES = Names("Monroe", "Dayton")
HOME, VISITORS = Seat.HOME, Seat.VISITORS
LINED_UP = (*PRO_SET, *FOUR_THREE)
SNAPPED = {"carrier": "18,-2"}


def ground_at(
    phase: str, *pegs: str, settings: dict[str, Any] | None = None, **said: Any
) -> Ground:
    game = pegskin(**(settings or {}))
    return game.ground(at(game, phase, *pegs, **said))


# the board


def test_the_first_down_and_the_goal_lines_lie_in_rows_of_the_line() -> None:
    model = bare(ground_at("line-offense", *LINED_UP, **SNAPPED, spot=85, togo=7, down=2), NAMES)
    assert (model.to_make, model.goal, model.own_goal) == (7, 15, None)
    assert (model.gauge.ball, model.gauge.start, model.gauge.marker) == (83, 82, 92)
    close = bare(ground_at("line-offense", *LINED_UP, **SNAPPED, spot=95, togo="goal"), NAMES)
    assert close.to_make is None
    assert close.goal == 5


def test_the_board_heads_the_other_way_for_the_visitors() -> None:
    model = bare(ground_at("setup-offense", possession="visitors", spot=70), NAMES)
    assert model.heading == -1
    assert (model.gauge.start, model.gauge.marker) == (70, 60)


def test_after_the_board_s_end_the_yards_gained_count() -> None:
    model = bare(
        ground_at("run-offense", "B 10,2", "l 20,9", carrier="10,2", spot=30, togo=10, carried=20),
        NAMES,
    )
    assert model.gauge.ball == 52
    assert model.to_make == -10
    assert model.own_goal is None


def test_a_block_controls_its_zone() -> None:
    ground = ground_at("line-offense", "B 18,-5", "l 20,9", carrier="18,-5", blocks=["15,1 l L"])
    model = bare(ground, NAMES)
    (stack,) = model.stacks
    assert (stack.upper.team, stack.lower.team) == ("visitors", "home")
    assert [(zone.team, zone.hole) for zone in model.zones] == [("visitors", (15, 1))]


def test_everybody_of_the_side_that_moves_is_on_offer() -> None:
    game = pegskin()
    state = at(game, "line-defense", *LINED_UP, **SNAPPED, moves_left=6)
    model = model_for(game, state, VISITORS, NAMES)
    assert {offer.origin[1] > 0 for offer in model.offers} == {True}
    assert len(model.offers) == 11
    back = next(offer for offer in model.offers if offer.origin == (13, 9))
    assert max(landing.cost for landing in back.landings) == 4
    assert {landing.kind for landing in back.landings} == {"move"}


def test_in_motion_one_man_s_ways_are_on_offer() -> None:
    game = pegskin()
    model = model_for(game, at(game, "motion", *LINED_UP, **SNAPPED), HOME, NAMES)
    offered = {offer.origin for offer in model.offers}
    assert (32, -2) in offered
    assert not offered & {(column, -1) for column in range(16, 21)}
    assert all(landing.cost == 0 for offer in model.offers for landing in offer.landings)


def test_who_may_be_handed_or_pitched_to() -> None:
    game = pegskin()
    pegs = ["B 18,-4", "B 17,-5", "R 15,-4", "L 18,-1", "b 16,-4"]
    state = at(game, "line-offense", *pegs, carrier="18,-4", moves_left=4)
    handed = hand_off_model(game, state, HOME, NAMES)
    assert [target.hole for target in handed.targets] == [(17, -5)]
    pitched = pitch_model(game, state, HOME, NAMES)
    assert {target.hole for target in pitched.targets} == {(17, -5), (15, -4)}
    covered = next(throw for throw in pitched.throws if throw.receiver == (15, -4))
    assert (covered.odds, covered.note) == ("83 %", "T is int.")
    assert [(cover.hole, cover.distance, cover.of) for cover in covered.covers] == [
        ((16, -4), 1, (15, -4))
    ]


def test_where_all_can_get_and_what_is_left_to_one() -> None:
    ground = ground_at("line-offense", *LINED_UP, **SNAPPED, moves_left=3)
    reached = {one.hole: one for one in reach_map(ground, HOME)}
    assert reached[(15, -5)].left == 2
    assert (16, -5) in reached[(15, -5)].pegs
    assert allowance_words(ground, (3, -1)) == ""
    assert "4 more holes, 2 of them" in allowance_words(ground, (18, -2))


def test_pegs_have_names_from_where_they_stand() -> None:
    ground = ground_at("line-offense", *LINED_UP, **SNAPPED)
    assert peg_name(ground, (4, -1)) == "Left receiver"
    assert peg_name(ground, (32, -2)) == "Right receiver"
    assert peg_name(ground, (18, -1)) == "Lineman"
    assert peg_name(ground, (4, 4)) == "Right receiver"  # as he sees it
    assert peg_name(ground, (1, 1)) == "Peg"


# calls


def test_calls_of_each_turn() -> None:
    game = pegskin()

    def said(phase: str, seat: Seat, **more: Any) -> list[tuple[str, bool]]:
        state = at(game, phase, *LINED_UP, **SNAPPED, **more)
        return [(call.move, not call.why_not) for call in calls(game, state, seat)]

    assert said("motion", HOME) == [("no-motion", True)]
    assert said("line-offense", HOME) == [("roll", True)]
    assert said("line-defense", VISITORS, moves_left=2) == [("done", True)]
    offense = said("line-offense", HOME, moves_left=2)
    assert offense == [("hand", False), ("pitch", False), ("done", True)]
    both = {"rolled": ["offense", "defense"]}
    assert said("declare", HOME, **both) == [("run", True), ("throw", True), ("roll", True)]
    blocked = said("declare", HOME, **both, no_pass=True)
    assert blocked == [("run", True), ("throw", False), ("roll", True)]


def test_kicks_say_what_the_dice_make_of_them() -> None:
    game = pegskin()
    punt, goal = kicks(game, at(game, "setup-offense", spot=85), HOME, NAMES)
    assert punt.note.startswith("On average Dayton begin at the ")
    assert goal.words == "Field goal, 86 %"
    assert goal.note == "It is good 31 times in 36."
    _, far = kicks(game, at(game, "setup-offense", spot=30), HOME, NAMES)
    assert "50 yards or nearer" in far.why_not
    scrimmage = pegskin(mode="scrimmage")
    assert kicks(scrimmage, at(scrimmage, "setup-offense"), HOME, NAMES) == ()


# line-ups


@pytest.mark.parametrize("phase", ["setup-offense", "setup-defense"])
@pytest.mark.parametrize("width", [31, 35, 53])
def test_every_formation_can_be_played(phase: str, width: int) -> None:
    pegs = () if phase == "setup-offense" else PRO_SET
    more = {} if phase == "setup-offense" else SNAPPED
    settings = {"width": width}
    if width != 35:
        pegs, more, phase = (), {}, "setup-offense"
    ground = ground_at(phase, *pegs, settings=settings, **more)
    lineup = begin(ground)
    for offered in lineup.offered():
        laid = lineup.laid(offered)
        assert laid.why_not == ""
        assert laid.name == offered.name
        assert laid.tray == ()
        assert not why_not(Placed(laid.pegs, laid.snap), ground.rules, offense=laid.offense)


def test_pegs_are_placed_moved_swapped_and_taken_off() -> None:
    lineup = begin(ground_at("setup-offense")).emptied()
    assert [kind.value for kind in lineup.tray] == ["L"] * 5 + ["B"] * 4 + ["R"] * 2
    assert lineup.why_not == "11 pegs wait in the tray."
    one = lineup.placed(0, (18, -1)).placed(4, (18, -2))
    assert [peg.kind.value for peg in one.pegs] == ["L", "B"]
    swapped = one.moved((18, -1), (18, -2))
    assert {peg.at: peg.kind.value for peg in swapped.pegs} == {(18, -2): "L", (18, -1): "B"}
    assert one.moved((1, -1), (2, -1)) == one
    assert len(one.placed(0, (18, -2)).pegs) == 2  # whoever stood there lies in the tray
    assert one.removed((18, -2)).at((18, -2)) is None
    assert len(lineup.holes()) == 35 * 20


def test_the_snap_goes_to_the_man_named_or_to_the_only_one() -> None:
    lineup = begin(ground_at("setup-offense"))
    wished = next(each for each in lineup.offered() if each.name == "I")
    laid = lineup.laid(wished)
    assert (laid.snap, laid.takers()) == ((18, -2), ((18, -2), (18, -6)))
    assert laid.snapped_to((18, -6)).snap == (18, -6)
    gone = laid.snapped_to((18, -6)).removed((18, -6))
    assert gone.snap == (18, -2)
    assert begin(ground_at("setup-defense", *PRO_SET, **SNAPPED)).snap is None


def test_the_last_one_again_is_what_lies_there() -> None:
    table = Table.start(Setup("pegskin", position={"phase": "setup-offense", "spot": 40}))
    lineup: LineUp = begin(table.game.ground(table.state))  # type: ignore[attr-defined]
    wished = next(each for each in lineup.offered() if each.name == "wishbone")
    table.play(HOME, lineup.laid(wished).words)
    table.play(VISITORS, next(iter(table.legal(VISITORS))))
    for words in ("no-motion", "done"):
        table.play(table.seat_for(words), words)
    while table.described()["phase"] != "setup-offense" or table.to_act != (HOME,):
        seat = table.to_act[0]
        offered = list(table.legal(seat))
        wanted = [move for move in offered if move.verb in ("run", "done", "roll", "place")]
        table.play(seat, (wanted or offered)[0])
    again = begin(table.game.ground(table.state))  # type: ignore[attr-defined]
    assert again.offered()[-1].name == AGAIN
    assert set(again.pegs) == set(lineup.laid(wished).pegs)


# plaque and card


def test_the_plaque_shows_points_or_yards() -> None:
    game = pegskin()
    view = game.view(at(game, "setup-offense", score=[7, 3], down=3, togo=4, spot=60), None)
    points, cells = plaque(view)
    assert points == (7, 3)
    assert dict(cells) == {
        "QTR": "1",
        "DOWN": "3",
        "TO GO": "4",
        "BALL ON": "40",
        "PLAY": "1/25",
    }
    scrimmage = pegskin(mode="scrimmage", scrimmage_plays=10)
    view = scrimmage.view(at(scrimmage, "setup-offense", yards=[52, 40]), None)
    points, cells = plaque(view)
    assert points == (52, 40)
    assert cells[0] == ("SIDE", "1")


def test_the_verdict_is_by_points_or_yards() -> None:
    game = pegskin()
    assert verdict(game.view(at(game, "game-over", score=[7, 10]), None), NAMES) == (
        "Dayton wins, 10 – 7"
    )
    assert verdict(game.view(at(game, "game-over", score=[7, 7]), None), NAMES) == "A tie, 7 – 7"
    scrimmage = pegskin(mode="scrimmage")
    over = scrimmage.view(at(scrimmage, "game-over", yards=[90, 80]), None)
    assert verdict(over, NAMES) == "Monroe wins, 90 – 80 yards"


def test_a_card_begun_in_a_quarter_leaves_the_rows_before_it_blank() -> None:
    position = {"phase": "run-defense", "spot": 40, "plays": 7, "quarter": 2, "down": 2, "togo": 5}
    position |= {"pegs": ["B 10,4", "l 10,5"], "carrier": "10,4", "moves_left": 2}
    table = Table.start(Setup("pegskin", position=position))
    before = began(table.history[0])
    assert before is not None
    assert (before.quarter, before.plays, before.down) == (2, 7, 2)
    (page,) = pages(card_rows(table.history, {}), table.view(None))
    assert (page.blank, page.rows) == (7, ())
    table.play(VISITORS, "move 10,5 10,4")
    rows = card_rows(table.history, {0: "Blast"})
    (sheet,) = all_sheets(rows, {0: "Blast", 1: "Dive"}, table.view(None), NAMES)
    assert [row.play for row in sheet.rows[6:]] == ["", "Blast", "Dive"]
    assert (sheet.current, sheet.may_name) == (8, {7, 8})
    assert sheet.note == "2nd quarter · Monroe’s ball"


def test_a_full_sheet_is_followed_by_another() -> None:
    settings = {"plays_per_quarter": 30}
    position = {"phase": "run-defense", "spot": 40, "plays": 24, "quarter": 1}
    position |= {"pegs": ["B 10,1", "l 10,2"], "carrier": "10,1", "moves_left": 2}
    table = Table.start(Setup("pegskin", position=position, settings=settings))
    table.play(VISITORS, "move 10,2 10,1")
    first, second = pages(card_rows(table.history, {}), table.view(None))
    assert (first.blank, len(first.rows), first.full) == (24, 1, True)
    assert (second.number, second.blank, second.place(0)) == (2, 0, 1)
