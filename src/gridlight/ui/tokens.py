"""Every color, size and time that the window is made of, by name."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gridlight.kernel.language import tr
from gridlight.ui.board_tokens import BoardDaylight, BoardInk, BoardTimes
from gridlight.ui.contrast import contrast, difference


class Ink(BoardInk):
    """The colors of one theme as `#rrggbb`, and its alphas (0–255) and gains.

    A plain class whose variants are subclasses: nothing is generated for it at start. One object
    for each look, so that comparing and hashing cost nothing.
    """

    __slots__ = ()

    # table and light
    table_dark: str = "#1c100a"
    table_mid: str = "#3a2113"
    table_light: str = "#5a3720"
    lamp: str = "#ffce8a"
    vig: str = "#050201"
    dim_mid: str = "#f0e2d0"
    dim_far: str = "#cfb598"
    text_on_table: str = "#f4e4c6"
    mut_on_table: str = "#ecd6b2"
    # bars
    bar: str = "#140b07"
    bar_top: str = "#1e130b"
    bar_line: str = "#5b3a22"
    bar_text: str = "#f2e3c8"
    bar_mut: str = "#c2a683"
    # printed card
    panel: str = "#efe2c4"
    panel2: str = "#e2d1ac"
    panel_edge: str = "#c7b186"
    panel_text: str = "#2a1c10"
    panel_mut: str = "#442f1c"
    panel_shine: str = "#ffffff"
    field_paper: str = "#f8efd8"
    rule: str = "#cdb98f"
    ok: str = "#124a2b"
    bad: str = "#7a150f"
    accent: str = "#e8a33d"
    accent_hi: str = "#f7c46c"
    accent_d: str = "#c47c1c"
    accent_ink: str = "#2a1706"
    focus: str = "#ffc45c"
    focus_edge: str = "#120a07"
    # dark tiles lying on the table
    tile: str = "#140b07"
    tile_line: str = "#7a5433"
    # scoreboard
    board: str = "#16392c"
    board_d: str = "#0d251c"
    board_edge: str = "#d9c48f"
    board_text: str = "#f6ecd2"
    board_mut: str = "#c9c39f"
    drum: str = "#15110d"
    drum_mid: str = "#3c332a"
    drum_edge: str = "#8d7c5c"
    drum_text: str = "#fff3d6"
    dial_hi: str = "#fffaf0"
    dial: str = "#f1e6cc"
    dial_d: str = "#cdb88c"
    dial_text: str = "#1a120b"
    dial_dim: str = "#54452f"
    needle: str = "#e2492f"
    needle_d: str = "#8e2414"
    # field and teams
    turf: str = "#245830"
    turf2: str = "#1f4f2a"
    turf_line: str = "#f4f8ea"
    chain: str = "#ff8a1f"
    chain_d: str = "#a34c06"
    home: str = "#1f4e8c"
    home_t: str = "#ffffff"
    vis: str = "#a8322a"
    vis_t: str = "#ffffff"
    leather_hi: str = "#d88a4e"
    leather: str = "#9a5426"
    leather_d: str = "#54290f"
    lace: str = "#fff6e4"
    # case
    case_d: str = "#120a07"
    case_m: str = "#2c1810"
    case_l: str = "#5a3524"
    case_hi: str = "#c08a5e"
    brass: str = "#d8ac5c"
    brass_hi: str = "#f7e0a6"
    brass_d: str = "#7b5420"
    brass_ink: str = "#2a1706"
    jewel: str = "#ff6a2a"
    jewel_hi: str = "#ffd2a0"
    jewel_d: str = "#7a1e06"
    steel_hi: str = "#f4f2ec"
    steel: str = "#b9b4a8"
    steel_d: str = "#4d4a44"
    # light box
    unlit: str = "#0b1d17"
    lit: str = "#15472f"
    lit_hot: str = "#286c4a"
    path: str = "#fff6dc"
    glow: str = "#ffb84d"
    dia: str = "#0c4a2a"
    dia_rim: str = "#74dc9d"
    dot: str = "#8e1a1c"
    dot_rim: str = "#ff9f8f"
    yard: str = "#06140e"
    yard_txt: str = "#8fb8a1"
    yard_txt_lit: str = "#eaf7ee"
    # cards and slide
    card: str = "#184432"
    card_d: str = "#0f3124"
    card_edge: str = "#0a1f17"
    card_text: str = "#f6f1de"
    card_line: str = "#f2ecd4"
    num: str = "#f8c26a"
    back: str = "#e4d8ba"
    back_ink: str = "#0f4725"
    back_check: str = "#3a7a4d"
    slide: str = "#d9c9a2"
    slide_d: str = "#b39c6c"
    slide_text: str = "#3d2610"
    handle: str = "#7a1f18"
    handle_hi: str = "#c5513f"
    # box lids
    lid_ink: str = "#fbe9bd"
    lid_shade: str = "#1a0d05"
    lid_edge: str = "#f4e6c2"
    lid_green: str = "#0f3d2b"
    lid_green_hi: str = "#2a7a55"
    lid_green_d: str = "#072018"
    lid_red: str = "#b8481f"
    lid_red_hi: str = "#f08a35"
    lid_red_d: str = "#5c1d0c"
    lid_blue: str = "#155a73"
    lid_blue_hi: str = "#2f8aa3"
    lid_blue_d: str = "#0a2c3c"
    shade_in: str = "#dff3e6"
    shade: str = "#1f6a4c"
    shade_hi: str = "#6fb595"
    shade_d: str = "#0a3527"
    shade_rim: str = "#ffe9bd"
    peg_wood: str = "#c99a5c"
    peg_wood_hi: str = "#e8c48a"
    peg_hole: str = "#2a1608"
    peg_gold: str = "#e0b02c"
    peg_gold_hi: str = "#fff0a6"
    peg_gold_d: str = "#6e4e08"
    peg_red: str = "#d0342b"
    peg_red_hi: str = "#ffb0a0"
    peg_red_d: str = "#6a120e"
    pencil: str = "#e8a92e"
    pencil_hi: str = "#ffd977"
    pencil_d: str = "#a8700f"
    pencil_wood: str = "#f0d3a0"
    rubber: str = "#d9675c"
    leaf: str = "#7a1f1c"
    leaf_hi: str = "#a63a30"
    leaf_d: str = "#430d0b"
    leaf_pages: str = "#f2e7cb"
    bakelite: str = "#2c1810"
    bakelite_hi: str = "#8a6248"
    bakelite_d: str = "#0e0704"
    # the pool of black under things, and of white on them
    shadow: str = "#000000"
    shine: str = "#ffffff"
    # alphas and gains
    lamp_alpha: int = 92
    vig_alpha: int = 205
    spill_alpha: int = 135
    glow_gain: float = 1.0
    shadow_gain: float = 1.0
    tile_alpha: int = 120
    grain_alpha: int = 10


class _Daylight(BoardDaylight, Ink):
    __slots__ = ()

    table_dark = "#b98f5e"
    table_mid = "#d2ac78"
    table_light = "#e6c797"
    lamp = "#fff6e0"
    vig = "#6b4620"
    dim_mid = "#fffdf8"
    dim_far = "#f3e6cf"
    text_on_table = "#2b1a0a"
    mut_on_table = "#4a3117"
    bar = "#fbf5e8"
    bar_top = "#fffbf2"
    bar_line = "#cdb48b"
    bar_text = "#2b1d10"
    bar_mut = "#6b5036"
    panel = "#fffaf0"
    panel2 = "#f4ead4"
    panel_edge = "#d9c7a2"
    field_paper = "#ffffff"
    rule = "#e0d0ae"
    ok = "#155a31"
    accent = "#b4540a"
    accent_hi = "#c8651a"
    accent_d = "#8a3d03"
    accent_ink = "#ffffff"
    focus = "#b4540a"
    focus_edge = "#fffaf0"
    tile = "#fff7e6"
    tile_line = "#a37a48"
    board = "#1d5a45"
    board_d = "#164636"
    board_edge = "#f0e2bd"
    board_text = "#fff8e4"
    board_mut = "#dfe3c8"
    turf = "#2d7339"
    turf2 = "#296a34"
    turf_line = "#ffffff"
    chain = "#d95f00"
    chain_d = "#8a3a00"
    case_d = "#6d4424"
    case_m = "#a06a3a"
    case_l = "#c8935a"
    case_hi = "#f3d3a2"
    brass = "#d6a84f"
    unlit = "#1f4839"
    lit = "#2f7352"
    lit_hot = "#3f7f59"
    path = "#fffdf2"
    glow = "#ffdf8f"
    dia = "#0d4527"
    dia_rim = "#9af0ba"
    dot = "#a81f22"
    dot_rim = "#ffc2b6"
    yard = "#173a2c"
    yard_txt = "#dff0e5"
    yard_txt_lit = "#ffffff"
    card = "#23604a"
    card_d = "#1a4d3b"
    card_edge = "#123a2c"
    card_text = "#fffbec"
    num = "#ffe2ae"
    back = "#fffaee"
    back_ink = "#1a6238"
    back_check = "#2f7d4c"
    slide = "#efe3c4"
    slide_d = "#cdb88a"
    lid_green = "#1b5a43"
    lid_green_hi = "#3d9a70"
    lid_green_d = "#0e3a2a"
    lid_red = "#c85a26"
    lid_red_hi = "#f59b4a"
    lid_red_d = "#7a2c12"
    lid_blue = "#1d6d88"
    lid_blue_hi = "#48a3bb"
    lid_blue_d = "#0f4254"
    lamp_alpha = 120
    vig_alpha = 46
    spill_alpha = 56
    glow_gain = 0.72
    shadow_gain = 0.6
    tile_alpha = 150
    grain_alpha = 8


DEN = Ink()
DAYLIGHT = _Daylight()
INKS = {"den": DEN, "daylight": DAYLIGHT}

# blue against orange keeps its hue difference in every common color blindness
COLOR_BLIND = {
    "home": "#0b4f8a",
    "vis": "#9a4a00",
    "dia": "#0a3f6b",
    "dia_rim": "#a5d6ff",
    "dot": "#9c5a00",
    "dot_rim": "#ffd27a",
    "ok": "#0b4a80",
    "bad": "#7a3b00",
}


@lru_cache(maxsize=64)
def ink_for(
    theme: str, color_blind: bool, home: str | None = None, visitors: str | None = None
) -> Ink:
    """The colors of `theme` (`den`, `daylight`), the teams in their own colors if given.

    The color-blind palette has team colors of its own. Equal wishes give the same object.
    """
    over: dict[str, object] = {"__slots__": ()}
    if color_blind:
        over.update(COLOR_BLIND)
    else:
        for token, color in (("home", home), ("vis", visitors)):
            if color is not None:
                over.update({token: color, f"{token}_t": text_over(color)})
    variant: type[Ink] = type("Variant", (type(INKS[theme]),), over)
    return variant()


def color_names() -> tuple[str, ...]:
    """The names of all tokens that hold a color."""
    tokens = {**BoardInk.__annotations__, **Ink.__annotations__}
    return tuple(name for name, kind in tokens.items() if kind == "str")


class Space:
    """Lengths in logical pixels at 100 %."""

    __slots__ = ()

    hair: float = 1
    s0: float = 2
    s1: float = 4
    s2: float = 8
    s3: float = 12
    s4: float = 16
    s5: float = 24
    s6: float = 32
    s7: float = 48
    r_drum: float = 4
    r_field: float = 4
    r_paper: float = 6
    r_card: float = 7
    r_panel: float = 10
    r_tile: float = 12
    r_board: float = 14
    r_case: float = 22
    bar: float = 40
    status: float = 44
    column: float = 352
    plank: float = 134
    icon: float = 19
    focus: float = 2.5
    control: float = 36


SPACE = Space()


class Face(NamedTuple):
    """One role of type: family (`fonts`), pixels at 100 %, weight, tracking in pixels."""

    family: str
    px: float
    weight: int = 400
    track: float = 0.0


FACES = {
    "title": Face("display", 44, 400, 4),
    "lid": Face("display", 43, 400, 2.4),
    "drum-xl": Face("display", 43),
    "drum-lg": Face("display", 33),
    "drum-md": Face("display", 29),
    "heading": Face("display", 23, 400, 1.5),
    "slide-label": Face("display", 21, 400, 4),
    "endzone": Face("display", 21, 400, 7),
    "card-number": Face("display", 19),
    "object": Face("display", 18, 400, 1.4),
    "bar-title": Face("display", 17, 400, 0.6),
    "button": Face("display", 18, 400, 0.8),
    "plate": Face("display", 16, 400, 3.6),
    "tag": Face("display", 16, 400, 0.8),
    "team": Face("display", 16, 400, 1.4),
    "caps": Face("display", 15, 400, 1.0),
    "dial": Face("display", 14),
    "yard-number": Face("display", 16, 400, 4),
    "card-name": Face("display", 12, 400, 0.2),
    "back-letter": Face("display", 20),
    "status": Face("text", 17, 600),
    "lead": Face("text", 17, 400),
    "lead-strong": Face("text", 17, 600),
    "body": Face("text", 14, 400),
    "body-strong": Face("text", 14, 600),
    "bar-item": Face("text", 14, 600),
    "field-label": Face("text", 15, 600),
    "small": Face("text", 13, 400),
    "small-strong": Face("text", 13, 600),
    "caption": Face("text", 13, 600, 1.0),
    "yard": Face("text", 12, 600),
    "yard-name": Face("text", 12, 700, 0.6),
    "pencil": Face("hand", 25, 600),
    "die-face": Face("slab", 30),
}

SMALLEST_PX = 12.0

TEAM_COLORS = {
    tr("Blue"): "#1f4e8c",
    tr("Red"): "#a8322a",
    tr("Purple"): "#5b2f86",
    tr("Orange"): "#a8480c",
    tr("Teal"): "#0e5e6c",
    tr("Maroon"): "#6d1f3a",
    tr("Black"): "#26242a",
    tr("Slate"): "#4a5766",
}
"""The colors that a team may wear: each carries white letters and stands out on paper."""


class Shade(NamedTuple):
    """A soft shadow: blur sigma, offset and the alpha of black (0–255)."""

    sigma: float
    dx: float
    dy: float
    alpha: int


SHADES = {
    "contact": (Shade(3, 0, 2, 110),),
    "paper": (Shade(16, 0, 10, 120), Shade(3, 0, 2, 110)),
    "board": (Shade(18, 0, 12, 130), Shade(3, 0, 2, 110)),
    "case": (Shade(26, 0, 18, 200), Shade(5, 0, 4, 190)),
    "card": (Shade(8, -3, 3, 130),),
    "slide": (Shade(12, 0, 10, 170),),
    "knob": (Shade(2, 0, 2, 130),),
    "lid": (Shade(26, 6, 22, 220), Shade(5, 2, 5, 190)),
}


class Times(BoardTimes):
    """Lengths of animations in milliseconds; all nothing under reduced motion."""

    __slots__ = ()

    hover: int = 90
    press: int = 60
    card_lift: int = 140
    deal: int = 220
    deal_stagger: int = 30
    card_to_box: int = 320
    light_on: int = 420
    house_down: int = 350
    house_up: int = 500
    slide: int = 1600
    slide_settle: int = 250
    stop_pulse: int = 260
    drum_roll: int = 300
    dial: int = 280
    marker: int = 450
    curtain: int = 240
    spin: int = 2400
    coin: int = 1300
    front: int = 180
    read: int = 1400
    banner: int = 2600
    notice: int = 8000


TIMES = Times()
STILL = frozenset({"read", "banner", "notice"})  # time to read, which motion has no part in


@lru_cache(maxsize=16)
def times_for(speed: float, reduced: bool) -> Times:
    """The times at `speed` (2 is twice as fast); under reduced motion nothing moves.

    Time to read is no movement and stays, and how long a notice stands at every speed.
    """
    over: dict[str, object] = {"__slots__": ()}
    for name in (*BoardTimes.__annotations__, *Times.__annotations__):
        if name != "notice":
            still = reduced and name not in STILL
            over[name] = 0 if still else round(getattr(TIMES, name) / speed)
    variant: type[Times] = type("Variant", (Times,), over)
    return variant()


def text_over(ground: str) -> str:
    """White or the panel's ink, whichever reads better on `ground`."""
    return max(("#ffffff", DEN.panel_text), key=lambda ink: contrast(ink, ground))


LEAST_DIFFERENCE = 24.0


def team_fault(home: str, visitors: str) -> str | None:
    """One sentence on why two team colors can't stand together, or nothing.

    Each must carry its own letters at 4.5:1 and stand apart from the other by hue or light.
    """
    if contrast(text_over(home), home) < 4.5:
        return tr("Home's color is too pale for the letters on it; choose a deeper one.")
    if contrast(text_over(visitors), visitors) < 4.5:
        return tr("The visitors' color is too pale for the letters on it; choose a deeper one.")
    if contrast(DEN.panel2, home) < 3:
        return tr("Home's color is lost on the paper; choose a deeper one.")
    if contrast(DEN.panel2, visitors) < 3:
        return tr("The visitors' color is lost on the paper; choose a deeper one.")
    if difference(home, visitors) < LEAST_DIFFERENCE:
        return tr("The two colors are too much alike; choose another for one team.")
    return None
