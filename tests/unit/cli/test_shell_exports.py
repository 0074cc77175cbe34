"""Every game in every form by the shell: finished or not, the penalty die over it or without."""

import io
import json
import random
import re
from functools import cache

import pytest
from PIL import Image

from gridlight.kernel.game import Seat
from gridlight.session.box import book_of
from gridlight.session.journal import Player
from gridlight.session.table import Setup, Table
from helpers.pages import Page
from helpers.pegskin import likely_peg_move

SETTINGS = {
    "foto-electric": {"plays_per_quarter": 3},
    "all-pro": {"plays_per_quarter": 2},
    "pegskin": {"plays_per_quarter": 2},
}
STEPS = {"foto-electric": 400, "all-pro": 300, "pegskin": 300}
NAMES = ("Ann & <b>Co</b>", "O’Hara’s “11”")
CASES = [(game, penalties) for game in SETTINGS for penalties in (False, True)]


@cache
def played(game, penalties):
    """A game up to its end, or given up after some steps."""
    settings = SETTINGS[game] | {"penalty_system": penalties, "penalty_x_faces": 3}
    home, visitors = (Player(name) for name in NAMES)
    table = Table.start(Setup(game, home, visitors, settings=settings, seed="21"))
    stream = random.Random(21)
    for _ in range(STEPS[game]):
        if table.over:
            return table
        seat = stream.choice(table.to_act)
        if game == "pegskin" and not penalties:
            move = likely_peg_move(table.game, table.state, stream)
        else:
            move = next(iter(stream.sample(list(table.legal(seat)), 1)))
        table.play(seat, move)
    return table


@pytest.fixture(params=CASES, ids=lambda case: f"{case[0]}{'-penalties' * case[1]}")
def file(request, tmp_path):
    path = tmp_path / "game.gridlight"
    played(*request.param).save_as(path).close()
    return path


@pytest.fixture(params=SETTINGS)
def ended(request, tmp_path):
    """A game that was given up."""
    path = tmp_path / "ended.gridlight"
    with played(request.param, False).save_as(path) as table:
        if not table.over:
            table.resign(Seat.VISITORS)
    return path


def test_data_comes_back_as_a_game_that_verifies_and_exports_alike(done, file, tmp_path):
    text = done("export", file, "--as", "json").out
    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    done("import", "game.json", "--out", "again.gridlight")
    assert "it holds" in done("verify", "again.gridlight").out
    assert done("export", "again.gridlight", "--as", "json").out == text


def test_the_page_is_whole_and_needs_nothing_from_outside(done, file):
    text = done("export", file, "--as", "html").out
    page = Page(text)
    assert page.fetched == []
    assert not {"script", "iframe", "link", "object", "img"} & set(page.tags)
    assert set(re.findall(r"url\(\"([^\"]{5})", text)) <= {"data:"}
    assert "http" not in text
    for name in NAMES:
        assert name in page.words
    assert "<b>" not in text
    assert page.heads[:2] == ["Score by quarters", "The numbers"]
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    table = Table.open(file, only_read=True)
    assert page.tags.count("svg") == len(book_of(table.history).drives)


def pages_of(path):
    from pypdfium2 import PdfDocument

    document = PdfDocument(path.read_bytes())
    pages = [page.get_textpage().get_text_range() for page in document]
    sizes = [tuple(round(side) for side in page.get_size()) for page in document]
    document.close()
    return pages, sizes


def test_the_document_has_the_record_on_numbered_pages(done, file, tmp_path):
    table = Table.open(file, only_read=True)
    layered = table.header.settings["penalty_system"]
    paper, size = (("--paper", "a4"), (595, 842)) if layered else ((), (612, 792))
    done("export", file, "--as", "pdf", "--out", "game.pdf", *paper)
    pages, sizes = pages_of(tmp_path / "game.pdf")
    assert set(sizes) == {size}
    own = [page for page in pages if "Page " in page]
    assert own
    for number, words in enumerate(own, start=1):
        assert f"Page {number} of {len(own)}" in words
    whole = " ".join(" ".join(own).split())
    assert "SCORE BY QUARTERS" in whole
    assert "THE NUMBERS" in whole
    assert "DRIVES" in whole
    assert "Ann & <b>Co</b>" in whole
    extra = len(pages) - len(own)
    assert (extra > 0) == (table.header.game == "pegskin")  # its Yardcards
    cards = " ".join(" ".join(pages[len(own) :]).split())
    assert all(words in cards for words in ("Total yards", "First downs") if extra)
    data = (tmp_path / "game.pdf").read_bytes()
    assert b"FjallaOne" in data
    assert b"SourceSansPro" in data
    assert b"/FontFile2" in data


def test_a_play_of_any_game_moves(done, ended, tmp_path):
    done("export", ended, "--as", "gif", "--out", "last.gif")
    done("export", ended, "--as", "gif", "--play", "1", "--out", "first.gif")
    first, last = ((tmp_path / name).read_bytes() for name in ("first.gif", "last.gif"))
    assert first != last
    for data in (first, last):
        assert len(data) < 2_000_000
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.n_frames > 3
            assert 450 <= picture.width <= 1000
            seen = set()
            for n in range(picture.n_frames):
                picture.seek(n)
                seen.add(hash(picture.convert("RGB").tobytes()))
            assert len(seen) > picture.n_frames // 2


def test_every_form_says_who_resigned(done, ended, tmp_path):
    if not played(Table.open(ended, only_read=True).header.game, False).over:
        done("export", ended, "--as", "pdf", "--out", "ended.pdf")
        words = " ".join(pages_of(tmp_path / "ended.pdf")[0])
        assert "resigned" in words
        page = Page(done("export", ended, "--as", "html").out)
        assert "O’Hara’s “11” resigned" in page.words
        steps = json.loads(done("export", ended, "--as", "json").out)["steps"]
        assert steps[-1]["events"][0]["event"] == "resigned"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--as", "html", "--paper", "a4"), "--paper: only a pdf has pages"),
        (("--as", "pdf"), "--out: a pdf needs a file"),
        (("--as", "gif"), "--out: a gif needs a file"),
        (("--as", "pdf", "--out", "x.pdf", "--paper", "a5"), "“a5” isn't one of them"),
        (("--as", "gif", "--out", "x.gif", "--play", "9999"), "plays that can be drawn. Give 1 to"),
        (("--as", "gif", "--out", "x.gif", "--play", "0"), "“0” isn't a whole number from 1 up"),
        (("--as", "html", "--play", "2"), "--play: only a gif is of one play"),
        (("--as", "docx"), "“docx” isn't one of them"),
        (("--as", "html", "--out", "no/such.html"), "no/such.html: it can't be written"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(run, tmp_path, words, said):
    path = tmp_path / "game.gridlight"
    played("all-pro", False).save_as(path).close()
    ran = run("export", path, *words)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize(
    "text", ['{"record": 1', '{"steps": []}', "{}", '{"record": 1, "steps": [1]}']
)
def test_data_that_is_no_record_is_said_in_a_line(run, tmp_path, text):
    (tmp_path / "bad.json").write_text(text)
    ran = run("import", "bad.json", "--out", "new.gridlight")
    assert ran.code == 2
    assert ran.err.startswith("bad.json")
    assert len(ran.err.splitlines()) == 1
    assert not (tmp_path / "new.gridlight").exists()
