"""What can be done: labels, clicks, records and action numbers are derived from this table."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Noun, Verb, nouns, verbs

from .content import BASES, CARDS, COLONIES, CONTRACTS, EDGES, INFRA, PROGRESS, TEAMS, TIME_IDS
from .content.boards import BOARDS
from .state import RESERVE

SITES = tuple(site for board in BOARDS for site in board.sites)
SEATS = range(4)
KINDS = ("research", "move", "explore", "build", "produce", "genetics", "upgrade", "special", "revelation", "colonize")
"""The actions of a turn, which a Sabotage may forbid."""

NOUNS = nouns(
    site=Noun(SITES, piece="site:{value}"),
    box=Noun(SITES, piece="box:{value}:0"),
    card=Noun(CARDS, piece="hand:{value}"),
    offered=Noun(CARDS, piece="offer:{value}"),
    infra=Noun(sorted(INFRA)),
    edge=Noun(EDGES),
    kind=Noun(KINDS),
    wheel=Noun(("genetics", "revelation"), piece="{value}:{seat}"),
    seat=Noun(SEATS, piece="hq:{value}"),
    amount=Noun((1, 2, 3)),
    use=Noun(("double", "two")),
    contract=Noun(CONTRACTS, piece="contract:{value}"),
    progress=Noun(PROGRESS, piece="stock:{value}"),
    colony=Noun(COLONIES, piece="colony:{value}"),
    base=Noun(BASES, piece="base-stock:{seat}:{value}"),
    point=Noun(("team", "build", "profit")),
    slot=Noun((1, 2, 3), piece="slot:{seat}:{value}"),
    team=Noun(range(TEAMS), piece="team:{seat}:{value}"),
)


def _team(view: Any, seat: int, action: Action) -> tuple[str, ...]:
    """A team of the seat on the first site, one without a claim if there is one, and then the second site."""
    teams = view.public.corps[seat].teams
    here = [i for i, team in enumerate(teams) if team.site == action[1] and team.site != RESERVE and not team.approach]
    here.sort(key=lambda i: teams[i].claim)
    return (*(f"team:{seat}:{i}" for i in here[:1]), *(f"site:{site}" for site in action[2:]))


def _slot(view: Any, seat: int, action: Action) -> tuple[str, ...]:
    """The slot in which an Infra card lies."""
    for owner, corp in enumerate(view.public.corps):
        if action[1] in corp.infra and owner < view.public.seats:
            return (f"slot:{owner}:{corp.infra.index(action[1]) + 1}",)
    return ()


def _time(view: Any, seat: int, action: Action) -> tuple[str, ...]:
    """The first Time card of the hand."""
    hand = view.private.hand if view.private else ()
    return tuple(f"hand:{card}" for card in hand if card in TIME_IDS)[:1]


def _in_slot(view: Any, seat: int, action: Action) -> dict[str, str]:
    """The card that lies in a slot."""
    return {"card": view.public.corps[seat].infra[int(action[1]) - 1] or "none"}


def _box(view: Any, seat: int, action: Action) -> dict[str, int]:
    """The box of the Offer in which a card lies: there may be several alike."""
    return {"box": view.public.offer.index(action[1]) + 1 if action[1] in view.public.offer else 0}


VERBS = verbs(
    NOUNS,
    # the actions of a turn
    research=Verb(click="offer"),
    move=Verb("site", click=_team),
    explore=Verb("site=box"),
    build=Verb("site=box"),
    produce=Verb(),
    genetics=Verb(click="genetics:{seat}"),
    revelation=Verb(click="revelation:{seat}"),
    upgrade=Verb("card"),
    special=Verb("card"),
    colonize=Verb("site=box"),
    pass_=Verb(careful=True),
    idle=Verb(),
    # Edges
    edge=Verb("card"),
    hold=Verb(),
    mute=Verb("edge", free=True),
    unmute=Verb("edge", free=True),
    name=Verb("kind"),
    remove=Verb("card=infra", click=_slot),
    # paying
    done=Verb(click="running"),
    profit=Verb("amount", click="running"),
    card=Verb("card"),
    shield=Verb("card"),
    screen=Verb("card=infra", click=_slot),
    time=Verb("use", click=_time),
    hq=Verb("other=seat"),
    swap=Verb("other=seat"),
    port=Verb("other=seat", click=()),
    industry=Verb("other=seat", click=()),
    cover=Verb("other=seat", click=()),
    share=Verb(),
    abandon=Verb(),
    stop=Verb(),
    # cards
    take=Verb("card=offered", says=_box),
    draw=Verb(click="deck"),
    discard=Verb("card"),
    slot=Verb("slot", says=_in_slot),
    # teams
    to=Verb("site"),
    borrow=Verb("site"),
    lender=Verb("other=seat", click=()),
    transfer=Verb("site", "end=site", click=_team),
    remain=Verb(),
    recall=Verb("site", "end=site", click=_team),
    flee=Verb("team"),
    probe=Verb("site"),
    settle=Verb("site"),
    outpost=Verb("site"),
    stay=Verb(),
    # bases, colonies, progress
    base=Verb("base"),
    reveal=Verb(click="revelation:{seat}"),
    reward=Verb("wheel"),
    progress=Verb("progress"),
    colony=Verb("colony"),
    point=Verb("point"),
    claim=Verb("contract"),
    waive=Verb(),
    legacy=Verb("site"),
    forgo=Verb(),
)
