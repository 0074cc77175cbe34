"""Decks in and out: a folder, a `.deck` file (a zip of that folder), a game's record.

Beside a card may lie its face, the PNG of what it looks like, which the light doesn't know.

Whatever comes in may come from a stranger: no name leaves its folder, no link is followed,
nothing is read beyond its limit, and every failure is a `CardError`.
"""

from __future__ import annotations

import io
import json
import re
import stat
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gridlight.cards.faults import CardFaults
from gridlight.cards.model import LETTERS, NUMBERS, Deck, DefenseCard, OffenseCard
from gridlight.cards.reading import MOST_JSON, MOST_PNG, Fetch, deck_of, parse, trusted_deck
from gridlight.kernel.errors import CardError
from gridlight.kernel.language import tr

DECK_FILE = "deck.json"
MOST_ARCHIVE = 32 << 20  # bytes of a .deck file
MOST_CONTENT = 64 << 20  # bytes of all that is in it
MOST_ENTRIES = 128
FACE = "-face.png"
MOST_FACE = 16_000_000  # pixels of a face: a card at 400 dots an inch has 13 millions
SAFE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}\.(json|png)")
PNG_START = b"\x89PNG\r\n\x1a\n"
HEAD_OF_PNG = 33  # bytes that say how large it is
NO_FACES: Mapping[str, bytes] = {}
ALL_CARDS = (*(f"offense-{n:02}" for n in NUMBERS), *(f"defense-{x}" for x in LETTERS))
STAMP = (1980, 1, 1, 0, 0, 0)  # equal decks make equal files


def load(path: Path) -> Deck:
    """The deck in a folder or a `.deck` file; CardFaults with everything wrong with it."""
    return _only(*examine(opened(path)))


def load_archive(data: bytes, source: str) -> Deck:
    """The deck in the bytes of a `.deck` file; CardFaults with everything wrong with it."""
    return _only(*examine(opened_archive(data, source)))


@dataclass(frozen=True, slots=True)
class Opened:
    """A deck that could be opened: what its `deck.json` says, and how to get its other files."""

    data: object
    source: str
    fetch: Fetch


def opened(path: Path) -> Opened:
    """A folder or a `.deck` file, opened; CardError when there is nothing that can be read."""
    try:
        if path.is_dir():
            return _opened(_folder_fetch(path), path.name)
        if not path.is_file():
            raise CardError(
                str(path), "", tr("there is no such deck"), tr("Name a folder or .deck file.")
            )
        if path.stat().st_size > MOST_ARCHIVE:
            raise _too_big(path.name, path.stat().st_size, MOST_ARCHIVE)
        return opened_archive(path.read_bytes(), path.name)
    except OSError as error:
        problem = tr("it can't be read: {reason}", reason=error.strerror or type(error).__name__)
        raise CardError(str(path), "", problem, tr("Check the file.")) from error


def opened_archive(data: bytes, source: str) -> Opened:
    """The bytes of a `.deck` file, opened; CardError when they can't be read."""
    files = _unpacked(data, source)

    def fetch(name: str, most: int) -> bytes:
        if name not in files:
            raise CardError(
                source, name, tr("the file is missing"), tr("Put it in, or don't name it.")
            )
        if len(files[name]) > most:
            raise _too_big(f"{source}, {name}", len(files[name]), most)
        return files[name]

    return _opened(fetch, source)


def _opened(fetch: Fetch, source: str) -> Opened:
    source = f"{source}, {DECK_FILE}"
    return Opened(parse(fetch(DECK_FILE, MOST_JSON), source), source, fetch)


def examine(deck: Opened) -> tuple[Deck | None, list[CardError]]:
    """The deck if it can be used, and every fault found in it and in its cards."""
    return deck_of(deck.data, deck.source, deck.fetch)


def faces(path: Path) -> dict[str, bytes]:
    """The faces in a folder or a `.deck` file, by the name of the card's file.

    They are PNG by their first bytes and of a size that a screen can take; nothing more is known
    of them. CardError when the deck can't be opened.
    """
    deck = opened(path)
    found: dict[str, bytes] = {}
    for card in ALL_CARDS:
        try:
            png = deck.fetch(f"{card}{FACE}", MOST_PNG)
        except CardError:
            continue
        if 0 < _pixels(png) <= MOST_FACE:
            found[card] = png
    return found


def _pixels(png: bytes) -> int:
    """How many pixels a PNG says that it has; none for other files."""
    if not png.startswith(PNG_START) or png[12:16] != b"IHDR" or len(png) < HEAD_OF_PNG:
        return 0
    return int.from_bytes(png[16:20]) * int.from_bytes(png[20:24])


def load_record(data: object, source: str, digest: str | None = None) -> Deck:
    """The deck stored in a game's record as `Deck.as_data()` gave it.

    With the `digest` that the record states, a deck that has it isn't examined again.
    """
    if digest is not None and isinstance(data, Mapping):
        try:
            deck = trusted_deck(data)
        except (CardError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            pass  # it is examined below, which says what is wrong
        else:
            if deck.digest == digest:
                return deck
    deck_or_none, faults = deck_of(data, source)
    return _only(deck_or_none, faults)


def bundled(path: Path) -> Deck:
    """A deck that ships with the program, without the examination that a stranger's gets."""
    fetch = _folder_fetch(path)
    data: dict[str, Any] = parse(fetch(DECK_FILE, MOST_JSON), DECK_FILE)
    for side in ("offense", "defense"):
        data[side] = [parse(fetch(name, MOST_JSON), name) for name in data[side]]
    return trusted_deck(data)


def files_of(deck: Deck, faces: Mapping[str, bytes] = NO_FACES) -> dict[str, bytes]:
    """The files of a deck's folder by name; cards apart, pictures and faces as PNG files."""
    known = {card_file(play) for play in deck.offense}
    known |= {card_file(formation) for formation in deck.defense}
    files = {f"{card}{FACE}": png for card, png in faces.items() if card in known}
    data = deck.as_data()
    for side, cards in (("offense", deck.offense), ("defense", deck.defense)):
        names = []
        for card in cards:
            name = card_file(card)
            names.append(f"{name}.json")
            files[f"{name}.json"] = _text(_card_data(card, name, files))
        data[side] = names
    return {DECK_FILE: _text(data)} | files


def card_file(card: OffenseCard | DefenseCard) -> str:
    """The name of a card's file, without its ending: `offense-07`, `defense-B`."""
    if isinstance(card, OffenseCard):
        return f"offense-{card.number:02}"
    return f"defense-{card.letter}"


def save_folder(deck: Deck, folder: Path, faces: Mapping[str, bytes] = NO_FACES) -> None:
    """Writes a deck as a folder, which is made if missing; cards of an older deck go."""
    folder.mkdir(parents=True, exist_ok=True)
    files = files_of(deck, faces)
    for old in folder.glob("*"):
        if re.fullmatch(r"(offense-\d\d|defense-[A-F])(-[a-z]+)?\.(json|png)", old.name):
            old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)


def pack(deck: Deck, faces: Mapping[str, bytes] = NO_FACES) -> bytes:
    """The bytes of a `.deck` file, with its digest; equal decks give equal bytes."""
    files = files_of(deck, faces)
    files[DECK_FILE] = _text(json.loads(files[DECK_FILE]) | {"digest": deck.digest})
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, STAMP)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return held.getvalue()


def _only(deck: Deck | None, faults: list[CardError]) -> Deck:
    if deck is None or faults:
        raise CardFaults(faults)
    return deck


def _folder_fetch(folder: Path) -> Fetch:
    def fetch(name: str, most: int) -> bytes:
        path = folder / name
        if not SAFE_NAME.fullmatch(name):
            raise CardError(
                folder.name, name, tr("the name leaves the folder"), tr("Use plain names.")
            )
        try:
            state = path.lstat()
            if not stat.S_ISREG(state.st_mode):
                raise CardError(
                    folder.name, name, tr("it isn't a plain file"), tr("Put a copy here.")
                )
            if state.st_size > most:
                raise _too_big(f"{folder.name}, {name}", state.st_size, most)
            with path.open("rb") as file:
                data = file.read(most + 1)
        except FileNotFoundError as error:
            problem = tr("the file is missing")
            raise CardError(
                folder.name, name, problem, tr("Put it in, or don't name it.")
            ) from error
        except OSError as error:
            problem = tr(
                "it can't be read: {reason}", reason=error.strerror or type(error).__name__
            )
            raise CardError(folder.name, name, problem, tr("Check the file.")) from error
        if len(data) > most:
            raise _too_big(f"{folder.name}, {name}", len(data), most)
        return data

    return fetch


def _too_big(source: str, size: int, most: int) -> CardError:
    return CardError(
        source, "", tr("it has {size:,} bytes", size=size), tr("The most is {most:,}.", most=most)
    )


def _unpacked(data: bytes, source: str) -> dict[str, bytes]:
    if len(data) > MOST_ARCHIVE:
        raise _too_big(source, len(data), MOST_ARCHIVE)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            _check_entries(entries, source)
            return _contents(archive, entries, source)
    except CardError:
        raise
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError, NotImplementedError) as error:
        raise CardError(
            source, "", tr("it isn't a whole zip file"), tr("Pack the deck again.")
        ) from error
    except Exception as error:  # zipfile lets its decompressors' errors through
        raise CardError(
            source, "", tr("it can't be unpacked"), tr("Pack the deck again.")
        ) from error


def _check_entries(entries: list[zipfile.ZipInfo], source: str) -> None:
    if len(entries) > MOST_ENTRIES:
        problem = tr("it holds {count} files", count=len(entries))
        raise CardError(source, "", problem, tr("A deck has at most {most}.", most=MOST_ENTRIES))
    declared = sum(entry.file_size for entry in entries)
    if declared > MOST_CONTENT:
        raise _too_big(tr("{source}, unpacked", source=source), declared, MOST_CONTENT)
    for entry in entries:
        if entry.flag_bits & 1:
            raise CardError(
                source, entry.filename, tr("it is encrypted"), tr("Pack it without that.")
            )
        if stat.S_ISLNK(entry.external_attr >> 16):
            raise CardError(source, entry.filename, tr("it is a link"), tr("Pack the file itself."))
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            problem = tr("it is packed in a way that isn't read here")
            raise CardError(source, entry.filename, problem, tr("Use plain zip compression."))


def _contents(
    archive: zipfile.ZipFile, entries: list[zipfile.ZipInfo], source: str
) -> dict[str, bytes]:
    top = _common_folder([entry.filename for entry in entries])
    files: dict[str, bytes] = {}
    seen: set[str] = set()
    room = MOST_CONTENT
    for entry in entries:
        name = entry.filename.removeprefix(top)
        if not SAFE_NAME.fullmatch(name):
            problem = tr("this name can't be in a deck")
            raise CardError(
                source, entry.filename[:80], problem, tr("Pack JSON and PNG files only.")
            )
        if name.lower() in seen:  # many systems' folders take two cases for one name
            raise CardError(source, name, tr("it is there twice"), tr("Pack the deck again."))
        seen.add(name.lower())
        most = min(room, MOST_JSON if name.endswith(".json") else MOST_PNG)
        with archive.open(entry) as packed:
            files[name] = packed.read(most + 1)
        if len(files[name]) > most:
            raise _too_big(f"{source}, {name}", len(files[name]), most)
        room -= len(files[name])
    return files


def _common_folder(names: list[str]) -> str:
    """The one folder that all names lie in, with its slash: what zipping a folder makes."""
    tops = {name.partition("/")[0] for name in names if "/" in name}
    return f"{tops.pop()}/" if len(tops) == 1 and all("/" in name for name in names) else ""


def _card_data(
    card: OffenseCard | DefenseCard, name: str, files: dict[str, bytes]
) -> dict[str, Any]:
    data = card.as_data()
    if card.picture:
        for layer, png in card.picture.layers:
            files[f"{name}-{layer}.png"] = png
            data["picture"]["layers"][layer] = f"{name}-{layer}.png"
    return data


def _text(data: Mapping[str, Any]) -> bytes:
    """JSON with two spaces' indent and short lists of numbers on one line."""
    text = json.dumps(data, indent=2, ensure_ascii=False)
    text = re.sub(
        r"\[\s+(-?[\d.]+(?:,\s+-?[\d.]+)*)\s+\]",
        lambda match: "[" + re.sub(r"\s+", " ", match[1]) + "]",
        text,
    )
    return (text + "\n").encode()
