"""The look of the window at one size: colors, lengths, type and times, ready to paint with."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QFont

from gridlight.present.preferences import Preferences
from gridlight.ui import fonts
from gridlight.ui.contrast import contrast, luminance, mixed
from gridlight.ui.tokens import (
    DEN,
    FACES,
    SMALLEST_PX,
    SPACE,
    TIMES,
    Ink,
    Space,
    Times,
    ink_for,
    team_fault,
    text_over,
    times_for,
)

__all__ = [
    "SPACE",
    "TIMES",
    "Theme",
    "Wishes",
    "contrast",
    "luminance",
    "mixed",
    "scale_factor",
    "team_fault",
    "text_over",
    "theme_for",
    "wishes_of",
]

BASE_WIDTH, BASE_HEIGHT = 1280.0, 800.0
LEAST_SCALE, MOST_SCALE = 0.9, 2.5
LARGEST_TEXT = 1.3
"""How much larger than usual type is drawn at most; beyond that whole screens grow (`loupe`)."""


def scale_factor(width: float, height: float) -> float:
    """How much larger than at 1280 × 800 everything is drawn, 0.9 to 2.5."""
    return max(LEAST_SCALE, min(MOST_SCALE, min(width / BASE_WIDTH, height / BASE_HEIGHT)))


@dataclass(frozen=True)
class Theme:
    """Named colors, lengths, type and times; equal themes paint equal pictures.

    `k` scales lengths, `k × text` scales type. Hashable: it is the key of painted pictures.
    """

    name: str = "den"
    ink: Ink = DEN
    k: float = 1.0
    text: float = 1.0
    times: Times = TIMES
    reduced: bool = False

    @property
    def dark(self) -> bool:
        """Whether this is the Den: the lamp screens, it doesn't wash."""
        return self.name == "den"

    @property
    def space(self) -> Space:
        """The named lengths at 100 %."""
        return SPACE

    def color(self, token: str, alpha: float | None = None) -> QColor:
        """The color of a token, at `alpha` 0–255."""
        made = QColor(getattr(self.ink, token))
        if alpha is not None:
            made.setAlpha(max(0, min(255, round(alpha))))
        return made

    def mix(self, one: str, other: str, share: float, alpha: float | None = None) -> QColor:
        """The color of token `one` with `share` of token `other` in it."""
        made = QColor(mixed(getattr(self.ink, one), getattr(self.ink, other), share))
        if alpha is not None:
            made.setAlpha(max(0, min(255, round(alpha))))
        return made

    def px(self, length: float) -> float:
        """A length at 100 % in logical pixels at this size."""
        return length * self.k

    def type_px(self, role: str) -> float:
        """The height of a role's type in logical pixels, never under 12."""
        return max(SMALLEST_PX, FACES[role].px * self.k * self.text)

    def font(self, role: str, px: float | None = None) -> QFont:
        """The font of a role of type (`tokens.FACES`), at `px` logical pixels if given."""
        face = FACES[role]
        size = self.type_px(role) if px is None else px
        family, slanted = fonts.family_of(face.family)
        return _font(family, size, face.weight, face.track / face.px, slanted)

    def spill(self) -> float:
        """The alpha of the light box's light on its surroundings."""
        return float(self.ink.spill_alpha)

    def at(self, k: float) -> Theme:
        """The same look at another scale."""
        return replace(self, k=k)


_FONTS: dict[tuple[str, float, int, float, bool], QFont] = {}
_FONTS_KEPT = 400


def _font(family: str, px: float, weight: int, track_share: float, slanted: bool) -> QFont:
    key = (family, round(px * 4) / 4, weight, track_share, slanted)
    kept = _FONTS.get(key)
    if kept is None:
        if len(_FONTS) > _FONTS_KEPT:
            _FONTS.clear()
        kept = QFont(family) if family else QFont()
        kept.setPixelSize(max(1, round(px)))
        kept.setWeight(QFont.Weight(weight))
        kept.setItalic(slanted)
        kept.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        if track_share:
            kept.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, px * track_share)
        _FONTS[key] = kept
    return QFont(kept)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the person wants of the look, apart from the window's size."""

    theme: str = "den"
    color_blind: bool = False
    text: float = 1.0
    speed: float = 1.0
    reduced: bool = False
    home_color: str | None = None
    visitors_color: str | None = None


def wishes_of(preferences: Preferences) -> Wishes:
    """What saved preferences say about the look."""
    return Wishes(
        theme=preferences.theme,
        color_blind=preferences.color_blind,
        text=preferences.text_scale,
        speed=preferences.speed,
        reduced=preferences.reduced_motion,
        home_color=preferences.home_color,
        visitors_color=preferences.visitors_color,
    )


def theme_for(size: QSizeF, wishes: Wishes | None = None) -> Theme:
    """The theme for a window of `size` logical pixels and the person's wishes."""
    wishes = wishes or Wishes()
    ink = ink_for(wishes.theme, wishes.color_blind, wishes.home_color, wishes.visitors_color)
    return Theme(
        name=wishes.theme,
        ink=ink,
        k=scale_factor(size.width(), size.height()),
        text=min(wishes.text, LARGEST_TEXT),
        times=times_for(wishes.speed, wishes.reduced),
        reduced=wishes.reduced,
    )
