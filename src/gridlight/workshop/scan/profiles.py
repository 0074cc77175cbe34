"""Gray levels along a line across a card: their peaks, and where the card's edge is."""

from __future__ import annotations

import numpy as np

from gridlight.workshop.scan.frame import Plane

STEP = 20.0  # gray levels between a card and what is beside it
ALIKE = 0.6  # of the steepest step, at which another one is a card's edge as well
BESIDE = 8  # pixels inwards from a step at which a line may be another edge


def peak(profile: Plane) -> tuple[float, float]:
    """Place and height of the highest point, between the pixels."""
    k = int(np.argmax(profile))
    if 0 < k < profile.size - 1:
        a, b, c = (float(v) for v in profile[k - 1 : k + 2])
        bow = a - 2.0 * b + c
        return k + (0.5 * (a - c) / bow if bow else 0.0), b
    return float(k), -1.0


def nearest_peak(profile: Plane) -> tuple[float, float]:
    """The peak nearest to the middle of those that are half as high as the highest."""
    inner = profile[1:-1]
    peaks = (inner >= profile[:-2]) & (inner > profile[2:]) & (inner > 0.5 * inner.max())
    if not peaks.any():
        return peak(profile)
    places = np.nonzero(peaks)[0] + 1
    k = int(places[np.argmin(np.abs(places - (profile.size - 1) / 2.0))])
    at, height = peak(profile[k - 1 : k + 2])
    return k - 1 + at, height


def edge_in(profile: Plane) -> float | None:
    """Where a profile from outside in steps from one level to another, or has a line.

    Of several it is the innermost: outside of it is the sheet that the card wasn't cut from.
    """
    import cv2

    smooth = cv2.GaussianBlur(profile[None, :], (0, 0), 2.0)[0]
    third = profile.size // 3
    levels = float(np.median(profile[:third])), float(np.median(profile[-third:]))
    if abs(levels[0] - levels[1]) > STEP:
        at = _innermost_step(smooth)
        line = _line_in(smooth[round(at) + BESIDE :]) if at is not None else None
        return at if at is None or line is None else round(at) + BESIDE + line
    return _line_in(smooth)


def _innermost_step(smooth: Plane) -> float | None:
    """The last of the places at which a profile changes nearly as much as anywhere."""
    slope = np.abs(np.gradient(smooth)).astype(np.float32)
    _, highest = peak(slope)
    if highest <= 0.0:
        return None
    inner = slope[1:-1]
    peaks = (inner >= slope[:-2]) & (inner > slope[2:]) & (inner > ALIKE * highest)
    last = 1 + int(np.flatnonzero(peaks)[-1]) if peaks.any() else int(np.argmax(slope))
    low = max(0, last - 1)
    return low + peak(slope[low : last + 2])[0]


def _line_in(smooth: Plane) -> float | None:
    """Where a profile has a line, the one nearest to its middle."""
    if smooth.size < 3:
        return None
    apart = np.abs(smooth - np.median(smooth)).astype(np.float32)
    noise = float(np.median(apart))
    at, height = nearest_peak(apart)
    return at if height > max(4.0, 5.0 * noise) else None
