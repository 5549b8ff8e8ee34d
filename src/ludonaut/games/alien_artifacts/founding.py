"""Set-up: the table, the factions, and what their cards start with."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Options, Rng, Script

from .cards import ARTIFACTS, DECKS, FACE_CODE, FACTIONS, PLAN_CARDS, RESOURCES, ROWS, SYSTEMS
from .schema import SetUp
from .state import HAND, AlienState, Player


def set_up(seats: int, options: Options, rng: Rng) -> AlienState:
    """The table before the factions are set up."""
    pools = {row: list(DECKS[row]) for row in ROWS} | {"systems": list(SYSTEMS)}
    tops = {pile: rng.take(cards) for pile, cards in pools.items()}
    factions = list(FACTIONS)
    deck = list(RESOURCES)
    players = [Player() for _ in range(seats)]
    chosen = options["factions"] == "chosen"
    if not chosen:
        for player in players:
            player.faction = rng.take(factions)
    for player in players:
        player.hand = [rng.take(deck) for _ in range(HAND)]
    first = rng.below(seats)
    return AlienState(
        seats=seats,
        options=options,
        rng=rng,
        phase="factions" if chosen else "setup",
        players=players,
        first=first,
        turn=first,
        marker=seats,
        extra=[0] * seats,
        deck=deck,
        discard=[],
        tops=tops,
        pools={pile: tuple(cards) for pile, cards in pools.items()},
        bottoms=dict.fromkeys(pools, ()),
        artifacts=list(ARTIFACTS),
        spent=[],
        plans=list(PLAN_CARDS),
        factions=factions,
    )


def choose_faction(state: AlienState) -> Script[None]:
    """Players take a faction each, in turn order."""
    seat = state.turn
    choice: Action = yield Ask(
        seat, "faction", lambda: [("play", name) for name in state.factions], guide="factions", pause=True
    )
    name = str(choice[1])
    state.factions.remove(name)
    state.players[seat].faction = name
    state.tell("faction", seat=seat, card=name)
    _next_of_setup(state, "setup")


def found_faction(state: AlienState) -> Script[None]:
    """The set-up of the faction card. Cards that start in the Empire have no effect on arrival."""
    seat = state.turn
    for line in FACTIONS[state.players[seat].faction].setup:
        yield from _found(state, seat, line)
    _next_of_setup(state, "play")


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
        player.empire += (f"{kept}.{FACE_CODE[line.face]}",)
        state.tell("founded_empire", seat=seat, card=kept, face=line.face)


def _next_of_setup(state: AlienState, after: str) -> None:
    state.turn = (state.turn + 1) % state.seats
    if state.turn == state.first:
        state.phase = after
