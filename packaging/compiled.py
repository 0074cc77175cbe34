"""The coaches' loops, compiled when the program is frozen, so that no player waits for that.

numba keeps what it compiled in a folder a source folder, named after where that lies. A frozen
program brings such folders along; its first start lays them out in the player's cache under the
names that they have there. What doesn't fit (another numba, another program) is compiled afresh.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

CPU = "generic"
"""What is compiled runs on every machine of its kind; the loops are hardly slower for it."""


def folder_name(source: Path) -> str:
    """What numba calls the folder for a source folder, as in `numba.core.caching`."""
    place = os.path.abspath(source)  # noqa: PTH100 - as numba does it
    return f"{source.name}_{hashlib.sha1(place.encode()).hexdigest()}"


def gather(cache: Path, program: Path, target: Path) -> int:
    """Copy what numba keeps for a program's source folders to `target`; returns how many files."""
    count = 0
    for source in sorted(path for path in program.rglob("*") if path.is_dir()):
        kept = cache / folder_name(source)
        if kept.is_dir():
            place = target / source.relative_to(program)
            shutil.copytree(kept, place, dirs_exist_ok=True)
            count += sum(path.is_file() for path in place.iterdir())
    return count


def lay_out(gathered: Path, program: Path, cache: Path) -> bool:
    """Lay out what was gathered as numba looks for it, if `cache` isn't there yet.

    It is made beside and renamed, so that a start that is broken off leaves nothing half laid out;
    what older versions left beside it goes.
    """
    if cache.exists() or not gathered.is_dir():
        return False
    beside = cache.with_name(f"{cache.name}.{os.getpid()}")
    try:
        for source in sorted(path for path in gathered.rglob("*") if path.is_dir()):
            files = [path for path in source.iterdir() if path.is_file()]
            place = beside / folder_name(program / source.relative_to(gathered))
            for path in files:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place / path.name)
        beside.rename(cache)
        for older in cache.parent.iterdir():
            if older != cache:
                shutil.rmtree(older, ignore_errors=True)
    except OSError:  # another start was quicker, or nothing can be written: numba sees to itself
        shutil.rmtree(beside, ignore_errors=True)
        return False
    return True
