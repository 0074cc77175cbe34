"""What coaches call: against an independent count from event lines, and situation by situation.

The count here walks through the records once, remembers how it stood before the ball was put in
play, and cuts its list where a penalty takes a play back.
"""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from gridlight.kernel.game import Seat
from gridlight.session.journal import Player
from gridlight.session.record_book.book import RecordBook
from gridlight.session.rerun import fork
from gridlight.session.table import Setup, Table
from gridlight.session.tendencies.calls import (
    FROM_SCRIMMAGE,
    Call,
    calls_from,
    calls_of,
    plain_calls,
)
from gridlight.session.tendencies.count import (
    DEFENSE,
    DISTANCES,
    FIELD,
    FORMATIONS,
    KICKING,
    OFFENSE,
    QUARTERS,
    SCORES,
    SIDES,
    Seen,
    Situations,
    coaches,
    seen_calls,
    sifted,
    tallies,
)
from helpers.every_game import PENALTIES
from helpers.write_goldens import Golden, moves
from unit.records.lines import line

SEATS = (Player("Ann"), Player("Hill Town", "random"))
WHOLE = 100_000
PLAYED: dict[str, tuple[tuple[int, int, dict[str, Any]], ...]] = {
    "foto-electric": (
        (3, WHOLE, {"plays_per_quarter": 8}),
        (4, WHOLE, {"plays_per_quarter": 8, **PENALTIES}),
        (1, 300, {"quarter_minutes": 10, "collegiate_try": True, "table_feel": True}),
    ),
    "all-pro": (
        (3, WHOLE, {"plays_per_quarter": 1}),
        (2, 500, {"plays_per_quarter": 1, "officiating": "referee", "fumble_percent": 40}),
        (4, 450, {"plays_per_quarter": 1, "take_back": True, **PENALTIES}),
    ),
    "pegskin": (
        (2, WHOLE, {"plays_per_quarter": 2}),
        (4, 600, {"plays_per_quarter": 3, "collegiate_try": True, **PENALTIES}),
        (2, WHOLE, {"mode": "scrimmage", "scrimmage_plays": 4}),
    ),
}
"""So many games of each kind, to their end or so many steps, with these settings."""
BEFORE = {
    "scrimmage-call",
    "setup-offense",
    "kickoff",
    "kickoff-setup",
    "after-safety",
    "try-choice",
}


@dataclass
class Count:
    """Plays from scrimmage and kicks so far, as tuples of plain words and numbers."""

    plays: list[tuple[Any, ...]] = field(default_factory=list)
    kicks: list[tuple[Any, ...]] = field(default_factory=list)
    stood: dict[str, Any] = field(default_factory=dict)
    at_snap: tuple[int, int] = (0, 0)
    at_kick: int = 0
    ordered: str = ""

    def take(self, event: Any) -> None:
        facts = {key: getattr(value, "value", value) for key, value in event.facts}
        name = event.name
        if name in ("penalty-die", "snap"):
            self.at_snap = len(self.plays), len(self.kicks)
        elif name in ("penalty-accepted", "offsetting") and facts.get("negates") == "play":
            del self.plays[self.at_snap[0] :], self.kicks[self.at_snap[1] :]
        elif name in ("penalty-accepted", "offsetting") and facts.get("negates") == "kick":
            del self.kicks[self.at_kick :]
        elif name == "play" or (name == "reveal" and not facts["trying"]):
            self.plays.append(self.play(facts))
        elif name in ("punt", "punt-blocked", "field-goal-good", "field-goal-missed"):
            self.at_kick, self.ordered = len(self.kicks), ""
            kind = "field-goal" if "field-goal" in (name[:10], facts.get("kind")) else name[:4]
            kind = "quick-kick" if facts.get("kind") == "quick-kick" else kind
            down = self.stood.get("down")
            self.kicks.append((facts["side"], kind if down else "free-kick", down or 0))
        elif name == "fumble" and self.ordered:  # before the ball was kicked
            self.kicks.append((facts["side"], self.ordered, self.stood["down"]))
            self.ordered = ""
        elif name == "kickoff":
            self.kicks.append((facts["side"], "onside" if facts.get("onside") else "kickoff", 0))
        elif name in ("try-good", "try-missed"):
            self.kicks.append((facts["side"], f"try {facts['how']}", 0))

    def play(self, facts: dict[str, Any]) -> tuple[Any, ...]:
        passed = facts["thrown"] or facts["kind"] == "pass"
        stolen = facts.get("outcome") == "interception" or facts.get("intercepted")
        nothing = facts["thrown"] and (stolen or not facts["caught"])
        spot = self.stood["spot"]  # a card that was nudged may have moved the ball since
        away = spot if facts["side"] == "visitors" else 100 - spot
        togo = self.stood["togo"]
        togo = {"goal": away, "inches": 0}.get(togo, togo)
        home, visitors = self.stood["score"]
        ahead = home - visitors if facts["side"] == "home" else visitors - home
        card, letter = facts.get("play"), facts.get("formation")
        how = "screen" if facts.get("screen") and passed else ""
        how = "pitch" if facts.get("pitched") and not passed else how
        return (
            facts["side"],
            "pass" if passed else "run",
            how if card is None else str(card),
            letter,
            self.stood["quarter"],
            self.stood["down"],
            togo,
            away,
            ahead,
            0 if nothing else facts["gain"] or 0,
        )


def counted(table: Table) -> Count:
    count, cards = Count(), table.header.game == "foto-electric"
    for record in table.history:
        if record.words in ("punt", "quick-kick", "field-goal") and cards:
            count.ordered = record.words
        for event in record.events:
            count.take(event)
        if record.described["phase"] in BEFORE:  # the next play
            count.stood, count.ordered = dict(record.described), ""
    return count


def as_count(calls: tuple[Call, ...], *, cards: bool) -> Count:
    count = Count()
    for call in calls:
        if call.kind in FROM_SCRIMMAGE:
            letter = call.defense if cards else None
            stood = (call.quarter, call.down, call.to_go, call.to_goal, call.margin, call.yards)
            count.plays.append((call.side.value, call.kind, call.call, letter, *stood))
        else:
            count.kicks.append((call.side.value, f"{call.kind} {call.call}".strip(), call.down))
    return count


@pytest.fixture(scope="module", params=PLAYED)
def league(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """A kind of game, the folder of its saved games, and their tables by file."""
    game, folder = request.param, tmp_path_factory.mktemp("league")
    tables: dict[str, Table] = {}
    for many, steps, settings in PLAYED[game]:
        for seed in range(many):
            path = folder / f"{game}-{len(tables):02}.gridlight"
            setup = Setup(game, *SEATS, settings, seed=f"called {seed}", title=path.stem)
            table = Table.start(setup, created=f"2026-01-01T12:00:{len(tables):02}+00:00")
            golden = Golden(path.stem, game, settings, lambda table: True, steps=steps)
            for seat, words in moves(table, golden, random.Random(seed)):
                table.play(seat, words)
            table.save_as(path).close()
            tables[path.name] = table
    return game, folder, tables


def book_of(folder: Path) -> RecordBook:
    book = RecordBook(folder, folder / "index.sqlite")
    book.catch_up()
    return book


def test_calls_agree_with_an_independent_count(league) -> None:  # type: ignore[no-untyped-def]
    game, folder, tables = league
    called = book_of(folder).called()
    assert {row.file for row, _ in called} == tables.keys()
    plays = kicks = 0
    for row, calls in called:
        expected = counted(tables[row.file])
        found = as_count(calls, cards=game == "foto-electric")
        assert found.plays == expected.plays, row.file
        assert found.kicks == expected.kicks, row.file
        plays, kicks = plays + len(found.plays), kicks + len(found.kicks)
    assert plays >= 12 and kicks >= 3


def test_what_calls_brought_agrees_with_the_statistics(league) -> None:  # type: ignore[no-untyped-def]
    _, folder, _ = league
    for row, calls in book_of(folder).called():
        for seat in Seat:
            own = [c for c in calls if c.side is seat and c.kind in FROM_SCRIMMAGE]
            stats = row.of(seat).stats
            assert len(own) == stats.plays
            assert sum(call.yards for call in own) == stats.yards
            assert sum(call.first_down for call in own) <= stats.first_downs
            assert sum(call.touchdown for call in own) <= stats.touchdowns


def test_a_book_read_anew_says_the_same(league) -> None:  # type: ignore[no-untyped-def]
    _, folder, _ = league
    first = book_of(folder)
    expected = dict(first.called())
    kept = RecordBook(folder, folder / "index.sqlite")  # from the index alone
    assert dict(kept.called()) == expected
    (folder / "index.sqlite").unlink()
    again = book_of(folder)
    assert dict(again.called()) == expected


HARMS = {
    "gone": "DELETE FROM calls",
    "other words": "UPDATE calls SET calls = replace(calls, 'run', 'ran')",
    "no JSON": "UPDATE calls SET calls = x'ff00'",
    "of another file": "UPDATE calls SET digest = '7'",
    "no table": "DROP TABLE calls",
    "other columns": "ALTER TABLE calls DROP COLUMN digest",
}


@pytest.mark.parametrize("harm", HARMS)
def test_harmed_calls_are_read_anew_and_kept(tmp_path: Path, harm: str) -> None:
    setup = Setup("foto-electric", *SEATS, {"plays_per_quarter": 8}, seed="harmed")
    golden = Golden("harmed", "foto-electric", {}, lambda table: True, steps=60)
    with Table.start(setup, tmp_path / "harmed.gridlight") as table:
        for seat, words in moves(table, golden, random.Random(5)):
            table.play(seat, words)
    expected = book_of(tmp_path).called()
    assert any(call.kind == "run" for call in expected[0][1])
    with sqlite3.connect(tmp_path / "index.sqlite") as base:
        base.execute(HARMS[harm])
    base.close()
    assert book_of(tmp_path).called() == expected
    assert book_of(tmp_path).called() == expected
    with sqlite3.connect(tmp_path / "index.sqlite") as base:
        assert base.execute("SELECT count(digest) FROM calls").fetchone() == (1,)
    base.close()


def test_a_play_begins_at_its_moment(league) -> None:  # type: ignore[no-untyped-def]
    _, folder, tables = league
    for row, calls in book_of(folder).called():
        for call in calls:
            before = tables[row.file].history[call.at].described
            assert before.get("down", 0) == call.down
            assert before.get("quarter") == call.quarter


def test_a_game_played_on_from_a_point_counts_its_plays_once(league) -> None:  # type: ignore[no-untyped-def]
    _, folder, tables = league
    games = book_of(folder).called()
    name, table = next((n, t) for n, t in tables.items() if len(t.history) > 12)
    alone = [each for each in seen_calls(games) if each.row.file == name]
    away = folder / "apart"
    away.mkdir(exist_ok=True)
    for path in away.iterdir():
        path.unlink()
    table.save_as(away / name).close()
    fork(table, table.step, away / "fork.gridlight", "A fork", "fresh").close()
    assert len(seen_calls(book_of(away).called())) == len(alone)


def test_picks_that_are_sealed_stay_so() -> None:
    setup = Setup("foto-electric", *SEATS, {"plays_per_quarter": 8}, seed="sealed")
    table = Table.start(setup, created="2026-01-01T12:00:00+00:00")
    golden = Golden("sealed", "foto-electric", {}, lambda table: True, steps=WHOLE)
    for seat, words in moves(table, golden, random.Random(3)):
        if table.described()["phase"] == "reveal":
            break
        table.play(seat, words)
    before = calls_of(table.header, table.history)
    assert all(call.kind not in FROM_SCRIMMAGE for call in before)
    seat = Seat(table.described()["seat"])
    table.play(seat, "reveal")
    (shown,) = set(calls_of(table.header, table.history)) - set(before)
    assert shown.call and shown.defense


# situations, without any game

PLAIN = Call(
    side=Seat.HOME,
    kind="pass",
    call="7",
    title="Screen",
    formation="",
    defense="C",
    answer="Prevent",
    quarter=1,
    down=3,
    to_go=8,
    to_goal=65,
    margin=0,
    yards=9,
    first_down=True,
    touchdown=False,
    turnover=False,
    good=False,
    at=4,
    mark="one",
)


def call(**changes: Any) -> Call:
    return replace(PLAIN, **changes)


def test_calls_are_written_and_read_as_plain_data() -> None:
    calls = (PLAIN, call(side=Seat.VISITORS, turnover=True, to_go=0.5))
    assert calls_from(plain_calls(calls)) == calls


@pytest.mark.parametrize(
    "down, to_go, yards, good",
    [
        *((1, 10, 4, True), (1, 10, 3, False), (2, 10, 6, True), (2, 10, 5, False)),
        *((3, 10, 10, True), (3, 10, 9, False), (4, 2, 2, True), (4, 2, 1, False)),
        *((3, 0, 0, False), (3, 0, 5, True)),
    ],
)
def test_a_success_is_40_60_or_100_percent(
    down: int, to_go: float, yards: float, good: bool
) -> None:
    assert call(down=down, to_go=to_go, yards=yards, first_down=False).success == good
    assert not call(down=down, to_go=to_go, yards=yards, turnover=True).success


@pytest.mark.parametrize(
    "to_go, name", [(0, "short"), (3, "short"), (4, "medium"), (6.5, "medium"), (7, "long")]
)
def test_distances(to_go: float, name: str) -> None:
    fitting = [each for each in DISTANCES if Situations(distance=each).fits(call(to_go=to_go))]
    assert fitting == [name]


@pytest.mark.parametrize(
    "to_goal, name",
    [
        *((99, "own-20"), (80, "own-20"), (79, "own-half"), (50, "own-half")),
        *((49, "their-half"), (21, "their-half"), (20, "red-zone"), (1, "red-zone")),
    ],
)
def test_field_positions(to_goal: float, name: str) -> None:
    assert [each for each in FIELD if Situations(field=each).fits(call(to_goal=to_goal))] == [name]


@pytest.mark.parametrize(
    "margin, names",
    [
        (0, ["level"]),
        (8, ["ahead"]),
        (9, ["ahead", "far-ahead"]),
        (-1, ["behind"]),
        (-9, ["behind", "far-behind"]),
    ],
)
def test_scores_are_those_of_the_side_that_calls(margin: int, names: list[str]) -> None:
    made = call(margin=margin)
    assert [each for each in SCORES if Situations(score=each).fits(made)] == names
    turned = {"ahead": "behind", "behind": "ahead", "level": "level"}
    turned |= {"far-ahead": "far-behind", "far-behind": "far-ahead"}
    defended = [each for each in SCORES if Situations(score=each).fits(made, DEFENSE)]
    assert defended == [each for each in SCORES if turned[each] in names]


def test_quarters_and_downs() -> None:
    for quarter, name in [(1, "1"), (4, "4"), (5, "extra"), (8, "extra")]:
        made = call(quarter=quarter)
        assert [q for q in QUARTERS if Situations(quarter=q).fits(made)] == [name]
    assert Situations(down="3").fits(PLAIN) and not Situations(down="2").fits(PLAIN)
    kickoff = call(kind="kickoff", down=0, to_go=0)
    assert not Situations(distance="short").fits(kickoff)
    assert Situations().fits(kickoff)


ROW = line(1, "Ann", "Foundry:pro", (7, 0))


def test_each_side_of_the_ball_is_its_coachs() -> None:
    seen = seen_calls([(ROW, [PLAIN])])
    assert [name.shown for name in coaches(seen)] == ["Ann", "Pro"]
    assert len(sifted(seen, OFFENSE, Situations(), "ann")) == 1
    assert not sifted(seen, OFFENSE, Situations(), "computer:pro")
    assert len(sifted(seen, DEFENSE, Situations(), "computer:pro")) == 1
    assert not sifted(seen, KICKING, Situations()) and not sifted(seen, FORMATIONS, Situations())


def test_counts_shares_and_what_came_of_it() -> None:
    calls = [
        call(mark="a"),
        call(mark="b", yards=1, first_down=False),
        call(mark="c", yards=0, first_down=False, turnover=True),
        call(mark="d", call="2", title="Plunge", kind="run", yards=8, touchdown=True),
    ]
    first, second = tallies(seen_calls([(ROW, calls)]), OFFENSE)
    assert (first.key, first.count, first.share) == (("", "7", "Screen"), 3, 0.75)
    assert first.mean == pytest.approx(10 / 3)
    assert first.successes == pytest.approx(1 / 3)
    assert (first.first_downs, first.turnovers, first.touchdowns) == (1, 1, 0)
    assert (second.count, second.touchdowns, second.successes) == (1, 1, 1.0)


def test_a_card_is_one_call_whether_it_is_thrown_or_run() -> None:
    calls = [call(mark="a"), call(mark="b", kind="run")]
    (only,) = tallies(seen_calls([(ROW, calls)]), OFFENSE)
    assert only.count == 2
    board = [call(mark=kind, kind=kind, call="", title="") for kind in ("run", "pass")]
    found = tallies(seen_calls([(ROW, board)]), OFFENSE)
    assert [tally.key[1] for tally in found] == ["pass", "run"]


def test_fourth_downs_kicks_and_tries_are_groups_of_their_own() -> None:
    calls = [
        call(mark="a", down=4),
        call(mark="b", down=4, kind="punt", call="", title=""),
        call(mark="c", down=4, kind="field-goal", call="", title="", good=True),
        call(mark="d", down=2, kind="quick-kick", call="", title="", good=True),
        call(mark="e", down=0, kind="kickoff", call="", title=""),
        call(mark="f", down=0, kind="try", call="kick", title="", good=True),
        call(mark="g", down=0, kind="try", call="run", title=""),
    ]
    found = tallies(seen_calls([(ROW, calls)]), KICKING)
    shares = [(tally.key[:2], round(tally.share, 2), tally.successes) for tally in found]
    assert shares == [
        (("fourth", "field-goal"), 0.33, 1.0),
        (("fourth", "go"), 0.33, 1.0),
        (("fourth", "punt"), 0.33, 0.0),
        (("earlier", "quick-kick"), 1.0, 1.0),
        (("kickoff", "kickoff"), 1.0, 0.0),
        (("try", "try kick"), 0.5, 1.0),
        (("try", "try run"), 0.5, 0.0),
    ]


def test_every_call_stands_under_one_key_of_its_side(league) -> None:  # type: ignore[no-untyped-def]
    game, folder, _ = league
    seen = seen_calls(book_of(folder).called(), game)
    for side in SIDES:
        of_all = sifted(seen, side, Situations())
        table = tallies(of_all, side)
        assert sum(tally.count for tally in table) == len(of_all)
        by_coach = Counter(each.coach(side).key for each in of_all)
        assert {key: len(sifted(of_all, side, Situations(), key)) for key in by_coach} == by_coach
        groups = Counter({tally.key[0]: 0.0 for tally in table})
        for tally in table:
            groups[tally.key[0]] += tally.share
        assert all(share == pytest.approx(1) for share in groups.values())
    boards = bool(sifted(seen, FORMATIONS, Situations()))
    assert boards == (game != "foto-electric")


def test_games_of_other_kinds_and_broken_ones_stay_away() -> None:
    board = replace(ROW, file="b", game="pegskin")
    broken = replace(ROW, file="c", fault="It is torn.")
    games = [(ROW, [PLAIN]), (board, [call(mark="p")]), (broken, [call(mark="x")])]
    assert seen_calls(games, "foto-electric") == (Seen(ROW, PLAIN),)
    assert len(seen_calls(games)) == 2
