"""A game as text, CSV and JSON, and back."""

import csv
import io
import json

import pytest

from gridlight.kernel.errors import InputFault, NotationError
from gridlight.kernel.game import Seat
from gridlight.session.exports import export_csv, export_json
from gridlight.session.journal import Player
from gridlight.session.json_reading import import_json, is_record
from gridlight.session.notation import export_text
from gridlight.session.notation_reading import import_text
from gridlight.session.record_plays import spot_label
from gridlight.session.table import Setup, Table
from gridlight.session.verify import verify
from helpers.games_played import play_on, toy_table
from helpers.toy_game import TOYS

HOME, VISITORS = Seat.HOME, Seat.VISITORS


def a_play(table):
    table.play(VISITORS, "call heads", ["heads"])
    table.play(VISITORS, "pick 3")
    table.play(HOME, "pick 1")
    table.play(VISITORS, "aim high")
    table.play(VISITORS, "show", ["6"])
    return table


def body(text):
    return text.partition("\n\n")[2]


def moves(table):
    return [
        (record.seat, record.words, record.rolls, record.by, record.hand)
        for record in table.history
    ]


def test_a_play_stands_on_a_line_with_its_dice_behind_the_move():
    text = export_text(a_play(toy_table()), TOYS)
    assert body(text) == (
        "1.1 H20  v: call heads [heads] (by hand) · pick 3 | h: pick 1 · aim high · "
        "show [6] (by hand)\n"
    )


def test_the_header_says_what_was_played():
    setup = Setup("toy", Player("Ann “A”"), Player("Bo", "rookie"), seed="s", title='A "b"\nc')
    text = export_text(Table.start(setup, registry=TOYS), TOYS)
    tags = text.partition("\n\n")[0].splitlines()
    assert tags[:5] == [
        '[Game "toy"]',
        '[Title "A \\"b\\"\\nc"]',
        '[Home "Ann “A”"]',
        '[Visitors "Bo"]',
        '[VisitorsCoach "rookie"]',
    ]
    assert '[Settings "plays=4 roll_by_hand=false decision_seconds=none mood=calm"]' in tags
    assert '[Seed "s"]' in tags
    assert tags[-1] == '[Result "0-0 *"]'


def test_it_reads_back_to_the_same_record():
    table = play_on(a_play(toy_table(plays=8, mood="grim")), 3)
    table.rename("A title")
    back = import_text(export_text(table, TOYS), "game.txt", TOYS)
    assert not back.sealed
    assert moves(back.table) == moves(table)
    assert back.table.state == table.state
    assert back.table.header.seats == table.header.seats
    assert back.table.header.settings == table.header.settings
    assert (back.table.header.seed, back.table.title) == (table.header.seed, "A title")
    assert back.table.header.created == table.header.created
    assert export_text(back.table, TOYS) == export_text(table, TOYS)


def test_house_tables_and_positions_travel_along():
    position = {"phase": "picks", "possession": "home", "plays": 2}
    setup = Setup("toy", tables={"bonus": 5}, position=position)
    table = play_on(Table.start(setup, registry=TOYS), 1)
    back = import_text(export_text(table, TOYS), "game.txt", TOYS).table
    assert back.state == table.state
    assert back.header.tables == {"bonus": 5}


def test_what_is_sealed_is_in_no_export():
    table = toy_table()
    table.play(VISITORS, "call heads", ["heads"])
    table.play(VISITORS, "pick 3")
    table.play(HOME, "pick 1")
    text = export_text(table, TOYS)
    for exported in (text, export_csv(table), json.dumps(export_json(table))):
        assert "pick 3" not in exported
        assert "pick 1" not in exported
    assert body(text).endswith("· (sealed) | h: (sealed)\n")
    back = import_text(text, "game.txt", TOYS)
    assert back.sealed
    assert moves(back.table) == moves(table)[:2]


def test_the_clock_is_marked():
    table = toy_table()
    table.play_default(VISITORS)
    assert "(clock)" in export_text(table, TOYS)
    assert import_text(export_text(table, TOYS), "t", TOYS).table.history[1].by == "clock"


def test_text_without_a_seed_has_dice_rolled_by_hand():
    text = '[Game "toy"]\n\n1.1 -  v: call heads [heads]\n'
    assert import_text(text, "t", TOYS).table.history[1].hand


def test_a_hand_may_leave_prefixes_out_where_only_one_seat_can_be_meant():
    text = '[Game "toy"]\n\n1.1 -  call heads [heads] · v: pick 1 · h: pick 2 · aim low\n'
    assert import_text(text, "t", TOYS).table.described()["phase"] == "show"


TEXT = """[Game "toy"]
[Settings "plays=2"]
[Seed "1"]

1.1 H20  v: call heads [heads] · pick 3 | h: pick 1 · aim high · show [6]
1.2 H30  resign
"""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('[Game "toy"]\n', ""), "t.txt: it doesn't say which game it is"),
        (('"toy"', '"tay"'), "there is no game “tay”. Did you mean “toy”?"),
        (('"toy"]', '"toy]'), "t.txt, line 1: the header line is broken"),
        (("[Seed", "[Sead"), "line 3: there is no header “Sead”. Did you mean “Seed”?"),
        (("[Settings", '[Seed "2"]\n[Settings'), "line 4: “Seed” stands there twice"),
        (("plays=2", "plays=zwei"), "setting “plays”: “zwei” can't be its value"),
        (("plays=2", "plays"), "“plays”: this is no setting. Write key=value"),
        (("1.1 H20  ", ""), "line 5: this is no line of a play"),
        (("aim high", "aym high"), "line 5: “aym high” is no move. Did you mean “aim”?"),
        (("aim high", "aim left"), "line 5: “aim left” is refused: not in aim"),
        ((" [6]", ""), "line 5: the dice of “show” don't fit: a result is needed"),
        (("[6]", "[6, 2]"), "line 5: “show” is refused: nothing is rolled for 2"),
        (("[6]", "[9]"), "the dice of “show” don't fit: the shot can't show “9”"),
        (("[6]", "[6"), "line 5: “show [6” can't be read"),
        (("[6]", '[6, "]'), "line 5"),
        (("resign", "resign (shouting)"), "line 6: “resign (shouting)” can't be read"),
        (("resign", "·"), "line 6"),
        (("[Seed", '[Result "1-1"]\n[Seed'), "Result: the game comes out 0-6, but the header says"),
        (("[Seed", '[Tables "{}"]\n[Seed'), "header: the header can't be read"),
        (("[Seed", '[Position "{"]\n[Seed'), "header: the header can't be read"),
        (("[Seed", '[Position "{\\"score\\":[1]}"]\n[Seed'), "score: it takes two numbers"),
    ],
)
def test_text_that_cannot_be_read_is_named(change, said):
    assert import_text(TEXT, "t.txt", TOYS).table.over
    assert change[0] in TEXT
    with pytest.raises(NotationError) as caught:
        import_text(TEXT.replace(*change, 1), "t.txt", TOYS)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("spot", "label"),
    [(40, "H40"), (60, "V40"), (50, "50"), (0, "H0"), (39.5, "H39.5"), (104, "V-4"), (None, "-")],
)
def test_spots_are_named_by_their_half(spot, label):
    assert spot_label(spot) == label


def test_csv_has_a_row_a_play():
    table = play_on(a_play(toy_table(plays=3)), 3)
    rows = list(csv.DictReader(io.StringIO(export_csv(table))))
    assert [row["play"] for row in rows] == ["1", "2", "3"]
    assert rows[0]["dice"] == "toss: heads; shot: 6"
    assert rows[0]["moves"].startswith("visitors call heads; visitors pick 3; home pick 1;")
    assert (rows[0]["home"], rows[0]["visitors"]) == ("0", "6")


def test_json_has_every_step():
    table = play_on(a_play(toy_table()), 3)
    data = json.loads(json.dumps(export_json(table)))
    assert [step["n"] for step in data["steps"]] == list(range(len(table.history)))
    assert data["steps"][5]["events"][0] == {"event": "shot", "yards": 6}
    assert data["steps"][5]["rolls"] == [{"for": "shot", "shows": "6"}]
    assert data["state"]["over"] is True


def as_json(table):
    return json.dumps(export_json(table), ensure_ascii=False)


def test_the_data_reads_back_to_a_game_that_verifies_and_exports_alike(tmp_path):
    setup = Setup("toy", Player("Ann", color="#1f4e8c"), Player("Bo", "rookie"), seed="s")
    table = play_on(Table.start(setup, registry=TOYS), 3)
    table.rename("A title")
    table.call_play(0, "Sweep")
    text = as_json(table)
    assert is_record(text)
    back = import_json(text, "game.json", TOYS)
    assert not back.sealed
    assert moves(back.table) == moves(table)
    assert as_json(back.table) == text
    saved = back.table.save_as(tmp_path / "back.gridlight")
    saved.close()
    assert verify(tmp_path / "back.gridlight", TOYS).seals == verify_seals(table)
    assert as_json(Table.open(tmp_path / "back.gridlight", TOYS)) == text


def verify_seals(table):
    sealed = [record for record in table.history if record.seal]
    assert sealed
    return len(sealed)


def test_data_stops_before_what_is_sealed_still():
    table = toy_table()
    table.play(VISITORS, "call heads", ["heads"])
    table.play(VISITORS, "pick 3")
    back = import_json(as_json(table), "game.json", TOYS)
    assert back.sealed
    assert moves(back.table) == moves(table)[:2]


@pytest.mark.parametrize("end", [0, 1, 3, 6])
def test_data_of_a_part_of_a_game_reads_back(end):
    table = play_on(toy_table(plays=6), 4, steps=end)
    back = import_json(as_json(table), "game.json", TOYS)
    if not back.sealed:
        assert as_json(back.table) == as_json(table)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.pop("steps"), "t.json: it is no game's record"),
        (lambda data: data.update(record=0), "record: it was written by another version"),
        (lambda data: data.update(game="tay"), "it is a game of “tay”"),
        (lambda data: data.update(steps=[]), "steps: there is none"),
        (lambda data: data.update(steps=3), "steps: it isn't a list"),
        (lambda data: data.pop("seed"), "seed: it is missing"),
        (lambda data: data["seats"].pop("home"), "seats, home: it is missing"),
        (
            lambda data: data["tables"].update(digest="0"),
            "tables: the cards and tables are damaged",
        ),
        (lambda data: data["settings"].update(mood=7), "“mood”|mood"),
        (lambda data: data["steps"].pop(2), "step 2: step 2 should stand here"),
        (lambda data: data["steps"][1].update(seat="nobody"), "step 1, seat: it can't be read"),
        (lambda data: data["steps"][1].update(rolls=[3]), "step 1: “rolls” isn't a list"),
        (lambda data: data["steps"][2].update(salt="x"), "step 2: the move isn't the one"),
        (lambda data: data["steps"][2].pop("salt"), "step 2, salt: it is missing"),
        (lambda data: data["steps"][1].update(move="sing"), "step 1: “sing” is no move"),
        (lambda data: data["steps"][5]["state"].update(score=[9, 0]), "step 5: score comes out as"),
        (lambda data: data.update(called=[1]), "called: “1” isn't a play's place"),
    ],
)
def test_data_that_cannot_be_read_is_named(change, said):
    data = export_json(play_on(a_play(toy_table()), 3))
    data = json.loads(json.dumps(data))
    change(data)
    with pytest.raises(InputFault, match=said) as caught:
        import_json(json.dumps(data), "t.json", TOYS)
    assert "\n" not in str(caught.value)


def test_data_that_is_cut_off_is_named():
    text = as_json(toy_table())
    with pytest.raises(InputFault, match="it isn't whole JSON"):
        import_json(text[: len(text) // 2], "t.json", TOYS)


def test_data_has_the_box_score():
    table = play_on(Table.start(Setup("foto-electric", seed="4")), 4, steps=120)
    box = export_json(table)["box"]
    assert sum(box["home"]["points"]) == table.described()["score"][0]
    assert {"thirds", "thirds_made", "run_yards"} <= set(box["visitors"])
    assert all(drive["side"] in ("home", "visitors") for drive in box["drives"])
