"""Real cards read from pictures: printed, worn as by a scanner, and read again."""

import io
import math
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from PIL import Image

from gridlight.cards.card_checks import defense_faults, offense_faults
from gridlight.cards.model import CLASSIC_GEOMETRY, OffenseCard
from gridlight.cards.path import path_of
from gridlight.cards.render import defense_picture, offense_picture
from gridlight.cards.results import all_results
from gridlight.kernel.errors import CardError
from gridlight.session.games import read_deck
from gridlight.ui.importing import choosing
from gridlight.workshop.importing import (
    CardRead,
    card_corners,
    deck_from,
    face_of,
    found_card,
    numbered,
    read_all,
    read_card,
    set_card,
)
from gridlight.workshop.intake.filing import CLOSE
from gridlight.workshop.pdfium import opened as pdf_opened
from gridlight.workshop.printing import PrintWish, printed
from gridlight.workshop.roundtrip import round_trip, scanned
from gridlight.workshop.scan import formats
from gridlight.workshop.scan.files import Place, pixels_at, places_in
from gridlight.workshop.wear import BAD_PHOTO, PHOTO, SCAN, worn
from helpers.cardmaking import trial_deck

G = CLASSIC_GEOMETRY
NEAR = 0.03  # yards, six thousandths of an inch


@cache
def sheet(name, wear=SCAN, seed=3):
    """The picture of one card of the bundled deck after printing and scanning."""
    return scanned(read_deck(), wear, seed, None, PrintWish(), frozenset({name}))[0][1]


@cache
def reading(name, wear=SCAN, seed=3):
    pixels = sheet(name, wear, seed)
    return read_card(pixels, name, found_card(pixels, name))


def off_the_path(read, card):
    """The farthest that the line which was read lies from the card's, either way, in yards."""
    lines = [
        np.array([path.point(path.length * k / 3000) for k in range(3001)])
        for path in (path_of(read), path_of(card))
    ]
    far = 0.0
    for mine, other in (lines, lines[::-1]):
        for place in mine[::10]:
            far = max(far, np.hypot(*(other - place).T).min())
    return far


def same_play(read, card):
    kinds = [[part.kind for part in play.segments] for play in (read, card)]
    assert kinds[0] == kinds[1]
    assert (read.kind, read.ends) == (card.kind, card.ends)
    assert off_the_path(read, card) < 2 * NEAR
    for mine, true in zip(read.segments, card.segments, strict=True):
        for one, other in ((mine.points[0], true.points[0]), (mine.points[-1], true.points[-1])):
            assert math.hypot(one.x - other.x, one.y - other.y) < 2 * NEAR
    assert offense_faults(read, G, "x") == []


def same_formation(read, card):
    for mine, true in ((read.diamonds, card.diamonds), (read.dots, card.dots)):
        assert len(mine) == len(true)
        for point in true:
            apart = min(math.hypot(p.x - point.x, p.y - point.y) for p in mine)
            assert apart < NEAR
    assert defense_faults(read, G, "x") == []


@pytest.mark.parametrize("number", [5, 7])
def test_a_scanned_play_is_read_as_it_was_drawn(number):
    read = reading(f"offense-{number:02}")
    assert read.mirrored
    same_play(read.card, read_deck().play(number))
    assert read.registered.worst < 0.02


def test_a_scanned_formation_is_read_as_it_was_drawn():
    read = reading("defense-B")
    assert not read.mirrored
    same_formation(read.card, read_deck().formation("B"))
    assert read.sure > 0.8
    assert len(read.elements) == len(read.card.diamonds) + len(read.card.dots)


def test_a_bad_photo_of_a_play_is_read_too():
    same_play(reading("offense-09", BAD_PHOTO).card, read_deck().play(9))


def test_a_photo_of_a_formation_is_read_too():
    same_formation(reading("defense-F", PHOTO).card, read_deck().formation("F"))


@pytest.mark.parametrize("turn", [1, 2])
def test_a_card_may_lie_in_any_way_on_the_glass(turn):
    pixels = np.ascontiguousarray(np.rot90(sheet("offense-07"), turn))
    same_play(read_card(pixels, "x", found_card(pixels, "x")).card, read_deck().play(7))


def test_pictures_that_are_nothing_but_the_card_are_read_as_they_lie():
    """What `deck render` draws isn't mirrored; the saw-tooth tells."""
    deck = read_deck()
    pages = [
        (offense_picture(deck.play(8), G, 200), deck.play(8)),
        (defense_picture(deck.formation("C"), G, 200), deck.formation("C")),
    ]
    for image, card in pages:
        held = Image.new("RGB", image.size, "white")
        held.paste(image, (0, 0), image)
        pixels = np.asarray(held)
        read = read_card(pixels, "x", found_card(pixels, "x"))
        assert not read.mirrored
        (same_play if isinstance(card, OffenseCard) else same_formation)(read.card, card)


def test_corners_set_by_hand_are_made_exact():
    pixels = sheet("offense-05")
    corners = card_corners(found_card(pixels, "x"))
    rough = [
        (x + dx, y + dy)
        for (x, y), (dx, dy) in zip(corners, ((9, -7), (-8, 6), (5, 9), (-9, -9)), strict=True)
    ]
    again = card_corners(set_card(pixels, rough))
    assert np.abs(np.array(again) - np.array(corners)).max() < 2.0


def test_a_picture_without_a_card_says_so():
    pixels = np.random.default_rng(1).integers(0, 255, (900, 700, 3), dtype=np.uint8)
    with pytest.raises(CardError, match="no card is seen"):
        found_card(pixels, "noise.png")


def test_a_formation_with_a_diamond_missing_is_never_taken_for_whole():
    pixels = sheet("defense-B").copy()
    point = read_deck().formation("B").diamonds[3]
    frame = found_card(pixels, "x").frame
    place = frame @ np.array([point.x, point.y, 1.0])
    x, y = (place[:2] / place[2]).round().astype(int)
    pixels[y - 90 : y + 90, x - 90 : x + 90] = np.median(pixels[-200:-100, 400:600], axis=(0, 1))
    read = read_card(pixels, "x", found_card(pixels, "x"))
    if read.card is not None:  # its neighbors lay under the patch, and something else was taken
        assert read.sure < 0.8
    else:
        assert "of 11 diamonds" in str(read.doubts[0])


def on_the_table(paper, index, ground, pad):
    """A sheet of the trial deck as it comes from the printer, on a table of one color."""
    with pdf_opened(printed(trial_deck(), PrintWish(paper))) as document:
        page = document[index].render(scale=150 / 72).to_pil().convert("RGB")
        sheet = np.asarray(page, np.uint8)
    table = np.full((sheet.shape[0] + 2 * pad, sheet.shape[1] + 2 * pad, 3), ground, np.uint8)
    table[pad:-pad, pad:-pad] = sheet
    return worn(table, SCAN, 3)


DARK, LIGHT = (40, 34, 30), (205, 198, 190)


@pytest.mark.parametrize(
    ("paper", "index", "ground", "pad"),
    [
        ("letter", 13, DARK, 90),  # a formation, most of it paper
        ("letter", 4, DARK, 15),  # a run that cuts its dark card in two, with hardly any table
        ("a4", 4, DARK, 90),
        ("a4", 6, LIGHT, 15),  # a pass
        ("a4", 13, DARK, 15),  # the paper's edge lies nearer to the card's than on letter
    ],
)
def test_a_card_is_read_from_a_sheet_that_was_not_cut(paper, index, ground, pad):
    pixels = on_the_table(paper, index, ground, pad)
    read = read_card(pixels, "x", found_card(pixels, "x"))
    card = [*trial_deck().offense, *trial_deck().defense][index]
    assert read.registered.worst < 0.02
    (same_play if isinstance(card, OffenseCard) else same_formation)(read.card, card)


# files


@pytest.fixture
def folder(tmp_path):
    """A folder of scans with two bad files among them."""
    Image.fromarray(sheet("offense-05")).save(tmp_path / "offense-05.png")
    Image.fromarray(sheet("defense-B")).save(tmp_path / "defense-B.jpg", quality=90)
    (tmp_path / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\nnothing")
    Image.new("RGB", (800, 1000), "gray").save(tmp_path / "empty.tif")
    (tmp_path / "notes.txt").write_text("not a picture")
    return tmp_path


def test_a_batch_reads_what_can_be_read_and_names_what_cant(folder):
    places, missing = places_in([folder, folder / "nowhere.png"])
    assert [place.name for place in places] == [
        *("broken.png", "defense-B.jpg"),
        *("empty.tif", "offense-05.png"),
    ]
    assert [fault.problem for fault in missing] == ["there is no such file"]
    told = []
    batch = read_all(places, tell=lambda done, most, name: told.append((done, most, name)))
    assert [read.card.key for read in batch.cards] == ["B", "5"]
    assert [fault.source for fault in batch.faults] == ["broken.png", "empty.tif"]
    assert [done for done, _, _ in told] == [0, 1, 2, 3, 4]
    same_play(batch.cards[1].card, read_deck().play(5))


def test_a_batch_stops_when_it_is_asked_to(folder):
    places, _ = places_in([folder])
    batch = read_all(places, go_on=lambda: False)
    assert (batch.stopped, batch.cards, batch.faults) == (True, (), ())


def test_pages_of_a_pdf_and_of_a_tiff_are_pictures_of_their_own(tmp_path):
    pages = [Image.new("RGB", (600, 800), color) for color in ("red", "blue", "white")]
    pages[0].save(tmp_path / "x.tif", save_all=True, append_images=pages[1:])
    pages[0].save(tmp_path / "x.pdf", save_all=True, append_images=pages[1:])
    places, faults = places_in([tmp_path])
    assert faults == []
    assert [place.name for place in places] == [
        f"x.{kind}, page {page}" for kind in ("pdf", "tif") for page in (1, 2, 3)
    ]
    assert [tuple(pixels_at(place)[300, 300] > 128) for place in places[3:]] == [
        (True, False, False),
        (False, False, True),
        (True, True, True),
    ]
    assert len(pypdfium2.PdfDocument(tmp_path / "x.pdf")) == 3


HEIC = Path(__file__).parent / "data" / "defense-B.heic"


def test_a_heic_photo_of_a_card_is_read_upright_where_the_decoder_is_there():
    """A photo of the trial deck's formation B that a telephone would keep on its side."""
    pytest.importorskip("pi_heif")
    assert ".heic" in formats.offered()
    (place,), faults = places_in([HEIC])
    pixels = pixels_at(place)
    assert (faults, pixels.shape) == ([], (1280, 1000, 3))
    read = read_card(pixels, HEIC.name, found_card(pixels, HEIC.name))
    same_formation(read.card, trial_deck().formation("B"))


def test_a_broken_heic_photo_is_one_sentence(tmp_path):
    pytest.importorskip("pi_heif")
    for name, data in (("x.heic", HEIC.read_bytes()[:900]), ("y.heic", b"\0\0\0\x18ftypheic")):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(CardError, match=name):
            pixels_at(Place(tmp_path / name))


@pytest.mark.parametrize("name", ["photo.heic", "IMG_1.HEIC", "named-otherwise.jpg"])
def test_without_its_decoder_heic_isnt_offered_and_the_extra_is_named(monkeypatch, tmp_path, name):
    monkeypatch.setitem(sys.modules, "pi_heif", None)
    assert not {".heic", ".heif"} & set(formats.offered())
    assert "heic" not in choosing.file_filter().lower()
    (tmp_path / name).write_bytes(HEIC.read_bytes())
    places, faults = places_in([tmp_path])
    assert faults == []
    batch = read_all(places)
    assert [str(fault) for fault in batch.faults] == [
        f"{name}: HEIC can't be read without its decoder. "
        "Install it with pip install 'gridlight[heic]', or save the photo as JPEG."
    ]


def test_a_plain_picture_called_heic_is_read_all_the_same(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pi_heif", None)
    Image.new("RGB", (400, 500), "red").save(tmp_path / "x.heic", "PNG")
    assert tuple(pixels_at(Place(tmp_path / "x.heic"))[9, 9]) == (255, 0, 0)


@pytest.mark.parametrize("size", [(200, 200), (20_000, 5_000)])
def test_pictures_too_small_or_too_large_are_refused(tmp_path, size):
    held = io.BytesIO()
    Image.new("L", size).save(held, "PNG")
    file = tmp_path / "x.png"
    file.write_bytes(held.getvalue())
    with pytest.raises(CardError, match="pixels"):
        pixels_at(Place(file))


# numbers, faces, decks


def named(source, side="offense"):
    card = read_deck().play(1) if side == "offense" else read_deck().formation("A")
    return CardRead(source, side, card, 1.0, (), (), None, False, None)


def test_cards_are_numbered_by_their_files_or_by_the_first_free_number():
    reads = numbered(
        [
            named("scan.png"),
            named("Offense 01.png"),
            named("offense_12.jpg"),
            named("defense-c.png", "defense"),
            named("again offense-12.png"),
            named("x.png", "defense"),
        ]
    )
    assert [read.card.key for read in reads] == ["2", "1", "12", "C", "3", "A"]


def test_more_cards_than_a_deck_has_are_left_out_and_named():
    reads = numbered([named(f"page {k}") for k in range(13)])
    assert reads[12].card is None
    assert "more offense cards" in str(reads[12].doubts[0])


def test_a_deck_is_filled_up_from_another_one():
    card = replace(read_deck().play(3), name="Mine")
    deck, missing = deck_from([card], "Old box", "unknown", "unknown", read_deck())
    assert deck.play(3).name == "Mine"
    assert len(missing) == 17
    assert deck.formation("F") == read_deck().formation("F")


def test_a_face_is_a_small_picture_of_the_whole_card():
    with Image.open(io.BytesIO(face_of(reading("offense-07")))) as image:
        assert image.size == (800, 1050)
        gray = np.asarray(image.convert("L"), float)
    x, y = (-6.25 + 20) / 40 * 800, (38.0 + 12) / 52.5 * 1050
    assert gray[round(y), round(x)] > 150  # the end of the path, no longer mirrored
    assert len(face_of(reading("offense-07"))) < 700_000


# the whole way


def test_results_come_back_the_same_from_a_few_scans():
    only = frozenset({"offense-10", "offense-12", "defense-E"})
    trip = round_trip(read_deck(), SCAN, seed=11, only=only, dpi=200)
    assert trip.results == 14
    assert trip.agreement == 1.0
    assert trip.lost == ()


@pytest.mark.timeout(900)  # half a minute's work, on a machine that may have more to do
def test_all_504_results_come_back_from_bad_photos_or_are_too_close_to_call():
    """The whole deck at 200 dots an inch, which spares time; a flip must lie on a close call."""
    trip = round_trip(read_deck(), BAD_PHOTO, seed=1, dpi=200)
    assert (trip.results, trip.lost) == (504, ())
    assert trip.agreement >= 0.99
    known = all_results(read_deck())
    for flip in trip.differences:
        assert known[flip.offense, flip.defense, flip.alignment].hangs_on < CLOSE


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("wear", [SCAN, PHOTO, BAD_PHOTO], ids=["scan", "photo", "bad photo"])
def test_99_of_100_results_come_back_the_same_from_the_whole_deck(wear):
    trip = round_trip(read_deck(), wear, seed=1)
    assert trip.results == 504
    assert trip.agreement >= 0.99
