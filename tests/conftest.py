"""Settings that must stand before anything touches Qt or the user's folders."""

import atexit
import os
import shutil
import tempfile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if "GRIDLIGHT_HOME" not in os.environ:
    os.environ["GRIDLIGHT_HOME"] = tempfile.mkdtemp(prefix="gridlight-tests-")
    atexit.register(shutil.rmtree, os.environ["GRIDLIGHT_HOME"], ignore_errors=True)
