"""The Yardcard, folded from events, out as a table, and a game resumed from it (PS-31)."""

import random

import pytest

from gridlight.football import events as names
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.yardcard import Next, now, resume, totals, yardcard
from gridlight.kernel.dice import RandomDice
from gridlight.kernel.errors import NotationError
from gridlight.kernel.events import event
from gridlight.kernel.game import Seat
from gridlight.present.pegskin_resuming import from_csv, is_yardcard
from gridlight.present.pegskin_yardcard import sheets, to_csv
from gridlight.present.situation import Names
from gridlight.session.games import PEGSKIN
from helpers.every_game import PENALTIES, Case, made, walked
from helpers.pegskin import HOME, VISITORS, at, likely_peg_move, pegskin, plays

NAMES = Names("Monroe", "Visitors")
RUNNER = ("L 17,-1", "B 18,4", "R 30,7", "b 20,6", "r 5,9")


def after(*steps, **position):
    """The events of plays from a position with a runner on row 4, two holes from a tackler."""
    game = pegskin()
    state = at(game, "run-defense", *RUNNER, carrier="18,4", **position)
    return plays(game, state, *steps)


def card(**changes):
    basis = {"side": HOME, "down": 2, "togo": 10, "spot": 40, "quarter": 1, "plays": 5}
    return Next(**basis | {"home": 0, "visitors": 0} | changes)


def test_a_run_is_written_down():
    state, events = after(("roll", "2"), ("move 20,6 19,5 18,4",), plays=5, down=2)
    (row,) = yardcard(events, before=card())
    assert (row.quarter, row.number, row.side, row.kind) == (1, 6, HOME, "run")
    assert (row.gain, row.result, row.name) == (4, "", "")
    assert row.before == card()
    assert row.next == card(down=3, togo=6, spot=44, plays=6)
    assert state.phase is Phase.SETUP_OFFENSE


def test_coaches_name_their_plays():
    _, events = after(("roll", "2"), ("move 20,6 19,5 18,4",))
    (row,) = yardcard(events, {0: "Sweep right"}, card())
    assert row.name == "Sweep right"


def test_passes_kicks_and_scores_are_written_down():
    game = pegskin()
    pegs = ("L 17,-1", "B 18,-6", "R 30,9", "b 34,13")
    state = at(game, "declare", *pegs, carrier="18,-6", spot=92, togo="goal", plays=3)
    state, events = plays(game, state, ("throw 30,9", "S"), ("try kick", "S", "S"))
    last, more = plays(game, state, ("punt", "4", "3", "S", "2"))
    first, second = yardcard([*events, *more], before=card(spot=92, togo="goal", plays=3))
    assert (first.kind, first.gain, first.result) == ("pass", 8, "touchdown")
    assert (first.next.side, first.next.spot, first.next.home) == (VISITORS, 75, 7)
    assert (second.kind, second.gain, second.side) == ("punt", None, VISITORS)
    assert second.next.spot == 75 - 46 + 2
    assert (second.number, second.next.plays) == (5, 5)
    assert last.clock.plays == 5


@pytest.mark.parametrize(
    ("rolls", "kind", "gain", "result"),
    [
        (("S",), "pass", 0, "incomplete"),
        (("D",), "pass", 0, "interception"),
    ],
)
def test_what_came_of_a_pass(rolls, kind, gain, result):
    game = pegskin()
    pegs = ("L 17,-1", "B 18,-6", "R 30,7", "b 30,8")
    state = at(game, "declare", *pegs, carrier="18,-6")
    _, events = plays(game, state, ("throw 30,7", *rolls))
    (row,) = yardcard(events)
    assert (row.kind, row.gain, row.result) == (kind, gain, result)


def test_a_sack_and_a_pitch():
    game = pegskin()
    pegs = ("L 17,-1", "B 18,-6", "R 30,7", "b 19,-6", "B 20,-6")
    state = at(game, "declare", *pegs, carrier="18,-6")
    _, events = plays(game, state, ("throw 30,7", "T"))
    assert [(row.kind, row.gain) for row in yardcard(events)] == [("sack", -6)]
    state = at(game, "line-offense", *pegs, carrier="18,-6", moves_left=1)
    _, events = plays(game, state, ("pitch 18,-6 20,-6", "T"))
    assert [(row.kind, row.gain) for row in yardcard(events)] == [("pitch", -6)]


@pytest.mark.parametrize("settings", ["as-it-comes", "two-points", "scrimmage"])
def test_every_play_of_a_whole_game_has_its_row(settings):
    case = Case("pegskin", settings)
    game, steps = made(case), walked(case, 2, 20_000)
    rows = yardcard([event for step in steps for event in step.events])
    marks = [(step.after.clock.quarter, step.after.clock.plays) for step in steps]
    state = steps[-1].after
    assert state.decider is None
    quarters = dict.fromkeys(quarter for quarter, _ in marks)
    most = 8 if settings == "scrimmage" else game.settings.plays_per_quarter
    assert [(row.quarter, row.number) for row in rows] == [
        (quarter, number) for quarter in quarters for number in range(1, most + 1)
    ]
    assert totals(rows)["yards"] == [state.yards.of(seat) for seat in Seat]
    assert totals(rows)["first_downs"] == [state.first_downs.of(seat) for seat in Seat]


def penalized_scrimmage(seed):
    """A scrimmage with many penalties to its end: its last state and all that was told."""
    given = {"mode": "scrimmage", "scrimmage_plays": 8, **PENALTIES}
    settings = PEGSKIN.read_settings(given, "settings")
    game = PEGSKIN.build(settings, PEGSKIN.all_tables(settings))
    stream, told = random.Random(seed), []
    state = game.start(RandomDice(f"{seed}:0")).state
    for n in range(1, 20_000):
        if not game.to_act(state):
            break
        (seat,) = game.to_act(state)
        offered = game.legal(state, seat)
        move = None if state.choice else likely_peg_move(game.game, state.base, stream)
        move = move if move in offered else stream.choice(list(offered))
        step = game.apply(state, {seat: move}, RandomDice(f"{seed}:{n}"))
        state, told = step.state, [*told, *step.events]
    return state.base, told


@pytest.mark.parametrize("seed", range(3))
def test_the_card_counts_first_downs_by_penalties_too(seed):
    state, told = penalized_scrimmage(seed)
    accepted = [event for event in told if event.name == names.PENALTY_ACCEPTED]
    rows = yardcard(told)
    sums = totals(rows)
    assert accepted
    assert [(row.quarter, row.number) for row in rows] == [
        (q, n) for q in (1, 2) for n in range(1, 9)
    ]
    assert state.decider is None
    assert sums["first_downs"] == [state.first_downs.of(seat) for seat in Seat]
    assert sums["yards"] == [state.yards.of(seat) for seat in Seat]


def ball_on(says):
    """What is told of the next play, as the card `says` it."""
    facts = {name: getattr(says, name) for name in Next.__slots__}
    return event("ball-on", **facts)


def test_a_penalty_in_place_of_a_play_changes_what_the_row_before_says():
    _, told = after(("roll", "2"), ("move 20,6 19,5 18,4",), plays=5)
    then = card(down=1, spot=64, plays=6)
    off = [
        event(names.PENALTY_DIE, side=HOME, shown="X"),
        *after(("roll", "2"), ("move 20,6 19,5 18,4",), plays=6, down=2)[1][:-1],
        event(names.PENALTY_ACCEPTED, side=HOME, negates="play"),
        event(names.FIRST_DOWN, side=HOME, spot=64),
        ball_on(then),
    ]
    (row,) = yardcard([*told, *off], before=card())
    assert (row.gain, row.next, row.first_downs) == (4, then, (1, 0))
    _, last = after(("roll", "2"), ("move 20,6 19,5 18,4",), plays=6, down=1)
    (first,) = yardcard([*off, *last], before=card(plays=6))
    assert (first.before, first.first_downs) == (then, (1, 0))


@pytest.mark.parametrize(("plays", "quarter"), [(7, 1), (0, 2)])
def test_a_penalty_that_takes_the_down_has_a_row(plays, quarter):
    _, told = after(("roll", "2"), ("move 20,6 19,5 18,4",), plays=5, down=2)
    then = card(down=4, spot=34, togo=16, plays=plays, quarter=quarter)
    off = [
        event(names.PENALTY_DIE, side=HOME, shown="X"),
        event(names.PENALTY_ACCEPTED, side=VISITORS, negates="play"),
        ball_on(then),
    ]
    played, lost = yardcard([*told, *off], before=card())
    assert (played.number, played.next.down) == (6, 3)
    assert (lost.number, lost.side, lost.kind, lost.gain) == (7, HOME, "penalty", None)
    assert (lost.result, lost.next) == ("loss of down", then)
    assert from_csv(to_csv([played, lost], NAMES), "card.csv").next.plays == 7


def test_a_safety_is_written_before_an_incomplete_pitch():
    game = pegskin()
    pegs = ("L 17,-1", "B 18,-6", "B 20,-6", "b 25,3")
    state = at(game, "line-offense", *pegs, carrier="18,-6", moves_left=1, spot=5)
    _, events = plays(game, state, ("pitch 18,-6 20,-6", "T"))
    assert [(row.kind, row.result) for row in yardcard(events)] == [("pitch", "safety")]


def test_a_game_goes_on_from_any_row():
    case = Case("pegskin", "as-it-comes")
    game, steps = made(case), walked(case, 3, 20_000)
    rows = yardcard([event for step in steps for event in step.events])
    stands = [
        step.after
        for step in steps
        if step.after.phase is Phase.SETUP_OFFENSE and step.before.phase is not Phase.COIN_TOSS
    ]
    told = [row.next for row in rows if row.next is not None]
    assert len(told) == len(stands)
    for card_says, state in zip(told, stands, strict=True):
        assert now(state) == card_says
        again = game.from_position(resume(card_says, state.opened))
        assert game.describe(again) == game.describe(state)


@pytest.mark.parametrize("name", ["as-it-comes", "scrimmage"])
def test_the_table_reads_back_to_where_the_game_stood(name):
    case = Case("pegskin", name)
    game, steps = made(case), walked(case, 3, 20_000)
    rows = yardcard([event for step in steps for event in step.events])
    opened = steps[-1].after.opened
    states = [step.after for step in steps if step.after.phase is Phase.SETUP_OFFENSE]
    stands = {now(state): state for state in states}
    checked = 0
    for end in range(1, len(rows)):
        if rows[end - 1].next is not None:
            text = to_csv(rows[:end], NAMES, opened)
            assert is_yardcard(text)
            card = from_csv(text, "card.csv", game.settings)
            assert card.next == rows[end - 1].next
            assert set(card.names.items()) <= {(HOME, "Monroe"), (VISITORS, "Visitors")}
            again = game.from_position(card.position)
            assert game.describe(again) == game.describe(stands[card.next])
            assert again.opened is opened
            checked += 1
    assert checked >= 10


def test_a_play_that_is_only_called_has_not_been_played():
    _, events = after(("roll", "2"), ("move 20,6 19,5 18,4",), plays=5, down=2)
    text = to_csv(yardcard(events, before=card()), NAMES)
    called = f"{text}1,7,Monroe,Draw,,,,,,,,\n\n1,8\n"
    assert from_csv(called, "card.csv").next == card(down=3, togo=6, spot=44, plays=6)


def test_the_sums_go_on_from_where_the_card_begins():
    _, events = after(("roll", "2"), ("move 20,6 19,5 18,4",), plays=5, down=2)
    text = to_csv(yardcard(events), NAMES, VISITORS, ((40, 9), (3, 1)))
    assert text.splitlines()[1].endswith("44,9,3,1,visitors")
    assert from_csv(text, "card.csv").position["opened"] == "visitors"


@pytest.mark.parametrize("text", ["", "[Game “pegskin”]", '{"title": "a, down, ball on, home"}'])
def test_what_is_no_yardcard(text):
    assert not is_yardcard(text)


def test_the_table_is_plain():
    _, events = after(("roll", "2"), ("move 20,6 19,5 18,4",), plays=5, down=2)
    text = to_csv(yardcard(events, {0: "Sweep right"}, card()), NAMES)
    assert text.splitlines() == [
        "quarter,play,team,play called,yards,result,"
        "down,to go,ball on,team with the ball,home,visitors,"
        "home yards,visitors yards,home first downs,visitors first downs,opened",
        "1,6,Monroe,Sweep right,4,,3,6,H44,home,0,0,4,0,0,0,",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "card.csv, line 1: there is no column “quarter”"),
        ("quarter,play\n1,2\n", "there is no column “down”"),
        ("HEAD\n1,6,M,Run,,,,,,,,\n", "no row says how the game goes on"),
        ("HEAD\n1,6,M,Run,4,,,,,,,\n", "line 2: it doesn't say how the game goes on"),
        ("HEAD\n1,26,M,Run,4,,3,6,H44,home,0,0\n", "“26” can't be its play. .* from 1 to 25"),
        ("HEAD\n4,25,M,Run,4,,3,6,H44,home,0,0\n", "line 2: the game is over"),
        (f"HEAD\n{'9' * 5000},6,M,Run,4,,3,6,H44,home,0,0\n", "can't be its quarter"),
        ("HEAD\n1,6,M,Run,4,,3,6,H0,home,0,0\n", "“H0” can't be its ball on"),
        ("HEAD\n1,6,M,Run,4,,3,6,H44,home,0,0,,,,,me\n", "“me” can't be its opened"),
        (f"HEAD\n1,6,M,{'x' * 200_000}\n", "line 2: field larger than field limit"),
        ("HEAD\n1,6,M,Run,4,,5,6,H44,home,0,0\n", "line 2: “5” can't be its down. Write a whole"),
        ("HEAD\n1,6,M,Run,4,,3,x,H44,home,0,0\n", "“x” can't be its to go"),
        ("HEAD\n1,6,M,Run,4,,3,6,44,home,0,0\n", "“44” can't be its ball on. Write H or V"),
        ("HEAD\n1,6,M,Run,4,,3,6,H44,me,0,0\n", "“me” can't be its team with the ball"),
        ("HEAD\n1,6,M,Run,4,,3,6,H44,home,-1,0\n", "“-1” can't be its home"),
        ("HEAD\n1,6,M,Run,4,,3\n", "“” can't be its team with the ball"),
    ],
)
def test_a_table_that_is_no_yardcard_is_refused(text, fault):
    head = to_csv((), NAMES).strip()
    with pytest.raises(NotationError, match=fault):
        from_csv(text.replace("HEAD", head), "card.csv")


def test_a_scrimmage_needs_its_sums():
    head = to_csv((), NAMES).strip()
    text = f"{head}\n1,6,M,Run,4,,3,6,H44,home,0,0\n"
    with pytest.raises(NotationError, match="“” can't be its home yards"):
        from_csv(text, "card.csv", pegskin(mode="scrimmage").settings)


def test_sheets_of_paper():
    case = Case("pegskin", "as-it-comes")
    rows = yardcard([event for step in walked(case, 3, 20_000) for event in step.events])
    pages = sheets(rows, NAMES)
    assert [len(page.rows) for page in pages] == [3, 3, 3, 3]
    assert all(row.done for page in pages for row in page.rows)
    assert [page.number for page in pages] == [1, 2, 3, 4]
    (row,) = sheets(yardcard(after(("roll", "2"), ("move 20,6 19,5 18,4",))[1]), NAMES)[0].rows
    assert (row.play, row.yards, row.down, row.to_go, row.ball_on) == ("Run", 4, 2, "6", "M 44")


def test_dice_of_a_resumed_game_fall_as_ever():
    game = pegskin()
    state = game.from_position(resume(card()))
    assert game.legal(state, HOME)
    assert game.apply(state, {HOME: game.parse("punt")}, RandomDice(1)).state.decider is VISITORS
