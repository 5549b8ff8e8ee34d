"""The decks, tiles, contracts and other components, read from the content files into tables, once."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from ludonaut.kernel.content import ContentFile, Provenance, load

PACKAGE = __name__.rpartition(".")[0]

ERAS = ("mariners", "planeteers", "starfarers")
MARINERS, PLANETEERS, STARFARERS = range(3)

Kind: TypeAlias = Literal["research", "move", "explore", "build", "produce", "genetics", "revelation"]
KINDS: tuple[Kind, ...] = ("research", "move", "explore", "build", "produce", "genetics", "revelation")
TIMED = frozenset(("move", "explore", "build"))
"""The actions that a Time card helps, and for which profit may be spent."""

Worth: TypeAlias = tuple[int, int, bool]
"""What a card adds to an action: its plain value, its shielded value, is it a multiplier. The shielded value is 0 where
there is none, and the plain one where it is not higher."""


class _Item(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    provenance: Provenance
    reconstructed: list[str] = []
    """The values of an attested item that are our own."""


class CardAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the values of an action card."""

    action: Kind
    value: int
    mul: bool = False
    shielded: bool = False


class CardType(_Item, frozen=True, kw_only=True):
    """Action cards that are alike."""

    type: str
    ids: list[str]
    actions: list[CardAction]
    start: bool = False
    infra: bool = False
    edge: str = ""
    special: str = ""


class DeckFile(ContentFile, frozen=True, kw_only=True):
    """An era's action cards."""

    era: str
    gift: str
    items: list[CardType]


class TimeFile(ContentFile, frozen=True, kw_only=True):
    """The Time cards, with how many go into the first deck and how many are used in all, by number of players."""

    ids: list[str]
    in_deck: dict[str, int]
    late: dict[str, int]


class Edge(_Item, frozen=True, kw_only=True):
    """When an Edge may be played, and its numbers."""

    id: str
    timing: str
    amounts: list[int] = []


class Special(_Item, frozen=True, kw_only=True):
    """What a Special action does, and its number."""

    id: str
    op: Literal["explore_remote", "special_move", "gain_profit"]
    amount: int


class EdgesFile(ContentFile, frozen=True, kw_only=True):
    """Edges and Special actions."""

    items: list[Edge]
    specials: list[Special]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that a Progress card gives to an action."""

    action: Kind
    amount: int


class ProgressCard(_Item, frozen=True, kw_only=True):
    """An Adaptation or a Breakthrough."""

    id: str
    name: str
    kind: Literal["adaptation", "breakthrough"]
    era: str
    profit: int
    op: str
    needs: dict[str, int] = {}
    action: Kind | None = None
    amount: int = 0
    also: str = ""
    starfarers: Bonus | None = None


class ProgressFile(ContentFile, frozen=True, kw_only=True):
    """The Progress cards."""

    items: list[ProgressCard]


class Tile(_Item, frozen=True, kw_only=True):
    """A discovery tile. `p` is None without a production value; 0 is one."""

    id: str
    era: str
    stack: str
    finds: list[str]
    icons: list[str] = []
    profit: int = 0
    genetics: int = 0
    revelation: int = 0
    p: int | None = None
    base: int = 0
    col: int = 0
    redirect: str = ""
    alien: Literal["", "phobes", "introvs"] = ""


class TilesFile(ContentFile, frozen=True, kw_only=True):
    """The discovery tiles."""

    bounds: ClassVar[dict[str, tuple[int, int]]] = {"base": (-4, 20)}
    items: list[Tile]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a contract: its reward, and the condition in a small vocabulary."""

    reward: int
    op: str
    n: int = 1
    action: str = ""
    sites: list[str] = []
    lagrange: bool | None = None
    region: str = ""
    beyond: str = ""
    base: str = ""
    icons: list[str] = []
    icon: str = ""
    multi_star: bool = False
    kind: str = ""


class Contract(_Item, frozen=True, kw_only=True):
    """A contract on both faces: for one or two players, and for three or four."""

    id: str
    era: str
    row: int
    few: Terms
    many: Terms


class ContractsFile(ContentFile, frozen=True, kw_only=True):
    """The table of contracts, and how many claimed ones end an era."""

    trigger: int
    items: list[Contract]


class Colony(_Item, frozen=True, kw_only=True):
    """A colony tile; `number` is its place in the solo game."""

    id: str
    value: int
    effect: str
    players: list[int]
    number: int = -1


class ColoniesFile(ContentFile, frozen=True, kw_only=True):
    """The colonies, the final table and what the optional colony points cost."""

    bounds: ClassVar[dict[str, tuple[int, int]]] = {"scoring": (-1, 200)}
    scoring: list[int]
    build_value: int
    build_value_multi: int
    profit: int
    items: list[Colony]


class BaseType(_Item, frozen=True, kw_only=True):
    """A kind of base, how many each player has, and the eras in which it can be built."""

    id: str
    count: int
    eras: list[str]


class BasesFile(ContentFile, frozen=True, kw_only=True):
    """The kinds of bases, and what a builder pays to the one who claimed the tile."""

    claim: int
    items: list[BaseType]


class Headquarters(_Item, frozen=True, kw_only=True):
    """A headquarters sheet: four slots (Research first) with what is printed in them, and how its owner starts."""

    id: str
    slots: list[dict[Kind, int]]
    profit: int
    genetics: int
    revelation: int


class HqFile(ContentFile, frozen=True, kw_only=True):
    """The sheets by the era in which the game begins."""

    wheel: int
    teams: int
    items: list[Headquarters]


class Reference(_Item, frozen=True, kw_only=True):
    """What the Competition does when it turns up this card."""

    card: str
    sites: list[str] = []
    parity: Literal["", "odd", "even"] = ""
    offers: list[int] = []
    progress: str = ""
    second: bool = False
    colony: int = -1


class SoloFile(ContentFile, frozen=True, kw_only=True):
    """The Competition: teams, colours, the profit for a fitting base, the numbers of Edges, its deck in each era."""

    teams: int
    colours: int
    fit: int
    edges: dict[str, int]
    decks: dict[str, list[str]]
    items: list[Reference]


class Card(msgspec.Struct, frozen=True):
    """One action or Time card."""

    id: str
    type: str
    era: int
    start: bool
    infra: bool
    edge: str
    special: str
    actions: tuple[CardAction, ...]
    provenance: Provenance


DECKS = [load(PACKAGE, f"deck_{era}", DeckFile) for era in ERAS]
TIME = load(PACKAGE, "deck_time", TimeFile)
EDGES_FILE = load(PACKAGE, "edges", EdgesFile)
BASES_FILE = load(PACKAGE, "bases", BasesFile)
HQ_FILE = load(PACKAGE, "hq", HqFile)
SOLO = load(PACKAGE, "solo", SoloFile)
CONTRACTS_FILE = load(PACKAGE, "contracts", ContractsFile)
COLONIES_FILE = load(PACKAGE, "colonies", ColoniesFile)

CARDS: dict[str, Card] = {}
for _number, _deck in enumerate(DECKS):
    for _t in _deck.items:
        for _id in _t.ids:
            CARDS[_id] = Card(
                _id, _t.type, _number, _t.start, _t.infra, _t.edge, _t.special, tuple(_t.actions), _t.provenance
            )
for _id in TIME.ids:
    CARDS[_id] = Card(_id, "time", -1, False, False, "", "", (), "rulebook")

TIME_IDS = frozenset(TIME.ids)
TYPE = {card.id: card.type for card in CARDS.values()}
MODEL = {card: t.ids[0] for deck in DECKS for t in deck.items for card in t.ids} | dict.fromkeys(TIME.ids, TIME.ids[0])
"""The first of the cards that are alike: they share a face."""
DECK = [[card.id for card in CARDS.values() if card.era == era] for era in range(3)]
STARTERS = [[c for c in deck if CARDS[c].start] for deck in DECK]
INFRA = frozenset(card.id for card in CARDS.values() if card.infra)
EDGE_OF = {card.id: card.edge for card in CARDS.values() if card.edge}
SPECIAL_OF = {card.id: card.special for card in CARDS.values() if card.special}
EDGES = {edge.id: edge for edge in EDGES_FILE.items}
SPECIALS = {special.id: special for special in EDGES_FILE.specials}
EDGE_CARDS = [
    {
        edge: tuple(c for c in deck if EDGE_OF.get(c) == edge)
        for edge in EDGES
        if any(EDGE_OF.get(c) == edge for c in deck)
    }
    for deck in DECK
]
"""For each era, the cards that carry an Edge."""


def worth(card: Card, kind: Kind) -> Worth | None:
    """What a card adds to an action, if anything."""
    plain = [a for a in card.actions if a.action == kind and not a.shielded]
    shielded = [a for a in card.actions if a.action == kind and a.shielded]
    if not plain and not shielded:
        return None
    mul = any(a.mul for a in plain + shielded)
    open_value, shielded_value = max((a.value for a in plain), default=0), max((a.value for a in shielded), default=0)
    return open_value if open_value > shielded_value else 0, shielded_value, mul


WORTH: dict[Kind, dict[str, Worth]] = {
    kind: {card.id: found for card in CARDS.values() if (found := worth(card, kind))} for kind in KINDS
}

PROGRESS = {card.id: card for card in load(PACKAGE, "progress", ProgressFile).items}


def _bonus(card: ProgressCard, kind: Kind, era: int) -> tuple[int, int] | None:
    if card.action == kind:
        return (0, card.amount) if card.op == "multiply_value" else (card.amount, 1)
    late = card.starfarers
    return (late.amount, 1) if late is not None and late.action == kind and era == STARFARERS else None


BONUS: list[dict[Kind, dict[str, tuple[int, int]]]] = [
    {kind: {card.id: bonus for card in PROGRESS.values() if (bonus := _bonus(card, kind, era))} for kind in KINDS}
    for era in range(len(ERAS))
]
"""By era and action: what Progress cards add to it, and by what they multiply it."""
TILES = {tile.id: tile for tile in load(PACKAGE, "tiles", TilesFile).items}
STACKS: list[dict[str, list[str]]] = [{} for _ in ERAS]
"""For each era, the tiles of every stack."""
for _tile in TILES.values():
    STACKS[ERAS.index(_tile.era)].setdefault(_tile.stack, []).append(_tile.id)
CONTRACTS = {contract.id: contract for contract in CONTRACTS_FILE.items}
ROWS = [[c.id for c in CONTRACTS_FILE.items if c.era == era] for era in ERAS]
"""The contracts of each era, from the first row to the last."""
EARLIER = {
    contract.id: [
        before.id
        for era in reversed(ERAS[: ERAS.index(contract.era)])
        for before in CONTRACTS_FILE.items
        if before.era == era and before.row == contract.row
    ]
    for contract in CONTRACTS_FILE.items
}
"""The contracts of earlier eras in the same row, the latest first."""
COLONIES = {colony.id: colony for colony in COLONIES_FILE.items}
BASES = tuple(base.id for base in BASES_FILE.items)
BASE_TYPES = {base.id: base for base in BASES_FILE.items}
ERA_BASES = [tuple(b.id for b in BASES_FILE.items if era in b.eras) for era in ERAS]
SHEETS = {sheet.id: sheet for sheet in HQ_FILE.items}
WHEEL = HQ_FILE.wheel
TEAMS = HQ_FILE.teams
INFRA_KINDS = {kind for kind in KINDS if not INFRA.isdisjoint(WORTH[kind])} | {
    kind for sheet in HQ_FILE.items for slot in sheet.slots for kind in slot
}
"""The actions that some Infra helps."""
REFERENCES = {reference.card: reference for reference in SOLO.items}

LIFE_TILES = frozenset(tile.id for tile in TILES.values() if "life" in tile.icons)
