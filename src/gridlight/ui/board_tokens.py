"""The colors and times of boards with men, dice and a tray; `tokens` takes them in."""

from __future__ import annotations


class BoardInk:
    """What a board is printed and lit in, in the Den."""

    __slots__ = ()

    # men and dice as art
    man_blue: str = "#2a5fb4"
    man_blue_d: str = "#123066"
    man_red: str = "#c4392f"
    man_red_d: str = "#661510"
    man_rim: str = "#f6efdc"
    die: str = "#f6efdc"
    die_d: str = "#bdb193"
    pip: str = "#241a12"
    # the printed board
    rim: str = "#ecd9b0"
    rim_far: str = "#d8bf90"
    rim_edge: str = "#8d6d42"
    rim_ink: str = "#120b05"
    sod: str = "#276239"
    sod_hi: str = "#357a48"
    stripe: str = "#f3f0e2"
    zone_ink: str = "#f6efdc"
    zone_shade: str = "#08080a"
    board_lit: str = "#fffae8"
    board_shade: str = "#88644a"
    board_lamp: str = "#ffd078"
    # lines on it
    scrimmage: str = "#bee1ff"
    scrimmage_hi: str = "#e1f0ff"
    scrimmage_tab: str = "#9cc2ff"
    tab_ink: str = "#1a130c"
    make: str = "#ffc04f"
    make_d: str = "#8a5a12"
    band: str = "#1d140c"
    # light on squares
    legal: str = "#ffd27a"
    legal_low: str = "#ffb03a"
    legal_rim: str = "#ffe19a"
    beam: str = "#ffd68a"
    reach: str = "#bfe0ff"
    cost: str = "#fffaf0"
    cost_edge: str = "#3a2a12"
    chalk: str = "#f8efd8"
    # tags and tray
    tag: str = "#f8efd8"
    tag_ink: str = "#2a2016"
    tag_mut: str = "#5c4c34"
    complete: str = "#1e5a34"
    tray_felt: str = "#1f4a34"
    tray_felt_d: str = "#123524"
    # alphas
    board_shade_alpha: int = 255
    board_lamp_alpha: int = 51
    legal_gain: float = 1.0


class BoardDaylight:
    """What is otherwise by day."""

    __slots__ = ()

    rim = "#f7ecd2"
    rim_far = "#ecdcb6"
    rim_edge = "#b7965f"
    sod = "#3b8450"
    sod_hi = "#4d9a60"
    stripe = "#fffef6"
    board_lit = "#ffffff"
    board_shade = "#d8c6a4"
    board_lamp = "#fff1c8"
    scrimmage = "#d9efff"
    scrimmage_hi = "#ffffff"
    make = "#ffb224"
    legal = "#ffe08a"
    legal_low = "#ffc24a"
    legal_rim = "#fff3c0"
    beam = "#fff0b8"
    reach = "#d6ecff"
    cost = "#2a2016"
    cost_edge = "#fffaf0"
    tag = "#fffaf0"
    tray_felt = "#2f6a4c"
    tray_felt_d = "#245740"
    board_lamp_alpha = 60


class BoardTimes:
    """Lengths of a board's animations in milliseconds."""

    __slots__ = ()

    pick: int = 90
    step: int = 140
    flight: int = 520
    bounce: int = 480
    dice: int = 900
    breath: int = 1600
    tray: int = 260
    dice_stay: int = 500
