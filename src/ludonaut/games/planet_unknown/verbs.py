"""What can be done: labels, clicks, records and action numbers are derived from this table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludonaut.kernel import Action, Noun, Verb, nouns, verbs
from ludonaut.kernel.verbs import Value

from .content.cards import CIV, OBJECTIVES
from .content.corporations import CORPORATIONS, SPACE, SPACES
from .content.grid import CELLS, NAME, NUMBER
from .content.planets import PLANETS
from .content.tiles import BY_TURN, RINGS, SHAPES, TERRAINS, TRACKS
from .rules.meteorites import LINES
from .rules.pods import BERTHS, SCORE
from .rules.rovers import ROVERS
from .rules.tracks import REWARDS
from .view import Depot, PlanetView


def _rover(view: PlanetView, seat: int, value: Value) -> str:
    """A rover is called by the square on which it stands."""
    return view.public.players[seat].rovers[int(value)].square


def _square(view: PlanetView, seat: int, value: Value) -> Value:
    """A square is called by its column and row in every language."""
    return value


NOUNS = nouns(
    planet=Noun(PLANETS),
    corporation=Noun(CORPORATIONS),
    track=Noun(TRACKS, piece="cube:{seat}:{value}"),
    space=Noun(SPACES, piece="space:{seat}:{value}"),
    terrain=Noun(TERRAINS),
    square=Noun([NAME[cell] for cell in CELLS], piece="cell:{seat}:{value}", name=_square),
    line=Noun(LINES, piece="line:{seat}:{value}"),
    rover=Noun(range(ROVERS), piece="rover:{seat}:{value}", name=_rover),
    turn=Noun(range(8)),
    ring=Noun(RINGS),
    steps=Noun(range(6)),
    berth=Noun(BERTHS),
    reward=Noun(REWARDS),
    rank=Noun(range(1, 5), piece="deck:{value}"),
    card=Noun([card.id for card in CIV], piece="offer:{value}"),
    objective=Noun([card.id for card in OBJECTIVES], piece="goal:{value}", name="{value}-personal"),
)


# ---- what only the view knows


def resources(tile: str) -> list[str]:
    """The two resources of a tile, from its name."""
    return tile.split("-")[1:3]


@lru_cache(maxsize=4096)
def held_at(tile: str, anchor: str, turn: int) -> str:
    """The square on which the first symbol of a tile comes to lie: one holds the tile there."""
    one = BY_TURN[SHAPES.index(tile.split("-")[0])][turn]
    return NAME[NUMBER[anchor] + one.symbol_a]


def _depot(view: PlanetView, seat: int, steps: int = 0) -> Depot:
    """The depot before a seat, or which would be there after the station has turned."""
    public = view.public
    return public.depots[(public.before[seat] - steps) % len(public.depots)]


def _top(view: PlanetView, seat: int, ring: object) -> str:
    return _depot(view, seat).tops[RINGS.index(str(ring))]


def _tile(view: PlanetView, seat: int, action: Action) -> dict[str, Any]:
    tile = _top(view, seat, action[1])
    if not tile:
        return {"tile": [], "size": 0, "meteor": 0}
    return {"tile": resources(tile), "size": int(tile[1 : tile.index("-")]), "meteor": int(tile.endswith("-m"))}


def _click_tile(view: PlanetView, seat: int, action: Action) -> tuple[str, ...]:
    return (f"tile:{_top(view, seat, action[1])}",)


def _tops(view: PlanetView, seat: int, action: Action) -> dict[str, Any]:
    outer, inner = (resources(tile) if tile else [] for tile in _depot(view, seat, int(action[1])).tops)
    return {"outer": outer, "inner": inner}


def _click_depot(view: PlanetView, seat: int, action: Action) -> tuple[str, ...]:
    return (f"depot:{(view.public.before[seat] - int(action[1])) % len(view.public.depots)}",)


def _turned(view: PlanetView, seat: int, action: Action) -> dict[str, Any]:
    turn = int(action[2])
    return {"degrees": turn % 4 * 90, "flipped": int(turn >= 4)}


def _click_place(view: PlanetView, seat: int, action: Action) -> tuple[str, ...]:
    tile = view.public.players[seat].tile
    return (f"cell:{seat}:{held_at(tile, str(action[1]), int(action[2]))}",) if tile else ()


def _click_cube(view: PlanetView, seat: int, action: Action) -> tuple[str, ...]:
    """A cube alone says where it goes, but for Makeshift."""
    cube = f"cube:{seat}:{action[1]}"
    if CORPORATIONS[view.public.players[seat].board.id].rule == "diagonal":
        return cube, f"space:{seat}:{action[2]}"
    return (cube,)


def _click_berth(view: PlanetView, seat: int, action: Action) -> tuple[str, ...]:
    """The chip of the scoring area, a space or tech that is free, or the lifepod that lies there."""
    berth = str(action[1])
    if berth == SCORE:
        return (f"lifepods:{seat}",)
    free = "space" if berth in SPACE else "tech"
    return (f"{free if action[0] == 'stow' else 'stowed'}:{seat}:{berth}",)


def _click_flux(view: PlanetView, seat: int, action: Action) -> tuple[str, ...]:
    return (f"cube:{seat}:{view.public.players[seat].board.flux}",)


def _board(view: PlanetView, seat: int, action: Action) -> dict[str, Any]:
    boards = PLANETS if action[0] == "planet" else CORPORATIONS
    return {"level": boards[str(action[1])].complexity}


def _card(view: PlanetView, seat: int, action: Action) -> dict[str, Any]:
    return {"text": f"{action[1]}-text"}


def _personal(view: PlanetView, seat: int, action: Action) -> dict[str, Any]:
    return {"text": f"{action[1]}-personal-text"}


def _opened(view: PlanetView, seat: int, action: Action) -> dict[str, Any]:
    """An objective opened to all shows its shared side; alone, one keeps it as a personal one."""
    name = f"{action[1]}-{'shared' if len(view.public.players) > 1 else 'personal'}"
    return {"objective": name, "text": f"{name}-text"}


VERBS = verbs(
    NOUNS,
    # set-up
    planet=Verb("planet", says=_board),
    corporation=Verb("corporation", says=_board),
    return_=Verb("objective", says=_personal),
    # a round
    rotate=Verb("steps", says=_tops, click=_click_depot),
    take=Verb("ring", says=_tile, click=_click_tile),
    discard=Verb("ring", says=_tile, click=_click_tile),
    place=Verb("square", "turn", says=_turned, click=_click_place),
    use=Verb("resource=terrain"),
    end=Verb(),
    # cubes
    advance=Verb("cube=track", "space", click=_click_cube),
    energy=Verb("cube=track", "space", click=_click_cube),
    convert=Verb("cube=track", "space", click=_click_cube),
    boost=Verb("cube=track", "space", click=_click_cube),
    double=Verb("cube=track"),
    promote=Verb("cube=track", "space", click=_click_cube),
    climb=Verb("cube=track", "space", click=_click_cube),
    regress=Verb("cube=track"),
    moves=Verb(click="cube:{seat}:rover"),
    choose=Verb("reward"),
    flux=Verb("track", click="space:{seat}:{track}-0"),
    # biomass, rovers, lifepods, meteorites
    patch=Verb("square"),
    store=Verb(),
    land=Verb("square"),
    drive=Verb("rover", "square"),
    jump=Verb("rover", "square", free=True),
    beam=Verb("rover", "square"),
    scrap=Verb("rover"),
    load=Verb("rover", free=True),
    deliver=Verb("rover", free=True),
    dump=Verb("rover", free=True, careful=True),
    stow=Verb("berth", click=_click_berth),
    rescue=Verb("square"),
    maroon=Verb("square"),
    abandon=Verb("berth", click=_click_berth),
    gather=Verb("square"),
    blast=Verb("square"),
    clear=Verb("line"),
    impact=Verb("square"),
    # techs
    lift=Verb("berth", click=_click_berth, free=True),
    refit=Verb(click="tech:{seat}:move_three_pods", free=True, careful=True),
    swap=Verb(click="tech:{seat}:patch_to_synergy", free=True),
    breed=Verb(click="tech:{seat}:double_patch", free=True),
    reset=Verb(click="tech:{seat}:reset_biomass", free=True, careful=True),
    scout=Verb(click="tech:{seat}:rover_step", free=True),
    surge=Verb(click=_click_flux, free=True),
    leap=Verb(click="tech:{seat}:run_to_milestone", free=True, careful=True),
    back=Verb("cube=track", free=True, careful=True),
    claim=Verb("cube=track", free=True, careful=True),
    survey=Verb(click="tech:{seat}:new_objective", free=True, careful=True),
    # cards and events
    civ=Verb("rank"),
    keep=Verb("card", says=_card),
    open=Verb("objective", says=_opened, click="drawn:{objective}"),
    forgo=Verb("objective", says=_personal, careful=True),
    remove=Verb("ring", says=_tile, click=_click_tile, careful=True),
    peek=Verb(),
)
