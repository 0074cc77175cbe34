"""What the README tells people to type works, line by line, on files that it made itself."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from gridlight import cli

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINES = [
    part.strip()
    for block in re.findall(r"```sh\n(.*?)```", README, flags=re.DOTALL)
    for line in block.splitlines()
    for part in line.split("&&")
]


def test_the_two_scripts_are_there() -> None:
    for line in LINES:
        if line.startswith("./"):
            assert (ROOT / line).stat().st_mode & 0o100, line


def test_every_command_works_in_its_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [line for line in LINES if line.startswith("gridlight ")]
    assert len(commands) > 12
    for line in commands:
        words = shlex.split(line.replace(",rookie", ",random"), comments=True)[1:]
        if "--games" in words:  # as few, and coaches as quick, as let one see that it works
            words[words.index("--games") + 1] = "2"
        if "render" in words:
            words += ["--dpi", "40"]
        assert cli.main(words) == 0, (line, capsys.readouterr().err)
    assert (tmp_path / "home.png").stat().st_size > 10_000
    assert len(list((tmp_path / "pictures").glob("*.png"))) == 18


def test_every_file_and_picture_it_points_to_is_there() -> None:
    pointed = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(pointed) > 10
    for name in pointed:
        assert (ROOT / name).exists(), name
    assert len(re.findall(r"!\[", README)) == 4
