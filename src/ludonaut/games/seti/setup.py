"""Setting the table."""

from __future__ import annotations

from ludonaut.kernel import Options, Rng

from .content import (
    BONUSES,
    GOLD,
    MAIN_DECK,
    RIVAL_CARDS,
    SOLO,
    SPECIES_IDS,
    STARS,
    TECHS,
    TRACKS,
)
from .rules.gains import gain_points, refill_row
from .rules.objectives import turn_up_objectives
from .state import START, Player, Rival, SetiState, Species


def set_up(seats: int, options: Options, rng: Rng) -> SetiState:
    """The table before the first question."""
    count = max(2, seats)
    state = SetiState(seats=seats, options=options, rng=rng, players=[Player() for _ in range(seats)])
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
    for player in state.players:
        player.credits = TRACKS.start["credits"]
        player.energy = TRACKS.start["energy"]
        player.hand = [rng.take(state.deck) for _ in range(TRACKS.start["cards"])]
    if seats == 1:
        state.rival = _rival(int(options["level"]), rng)
    for seat, one in enumerate(state.agencies):
        gain_points(state, seat, (seat - state.first) % count + 1, START)
        one.publicity = TRACKS.start["publicity"]
    if seats == 1:
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
    rival = Rival(progress=board.start - 1, deck=[card.id for card in SOLO.cards if card.group == "basic"])
    rival.reserve = [card.id for card in RIVAL_CARDS.values() if card.group == "advanced"]
    for _ in range(board.advanced):
        rival.deck.append(rng.take(rival.reserve))
    for index, count in enumerate(board.objectives):
        pool = [item.id for item in SOLO.objectives if item.level == index + 1]
        rival.stack[index] = [rng.take(pool) for _ in range(count)]
        rival.unused.extend(pool)
    return rival
