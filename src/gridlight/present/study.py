"""How far long work is that tells only “so much of so much”, maybe in several rounds."""

from __future__ import annotations

from gridlight.present.lab import ROUNDS, TELLS_FROM, Progress, time_left

ALMOST = 0.98


class Study:
    """Turns what is told into shares of the whole. `now` is in seconds.

    What is told in other portions than before is another piece of work, with a bar of its own.
    With `rounds` a piece is gone through again and again, less of it each time.
    """

    def __init__(self) -> None:
        self._rounds, self._most = 1, -1
        self._round, self._done = 0, 0
        self._begun, self._first = 0.0, 0.0

    def tell(self, words: str, done: int, most: int, now: float, rounds: int = ROUNDS) -> Progress:
        """So much is done now of what the words say."""
        if most != self._most:
            self._rounds, self._most = rounds, most
            self._round, self._done = 0, 0
            self._begun, self._first = now, self._share(done)
        if done < self._done:
            self._round += 1
        self._done = done
        share = self._share(done)
        return Progress(words, share, self._left(share, now))

    def _share(self, done: int) -> float:
        part = done / self._most if self._most > 0 else 0.0
        if self._rounds < 2:
            return min(1.0, part)
        return min(ALMOST, (self._round + part) / self._rounds)

    def _left(self, share: float, now: float) -> str:
        gone = share - self._first
        if gone < TELLS_FROM:
            return ""
        return time_left((now - self._begun) * (1.0 - share) / gone)
