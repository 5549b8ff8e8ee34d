"""Setting the table, and the one choice before the first turn: which card becomes income."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Options, Rng, Script, Together

from ..content import (
    BONUSES,
    CARDS,
    GOLD,
    MAIN_DECK,
    RIVAL_CARDS,
    SOLO,
    SPECIES_IDS,
    STARS,
    TECHS,
    TRACKS,
    ObjectiveItem,
)
from ..state import START, Player, Rival, SetiState, Species, is_rival
from .gains import gain_points, pay_income, refill_row
from .missions import turn_up_objectives


def set_up(seats: int, options: Options, rng: Rng) -> SetiState:
    """The table before the first question."""
    count = max(2, seats)
    state = SetiState(seats=seats, options=options, rng=rng, players=[Player() for _ in range(count)])
    state.deck = list(MAIN_DECK)
    _species(state)
    _solar_system(state)
    refill_row(state)
    _technologies(state)
    state.gold_sides = [rng.below(2) for _ in GOLD]
    state.gold_marks = [[] for _ in GOLD]
    state.neutral = [TRACKS.neutral_markers[seats - 1] for _ in TRACKS.neutral_milestones]
    state.packs = [[rng.take(state.deck) for _ in range(count + 1)] for _ in range(TRACKS.rounds - 1)]
    state.first = state.active = _first_player(count, seats, rng)
    for seat, player in enumerate(state.players):
        gain_points(state, seat, (seat - state.first) % count + 1, START)
        player.publicity = TRACKS.start["publicity"]
        if not is_rival(state, seat):
            player.credits = TRACKS.start["credits"]
            player.energy = TRACKS.start["energy"]
            player.hand = [rng.take(state.deck) for _ in range(TRACKS.start["cards"])]
    if seats == 1:
        state.rival = _rival(int(options["level"]), rng)
        turn_up_objectives(state)
    return state


def _first_player(count: int, seats: int, rng: Rng) -> int:
    """Anybody. With several seats the draw has a generator of its own, so that a seed deals as it always did."""
    return (rng if seats == 1 else Rng(~rng.s)).below(count)


def _species(state: SetiState) -> None:
    """Two of five, face down."""
    state.box = list(SPECIES_IDS)
    state.species = [Species(state.rng.take(state.box)) for _ in range(2)]


def _solar_system(state: SetiState) -> None:
    """Discs at random, four boards with two stars each around them."""
    rng = state.rng
    state.discs = [rng.below(8) for _ in range(3)]
    boards = sorted({star.board for star in STARS})
    rng.shuffle(boards)
    state.stars = [index for board in boards for index, star in enumerate(STARS) if star.board == board]
    state.signals = [[] for _ in STARS]
    state.won = [[] for _ in STARS]


def _technologies(state: SetiState) -> None:
    for _ in TECHS:
        stack = list(range(len(BONUSES)))
        state.tops.append(state.rng.take(stack))
        state.stacks.append(stack)
    state.doubles = (1 << len(TECHS)) - 1


def _rival(level: int, rng: Rng) -> Rival:
    board = next(board for board in SOLO.boards if board.level == level)
    rival = Rival(board.start - 1, [card.id for card in SOLO.cards if card.group == "basic"])
    rival.reserve = [card.id for card in RIVAL_CARDS.values() if card.group == "advanced"]
    for _ in range(board.advanced):
        rival.deck.append(rng.take(rival.reserve))
    for index, count in enumerate(board.objectives):
        pool = [item.id for item in SOLO.objectives if _level(item) == index]
        rival.stack[index] = [rng.take(pool) for _ in range(count)]
        rival.unused.extend(pool)
    return rival


def _level(item: ObjectiveItem) -> int:
    return item.level - 1


def first_income(state: SetiState) -> Script[None]:
    """Everybody, together, tucks one of the first five cards; then the tucked cards pay."""
    yield Together({seat: _choose_income(state, seat) for seat in range(state.seats)})
    state.phase = "turn"
    for seat in range(state.seats):
        card = state.players[seat].tucked[0]
        state.tell("tucked", seat=seat, card=card, income=CARDS[card].income)
        yield from pay_income(state, seat, CARDS[card].income)


def _choose_income(state: SetiState, seat: int) -> Script[None]:
    player = state.players[seat]
    answer: Action = yield Ask(
        seat, "first_income", lambda: [("tuck", card) for card in player.hand], guide="income", args={"who": seat}
    )
    card = str(answer[1])
    player.hand.remove(card)
    player.tucked.append(card)
