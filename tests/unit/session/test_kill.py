"""Killed at any moment, a game opens at the last finished step."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PLAYERS = Path(__file__).parents[2] / "helpers" / "killed_players.py"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork to start players fast enough")
@pytest.mark.parametrize("game", ["toy", "foto-electric"])
def test_two_hundred_killed_players_lose_no_finished_step(tmp_path, game):
    command = [sys.executable, str(PLAYERS), game, str(tmp_path), "200", "1"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=400)
    assert ran.returncode == 0, ran.stderr
    seen = json.loads(ran.stdout)
    assert seen["kills"] == 200
    assert seen["steps"] > 200, "hardly a player got as far as playing"
    for kept in tmp_path.glob("*.torn"):
        whole, _, _ = kept.read_bytes().rpartition(b"\n")
        game_file = kept.with_name(kept.stem.partition("-")[0] + ".gridlight")
        assert game_file.read_bytes().startswith(whole), "more than an unfinished line went"
