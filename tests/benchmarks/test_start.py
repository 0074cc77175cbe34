"""How long the program takes to answer from the shell, beside Python's own start."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

RUNS = 7
FROZEN = Path(__file__).parents[2] / "build" / "frozen" / "gridlight" / "gridlight"


def _seconds(words: list[str], env: dict[str, str]) -> float:
    times = []
    for _ in range(RUNS):
        begun = time.perf_counter()
        subprocess.run(words, env=env, capture_output=True, check=True)
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def test_start(tmp_path) -> None:
    env = {**os.environ, "GRIDLIGHT_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    bare = _seconds([sys.executable, "-c", "import PySide6.QtWidgets"], env)
    here = _seconds([sys.executable, "-m", "gridlight", "--version"], env)
    told = f"\n--version / import of Qt: {here / bare:.2f}"
    if FROZEN.is_file():
        frozen = _seconds([str(FROZEN), "--version"], env)
        size = sum(f.lstat().st_size for f in FROZEN.parent.rglob("*") if f.is_file())
        told += f"; frozen: {frozen / bare:.2f}, {size / 1e6:.0f} MB"
    print(told)
    assert here < 6 * bare
