"""What the frozen program starts with."""

import multiprocessing
import os
import sys
from pathlib import Path

import platformdirs

from gridlight import __version__
from gridlight.app import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    cache = platformdirs.user_cache_dir("gridlight", appauthor=False)
    # what is compiled belongs to one version: numba looks only at the file of what is called
    os.environ.setdefault("NUMBA_CACHE_DIR", str(Path(cache, "compiled", __version__)))
    sys.exit(main())
