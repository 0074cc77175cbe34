"""Brings the catalogs of all languages up to date: `python packaging/languages.py [CODE…]`.

Qt's `lupdate` collects what the program asks `tr` and `trn` for into `assets/languages/*.ts`, which
Linguist edits (`pyside6-linguist assets/languages/gridlight_de.ts`); `lrelease` makes of each the
`.qm` that the window reads. A code that has no catalog yet begins one.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "gridlight"
CATALOGS = ROOT / "assets" / "languages"
COLLECT = (
    *("-silent", "-no-obsolete", "-locations", "none"),
    *("-tr-function-alias", "tr+=trn", "-source-language", "en_US"),
)


def update(code: str) -> Path:
    """Collect the program's words into the language's catalog and compile it."""
    catalog = CATALOGS / f"gridlight_{code}.ts"
    # from the folder above, so that the list of files stays short enough for every system
    files = [str(path.relative_to(SOURCES)) for path in sorted(SOURCES.rglob("*.py"))]
    with tempfile.TemporaryDirectory() as folder:
        shipped = Path(folder, "shipped.py")
        shipped.write_text("".join(f"tr({text!r})\n" for text in shipped_words()), "utf-8")
        words = ("-target-language", code, *files, str(shipped), "-ts", str(catalog))
        _tool("lupdate", *COLLECT, *words)
    _tool("lrelease", "-silent", str(catalog), "-qm", str(catalog.with_suffix(".qm")))
    return catalog


def shipped_words() -> list[str]:
    """The words in data files that the program looks up with `shipped`, each once."""
    return list(dict.fromkeys(_of_rulings()))


def _of_rulings() -> Iterator[str]:
    for path in sorted((ROOT / "assets" / "rules").glob("*.json")):
        whole = json.loads(path.read_text(encoding="utf-8"))
        yield whole["title"]
        for one in whole["rulings"]:
            yield from (
                one[name] for name in ("title", "topic", "text", "open", "here") if name in one
            )
            yield from one["words"]


def _tool(name: str, *words: str) -> None:
    tool = Path(sys.executable).with_name(f"pyside6-{name}")
    subprocess.run([str(tool), *words], check=True, cwd=SOURCES)


def main(codes: Sequence[str]) -> int:
    """Update the named languages, or all that there are."""
    known = [path.stem.removeprefix("gridlight_") for path in sorted(CATALOGS.glob("*.ts"))]
    for code in codes or known:
        print(update(code).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
