"""What a player has still to do: gains wait in a pool and are resolved in any order.

Each kind of item has a lister (the actions that resolve it) and each verb a handler that does it. Whatever cannot be
done at all is lost when the player ends.
"""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action

from ..content.cards import OBJECTIVE_NUMBER, OBJECTIVES
from ..content.corporations import HEIGHT, TECHS, spot, tech
from ..content.grid import BIT, COLUMNS, NAME, NUMBER, SIDE, cell, mask, numbers
from ..content.tiles import INDEX, TECH, TRACKS
from ..state import Item, PlanetUnknownState, Player
from . import rovers
from .placement import (
    NO_MILESTONE,
    NO_SYNERGY,
    PATCH,
    lay_patch,
    patch_squares,
)
from .tracks import advance, can_rise, drop, refresh_techs, regress, take, ways_up

Lister = Callable[[PlanetUnknownState, int, Player, Item], list[Action]]
Handler = Callable[[PlanetUnknownState, int, Player, Action], None]

_STORE = tech("store_patches")
_TWICE = tech("synergy_twice")
_TECH_NAME = {bit: name for name, bit in TECHS.items()}

_RISE: dict[str, list[list[Action]]] = {
    verb: [[(verb, track)] for track in TRACKS]
    for verb in ("advance", "energy", "boost", "double", "promote", "climb", "scout")
}
_LAND: list[Action] = [("land", name) for name in NAME]


# ---- what can be done about an item


def rises(p: Player, verb: str, cubes: int) -> list[Action]:
    """Advances of these cubes; Makeshift says onto which space."""
    found: list[Action] = []
    if p.corporation == "makeshift":
        for cube in range(5):
            if cubes >> cube & 1:
                ways = ways_up(p, cube)
                if verb == "climb":
                    ways = [way for way in ways if way % HEIGHT > p.board.cubes[cube] % HEIGHT]
                found += [(verb, TRACKS[cube], TRACKS[way // HEIGHT], way % HEIGHT) for way in ways]
        return found
    rows = _RISE[verb]
    for cube in range(5):
        if cubes >> cube & 1 and can_rise(p, cube):
            found += rows[cube]
    return found


def _boosts(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
    found = rises(p, "boost", 31)
    if p.board.techs & _TWICE and not p.board.used & _TWICE:
        found += [("double", TRACKS[c]) for c in range(5) if p.board.cubes[c] % HEIGHT < p.corp.tops[c] - 1]
    return found


def _omens(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
    found = [] if state.limits & NO_SYNERGY else _boosts(state, seat, p, item)
    if state.deck or state.next_event >= 0:
        found.append(("peek",))
    return found


def _falls(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
    """Regress one cube by as much as asked, or the one that can drop most."""
    steps, cubes = int(item[1]), int(item[2])
    drops = [drop(p, cube, steps) if cubes >> cube & 1 else 0 for cube in range(5)]
    most = max(drops)
    return [("regress", TRACKS[cube]) for cube in range(5) if most and drops[cube] == most]


def _patches(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
    final = state.phase == "final"
    found = [PATCH[square] for square in numbers(patch_squares(p, final))]
    if p.board.techs & _STORE and not final:
        found.append(("store",))
    return found


def _stows(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
    """Where a collected lifepod may go."""
    found: list[Action] = [("stow", "score")]
    if p.corp.rule == "cover":
        found += [
            ("stow", TRACKS[column], height)
            for column in range(5)
            for height in range(1, p.corp.tops[column] + 1)
            if spot(column, height) not in p.board.cubes and spot(column, height) not in p.stock.stowed
        ]
    else:
        found += [("stow", _TECH_NAME[b]) for level, b in enumerate(p.corp.techs) if level not in p.stock.stowed]
    return found


def _choices(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
    """Wormhole: one of two rewards, but not one that an event suspends."""
    found: list[Action] = []
    for gain in p.corp.choices[int(item[1])]:
        if gain[0] == "patch" and not state.limits & NO_MILESTONE:
            found.append(("choose", "patch"))
        elif gain[0] == "synergy" and not state.limits & NO_SYNERGY:
            found.append(("choose", "synergy"))
        elif gain[0] == "step":
            found.append(("choose", TRACKS[int(gain[1]).bit_length() - 1]))
    return found


def _on(verb: str, where: Callable[[Player], int]) -> Lister:
    """A lister of squares; an item whose second part is 1 may be declined."""

    def lister(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
        found: list[Action] = [(verb, NAME[square]) for square in numbers(where(p))]
        if found and len(item) > 1 and item[1]:
            found.append(("skip", verb))
        return found

    return lister


def _clears(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
    """Rows and columns with meteorites."""
    found: list[Action] = []
    for line in range(SIDE):
        if p.land.meteorites & mask([cell(x, line) for x in range(SIDE)]):
            found.append(("clear", "row", line + 1))
    for line in range(SIDE):
        if p.land.meteorites & mask([cell(line, y) for y in range(SIDE)]):
            found.append(("clear", "column", COLUMNS[line]))
    return found


def kept_pods(p: Player, verb: str) -> list[Action]:
    """The collected lifepods, by where they are."""
    found: list[Action] = [(verb, "score")] if p.stock.rescued else []
    for place in p.stock.stowed:
        if p.corp.rule == "cover":
            found.append((verb, TRACKS[place // HEIGHT], place % HEIGHT))
        else:
            found.append((verb, _TECH_NAME[p.corp.techs[place]]))
    return found


def _beams(state: PlanetUnknownState, seat: int, p: Player, item: Item) -> list[Action]:
    found = rovers.beams(state, p)
    return [*found, ("skip", "beam")] if found else []


LISTERS: dict[str, Lister] = {
    "step": lambda s, seat, p, item: rises(p, "advance", int(item[1])),
    "flex": lambda s, seat, p, item: rises(p, "advance", 1 << TECH) + rises(p, "energy", int(item[1])),
    "energy": lambda s, seat, p, item: rises(p, "energy", int(item[1])),
    "boost": _boosts,
    "omen": _omens,
    "spread": lambda s, seat, p, item: rises(p, "promote", 31 & ~int(item[2])),
    "run": lambda s, seat, p, item: rises(p, "promote", int(item[2])),
    "climb": lambda s, seat, p, item: rises(p, "climb", 1 << int(item[1])),
    "fall": _falls,
    "patch": _patches,
    "rover": lambda s, seat, p, item: [_LAND[square] for square in numbers(rovers.landings(p))],
    "pod": _stows,
    "reward": _choices,
    "flux": lambda s, seat, p, item: [("flux", track) for track in TRACKS],
    "gather": _on("gather", lambda p: p.land.meteorites),
    "rescue": _on("rescue", lambda p: p.land.pods),
    "blast": _on("blast", lambda p: p.land.meteorites),
    "impact": _on("impact", rovers.impacts),
    "scrap": _on("scrap", lambda p: mask(p.fleet.rovers)),
    "maroon": _on("maroon", lambda p: p.land.pods),
    "abandon": lambda s, seat, p, item: kept_pods(p, "abandon"),
    "clear_line": _clears,
    "beam": _beams,
    "forgo": lambda s, seat, p, item: [("forgo", OBJECTIVES[n].id) for n in sorted(p.cards.objectives)],
}


def resolutions(state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
    """Every action that resolves something in the pool."""
    pending = p.turn.pending
    if len(pending) == 1:
        return LISTERS[str(pending[0][0])](state, seat, p, pending[0])
    found: list[Action] = []
    for item in dict.fromkeys(pending):
        found += LISTERS[str(item[0])](state, seat, p, item)
    return list(dict.fromkeys(found))


# ---- doing it


def _use(p: Player, *kinds: str, cube: int = -1) -> Item:
    """Take the first item of one of these kinds, for this cube if it names cubes, out of the pool."""
    for at, item in enumerate(p.turn.pending):
        if item[0] in kinds and (cube < 0 or _is_for(item, cube)):
            del p.turn.pending[at]
            return item
    raise ValueError(f"nothing of {kinds} is pending: {p.turn.pending}")


def _is_for(item: Item, cube: int) -> bool:
    kind = item[0]
    if kind in ("step", "energy"):
        return bool(int(item[1]) >> cube & 1)
    if kind == "climb":
        return item[1] == cube
    if kind == "spread":
        return not int(item[2]) >> cube & 1
    if kind in ("run", "fall"):
        return bool(int(item[2]) >> cube & 1)
    return True


def goal(p: Player, cube: int, action: Action) -> int:
    """The space that an advance leads to."""
    if len(action) > 2:
        return spot(INDEX[str(action[2])], int(action[3]))
    return ways_up(p, cube)[0]


def _advance(*kinds: str) -> Handler:
    def handler(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        cube = INDEX[str(action[1])]
        _use(p, *kinds, cube=cube)
        advance(state, seat, p, cube, goal(p, cube, action))

    return handler


def _double(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Jump Drive: one synergy boost moves its cube twice."""
    cube = INDEX[str(action[1])]
    _use(p, "boost", "omen")
    p.board.used |= _TWICE
    for _ in range(2):
        advance(state, seat, p, cube, ways_up(p, cube)[0])


def _promote(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """A card or an event advances a cube; some advance several, or one several times."""
    cube = INDEX[str(action[1])]
    item = _use(p, "spread", "run", cube=cube)
    left = int(item[1]) - 1
    rewards = "all" if item[0] == "spread" else str(item[3])
    if left and item[0] == "spread":
        p.turn.pending.append(("spread", left, int(item[2]) | 1 << cube))
    elif left:
        p.turn.pending.append(("run", left, 1 << cube, rewards))
    advance(state, seat, p, cube, goal(p, cube, action), rewards)


def _climb(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """One step of a cube that climbs to a height, with all rewards but synergy boosts."""
    cube = INDEX[str(action[1])]
    item = _use(p, "climb", cube=cube)
    to = goal(p, cube, action)
    if to % HEIGHT < int(item[2]):
        p.turn.pending.append(item)
    advance(state, seat, p, cube, to, "quiet")


def _regress(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    cube = INDEX[str(action[1])]
    item = _use(p, "fall", cube=cube)
    regress(state, seat, p, cube, int(item[1]))


def _patch(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "patch")
    lay_patch(state, seat, p, NUMBER[str(action[1])])
    state.tell("patched", seat=seat, square=action[1])


def _store(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "patch")
    p.stock.stored += 1
    state.tell("stored", seat=seat, count=p.stock.stored)


def _land(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "rover")
    rovers.land(state, seat, p, NUMBER[str(action[1])])


def pod_place(p: Player, action: Action) -> int:
    """Where an action says a lifepod is or goes: -1 is the scoring area."""
    if action[1] == "score":
        return -1
    if p.corp.rule == "cover":
        return spot(INDEX[str(action[1])], int(action[2]))
    return p.corp.techs.index(TECHS[str(action[1])])


def _stow(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "pod")
    place = pod_place(p, action)
    if place < 0:
        p.stock.rescued += 1
    else:
        p.stock.stowed = tuple(sorted((*p.stock.stowed, place)))
        refresh_techs(state, p)
    state.tell("stowed", seat=seat, where=action[1])


def take_pod(state: PlanetUnknownState, p: Player, place: int) -> None:
    """Take a collected lifepod from where it is."""
    if place < 0:
        p.stock.rescued -= 1
    else:
        p.stock.stowed = tuple(other for other in p.stock.stowed if other != place)
        refresh_techs(state, p)


def _abandon(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "abandon")
    take_pod(state, p, pod_place(p, action))
    p.stock.lost_pods += 1
    state.tell("pods-destroyed", seat=seat, count=1)


def _choose(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    space = int(_use(p, "reward")[1])
    kind = str(action[1])
    for gain in p.corp.choices[space]:
        if gain[0] == kind or (gain[0] == "step" and kind in INDEX and int(gain[1]) == 1 << INDEX[kind]):
            take(state, seat, p, gain, space)


def _flux(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "flux")
    p.board.flux = INDEX[str(action[1])]
    state.tell("flux", seat=seat, track=action[1])


def _gather(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "gather")
    p.land.meteorites &= ~BIT[NUMBER[str(action[1])]]
    rovers.collect_meteorite(state, seat, p)


def _rescue(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "rescue")
    p.land.pods &= ~BIT[NUMBER[str(action[1])]]
    rovers.collect_pod(state, seat, p)


def _blast(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "blast")
    p.land.meteorites &= ~BIT[NUMBER[str(action[1])]]
    state.tell("blasted", seat=seat, square=action[1])


def _clear(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Destroy every meteorite of a row or column."""
    _use(p, "clear_line")
    if action[1] == "row":
        line = mask([cell(x, int(action[2]) - 1) for x in range(SIDE)])
    else:
        line = mask([cell(COLUMNS.index(str(action[2])), y) for y in range(SIDE)])
    p.land.meteorites &= ~line
    state.tell("cleared", seat=seat, line=action[1], number=action[2])


def _impact(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "impact")
    rovers.impact(state, seat, p, NUMBER[str(action[1])])


def _scrap(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "scrap")
    index = p.fleet.rovers.index(NUMBER[str(action[1])])
    del p.fleet.rovers[index], p.fleet.loads[index]
    p.fleet.lost += 1
    state.tell("rover-destroyed", seat=seat, square=action[1])


def _maroon(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "maroon")
    p.land.pods &= ~BIT[NUMBER[str(action[1])]]
    p.stock.lost_pods += 1
    state.tell("pods-destroyed", seat=seat, count=1)


def _beam(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "beam")
    rovers.beam(state, seat, p, NUMBER[str(action[1])], NUMBER[str(action[2])])


def _peek(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "omen")
    p.turn.peeked = True


def _forgo(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    _use(p, "forgo")
    card = OBJECTIVE_NUMBER[str(action[1])]
    p.cards.objectives = tuple(n for n in p.cards.objectives if n != card)
    state.lost_goals += (card,)
    state.tell("forgone", seat=seat, card=action[1])


def _skip(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Decline the rest of what a card offers."""
    p.turn.pending = [item for item in p.turn.pending if item[0] != action[1]]


HANDLERS: dict[str, Handler] = {
    "advance": _advance("step", "flex"),
    "energy": _advance("energy", "flex"),
    "boost": _advance("boost", "omen"),
    "double": _double,
    "promote": _promote,
    "climb": _climb,
    "regress": _regress,
    "patch": _patch,
    "store": _store,
    "land": _land,
    "stow": _stow,
    "abandon": _abandon,
    "choose": _choose,
    "flux": _flux,
    "gather": _gather,
    "rescue": _rescue,
    "blast": _blast,
    "clear": _clear,
    "impact": _impact,
    "scrap": _scrap,
    "maroon": _maroon,
    "beam": _beam,
    "peek": _peek,
    "forgo": _forgo,
    "skip": _skip,
}
