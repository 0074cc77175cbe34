"""Compiled loops that come along are found where numba looks for them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


def _module() -> ModuleType:
    path = Path(__file__).parents[3] / "packaging" / "compiled.py"
    spec = importlib.util.spec_from_file_location("packaging_compiled", path)
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


compiled = _module()


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A program with two loops, compiled where it was built and gathered."""
    program = tmp_path / "built"
    for name in ("coaches", "coaches/fast", "ui"):
        (program / name).mkdir(parents=True)
    cache = tmp_path / "kept"
    for name in ("coaches", "coaches/fast"):
        place = cache / compiled.folder_name(program / name)
        place.mkdir(parents=True)
        (place / f"{Path(name).name}.nbi").write_bytes(b"index")
    assert compiled.gather(cache, program, program / "compiled") == 2
    return program


def test_a_folder_is_named_as_numba_names_it(tmp_path: Path) -> None:
    caching = pytest.importorskip("numba.core.caching")
    source = tmp_path / "fast"
    numbas = caching._CacheLocator.get_suitable_cache_subpath(str(source / "table.py"))
    assert compiled.folder_name(source) == numbas


def test_loops_are_laid_out_where_the_program_was_installed(built: Path, tmp_path: Path) -> None:
    there, cache = tmp_path / "opt" / "program", tmp_path / "cache" / "0.1.0"
    assert compiled.lay_out(built / "compiled", there, cache)
    for name in ("coaches", "coaches/fast"):
        file = cache / compiled.folder_name(there / name) / f"{Path(name).name}.nbi"
        assert file.read_bytes() == b"index"
    assert [path.name for path in cache.parent.iterdir()] == ["0.1.0"]


def test_what_an_older_version_left_goes(built: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache" / "0.1.0"
    (cache.with_name("0.0.9") / "fast_1").mkdir(parents=True)
    assert compiled.lay_out(built / "compiled", tmp_path / "opt", cache)
    assert [path.name for path in cache.parent.iterdir()] == ["0.1.0"]


def test_what_was_compiled_since_stays(built: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache" / "0.1.0"
    cache.mkdir(parents=True)
    assert not compiled.lay_out(built / "compiled", tmp_path / "opt", cache)
    assert list(cache.iterdir()) == []


def test_a_program_without_loops_starts_all_the_same(tmp_path: Path) -> None:
    assert not compiled.lay_out(tmp_path / "none", tmp_path, tmp_path / "cache" / "0.1.0")
    assert not (tmp_path / "cache").exists()


def test_a_place_that_cant_be_written_is_left_to_numba(built: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be", encoding="utf-8")
    assert not compiled.lay_out(built / "compiled", tmp_path, tmp_path / "cache" / "0.1.0")
