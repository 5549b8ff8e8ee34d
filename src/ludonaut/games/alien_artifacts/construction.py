"""From the left of the board to the right: completing cards, what they do on arrival, and what follows by itself."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from . import attack, effects
from .cards import FACE_CODE, FACES, KIND_OF, ROW_OF, ROW_VERB, SECTION_KIND, SECTIONS, SYMBOLS, TECHNOLOGIES, ops_of
from .gains import gain_plan
from .gear import gear_of
from .ops import CostMod, GainCredits, GainPlan, GainVp, Produce, ProduceCount
from .pay import DECLINE, awake
from .scoring import reached
from .state import OTHER, PRODUCTION, RESEARCH, AlienState

COMPLETE: dict[str, tuple[Action, Action]] = {
    card: (("complete", card, FACES[0]), ("complete", card, FACES[1])) for card in ROW_OF
}
PLACE: dict[str, Action] = {section: ("place", section) for pair in SECTIONS.values() for section in pair}
RETRY: Action = ("retry",)


def attached(state: AlienState, seat: int, card: str) -> int:
    """Symbols prepared under a card."""
    return sum([SYMBOLS[section] for section in state.players[seat].works[card]])


def missing(state: AlienState, seat: int, card: str) -> int:
    """Symbols that a card under construction still needs."""
    return gear_of(state, seat).cost[ROW_VERB[ROW_OF[card]]] - attached(state, seat, card)


def complete(state: AlienState, seat: int, card: str, face: str) -> Script[None]:
    """The card moves to the Empire; what was prepared under it is discarded."""
    for section in state.players[seat].works.pop(card):
        state.discard.append(section[:-1])
    yield from enter(state, seat, card, face)


def enter(state: AlienState, seat: int, card: str, face: str) -> Script[None]:
    """A card joins the Empire: it counts at once, also for itself."""
    player = state.players[seat]
    row = ROW_OF[card]
    code = f"{card}.{FACE_CODE[face]}"
    kind = KIND_OF[code]
    novel = all(KIND_OF[other] != kind or ROW_OF[other[:-2]] != row for other in player.empire)
    player.empire += (code,)
    state.tell("entered", seat=seat, card=card, face=face, row=row)
    yield from _welcome(state, seat, row, face, novel)
    if face == "operational":
        yield from ARRIVE[row](state, seat, card)
        return
    for op in ops_of(code):
        if isinstance(op, GainPlan):
            gain_plan(state, seat, op.n)
    if any(isinstance(op, CostMod) for op in ops_of(code)):
        yield from automatic(state, seat)


def _welcome(state: AlienState, seat: int, row: str, face: str, novel: bool) -> Script[None]:
    """Technologies that look at what enters the Empire."""
    for card in gear_of(state, seat).triggers.get("on_enter_empire", ()):
        when = TECHNOLOGIES[card].logistics.condition
        if when.row not in (None, row) or when.face not in (None, face) or (when.first_of_type_in_row and not novel):
            continue
        if (yield from awake(state, seat, card)):
            reward(state, seat, card)


def reward(state: AlienState, seat: int, card: str) -> None:
    """The plain gains of a technology that was triggered."""
    player = state.players[seat]
    for op in TECHNOLOGIES[card].logistics.ops:
        if isinstance(op, GainCredits):
            state.tell("gained", seat=seat, count=player.gain(op.n), card=card)
        elif isinstance(op, GainVp):
            player.earned[OTHER] += op.n
            state.tell("scored", seat=seat, points=op.n, card=card)


def finished(state: AlienState, seat: int) -> list[Action]:
    """Cards under construction whose cost is met by what lies under them."""
    cost = gear_of(state, seat).cost
    found: list[Action] = []
    for card in state.players[seat].works:
        if attached(state, seat, card) >= cost[ROW_VERB[ROW_OF[card]]]:
            found.extend(COMPLETE[card])
    return found


def automatic(state: AlienState, seat: int) -> Script[None]:
    """Automatic construction: one card after the other, in its owner's order; each makes the next of its row dearer."""
    while finished(state, seat):
        choice: Action = yield Ask(
            seat,
            "construct",
            lambda: finished(state, seat) + effects.playable(state, seat),
            guide="automatic",
        )
        if choice[0] == "artifact":
            yield from effects.play_artifact(state, seat, str(choice[1]))
            continue
        state.tell("automatic", seat=seat, card=choice[1])
        yield from complete(state, seat, str(choice[1]), str(choice[2]))


def on_mission(state: AlienState, seat: int, card: str) -> Script[None]:
    """A ship built on its operational face may attack at once."""
    if card not in state.attacked:
        yield from attack.attack(state, seat, (card,), optional=True)


# ---- planets


def exploit(state: AlienState, seat: int, planet: str) -> Script[None]:
    """A planet taken on its operational face produces at once."""
    cards = sum(op.cards for op in ops_of(f"{planet}.o") if isinstance(op, Produce) and op.when == "exploit")
    for card in gear_of(state, seat).triggers.get("on_exploit", ()):
        if (yield from awake(state, seat, card)):
            cards = max(cards, *(op.cards for op in TECHNOLOGIES[card].logistics.ops if isinstance(op, ProduceCount)))
    yield from produce(state, seat, planet, cards)


def sections_for(planet: str, card: str) -> list[Action]:
    """Which section of a produced card may stay visible: a matching one, or the smaller one if none matches."""
    kind = KIND_OF[f"{planet}.o"]
    a, b = SECTIONS[card]
    if kind in (SECTION_KIND[a], SECTION_KIND[b]) or SYMBOLS[a] == SYMBOLS[b]:
        return [PLACE[a], PLACE[b]]
    return [PLACE[a] if SYMBOLS[a] < SYMBOLS[b] else PLACE[b]]


def produce(state: AlienState, seat: int, planet: str, cards: int = 1) -> Script[None]:
    """Draw cards onto a planet, each decided before the next is drawn; a matching section is worth a point."""
    player = state.players[seat]
    kind = KIND_OF[f"{planet}.o"]
    for _ in range(cards):
        card = state.draw()
        if card is None:
            return
        state.table.append(card)
        options = sections_for(planet, card)
        choice: Action = options[0]
        if len(options) > 1:
            state.site = planet
            choice = yield Ask(seat, "place", options, args={"card": planet}, guide="produce")
            state.site = ""
        section = str(choice[1])
        state.table.remove(card)
        player.produced[section] = planet
        match = SECTION_KIND[section] == kind
        state.tell("produced", seat=seat, section=section, card=planet, points=int(match))
        if match:
            player.earned[PRODUCTION] += 1
            for technology in gear_of(state, seat).triggers.get("on_produce_match", ()):
                if (yield from awake(state, seat, technology)):
                    reward(state, seat, technology)


def harvest(state: AlienState, seat: int, cards: int | None = None) -> Script[None]:
    """Every operational planet produces what it does when mined, one after the other."""
    for planet in gear_of(state, seat).operational["planets"]:
        number = cards
        if number is None:
            ops = ops_of(f"{planet}.o")
            number = sum(op.cards for op in ops if isinstance(op, Produce) and op.when == "mine")
        if (yield from awake(state, seat, planet)):
            yield from produce(state, seat, planet, number)


# ---- technologies


def sell_to_corporation(state: AlienState, seat: int, card: str) -> Script[None]:
    """A technology taken on its operational face scores at once if a revealed card has its type."""
    if not reveal(state, seat, card):
        yield from retry(state, seat, card)


def revenue(state: AlienState, seat: int) -> Script[None]:
    """Every operational technology reveals a card and scores if it matches."""
    for card in gear_of(state, seat).operational["technologies"]:
        if (yield from awake(state, seat, card)) and not reveal(state, seat, card):
            yield from retry(state, seat, card)


def reveal(state: AlienState, seat: int, technology: str) -> bool:
    """Reveal a card for a technology; a section of its type lets it score."""
    card = state.draw()
    if card is None:
        return False
    state.discard.append(card)
    kind = KIND_OF[f"{technology}.o"]
    match = any(SECTION_KIND[section] == kind for section in SECTIONS[card])
    state.tell("revealed", seat=seat, card=technology, resource=card, match=int(match))
    if match:
        score_technology(state, seat, technology)
    return match


def retry(state: AlienState, seat: int, technology: str) -> Script[None]:
    """After a miss another technology may allow a second card, once an action."""
    for card in gear_of(state, seat).triggers.get("on_tech_reveal_miss", ())[state.retried :]:
        choice: Action = yield Ask(seat, "retry", [RETRY, DECLINE], args={"card": technology}, guide="develop")
        if choice == DECLINE or not (yield from awake(state, seat, card)):
            return
        state.retried += 1
        if reveal(state, seat, technology):
            return


def score_technology(state: AlienState, seat: int, technology: str) -> None:
    """The points of the best objective that is reached, from the column for the running game."""
    tier = reached(state, seat, technology)
    points = tier.during if tier else 0
    state.players[seat].earned[RESEARCH] += points
    state.tell("scored", seat=seat, points=points, card=technology)


ARRIVE = {"ships": on_mission, "technologies": sell_to_corporation, "planets": exploit}
