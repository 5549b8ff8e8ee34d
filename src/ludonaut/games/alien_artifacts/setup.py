"""Set-up: the table, the factions, and what their cards start with."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Options, Rng, Script

from .content.decks import ARTIFACTS, DECKS, FACTIONS, ON_FACE, PLAN_CARDS, RESOURCES, ROWS, SYSTEMS
from .content.schema import SetUp
from .state import HAND, AlienState, Player


def set_up(seats: int, options: Options, rng: Rng) -> AlienState:
    """The table before the factions are set up; where they are chosen, before the hands are dealt."""
    pools = {row: list(DECKS[row]) for row in ROWS} | {"systems": list(SYSTEMS)}
    tops = {pile: rng.take(cards) for pile, cards in pools.items()}
    state = AlienState(
        seats=seats,
        options=options,
        rng=rng,
        players=[Player() for _ in range(seats)],
        marker=seats,
        extra=[0] * seats,
        deck=list(RESOURCES),
        discard=[],
        tops=tops,
        pools=pools,
        bottoms=dict.fromkeys(pools, ()),
        artifacts=list(ARTIFACTS),
        spent=[],
        plans=list(PLAN_CARDS),
        factions=list(FACTIONS),
    )
    if options["factions"] == "chosen":
        state.phase = "factions"
        state.first = state.active = rng.below(seats)
    else:
        for player in state.players:
            player.faction = rng.take(state.factions)
        _deal(state)
    return state


def _deal(state: AlienState) -> None:
    """Three cards for everybody, then the first player is drawn."""
    for player in state.players:
        player.hand = [state.rng.take(state.deck) for _ in range(HAND)]
    state.first = state.active = state.rng.below(state.seats)
    state.phase = "setup"


def choose_faction(state: AlienState) -> Script[None]:
    """Players take a faction each, clockwise from a player drawn for this; nobody has a hand yet."""
    seat = state.active
    choice: Action = yield Ask(
        seat, "faction", lambda: [("play", name) for name in state.factions], guide="factions", pause=True
    )
    name = str(choice[1])
    state.factions.remove(name)
    state.players[seat].faction = name
    state.tell("faction", seat=seat, card=name)
    state.active = (seat + 1) % state.seats
    if state.active == state.first:
        _deal(state)


def found_faction(state: AlienState) -> Script[None]:
    """The set-up of the faction card. Cards that start in the Empire have no effect on arrival."""
    seat = state.active
    for line in FACTIONS[state.players[seat].faction].setup:
        yield from _found(state, seat, line)
    state.active = (seat + 1) % state.seats
    if state.active == state.first:
        state.phase = "play"


def _found(state: AlienState, seat: int, line: SetUp) -> Script[None]:
    player = state.players[seat]
    for _ in range(line.draw):
        state.table.append(state.take_top(line.deck))
    kept = state.table[0]
    if line.draw > 1:
        choice: Action = yield Ask(
            seat, "found", lambda: [("keep", card) for card in state.table], args={"row": line.deck}, guide="factions"
        )
        kept = str(choice[1])
    state.table.remove(kept)
    for card in state.table:
        state.put_under(line.deck, card)
    state.table.clear()
    if line.face is None:
        player.works[kept] = ()
        state.tell("founded", seat=seat, card=kept)
    else:
        player.empire += (ON_FACE[kept][line.face],)
        state.tell("founded_empire", seat=seat, card=kept, face=line.face)
