"""Moving teams: distances, bases, radiation, the goals of an era, and transfers."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import BASE_TYPES, MARINERS, SPECIALS, STARFARERS
from ..content.boards import BOARDS, FAR
from ..state import RESERVE, SpaceCorpState
from .contracts import colony_sites
from .pay import pay_for, payment, set_place
from .sums import Hand, owns_op
from .value import MOST_PROFIT, Ceiling, Payment, best_of, ceiling, lent, own_value, stretch

PORTS = BASE_TYPES["spaceport"].count
"""With so many Spaceports in reserve there is none on the board."""


def distances(state: SpaceCorpState, seat: int) -> dict[str, dict[str, int]]:
    """Distances for this corporation: some ignore gravity."""
    board = state.board
    return board.weightless if owns_op(state, seat, "ignore_gravity") else board.distance


def limits(state: SpaceCorpState, pay: Payment, found: Ceiling) -> tuple[int, int]:
    """How far a team can go on a clean way, and on a way with radiation."""
    best, shielded = found
    penalty = BOARDS[state.era].penalty
    if not penalty:
        return best, best
    purse = state.corps[pay.seat].profit
    clean = best + stretch(pay, best, purse)
    if pay.cover or pay.cover_from or purse >= penalty + MOST_PROFIT:
        return clean, clean
    hot = best + stretch(pay, best, purse - penalty) if purse >= penalty else -1
    if shielded >= 0:
        hot = max(hot, shielded + stretch(pay, shielded, purse))
    return clean, hot


def ways(state: SpaceCorpState, seat: int, site: str, clean: int, hot: int, bases: bool = True) -> list[str]:
    """The sites that a team on `site` can reach within these limits, from or to a base."""
    board = state.board
    owner = state.owner
    free = not bases or state.has_base(seat, site)
    lent = free or (state.open and site in owner)
    hot_way = board.hot_way[site]
    table = distances(state, seat)[site]
    longest = max(clean, hot)
    found = []
    for end, distance in table.items():
        if distance > longest:
            break
        if distance > (hot if hot_way[end] else clean):
            continue
        if not lent and not (state.open and end in owner) and not state.has_base(seat, end):
            continue
        if end in board.orion and (distance >= FAR or site not in colony_sites(state, seat)):
            continue
        found.append(end)
    return found


def leads_somewhere(state: SpaceCorpState, seat: int, site: str, weightless: bool, clean: int, hot: int) -> bool:
    """Is there any way within these limits? The nearest site answers for most, and without a base only bases matter."""
    board, owner = BOARDS[state.era], state.owner
    if site == board.start or owner.get(site, -1) == seat or (site in owner and state.open):
        near, near_hot = (board.nearest_weightless if weightless else board.nearest)[site]
        if near <= clean or near_hot <= hot:
            return True
        return site in state.colonies and bool(ways(state, seat, site, clean, hot))
    row = (board.weightless if weightless else board.distance)[site]
    hot_way = board.hot_way[site]
    if row[board.start] <= (hot if hot_way[board.start] else clean):
        return True
    ends = owner if state.open else [end for end, other in owner.items() if other == seat]
    return any(row[end] <= (hot if hot_way[end] else clean) for end in ends)


def destinations(state: SpaceCorpState, seat: int, site: str) -> list[str]:
    """Where a Move action could take a team from this site."""
    pay = payment(state, seat, "move", None, site)
    clean, hot = limits(state, pay, ceiling(state, pay))
    return ways(state, seat, site, clean, hot)


def departures(state: SpaceCorpState, seat: int, hand: Hand, sites: list[str]) -> list[str]:
    """The sites from which a team could go somewhere.

    One's own Infra and the hand answer for most; what the place and the opponents could add comes after.
    """
    value = own_value(state, seat, hand, "move")
    hot = value if state.corps[seat].profit >= BOARDS[state.era].penalty else -1
    weightless = owns_op(state, seat, "ignore_gravity")
    left = [site for site in sites if not leads_somewhere(state, seat, site, weightless, value, hot)]
    if not left:
        return sites
    found = [site for site in sites if site not in left]
    if not hand.competitors and not lent(state, seat, "move"):
        most = value + MOST_PROFIT if state.era > MARINERS else value
        left = [s for s in left if _has_port(state, s) or leads_somewhere(state, seat, s, weightless, most, most)]
        if not left:
            return found
    pay = payment(state, seat, "move", None)
    best = best_of(state, pay, hand)
    for site in left:
        pay.leave()
        set_place(state, pay, site)
        at_port = pay.port or pay.port_from >= 0
        farther, hotter = limits(state, pay, best_of(state, pay, hand) if at_port else best)
        if (farther > value or hotter > hot) and leads_somewhere(state, seat, site, weightless, farther, hotter):
            found.append(site)
    return found


def _has_port(state: SpaceCorpState, site: str) -> bool:
    return "spaceport" in state.bases.get(site, ())


def move(state: SpaceCorpState, seat: int, site: str) -> Script[list[int]]:
    """The Move action; says which teams have acted."""
    choice: Action = yield Ask(
        seat, "move", lambda: _to(destinations(state, seat, site)), args={"site": site}, guide="move"
    )
    if choice[0] == "abandon":
        return []
    team = state.active_teams(seat, site)[0]
    end = str(choice[1])
    state.aim = ("move", site, end)
    pay = payment(state, seat, "move", None, site)
    prepare(state, pay, site, end)
    pay.teams = len(able_teams(state, seat))
    lender = yield from choose_lender(state, seat, site, end)
    if not (yield from pay_for(state, pay)):
        return [team]
    arrive(state, seat, team, end, lender)
    if pay.time != "two":
        return [team]
    return [team, *(yield from second_move(state, seat, pay, team))]


def prepare(state: SpaceCorpState, pay: Payment, site: str, end: str) -> None:
    """The value and the danger of this journey."""
    pay.need = distances(state, pay.seat)[site][end]
    pay.hazard = state.board.penalty if state.board.hot_way[site][end] else 0


def _to(sites: list[str]) -> list[Action]:
    return [("to", site) for site in sites] or [("abandon",)]


def able_teams(state: SpaceCorpState, seat: int) -> list[int]:
    """The teams that could act: deployed, arrived, and not at a goal."""
    corp = state.corps[seat]
    active = BOARDS[state.era].active
    return [i for i, site in enumerate(corp.teams) if site in active and not corp.approach[i]]


def choose_lender(state: SpaceCorpState, seat: int, site: str, end: str) -> Script[int]:
    """Whose base is used for the journey: nobody's if an own one is at either end; -1 for none."""
    if state.has_base(seat, site) or state.has_base(seat, end):
        return -1
    lenders = list(dict.fromkeys(state.owner[place] for place in (site, end) if place in state.owner))
    if len(lenders) < 2:
        return lenders[0] if lenders else -1
    choice: Action = yield Ask(seat, "lender", [("lender", other) for other in lenders], guide="move")
    return int(choice[1])


def arrive(state: SpaceCorpState, seat: int, team: int, end: str, lender: int = -1) -> None:
    """A team reaches a site: an approach track, a Beyond marker or the Orion Arm may await it."""
    corp = state.corps[seat]
    board = state.board
    if corp.teams[team] == RESERVE:  # only the Competition's teams come from nowhere
        state.tell("rival-team", site=end)
    else:
        state.tell("moved", seat=seat, site=corp.teams[team], end=end)
    corp.teams[team] = end
    corp.claims[team] = False
    if lender >= 0:
        state.owed.append(lender)
    if end in board.systems and not owns_op(state, seat, "skip_approach_track"):
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


def second_move(state: SpaceCorpState, seat: int, first: Payment, moved: int) -> Script[list[int]]:
    """Time: another team moves with the same value."""

    def starts() -> list[Action]:
        sites = dict.fromkeys(state.corps[seat].teams[i] for i in able_teams(state, seat) if i != moved)
        found = [s for s in sites if _second_ways(state, seat, first, moved, s)]
        return [*(("move", site) for site in found), ("stop",)]

    choice: Action = yield Ask(seat, "second-move", starts, args={"value": first.value()}, guide="time")
    if choice[0] == "stop":
        return []
    site = str(choice[1])
    state.aim = ("move", site)
    team = next(i for i in state.active_teams(seat, site) if i != moved)
    way: Action = yield Ask(
        seat,
        "move",
        lambda: _to(_second_ways(state, seat, first, moved, site)),
        args={"site": site},
        guide="move",
    )
    if way[0] == "abandon":
        return []
    end = str(way[1])
    state.aim = ("move", site, end)
    pay = _second_payment(state, first, site)
    prepare(state, pay, site, end)
    lender = yield from choose_lender(state, seat, site, end)
    if (yield from pay_for(state, pay)):
        arrive(state, seat, team, end, lender)
    return [team]


def _second_payment(state: SpaceCorpState, first: Payment, site: str) -> Payment:
    """The first team's parts with what the second one's place offers. A card is only doubled for both or none."""
    place = payment(state, first.seat, "move", None, site)
    pay = first.again(None)
    pay.cover, pay.cover_from = place.cover, place.cover_from
    if not state.era:
        pay.port, pay.port_from = place.port, place.port_from
    elif first.port:
        pay.port = True
        if not place.port and place.port_from >= 0:
            pay.uses = [place.port_from]
    return pay


def _second_ways(state: SpaceCorpState, seat: int, first: Payment, moved: int, site: str) -> list[str]:
    if not any(i != moved for i in state.active_teams(seat, site)):
        return []
    if state.era and first.port:
        place = payment(state, seat, "move", None, site)
        if not place.port and place.port_from < 0:
            return []
    pay = _second_payment(state, first, site)
    clean, hot = limits(state, pay, ceiling(state, pay))
    return ways(state, seat, site, clean, hot)


# ---- the Antimatter Drive Prototype, and transfers


def prototype_ways(state: SpaceCorpState, seat: int, site: str) -> list[str]:
    """Where the prototype can take a team: it needs no base and fears no radiation."""
    most = SPECIALS["antimatter_drive_prototype"].amount
    return ways(state, seat, site, most, most, bases=False)


def prototype(state: SpaceCorpState, seat: int) -> Script[list[int]]:
    """Move one team on the strength of the card alone."""

    def starts() -> list[Action]:
        sites = dict.fromkeys(state.corps[seat].teams[i] for i in able_teams(state, seat))
        return [("move", site) for site in sites if prototype_ways(state, seat, site)]

    choice: Action = yield Ask(seat, "prototype", starts, guide="special")
    site = str(choice[1])
    state.aim = ("move", site)
    way: Action = yield Ask(
        seat, "move", lambda: _to(prototype_ways(state, seat, site)), args={"site": site}, guide="special"
    )
    team = state.active_teams(seat, site)[0]
    if way[0] == "to":
        arrive(state, seat, team, str(way[1]))
    return [team]


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
    """Step 4: transfer a team that has not acted this turn."""
    if state.corps[seat].stock["spaceport"] == PORTS or not transfers(state, seat, acted):
        return
    choice: Action = yield Ask(
        seat, "transfer", lambda: [("no-transfer",), *transfers(state, seat, acted)], guide="transfer"
    )
    if choice[0] == "no-transfer":
        return
    _, site, end = choice
    team = next(i for i in state.active_teams(seat, str(site)) if i not in acted)
    corp = state.corps[seat]
    corp.teams[team] = str(end)
    corp.claims[team] = False
    state.tell("transferred", seat=seat, site=site, end=end)


def advance_on_approach(state: SpaceCorpState, seat: int) -> None:
    """At the start of a turn the teams on approach tracks come one space nearer to their star."""
    if state.era < STARFARERS:
        return
    corp = state.corps[seat]
    if any(corp.approach):
        corp.approach = [max(0, left - 1) for left in corp.approach]
