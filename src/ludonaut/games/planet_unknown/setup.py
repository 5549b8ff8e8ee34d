"""Set-up: the station, boards, decks and objectives, and what players choose before the first round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ludonaut.kernel import Action, Ask, Options, Rng, Script, Together

from .content import corporations, planets
from .content.cards import OBJECTIVE_NUMBER, OBJECTIVES
from .content.corporations import CORPORATIONS, Corporation
from .content.planets import PLANETS, Planet
from .content.tiles import INDEX, TRACKS
from .rules import civ, events, station
from .rules.events import uses_events
from .rules.station import order
from .state import Cards, PlanetUnknownState, Player

ALL_BOARDS = frozenset((*PLANETS, *CORPORATIONS))
_CHOICES = ("choose", "dealt")


def set_up(seats: int, options: Options, rng: Rng) -> PlanetUnknownState:
    """Everything before the first choice."""
    players = [Player(planets.IDENTICAL, corporations.IDENTICAL) for _ in range(seats)]
    state = PlanetUnknownState(seats=seats, options=options, rng=rng, players=players)
    station.load(state, str(options["station"]), rng)
    civ.deal(state)
    if uses_events(state):
        events.build_deck(state)
    state.goals = tuple(range(len(OBJECTIVES)))
    _give_boards(state, "planets", _in_play(state, PLANETS))
    _give_boards(state, "corporations", _in_play(state, CORPORATIONS))
    for p in players:
        _equip(p)
    _deal_personal(state)
    state.commander = rng.below(seats)
    state.phase, state.queue = "planets", order(state)
    return state


def _give_boards(state: PlanetUnknownState, kind: str, ids: list[str]) -> None:
    """Planets or corporations: the same for all, or drawn from those that exist once."""
    wanted = str(state.options[kind])
    unique = ids[1:]
    for p in state.players:
        if wanted in ("random", "dealt"):
            board = state.rng.take(unique)
        else:
            board = wanted if wanted in ALL_BOARDS else ids[0]
        if kind == "planets":
            p.planet = board
        else:
            p.corporation = board


def _in_play(state: PlanetUnknownState, boards: Mapping[str, Planet | Corporation]) -> list[str]:
    """The boards that may be drawn or chosen; the promotional ones can be left out."""
    return [name for name, board in boards.items() if state.options["promotional"] or board.edition == "retail"]


def _deal_personal(state: PlanetUnknownState) -> None:
    """Four personal objectives for one player; two each for several, if they play with them."""
    count = 4 if state.seats == 1 else 2 if state.options["personal"] else 0
    goals = list(state.goals)
    for p in state.players:
        p.cards = Cards(objectives=tuple(sorted([state.rng.take(goals) for _ in range(count)])))
    state.goals = tuple(sorted(goals))


def _equip(p: Player) -> None:
    """The lifepods of the planet and the rovers of the corporation."""
    p.surface.pods = p.world.pods
    p.board.garage = p.corp.rovers


def choose_planets(state: PlanetUnknownState) -> Script[None]:
    """Each player chooses a planet, or the side of the one dealt; an asymmetric one exists only once."""
    return _choose(state, "planet", "corporations")


def choose_corporations(state: PlanetUnknownState) -> Script[None]:
    """Each player chooses a corporation, or the side of the one dealt."""
    return _choose(state, "corporation", "flux")


def _choose(state: PlanetUnknownState, kind: str, then: str) -> Script[None]:
    """One player after the other; then comes another phase."""
    if state.options[f"{kind}s"] not in _CHOICES or not state.queue:
        state.phase, state.queue = then, order(state)
        return
    seat, state.queue = state.queue[0], state.queue[1:]
    action = yield Ask(seat, kind, partial(_free_boards, state, kind, seat), guide=f"{kind}s")
    p = state.players[seat]
    if kind == "planet":
        p.planet = str(action[1])
    else:
        p.corporation = str(action[1])
    _equip(p)
    state.tell(kind, seat=seat, **{kind: action[1]})


def _free_boards(state: PlanetUnknownState, kind: str, seat: int) -> list[Action]:
    own = getattr(state.players[seat], kind)
    if state.options[f"{kind}s"] == "dealt":
        return [(kind, planets.IDENTICAL if kind == "planet" else corporations.IDENTICAL), (kind, own)]
    boards = _in_play(state, PLANETS if kind == "planet" else CORPORATIONS)
    taken = {getattr(p, kind) for other, p in enumerate(state.players) if other != seat}
    return [(kind, board) for n, board in enumerate(boards) if n == 0 or board not in taken]


def place_flux(state: PlanetUnknownState) -> Script[None]:
    """Flux Industries puts its token on a track."""
    flux = [seat for seat in order(state) if state.players[seat].corp.rule == "flux"]
    yield Together({seat: _flux_token(state, seat) for seat in flux})
    state.phase = "objectives"


def _flux_token(state: PlanetUnknownState, seat: int) -> Script[None]:
    action = yield Ask(seat, "flux", [("flux", track) for track in TRACKS], guide="flux")
    state.players[seat].board.flux = INDEX[str(action[1])]


def choose_objectives(state: PlanetUnknownState) -> Script[None]:
    """Personal objectives are chosen first; then the shared ones are laid out between neighbours."""
    dealt = [seat for seat in order(state) if state.players[seat].cards.objectives]
    yield Together({seat: _put_back(state, seat) for seat in dealt})
    count = {1: 0, 2: 3}.get(state.seats, state.seats)
    goals = list(state.goals)
    state.shared = tuple(state.rng.take(goals) for _ in range(count))
    state.goals = tuple(sorted(goals))
    if count:
        state.tell("objectives", cards=[OBJECTIVES[n].id for n in state.shared])
    state.phase = "rotate"


def _put_back(state: PlanetUnknownState, seat: int) -> Script[None]:
    p = state.players[seat]
    action = yield Ask(
        seat,
        "objective",
        lambda: [("return", OBJECTIVES[n].id) for n in p.cards.objectives],
        args={"keep": len(p.cards.objectives) - 1},
        guide="objectives",
    )
    card = OBJECTIVE_NUMBER[str(action[1])]
    p.cards = Cards(objectives=tuple([n for n in p.cards.objectives if n != card]), put_back=(card,))
