"""How the penalty die lies over games that are told: a play begins when it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.state import AllProState
from gridlight.games.foto_electric.state import FotoState
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.moves import TELL, Move
from gridlight.penalties.fit import Fit
from gridlight.penalties.fits.all_pro import AllProFit
from gridlight.penalties.fits.foto_electric import FotoFit
from gridlight.penalties.fits.kinds import KICK, PASS, RUN
from gridlight.penalties.fits.pegskin import PegskinFit
from gridlight.session.referee_mode import telling
from gridlight.session.referee_mode.game import ToldGame

_KICKED = frozenset({telling.KICKOFF, telling.PUNT, telling.FIELD_GOAL})
_PASSED = frozenset({telling.PASS, telling.SCREEN})
_LINED_UP = frozenset({Phase.KICKOFF_SETUP, Phase.SETUP_OFFENSE})


def _kind_told(order: Move) -> str:
    kind = next(iter(order.args), "")
    if kind in _KICKED:
        return KICK
    return PASS if kind in _PASSED else RUN


class ToldFotoFit(FotoFit):
    """Foto-Electric with an own light box."""

    @classmethod
    def of(cls, game: Any) -> ToldFotoFit:
        """How it lies over this game, whose penalty sectors are spun again (FE-27)."""
        wheels = game.spinners.passing_over("penalty")
        return cls(game.over(game.base.with_spinners(wheels)))

    def over(self, game: Any) -> ToldFotoFit:
        """The same over another game of the kind."""
        return ToldFotoFit(game)

    def begins(self, state: FotoState, order: Move) -> str:
        """The light has shown a play, or something is kicked."""
        return _kind_told(order) if order.verb == TELL else super().begins(state, order)


class ToldAllProFit(AllProFit):
    """All-Pro with an own board."""

    def over(self, game: Any) -> ToldAllProFit:
        """The same over another game of the kind."""
        return ToldAllProFit(game)

    def begins(self, state: AllProState, order: Move) -> str:
        """A play or a kick from where the sides line up, the die for the point."""
        if order.verb == "try":
            return KICK
        if state.phase not in _LINED_UP:
            return ""
        if order.verb == TELL:
            return _kind_told(order)
        return KICK if order.verb in _KICKED else ""


class ToldPegskinFit(PegskinFit):
    """Pegskin with an own board."""

    def over(self, game: Any) -> ToldPegskinFit:
        """The same over another game of the kind."""
        return ToldPegskinFit(game)

    def begins(self, state: PegskinState, order: Move) -> str:
        """A play that is told, or a kick."""
        return _kind_told(order) if order.verb == TELL else super().begins(state, order)


def told_fit(game: ToldGame[Any]) -> Fit[Any]:
    """How the layer lies over a game that is told."""
    fits: dict[str, Callable[[Any], Fit[Any]]] = {
        "foto-electric": ToldFotoFit.of,
        "all-pro": ToldAllProFit.of,
        "pegskin": ToldPegskinFit.of,
    }
    return fits[game.name](game)
