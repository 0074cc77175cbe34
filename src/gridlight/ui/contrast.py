"""How far apart two colors are: WCAG contrast, mixing, perceived difference. Plain arithmetic."""

from __future__ import annotations

Rgb = tuple[int, int, int]


def channels(color: str) -> Rgb:
    """The three channels of `#rrggbb`, 0–255."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def luminance(color: str) -> float:
    """WCAG 2 relative luminance, 0 (black) to 1 (white)."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.03928 else float(((c + 0.055) / 1.055) ** 2.4)

    r, g, b = (linear(c) for c in channels(color))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """WCAG 2 contrast ratio of two colors, 1 to 21."""
    a, b = sorted((luminance(one), luminance(other)), reverse=True)
    return (a + 0.05) / (b + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """`one` with `share` (0–1) of `other` in it."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def difference(one: str, other: str) -> float:
    """How far apart two colors look (CIE 1976 ΔE): under 10 alike, over 20 plainly not."""
    pairs = zip(_lab(one), _lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _lab(color: str) -> tuple[float, float, float]:
    r, g, b = (((c / 255 + 0.055) / 1.055) ** 2.4 for c in channels(color))
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
