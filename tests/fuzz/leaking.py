"""Nothing leaks: worlds that differ only in what a seat cannot know look the same to it, byte for byte.

Compared are the view (of moments without a question too), everything that is sent about a moment (picture, question,
scores, words of single actions), the events and the log since the beat began, the messages as they would go over the
wire, so their sizes too, and what the REST interface answers (scores over time, pictures, summaries, past moments).
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from ludonaut import games
from ludonaut.kernel import LudonautError, Match, Rng, RuleError, Seat, position, record
from ludonaut.kernel.checks import random_choice
from ludonaut.players.uniform import Natural
from ludonaut.server import scene
from ludonaut.server.live.channel import Channel
from ludonaut.server.live.history import seen_totals, totals
from ludonaut.server.sight import Sight
from ludonaut.server.texts import Speaker, speaker
from ludonaut.server.wire.outgoing import Line
from ludonaut.table import Picture

from .playing import choose
from .progress import FOLDER, Progress

encode = msgspec.json.Encoder().encode


class Leak(AssertionError):
    """A seat can tell two worlds apart that must look the same to it."""


def run(progress: Progress, given: argparse.Namespace, until: float) -> None:
    """Random games, compared at some moments for every seat, until each game had its share of comparisons."""
    progress.work_off("leaks", given.game, given.states, until, one)


def one(name: str, done: dict[str, int]) -> None:
    """One more game, with a seed that was not used before."""
    game, seed = games.find(name), done["rounds"]
    done["rounds"] += 1
    seats, options = choose(game, Random(f"leaks {seed}"))
    match = record.begin(game, seats, seed, options, auto=False)
    try:
        done["done"] += watch(match, Random(seed), 0.1, sensible=seed % 2 == 1)
    except Leak as leak:
        done["faults"] += 1
        text = f"{match.record()}# {leak}\n"
        (FOLDER / f"leak-{name}-{seed}.txt").write_text(text, encoding="utf-8")


def watch(match: Match[Any], luck: Random, often: float, most: int = 10**9, *, sensible: bool = False) -> int:
    """Play to the end, by chance or sensibly, and compare now and then; returns the number of comparisons."""
    looks, player = 0, Natural(luck.getrandbits(32))
    while not match.over and looks < most:
        if luck.random() < often:
            for seat in (None, *range(match.state.seats)):
                look(match, seat, luck)
                looks += 1
        seat, action = random_choice(match, luck)
        match.step(player.choose(Seat(match, seat)) if sensible and seat >= 0 else action, seat)
    return looks


def look(match: Match[Any], seat: int | None, luck: Random) -> None:
    """Compare the match with other worlds, as this seat sees them, in one of the languages."""
    words = speaker(match.game.name, luck.choice(["en", "fr"]), tuple(f"P{n}" for n in range(match.state.seats)))
    compare(match, match.imagine(seat, luck.getrandbits(32)), seat, words)
    for state, _events in match.moments(0):
        # What went by without a question is shown too, as a step.
        other = state.copy()
        match.game.redeal(other, seat, Rng(luck.getrandbits(32)))
        same([encode(match.game.view(state, seat))], [encode(match.game.view(other, seat))], seat)
    true, world = since(match, seat, luck)
    if world is not None:
        compare(true, world, seat, words)
        same(answers(true, seat, words), answers(world, seat, words), seat)


def compare(one: Match[Any], two: Match[Any], seat: int | None, words: Speaker) -> None:
    """The same view, and the same bytes on the wire. An imagined world has no past, and so no log."""
    past = not two.imagined
    if two.imagined and one.withheld_since is not None:
        # Who has finished choosing is public; an imagined world begins without the others' choices.
        for done in two.asks.keys() - one.asks.keys():
            del two.asks[done]
    first, second = ([encode(match.view(seat)), *messages(match, seat, words, past)] for match in (one, two))
    same(first, second, seat)


def answers(match: Match[Any], seat: int | None, words: Speaker) -> list[bytes]:
    """The answers of the REST interface, and past moments, of a match that begins with its present beat."""
    short = position.read(match.game, match.position(), auto=False)
    told = [
        encode(totals(short, list(short.choices), seat)),
        encode(seen_totals(short, seat)),
        encode(sorted(short.asks)),
    ]
    number = len(short.choices) // 2
    past = short.at(number)
    moment = [scene.picture(past, seat, past.view(seat), words), scene.scores(Sight(past, seat).scores(seat), words)]
    return [*told, encode([*moment, scene.line(past, number, seat, words)])]


def same(one: list[bytes], two: list[bytes], seat: int | None) -> None:
    """Raise `Leak` if two worlds differ."""
    for first, second in zip(one, two, strict=True):
        if first != second:
            at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), len(first))
            raise Leak(f"to seat {seat}: {first[max(0, at - 100) : at + 40]!r} or {second[at : at + 40]!r}")


def messages(match: Match[Any], seat: int | None, words: Speaker, past: bool) -> list[bytes]:
    """The messages of a moment: the whole scene, a change that leads to it, and the labels of some actions."""
    seen = Sight(match, seat).scene(match, seat, words)
    seen.at = 0
    told = []
    if seen.ask and seat is not None:
        seen.ask.version = 0
        if not past:
            seen.ask.began = 0
        told = scene.describe(match.game, match.view(seat), match.asks[seat].actions[:8], words)
    channel = Channel("table", seat, words.lang)
    channel.stream = "stream"
    channel.show(replace(seen, picture=Picture([]), ask=None, waiting=[], scores=[]), [], 0)
    channel.show(seen, log(match, seat, words) if past else [], 0)
    return [channel.whole().encode(), *(message.encode() for message in channel.after(0) or []), encode(told)]


def log(match: Match[Any], seat: int | None, words: Speaker) -> list[Line]:
    """Every line that the match has told this seat."""
    return [scene.told(event, 0, words) for event in match.told(seat=seat)]


def since(match: Match[Any], seat: int | None, luck: Random) -> tuple[Match[Any], Match[Any] | None]:
    """The present beat once more, and in a world dealt otherwise before it, if the seat saw the same all the way."""
    before, made = match.choices[: match.began], match.choices[match.began :]
    start = match.start.copy()
    match.game.redeal(start, seat, Rng(luck.getrandbits(32)))
    try:
        true, other = (match._again(state, before[:], [], listen=True) for state in (match.start, start))
        for chooser, action in made:
            if other.view(seat) != true.view(seat) or set(other.asks) != set(true.asks):
                return true, None
            if action not in other.asks[chooser].actions:
                return true, None
            true.step(action, chooser)
            other.step(action, chooser)
    except (RuleError, LudonautError):
        return match, None
    return true, other if other.view(seat) == true.view(seat) else None
