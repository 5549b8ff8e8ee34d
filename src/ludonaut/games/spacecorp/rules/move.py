"""Moving teams: journeys, arrivals, the second team of a Time card, the prototype, and transfers."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action, Ask, Script

from ..content import BASE_TYPES, SPECIALS, STARFARERS
from ..content.boards import BOARDS, FAR
from ..state import RESERVE, Running, SpaceCorpState
from .contracts import colony_sites
from .pay import ABANDON, pay_for, second_payment, use
from .value import Payment, reach, set_place

PORTS = BASE_TYPES["spaceport"].count
"""With this number of Spaceports in reserve there is none on the board."""
STOP: Action = ("stop",)


def distances(state: SpaceCorpState, seat: int) -> dict[str, dict[str, int]]:
    """Distances for this corporation: some ignore gravity."""
    board = BOARDS[state.era]
    return board.weightless if state.owns_op(seat, "ignore_gravity") else board.distance


def able_teams(state: SpaceCorpState, seat: int) -> list[int]:
    """The teams that could act: deployed, arrived, and not at a goal."""
    corp, active = state.corps[seat], BOARDS[state.era].active
    return [i for i, site in enumerate(corp.teams) if site in active and not corp.approach[i]]


# ---- where to


def usable(state: SpaceCorpState, seat: int, site: str) -> bool:
    """Is there a base, one's own or an open one of an opponent, that a journey may begin or end at?"""
    owner = state.owner.get(site)
    return site == BOARDS[state.era].start or owner == seat or (owner is not None and state.open)


def bases_of(state: SpaceCorpState, seat: int) -> list[str]:
    """The sites of all bases that are usable."""
    return [BOARDS[state.era].start, *[end for end, owner in state.owner.items() if owner == seat or state.open]]


def journeys(state: SpaceCorpState, seat: int, site: str, limits: tuple[int, int], bases: bool = True) -> list[str]:
    """The sites that a team can reach from here within these limits, the nearest first.

    A journey begins or ends at a base; to the Orion Arm it begins at a colony.
    """
    board, row, (clean, hot), found = BOARDS[state.era], distances(state, seat)[site], limits, []
    hot_way, most = board.hot_way[site], max(clean, hot)
    free = not bases or usable(state, seat, site)
    for end in row if free else sorted(bases_of(state, seat), key=row.__getitem__):
        far = row[end]
        if far > most:
            break
        in_range = far <= (hot if hot_way[end] else clean)
        if in_range and (end not in board.orion or site in colony_sites(state, seat)):
            found.append(end)
    return found


def shortest(state: SpaceCorpState, seat: int, site: str) -> tuple[int, int]:
    """What the shortest journey from here needs on a clean way, and in radiation."""
    board, free = BOARDS[state.era], usable(state, seat, site)
    if free and site not in colony_sites(state, seat):
        return board.nearest[state.owns_op(seat, "ignore_gravity")][site]
    row, hot_way, clean, hot = distances(state, seat)[site], board.hot_way[site], FAR, FAR
    for end in row if free else bases_of(state, seat):
        if hot_way[end]:
            hot = min(hot, row[end])
        else:
            clean = min(clean, row[end])
    return clean, hot


def departures(state: SpaceCorpState, seat: int, sites: list[str]) -> list[str]:
    """Those of the sites from which a team could go somewhere."""
    pay, found = Payment(state, seat, "move"), []
    for site in sites:
        clean, hot = shortest(state, seat, site)
        set_place(state, pay, site)
        most = reach(state, pay, False, min(clean, hot))
        if most >= clean or (most >= hot and reach(state, pay, True, hot) >= hot):
            found.append(site)
    return found


def limits(state: SpaceCorpState, pay: Payment) -> tuple[int, int]:
    """The farthest that a team can go on a clean way, and in radiation."""
    clean = reach(state, pay, False)
    return clean, reach(state, pay, True) if BOARDS[pay.era].penalty else clean


def destinations(state: SpaceCorpState, seat: int, site: str) -> list[str]:
    """Where a Move action could take a team from this site."""
    return journeys(state, seat, site, limits(state, Payment(state, seat, "move", None, site)))


def _to(state: SpaceCorpState, seat: int, site: str, ends: list[str]) -> list[Action]:
    """The journeys, those apart that borrow an opponent's base."""
    own = state.has_base(seat, site)
    return [("to" if own or state.has_base(seat, end) else "borrow", end) for end in ends] or [ABANDON]


def _where_to(seat: int, site: str, ends: Callable[[], list[Action]], guide: str = "move") -> Ask:
    """Where does the team on this site go? Asked even if there is one answer, so that the goal is seen."""
    return Ask(seat, "move", ends, args={"site": site}, guide=guide, pause=True)


# ---- the action


def move(state: SpaceCorpState, seat: int, site: str) -> Script[list[int]]:
    """The Move action; says which teams have acted."""
    choice: Action = yield _where_to(seat, site, lambda: _to(state, seat, site, destinations(state, seat, site)))
    if choice == ABANDON:
        return []
    team = state.active_teams(seat, site)[0]
    pay = Payment(state, seat, "move", None, site)
    pay.two = len(able_teams(state, seat)) > 1
    paid = yield from journey(state, pay, team, str(choice[1]))
    if paid is None or paid.time != "two":
        return [team]
    return [team, *(yield from second_move(state, paid, team))]


def journey(state: SpaceCorpState, pay: Payment, team: int, end: str) -> Script[Payment | None]:
    """Pay for the distance and go; None if the team does not arrive."""
    seat, board = pay.seat, BOARDS[pay.era]
    site = state.corps[seat].teams[team]
    pay.end = end
    pay.need = distances(state, seat)[site][end]
    pay.hazard = board.penalty if board.hot_way[site][end] else 0
    paid = yield from pay_for(state, pay)
    if paid is not None:
        yield from borrow_base(state, paid, site, end)
        arrive(state, seat, team, end)
    return paid


def borrow_base(state: SpaceCorpState, pay: Payment, site: str, end: str) -> Script[None]:
    """A journey between opponents' bases uses one of them, unless one at either end is in use already."""
    ends = (site, end)
    if any(state.has_base(pay.seat, place) for place in ends) or any(place in ends for _, place in pay.uses):
        return
    lenders = list(dict.fromkeys(state.owner[place] for place in ends if place in state.owner))
    if len(lenders) > 1:
        choice: Action = yield Ask(pay.seat, "lender", [("lender", other) for other in lenders], guide="move")
        lenders = [int(choice[1])]
    state.owed += lenders


def arrive(state: SpaceCorpState, seat: int, team: int, end: str) -> None:
    """A team reaches a site: an approach track, a Beyond marker or the Orion Arm may await it."""
    corp, board = state.corps[seat], state.board
    if corp.teams[team] == RESERVE:  # only the Competition's teams come from nowhere
        state.tell("rival-team", site=end)
    else:
        state.tell("moved", seat=seat, site=corp.teams[team], end=end)
    corp.teams[team], corp.claims[team] = end, False
    if end in board.systems and not state.owns_op(seat, "skip_approach_track"):
        corp.approach[team] = board.approach
    if end == board.goal and -1 in state.beyond:
        place = state.beyond.index(-1)
        state.beyond[place] = seat
        state.tell("beyond", seat=seat, place=place + 1)
    if end in board.orion and end not in state.orion:
        gain = board.file.orion_later if state.orion else board.file.orion_first
        state.orion.append(end)
        corp.gain(gain, "orion")
        state.tell("gained", seat=seat, profit=gain, why="orion")


# ---- the second team of a Time card


def second_move(state: SpaceCorpState, first: Payment, moved: int) -> Script[list[int]]:
    """Another team moves with the same value."""
    seat = first.seat

    def starts() -> list[Action]:
        teams = state.corps[seat].teams
        sites = dict.fromkeys(teams[i] for i in able_teams(state, seat) if i != moved)
        return [*(("move", site) for site in sites if second_ways(state, first, site)), STOP]

    choice: Action = yield Ask(seat, "second-move", starts, args={"value": first.value()}, guide="time")
    if choice == STOP:
        return []
    site = str(choice[1])
    team = next(i for i in state.active_teams(seat, site) if i != moved)
    pay = second_payment(state, first, None, site)
    for owner in pay.lent.get("port", ()) if pay.era else ():
        choice = yield Ask(seat, "second-port", [("port", owner), STOP], guide="time")
        if choice == STOP:
            return []
        use(state, pay, "port", owner)
    state.running = Running(seat, "move", site)
    choice = yield _where_to(seat, site, lambda: _to(state, seat, site, second_ways(state, first, site)))
    if choice != ABANDON:
        yield from journey(state, pay, team, str(choice[1]))
    return [team]


def second_ways(state: SpaceCorpState, first: Payment, site: str) -> list[str]:
    """Where the second team could go; if a Spaceport doubled a card for the first, it starts at one too."""
    pay = second_payment(state, first, None, site)
    if pay.era and "port" in first.used and "port" not in pay.used and "port" not in pay.lent:
        return []
    return journeys(state, first.seat, site, limits(state, pay))


# ---- the Antimatter Drive Prototype


def prototype_ways(state: SpaceCorpState, seat: int, site: str) -> list[str]:
    """Where the prototype can take a team: it needs no base and fears no radiation."""
    most = SPECIALS["antimatter_drive_prototype"].amount
    return journeys(state, seat, site, (most, most), bases=False)


def prototype_starts(state: SpaceCorpState, seat: int) -> list[str]:
    """The sites from which the prototype could take a team somewhere."""
    sites = dict.fromkeys(state.corps[seat].teams[i] for i in able_teams(state, seat))
    return [site for site in sites if prototype_ways(state, seat, site)]


def prototype(state: SpaceCorpState, seat: int) -> Script[list[int]]:
    """Move one team on the strength of the card alone."""
    choice: Action = yield Ask(
        seat, "prototype", lambda: [("move", site) for site in prototype_starts(state, seat)], guide="special"
    )
    site = str(choice[1])
    state.running = Running(seat, "move", site)
    way: Action = yield _where_to(
        seat, site, lambda: [("to", end) for end in prototype_ways(state, seat, site)] or [ABANDON], "special"
    )
    team = state.active_teams(seat, site)[0]
    if way != ABANDON:
        arrive(state, seat, team, str(way[1]))
    return [team]


# ---- transfers and approach tracks


def transfers(state: SpaceCorpState, seat: int, acted: list[int]) -> list[Action]:
    """Teams that may be transferred from one own base to another, one of them a Spaceport."""
    own = [site for site, owner in state.owner.items() if owner == seat]
    ports = [site for site in own if "spaceport" in state.bases[site]]
    if not ports:
        return []
    start = state.board.start
    found: list[Action] = []
    teams = {state.corps[seat].teams[i] for i in able_teams(state, seat) if i not in acted}
    for site in sorted(teams):
        if site == start or site in own:
            ends = [*own, start] if site in ports else ports
            found += [("transfer", site, end) for end in ends if end != site]
    return found


def transfer(state: SpaceCorpState, seat: int, acted: list[int]) -> Script[None]:
    """Step 4: a team that has not acted goes from base to base; it stands on the base, not on an approach track."""
    if state.corps[seat].stock["spaceport"] == PORTS or not transfers(state, seat, acted):
        return
    choice: Action = yield Ask(
        seat, "transfer", lambda: [("remain",), *transfers(state, seat, acted)], guide="transfer"
    )
    if choice[0] == "remain":
        return
    _, site, end = choice
    team = next(i for i in state.active_teams(seat, str(site)) if i not in acted)
    corp = state.corps[seat]
    corp.teams[team], corp.claims[team] = str(end), False
    state.tell("transferred", seat=seat, site=site, end=end)


def advance_on_approach(state: SpaceCorpState, seat: int) -> None:
    """At the start of a turn the teams on approach tracks come one space nearer to their star."""
    corp = state.corps[seat]
    if state.era == STARFARERS and any(corp.approach):
        corp.approach = [max(0, left - 1) for left in corp.approach]
