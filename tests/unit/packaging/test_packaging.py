"""What the packages say of themselves agrees with the program, and every license is there."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType

import pytest

import gridlight

ROOT = Path(__file__).parents[3]
PACKAGING = ROOT / "packaging"
SCRIPTS = (
    *("run", "check", ".ci/run", "packaging/build", "packaging/smoke.sh"),
    *("packaging/linux/after.sh", "packaging/linux/setup.sh", "packaging/macos/build.sh"),
    *("packaging/appimage/build.sh", "packaging/windows/smoke.sh", "packaging/ground.sh"),
)


def module(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_is_one_that_the_shell_can_read(script: str) -> None:
    subprocess.run(["sh", "-n", str(ROOT / script)], check=True)


def test_the_version_stands_in_one_place() -> None:
    assert module("build").version() == gridlight.__version__
    told = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert not re.search(r'^version = "', told, flags=re.MULTILINE)


def test_software_centers_get_pictures_only_with_an_address() -> None:
    build = module("build")
    bare = ET.fromstring(build.metadata(""))
    shown = ET.fromstring(build.metadata("https://example.org/pictures"))
    assert bare.find("screenshots") is None
    images = [image.text or "" for image in shown.iter("image")]
    assert len(images) == 4
    for image in images:
        name = image.rpartition("/")[2].removesuffix(".png")
        assert image.startswith("https://example.org/pictures/")
        assert (ROOT / "docs" / "pictures" / f"{name}-den.png").is_file()
    for told in (bare, shown):
        release = told.find("releases/release")
        assert release is not None
        assert release.get("version") == gridlight.__version__
        assert "@" not in "".join(told.itertext())


def test_the_desktop_knows_the_files_of_the_program() -> None:
    desktop = ConfigParser(interpolation=None)
    desktop.read(PACKAGING / "linux" / "gridlight.desktop")
    entry = desktop["Desktop Entry"]
    types = ET.parse(PACKAGING / "linux" / "gridlight-mime.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    known = {kind.get("type") for kind in types.iter(f"{space}mime-type")}
    assert known == set(entry["MimeType"].strip(";").split(";"))
    globs = {glob.get("pattern") for glob in types.iter(f"{space}glob")}
    assert globs == {"*.gridlight", "*.deck"}
    windows = (PACKAGING / "windows" / "gridlight.nsi").read_text(encoding="utf-8")
    assert all(f'Opens "{glob[1:]}"' in windows for glob in globs if glob)


def test_the_icon_comes_in_every_size() -> None:
    from PIL import Image

    icons = ROOT / "assets" / "icons"
    for side in module("build").ICON_SIZES:
        with Image.open(icons / f"gridlight-{side}.png") as image:
            assert image.size == (side, side)
    for name in ("gridlight.ico", "gridlight.icns", "gridlight.svg"):
        assert (icons / name).stat().st_size > 1000


def test_every_part_that_ships_brings_a_license_and_none_is_under_the_gpl() -> None:
    notices = module("notices")
    parts = notices.shipped()
    names = {part.name.lower().replace("_", "-") for part in parts}
    assert {"pyside6-essentials", "numpy", "pillow", "numba", "reportlab"} <= names
    for part in parts:
        known = notices.license_files(part)
        assert known or part.name in notices.LGPL, part.name
        assert all(text.is_file() for text in known)
        if part.name in notices.LGPL:  # Qt may be had under the LGPL as well
            assert "LGPL" in part.metadata.get("License", "") + part.metadata.get(
                "License-Expression", ""
            )
            continue
        classifiers = part.metadata.get_all("Classifier") or []
        assert not any("GPL" in each and "Lesser" not in each for each in classifiers), part.name
    for name in ("LGPL-3.txt", "GPL-3.txt"):
        assert "Version 3" in (PACKAGING / "licenses" / name).read_text(encoding="utf-8")


def test_the_frozen_program_leaves_what_is_under_the_gpl_out() -> None:
    spec = (PACKAGING / "gridlight.spec").read_text(encoding="utf-8")
    compile(spec, "gridlight.spec", "exec")
    assert all(f'"{name}"' in spec for name in ("readline", "_gdbm"))


def test_the_builder_names_what_it_can_build() -> None:
    asked = [sys.executable, str(PACKAGING / "build.py"), "nothing"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    for name in ("wheel", "deb", "rpm", "run", "windows"):
        assert name in done.stderr
