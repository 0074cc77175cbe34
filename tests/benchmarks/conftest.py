"""Benchmarks: ratios within one run, outside the default tests."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
