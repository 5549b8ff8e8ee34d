"""Who sees what, and what is shuffled for whoever imagines the rest."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import Rng, View, show, shuffle_unknown

from .content import CARDS, GOLD, OBJECTIVES, STAR_IDS, TECH_IDS
from .rules.milestones import gold_name
from .rules.research import tiles_left
from .scoring import danger, gold_sets, items
from .state import Rival, SetiState, species_named

Count: TypeAlias = Annotated[int, Meta(ge=0, le=250)]
Points: TypeAlias = Annotated[int, Meta(ge=-100, le=999)]
Step: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
Seat: TypeAlias = Annotated[int, Meta(ge=-1, le=4)]
"""A seat, -1 for nobody or a neutral marker; alone, 1 is the rival."""
Cell: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Id: TypeAlias = Annotated[str, Meta(max_length=20)]
"""An id of the content files; empty for none."""
Ids: TypeAlias = tuple[Id, ...]


class Tech(msgspec.Struct, frozen=True):
    """A stack of technology tiles."""

    tech: Id
    bonus: Annotated[int, Meta(ge=-1, le=3)]
    """Which bonus the top tile has; -1 when there is none."""
    left: Step
    double: bool
    """Is the 2-point tile still there?"""


class Gold(msgspec.Struct, frozen=True):
    """A gold tile."""

    tile: Id
    values: tuple[Count, ...]
    marks: tuple[Seat, ...]
    sets: tuple[Count, ...]
    """How many sets everybody has, by seat."""


class Being(msgspec.Struct, frozen=True):
    """A species; its name is empty until it is found."""

    name: Id
    found: Step
    marks: tuple[tuple[Id, int, Seat], ...]
    deck: Count = 0
    faceup: Id = ""
    gone: Count = 0
    slots: Ids = ()
    jupiter: Step = 0
    saturn: Step = 0
    anomalies: tuple[tuple[int, Id, int], ...] = ()
    data: tuple[Seat, ...] = ()
    messages: tuple[Seat, ...] = ()
    steps: tuple[Points, ...] = ()


class Team(msgspec.Struct, frozen=True):
    """What everybody sees of a player, or of the solo rival."""

    score: Points
    items: tuple[tuple[Id, Points], ...]
    publicity: Step
    data: Count
    top: Step
    exofossils: Count
    probes: tuple[Cell, ...]
    tile: Points
    planned: Step
    """Exertian cards face down; `plans` and `danger` are open at the end."""
    plans: Ids
    danger: Points
    passed: bool
    credits: Count = 0
    energy: Count = 0
    cards: Count = 0
    shown: Ids = ()
    tucked: Ids = ()
    techs: Ids = ()
    columns: Ids = ()
    bottom: tuple[Step, ...] = ()
    missions: tuple[tuple[Id, tuple[int, ...]], ...] = ()
    done: Ids = ()
    finals: Ids = ()
    capsules: tuple[Cell, ...] = ()
    messages: tuple[tuple[Points, Id], ...] = ()
    exertians: Step = 0


class Opponent(msgspec.Struct, frozen=True):
    """The board of the solo rival."""

    level: Step
    progress: Annotated[int, Meta(ge=0, le=11)]
    cards: Count
    played: Ids
    reserve: Step
    now: Id
    techs: tuple[tuple[Id, Step], ...]
    stack: tuple[Count, ...]
    open: tuple[tuple[Id, tuple[int, ...]], ...]
    done: Ids
    spent: Ids


class Public(msgspec.Struct, frozen=True):
    """What everybody sees."""

    seats: Step
    phase: Id
    round: Step
    first: Seat
    active: Seat
    rotated: bool
    discs: tuple[int, ...]
    next_disc: Step
    tile: bool
    stars: Ids
    signals: tuple[tuple[Seat, ...], ...]
    """Per star, in the order of the content files, as `won`."""
    won: tuple[tuple[Seat, ...], ...]
    figures: tuple[tuple[Seat, Id, Id, int], ...]
    deck: Count
    discard: Ids
    row: Ids
    playing: Id
    packs: tuple[Step, ...]
    techs: tuple[Tech, ...]
    gold: tuple[Gold, ...]
    neutral: tuple[Step, ...]
    species: tuple[Being, ...]
    players: tuple[Team, ...]
    """By seat; alone the rival is the second."""
    rival: Opponent | None


class Private(msgspec.Struct, frozen=True):
    """What only a player sees."""

    hand: Ids
    tucked: Ids
    """The first income, which lies face down until everybody has chosen."""
    samples: Ids
    exertians: Ids
    plans: Ids
    danger: Points
    fresh: Ids
    looks_at: Id
    """What is shown to this player alone: "pack", or the planet whose samples it sees; empty for nothing."""
    looked: Ids


SetiView: TypeAlias = View[Public, Private]

# ---- the view


def public(state: SetiState) -> Public:
    """The part of the view that is the same for everybody."""
    return show(
        Public,
        state,
        stars=tuple([STAR_IDS[star] for star in state.stars]),
        signals=tuple([tuple(marks) for marks in state.signals]),
        won=tuple([tuple(owners) for owners in state.won]),
        packs=tuple([len(pack) for pack in state.packs]),
        techs=tuple([_tech(state, index) for index in range(len(TECH_IDS))]),
        gold=tuple([_gold(state, tile) for tile in range(len(GOLD))]),
        species=tuple([show(Being, one) if one.found else Being("", 0, tuple(one.marks)) for one in state.species]),
        players=tuple([_team(state, seat) for seat in range(len(state.agencies))]),
        rival=_opponent(state, state.rival) if state.rival is not None else None,
    )


def _tech(state: SetiState, index: int) -> Tech:
    return Tech(TECH_IDS[index], state.tops[index], tiles_left(state, index), bool(state.doubles >> index & 1))


def _gold(state: SetiState, tile: int) -> Gold:
    """Cards tucked at the start lie face down until everybody has chosen, so sets are counted only then."""
    counted = range(len(state.players))
    sets = [0 if state.phase == "setup" else gold_sets(state, tile, seat) for seat in counted]
    values = GOLD[tile].sides[state.gold_sides[tile]].values
    return Gold(gold_name(state, tile), tuple(values), tuple(state.gold_marks[tile]), tuple(sets))


def _team(state: SetiState, seat: int) -> Team:
    one, over = state.agencies[seat], state.phase == "over"
    counted: dict[str, Any] = {
        "items": () if state.phase == "setup" else tuple(items(state, seat)),
        "planned": len(one.plans),
        "plans": tuple(one.plans) if over else (),
        "danger": danger(state, seat) if over else -1,
    }
    if isinstance(one, Rival):
        return Team(
            score=one.score,
            publicity=one.publicity,
            data=one.data,
            top=one.top,
            exofossils=one.exofossils,
            probes=tuple(one.probes),
            tile=one.tile,
            passed=one.passed,
            **counted,
        )
    return show(
        Team,
        one,
        cards=len(one.hand),
        tucked=() if state.phase == "setup" else tuple(one.tucked),
        techs=tuple([tech for index, tech in enumerate(TECH_IDS) if one.techs >> index & 1]),
        columns=tuple([TECH_IDS[tech] if tech >= 0 else "" for tech in one.columns]),
        bottom=_bits(one.bottom),
        missions=_marked(one.missions, one.covered),
        **counted,
    )


def _marked(names: list[str], marks: list[int]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple([(name, _bits(marked)) for name, marked in zip(names, marks, strict=True)])


def _bits(marked: int) -> tuple[int, ...]:
    """Which of the bits are set."""
    return tuple([at for at in range(marked.bit_length()) if marked >> at & 1])


def _opponent(state: SetiState, rival: Rival) -> Opponent:
    return show(
        Opponent,
        rival,
        level=int(state.options["level"]),
        cards=len(rival.deck) + rival.tops,
        reserve=len(rival.reserve) - rival.tops,
        techs=tuple([(TECH_IDS[tech], tiles) for tech, tiles in enumerate(rival.stored) if tiles]),
        stack=tuple([len(level) for level in rival.stack]),
        open=_marked(rival.open, rival.marked),
    )


def private(state: SetiState, seat: int) -> Private:
    """The part of the view that is this seat's alone."""
    player = state.players[seat]
    what, looked = _looked_at(state, seat)
    return show(
        Private,
        player,
        tucked=tuple(player.tucked) if state.phase == "setup" else (),
        danger=danger(state, seat),
        fresh=tuple([card for card in state.fresh if card in player.hand]),
        looks_at=what,
        looked=looked,
    )


def _looked_at(state: SetiState, seat: int) -> tuple[str, tuple[str, ...]]:
    if state.holder == seat or (state.looking == seat and state.seen == "pack"):
        return "pack", tuple(state.packs[state.round - 1])
    if state.looking != seat:
        return "", ()
    species = species_named(state, "mascamites")
    return state.seen, tuple(sorted(species.jupiter if state.seen == "jupiter" else species.saturn))


# ---- what a seat cannot know


def redeal(state: SetiState, seat: int | None, rng: Rng) -> None:
    """Shuffle, in place, all that this seat cannot know now."""
    _redeal_main(state, seat, rng)
    _redeal_species(state, seat, rng)
    rival = state.rival
    if rival is not None:
        for level in range(3):
            spare = [item for item in rival.unused if OBJECTIVES[item].level == level + 1]
            rest = [item for item in rival.unused if OBJECTIVES[item].level != level + 1]
            shuffle_unknown(rng, [rival.stack[level], spare])
            rival.unused[:] = rest + spare


def _redeal_main(state: SetiState, seat: int | None, rng: Rng) -> None:
    """Packs, removed cards and what others hold unseen are dealt again (main and species cards apart)."""
    others = [player for other, player in enumerate(state.players) if other != seat]
    held = [(player.hand, at) for player in others for at, card in enumerate(player.hand) if card not in player.shown]
    fresh = [(hand, at) for hand, at in held if hand[at] in state.fresh] if state.fresh else []
    looking = seat is not None and (state.holder == seat or (state.looking == seat and state.seen == "pack"))
    piles = [pack for number, pack in enumerate(state.packs, 1) if not (looking and number == state.round)]
    piles += [state.removed, *(player.tucked for player in others if state.phase == "setup")]
    _deal(rng, held, piles, state.deck, "")
    for one in state.species:
        if one.found and one.name != "exertians":
            _deal(rng, held, [], one.deck, one.name)
    if fresh:
        state.fresh[:] = [hand[at] for hand, at in fresh]


def _deal(rng: Rng, held: list[tuple[list[str], int]], piles: list[list[str]], deck: list[str], species: str) -> None:
    """Deal a deck's cards again to hands that hold some and to whole piles; the rest is the deck, without an order."""
    mine = [(hand, at) for hand, at in held if CARDS[hand[at]].species == species]
    cards = sorted([*deck, *[hand[at] for hand, at in mine], *[card for pile in piles for card in pile]])
    take = rng.take
    for hand, at in mine:
        hand[at] = take(cards)
    for pile in piles:
        pile[:] = [take(cards) for _ in pile]
    deck[:] = cards


def _redeal_species(state: SetiState, seat: int | None, rng: Rng) -> None:
    hidden = [one for one in state.species if not one.found]
    names = sorted([*(one.name for one in hidden), *state.box])
    rng.shuffle(names)
    for one in hidden:
        one.name = names.pop()
    state.box[:] = names
    others = [player for other, player in enumerate(state.players) if other != seat]
    for one in state.species:
        if one.found and one.name == "mascamites":
            known = state.seen if state.looking == seat else ""
            piles = [pile for name, pile in (("jupiter", one.jupiter), ("saturn", one.saturn)) if name != known]
            shuffle_unknown(rng, [*piles, *(player.samples for player in others)])
        elif one.found and one.name == "exertians":
            agencies = [agency for other, agency in enumerate(state.agencies) if other != seat]
            plans = [] if state.phase == "over" else [agency.plans for agency in agencies]
            shuffle_unknown(rng, [one.deck, one.gone, *plans, *(player.exertians for player in others)])
