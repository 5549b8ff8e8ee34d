"""The Progress wheel, and the Adaptations and Breakthroughs that it brings."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import MARINERS, PROGRESS, WHEEL, ProgressCard
from ..state import RESERVE, SpaceCorpState
from .edges import ask_edge, could_hold, take_offer


def advance_genetics(state: SpaceCorpState, seat: int, steps: int) -> Script[None]:
    """Move the brown cube; each lap gives an Adaptation, but not before Planeteers."""
    corp = state.corps[seat]
    before = corp.genetics
    corp.genetics += steps
    state.tell("genetics", seat=seat, steps=steps)
    if state.era > MARINERS:
        for _ in range(corp.genetics // WHEEL - before // WHEEL):
            yield from award(state, seat, "adaptation")


def advance_revelation(state: SpaceCorpState, seat: int, steps: int) -> Script[None]:
    """Move the black cube; each lap gives a Breakthrough."""
    corp = state.corps[seat]
    before = corp.revelation
    corp.revelation += steps
    state.tell("revelation", seat=seat, steps=steps)
    for _ in range(corp.revelation // WHEEL - before // WHEEL):
        yield from award(state, seat, "breakthrough")


def may_own(state: SpaceCorpState, seat: int, card: ProgressCard) -> bool:
    """Is the condition met, and is no card of that name owned?"""
    owned = [PROGRESS[c] for c in state.corps[seat].progress]
    if any(c.name == card.name for c in owned):
        return False
    return all(sum(c.kind + "s" == kind for c in owned) >= n for kind, n in card.needs.items())


def on_top(state: SpaceCorpState) -> list[ProgressCard]:
    """Of each name the copy that is taken first: the one with profit, if it is still there."""
    tops: dict[str, ProgressCard] = {}
    for card in map(PROGRESS.__getitem__, state.progress_stock):
        if card.name not in tops or card.profit > tops[card.name].profit:
            tops[card.name] = card
    return list(tops.values())


def award(state: SpaceCorpState, seat: int, kind: str) -> Script[None]:
    """Choose a card of this kind; without any that may be chosen the award is lost."""
    cards = [c.id for c in on_top(state) if c.kind == kind and may_own(state, seat, c)]
    if not cards:
        state.tell("no-progress", seat=seat, kind=kind)
        return
    choice: Action = yield Ask(
        seat, "progress", [("progress", c) for c in cards], args={"kind": kind}, guide="progress"
    )
    yield from take(state, seat, str(choice[1]))


def take(state: SpaceCorpState, seat: int, card_id: str, profit: bool = True) -> Script[None]:
    """Take a Progress card with its profit and its effect at once; opponents may copy it by Espionage."""
    card = PROGRESS[card_id]
    corp = state.corps[seat]
    state.progress_stock.remove(card_id)
    corp.progress.append(card_id)
    gain = card.profit if profit else 0
    if gain:
        corp.gain(gain, "progress")
    state.tell("progress", seat=seat, card=card_id, profit=gain)
    if card.op == "draw_cards":
        yield from draw_cards(state, seat, card.amount)
    elif card.op == "new_team":
        yield from star_children(state, seat)
    yield from espionage(state, seat, card)


def espionage(state: SpaceCorpState, gainer: int, card: ProgressCard) -> Script[None]:
    """An opponent may take the copy without profit, if it is still there and the condition is met."""
    able = could_hold(state, ("espionage",))
    for seat in range(state.seats):
        if seat == gainer or seat not in able or not may_own(state, seat, card):
            continue
        copy = next((c for c in state.progress_stock if PROGRESS[c].name == card.name and not PROGRESS[c].profit), "")
        if copy and (yield from ask_edge(state, seat, "progress", ("espionage",))):
            yield from take(state, seat, copy)
            return


def draw_cards(state: SpaceCorpState, seat: int, count: int) -> Script[int]:
    """Take cards from the deck or the Offer, one after the other; says how many were taken."""
    for number in range(count):
        if state.deck_empty and not any(state.offer):
            return number

        def ways() -> list[Action]:
            offered: list[Action] = [("take", card) for card in state.offer if card]
            deck: list[Action] = [] if state.deck_empty else [("draw",)]
            return [*deck, *offered, ("stop",)]

        choice: Action = yield Ask(seat, "draw", ways, args={"left": count - number}, guide="research")
        if choice[0] == "stop":
            return number
        if choice[0] == "draw":
            draw_one(state, seat)
        else:
            take_offer(state, seat, str(choice[1]))
    return count


def draw_one(state: SpaceCorpState, seat: int) -> None:
    """The top card of the deck goes into the hand, unseen."""
    card = state.draw()
    if card:
        state.corps[seat].hand.append(card)
        state.tell("drew", to=(seat,), secret={"card": card}, seat=seat)


def star_children(state: SpaceCorpState, seat: int) -> Script[None]:
    """A new team on the star of a system without any team, if one is left in reserve."""
    corp = state.corps[seat]
    if RESERVE not in corp.teams:
        return
    occupied = {site for other in state.corps for site in other.teams}
    free = [("settle", site) for site in state.board.systems if site not in occupied]
    if not free:
        return
    choice: Action = yield Ask(seat, "new-team", free, guide="progress")
    team = corp.teams.index(RESERVE)
    corp.teams[team] = str(choice[1])
    corp.approach[team] = 0
    state.tell("new-team", seat=seat, site=choice[1])
