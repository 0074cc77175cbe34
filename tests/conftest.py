"""Settings that must stand before anything touches Qt."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
