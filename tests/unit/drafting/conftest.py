"""A deck on the drafting table."""

from __future__ import annotations

from pathlib import Path

import pytest

from gridlight.cards.model import Deck
from gridlight.session.games import read_deck
from gridlight.workshop.drafting.drafter import Drafter
from gridlight.workshop.drafting.rack import Desk, Rack


@pytest.fixture(scope="session")
def classic() -> Deck:
    return read_deck("classic")


@pytest.fixture
def rack(tmp_path: Path) -> Rack:
    return Rack(tmp_path)


@pytest.fixture
def drafter(rack: Rack, classic: Deck) -> Drafter:
    return Drafter(Desk.open(rack.copy(classic, {})), "7")


@pytest.fixture
def blank(rack: Rack) -> Drafter:
    return Drafter(Desk.open(rack.new("Blank", "A test")), "7")
