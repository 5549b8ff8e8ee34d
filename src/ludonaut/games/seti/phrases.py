"""The words for actions: where a move leads, what a landing costs, what a space gives.

Gains are lists of small names such as `vp_7` or `trace_yellow`, which the texts know in every language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludonaut.kernel import Action, Phrase, View

from .content import (
    BONUSES,
    CARDS,
    COLUMN_AT,
    COMPUTER,
    DISCOVERY_GAIN,
    MESSAGES,
    MOON_GAIN,
    MOON_OF,
    OVERFLOW_GAIN,
    PLANETS,
    SAMPLES,
    SPECIES,
    TECH_BOTTOM,
    TECH_INDEX,
    TECH_NOW,
    TECH_TOP,
    TRACKS,
    Effect,
    Effects,
)
from .sky import sky_of

Args = dict[str, Any]


def token(effect: Effect) -> str:
    """A gain as one small name."""
    name = effect[0]
    if name == "gain":
        return f"{effect[1]}_{effect[2]}"
    if name in ("draw", "card", "alien", "income", "move"):
        return f"{name}_{effect[1]}"
    if name == "trace":
        return f"trace_{effect[1]}"
    if name == "signal":
        return "signal_here" if effect[1] == "planet" else "signals"
    return {"launch": "a_launch", "sample_here": "a_sample"}.get(name, "")


def gains(*lists: Effects) -> list[str]:
    """Several effect lists as names; never empty."""
    names = [name for effects in lists for name in map(token, effects) if name]
    return names or ["nothing"]


def phrase(view: View, action: Action) -> Phrase:
    """The message of an action, filled with what it costs and gives."""
    verb = str(action[0])
    if verb in SPOKEN:
        return SPOKEN[verb](view, action)
    if len(action) > 1 and isinstance(action[1], str) and action[1] in CARDS:
        return _with_card(verb, action[1])
    return Phrase(f"do-{verb}", dict(zip("abcdefgh", action[1:], strict=False)))


def _with_card(verb: str, card: str) -> Phrase:
    printed = CARDS[card]
    args: Args = {"a": card, "card": card}
    if printed.colour:
        args |= {"colour": printed.colour, "income": printed.income, "gain": gains(printed.corner)}
    return Phrase(f"do-{verb}", args)


# ---- places


def _cell(view: View, cell: int) -> Args:
    sky = sky_of(view["discs"], view["tile"])
    return {"place": sky.kinds[cell], "ring": cell // 8 + 1, "star": view["stars"][cell % 8]}


def _own(view: View) -> dict[str, Any]:
    players: list[dict[str, Any]] = view["players"]
    own: dict[str, Any] = players[view["seat"] if view["seat"] is not None else view["active"]]
    return own


def _move(view: View, action: Action) -> Phrase:
    here = int(action[1]) if action[0] == "move" else int(_own(view)["capsules"][int(action[1])])
    asteroid = sky_of(view["discs"], view["tile"]).asteroid[here]
    cost = 2 if asteroid and "probe_2" not in _own(view)["techs"] else 1
    return Phrase(f"do-{action[0]}", _cell(view, int(action[2])) | {"cost": cost})


def _fly(view: View, action: Action) -> Phrase:
    return Phrase(f"do-{action[0]}", _cell(view, int(action[-1])))


def _landing_cost(view: View, planet: str) -> int:
    orbited = any(kind == "orbiter" and place == planet for _, kind, place, _ in view["figures"])
    return TRACKS.costs["land"]["energy"] - orbited - ("probe_3" in _own(view)["techs"])


def _paid(view: View) -> bool:
    """Is a landing the main action itself, and not part of a card?"""
    return not view["playing"]


def _orbit(view: View, action: Action) -> Phrase:
    place = str(action[1])
    if place not in PLANETS:
        return Phrase("do-orbit_none")
    taken = any(kind == "orbiter" and at == place and space for _, kind, at, space in view["figures"])
    gain = gains(() if taken else PLANETS[place].orbit_first, PLANETS[place].orbit)
    message = "do-orbit" if _paid(view) else "do-orbit_free"
    return Phrase(message, {"place": place, "gain": gain} | TRACKS.costs["orbit"])


def _land(view: View, action: Action) -> Phrase:
    place = str(action[1])
    if place not in PLANETS and place not in MOON_OF:
        return Phrase("do-land_none")
    planet = MOON_OF.get(place, place)
    gain = gains(MOON_GAIN[place] if place in MOON_OF else PLANETS[place].land)
    message = "do-land" if _paid(view) else "do-land_free"
    return Phrase(message, {"place": place, "gain": gain, "energy": _landing_cost(view, planet)})


# ---- everything else


def _costs(view: View, action: Action) -> Phrase:
    return Phrase(f"do-{action[0]}", dict(TRACKS.costs[str(action[0])]))


def _play(view: View, action: Action) -> Phrase:
    card = CARDS[str(action[1])]
    message = "do-play" if card.currency == "credit" else "do-play_energy"
    return Phrase(message, {"card": card.id, "cost": card.cost})


def _place(view: View, action: Action) -> Phrase:
    space = _own(view)["top"]
    column = COLUMN_AT[space]
    tech = _own(view)["columns"][column] if column >= 0 else ""
    given = TECH_TOP[TECH_INDEX[tech]] if tech else COMPUTER[space]
    if not given:
        return Phrase("do-place_plain", {"space": space + 1})
    return Phrase("do-place", {"space": space + 1, "gain": gains(given)})


def _place_low(view: View, action: Action) -> Phrase:
    tech = _own(view)["columns"][int(action[1]) - 1]
    return Phrase("do-place_low", {"tech": tech, "gain": gains(TECH_BOTTOM[TECH_INDEX[tech]])})


def _complete(view: View, action: Action) -> Phrase:
    card = CARDS[str(action[1])]
    return Phrase("do-complete", {"card": card.id, "gain": gains(card.reward)})


def _cover(view: View, action: Action) -> Phrase:
    card = CARDS[str(action[1])]
    return Phrase("do-cover", {"card": card.id, "gain": gains(card.circles[int(action[2])].gain)})


def _side(view: View, side: str) -> tuple[int, str]:
    index = ("left", "right").index(side)
    return index, view["species"][index]["name"] or side


def _discover(view: View, action: Action) -> Phrase:
    index, name = _side(view, str(action[1]))
    return Phrase("do-discover", {"species": name, "colour": action[2], "gain": gains(DISCOVERY_GAIN[index])})


def _surplus(view: View, action: Action) -> Phrase:
    _, name = _side(view, str(action[1]))
    return Phrase("do-surplus", {"species": name, "colour": action[2], "gain": gains(OVERFLOW_GAIN)})


def _study(view: View, action: Action) -> Phrase:
    index, name = _side(view, str(action[1]))
    colour, tier = str(action[2]), int(action[3])
    space = SPECIES[name][colour][tier - 1]
    slots = view["species"][index]["slots"]
    given = SAMPLES[slots[tier - 3]] if space.gain == (("sample_here",),) else space.gain
    args: Args = {"species": name, "colour": colour, "tier": tier, "gain": gains(given)}
    if space.cost is None:
        return Phrase("do-study", args)
    return Phrase("do-study_cost", args | {"cost": f"{space.cost[0]}_{space.cost[1]}"})


def _tech(view: View, action: Action) -> Phrase:
    tech = str(action[1])
    stack = view["techs"][TECH_INDEX[tech]]
    gain = gains(BONUSES[stack["bonus"]], TECH_NOW[TECH_INDEX[tech]])
    return Phrase("do-tech", {"tech": tech, "gain": [*(["two_points"] if stack["double"] else []), *gain]})


def _gold(view: View, action: Action) -> Phrase:
    tile = next(tile for tile in view["gold"] if tile["tile"] == action[1])
    values = tile["values"]
    value = values[min(len(tile["marks"]), len(values) - 1)]
    sets = tile["sets"][view["seat"]] if view["seat"] is not None else 0
    return Phrase("do-gold", {"a": action[1], "value": value, "sets": sets})


def _message(view: View, action: Action) -> Phrase:
    return Phrase("do-message", {"gain": gains(MESSAGES[int(action[1]) - 1])})


def _sample(view: View, action: Action) -> Phrase:
    return Phrase(f"do-{action[0]}", {"a": action[1], "gain": gains(SAMPLES[str(action[1])])})


def _number(view: View, action: Action) -> Phrase:
    return Phrase(f"do-{action[0]}", {"a": action[1], "number": int(action[-1]) + 1})


SPOKEN: dict[str, Callable[[View, Action], Phrase]] = {
    "move": _move,
    "haul": _move,
    "fly": _fly,
    "drift": _fly,
    "probe": _fly,
    "orbit": _orbit,
    "land": _land,
    "launch": _costs,
    "scan": _costs,
    "analyse": _costs,
    "research": _costs,
    "play": _play,
    "place": _place,
    "place_low": _place_low,
    "complete": _complete,
    "cover": _cover,
    "discover": _discover,
    "surplus": _surplus,
    "study": _study,
    "tech": _tech,
    "gold": _gold,
    "message": _message,
    "pick_sample": _sample,
    "use_sample": _sample,
    "unload": _number,
    "task": _number,
}
