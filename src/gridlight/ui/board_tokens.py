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
    # the drilled board, its frame and gauges
    plank: str = "#95592c"
    plank_hi: str = "#b8783c"
    plank_lo: str = "#6e3f1c"
    bore: str = "#1e0f06"
    bore_rim: str = "#e6b780"
    stain: str = "#140602"
    ruler_text: str = "#fbf4e2"
    peg_line: str = "#f7f2e6"
    peg_line_red: str = "#c0261f"
    rack_d: str = "#2a150a"
    rack: str = "#4d2a15"
    rack_hi: str = "#75461f"
    gauge_d: str = "#543319"
    gauge: str = "#6e4424"
    gauge_hi: str = "#855730"
    gauge_text: str = "#fbf2dd"
    # pegs
    peg_band: str = "#f7f2e6"
    jet: str = "#24211f"
    jet_hi: str = "#8d8880"
    jet_d: str = "#060505"
    lens: str = "#ffd58a"
    lens_hi: str = "#fffbea"
    lens_d: str = "#ef9433"
    lens_edge: str = "#4a2a0c"
    # dice with letters
    die_blue: str = "#1f3f86"
    die_red: str = "#9c1f1a"
    die_black: str = "#1d1917"
    die_black_d: str = "#000000"
    dice_felt: str = "#27654a"
    dice_felt_d: str = "#12382a"
    felt_text: str = "#f5e8ce"
    felt_gold: str = "#f5da9a"
    # the Yardcard
    leaf_paper: str = "#f4ead1"
    leaf_paper_d: str = "#e9dbba"
    leaf_ink: str = "#2a2016"
    leaf_mut: str = "#5c4c34"
    leaf_rule: str = "#cbb98d"
    graphite: str = "#3a3836"
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
    plank = "#c58a4d"
    plank_hi = "#dca968"
    plank_lo = "#a56b34"
    bore = "#2e1808"
    bore_rim = "#ffe3b4"
    stain = "#5a300e"
    ruler_text = "#2b1a0a"
    peg_line = "#fffaf0"
    rack_d = "#7a4d28"
    rack = "#9c693b"
    rack_hi = "#c79259"
    gauge_d = "#5c3a20"
    gauge = "#744a2a"
    gauge_hi = "#8f6340"
    gauge_text = "#fff6e4"
    lens_edge = "#5a320c"
    dice_felt = "#2a6e4f"
    dice_felt_d = "#1f5b42"
    felt_text = "#fff8e6"
    felt_gold = "#ffe6a8"
    leaf_paper = "#fffaf0"
    leaf_paper_d = "#f6edda"
    leaf_rule = "#dccdab"
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
    hop: int = 110
    zoom: int = 240
    follow: int = 320
    shift: int = 620
    pencil: int = 400
