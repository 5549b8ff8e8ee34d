"""The nine corporations: five tracks with their rewards, the techs, and what is special about each.

A space of a track is one number, column * 16 + height, so that cubes which leave their own column (Makeshift, the
water cube of Oasis) need nothing of their own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from ludonaut.kernel.content import ContentFile, load
from ludonaut.kernel.errors import BadContent

from .planets import Edition
from .tiles import INDEX, TECH, TRACKS

HEIGHT = 16
SPACES = tuple(f"{track}-{height}" for track in TRACKS for height in range(HEIGHT))
"""The name of each space."""
SPACE = {name: number for number, name in enumerate(SPACES)}
Rule: TypeAlias = Literal["", "regress", "choose", "cover", "carry", "pods_unlock", "path", "diagonal", "flux"]
"""What is special about a corporation; the rules ask for this and never for its name."""


class Gain(NamedTuple):
    """Something that a space gives: synergy, patch, rover, civ (rank), tech (level), moves (number), step (cubes as
    bits), or reward (a choice, by its space)."""

    kind: str
    n: int = 0


MILESTONES = frozenset(("civ", "patch", "rover", "tech"))


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on each space, from the start: words joined by +, a choice of two with a bar between."""

    civ: list[str]
    water: list[str]
    biomass: list[str]
    rover: list[str]
    tech: list[str]


class CorporationFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A corporation as printed."""

    id: str
    edition: Edition
    complexity: int
    rovers: int
    rule: Rule
    techs: list[str]
    tracks: Tracks
    path: list[str] = []


class CorporationsFile(ContentFile, frozen=True, kw_only=True):
    """content/corporations.json"""

    corporations: list[CorporationFacts]


FILE = load(__package__.removesuffix(".content"), "corporations", CorporationsFile)
FACTS = {facts.id: facts for facts in FILE.corporations}
IDENTICAL = FILE.corporations[0].id
"""The corporation on the back of every board."""

TECHS: dict[str, int] = {}
"""Every tech of the game has a bit of its own; a player's techs are one integer."""
for _facts in FILE.corporations:
    for _tech in _facts.techs:
        TECHS.setdefault(_tech, 1 << len(TECHS))

TECH_NAME = {bit: name for name, bit in TECHS.items()}


def tech(*names: str) -> int:
    """The bits of techs."""
    return sum(TECHS[name] for name in names)


def spot(column: int, height: int) -> int:
    """The number of a space."""
    return column * HEIGHT + height


@dataclass(frozen=True, slots=True)
class Corporation:
    """A corporation as tables, computed once."""

    id: str
    rule: Rule
    complexity: int
    edition: str
    rovers: int
    techs: tuple[int, ...]
    """Bits of the techs, by level."""
    levels: tuple[tuple[int, int], ...]
    """Height on the tech track and bit of each level; Jump Drive has none."""
    tops: tuple[int, ...]
    """Height of the last space of each column."""
    gains: tuple[tuple[Gain, ...], ...]
    """What each space gives to a cube that comes onto it."""
    choices: dict[int, tuple[Gain, ...]]
    """Wormhole: the rewards to choose from, by space."""
    medals: tuple[tuple[tuple[int, int], ...], ...]
    """Of each column: heights and values of its medals, upwards; Oasis counts water by steps of its path."""
    path: tuple[int, ...]
    """Oasis: the spaces that the water cube goes through."""
    moves: tuple[int, ...]
    """The number printed on each space for rovers, or 0."""


def _gain(word: str, where: str) -> Gain:
    found = re.fullmatch(r"(synergy|patch|rover)|(civ|tech|moves)(\d+)|advance-(\w+)", word)
    if not found:
        raise BadContent(f"corporations: {word!r} of {where} is not a reward")
    if found[1]:
        return Gain(found[1])
    if found[2]:
        return Gain(found[2], int(found[3]))
    return Gain("step", 1 << INDEX[found[4]])


def _corporation(facts: CorporationFacts) -> Corporation:
    gains: list[tuple[Gain, ...]] = [()] * (5 * HEIGHT)
    choices: dict[int, tuple[Gain, ...]] = {}
    medals: list[tuple[tuple[int, int], ...]] = []
    moves = [0] * (5 * HEIGHT)
    levels: list[tuple[int, int]] = []
    tops = []
    for column, name in enumerate(TRACKS):
        cells: list[str] = getattr(facts.tracks, name)
        tops.append(len(cells) - 1)
        won = []
        for height, words in enumerate(cells):
            here: list[Gain] = []
            for word in filter(None, words.split("+")):
                if word.startswith("medal"):
                    won.append((height, int(word[5:])))
                elif "|" in word:
                    choices[spot(column, height)] = tuple(_gain(w, facts.id) for w in word.split("|"))
                    here.append(Gain("reward", spot(column, height)))
                else:
                    here.append(_gain(word, facts.id))
            gains[spot(column, height)] = tuple(here)
            for gain in here:
                if gain.kind == "moves":
                    moves[spot(column, height)] = gain.n
                if gain.kind == "tech" and column == TECH:
                    levels.append((height, TECHS[facts.techs[gain.n - 1]]))
        medals.append(tuple(won))
    path = tuple(spot(INDEX[w.rstrip("0123456789")], int(re.sub(r"\D", "", w))) for w in facts.path)
    if path:
        by_step = [(path.index(spot(1, height)), value) for height, value in medals[1]]
        medals[1] = tuple(sorted(by_step))
    return Corporation(
        facts.id,
        facts.rule,
        facts.complexity,
        facts.edition,
        facts.rovers,
        tuple(TECHS[name] for name in facts.techs),
        tuple(levels),
        tuple(tops),
        tuple(gains),
        choices,
        tuple(medals),
        path,
        tuple(moves),
    )


CORPORATIONS: dict[str, Corporation] = {facts.id: _corporation(facts) for facts in FILE.corporations}
