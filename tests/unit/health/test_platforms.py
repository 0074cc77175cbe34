"""The window stands under X11 and under Wayland, where such a server can be had."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image


@contextmanager
def _server(words: list[str], env: dict[str, str], ready: Path) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(words, env=env, stdout=quiet, stderr=quiet)
    try:
        until = time.monotonic() + 30
        while not ready.exists():
            assert server.poll() is None, f"{words[0]} stopped"
            assert time.monotonic() < until, f"{words[0]} didn't start"
            time.sleep(0.05)
        yield
    finally:
        server.terminate()
        server.wait(20)


def _gridlight(env: dict[str, str], *words: str) -> str:
    asked = [sys.executable, "-m", "gridlight", *words]
    done = subprocess.run(asked, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def _stands(env: dict[str, str], plug_in: str, folder: Path) -> None:
    told = {each["name"]: each for each in json.loads(_gridlight(env, "doctor", "--json"))}
    assert told["platform plug-in"]["found"] == plug_in
    assert told["screens"]["fine"]
    picture = folder / "home.png"
    _gridlight(env, "screenshot", "home", "--out", str(picture), "--size", "1024x640")
    with Image.open(picture) as image:
        assert image.size == (1024, 640)
        assert len(image.convert("RGB").getcolors(1 << 20) or ()) > 1000


def _bare(tmp_path: Path, plug_in: str) -> dict[str, str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    return {**env, "GRIDLIGHT_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": plug_in}


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb isn't installed")
def test_under_x11(tmp_path: Path) -> None:
    number = next(n for n in range(170, 260) if not Path(f"/tmp/.X11-unix/X{n}").exists())
    env = {**_bare(tmp_path, "xcb"), "DISPLAY": f":{number}"}
    words = ["Xvfb", f":{number}", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with _server(words, env, Path(f"/tmp/.X11-unix/X{number}")):
        _stands(env, "xcb", tmp_path)


@pytest.mark.skipif(shutil.which("weston") is None, reason="weston isn't installed")
def test_under_wayland(tmp_path: Path) -> None:
    room = tmp_path / "run"
    room.mkdir(mode=0o700)
    env = {**_bare(tmp_path, "wayland"), "XDG_RUNTIME_DIR": str(room)}
    env["WAYLAND_DISPLAY"] = "gridlight"
    size = ("--width=1280", "--height=800", "--idle-time=0")
    words = ["weston", "--backend=headless-backend.so", "--socket=gridlight", *size]
    with _server(words, env, room / "gridlight"):
        _stands(env, "wayland", tmp_path)
