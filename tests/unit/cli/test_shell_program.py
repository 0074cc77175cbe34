"""The program about itself."""

import platform

import pytest

import gridlight
from gridlight import app, cli
from gridlight.cli.commands import command_names


def test_version_names_python_and_qt(done):
    said = done("--version").out
    assert said.startswith(f"gridlight {gridlight.__version__}, Python {platform.python_version()}")
    assert ", Qt 6." in said


def test_help_is_no_error(done):
    said = done("--help").out
    for name in command_names():
        assert name in said
    assert "--at-defense" in done("resolve", "--help").out


def test_nothing_asked_prints_the_help(done):
    assert done().out.startswith("usage: gridlight")


@pytest.mark.parametrize(
    "name",
    [
        *("resolve", "deck", "simulate", "scenario", "new", "move", "show"),
        *("export", "import", "verify", "screenshot", "doctor"),
    ],
)
def test_every_command_of_the_contract_is_there(done, name):
    assert name in command_names()
    assert done(name, "--help").out.startswith(f"usage: gridlight {name}")


def test_the_self_test_plays_a_whole_game(done):
    assert "the self-test passed, a whole game of each kind" in done("--self-test").out


def test_doctor_knows_the_folders(done, home):
    said = done("doctor").out
    assert str(home) in said
    assert "cards" in said


def test_the_deck_is_drawn_card_by_card(done, tmp_path):
    from PIL import Image

    assert (
        done("deck", "render", "classic", "--out", "cards", "--dpi", "40").out
        == "cards: 18 cards.\n"
    )
    pictures = sorted((tmp_path / "cards").glob("*.png"))
    assert len(pictures) == 18
    with Image.open(pictures[0]) as picture:
        assert picture.size == (320, 420)


def test_the_bundled_deck_is_playable(done):
    assert done("deck", "check", "classic").out.endswith("classic: whole and playable.\n")
    assert done("deck", "check", "classic", "--json").json["faults"] == []


def test_a_deck_is_designed_and_can_be_played(done, tmp_path):
    done("deck", "design", "--seed", "1", "--out", "mine.deck", "--minutes", "0.01")
    assert done("deck", "check", "mine.deck", "--json").json["playable"]
    assert done("simulate", "foto-electric", "--games", "1", "--deck", "mine.deck", "--json").json
    done("new", "foto-electric", "--out", "game.gridlight", "--deck", "mine.deck")


def test_a_design_of_so_many_moves_can_be_repeated(done):
    words = ("deck", "design", "--seed", "4", "--iterations", "40", "--out")
    done(*words, "one.deck")
    done(*words, "other.deck")
    tables = [
        done("resolve", "--all", "--deck", name, "--json").json
        for name in ("one.deck", "other.deck")
    ]
    assert tables[0] == tables[1]


def test_arguments_of_the_program_are_commands_or_a_file(monkeypatch, capsys, tmp_path):
    opened = []
    monkeypatch.setattr(app, "_window", lambda path: opened.append(path) or 0)
    monkeypatch.chdir(tmp_path)
    saved = tmp_path / "game.gridlight"
    saved.write_text("")
    assert app.main([]) == 0
    assert app.main([str(saved)]) == 0
    assert app.main(["game.gridlight"]) == 0
    assert app.main(["gone.gridlight"]) == 0
    assert [path.name if path else None for path in opened] == [
        None,
        *("game.gridlight", "game.gridlight", "gone.gridlight"),
    ]
    assert app.main(["--version"]) == 0
    assert app.main(["pley"]) == 2
    assert "there is no such command" in capsys.readouterr().err


def test_a_command_is_a_command_even_beside_a_file_of_its_name(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "doctor").write_text("")
    assert app.main(["doctor"]) == 0
    assert "Gridlight" in capsys.readouterr().out


def test_an_interrupt_is_quiet(monkeypatch, capsys):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("gridlight.cli.commands._run", interrupted)
    assert cli.main(["doctor"]) == 130
    assert capsys.readouterr().err == ""
