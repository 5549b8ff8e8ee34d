"""What no game could be played with: decks that fit their schema and still make no sense.

An effect that is accepted here happens in the game, wherever it stands; one that could not is refused with a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from . import effects as fx
from .schema import Artifact, Card, Condition, Cost, Craft, Deployed, Faction, Resource, Sold, Target, Technology

PREFIX = {
    "resources": "r",
    "ships": "s",
    "technologies": "t",
    "planets": "p",
    "artifacts": "a",
    "alien_systems": "x",
    "defence_plans": "d",
}
LEAST = {
    "resources": 30,
    "ships": 12,
    "technologies": 12,
    "planets": 12,
    "artifacts": 2,
    "alien_systems": 1,
    "defence_plans": 1,
    "factions": 5,
}
MEASURED: dict[str, tuple[set[str], set[str]]] = {
    "row_count": ({"row"}, set()),
    "type_count": ({"counts"}, set()),
    "types_in_row": ({"row"}, {"face"}),
    "face_count": ({"face"}, set()),
    "face_row_count": ({"row", "face"}, set()),
}
"""What a metric needs, and what it may have besides."""
HARM = ("none", "damaged", "destroyed")

# ---- where an effect makes sense


@dataclass(frozen=True, slots=True)
class Place:
    """Where an effect stands: in a row or deck, on a face, at a trigger ("use": when its card is used)."""

    row: str = ""
    face: str = ""
    trigger: str = "use"

    @property
    def moments(self) -> tuple[str, ...]:
        """What `when` may say here; nothing where the card itself says when its effects happen."""
        if self.row not in ("ships", "planets"):
            return ()
        if self.face == "logistics":
            return ("enter",)
        return ("enter", "after_attack") if self.row == "ships" else ("enter", "mine")


MISSION = Place("ships", "operational", "static")
HOMES: dict[type[fx.Effect], tuple[str, ...]] = {
    fx.ProduceCount: ("on_exploit",),
    fx.RevealRetry: ("on_tech_reveal_miss",),
    fx.ArtifactChoice: ("on_gain_artifact",),
    fx.ReplaceResult: ("on_ship_result",),
    fx.MoreBlockades: ("on_place_blockade",),
    fx.AttackReveal: (),
}
"""The triggers at which a replacement has its step."""
OWN_TURN = (fx.ExtraAction, fx.VirtualSymbols, fx.AttackBonus, fx.DoAttack, fx.DoAction, fx.CompleteCard)
ACTION_PHASE = (fx.ExtraAction, fx.VirtualSymbols, fx.AttackBonus)


def misplaced(effect: fx.Effect, place: Place) -> str | None:
    """Why an effect makes no sense in this place."""
    if isinstance(effect, fx.Permanent):
        return None if place.trigger == "static" else "is permanent and needs a permanent card without a trigger"
    if not isinstance(effect, fx.Instant):
        return _homeless(effect, place)
    if isinstance(effect, fx.AttackBonus) and place.trigger == "static" and not effect.when:
        return None
    return _untimely(effect, place) or _senseless(effect, place)


def _homeless(effect: fx.Effect, place: Place) -> str | None:
    if place.trigger in HOMES[type(effect)]:
        return None
    if place == MISSION and isinstance(effect, fx.AttackReveal | fx.ReplaceResult):
        return None
    homes = [f"at {trigger}" for trigger in HOMES[type(effect)]]
    if isinstance(effect, fx.AttackReveal | fx.ReplaceResult):
        homes.append("on the operational face of a ship")
    return f"works only {' or '.join(homes)}"


def _untimely(effect: fx.Instant, place: Place) -> str | None:
    if place.moments and effect.when not in place.moments:
        return f"needs 'when': {' or '.join(place.moments)}"
    if not place.moments and effect.when:
        return "cannot have 'when' here"
    return "needs a trigger" if place.trigger == "static" and not place.moments else None


def _senseless(effect: fx.Instant, place: Place) -> str | None:
    if (
        isinstance(effect, fx.Produce)
        and effect.target == "self"
        and (place.row, place.face) != ("planets", "operational")
    ):
        return "can produce on itself only on the operational face of a planet"
    if isinstance(effect, fx.ExtraTurns) and place.row != "artifacts":
        return "works only on an artifact: the game might never end"
    if place.trigger == "on_blockaded" and isinstance(effect, OWN_TURN):
        return "makes no sense at on_blockaded: it is another player's turn"
    if place.trigger == "on_draw_phase_start" and isinstance(effect, ACTION_PHASE):
        return "makes no sense at on_draw_phase_start: the action phase is over"
    return None


# ---- effects with their fields


def _effects(effects: tuple[fx.Effect, ...], place: Place) -> Iterator[str]:
    if not effects:
        yield "there is no effect"
    for effect in effects:
        fault = misplaced(effect, place) or _fields(effect)
        if fault:
            yield f"{fx.tag(effect)} {fault}"


def _fields(effect: fx.Effect) -> str | None:
    match effect:
        case fx.AssemblyMod(action="prepare", row=""):
            return "needs a row for prepare"
        case fx.AssemblyMod() if effect.action != "prepare" and effect.row:
            return "has a row only for prepare"
        case fx.DoAction(action="buy") if effect.colours:
            return "pays a Buy with credits, not with colours"
        case fx.ReplaceResult() if HARM.index(effect.after) >= HARM.index(effect.before):
            return "must lead to less harm"
    return None


def _cost(cost: Cost) -> Iterator[str]:
    if bool(cost.symbols) != bool(cost.colours):
        yield "a cost in symbols needs both a number and colours"


# ---- cards


def _resource(card: Resource) -> Iterator[str]:
    if not 1 <= card.combat <= 4:
        yield f"the combat number goes from 1 to 4, not {card.combat}"
    if any(not 1 <= section.symbols <= 3 for section in card.sections):
        yield "a section has 1 to 3 symbols"


def _deployed(face: Deployed) -> Iterator[str]:
    if face.keyword == "permanent":
        yield from _effects(face.ops, Place("technologies", "logistics", face.trigger))
        if face.cost != Cost():
            yield "a permanent technology has no cost"
    else:
        yield from _effects(face.ops, Place("technologies", "logistics"))
        if face.trigger != "static":
            yield f"only a permanent technology has a trigger, not one with the keyword {face.keyword}"
    yield from _cost(face.cost)
    when = face.condition
    if when != Condition() and face.trigger == "static":
        yield "a condition needs a trigger"
    if (when.row or when.face or when.first_of_type_in_row) and face.trigger != "on_enter_empire":
        yield "row, face and first_of_type_in_row are conditions of on_enter_empire"
    if when.symbols_min and face.trigger != "on_sell":
        yield "symbols_min is a condition of on_sell"


def _sold(goal: Sold) -> Iterator[str]:
    steps = [tier.at_least for tier in goal.tiers]
    if not steps or steps != sorted(set(steps)):
        yield "the objectives must rise"
    needed, more = MEASURED.get(goal.metric, (set(), set()))
    given = {name for name in ("row", "face", "counts") if getattr(goal, name)}
    for name in sorted(needed - given):
        yield f"the metric {goal.metric} needs {name!r}"
    for name in sorted(given - needed - more):
        yield f"the metric {goal.metric} has no {name!r}"


def faults_of(name: str, card: Card | Resource) -> Iterator[str]:
    """What is wrong with one card of a deck."""
    match card:
        case Resource():
            yield from _resource(card)
        case Craft():
            yield from _effects(card.logistics.ops, Place(name, "logistics", "static"))
            yield from _effects(card.operational.ops, Place(name, "operational", "static"))
        case Technology():
            yield from _deployed(card.logistics)
            yield from _sold(card.operational)
        case Artifact():
            yield from _effects(card.ops, Place("artifacts"))
        case Faction():
            yield from _effects(card.ops, Place())
            yield from _cost(card.cost)
            if any(line.draw < 1 for line in card.setup):
                yield "a line of the set-up draws at least 1 card"
        case Target():
            if not {1, 2, 3, 4} <= card.table.keys():
                yield "the table needs the rows 1, 2, 3 and 4"


def faults(name: str, items: tuple[Card | Resource, ...], data: bytes = b"") -> list[str]:
    """All that is wrong with a deck; `data` is its file, for the lines."""
    found = []
    if len(items) < LEAST[name]:
        found.append(f"needs at least {LEAST[name]} items, has {len(items)}")
    for item, number in Counter(item.id for item in items).items():
        if number > 1:
            found.append(f"{_where(item, data)}: the id is used {number} times")
        if name in PREFIX and not (item[:1] == PREFIX[name] and item[1:].isdigit()):
            found.append(f"{_where(item, data)}: the id must be {PREFIX[name]!r} and a number")
    found += [f"{_where(card.id, data)}: {fault}" for card in items for fault in faults_of(name, card)]
    return found


def _where(card: str, data: bytes) -> str:
    """The line and the card, for messages."""
    for number, line in enumerate(data.decode(errors="replace").splitlines(), 1):
        if f'"id":"{card}"' in line.replace(" ", ""):
            return f"line {number}, card {card}"
    return f"card {card}"
