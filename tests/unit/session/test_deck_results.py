"""A deck's results: worked out once, kept in the cache, and as good as looking again."""

import json
import random

import pytest

from gridlight import paths
from gridlight.games.foto_electric.light import LightBox, shown
from gridlight.games.foto_electric.state import Snap
from gridlight.session.games import read_deck
from gridlight.session.results import VERSION, all_results, known_results

DECK = read_deck()


@pytest.fixture(scope="module")
def results():
    return LightBox(DECK).sightings()


@pytest.fixture
def cached(tmp_path, monkeypatch, results):
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))
    monkeypatch.setattr(LightBox, "sightings", lambda self: results)
    assert known_results(DECK) is None
    assert all_results(DECK) == results
    return paths.cache("results") / f"{DECK.digest}-{VERSION}.json"


def test_results_come_back_from_the_cache(cached, results, monkeypatch):
    monkeypatch.setattr(LightBox, "sightings", None)
    assert all_results(DECK) == known_results(DECK) == results
    assert len(results) == 504


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: json.dumps({**json.loads(text), "deck": "another"}),
        lambda text: json.dumps({**json.loads(text), "results": json.loads(text)["results"][1:]}),
        lambda text: text.replace('"reach"', '"rich"', 1),
        lambda text: "[]",
    ],
)
def test_a_damaged_cache_is_made_anew(cached, results, damage):
    cached.write_text(damage(cached.read_text()))
    assert known_results(DECK) is None
    assert all_results(DECK) == results
    assert known_results(DECK) == results


def test_a_cache_that_can_not_be_written_does_no_harm(tmp_path, monkeypatch, results):
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))
    monkeypatch.setattr(LightBox, "sightings", lambda self: results)
    folder = paths.cache("results")
    folder.rmdir()
    folder.write_text("in the way")
    monkeypatch.setattr(paths, "cache", lambda name: folder)
    assert all_results(DECK) == results


def test_what_is_known_is_what_the_light_shows_near_any_goal_line(results):
    """Where a sighting is taken for an answer, looking with the goal line shows the same."""
    box, fresh = LightBox(DECK, results), LightBox(DECK)
    stream = random.Random(4)
    for _ in range(400):
        key = stream.choice(list(results))
        goal = stream.choice([1, 2, 3, 5, 8, 10, 13, 18, 21, 25, 30, 38, 41, 60, 99])
        play, formation, alignment = key
        snap = Snap(play, formation, 0, alignment)
        assert box(snap, goal) == shown(fresh.result(*key, goal))


def test_cards_beside_their_places_are_looked_at_too():
    box = LightBox(DECK)
    seen = {box(Snap(2, "B", 0.0, step / 20), 60).yards for step in range(-40, 41)}
    assert len(seen) > 3
