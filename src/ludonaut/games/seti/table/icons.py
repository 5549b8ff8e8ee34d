"""Gains as little icons, the same on every board, and the colours of SETI."""

from __future__ import annotations

from ludonaut.table import Words
from ludonaut.table.palette import SIGNALS

from ..content import Effect, Effects
from ..wording import ICONS

TRACE = {"purple": "#b58cff", "yellow": "#f2c14e", "blue": "#6fb1ff", "any": "#e9eefc"}
STAR = {colour: kind.colour for colour, kind in SIGNALS.items()}
TECH = {"probe": "#ff9f5a", "telescope": "#b58cff", "computer": "#6fb1ff"}
TECH_ICON = {"probe": "rocket", "telescope": "telescope", "computer": "microchip"}
SPECIES_ICON = {
    "": "ufo",
    "mascamites": "alien-bug",
    "anomalies": "black-hole-bolas",
    "oumuamua": "comet-spark",
    "centaurians": "sound-waves",
    "exertians": "alien-skull",
}

ICON = ICONS | {
    "card": "card",
    "draw": "card-draw",
    "alien": "alien-stare",
    "income": "progression",
    "launch": "rocket",
    "signal": "aerial-signal",
    "mark": "aerial-signal",
    "trace": "dna1",
    "research": "microchip",
    "scan": "radar-dish",
    "land": "lunar-module",
    "orbit_or_land": "moon-orbit",
    "sample_here": "alien-egg",
    "tuck": "progression",
}


def letter(colour: str, words: Words) -> str:
    """The letter that says a colour to who cannot see it."""
    return words(f"letter-{colour}")


def gain_icons(effects: Effects, words: Words) -> str:
    """Effects as numbers and icons in brackets, as `draw.text` reads them."""
    return " ".join(filter(None, (one_icon(effect, words) for effect in effects)))


def one_icon(effect: Effect, words: Words) -> str:
    name = effect[0]
    if name == "gain":
        return f"{effect[2]}[{ICON[effect[1]]}]"
    if name == "trace":
        count = f"{effect[2]}" if effect[2] > 1 else ""
        return f"{count}{letter(str(effect[1]), words)}[dna1]"
    if name in ("signal", "mark"):
        return f"{effect[-1]}[aerial-signal]" if effect[-1] > 1 else "[aerial-signal]"
    if name in ("draw", "card", "alien", "income", "move"):
        return f"{effect[1]}[{ICON[name]}]"
    return f"[{ICON[name]}]" if name in ICON else ""


def art(effects: Effects) -> str:
    """The icon that says best what a card is about."""
    order = ("research", "scan", "land", "orbit_or_land", "trace", "launch", "signal", "mark", "income", "tuck", "move")
    names = [effect[0] for effect in effects]
    for name in order:
        if name in names:
            effect = effects[names.index(name)]
            return TECH_ICON.get(str(effect[1]), "microchip") if name == "research" else ICON[name]
    for effect in effects:
        if effect[0] in ("gain", "per"):
            return ICON[effect[1]]
        if effect[0] in ICON:
            return ICON[effect[0]]
    return "satellite"
