"""Plays waves through the system's sound device; where there is none, it is silent."""

from __future__ import annotations

import threading
from collections.abc import Generator
from queue import SimpleQueue
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gridlight.ui.logs import log_of
from gridlight.ui.sound.synth import RATE, wave

MOST_AT_ONCE = 8
Samples = NDArray[np.int16]


class Mixer:
    """The sounds under way, added up; what is over is forgotten."""

    def __init__(self) -> None:
        self._voices: list[tuple[Samples, int]] = []

    @property
    def quiet(self) -> bool:
        """Whether nothing is to be heard."""
        return not self._voices

    def add(self, samples: Samples) -> None:
        """Begin a sound; the oldest gives way where there are many."""
        self._voices = [*self._voices[-MOST_AT_ONCE + 1 :], (samples, 0)]

    def take(self, frames: int) -> Samples:
        """The next `frames` samples."""
        whole = np.zeros(frames, np.int32)
        left: list[tuple[Samples, int]] = []
        for samples, at in self._voices:
            part = samples[at : at + frames]
            whole[: len(part)] += part
            if at + frames < len(samples):
                left.append((samples, at + frames))
        self._voices = left
        return np.clip(whole, -32_768, 32_767).astype(np.int16)


class Speaker:
    """Plays sounds by name on a thread of the device; never raises, never waits."""

    def __init__(self) -> None:
        self._asked: SimpleQueue[str] = SimpleQueue()
        self._mixer = Mixer()
        self._device: Any = None
        self._begun = self._dead = False

    def play(self, name: str) -> None:
        """Let a sound be heard as soon as the device can."""
        if self._dead:
            return
        self._asked.put(name)
        if not self._begun:
            self._begun = True
            threading.Thread(target=self._open, name="sound", daemon=True).start()

    def close(self) -> None:
        """Let go of the device."""
        self._dead = True
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _open(self) -> None:
        try:
            import miniaudio

            device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=60,
                app_name="Gridlight",
            )
            stream = self.stream()
            next(stream)
            device.start(stream)
        except Exception as error:  # whatever a sound system thinks of; the game goes on
            self._dead = True
            log_of("window").info("no sound: %s", error)
            return
        self._device = device
        if self._dead:
            self.close()

    def stream(self) -> Generator[bytes, int, None]:
        """What the device asks for: so many frames, given as bytes."""
        frames = yield b""
        while True:
            while not self._asked.empty():
                self._mixer.add(wave(self._asked.get()))
            frames = yield self._mixer.take(frames).tobytes()
