"""What the stage shows, and that it never shows a sealed card."""

import random
from dataclasses import replace

import pytest

from gridlight.games.foto_electric.phases import Phase
from gridlight.kernel.codec import canonical, to_plain
from gridlight.kernel.game import Seat
from gridlight.present import foto
from gridlight.present.plays import play_rows
from gridlight.present.situation import Names
from gridlight.present.telling import last_game
from gridlight.session.games import read_deck
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on

NAMES = Names()
DECK = read_deck()


def begun(position=None, **settings):
    home, visitors = Player("Home"), Player("Visitors")
    return Table.start(Setup("foto-electric", home, visitors, settings, "1", position=position))


def placed(**position):
    return begun(position=position)


def after(table, *moves, rolls=None):
    for words in moves:
        table.play(table.seat_for(words), words, rolls)
    return table


THIRD_AND_FOUR = {
    "phase": "scrimmage-call",
    "possession": "home",
    "spot": 69,
    "down": 3,
    "togo": 4,
    "quarter": 3,
    "plays": 16,
    "score": [14, 10],
}


def test_the_scoreboard_reads_what_stands():
    board = foto.scoreboard(placed(**THIRD_AND_FOUR).view(None), NAMES)
    assert (board.home, board.visitors, board.ball) == (14, 10, Seat.HOME)
    assert (board.quarter, board.down, board.to_go, board.ball_on) == (3, 3, 4, 31)
    assert (board.play, board.plays_most, board.plays_text) == (17, 30, "17 of 30")
    assert board.quarter_text == "3rd quarter"
    assert not board.goal_to_go


def test_goal_to_go_counts_to_the_goal_line():
    table = placed(**{**THIRD_AND_FOUR, "spot": 95, "togo": "goal"})
    board = foto.scoreboard(table.view(None), NAMES)
    assert (board.to_go, board.goal_to_go) == (5, True)


def test_before_the_toss_the_board_shows_no_ball():
    board = foto.scoreboard(begun().view(None), NAMES)
    assert (board.ball, board.down, board.to_go, board.ball_on) == (None, None, None, None)
    assert (board.play, board.plays_text) == (0, "0 of 30")
    model = foto.field(begun().view(None), ())
    assert (model.spot, model.line_to_gain, model.arrows) == (None, None, ())


def test_quarters_by_the_watch_have_no_most():
    board = foto.scoreboard(begun(quarter_minutes=20).view(None), NAMES)
    assert board.plays_most is None
    assert board.plays_text == "play 0"


def drive():
    table = placed(**{**THIRD_AND_FOUR, "spot": 40, "down": 1, "togo": 10})
    for offense, defense, place in (("7", "A", "C"), ("2", "F", "C"), ("2", "E", "C")):
        after(table, "play", f"card {offense}", f"card {defense}", "at C", f"at {place}", "reveal")
    return table


def test_the_field_shows_the_drive_as_it_went():
    table = drive()
    model = foto.field(table.view(None), table.history)
    assert model.possession is Seat.HOME
    assert model.spot == table.described()["spot"]
    assert model.arrows[0] == foto.Arrow(40, 61, "+21", "good")
    ends = [arrow.end for arrow in model.arrows]
    starts = [arrow.start for arrow in model.arrows]
    assert starts[1:] == ends[:-1]
    assert ends[-1] == model.spot
    gained = sum(arrow.end - arrow.start for arrow in model.arrows)
    assert model.drive_text == f"3 plays, {gained:g} yards"
    assert model.ball_text == f"now at the {100 - model.spot:g}"


def test_a_new_drive_begins_with_a_clean_field():
    table = after(drive(), "punt")
    table.play(Seat.VISITORS, "fair-catch", ["12", "9"])
    model = foto.field(table.view(None), table.history)
    assert (model.possession, model.arrows, model.drive_text) == (Seat.VISITORS, (), "No play yet")


def test_last_plays_come_newest_first():
    rows = foto.last_plays(drive().history, NAMES, DECK)
    assert [row.number for row in rows] == [19, 18, 17]
    first = rows[-1]
    assert (first.down, first.call) == ("1st & 10", "Long Pass – Normal")
    assert (first.result, first.tone) == ("+21", "good")
    assert first.sentence.startswith("Long Pass – caught at")
    assert foto.last_plays(drive().history, NAMES, DECK, most=1) == rows[:1]


def test_a_play_under_way_shows_dots():
    table = after(drive(), "play", "card 3")
    row = foto.last_plays(table.history, NAMES, DECK)[0]
    assert row.current
    assert (row.number, row.call, row.result) == (20, "…", "…")


@pytest.mark.parametrize(
    ("moves", "rolls", "call", "result"),
    [
        (["field-goal"], ["good"], "Field goal from 31", "good"),
        (["field-goal", "touchback"], ["no good"], "Field goal from 31", "no good"),
        (["quick-kick", "touchback"], ["40"], "Quick kick", "to 20"),
        (["punt", "fair-catch"], ["26", "9"], "Punt", "to 10"),
        (["punt", "no-fair-catch"], ["blocked", "red +5"], "Punt, blocked", "fumble"),
        (["punt", "no-fair-catch"], ["fumble", "red +5"], "Punt, fumbled", "fumble"),
        (["resign"], [], "Resigned", ""),
        (["agree-draw"], [], "Ended by agreement", ""),
    ],
)
def test_kicks_and_ends_have_rows_too(moves, rolls, call, result):
    table = placed(**THIRD_AND_FOUR)
    for words in moves:
        kicks = words in ("field-goal", "quick-kick", "fair-catch", "no-fair-catch")
        table.play(table.seat_for(words), words, rolls if kicks else None)
    row = foto.last_plays(table.history, NAMES, DECK)[0]
    assert (row.call, row.result) == (call, result)


@pytest.mark.parametrize(
    ("position", "moves", "spoken"),
    [
        ({"phase": "coin-toss"}, [], "Coin toss. Visitors: call heads or tails."),
        (
            {"phase": "kick-or-receive"},
            [],
            "Home, you won the toss. Kick or receive?",
        ),
        (
            {"phase": "kickoff"},
            [],
            "Home, kick-off from their own 40. Kick off, or try an on-side kick.",
        ),
        (
            {"phase": "kickoff", "kickoff_after": "field-goal"},
            [],
            "Home, kick-off from their own 40. Kick off.",
        ),
        (
            THIRD_AND_FOUR,
            [],
            "Home, 3rd and 4 at the visitors’ 31. Offense: call a play or a kick.",
        ),
        (
            THIRD_AND_FOUR,
            ["play"],
            "Home, 3rd and 4 at the visitors’ 31. "
            "Pick your cards: the offense a play, the defense a formation.",
        ),
        (
            THIRD_AND_FOUR,
            ["play", "card 3"],
            "Home, 3rd and 4 at the visitors’ 31. Defense: pick a formation.",
        ),
        (
            THIRD_AND_FOUR,
            ["play", "card B"],
            "Home, 3rd and 4 at the visitors’ 31. Offense: pick a play.",
        ),
        (
            THIRD_AND_FOUR,
            ["play", "card 3", "card B"],
            "Home, 3rd and 4 at the visitors’ 31. Offense: lay the card left, center or right.",
        ),
        (
            THIRD_AND_FOUR,
            ["play", "card 3", "card B", "at L"],
            "Home, 3rd and 4 at the visitors’ 31. "
            "The play lies left. Defense: lay a formation over it.",
        ),
        (
            THIRD_AND_FOUR,
            ["play", "card 3", "card B", "at L", "at R2"],
            "Home, 3rd and 4 at the visitors’ 31. Offense: pull the slide.",
        ),
        (
            THIRD_AND_FOUR,
            ["punt"],
            "Home, 3rd and 4 at the visitors’ 31. Visitors: call a fair catch, or run it back.",
        ),
        (
            {"phase": "try-choice"},
            [],
            "Home, touchdown! Try for the point: kick, run or pass.",
        ),
        (
            {"phase": "try-choice"},
            ["try run", "card 3"],
            "Home, try for the point by run from the visitors’ 3. Defense: pick a formation.",
        ),
        (
            {"phase": "after-safety"},
            [],
            "Home, free kick from their own 20. Kick off or punt.",
        ),
        (
            {"phase": "after-safety"},
            ["punt"],
            "Home, free kick from their own 20. Visitors: call a fair catch, or run it back.",
        ),
        (
            {**THIRD_AND_FOUR, "phase": "scrimmage-call"},
            ["resign"],
            "Final score: Home 14, Visitors 10. Visitors win.",
        ),
        (
            {"phase": "game-over", "score": [7, 7]},
            [],
            "Final score: Home 7, Visitors 7. A tie.",
        ),
    ],
)
def test_the_status_says_what_goes_on_and_who_is_to_choose(position, moves, spoken):
    table = after(placed(**position), *moves)
    assert foto.status(table.view(None), NAMES).spoken(NAMES) == spoken


@pytest.mark.parametrize(
    ("position", "moves", "rolls", "spoken"),
    [
        (
            {"phase": "kickoff"},
            ["kickoff"],
            ["65"],
            "Visitors, caught 5 yards deep in the end zone. Take the touchback, or run it out.",
        ),
        (
            THIRD_AND_FOUR,
            ["field-goal"],
            ["no good"],
            "Visitors, the field goal is no good. Take the touchback, or run it out.",
        ),
        (
            THIRD_AND_FOUR,
            ["quick-kick"],
            ["31"],
            "Visitors, caught on the goal line. Take the touchback, or run it out.",
        ),
        (
            {"phase": "kickoff"},
            ["kickoff"],
            ["45", "penalty", "clipping", "20"],
            "Home, flag: clipping by Visitors, 15 yards. Home: accept the penalty or decline it.",
        ),
    ],
)
def test_choices_after_a_kick(position, moves, rolls, spoken):
    table = after(placed(**position), *moves, rolls=rolls)
    assert foto.status(table.view(None), NAMES).spoken(NAMES) == spoken


def test_one_seat_can_be_asked_first():
    table = after(placed(**THIRD_AND_FOUR), "play")
    view = table.view(None)
    assert foto.status(view, NAMES, Seat.HOME).ask == "Offense: pick a play."
    assert foto.status(view, NAMES, Seat.VISITORS).ask == "Defense: pick a formation."


def test_every_phase_has_a_status_and_nothing_is_left_empty():
    seen = set()
    for seed in range(12):
        table = begun(plays_per_quarter=6, table_feel=seed % 2 == 0, collegiate_try=True)
        stream = random.Random(seed)
        while not table.over:
            status = foto.status(table.view(None), NAMES)
            seen.add(table.view(None).phase)
            assert status.where.endswith((".", "!"))
            assert status.ask
            assert "  " not in status.sentence
            play_on(table, stream.random(), steps=1)
    assert seen >= set(Phase) - {Phase.GAME_OVER, Phase.AFTER_SAFETY}


def models(view, history):
    """Everything that could be on the screen of somebody who sees `view`."""
    return [
        foto.scoreboard(view, NAMES),
        foto.field(view, history),
        foto.last_plays(history, NAMES, DECK),
        foto.status(view, NAMES),
        foto.status(view, NAMES).spoken(NAMES),
    ]


@pytest.mark.parametrize("sealed", ["card 1", "card 9", "card C", "card F"])
@pytest.mark.parametrize("phase", ["picked", "both", "placed"])
def test_nothing_sealed_shows_anywhere(sealed, phase):
    """The same game with another card in the same place gives the same screens to others."""
    offense = sealed.split()[1].isdigit()
    owner = Seat.HOME if offense else Seat.VISITORS
    if phase == "placed" and not offense:
        return  # the defense lies face up by then
    shown = []
    for words in (sealed, "card 4" if offense else "card B"):
        table = after(placed(**THIRD_AND_FOUR), "play", words)
        if phase != "picked":
            after(table, "card A" if offense else "card 6")
        if phase == "placed":
            after(table, "at R", "at L1")
        shown.append([models(table.view(seat), table.history) for seat in (None, owner.other)])
    assert shown[0] == shown[1]
    text = canonical(to_plain(shown[0]))
    number = sealed.split()[1]
    card = DECK.play(int(number)) if offense else DECK.formation(number)
    assert card.name not in text
    assert sealed not in text


def test_the_panel_for_going_on_has_the_score_by_quarter(tmp_path):
    table = Table.start(Setup("foto-electric", seed="4"), tmp_path / "game.gridlight")
    while not table.over and table.described()["quarter"] < 3:
        play_on(table, table.step, steps=1)
    panel = last_game(table.path, table)
    table.close()
    home, visitors = table.described()["score"]
    assert (panel.home.score, panel.visitors.score) == (home, visitors)
    for team in (panel.home, panel.visitors):
        assert len(team.quarters) == 3
        assert sum(team.quarters) == team.score
    assert panel.when.startswith("3rd quarter")
    assert panel.path == table.path


def test_a_return_to_the_spot_of_the_kick_is_a_play_of_its_own():
    table = placed(phase="kickoff", possession="home", spot=40)
    table.play(Seat.HOME, "kickoff", ["55", "55"])
    assert table.described()["spot"] == 40
    after(table, "play", "card 2", "card A", "at C", "at C", "reveal")
    rows = play_rows(table.history, NAMES, DECK)
    assert [(row.down, row.number) for row in rows] == [("Kick-off", None), ("1st & 10", 1)]


def test_rows_of_whole_games_are_whole():
    for seed in range(4):
        table = play_on(begun(plays_per_quarter=10, sudden_death=True), seed)
        rows = play_rows(table.history, NAMES, DECK)
        assert not any(row.current for row in rows)
        assert all(row.down and row.side and row.sentence for row in rows[:-1])
        assert all(row.call for row in rows)
        steps = [row.step for row in rows]
        assert steps == sorted(set(steps))
        for quarter in range(1, 5):
            numbers = [row.number for row in rows if row.quarter == quarter and row.number]
            assert sorted(set(numbers)) == list(range(1, 11))


def test_names_come_from_the_seats():
    header = replace(begun().header, seats={Seat.HOME: Player("A"), Seat.VISITORS: Player("B")})
    assert foto.names_of(header) == Names("A", "B")
