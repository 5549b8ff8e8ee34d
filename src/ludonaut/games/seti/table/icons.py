"""Gains as little icons, the same on every board, and the colours of SETI."""

from __future__ import annotations

from ludonaut.table import Words
from ludonaut.table.palette import Kind

from ..content import TECH_BOTTOM, TECH_INDEX, TECH_TOP
from ..content.effects import (
    Draw,
    Effect,
    Effects,
    Gain,
    Income,
    Land,
    Launch,
    Move,
    Odd,
    Per,
    Research,
    Scan,
    Signal,
    TakeAlien,
    TakeCard,
    Trace,
)
from .wording import ICONS

TRACE = {"purple": "#b58cff", "yellow": "#f2c14e", "blue": "#6fb1ff", "any": "#e9eefc"}
SIGNALS = {
    "yellow": Kind("#ffd35c", "aerial-signal", "Y"),
    "red": Kind("#ff7d7d", "aerial-signal", "R"),
    "blue": Kind("#7db4ff", "aerial-signal", "B"),
    "black": Kind("#c9d4ff", "aerial-signal", "K"),
}
"""The colours of sectors."""
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

ICON = ICONS | {"card": "card", "income": "progression", "signal": "aerial-signal"}
KIND_ICON: dict[type[Effect], str] = {
    Draw: "card-draw",
    TakeCard: "card",
    TakeAlien: "alien-stare",
    Income: "progression",
    Move: "rocket-flight",
    Launch: "rocket",
    Signal: "aerial-signal",
    Trace: "dna1",
    Research: "microchip",
    Scan: "radar-dish",
    Land: "lunar-module",
}
ODD_ICON = {"sample_here": "alien-egg", "tuck": "progression"}
TELLING = (Research, Scan, Land, Trace, Launch, Signal, Income, Odd, Move)
"""Kinds of effects from the most to the least telling."""


TECH_SIGNS = {
    "probe_1": "2[rocket]",
    "probe_2": "[asteroid] 1[megaphone]",
    "probe_3": "[lunar-module] −1[bolt]",
    "probe_4": "[lunar-module] [moon]",
    "telescope_1": "[aerial-signal] ±1 2[database]",
    "telescope_2": "−1[megaphone] [aerial-signal]",
    "telescope_3": "−1[card] [aerial-signal]",
    "telescope_4": "−1[bolt][rocket]/1[rocket-flight]",
}
"""What a technology does, in icons; those of the computer show what their spaces give."""


def tech_signs(tech: str, words: Words) -> str:
    """The effect of a technology in icons."""
    if tech in TECH_SIGNS:
        return TECH_SIGNS[tech]
    index = TECH_INDEX[tech]
    return f"{gain_icons(TECH_TOP[index], words)} / {gain_icons(TECH_BOTTOM[index], words)}"


def letter(colour: str, words: Words) -> str:
    """The letter that says a colour to a person who cannot see it."""
    return words(f"letter-{colour}")


def gain_icons(effects: Effects, words: Words) -> str:
    """Effects as numbers and icons in brackets, as `draw.text` reads them."""
    return " ".join(filter(None, (one_icon(effect, words) for effect in effects)))


def one_icon(effect: Effect, words: Words) -> str:
    if isinstance(effect, Gain):
        return f"{effect.count}[{ICON[effect.what]}]"
    if isinstance(effect, Trace):
        count = f"{effect.count}" if effect.count > 1 else ""
        return f"{count}{letter(effect.colour, words)}[dna1]"
    if isinstance(effect, Signal):
        return f"{effect.count}[aerial-signal]" if effect.count > 1 else "[aerial-signal]"
    if isinstance(effect, Draw | TakeCard | TakeAlien | Income | Move):
        return f"{effect.count}[{KIND_ICON[type(effect)]}]"
    icon = _plain_icon(effect)
    return f"[{icon}]" if icon else ""


def _plain_icon(effect: Effect) -> str:
    if isinstance(effect, Odd):
        return ODD_ICON.get(effect.name, "")
    if isinstance(effect, Research):
        return TECH_ICON.get(effect.kind, "microchip")
    if isinstance(effect, Land) and effect.orbit:
        return "moon-orbit"
    return ICON[effect.what] if isinstance(effect, Gain | Per) else KIND_ICON.get(type(effect), "")


def art(effects: Effects) -> str:
    """The icon that says best what a card is about."""
    for kind in TELLING:
        for effect in effects:
            if isinstance(effect, kind) and _plain_icon(effect):
                return _plain_icon(effect)
    return next(filter(None, map(_plain_icon, effects)), "satellite")
