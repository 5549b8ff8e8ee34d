"""The vocabulary of effects and conditions: small structs, read from short phrases of the content files.

"vp 3" is a `Gain`, "signal colour red 1" a `Signal`, "if probe_on asteroid: trace yellow 1" an `If` with a `Trace`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from ludonaut.kernel import BadContent


@dataclass(frozen=True, slots=True)
class Need:
    """A condition, or something to be counted: what, of which things, and how many."""

    what: str
    names: tuple[str, ...] = ()
    count: int = 0

    @property
    def name(self) -> str:
        return self.names[0] if self.names else ""


class Effect(msgspec.Struct, frozen=True):
    """One step of what a card, a space or a tile does."""


Effects: TypeAlias = tuple[Effect, ...]


class Counted(Effect, frozen=True):
    """An effect of which there is a number."""

    count: int


class Gain(Effect, frozen=True):
    """Points, credits, energy, publicity, data or exofossils."""

    what: str
    count: int


class Draw(Counted, frozen=True):
    """Unseen cards of the deck."""


class TakeCard(Counted, frozen=True):
    """Cards of the row or the deck."""


class TakeAlien(Counted, frozen=True):
    """Cards of the species that gives them."""


class DealAlien(Effect, frozen=True):
    """A card for a marker on a discovery space of this species, left or right."""

    species: int


class DealExertians(Counted, frozen=True):
    """Exertian cards at their discovery, more of them for each marker on a discovery space."""


class PlayExertians(Counted, frozen=True):
    """At their discovery, one of them may be played for each marker."""


class Income(Counted, frozen=True):
    """Cards of the hand that may be tucked."""


class Move(Counted, frozen=True):
    """Moves, over any of one's probes."""


class Delivered(Counted, frozen=True):
    """Gain the sample just delivered, once or more."""


class Spend(Counted, frozen=True):
    """Exofossils that are paid."""


class Launch(Effect, frozen=True):
    freely: bool = False
    """Beyond the limit of probes."""


class Land(Effect, frozen=True):
    """Land a probe; `orbit`: or let it orbit; `moons` need no technology; `shared`: a taken space will do."""

    orbit: bool = False
    moons: bool = False
    shared: bool = False


class Signal(Effect, frozen=True):
    """Signals at a place; some give no data."""

    where: str
    count: int
    name: str = ""
    data: bool = True


class Scan(Effect, frozen=True):
    pass


class Research(Effect, frozen=True):
    """A technology of a kind; `copy`: one that somebody else has, without turning the discs."""

    kind: str


class Trace(Effect, frozen=True):
    """Traces of a colour; `only` for species that the player knows, or has all colours of."""

    colour: str
    count: int
    only: str = ""


class Remove(Effect, frozen=True):
    """One of one's figures may be taken back for something."""

    kind: str
    then: Effects


class Once(Effect, frozen=True):
    """Waits until the end of the turn for something, and works once."""

    when: str
    then: Effects


class If(Effect, frozen=True):
    need: Need
    then: Effects


class Per(Effect, frozen=True):
    """A gain for each of what is counted."""

    what: str
    each: int
    counted: Need


class Pay(Effect, frozen=True):
    """Exofossils that may be paid for something, once or often."""

    count: int
    then: Effects
    often: bool = False


class UseSample(Effect, frozen=True):
    """Gain a sample of a planet, of any or only where one has a probe."""

    where: str


class Odd(Effect, frozen=True):
    """What only one card or space does, by its name."""

    name: str


ARMING = frozenset({"slingshot", "lightsail", "asteroids_free", "no_visit_publicity"})
"""Odd effects that hold for the whole turn, and so come before the moves and signals of their own card."""
GAINS = frozenset({"vp", "credit", "energy", "publicity", "data", "exofossil"})
COUNTED = {"draw": Draw, "card": TakeCard, "alien": TakeAlien, "income": Income, "move": Move, "delivered": Delivered}


def need(text: str) -> Need:
    """A condition of the content files: "wins red 2", "landed mars moon"."""
    what, *words = text.split()
    numbers = [int(word) for word in words if word.isdigit()]
    return Need(what, tuple(word for word in words if not word.isdigit()), numbers[0] if numbers else 0)


def effect(text: str) -> Effect:
    """One phrase of the content files; `A: B + C` puts the clause B, C behind the head A."""
    try:
        return _read(text)
    except (IndexError, ValueError):
        raise BadContent(f"seti: {text!r} is not an effect: a number or a word is missing") from None


def read_effects(texts: list[str]) -> Effects:
    return tuple(effect(text) for text in texts)


def card_effects(texts: list[str]) -> Effects:
    """The effects of a card; what holds for the whole turn comes first."""
    return tuple(sorted(read_effects(texts), key=lambda step: not _arms(step)))


def _arms(step: Effect) -> bool:
    return isinstance(step, Once) or (isinstance(step, Odd) and step.name in ARMING)


def _read(text: str) -> Effect:
    head, _, tail = text.partition(": ")
    name, *words = head.split()
    if tail:
        return _read_clause(name, words, read_effects(tail.split(" + ")))
    if "per" in words:
        return Per(name, int(words[0]), need(" ".join(words[words.index("per") + 1 :])))
    if name in GAINS:
        return Gain(name, int(words[0]))
    if name in COUNTED:
        return COUNTED[name](int(words[0]))
    match name:
        case "signal" | "mark":
            return Signal(words[0], int(words[-1]), words[1] if len(words) == 3 else "", name == "signal")
        case "trace":
            return Trace(words[0], int(words[1]), *words[2:])
        case "launch":
            return Launch("freely" in words)
        case "land" | "orbit_or_land":
            return Land(name == "orbit_or_land", "moons" in words, "shared" in words)
        case "research":
            return Research(words[0])
        case "use_sample":
            return UseSample(words[0])
        case "spend":
            return Spend(int(words[1]))
    return Scan() if name == "scan" else Odd(name)


def _read_clause(name: str, words: list[str], then: Effects) -> Effect:
    match name:
        case "if":
            return If(need(" ".join(words)), then)
        case "once":
            return Once(" ".join(words), then)
        case "remove":
            return Remove(words[0], then)
        case "pay" | "pay_often":
            return Pay(int(words[1]), then, name == "pay_often")
    raise ValueError
