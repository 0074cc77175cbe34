"""A lock on an open file that ends with the process, however it ends."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    # mandatory on this system, so a byte that no game ever reaches
    _FAR = 1 << 40

    def try_lock(handle: int) -> bool:
        """Whether the open file could be locked against every other opener."""
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(handle: int) -> bool:
        """Whether the open file could be locked against every other opener."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
