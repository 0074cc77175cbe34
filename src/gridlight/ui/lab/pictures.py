"""The lab with the bundled deck on its table, for pictures."""

from __future__ import annotations

from functools import cache

from gridlight.coaches.foto import lab as examining
from gridlight.coaches.foto.certificate import certify
from gridlight.coaches.foto.plan import GamePlan
from gridlight.coaches.foto.solution import solution_of
from gridlight.coaches.foto.study import Study
from gridlight.present.lab import LabDeck, weights_of
from gridlight.present.lab_games import games_page
from gridlight.session.games import DECK, read_deck
from gridlight.ui.lab.bench import LabBench, Opened, house_spinners
from gridlight.ui.lab.screen import LabScreen
from gridlight.ui.lab.tabs import MIXES
from gridlight.ui.theme import Wishes

LOOKED_AT = ("7", "F", 1)
SITUATION = (3, 64, 4)
EVERY, FEW = 2000, 1


class StillBench(LabBench):
    """A bench where everything is worked out already."""

    def list_decks(self) -> None:
        """The bundled deck alone."""
        self.listed.emit((LabDeck(read_deck().name, DECK),))

    def open(self, choice: str, known: Opened | None = None) -> None:
        """It is solved and examined."""
        if known is None:
            self.opened.emit(example())

    def look(self, study: Study, place: tuple[int, int, int]) -> None:
        """Look at once."""
        self.looked.emit(study.look(place))

    def judge(self, study: Study, who: str) -> None:
        """The example's games."""
        from gridlight.ui.records.tendencies_example import example_seen

        self.judged.emit(games_page(study.plan, example_seen(), who))


@cache
def example() -> Opened:
    """The bundled deck, solved, with the report that is known of it, or one of little work."""
    deck = read_deck()
    study = Study(GamePlan(deck, house_spinners(), solution_of(deck, house_spinners())))
    report = study.known_report() or _little_report(study)
    return Opened(DECK, deck, study, weights_of(study), report)


def _little_report(study: Study) -> examining.LabReport:
    plan = study.plan
    some = range(0, len(plan.solution.grid), EVERY)
    certificate = certify(plan.deck, plan.game, plan.solution, some=some)
    return examining.report_on(plan, certificate=certificate, games=FEW)


def lab(size: tuple[int, int], wishes: Wishes, sheet: str = "results") -> LabScreen:
    """The lab with a sheet open."""
    screen = LabScreen(wishes, bench=StillBench())
    screen.resize(*size)
    screen.show()
    if sheet == MIXES:
        screen.mixes.set_place(SITUATION)
    screen.results.heat.look_at(*LOOKED_AT)
    screen.open_sheet(sheet)
    screen.results.box.finish()
    return screen
