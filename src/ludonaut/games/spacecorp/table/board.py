"""The board of the era: sites with tiles, bases, teams and claims, the running action, and distances."""

from __future__ import annotations

import math

from ludonaut.table import Panel, Piece, Words, layout, panel

from ..content import COLONIES, ERAS, TILES
from ..content.boards import BOARDS, FAR, Board
from ..state import Running
from ..view import Site, Team
from . import places

GOLD = "#ffcf5a"
"""What belongs to the running action."""


@panel
def board_panel(
    words: Words,
    era: str,
    seats: int,
    sites: tuple[Site, ...],
    teams: tuple[tuple[Team, ...], ...],
    weightless: tuple[bool, ...],
    beyond: tuple[int, ...],
    running: Running,
) -> Panel:
    """The map with all that stands on it; teams by corporation."""
    board = BOARDS[ERAS.index(era)]
    pieces: list[Piece] = []
    for there in sites:
        x, y = places.SITES[there.id]
        face = f"built:{there.id}" if there.bases and there.id in board.systems else f"site:{there.id}"
        pieces.append(Piece(f"site:{there.id}", face, x, y, tip=_site_tip(board, there.id, words)))
        pieces += _on_site(board, there, seats, words)
    built = frozenset(there.id for there in sites if there.bases)
    pieces += _teams(board, teams, weightless, built, seats, words)
    pieces += _markers(board, beyond, words)
    if running.verb:
        pieces += _running(board, running, built, words)
        pieces += _distances(board, running, weightless[running.seat])
    wide, high = places.size_of(era)
    return Panel("board", words.name(era), wide, high, pieces, back=f"board:{era}")


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


def _on_site(board: Board, there: Site, seats: int, words: Words) -> list[Piece]:
    """Tiles, bases and the colony of a site; empty boxes are places to click."""
    site = there.id
    size = places.BOX if board.era < 2 else places.SMALL
    pieces = []
    for i, (x, y) in enumerate(places.boxes(site)):
        if i < len(there.tiles):
            tile = there.tiles[i]
            pieces.append(Piece(f"box:{site}:{i}", f"tile:{tile}", x, y, size, size, tip=tile_tip(tile, words), z=1))
        elif site in board.build:
            pieces.append(Piece(f"box:{site}:{i}", "zone", x, y, size, size, z=1))
        if i < len(there.bases):
            base, owner = there.bases[i], there.owner
            tip = f"{words.name(base)} ({corp_name(words, seats, owner)}). {words(f'tip-{base}')}"
            at = places.base_spot(site, (x, y), bool(there.tiles))
            wide = 20 if board.era == 2 else 28
            pieces.append(Piece(f"base:{site}:{i}", f"base-{base}", *at, wide, wide, owner=owner, tip=tip, z=2))
    if there.colony:
        x, y = places.star(site)
        colony = COLONIES[there.colony]
        tip = f"{words.name(colony.id)}. {words(f'effect-{colony.effect}')}"
        pieces.append(Piece(f"colony:{colony.id}", f"colony:{colony.id}", x, y - 2, 32, 37, tip=tip, z=3))
        pieces.append(Piece(f"ruler:{site}", "mark", x + 13, y - 14, 13, 13, owner=there.owner, z=4))
    return pieces


def corp_name(words: Words, seats: int, seat: int) -> str:
    """A player's name, or the Competition."""
    return words.name("rival") if seat >= seats else words.player(seat)


def _teams(
    board: Board,
    corps: tuple[tuple[Team, ...], ...],
    weightless: tuple[bool, ...],
    built: frozenset[str],
    seats: int,
    words: Words,
) -> list[Piece]:
    """The cubes: on their sites, on tiles that they claim, or on an approach track."""
    waiting: dict[str, list[tuple[int, int, Team]]] = {}
    pieces = []
    for seat, teams in enumerate(corps):
        for i, team in enumerate(teams):
            if team.site not in board.sites:
                continue
            if team.approach:
                x, y = places.approach(team.site, team.approach)
                shift = 5 * (seat - 1)
                tip = words("tip-approach", who=seat, n=team.approach)
                pieces.append(Piece(f"team:{seat}:{i}", "cube", x + shift, y, 16, 16, owner=seat, tip=tip, z=5))
            else:
                waiting.setdefault(team.site, []).append((seat, i, team))
    for site, standing in waiting.items():
        left, wide, y = places.teams_line(site, site in built)
        size = 20 if len(standing) < 6 else 16
        spots = layout.row(len(standing), size, wide, (left, y), gap=2)
        for (seat, i, team), spot in zip(standing, spots, strict=True):
            tip = _team_tip(board, seat, site, weightless[seat], seats, words)
            pieces.append(Piece(f"team:{seat}:{i}", "cube", spot.x, spot.y, size, size, owner=seat, tip=tip, z=5))
            if team.claim:
                flag = (spot.x - 9, spot.y - 13, 15, 17)
                pieces.append(Piece(f"claim:{seat}:{i}", "flag", *flag, owner=seat, tip=words("tip-claim"), z=6))
    return pieces


def _team_tip(board: Board, seat: int, site: str, weightless: bool, seats: int, words: Words) -> str:
    """Whose team it is, with the nearest sites and their distances."""
    if seat >= seats:
        return words.name("rival")
    table = board.weightless if weightless else board.distance
    row = sorted((n, s) for s, n in table.get(site, {}).items() if n < FAR)
    reach = ", ".join(f"{words.name(s)} {n}" for n, s in row[:8])
    return f"{words('tip-team', who=seat, site=site)}. {reach}"


def _markers(board: Board, beyond: tuple[int, ...], words: Words) -> list[Piece]:
    """Beyond markers that nobody has taken."""
    if not board.goal:
        return []
    x, y = places.SITES[board.goal]
    return [
        Piece(
            f"beyond:{place + 1}",
            f"beyond-{place + 1}",
            x - 18 + 36 * place,
            y + 4,
            tip=words("tip-beyond", n=place + 1),
            z=3,
        )
        for place, owner in enumerate(beyond)
        if owner < 0
    ]


# ---- the running action


def running_badge(words: Words, running: Running, x: float, y: float) -> Piece:
    """What has been put together, of what is needed; a click carries the action out."""
    label = f"{running.value} / {running.need}" if running.need else str(running.value)
    label += " ☢" if running.danger else ""
    parts = [words.name(running.verb), words("tip-running", value=running.value, need=running.need)]
    if running.danger:
        parts.append(words("tip-radiation", n=running.danger))
    return Piece("running", "running", x, y, label=label, tip=". ".join(parts), z=9)


def _running(board: Board, running: Running, built: frozenset[str], words: Words) -> list[Piece]:
    """The team, its way and its goal, lit; and the sum."""
    if running.site not in board.sites:
        return []
    goal = running.end or running.site
    x, y = places.SITES[goal]
    wide, high = places.lit_size(goal)
    edge = (places.STAR_W if board.era == 2 else places.W) - wide / 2
    beneath = 0 if goal in board.systems else -1  # the box of a star system would hide it, a name must not be hidden
    pieces = [Piece("lit:goal", "lit", min(x, edge), y, wide, high, z=beneath)]
    if running.end:
        pieces += _way(places.SITES[running.site], (x, y))
        left, wide, line = places.teams_line(running.site, running.site in built)
        pieces.append(Piece("lit:team", "lit", left + wide / 2, line, 60, 30, z=4))
    if running.value or running.need:
        pieces.append(running_badge(words, running, *places.running_spot(goal)))
    return pieces


def _way(a: places.Spot, b: places.Spot) -> list[Piece]:
    """A line from start to goal, beneath the sites so that it covers no name and no tile."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    return [Piece("lit:way", "bar", x, y, round(math.dist(a, b), 1), 4, turn=round(turn, 2), tone=GOLD, z=-1)]


def _distances(board: Board, running: Running, weightless: bool) -> list[Piece]:
    """While a team chooses where to go: how far every site is."""
    if running.verb != "move" or running.end or running.site not in board.sites:
        return []
    pieces = []
    for site, n in (board.weightless if weightless else board.distance)[running.site].items():
        if n < FAR:
            x, y = places.distance_badge(site)
            hot = board.hot_way[running.site][site] and board.penalty
            label = f"{n}☢" if hot and board.era == 1 else str(n)
            wide = 34 if len(label) > 2 else 26
            pieces.append(Piece(f"far:{site}", "count", x, y, wide, 19, label=label, size=13, z=7))
    return pieces
