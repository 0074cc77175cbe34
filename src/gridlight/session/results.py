"""All results of a deck, worked out once and kept in the cache by the deck's digest."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from gridlight import paths
from gridlight.games.foto_electric.light import Key, LightBox, Sighting
from gridlight.kernel.codec import from_plain, to_plain

if TYPE_CHECKING:
    from gridlight.cards.model import Deck

VERSION = 1
"""Raised whenever the light may show something else, so that old caches are left alone."""


def known_results(deck: Deck) -> Mapping[Key, Sighting] | None:
    """The deck's results if they were worked out before; the cache is never trusted blindly."""
    try:
        data = json.loads(_file(deck).read_bytes())
        found = {
            (int(play), str(formation), int(alignment)): from_plain(Sighting, sighting)
            for play, formation, alignment, sighting in data["results"]
        }
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    whole = len(deck.offense) * len(deck.defense) * 7
    return found if data.get("deck") == deck.digest and len(found) == whole else None


def all_results(deck: Deck) -> Mapping[Key, Sighting]:
    """The deck's results, from the cache or worked out now and put there."""
    known = known_results(deck)
    if known is None:
        known = LightBox(deck).sightings()
        _keep(deck, known)
    return known


def _file(deck: Deck) -> Path:
    return paths.cache("results") / f"{deck.digest}-{VERSION}.json"


def _keep(deck: Deck, results: Mapping[Key, Sighting]) -> None:
    rows = [[*key, to_plain(sighting)] for key, sighting in results.items()]
    text = json.dumps({"deck": deck.digest, "results": rows})
    # a cache that can't be written costs time and nothing else
    with contextlib.suppress(OSError):
        file = _file(deck)
        part = file.with_name(f"{file.name}.{os.getpid()}.part")
        part.write_text(text)
        part.replace(file)
