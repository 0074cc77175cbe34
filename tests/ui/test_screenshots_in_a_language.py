"""A screen is drawn in the language that the command line names, however it is written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def _drawn(folder: Path, *words: str) -> bytes:
    out = folder / "about.png"
    command = [sys.executable, "-m", "gridlight", "screenshot", "about", "--out", str(out), *words]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "GRIDLIGHT_HOME": str(folder)}
    subprocess.run(command, env=env, check=True, timeout=60)
    return out.read_bytes()


def test_both_ways_to_write_the_language_draw_the_same(tmp_path: Path) -> None:
    german = _drawn(tmp_path, "--language", "de")
    assert _drawn(tmp_path, "--language=de") == german
    assert _drawn(tmp_path) != german


def test_a_screen_that_there_is_not_is_refused_in_english(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "gridlight", "screenshot", "record", "--out", "x.png"]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "GRIDLIGHT_HOME": str(tmp_path)}
    ran = subprocess.run(
        [*command, "--language", "de"], env=env, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 2
    assert "Did you mean “records”?" in ran.stderr
