"""`gridlight deck lab`: the report as text and as JSON."""

import json

import pytest

from gridlight.cli.lab import _plain
from gridlight.coaches.foto import lab
from gridlight.coaches.foto.certificate import certify
from helpers import foto_solved

KEYS = {
    *("deck", "value", "exploitability", "mixtures", "cards", "dominated", "unused"),
    *("equilibrium", "people", "real_football", "results", "disturbances", "first_and_ten"),
}


def some_certified(deck, game, solution, told=None):
    return certify(deck, game, solution, told, some=range(0, len(solution.grid), 50))


@pytest.fixture(scope="module", autouse=True)
def less_work(home):
    """Two games of each kind, and the certificate from every fiftieth situation."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lab, "GAMES", 2)
        patch.setattr(lab, "certificate_of", some_certified)
        foto_solved.keep_solution()
        yield


@pytest.fixture(scope="module")
def found(home):
    return lab.examine(foto_solved.classic(), foto_solved.spinners())


@pytest.fixture(scope="module")
def report(found):
    """The document, as plain data."""
    return json.loads(json.dumps(_plain(found)))


def test_the_document_has_what_the_contract_names(found, report, done, monkeypatch):
    assert set(report) >= KEYS
    monkeypatch.setattr(lab, "examine", lambda *given: found)
    assert done("deck", "lab", "classic", "--json").json == report


def test_the_deck_is_solved_and_every_card_is_used(report):
    assert 0.0 <= report["exploitability"] < 0.01
    assert report["unused"] == report["dominated"] == []
    assert report["certificate"]["situations"] > 200


def test_the_mixtures_are_chances(report):
    for mix in report["mixtures"]:
        for side in ("offense", "places", "defense", "alignments"):
            assert sum(mix[side].values()) == pytest.approx(1.0)
    assert sum(card["use"] for card in report["cards"]) == pytest.approx(2.0)


def test_the_heat_map_holds_all_results(report):
    cells = report["results"]
    assert len({(cell["offense"], cell["defense"], cell["alignment"]) for cell in cells}) == 504
    worths = {cell["result"]: cell["worth"] for cell in cells}
    assert worths["touchdown"] > worths["tackle +1"] > worths["tackle −7"]


def test_a_wider_line_and_a_card_off_its_place_are_tried(report):
    assert len(report["disturbances"]) == 6
    for disturbance in report["disturbances"]:
        for flip in disturbance["flips"]:
            assert flip["was"] != flip["became"]


def test_the_text_says_the_same(report, done):
    out = done("deck", "lab", "classic").out
    assert f"{report['exploitability']:.6f}" in out
    assert "dominated: none;  never used: none" in out
    for card in report["cards"]:
        assert card["name"] in out
    share = report["people"]["long_runs"][0]
    ten = next(line.split() for line in out.splitlines() if "runs for 10 yards or more" in line)
    assert ten[-4:] == [f"{100 * share:.1f}", "%", "11.0", "%"]


def test_a_deck_that_isnt_there_is_refused(run):
    ran = run("deck", "lab", "no-such-deck")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "no-such-deck" in ran.err
