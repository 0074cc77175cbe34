"""The first paint against importing Qt, and the light box against copying its frame."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass

from gridlight.cli.bench.timing import Goal, Measured, NotMeasured

FIRST = Goal("first paint", "import of QtWidgets", 1.5)
STEP = Goal("light box 900 × 700, a step of the slide", "one copy of the frame", 1.0)
REPAINT = Goal("light box 900 × 700, a whole painting", "one copy of the frame", 5.0)
RUNS = 7
LATE = ("numpy", "scipy", "numba", "cv2", "PIL", "jsonschema")
"""What isn't imported by the first paint."""

_START = """
import time, sys
import PySide6.QtWidgets
qt = time.process_time()
from PySide6.QtWidgets import QApplication
app = QApplication([])
from gridlight.ui.main_window import MainWindow
window = MainWindow(furnished=False)
window.show()
app.processEvents()
painted = time.process_time()
early = set(sys.argv[1:]) & set(sys.modules)
window.furnish()
app.processEvents()
print(qt, painted, time.process_time(), ",".join(sorted(early)))
"""


@dataclass(frozen=True, slots=True)
class Start:
    """Milliseconds of a process until Qt is imported, a first window painted, Home painted."""

    qt: float
    painted: float
    home: float


def first_paint() -> Iterator[Measured]:
    """The median of several starts, each measured against its own import of Qt."""
    starts = sorted((one_start() for _ in range(RUNS)), key=lambda each: each.painted / each.qt)
    middle = starts[RUNS // 2]
    yield Measured(FIRST, middle.painted, middle.qt)


def light_box() -> Iterator[Measured]:
    """A play held on the box, painted in software into a frame as its window does."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from gridlight.ui.lightbox.pace import paces
    except ImportError as error:
        raise NotMeasured(f"no window can be drawn here ({error})") from None
    found = paces(900, 700)
    yield Measured(STEP, found.step, found.copy)
    yield Measured(REPAINT, found.whole, found.copy)


def one_start() -> Start:
    """One start of the program in a home of its own; `NotMeasured` where it imports too much."""
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "GRIDLIGHT_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        words = [sys.executable, "-c", _START, *LATE]
        done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise NotMeasured(f"no window can be drawn here ({said})")
    *times, early = (done.stdout.rstrip("\n") + " ").split(" ")[:4]
    if early:
        raise NotMeasured(f"imported before the first paint: {early}")
    return Start(*(1000.0 * float(seconds) for seconds in times))
