"""Sealed picks: kept at once, readable by the program alone, provable afterwards."""

from __future__ import annotations

import base64
import hashlib
import json
from dataclasses import dataclass

from gridlight.kernel.language import tr

_BLOCK = 64


@dataclass(frozen=True, slots=True)
class Pick:
    """A move's words and the salt that was hashed with them."""

    words: str
    salt: str

    @property
    def hash(self) -> str:
        """What may be published before the pick is: SHA-256 of the salt, a zero byte, the words."""
        return hashlib.sha256(f"{self.salt}\0{self.words}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Seal:
    """A pick that nobody can read at a glance: its salted hash and a scrambled copy."""

    hash: str
    box: str

    def open(self) -> Pick:
        """The pick inside; `ValueError` if the seal was damaged or changed."""
        scrambled = base64.b64decode(self.box, validate=True)
        match json.loads(_scramble(scrambled, self.hash).rstrip(b" ").decode()):
            case [str(words), str(salt)]:
                pick = Pick(words, salt)
            case _:
                raise ValueError(tr("there is no pick in it"))
        if pick.hash != self.hash:
            raise ValueError(tr("the pick doesn't match its hash"))
        return pick


def seal(pick: Pick) -> Seal:
    """The seal over a pick; its length tells nothing of a short pick."""
    text = json.dumps([pick.words, pick.salt]).encode()
    padded = text.ljust(-(-len(text) // _BLOCK) * _BLOCK)
    return Seal(pick.hash, base64.b64encode(_scramble(padded, pick.hash)).decode())


def _scramble(data: bytes, key: str) -> bytes:
    blocks = range(-(-len(data) // 32))
    stream = b"".join(hashlib.sha256(f"{key}:{block}".encode()).digest() for block in blocks)
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))
