"""The real program in a process of its own."""

import json
import os
import subprocess
import sys

import pytest


@pytest.fixture
def program(home, tmp_path):
    def start(*words, **options):
        environment = {**os.environ, "GRIDLIGHT_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, "-m", "gridlight", *words],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            timeout=120,
            check=False,
            **options,
        )

    return start


def test_data_and_nothing_else_on_standard_output(program):
    ran = program("simulate", "foto-electric", "--games", "2", "--seed", "1", "--json")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert json.loads(ran.stdout)["errors"] == 0


def test_a_mistake_is_one_line_and_two(program):
    ran = program("resolve", "--deck", "nowhere", "--all")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert len(ran.stderr.splitlines()) == 1


def test_whoever_has_seen_enough_may_leave(home, tmp_path):
    environment = {**os.environ, "GRIDLIGHT_HOME": str(home)}
    ran = subprocess.Popen(
        [sys.executable, "-m", "gridlight", "resolve", "--all", "--json"],
        env=environment,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert ran.stdout.read(100).startswith(b"[{")
    ran.stdout.close()
    with ran.stderr:
        assert ran.stderr.read() == b""
    assert ran.wait(60) == 0


def test_a_terminal_without_our_signs_gets_others(home, tmp_path):
    environment = {**os.environ, "GRIDLIGHT_HOME": str(home), "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [sys.executable, "-m", "gridlight", "resolve", "--offense", "1", "--defense", "A"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_no_command_needs_qt(home, tmp_path):
    code = (
        "import sys; from gridlight import cli; "
        "codes = [cli.main(words.split()) for words in "
        "('resolve --offense 1 --defense A', 'new foto-electric --out q.gridlight', "
        "'show q.gridlight', 'verify q.gridlight', 'export q.gridlight --as text')]; "
        "sys.exit(any(codes) or any(name.startswith('PySide6') for name in sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "GRIDLIGHT_HOME": str(home)},
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.skipif(os.name != "posix", reason="a shell that closes streams is needed")
@pytest.mark.parametrize(("words", "code"), [("resolve --all", 0), ("show nowhere", 2)])
def test_a_program_without_streams(home, tmp_path, words, code):
    environment = {**os.environ, "GRIDLIGHT_HOME": str(home)}
    for closed, left in ((">&-", "stderr"), ("2>&-", "stdout")):
        command = f'"{sys.executable}" -m gridlight {words} {closed}'
        ran = subprocess.run(
            ["sh", "-c", command], cwd=tmp_path, env=environment, capture_output=True, check=False
        )
        assert ran.returncode == code
        said = getattr(ran, left)
        assert b"Traceback" not in said
        assert (said == b"") is ((left == "stderr") is (code == 0))
