"""Pegskin from the shell."""

import json

import pytest

PRO_SET = (
    "place R 4,-1; L 16,-1; L 17,-1; L 18,-1; L 19,-1; L 20,-1; B 21,-1; B 18,-2; R 32,-2; "
    "B 16,-5; B 20,-5; snap 18,-2"
)
FOUR_THREE = (
    "place l 15,1; l 17,1; l 19,1; l 21,1; l 18,3; b 14,3; b 22,3; b 13,9; b 23,9; r 4,4; r 32,4"
)


def begun(done, tmp_path, *words):
    game = tmp_path / "pegs.gridlight"
    done("new", "pegskin", "--out", game, "--seed", "4", *words)
    done("move", game, "call heads", "--roll", "heads")
    return game


def test_the_toss_gives_the_ball(done, tmp_path):
    game = begun(done, tmp_path)
    stand = done("show", game, "--json").json
    assert (stand["phase"], stand["seat"], stand["possession"]) == (
        "setup-offense",
        "visitors",
        "visitors",
    )
    assert (stand["spot"], stand["down"], stand["togo"]) == (75, 1, 10)
    assert "punt" in stand["legal"]


def test_a_play_for_people(done, tmp_path):
    game = begun(done, tmp_path)
    for words in (PRO_SET, FOUR_THREE, "no-motion"):
        done("move", game, words)
    said = done("move", game, "done", "--roll", "white").out
    assert "The ball is snapped to 18,-2." in said
    assert "White: Visitors roll first." in said
    assert " -1  R 4, L 16, L 17, L 18, L 19, L 20, B 21" in said
    assert "carrier 18,-2" in said
    said = done("move", game, "roll", "--roll", "S", "2").out
    assert "Visitors roll single 2: 2 moves." in said
    assert "moves_left 2" in said
    said = done("move", game, "move 17,-1 17,0 17,1").out
    assert "The lineman blocks on 17,1." in said
    assert "blocks 17,1 L l" in said


def test_single_steps_are_listed_and_whole_ways_are_taken(done, tmp_path):
    game = begun(done, tmp_path)
    for words in (PRO_SET, FOUR_THREE, "no-motion"):
        done("move", game, words)
    done("move", game, "done", "--roll", "white")
    legal = done("move", game, "roll", "--roll", "D", "4", "--json").json["legal"]
    assert "move 32,-2 32,-1" in legal
    assert all(len(words.split()) == 3 for words in legal if words.startswith("move"))
    stand = done("move", game, "move 32,-2 32,-1 32,0 32,1 32,2", "--json").json
    assert stand["moves_left"] == 4


def test_a_refusal_is_one_sentence(run, done, tmp_path):
    game = begun(done, tmp_path)
    ran = run("move", game, PRO_SET.replace("L 16,-1", "L 16,-2"))
    assert ran.code == 1
    assert ran.err.endswith("is refused: at least 7 pegs stand on row -1.\n")
    assert len(ran.err.splitlines()) == 1


def test_a_game_goes_out_and_comes_back(done, tmp_path):
    game = begun(done, tmp_path, "--set", "plays_per_quarter=2")
    for words in (PRO_SET, FOUR_THREE, "motion 32,-2 28,-2"):
        done("move", game, words)
    done("move", game, "done", "--roll", "black")
    text = done("export", game, "--as", "text").out
    assert f"{PRO_SET} | h: {FOUR_THREE} · motion 32,-2 28,-2 | h: done [black]" in text
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    done("import", tmp_path / "game.txt", "--out", tmp_path / "back.gridlight")
    assert done("export", tmp_path / "back.gridlight", "--as", "text").out == text
    done("verify", game)
    data = json.loads(done("export", game, "--as", "json").out)
    assert data["state"]["phase"] == "line-defense"


def test_a_scrimmage_shows_what_decides_it(done, tmp_path):
    game = begun(done, tmp_path, "--set", "mode=scrimmage")
    shown = done("show", game).out
    assert "Home 0, Visitors 0 · 1st side" in shown
    assert "yards 0 to 0\nfirst downs 0 to 0\n" in shown


def test_random_coaches_play_whole_games(done):
    words = ("--games", "2", "--set", "plays_per_quarter=1", "--json")
    report = done("simulate", "pegskin", *words).json
    assert report["errors"] == 0
    assert report["plays_per_game"] <= 4
    scrimmage = ("--set", "mode=scrimmage", "--set", "scrimmage_plays=2", "--json")
    report = done("simulate", "pegskin", "--games", "2", *scrimmage).json
    assert report["errors"] == 0
    assert report["plays_per_game"] == 4


def test_the_yardcard_goes_out_as_a_table(done, tmp_path):
    game = begun(done, tmp_path, "--home", "Monroe", "--visitors", "Dayton")
    done("move", game, "punt", "--roll", "5", "5", "S", "2")
    assert done("export", game, "--as", "csv").out.splitlines()[1:] == [
        "1,1,Dayton,Punt,,,1,10,H17,home,0,0,0,0,0,0,visitors",
    ]


def test_a_game_goes_on_from_its_yardcard(done, tmp_path):
    game = begun(done, tmp_path, "--home", "Monroe", "--visitors", "Dayton")
    done("move", game, "punt", "--roll", "5", "5", "S", "2")
    done("move", game, "punt", "--roll", "2", "2", "S", "2")
    done("export", game, "--as", "csv", "--out", tmp_path / "card.csv")
    said = done("import", tmp_path / "card.csv", "--out", tmp_path / "on.gridlight").out
    assert said.endswith("on.gridlight: 1st and 10 at Monroe’s 39.\n")
    before, again = (
        done("show", each, "--json").json for each in (game, tmp_path / "on.gridlight")
    )
    for key in ("possession", "spot", "down", "togo", "quarter", "plays", "score", "phase"):
        assert again[key] == before[key]
    assert "Monroe 0, Dayton 0" in done("show", tmp_path / "on.gridlight").out
    done("move", tmp_path / "on.gridlight", "punt", "--roll", "2", "2", "S", "2")
    table = done("export", tmp_path / "on.gridlight", "--as", "csv").out
    assert table.splitlines()[1].startswith("1,3,Dayton,Punt,")


def test_a_yardcard_with_other_settings(run, done, tmp_path):
    head = "quarter,play,down,to go,ball on,team with the ball,home,visitors\n"
    card = tmp_path / "card.csv"
    card.write_text(f"{head}2,3,2,goal,V4,home,7,3\n")
    done("import", card, "--out", "on.gridlight", "--set", "plays_per_quarter=3")
    stand = done("show", "on.gridlight", "--json").json
    assert (stand["quarter"], stand["plays"], stand["togo"]) == (3, 0, "goal")
    ran = run("import", card, "--out", "other.gridlight", "--set", "plays_per_quarter=2")
    assert ran.code == 2
    assert "line 2: “3” can't be its play. Write a whole number from 1 to 2." in ran.err
    assert not (tmp_path / "other.gridlight").exists()


def test_the_yardcard_is_printed(done, tmp_path):
    game = begun(done, tmp_path)
    done("move", game, "punt", "--roll", "5", "5", "S", "2")
    done("export", game, "--as", "pdf", "--out", "card.pdf")
    assert (tmp_path / "card.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("export", "GAME", "--as", "pdf"), "--out: a pdf needs a file. Give --out FILE.pdf."),
        (("export", "GAME", "--as", "gif", "--out", "a.gif"), "no play that can be drawn"),
        (("export", "GAME", "--as", "pdf", "--out", "no/such.pdf"), "no/such.pdf: it can't be"),
        (("import", "GAME", "--out", "b.gridlight", "--set", "width=31"), "only a game from a"),
        (("import", "bad.csv", "--out", "b.gridlight"), "bad.csv, line 2: “” can't be its quarter"),
        (("import", "bad.csv", "--out", "b.gridlight", "--set", "width=3"), "setting “width”"),
        (("import", "bad.csv", "--out", "b.gridlight", "--set", "wide=31"), "“wide”"),
    ],
)
def test_what_is_wrong_with_a_yardcard_is_said_in_a_line(run, done, tmp_path, words, fault):
    game = begun(done, tmp_path)
    head = "quarter,play,down,to go,ball on,team with the ball,home,visitors\n"
    (tmp_path / "bad.csv").write_text(f"{head},,2,goal,V4,home,7,3\n")
    ran = run(*(game if word == "GAME" else word for word in words))
    assert ran.code == 2
    assert fault in ran.err
    assert len(ran.err.splitlines()) == 1
