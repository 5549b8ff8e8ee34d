"""Set-up, the course of a game from round to round, its end, and the count of all components."""

from __future__ import annotations

from ludonaut.kernel import Options, Rng, Score, Script, ensure

from . import building, flight, rewards, ship
from .cards import work
from .content import CAPACITY, CARDS, FLIGHT, KIND, LETTER, STARTING, SUPPORT, TILES, WAREHOUSE
from .piles import deal_piles
from .state import Player, TruckerState


def set_up(seats: int, options: Options, rng: Rng) -> TruckerState:
    """The box is opened; the most daring one gets the hourglass."""
    purses = seats if options["teams"] == "none" else 2
    state = TruckerState(seats=seats, options=options, rng=rng)
    state.credits = [0] * purses
    state.ledger = [{} for _ in range(purses)]
    state.rounds = classes(options)
    state.box = list(CARDS)
    state.starter = rng.below(seats)
    start_round(state)
    return state


def classes(options: Options) -> list[str]:
    """The ships to be flown, in order."""
    third = {"III": ["III"], "IIIa": ["IIIa"], "both": ["III", "IIIa"]}[str(options["third"])]
    return [name for number in str(options["rounds"]) for name in {"1": ["I"], "2": ["II"], "3": third}[number]]


def start_round(state: TruckerState) -> None:
    """Everything back to the middle of the table, cards dealt, the hourglass turned."""
    state.facedown = list(WAREHOUSE)
    state.faceup = []
    state.orders = list(range(1, state.seats + 1))
    state.players = [Player() for _ in range(state.seats)]
    for player, cabin in zip(state.players, STARTING[: state.seats], strict=True):
        player.parts[state.board.start] = cabin * 4
        building.add_to_rim(state, player, state.board.start)
    state.piles = []
    if not state.gentle:
        deal_piles(state, 3)
    state.deck, state.card, state.todo, state.dice = [], "", [], []
    state.strengths, state.beaten, state.target = {}, [], -1
    state.bank = {LETTER[colour]: count for colour, count in FLIGHT.bank.items()}
    state.phase = "build"
    state.sand = state.level if building.has_hourglass(state) else 0
    state.running = building.has_hourglass(state)
    state.flipped = 0
    state.flips += 1
    state.tell("round", ship=state.ship_class)


def end_round(state: TruckerState) -> None:
    """Payment; then the next ships, or the end."""
    rewards.settle(state)
    used = set(state.used)
    state.box = [card for card in CARDS if card not in used]
    if len(state.rounds) > 1:
        state.rounds.pop(0)
        start_round(state)
    else:
        state.phase = "over"
        state.tell("over")


def beat(state: TruckerState) -> Script[None] | None:
    """What comes next, from the phase alone."""
    phase = state.phase
    if phase == "flight":
        return work(state) if state.todo else _onward(state)
    if phase == "over":
        return None
    return PHASES[phase](state)


def _onward(state: TruckerState) -> Script[None]:
    """What is on the table is done: the next card, or the landing."""
    if state.card:
        flight.after_card(state)
    if flight.is_over(state):
        end_round(state)
    else:
        yield from flight.next_card(state)


PHASES = {
    "build": building.build,
    "grab": building.grab,
    "built": flight.check,
    "check": flight.check,
    "crew": flight.man,
}


# ---- the end

ITEMS = ("adventure", "arrival", "beauty", "goods", "losses", "fine")


def scores(state: TruckerState) -> list[Score]:
    """Credits, with where they came from; partners share theirs."""
    return [
        Score(state.credits[purse], [(key, state.ledger[purse].get(key, 0)) for key in ITEMS])
        for purse in map(state.purse, range(state.seats))
    ]


def winners(state: TruckerState) -> list[int]:
    """Everybody with at least one credit has won; some a little more than others."""
    return [seat for seat in range(state.seats) if state.credits[state.purse(seat)] > 0]


# ---- conservation


def audit(state: TruckerState) -> None:
    """Every tile, card, good, figure, energy cell and credit is where it may be, and nowhere else."""
    _audit_tiles(state)
    _audit_cards(state)
    _audit_loads(state)
    for purse, book in enumerate(state.ledger):
        ensure(state.credits[purse] == sum(book.values()) >= 0, f"purse {purse} does not match its ledger")
    numbers = sorted([*state.orders, *(p.order for p in state.players if p.order)])
    ensure(numbers == list(range(1, state.seats + 1)), f"order tiles: {numbers}")
    if state.phase == "flight":
        for seat, player in enumerate(state.players):
            ensure(player.faulty or not ship.faults(player.parts, state.board), f"the ship of seat {seat} is faulty")
    places = [player.place % FLIGHT.spaces for player in state.players if player.flying]
    ensure(len(places) == len(set(places)), "two ships on one space")


def _audit_tiles(state: TruckerState) -> None:
    tiles = state.facedown + state.faceup
    for player in state.players:
        tiles += [part >> 2 for part in player.parts.values()] + player.aside + player.lost
        tiles += [player.hand] if player.hand else []
        ensure(all(part & 3 < 4 and part >> 2 in TILES for part in player.parts.values()), "an unknown component")
        ensure(player.spot == 0 or (player.hand > 0 and player.spot not in player.parts), "a component on another")
        ensure(len(player.aside) <= FLIGHT.set_aside, "too many components set aside")
    expected = sorted([*WAREHOUSE, *STARTING[: state.seats]])
    ensure(sorted(tiles) == expected, "components do not add up to those of the box")


def _audit_cards(state: TruckerState) -> None:
    flying = state.phase in ("flight", "over")
    dealt = state.deck if flying else [card for pile in state.piles for card in pile]
    cards = sorted(state.box + state.used + dealt) if state.phase != "over" else sorted({*state.box, *state.used})
    ensure(cards == sorted(CARDS), "adventure cards do not add up to sixty")


def _audit_loads(state: TruckerState) -> None:
    goods = state.pool
    for player in state.players:
        kinds = {cell: KIND[part >> 2] for cell, part in player.parts.items()}
        for cell, held in player.goods.items():
            tile = player.parts.get(cell, 0) >> 2
            ensure(kinds.get(cell, "").endswith("cargo") and 0 < len(held) <= CAPACITY[tile], "goods out of place")
            ensure("r" not in held or kinds[cell] == "red_cargo", "red goods in a common hold")
            goods += held
        for cell, left in player.cells.items():
            tile = player.parts.get(cell, 0) >> 2
            ensure(kinds.get(cell) == "battery" and 0 <= left <= CAPACITY[tile], "energy cells out of place")
        _audit_crew(player, kinds)
    for colour, count in FLIGHT.bank.items():
        letter = LETTER[colour]
        ensure(state.bank[letter] + goods.count(letter) == count, f"{colour} goods do not add up to {count}")


def _audit_crew(player: Player, kinds: dict[int, str]) -> None:
    for cell, count in player.humans.items():
        ensure(kinds.get(cell) == "cabin" and count in (1, 2), "humans out of place")
    ensure(len(set(player.aliens.values())) == len(player.aliens), "two aliens of one colour on a ship")
    for cell, colour in player.aliens.items():
        ensure(kinds.get(cell) == "cabin" and cell not in player.humans, "an alien out of place")
        ensure(colour in SUPPORT.values(), "an unknown alien")
