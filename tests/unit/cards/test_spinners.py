"""The house spinners agree with the base rates of real football (FE-13)."""

import json

import pytest

from gridlight import paths
from gridlight.cards import spinners as wheel
from gridlight.cards.spinners import Spinners, read_spinners, spinners_from
from gridlight.kernel.errors import CardError


@pytest.fixture(scope="module")
def house() -> Spinners:
    return read_spinners(paths.cards("spinners", "house.json").read_bytes(), "house.json")


def share(house: Spinners, area: str, label: str) -> float:
    return float(house.throw(area).chance(label))


def yards(house: Spinners, area: str) -> list[tuple[int, int]]:
    faces = house.throw_for_yards(area).faces
    return [(int(face.label), face.weight) for face in faces]


def mean(house: Spinners, area: str) -> float:
    table = yards(house, area)
    return sum(n * w for n, w in table) / sum(w for _, w in table)


def at_least(house: Spinners, area: str, least: int) -> float:
    table = yards(house, area)
    return sum(w for n, w in table if n >= least) / sum(w for _, w in table)


@pytest.mark.parametrize(
    ("area", "wanted", "slack"),
    [
        (wheel.KICKOFF, 57, 3),  # around 1960, from the 40
        (wheel.KICKOFF_RETURN, 21.5, 1.5),  # 18.9 to 23.7 in every season
        (wheel.PUNT, 41, 1.5),  # gross, the 1960s
        (wheel.PUNT_RETURN, 7.5, 1.5),
        (wheel.INTERCEPTION_RETURN, 14.4, 2),
    ],
)
def test_mean_yards(house: Spinners, area: str, wanted: float, slack: float) -> None:
    assert mean(house, area) == pytest.approx(wanted, abs=slack)


@pytest.mark.parametrize(
    ("area", "label", "wanted", "slack"),
    [
        (wheel.KICKOFF, "out of bounds", 0.03, 0.01),
        (wheel.KICKOFF, "penalty", 0.02, 0.01),
        (wheel.KICKOFF_RETURN, "fumble", 0.023, 0.005),
        (wheel.KICKOFF_RETURN, "penalty", 0.05, 0.015),
        (wheel.PUNT, "blocked", 0.013, 0.005),
        (wheel.PUNT_RETURN, "fumble", 0.035, 0.005),
        (wheel.INTERCEPTION_RETURN, "fumble", 0.013, 0.007),
        (wheel.TRY, "good", 0.96, 0.02),
        (wheel.field_goal(8), "good", 0.86, 0.04),
        (wheel.field_goal(16), "good", 0.70, 0.06),
        (wheel.field_goal(26), "good", 0.47, 0.06),
        (wheel.field_goal(36), "good", 0.26, 0.05),
        (wheel.field_goal(46), "good", 0.11, 0.05),
    ],
)
def test_rates(house: Spinners, area: str, label: str, wanted: float, slack: float) -> None:
    assert share(house, area, label) == pytest.approx(wanted, abs=slack)


def test_kickoffs_into_the_end_zone(house: Spinners) -> None:
    assert at_least(house, wheel.KICKOFF, 60) == pytest.approx(0.175, abs=0.03)


def test_interceptions_that_gain_nothing(house: Spinners) -> None:
    assert 1 - at_least(house, wheel.INTERCEPTION_RETURN, 1) == pytest.approx(0.32, abs=0.03)


def test_who_recovers_a_fumble(house: Spinners) -> None:
    faces = house.throw(wheel.FUMBLES).faces
    red = [face for face in faces if face.label.startswith("red")]
    lost = sum(face.weight for face in red)
    assert lost / 360 == pytest.approx(0.476, abs=0.02)
    assert sum(int(f.label.split()[1]) * f.weight for f in red) / lost == pytest.approx(4.3, abs=1)


def test_the_rulebooks_own_results_are_there(house: Spinners) -> None:
    labels = {area: {face.label for face in faces} for area, faces in house.areas}
    assert {"45", "65", "75", "out of bounds", "penalty"} <= labels[wheel.KICKOFF]
    assert {"blocked", "penalty"} <= labels[wheel.PUNT]
    for area in (wheel.KICKOFF_RETURN, wheel.PUNT_RETURN, wheel.INTERCEPTION_RETURN):
        assert {"fumble", "penalty"} <= labels[area]


def test_plain_data_round_trip(house: Spinners) -> None:
    again = spinners_from(json.loads(json.dumps(house.as_data())), "record")
    assert again == house
    assert again.digest == house.digest


def broken(change: dict[str, object]) -> bytes:
    plain = json.loads(paths.cards("spinners", "house.json").read_bytes())
    plain["areas"].update(change)
    return json.dumps(plain).encode()


@pytest.mark.parametrize(
    ("data", "part"),
    [
        (b"not json", "not JSON"),
        (b"[]", "format"),
        (b'{"format": 1}', "areas"),
        (broken({"punts": {"40": 360}}), "no such area"),
        (broken({"punt": {"40": 300}}), "the degrees make 300"),
        (broken({"punt": {"40": 360.0}}), "no width"),
        (broken({"punt": {"40": -1, "41": 361}}), "no width"),
        (broken({"punt": {}}), "no sectors"),
        (broken({"punt": {"lucky": 360}}), "no such sector"),
        (broken({"punt": {"blocked": 360}}), "no sector shows yards"),
        (broken({"fumbles and blocked kicks": {"green +1": 360}}), "no such sector"),
    ],
)
def test_broken_spinners_get_one_sentence(data: bytes, part: str) -> None:
    with pytest.raises(CardError, match=part) as caught:
        read_spinners(data, "mine.json")
    assert str(caught.value).startswith("mine.json")
    assert "\n" not in str(caught.value)
