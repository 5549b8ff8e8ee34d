"""Words that need the content: names of cards, what a face says, and actions with their costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludonaut.kernel import Action, Phrase, Texts, View

from .cards import (
    ARTIFACTS,
    COLOUR,
    COMBAT,
    FACTIONS,
    KIND_OF,
    NAMES,
    ROW_COLOUR,
    SECTION_KIND,
    SECTIONS,
    SYMBOLS,
    TECHNOLOGIES,
    ops_of,
)
from .ops import (
    AssemblyMod,
    AttackBonus,
    CostMod,
    DoAction,
    ExtraAction,
    GainCredits,
    GainPlan,
    Op,
    PlaceBlockade,
    Produce,
    ReplaceResult,
)
from .schema import Card, Cost, Deployed, Sold

Say = Callable[..., str]
"""A message with its arguments: `say("op-gain_vp", n=2)`."""


class CardTexts(Texts):
    """The messages of the game, and the names that stand in the content files."""

    def name(self, lang: str, thing: str) -> str:
        """The name of a card from its deck, a section by its symbols; anything else from the messages."""
        if thing in NAMES:
            return NAMES[thing].fr if lang == "fr" else NAMES[thing].en
        if thing in SYMBOLS:
            return self.say(lang, "section", {"symbols": SYMBOLS[thing], "colour": COLOUR[thing]})
        if thing in SECTIONS:
            a, b = SECTIONS[thing]
            return self.say(lang, "resource", {"a": a, "b": b, "n": COMBAT[thing]})
        return super().name(lang, thing)

    def _fill(self, lang: str, key: str, value: Any, player: Callable[[int], str] | None) -> Any:
        """`$text` is what a card says."""
        if key == "text" and isinstance(value, str):
            return text_of(lambda message, **args: self.say(lang, message, args), value)
        return super()._fill(lang, key, value, player)


# ---- what a face says


def _variant(op: Op, ship: bool) -> str:
    """Which message of a word fits."""
    match op:
        case CostMod(action="buy"):
            return "-buy"
        case AssemblyMod(row="any"):
            return "-any"
        case AssemblyMod() if op.row:
            return "-row"
        case GainCredits() | GainPlan() if op.when:
            return f"-{op.when}"
        case Produce():
            return f"-{op.when or op.target}"
        case AttackBonus():
            return "-ship" if ship else f"-{op.versus}"
        case ReplaceResult():
            return "" if ship else "-technology"
        case PlaceBlockade():
            return f"-{op.target}"
        case DoAction():
            return f"-{op.action}"
        case ExtraAction() if op.kinds:
            return "-kinds"
    return ""


def say_op(say: Say, op: Op, ship: bool = False) -> str:
    """One word of the vocabulary as a sentence."""
    fields: dict[str, Any] = {name: getattr(op, name) for name in op.__struct_fields__}
    if isinstance(op, CostMod):
        fields["n"] = -op.amount
    return say(f"op-{op.__struct_config__.tag}{_variant(op, ship)}", **fields)


def _when(say: Say, face: Deployed) -> str:
    when = face.condition
    if face.trigger == "on_sell":
        return say("when-on_sell-symbols", n=when.symbols_min) if when.symbols_min else say("when-on_sell")
    if face.trigger == "on_enter_empire":
        return say(f"when-on_enter_empire-{'first' if when.first_of_type_in_row else when.row or 'any'}")
    if face.trigger in ("on_attack", "on_produce_match", "on_blockaded", "on_draw_phase_start"):
        return say(f"when-{face.trigger}", n=when.bank_max)
    return ""


def _price(say: Say, cost: Cost) -> str:
    if cost.symbols:
        return say("cost-symbols", n=cost.symbols, colours=list(cost.colours))
    return say("cost-credits", n=cost.credits) if cost.credits else ""


def say_goal(say: Say, goal: Sold) -> str:
    """What an objective counts."""
    face = f"-{goal.face}" if goal.face else ""
    return say(f"metric-{goal.metric}{face}", row=goal.row or "", counts=goal.counts or "")


def text_of(say: Say, code: str) -> str:
    """All that a card says: "t5" or "t5.l" its logistics face, "s1.o" its operational one, "a3" an artifact."""
    if code in ARTIFACTS:
        return " · ".join(say_op(say, op) for op in ARTIFACTS[code].ops)
    card, _, face = code.partition(".")
    if card in TECHNOLOGIES:
        if face == "o":
            return say_goal(say, TECHNOLOGIES[card].operational)
        deployed = TECHNOLOGIES[card].logistics
        said = " · ".join(say_op(say, op) for op in deployed.ops)
        return _when(say, deployed) + _price(say, deployed.cost) + said
    return " · ".join(say_op(say, op, ship=card[0] == "s") for op in ops_of(code if face else f"{code}.l"))


def origin(card: Card) -> tuple[str, str]:
    """The messages that say where a card's name and effects come from."""
    return (f"origin-{card.provenance.replace(' ', '-')}", f"origin-{card.effects.replace(' ', '-')}")


# ---- actions


def _own(view: View) -> dict[str, Any]:
    """The player whose view it is, or whose turn it is."""
    seat = view["seat"] if view["seat"] is not None else view["turn"]
    player: dict[str, Any] = view["players"][seat]
    return player


def _completing(view: View, action: Action) -> dict[str, Any]:
    works = {work["card"]: work for work in _own(view)["works"]}
    work = works.get(action[1])
    return {"card": action[1], "face": action[2], "count": max(0, work["cost"] - work["paid"]) if work else 0}


def _faction(view: View, action: Action) -> dict[str, Any]:
    faction = FACTIONS.get(_own(view)["faction"])
    cost = faction.cost if faction else Cost()
    return {"symbols": cost.symbols, "colour": list(cost.colours), "count": cost.credits}


def _section(view: View, section: str) -> dict[str, Any]:
    """A section and where it is found: beside another on a card in hand, or on the planet that produced it."""
    own = _own(view)
    card, half = section[:-1], section[-1:]
    if card in own.get("hand", ()):
        return {"section": section, "where": "hand", "from": card + ("b" if half == "a" else "a")}
    planet = next((made["planet"] for made in own["produced"] if made["section"] == section), "")
    return {"section": section, "where": "planet" if planet else "", "from": planet}


def _tokens(view: View, action: Action) -> dict[str, Any]:
    cards = {card["card"]: card["tokens"] for card in _own(view)["empire"]}
    return {"card": action[1], "count": cards.get(action[1], 0)}


ARGS: dict[str, Callable[[View, Action], dict[str, Any]]] = {
    "buy": lambda view, action: {"row": action[1], "count": _own(view)["costs"]["buy"]},
    "look": lambda view, action: {"n": action[1], "count": _own(view)["costs"]["buy"] + int(action[1]) - 1},
    "build": _completing,
    "develop": _completing,
    "discover": _completing,
    "complete": lambda view, action: {"card": action[1], "face": action[2]},
    "attach": lambda view, action: {"card": action[1], **_section(view, str(action[2]))},
    "sell": lambda view, action: {**_section(view, str(action[1])), "symbols": SYMBOLS.get(str(action[1]), 0)},
    "spend": lambda view, action: _section(view, str(action[1])),
    "place": lambda view, action: {"section": action[1]},
    "unblock": lambda view, action: {"row": action[1], "colour": ROW_COLOUR.get(str(action[1]), "")},
    "offensive": lambda view, action: {"count": _own(view)["costs"]["offensive"]},
    "revenue": lambda view, action: {"count": _own(view)["costs"]["revenue"]},
    "mine": lambda view, action: {"count": _own(view)["costs"]["mine"]},
    "faction": _faction,
    "use": lambda view, action: {"card": action[1], "text": action[1]},
    "plus": lambda view, action: {"card": action[1], "text": action[1]},
    "artifact": lambda view, action: {"card": action[1], "text": action[1]},
    "suspend": _tokens,
    "take": lambda view, action: {"n": COMBAT.get(str(action[1]), 0)},
    "accept": lambda view, action: {"n": COMBAT[view["table"][-1]] if view["table"] else 0},
    "against": lambda view, action: {"target": action[1]},
    "search": lambda view, action: {"row": action[1], "kind": action[2]},
    "colour": lambda view, action: {"colour": action[1]},
    "draw": lambda view, action: {"count": max(0, 3 - _own(view)["hand_count"])},
}


def phrase(view: View, action: Action) -> Phrase:
    """The words for an action, with its cost and gain."""
    verb = str(action[0])
    if verb == "attack":
        if action[1] == "aliens":
            return Phrase("do-attack-aliens", {"system": view["decks"]["systems"]["top"]})
        return Phrase("do-attack", {"target": action[1]})
    if verb == "place" and SECTION_KIND.get(str(action[1])) == KIND_OF.get(f"{view['site']}.o"):
        return Phrase("do-place-match", {"section": action[1]})
    args = ARGS[verb](view, action) if verb in ARGS else {"card": action[1]} if len(action) > 1 else {}
    return Phrase(f"do-{verb}", args)
