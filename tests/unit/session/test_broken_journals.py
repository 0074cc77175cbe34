"""Broken saved games: each gets one sentence with file, place and remedy."""

import json
import zipfile

import pytest

from gridlight.kernel.errors import (
    JournalDiverged,
    JournalError,
    JournalTorn,
    JournalVersion,
)
from gridlight.kernel.language import speak
from gridlight.session.journal import encode
from gridlight.session.journal_reading import read_journal
from gridlight.session.library import salvage
from gridlight.session.table import Table
from helpers.games_played import play_on, toy_table
from helpers.toy_game import TOYS


@pytest.fixture
def path(tmp_path):
    """A whole game: toss, pick, pick, aim, show, pick."""
    path = tmp_path / "game.gridlight"
    table = toy_table(path, seed="7")
    play_on(table, 3, steps=6)
    table.close()
    return path


def data_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def write(path, data):
    """Write lines with sums that hold, so that what else is wrong comes out."""
    content, before = b"", ""
    for line in data:
        line.pop("sum", None)
        chunk, before = encode(line, before)
        content += chunk
    path.write_bytes(content)


def change(number, **values):
    def changed(data):
        for key, value in values.items():
            if value is None:
                data[number - 1].pop(key)
            else:
                data[number - 1][key] = value

    return changed


def drop(number):
    def changed(data):
        del data[number - 1]

    return changed


def insert(number, line):
    def changed(data):
        data.insert(number - 1, line)

    return changed


def seal_of_another(data):
    data[3]["sealed"]["hash"] = data[4]["sealed"]["hash"]


def other_toss(data):
    fell = data[2]["rolls"][0][1]
    data[2]["rolls"] = [["toss", "tails" if fell == "heads" else "heads"]]


def other_pick_shown(data):
    shown = data[6]["shown"]
    shown["2"], shown["3"] = shown["3"], shown["2"]


WITH_GOOD_SUMS = {
    "a newer format": (change(1, gridlight=2), JournalVersion, "line 1: format 2 is unknown"),
    "no format": (change(1, gridlight="x"), JournalTorn, "line 1: this isn't a saved game"),
    "another game": (
        change(1, game="chess"),
        JournalVersion,
        "game of “chess”, which this program",
    ),
    "no seats": (change(1, seats=None), JournalTorn, "line 1: the header lacks a good 'seats'"),
    "no seed": (change(1, seed=None), JournalTorn, "line 1: the header lacks a good 'seed'"),
    "a number for a title": (change(1, title=3), JournalTorn, "lacks a good 'title'"),
    "an unknown setting": (
        change(1, settings={"plays": 4, "gravity": 2}),
        JournalError,
        "setting “gravity”: there is no such setting",
    ),
    "a bad setting": (change(1, settings={"plays": 0}), JournalError, "Give at least 1"),
    "no tables": (change(1, tables={}), JournalTorn, "tables: the cards and tables kept with"),
    "tables changed": (
        change(1, tables={"digest": "00", "plain": {"bonus": 9}}),
        JournalTorn,
        "the cards and tables kept with the game are damaged",
    ),
    "tables unreadable": (
        change(1, tables={"digest": "00", "zlib": "AAAA"}),
        JournalTorn,
        "the cards and tables kept with the game are damaged",
    ),
    "a step missing": (drop(5), JournalTorn, "line 5: step 3 should stand here, not step 4"),
    "no start": (drop(2), JournalTorn, "line 2: step 0 should stand here, not step 1"),
    "a step twice": (
        insert(4, {"n": 1, "seat": "home", "move": "show", "state": "", "now": {}}),
        JournalTorn,
        "line 4: step 2 should stand here, not step 1",
    ),
    "no number": (change(4, n=None), JournalTorn, "line 4: the line lacks a good 'n'"),
    "an odd number": (change(4, n="two"), JournalTorn, "line 4: the line lacks a good 'n'"),
    "no such seat": (change(3, seat="umpire"), JournalTorn, "line 3: the line lacks a good 'seat'"),
    "no move": (change(3, move=None), JournalTorn, "line 3: the line lacks a good 'move'"),
    "odd dice": (change(3, rolls=[5]), JournalTorn, "line 3: the line lacks a good 'rolls'"),
    "no digest": (change(3, state=None), JournalTorn, "line 3: the line lacks a good 'state'"),
    "undone too far": (insert(4, {"undo": 7}), JournalTorn, "takes the game back to step 7"),
    "an odd seal": (change(4, sealed=4), JournalTorn, "line 4: the line lacks a good"),
    "an unknown move": (change(3, move="fly"), JournalDiverged, "step 1: “fly” is no move"),
    "an illegal move": (
        change(3, move="aim high"),
        JournalDiverged,
        "step 1: “aim high” is refused",
    ),
    "a die missing": (change(3, rolls=None), JournalDiverged, "step 1: a result is needed for the"),
    "a die too many": (
        change(3, rolls=[["toss", "heads"], ["toss", "tails"]]),
        JournalDiverged,
        "step 1: it has dice that nothing was rolled with",
    ),
    "a die that can't be": (
        change(3, rolls=[["toss", "edge"]]),
        JournalDiverged,
        "step 1: the toss can't show “edge”",
    ),
    "another die": (other_toss, JournalDiverged, "step 1: the state after it isn't the recorded"),
    "another score": (
        change(7, now={"score": [99, 0], "phase": "picks", "quarter": 1, "over": False}),
        JournalDiverged,
        "step 5: score comes out as",
    ),
    "another state": (change(7, state="beef"), JournalDiverged, "step 5: the state after it isn't"),
    "a seal changed": (seal_of_another, JournalDiverged, "step 2: the sealed pick was damaged"),
    "another pick shown": (other_pick_shown, JournalDiverged, "step 5: the picks shown aren't"),
    "nothing shown": (change(7, shown=None), JournalDiverged, "step 5: the picks shown aren't"),
    "a pick in clear": (
        change(4, sealed=None, move="pick 1"),
        JournalDiverged,
        "step 2: what was sealed and what wasn't",
    ),
}


@pytest.mark.parametrize("case", WITH_GOOD_SUMS)
def test_a_wrong_line_is_named(path, case):
    wrong, kind, said = WITH_GOOD_SUMS[case]
    data = data_of(path)
    wrong(data)
    write(path, data)
    check(path, kind, said)


def check(path, kind, said):
    with pytest.raises(kind) as caught:
        Table.open(path, TOYS)
    message = str(caught.value)
    assert said in message
    assert message.startswith(str(path))
    assert "\n" not in message
    assert message.endswith(".")
    assert "Traceback" not in message


def flip(content, line, old, new):
    lines = content.splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return b"".join(lines)


WITHOUT_SUMS = {
    "empty": (lambda content: b"", JournalError, "the file is empty"),
    "a picture": (lambda content: b"\x89PNG\r\n\x1a\n" + bytes(50), JournalTorn, "isn't a saved"),
    "a web page": (lambda content: b"<html>\n</html>\n", JournalTorn, "this isn't a saved game"),
    "a list": (lambda content: b"[1]\n[2]\n", JournalTorn, "line 1: this isn't a saved game"),
    "header alone": (
        lambda content: content.splitlines(keepends=True)[0],
        JournalTorn,
        "line 2: the start of the game is missing",
    ),
    "half a header": (
        lambda content: content[:100],
        JournalTorn,
        "line 1: this isn't a saved game",
    ),
    "a word changed": (
        lambda content: flip(content, 3, b"call", b"cxll"),
        JournalTorn,
        "line 3: the line was changed after it was written",
    ),
    "a die changed": (
        lambda content: flip(content, 3, b'"toss"', b'"tosz"'),
        JournalTorn,
        "line 3: the line was changed",
    ),
    "a title changed": (
        lambda content: flip(content, 1, b"Visitors at", b"Visitors in"),
        JournalTorn,
        "line 1: the line was changed",
    ),
    "a broken line": (
        lambda content: flip(content, 4, b"{", b"["),
        JournalTorn,
        "line 4: the line is broken",
    ),
    "a line of noise": (
        lambda content: flip(content, 4, b"{", b"\xff\xfe{"),
        JournalTorn,
        "line 4: this isn't text",
    ),
    "a bare number": (
        lambda content: content.replace(content.splitlines()[4], b"12"),
        JournalTorn,
        "line 5: the line holds no step",
    ),
    "lines swapped": (
        lambda content: b"\n".join(
            (lambda rows: [*rows[:3], rows[4], rows[3], *rows[5:]])(content.split(b"\n"))
        ),
        JournalTorn,
        "line 4: the line was changed",
    ),
    "deeply nested": (
        lambda content: content + b"[" * 100_000 + b"\n",
        JournalTorn,
        "line 9: the line is broken",
    ),
}


@pytest.mark.parametrize("case", WITHOUT_SUMS)
def test_damage_is_named(path, case):
    damage, kind, said = WITHOUT_SUMS[case]
    path.write_bytes(damage(path.read_bytes()))
    check(path, kind, said)


def test_a_line_is_known_where_a_language_has_no_word_for_it(path, request):
    whole = path.read_bytes()
    broken = whole.replace(b"roll", b"rill", 1)
    line = broken[: broken.index(b"rill")].count(b"\n") + 1
    path.write_bytes(broken[:-20])
    request.addfinalizer(lambda: speak("en", None))
    speak("xx", lambda text, about, count: "there" if text == "line {number}" else "")
    with pytest.raises(JournalTorn) as found:
        read_journal(path)
    assert (found.value.place, found.value.line) == ("there", line)
    path.write_bytes(whole[:-20])
    assert read_journal(path).torn


def test_what_is_no_file_is_said(tmp_path):
    check(tmp_path / "none.gridlight", JournalError, "there is no such file")
    folder = tmp_path / "folder.gridlight"
    folder.mkdir()
    check(folder, JournalError, "this is a folder")
    zipped = tmp_path / "zip.gridlight"
    with zipfile.ZipFile(zipped, "w") as file:
        file.writestr("a", "b" * 100)
    check(zipped, JournalTorn, "this isn't a saved game")


def test_a_broken_game_is_not_touched(path):
    path.write_bytes(flip(path.read_bytes(), 3, b"call", b"cxll"))
    before = path.read_bytes()
    with pytest.raises(JournalTorn):
        Table.open(path, TOYS)
    assert path.read_bytes() == before
    with pytest.raises(JournalTorn):  # and nobody holds a lock on it
        Table.open(path, TOYS)


@pytest.mark.parametrize("line", range(3, 9))
def test_what_comes_before_the_damage_can_be_saved(path, tmp_path, line):
    whole = read_journal(path)
    path.write_bytes(flip(path.read_bytes(), line, b'"now"', b'"then"'))
    target = tmp_path / "rest.gridlight"
    last = salvage(path, target, TOYS)
    assert last == line - 3
    with Table.open(target, TOYS) as opened:
        assert opened.step == last
        assert [record.n for record in opened.history] == list(range(last + 1))
        play_on(opened, 1)
    assert whole.header.seed == opened.header.seed


def test_what_comes_before_a_wrong_result_can_be_saved(path, tmp_path):
    data = data_of(path)
    change(7, state="beef")(data)
    write(path, data)
    assert salvage(path, tmp_path / "rest.gridlight", TOYS) == 4
