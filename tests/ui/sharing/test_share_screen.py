"""Decks given away and taken in from the window; hostile packs; drawings out and back."""

from __future__ import annotations

import io
import json
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from gridlight import paths
from gridlight.cards import decks
from gridlight.present.editor_hub import compare
from gridlight.session.games import read_deck
from gridlight.ui.sharing.page import open_deck
from gridlight.ui.sharing.screen import Outside, ShareScreen
from gridlight.workshop.drafting.rack import Desk, Rack, read
from gridlight.workshop.drafting.sheets import card_in
from helpers.cardmaking import face_png
from helpers.workshop_pages import Hand

PNG = face_png(b"whatever it looks like")

At = Callable[[str], Hand]


class Answers(Outside):
    """Answers what the system's dialogs ask."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.offered = ""

    def save(self, parent: QWidget, name: str, kind: str) -> str:
        self.offered = name
        return str(self.place)

    def open(self, parent: QWidget, kind: str) -> str:
        return str(self.place)

    def folder(self, parent: QWidget) -> str:
        return str(self.place)


def screen_of(hand: Hand) -> ShareScreen:
    found = hand.window.screens["share"]
    assert isinstance(found, ShareScreen)
    return found


def answering(hand: Hand, place: Path) -> Answers:
    answers = Answers(place)
    screen_of(hand).outside = answers
    return answers


def own_rack() -> Rack:
    return Rack(paths.decks(), ("classic", "Classic"))


def drop(screen: ShareScreen, path: Path) -> bool:
    """Drop a file onto the screen; whether it was taken."""
    what = QMimeData()
    what.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    plain = Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(9, 9), copy, what, left, plain)
    entering.ignore()
    screen.dragEnterEvent(entering)
    if entering.isAccepted():
        assert screen.over
        screen.dropEvent(QDropEvent(QPointF(9, 9), copy, what, left, plain))
        assert not screen.over
    return entering.isAccepted()


def on_disk() -> dict[str, bytes]:
    """All that lies in the folder of one's own decks."""
    folder = paths.decks()
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


# giving away


def test_a_deck_packed_and_opened_again_has_the_same_digest(at: At, tmp_path: Path) -> None:
    hand, file = at("share"), tmp_path / "mine.deck"
    screen, answers = screen_of(hand), answering(hand, file)
    hand.write(screen.name, "Sunday deck")
    hand.write(screen.author, "Pat")
    hand.write(screen.license, "CC0")
    hand.write(screen.note, "Drawn for wet fields")
    hand.press(screen.pack)
    assert answers.offered == "Sunday deck.deck"
    deck = decks.load(file)
    assert (deck.name, deck.author, deck.license) == ("Sunday deck", "Pat", "CC0")
    assert deck.note == "Drawn for wet fields"
    assert deck.offense == read_deck().offense
    assert deck.digest[:4] in hand.said()
    assert deck.digest[:4] in screen.pack_said
    hand.press(screen.open)
    assert screen.found is not None
    assert screen.found.deck == deck
    assert screen.found.deck.digest == deck.digest
    assert screen.head_words()[0] == "Sunday deck"
    assert "By Pat. CC0." in screen.head_words()[1]
    assert "wet fields" in screen.note_words()
    hand.press(screen.take)
    kept = own_rack().decks()
    assert [each.name for each in kept] == ["Sunday deck"]
    assert screen.note.text() == "Drawn for wet fields"
    assert decks.load(kept[0].path).digest == deck.digest
    chosen = screen.chosen()
    assert chosen is not None
    assert chosen.path == kept[0].path
    assert "Sunday deck" in hand.said()


def test_a_name_that_is_taken_gets_a_number_and_undo_takes_the_deck_away(
    at: At, tmp_path: Path
) -> None:
    file = tmp_path / "classic.deck"
    file.write_bytes(decks.pack(read_deck()))
    hand = at("share")
    screen = screen_of(hand)
    for _ in range(2):
        assert drop(screen, file)
        hand.rest()
        hand.key(Qt.Key.Key_Return)
    assert [kept.name for kept in own_rack().decks()] == ["Classic 2", "Classic 3"]
    hand.press(screen.top_bar.button("undo"))
    assert [kept.name for kept in own_rack().decks()] == ["Classic 2"]
    path = own_rack().decks()[0].path
    desk = Desk.open(path)
    desk.do("Draw", "1", read_deck())
    hand.press(screen.top_bar.button("undo"))
    assert "drawn on since" in hand.said()
    assert path.is_dir()


def test_pictures_travel_with_the_pack_unless_they_are_switched_off(at: At, tmp_path: Path) -> None:
    path = own_rack().copy(read_deck(), {"offense-03": PNG, "defense-B": PNG})
    hand = at("share")
    screen = screen_of(hand)
    assert "2 pictures" in screen.pack_said
    answering(hand, tmp_path / "a.deck")
    hand.press(screen.pack)
    assert set(decks.faces(tmp_path / "a.deck")) == {"offense-03", "defense-B"}
    hand.press(screen.pictures)
    answering(hand, tmp_path / "b.deck")
    hand.press(screen.pack)
    assert decks.faces(tmp_path / "b.deck") == {}
    assert decks.load(tmp_path / "b.deck").digest == decks.load(tmp_path / "a.deck").digest
    answering(hand, tmp_path / "a.deck")
    hand.press(screen.open)
    hand.press(screen.take)
    new = next(kept.path for kept in own_rack().decks() if kept.path != path)
    assert decks.faces(new) == {"offense-03": PNG, "defense-B": PNG}


def test_a_label_that_nobody_could_read_is_told_and_not_packed(at: At, tmp_path: Path) -> None:
    hand = at("share")
    screen = screen_of(hand)
    answering(hand, tmp_path / "x.deck")
    hand.write(screen.author, " ")
    hand.rest()
    assert "author" in screen.pack_said
    assert not screen.pack.isEnabled()
    hand.key(Qt.Key.Key_Return, screen.author.edit)
    assert not (tmp_path / "x.deck").exists()
    hand.write(screen.author, "Pat")
    hand.rest()
    assert screen.pack.isEnabled()
    assert "Digest" in screen.pack_said


def test_a_place_that_cant_be_written_is_told(at: At, tmp_path: Path) -> None:
    hand = at("share")
    answering(hand, tmp_path / "none" / "x.deck")
    hand.press(screen_of(hand).pack)
    assert "could not be written" in hand.said()


# strangers' files


def zipped(files: dict[str, bytes]) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return held.getvalue()


def whole_files() -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(decks.pack(read_deck()))) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def escaping() -> bytes:
    return zipped(whole_files() | {"../../escaped.json": b"{}"})


def absolute() -> bytes:
    return zipped(whole_files() | {"/etc/escaped.json": b"{}"})


def bomb() -> bytes:
    return zipped(whole_files() | {"offense-01-face.png": bytes(200 << 20)})


def swelling() -> bytes:
    return zipped(whole_files() | {"offense-01.json": b"[" + b" " * (2 << 20) + b"]"})


def too_many() -> bytes:
    return zipped(whole_files() | {f"n{i}.json": b"{}" for i in range(200)})


def link() -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        entry = zipfile.ZipInfo("deck.json")
        entry.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(entry, "/etc/passwd")
    return held.getvalue()


def changed() -> bytes:
    files = whole_files()
    card = json.loads(files["defense-A.json"])
    card["diamonds"][0][0] += 1.0
    return zipped(files | {"defense-A.json": json.dumps(card).encode()})


def executable() -> bytes:
    return zipped(whole_files() | {"run.sh": b"#!/bin/sh\n"})


HOSTILE = {
    "escaping": (escaping, "can't be in a deck"),
    "absolute": (absolute, "can't be in a deck"),
    "bomb": (bomb, "The most is"),
    "swelling": (swelling, "The most is"),
    "too-many": (too_many, "at most 128"),
    "link": (link, "is a link"),
    "changed": (changed, "aren't those that were packed"),
    "executable": (executable, "can't be in a deck"),
    "no-zip": (lambda: b"MZ" + bytes(5000), "isn't a whole zip"),
    "cut": (lambda: decks.pack(read_deck())[:-300], "isn't a whole zip"),
    "empty": (lambda: b"", "isn't a whole zip"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_pack_is_refused_in_a_sentence_and_nothing_is_written(
    at: At, tmp_path: Path, kind: str
) -> None:
    make, said = HOSTILE[kind]
    folder = tmp_path / "deep" / "down"
    folder.mkdir(parents=True)
    file = folder / "stranger.deck"
    file.write_bytes(make())
    hand = at("share")
    screen = screen_of(hand)
    before = on_disk(), sorted(tmp_path.rglob("*"))
    assert drop(screen, file)
    hand.rest()
    assert screen.found is not None
    assert screen.found.deck is None
    assert not screen.take.isVisible()
    assert said in hand.said()
    assert "\n" not in hand.said()
    assert hand.said() == screen.found.faults[0]
    hand.key(Qt.Key.Key_Escape)
    assert screen.found is None
    assert (on_disk(), sorted(tmp_path.rglob("*"))) == before


def test_every_fault_of_a_deck_is_told(at: At, tmp_path: Path) -> None:
    files = whole_files()
    for name in ("offense-02.json", "defense-C.json"):
        files[name] = files[name].replace(b'"name"', b'"nmae"')
    file = tmp_path / "bad.deck"
    file.write_bytes(zipped(files))
    hand = at("share")
    screen = screen_of(hand)
    open_deck(hand.window, file)
    hand.rest()
    assert screen.found is not None
    told = " ".join(screen.found.faults)
    assert len(screen.found.faults) >= 4
    assert "offense-02.json" in told
    assert "defense-C.json" in told
    assert "Did you mean “name”?" in told


def test_a_file_that_is_no_deck_isnt_taken(at: At, tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("x")
    assert not drop(screen_of(at("share")), note)


# drawings


def test_a_card_goes_out_as_a_drawing_and_comes_back_as_it_was(at: At, tmp_path: Path) -> None:
    path = own_rack().copy(read_deck(), {"offense-07": PNG})
    hand = at("share")
    screen = screen_of(hand)
    file = tmp_path / "offense-07.svg"
    answers = answering(hand, file)
    place = screen.wall.place_of(6)
    hand.press(screen.wall, place.center)
    hand.press(screen.one)
    assert answers.offered == "offense-07.svg"
    moved = file.read_text().replace("<title>Long Pass</title>", "<title>Longer Pass</title>")
    file.write_text(moved)
    before = read(path).deck
    hand.press(screen.drawing)
    card = card_in(read(path).deck, "7")
    assert card.name == "Longer Pass"
    was = card_in(before, "7")
    assert compare(read_deck(), read(path).deck).different == 0
    assert decks.load(path).play(7).name == "Longer Pass"
    assert "card 7" in hand.said()
    hand.press(screen.top_bar.button("undo"))
    assert read(path).deck == before
    assert decks.load(path).play(7) == was
    assert decks.faces(path) == {"offense-07": PNG}


def test_all_cards_go_out_and_one_comes_back_into_a_copy_of_the_bundled_deck(
    at: At, tmp_path: Path
) -> None:
    hand = at("share")
    screen = screen_of(hand)
    answering(hand, tmp_path)
    hand.press(screen.all)
    files = sorted(file.name for file in (tmp_path / "Classic").iterdir())
    assert len(files) == 18
    assert files[0] == "defense-A.svg"
    assert "18 drawings" in hand.said()
    for file in (tmp_path / "Classic").iterdir():
        assert drop(screen, file)
        hand.rest()
    kept = own_rack().decks()
    assert [each.name for each in kept] == ["Classic 2"]
    back = decks.load(kept[0].path)
    assert back.defense == read_deck().defense
    result = compare(read_deck(), back)
    assert (result.all_results, result.different) == (504, 0)


def test_a_drawing_that_says_no_card_becomes_the_one_that_is_chosen(at: At, tmp_path: Path) -> None:
    path = own_rack().copy(read_deck(), {})
    hand = at("share")
    screen = screen_of(hand)
    file = tmp_path / "mine.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1050">'
        '<g id="run"><path d="M400 700 L400 500 L500 100 L500 0"/></g></svg>'
    )
    hand.press(screen.wall, screen.wall.place_of(3).center)
    assert drop(screen, file)
    hand.rest()
    assert card_in(read(path).deck, "4").name == "Offense 4"
    hand.press(screen.wall, screen.wall.place_of(13).center)
    assert drop(screen, file)
    hand.rest()
    assert "which offense card" in hand.said()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no drawing at all", "mine.svg"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "mine.svg"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>', "shaped like a card"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10.5"/>', "no layer or class"),
    ],
)
def test_a_drawing_that_cant_be_taken_is_told_and_changes_nothing(
    at: At, tmp_path: Path, text: str, said: str
) -> None:
    own_rack().copy(read_deck(), {})
    hand = at("share")
    screen = screen_of(hand)
    before = on_disk()
    file = tmp_path / "mine.svg"
    file.write_text(text)
    answering(hand, file)
    hand.press(screen.drawing)
    assert said in hand.said()
    assert "\n" not in hand.said()
    assert on_disk() == before


def test_escape_leaves_what_was_found_and_then_the_screen(at: At, tmp_path: Path) -> None:
    file = tmp_path / "classic.deck"
    file.write_bytes(decks.pack(read_deck()))
    hand = at("workshop")
    hand.window.open_page("share")
    hand.rest()
    screen = screen_of(hand)
    drop(screen, file)
    hand.rest()
    assert screen.take.isVisible()
    hand.key(Qt.Key.Key_Escape)
    assert not screen.take.isVisible()
    hand.key(Qt.Key.Key_Escape)
    assert hand.window.screen_name() == "workshop"
