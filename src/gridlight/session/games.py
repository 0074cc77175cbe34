"""The games that come with the program."""

from __future__ import annotations

from gridlight.session.registry import Registry

GAMES = Registry([])
