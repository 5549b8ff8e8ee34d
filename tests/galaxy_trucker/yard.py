"""Whole ships and whole flights as text, for tests that read like the rulebook's examples."""

from __future__ import annotations

from typing import Any

from ludonaut.games.galaxy_trucker import GAME
from ludonaut.games.galaxy_trucker.content import BOARDS, CAPACITY, DECK, KIND
from ludonaut.games.galaxy_trucker.rules import launch, ship
from ludonaut.games.galaxy_trucker.state import Player, TruckerState
from ludonaut.kernel import Match, Rng

TUB = """
     6    7    8
6    .   88^   .
7   1v    S   16^
8    .   66^   .
"""
"""The smallest ship that can do something: a cannon, a battery, a hold, an engine, and no exposed connector."""
TUB_TOO = """
     6    7    8
6    .   89^   .
7   2v    S   17^
8    .  118^   .
"""
PLAIN = """
     6    7    8
6    .   90^   .
7   4v    S   18^
8    .   68^   .
"""
"""Like a tub, but with two exposed connectors."""

CABINS = (33, 31, 34, 32)


class Loaded(Rng):
    """Dice that fall as the test wants."""

    __slots__ = ("falls",)

    def __init__(self, *falls: int) -> None:
        super().__init__(1)
        self.falls = list(falls)

    def roll(self, sides: int = 6) -> int:
        return self.falls.pop(0) if self.falls else super().roll(sides)


def parts_of(text: str, seat: int = 0, board: str = "I") -> dict[int, int]:
    """The parts of a map in which S is the seat's starting cabin."""
    words = text.replace(" S ", f" {CABINS[seat]}^ ").replace(" S\n", f" {CABINS[seat]}^\n")
    return ship.read(words, BOARDS[board])


def built(*ships: str, board: str = "I", seed: int = 1, **options: Any) -> TruckerState:
    """A table where building has just ended with these ships, order tiles by seat."""
    given = {"rounds": {"I": "1", "II": "2"}.get(board, "3"), **options}
    if board == "IIIa":
        given["third"] = "IIIa"
    state = GAME.set_up(len(ships), GAME.read_options(len(ships), given), Rng(seed))
    for seat, text in enumerate(ships):
        player = state.players[seat]
        player.parts = parts_of(text, seat, board)
        player.rim = []
        for part in player.parts.values():
            if part >> 2 in state.facedown:
                state.facedown.remove(part >> 2)
        player.order = seat + 1
    state.orders = []
    state.phase = "built"
    return state


def begin(state: TruckerState) -> Match[TruckerState]:
    """Play on from a state."""
    return Match(GAME, state, auto=False)


def player_of(text: str, board: str = "I", **loads: Any) -> Player:
    """One ship with full batteries and two humans in each cabin, unless `loads` says otherwise."""
    player = Player(parts=parts_of(text, 0, board))
    for cell, part in player.parts.items():
        if KIND[part >> 2] == "battery":
            player.cells[cell] = CAPACITY[part >> 2]
        elif KIND[part >> 2] == "cabin":
            player.humans[cell] = 2
    for name, value in loads.items():
        setattr(player, name, value)
    return player


class Flight:
    """Ships in flight, about to meet one card. Seats fly in the order in which they are given."""

    def __init__(self, *ships: str, card: str, board: str = "I", dice: tuple[int, ...] = (), **options: Any) -> None:
        state = built(*ships, board=board, **options)
        for seat, player in enumerate(state.players):
            assert ship.is_sound(player.parts, state.board), f"ship {seat}: {ship.faults(player.parts, state.board)}"
        for seat, text in enumerate(ships):
            loaded = player_of(text, board)
            state.players[seat].humans, state.players[seat].cells = loaded.humans, loaded.cells
        launch.launch(state)
        self.board = state.board
        for deck, left in state.box.items():
            back = (other for other in (*left, *state.deck) if DECK[other] == deck and other != card)
            state.box[deck] = tuple(back)
        state.deck = [card]
        state.piles = []
        GAME.audit(state)
        state.rng = Loaded(*dice)
        self.state = state
        self.match: Match[TruckerState] | None = None

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def cell(self, row: int, column: int) -> int:
        return self.board.cell(row, column)

    def start(self) -> Flight:
        """Everybody flies on and the card is revealed."""
        self.match = begin(self.state)
        while self.match.asks and next(iter(self.match.asks.values())).about == "next_card":
            self.match.play(("fly_on",), next(iter(self.match.asks)))
        return self

    def answer(self, *lines: str) -> Flight:
        """Answer whoever is asked, one line each."""
        if self.match is None:
            self.start()
        assert self.match is not None
        for line in lines:
            self.match.play(line)
            GAME.audit(self.match.state)
        return self

    def asked(self) -> tuple[int, str]:
        """Who is asked, and about what; (-1, "over") when the flight has ended."""
        if self.match is None:
            self.start()
        assert self.match is not None
        if self.match.over:
            return -1, "over"
        ask = next(iter(self.match.asks.values()))
        return ask.seat, ask.about

    def actions(self) -> list[str]:
        """What may be answered."""
        self.asked()
        assert self.match is not None
        return [" ".join(map(str, action)) for action in next(iter(self.match.asks.values())).actions]

    def told(self, about: str) -> list[dict[str, Any]]:
        """What was told of one kind of event."""
        self.asked()
        assert self.match is not None
        return [event.args for event in self.match.told() if event.about == about]
