"""From the start of the program to its first paint, beside the import of Qt alone."""

import os
import statistics
import subprocess
import sys

GOAL = 1.5
RUNS = 7

PRELUDE = "import time, sys, PySide6.QtWidgets; qt = time.process_time(); "
FIRST_PAINT = (
    PRELUDE
    + """
from PySide6.QtWidgets import QApplication
app = QApplication([])
from gridlight.ui.main_window import MainWindow
window = MainWindow(furnished=False)
window.show()
app.processEvents()
painted = time.process_time()
late = {"numpy", "scipy", "numba", "cv2", "PIL", "jsonschema"} & set(sys.modules)
window.furnish()
app.processEvents()
home = time.process_time()
print(painted / qt, home / qt, ",".join(sorted(late)))
"""
)


def test_first_paint(tmp_path) -> None:
    env = {**os.environ, "GRIDLIGHT_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    bare, home = [], []
    for _ in range(RUNS):
        done = subprocess.run(
            [sys.executable, "-c", FIRST_PAINT], env=env, capture_output=True, text=True, check=True
        )
        first, second, late = (done.stdout.rstrip("\n") + " ").split(" ")[:3]
        assert not late, f"imported before the first paint: {late}"
        bare.append(float(first))
        home.append(float(second))
    ratio = statistics.median(bare)
    print(
        f"\nfirst paint / import of Qt: {ratio:.2f} (goal {GOAL}); Home painted: "
        f"{statistics.median(home):.2f}"
    )
    assert ratio <= 2 * GOAL
