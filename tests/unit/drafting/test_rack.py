"""Decks kept in a folder: new, copied, renamed, deleted, brought back; killed while drawn on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import zlib
from base64 import b64decode
from dataclasses import replace
from pathlib import Path

import pytest

from gridlight.cards.check import check
from gridlight.cards.decks import load, save_folder
from gridlight.cards.model import Deck
from gridlight.kernel.errors import CardError, OptionError
from gridlight.session.games import GAMES, deck_path, read_deck
from gridlight.session.own_decks import own_decks
from gridlight.session.table import Setup, Table
from gridlight.workshop.drafting import journal
from gridlight.workshop.drafting.drafter import Drafter, Tool
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.rack import JOURNAL, Desk, Rack, read
from gridlight.workshop.drafting.sheets import KEYS, card_in, moved_card
from helpers.cardmaking import face_png


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GRIDLIGHT_HOME", str(tmp_path / "user"))
    return tmp_path / "user" / "data" / "decks"


# the rack


def test_a_copy_is_the_same_deck_under_a_name_of_its_own(rack: Rack, classic: Deck) -> None:
    one, other = rack.copy(classic, {}), rack.copy(classic, {})
    assert [kept.name for kept in rack.decks()] == ["Classic", "Classic 2"]
    assert one != other
    for key in KEYS:
        assert card_in(load(other), key) == card_in(classic, key)
    assert check(one).playable
    assert all(kept.playable and not kept.unsaved for kept in rack.decks())


def test_names_that_are_taken_elsewhere_are_left_alone(tmp_path: Path, classic: Deck) -> None:
    rack = Rack(tmp_path, ("classic", "Classic"))
    path = rack.copy(classic, {})
    assert path.name != "classic"
    assert rack.decks()[0].name == "Classic 2"


def test_a_new_deck_holds_empty_sheets_and_cant_be_played_yet(rack: Rack) -> None:
    rack.new("Mine", "A test")
    kept = rack.decks()[0]
    assert (kept.name, kept.fault, kept.playable) == ("Mine", "", False)
    assert kept.missing


def test_renaming_goes_into_the_files(rack: Rack, classic: Deck) -> None:
    path = rack.copy(classic, {})
    rack.rename(path, "  Autumn   deck ")
    assert load(path).name == "Autumn deck"
    assert rack.decks()[0].name == "Autumn deck"


def test_two_decks_dont_get_one_name(rack: Rack, classic: Deck) -> None:
    one, other = rack.copy(classic, {}), rack.copy(classic, {})
    with pytest.raises(Refusal, match="another deck called “classic”"):
        rack.rename(other, "classic")
    rack.rename(one, "classic")
    assert [kept.name for kept in rack.decks()] == ["classic", "Classic 2"]


def test_a_deleted_deck_comes_back_whole(rack: Rack, classic: Deck) -> None:
    path = rack.copy(classic, {})
    before = load(path)
    place = rack.delete(path)
    assert rack.decks() == []
    rack.copy(classic, {})
    assert load(rack.restore(place)).offense == before.offense
    assert len(rack.decks()) == 2


def test_cards_between_close_up_when_one_is_moved(classic: Deck) -> None:
    made = moved_card(classic, "7", "3")
    names = [card.name for card in classic.offense]
    wanted = [*names[:2], names[6], *names[2:6], *names[7:]]
    assert [card.name for card in made.offense] == wanted
    assert [card.number for card in made.offense] == list(range(1, 13))
    assert moved_card(made, "3", "7") == classic
    assert moved_card(moved_card(classic, "A", "F"), "F", "A") == classic


def test_a_broken_deck_is_listed_with_its_fault(rack: Rack, classic: Deck) -> None:
    path = rack.copy(classic, {})
    (path / JOURNAL).unlink()
    (path / "offense-03.json").write_text("{")
    kept = rack.decks()[0]
    assert "offense-03.json" in kept.fault
    assert not kept.playable


def test_a_folder_made_elsewhere_is_a_deck_too(rack: Rack, classic: Deck) -> None:
    save_folder(classic, rack.folder / "brought")
    kept = rack.decks()[0]
    assert (kept.name, kept.playable) == ("Classic", True)
    drafter = Drafter(Desk.open(kept.path), "7")
    drafter.mirror()
    assert read(kept.path).unsaved


def test_files_changed_elsewhere_win_over_a_saved_draft(rack: Rack, classic: Deck) -> None:
    path = rack.copy(classic, {})
    drafter = Drafter(Desk.open(path), "7")
    drafter.mirror()
    drafter.save()
    save_folder(classic, path)
    assert card_in(read(path).deck, "7") == card_in(classic, "7")


def test_unsaved_strokes_win_over_the_files(rack: Rack, classic: Deck) -> None:
    path = rack.copy(classic, {})
    drafter = Drafter(Desk.open(path), "7")
    drafter.mirror()
    save_folder(classic, path)
    assert card_in(read(path).deck, "7") == drafter.card != card_in(classic, "7")


def test_unfinished_sheets_stay_in_the_draft_and_out_of_the_files(
    rack: Rack, classic: Deck
) -> None:
    path = rack.copy(classic, {})
    drafter = Drafter(Desk.open(path), "7")
    drafter.clear()
    drafter.take(Tool.PATH)
    drafter.press((0.0, -8.0), 0.4)
    assert drafter.save() == ("7",)
    assert [card.number for card in load(path).offense] == [*range(1, 7), *range(8, 13)]
    again = Drafter(Desk.open(path), "7")
    assert again.card == drafter.card
    again.press((0.0, 0.0), 0.4) if again.tool is Tool.PATH else again.take(Tool.PATH)
    again.press((0.0, 20.0), 0.4)
    assert again.save() == ()
    assert len(load(path).offense) == 12


def test_the_face_of_a_card_goes_when_the_card_is_drawn_anew(rack: Rack, classic: Deck) -> None:
    png = face_png()
    path = rack.copy(classic, {"offense-07": png, "offense-08": png})
    drafter = Drafter(Desk.open(path), "7")
    drafter.mirror()
    drafter.save()
    assert not (path / "offense-07-face.png").exists()
    assert (path / "offense-08-face.png").exists()
    drafter.open("8")
    drafter.rename("Otherwise called")
    drafter.exchange_with("2")
    drafter.save()
    assert not (path / "offense-08-face.png").exists()
    assert (path / "offense-02-face.png").exists()


# journals


def test_a_line_cut_short_at_any_byte_counts_as_not_written(rack: Rack, classic: Deck) -> None:
    path = rack.copy(classic, {})
    drafter = Drafter(Desk.open(path), "7")
    drafter.choose(Mark("point", 4))
    drafter.nudge((1.0, 0.0))
    before = drafter.deck
    whole = (path / JOURNAL).read_bytes()
    drafter.nudge((1.0, 0.0))
    longer = (path / JOURNAL).read_bytes()
    for size in range(len(whole), len(longer), 7):
        (path / JOURNAL).write_bytes(longer[:size])
        assert read(path).deck == before
    (path / JOURNAL).write_bytes(longer[:-1])
    again = Drafter(Desk.open(path), "7")
    again.mirror()
    assert read(path).deck == again.deck


@pytest.mark.parametrize(
    "first",
    [b"", b"{}\n", b"[1]\n", b'{"format":"gridlight-draft","version":99,"deck":{}}\n', b"\xff\n"],
)
def test_a_journal_that_is_none_is_begun_anew(rack: Rack, classic: Deck, first: bytes) -> None:
    path = rack.copy(classic, {})
    (path / JOURNAL).write_bytes(first)
    drafter = Drafter(Desk.open(path), "7")
    assert card_in(drafter.deck, "7") == card_in(classic, "7")
    drafter.mirror()
    assert read(path).deck == drafter.deck


def test_a_draft_without_files_or_journal_says_so(rack: Rack) -> None:
    path = rack.new("Mine", "A test")
    (path / JOURNAL).write_bytes(b"rubbish")
    with pytest.raises(CardError, match="the draft can't be read"):
        Desk.open(path)


@pytest.mark.parametrize("line", [b'{"do":1}', b'{"do":"x","key":"7","cards":[{}]}', b"null"])
def test_a_bad_line_ends_the_journal(rack: Rack, classic: Deck, line: bytes) -> None:
    path = rack.copy(classic, {})
    with (path / JOURNAL).open("ab") as file:
        file.write(line + b"\n" + journal.UNDO)
    assert read(path).deck.offense == classic.offense


DRAW = """
import sys
import zlib
from base64 import b64decode
from pathlib import Path
from gridlight.workshop.drafting.drafter import Drafter
from gridlight.workshop.drafting.edits import Refusal
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.rack import Desk

drafter = Drafter(Desk.open(Path(sys.argv[1])), "7")
drafter.choose(Mark("point", 4))
done = 0
while True:
    drafter.nudge((0.5 if done % 10 < 5 else -0.5, 0.0))
    done += 1
    if done % 40 == 39:
        drafter.save()
    print(done, flush=True)
"""


def test_what_was_drawn_survives_a_kill(rack: Rack, classic: Deck) -> None:
    path = rack.copy(classic, {})
    for told in (3, 61):
        before = len(read(path).done)
        child = subprocess.Popen(
            [sys.executable, "-c", DRAW, str(path)], stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        with child.stdout:
            last = next(int(line) for line in child.stdout if int(line) >= told)
            os.kill(child.pid, signal.SIGKILL)
            last = max([last, *(int(line) for line in child.stdout if line.strip().isdigit())])
        child.wait()
        draft = read(path)
        assert len(draft.done) in (before + last, before + last + 1)
        drafter = Drafter(Desk.open(path), "7")
        while drafter.undo() is not None:
            pass
        assert drafter.card == card_in(classic, "7")
        while drafter.redo() is not None:
            pass
        assert drafter.deck == draft.deck


# games with a deck of one's own


def test_a_deck_of_ones_own_is_found_by_folder_and_by_name(own_home: Path, classic: Deck) -> None:
    own_home.mkdir(parents=True)
    rack = Rack(own_home, ("classic",))
    drafter = Drafter(Desk.open(rack.copy(classic, {})), "7")
    drafter.mirror()
    drafter.save()
    rack.rename(drafter.desk.path, "Sunday deck")
    assert [deck.name for deck in own_decks()] == ["Sunday deck"]
    assert read_deck("sunday DECK").play(7) == drafter.card
    assert deck_path(drafter.desk.path.name) == drafter.desk.path
    assert read_deck("classic").play(7) == classic.play(7)
    with pytest.raises(OptionError, match="no such deck"):
        read_deck("Monday deck")


def test_unfinished_decks_arent_offered(own_home: Path, classic: Deck) -> None:
    own_home.mkdir(parents=True)
    rack = Rack(own_home)
    drafter = Drafter(Desk.open(rack.copy(classic, {})), "7")
    drafter.clear()
    drafter.save()
    rack.new("Mine", "A test")
    assert own_decks() == ()


def test_a_game_keeps_the_deck_that_it_began_with(
    own_home: Path, classic: Deck, tmp_path: Path
) -> None:
    own_home.mkdir(parents=True)
    drafter = Drafter(Desk.open(Rack(own_home).copy(classic, {})), "7")
    drafter.mirror()
    drafter.save()
    game = GAMES.get("foto-electric")
    tables = game.tables({"deck": str(drafter.desk.path)})
    file = tmp_path / "a.gridlight"
    Table.start(Setup("foto-electric", tables=tables, seed="deck"), file).close()
    drafter.clear()
    drafter.save()
    packed = json.loads(file.read_text().splitlines()[0])["tables"]["zlib"]
    kept = json.loads(zlib.decompress(b64decode(packed)))["deck"]
    mirrored = [(-p.x, p.y) for part in classic.play(7).segments for p in part.points]
    points = [tuple(p[:2]) for part in kept["offense"][6]["segments"] for p in part["points"]]
    assert points == mirrored
    Table.open(file).close()


def test_a_stroke_that_cant_be_kept_is_said(rack: Rack, classic: Deck) -> None:
    drafter = Drafter(Desk.open(rack.copy(classic, {})), "7")
    assert not drafter.desk.outdated
    place = rack.delete(drafter.desk.path)
    assert drafter.desk.outdated
    with pytest.raises(CardError, match="the last stroke isn't kept"):
        drafter.mirror()
    rack.restore(place)
    drafter.choose(Mark("point", 2))
    drafter.nudge((1.0, 0.0))
    drafter.nudge((1.0, 0.0))
    drafter.undo()
    draft = read(drafter.desk.path)
    assert (draft.deck, draft.done, draft.undone) == (
        drafter.deck,
        drafter.draft.done,
        drafter.draft.undone,
    )
    assert len(draft.done) == 2


def test_a_deck_drawn_on_elsewhere_is_outdated(rack: Rack, classic: Deck) -> None:
    one = Desk.open(rack.copy(classic, {}))
    other = Drafter(Desk.open(one.path), "7")
    other.mirror()
    assert one.outdated
    assert not other.desk.outdated


def test_a_journal_written_anew_holds_the_same_draft(rack: Rack, classic: Deck) -> None:
    drafter = Drafter(Desk.open(rack.copy(classic, {})), "7")
    drafter.mirror()
    drafter.save()
    drafter.choose_all()
    for _ in range(3):
        drafter.nudge((0.5, 0.0))
    drafter.open("B")
    drafter.mirror()
    drafter.undo()
    drafter.undo()
    found = journal.read_draft(journal.whole(drafter.draft))
    assert found is not None
    assert found[0] == drafter.draft


def test_a_journal_grown_too_long_forgets_old_steps_and_no_stroke(
    rack: Rack, classic: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafter = Drafter(Desk.open(rack.copy(classic, {})), "7")
    path = drafter.desk.path
    monkeypatch.setattr(journal, "MOST_BYTES", (path / JOURNAL).stat().st_size + 24_000)
    drafter.choose_all()
    for n in range(120):
        drafter.nudge((0.5 if n % 2 else -0.5, 0.0))
        assert (path / JOURNAL).stat().st_size <= journal.MOST_BYTES
    drafter.mirror()
    assert len(drafter.draft.done) == 121  # those at the table still have all of them
    again = Drafter(Desk.open(path), "7")
    assert again.deck == drafter.deck
    assert again.draft.unsaved
    steps = len(again.draft.done)
    assert 5 < steps < 121
    while again.undo() is not None:
        pass
    assert again.deck == drafter.draft.done[121 - steps].before


def test_a_long_journal_is_shortened_when_it_is_opened(
    rack: Rack, classic: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    drafter = Drafter(Desk.open(rack.copy(classic, {})), "7")
    drafter.choose_all()
    for n in range(10):
        drafter.nudge((0.5 if n % 2 else -0.5, 0.0))
    monkeypatch.setattr("gridlight.workshop.drafting.rack.LONG_JOURNAL", 1000)
    again = Desk.open(drafter.desk.path)
    assert again.draft.deck == drafter.deck
    assert len(again.draft.done) == 5
    assert (drafter.desk.path / JOURNAL).stat().st_size == again._size
    assert Desk.open(drafter.desk.path).draft.deck == drafter.deck


def test_no_deck_lies_in_a_folder_that_windows_cant_make(rack: Rack, classic: Deck) -> None:
    for name in ("CON", "Nul", "com1"):
        path = rack.copy(replace(classic, name=name), {})
        assert path.name == f"deck-{name.lower()}"
