"""The rules help: every ruling that is cited has an entry, and every entry says something."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gridlight import paths
from gridlight.kernel.errors import RulesetError
from gridlight.present import rules
from gridlight.session.games import GAMES
from gridlight.session.rulings import ORDER, plain_number, read_rulings, rulings

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "src"
LISTED = tuple((HERE / "numbers.txt").read_text(encoding="utf-8").split())
CITED = re.compile(r"\b((?:FB|FE|AP|PS|PEN)-P?\d+)(?:(?: to | bis |–|-)([A-Z]+-P?\d+))?\b")


def cited_in(text: str) -> set[str]:
    """Every number that a text cites, those within “AP-23 to AP-25” too."""
    found: set[str] = set()
    for first, last in CITED.findall(text):
        found.add(first)
        if last:
            head, start = re.fullmatch(r"(.*?)(\d+)", first).groups()
            until = re.fullmatch(r"(.*?)(\d+)", last)[2]
            found |= {f"{head}{n}" for n in range(int(start), int(until) + 1)}
    return found


def cited_in_the_code() -> set[str]:
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]
    return set().union(*(cited_in(file.read_text(encoding="utf-8")) for file in files))


def test_every_number_of_the_lists_has_an_entry_and_no_other_is_there():
    assert len(LISTED) == len(set(LISTED)) > 140
    assert set(rulings().numbers) == set(LISTED)


def test_every_number_that_the_code_cites_has_an_entry():
    cited = cited_in_the_code()
    assert len(cited) > 100
    assert cited <= set(rulings().numbers)


def test_citations_with_a_range_are_counted_out():
    assert cited_in("(AP-23 to AP-25, AP-32)") == {"AP-23", "AP-24", "AP-25", "AP-32"}


@pytest.mark.parametrize("ruling", rulings().all, ids=lambda each: each.number)
def test_an_entry_says_something(ruling):
    for text in (ruling.title, ruling.topic, ruling.part, ruling.text, ruling.here):
        assert text.strip() == text != ""
    assert len(ruling.here) > 10
    assert ruling.words
    assert ruling.see
    assert ruling.number not in ruling.see
    for text in (ruling.text, ruling.open, ruling.here):
        assert not text or text[0].isupper()
        assert not text or text.endswith(".")
        assert "'" not in text
        assert "--" not in text


@pytest.mark.parametrize("ruling", rulings().all, ids=lambda each: each.number)
def test_its_options_are_settings_of_its_games(ruling):
    known = {game: {each.name for each in GAMES.get(game).settings} for game in ruling.games}
    for option in ruling.options:
        assert any(option in names for names in known.values()), option
    for game in ruling.games:
        for shown in rules.options_of(ruling, game):
            assert shown.picks


def test_entries_hold_in_games_that_there_are():
    assert {game for each in rulings() for game in each.games} == set(GAMES.names)


def test_what_the_text_leaves_open_is_said_somewhere():
    left_open = [each for each in rulings() if each.open]
    assert len(left_open) > 90
    for each in left_open:
        assert each.here != "As printed."


def test_the_document_tells_every_key_and_every_set():
    document = (HERE.parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    told = set(re.findall(r"`([a-z]+)`", document.split("## The files")[1]))
    keys = {key for name in ORDER for one in of_file(name)["rulings"] for key in one}
    assert keys <= told
    for name in ORDER:
        assert f"`{of_file(name)['set']}`" in document


def of_file(name):
    return json.loads(paths.assets("rules", f"{name}.json").read_bytes())


# files


def files(**changed):
    raw = {name: paths.assets("rules", f"{name}.json").read_bytes() for name in ORDER}
    for name, change in changed.items():
        data = json.loads(raw[name])
        change(data["rulings"][0])
        raw[name] = json.dumps(data).encode()
    return raw


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda one: one.pop("here"), "here is missing"),
        (lambda one: one.update(here=""), "here is empty"),
        (lambda one: one.update(extra="x"), "extra isn't expected"),
        (lambda one: one.update(number="AP-1"), "it isn't of PS"),
        (lambda one: one.update(see=["PS-99"]), "there is no ruling PS-99"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence(change, said):
    with pytest.raises(RulesetError, match=said):
        read_rulings(files(pegskin=change))


def test_a_number_is_given_once():
    raw = files()
    with pytest.raises(RulesetError, match="a number is given twice"):
        read_rulings({**raw, "again": raw["pegskin"]})


def test_what_is_no_json_is_refused():
    with pytest.raises(RulesetError, match=r"football\.json"):
        read_rulings({"football": b"\xff"})
    with pytest.raises(RulesetError, match="it must have"):
        read_rulings({"football": b"[]"})


@pytest.mark.parametrize(
    ("written", "meant"),
    [("ap26", "AP-26"), ("AP P1", "AP-P1"), ("ap-p4", "AP-P4"), ("fe 07", "FE-7"), ("x", "X-")],
)
def test_a_number_may_be_written_as_one_likes(written, meant):
    assert plain_number(written) == meant
