"""The record of a told game, in every form that a record has."""

import pytest

from gridlight.cli.commands import main
from gridlight.present.play_reel import plays_to_show
from gridlight.ui.referee.scripted import half_refereed

GAMES = ("foto-electric", "all-pro", "pegskin")


@pytest.mark.parametrize("form", ["text", "csv", "json", "html", "pdf"])
@pytest.mark.parametrize("game", GAMES)
def test_a_record_in_every_form(game, form, tmp_path, capsys):
    path = tmp_path / "told.gridlight"
    half_refereed(game).save_as(path).close()
    out = tmp_path / f"record.{form}"
    assert main(["export", str(path), "--as", form, "--out", str(out)]) == 0, capsys.readouterr()
    assert out.stat().st_size > 500


def test_only_what_the_program_saw_can_be_drawn_moving():
    for game in GAMES:
        assert plays_to_show(half_refereed(game)) == ()
    table = half_refereed("foto-electric")
    table.play(table.to_act[0], "tell cards 7 A C R1")
    assert len(plays_to_show(table)) == 1
