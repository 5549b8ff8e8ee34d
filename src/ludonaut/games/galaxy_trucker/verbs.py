"""What can be done: labels, clicks, records and action numbers are derived from this table."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Noun, Verb, nouns, verbs

from .content import BOARDS, COLOURS, LETTER, TILES
from .view import TruckerView

MARKS = "·∣‖≡"
"""How a side is written: smooth, single, double, universal."""

NOUNS = nouns(
    tile=Noun([f"t{tile}" for tile in sorted(TILES)], piece="tile:{value}"),
    row=Noun(range(3, 12)),
    column=Noun(range(3, 12)),
    turn=Noun(range(4)),
    pile=Noun(range(1, 4), piece="pile:{value}"),
    order=Noun(range(1, 5), piece="order:{value}"),
    planet=Noun(range(1, 5), piece="planet:{value}"),
    alien=Noun(("purple", "brown")),
    good=Noun(COLOURS),
)


def sides(_view: TruckerView, _seat: int, action: Action) -> dict[str, Any]:
    """The connectors of a component and its number, which tell it from others of its kind."""
    tile = TILES[int(str(action[1])[1:])]
    return {"sides": "".join(MARKS[code] for code in tile.connectors), "number": tile.id}


def on_square(view: TruckerView, seat: int, action: Action) -> dict[str, Any]:
    """The component on the square of one's ship that an action names."""
    tile = _tile(view, seat, action)
    return {"tile": f"t{tile}" if tile else "nothing"}


def _cell(view: TruckerView, action: Action) -> int:
    return BOARDS[view.public.ship].cell(int(action[1]), int(action[2]))


def _tile(view: TruckerView, seat: int, action: Action) -> int:
    cell = _cell(view, action)
    return next((part >> 2 for at, part in view.public.players[seat].parts if at == cell), 0)


def component(view: TruckerView, seat: int, action: Action) -> tuple[str, ...]:
    """The component on that square."""
    tile = _tile(view, seat, action)
    return (f"tile:t{tile}",) if tile else ()


def hand(view: TruckerView, seat: int, _action: Action) -> tuple[str, ...]:
    """The component in hand."""
    return (f"tile:t{view.public.players[seat].hand}",)


def aside(view: TruckerView, seat: int, _action: Action) -> tuple[str, ...]:
    """The next free place for components set aside."""
    return (f"aside:{seat}:{len(view.public.players[seat].aside)}",)


def looked_at(view: TruckerView, seat: int, _action: Action) -> tuple[str, ...]:
    """The pile one is looking at."""
    return (f"pile:{view.public.players[seat].looking}",)


def card(view: TruckerView, _seat: int, _action: Action) -> tuple[str, ...]:
    """The card in the middle."""
    return (f"card:{view.public.card}",)


def stowed(view: TruckerView, seat: int, action: Action) -> tuple[str, ...]:
    """A good that waits, then the hold."""
    waiting = view.public.players[seat].waiting
    letter = LETTER[str(action[3])]
    return (f"pool:{letter}:{waiting.find(letter)}", *component(view, seat, action))


def unstowed(view: TruckerView, seat: int, action: Action) -> tuple[str, ...]:
    """A good in its hold."""
    cell = _cell(view, action)
    held = dict(view.public.players[seat].goods).get(cell, "")
    return (f"good:{seat}:{cell}:{held.find(LETTER[str(action[3])])}",)


VERBS = verbs(
    NOUNS,
    draw=Verb(click="heap"),
    take=Verb("tile", says=sides),
    take_aside=Verb("tile", says=sides),
    place=Verb("row", "column", "turn", click="sq:{seat}:{row}:{column}"),
    lift=Verb(click=hand),
    turn=Verb(),
    weld=Verb(),
    put_back=Verb(click="yard"),
    set_aside=Verb(click=aside),
    look=Verb("pile"),
    stop_look=Verb(click=looked_at),
    finish=Verb("order"),
    flip=Verb(click="hourglass", free=True),
    wait=Verb(),
    run_out=Verb(),
    remove=Verb("row", "column", click=component, says=on_square),
    keep=Verb("row", "column", click=component, says=on_square),
    humans=Verb(),
    alien=Verb("alien"),
    fly_on=Verb(click="deck"),
    give_up=Verb(careful=True),
    reveal=Verb(click="deck"),
    land=Verb("planet"),
    accept=Verb(click=card),
    pass_=Verb(),
    power=Verb("row", "column", click=component, says=on_square),
    enough=Verb(),
    spend=Verb("row", "column", click=component, says=on_square),
    endure=Verb(),
    lose_crew=Verb("row", "column", click=component),
    lose_goods=Verb("row", "column", click=component),
    lose_energy=Verb("row", "column", click=component),
    stow=Verb("row", "column", "good", click=stowed),
    unstow=Verb("row", "column", "good", click=unstowed),
    load_best=Verb(),
    done=Verb(),
)
