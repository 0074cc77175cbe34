"""Fills three gaps of wine 8 in a test copy of the program, and in nothing that ships.

Qt6Core asks for `icuuc.dll` and the compiled part of rpds for `bcryptprimitives.dll`, which
Windows has and wine lacks; numpy and its like ask the C library for functions of complex numbers
that wine's lacks. All are built here with mingw.
python3 wine_shims.py FOLDER (the installed program)
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

GCC, OBJDUMP = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-objdump"
MATH = b"api-ms-win-crt-math-l1-1-0.dll"
SHIM = b"gridlight-crt-math-l1-1-00.dll"
assert len(MATH) == len(SHIM)
COMPLEX = re.compile(r"c(abs|arg|real|imag|conj|proj|exp|log|pow|sqrt|a?(sin|cos|tan)h?)[fl]?$")
"""Names that wine's library has, but with nothing behind them."""


def _dump(file: Path) -> str:
    words = [OBJDUMP, "-p", str(file)]
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout


def imports(file: Path) -> dict[str, set[str]]:
    """The names that a program file asks of each library."""
    found: dict[str, set[str]] = {}
    library = ""
    for line in _dump(file).partition("The Import Tables")[2].splitlines():
        if named := re.match(r"\s*DLL Name: (\S+)", line):
            library = named.group(1).lower()
        elif line.startswith("The ") or "PE File Base" in line:
            break
        elif library and (name := re.match(r"\s+[0-9a-f]+\s+\d+\s+([A-Za-z_]\w*)$", line)):
            found.setdefault(library, set()).add(name.group(1))
    return found


def _build(folder: Path, name: str, source: str, lines: list[str]) -> None:
    code, asked = folder / "shim.c", folder / "shim.def"
    code.write_text(source)
    asked.write_text("EXPORTS\n" + "\n".join(lines) + "\n")
    words = [
        GCC,
        "-shared",
        "-o",
        str(folder / name),
        str(code),
        str(asked),
        "-lmingwex",
        "-ladvapi32",
        "-static-libgcc",
        "-w",
    ]
    subprocess.run(words, check=True)
    code.unlink()
    asked.unlink()


RANDOM = """
unsigned char SystemFunction036(void *, unsigned long);
int ProcessPrng(void *room, unsigned long long size) { return SystemFunction036(room, size); }
"""


def main(folder: Path) -> None:
    """Build the libraries beside the program and point its copies at them."""
    binaries = [*folder.rglob("*.dll"), *folder.rglob("*.pyd")]
    asked = {file: imports(file) for file in binaries}
    icu = sorted(set().union(*(found.get("icuuc.dll", set()) for found in asked.values())))
    _build(
        folder,
        "icuuc.dll",
        "\n".join(f"void *{name}(void) {{ return 0; }}" for name in icu),
        [f"  {name}" for name in icu],
    )
    _build(folder, "bcryptprimitives.dll", RANDOM, ["  ProcessPrng"])
    math = set().union(*(found.get(MATH.decode(), set()) for found in asked.values()))
    own = sorted(name for name in math if COMPLEX.match(name))
    passed = sorted(math - set(own))
    lines = [f"  {n}" for n in own] + [f"  {n} = ucrtbase.{n}" for n in passed]
    print(f"{len(own)} functions of complex numbers built, {len(passed)} passed on.")
    source = "\n".join(f"extern int {name}();\nvoid *keep_{name} = {name};" for name in own)
    _build(folder, SHIM.decode(), source, lines)
    for file, found in asked.items():
        if found.get(MATH.decode(), set()) & set(own):
            file.write_bytes(file.read_bytes().replace(MATH, SHIM))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
