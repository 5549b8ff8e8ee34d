"""Setting up the game, and each era."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Options, Rng, Script

from .content import (
    BASE_TYPES,
    CARDS,
    COLONIES,
    DECK,
    DECKS,
    EDGE_CARDS,
    ERAS,
    MARINERS,
    PLANETEERS,
    PROGRESS,
    ROWS,
    SHEETS,
    SOLO,
    STACKS,
    STARFARERS,
    STARTERS,
    TEAMS,
    TIME,
    TYPE,
    WHEEL,
)
from .content.boards import BOARDS
from .rules.explore import reveal
from .rules.progress import award, on_top, take
from .state import RESERVE, Corp, SpaceCorpState

OFFERS = 4
START_CARDS = 2
"""How many Start cards each player is dealt after Mariners."""
NOBODY = -2
"""Who claimed a contract whose marker was moved at a late start."""


def set_up(seats: int, options: Options, rng: Rng) -> SpaceCorpState:
    """The table before the first question of the first era."""
    era = ERAS.index(str(options["first"]))
    sheet = SHEETS[ERAS[era]]
    corps = [new_corp(sheet.id, TEAMS) for _ in range(seats)]
    if seats == 1:
        corps.append(new_corp(sheet.id, SOLO.teams, SOLO.colours))
    state = SpaceCorpState(seats=seats, options=options, rng=rng, era=era, corps=corps)
    state.first = rng.below(seats)
    for corp in corps:
        corp.genetics, corp.revelation = sheet.genetics, sheet.revelation
        if sheet.profit:
            corp.gain(sheet.profit, "start")
    if era > MARINERS:
        state.contracts = dict.fromkeys(ROWS[era - 1], NOBODY)
    if era == STARFARERS:
        state.progress_stock = era_progress(PLANETEERS)
    times = TIME.ids[: TIME.late[str(seats)]]
    state.box = [card for card in CARDS if card not in times]
    begin_era(state, times)
    if era == MARINERS:
        later_players(state)
    return state


def new_corp(sheet: str, teams: int, sets: int = 1) -> Corp:
    """A corporation with all its pieces in reserve."""
    corp = Corp(sheet)
    corp.teams = [RESERVE] * teams
    corp.approach = [0] * teams
    corp.claims = [False] * teams
    corp.stock = {base: sets * kind.count for base, kind in BASE_TYPES.items()}
    return corp


def later_players(state: SpaceCorpState) -> None:
    """In Mariners those who play later get a card, and the last of three or four a profit."""
    order = [(state.first + i) % state.seats for i in range(state.seats)]
    for seat in order[2 if state.seats == 4 else 1 :]:
        card = state.draw()
        state.corps[seat].hand.append(card)
        state.tell("drew", to=(seat,), secret={"card": card}, seat=seat)
    if state.seats > 2:
        state.corps[order[-1]].gain(1, "start")


def begin_era(state: SpaceCorpState, times: list[str]) -> None:
    """Lay out the board, the decks and the hands; `times` are the Time cards in the game."""
    era, board, seats = state.era, BOARDS[state.era], state.seats
    state.phase = "opening"
    state.stacks = {stack: tiles[:] for stack, tiles in STACKS[era].items()}
    for corp in state.corps[:seats]:
        for team in range(board.file.teams):
            corp.teams[team] = board.start
    infra = {card for corp in state.corps for card in corp.infra}
    mine = set(DECK[era]) - infra
    state.box = [card for card in state.box if card not in mine]
    state.top = [card for card in STARTERS[era] if card in mine]
    state.deck = [card for card in DECK[era] if card in mine and not CARDS[card].start] + times[seats:]
    deal(state, times)
    state.loose = list(EDGE_CARDS[era])
    if era > MARINERS:
        state.progress_stock += era_progress(era)
    if era == STARFARERS:
        number = state.seats
        state.colony_stock = [c.id for c in COLONIES.values() if number in c.players]
    if state.solo:
        rival_deck(state)
    state.offer = [state.draw() for _ in range(OFFERS)]
    state.active = state.first
    state.tell("era", era=ERAS[era])


def deal(state: SpaceCorpState, times: list[str]) -> None:
    """A Time card for everybody; in Mariners a Chemical Drive, later two Start cards."""
    gift = DECKS[state.era].gift
    for seat, corp in enumerate(state.corps[: state.seats]):
        corp.hand.append(times[seat])
        corp.shown.append(times[seat])
        if gift:
            card = next(c for c in state.top if TYPE[c] == gift)
            state.top.remove(card)
            corp.hand.append(card)
            corp.shown.append(card)
        else:
            for _ in range(START_CARDS):
                corp.hand.append(state.rng.take(state.top))


def era_progress(era: int) -> list[str]:
    """The Progress cards that come with an era."""
    return [card.id for card in PROGRESS.values() if card.era == ERAS[era]]


def rival_deck(state: SpaceCorpState) -> None:
    """The Competition draws from the deck of another era; cards in a headquarters or in the game stay there."""
    prefixes = tuple(SOLO.decks[ERAS[state.era]])
    state.rival_deck = [card for card in state.box if card.startswith(prefixes)]
    state.box = [card for card in state.box if not card.startswith(prefixes)]


# ---- the opening of an era


def opening(state: SpaceCorpState) -> Script[None]:
    """What is chosen before the first turn: places beyond, free cards, and who begins."""
    late = ERAS[state.era] == state.options["first"]
    if not late:
        yield from beyond_first(state)
        yield from beyond_second(state)
        if state.era == PLANETEERS:
            yield from mariners_lap(state)
    choose_first(state, late)
    if late and state.era == STARFARERS:
        yield from free_adaptation(state)
    state.beyond = [-1, -1]
    state.phase = "turn"


def beyond_first(state: SpaceCorpState) -> Script[None]:
    """The player with the first Beyond marker may begin farther out."""
    seat, site = state.beyond[0], state.board.file.beyond[0]
    if seat < 0:
        return
    if seat >= state.seats:
        state.corps[seat].teams[0] = site
        state.tell("outpost", seat=seat, site=site)
        return
    choice: Action = yield Ask(seat, "beyond", [("outpost", site), ("stay",)], guide="beyond")
    if choice[0] == "stay":
        return
    state.corps[seat].teams[0] = site
    state.tell("outpost", seat=seat, site=site)
    if state.era == PLANETEERS:
        state.active = seat
        yield from reveal(state, seat, site, 0)


def beyond_second(state: SpaceCorpState) -> Script[None]:
    """The player with the second marker may begin farther out too, but on unexplored ground or an approach track."""
    seat, site = state.beyond[1], state.board.file.beyond[1]
    if seat < 0:
        return
    team = 1
    if seat < state.seats:
        choice: Action = yield Ask(seat, "beyond", [("outpost", site), ("stay",)], guide="beyond")
        if choice[0] == "stay":
            return
        state.tell("outpost", seat=seat, site=site)
    state.corps[seat].teams[team] = site
    if seat < state.seats:
        state.corps[seat].approach[team] = state.board.approach


def mariners_lap(state: SpaceCorpState) -> Script[None]:
    """Whose genetics cube went round in Mariners gains an Adaptation."""
    for seat in (state.first, *state.others(state.first)):
        if state.corps[seat].genetics >= WHEEL:
            yield from award(state, seat, "adaptation")


def free_adaptation(state: SpaceCorpState) -> Script[None]:
    """A late start: from the last player backwards, each takes an unconditional Planeteers Adaptation, no profit."""
    for seat in reversed((state.first, *state.others(state.first))):
        cards = [
            ("progress", c.id)
            for c in on_top(state)
            if c.kind == "adaptation" and c.era == ERAS[PLANETEERS] and not c.needs
        ]
        choice: Action = yield Ask(seat, "free-adaptation", cards, guide="late-start")
        yield from take(state, seat, str(choice[1]), profit=False)


def choose_first(state: SpaceCorpState, late: bool) -> None:
    """The team farthest out begins; else who has the least profit; else chance decides."""
    if state.solo:
        state.first = 0
    elif not (late and state.era == MARINERS):
        outpost = state.board.file.beyond[0]
        ahead = [seat for seat in range(state.seats) if outpost in state.corps[seat].teams]
        least = min(corp.profit for corp in state.corps)
        poorest = [seat for seat in range(state.seats) if state.corps[seat].profit == least]
        state.first = ahead[0] if ahead else poorest[0] if len(poorest) == 1 else state.rng.choice(poorest)
    state.active = state.first
    state.tell("begins", seat=state.first)
