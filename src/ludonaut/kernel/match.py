"""A match: rules, state, the script in progress and the choices so far.

Generators cannot be copied, so a match keeps a copy of the state from the start of the beat and the choices made
since: a clone copies that state and replays those few choices, undo replays one fewer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic

from . import undo
from .ask import CLOCK, Action, Ask, Race, Together
from .errors import CannotClone, CannotUndo, IllegalAction, NotAsked, RuleError, StaleAnswer
from .game import Game, S, Score
from .history import History
from .preview import Preview, preview
from .rng import Rng
from .running import BEAT, NONE, OVER, RACING, Done, Running, beats, branch, chain
from .state import Event
from .view import View

Choice = tuple[int, Action]

_TRAIL = 40
"""How many starts of beats are kept, for undo and to show automatic steps; most turns are a single beat."""

_FIELDS = (
    "_branches",
    "_final",
    "_gathered",
    "_history",
    "_many",
    "_public",
    "_results",
    "_script",
    "ask",
    "auto",
    "began",
    "choices",
    "final",
    "game",
    "imagined",
    "kept",
    "origin",
    "seed",
    "start",
    "state",
    "taken",
    "trail",
    "version",
)


class Match(Generic[S]):
    """A game that is being played: play, view, clone, imagine, undo, record."""

    __slots__ = _FIELDS

    shows: ClassVar[Callable[[Match[Any]], dict[str, str]] | None] = None
    """How a match is drawn in a notebook; set by `ludonaut.games`."""

    ask: Ask | None
    """The open question, if only one seat is asked."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        *,
        seed: int = 0,
        origin: str = "",
        auto: bool = True,
        listen: bool = True,
        keep: bool = True,
        choices: list[Choice] | None = None,
        version: int = 0,
    ) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.origin = origin
        """The position the match began from, as text; empty when it was set up from its seed."""
        self.auto = auto
        self.kept = keep
        """Are starts of beats copied, so that the match can be cloned and recovered? A playout can do without."""
        self.imagined = False
        self.choices: list[Choice] = choices or []
        self.taken: set[int] = set()
        """The numbers of the choices that were the only one possible and were taken without asking."""
        self.version = version
        self.trail: list[tuple[int, S, int]] = []
        """Starts of beats that undo may go back to: choices made by then, a copy of the state, events told by then."""
        self._history = History() if listen else None
        self.began = len(self.choices)
        self.start = state
        self.final = 0
        """The number of choices that can no longer be taken back, whatever else happens."""
        self._final = False
        self._gathered = 0
        self._public = False
        self._many: dict[int, Ask] = {}
        self._branches: dict[int, Running] = NONE
        self._results: dict[int, Any] = {}
        state.events = self._history.events if self._history is not None else None
        self._script = beats(game, state)
        self._begin()
        if self._history is not None:
            self._history.begin(state.rng.s)
        if auto:
            self._take_single()

    # ---- asking and answering

    @property
    def asks(self) -> dict[int, Ask]:
        """Every open question by seat; empty when the game is over."""
        ask = self.ask
        return self._many if ask is None else {ask.seat: ask}

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.ask is None and not self._many

    def legal(self, seat: int | None = None) -> list[Action]:
        """Every action that the seat may choose now; without a seat, of the only seat that is asked."""
        return list(self._asked(seat).actions)

    def play(self, action: str | Sequence[str | int], seat: int | None = None, version: int | None = None) -> None:
        """Answer a question, with an action or its text; what is not legal is refused and changes nothing.

        Then what is the only possibility is taken too, in a match and in its clones alike, unless it would use chance;
        `step` never does that, and neither does an imagined match.
        """
        ask = self._asked(seat)
        if version is not None and version != ask.version and not self.racing:
            raise StaleAnswer("this answers an earlier question; the table has moved on")
        chosen = self.game.read_action(action) if isinstance(action, str) else tuple(action)
        self.game.check_action(chosen)
        if chosen not in ask.actions:
            raise IllegalAction(f"{self.game.write_action(chosen)!r:.120} is not possible now ({ask.about})")
        self.step(chosen, ask.seat)
        self._take_single()

    def step(self, action: Action, seat: int | None = None) -> None:
        """Answer with an action from the list. For bots and replays: nothing is checked."""
        ask = self.ask
        began, start = self.began, self.start
        if ask is not None:
            seat = ask.seat
        elif seat is None:
            seat = self._asked(None).seat
        self.version += 1
        self.choices.append((seat, action))
        try:
            if ask is not None:
                question = self._script.send(action)
                while question is BEAT:
                    self._start_beat()
                    question = self._script.send(None)
                if type(question) is Ask:
                    question.version = self.version
                    self.ask = question
                else:
                    self._receive(question)
            else:
                self._step_of_many(seat, action)
        except Exception as fault:
            self._recover(fault, began, start)
        if self._history is not None:
            self._history.add_choice(self.state.rng.s)

    def _asked(self, seat: int | None) -> Ask:
        asks = self.asks
        if not asks:
            raise NotAsked("the game is over")
        if seat is None:
            if len(asks) > 1:
                raise NotAsked(f"several seats are asked ({', '.join(map(str, asks))}): say which one answers")
            return next(iter(asks.values()))
        if seat not in asks:
            raise NotAsked(f"seat {seat} is not asked now; asked: {', '.join(map(str, asks))}")
        return asks[seat]

    def _step_of_many(self, seat: int, action: Action) -> None:
        if self._branches is RACING:
            if self._final:
                self.final = len(self.choices)
            question = self._script.send((seat, action))
            if question is not BEAT and question is not OVER:
                raise RuntimeError("a race is the only choice of its beat, and the script went on asking")
            self._receive(question)
            return
        chance = self.state.rng.s
        self._pose(seat, self._branches[seat].send(action))
        if self.state.rng.s != chance:
            raise RuntimeError("a script of Together must not use chance")
        if not self._branches:
            self._receive(self._script.send(self._results))

    def _receive(self, question: Any) -> None:
        """Open the questions that the script asks next; run through beats that ask nothing."""
        while question is BEAT:
            self._start_beat()
            question = self._script.send(None)
        if type(question) is Ask:
            self.ask = question
            question.version = self.version
            return
        self.ask = None
        if type(question) is Race:
            self._branches = RACING
            self._many = question.asks
            self._final = question.final
            for ask in question.asks.values():
                ask.version = self.version
        elif question is OVER:
            self._start_beat()
            self._many = {}
        else:
            self._gather(question)

    def _gather(self, question: Together) -> None:
        self._many, self._branches, self._results = {}, {}, {}
        self._gathered = len(self.choices)
        self._public = question.public
        for seat, script in question.scripts.items():
            self._branches[seat] = running = branch(script)
            self._pose(seat, running.send(None))
        if not self._branches:
            self._receive(self._script.send(self._results))

    def _pose(self, seat: int, ask: Any) -> None:
        """Open the question of a branch, unless the branch has ended."""
        if type(ask) is Ask and ask.seat == seat:
            ask.version = self.version
            self._many[seat] = ask
        elif type(ask) is Done:
            self._results[seat] = ask.result
            self._many.pop(seat, None)
            del self._branches[seat]
        else:
            raise RuntimeError(f"the script of seat {seat} in Together may only ask that seat, with Ask")

    def _begin(self) -> None:
        """Begin beats until one asks something, or the game is over."""
        try:
            self._receive(self._script.send(None))
        except Exception as fault:
            if not self.choices:
                raise
            self._recover(fault, self.began, self.start)

    def _start_beat(self) -> None:
        self._branches = NONE
        self.began = len(self.choices)
        if self.kept:
            self.imagined = False
            self._keep_start()

    def _keep_start(self) -> None:
        self.start = self.state.copy()
        if self._history is not None:
            self.trail = [*self.trail[-_TRAIL:], (self.began, self.start, len(self._history.events))]

    def _take_single(self) -> None:
        """Take the only possible action, unless it uses chance: a person starts that."""
        while self.auto:
            single = self._single()
            if single is None or self.racing:
                return
            trial = self.clone()
            trial.step(single.actions[0], single.seat)
            if trial.state.rng.s != self.state.rng.s:
                return
            self.taken.add(len(self.choices))
            self.step(single.actions[0], single.seat)

    def _single(self) -> Ask | None:
        """A question with only one answer, if a person is asked one."""
        for ask in self.asks.values():
            if ask.seat != CLOCK and ask.single:
                return ask
        return None

    @property
    def racing(self) -> bool:
        """Are several seats asked at once, so that the first answer wins?"""
        return self._branches is RACING

    # ---- what happened and who sees it

    def view(self, seat: int | None) -> View[Any, Any]:
        """What this seat may know (None: a spectator)."""
        return self.game.view(self.seen_by(seat).state, seat)

    @property
    def withheld_since(self) -> int | None:
        """The number of choices from which on seats see only their own, while they choose together; else None."""
        return None if self._public else self.together_since

    def seen_by(self, seat: int | None) -> Match[S]:
        """The match without the choices of others while all choose together; otherwise the match itself."""
        since = self.withheld_since
        if since is None or self.imagined or all(chooser == seat for chooser, _ in self.choices[since:]):
            return self
        own = [choice for choice in self.choices[since:] if choice[0] == seat]
        return self._again(self.start, self.choices[: self.began], self.choices[self.began : since] + own)

    @property
    def scores(self) -> list[Score]:
        """Every seat's points as they would count now."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """Who has won; empty before the end."""
        return self.game.winners(self.state) if self.over else []

    def told(self, since: int = 0, until: int | None = None, seat: int | None = None) -> list[Event]:
        """What happened from one number of choices to another, as this seat may know it; from 0 also the set-up."""
        history = self._history
        if history is None:
            return []
        first = history.told_by(since) if since else 0
        events = history.events[first : history.told_by(len(history.ends) if until is None else until)]
        withheld = self.withheld_since
        if withheld is not None:
            open_until = history.told_by(withheld)
            events = [
                event
                for at, event in enumerate(events, first)
                if at < open_until or self.choices[history.choice_of(at, withheld)][0] == seat
            ]
        return [event.seen_by(seat) for event in events]

    def moments(self, since: int) -> list[tuple[S, int]]:
        """The states that went by without a question after more than `since` choices: each with the number of events
        told by then. The match itself is the last moment."""
        return [(start, told) for began, start, told in self.trail if began > since and start is not self.start]

    def chance_at(self, number: int) -> int:
        """The state of the generator after `number` choices; only a match that is listened to knows it."""
        assert self._history is not None
        return self._history.chance_before(len(self.choices) - number)

    @property
    def together_since(self) -> int | None:
        """The number of choices at which the seats began to choose together; None if they do not now."""
        return self._gathered if self.ask is None and self._branches else None

    # ---- other worlds

    def clone(self) -> Match[S]:
        """A copy that shares nothing mutable with the match, and records no events."""
        if not self.kept or self.imagined:
            raise CannotClone("an imagined match is for playing forward: imagine again, with the same seed, to branch")
        return self._again(self.start, self.choices[: self.began], self.choices[self.began :])

    def __deepcopy__(self, _memo: dict[int, Any]) -> Match[S]:
        """A script cannot be copied, so `copy.deepcopy` gets a clone."""
        return self.clone()

    def _again(self, start: S, before: list[Choice], since: Sequence[Choice], listen: bool = False) -> Match[S]:
        """A match that begins its beat from a copy of `start` and repeats the choices since."""
        new = Match(
            self.game,
            start.copy(),
            seed=self.seed,
            origin=self.origin,
            auto=False,
            listen=listen,
            keep=False,
            choices=before,
            version=self.version - len(since),
        )
        new.kept = True
        new.start = start
        if listen:
            new.trail = [(new.began, start, 0)]
        for seat, action in since:
            new.step(action, seat)
        new.auto = self.auto
        return new

    def imagine(self, seat: int | None, seed: int = 0, keep: bool = True) -> Match[S]:
        """A clone in which all that this seat cannot know is shuffled, and chance is fresh.

        It is all that a bot may look at. It cannot be cloned before its next beat, since that would replay from the
        true start; without `keep` it never can, and going forward is cheaper.
        """
        new = self.seen_by(seat).clone()
        rng = Rng(seed ^ 0x5DEECE66D)
        self.game.redeal(new.state, seat, rng)
        new.state.rng = Rng(rng.bits())
        new.imagined = True
        new.kept = keep
        new.auto = False
        new.choices, new.began, new.seed, new.origin = [], 0, 0, ""
        new.start, new.trail = new.state, []
        return new

    def preview(self, seat: int, action: Action) -> Preview:
        """What the action would cost and bring this seat, and what follows, from imagined copies only."""
        return preview(self, seat, action)

    def at(self, number: int) -> Match[S]:
        """The match as it was after the first `number` choices, events included."""
        from .record import restart

        past = restart(self)
        for chooser, action in self.choices[:number]:
            past.step(action, chooser)
        return past

    def undo(self, seat: int) -> None:
        """Undo the last choice of this seat; refused once something hidden or random was seen or another seat acted."""
        number = undo.find(self, seat)
        began, start, told = undo.start_before(self, number)
        asked = {other: ask for other, ask in self.asks.items() if other != seat}
        past = self._again(start, self.choices[:began], undo.without(self, number)[began:], listen=True)
        self._become(past, began, told)
        self.version += 1
        for other, ask in self.asks.items():
            ask.version = asked[other].version if other in asked and ask.same_as(asked[other]) else self.version

    def can_undo(self, seat: int, sure: bool = True) -> bool:
        """Would `undo` be allowed? Unless it must be `sure`, what the seat has seen since is not gone into: a page
        asks after every move, and `undo` itself always does."""
        try:
            undo.find(self, seat, *(() if sure else ((),)))
        except CannotUndo:
            return False
        return True

    def _become(self, past: Match[S], began: int, told: int) -> None:
        """Go on as `past` does, which repeated the choices since `began`; `told` events had been told by then."""
        version = self.version
        past.trail = [entry for entry in self.trail if entry[0] < began] + [
            (count, state, told + more) for count, state, more in past.trail
        ]
        past.taken = {number for number in self.taken if number < len(past.choices)}
        past.final = min(self.final, len(past.choices))
        if self._history is None or past._history is None:
            past._history = past.state.events = None
        else:
            past._history = self._history.rejoined(past._history, began, told)
            past.state.events = past._history.events
        for name in _FIELDS:
            setattr(self, name, getattr(past, name))
        self.version = version

    # ---- faults

    def _recover(self, fault: Exception, began: int, start: S) -> None:
        """Go back to before the choice at which a rule failed, and name the rule."""
        seat, action = self.choices.pop()
        since = [self.game.write_action(a) for _, a in self.choices[began:]]
        message = (
            f"{self.game.name}: {chain(fault)} failed on choice {len(self.choices)} ({seat}: "
            f"{self.game.write_action(action)}) of the beat that began at {began} "
            f"(choices since: {'; '.join(since) or 'none'}): {fault!r}"
        )
        if self.kept and not self.imagined:
            self.version -= 1
            past = self._again(start, self.choices[:began], self.choices[began:], listen=True)
            entry = next((entry for entry in self.trail if entry[1] is start), None)
            self._become(past, began, entry[2] if entry else 0)
        raise RuleError(message) from fault

    # ---- text

    def record(self) -> str:
        """The whole match as a text that people can read and diff."""
        from .record import write

        return write(self)

    def position(self) -> str:
        """The start of the current beat, with the choices since, as readable JSON."""
        from .position import write

        return write(self)

    def _repr_mimebundle_(self, **_kwargs: object) -> dict[str, str]:
        show = type(self).shows
        return show(self) if show is not None else {"text/plain": repr(self)}

    def __repr__(self) -> str:
        asked = ", ".join(f"{seat}: {ask.about}" for seat, ask in self.asks.items()) or "over"
        return f"<{self.game.name} after {len(self.choices)} choices; {asked}>"
