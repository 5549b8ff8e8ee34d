"""Who sees what, and what is shuffled for whoever imagines the rest."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import Rng, View, shuffle_unknown

from .content import CARDS, GOLD, OBJECTIVES, STAR_IDS, TECH_IDS
from .rules.milestones import gold_name
from .rules.research import tiles_left
from .scoring import danger, gold_sets, items
from .state import Player, Rival, SetiState, Species, species_named

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
    return Public(
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        first=state.first,
        active=state.active,
        rotated=state.rotated,
        discs=tuple(state.discs),
        next_disc=state.next_disc,
        tile=state.tile,
        stars=tuple([STAR_IDS[star] for star in state.stars]),
        signals=tuple([tuple(marks) for marks in state.signals]),
        won=tuple([tuple(owners) for owners in state.won]),
        figures=tuple(state.figures),
        deck=len(state.deck),
        discard=tuple(state.discard),
        row=tuple(state.row),
        playing=state.playing,
        packs=tuple([len(pack) for pack in state.packs]),
        techs=tuple([_tech(state, index) for index in range(len(TECH_IDS))]),
        gold=tuple([_gold(state, tile) for tile in range(len(GOLD))]),
        neutral=tuple(state.neutral),
        species=tuple([_species(one) for one in state.species]),
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


def _species(one: Species) -> Being:
    if not one.found:
        return Being("", 0, tuple(one.marks))
    return Being(
        one.name,
        one.found,
        tuple(one.marks),
        len(one.deck),
        one.faceup,
        len(one.gone),
        tuple(one.slots),
        len(one.jupiter),
        len(one.saturn),
        tuple(one.anomalies),
        tuple(one.data),
        tuple(one.messages),
        tuple(one.steps),
    )


def _team(state: SetiState, seat: int) -> Team:
    one = state.agencies[seat]
    over = state.phase == "over"
    own = _seated(state, one) if isinstance(one, Player) else {}
    return Team(
        score=one.score,
        items=() if state.phase == "setup" else tuple(items(state, seat)),
        publicity=one.publicity,
        data=one.data,
        top=one.top,
        exofossils=one.exofossils,
        tile=one.tile,
        planned=len(one.plans),
        plans=tuple(one.plans) if over else (),
        danger=danger(state, seat) if over else -1,
        passed=one.passed,
        probes=tuple(one.probes),
        **own,
    )


def _seated(state: SetiState, player: Player) -> dict[str, Any]:
    """What only players have."""
    return {
        "credits": player.credits,
        "energy": player.energy,
        "cards": len(player.hand),
        "shown": tuple(player.shown),
        "tucked": () if state.phase == "setup" else tuple(player.tucked),
        "techs": tuple([tech for index, tech in enumerate(TECH_IDS) if player.techs >> index & 1]),
        "columns": tuple([TECH_IDS[tech] if tech >= 0 else "" for tech in player.columns]),
        "bottom": _bits(player.bottom),
        "missions": _marked(player.missions, player.covered),
        "done": tuple(player.done),
        "finals": tuple(player.finals),
        "capsules": tuple(player.capsules),
        "messages": tuple(player.messages),
        "exertians": len(player.exertians),
    }


def _marked(names: list[str], marks: list[int]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple([(name, _bits(marked)) for name, marked in zip(names, marks, strict=True)])


def _bits(marked: int) -> tuple[int, ...]:
    """Which of the bits are set."""
    return tuple([at for at in range(marked.bit_length()) if marked >> at & 1])


def _opponent(state: SetiState, rival: Rival) -> Opponent:
    return Opponent(
        level=int(state.options["level"]),
        progress=rival.progress,
        cards=len(rival.deck) + rival.tops,
        played=tuple(rival.played),
        reserve=len(rival.reserve) - rival.tops,
        now=rival.now,
        techs=tuple([(TECH_IDS[tech], tiles) for tech, tiles in enumerate(rival.stored) if tiles]),
        stack=tuple([len(level) for level in rival.stack]),
        open=_marked(rival.open, rival.marked),
        done=tuple(rival.done),
        spent=tuple(rival.spent),
    )


def private(state: SetiState, seat: int) -> Private:
    """The part of the view that is this seat's alone."""
    player = state.players[seat]
    what, looked = _looked_at(state, seat)
    return Private(
        hand=tuple(player.hand),
        tucked=tuple(player.tucked) if state.phase == "setup" else (),
        samples=tuple(player.samples),
        exertians=tuple(player.exertians),
        plans=tuple(player.plans),
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
    hands = [player.hand for other, player in enumerate(state.players) if other != seat]
    shown = [player.shown for other, player in enumerate(state.players) if other != seat]
    secret = [[card for card in hand if card not in seen] for hand, seen in zip(hands, shown, strict=True)]
    was = [list(pile) for pile in secret]
    tucked = [player.tucked for other, player in enumerate(state.players) if other != seat and state.phase == "setup"]
    looking = seat is not None and (state.holder == seat or (state.looking == seat and state.seen == "pack"))
    packs = [pack for number, pack in enumerate(state.packs, 1) if not (looking and number == state.round)]
    _mix(rng, [state.removed, *packs, *tucked, *secret], state.deck, "")
    for one in state.species:
        if one.found and one.name != "exertians":
            _mix(rng, secret, one.deck, one.name)
    for hand, seen, old, new in zip(hands, shown, was, secret, strict=True):
        hand[:] = _put_back(hand, seen, new)
        if state.fresh:
            change = dict(zip(old, new, strict=True))
            state.fresh[:] = [change.get(card, card) for card in state.fresh]


def _put_back(hand: list[str], seen: list[str], unseen: list[str]) -> list[str]:
    """The hand with its unseen cards replaced, in order."""
    rest = iter(unseen)
    return [card if card in seen else next(rest) for card in hand]


def _mix(rng: Rng, piles: list[list[str]], deck: list[str], species: str) -> None:
    """Deal the cards of one deck again to the places where some lie; the rest is the deck, which has no order."""
    places = [(pile, at) for pile in piles for at, card in enumerate(pile) if CARDS[card].species == species]
    cards = sorted([*(pile[at] for pile, at in places), *deck])
    below = rng.below
    for number, (pile, at) in enumerate(places):
        other = number + below(len(cards) - number)
        cards[number], cards[other] = cards[other], cards[number]
        pile[at] = cards[number]
    deck[:] = cards[len(places) :]


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
