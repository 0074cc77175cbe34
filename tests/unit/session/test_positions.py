"""Positions as text: read with the line of every fault, and written so that they read back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gridlight.games.all_pro.position import STARTABLE
from gridlight.games.pegskin.phases import Phase
from gridlight.kernel.errors import InputFault, NotationError
from gridlight.kernel.game import Seat
from gridlight.kernel.language import speak
from gridlight.session.positions import can_write, read_position, write_position
from gridlight.session.scenario_files import read_scenario
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on
from helpers.play_transcripts import SCENARIOS
from helpers.pseudo import pseudo

DOCUMENT = (Path(__file__).parents[3] / "docs/positions.md").read_text(encoding="utf-8")
GOOD = '''game = "all-pro"

[settings]
fumble_percent = 0

[position]
possession = "home"
spot = 40
down = 1
togo = 10
score = [0, 7]
phase = "offense-moves"
moves_left = 3
carrier = "h10"
blocks = ["g10 B l"]
board = """
18 ..........b....
10 .....E.B.......
9  ......L........
"""
'''

FAULTS = {
    "a square that isn't one": ('"h10"', '"h99"', "line 14", "Name the square"),
    "nobody has the ball": ('carrier = "h10"', "", "line 6", "say who has the ball"),
    "a row too long": ("9  ......L.......", "9  ......L.........", "line 19", "a line a row"),
    "a row twice": ("10 .....E", "9 .....E", "line 18", "row 9 stands there twice"),
    "a man that isn't one": (".....E.B", ".....Q.B", "line 18", "“Q” is no man"),
    "a man too many": ("9  ......L.......", "9  ..LLLLL.......", "line 16", "a team has 4. W"),
    "a down too many": ("down = 1", "down = 7", "line 9", "1, 2, 3 or 4"),
    "a key with a slip": ("down = 1", "dwn = 1", "line 9", "Did you mean “down”?"),
    "a head with a slip": ("[position]", "[positon]", "line 6", "Did you mean “position”?"),
    "a game with a slip": ('"all-pro"', '"allpro"', "line 1", "Did you mean “all-pro”?"),
    "no game": ('game = "all-pro"', "", "The position", 'game = "all-pro"'),
    "a setting's slip": ("fumble_percent", "fumbles", "line 4", "Did you mean “fumble_percent”?"),
    "a setting too large": ("percent = 0", "percent = 200", "line 4", "at most 100"),
    "a phase that isn't one": ("offense-moves", "offense", "line 12", "setup-offense"),
    "a spot between stripes": ("spot = 40", "spot = 43", "line 8", "stripe"),
    "a score of one": ("[0, 7]", "[7]", "line 11", "home’s first"),
    "a broken list": ("[0, 7]", "[0,", "line 12", "Compare that line"),
    "a pair on a man": ("g10 B l", "h10 B l", "line 15", "taken twice"),
    "too many moves": ("moves_left = 3", "moves_left = 4", "line 13", "three moves"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_said_with_its_line_and_its_remedy(name: str) -> None:
    before, after, line, remedy = FAULTS[name]
    assert before in GOOD
    with pytest.raises(NotationError) as found:
        read_position(GOOD.replace(before, after, 1))
    said = str(found.value)
    assert line in said
    assert remedy in said
    assert "\n" not in said


@pytest.fixture
def in_another_language() -> Iterator[None]:
    speak("pseudo", pseudo)
    yield
    speak("en", None)


@pytest.mark.usefixtures("in_another_language")
@pytest.mark.parametrize("name", [name for name in FAULTS if FAULTS[name][2] != "The position"])
def test_a_fault_is_found_in_any_language(name: str) -> None:
    before, after, line, _ = FAULTS[name]
    with pytest.raises(NotationError) as found:
        read_position(GOOD.replace(before, after, 1))
    assert pseudo(line) in str(found.value)
    assert found.value.line == int(line.removeprefix("line "))


@pytest.mark.parametrize(
    "text", ["", " \n", "hello", "18 ....\n11 ....", "game = 3", "\ud800", "[["]
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(InputFault, match="The position"):
        read_position(text)


def test_a_position_starts_a_game() -> None:
    table = Table.start(read_position(GOOD))
    described = table.described()
    assert (described["spot"], described["carrier"], described["score"]) == (40, "h10", [0, 7])
    assert table.header.settings["fumble_percent"] == 0
    table.play(Seat.HOME, "move h10 h11")


def test_settings_that_differ_are_written() -> None:
    text = write_position(Table.start(read_position(GOOD)))
    assert "fumble_percent = 0" in text
    assert "officiating" not in text
    again = Table.start(read_position(text))
    assert again.described() == Table.start(read_position(GOOD)).described()


BOARDS = sorted([*SCENARIOS.glob("all-pro*/*.toml"), *SCENARIOS.glob("pegskin*/*.toml")])


@pytest.mark.parametrize("path", BOARDS, ids=lambda p: p.stem)
def test_every_scenario_is_opened_and_copied(path: object) -> None:
    scenario = read_scenario(path)  # type: ignore[arg-type]
    table = Table.start(read_position(path.read_text()))  # type: ignore[attr-defined]
    assert table.header.title == scenario.title
    again = Table.start(read_position(write_position(table)))
    assert again.described() == table.described()
    assert write_position(again) == write_position(table)


@pytest.mark.parametrize("block", re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL))
def test_the_positions_of_the_document_can_be_opened(block: str) -> None:
    table = Table.start(read_position(block))
    assert table.described()["down"] in (2, 3)


def test_every_phase_of_the_document_is_one_and_none_is_missing() -> None:
    for game, phases in (("All-Pro", STARTABLE), ("Pegskin", Phase)):
        listed = DOCUMENT.partition(f"Phases of {game}:")[2].partition("\n\n")[0]
        assert set(re.findall(r"`([a-z-]+)`", listed)) == {phase.value for phase in phases}


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_the_light_box_are_copied_and_opened(seed: int) -> None:
    setup = Setup("foto-electric", seed=f"copy {seed}", settings={"plays_per_quarter": 4})
    table, phases = Table.start(setup), set()
    for _ in range(400):
        if table.over:
            break
        play_on(table, seed + table.step, steps=1)
        try:
            text = write_position(table)
        except NotationError:
            assert table.described()["phase"] not in ("scrimmage-call", "kickoff", "try-choice")
            continue
        again = Table.start(read_position(text))
        phases.add(table.described()["phase"])
        assert again.described() == table.described()
        assert "cards" not in text
    assert {"scrimmage-call", "kickoff", "card-picks"} <= phases


PEGS = """game = "pegskin"

[settings]
width = 53
penalty_system = true

[position]
spot = 40
phase = "line-offense"
moves_left = 3
penalty_die = "-"
carrier = "27,-6"
used = { "24,-1" = 2, "27,-6" = [1, 2] }
blocks = ["25,1 L l"]
pegs = ["L 24,-1", "B 27,-6", "r 20,4"]
"""
PEG_FAULTS = {
    "a peg": ("B 27,-6", "Q 27,-6", "line 15: pegs: “Q” is no peg", "letter and hole"),
    "a pair": ("25,1 L l", "25,1 L", "line 14: blocks", "hole, peg on top, peg below"),
    "nobody there": ('"27,-6"\n', '"27,-5"\n', "line 12: carrier: no peg", "Name the hole"),
    "too many steps": ('"24,-1" = 2', '"24,-1" = 7', "line 13: used", "Write holes and steps"),
    "too many moves": ("moves_left = 3", "moves_left = 16", "line 10", "or leave the line out"),
}


@pytest.mark.parametrize("name", PEG_FAULTS)
def test_a_fault_on_the_peg_board_is_said_in_its_own_terms(name: str) -> None:
    before, after, line, remedy = PEG_FAULTS[name]
    assert before in PEGS
    with pytest.raises(NotationError) as found:
        read_position(PEGS.replace(before, after, 1))
    assert line in str(found.value)
    assert remedy in str(found.value)


def test_a_position_with_steps_and_a_penalty_die_is_copied() -> None:
    table = Table.start(read_position(PEGS))
    text = write_position(table)
    assert 'used = { "24,-1" = 2, "27,-6" = [1, 2] }' in text
    assert 'penalty_die = "-"' in text
    again = Table.start(read_position(text))
    assert again.state == table.state
    assert write_position(again) == text


def test_a_phase_that_no_position_starts_in_is_named() -> None:
    table = Table.start(Setup("foto-electric", position={"spot": 40}))
    for words in ("play", "card 7", "card B"):
        table.play(table.seat_for(words), words)
    with pytest.raises(NotationError, match="First answer what is asked"):
        write_position(table)


def test_a_game_whose_positions_have_no_text_is_said_to_have_none() -> None:
    assert can_write("all-pro")
    assert not can_write("toy")
