"""Settings of a game as text and as values."""

from __future__ import annotations

import dataclasses
import difflib
import re
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from gridlight.kernel.errors import OptionError
from gridlight.kernel.language import tr

Value = bool | int | float | str | None

_YES = frozenset({"true", "yes", "on", "1"})
_NO = frozenset({"false", "no", "off", "0"})


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set before a game: its name, its kind and its bounds.

    `default` gives the kind (true or false, a whole number, a word); a default of None
    is a number that may be left out. `least` and `most` bound numbers; `choices` words.
    With `teams` it is a word for each team: `home:average,visitors:rough`, one word for
    both, or an object with home and visitors.
    """

    name: str
    default: Value
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    teams: bool = False

    def read(self, given: Any, source: str) -> Value:
        """The value that `given` (text or plain data) says; `OptionError` if it says none."""
        if self.teams:
            return self._read_teams(given, source)
        if isinstance(self.default, bool):
            return self._read_switch(given, source)
        if isinstance(self.default, str):
            return self._read_word(given, source)
        return self._read_number(given, source)

    def _read_switch(self, given: Any, source: str) -> bool:
        if isinstance(given, bool):
            return given
        word = str(given).strip().lower()
        if word not in _YES | _NO:
            raise self._fault(source, given, tr("Say true or false."))
        return word in _YES

    def _read_word(self, given: Any, source: str) -> str:
        if self.choices and given not in self.choices:
            raise self._fault(
                source, given, tr("Choose one of {choices}.", choices=", ".join(self.choices))
            )
        return str(given)

    def _read_teams(self, given: Any, source: str) -> str:
        usual = _TEAM_WORDS.fullmatch(str(self.default))
        assert usual is not None
        if isinstance(given, Mapping):
            words = {team: given.get(team, usual[team]) for team in ("home", "visitors")}
            if set(given) <= set(words) and all(_is_word(word) for word in words.values()):
                return team_words(words)
        elif found := _TEAM_WORDS.fullmatch(str(given)):
            return team_words(found.groupdict())
        elif _is_word(given):
            return team_words({}, given)
        raise self._fault(source, given, tr("Say home:…,visitors:…, or one word for both."))

    def _read_number(self, given: Any, source: str) -> int | None:
        if self.default is None and given in (None, "", "none", "off"):
            return None
        number = _whole(given)
        if number is None:
            raise self._fault(source, given, tr("Give a whole number."))
        if self.least is not None and number < self.least:
            raise self._fault(source, given, tr("Give at least {least}.", least=self.least))
        if self.most is not None and number > self.most:
            raise self._fault(source, given, tr("Give at most {most}.", most=self.most))
        return number

    def _fault(self, source: str, given: Any, remedy: str) -> OptionError:
        problem = tr("“{given}” can't be its value", given=given)
        return OptionError(source, tr("setting “{name}”", name=self.name), problem, remedy)


_TEAM_WORDS = re.compile(r"home:(?P<home>[^,]+),visitors:(?P<visitors>[^,]+)")


def _is_word(given: Any) -> bool:
    return isinstance(given, str) and re.fullmatch(r"[^,:]+", given) is not None


def team_words(words: Mapping[str, str], both: str = "") -> str:
    """A word for each team as one text, `both` where a team has none of its own."""
    return f"home:{words.get('home', both)},visitors:{words.get('visitors', both)}"


def _whole(given: Any) -> int | None:
    if isinstance(given, bool):
        return None
    try:
        number = int(str(given).strip())
    except ValueError:
        return None
    return number


def settings_of(kind: type, bounds: Mapping[str, tuple[int, int]] | None = None) -> list[Setting]:
    """The settings that a frozen dataclass of defaults stands for, in its order.

    Fields whose default is neither a switch, a number, a word nor None are left out.
    """
    limits = bounds or {}
    hints = typing.get_type_hints(kind)
    found = []
    for field in dataclasses.fields(kind):
        default = field.default
        if isinstance(default, bool | int | str) or default is None:
            least, most = limits.get(field.name, (None, None))
            choices = _choices(hints[field.name])
            found.append(Setting(field.name, default, least, most, choices))
    return found


def _choices(hint: Any) -> tuple[str, ...]:
    if typing.get_origin(hint) is typing.Literal:
        return tuple(str(choice) for choice in typing.get_args(hint))
    return ()


def closest(name: str, known: Iterable[str]) -> str:
    """A hint at the known name nearest to `name`: “Did you mean “down”?”, or the whole list."""
    names = sorted(known)
    near = difflib.get_close_matches(name, names, n=1, cutoff=0.5)
    if near:
        return tr("Did you mean “{name}”?", name=near[0])
    if len(names) == 1:
        return tr("Only “{name}” is known here.", name=names[0])
    return tr("Known are {names}.", names=", ".join(names)) if names else tr("None is known here.")


def read_settings(
    known: Iterable[Setting], given: Mapping[str, Any], source: str
) -> dict[str, Value]:
    """All settings, given ones read and checked, the others at their defaults."""
    by_name = {setting.name: setting for setting in known}
    for name in given:
        if name not in by_name:
            remedy = closest(name, by_name)
            raise OptionError(
                source, tr("setting “{name}”", name=name), tr("there is no such setting"), remedy
            )
    return {
        name: setting.read(given[name], source) if name in given else setting.default
        for name, setting in by_name.items()
    }


def read_pairs(pairs: Iterable[str], source: str) -> dict[str, str]:
    """Texts `key=value` as a mapping; a key given twice or without a value is refused."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        name = name.strip()
        if not sign or not name:
            raise OptionError(source, f"“{pair}”", tr("this is no setting"), tr("Write key=value."))
        if name in found:
            raise OptionError(
                source, f"“{pair}”", tr("“{name}” is set twice", name=name), tr("Leave one out.")
            )
        found[name] = value.strip()
    return found
