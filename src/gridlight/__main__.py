"""`python -m gridlight`."""

from __future__ import annotations

import sys

from gridlight.app import main

if __name__ == "__main__":
    sys.exit(main())
