"""Small tables for tests: a state in the middle of a round, tiles by name, scripts answered one choice at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludonaut.games.planet_unknown import GAME, setup
from ludonaut.games.planet_unknown.content.corporations import TECHS, spot
from ludonaut.games.planet_unknown.content.grid import BIT, NUMBER
from ludonaut.games.planet_unknown.content.tiles import COPIES, INDEX, PAIRS, SHAPES
from ludonaut.games.planet_unknown.rules import placement, resolve
from ludonaut.games.planet_unknown.rules.techs import refresh_techs
from ludonaut.games.planet_unknown.state import PlanetUnknownState, Player
from ludonaut.kernel import Action, Ask, Rng, Script


def table(
    seats: int = 2, planet: str = "ksb-4156", corporation: str = "universal", **options: Any
) -> PlanetUnknownState:
    """Everybody on the same boards, in the turn step of the first round."""
    state = setup.set_up(seats, GAME.read_options(seats, options), Rng(5))
    for p in state.players:
        p.planet, p.corporation = planet, corporation
        p.surface.pods, p.board.garage = p.world.pods, p.corp.rovers
    state.phase, state.round, state.queue = "turn", 1, ()
    return state


def tile(shape: str, a: str, b: str, meteor: bool = False) -> int:
    """The tile of this shape with these resources."""
    return SHAPES.index(shape) * COPIES + PAIRS.index((INDEX[a], INDEX[b])) * 2 + meteor


def draw(state: PlanetUnknownState, number: int) -> int:
    """Take a tile out of the station, wherever it is."""
    stack = number // COPIES
    if state.tops[stack] == number:
        state.tops[stack], state.stacks[stack] = state.stacks[stack][0], state.stacks[stack][1:]
    else:
        state.stacks[stack] = tuple(t for t in state.stacks[stack] if t != number)
    return number


def lay(state: PlanetUnknownState, square: str, number: int, turn: int = 0, seat: int = 0) -> placement.Laid:
    """Lay a tile without asking; square is the top left of its box."""
    return placement.lay_tile(state, seat, state.players[seat], draw(state, number), NUMBER[square], turn)


def offer(state: PlanetUnknownState, outer: int, seat: int = 0) -> None:
    """Put a tile on top of the stack of its shape, and turn the station so that it is before the seat."""
    from ludonaut.games.planet_unknown.rules import station

    stack = outer // COPIES
    if state.tops[stack] != outer:
        state.stacks[stack] = (*tuple(t for t in state.stacks[stack] if t != outer), state.tops[stack])
        state.tops[stack] = outer
    for rotation in range(6):
        state.rotation = rotation
        if stack in state.depots[station.depot_of(state, seat)]:
            return


def raise_cube(state: PlanetUnknownState, track: str, height: int, seat: int = 0) -> Player:
    """Put a cube on a space without rewards."""
    p = state.players[seat]
    p.board.cubes[INDEX[track]] = spot(INDEX[track], height)
    refresh_techs(state, p)
    return p


def with_tech(state: PlanetUnknownState, level: int, seat: int = 0) -> Player:
    """Put the tech cube on the space of a level."""
    p = state.players[seat]
    return raise_cube(state, "tech", p.corp.levels[level - 1][0], seat)


def meant(actions: Sequence[Action], words: Action) -> Action:
    """The one listed action that begins with these words; its last part may be left out."""
    found = [action for action in actions if action[: len(words)] == words]
    assert len(found) == 1, f"{words} means {found} among {list(actions)[:30]}"
    return found[0]


def do(state: PlanetUnknownState, *words: str | int, seat: int = 0) -> None:
    """Do what is listed while steps are resolved."""
    resolve.do(state, seat, state.players[seat], meant(resolve.options(state, seat), words))


def offers(state: PlanetUnknownState, *words: str | int, seat: int = 0) -> bool:
    """Is an action that begins with these words listed while steps are resolved?"""
    return any(action[: len(words)] == words for action in resolve.options(state, seat))


def run(script: Script[Any], *answers: Action) -> Ask | None:
    """Answer a script; every answer must be listed. What it asks next, or None when it is done."""
    try:
        ask = next(script)
        for answer in answers:
            assert isinstance(ask, Ask)
            ask = script.send(meant(ask.actions, answer))
    except StopIteration:
        return None
    assert isinstance(ask, Ask)
    return ask


def bits(*names: str) -> int:
    """Squares by name."""
    found = 0
    for name in names:
        found |= BIT[NUMBER[name]]
    return found


def of(terrain: int, squares: int) -> tuple[int, ...]:
    """Squares of one terrain, and none of the others."""
    return tuple(squares if kind == terrain else 0 for kind in range(6))


def has_tech(p: Player, name: str) -> bool:
    """Is the tech in force?"""
    return bool(p.board.techs & TECHS[name])
