"""What strangers bring is read and tried in a worker, never in the server itself.

A record that begins from a position brings a state that no game has led to. It is admitted only if it can be drawn for
everybody and played on for a while, by chance, with its components counted after every choice.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ludonaut.kernel import Action, LudonautError, Match, RuleError, record
from ludonaut.kernel.checks import random_choice

from .. import catalogue, scene
from ..sight import Sight
from ..store import replay
from ..texts import speaker

TRIES = 6
STEPS = 40
"""How many games are played on, and for how many choices each."""


class Admitted(msgspec.Struct, omit_defaults=True):
    """What a table needs of a record, or why the record is refused."""

    refused: str = ""
    game: str = ""
    seats: int = 0
    options: dict[str, str | int | bool] = {}
    seed: str = "0"
    start: str | None = None
    over: bool = False
    steps: list[tuple[int, Action]] = []


def admit(text: str, lines: int) -> Admitted:
    """Check a stranger's record choice by choice. It returns errors instead of raising them."""
    try:
        match = record.read(text, catalogue.find, most=lines)
        if match.origin:
            probe(match)
        state = match.state
        taken = replay.start(match.game, state.seats, state.options, match.seed, match.origin).choices
    except (LudonautError, RuleError) as fault:
        return Admitted(refused=str(fault)[:300])
    return Admitted(
        game=match.game.name,
        seats=match.state.seats,
        options=dict(match.state.options),
        seed=str(match.seed),
        start=match.origin or None,
        over=match.over,
        steps=replay.to_repeat(match.choices, taken),
    )


def probe(match: Match[Any]) -> None:
    """Refuse a match that cannot be shown, or in which a rule fails when it is played on."""
    show(match)
    for number in range(TRIES):
        luck, trial = Random(number), match.clone()
        for _ in range(STEPS):
            if trial.over:
                break
            try:
                seat, action = random_choice(trial, luck)
                trial.step(action, seat)
                trial.game.audit(trial.state)
            except Exception as fault:
                raise LudonautError(f"its position cannot be played on: {fault}") from fault
        show(trial)


def show(match: Match[Any]) -> None:
    """Refuse a match if somebody's picture, question or scores raise an error."""
    game = match.game
    words = speaker(game.name, "en", tuple(f"P{seat}" for seat in range(match.state.seats)))
    try:
        for seat in (None, *range(match.state.seats)):
            shown = Sight(match, seat).scene(match, seat, words)
            if scene.room(game, "table") is not None and not shown.picture.panels:
                raise LudonautError("there is no picture")
    except Exception as fault:
        raise LudonautError(f"its position cannot be shown: {type(fault).__name__}: {fault}") from fault
