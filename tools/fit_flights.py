"""Fit what corrects Galaxy Trucker's simulated flights: ships of all kinds are built and flown, simulated and played.

    python -m tools.fit_flights 3 --games 300

Two builders by policy, each with its own idea of what a ship needs, build side by side. Their ships fly through
shuffled cards, each as often ahead as behind. Least squares explain what they brought by what they brought in
simulation and by what they are made of. It prints the numbers of one level for `weights/flights.json`; keep them only
if ships that the search builds by them bring more in flights by the policy.
"""

from __future__ import annotations

from random import Random
from statistics import fmean

from tools.fit_evaluation import Row, solve
from tools.fit_ships import simulate
from tools.fitting import by, parser, play

from ludonaut.bots.galaxy_trucker.evaluation.correction import made_of
from ludonaut.bots.galaxy_trucker.evaluation.flights import Voyage
from ludonaut.bots.galaxy_trucker.evaluation.ships import ABILITIES, WEIGHTS
from ludonaut.games import find
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.kernel import Action, Match, Rng, Seat, record
from ludonaut.players.greedy import ByPolicy

GAME = find("galaxy_trucker")
NEED = {name: WEIGHTS[name] for name in ABILITIES}
FLIGHTS = 5
"""Flights of a pair of ships in each order."""
WIDE = 0.45
"""How far builders' valuations differ."""
HOLD = 0.01
"""How strongly simulated flights are believed."""


class Builder(ByPolicy):
    """A builder that values some abilities more than others do."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        rng = Random(seed)
        self.need = {name: _all(rng.lognormvariate(0.0, WIDE), old) for name, old in NEED.items()}

    def choose(self, seat: Seat) -> Action:
        WEIGHTS.update(self.need)
        action = super().choose(seat)
        WEIGHTS.update(NEED)
        return action


def _all(factor: float, old: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(one * factor for one in old)


def built(level: int, seed: int) -> TruckerState:
    """Two ships that are ready for the check."""
    match = record.begin(GAME, 2, seed, {"rounds": str(level)}, auto=False, listen=False)
    builders = [Builder(2 * seed), Builder(2 * seed + 1)]
    play(match, by(builders), until=lambda match: match.state.phase not in ("build", "grab"))
    state: TruckerState = match.state.copy()
    state.phase = "built"
    return state


def fly(state: TruckerState, rng: Random) -> list[tuple[float, float]]:
    """By seat: what a flight brings in simulation, and what one flown by the policy does."""
    expected = simulate(state, (0, 1), rng)
    state.rng = Rng(rng.getrandbits(30))
    match = play(Match(GAME, state, auto=False), by((ByPolicy(1), ByPolicy(2))))
    return [(brought, float(credits)) for brought, credits in zip(expected, match.state.credits, strict=True)]


def rows_of(level: int, seed: int) -> tuple[list[Row], float]:
    """The features and earnings of a pair of ships, and the advantage of the one that starts ahead."""
    base, rng = built(level, seed), Random(seed)
    found: list[list[tuple[float, float]]] = [[], []]
    first: list[float] = []
    for number in range(2 * FLIGHTS):
        state = base.copy()
        GAME.redeal(state, None, Rng(rng.getrandbits(30)))
        if number % 2:
            one, two = state.players
            one.order, two.order = two.order, one.order
        ahead = 0 if state.players[0].order == 1 else 1
        results = fly(state, rng)
        first.append(results[ahead][1] - results[1 - ahead][1])
        for seat in (0, 1):
            found[seat].append(results[seat])
    rows = []
    for seat in (0, 1):
        simulated, real = (fmean(column) for column in zip(*found[seat], strict=True))
        rows.append(Row({"simulated": simulated, **made_of(Voyage(base, seat))}, real))
    return rows, fmean(first)


def centred(rows: list[Row]) -> list[Row]:
    """Everything as its distance from the mean."""
    means = {name: fmean(row.features[name] for row in rows) for name in rows[0].features}
    margin = fmean(row.margin for row in rows)
    return [Row({name: x - means[name] for name, x in row.features.items()}, row.margin - margin) for row in rows]


def fit(level: int, games: int, seed: int) -> None:
    """Print the numbers of a level."""
    rows: list[Row] = []
    first = []
    for number in range(games):
        pair, ahead = rows_of(level, seed + number)
        rows += pair
        first.append(ahead)
    print(f"FIRST {fmean(first):.1f}")
    before = {name: float(name == "simulated") for name in rows[0].features}
    for name, weight in solve(centred(rows), before, HOLD).items():
        print(f"{name} {weight:.2f}")


if __name__ == "__main__":
    arguments = parser(__doc__, games=300, seed=85_000)
    arguments.add_argument("level", type=int, choices=(1, 2, 3))
    chosen = arguments.parse_args()
    fit(chosen.level, chosen.games, chosen.seed)
