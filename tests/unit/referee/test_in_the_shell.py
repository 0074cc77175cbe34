"""Games with an own board in the shell."""

import pytest

from gridlight.cli.commands import main


def test_a_game_is_refereed_in_the_shell(tmp_path, capsys):
    game = str(tmp_path / "told.gridlight")
    assert main(["new", "all-pro", "--set", "boards=own", "--out", game, "--seed", "3"]) == 0
    for words in ("call heads", "choose receive", "tell kickoff landed 20"):
        assert main(["move", game, words]) == 0
    capsys.readouterr()
    assert main(["show", game]) == 0
    said = capsys.readouterr().out
    assert "the kick came down at their own 20. Play it on your board" in said
    assert main(["move", game, "tell return tackle 33"]) == 1
    assert "stripes" in capsys.readouterr().err
    assert main(["verify", game]) == 0


@pytest.mark.parametrize(("home", "code"), [("random", 0), ("rookie", 2)])
def test_no_coach_plays_on_a_board_that_it_can_not_see(home, code, capsys):
    ordered = ["simulate", "foto-electric", "--set", "boards=own", "--games", "1"]
    assert main([*ordered, "--set", "plays_per_quarter=2", "--home", home]) == code
    assert ("sees no board" in capsys.readouterr().err) == bool(code)
