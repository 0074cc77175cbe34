"""A solved deck asked situation by situation, and its report kept by digest."""

import pytest

from gridlight.coaches.foto import lab
from gridlight.coaches.foto.certificate import certify
from gridlight.coaches.foto.lab import SHOWN
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.study import Study, farthest


@pytest.fixture(scope="module")
def study(solved, classic, spinners):
    return Study(GamePlan(classic, spinners, solved))


def test_a_look_is_the_reports_mixture_with_nothing_to_gain(study):
    for place in SHOWN:
        look = study.look(place)
        assert look.mix == lab.mix_of(study.plan, place)
        assert max(look.gained.offense, look.gained.defense) < 1e-6
        assert min(look.gained_on_habits.offense, look.gained_on_habits.defense) > 0.0
        for shares, short in (
            (look.mix.offense, look.offense_short),
            (look.mix.defense, look.defense_short),
        ):
            assert all(short[card] < 1e-6 for card, share in shares.items() if share > 1e-6)
            assert min(short.values()) == 0.0


def test_places_add_up(study):
    look = study.look((3, 36, 4))
    for card, places in look.offense_places.items():
        assert sum(places) == pytest.approx(look.mix.offense[card])
    for rows in look.placing.values():
        assert [sum(row) for row in rows] == pytest.approx([1.0, 1.0, 1.0])
    for spread in study.spreads.values():
        assert sum(spread) == pytest.approx(1.0)


def test_places_that_arent_on_the_field_are_refused(study):
    assert farthest(30) == 40 and farthest(92) == 8
    for place in ((0, 30, 10), (5, 30, 10), (1, 0, 10), (1, 100, 1), (1, 95, 10), (2, 20, 0)):
        assert not study.can_be(place)
        with pytest.raises(ValueError):
            study.look(place)


def test_a_report_is_made_once_and_a_broken_one_anew(study, monkeypatch, tmp_path, solved):
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))
    monkeypatch.setattr(lab, "GAMES", 1)
    certificate = certify(study.plan.deck, study.plan.game, solved, some=(0,))
    asked = []

    def known(*_):
        asked.append(1)
        return certificate

    monkeypatch.setattr(lab, "certificate_of", known)
    assert study.known_report() is None
    made = study.report()
    assert study.known_report() == made == study.report()
    assert asked == [1]
    assert made.first_and_ten[20] == solved.worth(1, 20, 10)
    lab._cache_file(study.plan).write_text("{}")
    assert study.known_report() is None
    assert study.report() == made and asked == [1, 1]


def test_what_is_told_can_break_a_report_off(study, monkeypatch, tmp_path):
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))

    def stop(what, done, most):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study.report(stop)
    assert study.known_report() is None
