"""What the open objectives of the solo game ask for, and which actions would mark a task of theirs."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.games.seti.content import CARDS, MOON_OF, OBJECTIVES
from ludonaut.games.seti.content.effects import Land, Launch, Research, Scan, Trace
from ludonaut.games.seti.state import SetiState
from ludonaut.kernel import Action

Wanted = dict[str, float]
"""What would mark a task, and how far that brings its objective: 1 if nothing else is missing."""


def wanted(state: SetiState) -> Wanted:
    """All that is asked for; nothing where there is no rival."""
    found: Wanted = {}
    rival = state.rival
    if rival is None:
        return found
    for objective, marked in zip(rival.open, rival.marked, strict=True):
        missing = [task for at, task in enumerate(OBJECTIVES[objective].tasks) if not marked >> at & 1]
        for task in missing:
            for key in task:
                found[key] = max(found.get(key, 0.0), 1 / len(missing))
    return found


def asked(state: SetiState, asks: Wanted, action: Action) -> float:
    """How much an action does for the objectives."""
    keys = KEYS.get(str(action[0]))
    if keys is None:
        return 0.0
    return max([asks.get(key, 0.0) for key in keys(state, action)], default=0.0)


def _at(state: SetiState, action: Action) -> tuple[str, ...]:
    place = str(action[1])
    return str(action[0]), f"at {MOON_OF.get(place, place)}"


def _tech(state: SetiState, action: Action) -> tuple[str, ...]:
    return f"research {str(action[1]).split('_')[0]}", "research any"


def _play(state: SetiState, action: Action) -> tuple[str, ...]:
    """The card's price, and what its effect does."""
    card = CARDS[str(action[1])]
    found = [f"play {card.cost}"] if card.currency == "credit" else []
    for effect in card.effects:
        if isinstance(effect, Launch):
            found.append("launch")
        elif isinstance(effect, Scan):
            found.append("scan")
        elif isinstance(effect, Land) and not effect.orbit:
            found.append("land")
        elif isinstance(effect, Research):
            found.append(f"research {effect.kind}")
        elif isinstance(effect, Trace):
            found.append(f"trace {effect.colour}")
    return tuple(found)


def _cell(state: SetiState, action: Action) -> tuple[str, ...]:
    return state.sky.keys[int(action[2])]


KEYS: dict[str, Callable[[SetiState, Action], tuple[str, ...]]] = {
    "launch": lambda state, action: ("launch",),
    "scan": lambda state, action: ("scan",),
    "analyse": lambda state, action: ("trace blue",),
    "research": lambda state, action: ("research any", "research probe", "research telescope", "research computer"),
    "complete": lambda state, action: ("complete",),
    "orbit": _at,
    "land": _at,
    "tech": _tech,
    "play": _play,
    "move": _cell,
    "fly": _cell,
}
