"""Every sound as a wave, made from noise, tones and knocks; the same each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Wave = NDArray[np.float64]


def _time(seconds: float) -> Wave:
    return np.arange(int(RATE * seconds)) / RATE


def _noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).standard_normal(int(RATE * seconds))


def _low(wave: Wave, width: int) -> Wave:
    """A running mean: takes the sharpness out of noise."""
    return np.convolve(wave, np.ones(width) / width, "same")


def _decay(wave: Wave, half: float) -> Wave:
    """The wave, falling to one half every `half` seconds."""
    times: Wave = np.arange(len(wave)) / RATE
    fall: Wave = np.exp2(-times / half)
    return wave * fall


def _knock(pitch: float, half: float, seed: int, seconds: float = 0.16) -> Wave:
    """Something hard put down: a dying tone with its overtone, and the scratch of the touch."""
    t = _time(seconds)
    tone = np.sin(2 * np.pi * pitch * t) + 0.5 * np.sin(2 * np.pi * pitch * 2.76 * t)
    touch = _decay(_noise(seconds, seed), 0.004)
    return _decay(tone, half) + 0.5 * touch


def _laid(parts: list[tuple[float, Wave]]) -> Wave:
    """Waves one after or over another, each from its second on."""
    long = max(int(at * RATE) + len(wave) for at, wave in parts)
    whole: Wave = np.zeros(long)
    for at, wave in parts:
        start = int(at * RATE)
        whole[start : start + len(wave)] += wave
    return whole


def _slide() -> Wave:
    scrape = _low(_noise(0.5, 1), 9) - _low(_noise(0.5, 1), 60)
    swell: Wave = np.clip(np.sin(np.pi * np.linspace(0, 1, len(scrape))), 0, 1) ** 0.6
    return scrape * swell


def _click() -> Wave:
    return _laid([(0.0, _knock(310, 0.018, 2)), (0.035, 0.5 * _knock(420, 0.012, 3))])


def _tick() -> Wave:
    return _knock(1900, 0.006, 4, 0.05)


def _coin() -> Wave:
    t = _time(0.9)
    partials = ((3150, 1.0), (4870, 0.6), (7010, 0.3))
    ring: Wave = np.sum(
        [share * np.sin(2 * np.pi * pitch * t) for pitch, share in partials], axis=0
    )
    return _decay(ring, 0.13)


def _dice() -> Wave:
    chance = np.random.default_rng(5)
    at, parts = 0.0, []
    for i in range(9):
        pitch = float(chance.uniform(700, 1300))
        parts.append((at, _knock(pitch, 0.012, 10 + i) * 0.9**i))
        at += float(chance.uniform(0.03, 0.1)) * (1 + i / 6)
    return _laid(parts)


def _piece() -> Wave:
    return _knock(190, 0.03, 6)


def _peg() -> Wave:
    return _laid([(0.0, _knock(620, 0.016, 7)), (0.03, 0.6 * _knock(380, 0.02, 8))])


def _card() -> Wave:
    swish = _noise(0.22, 9) - _low(_noise(0.22, 9), 14)
    return _decay(swish, 0.05) * 0.5


def _whistle() -> Wave:
    t = _time(0.75)
    trill = 1 + 0.035 * np.sign(np.sin(2 * np.pi * 34 * t))
    phase = np.cumsum(2 * np.pi * 2350 * trill / RATE)
    blow = np.minimum(1, np.minimum(t / 0.02, (0.75 - t) / 0.08)) * (0.8 + 0.2 * np.sin(214 * t))
    air = 0.15 * (_noise(0.75, 11) - _low(_noise(0.75, 11), 5))
    blown: Wave = (np.sin(phase) + air) * blow
    return blown


def _crowd() -> Wave:
    seconds = 3.2
    roar = 2.4 * (_low(_noise(seconds, 12), 24) - _low(_noise(seconds, 12), 220))
    voices = 1.2 * (_low(_noise(seconds, 13), 60) - _low(_noise(seconds, 13), 400))
    t = _time(seconds)
    swell = np.minimum(1, t / 0.5) * np.exp2(-np.maximum(0, t - 1.1) / 0.75)
    roared: Wave = (roar + voices) * swell
    return roared


MAKERS: dict[str, Callable[[], Wave]] = {
    "slide": _slide,
    "click": _click,
    "tick": _tick,
    "coin": _coin,
    "dice": _dice,
    "piece": _piece,
    "peg": _peg,
    "card": _card,
    "whistle": _whistle,
    "crowd": _crowd,
}
LOUDNESS = {"tick": 0.25, "slide": 0.35, "card": 0.3, "whistle": 0.35, "coin": 0.35, "crowd": 0.7}


@lru_cache(maxsize=len(MAKERS))
def wave(name: str) -> NDArray[np.int16]:
    """A sound as 16-bit samples, mono, at `RATE` a second; never clipped."""
    made = MAKERS[name]()
    top = float(np.max(np.abs(made))) or 1.0
    loud = LOUDNESS.get(name, 0.5)
    return np.round(made / top * loud * 32_000).astype(np.int16)
