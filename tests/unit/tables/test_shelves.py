"""Tables of one's own on the shelf: kept, drafted, renamed, deleted and brought back."""

from __future__ import annotations

from pathlib import Path

import pytest

from gridlight.kernel.errors import CardError, OptionError
from gridlight.penalties import reading
from gridlight.session.penalty_shelf import CARDS, CHARTS
from gridlight.session.spinner_shelf import SPINNERS


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path))
    return tmp_path


def mine(name: str = "Mine") -> None:
    CARDS.save(name, reading.card_file(CARDS.load("rough")))


def test_a_free_name_is_near_the_wish_and_not_taken() -> None:
    mine("My rough")
    assert CARDS.free_name("My rough") == "My rough 2"
    assert CARDS.free_name("Rough") == "Rough 2"
    assert CARDS.free_name("  a/b:c ") == "abc"
    assert CARDS.free_name("…") == "Mine"
    for wish in ("My rough", "Rough", "x" * 90, "-", ""):
        mine(CARDS.free_name(wish))
    assert len(CARDS.own()) == 6


def test_renaming_takes_the_draft_along() -> None:
    mine()
    CARDS.keep_draft("Mine", b"half")
    CARDS.rename("Mine", "Ours")
    assert (CARDS.own(), CARDS.draft("Ours"), CARDS.draft("Mine")) == (("Ours",), b"half", None)
    mine("Other")
    for taken in ("Other", "other", "ROUGH", "a/b", ""):
        with pytest.raises(OptionError):
            CARDS.rename("Ours", taken)
    CARDS.rename("Ours", "OURS")
    assert CARDS.own() == ("OURS", "Other")


def test_what_is_deleted_comes_back_with_its_draft() -> None:
    mine()
    CARDS.keep_draft("Mine", b"half")
    deleted = CARDS.delete("Mine")
    assert deleted is not None
    assert (CARDS.own(), CARDS.draft("Mine")) == ((), None)
    mine()
    assert CARDS.restore(deleted) == "Mine 2"
    assert CARDS.own() == ("Mine", "Mine 2")
    assert (CARDS.draft("Mine"), CARDS.draft("Mine 2")) == (None, b"half")
    assert CARDS.delete("rough") is None


def test_a_whole_table_is_done_with_its_draft() -> None:
    mine()
    CARDS.keep_draft("Mine", b"half")
    mine()
    assert CARDS.draft("Mine") is None


def test_spinners_have_a_shelf_as_cards_have() -> None:
    house = SPINNERS.load("house")
    plain = house.as_data()
    assert list(plain["areas"]) == [area for area, _ in house.areas]
    from gridlight.cards.spinners import spinners_file

    SPINNERS.save("Windy field", spinners_file(house))
    assert SPINNERS.names() == ("house", "Windy field")
    assert SPINNERS.load("Windy field").digest == house.digest
    with pytest.raises(CardError, match=r"none\.json: it is not JSON"):
        SPINNERS.save("none", b"{")
    with pytest.raises(OptionError, match=r"spinners “gone”: there is no such table of spinners"):
        SPINNERS.load("gone")
    assert CHARTS.own() == ()
