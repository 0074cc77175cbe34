"""What the frozen program starts with."""

import multiprocessing
import os
import sys

import platformdirs

from gridlight.app import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    cache = platformdirs.user_cache_dir("gridlight", appauthor=False)
    os.environ.setdefault("NUMBA_CACHE_DIR", os.path.join(cache, "compiled"))
    sys.exit(main())
