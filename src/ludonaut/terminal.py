"""A game in the terminal against bots: the table in words, numbered choices, undo, hints, both languages."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import typer

from ludonaut import games, new
from ludonaut.arguments import GameName, Lang, Options, check_language, read_options
from ludonaut.kernel import CLOCK, Action, CannotUndo, Match, Seat, Texts
from ludonaut.players import Player
from ludonaut.players.hints import hints, in_words, signed
from ludonaut.players.levels import opponent
from ludonaut.table.rooms import has_table, picture_of

TEXTS = Texts("ludonaut")
PREVIEWED = 40
"""A longer list of actions is printed without what each brings."""


def play(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of seats, yours included.")] = 2,
    level: Annotated[
        str, typer.Option(help="The level of the bots: cadet, pilot, navigator, commander, admiral.")
    ] = "pilot",
    seed: Annotated[int | None, typer.Option(help="The seed of the deal; a new one if not given.")] = None,
    lang: Lang = "en",
    option: Options = None,
) -> None:
    """Play in the terminal against bots."""
    check_language(lang)
    rules = games.find(game)
    deal = secrets.randbelow(1_000_000) if seed is None else seed
    match = new(rules, max(seats, rules.seats[0]), deal, read_options(option))
    bots = {seat: opponent(rules, level, deal + seat) for seat in range(1, match.state.seats)}
    Terminal(match, bots, lang).run()


class Terminal:
    """One person at seat 0, bots at the others; `read` and `write` can be replaced in tests."""

    def __init__(
        self,
        match: Match[Any],
        bots: dict[int, Player],
        lang: str,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        self.match = match
        self.bots = bots
        self.lang = lang
        self.read = read
        self.write = write
        self.heard = 0

    def run(self) -> None:
        """Play until the game is over or the person quits."""
        self.write(self.say("welcome", game=self.game_says("title", {}), seed=str(self.match.seed)))
        while not self.match.over:
            self.listen()
            mine = next((seat for seat in self.match.asks if seat not in self.bots and seat != CLOCK), None)
            if mine is None:
                self.bot_moves()
            elif not self.turn(mine):
                return
        self.listen()
        self.scores()

    def say(self, message: str, **args: Any) -> str:
        """A message of the terminal."""
        return TEXTS.say(self.lang, message, args)

    def game_says(self, message: str, args: dict[str, Any]) -> str:
        """A message of the game."""
        return self.match.game.texts.say(self.lang, message, args, self.player)

    def player(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.say("bot" if seat in self.bots else "person", number=seat + 1)

    def bot_moves(self) -> None:
        """Play one move of a bot, or of the timer."""
        asks = self.match.asks
        seat = next((seat for seat in asks if seat != CLOCK), CLOCK)
        action = asks[CLOCK].actions[0] if seat == CLOCK else self.bots[seat].choose(Seat(self.match, seat))
        self.match.play(action, seat)

    def listen(self) -> None:
        """Print the events since the last call."""
        told = self.match.told(seat=0)
        for event in told[self.heard :]:
            message = f"log-{event.about}"
            if not self.match.game.texts.has(self.lang, message):
                message = message.removesuffix("-secret")
            self.write(f"  · {self.game_says(message, event.args)}")
        self.heard = len(told)

    def turn(self, seat: int) -> bool:
        """Ask the person once; False if the person quits."""
        ask = self.match.asks[seat]
        view = self.match.view(seat)
        self.write(f"\n{self.game_says(f'ask-{ask.about}', ask.args)}")
        for number, action in enumerate(ask.actions, 1):
            phrase = self.match.game.label(view, action)
            brings = self.brings(seat, action) if len(ask.actions) <= PREVIEWED else ""
            self.write(f" {number:3}  {self.game_says(phrase.message, phrase.args)}{brings}")
        for blocked in ask.blocked:
            phrase = self.match.game.label(view, blocked.action)
            why = self.game_says(f"why-{blocked.why}", blocked.args)
            self.write(f"   -  {self.say('of', what=self.game_says(phrase.message, phrase.args), how=why)}")
        try:
            answer = self.read("> ").strip().lower()
        except EOFError:
            return False
        return self.obey(answer, seat)

    def brings(self, seat: int, action: Action) -> str:
        """What an action certainly costs and brings, in brackets."""
        changes = self.match.preview(seat, action).changes
        said = [
            f"{signed(n, self.lang)} {self.game_says(f'tally-{what}', {'n': abs(n)})}" for what, n in changes.items()
        ]
        return f" ({', '.join(said)})" if said else ""

    def obey(self, answer: str, seat: int) -> bool:
        """Carry out what the person typed; False to quit."""
        if answer in ("q", "quit"):
            self.write(self.say("bye"))
            return False
        commands = {"t": self.table, "s": self.scores, "u": self.undo, "h": self.hint, "r": self.record, "?": self.help}
        if answer[:1] in commands and not answer.isdigit():
            commands[answer[:1]]()
            return True
        actions = self.match.asks[seat].actions
        if answer.isdigit() and 1 <= int(answer) <= len(actions):
            self.match.play(actions[int(answer) - 1], seat)
        else:
            self.write(self.say("unclear", count=len(actions)))
        return True

    def table(self) -> None:
        """Print the picture as text, as a screen reader says it; the view if the game has no pictures."""
        if not has_table(self.match.game):
            for name, value in msgspec.to_builtins(self.match.view(0)).items():
                self.write(f"  {name}: {value}")
            return
        for panel in picture_of(self.match, 0, self.lang).panels:
            self.write(f"\n[{panel.title}]")
            pieces = Counter(" ".join(filter(None, (piece.label, piece.tip))) for piece in panel.pieces)
            for text, count in pieces.items():
                if text:
                    self.write(f"  {text}" + (f" (× {count})" if count > 1 else ""))

    def scores(self) -> None:
        """Print the points of every seat and their sources, as the person can count them."""
        for seat, score in enumerate(self.match.game.seen_scores(self.match.state, 0)):
            items = ", ".join(f"{self.game_says(f'score-{key}', {})} {points}" for key, points in score.items)
            self.write(self.say("of", what=self.player(seat), how=f"{score.total} ({items})"))

    def undo(self) -> None:
        """Undo the last choice, unless something hidden was seen since."""
        try:
            self.match.undo(0)
            self.heard = min(self.heard, len(self.match.told(seat=0)))
        except CannotUndo:
            self.write(self.say("no-undo"))

    def hint(self) -> None:
        """Print what a strong bot would do."""
        for one in hints(Seat(self.match, 0)):
            self.write(f"  {in_words(self.match.game, one, self.lang, self.player)}")

    def record(self) -> None:
        """Print the record so far."""
        self.write(self.match.record())

    def help(self) -> None:
        """Print the commands."""
        self.write(self.say("help"))
