"""Cards and charts of one's own: kept, listed, chosen, removed."""

import json
from dataclasses import replace

import pytest

from gridlight.kernel.errors import CardError, OptionError
from gridlight.penalties import reading
from gridlight.penalties.chart import entry
from gridlight.session.penalty_shelf import CARDS, CHARTS, HOUSE
from gridlight.session.table import Setup, Table


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))
    return tmp_path


def test_a_card_is_kept_listed_and_removed():
    rough = CARDS.load("rough")
    saints = replace(rough, entries=(entry("blank"),) * 11, name="Saints", author="us")
    path = CARDS.save("Our saints", reading.card_file(saints))
    assert path.is_file()
    assert CARDS.own() == ("Our saints",)
    assert CARDS.names() == ("disciplined", "average", "rough", "Our saints")
    assert CARDS.load("Our saints") == saints == CARDS.load(str(path))
    CARDS.delete("Our saints")
    CARDS.delete("rough")
    assert CARDS.names() == ("disciplined", "average", "rough")
    assert [left.name for left in path.parent.iterdir()] == []


def test_a_chart_is_chosen_for_a_game():
    house = CHARTS.load(HOUSE)
    (cell, first), *others = house.lines
    ours = replace(house, lines=((cell, replace(first, yards=15)), *others), name="1967")
    CHARTS.save("1967", reading.chart_file(ours))
    setup = Setup("all-pro", settings={"penalty_system": True, "penalty_chart": "1967"})
    table = Table.start(setup)
    assert table.header.tables["penalty_chart"]["run"]["offense"]["1"]["yards"] == 15
    assert table.game.tables.chart.lines == ours.lines


@pytest.mark.parametrize("name", ["", "rough", "../rough", "a,b", "home:x", ".hidden", "x" * 42])
def test_a_name_that_cannot_be_is_refused(name):
    with pytest.raises(OptionError, match="it can't be called that"):
        CARDS.save(name, reading.card_file(CARDS.load("rough")))


def test_nothing_broken_is_kept(home):
    data = json.loads(reading.card_file(CARDS.load("rough")))
    del data["penalties"]["7"]
    with pytest.raises(CardError, match=r"new\.json, total 7: its entry is missing"):
        CARDS.save("new", json.dumps(data).encode())
    assert CARDS.own() == ()
    with pytest.raises(OptionError, match=r"there is no such chart\. There are house"):
        CHARTS.load("new")
