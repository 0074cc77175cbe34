"""Builds what people install: `packaging/build wheel|folder|deb|rpm|run|windows|linux`.

Everything comes to `dist/`; what is made on the way lies in `build/`. `GRIDLIGHT_PICTURES` may say
at which address the pictures for software centers stand.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
FOLDER = BUILD / "frozen" / "gridlight"
STAGE = BUILD / "stage"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WORK = (
    ("simulate", "foto-electric", "--games", "1", "--home", "master", "--away", "equilibrium"),
    ("simulate", "all-pro", "--games", "1", "--home", "master", "--away", "pro"),
    ("simulate", "pegskin", "--games", "1", "--home", "master", "--away", "pro"),
    ("deck", "lab", "classic"),
)
"""What the frozen program does once to have all loops of its coaches compiled."""
APP_ID = "org.gridlight.Gridlight"


def run(*words: str | Path, **more: object) -> None:
    """Run a command that must succeed."""
    subprocess.run([str(word) for word in words], check=True, **more)  # type: ignore[call-overload]


def version() -> str:
    """The version, which stands in one place only."""
    scope: dict[str, str] = {}
    exec((ROOT / "src" / "gridlight" / "__init__.py").read_text(encoding="utf-8"), scope)
    return scope["__version__"]


def wheel() -> list[Path]:
    """A wheel and a source archive."""
    run(sys.executable, "-m", "build", "--outdir", DIST, ROOT)
    return [*DIST.glob(f"gridlight-{version()}-*.whl"), *DIST.glob(f"gridlight-{version()}.tar.gz")]


def folder() -> list[Path]:
    """The program with Python and Qt in one folder that runs where it lies."""
    (made,) = [path for path in wheel() if path.suffix == ".whl"]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"]
    run(*pip, made)
    work = BUILD / "freezing"
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", FOLDER.parent, "--workpath", work, HERE / "gridlight.spec"),
        cwd=HERE,
    )
    sys.path.insert(0, str(HERE))
    print(f"{compile_loops()} compiled loops come along.")
    from notices import write_notices, write_system_notices

    licenses = FOLDER / "licenses"
    parts = write_notices(licenses) + write_system_notices(FOLDER / "_internal", licenses)
    print(f"{len(parts)} licenses lie beside the program.")
    return [FOLDER]


def compile_loops() -> int:
    """Have the frozen program compile its coaches' loops by their work, and take them along."""
    from compiled import CPU, gather

    cache = BUILD / "compiled"
    shutil.rmtree(cache, ignore_errors=True)
    home = BUILD / "compiling"
    own = {"NUMBA_CACHE_DIR": str(cache), "NUMBA_CPU_NAME": CPU, "GRIDLIGHT_HOME": str(home)}
    for words in WORK:
        run(FOLDER / "gridlight", *words, env={**os.environ, **own}, stdout=subprocess.DEVNULL)
    inside = FOLDER / "_internal"
    return gather(cache, inside, inside / "compiled")


def stage() -> Path:
    """The frozen folder with desktop entry, icons, file types and metadata, as Linux lays them."""
    if not FOLDER.is_dir():
        folder()
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(FOLDER, STAGE / "opt" / "gridlight", symlinks=True)
    share = STAGE / "share"
    for path, text in _desktop_files().items():
        target = share / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    icons = ROOT / "assets" / "icons"
    for side in ICON_SIZES:
        _copy(icons / f"gridlight-{side}.png", share / f"icons/hicolor/{side}x{side}/apps")
    _copy(icons / "gridlight.svg", share / "icons/hicolor/scalable/apps")
    for name in ("home", "foto-electric", "all-pro", "pegskin"):
        _copy(ROOT / "docs/pictures" / f"{name}-den.png", share / "gridlight/pictures", name)
    return STAGE


def _copy(source: Path, target: Path, name: str = "gridlight") -> None:
    target.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target / f"{name}{source.suffix}")


def _desktop_files() -> dict[str, str]:
    linux = HERE / "linux"
    told = metadata(os.environ.get("GRIDLIGHT_PICTURES", ""))
    return {
        f"applications/{APP_ID}.desktop": (linux / "gridlight.desktop").read_text("utf-8"),
        "mime/packages/gridlight.xml": (linux / "gridlight-mime.xml").read_text("utf-8"),
        f"metainfo/{APP_ID}.metainfo.xml": told,
    }


def metadata(pictures: str) -> str:
    """What software centers show; with pictures only where an address of theirs is given."""
    told = (HERE / "linux" / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    if not pictures:
        told = re.sub(r"  <screenshots>.*</screenshots>\n", "", told, flags=re.DOTALL)
    today = datetime.now(UTC).date().isoformat()
    for mark, word in (("@VERSION@", version()), ("@DATE@", today), ("@PICTURES@", pictures)):
        told = told.replace(mark, word)
    return told


def _nfpm(packager: str) -> list[Path]:
    laid = stage()
    env = {**os.environ, "GRIDLIGHT_VERSION": version(), "GRIDLIGHT_STAGE": str(laid)}
    DIST.mkdir(exist_ok=True)
    target = DIST / f"gridlight-{version()}.{packager}"
    nfpm = Path(sys.executable).with_name("nfpm")
    config = ("-f", HERE / "linux" / "nfpm.yaml", "-p", packager, "-t", target)
    run(nfpm, "package", *config, cwd=HERE, env=env)
    return [target]


def deb() -> list[Path]:
    """A package for Debian and Ubuntu."""
    return _nfpm("deb")


def rpm() -> list[Path]:
    """A package for Fedora and openSUSE."""
    return _nfpm("rpm")


def installer() -> list[Path]:
    """A file for any Linux that installs for one person, without root."""
    if shutil.which("makeself") is None:
        sys.exit("makeself is missing: apt-get install makeself zstd")
    laid = stage()
    shutil.copyfile(HERE / "linux" / "setup.sh", laid / "setup.sh")
    DIST.mkdir(exist_ok=True)
    target = DIST / f"gridlight-{version()}.run"
    title = f"Gridlight {version()}"
    run("makeself", "--zstd", "--quiet", laid, target, title, "sh", "./setup.sh")
    return [target]


def linux() -> list[Path]:
    """Every package for Linux from one frozen folder."""
    folder()
    return [*deb(), *rpm(), *installer()]


def windows() -> list[Path]:
    """A setup program for Windows, made on Linux."""
    sys.path.insert(0, str(HERE))
    from windows.setup import make_setup

    return [make_setup(version(), BUILD / "windows", DIST)]


TARGETS: dict[str, Callable[[], list[Path]]] = {
    "wheel": wheel,
    "folder": folder,
    "deb": deb,
    "rpm": rpm,
    "run": installer,
    "linux": linux,
    "windows": windows,
}


def _size(path: Path) -> int:
    if path.is_file():
        return path.stat().st_size
    return sum(file.lstat().st_size for file in path.rglob("*") if file.is_file())


def main(words: Sequence[str]) -> int:
    """Build each target that is named and say what came out, how large, in what time."""
    parser = argparse.ArgumentParser(prog="packaging/build", description=__doc__)
    parser.add_argument("targets", nargs="+", choices=sorted(TARGETS), metavar="TARGET")
    for name in parser.parse_args(words).targets:
        begun = time.monotonic()
        for made in TARGETS[name]():
            where = made.relative_to(ROOT)
            print(f"{where}  {_size(made) / 1e6:.0f} MB  {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
