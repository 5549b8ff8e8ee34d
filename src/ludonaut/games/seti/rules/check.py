"""Content files speak the rules' vocabulary: a designer's mistake is reported when files are read, not in mid-game."""

from __future__ import annotations

from collections.abc import Iterable

from ludonaut.kernel import BadContent

from .. import content
from ..content import CARDS, Card
from ..content.effects import Effects, If, Odd, Once, Pay, Per, Remove
from ..scoring import FINALS
from .cards import COUNTS, OF_CONTEXT
from .counting import CONDITIONS
from .run import ODD

INCOMES = ("credit", "energy", "card", "publicity", "data")
CLAUSES = (If, Once, Remove, Pay)


def check_content() -> None:
    """Every effect, condition, count and colour of the files is one that the rules know."""
    for card in CARDS.values():
        _check_card(card)
    for where, lists in _boards():
        for effects in lists:
            _check_effects(effects, where)


def _boards() -> Iterable[tuple[str, Iterable[Effects]]]:
    yield "stars", (*content.STAR_FIRST, *content.STAR_LATER)
    yield "planets", (gain for one in content.PLANETS.values() for gain in (one.orbit_first, one.orbit, one.land))
    yield "moons", content.MOON_GAIN.values()
    yield (
        "technologies",
        (*content.TECH_NOW, *content.TECH_TOP, *content.TECH_BOTTOM, *content.BONUSES, *content.COMPUTER),
    )
    yield "samples", content.SAMPLES.values()
    yield "anomalies", (side for sides in content.ANOMALIES.values() for side in sides)
    yield "messages", content.MESSAGES
    yield "species", (space.gain for board in content.SPECIES.values() for spaces in board.values() for space in spaces)


def _check_card(card: Card) -> None:
    for effects in (card.effects, card.corner, card.reward, card.later, *(circle.gain for circle in card.circles)):
        _check_effects(effects, card.id)
    for need in card.needs:
        _expect(need.what in CONDITIONS, card.id, f"no condition is called {need.what!r}")
    if card.final:
        _expect(card.final.what in FINALS, card.id, f"nothing is counted as {card.final.what!r}")
    if card.kind != "exertian":
        _expect(card.colour in content.SECTOR_COLOURS, card.id, f"no star is {card.colour!r}")
        _expect(card.income in INCOMES, card.id, f"no income is {card.income!r}")


def _check_effects(effects: Effects, where: str) -> None:
    for effect in effects:
        if isinstance(effect, Odd):
            _expect(effect.name in ODD or effect.name == "sample_here", where, f"no effect is called {effect.name!r}")
        if isinstance(effect, Per):
            _expect(effect.counted.what in COUNTS, where, f"nothing is counted as {effect.counted.what!r}")
        if isinstance(effect, If):
            known = effect.need.what in CONDITIONS or effect.need.what in OF_CONTEXT
            _expect(known, where, f"no condition is {effect.need.what!r}")
        if isinstance(effect, CLAUSES):
            _check_effects(effect.then, where)


def _expect(condition: bool, where: str, what: str) -> None:
    if not condition:
        raise BadContent(f"seti: {where}: {what}")
