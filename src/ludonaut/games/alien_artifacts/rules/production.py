"""Planets that produce, and technologies that are sold: what a revealed card brings by its type."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask

from ..content.decks import FACE, KIND_OF, ON_FACE, SECTION, SECTIONS_OF
from ..content.effects import ProduceCount, Replacement, RevealRetry
from ..scoring import reached
from ..state import PRODUCTION, RESEARCH, AlienState
from .asking import DECLINE, Apply, Rule, Skippable, awake, trigger
from .gear import gear_of
from .options import PLACE

RETRY: Action = ("retry",)


# ---- planets


def sections_for(planet: str, card: str) -> list[Action]:
    """Which section of a produced card may stay visible: a matching one, or the smaller one if none matches."""
    kind = KIND_OF[planet]["operational"]
    a, b = SECTIONS_OF[card]
    if kind in (a.type, b.type) or a.symbols == b.symbols:
        return [PLACE[a.id], PLACE[b.id]]
    return [PLACE[a.id] if a.symbols < b.symbols else PLACE[b.id]]


def produce(state: AlienState, seat: int, planet: str, cards: int = 1) -> Rule[None]:
    """Draw cards onto a planet, then choose the section of each that stays visible."""
    drawn = state.draw(cards)
    state.table.extend(drawn)
    state.action.site = planet
    for card in drawn[:]:
        options = sections_for(planet, card)
        if len(options) == 1:
            drawn.remove(card)
            yield from _place(state, seat, planet, str(options[0][1]))
    while drawn:
        choice = yield Ask(
            seat,
            "place",
            lambda: [action for card in drawn for action in sections_for(planet, card)],
            args={"card": planet},
            guide="produce",
        )
        section = str(choice[1])
        drawn.remove(SECTION[section].card)
        yield from _place(state, seat, planet, section)
    state.action.site = ""


def _place(state: AlienState, seat: int, planet: str, section: str) -> Rule[None]:
    """A produced card lies on its planet; a matching section is worth a point."""
    player = state.players[seat]
    state.table.remove(SECTION[section].card)
    player.produced[section] = planet
    match = SECTION[section].type == KIND_OF[planet]["operational"]
    state.tell("produced", seat=seat, section=section, card=planet, points=int(match))
    if match:
        player.earned[PRODUCTION] += 1
        yield from trigger(state, seat, "on_produce_match")


def exploit(state: AlienState, seat: int, planet: str, cards: int) -> Rule[None]:
    """A planet taken on its operational face produces at once."""
    changes = yield from trigger(state, seat, "on_exploit")
    yield from produce(
        state, seat, planet, max([cards, *(change.cards for change in changes if isinstance(change, ProduceCount))])
    )


def harvest(state: AlienState, seat: int, cards: int = 0) -> Rule[None]:
    """Every operational planet produces, one after the other, in its owner's order; when mined, what its text says."""
    left = list(gear_of(state, seat).operational["planets"])
    while left:
        choice = yield Skippable(Ask(seat, "planet", lambda: [("produce", planet) for planet in left], guide="mine"))
        planet = str(choice[1])
        left.remove(planet)
        if not (yield from awake(state, seat, planet)):
            continue
        if cards:
            yield from produce(state, seat, planet, cards)
        else:
            yield Apply(seat, FACE[ON_FACE[planet]["operational"]].instants("mine"), planet)


# ---- technologies


def revenue(state: AlienState, seat: int) -> Rule[None]:
    """Every operational technology reveals a card and scores if it matches, in its owner's order."""
    left = list(gear_of(state, seat).operational["technologies"])
    while left:
        choice = yield Skippable(Ask(seat, "reveal", lambda: [("reveal", card) for card in left], guide="revenue"))
        card = str(choice[1])
        left.remove(card)
        if (yield from awake(state, seat, card)):
            yield from sell_to_corporation(state, seat, card)


def sell_to_corporation(state: AlienState, seat: int, card: str) -> Rule[None]:
    """A technology scores if a revealed card has its type; after a miss another technology may allow a second card."""
    if reveal(state, seat, card):
        return
    yield from trigger(state, seat, "on_tech_reveal_miss", wanted=_never)
    retriers = [
        other
        for other in gear_of(state, seat).triggers.get("on_tech_reveal_miss", ())
        if any(isinstance(effect, RevealRetry) for effect in FACE[ON_FACE[other]["logistics"]].effects)
    ]
    for other in retriers[state.action.retried :]:
        choice = yield Ask(seat, "retry", lambda: [RETRY, DECLINE], args={"card": card}, guide="develop")
        if choice == DECLINE or not (yield from awake(state, seat, other)):
            return
        state.action.retried += 1
        if reveal(state, seat, card):
            return


def _never(change: Replacement) -> bool:
    return False


def reveal(state: AlienState, seat: int, technology: str) -> bool:
    """Reveal a card for a technology; a section of its type lets it score."""
    drawn = state.draw(1)
    if not drawn:
        return False
    card = drawn[0]
    state.discard.append(card)
    kind = KIND_OF[technology]["operational"]
    match = any(section.type == kind for section in SECTIONS_OF[card])
    state.tell("revealed", seat=seat, card=technology, resource=card, match=int(match))
    if match:
        score_technology(state, seat, technology)
    return match


def score_technology(state: AlienState, seat: int, technology: str) -> None:
    """The points of the best objective that is reached, from the column for the running game."""
    tier = reached(state, seat, technology)
    points = tier.during if tier else 0
    state.players[seat].earned[RESEARCH] += points
    state.tell("scored", seat=seat, points=points, card=technology)
