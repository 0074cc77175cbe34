"""A lock on an open file that ends with the process, however it ends."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    # mandatory on this system, so a byte that no game ever reaches
    _FAR = 1 << 40

    def try_lock(handle: int) -> bool:
        """Lock the open file against every other opener; False if somebody has it.

        Where the file system knows no locks, nobody is kept out.
        """
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:
            return True
        return True

else:
    import fcntl

    def try_lock(handle: int) -> bool:
        """Lock the open file against every other opener; False if somebody has it.

        Where the file system knows no locks, nobody is kept out.
        """
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
