"""Whatever is broken gets one sentence that names the file and exit code 2, never a traceback."""

import base64
import json
import shutil
import zipfile
import zlib
from pathlib import Path
from types import SimpleNamespace

import pytest

from gridlight import app, paths
from gridlight.session.journal import MOST_BYTES, checksum
from gridlight.session.table import Setup, Table
from helpers.games_played import play_on


def one_sentence(ran, code=2):
    assert ran.code == code
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert ran.err.endswith((".\n", "?\n", ")\n"))
    assert "Traceback" not in ran.err
    assert len(ran.err) < 600
    return ran.err


def deck_folder(tmp_path):
    return shutil.copytree(paths.cards("classic"), tmp_path / "mine")


def edit(name, change):
    """A fault made by changing the data of one of the deck's files."""

    def broken(tmp_path):
        folder = deck_folder(tmp_path)
        file = folder / name
        data = json.loads(file.read_bytes())
        change(data)
        file.write_text(json.dumps(data))
        return folder

    return broken


def write(name, content):
    """A fault made by writing something else into one of the deck's files."""

    def broken(tmp_path):
        folder = deck_folder(tmp_path)
        (folder / name).write_bytes(content)
        return folder

    return broken


def lost(name):
    """A fault made by a file that is missing."""

    def broken(tmp_path):
        folder = deck_folder(tmp_path)
        (folder / name).unlink()
        return folder

    return broken


def archive(*entries):
    """A `.deck` file of these entries."""

    def broken(tmp_path):
        path = tmp_path / "mine.deck"
        with zipfile.ZipFile(path, "w") as packed:
            for name, content in entries:
                packed.writestr(name, content)
        return path

    return broken


def plain_file(content, name="mine.deck"):
    """A `.deck` file of these bytes."""

    def broken(tmp_path):
        path = tmp_path / name
        path.write_bytes(content)
        return path

    return broken


def setting(*keys, value):
    """A change of one value deep in a file's data."""

    def change(data):
        for key in keys[:-1]:
            data = data[key]
        data[keys[-1]] = value

    return change


DECKS = {
    "there is none": lambda tmp_path: tmp_path / "nowhere",
    "an empty folder": lambda tmp_path: tmp_path,
    "not JSON": write("deck.json", b"{"),
    "not UTF-8": write("deck.json", b"\xff\xfe\x00"),
    "a list": write("deck.json", b"[]"),
    "another format": edit("deck.json", setting("format", value="poker-deck")),
    "a newer version": edit("deck.json", setting("version", value=99)),
    "an unknown key": edit("deck.json", setting("auther", value="me")),
    "no name": edit("deck.json", lambda data: data.pop("name")),
    "a card that is missing": lost("offense-07.json"),
    "a card that is no JSON": write("defense-B.json", b"B"),
    "a card named outside the folder": edit(
        "deck.json", setting("offense", 0, value="../offense-01.json")
    ),
    "a card listed twice": edit("deck.json", setting("offense", 1, value="offense-01.json")),
    "a card on the wrong side": edit("deck.json", setting("offense", 0, value="defense-A.json")),
    "ten tacklers": edit("defense-C.json", lambda data: data["diamonds"].pop()),
    "a thirteenth play": edit("offense-03.json", setting("number", value=13)),
    "a number as a word": edit("offense-03.json", setting("number", value="three")),
    "a point in the clouds": edit(
        "offense-05.json", setting("segments", 0, "points", 0, value=[1e9, 0])
    ),
    "a finer point than there is": edit(
        "offense-05.json", setting("segments", 0, "points", 0, value=[0.1234, -8])
    ),
    "a way of travel that nobody knows": edit(
        "offense-05.json", setting("segments", 0, "kind", value="fly")
    ),
    "no zip": plain_file(b"not a zip"),
    "an empty zip": archive(),
    "a zip that climbs out": archive(("../deck.json", "{}")),
    "a zip with a program": archive(("run.exe", "MZ")),
}


@pytest.mark.parametrize("broken", DECKS.values(), ids=list(DECKS))
def test_a_broken_deck_can_not_be_used(run, tmp_path, broken):
    deck = broken(tmp_path)
    said = one_sentence(run("resolve", "--all", "--deck", deck))
    assert any(part in said for part in (deck.name, "defense-", "offense-", "mine"))


@pytest.mark.parametrize("broken", DECKS.values(), ids=list(DECKS))
def test_deck_check_answers_no_or_says_why_it_can_not_be_read(run, tmp_path, broken):
    ran = run("deck", "check", broken(tmp_path))
    if ran.code == 2:
        one_sentence(ran)
    else:
        assert (ran.code, ran.err) == (1, "")
        assert ran.out.splitlines()[-1].endswith((" fault.", " faults."))


def test_deck_check_finds_every_fault_in_one_run(run, tmp_path):
    folder = deck_folder(tmp_path)
    for name in ("defense-A.json", "defense-D.json"):
        data = json.loads((folder / name).read_bytes())
        data["diamonds"].pop()
        (folder / name).write_text(json.dumps(data))
    ran = run("deck", "check", folder)
    assert ran.code == 1
    assert "defense-A" in ran.out
    assert "defense-D" in ran.out
    assert ran.out.splitlines()[-1] == f"{folder}: 2 faults."
    found = run("deck", "check", folder, "--json").json
    assert found["playable"] is False
    assert len(found["faults"]) == 2


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The bytes of a saved game."""
    path = tmp_path_factory.mktemp("whole") / "saved.gridlight"
    with Table.start(Setup("foto-electric", seed="3"), path) as table:
        play_on(table, 4, steps=60)
    return path.read_bytes()


@pytest.fixture
def saved(tmp_path):
    return tmp_path / "saved.gridlight"


def cut(data):
    return data[: len(data) // 2].rsplit(b"\n", 1)[0][:-30] + b"\n" + data[-200:]


def resummed(change):
    """A save with changed data and sums that fit it."""

    def broken(data):
        lines = [json.loads(line) for line in data.splitlines()]
        change(lines)
        before = ""
        for line in lines:
            line.pop("sum", None)
            before = checksum(before, line)
            line["sum"] = before
        return "\n".join([*(json.dumps(line) for line in lines), ""]).encode()

    return broken


def bearing(raw):
    """A save whose first step bears a value that no program may have written."""

    def broken(data):
        lines = data.splitlines(keepends=True)
        lines[1] = lines[1].replace(b'"now":', b'"by":' + raw + b',"now":', 1)
        return b"".join(lines)

    return broken


def _blown_up():
    content = zlib.compress(bytes(MOST_BYTES + 1), 9)
    return {"digest": "0" * 16, "zlib": base64.b64encode(content).decode()}


SAVES = {
    "empty": lambda data: b"",
    "a picture": lambda data: b"\x89PNG\r\n\x1a\n" + data,
    "text": lambda data: b"Once upon a time\n",
    "a list": lambda data: b"[1, 2]\n",
    "no header": lambda data: data.split(b"\n", 1)[1],
    "a torn middle": cut,
    "a letter changed": lambda data: data.replace(b'"call ', b'"cull ', 1),
    "a line lost": lambda data: b"".join(
        line for n, line in enumerate(data.splitlines(keepends=True)) if n != 9
    ),
    "a line twice": lambda data: b"".join(
        line * (1 + (n == 9)) for n, line in enumerate(data.splitlines(keepends=True))
    ),
    "nothing but zeros": lambda data: bytes(2000),
    "a newer format": resummed(lambda lines: lines[0].update(gridlight=99)),
    "another game": resummed(lambda lines: lines[0].update(game="blow-football")),
    "no seats": resummed(lambda lines: lines[0].pop("seats")),
    "an unknown setting": resummed(lambda lines: lines[0]["settings"].update(wind=3)),
    "a setting out of range": resummed(
        lambda lines: lines[0]["settings"].update(plays_per_quarter=-1)
    ),
    "tables that aren't whole": resummed(
        lambda lines: lines[0]["tables"].update(digest="0123456789abcdef")
    ),
    "a step that isn't next": resummed(lambda lines: lines[5].update(n=77)),
    "a seat that isn't at the table": resummed(lambda lines: lines[2].update(seat="referee")),
    "undone to the future": resummed(lambda lines: lines.insert(4, {"undo": 50})),
    "half a character": bearing(b'"\\ud800"'),
    "a number without an end": bearing(b"9" * 5000),
    "no number": bearing(b"NaN"),
    "lists without an end": bearing(b"[" * 100_000 + b"]" * 100_000),
    "lists nested as deep as can be read": bearing(b"[" * 900 + b"]" * 900),
    "a game with a name without an end": resummed(lambda lines: lines[0].update(game="a" * 5000)),
    "a score without an end": resummed(lambda lines: lines[-1]["now"].update(score=["x"] * 999)),
    "a fact that isn't one": resummed(lambda lines: lines[3]["now"].update(winner=None)),
    "a seat that is a word": resummed(lambda lines: lines[0]["seats"].update(home="Bears")),
    "a color that is a number": resummed(lambda lines: lines[0]["seats"]["home"].update(color=3)),
    "picks in a list": resummed(lambda lines: lines[4].update(shown=["card 7"])),
    "a pick of no step": resummed(lambda lines: lines[4].update(shown={"x": ["card 7", ""]})),
    "dice in a word": resummed(lambda lines: lines[4].update(rolls="heads")),
    "a seal that is a word": resummed(lambda lines: lines[4].update(sealed="wax")),
    "tables blown up": resummed(lambda lines: lines[0].update(tables=_blown_up())),
    "a line that says nothing": resummed(lambda lines: lines.insert(4, {"weather": "rain"})),
}


@pytest.mark.parametrize("damage", SAVES.values(), ids=list(SAVES))
def test_a_broken_save_is_named(run, saved, whole, damage):
    saved.write_bytes(damage(whole))
    for words in (("show", saved), ("move", saved, "play")):
        ran = run(*words)
        assert saved.name in one_sentence(ran, code=1 if "comes out as" in ran.err else 2)


@pytest.mark.parametrize("words", [("verify",), ("export", "--as", "text")])
@pytest.mark.parametrize("kind", ["empty", "a line lost", "another game", "a step that isn't next"])
def test_a_broken_save_is_named_by_every_command(run, saved, whole, kind, words):
    saved.write_bytes(SAVES[kind](whole))
    assert saved.name in one_sentence(run(*words, saved))


@pytest.mark.parametrize("command", ["show", "verify", "export", "move"])
def test_a_save_that_is_not_there(run, tmp_path, command):
    rest = {"export": ("--as", "text"), "move": ("play",)}.get(command, ())
    assert "nowhere" in one_sentence(run(command, tmp_path / "nowhere", *rest))
    assert tmp_path.name in one_sentence(run(command, tmp_path, *rest))


SCENARIOS = {
    "not TOML": "game =",
    "not UTF-8": b"\xff\xfe\xfd",
    "no game": 'title = "x"',
    "an unknown game": 'game = "blow-football"',
    "an unknown key": 'game = "foto-electric"\nweather = "rain"',
    "an unknown setting": 'game = "foto-electric"\n[settings]\nwind = 3',
    "a setting of another kind": 'game = "foto-electric"\n[settings]\nplays_per_quarter = "many"',
    "an unknown position key": 'game = "foto-electric"\n[position]\nspot_on = 3',
    "a spot off the field": 'game = "foto-electric"\n[position]\nspot = 300',
    "a fifth down": 'game = "foto-electric"\n[position]\ndown = 5',
    "a phase of another game": 'game = "foto-electric"\n[position]\nphase = "pass-rush"',
    "an unknown verb": 'game = "foto-electric"\n[[step]]\ndo = "sing"',
    "an unknown step key": 'game = "foto-electric"\n[[step]]\nroll_of = ["heads"]',
    "a roll that is no list": 'game = "foto-electric"\n[[step]]\ndo = "call heads"\nroll = 6',
    "men on no squares": 'game = "foto-electric"\n[expect]\nat = "h12"',
    "a number without an end": 'game = "foto-electric"\n[position]\nspot = ' + "9" * 5000,
    "lists without an end": 'game = "foto-electric"\nrulings = ' + "[" * 9000 + "]" * 9000,
    "a key without an end": 'game = "foto-electric"\n' + "k" * 5000 + " = 1",
    "a file without an end": "#" * (2 << 20),
    "an unknown expectation": 'game = "foto-electric"\n[expect]\nwheather = "rain"',
    "cards that show nothing known": (
        'game = "foto-electric"\n[position]\nphase = "reveal"\ncards = ["7", "B"]\n'
        'places = ["C", "C"]\n[[step]]\ndo = "reveal"\nshows = { outcome = "dance" }'
    ),
}


@pytest.mark.parametrize("content", SCENARIOS.values(), ids=list(SCENARIOS))
def test_a_broken_scenario_is_named(run, tmp_path, content):
    path = tmp_path / "broken.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert "broken.toml" in one_sentence(run("scenario", path))


TEXTS = {
    "empty": "",
    "no game": '[Title "x"]\n\n1.1 -  call heads [heads]\n',
    "an unknown header": '[Game "foto-electric"]\n[Weather "rain"]\n',
    "a broken header": "[Game foto-electric]\n",
    "no such move": '[Game "foto-electric"]\n[Seed "1"]\n\n1.1 -  v: sing\n',
    "a move that is refused": '[Game "foto-electric"]\n[Seed "1"]\n\n1.1 -  v: punt\n',
    "dice too few": '[Game "foto-electric"]\n[Seed "1"]\n\n1.1 -  v: call heads\n',
    "dice too many": '[Game "foto-electric"]\n[Seed "1"]\n\n1.1 -  v: call heads [heads, tails]\n',
    "half a character": '[Game "foto-electric"]\n[Title "\\ud800"]\n',
    "half a character in a position": (
        '[Game "foto-electric"]\n[Position "{\\"phase\\": \\"\\\\ud800\\"}"]\n'
    ),
    "a move without an end": '[Game "foto-electric"]\n\n1.1 -  v: ' + "sing" * 2000 + "\n",
    "no line of a play": '[Game "foto-electric"]\n[Seed "1"]\n\nhello\n',
    "another result": (
        '[Game "foto-electric"]\n[Seed "1"]\n[Result "9-0"]\n\n1.1 -  v: call heads [heads]\n'
    ),
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=list(TEXTS))
def test_a_broken_text_is_named(run, tmp_path, text):
    (tmp_path / "broken.txt").write_text(text, encoding="utf-8")
    said = one_sentence(run("import", "broken.txt", "--out", "new.gridlight"))
    assert "broken.txt" in said
    assert not (tmp_path / "new.gridlight").exists()


OPTIONS = {
    "a command that isn't one": (("pley",), "“pley”"),
    "a command nearly right": (("exprot", "x"), "“export”"),
    "an option that isn't one": (("resolve", "--offence", "7"), "“--offense”"),
    "an option of nobody": (("--frobnicate",), "“--frobnicate”"),
    "a word too many": (("show", "a", "b"), "“b”"),
    "words too few": (("move", "a"), "MOVE is missing"),
    "no file to write": (("new", "foto-electric"), "--out"),
    "a game that isn't one": (("new", "foto", "--out", "x"), "foto-electric"),
    "a game to simulate that isn't one": (("simulate", "blow-football"), "blow-football"),
    "a card that isn't one": (("resolve", "--offense", "13", "--defense", "A"), "13"),
    "a card that is no number": (("resolve", "--offense", "B", "--defense", "A"), "“B”"),
    "a formation that isn't one": (("resolve", "--offense", "1", "--defense", "Z"), "Z"),
    "a place that isn't one": (
        ("resolve", "--offense", "1", "--defense", "A", "--at", "L2"),
        "“L2”",
    ),
    "no formation": (("resolve", "--offense", "1"), "--defense"),
    "one card and all": (("resolve", "--all", "--offense", "1"), "--all"),
    "a form that isn't one": (("export", "x", "--as", "xml"), "“xml”"),
    "a gif without a file": (("export", "x", "--as", "gif"), "--out"),
    "a play without a gif": (("export", "x", "--as", "csv", "--play", "1"), "--play"),
    "a setting without a value": (
        ("new", "foto-electric", "--out", "x", "--set", "collegiate_try"),
        "key=value",
    ),
    "a setting twice": (
        ("new", "foto-electric", "--out", "x", "--set", "table_feel=on", "--set", "table_feel=off"),
        "twice",
    ),
    "cards for a game without": (
        ("new", "all-pro", "--out", "x", "--deck", "other"),
        "without cards",
    ),
    "a screen that isn't one": (("screenshot", "hom", "--out", "x.png"), "“home”"),
    "a size that isn't one": (("screenshot", "home", "--out", "x.png", "--size", "big"), "“big”"),
    "a theme that isn't one": (
        ("screenshot", "home", "--out", "x.png", "--theme", "day"),
        "“daylight”",
    ),
    "a folder that isn't there": (("screenshot", "home", "--out", "no/x.png"), "no/x.png"),
    "a seat that isn't one": (("show", "x", "--seat", "guest"), "guest"),
    "no time to design": (
        ("deck", "design", "--seed", "1", "--out", "x", "--minutes", "0"),
        "--minutes",
    ),
    "a seed that is no number": (("deck", "design", "--seed", "x", "--out", "y"), "“x”"),
    "too fine a picture": (("deck", "render", "classic", "--out", "x", "--dpi", "9999"), "--dpi"),
    "a part of deck that isn't one": (("deck", "burn"), "“burn”"),
    "deck alone": (("deck",), "COMMAND is missing"),
}


@pytest.mark.parametrize(("words", "named"), OPTIONS.values(), ids=list(OPTIONS))
def test_a_wrong_option_is_named(run, words, named):
    assert named in one_sentence(run(*words))


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("call heads", "--roll", "edge"), "can't show “edge”"),
        (("call heads", "--roll", "heads", "tails"), "nothing is rolled for tails"),
        (("sing",), "“sing” is no move"),
        (("",), "is no move"),
    ],
)
def test_a_move_that_can_not_be_read(run, game, words, named):
    assert named in one_sentence(run("move", game, *words))


def test_a_result_that_is_needed(run, done, tmp_path):
    done("new", "foto-electric", "--out", "hand.gridlight", "--set", "roll_by_hand=true")
    said = one_sentence(run("move", "hand.gridlight", "call heads"))
    assert "a result is needed for the coin toss" in said
    assert "heads, tails" in said


def test_what_is_there_is_not_written_over(run, game):
    before = game.read_bytes()
    said = one_sentence(run("new", "foto-electric", "--out", game))
    assert "already" in said
    assert game.read_bytes() == before


def test_a_game_that_may_not_be_written(run, game):
    with Table.open(game):
        said = one_sentence(run("move", game, "call heads"))
    assert said.startswith(f"{game}: this game is open in another window")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
@pytest.mark.parametrize(
    "words",
    [
        ("show",),
        ("verify",),
        ("move", "play"),
        ("export", "--as", "text"),
        ("import", "--out", "x"),
        ("scenario",),
        ("deck", "check"),
    ],
)
def test_a_device_without_an_end(run, words):
    at = 2 if words[0] == "deck" else 1
    assert "/dev/zero" in one_sentence(run(*words[:at], "/dev/zero", *words[at:]))


def test_a_name_that_is_empty(run):
    assert "there already is" in one_sentence(run("new", "foto-electric", "--out", ""))


def test_escapes_of_a_stranger_do_not_reach_the_terminal(run, done, tmp_path):
    done("new", "foto-electric", "--out", "game", "--home", "\x1b[2JBears", "--seed", "1")
    for words in (("show", "game"), ("move", "game", "\x1b[31m sing")):
        ran = run(*words)
        assert "\x1b" not in ran.out + ran.err


@pytest.mark.parametrize("word", ["", "a" * 5000, "a\nb"])
def test_a_word_that_is_neither_file_nor_command(capsys, word):
    assert app.main([word]) == 2
    captured = capsys.readouterr()
    one_sentence(SimpleNamespace(code=2, out=captured.out, err=captured.err))
