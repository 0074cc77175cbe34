"""`gridlight deck lab`: how a deck plays once its whole game is solved."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from gridlight import paths
from gridlight.cli.lab_games import judged
from gridlight.cli.options import DONE
from gridlight.cli.output import print_json, progress
from gridlight.session.games import read_deck

if TYPE_CHECKING:
    from gridlight.coaches.balance import Figures
    from gridlight.coaches.foto.lab import CardUse, LabReport, Mix

LEAST_SHARE = 0.005
SPINNERS = "house"
_ORDINALS = ("1st", "2nd", "3rd", "4th")


def add(parts: Any) -> None:
    """Add `deck lab`."""
    lab = parts.add_parser("lab", help="how a deck plays at its best, and beside real football")
    lab.add_argument("deck", metavar="DECK", help="a bundled deck, a folder or a .deck file")
    lab.add_argument("--json", action="store_true", help="one JSON document")
    lab.add_argument(
        "--coach", metavar="NAME", help="what best answers gain on a coach’s last ten games"
    )
    lab.add_argument("--folder", metavar="DIR", help="another folder of saved games")
    lab.set_defaults(run=_lab, parser=lab)


def _lab(found: argparse.Namespace) -> int:
    deck = read_deck(found.deck)
    from gridlight.cards.spinners import read_spinners
    from gridlight.coaches.foto.lab import examine

    file = paths.cards("spinners", f"{SPINNERS}.json")
    spinners = read_spinners(file.read_bytes(), file.name)
    if found.coach is not None:
        return judged(found, deck, spinners)
    report = examine(deck, spinners, lambda what, done, most: progress(done, most, f"{what}  "))
    if found.json:
        print_json(_plain(report))
    else:
        print("\n".join(_lines(report)))
    return DONE


def _plain(report: LabReport) -> dict[str, Any]:
    from gridlight.coaches.foto.lab import base_rates
    from gridlight.kernel.codec import to_plain

    plain: dict[str, Any] = json.loads(json.dumps(to_plain(report)))
    plain["value"] = report.first_and_ten[20]
    plain["exploitability"] = report.certificate.exploitability
    plain["dominated"] = [card.card for card in report.dominated]
    plain["unused"] = [card.card for card in report.unused]
    for level in ("equilibrium", "people"):
        plain[level] = _figures_plain(getattr(report, level))
    plain["real_football"] = base_rates()
    return plain


def _figures_plain(figures: Figures) -> dict[str, Any]:
    from gridlight.coaches.balance import RUN_CLASSES
    from gridlight.kernel.codec import to_plain

    plain: dict[str, Any] = to_plain(figures)
    plain["completion_rate"] = plain.pop("completions")
    plain["interception_rate"] = plain.pop("interceptions")
    plain["fumble_rate"] = plain.pop("fumbles")
    shares = plain.pop("run_shares")
    plain["gains"] = dict(zip((name for name, _, _ in RUN_CLASSES), shares, strict=True))
    return plain


def _lines(report: LabReport) -> list[str]:
    sections = (_worths, _certified, _mixtures, _cards, _football, _heat, _print)
    return [line for section in sections for line in (*section(report), "")][:-1]


def _worths(report: LabReport) -> list[str]:
    spots = "  ".join(f"{spot}: {_points(worth)}" for spot, worth in report.first_and_ten.items())
    kicks = report.kickoffs
    return [
        f"{report.deck}: what first and ten is worth, by yards from the own goal line",
        f"  {spots}",
        f"  a touchdown {_points(report.touchdown)}, a deep kick-off {_points(kicks['deep'])},"
        f" an on-side kick {_points(kicks['onside'])} to its own side",
    ]


def _certified(report: LabReport) -> list[str]:
    found = report.certificate
    return [
        f"Exploitability: nobody gains more than {found.exploitability:.6f} points in a whole game",
        f"  (best answers in {found.situations} situations; most in one play:"
        f" offense {found.offense:.1e}, defense {found.defense:.1e}, kicks {found.between:.1e})",
    ]


def _mixtures(report: LabReport) -> list[str]:
    lines = ["How both sides play at their best, in percent"]
    for mix in report.mixtures:
        aim = "goal" if mix.spot + mix.to_go >= 100 else str(mix.to_go)
        best = max(mix.calls, key=lambda call: mix.calls[call])
        call = "" if best == "play" else f", but {best} {_points(mix.calls[best])}"
        head = f"{_ORDINALS[mix.down - 1]} and {aim} on the {_yard_line(mix.spot)}"
        lines.append(f"  {head}: a play {_points(mix.value)}{call}")
        lines += [f"    {words}" for words in _sides(mix)]
    return lines


def _sides(mix: Mix) -> list[str]:
    return [
        f"offense {_shares(mix.offense)};  at {_shares(mix.places)}",
        f"defense {_shares(mix.defense)};  alignments {_shares(mix.alignments)}",
    ]


def _cards(report: LabReport) -> list[str]:
    lines = ["Use of the cards over whole games, and at most in any situation, in percent"]
    for card in report.cards:
        lines.append(
            f"  {card.card:>2} {card.name:<20} {100 * card.use:5.1f} {100 * card.most:6.1f}"
            f"{_remark(card)}"
        )
    names = ", ".join(card.card for card in report.dominated) or "none"
    unused = ", ".join(card.card for card in report.unused) or "none"
    return [*lines, f"  dominated: {names};  never used: {unused}"]


def _remark(card: CardUse) -> str:
    if card.dominated_by:
        return f"   never better than {', '.join(card.dominated_by)}"
    return f"   short by {card.short:.3f} points at best" if card.most < 0.001 else ""


def _football(report: LabReport) -> list[str]:
    from gridlight.coaches.balance import BANDS, RUN_CLASSES
    from gridlight.coaches.foto.lab import base_rates, gains_beside

    real = base_rates()
    lines = [
        f"Beside real football, over {report.games} games of each kind",
        f"  {'':<26}{'at its best':>12}{'as people':>12}{'wanted':>18}{'real':>9}",
    ]
    for key, band in BANDS.items():
        best, people = getattr(report.equilibrium, key), getattr(report.people, key)
        wanted = f"{_number(band.low, band.unit)} to {_number(band.high, band.unit)}"
        known = _number(real["figures"][key], band.unit) if key in real["figures"] else "–"
        lines.append(
            f"  {band.name:<26}{_number(best, band.unit):>12}{_number(people, band.unit):>12}"
            f"{wanted:>18}{known:>9}"
        )
    for number, (name, _, _) in enumerate(RUN_CLASSES):
        best, people = report.equilibrium.run_shares[number], report.people.run_shares[number]
        shown = f"runs of {name}" if name[0].isdigit() else f"runs: {name}"
        lines.append(f"  {shown:<26}{_number(best, '%'):>12}{_number(people, '%'):>12}")
    beside = zip(gains_beside(report.equilibrium), gains_beside(report.people), strict=True)
    for (name, sharp, counted), (_, usual, _) in beside:
        numbers = f"{_number(sharp, '%'):>12}{_number(usual, '%'):>12}"
        lines.append(f"  {f'runs for {name}':<26}{numbers}{_number(counted, '%'):>27}")
    return [*lines, f"  real football: {real['source']}"]


def _heat(report: LabReport) -> list[str]:
    lines = ["All results; alignment −3 to +3, worth in points on first and ten on the own 30"]
    for start in range(0, len(report.results), 7):
        row = report.results[start : start + 7]
        shown = "".join(f"{_brief(cell.result)} {cell.worth:+.1f} ".rjust(11) for cell in row)
        lines.append(f"  {row[0].offense:>2} {row[0].defense} {shown}".replace("-", "−").rstrip())
    return [*lines, "  t tackle, f fumble, x incomplete, i interception, o out of bounds, TD"]


def _print(report: LabReport) -> list[str]:
    lines = ["If print or hand is off"]
    for disturbance in report.disturbances:
        flips = disturbance.flips
        lines.append(f"  {disturbance.what}: {len(flips)} of {len(report.results)} results flip")
        lines += [
            f"    {flip.offense} against {flip.defense} at {flip.alignment:+d}:"
            f" {flip.was}, then {flip.became}".replace("-", "−")
            for flip in flips[:5]
        ]
    return lines


_BRIEF = {"tackle": "t", "fumble": "f", "interception": "i", "out of bounds": "o", "down": "d"}


def _brief(result: str) -> str:
    if result in ("touchdown", "incomplete"):
        return "TD" if result == "touchdown" else "x"
    outcome, _, yards = result.rpartition(" ")
    return f"{_BRIEF[outcome]}{yards}"


def _shares(chances: dict[str, float]) -> str:
    used = [(name, chance) for name, chance in chances.items() if chance >= LEAST_SHARE]
    return " ".join(f"{name}:{100 * chance:.0f}" for name, chance in used)


def _yard_line(spot: int) -> str:
    if spot == 50:
        return "50"
    return f"own {spot}" if spot < 50 else f"other {100 - spot}"


def _number(value: float, unit: str) -> str:
    return f"{100 * value:.1f} %" if unit == "%" else f"{value:.2f}"


def _points(worth: float) -> str:
    return f"{worth:+.2f}".replace("-", "−")
