"""A stranger's `.deck` file: whatever is in it, a deck or one clear sentence, and nothing else."""

import io
import json
import random
import struct
import zipfile
import zlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gridlight.cards import decks
from gridlight.cards.check import check_deck
from gridlight.cards.model import Deck, Picture
from gridlight.kernel.errors import CardError
from helpers.cardmaking import deck_of, face_png, formation, straight, trial_deck

PNG = b"\x89PNG\r\n\x1a\n"


def files_in(data):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(files):
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return held.getvalue()


def deck_or_sentence(data):
    """The deck, or the sentence; anything else fails the test."""
    try:
        return decks.load_archive(data, "x.deck")
    except CardError as refused:
        assert "\n" not in str(refused)
        assert refused.remedy
        assert len(str(refused)) < 1000
        return str(refused)


def test_a_deck_file_states_its_digest_and_must_hold_it():
    data = decks.pack(trial_deck())
    files = files_in(data)
    head = json.loads(files["deck.json"])
    assert head["digest"] == trial_deck().digest
    card = json.loads(files["defense-A.json"])
    card["diamonds"][0][0] += 1.0
    files["defense-A.json"] = json.dumps(card).encode()
    assert "aren't those that were packed" in deck_or_sentence(packed(files))
    del head["digest"]
    files["deck.json"] = json.dumps(head).encode()
    assert isinstance(deck_or_sentence(packed(files)), Deck)


def test_faces_travel_with_the_cards_and_change_nothing_else(tmp_path):
    face = face_png(b"whatever it looks like")
    data = decks.pack(trial_deck(), {"offense-03": face, "no-card": face})
    file = tmp_path / "x.deck"
    file.write_bytes(data)
    assert decks.faces(file) == {"offense-03": face}
    assert decks.load(file) == trial_deck()
    decks.save_folder(trial_deck(), tmp_path / "deck", decks.faces(file))
    assert decks.faces(tmp_path / "deck") == {"offense-03": face}
    decks.save_folder(trial_deck(), tmp_path / "deck")
    assert decks.faces(tmp_path / "deck") == {}


def test_faces_that_swell_or_are_none_are_left_out(tmp_path):
    held = {
        "offense-01": face_png(wide=3200, high=4200),
        "offense-02": face_png(wide=30_000, high=30_000),
        "offense-03": face_png(wide=0),
        "offense-04": PNG + b"junk",
        "offense-05": b"GIF89a",
    }
    file = tmp_path / "x.deck"
    file.write_bytes(decks.pack(trial_deck(), held))
    assert set(decks.faces(file)) == {"offense-01"}


def test_a_fault_in_a_card_names_the_pack_too():
    files = files_in(decks.pack(trial_deck()))
    files["offense-02.json"] = b"[" * 90_000
    assert deck_or_sentence(packed(files)).startswith("x.deck, offense-02.json: ")
    files["offense-02.json"] = b"{}"
    assert deck_or_sentence(packed(files)).startswith("x.deck, offense-02.json: ")


def test_broken_bytes_give_a_deck_or_a_sentence():
    whole, chance = decks.pack(trial_deck()), random.Random(7)
    for _ in range(300):
        data = bytearray(whole)
        for _ in range(chance.choice((1, 1, 2, 8, 64))):
            data[chance.randrange(len(data))] = chance.randrange(256)
        if chance.random() < 0.2:
            del data[chance.randrange(len(data)) :]
        deck_or_sentence(bytes(data))


def test_broken_headers_give_a_deck_or_a_sentence():
    """The zip's own records, where a byte says how much there is and where."""
    whole, chance = decks.pack(trial_deck()), random.Random(8)
    heads = [i for i in range(len(whole) - 4) if whole[i : i + 2] == b"PK"]
    for _ in range(400):
        data = bytearray(whole)
        at = chance.choice(heads) + chance.randrange(46)
        if at < len(data):
            data[at] = chance.choice((0, 1, 127, 128, 255, chance.randrange(256)))
        deck_or_sentence(bytes(data))


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
KEYS = ("format", "version", "name", "author", "license", "geometry", "offense", "digest")


@settings(max_examples=60, deadline=None)
@given(key=st.sampled_from(KEYS), value=JUNK)
def test_junk_in_a_decks_head_gives_a_deck_or_a_sentence(key, value):
    files = files_in(decks.pack(deck_of(straight(), formation())))
    head = json.loads(files["deck.json"]) | {key: value}
    files["deck.json"] = json.dumps(head).encode()
    deck_or_sentence(packed(files))


@settings(max_examples=60, deadline=None)
@given(key=st.sampled_from(("segments", "number", "kind", "ends", "picture", "name")), value=JUNK)
def test_junk_in_a_card_gives_a_deck_or_a_sentence(key, value):
    files = files_in(decks.pack(deck_of(straight(), formation())))
    card = json.loads(files["offense-01.json"]) | {key: value}
    files["offense-01.json"] = json.dumps(card).encode()
    deck_or_sentence(packed(files))


@pytest.mark.parametrize(
    "geometry",
    [
        {"yards_per_inch": 1, "left": -60, "right": 60},
        {"left": 0, "right": 0},
        {"top": 0, "far": 0},
    ],
)
def test_cards_of_no_size_or_of_a_houses_are_refused(geometry):
    files = files_in(decks.pack(deck_of(straight(), formation())))
    head = json.loads(files["deck.json"])
    head["geometry"] |= geometry
    files["deck.json"] = json.dumps(head).encode()
    assert "can't lie on a light box" in deck_or_sentence(packed(files))


def png_bomb(side):
    """A small PNG that unpacks to a square of gray."""

    def chunk(name, data):
        body = name + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"\0" * min(side * (side + 1), 50_000_000), 9)
    return PNG + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest.mark.parametrize("side", [7_000, 20_000, 60_000])
def test_a_picture_that_swells_is_never_unpacked(side):
    bomb = png_bomb(side)
    assert len(bomb) < 1 << 20
    deck = deck_of(straight(), formation())
    picture = Picture(150, (("diamonds", bomb), ("dots", bomb)))
    deck = replace(deck, defense=(replace(deck.defense[0], picture=picture),))
    loaded = decks.load_archive(decks.pack(deck), "x.deck")
    told = [str(fault) for fault in check_deck(loaded, "x.deck").faults if "pixels" in str(fault)]
    assert len(told) == 2
    assert f"{side} × {side} pixels" in told[0]


@pytest.mark.parametrize("twin", ["Offense-01.json", "offense-01.JSON"])
def test_names_that_differ_by_case_alone_are_refused(twin):
    held = io.BytesIO()
    held.write(decks.pack(trial_deck()))
    with zipfile.ZipFile(held, "a") as archive:
        archive.writestr(twin, b"{}")
    with pytest.raises(CardError, match=r"there twice|can't be in a deck"):
        decks.load_archive(held.getvalue(), "x.deck")
