"""The tokens of the look: contrast, teams, type, times and scale."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QFontInfo

from gridlight import paths
from gridlight.present.preferences import Preferences
from gridlight.ui import fonts, tokens
from gridlight.ui.contrast import channels, contrast
from gridlight.ui.paint.table import table_picture
from gridlight.ui.screens.home import Home
from gridlight.ui.theme import Theme, Wishes, scale_factor, theme_for, wishes_of

# every text token and the darkest or palest ground that it stands on
TEXT = [
    ("text_on_table", "table_light"),
    ("text_on_table", "table_dark"),
    ("mut_on_table", "table_light"),
    ("bar_text", "bar"),
    ("bar_text", "bar_top"),
    ("bar_mut", "bar"),
    ("bar_mut", "bar_top"),
    ("panel_text", "panel2"),
    ("panel_text", "panel_edge"),
    ("panel_mut", "panel2"),
    ("ok", "panel2"),
    ("bad", "panel2"),
    ("accent_ink", "accent"),
    ("board_text", "board"),
    ("board_mut", "board"),
    ("drum_text", "drum"),
    ("dial_text", "dial"),
    ("home_t", "home"),
    ("vis_t", "vis"),
    ("card_text", "card"),
    ("num", "card"),
    ("back_ink", "back"),
    ("slide_text", "slide"),
    ("brass_ink", "brass"),
    ("yard_txt", "unlit"),
    ("yard_txt_lit", "lit_hot"),
    ("turf_line", "turf"),
]
MARKS = [
    ("dia_rim", "lit_hot"),
    ("dot_rim", "lit_hot"),
    ("path", "lit_hot"),
    ("card_line", "card"),
    ("focus", "focus_edge"),
    ("lid_ink", "lid_red"),
    ("lid_ink", "lid_blue"),
    ("lid_ink", "lid_green"),
]
INKS = [(name, blind) for name in tokens.INKS for blind in (False, True)]


@pytest.mark.parametrize("name, blind", INKS)
@pytest.mark.parametrize("ink, ground", TEXT)
def test_text_reads(name: str, blind: bool, ink: str, ground: str) -> None:
    look = tokens.ink_for(name, blind)
    assert contrast(getattr(look, ink), getattr(look, ground)) >= 4.5


@pytest.mark.parametrize("name, blind", INKS)
@pytest.mark.parametrize("mark, ground", MARKS)
def test_marks_and_large_letters_stand_out(name: str, blind: bool, mark: str, ground: str) -> None:
    look = tokens.ink_for(name, blind)
    assert contrast(getattr(look, mark), getattr(look, ground)) >= 3.0


# where words lie on the wood of Home at 1280 × 800
ON_WOOD = [
    ("text_on_table", QRect(40, 76, 290, 22)),
    ("text_on_table", QRect(90, 468, 300, 22)),
    ("text_on_table", QRect(490, 468, 300, 22)),
    ("mut_on_table", QRect(590, 492, 100, 20)),
    ("mut_on_table", QRect(990, 492, 100, 20)),
    ("text_on_table", QRect(1185, 34, 60, 22)),
]


@pytest.mark.parametrize("name", list(tokens.INKS))
def test_text_reads_on_the_lit_wood_at_its_worst_pixel(qapp: object, name: str) -> None:
    theme = theme_for(QSizeF(1280, 800), Wishes(name))
    wood = table_picture(QSizeF(1280, 800), theme, 1.0, Home.lamp).toImage()
    for token, box in ON_WOOD:
        worst = min(
            contrast(getattr(theme.ink, token), wood.pixelColor(x, y).name())
            for x in range(box.left(), box.right(), 3)
            for y in range(box.top(), box.bottom(), 2)
        )
        assert worst >= 4.5, (token, box)


def test_contrast_is_wcags() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#ffffff", "#777777") == contrast("#777777", "#ffffff")


def test_all_colors_are_colors() -> None:
    names = tokens.color_names()
    assert len(names) > 100
    for look in tokens.INKS.values():
        for name in names:
            assert re.fullmatch(r"#[0-9a-f]{6}", getattr(look, name)), name


# what people without red or green cones see (Viénot, Brettel, Mollon 1999), in linear light
BLIND = {
    "protan": ((0.1124, 0.8876, 0.0), (0.1124, 0.8876, 0.0), (0.004, -0.004, 1.0)),
    "deutan": ((0.2928, 0.7072, 0.0), (0.2928, 0.7072, 0.0), (-0.0223, 0.0223, 1.0)),
}


def seen(color: str, matrix: tuple[tuple[float, ...], ...]) -> list[float]:
    linear = [(c / 255) ** 2.2 for c in channels(color)]
    mixed = [sum(m * c for m, c in zip(row, linear, strict=True)) for row in matrix]
    return [max(0.0, c) ** (1 / 2.2) for c in mixed]


@pytest.mark.parametrize("matrix", list(BLIND.values()), ids=list(BLIND))
@pytest.mark.parametrize("theme", list(tokens.INKS))
@pytest.mark.parametrize("one, other", [("home", "vis"), ("dia", "dot"), ("ok", "bad")])
def test_the_color_blind_palette_tells_pairs_apart(
    matrix: tuple[tuple[float, ...], ...], theme: str, one: str, other: str
) -> None:
    look = tokens.ink_for(theme, True)
    a, b = seen(getattr(look, one), matrix), seen(getattr(look, other), matrix)
    assert sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5 > 0.3


def test_equal_looks_are_one_object() -> None:
    assert tokens.ink_for("den", False, "#1f4e8c") is tokens.ink_for("den", False, "#1f4e8c")
    assert theme_for(QSizeF(1280, 800)) == theme_for(QSizeF(1280, 800))
    assert theme_for(QSizeF(1280, 800)) != theme_for(QSizeF(1280, 800), Wishes("daylight"))


def test_a_look_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        tokens.DEN.panel = "#000000"  # type: ignore[misc]


@pytest.mark.parametrize("home, visitors", list(combinations(tokens.TEAM_COLORS.values(), 2)))
def test_team_colors_go_together_or_say_why_not(home: str, visitors: str) -> None:
    fault = tokens.team_fault(home, visitors)
    assert fault is None or fault.endswith(".")
    assert contrast(tokens.text_over(home), home) >= 4.5


def test_every_team_color_has_someone_to_play() -> None:
    colors = list(tokens.TEAM_COLORS.values())
    for color in colors:
        assert sum(tokens.team_fault(color, other) is None for other in colors) >= 4


@pytest.mark.parametrize(
    "home, visitors, words",
    [
        ("#1f4e8c", "#1f4e8c", "too much alike"),
        ("#1f4e8c", "#24528c", "too much alike"),
        ("#7c7c7c", "#a8322a", "Home's color is too pale"),
        ("#a8322a", "#7c7c7c", "The visitors' color is too pale"),
        ("#f4e000", "#a8322a", "Home's color is lost on the paper"),
    ],
)
def test_team_colors_that_do_not_work_are_told(home: str, visitors: str, words: str) -> None:
    fault = tokens.team_fault(home, visitors)
    assert fault is not None
    assert words in fault


def test_chosen_team_colors_are_worn_with_letters_that_read() -> None:
    theme = theme_for(QSizeF(1280, 800), Wishes(home_color="#6d1f3a", visitors_color="#26242a"))
    assert theme.ink.home == "#6d1f3a"
    assert contrast(theme.ink.vis_t, theme.ink.vis) >= 4.5
    blind = theme_for(QSizeF(1280, 800), Wishes(color_blind=True, home_color="#6d1f3a"))
    assert blind.ink.home == tokens.COLOR_BLIND["home"]


@pytest.mark.parametrize(
    "width, height, factor",
    [
        (1280, 800, 1.0),
        (1280, 720, 0.9),
        (640, 400, 0.9),
        (1920, 1080, 1.35),
        (3840, 2160, 2.5),
        (9000, 9000, 2.5),
        (2560, 800, 1.0),
    ],
)
def test_scale(width: float, height: float, factor: float) -> None:
    assert scale_factor(width, height) == pytest.approx(factor)


@pytest.mark.parametrize("role", list(tokens.FACES))
def test_no_type_is_under_twelve_pixels(qapp: object, role: str) -> None:
    small = Theme(k=0.9, text=0.9)
    assert small.type_px(role) >= 12
    assert small.font(role).pixelSize() >= 12
    assert Theme(text=1.3).type_px(role) >= 12


def test_text_scale_enlarges_type_and_not_lengths(qapp: object) -> None:
    plain, large = Theme(), Theme(text=1.3)
    assert large.font("body").pixelSize() > plain.font("body").pixelSize()
    assert large.px(40) == plain.px(40)


def test_times() -> None:
    still = tokens.times_for(1.0, True)
    moving = {name for name in tokens.Times.__annotations__ if getattr(still, name) != 0}
    assert moving == {"notice"}


def test_times_under_reduced_motion_leave_time_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "STILL", frozenset({"read", "banner"}))
    tokens.times_for.cache_clear()
    still, quick = tokens.times_for(1.0, True), tokens.times_for(2.0, True)
    assert (still.read, still.banner) == (tokens.TIMES.read, tokens.TIMES.banner)
    assert quick.read == tokens.TIMES.read // 2
    assert still.slide == 0


def test_times_follow_the_speed() -> None:
    assert tokens.times_for(2.0, False).slide == tokens.TIMES.slide // 2
    assert tokens.times_for(0.5, False).slide == tokens.TIMES.slide * 2


def test_preferences_become_wishes() -> None:
    prefs = replace(Preferences(), theme="daylight", text_scale=1.15, reduced_motion=True)
    wishes = wishes_of(prefs)
    theme = theme_for(QSizeF(1280, 800), wishes)
    assert (theme.name, theme.text, theme.reduced, theme.dark) == ("daylight", 1.15, True, False)


# fonts


def test_the_shipped_fonts_are_used(qapp: object) -> None:
    families = fonts.families()
    assert families == fonts.Families("Fjalla One", "Source Sans Pro", True)
    assert QFontInfo(Theme().font("title")).family() == "Fjalla One"
    for role in ("body", "status", "yard-name"):
        info = QFontInfo(Theme().font(role))
        assert (info.family(), info.exactMatch()) == ("Source Sans Pro", True)


@pytest.mark.parametrize("name", fonts.FALLBACKS["display"])
def test_each_display_fallback_stands_in(qapp: object, tmp_path: Path, name: str) -> None:
    found = fonts.choose(tmp_path, lambda: [name, "DejaVu Sans"])
    assert found == fonts.Families(name, "DejaVu Sans", False)


def test_the_first_fallback_wins(qapp: object, tmp_path: Path) -> None:
    found = fonts.choose(tmp_path, lambda: ["Arial", "Lato", "DejaVu Sans Condensed", "Oswald"])
    assert (found.display, found.text) == ("Oswald", "Lato")


def test_without_any_font_qts_own_stands_in(qapp: object, tmp_path: Path) -> None:
    assert fonts.choose(tmp_path, list) == fonts.Families("", "", False)


def test_a_broken_font_file_is_passed_over(qapp: object, tmp_path: Path) -> None:
    for names in fonts.FILES.values():
        for name in names:
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).write_bytes(b"no font")
    assert not fonts.choose(tmp_path, lambda: ["Lato"]).shipped


def test_pencil_and_dice_have_their_own_faces(qapp: object) -> None:
    assert QFontInfo(Theme().font("pencil")).family() == "Caveat"
    assert QFontInfo(Theme().font("die-face")).family() == "Alfa Slab One"


def test_without_its_file_handwriting_is_slanted_text(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts.families()
    for role in fonts.ON_DEMAND:
        monkeypatch.setitem(fonts.ON_DEMAND, role, "nowhere/none.ttf")
    fonts.family_of.cache_clear()
    assert fonts.family_of("hand") == ("Source Sans Pro", True)
    assert fonts.family_of("slab") == ("Fjalla One", False)
    fonts.family_of.cache_clear()


FONT_FOLDERS = ["fjalla-one", "source-sans-pro", "caveat", "alfa-slab-one"]


@pytest.mark.parametrize("folder", FONT_FOLDERS)
def test_each_font_has_its_license_and_source(folder: str) -> None:
    place = paths.assets("fonts", folder)
    license_text = (place / "LICENSE.txt").read_text()
    assert license_text.startswith("Copyright")
    if folder != "caveat":
        assert "Reserved Font Name" in license_text.splitlines()[0]
    assert "SIL OPEN FONT LICENSE Version 1.1" in license_text
    assert (place / "SOURCE.md").read_text().strip()
    assert (paths.assets("textures") / "SOURCE.md").read_text().strip()


def test_colors_live_in_the_token_modules() -> None:
    ui = Path(tokens.__file__).parent
    for path in ui.rglob("*.py"):
        if not path.name.endswith("tokens.py"):
            assert not re.search(r"#[0-9a-fA-F]{6}\b", path.read_text()), path
