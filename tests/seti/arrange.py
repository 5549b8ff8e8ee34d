"""Arranging a table for a test: a quiet game in which nothing is left to chance that the rule is not about."""

from __future__ import annotations

from typing import Any

from ludonaut.games.seti import GAME
from ludonaut.games.seti.content import CARDS
from ludonaut.games.seti.state import Player, SetiState, agency
from ludonaut.kernel import Match, Rng
from ludonaut.kernel.ask import Action


def quiet(seats: int = 2, seed: int = 1, level: int = 1) -> SetiState:
    """A table at the first turn of seat 0: discs at their reference position, stars in printed order, no hands.

    Earth stands at ring 1, sector 5 (cell 5); Venus at 3, Mercury at 1, Mars at ring 2, sector 2 (cell 10).
    """
    options = GAME.read_options(seats, {"level": level} if seats == 1 else {})
    state = GAME.set_up(seats, options, Rng(seed))
    state.phase = "turn"
    state.discs = [0, 0, 0]
    state.stars = list(range(8))
    state.first = state.active = 0
    for seat, one in enumerate(state.agencies):
        one.score = one.earned[0] = seat + 1
    for player in state.players:
        state.deck.extend(player.hand)
        player.hand.clear()
    return state


def give(state: SetiState, seat: int, *cards: str) -> None:
    """Put cards into a hand, from wherever they are."""
    for card in cards:
        fetch(state, card)
        state.players[seat].hand.append(card)


def fetch(state: SetiState, card: str) -> None:
    """Take a card out of the deck, the row or a pack; what it left is filled up."""
    if CARDS[card].species:
        species = next(one for one in state.species if one.name == CARDS[card].species)
        if card == species.faceup:
            species.faceup = species.deck.pop()
        else:
            species.deck.remove(card)
        return
    for pile in (state.deck, state.row, *state.packs):
        if card in pile:
            at = pile.index(card)
            if pile is state.deck:
                pile.pop(at)
            else:
                pile[at] = state.deck.pop()
            return
    raise AssertionError(f"{card} is nowhere")


def set_row(state: SetiState, *cards: str) -> None:
    state.deck.extend(state.row)
    state.row.clear()
    for card in cards:
        fetch(state, card)
        state.row.append(card)


def score(state: SetiState, seat: int, points: int) -> None:
    """Give a player this score, honestly booked."""
    player = agency(state, seat)
    player.earned[0] += points - player.score
    player.score = points


def reveal(state: SetiState, name: str, index: int = 0) -> None:
    """Make sure that a species is in the game, on this side, still hidden."""
    other = state.species[1 - index]
    if other.name == name:
        state.species[0].name, state.species[1].name = state.species[1].name, state.species[0].name
    elif state.species[index].name != name:
        state.box.remove(name)
        state.box.append(state.species[index].name)
        state.species[index].name = name


def discovered(state: SetiState, name: str, index: int = 0, owners: tuple[int, int, int] = (-1, -1, -1)) -> None:
    """A species with full discovery spaces: it will be discovered at the end of the turn."""
    reveal(state, name, index)
    for colour, seat in zip(("purple", "yellow", "blue"), owners, strict=True):
        state.species[index].marks.append((colour, 0, seat))


def start(state: SetiState) -> Match[SetiState]:
    """A match from here; the components are counted first."""
    GAME.audit(state)
    return Match(GAME, state, auto=False)


def do(match: Match[SetiState], *lines: str) -> None:
    """Play lines such as "land mars", every one checked, and count the components after each."""
    for line in lines:
        match.play(line, next(iter(match.asks)))
        GAME.audit(match.state)


def offered(match: Match[SetiState], verb: str) -> list[Action]:
    """The listed actions that begin with this word."""
    ask = next(iter(match.asks.values()))
    return [action for action in ask.actions if action[0] == verb]


def finish_turn(match: Match[SetiState]) -> None:
    """End the turn, answering what is asked after it with the first possibility."""
    do(match, "end")
    settle(match)


def settle(match: Match[SetiState]) -> None:
    """Answer questions between turns with the first possibility."""
    while not match.over and match.ask is not None and match.ask.about not in ("turn", "end"):
        match.play(match.ask.actions[0])


def me(match: Match[Any], seat: int = 0) -> Player:
    player: Player = match.state.players[seat]
    return player
