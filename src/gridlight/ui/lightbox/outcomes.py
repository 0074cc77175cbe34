"""What the cards showed, in a few words of football."""

from __future__ import annotations

from gridlight.cards.margin import TOO_CLOSE, WIDE, Magnified
from gridlight.cards.result import Outcome, Result

STOPS = {
    Outcome.TACKLE: "Tackled",
    Outcome.OUT_OF_BOUNDS: "Out of bounds",
    Outcome.DOWN: "Down",
}
LOST = {
    Outcome.FUMBLE: "Fumble",
    Outcome.INTERCEPTION: "Intercepted",
}


def short_outcome(result: Result) -> tuple[str, str]:
    """What happened, and the gain or where: `("Tackled", "+9")`, `("Fumble", "at +4")`."""
    if result.outcome is Outcome.TOUCHDOWN:
        return "Touchdown", "all the way"
    if result.outcome is Outcome.INCOMPLETE:
        return "Incomplete", "no gain"
    yards = result.yards if result.yards is not None else result.at_yards or 0
    if result.outcome in LOST:
        return LOST[result.outcome], f"at {signed(yards)}"
    caught = result.catch_yards is not None
    word = "Caught" if caught and result.outcome is Outcome.TACKLE else STOPS[result.outcome]
    return word, signed(yards) if yards else "no gain"


def gained(result: Result) -> bool:
    """Whether a play came out well for the offense: forward, and the ball kept."""
    if result.outcome is Outcome.TOUCHDOWN:
        return True
    return result.outcome in STOPS and (result.yards or 0) > 0


def signed(yards: int) -> str:
    """Yards with their sign, the minus typographic."""
    return f"{yards:+d}".replace("-", "−") if yards else "the line"


def alignment_name(alignment: float) -> str:
    """How far the defense lies off the offense: `2 left`, `even`, `3 right`."""
    if abs(alignment) < 1e-6:
        return "even"
    steps = f"{abs(alignment):g}" if float(alignment).is_integer() else f"{abs(alignment):.2f}"
    return f"{steps} {'left' if alignment < 0 else 'right'}"


def close_look(look: Magnified, result: Result) -> str:
    """One sentence on how clear the deciding place is."""
    what = "diamond" if look.covering and look.covering[0].kind == "diamond" else "dot"
    if len(look.covering) > 1:
        what = f"{what}s together"
    if look.margin >= WIDE or not look.covering:
        return "Nothing comes within a yard of covering it."
    if result.markers and set(look.covering) == set(result.markers):
        verb = "cover" if len(look.covering) > 1 else "covers"
        target = "the star" if result.outcome is Outcome.INTERCEPTION else "the line’s full width"
        return f"The {what} {verb} {target}."
    return f"The nearest {what} leaves light beside the line."


def margin_words(look: Magnified) -> str:
    """The margin in yards and in millimeters on the printed card."""
    if look.margin >= WIDE:
        return f"Margin over {WIDE:g} yard ({look.tenths / 10:.1f} mm)"
    return f"Margin {look.margin:.2f} yards on the card ({look.tenths / 10:.2f} mm)"


def verdict(look: Magnified) -> str:
    """Whether an eye could tell."""
    if look.spot_margin is not None and look.spot_margin < TOO_CLOSE <= look.margin:
        return f"Too close to call by eye: the spot lies {look.spot}."
    if look.too_close:
        return f"Too close to call by eye: under {TOO_CLOSE:g} yards."
    return "Clear to the eye."
