"""What can be done: labels, clicks, records and action numbers are derived from this table."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Noun, Verb, nouns, verbs

from .content import (
    CARDS,
    COLOURS,
    GOLD,
    MESSAGES,
    MOON_OF,
    OBJECTIVES,
    PLANETS,
    SAMPLES,
    SPECIES,
    STAR_IDS,
    TECH_IDS,
)
from .content.sky import CELLS, sky_of

HELD = [card.id for card in CARDS.values() if card.kind != "exertian"]
TIERS = max(len(spaces) for board in SPECIES.values() for spaces in board.values())
SIDES = ("left", "right")

NOUNS = nouns(
    card=Noun(HELD, piece="card:{value}"),
    row=Noun(HELD, piece="row:{value}"),
    alien=Noun([card for card in HELD if CARDS[card].species], piece="faceup:{value}"),
    mission=Noun(HELD, piece="mission:{value}"),
    pack=Noun(HELD, piece="look:{value}"),
    plan=Noun([card.id for card in CARDS.values() if card.kind == "exertian"], piece="plan:{value}"),
    planet=Noun(PLANETS, piece="planet:{value}"),
    place=Noun([*PLANETS, *MOON_OF]),
    cell=Noun(range(CELLS), piece="cell:{value}"),
    capsule=Noun(range(len(SAMPLES)), piece="capsule:{seat}:{value}"),
    star=Noun([*STAR_IDS, "oumuamua"], piece="star:{value}"),
    side=Noun(SIDES),
    colour=Noun(COLOURS),
    tier=Noun(range(1, TIERS + 1)),
    space=Noun(range(4), name="space-{value}"),
    tech=Noun(TECH_IDS, piece="tech:{value}"),
    column=Noun(range(1, 5)),
    circle=Noun(range(3), name=lambda view, seat, value: int(value) + 1),
    objective=Noun(OBJECTIVES, piece="objective:{value}"),
    task=Noun(range(3), name=lambda view, seat, value: int(value) + 1),
    milestone=Noun(("gold", "answer", "message", "exertian"), name="milestone-{value}"),
    gold=Noun([f"gold_{tile.id}_{side.side}" for tile in GOLD for side in tile.sides], piece="gold:{value}"),
    answer=Noun(range(1, len(MESSAGES) + 1), piece="message:{value}", name="answer-{value}"),
    sample=Noun(SAMPLES, piece="sample:{value}"),
    resource=Noun(("credit", "energy", "card")),
)


# ---- what only the view knows: where a cell is, and which piece stands there


def _cell(view: Any, cell: int) -> dict[str, Any]:
    sky = sky_of(list(view.public.discs), view.public.tile)
    return {"place": sky.kinds[cell], "ring": cell // 8 + 1, "star": view.public.stars[cell % 8]}


def _step(view: Any, seat: int, action: Action) -> dict[str, Any]:
    """Where a step leads; and whence, where several probes could take it."""
    here, there = int(action[1]), int(action[2])
    start = {f"from_{name}": value for name, value in _cell(view, here).items()}
    return {**_cell(view, there), **start, "probes": len(set(view.public.players[seat].probes))}


def _haul(view: Any, seat: int, action: Action) -> dict[str, Any]:
    return {**_cell(view, int(action[2])), "number": int(action[1]) + 1}


def _at_cell(view: Any, seat: int, action: Action) -> dict[str, Any]:
    return _cell(view, int(action[1]))


def _number(view: Any, seat: int, action: Action) -> dict[str, Any]:
    return {"number": int(action[1]) + 1}


def _species(view: Any, seat: int, action: Action) -> dict[str, Any]:
    side = str(action[1])
    return {"species": view.public.species[SIDES.index(side)].name or side}


def _colour(view: Any, seat: int, action: Action) -> dict[str, Any]:
    return {"colour": CARDS[str(action[1])].colour}


def _income(view: Any, seat: int, action: Action) -> dict[str, Any]:
    return {"income": CARDS[str(action[1])].income}


def _step_pieces(view: Any, seat: int, action: Action) -> list[str]:
    probes = view.public.players[seat].probes
    here, there = int(action[1]), f"cell:{action[2]}"
    return [f"probe:{seat}:{probes.index(here)}", there] if here in probes else [there]


def _landing_pieces(view: Any, seat: int, action: Action) -> list[str]:
    verb, place = str(action[0]), str(action[1])
    spot = f"moon:{place}" if place in MOON_OF else f"{verb}:{place}"
    return [f"planet:{MOON_OF.get(place, place)}", spot]


def _star_pieces(view: Any, seat: int, action: Action) -> list[str]:
    return ["planet:oumuamua" if action[1] == "oumuamua" else f"star:{action[1]}"]


def _top_piece(view: Any, seat: int, action: Action) -> list[str]:
    return [f"top:{seat}:{view.public.players[seat].top}"]


def _low_piece(view: Any, seat: int, action: Action) -> list[str]:
    return [f"low:{seat}:{int(action[1]) - 1}"]


VERBS = verbs(
    NOUNS,
    launch=Verb(click="planet:earth"),
    orbit=Verb("planet", click=_landing_pieces),
    land=Verb("place", click=_landing_pieces),
    scan=Verb(click="scan:{seat}"),
    analyse=Verb(click="top:{seat}:5"),
    play=Verb("card"),
    research=Verb(click="research:{seat}"),
    pass_=Verb(click="pass:{seat}", careful=True),
    end=Verb(click="end:{seat}"),
    # free actions
    move=Verb("here=cell", "there=cell", click=_step_pieces, says=_step, free=True),
    haul=Verb("capsule", "there=cell", says=_haul, free=True),
    corner=Verb("card", free=True, careful=True),
    place=Verb(click=_top_piece, free=True),
    place_low=Verb("column", click=_low_piece, free=True),
    trade=Verb("give=resource", "get=resource", click=("{give}:{seat}", "{get}:{seat}"), free=True, careful=True),
    buy=Verb(click=("publicity:{seat}", "deck"), free=True),
    complete=Verb("card=mission", free=True),
    # flights and landings
    fly=Verb("here=cell", "there=cell", click=_step_pieces, says=_step),
    drift=Verb("capsule", "there=cell", says=_haul),
    fuel=Verb("card"),
    swing=Verb(),
    cover_data=Verb("space"),
    remove=Verb("place", "space"),
    # signals
    scan_earth=Verb("star"),
    scan_row=Verb("card=row", says=_colour),
    scan_mercury=Verb(click="planet:mercury"),
    scan_hand=Verb("card", says=_colour),
    scan_launch=Verb(click="planet:earth"),
    scan_move=Verb(),
    done=Verb(click="end:{seat}"),
    row=Verb("card=row", says=_colour),
    show=Verb("card", says=_colour),
    signal=Verb("star", click=_star_pieces),
    sector=Verb("star", click=_star_pieces),
    settle=Verb("star", click=_star_pieces),
    # traces, technologies, missions
    discover=Verb("side", "colour", click="discover:{side}:{colour}", says=_species),
    study=Verb("side", "colour", "tier", click="study:{side}:{colour}:{tier}", says=_species),
    surplus=Verb("side", "colour", click="surplus:{side}:{colour}", says=_species),
    tech=Verb("tech"),
    column=Verb("column", click=_low_piece),
    cover=Verb("card=mission", "circle", click="mission:{card}"),
    unload=Verb("capsule", says=_number),
    task=Verb("objective", "task", click="objective:{objective}"),
    milestone=Verb("milestone"),
    gold=Verb("gold"),
    # cards
    tuck=Verb("card", says=_income),
    take=Verb("card=row"),
    draw=Verb(click="deck"),
    take_alien=Verb("card=alien"),
    draw_alien=Verb(),
    discard=Verb("card"),
    keep=Verb("card=pack"),
    wait=Verb(),
    probe=Verb("cell", says=_at_cell),
    reveal=Verb("card"),
    use_corner=Verb("card"),
    use_income=Verb("card", says=_income),
    # species
    message=Verb("answer"),
    plan=Verb("card=plan"),
    pay=Verb(),
    sample_planet=Verb("planet"),
    pick_sample=Verb("sample"),
    use_sample=Verb("sample"),
    # answers to yes-or-no questions
    skip=Verb(),
    let_go=Verb(),
    go_on=Verb(click="end:{seat}"),
)

FREE = frozenset(name for name, verb in VERBS.items() if verb.free)
