"""Hints: the plans of a strong player, the margins that it expects, and what they are certain to bring."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, repeat
from random import Random
from typing import Any

from babel.numbers import format_decimal

from ludonaut.bots import bot_of
from ludonaut.kernel import Action, Game, Match, Phrase, Seat

from .greedy import Greedy, Judged, candidates, outcome
from .levels import TEXTS
from .search import CLOSE, Search

DEALS = 3
"""A hint names a step only if it is possible in this number of imagined deals."""
REASONS = 6
"""The most consequences that are named."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A plan for the rest of the turn: its first action, all steps that are certain, and why."""

    action: Action
    expected: float
    """The expected margin in points; never more than that of a better hint, which has proved itself in more deals."""
    steps: list[Phrase]
    """The plan in words, as far as it does not depend on chance or on what the seat cannot know; where that is only
    free extras, the main action that they are for comes last."""
    reasons: list[tuple[str, float]]
    """What these steps change, by text and amount, in the order of the game's tally."""


def hints(seat: Seat, player: Greedy | Search | None = None, most: int = 3, seed: int = 1) -> list[Hint]:
    """The best few plans of a seat, with reasons. They use only what the seat may know."""
    thinker = player or Search(seed, iterations=150)
    found: list[Hint] = []
    goals: set[Action] = set()
    for one in grouped(seat.game, _judged(seat, thinker, most, seed)):
        if len(found) == most:
            break
        plan = straightened(seat, one.plan or (one.action,))
        one = replace(one, action=plan[0], plan=plan)
        goal = _goal(seat, plan)
        if goal and goal[0] in goals:
            continue
        hint = _hint(seat, one, goal, found[-1].expected if found else math.inf)
        same = next((place for place, other in enumerate(found) if _is_same(hint, other)), None)
        if same is None and (not found or hint.expected >= found[0].expected - CLOSE):
            found.append(hint)
            goals |= {goal[0]} if goal else set()
        elif same and len(hint.steps) < len(found[same].steps):  # the first stays: it is what the adviser would do
            found[same] = hint
    return found


def _is_same(hint: Hint, other: Hint) -> bool:
    """The same steps, or steps that certainly bring the same and promise the same."""
    return hint.steps == other.steps or (
        bool(hint.reasons) and (hint.expected, hint.reasons) == (other.expected, other.reasons)
    )


def _judged(seat: Seat, thinker: Greedy | Search, most: int, seed: int) -> list[Judged]:
    """What the adviser has tried, the best first; where it tries nothing, its choice or the policy's favourites."""
    bot = bot_of(seat.game)
    if isinstance(thinker, Search) and (solved := thinker.solved(seat)) is not None:
        return thinker.tried or [Judged(solved, outcome(seat, solved, bot, seed)[0], 1)]
    judged = thinker.judge(seat)
    if len(judged) > 1 and judged[0].deals:
        return thinker.tried if isinstance(thinker, Search) else judged
    if bot.settings.candidates > 1:
        return Greedy(seed).judge(seat)
    favourites = candidates(seat, bot, Random(seed), 2 * most)
    return [Judged(action, outcome(seat, action, bot, seed)[0], 1) for action in favourites]


def grouped(game: Game[Any], judged: Sequence[Judged]) -> list[Judged]:
    """The best of each group of equivalent plans: those with the same steps in any order, or the same main action."""
    found: list[Judged] = []
    seen: set[Hashable] = set()
    for one in judged:
        plan = one.plan or (one.action,)
        essence = {frozenset(Counter(plan).items()), next((a for a in plan if not _is_free(game, a)), None)} - {None}
        if not essence & seen:
            found.append(one)
            seen |= essence
    return found


def straightened(seat: Seat, plan: tuple[Action, ...]) -> tuple[Action, ...]:
    """The plan without moves to and fro: two steps of one verb without which it leads to the same position."""
    goals = [_after(seat, deal, plan) for deal in range(DEALS)]
    for out, back in combinations(range(len(plan)), 2):
        rest = (*plan[:out], *plan[out + 1 : back], *plan[back + 1 :])
        begun = _after(seat, 0, rest) if plan[out][0] == plan[back][0] else None
        if begun is not None:
            ask = begun.asks.get(seat.number)
            stop = tuple(ask.actions)[-1:] if ask else ()  # the last action of a list gives up what is left to do
            for shorter in (rest, rest + stop):
                ends = [_after(seat, deal, shorter) for deal in range(DEALS)]
                if shorter and all(map(_is_alike, goals, ends, repeat(seat))):
                    return straightened(seat, shorter)
    return plan


def _after(seat: Seat, deal: int, plan: Sequence[Action]) -> Match[Any] | None:
    """An imagined deal after a plan; None where the plan is not possible."""
    world = seat.imagine(deal, keep=False)
    for action in plan:
        if not _is_legal(world, seat.number, action):
            return None
        world.step(action, seat.number)
    return world


def _is_alike(one: Match[Any] | None, other: Match[Any] | None, seat: Seat) -> bool:
    """Does the seat see the same in both?"""
    return one is not None and other is not None and one.view(seat.number) == other.view(seat.number)


def _goal(seat: Seat, plan: Sequence[Action]) -> tuple[Action, int, Phrase] | None:
    """The main action of a plan, its place in it and its label: the first answer to the present kind of question that
    is no free extra. None where it depends on chance."""
    world = seat.imagine(0, keep=False)
    for place, action in enumerate(plan):
        if not _is_legal(world, seat.number, action):
            return None
        if world.asks[seat.number].about == seat.ask.about and not _is_free(seat.game, action):
            return action, place, seat.game.label(world.view(seat.number), action)
        world.step(action, seat.number)
    return None


def _is_free(game: Game[Any], action: Action) -> bool:
    return game.verbs is not None and game.verbs[str(action[0])].free


def _hint(seat: Seat, one: Judged, goal: tuple[Action, int, Phrase] | None, most: float) -> Hint:
    steps, reasons = consequences(seat, one.plan)
    if goal and goal[1] >= len(steps):
        steps.append(goal[2])
    return Hint(one.action, min(most, round(one.value - one.prior, 1)), steps, reasons)


def consequences(seat: Seat, plan: Sequence[Action]) -> tuple[list[Phrase], list[tuple[str, float]]]:
    """The certain steps of a plan, and what they change."""
    worlds = [seat.imagine(deal, keep=False) for deal in range(DEALS)]
    before = [_counted(world, seat.number) for world in worlds]
    rng = [world.state.rng.s for world in worlds]
    steps: list[Phrase] = []
    for action in plan:
        if not all(_is_legal(world, seat.number, action) for world in worlds):
            break
        steps.append(seat.game.label(worlds[0].view(seat.number), action))
        for world in worlds:
            world.step(action, seat.number)
        if [world.state.rng.s for world in worlds] != rng:
            break
    after = [_counted(world, seat.number) for world in worlds]
    return steps, _reasons(before, after)


def _is_legal(world: Match[Any], seat: int, action: Action) -> bool:
    ask = world.asks.get(seat)
    return ask is not None and action in ask.actions


def _counted(world: Match[Any], seat: int) -> dict[str, float]:
    """The tally of a seat."""
    return {f"tally-{name}": float(amount) for name, amount in world.game.tally(world.state, seat).items()}


def _reasons(before: list[dict[str, float]], after: list[dict[str, float]]) -> list[tuple[str, float]]:
    """What changes by the same amount in all deals, of what is counted before and after."""
    changes = []
    for name in before[0]:
        if not all(name in tally for tally in after):
            continue
        amounts = {round(b[name] - a[name], 1) for a, b in zip(before, after, strict=True)}
        if len(amounts) == 1 and (amount := amounts.pop()):
            changes.append((name, amount))
    return changes[:REASONS]


def in_words(game: Game[Any], hint: Hint, lang: str, player: Callable[[int], str] | None = None) -> str:
    """A hint as a line of text: the plan, its expected margin, and what it brings."""
    texts = game.texts
    steps = [texts.say(lang, step.message, step.args, player).rstrip(".") for step in hint.steps]
    reasons = [
        f"{texts.say(lang, name, {'n': abs(round(amount))})} {signed(amount, lang)}" for name, amount in hint.reasons
    ]
    expected = TEXTS.say(lang, "hint-expected", {"points": format_decimal(hint.expected, "0.#", locale=lang)})
    return f"{' → '.join(steps)} ({'; '.join([expected, *reasons])})"


def signed(points: float, lang: str) -> str:
    """Points more or less, with one decimal if it needs one, as the language writes them."""
    return format_decimal(points, format="+0.#;-0.#", locale=lang)
