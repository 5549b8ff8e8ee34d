"""The vocabulary of effects: each word is one small struct, read from the content files and run by `effects`."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Row: TypeAlias = Literal["ships", "technologies", "planets"]
Colour: TypeAlias = Literal["red", "green", "blue", "gold"]
Kind: TypeAlias = Literal["exploration", "expansion", "extermination", "exploitation"]
Face: TypeAlias = Literal["logistics", "operational"]
Fate: TypeAlias = Literal["none", "damaged", "destroyed"]
Priced: TypeAlias = Literal["buy", "build", "develop", "discover", "offensive", "revenue", "mine"]
Assembled: TypeAlias = Literal["build", "develop", "discover", "sell", "prepare"]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One word of the vocabulary."""


class CostMod(Word, frozen=True, tag="cost_mod"):
    """An action costs more or less; never below 0."""

    action: Priced
    amount: int


class AssemblyMod(Word, frozen=True, tag="assembly_mod"):
    """More cards may be spent on an action; for Prepare on a row, or on `any`."""

    action: Assembled
    amount: int
    row: Literal["ships", "technologies", "planets", "any", ""] = ""


class AssemblyFree(Word, frozen=True, tag="assembly_free"):
    """So many produced cards of an action are not counted."""

    cards: int


class GainVp(Word, frozen=True, tag="gain_vp"):
    """Points on the track."""

    n: int


class GainCredits(Word, frozen=True, tag="gain_credits"):
    """Credits into the bank, as far as it holds them."""

    n: int
    when: Literal["after_attack", ""] = ""


class GainArtifact(Word, frozen=True, tag="gain_artifact"):
    """Artifacts from their deck."""

    n: int


class GainPlan(Word, frozen=True, tag="gain_plan"):
    """Defence Plans from their deck."""

    n: int
    when: Literal["enter", ""] = ""


class DrawResources(Word, frozen=True, tag="draw_resources"):
    """Resource cards into the hand."""

    n: int


class Produce(Word, frozen=True, tag="produce"):
    """Produce on the planet itself, on one operational planet or on each of them."""

    cards: int
    target: Literal["self", "one", "each"]
    when: Literal["exploit", "mine", ""] = ""


class ProduceCount(Word, frozen=True, tag="produce_count"):
    """Exploiting a planet produces this many cards."""

    cards: int


class AttackBonus(Word, frozen=True, tag="attack_bonus"):
    """Added to the value of an attack: of the ship that bears it, of all ships for a technology or an artifact."""

    n: int
    versus: Literal["aliens", "player", "any"]


class AttackReveal(Word, frozen=True, tag="attack_reveal"):
    """The ship reveals several cards and keeps one."""

    cards: int


class DoAttack(Word, frozen=True, tag="do_attack"):
    """One operational ship attacks."""

    bonus: int


class ReplaceResult(Word, frozen=True, tag="replace_result"):
    """A ship's fate becomes another; one step an attack."""

    before: Fate
    after: Fate


class PlaceBlockade(Word, frozen=True, tag="place_blockade"):
    """Tokens on the defender of this attack, or on any other player."""

    n: int
    target: Literal["defender", "other"]


class RemoveBlockade(Word, frozen=True, tag="remove_blockade"):
    """Tokens off one's own Empire."""

    n: int


class SearchDeck(Word, frozen=True, tag="search_deck"):
    """Search one of the decks for a type and take the card under construction."""

    decks: tuple[Row, ...]
    times: int = 1


class AttachCard(Word, frozen=True, tag="attach_card"):
    """Attach one card from hand or planets to a card under construction."""


class CompleteCard(Word, frozen=True, tag="complete_card"):
    """Complete a card of the row for nothing."""

    row: Row


class DoAction(Word, frozen=True, tag="do_action"):
    """Do a basic action, for Develop with other colours."""

    action: Literal["buy", "develop"]
    colours: tuple[Colour, ...] = ()


class ExtraAction(Word, frozen=True, tag="extra_action"):
    """More actions this turn, of some kinds or (none named) of any."""

    n: int
    kinds: tuple[Literal["buy", "sell", "prepare"], ...] = ()


class ExtraTurns(Word, frozen=True, tag="extra_turns"):
    """More turns after the last equal one."""

    n: int


class BuyLook(Word, frozen=True, tag="buy_look"):
    """A Buy shows more cards."""

    cards: int


class SellColours(Word, frozen=True, tag="sell_colours"):
    """A Sell may mix colours."""

    colours: int


class SpendSets(Word, frozen=True, tag="spend_sets"):
    """Points for sets of a red, a green and a blue symbol."""

    max_cards: int
    vp: int


class VirtualSymbols(Word, frozen=True, tag="virtual_symbols"):
    """Symbols of one colour for the next action."""

    n: int


class DiscardProduced(Word, frozen=True, tag="discard_produced"):
    """Credits for the symbols of produced cards."""

    max_cards: int


class DiscardThenDraw(Word, frozen=True, tag="discard_then_draw"):
    """Exchange cards of the hand."""

    cards: int


class RevealRetry(Word, frozen=True, tag="reveal_retry"):
    """A technology whose card does not match may reveal a second one."""


class ArtifactChoice(Word, frozen=True, tag="artifact_choice"):
    """An artifact is chosen among several."""

    draw: int


class ScoreTechs(Word, frozen=True, tag="score_techs"):
    """All operational technologies score without a reveal."""


Op: TypeAlias = (
    CostMod
    | AssemblyMod
    | AssemblyFree
    | GainVp
    | GainCredits
    | GainArtifact
    | GainPlan
    | DrawResources
    | Produce
    | ProduceCount
    | AttackBonus
    | AttackReveal
    | DoAttack
    | ReplaceResult
    | PlaceBlockade
    | RemoveBlockade
    | SearchDeck
    | AttachCard
    | CompleteCard
    | DoAction
    | ExtraAction
    | ExtraTurns
    | BuyLook
    | SellColours
    | SpendSets
    | VirtualSymbols
    | DiscardProduced
    | DiscardThenDraw
    | RevealRetry
    | ArtifactChoice
    | ScoreTechs
)
