"""The vocabulary of effects: each effect is one small struct, read from the content files.

Permanent effects change numbers while their card is in force, instant effects happen at a moment, replacements change
one step of a rule. `rules/gear.py` adds up the first, `rules/interpreter.py` runs the second, and the rule that has the
step asks for the third. `content/check.py` says where each of them makes sense.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Row: TypeAlias = Literal["ships", "technologies", "planets"]
Colour: TypeAlias = Literal["red", "green", "blue", "gold"]
Kind: TypeAlias = Literal["exploration", "expansion", "extermination", "exploitation"]
Face: TypeAlias = Literal["logistics", "operational"]
Fate: TypeAlias = Literal["none", "damaged", "destroyed"]
Priced: TypeAlias = Literal["buy", "build", "develop", "discover", "offensive", "revenue", "mine"]
Assembled: TypeAlias = Literal["build", "develop", "discover", "sell", "prepare"]
Small: TypeAlias = Literal["buy", "sell", "prepare"]
When: TypeAlias = Literal["", "enter", "mine", "after_attack"]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=20)]


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """One word of the vocabulary."""


class Permanent(Effect, frozen=True, kw_only=True):
    """A number that changes while the card is in force."""


class Instant(Effect, frozen=True, kw_only=True):
    """Something that happens: on a ship or planet at the moment that `when` names, elsewhere when the card is used."""

    when: When = ""


class Replacement(Effect, frozen=True, kw_only=True):
    """A step of a rule that goes differently."""


# ---- permanent


class CostMod(Permanent, frozen=True, kw_only=True, tag="cost_mod"):
    """An action costs more or less; never below 0."""

    action: Priced
    amount: Annotated[int, Meta(ge=-9, le=9)]


class AssemblyMod(Permanent, frozen=True, kw_only=True, tag="assembly_mod"):
    """More cards may be spent on an action; for Prepare on a row, or on `any`."""

    action: Assembled
    amount: Number
    row: Literal["ships", "technologies", "planets", "any", ""] = ""


class AssemblyFree(Permanent, frozen=True, kw_only=True, tag="assembly_free"):
    """This many produced cards of an action do not count towards the limit."""

    cards: Number


class BuyLook(Permanent, frozen=True, kw_only=True, tag="buy_look"):
    """A Buy shows more cards."""

    cards: Number


class SellColours(Permanent, frozen=True, kw_only=True, tag="sell_colours"):
    """A Sell may mix this many colours."""

    colours: Annotated[int, Meta(ge=2, le=3)]


# ---- instant


class GainVp(Instant, frozen=True, kw_only=True, tag="gain_vp"):
    """Points on the track."""

    n: Number


class GainCredits(Instant, frozen=True, kw_only=True, tag="gain_credits"):
    """Credits into the bank, as far as it holds them."""

    n: Number


class GainArtifact(Instant, frozen=True, kw_only=True, tag="gain_artifact"):
    """Artifacts from their deck."""

    n: Number


class GainPlan(Instant, frozen=True, kw_only=True, tag="gain_plan"):
    """Defence Plans from their deck."""

    n: Number


class DrawResources(Instant, frozen=True, kw_only=True, tag="draw_resources"):
    """Resource cards into the hand."""

    n: Number


class Produce(Instant, frozen=True, kw_only=True, tag="produce"):
    """Produce on the planet itself, on one operational planet or on each of them."""

    cards: Number
    target: Literal["self", "one", "each"]


class AttackBonus(Instant, frozen=True, kw_only=True, tag="attack_bonus"):
    """Added to the value of attacks: a ship's own, all while a permanent card is in force, or all of this turn."""

    n: Number
    versus: Literal["aliens", "player", "any"]


class DoAttack(Instant, frozen=True, kw_only=True, tag="do_attack"):
    """One operational ship attacks."""

    bonus: Annotated[int, Meta(ge=0, le=9)] = 0


class PlaceBlockade(Instant, frozen=True, kw_only=True, tag="place_blockade"):
    """Tokens on cards of another player."""

    n: Number


class RemoveBlockade(Instant, frozen=True, kw_only=True, tag="remove_blockade"):
    """Tokens off one's own Empire."""

    n: Number


class SearchDeck(Instant, frozen=True, kw_only=True, tag="search_deck"):
    """Search one of the decks for a type and take the card under construction."""

    decks: Annotated[tuple[Row, ...], Meta(min_length=1)]
    times: Number = 1


class AttachCard(Instant, frozen=True, kw_only=True, tag="attach_card"):
    """Attach one card from hand or planets to a card under construction."""


class CompleteCard(Instant, frozen=True, kw_only=True, tag="complete_card"):
    """Complete a card of the row for nothing."""

    row: Row


class DoAction(Instant, frozen=True, kw_only=True, tag="do_action"):
    """Do a basic action and pay for it; a construction with these colours instead of its own and gold."""

    action: Literal["buy", "build", "develop", "discover"]
    colours: tuple[Colour, ...] = ()


class ExtraAction(Instant, frozen=True, kw_only=True, tag="extra_action"):
    """More actions this turn, of some kinds or (none named) of any."""

    n: Number
    kinds: tuple[Small, ...] = ()


class ExtraTurns(Instant, frozen=True, kw_only=True, tag="extra_turns"):
    """More turns after the last equal one, once the end is triggered."""

    n: Number


class SpendSets(Instant, frozen=True, kw_only=True, tag="spend_sets"):
    """Points for sets of a red, a green and a blue symbol; at least one set is spent."""

    max_cards: Number
    vp: Number


class VirtualSymbols(Instant, frozen=True, kw_only=True, tag="virtual_symbols"):
    """Symbols of one colour for the next action of this turn."""

    n: Number


class DiscardProduced(Instant, frozen=True, kw_only=True, tag="discard_produced"):
    """Credits for the symbols of produced cards."""

    max_cards: Number


class DiscardThenDraw(Instant, frozen=True, kw_only=True, tag="discard_then_draw"):
    """Exchange cards of the hand."""

    cards: Number


class ScoreTechs(Instant, frozen=True, kw_only=True, tag="score_techs"):
    """All operational technologies score without a reveal."""


# ---- replacements


class ProduceCount(Replacement, frozen=True, kw_only=True, tag="produce_count"):
    """Exploiting a planet produces this many cards."""

    cards: Number


class AttackReveal(Replacement, frozen=True, kw_only=True, tag="attack_reveal"):
    """The ship reveals several cards and keeps one."""

    cards: Annotated[int, Meta(ge=2, le=9)]


class ReplaceResult(Replacement, frozen=True, kw_only=True, tag="replace_result"):
    """A ship's fate becomes another; one step an attack."""

    before: Fate
    after: Fate


class MoreBlockades(Replacement, frozen=True, kw_only=True, tag="more_blockades"):
    """An attack that places blockade tokens places more of them, once an attack."""

    n: Number


class RevealRetry(Replacement, frozen=True, kw_only=True, tag="reveal_retry"):
    """A technology whose card does not match may reveal a second one, once an action."""


class ArtifactChoice(Replacement, frozen=True, kw_only=True, tag="artifact_choice"):
    """An artifact is chosen among several."""

    draw: Annotated[int, Meta(ge=2, le=9)]


Op: TypeAlias = (
    CostMod
    | AssemblyMod
    | AssemblyFree
    | BuyLook
    | SellColours
    | GainVp
    | GainCredits
    | GainArtifact
    | GainPlan
    | DrawResources
    | Produce
    | AttackBonus
    | DoAttack
    | PlaceBlockade
    | RemoveBlockade
    | SearchDeck
    | AttachCard
    | CompleteCard
    | DoAction
    | ExtraAction
    | ExtraTurns
    | SpendSets
    | VirtualSymbols
    | DiscardProduced
    | DiscardThenDraw
    | ScoreTechs
    | ProduceCount
    | AttackReveal
    | ReplaceResult
    | MoreBlockades
    | RevealRetry
    | ArtifactChoice
)
EFFECTS: tuple[type[Effect], ...] = Op.__args__
INSTANTS: tuple[type[Effect], ...] = tuple(kind for kind in EFFECTS if issubclass(kind, Instant))


def tag(effect: Effect | type[Effect]) -> str:
    """The word for an effect, as it stands in the files."""
    return str(effect.__struct_config__.tag)
