"""What the frozen program starts with."""

import multiprocessing
import os
import sys
from pathlib import Path

import platformdirs
from compiled import CPU, lay_out

import gridlight
from gridlight.app import main


def find_compiled_loops() -> None:
    """Let numba find the loops that came along, and keep others for this version alone."""
    inside = Path(gridlight.__file__).parents[1]
    gathered = inside / "compiled"
    kept = Path(platformdirs.user_cache_dir("gridlight", appauthor=False), "compiled")
    cache = kept / gridlight.__version__
    if "NUMBA_CACHE_DIR" not in os.environ:
        # numba looks only at the file of what is called, so versions are kept apart
        os.environ["NUMBA_CACHE_DIR"] = str(cache)
        lay_out(gathered, inside, cache)
    if gathered.is_dir():
        os.environ.setdefault("NUMBA_CPU_NAME", CPU)


if __name__ == "__main__":
    multiprocessing.freeze_support()
    find_compiled_loops()
    sys.exit(main())
