"""`gridlight resolve`."""

import pytest

KEYS = {"outcome", "yards", "alignment", "where", "path", "catch_yards", "events"}


def test_one_play_as_data(done):
    shown = done(
        *("resolve", "--offense", "7", "--at", "C", "--defense", "A", "--at-defense", "C", "--json")
    ).json
    assert set(shown) >= KEYS
    assert (shown["outcome"], shown["yards"], shown["alignment"]) == ("tackle", 21, 0)
    assert 0 < shown["catch_yards"] < 21
    assert [happened["event"] for happened in shown["events"]] == ["pass", "catch", "tackle"]
    assert len(shown["where"]) == 2
    assert len(shown["path"]) > 2


@pytest.mark.parametrize(
    ("at", "against", "alignment"),
    [("L", "R2", 3), ("R", "L2", -3), ("L", "L1", 0), ("r", "c", -1)],
)
def test_only_the_difference_of_places_counts(done, at, against, alignment):
    words = ("--offense", "1", "--at", at, "--defense", "B", "--at-defense", against)
    assert done("resolve", *words, "--json").json["alignment"] == alignment


def test_one_play_in_words(done):
    said = done("resolve", "--offense", "7", "--defense", "a").out
    assert said.startswith("Long Pass against Normal, alignment 0:")
    assert "tackle at +21" in said


def test_the_whole_table(done):
    table = done("resolve", "--all", "--json").json
    assert len(table) == 504
    assert all(set(shown) >= KEYS | {"offense", "defense"} for shown in table)
    assert len({(s["offense"], s["defense"], s["alignment"]) for s in table}) == 504
    for shown in table:
        if shown["outcome"] in ("touchdown", "incomplete"):
            assert shown["yards"] is None
        else:
            assert isinstance(shown["yards"], int)


def test_the_table_agrees_with_single_plays(done):
    table = done("resolve", "--all", "--json").json
    shown = next(s for s in table if (s["offense"], s["defense"], s["alignment"]) == (4, "D", 2))
    words = ("--offense", "4", "--at", "L", "--defense", "D", "--at-defense", "R1", "--json")
    single = done("resolve", *words).json
    assert single == {key: value for key, value in shown.items() if key in single}


def test_the_table_in_words_has_a_line_each(done):
    assert len(done("resolve", "--all").out.splitlines()) == 504
