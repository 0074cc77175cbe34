"""Commands run in this process: code, output, and a home of their own."""

import json
from dataclasses import dataclass

import pytest

from gridlight import cli


@pytest.fixture(scope="session", autouse=True)
def home(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("home")
        patch.setenv("GRIDLIGHT_HOME", str(folder))
        yield folder


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self):
        return json.loads(self.out)


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Runs one command in a folder of its own; takes its words."""
    monkeypatch.chdir(tmp_path)

    def command(*words):
        capsys.readouterr()
        code = cli.main([str(word) for word in words])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return command


@pytest.fixture
def done(run):
    """Runs one command that must come through."""

    def command(*words):
        ran = run(*words)
        assert (ran.code, ran.err) == (0, "")
        return ran

    return command


@pytest.fixture
def game(done, tmp_path):
    """A new game's file."""
    done("new", "foto-electric", "--out", "game.gridlight", "--seed", "7")
    return tmp_path / "game.gridlight"
