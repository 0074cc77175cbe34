"""The workshop's commands: print, pack and unpack, cards as drawings."""

import json
from dataclasses import replace

import pypdfium2
import pytest

from gridlight import paths
from gridlight.cards.render import pictures
from gridlight.session.games import read_deck


@pytest.fixture
def no_correction(home):
    """A printer that nobody has measured, before and after."""
    file = home / "config" / "printer.json"
    file.unlink(missing_ok=True)
    yield file
    file.unlink(missing_ok=True)


def test_a_deck_is_printed_on_the_paper_asked_for(done, tmp_path, no_correction):
    ran = done("deck", "print", "classic", "--out", "cards.pdf", "--paper", "a4")
    assert "18 cards" in ran.out
    document = pypdfium2.PdfDocument(tmp_path / "cards.pdf")
    assert len(document) == 19
    assert document[0].get_size() == pytest.approx((595.28, 841.89), abs=0.01)


def test_a_measured_ruler_is_remembered_for_the_next_sheets(done, tmp_path, no_correction):
    done("deck", "print", "classic", "--out", "a.pdf", "--ruler", "99x100")
    assert no_correction.is_file()
    done("deck", "print", "classic", "--out", "b.pdf")
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("classic", "--out", "x.pdf", "--ruler", "wide"), "two lengths in millimeters"),
        (("classic", "--out", "x.pdf", "--ruler", "50x100"), "can't be put right"),
        (("classic", "--out", "x.pdf", "--paper", "a5"), "--paper"),
        (("nowhere", "--out", "x.pdf"), "no such deck"),
        (("classic", "--out", "missing/x.pdf"), "can't be written"),
        (("classic",), "--out"),
    ],
)
def test_what_cant_be_printed_is_told_in_one_line(run, words, says):
    ran = run("deck", "print", *words)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_a_deck_is_packed_and_unpacked_again(done, tmp_path):
    ran = done("deck", "pack", "classic", "--out", "mine.deck")
    assert "digest" in ran.out
    done("deck", "unpack", "mine.deck", "--out", "mine")
    assert sorted(path.name for path in (tmp_path / "mine").glob("*.json")) == sorted(
        path.name for path in paths.cards("classic").glob("*.json")
    )
    done("deck", "pack", "mine", "--out", "again.deck")
    assert (tmp_path / "mine.deck").read_bytes() == (tmp_path / "again.deck").read_bytes()


def test_nothing_is_unpacked_over_what_is_there(run, done, tmp_path):
    done("deck", "pack", "classic", "--out", "mine.deck")
    (tmp_path / "mine").mkdir()
    ran = run("deck", "unpack", "mine.deck", "--out", "mine")
    assert (ran.code, list((tmp_path / "mine").iterdir())) == (2, [])
    assert "it is there already" in ran.err


def test_a_file_that_is_no_deck_is_told_in_one_line(run, tmp_path):
    (tmp_path / "x.deck").write_bytes(b"PK nothing")
    ran = run("deck", "unpack", "x.deck", "--out", "x")
    assert ran.code == 2
    assert "isn't a whole zip file" in ran.err
    assert not (tmp_path / "x").exists()


def test_a_card_goes_out_as_a_drawing_and_back_into_a_deck(done, tmp_path):
    done("deck", "unpack", str(paths.cards("classic")), "--out", "mine")
    done("card", "export", "classic", "7", "--out", "seven.svg")
    done("card", "import", "seven.svg", "--deck", "mine", "--as", "3")
    card = json.loads((tmp_path / "mine" / "offense-03.json").read_text())
    assert (card["number"], card["name"]) == (3, "Long Pass")
    done("card", "export", "mine", "B", "--out", "b.svg")
    assert "diamond" in (tmp_path / "b.svg").read_text()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("export", "classic", "13", "--out", "x.svg"), "no card"),
        (("export", "classic", "Z", "--out", "x.svg"), "no card"),
        (("import", "nothing.svg", "--deck", "classic"), "a bundled deck isn't changed"),
        (("import", "nothing.svg", "--deck", "nowhere"), "no such deck"),
    ],
)
def test_what_no_drawing_can_do_is_told_in_one_line(run, words, says):
    ran = run("card", *words)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_a_few_cards_go_the_whole_way_and_back(done):
    ran = done("deck", "roundtrip", "classic", "--cards", "1,A", "--json")
    assert ran.json["agreement"] == 1.0
    assert ran.json["results"] == 7
    assert set(ran.json["cards"]) == {"1", "A"}


def test_cards_of_one_side_go_the_way_against_the_decks_own_cards(done):
    ran = done("deck", "roundtrip", "classic", "--cards", "A")
    assert ran.out.splitlines() == [
        "No offense card was named: the deck's own stand against them, not scanned.",
        "84 of 84 results came back the same (100.00%).",
    ]


def test_one_card_is_one_card_in_words(done, tmp_path):
    few = replace(read_deck(), offense=(read_deck().play(4),), defense=())
    ((name, png),) = pictures(few, 150).items()
    (tmp_path / name).write_bytes(png)
    ran = done("deck", "import", name, "--out", "mine.deck")
    assert ran.out.splitlines()[-1] == "mine.deck: 1 card read."


def test_scans_become_a_deck_with_what_needs_an_eye(done, run, tmp_path):
    deck = read_deck()
    few = replace(deck, offense=(deck.play(4),), defense=(deck.formation("D"),))
    (tmp_path / "pictures").mkdir()
    for name, png in pictures(few, 150).items():
        (tmp_path / "pictures" / name).write_bytes(png)
    (tmp_path / "pictures" / "torn.png").write_bytes(b"torn")
    ran = done("deck", "import", "pictures", "--out", "mine.deck", "--json")
    assert [(c["side"], c["card"]) for c in ran.json["cards"]] == [
        ("defense", "D"),
        ("offense", "4"),
    ]
    assert all(0.0 <= card["confidence"] <= 1.0 for card in ran.json["cards"])
    assert len(ran.json["filled"]) == 16
    assert [fault for fault in ran.json["faults"] if "torn.png" in fault]
    assert ran.json["playable"]
    done("deck", "check", "mine.deck")
    refused = run("deck", "import", "pictures", "--out", "mine.deck")
    assert (refused.code, "there already" in refused.err) == (2, True)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("import", "nothing.png", "--out", "x"), "no such file"),
        (("import", "--out", "x"), "SCAN"),
        (("roundtrip", "classic", "--cards", "13"), "there is no card"),
        (("roundtrip", "nowhere"), "no such deck"),
    ],
)
def test_what_cant_be_scanned_is_told_in_one_line(run, words, says):
    ran = run("deck", *words)
    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1
