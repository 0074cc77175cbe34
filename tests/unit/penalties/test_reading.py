"""Charts and specialist cards as files: whole, or every fault in one sentence (PEN-10)."""

import copy
import json

import pytest
from jsonschema import Draft202012Validator

from gridlight import paths
from gridlight.kernel.errors import CardError
from gridlight.penalties import reading
from gridlight.penalties.chart import CELLS, ENTRIES, TOTALS, entry
from gridlight.penalties.schema import CARD, CHART, PUBLISHED
from gridlight.session.penalty_shelf import CARDS, CHARTS, HOUSE

pytestmark = pytest.mark.ruling("PEN-10")


def plain(name):
    return json.loads(paths.cards("penalties", f"{name}.json").read_bytes())


def read(data, source="own.json"):
    data = json.dumps(data).encode()
    chart = b"gridlight-penalty-chart" in data or b'"chart"' in data
    return (reading.read_chart if chart else reading.read_card)(data, source)


def faults(data):
    with pytest.raises(reading.PenaltyFaults) as caught:
        read(data)
    return [str(fault) for fault in caught.value.faults]


def changed(name, *path, to):
    data = copy.deepcopy(plain(name))
    *way, last = path
    at = data
    for step in way:
        at = at[step]
    if to is None:
        del at[last]
    else:
        at[last] = to
    return data


def test_the_bundled_files_keep_to_the_published_schemas():
    for name, schema in PUBLISHED.items():
        Draft202012Validator.check_schema(schema)
        assert json.loads(paths.cards("schema", name).read_bytes()) == schema
    Draft202012Validator(CHART).validate(plain("chart"))
    for card in CARDS.bundled:
        Draft202012Validator(CARD).validate(plain(card))
    files = {path.stem for path in paths.cards("penalties").glob("*.json")}
    assert files == {"chart", *CARDS.bundled}


def test_the_chart_has_every_line_and_the_one_that_the_text_names():
    chart = CHARTS.load(HOUSE)
    assert [cell for cell, _ in chart.lines] == list(CELLS)
    assert chart.look_up("run", "defense", 2).name == "Personal foul"


def test_what_is_read_is_written_back_the_same():
    assert CHARTS.load(HOUSE).as_data() == plain("chart")["chart"]
    assert reading.chart_from(CHARTS.load(HOUSE).as_data(), "t").lines == CHARTS.load(HOUSE).lines
    for name in CARDS.bundled:
        card = CARDS.load(name)
        assert card.as_data() == plain(name)["penalties"]
        assert reading.card_from(card.as_data(), "t").entries == card.entries
        assert card.name == name.capitalize()
        assert reading.read_card(reading.card_file(card), "t") == card
    chart = CHARTS.load(HOUSE)
    assert reading.read_chart(reading.chart_file(chart), "t") == chart


@pytest.mark.parametrize("words", ENTRIES)
def test_an_entry_is_taken_apart(words):
    found = entry(words)
    assert found.opponent == words.startswith("opponent")
    assert found.offsides == ("offsides" in words)
    assert bool(found.number) == (words not in ("blank", "offsetting") and not found.offsides)


CHART_FAULTS = [
    (("chart", "run"), None, "run: this kind of play is missing"),
    (("chart", "kick", "defense"), None, "kick, defense: this role is missing"),
    (("chart", "kick", "defense", "4"), None, "kick, defense, 4: the line is missing. Add it."),
    (("chart", "kick", "defense", "8"), {}, "kick, defense, “8”: there is no such key"),
    (("chart", "pass", "offense", "1"), "Holding", "“Holding” is no line of the chart"),
    (("chart", "pass", "offense", "1", "yards"), "ten", "“ten” is no number of yards"),
    (("chart", "pass", "offense", "1", "yards"), 51, "51 is no number of yards"),
    (("chart", "pass", "offense", "1", "yards"), True, "true is no number of yards"),
    (("chart", "pass", "offense", "1", "yards"), None, "nothing is no number of yards"),
    (("chart", "pass", "offense", "1", "from"), "ends", "“ends” isn't where a foul is walked off"),
    (("chart", "pass", "offense", "1", "negates"), "yes", "“yes” is no switch"),
    (("chart", "pass", "offense", "1", "name"), "  ", "“ ” is no name"),
    (("chart", "pass", "offense", "1", "negate"), True, "Did you mean “negates”?"),
    (("chart", "run", "defense", "2", "negates"), True, "added on to the play's end can't be one"),
    (("chart",), None, "chart: there is none"),
    (("format",), "gridlight-deck", "format: it isn't “gridlight-penalty-chart”"),
    (("version",), 2, "version 2 isn't known. Use a newer Gridlight."),
    (("version",), 0, "0 is no version"),
    (("author",), None, "author: nothing is no name"),
    (("colour",), "red", "“colour”: there is no such key"),
]


@pytest.mark.parametrize(("path", "to", "sentence"), CHART_FAULTS, ids=lambda v: str(v)[:40])
def test_a_fault_of_a_chart_is_one_clear_sentence(path, to, sentence):
    data = changed("chart", *path, to=to)
    (told,) = faults(data)
    assert told.startswith("own.json, ")
    assert sentence in told
    assert not Draft202012Validator(CHART).is_valid(data)


CARD_FAULTS = [
    (("penalties", "7"), None, "total 7: its entry is missing. Write “blank” at least."),
    (("penalties", "7"), "eight", "“eight” is no entry of a card"),
    (("penalties", "7"), "ofsetting", "Did you mean “offsetting”?"),
    (("penalties", "7"), 7, "7 is no entry of a card"),
    (("penalties", "13"), "one", "penalties, “13”: there is no such key"),
    (("penalties",), None, "penalties: there are none"),
    (("name",), "x" * 41, "is no name"),
]


@pytest.mark.parametrize(("path", "to", "sentence"), CARD_FAULTS, ids=lambda v: str(v)[:40])
def test_a_fault_of_a_card_is_one_clear_sentence(path, to, sentence):
    data = changed("rough", *path, to=to)
    (told,) = faults(data)
    assert sentence in told
    assert not Draft202012Validator(CARD).is_valid(data)


def test_all_faults_are_found_in_one_run():
    data = plain("rough")
    for total in TOTALS:
        data["penalties"][str(total)] = "something"
    found = faults(data)
    assert len(found) == len(TOTALS)
    with pytest.raises(CardError, match=r"total 2: .*\(10 more faults in it\.\)"):
        read(data)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"[1]", b"7", b"[" * 10_000])
def test_what_is_no_json_object_is_refused(data):
    for reader in (reading.read_chart, reading.read_card):
        with pytest.raises(CardError, match=r"own\.json: it is no"):
            reader(data, "own.json")
