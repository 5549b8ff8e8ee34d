"""Lifepods: collected, kept in one of several berths, lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludonaut.kernel import Action

from ..content.corporations import FACTS, HEIGHT, SPACE, SPACES, TECH_NAME, TECHS, spot
from ..content.grid import BIT, NUMBER, names
from ..state import PlanetUnknownState, Player, Step
from .techs import refresh_techs

SCORE = "score"
BERTHS = (
    SCORE,
    *(name for name in SPACES if SPACE[name] % HEIGHT),
    *(name for facts in FACTS.values() if facts.rule == "pods_unlock" for name in facts.techs),
)
"""Where a collected lifepod can be: the scoring area, a space of a track (Cosmos), a tech (Jump Drive)."""


def berths(p: Player, verb: str) -> list[Action]:
    """The berths that hold a lifepod."""
    found: list[Action] = [(verb, SCORE)] if p.board.rescued else []
    if p.corp.rule == "cover":
        return found + [(verb, SPACES[space]) for space in p.board.stowed]
    return found + [(verb, TECH_NAME[p.corp.techs[level]]) for level in p.board.stowed]


def _place(p: Player, berth: str) -> int:
    """The number by which a berth outside the scoring area is kept: a space or a level."""
    return SPACE[berth] if p.corp.rule == "cover" else p.corp.techs.index(TECHS[berth])


def collect_pod(state: PlanetUnknownState, seat: int, p: Player) -> None:
    """A lifepod comes to the corporation; Cosmos and Jump Drive choose where it goes."""
    if p.corp.rule in ("cover", "pods_unlock"):
        p.turn.pending.append(Stow())
    else:
        p.board.rescued += 1
    state.tell("pod-collected", seat=seat)


def take_pod(state: PlanetUnknownState, p: Player, berth: str) -> None:
    """Take a collected lifepod out of its berth."""
    if berth == SCORE:
        p.board.rescued -= 1
    else:
        place = _place(p, berth)
        p.board.stowed = tuple(other for other in p.board.stowed if other != place)
        refresh_techs(state, p)


@dataclass(frozen=True, slots=True)
class Stow(Step):
    """Put a collected lifepod into a berth."""

    verbs: ClassVar[frozenset[str]] = frozenset(("stow",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        found: list[Action] = [("stow", SCORE)]
        taken = p.board.stowed
        if p.corp.rule == "cover":
            return found + [
                ("stow", SPACES[space])
                for column in range(5)
                for space in range(spot(column, 1), spot(column, p.corp.tops[column]) + 1)
                if space not in p.board.cubes and space not in taken
            ]
        return found + [("stow", TECH_NAME[b]) for level, b in enumerate(p.corp.techs) if level not in taken]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        berth = str(action[1])
        if berth == SCORE:
            p.board.rescued += 1
        else:
            p.board.stowed = tuple(sorted((*p.board.stowed, _place(p, berth))))
            refresh_techs(state, p)
        state.tell("stowed", seat=seat, where=berth)


@dataclass(frozen=True, slots=True)
class Rescue(Step):
    """Collect a lifepod from anywhere on the planet; a card lets one decline, an event does not."""

    verbs: ClassVar[frozenset[str]] = frozenset(("rescue",))
    optional: bool = False

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("rescue", name) for name in names(p.surface.pods)]

    def must(self, state: PlanetUnknownState, p: Player) -> bool:
        return not self.optional

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        p.surface.pods &= ~BIT[NUMBER[str(action[1])]]
        collect_pod(state, seat, p)


@dataclass(frozen=True, slots=True)
class Maroon(Step):
    """Lose a lifepod from the planet."""

    verbs: ClassVar[frozenset[str]] = frozenset(("maroon",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("maroon", name) for name in names(p.surface.pods)]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        p.surface.pods &= ~BIT[NUMBER[str(action[1])]]
        p.surface.lost_pods += 1
        state.tell("pods-destroyed", seat=seat, count=1)


@dataclass(frozen=True, slots=True)
class Abandon(Step):
    """Lose a collected lifepod."""

    verbs: ClassVar[frozenset[str]] = frozenset(("abandon",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return berths(p, "abandon")

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        take_pod(state, p, str(action[1]))
        p.surface.lost_pods += 1
        state.tell("pods-destroyed", seat=seat, count=1)
