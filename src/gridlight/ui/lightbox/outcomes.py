"""What the cards showed, in a few words of football."""

from __future__ import annotations

from gridlight.cards.margin import TOO_CLOSE, WIDE, Magnified
from gridlight.cards.result import Outcome, Result
from gridlight.kernel.language import figure, tr, trn

STOPS = {
    Outcome.TACKLE: tr("Tackled"),
    Outcome.OUT_OF_BOUNDS: tr("Out of bounds"),
    Outcome.DOWN: tr("Down", "the man with the ball"),
}
LOST = {
    Outcome.FUMBLE: tr("Fumble"),
    Outcome.INTERCEPTION: tr("Intercepted"),
}


def short_outcome(result: Result) -> tuple[str, str]:
    """What happened, and the gain or where: `("Tackled", "+9")`, `("Fumble", "at +4")`."""
    if result.outcome is Outcome.TOUCHDOWN:
        return tr("Touchdown"), tr("all the way", "short, under a picture")
    if result.outcome is Outcome.INCOMPLETE:
        return tr("Incomplete"), tr("no gain", "short, under a picture")
    yards = result.yards if result.yards is not None else result.at_yards or 0
    if result.outcome in LOST:
        return LOST[result.outcome], tr("at {yards}", yards=signed(yards))
    caught = result.catch_yards is not None
    word = tr("Caught") if caught and result.outcome is Outcome.TACKLE else STOPS[result.outcome]
    return word, signed(yards) if yards else tr("no gain", "short, under a picture")


def gained(result: Result) -> bool:
    """Whether a play came out well for the offense: forward, and the ball kept."""
    if result.outcome is Outcome.TOUCHDOWN:
        return True
    return result.outcome in STOPS and (result.yards or 0) > 0


def signed(yards: int) -> str:
    """Yards with their sign, the minus typographic."""
    return f"{yards:+d}".replace("-", "−") if yards else tr("the line")


def alignment_name(alignment: float) -> str:
    """How far the defense lies off the offense: `2 left`, `even`, `3 right`."""
    if abs(alignment) < 1e-6:
        return tr("even", "the place of a card")
    steps = (
        f"{abs(alignment):g}" if float(alignment).is_integer() else figure(abs(alignment), ".2f")
    )
    if alignment < 0:
        return tr("{steps} left", steps=steps)
    return tr("{steps} right", steps=steps)


def close_look(look: Magnified, result: Result) -> str:
    """One sentence on how clear the deciding place is."""
    if look.margin >= WIDE or not look.covering:
        return tr("Nothing comes within a yard of covering it.")
    diamond = look.covering[0].kind == "diamond"
    many = len(look.covering)
    if result.markers and set(look.covering) == set(result.markers):
        return _covers(many, diamond=diamond, star=result.outcome is Outcome.INTERCEPTION)
    if diamond:
        return trn(
            "The nearest diamond leaves light beside the line.",
            "The nearest diamonds together leaves light beside the line.",
            many,
        )
    return trn(
        "The nearest dot leaves light beside the line.",
        "The nearest dots together leaves light beside the line.",
        many,
    )


def _covers(many: int, *, diamond: bool, star: bool) -> str:
    if diamond and star:
        return trn("The diamond covers the star.", "The diamonds together cover the star.", many)
    if star:
        return trn("The dot covers the star.", "The dots together cover the star.", many)
    if diamond:
        return trn(
            "The diamond covers the line’s full width.",
            "The diamonds together cover the line’s full width.",
            many,
        )
    return trn(
        "The dot covers the line’s full width.",
        "The dots together cover the line’s full width.",
        many,
    )


def margin_words(look: Magnified) -> str:
    """The margin in yards and in millimeters on the printed card."""
    if look.margin >= WIDE:
        return tr("Margin over {yards:g} yard ({mm:.1f} mm)", yards=WIDE, mm=look.tenths / 10)
    return tr(
        "Margin {margin:.2f} yards on the card ({mm:.2f} mm)",
        margin=look.margin,
        mm=look.tenths / 10,
    )


def verdict(look: Magnified) -> str:
    """Whether an eye could tell."""
    if look.spot_margin is not None and look.spot_margin < TOO_CLOSE <= look.margin:
        return tr("Too close to call by eye: the spot lies {spot}.", spot=look.spot)
    if look.too_close:
        return tr("Too close to call by eye: under {yards:g} yards.", yards=TOO_CLOSE)
    return tr("Clear to the eye.")
