"""`gridlight doctor` says what a helper needs, and what is wrong."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

import gridlight
from gridlight import cli
from gridlight.present import health


def run(*words: str) -> int:
    return cli.main(list(words), lambda: "6")


def test_doctor_tells_program_window_parts_and_folders(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("doctor") == 0
    said = capsys.readouterr().out
    for words in (gridlight.__version__, "platform plug-in", "face for hand", "numpy", "GB free"):
        assert words in said
    assert "look here" not in said


def test_doctor_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("doctor", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert {one["topic"] for one in told} == {"program", "window", "parts", "folders"}
    assert all(one["fine"] for one in told)


def test_doctor_writes_a_bundle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "report.zip"
    assert run("doctor", "--bundle", str(target)) == 0
    assert "no games" in capsys.readouterr().out
    with zipfile.ZipFile(target) as bundle:
        assert "PROGRAM" in bundle.read("health.txt").decode()
    assert run("doctor", "--bundle", str(tmp_path / "none" / "report.zip")) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Choose another place" in said


def test_a_folder_that_is_missing_or_full_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Path:
        raise FileNotFoundError("the program's own folder “cards” is missing")

    lost = health._folder("cards", missing)
    assert not lost.fine
    assert "is missing" in lost.words
    monkeypatch.setattr(health, "LEAST_SPACE", 10**18)
    full = [fact for fact in health.facts() if not fact.fine]
    assert {fact.name for fact in full} == {"saved games", "decks", "settings", "cache", "logs"}
    assert health.lines(full).count("<- look here") == len(full)


def test_names_are_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pathlib.Path.home", lambda: Path("/home/somebody"))
    monkeypatch.setattr("getpass.getuser", lambda: "somebody")
    told = health.without_names("/home/somebody/games of somebody")
    assert told == "~/games of (name)"
