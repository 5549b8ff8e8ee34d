"""The guarantees as checks that run against any game, at every step.

`play_random` plays a random game with the components counted; `Checks` adds every guarantee of the kernel. A game that
breaks one is told which, where, and with the record that shows it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from random import Random
from typing import Any

import msgspec

from . import position, record
from .ask import CLOCK, Action, Ask, Script
from .errors import CannotClone, IllegalAction, LudonautError, RuleError
from .game import Game
from .match import Match
from .preview import Outcome, Preview, outcome
from .rng import Rng
from .text import Texts

LAZY_ABOVE = 16
"""A longer list must be given as a function, since a replay would pay for it at every step."""
LONGEST = 6000


SAMPLE = 3
"""How many actions of a question are tried out where trying all would take too long."""


class CheckFailed(Exception):
    """A guarantee does not hold; the message names it and carries the record."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A guarantee that does not hold, and what shows it."""

    guarantee: str
    what: str

    def __str__(self) -> str:
        return f"{self.guarantee}: {self.what}"


def play_random(
    game: Game[Any], seats: int, seed: int, options: Mapping[str, Any] | None = None, *, audit: bool = True
) -> Match[Any]:
    """A random game to its end, the components counted after every choice."""
    match = record.begin(game, seats, seed, dict(options or {}), auto=False)
    luck = Random(seed)
    for seat, action in random_choices(match, luck):
        match.step(action, seat)
        if audit:
            game.audit(match.state)
    return match


def random_choices(match: Match[Any], luck: Random, most: int = 200_000) -> Iterator[tuple[int, Action]]:
    """A random answer to whatever is asked, until the game is over. The clock of a race is slow to answer."""
    for _ in range(most):
        if match.over:
            return
        yield random_choice(match, luck)
    raise CheckFailed(f"{match.game.name}: a random game has not ended after {most} choices")


def playout(match: Match[Any], luck: Random) -> None:
    """Play to the end by chance, as fast as can be."""
    while True:
        ask = match.ask
        if ask is None:
            if match.over:
                return
            seat, action = random_choice(match, luck)
            match.step(action, seat)
        else:
            actions = ask.actions
            match.step(actions[int(luck.random() * len(actions))])


def random_choice(match: Match[Any], luck: Random) -> tuple[int, Action]:
    """One seat among those asked, and one of its actions."""
    ask = match.ask
    if ask is None:
        asks = match.asks
        seats = list(asks)
        if CLOCK in asks:
            seats.remove(CLOCK)
            if not seats or luck.random() < 0.02:
                ask = asks[CLOCK]
        if ask is None:
            ask = asks[seats[int(luck.random() * len(seats))]]
    actions = ask.actions
    if not actions:
        raise CheckFailed(f"{match.game.name}: {ask!r} lists no action\n{match.record()}")
    return ask.seat, actions[int(luck.random() * len(actions))]


def snapshot(match: Match[Any]) -> dict[str, Any]:
    """All that can be seen of a moment: every view, every question, and what chance will give next."""
    return {
        "views": [match.view(seat) for seat in (None, *range(match.state.seats))],
        "asks": {seat: _seen(ask) for seat, ask in match.asks.items()},
        "next": match.state.rng.copy().bits(),
    }


def _seen(ask: Ask) -> tuple[str, list[Action], dict[str, Any]]:
    return ask.about, list(ask.actions), ask.args


def state_text(state: Any) -> bytes:
    """A state as bytes, to compare."""
    plain = msgspec.to_builtins(state, str_keys=True)
    del plain["events"]
    return msgspec.json.encode(plain, order="sorted")


def fingerprint(game: Game[Any], seats: int, seed: int, options: Mapping[str, Any] | None = None) -> str:
    """A short name of everything that is seen in a random game; the same in every process, whatever its hash seed."""
    match = record.begin(game, seats, seed, dict(options or {}), auto=False)
    whole = hashlib.sha256()
    luck = Random(seed)
    for seat, action in random_choices(match, luck):
        whole.update(msgspec.json.encode(snapshot(match)))
        match.step(action, seat)
    whole.update(msgspec.json.encode([match.told(seat=seat) for seat in (None, *range(seats))]))
    return whole.hexdigest()


class Checks:
    """One random game under all the checks.

    `probe` also sends the script answers that are not listed and expects it to fail on them: only for games whose
    scripts refuse by themselves. `hidden` says that the game has something to hide. With `collect` the findings are
    gathered in `findings`, each once, instead of raising the first.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        *,
        probe: bool = False,
        hidden: bool = True,
        collect: bool = False,
    ) -> None:
        self.game = game
        self.collect = collect
        self.findings: dict[Finding, str] = {}
        """What was found, with the record that shows it."""
        self.luck = Random(seed)
        self.probe = probe
        self.hidden = hidden
        self.match = record.begin(game, seats, seed, dict(options or {}), auto=False)
        self.twin = record.restart(self.match)
        self.shadow = self.twin
        self.shadow_began = -1
        self.copies: list[tuple[Any, bytes]] = []
        self.offered: dict[str, list[Action]] = {}
        self.shuffled = False
        self.viewed: list[tuple[Any, bytes]] = []

    def run(self, every: int = 1, most: int = 200_000) -> Match[Any]:
        """Play to the end; the expensive checks at one step in `every`."""
        for number, (seat, action) in enumerate(random_choices(self.match, self.luck, most)):
            if number % 2:
                action = self.of_any_verb(seat)
            self.cheap()
            if number % every == 0:
                self.expensive(seat)
                self.tells(seat, action)
            self.step(seat, action)
        self.at_end()
        return self.match

    def of_any_verb(self, seat: int) -> Action:
        """An action by verb first: one with many nouns would else crowd out the others."""
        actions = self.match.asks[seat].actions
        verb = self.luck.choice(sorted({str(each[0]) for each in actions}))
        return self.luck.choice([each for each in actions if each[0] == verb])

    def fail(self, guarantee: str, what: str) -> None:
        """Say which guarantee does not hold, with the record that shows it."""
        if not self.collect:
            raise CheckFailed(f"{self.game.name}: {guarantee}: {what}\n{self.match.record()}")
        self.findings.setdefault(Finding(guarantee, what), self.match.record())

    def expect(self, condition: bool, guarantee: str, what: str) -> None:
        """Fail unless the condition holds."""
        if not condition:
            self.fail(guarantee, what)

    def step(self, seat: int, action: Action) -> None:
        """The choice, in the match and in its companions, which must all come to the same."""
        for match in {id(m): m for m in (self.match, self.twin, self.shadow)}.values():
            try:
                match.step(action, seat)
            except RuleError as fault:
                self.fail("exact lists", f"a listed action failed: {fault}")

    def cheap(self) -> None:
        """What is looked at before every choice."""
        match = self.match
        try:
            self.game.audit(match.state)
        except LudonautError as fault:
            self.fail("conservation", str(fault))
        now = snapshot(match)
        self.expect(now == snapshot(self.twin), "determinism", "the same seed and choices show something else")
        self.expect(now == snapshot(self.shadow), "nothing in locals", "rebuilt from its position, the game differs")
        try:
            msgspec.json.encode(now["views"])
        except (TypeError, ValueError) as fault:
            self.fail("views", f"a view is not JSON: {fault}")
        for ask in match.asks.values():
            self.listed(ask)
            self.worded(ask)
        self.typed()
        if match.began == len(match.choices) and match.began != self.shadow_began:
            self.shadow_began = match.began
            self.shadow = position.read(self.game, match.position(), auto=False)
            self.expect(now == snapshot(self.shadow), "positions", "set up from its position, the game differs")
            self.copies.append((match.start, state_text(match.start)))
        for copy, text in self.copies[-4:]:
            self.expect(state_text(copy) == text, "past copies", "a copy of an earlier state has changed")

    def listed(self, ask: Ask) -> None:
        """Lists are well formed, bounded and lazy."""
        actions = list(ask.actions)
        self.expect(bool(actions), "exact lists", f"{ask!r} lists nothing")
        self.expect(len(actions) <= LONGEST, "exact lists", f"{ask!r} lists {len(actions)} actions: ask in parts")
        self.expect(len(set(actions)) == len(actions), "exact lists", f"{ask!r} lists an action twice")
        for action in actions:
            self.declared(ask, action)
        for blocked in ask.blocked:
            self.expect(blocked.action not in actions, "exact lists", f"{blocked.action} is both listed and blocked")
        fresh = self.match.clone().asks[ask.seat]
        lazy = callable(fresh._actions) or len(actions) <= LAZY_ABOVE
        self.expect(lazy, "lazy asks", f"{ask!r} lists {len(actions)} actions before anybody looks")

    def declared(self, ask: Ask, action: Action) -> None:
        """An action is one of the game's verbs with its nouns, and survives being written and numbered."""
        game = self.game
        try:
            game.check_action(action)
        except IllegalAction as fault:
            self.fail("verbs", f"{ask!r}: {fault}")
            return
        if game.verbs is not None:
            written = game.write_action(action)
            self.expect(game.read_action(written) == action, "verbs", f"{action} is read from {written!r} as another")
            self.expect(
                game.action_of(game.action_id(action)) == action, "verbs", f"{action} has the number of another"
            )

    def worded(self, ask: Ask) -> None:
        """Every question has its words in every language, and no two of its actions the same ones."""
        if ask.seat == CLOCK:
            return
        view, texts = self.match.view(ask.seat), self.game.texts
        blocked = ask.blocked
        for lang in self.game.languages:
            for message in (f"ask-{ask.about}", f"wait-{ask.about}", *(f"why-{one.why}" for one in blocked)):
                self.expect(texts.has(lang, message), "texts", f"{lang} has no {message}")
            for action in [*ask.actions, *(one.action for one in blocked)]:
                message = self.game.label(view, action).message
                self.expect(texts.has(lang, message), "texts", f"{lang} has no {message}")
            self.distinct(ask, view, lang)

    def distinct(self, ask: Ask, view: Any, lang: str) -> None:
        """No two actions of a question are said alike."""
        said: dict[str, Action] = {}
        for action in ask.actions:
            phrase = self.game.label(view, action)
            text = self.game.texts.say(lang, phrase.message, phrase.args)
            other = said.setdefault(text, action)
            if other != action:
                verb = self.game.write_action(action)
                self.fail("labels", f"{lang}: {verb!r} and {self.game.write_action(other)!r} are both {text!r}")
                return
            for part in unfilled(self.game.texts, lang, phrase.message, phrase.args):
                self.fail("labels", f"{lang}: {phrase.message} says ${part}, which {action[0]!r} does not have")

    def typed(self) -> None:
        """The two parts of a view fit their types and bounds, and do not change with the state."""
        game, match = self.game, self.match
        for past, text in self.viewed:
            self.expect(msgspec.json.encode(past) == text, "views", "a view of an earlier moment has changed")
        parts = [(game.public(match.state), game.public_type)]
        parts += [(game.private(match.state, seat), game.private_type) for seat in range(match.state.seats)]
        self.viewed = [(part, msgspec.json.encode(part)) for part, _ in parts]
        for (_, kind), (_, text) in zip(parts, self.viewed, strict=True):
            try:
                msgspec.json.decode(text, type=kind)
            except msgspec.ValidationError as fault:
                self.fail("views", f"{kind.__name__}: {fault}")

    def expensive(self, seat: int) -> None:
        """What is looked at before some choices."""
        now = snapshot(self.match)
        self.cloned(now)
        self.works()
        try:
            self.plays_alike()
            self.previews()
        except RuleError as fault:
            self.fail("exact lists", f"a listed action failed: {fault}")
        self.refuses()
        for other in range(self.match.state.seats):
            self.imagines(other)
        self.imagines(None)
        self.mends(now)
        self.undoes(now)
        self.apart()
        self.expect(now == snapshot(self.match), "past copies", "looking has changed the match")

    def cloned(self, now: dict[str, Any]) -> None:
        """A clone, and a clone of it, are the same moment."""
        clone = self.match.clone()
        self.expect(snapshot(clone) == now, "clones", "a clone shows something else")
        self.expect(snapshot(clone.clone()) == now, "clones", "a clone of a clone shows something else")
        self.expect(state_text(clone.state) == state_text(self.match.state), "clones", "a clone's state differs")
        for path in shared(self.match.state, self.match.state.copy()):
            self.fail("past copies", f"a state and its copy share {path}")

    def plays_alike(self) -> None:
        """The same call leads to the same state in a match that is listened to and in a clone."""
        ask = next((ask for ask in self.match.asks.values() if ask.seat != CLOCK), None)
        if ask is None:
            return
        action = self.luck.choice(list(ask.actions))
        ends = []
        for listen in (True, False):
            match = self.match
            since = match.choices[match.began :]
            other = match._again(match.start, match.choices[: match.began], since, listen=listen)
            other.auto = True
            other.play(action, ask.seat)
            ends.append((state_text(other.state), other.choices[len(match.choices) :]))
        self.expect(ends[0] == ends[1], "clones", f"after {self.game.write_action(action)!r} a clone stands elsewhere")

    def previews(self) -> None:
        """What a preview calls certain is what happens."""
        for ask in self.match.asks.values():
            if ask.seat == CLOCK:
                continue
            seen = self.match.seen_by(ask.seat)
            for action in self.luck.sample(list(ask.actions), min(SAMPLE, len(ask.actions))):
                told = self.match.preview(ask.seat, action)
                self.came_true(ask, action, told, outcome(seen.clone, ask.seat, action))
                self.promises(ask, action, told)

    def promises(self, ask: Ask, action: Action, told: Preview) -> None:
        """A number that is written into a label is one of those that the preview finds."""
        message = self.game.label(self.match.view(ask.seat), action).message
        found = {abs(change) for change in told.changes.values()}
        for lang in self.game.languages:
            for number in self.game.texts.numbers(lang, message):
                true = number in found or bool(told.unsure)
                self.expect(true, "labels", f"{lang}: {message} says {number}, the preview {told.changes}")

    def came_true(self, ask: Ask, action: Action, told: Preview, real: Outcome) -> None:
        """Compare; what uses chance may be rarer than a few copies can show."""
        where = f"{ask.about}, {self.game.write_action(action)!r}"
        for key in {**told.changes, **real.changes}:
            sure, change = told.changes.get(key, 0), real.changes.get(key, 0)
            same = sure == change or key in told.unsure or real.chance
            self.expect(same, "previews", f"{where}: {key} {sure:+}, but really {change:+}")
        same = told.then in (None, real.then) or real.chance
        self.expect(same, "previews", f"{where}: asked {told.then!r} next, but really {real.then!r}")
        same = told.passes in (None, real.then is None) or real.chance
        self.expect(same, "previews", f"{where}: passes is {told.passes}, but the seat is asked {real.then!r}")

    def works(self) -> None:
        """Listed actions work, lose nothing, and what a clone does is no business of the match."""
        true = state_text(self.match.state)
        for ask in self.match.asks.values():
            for action in self.luck.sample(list(ask.actions), min(3, len(ask.actions))):
                clone = self.match.clone()
                try:
                    clone.step(action, ask.seat)
                except RuleError as fault:
                    self.fail("exact lists", f"{self.game.write_action(action)}: {fault}")
                self.expect(state_text(self.match.state) == true, "past copies", "a clone's choice changed the match")
                try:
                    self.game.audit(clone.state)
                except LudonautError as fault:
                    self.fail("conservation", f"{self.game.write_action(action)}: {fault}")

    def refuses(self) -> None:
        """Others are refused, with nothing changed."""
        for seat, ask in self.match.asks.items():
            known = self.offered.setdefault(f"{ask.about} {seat}", [])
            for action in [("no_such_action",), *self.luck.sample(known, min(2, len(known)))]:
                if action in ask.actions:
                    continue
                clone = self.match.clone()
                try:
                    clone.play(action, seat)
                    self.fail("exact lists", f"{action} was accepted")
                except IllegalAction:
                    pass
                if self.probe and action in known:
                    self.expect(self.rejects(seat, action), "exact lists", f"{action} is missing")
            known += [action for action in ask.actions if action not in known][:50]

    def rejects(self, seat: int, action: Action) -> bool:
        """Does the script itself fail on this action?"""
        clone = self.match.clone()
        try:
            clone.step(action, seat)
            self.game.audit(clone.state)
        except (RuleError, LudonautError):
            return True
        return False

    def imagines(self, seat: int | None) -> None:
        """What this seat sees is unchanged; what it does not see is shuffled; the true start is out of reach."""
        match = self.match
        world = match.imagine(seat, self.luck.getrandbits(32))
        self.expect(world.view(seat) == match.view(seat), "imagining", f"the view of seat {seat} has changed")
        if seat in match.asks:
            same = _seen(world.asks[seat]) == _seen(match.asks[seat])
            self.expect(same, "imagining", f"the question to seat {seat} has changed")
            same = list(world.asks[seat].blocked) == list(match.asks[seat].blocked)
            self.expect(same, "imagining", f"what is blocked for seat {seat} tells something hidden")
        counted = self.game.seen_scores(world.state, seat) == self.game.seen_scores(match.seen_by(seat).state, seat)
        self.expect(counted, "imagining", f"seen_scores tells seat {seat} something hidden")
        if match.began == len(match.choices):
            self.betrays(seat)
        self.expect(world.state.rng.s != match.state.rng.s, "imagining", "the world has the true generator")
        try:
            self.game.audit(world.state)
        except LudonautError as fault:
            self.fail("imagining", f"a redeal lost something: {fault}")
        try:
            world.clone()
            self.fail("imagining", "an imagined match let itself be cloned from the true start")
        except CannotClone:
            pass
        if not self.shuffled:
            hidden = world.state.copy()
            hidden.rng = match.state.rng
            self.shuffled = state_text(hidden) != state_text(match.seen_by(seat).state)

    def tells(self, chooser: int, action: Action) -> None:
        """What others are told of a choice is the same, had what they cannot know been dealt otherwise."""
        match = self.match
        if match.began != len(match.choices):
            return
        for seat in (None, *(other for other in range(match.state.seats) if other != chooser)):
            start = match.start.copy()
            self.game.redeal(start, seat, Rng(self.luck.getrandbits(32)))
            pair = [match._again(each, match.choices[:], [], listen=True) for each in (match.start, start)]
            asks = [each.asks.get(chooser) for each in pair]
            if any(ask is None or action not in ask.actions for ask in asks) or not _same_view(pair, seat):
                continue
            for each in pair:
                each.step(action, chooser)
            if _same_view(pair, seat):
                events = [each.told(seat=seat) for each in pair]
                odd = next((one.about for one, other in zip(*events, strict=False) if one != other), "")
                written = self.game.write_action(action)
                same = events[0] == events[1]
                self.expect(same, "imagining", f"event {odd!r} of {written!r} tells seat {seat} something hidden")

    def betrays(self, seat: int | None) -> None:
        """Dealt otherwise before the beat began, and with the same view, others are asked the same."""
        match = self.match
        start = match.start.copy()
        self.game.redeal(start, seat, Rng(self.luck.getrandbits(32)))
        other = match._again(start, match.choices[:], [])
        if other.view(seat) != match.view(seat):
            return
        public = {chooser: (ask.about, ask.args) for chooser, ask in match.asks.items()}
        seen = {chooser: (ask.about, ask.args) for chooser, ask in other.asks.items()}
        self.expect(public == seen, "imagining", f"seat {seat} could learn from what others are asked")
        if seat in match.asks:
            for action in self.luck.sample(list(match.asks[seat].actions), 1):
                same = other.preview(seat, action) == match.preview(seat, action)
                self.expect(
                    same, "imagining", f"the preview of {self.game.write_action(action)!r} tells something hidden"
                )
        deal = self.luck.getrandbits(32)
        worlds = [state_text(each.imagine(seat, deal).state) for each in (match, other)]
        self.expect(worlds[0] == worlds[1], "imagining", f"a redeal for seat {seat} depends on what it cannot know")

    def mends(self, now: dict[str, Any]) -> None:
        """A rule that raises leaves the match as it was."""
        clone = self.match.clone()
        seat = next(iter(clone.asks))
        bomb = _bomb()
        next(bomb)
        if clone.together_since is not None:
            clone._branches[seat] = bomb
        else:
            clone._script = bomb
        try:
            clone.step(("boom",), seat)
            self.fail("faults", "a rule that raised went unnoticed")
        except RuleError as fault:
            named = "_bomb" in str(fault) or "boom" in str(fault)
            self.expect(named, "faults", f"the error does not name the rule: {fault}")
        self.expect(snapshot(clone) == now, "faults", "a rule that raised left something half done")

    def undoes(self, now: dict[str, Any]) -> None:
        """What is taken back and done again is as it was; seats that choose together undo only their own."""
        match = self.match
        seat = next((seat for seat, _ in reversed(match.choices) if seat != CLOCK), None)
        if seat is None or not match.can_undo(seat):
            return
        own = [action for chooser, action in match.choices if chooser == seat]
        others = [choice for choice in match.choices if choice[0] != seat]
        told = match.told(seat=seat)
        version = match.version
        match.undo(seat)
        left = [choice for choice in match.choices if choice[0] != seat]
        self.expect(left == others, "undo", "another seat's choices have changed")
        self.expect(match.version > version, "undo", "an answer to the question before would not be stale")
        match.step(own[-1], seat)
        self.expect(snapshot(match) == now, "undo", "taken back and done again, the game differs")
        self.expect(sorted(map(repr, match.told(seat=seat))) == sorted(map(repr, told)), "undo", "the events differ")

    def apart(self) -> None:
        """Seats that choose together do not touch each other's things: the order among them does not matter."""
        match = self.match
        since = match.together_since
        if since is None:
            return
        made = match.choices[match.began : since]
        apart = sorted(match.choices[since:], key=lambda choice: choice[0])
        try:
            other = match._again(match.start, match.choices[: match.began], made + apart)
        except (RuleError, KeyError) as fault:
            self.fail("together", f"in another order a choice fails: {fault}")
        same = state_text(other.state) == state_text(match.state)
        self.expect(same, "together", "the order in which seats choose matters")

    def at_end(self) -> None:
        """The end itself, and what can only be told from the whole game."""
        match = self.match
        self.game.audit(match.state)
        for copy, text in self.copies:
            self.expect(state_text(copy) == text, "past copies", "a copy of an earlier state has changed")
        again = record.read(match.record(), lambda name: self.game)
        self.expect(snapshot(again) == snapshot(match), "records", "the record replays to something else")
        for seat in (None, *range(match.state.seats)):
            told = match.told(seat=seat)
            self.expect(told == self.twin.told(seat=seat), "determinism", "the events differ")
            for event in told:
                for lang in self.game.languages:
                    message = f"log-{event.about}".removesuffix("-secret")
                    self.expect(self.game.texts.has(lang, message), "texts", f"{lang} has no {message}")
        for score in match.scores:
            for key, _points in score.items:
                for lang in self.game.languages:
                    self.expect(self.game.texts.has(lang, f"score-{key}"), "texts", f"{lang} has no score-{key}")
        self.expect(self.shuffled or not self.hidden, "imagining", "nothing that is hidden was ever shuffled")


def _same_view(pair: list[Match[Any]], seat: int | None) -> bool:
    return bool(pair[0].view(seat) == pair[1].view(seat))


def unfilled(texts: Texts, lang: str, message: str, args: Mapping[str, Any]) -> list[str]:
    """The variables of a message that the arguments do not fill."""
    return [name for name in texts.variables(lang, message) if name not in args]


def shared(one: Any, other: Any, path: str = "") -> list[str]:
    """The paths to what can change and is in both a state and its copy."""
    if is_dataclass(one) and not isinstance(one, type):
        name = path or type(one).__name__
        if one is other and not one.__dataclass_params__.frozen:
            return [name]
        kept = [each.name for each in fields(one) if "copied" not in each.metadata]
        return [found for each in kept for found in shared(getattr(one, each), getattr(other, each), f"{name}.{each}")]
    if isinstance(one, (list, dict, set)) and one is other:
        return [path]
    if isinstance(one, (list, tuple)):
        pairs = [(str(key), *pair) for key, pair in enumerate(zip(one, other, strict=False))]
    elif isinstance(one, dict):
        pairs = [(repr(key), value, other.get(key)) for key, value in one.items()]
    else:
        return []
    return [found for key, mine, theirs in pairs for found in shared(mine, theirs, f"{path}[{key}]")]


def _bomb() -> Script[None]:
    yield Ask(0, "bomb", [("boom",)])
    raise ZeroDivisionError("boom")
