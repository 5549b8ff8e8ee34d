"""The command that gives a hint for a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludonaut import load
from ludonaut.arguments import Json, Lang, check_language, print_json
from ludonaut.kernel import LudonautError, NotAsked, Seat, record

from .greedy import Greedy
from .hints import hints, in_words
from .levels import opponent
from .search import Search


def hint(
    file: Annotated[Path, typer.Argument(help="A record of a match.")],
    seat: Annotated[int | None, typer.Option(help="The seat to advise; the one that is asked if not given.")] = None,
    player: Annotated[str, typer.Option(help="The adviser: a level, or a player such as search:200.")] = "search:200",
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Suggest actions for the end of a record, with reasons.

    Each comes with the margin to expect and what it gains.
    """
    check_language(lang)
    match = load(record.text_of(file))
    if match.over:
        raise NotAsked("the game is over: nobody is asked")
    chooser = seat if seat is not None else next(iter(match.asks))
    if chooser not in match.asks:
        raise NotAsked(f"seat {chooser} is not asked now; asked: {', '.join(map(str, match.asks))}")
    adviser = opponent(match.game, player)
    if not isinstance(adviser, Greedy | Search):
        raise LudonautError(f"{player!r:.40} compares no plans: an adviser is a level, greedy or search")
    found = hints(Seat(match, chooser), adviser)
    if as_json:
        print_json(
            [
                {"action": h.action, "expected": h.expected, "steps": len(h.steps), "reasons": dict(h.reasons)}
                for h in found
            ]
        )
        return
    for one in found:
        print(in_words(match.game, one, lang))
