"""What a person prefers: look, motion and what a new game starts with; kept as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from gridlight.kernel.language import quoted, tr

FORMAT = 1
THEMES = ("den", "daylight")
TEXT_SCALES = (0.8, 0.9, 1.0, 1.15, 1.3, 1.6, 2.0, 2.5)
PLAIN_SCALE = 1.0
SPEEDS = (0.5, 1.0, 2.0)
MOST_KEPT, LONGEST_WORD, LONGEST_NAME = 40, 60, 14
SWITCHES = frozenset(
    {"color_blind", "reduced_motion", "table_feel", "table_list", "sound", "captions", "maximized"}
)
_HEX = frozenset("0123456789abcdef")

Agreements = Mapping[str, Mapping[str, bool | int | str]]
"""What was agreed on for the last game of each kind: settings by the game's name."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's choices; every value is within what the settings screen offers.

    `language` is the code of one, or `system`. Colors are `#rrggbb`. `speed` 2 is twice as fast.
    `window` is width and height in logical pixels, or nothing before the first time. What is in
    `agreed` is checked by each game's sheet: it passes over what it doesn't know.
    """

    language: str = "system"
    theme: str = "den"
    color_blind: bool = False
    text_scale: float = 1.0
    speed: float = 1.0
    reduced_motion: bool = False
    home_color: str = "#1f4e8c"
    visitors_color: str = "#a8322a"
    table_feel: bool = False
    sound: bool = True
    captions: bool = False
    table_list: bool = False
    window: tuple[int, int] | None = None
    maximized: bool = False
    home_name: str = "Home"
    visitors_name: str = "Visitors"
    agreed: Agreements = field(default_factory=dict)

    def as_it_came(self) -> Preferences:
        """The look, motion and colors of a first start; language, window and agreements stay."""
        return Preferences(
            language=self.language,
            window=self.window,
            maximized=self.maximized,
            home_name=self.home_name,
            visitors_name=self.visitors_name,
            agreed=self.agreed,
        )


@dataclass(frozen=True, slots=True)
class Loaded:
    """Preferences and, where the file was broken, one sentence that says so."""

    preferences: Preferences
    notice: str | None = None


def to_bytes(preferences: Preferences) -> bytes:
    """The preferences as JSON, one setting a line."""
    import json  # only where there is something to read or write

    return (json.dumps({"format": FORMAT, **asdict(preferences)}, indent=2) + "\n").encode()


def from_bytes(data: bytes, source: str = "settings.json") -> Loaded:
    """The preferences in `data`; what can't be read gets its default, and the notice names it.

    Unknown settings, as a newer program may have written them, are passed over.
    """
    import json

    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        return Loaded(
            Preferences(),
            tr("{source} could not be read, so all settings are as they come.", source=source),
        )
    good: dict[str, Any] = {}
    wrong: list[str] = []
    for each in fields(Preferences):
        if each.name not in found:
            continue
        value = _checked(each.name, found[each.name])
        if value is _WRONG:
            wrong.append(each.name)
        else:
            good[each.name] = value
    notice = None
    if wrong:
        named = ", ".join(quoted(name) for name in wrong)
        notice = tr(
            "{source}: {named} made no sense, so it is as it comes.", source=source, named=named
        )
    return Loaded(replace(Preferences(), **good), notice)


_WRONG = object()


def _checked(name: str, value: Any) -> Any:
    if name in SWITCHES:
        return value if isinstance(value, bool) else _WRONG
    if name in ("home_color", "visitors_color"):
        return value.lower() if isinstance(value, str) and _is_color(value.lower()) else _WRONG
    if name in ("home_name", "visitors_name"):
        return value if _is_name(value) else _WRONG
    if name == "language":
        return value if _is_code(value) else _WRONG
    if name == "window":
        return _checked_window(value)
    if name == "agreed":
        return _checked_agreed(value)
    offered: tuple[Any, ...] = {"theme": THEMES, "text_scale": TEXT_SCALES, "speed": SPEEDS}[name]
    known = not isinstance(value, (bool, list, dict)) and value in offered
    return value if known else _WRONG


def _is_color(value: str) -> bool:
    return len(value) == 7 and value[0] == "#" and set(value[1:]) <= _HEX


def _is_code(value: Any) -> bool:
    plain = isinstance(value, str) and value.isascii() and value.replace("_", "").isalpha()
    return plain and 2 <= len(value) <= LONGEST_NAME


def _checked_window(value: Any) -> Any:
    if value is None:
        return None
    if not (isinstance(value, list) and len(value) == 2):
        return _WRONG
    if all(type(n) is int and 200 <= n <= 20_000 for n in value):
        return (value[0], value[1])
    return _WRONG


def _checked_agreed(value: Any) -> Any:
    if not isinstance(value, dict) or len(value) > MOST_KEPT:
        return _WRONG
    for game, settings in value.items():
        if not _is_word(game) or not isinstance(settings, dict) or len(settings) > MOST_KEPT:
            return _WRONG
        if not all(_is_word(name) and _is_plain(said) for name, said in settings.items()):
            return _WRONG
    return value


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= LONGEST_NAME and value.isprintable()


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WORD


def _is_plain(value: Any) -> bool:
    return isinstance(value, bool) or (type(value) is int and abs(value) < 10**6) or _is_word(value)


def load(path: Path) -> Loaded:
    """The preferences in a file, or the defaults; a broken file is kept beside as `.broken`."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Loaded(Preferences())
    except OSError:
        notice = tr("{name} could not be opened, so all settings are as they come.", name=path.name)
        return Loaded(Preferences(), notice)
    loaded = from_bytes(data, path.name)
    if loaded.notice is None:
        return loaded
    beside = path.with_name(path.name + ".broken")
    try:
        beside.write_bytes(data)
    except OSError:
        return loaded
    return replace(
        loaded,
        notice=tr(
            "{notice} The old file is kept as {name}.", notice=loaded.notice, name=beside.name
        ),
    )


def save(path: Path, preferences: Preferences) -> str | None:
    """Write the file whole or not at all; one sentence if it can't be written."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_bytes(to_bytes(preferences))
        fresh.replace(path)
    except OSError as fault:
        reason = fault.strerror or tr("no reason given")
        return tr(
            "{name} could not be written ({reason}); your settings hold until you leave.",
            name=path.name,
            reason=reason,
        )
    return None


def next_scale(now: float, steps: int) -> float:
    """The size of text so many steps up or down, as far as there are; with no steps, 100 %."""
    if not steps:
        return PLAIN_SCALE
    at = TEXT_SCALES.index(now) + steps
    return TEXT_SCALES[max(0, min(len(TEXT_SCALES) - 1, at))]
