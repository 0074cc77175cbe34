"""The rules help: which rulings a search finds, and what stands on the sheet of one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from gridlight.kernel.language import tr, trn
from gridlight.present.home import TITLES
from gridlight.present.new_game import SHEETS, Option
from gridlight.session.rulings import Ruling, Rulings, plain_number, rulings

Value = bool | int | float | str | None

ALL = ""
"""Every game, where one is asked for."""

HEADS = (tr("The rulebook says"), tr("It leaves open"), tr("Played here"))
CLEAR = tr("Nothing: the text is clear.")
NOTHING = tr("No ruling says that. Try fewer words, or a number like AP-26.")


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list: a ruling, or with no number the head of those that follow."""

    number: str
    title: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One way of playing it: its name, what it means, and whether it is the one in use."""

    name: str
    meaning: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class OptionShown:
    """An option of New game that changes a ruling. `place` says where it is to be found.

    `agreed` is whether the choices say what the game on the table agreed on, and not what is
    usual.
    """

    game: str
    key: str
    place: str
    choices: tuple[Choice, ...]
    agreed: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is said of a ruling. `register` has the three heads of `HEADS` with their texts."""

    number: str
    title: str
    where: str
    register: tuple[tuple[str, str], ...]
    options: tuple[OptionShown, ...]
    beside: tuple[Row, ...]
    games: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """All of it in sentences, for those who listen."""
        words = [f"{self.number}, {self.title}. {self.where}."]
        words += [f"{head}: {text}" for head, text in self.register]
        for option in self.options:
            said = ", ".join(
                tr("{choice} (chosen)", choice=each.name) if each.chosen else each.name
                for each in option.choices
            )
            words.append(f"{option.place}: {said}.")
        if self.beside:
            beside = ", ".join(f"{row.number} {row.title}" for row in self.beside)
            words.append(tr("See {rulings}", rulings=beside))
        return " ".join(words)


# the list


def rows(words: str = "", game: str = ALL, book: Rulings | None = None) -> tuple[Row, ...]:
    """The list: under heads by game and topic, or ranked with the best first for a search."""
    held = _held(book or rulings(), game)
    if words.strip():
        return tuple(Row(each.number, each.title) for each in _ranked(words, held))
    listed: list[Row] = []
    head = ""
    for each in held:
        now = each.topic if game and len(each.games) == 1 else f"{each.part}: {each.topic}"
        if now != head:
            listed.append(Row("", now))
            head = now
        listed.append(Row(each.number, each.title))
    return tuple(listed)


def found(words: str, game: str = ALL, book: Rulings | None = None) -> tuple[Ruling, ...]:
    """The rulings that a search finds, the best first; all of them for no words."""
    held = _held(book or rulings(), game)
    return tuple(_ranked(words, held)) if words.strip() else held


def nothing(words: str, game: str = ALL) -> str:
    """What is said where a search finds nothing: that other games have it, or a way on."""
    elsewhere = len(found(words)) if game and words.strip() else 0
    if not elsewhere:
        return NOTHING
    return trn(
        "No ruling of this game says that, but {n} of another game does: choose All.",
        "No ruling of this game says that, but {n} of other games do: choose All.",
        elsewhere,
    )


def _held(book: Rulings, game: str) -> tuple[Ruling, ...]:
    return book.of(game) if game else book.all


def _ranked(words: str, held: tuple[Ruling, ...]) -> list[Ruling]:
    asked = _parts(words)
    number = plain_number(words)
    scored = [(_score(each, asked, number), each) for each in held]
    hits = [(score, each) for score, each in scored if score > 0]
    return [each for _, each in sorted(hits, key=lambda hit: -hit[0])]


_NUMBER, _PLAIN_SET = 1000, 200
_WEIGHTS = (40, 24, 16, 8, 3)  # title, search words, settings, topic, texts


def _score(ruling: Ruling, asked: tuple[str, ...], number: str) -> int:
    """How well a ruling answers; nothing unless every word is found somewhere in it."""
    if ruling.number == number:
        return _NUMBER
    fields = _fields(ruling)
    total = 0
    for word in asked:
        best = max(weight * _hit(word, text) for weight, text in zip(_WEIGHTS, fields, strict=True))
        if ruling.number.lower().startswith(word):
            best = max(best, _PLAIN_SET)
        if not best:
            return 0
        total += best
    return total


def _hit(word: str, text: str) -> int:
    """3 for the word itself, 2 where a word begins so, 1 inside of one, 0 for nowhere."""
    words = text.split()
    if word in words:
        return 3
    if any(each.startswith(word) for each in words):
        return 2
    return 1 if len(word) > 2 and word in text else 0


def _fields(ruling: Ruling) -> tuple[str, ...]:
    labels = [
        f"{option.label} {' '.join(pick.name for pick in option.picks)}"
        for game in ruling.games
        for option in options_of(ruling, game)
    ]
    settings = " ".join((*ruling.options, *labels))
    texts = f"{ruling.text} {ruling.open} {ruling.here}"
    raw = (ruling.title, " ".join(ruling.words), settings, ruling.topic, texts)
    return tuple(" ".join(_parts(text)) for text in raw)


def _parts(words: str) -> tuple[str, ...]:
    """Plain lower-case words: hyphens within them go, so that kick-off is kickoff."""
    lowered = words.lower().replace("’", "'").replace("_", " ")
    joined = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", "", lowered)
    return tuple(part.strip(".,:;()“”'?!") for part in joined.split() if part.strip(".,:;()“”'?!"))


# the sheet


def options_of(ruling: Ruling, game: str) -> tuple[Option, ...]:
    """The options of a game's New game that change this ruling."""
    sheet = SHEETS.get(game)
    if sheet is None:
        return ()
    return tuple(
        option
        for option in sheet.options
        if any(name in _settings_of(option) for name in ruling.options)
    )


def _settings_of(option: Option) -> frozenset[str]:
    return frozenset(name.split(" ")[0] for pick in option.picks for name in pick.settings)


def sheet(
    number: str,
    game: str = ALL,
    agreed: Mapping[str, Value] | None = None,
    book: Rulings | None = None,
) -> Sheet | None:
    """The sheet of a ruling; None for a number that there isn't.

    `agreed` are the settings of the game on the table, which must be of the kind `game`.
    """
    whole = book or rulings()
    ruling = whole.find(number)
    if ruling is None:
        return None
    texts = (ruling.text, ruling.open or CLEAR, ruling.here)
    options = [
        _option(each, option, agreed if each == game else None)
        for each in _first(ruling.games, game)
        for option in options_of(ruling, each)
    ]
    return Sheet(
        ruling.number,
        ruling.title,
        f"{ruling.part} · {ruling.topic}",
        tuple(zip(HEADS, texts, strict=True)),
        tuple(options),
        tuple(Row(each.number, each.title) for each in whole.beside(ruling)),
        _first(ruling.games, game),
    )


def _first(games: tuple[str, ...], game: str) -> tuple[str, ...]:
    return (game,) if game in games else games


def _option(game: str, option: Option, agreed: Mapping[str, Value] | None) -> OptionShown:
    said = (agreed or {}).items()
    plain = {name: value for name, value in said if isinstance(value, bool | int | str)}
    place = option.place_in(plain) if agreed is not None else option.usual
    choices = tuple(
        Choice(pick.name, pick.meaning, at == place) for at, pick in enumerate(option.picks)
    )
    label = tr("{game}, New game: {option}", game=TITLES[game], option=option.label)
    return OptionShown(game, option.key, label, choices, agreed is not None)


def chosen(option: OptionShown) -> Choice:
    """The choice in use."""
    return next(each for each in option.choices if each.chosen)


def neighbors(number: str, listed: tuple[Row, ...]) -> tuple[str, str]:
    """The numbers before and after a ruling in a list; empty at its ends."""
    numbers = [row.number for row in listed if row.number]
    if number not in numbers:
        return "", numbers[0] if numbers else ""
    at = numbers.index(number)
    before = numbers[at - 1] if at else ""
    return before, numbers[at + 1] if at + 1 < len(numbers) else ""
