"""Words that need the content: names of cards, and what a face says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludonaut.kernel import Texts

from ..content import effects as fx
from ..content.decks import (
    ARTIFACTS,
    COMBAT,
    FACE,
    NAMES,
    SECTION,
    SECTIONS_OF,
    TECHNOLOGIES,
    CardFace,
)
from ..content.schema import Condition, Cost, Sold

Say = Callable[..., str]
"""A message with its arguments: `say("op-gain_vp", n=2)`."""


class CardTexts(Texts):
    """The messages of the game, and the names that stand in the content files."""

    def name(self, lang: str, thing: str) -> str:
        """The name of a card from its deck, a section by its symbols; anything else from the messages."""
        if thing in NAMES:
            return NAMES[thing].fr if lang == "fr" else NAMES[thing].en
        if thing in SECTION:
            return self.say(lang, "section", {"symbols": SECTION[thing].symbols, "colour": SECTION[thing].colour})
        if thing in SECTIONS_OF:
            a, b = SECTIONS_OF[thing]
            return self.say(lang, "resource", {"a": a.id, "b": b.id, "n": COMBAT[thing]})
        return super().name(lang, thing)

    def has_name(self, lang: str, thing: str) -> bool:
        """Cards are named by their decks."""
        return thing in NAMES or thing in SECTION or thing in SECTIONS_OF or super().has_name(lang, thing)

    def _fill(self, lang: str, key: str, value: Any, player: Callable[[int], str] | None) -> Any:
        """`$text` is what a card says."""
        if key == "text" and isinstance(value, str):
            return text_of(lambda message, **args: self.say(lang, message, args), value)
        return super()._fill(lang, key, value, player)


# ---- what a face says


def _variant(effect: fx.Effect, face: CardFace | None) -> str:
    """Which message of an effect fits."""
    ship = face is not None and face.row == "ships" and face.face == "operational"
    match effect:
        case fx.CostMod(action="buy"):
            return "-buy"
        case fx.AssemblyMod(row="any"):
            return "-any"
        case fx.AssemblyMod() if effect.row:
            return "-row"
        case fx.Produce():
            return f"-{effect.target}"
        case fx.AttackBonus(when="") if ship:
            return f"-ship-{effect.versus}"
        case fx.AttackBonus():
            return f"-{effect.versus}" if face is not None and effect in face.permanent else f"-turn-{effect.versus}"
        case fx.ReplaceResult():
            return "" if ship else "-technology"
        case fx.DoAction():
            return "-buy" if effect.action == "buy" else "-colours" if effect.colours else ""
        case fx.ExtraAction() if effect.kinds:
            return "-kinds"
    return ""


def say_effect(say: Say, effect: fx.Effect, face: CardFace | None = None) -> str:
    """One effect as a sentence, with the moment at which it happens."""
    fields: dict[str, Any] = {name: getattr(effect, name) for name in effect.__struct_fields__}
    if isinstance(effect, fx.CostMod):
        fields["n"] = -effect.amount
    moment = say(f"moment-{effect.when}") if isinstance(effect, fx.Instant) and effect.when else ""
    return moment + say(f"op-{fx.tag(effect)}{_variant(effect, face)}", **fields)


def _when(say: Say, face: CardFace, when: Condition) -> str:
    """The trigger of a technology, if it makes something happen and does not only change a step."""
    if face.trigger == "static" or not face.instants():
        return ""
    said = f"when-{face.trigger}"
    if when.symbols_min:
        said += "-symbols"
    elif when.first_of_type_in_row:
        said += "-first"
    elif face.trigger == "on_enter_empire":
        said += f"-{when.face}" if when.face else ""
    poor = "" if when.bank_max is None else say("if-bank_max", n=when.bank_max)
    return say(said, n=when.symbols_min, row=when.row or "any-card") + poor


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
        return " · ".join(say_effect(say, effect) for effect in ARTIFACTS[code].ops)
    face = FACE[code if code in FACE else f"{code}.l"]
    if face.row == "technologies" and face.face == "operational":
        return say_goal(say, TECHNOLOGIES[face.card].operational)
    said = " · ".join(say_effect(say, effect, face) for effect in face.effects)
    if face.row != "technologies":
        return said
    deployed = TECHNOLOGIES[face.card].logistics
    return _when(say, face, deployed.condition) + _price(say, deployed.cost) + said
