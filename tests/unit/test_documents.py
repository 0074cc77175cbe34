"""The formats are what docs/ says: read here by the words of the document alone."""

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from gridlight.cards.card_checks import defense_faults, offense_faults
from gridlight.cards.model import CLASSIC_GEOMETRY
from gridlight.cards.reading import card_of, deck_of
from gridlight.session.journal import _DIGESTED

ROOT = Path(__file__).parents[2]
JOURNALS = sorted((ROOT / "tests/golden/journals/format-1").glob("foto-*.gridlight"))
DOCUMENT = (ROOT / "docs/journal-format.md").read_text(encoding="utf-8")


def lines_of(path):
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def canonical(data):
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha(text):
    return hashlib.sha256(text.encode())


def test_every_key_of_a_journal_is_told():
    told = set(re.findall(r"^\| `(\w+)` \|", DOCUMENT, re.MULTILINE))
    found = {key for path in JOURNALS for line in lines_of(path) for key in line}
    assert found <= told
    assert told - found <= {"hand", "position", "called"}


def test_every_fact_of_a_digest_is_told():
    told = DOCUMENT.partition("The digest covers")[2].partition("These names")[0]
    assert re.findall(r"`(\w+)`", told) == list(_DIGESTED)


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_sums_come_out_as_told(path):
    before = ""
    for line in lines_of(path):
        own = line.pop("sum")
        assert sha(f"{before}\n{canonical(line)}").hexdigest()[:12] == own
        before = own


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_seals_open_as_told(path):
    lines = lines_of(path)
    sealed = [line for line in lines if "sealed" in line]
    assert sealed
    for line in sealed:
        seal = line["sealed"]
        box = base64.b64decode(seal["box"])
        assert len(box) % 64 == 0
        key = b"".join(sha(f"{seal['hash']}:{k}").digest() for k in range(len(box) // 32))
        words, salt = json.loads(bytes(a ^ b for a, b in zip(box, key, strict=True)))
        assert sha(f"{salt}\0{words}").hexdigest() == seal["hash"]


def test_cards_and_deck_of_the_document_can_be_read():
    text = (ROOT / "docs/cards.md").read_text(encoding="utf-8")
    deck, *cards = (
        json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    )
    files = {"offense-01.json": cards[0], "defense-A.json": cards[1]}
    read, faults = deck_of(deck, "docs", lambda name, _: json.dumps(files[name]).encode())
    assert not faults
    assert read is not None
    offense, defense = (card_of(card, "docs")[0] for card in cards)
    assert not offense_faults(offense, CLASSIC_GEOMETRY, "docs")
    assert not defense_faults(defense, CLASSIC_GEOMETRY, "docs")
