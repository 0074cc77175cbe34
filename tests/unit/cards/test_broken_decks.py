"""Broken decks and cards: each gets clear sentences, all in one run."""

import json
import re
from copy import deepcopy

import pytest

from gridlight.cards import decks
from gridlight.cards.check import check, check_deck
from gridlight.cards.faults import CardFaults
from gridlight.kernel.errors import CardError
from helpers.cardmaking import trial_deck, whole_deck

FINE = json.loads(json.dumps(whole_deck().as_data()))


def change(*steps, to):
    """A change of one value; `None` as the last of a list adds to it."""

    def apply(data):
        *way, last = steps
        for step in way:
            data = data[step]
        if last is None:
            data.append(to)
        else:
            data[last] = to

    return apply


def drop(*steps):
    def apply(data):
        *way, last = steps
        for step in way:
            data = data[step]
        del data[last]

    return apply


def both(*changes):
    def apply(data):
        for each in changes:
            each(data)

    return apply


PATH = ("offense", 2, "segments", 0, "points")
CARD = ("offense", 2)
AGAINST = ("defense", 1)
PNG = "iVBORw0KGgo="  # what every PNG begins with

# what is wrong: the change, and words of the sentence that tells it
UNREADABLE = {
    "format of something else": (change("format", to="tileset"), "can't stand here"),
    "no version": (drop("version"), "the key “version” is missing"),
    "a newer version": (change("version", to=2), "newer than this program"),
    "version zero": (change("version", to=0), "too small"),
    "no name": (drop("name"), "the key “name” is missing"),
    "an empty name": (change("name", to=""), "the text is empty"),
    "a name of two lines": (change("name", to="a\nb"), "can't be used"),
    "a name that never ends": (change("name", to="x" * 500), "500 characters"),
    "a number for a name": (change("name", to=5), "5 isn't a text"),
    "a key with a slip": (change("geometry", "pich", to=2.0), "Did you mean “pitch”?"),
    "a key that nobody knows": (change("zebra", to=1), "the key “zebra” is unknown"),
    "a line with no width": (change("geometry", "line_width", to=0), "too small"),
    "a pitch in words": (change("geometry", "pitch", to="wide"), "isn't a number"),
    "half a bar": (change("geometry", "offense_bars", to=7.5), "isn't a whole number"),
    "no offense": (change("offense", to=[]), "only 0 items"),
    "thirteen plays": (change("offense", None, to=deepcopy(FINE["offense"][0])), "13 items"),
    "a deck of names": (change("offense", 0, to="offense-01.json"), "a file is named"),
    "a card in a card's place": (change("offense", 0, to=7), "7 isn't a text or an object"),
    "a card without a side": (drop(*CARD, "side"), "“side” is missing or wrong"),
    "a card on the wrong side": (
        change("offense", 0, to=deepcopy(FINE["defense"][0])),
        "for the other side",
    ),
    "play number 13": (change(*CARD, "number", to=13), "13 is too large"),
    "play number 2.5": (change(*CARD, "number", to=2.5), "isn't a whole number"),
    "the same number twice": (change(*CARD, "number", to=1), "more than one card 1"),
    "the same letter twice": (change(*AGAINST, "letter", to="A"), "more than one card A"),
    "formation G": (change(*AGAINST, "letter", to="G"), "“G” isn't one of the words"),
    "a kind of play with a slip": (change(*CARD, "kind", to="runn"), "Did you mean “run”?"),
    "no path": (change(*CARD, "segments", to=[]), "only 0 items"),
    "a path of one point": (change(*PATH, to=[[0, 0]]), "only 1 item"),
    "a path of points without end": (change(*PATH, to=[[0, 0]] * 65), "65 items"),
    "a flat point": (change(*PATH, 0, to=[1]), "only 1 item"),
    "a point of four": (change(*PATH, 0, to=[1, 2, 0, 4]), "4 numbers"),
    "a point in words": (change(*PATH, 0, to=["left", 2]), "“left” isn't a number"),
    "a point at the end of the world": (change(*PATH, 0, to=[1e300, 0]), "too large"),
    "a point finer than hundredths": (change(*PATH, 0, to=[0.005, -8]), "finer than a hundredth"),
    "a corner turned inside out": (change(*PATH, 1, to=[0, 40.5, -1]), "-1 is too small"),
    "an end with a slip": (change(*CARD, "ends", to="touch-down"), "Did you mean “touchdown”?"),
    "ten diamonds": (drop(*AGAINST, "diamonds", 0), "only 10 items"),
    "twelve diamonds": (change(*AGAINST, "diamonds", None, to=[1, 1]), "12 items"),
    "a diamond with a radius": (change(*AGAINST, "diamonds", 0, to=[1, 1, 1]), "3 numbers"),
    "dots without end": (change(*AGAINST, "dots", to=[[0, 0]] * 41), "41 items"),
    "a picture without layers": (change(*CARD, "picture", to={"dpi": 150}), "“layers” is missing"),
    "a picture that is none": (
        change(*AGAINST, "picture", to={"dpi": 150, "layers": {"diamonds": "AAAA", "dots": PNG}}),
        "isn't a PNG",
    ),
    "a picture that is cut": (
        change(*AGAINST, "picture", to={"dpi": 150, "layers": {"diamonds": "AAA", "dots": PNG}}),
        "isn't whole base 64",
    ),
}

UNPLAYABLE = {
    "a card missing": (drop("offense", 4), "card 5 missing"),
    "formations missing": (drop("defense", 1), "card B missing"),
    "a narrow card": (
        both(change("geometry", "right", to=2.0), change("geometry", "left", to=-2.0)),
        "less than 10 yards wide",
    ),
    "a line as wide as a diamond": (
        both(change("geometry", "line_width", to=3.0), change("geometry", "dot", to=2.0)),
        "no diamond could ever cover",
    ),
    "a line as wide as a dot": (change("geometry", "dot", to=0.3), "no dot could ever cover"),
    "bars beyond the edge": (change("geometry", "bars_top", to=-13.0), "bars aren't between"),
    "bars that leak": (change("geometry", "defense_bar_width", to=0.5), "light comes through"),
    "bars that never leak": (
        both(
            change("geometry", "defense_bar_width", to=2.0),
            change("geometry", "offense_bar_width", to=2.0),
        ),
        "no light tells",
    ),
    "a path through the bars": (change(*PATH, 0, to=[-1.5, -11.0]), "runs into the bars"),
    "a path off the card": (change(*PATH, to=[[0, -8], [25, 5], [0, 40.5]]), "leaves the card"),
    "a touchdown that stops short": (change(*PATH, 1, to=[-1.5, 30]), "but the play ends"),
    "out of bounds in the middle": (change(*CARD, "ends", to="out-of-bounds"), "at a sideline"),
    "down at the far edge": (change(*CARD, "ends", to="down"), "end inside the card"),
    "a path of no length": (change(*PATH, to=[[0, 0], [0, 0]]), "it has no length"),
    "a point twice in a row": (
        change(*PATH, to=[[0, -8], [0, 0], [0, 0], [0, 40.5]]),
        "twice in a row",
    ),
    "a pass play without a pass": (change(*CARD, "kind", to="pass"), "no forward pass"),
    "a pass that nobody catches": (
        both(
            change(*CARD, "kind", to="pass"),
            change(*CARD, "segments", None, to={"kind": "pass", "points": [[-1.5, 40.5], [0, 3]]}),
        ),
        "never comes down",
    ),
    "a gap in the path": (
        change(*CARD, "segments", None, to={"kind": "run", "points": [[3, 3], [3, 40.5]]}),
        "but the one before ends at",
    ),
    "a lateral that goes forward": (
        change(
            *CARD,
            "segments",
            to=[
                {"kind": "run", "points": [[0, -8], [0, -6]]},
                {"kind": "lateral", "points": [[0, -6], [3, -4]]},
                {"kind": "run", "points": [[3, -4], [3, 40.5]]},
            ],
        ),
        "goes forward",
    ),
    "a pass from beyond the line": (
        both(
            change(*CARD, "kind", to="pass"),
            change(
                *CARD,
                "segments",
                to=[
                    {"kind": "run", "points": [[0, -8], [0, 3]]},
                    {"kind": "pass", "points": [[0, 3], [3, 14]]},
                    {"kind": "run", "points": [[3, 14], [3, 40.5]]},
                ],
            ),
        ),
        "from beyond the line of scrimmage",
    ),
    "a diamond between the lines": (
        change(*AGAINST, "diamonds", 0, to=[0, 4.5]),
        "isn't a whole yard line",
    ),
    "a dot off the card": (change(*AGAINST, "dots", None, to=[19.9, 4]), "cut by the edge"),
    "a diamond on the bars": (change(*AGAINST, "diamonds", 0, to=[0, -10]), "runs into the bars"),
    "a marker on another": (
        change(*AGAINST, "diamonds", 0, to=FINE["defense"][1]["diamonds"][1]),
        "another marker",
    ),
}


def broken(apply):
    data = deepcopy(FINE)
    apply(data)
    return data


def clear(sentence):
    """One line that ends in a full stop or a question, without Python in it."""
    assert "\n" not in sentence
    assert len(sentence) < 300
    assert sentence[-1] in ".?)"
    assert not re.search(r"Traceback|Error\b|\bdict\b|\bNone\b|<|\bkeyword", sentence)
    return True


def test_the_deck_that_the_others_are_made_from_is_fine():
    assert decks.load_record(deepcopy(FINE), "record") == whole_deck()
    assert check_deck(whole_deck(), "deck").faults == ()


def test_there_are_enough_of_them():
    assert len(UNREADABLE) + len(UNPLAYABLE) >= 50


@pytest.mark.parametrize(("apply", "words"), UNREADABLE.values(), ids=UNREADABLE)
def test_a_deck_that_cant_be_used_says_why(apply, words):
    with pytest.raises(CardFaults) as refused:
        decks.load_record(broken(apply), "record")
    assert any(words in str(fault) for fault in refused.value.faults)
    assert all(clear(str(fault)) for fault in refused.value.faults)
    assert len(refused.value.faults) == 1
    assert clear(str(refused.value))


@pytest.mark.parametrize(("apply", "words"), UNPLAYABLE.values(), ids=UNPLAYABLE)
def test_a_deck_that_cant_be_played_says_why(apply, words):
    deck = decks.load_record(broken(apply), "record")
    report = check_deck(deck, "deck")
    assert not report.playable
    assert any(words in str(fault) for fault in report.faults)
    assert all(clear(str(fault)) for fault in report.faults)


TEXTS = {
    "not JSON": (b"{", "line 1, column 2: it isn't JSON"),
    "not a number": (b'{"name": NaN}', "NaN isn't a number"),
    "half a character": (rb'{"name": "\ud800"}', "half a character"),
    "infinity": (b'{"name": -Infinity}', "-Infinity isn't a number"),
    "a key twice": (b'{"name": 1, "name": 2}', "“name” stands twice"),
    "not UTF-8": (b'{"name": "\xff"}', "it isn't UTF-8"),
    "nested without end": (b"[" * 100_000, "nested too deeply"),
    "a number without end": (b'{"version": ' + b"9" * 5000 + b"}", "5,000 digits"),
    "too long": (b" " * (2 << 20), "2,097,152 bytes"),
    "a list": (b"[]", "isn't an object"),
}


@pytest.mark.parametrize(("text", "words"), TEXTS.values(), ids=TEXTS)
def test_a_file_that_cant_be_read_says_why(tmp_path, text, words):
    (tmp_path / "deck.json").write_bytes(text)
    with pytest.raises(CardError) as refused:
        decks.load(tmp_path)
    assert words in str(refused.value)
    assert clear(str(refused.value))
    assert "deck.json" in str(refused.value)


def test_one_run_finds_every_fault_of_a_deck(tmp_path):
    decks.save_folder(trial_deck(), tmp_path)
    for name, old, new in (
        ("offense-02.json", '"touchdown"', '"touchdwn"'),
        ("offense-02.json", '"out-of-bounds"', '"out"'),
        ("offense-03.json", '"kind": "run"', '"kind": "walk"'),
        ("defense-B.json", '"letter"', '"leter"'),
    ):
        file = tmp_path / name
        file.write_text(file.read_text().replace(old, new))
    (tmp_path / "defense-F.json").write_text("{")
    report = check(tmp_path)
    assert report.deck is None
    told = {(fault.source, fault.place) for fault in report.faults}
    assert told == {
        (f"{tmp_path.name}, {file}", place)
        for file, place in (
            ("offense-02.json", "“ends”"),
            ("offense-03.json", "“kind”"),
            ("offense-03.json", "“segments”, item 1, “kind”"),
            ("defense-B.json", ""),
            ("defense-F.json", "line 1, column 2"),
        )
    }
    assert len(report.faults) == 6
    with pytest.raises(CardFaults, match=r"5 more faults: check the deck"):
        decks.load(tmp_path)


def test_a_deck_that_cant_be_opened_isnt_checked(tmp_path):
    with pytest.raises(CardError, match="there is no such deck"):
        check(tmp_path / "nothing.deck")
