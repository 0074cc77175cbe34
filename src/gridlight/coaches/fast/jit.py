"""One decorator: compiles a loop with numba, or leaves it as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

njit: Any
try:
    from numba import njit
except ImportError:  # the loops then run as plain Python
    njit = None

COMPILED = njit is not None

F = TypeVar("F", bound=Callable[..., Any])


def jit(function: F) -> F:
    """Return `function` compiled, with the same answers; itself when numba isn't installed."""
    if njit is None:
        return function
    return cast(F, njit(cache=True, nogil=True)(function))


def inlined(function: F) -> F:
    """As `jit`, for a loop that is called from one place and takes many arrays: no call is left."""
    if njit is None:
        return function
    return cast(F, njit(cache=True, nogil=True, inline="always")(function))
