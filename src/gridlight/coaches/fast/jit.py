"""One decorator: compiles a loop with numba, or leaves it as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

try:
    import numba
except ImportError:  # the loops then run as plain Python
    numba = None

COMPILED = numba is not None

F = TypeVar("F", bound=Callable[..., Any])


def jit(function: F) -> F:
    """Return `function` compiled, with the same answers; itself when numba isn't installed."""
    if numba is None:
        return function
    return cast(F, numba.njit(cache=True, nogil=True)(function))
