"""A coach's whisper at the boards, step by step, and how the game stands in words."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from gridlight.coaches.coach import never
from gridlight.coaches.levels import coach_for
from gridlight.games.all_pro import passing
from gridlight.games.pegskin import chances
from gridlight.games.pegskin.passing import Outcome
from gridlight.kernel.game import Seat
from gridlight.kernel.odds import every_branch
from gridlight.present import board_hints_all_pro, board_hints_pegskin
from gridlight.present.all_pro_board import bare as men_on
from gridlight.present.all_pro_board import receiver_name
from gridlight.present.board_hints import (
    BoardHints,
    apart,
    chance_to_win,
    odd,
    percent,
    sentence,
    standing,
)
from gridlight.present.pegskin_board import bare as pegs_on
from gridlight.present.pegskin_board import peg_name
from gridlight.present.situation import Names
from gridlight.session.table import Setup, Table
from helpers.all_pro_stage import MIDDLE as MEN
from helpers.pegskin_stage import DECLARE
from helpers.pegskin_stage import MIDDLE as PEGS

NAMES = Names("Mariners", "Foundry")
WHISPERS: dict[str, Any] = {"all-pro": board_hints_all_pro, "pegskin": board_hints_pegskin}


@dataclass(frozen=True)
class Asked:
    """A table, what was whispered there, and what each throw is worth."""

    table: Table
    seat: Seat
    hints: BoardHints
    worths: dict[str, str]

    @property
    def view(self) -> Any:
        return self.table.view(self.seat)

    @property
    def ground(self) -> Any:
        return self.table.game.ground(self.view.state)


def asked(game: str, position: dict[str, Any] | None = None, **settings: Any) -> Asked:
    if game == "all-pro":
        settings = {"fumble_percent": 0, **settings}
    table = Table.start(Setup(game, settings=settings, seed="whisper", position=position))
    seat = table.to_act[0]
    coach = coach_for(game, "pro", table.header.settings, table.header.tables)
    view, whisper = table.view(seat), WHISPERS[game]
    found = whisper.hints_of(coach, table.game, view, (seat, table.legal(seat)), NAMES, never)
    return Asked(table, seat, found, dict(whisper.worths_of(coach, view, never)))


# whole hints


@pytest.mark.parametrize(("game", "middle"), [("all-pro", MEN), ("pegskin", PEGS)])
def test_the_best_turns_are_legal_from_the_first_move_to_the_last(
    game: str, middle: dict[str, Any]
) -> None:
    found = asked(game, middle)
    assert [hint.title for hint in found.hints.steps] == ["NUDGE", "ODDS", "BEST"]
    assert 2 <= len(found.hints.plays) <= 3
    assert len({play.moves for play in found.hints.plays}) == len(found.hints.plays)
    for play in found.hints.plays:
        table = Table.start(Setup(game, seed="whisper", position=middle))
        for words in play.moves:
            assert table.to_act == (found.seat,)
            assert table.game.parse(words) in table.legal(found.seat)
            table.play(found.seat, words)
        assert play.words and play.worth in play.spoken


@pytest.mark.parametrize(
    ("game", "middle", "bare"), [("all-pro", MEN, men_on), ("pegskin", PEGS, pegs_on)]
)
def test_a_draft_stands_as_the_game_would_and_offers_nothing(
    game: str, middle: dict[str, Any], bare: Any
) -> None:
    found = asked(game, middle)
    model = bare(found.ground, NAMES)
    for play in found.hints.plays:
        draft = WHISPERS[game].drafted(model, play)
        table = Table.start(Setup(game, seed="whisper", position=middle))
        for words in play.moves:
            if words.split()[0] in ("move", "hand"):
                table.play(found.seat, words)
        after = bare(table.game.ground(table.view(found.seat).state), NAMES)
        assert draft.busy == after.busy and draft.carrier == after.carrier
        assert not draft.offers and not draft.targets
        assert {trail.kind for trail in draft.trails} <= {"run", "pass", "ghost"}


def test_all_pro_odds_are_those_of_the_dice() -> None:
    found = asked("all-pro", MEN)
    rows = {row.name: row for row in found.hints.odds.odds}
    thrown = passing.fan(found.ground)
    assert thrown
    for each in thrown[:1]:
        row = rows[receiver_name(found.ground, each.thrown.receiver)]
        assert row.share == float(each.complete)
        assert row.number.startswith(percent(each.complete))
    assert "yards" in rows["Run this turn"].number
    state, game = found.view.state, found.table.game
    called = next(
        every_branch(lambda dice: game.apply(state, {found.seat: game.parse("punt")}, dice).state)
    ).result
    done = {found.seat.other: game.parse("done")}
    mean = sum(
        branch.chance * Fraction(round(float(event["yards"])))
        for branch in every_branch(lambda dice: game.apply(called, done, dice).events)
        for event in branch.result
        if event.name == "punt"
    )
    assert rows["Punt"].number == f"{float(mean):.0f} yards on average"


def test_pegskin_odds_are_those_of_the_dice() -> None:
    found = asked("pegskin", DECLARE)
    game, ground = found.table.game, found.ground
    throws = chances.throws(game, found.view.state)
    rows = {row.name: row for row in found.hints.odds.odds}
    for each in throws[:6]:
        row = rows[peg_name(ground, each.thrown.receiver)]
        assert row.share == float(each.chances.of(Outcome.COMPLETE))
        lost = each.chances.of(Outcome.INTERCEPTED)
        assert (f"{percent(lost)} int" in row.number) is bool(lost)
    assert set(found.worths) == {f"throw {c},{r}" for c, r in (t.thrown.receiver for t in throws)}
    assert all(worth.endswith("% to win") for worth in found.worths.values())


def test_before_a_roll_the_odds_are_those_of_its_moves() -> None:
    rolling = {name: value for name, value in PEGS.items() if name != "moves_left"}
    found = asked("pegskin", rolling)
    rows = found.hints.odds.odds
    assert sum(row.share for row in rows) == pytest.approx(1.0)
    assert found.hints.nudge.words == "Nothing to choose yet: roll the dice."
    assert [play.moves for play in found.hints.plays] == [("roll",)]


@pytest.mark.parametrize("game", ["all-pro", "pegskin"])
@pytest.mark.parametrize("phase", ["setup-offense", "setup-defense"])
def test_a_line_up_is_drawn_as_eleven_rings(game: str, phase: str) -> None:
    position: dict[str, Any] = {"phase": "setup-offense", "spot": 40, "possession": "home"}
    if phase == "setup-defense":
        table = Table.start(Setup(game, seed="whisper", position=position))
        seat = table.to_act[0]
        placed = next(move for move in table.legal(seat) if move.verb == "place")
        table.play(seat, placed)
        seat = table.to_act[0]
        coach = coach_for(game, "pro", table.header.settings, table.header.tables)
        view, legal = table.view(seat), table.legal(seat)
        hints = WHISPERS[game].hints_of(coach, table.game, view, (seat, legal), NAMES, never)
    else:
        hints = asked(game, position).hints
    best = next(play for play in hints.plays if play.lineup is not None)
    assert len(best.trails) == 11 and not best.moves
    assert best.words.startswith("Line up")


@pytest.mark.parametrize("game", ["all-pro", "pegskin"])
def test_every_decision_of_a_game_has_its_whisper(game: str) -> None:
    """A game of random coaches, asked once in each kind of decision."""
    import random

    table = Table.start(Setup(game, settings={"plays_per_quarter": 3}, seed="whispered"))
    coach = coach_for(game, "pro", table.header.settings, table.header.tables)
    rookie = coach_for(game, "rookie", table.header.settings, table.header.tables)
    stream, seen = random.Random("whispered"), set()
    while table.to_act:
        seat = table.to_act[0]
        view, legal = table.view(seat), table.legal(seat)
        phase = view.state.phase
        if phase not in seen:
            seen.add(phase)
            hints = WHISPERS[game].hints_of(coach, table.game, view, (seat, legal), NAMES, never)
            for hint in hints.steps:
                assert hint.words and hint.words[0].isupper() and hint.words[-1] in ".!", hint
            for odds in hints.odds.odds:
                assert odds.name and odds.number and 0.0 <= odds.share <= 1.0
            assert hints.plays
            for play in hints.plays:
                assert play.lineup is not None or table.game.parse(play.moves[0]) in legal
        table.play(seat, rookie.choose(view, seat, legal, stream))
    assert len(seen) >= 9


def test_covering_a_kick_is_one_turn_for_all_men() -> None:
    import random

    table = Table.start(Setup("all-pro", settings={"fumble_percent": 0}, seed="cover"))
    coach = coach_for("all-pro", "pro", table.header.settings, table.header.tables)
    stream = random.Random("cover")
    while (view := table.view(seat := table.to_act[0])).state.phase != "kick-coverage":
        table.play(seat, coach.choose(view, seat, table.legal(seat), stream))
    (play,) = board_hints_all_pro.hints_of(
        coach, table.game, view, (seat, table.legal(seat)), NAMES, never
    ).plays
    assert play.words == "10 men run down the field" and len(play.trails) == 20
    assert [words.split()[0] for words in play.moves] == ["cover"] * 10 + ["done"]
    draft = board_hints_all_pro.drafted(men_on(table.game.ground(view.state), NAMES), play)
    for words in play.moves[:-1]:
        table.play(seat, words)
    assert draft.busy == men_on(table.game.ground(table.view(seat).state), NAMES).busy
    table.play(seat, play.moves[-1])
    assert table.view(seat).state.phase != "kick-coverage"


# words and numbers


def test_a_standing_says_both_chances() -> None:
    found = standing(0.634, NAMES, 1.26)
    assert (found.home, found.visitors) == ("Mariners 63 %", "Foundry 37 %")
    assert found.note == "Mariners 1.3 points more to come."
    assert found.said == f"Chance to win: Mariners 63 %, Foundry 37 %. {found.note}"
    assert standing(0.999, NAMES).home == "Mariners 99 %"
    assert standing(1.0, NAMES).visitors == "Foundry 0 %"
    assert standing(0.5, NAMES, -0.8).note.startswith("Foundry 0.8")
    assert standing(0.5, NAMES, 0.01).note == "Neither is to score more before the half ends."


def test_turns_with_idle_moves_added_are_not_told() -> None:
    lines: list[tuple[tuple[str, ...], float | None]] = [
        (("a", "idle", "done"), 0.5),
        (("a", "done"), 0.5),
        (("b", "done"), 0.4),
        (("c", "done"), 0.45),
        (("d", "done"), 0.1),
    ]
    assert [moves for moves, _ in apart(lines)] == [("a", "done"), ("c", "done"), ("b", "done")]


def test_small_words() -> None:
    assert chance_to_win(0.2) == "60.0 % to win"
    assert percent(Fraction(1, 1000)) == "1 %" and percent(Fraction(999, 1000)) == "99 %"
    assert percent(0) == "0 %" and percent(1) == "100 %"
    assert odd("Pass", Fraction(1, 2), "8 % int").number == "50 %, 8 % int"
    assert sentence(["left end to e10", "call the pass"]) == "Left end to e10, then call the pass"
    assert sentence(["", "run"]) == "Run" and sentence([]) == "Stand"
