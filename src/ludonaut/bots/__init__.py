"""What bots know of each game: `policy` (which action looks good) and `evaluation` (what a position is worth).

A game's bot is `BOT` in `ludonaut.bots.<game>`; a game from elsewhere brings a module `bot` beside its `GAME`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludonaut.kernel import Game, LudonautError

from .interface import Bot, Evaluation, Policy, Rollout, Settings, Solver

__all__ = ["Bot", "Evaluation", "Policy", "Rollout", "Settings", "Solver", "bot_of"]


@cache
def bot_of(game: Game[Any]) -> Bot[Any]:
    """The bot of a game, loaded when first needed; a game without one is judged by its scores."""
    package, _, name = game.package.rpartition(".")
    place = f"{__name__}.{name}" if package == "ludonaut.games" else f"{game.package}.bot"
    if find_spec(place) is None:
        return Bot(Evaluation(known=lambda state, seat: float(game.scores(state)[seat].total)))
    bot = import_module(place).BOT
    if not isinstance(bot, Bot):
        raise LudonautError(f"{place}: BOT must be a ludonaut.bots.Bot, not {type(bot).__name__}")
    return bot
