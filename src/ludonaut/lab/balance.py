"""Reports on balance: win shares by seat, faction and other traits, and choices that correlate with winning.

`ludonaut balance GAME` plays many games of good bots and writes one HTML page with plots. With `--compare FOLDER`
it does so twice, with our content and with that of the folder, and puts the two side by side.
"""

from __future__ import annotations

import base64
import html
import io
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ludonaut.kernel import Game

from .arena import wilson
from .simulate import Result

LEAST = 12
"""Things that were chosen in fewer games are left out."""


@dataclass(slots=True)
class Share:
    """The results of a group of seats."""

    name: str
    games: int = 0
    won: float = 0.0
    points: float = 0.0

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.share, self.games)

    def add(self, result: Result, seat: int) -> None:
        """Count one seat of one game."""
        self.games += 1
        self.won += 1 / len(result.winners) if seat in result.winners else 0
        self.points += result.scores[seat]


@dataclass(slots=True)
class Report:
    """All figures of one set of games."""

    game: str
    seats: int
    games: int
    title: str
    groups: dict[str, list[Share]] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    turns: Counter[int] = field(default_factory=Counter)
    things: list[Share] = field(default_factory=list)


def report(game: Game[Any], seats: int, results: Sequence[Result], title: str) -> Report:
    """The figures of these games."""
    good = [result for result in results if not result.error and not result.forfeited and result.scores]
    figures = Report(game.name, seats, len(good), title)
    figures.groups["seat"] = grouped(good, lambda _result, seat: f"{seat + 1}")
    figures.groups["first to choose"] = grouped(good, lambda result, seat: "yes" if seat == result.first else "no")
    for trait in sorted({key for result in good for traits in result.traits for key in traits}):
        figures.groups[trait] = grouped(good, partial(trait_of, trait))
    figures.scores = [score for result in good for score in result.scores]
    figures.lengths = [result.decisions for result in good]
    for result in good:
        figures.turns.update(result.turns)
    figures.things = [share for share in things(good) if is_named(game, share.name.partition(" ")[2])]
    return figures


def as_json(figures: Report) -> dict[str, Any]:
    """A report for a program."""

    def rows(shares: Sequence[Share]) -> list[dict[str, Any]]:
        return [
            {"name": one.name, "games": one.games, "share": one.share, "interval": one.interval, "mean": one.mean}
            for one in shares
        ]

    return {
        "title": figures.title,
        "game": figures.game,
        "seats": figures.seats,
        "games": figures.games,
        "scores": figures.scores,
        "groups": {name: rows(shares) for name, shares in figures.groups.items()},
        "things": rows(figures.things),
    }


def is_named(game: Game[Any], thing: str) -> bool:
    """Is this a card or another thing with a name, rather than a square of a board?"""
    return game.texts.name("en", thing) != thing


def trait_of(trait: str, result: Result, seat: int) -> str:
    """The value of a trait of a seat; empty if it has none."""
    return result.traits[seat].get(trait, "")


def grouped(results: Sequence[Result], key: Callable[[Result, int], str]) -> list[Share]:
    """The results of seats by a key."""
    found: dict[str, Share] = {}
    for result in results:
        for seat in range(len(result.scores)):
            name = key(result, seat)
            if name:
                found.setdefault(name, Share(name)).add(result, seat)
    return [found[name] for name in sorted(found)]


def things(results: Sequence[Result]) -> list[Share]:
    """The results of seats by the things that they chose, the strongest first."""
    found: defaultdict[str, Share] = defaultdict(lambda: Share(""))
    for result in results:
        for seat, names in enumerate(result.used):
            for name in names:
                share = found[name]
                share.name = name
                share.add(result, seat)
    frequent = [share for share in found.values() if share.games >= LEAST]
    return sorted(frequent, key=lambda share: -share.share)


# ---- the page


def page(game: Game[Any], reports: Sequence[Report], lang: str = "en") -> str:
    """The whole report, one column for each set of games."""
    title = f"{game.texts.say(lang, 'title')}: balance"
    columns = "".join(f"<section>{column(game, figures, lang)}</section>" for figures in reports)
    return (
        f"<!doctype html><html lang='{lang}'><meta charset='utf-8'><title>{html.escape(title)}</title>"
        f"<style>{STYLE}</style>"
        f"<h1>{html.escape(title)}</h1><main>{columns}</main></html>"
    )


def column(game: Game[Any], figures: Report, lang: str) -> str:
    """One set of games."""
    parts = [f"<h2>{html.escape(figures.title)}</h2><p>{figures.games} games with {figures.seats} seats</p>"]
    for name, shares in figures.groups.items():
        plot = partial(bars, shares=shares, fair=1 / figures.seats, game=game, lang=lang)
        parts.append(f"<h3>Win share by {html.escape(name)}</h3>" + picture(plot, 5, 0.4 * len(shares) + 1))
        parts.append(table(shares, game, lang))
    parts.append("<h3>Scores</h3>" + picture(lambda axes: axes.hist(figures.scores, bins=30, color="#56c8f0"), 5, 2.4))
    parts.append(
        "<h3>Decisions a game</h3>" + picture(lambda axes: axes.hist(figures.lengths, bins=30, color="#ffb000"), 5, 2.4)
    )
    turns = sorted(figures.turns)
    parts.append("<h3>Decisions a turn</h3>")
    parts.append(picture(lambda axes: axes.bar(turns, [figures.turns[n] for n in turns], color="#7ee081"), 5, 2.4))
    parts.append("<h3>Choices that go with winning</h3>" + table(figures.things[:25], game, lang))
    parts.append("<h3>Choices that go with losing</h3>" + table(figures.things[:-26:-1], game, lang))
    return "".join(parts)


def named(game: Game[Any], name: str, lang: str) -> str:
    """The words for `verb thing`, or for a trait."""
    verb, _, thing = name.partition(" ")
    return f"{verb}: {game.texts.name(lang, thing)}" if thing else game.texts.name(lang, verb)


def table(shares: Sequence[Share], game: Game[Any], lang: str) -> str:
    """Names, games, win shares with their intervals, mean scores."""
    rows = []
    for share in shares:
        low, high = share.interval
        rows.append(
            f"<tr><td>{html.escape(named(game, share.name, lang))}<td>{share.games}<td>{share.share:.3f}"
            f"<td>{low:.3f} to {high:.3f}<td>{share.mean:.1f}"
        )
    return "<table><tr><th><th>games<th>win share<th>95 %<th>mean score" + "".join(rows) + "</table>"


def bars(axes: Any, shares: Sequence[Share], fair: float, game: Game[Any], lang: str) -> None:
    """Win shares with their intervals, and a line at the fair share."""
    names = [named(game, share.name, lang) for share in shares]
    values = [share.share for share in shares]
    below = [max(0.0, share.share - share.interval[0]) for share in shares]
    above = [max(0.0, share.interval[1] - share.share) for share in shares]
    axes.barh(names, values, xerr=[below, above], color="#56c8f0", ecolor="#333")
    axes.axvline(fair, color="#c33", linestyle="--", linewidth=1)
    axes.set_xlim(0, max(0.1, *values, fair) * 1.3)


def picture(draw: Callable[[Any], Any], width: float, height: float) -> str:
    """A plot as an image within the page."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, max(1.2, height)), dpi=90, layout="tight")
    draw(figure.subplots())
    data = io.BytesIO()
    figure.savefig(data, format="png")
    return f"<img alt='' src='data:image/png;base64,{base64.b64encode(data.getvalue()).decode()}'>"


STYLE = """
body { font: 15px/1.5 Inter, system-ui, sans-serif; margin: 2rem; color: #1a2238; background: #f6f1e4 }
main { display: flex; gap: 3rem; flex-wrap: wrap } section { flex: 1 1 30rem }
table { border-collapse: collapse }
td, th { padding: 0.15rem 0.7rem; text-align: right; border-bottom: 1px solid #ddd3bd }
td:first-child { text-align: left } img { max-width: 100% }
"""


# ---- the summary for docs


def summary(game: Game[Any], figures: Report, lang: str = "en") -> str:
    """The main figures as Markdown, for docs/balance/."""
    lines = [f"{figures.games} games with {figures.seats} seats, {figures.title}."]
    mean = sum(figures.scores) / max(1, len(figures.scores))
    spread = math.sqrt(sum((score - mean) ** 2 for score in figures.scores) / max(1, len(figures.scores) - 1))
    lines.append(
        f"Scores {mean:.1f} ± {spread:.1f}; {sum(figures.lengths) / max(1, figures.games):.0f} decisions a game."
    )
    for name, shares in figures.groups.items():
        lines += ["", f"| {name} | games | win share | 95 % | mean score |", "| --- | --- | --- | --- | --- |"]
        for share in shares:
            low, high = share.interval
            words = named(game, share.name, lang)
            lines.append(
                f"| {words} | {share.games} | {share.share:.3f} | {low:.3f} to {high:.3f} | {share.mean:.1f} |"
            )
    return "\n".join(lines) + "\n"
