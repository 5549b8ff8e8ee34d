"""The board of the era: sites with tiles, bases, teams and claims, and distances from the team that moves."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import View
from ludonaut.table import Panel, Piece, Words, kept, layout

from ..content import COLONIES, ERAS, TILES
from ..content.boards import BOARDS, FAR, Board
from . import places


@kept
def board_panel(view: View, words: Words) -> Panel:
    """The map with all that stands on it."""
    board = BOARDS[ERAS.index(view["era"])]
    pieces: list[Piece] = []
    for site in board.sites:
        x, y = places.SITES[site]
        pieces.append(Piece(f"site:{site}", f"site:{site}", x, y, tip=_site_tip(board, site, words)))
        pieces += _on_site(view, site, words)
    pieces += _teams(view, words)
    pieces += _markers(view, board, words)
    pieces += _distances(view, board)
    wide, high = places.size_of(view["era"])
    return Panel("board", words.name(view["era"]), wide, high, pieces, back=f"board:{view['era']}")


def origin(words: Words, provenance: str) -> str:
    """Where a component comes from, in words."""
    return words(f"origin-{provenance.replace(' ', '-')}")


def _site_tip(board: Board, site: str, words: Words) -> str:
    """The site in words: costs, gravity, radiation, and where this comes from."""
    place = board.sites[site]
    parts = [words.name(site)]
    if place.explore is not None:
        parts.append(words("tip-explore-cost", n=place.explore))
    if place.build is not None:
        parts.append(words("tip-build-cost", n=place.build))
    if place.gravity:
        parts.append(words("tip-gravity", n=place.gravity))
    if place.lagrange:
        parts.append(words("tip-lagrange"))
    if board.hot[site]:
        parts.append(words("tip-radiation", n=board.penalty))
    parts.append(origin(words, place.provenance))
    return ". ".join(parts)


def tile_tip(tile_id: str, words: Words) -> str:
    """A tile in words."""
    tile = TILES[tile_id]
    parts = [words.name(tile_id)]
    if tile.profit:
        parts.append(f"+{tile.profit} Ŧ")
    if tile.genetics:
        parts.append(f"{words.name('genetics')} +{tile.genetics}")
    if tile.revelation:
        parts.append(f"{words.name('revelation')} +{tile.revelation}")
    if tile.p is not None:
        parts.append(words("tip-p", n=tile.p))
    if tile.base:
        parts.append(words("tip-base-modifier", n=f"{tile.base:+d}"))
    if tile.col:
        parts.append(words("tip-col", n=tile.col))
    if tile.alien:
        parts.append(words(f"tip-{tile.alien}"))
    parts.append(origin(words, tile.provenance))
    return ". ".join(parts)


def _on_site(view: View, site: str, words: Words) -> list[Piece]:
    """Tiles, bases and the colony of a site; empty boxes are places to click."""
    there = view["sites"][site]
    size = places.BOX if view["era"] != "starfarers" else places.SMALL
    pieces = []
    for i, (x, y) in enumerate(places.boxes(site)):
        if i < len(there["tiles"]):
            tile = there["tiles"][i]
            pieces.append(Piece(f"box:{site}:{i}", f"tile:{tile}", x, y, size, size, tip=tile_tip(tile, words), z=1))
        elif site in BOARDS[ERAS.index(view["era"])].build:
            pieces.append(Piece(f"box:{site}:{i}", "zone", x, y, size, size, z=1))
        if i < len(there["bases"]):
            base, owner = there["bases"][i], there["owner"]
            tip = f"{words.name(base)} ({corp_name(view, owner, words)}). {words(f'tip-{base}')}"
            at = places.base_spot(site, (x, y), bool(there["tiles"]))
            pieces.append(Piece(f"base:{site}:{i}", f"base-{base}", *at, owner=owner, tip=tip, z=2))
    if there["colony"]:
        x, y = places.star(site)
        colony = COLONIES[there["colony"]]
        tip = f"{words.name(colony.id)}. {words(f'effect-{colony.effect}')}"
        pieces.append(Piece(f"colony:{colony.id}", f"colony:{colony.id}", x, y - 2, 32, 37, tip=tip, z=3))
        pieces.append(Piece(f"ruler:{site}", "mark", x + 13, y - 14, 13, 13, owner=there["owner"], z=4))
    return pieces


def corp_name(view: View, seat: int, words: Words) -> str:
    """A player's name, or the Competition."""
    return words.name("rival") if seat >= view["seats"] else words.player(seat)


def _teams(view: View, words: Words) -> list[Piece]:
    """The cubes: on their sites, on tiles that they claim, or on an approach track."""
    waiting: dict[str, list[tuple[int, int]]] = {}
    pieces = []
    for corp in view["corps"]:
        seat = corp["seat"]
        for i, site in enumerate(corp["teams"]):
            if site not in view["sites"]:
                continue
            if corp["approach"][i]:
                x, y = places.approach(site, corp["approach"][i])
                shift = 5 * (seat - 1)
                tip = words("tip-approach", who=seat, n=corp["approach"][i])
                pieces.append(Piece(f"team:{seat}:{i}", "cube", x + shift, y, 16, 16, owner=seat, tip=tip, z=5))
            else:
                waiting.setdefault(site, []).append((seat, i))
    for site, teams in waiting.items():
        pieces += _standing(view, site, teams, words)
    return pieces


def _standing(view: View, site: str, teams: list[tuple[int, int]], words: Words) -> list[Piece]:
    """The teams on a site side by side; those that claim it carry a flag."""
    pieces = []
    left, wide, y = places.teams_line(site)
    size = 20 if len(teams) < 6 else 16
    for (seat, i), spot in zip(teams, layout.row(len(teams), size, wide, (left, y), gap=2), strict=True):
        claim = view["corps"][seat]["claims"][i]
        tip = words("tip-team", who=seat, site=site) if seat < view["seats"] else words.name("rival")
        if view["corps"][seat]["rival"] is False:
            tip += ". " + _reach_tip(view, seat, site, words)
        pieces.append(Piece(f"team:{seat}:{i}", "cube", spot.x, spot.y, size, size, owner=seat, tip=tip, z=5))
        if claim:
            pieces.append(
                Piece(
                    f"claim:{seat}:{i}",
                    "flag",
                    spot.x + 4,
                    spot.y - 14,
                    15,
                    17,
                    owner=seat,
                    tip=words("tip-claim"),
                    z=6,
                )
            )
    return pieces


def _table(view: View, seat: int) -> dict[str, dict[str, int]]:
    board = BOARDS[ERAS.index(view["era"])]
    return board.weightless if view["corps"][seat]["weightless"] else board.distance


def _reach_tip(view: View, seat: int, site: str, words: Words) -> str:
    """The nearest sites with their distances, for who hovers over a team."""
    row = sorted((n, s) for s, n in _table(view, seat).get(site, {}).items() if n < FAR)
    return ", ".join(f"{words.name(s)} {n}" for n, s in row[:8])


def _markers(view: View, board: Board, words: Words) -> list[Piece]:
    """Beyond markers that nobody has taken, and stacks of tiles."""
    pieces = []
    if board.goal:
        x, y = places.SITES[board.goal]
        for place, owner in enumerate(view["beyond"]):
            if owner < 0:
                tip = words("tip-beyond", n=place + 1)
                pieces.append(
                    Piece(f"beyond:{place + 1}", f"beyond-{place + 1}", x - 18 + 36 * place, y + 4, tip=tip, z=3)
                )
    return pieces


def _distances(view: View, board: Board) -> list[Piece]:
    """While a team chooses where to go: how far every site is."""
    aim: list[Any] = view["aim"]
    if len(aim) != 2 or aim[0] != "move" or aim[1] not in board.sites:
        return []
    pieces = []
    for site, n in _table(view, view["active"])[aim[1]].items():
        if n < FAR:
            x, y = places.distance_badge(site)
            hot = board.hot_way[aim[1]][site] and board.penalty
            label = f"{n}☢" if hot and board.era == 1 else str(n)
            wide = 34 if len(label) > 2 else 26
            pieces.append(Piece(f"far:{site}", "count", x, y, wide, 19, label=label, size=13, z=7))
    return pieces
