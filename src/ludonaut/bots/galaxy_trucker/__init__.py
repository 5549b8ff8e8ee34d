"""Galaxy Trucker: ships are built by a solver of their own and fly by search; what others have does not count."""

from __future__ import annotations

from ludonaut.bots.interface import Bot, Evaluation, Policy, Settings
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.kernel import Ask

from .evaluation import WEIGHTS, features, known
from .policy import weigh
from .review import review
from .solver import SOLVED, ShipSolver


def horizon(state: TruckerState, ask: Ask) -> int:
    """While building, what serves the ship of the moment best makes a worse one in the end: that is for the solver.
    From the launch on each card is played to its end."""
    return 0 if state.phase in ("build", "grab") else 99


def chapter(state: TruckerState) -> int | None:
    """Cards: with a new one the simulated flight knows as much as one that is played on. The next ship tells nothing of
    this flight."""
    return None if state.phase in ("build", "grab") else len(state.deck)


BOT = Bot(
    Evaluation(features, WEIGHTS, known, rivalry=0.0),
    Policy(weigh),
    Settings(candidates=1, irrevocable=frozenset(("finish", "give_up")), horizon=horizon, chapter=chapter),
    solver=ShipSolver,
    solved=SOLVED,
    review=review,
)
