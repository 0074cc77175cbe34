"""Decks as folders, `.deck` files and records: what goes in comes out, and nothing else."""

import io
import json
import struct
import zipfile
from dataclasses import replace

import pytest
from jsonschema import Draft202012Validator

from gridlight import paths
from gridlight.cards import decks
from gridlight.cards.check import check_deck
from gridlight.cards.faults import CardFaults
from gridlight.cards.light import LightTable
from gridlight.cards.model import CLASSIC_GEOMETRY, Deck, Geometry, Picture
from gridlight.cards.raster import defense_masks, offense_masks, picture_of
from gridlight.cards.schema import PUBLISHED
from gridlight.kernel.errors import CardError
from helpers.cardmaking import deck_of, formation, straight, trial_deck, whole_deck


def test_a_folder_comes_back_as_it_was(tmp_path):
    decks.save_folder(trial_deck(), tmp_path)
    assert decks.load(tmp_path) == trial_deck()
    assert decks.bundled(tmp_path) == trial_deck()
    assert len(list(tmp_path.iterdir())) == 19


def test_saving_over_an_older_deck_leaves_none_of_its_cards(tmp_path):
    decks.save_folder(whole_deck(), tmp_path)
    (tmp_path / "notes.txt").write_text("mine")
    small = deck_of(straight(), formation())
    decks.save_folder(small, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "deck.json",
        "defense-A.json",
        "notes.txt",
        "offense-01.json",
    ]


def test_a_deck_file_comes_back_and_is_the_same_bytes_each_time(tmp_path):
    data = decks.pack(trial_deck())
    assert data == decks.pack(decks.load_archive(data, "x.deck"))
    file = tmp_path / "x.deck"
    file.write_bytes(data)
    assert decks.load(file) == trial_deck()


def test_a_zipped_folder_is_a_deck_too():
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        for name, data in decks.files_of(trial_deck()).items():
            archive.writestr(f"My deck/{name}", data)
    assert decks.load_archive(held.getvalue(), "x.deck") == trial_deck()


def test_a_record_keeps_the_whole_deck():
    text = json.dumps(trial_deck().as_data())
    assert decks.load_record(json.loads(text), "record") == trial_deck()
    assert decks.load_record(json.loads(text), "record", trial_deck().digest) == trial_deck()


def test_a_changed_record_is_examined_whatever_digest_it_states():
    data = json.loads(json.dumps(trial_deck().as_data()))
    data["offense"][0]["segments"][0]["points"][0] = ["far", "out"]
    with pytest.raises(CardError, match="isn't a number"):
        decks.load_record(data, "record", trial_deck().digest)


def test_a_note_goes_with_the_deck_everywhere_and_decks_without_one_are_as_before(tmp_path):
    noted = replace(trial_deck(), note="Drawn for wet fields")
    decks.save_folder(noted, tmp_path)
    assert decks.load(tmp_path) == decks.bundled(tmp_path) == noted
    assert decks.load_archive(decks.pack(noted), "x.deck") == noted
    assert decks.load_record(json.loads(json.dumps(noted.as_data())), "record") == noted
    assert noted.digest != trial_deck().digest
    assert "note" not in trial_deck().as_data()
    files = decks.files_of(noted)
    for wrong in ("", "two\nlines", "x" * 501, 7):
        head = json.loads(files["deck.json"]) | {"note": wrong}
        (tmp_path / "deck.json").write_text(json.dumps(head))
        with pytest.raises(CardFaults, match="note"):
            decks.load(tmp_path)


def test_the_digest_follows_every_part_of_the_deck():
    deck = trial_deck()
    assert len(deck.digest) == 64
    wider = Deck(
        deck.name, deck.author, deck.license, Geometry(dot=0.86), deck.offense, deck.defense
    )
    renamed = Deck("Other", deck.author, deck.license, deck.geometry, deck.offense, deck.defense)
    assert len({deck.digest, wider.digest, renamed.digest}) == 3
    assert wider.geometry != CLASSIC_GEOMETRY


def test_the_published_schemas_are_those_that_the_program_uses():
    for name, schema in PUBLISHED.items():
        Draft202012Validator.check_schema(schema)
        assert json.loads(paths.cards("schema", name).read_bytes()) == schema


def test_every_bundled_card_keeps_to_the_published_schema():
    card = Draft202012Validator(json.loads(paths.cards("schema", "card.schema.json").read_bytes()))
    files = [p for p in paths.cards("classic").glob("*.json") if p.name != "deck.json"]
    assert len(files) == 18
    for file in files:
        card.validate(json.loads(file.read_bytes()))


# cards with pictures


def pictured(dpi=150):
    """The trial deck's long pass and normal defense, kept as pictures beside their vectors."""
    deck = trial_deck()
    card, against = deck.play(7), deck.formation("A")
    over = picture_of(offense_masks(card, deck.geometry, dpi), dpi)
    under = picture_of(defense_masks(against, deck.geometry, dpi), dpi)
    return deck_of(replace(card, picture=over), replace(against, picture=under))


def test_pictures_lie_beside_the_cards_as_png_files(tmp_path):
    deck = pictured()
    decks.save_folder(deck, tmp_path)
    assert sorted(path.name for path in tmp_path.glob("*.png")) == [
        "defense-A-diamonds.png",
        "defense-A-dots.png",
        "offense-07-broken.png",
        "offense-07-solid.png",
        "offense-07-star.png",
    ]
    assert decks.load(tmp_path) == deck
    assert decks.load_archive(decks.pack(deck), "x.deck") == deck
    assert decks.load_record(json.loads(json.dumps(deck.as_data())), "record") == deck


@pytest.mark.parametrize("dpi", [150, 300])
def test_a_card_kept_as_a_picture_shows_what_its_drawing_shows(dpi):
    drawn = trial_deck()
    deck = pictured(dpi)
    for alignment in range(-3, 4):
        shown = LightTable(deck).resolve(deck.play(7), deck.formation("A"), alignment)
        told = LightTable(drawn).resolve(drawn.play(7), drawn.formation("A"), alignment)
        assert (shown.outcome, shown.yards) == (told.outcome, told.yards)


def test_a_picture_decides_where_it_differs_from_the_drawing():
    bare = formation(((-1.0, 15.0),))
    marked = formation(((0.0, 15.0),))
    layers = picture_of(defense_masks(marked, CLASSIC_GEOMETRY, 150), 150)
    deck = deck_of(straight(), replace(bare, picture=layers))
    result = LightTable(deck).resolve(straight(), deck.defense[0], 0)
    assert (result.outcome, result.yards) == ("tackle", 15)


# strangers' files


def archive_of(*entries):
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries:
            archive.writestr(name, data)
    return held.getvalue()


def link(name):
    entry = zipfile.ZipInfo(name)
    entry.external_attr = 0o120777 << 16
    return entry


def encrypted():
    data = bytearray(archive_of(("deck.json", b"{}")))
    data[data.index(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


def lying_about_its_size():
    """A bomb whose header says that it is small."""
    data = bytearray(archive_of(("deck.json", b" " * (3 << 20))))
    central = data.index(b"PK\x01\x02")
    data[central + 24 : central + 28] = struct.pack("<I", 100)
    data[22:26] = struct.pack("<I", 100)
    return bytes(data)


def zipped(*names):
    return lambda: archive_of(*((name, b"{}") for name in names))


def spaces(count):
    return lambda: archive_of(("deck.json", b" " * count))


HOSTILE = {
    "nothing": lambda: b"",
    "noise": lambda: b"not a zip at all",
    "cut short": lambda: decks.pack(trial_deck())[:2000],
    "up and out": zipped("../deck.json"),
    "absolute": zipped("/etc/deck.json"),
    "backslash": zipped("..\\deck.json"),
    "a script": zipped("deck.json", "run.sh"),
    "a link": lambda: archive_of((link("deck.json"), b"/etc/passwd")),
    "twice": zipped("deck.json", "deck.json"),
    "too many": zipped(*(f"card-{k}.json" for k in range(200))),
    "a bomb": spaces(70 << 20),
    "a small bomb": spaces(2 << 20),
    "lying": lying_about_its_size,
    "encrypted": encrypted,
    "no deck.json": zipped("offense-01.json"),
}


@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_strangers_file_gets_one_clear_sentence(make):
    data = make()
    with pytest.raises(CardError) as refused:
        decks.load_archive(data, "x.deck")
    assert "x.deck" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert refused.value.remedy


def test_links_in_a_folder_are_not_followed(tmp_path):
    decks.save_folder(trial_deck(), tmp_path / "deck")
    outside = tmp_path / "outside.json"
    card = tmp_path / "deck" / "offense-03.json"
    card.rename(outside)
    card.symlink_to(outside)
    with pytest.raises(CardFaults, match=r"offense-03\.json: it isn't a plain file"):
        decks.load(tmp_path / "deck")


def test_names_never_leave_the_folder(tmp_path):
    decks.save_folder(trial_deck(), tmp_path / "deck")
    file = tmp_path / "deck" / "deck.json"
    data = json.loads(file.read_text())
    for name in ("../secret.json", "/etc/passwd", "a/b.json", "x.txt"):
        data["offense"][0] = name
        file.write_text(json.dumps(data))
        with pytest.raises(CardFaults, match="plain file name"):
            decks.load(tmp_path / "deck")


def test_what_isnt_there_is_said_so(tmp_path):
    with pytest.raises(CardError, match="there is no such deck"):
        decks.load(tmp_path / "nowhere")
    with pytest.raises(CardError, match="the file is missing"):
        decks.load(tmp_path)
    decks.save_folder(trial_deck(), tmp_path)
    (tmp_path / "defense-C.json").unlink()
    (tmp_path / "offense-05.json").unlink()
    with pytest.raises(CardFaults) as refused:
        decks.load(tmp_path)
    assert [fault.place for fault in refused.value.faults] == ["offense-05.json", "defense-C.json"]


@pytest.mark.parametrize(
    "png", [b"", b"\x89PNG\r\n\x1a\n", b"GIF89a", b"\x89PNG\r\n\x1a\n" + b"x" * 500]
)
def test_a_broken_picture_is_refused(png):
    deck = pictured()
    broken = Picture(150, (("diamonds", png), ("dots", deck.defense[0].picture.layer("dots"))))
    deck = replace(deck, defense=(replace(deck.defense[0], picture=broken),))
    try:
        loaded = decks.load_archive(decks.pack(deck), "x.deck")
    except CardError as refused:
        assert "PNG" in refused.problem
    else:
        faults = check_deck(loaded, "x.deck").faults
        told = [fault.problem for fault in faults if "PNG" in fault.problem]
        assert told == ["the PNG can't be read"]


def test_a_picture_of_another_size_is_refused():
    deck = pictured()
    layers = deck.offense[0].picture.layers
    deck = replace(deck, offense=(replace(deck.offense[0], picture=Picture(200, layers)),))
    problems = [fault.problem for fault in check_deck(deck, "x.deck").faults]
    assert problems.count("it is 1200 × 1575 pixels") == 3
