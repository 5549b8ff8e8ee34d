"""Verbs and nouns: a game declares once what can be done; everything about actions is derived from that.

>>> NOUNS = nouns(card=Noun(range(1, 10), piece="hand:{value}:0"))
>>> VERBS = verbs(NOUNS, draw=Verb(click="deck"), sell=Verb("card"), bid=Verb("card", careful=True))
>>> VERBS.read("sell 4")
('sell', 4)
>>> VERBS.number(("sell", 4)), VERBS.action(4)
(4, ('sell', 4))
>>> VERBS.clicks(None, 0, ("sell", 4))
('hand:4:0',)

An action is a verb followed by its nouns: `("sell", 4)`, written `sell 4`. From the table come its text form and the
parser, validation with a helpful error, a dense and stable number for learners, its label and the pieces to click.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, TypeAlias

from .ask import Action, Args
from .errors import IllegalAction

Value: TypeAlias = str | int
NameOf: TypeAlias = Callable[[Any, int, Value], Any]
"""From a view, the acting seat and a value: the name in labels (a thing's name, a number, or a list of these)."""
Says: TypeAlias = Callable[[Any, int, Action], Args]
"""From a view, the acting seat and an action: names that its label uses beside its parts."""
Click: TypeAlias = str | tuple[str, ...] | Callable[[Any, int, Action], Sequence[str]]


class Noun:
    """A finite, ordered domain of values, and how one of them is written, named and clicked.

    `words` are the written forms where values are small integers inside (`Noun(range(8), words=PLANETS)`). `name` is
    a pattern of the thing whose name a label says (`"tile-{value}"` is the text `name-tile-7`) or a function of the
    view; without it, a word is said by its own name and a number as a number. `piece` is a pattern of the id that one
    clicks: `{value}` is the word, `{seat}` the seat that acts.
    """

    __slots__ = ("index", "name", "piece", "read", "values", "words")

    def __init__(
        self,
        values: Iterable[Value],
        *,
        words: Iterable[str] | None = None,
        piece: str = "",
        name: str | NameOf = "",
    ) -> None:
        self.values: tuple[Value, ...] = tuple(values)
        self.words: tuple[str, ...] = tuple(map(str, self.values if words is None else words))
        self.piece = piece
        self.name = name
        self.index: dict[Value, int] = {value: number for number, value in enumerate(self.values)}
        self.read: dict[str, Value] = dict(zip(self.words, self.values, strict=True))
        if len(self.index) != len(self.values) or len(self.read) != len(self.words):
            raise ValueError(f"a noun has two values that are alike: {self.values!r:.200}")

    def word(self, value: Value) -> str:
        """The written form of a value."""
        return self.words[self.index[value]]

    def called(self, view: Any, seat: int, value: Value) -> Any:
        """The name of a value in labels."""
        if callable(self.name):
            return self.name(view, seat, value)
        word = self.word(value)
        if self.name:
            return self.name.format(value=word)
        return value if word == str(value) else word


class Verb:
    """Something that can be done with a fixed number of nouns.

    A part is the name of a noun, or `"pay=resource"` where the part has a name of its own. `click` are the pieces to
    click, in order, as patterns with `{seat}` and the parts by name (or a function); without it, each noun's piece.
    `says` adds names to the label that only the view knows (the component on a square); never a price or a gain, which
    come from the preview. A `free` verb is an extra beside the question, a `careful` one is hard to take back.
    """

    __slots__ = ("careful", "click", "free", "name", "nouns", "parts", "radix", "says", "start")

    name: str
    start: int
    """The number of its first action."""
    radix: tuple[int, ...]

    def __init__(
        self, *parts: str, click: Click = (), says: Says | None = None, free: bool = False, careful: bool = False
    ) -> None:
        pairs = [part.rpartition("=") for part in parts]
        self.parts: tuple[str, ...] = tuple(own or noun for own, _, noun in pairs)
        self.nouns: tuple[str, ...] = tuple(noun for _, _, noun in pairs)
        self.click: Click = (click,) if isinstance(click, str) else click
        self.says = says
        self.free = free
        self.careful = careful
        if len(set(self.parts)) != len(self.parts):
            raise ValueError(f"two parts of a verb have the same name: {', '.join(parts)}")


def nouns(**given: Noun) -> dict[str, Noun]:
    """The nouns of a game by name."""
    return given


def verbs(of: Mapping[str, Noun], /, **given: Verb) -> Verbs:
    """The verbs of a game by name; a trailing underscore is dropped (`pass_` is the verb `pass`)."""
    return Verbs(of, {name.removesuffix("_"): verb for name, verb in given.items()})


class Verbs(Mapping[str, Verb]):
    """All verbs of a game with their nouns: the vocabulary of its actions."""

    def __init__(self, of: Mapping[str, Noun], given: Mapping[str, Verb]) -> None:
        self.nouns = dict(of)
        self._verbs = dict(given)
        self.count = 0
        """The number of actions; they are numbered from 0."""
        for name, verb in self._verbs.items():
            missing = [noun for noun in verb.nouns if noun not in of]
            if missing:
                raise ValueError(f"verb {name}: there is no noun {missing[0]!r}; there are {', '.join(of)}")
            verb.name, verb.start = name, self.count
            verb.radix = tuple(len(of[noun].values) for noun in verb.nouns)
            self.count += prod(verb.radix)

    def __getitem__(self, name: str) -> Verb:
        return self._verbs[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._verbs)

    def __len__(self) -> int:
        return len(self._verbs)

    def nouns_of(self, verb: Verb) -> list[Noun]:
        """The nouns of a verb's parts."""
        return [self.nouns[noun] for noun in verb.nouns]

    # ---- validation

    def check(self, action: Action) -> Verb:
        """The verb of a well-formed action; refuses any other, and says what would be right."""
        verb = self._verb(action[0] if action else "")
        self._length(verb, len(action) - 1)
        for noun, value in zip(verb.nouns, action[1:], strict=True):
            if value not in self.nouns[noun].index or isinstance(value, bool):
                raise IllegalAction(self._outside(verb, noun, str(value)))
        return verb

    def _verb(self, name: object) -> Verb:
        verb = self._verbs.get(name) if isinstance(name, str) else None
        if verb is None:
            raise IllegalAction(f"there is no verb {str(name)!r:.40}{nearest(str(name), self._verbs)}")
        return verb

    def _length(self, verb: Verb, given: int) -> None:
        if given != len(verb.parts):
            raise IllegalAction(f"{verb.name!r} takes {self.form(verb)!r}, not {given} nouns")

    def _outside(self, verb: Verb, noun: str, word: str) -> str:
        return f"{verb.name!r}: {word!r:.40} is not a {noun}{nearest(word, self.nouns[noun].words)}"

    def form(self, verb: Verb) -> str:
        """How the verb is written: `trade PAY GET`."""
        return " ".join([verb.name, *(part.upper() for part in verb.parts)])

    # ---- text form

    def write(self, action: Action) -> str:
        """The action as words, even if it is not in the vocabulary."""
        verb = self._verbs.get(str(action[0]))
        if verb is None or len(action) != len(verb.parts) + 1:
            return " ".join(map(str, action))
        words = [self._word(noun, value) for noun, value in zip(verb.nouns, action[1:], strict=True)]
        return " ".join([verb.name, *words])

    def _word(self, noun: str, value: Value) -> str:
        known = self.nouns[noun]
        return known.word(value) if value in known.index else str(value)

    def read(self, text: str) -> Action:
        """The action that a line of words stands for."""
        words = text.split()
        verb = self._verb(words[0] if words else "")
        self._length(verb, len(words) - 1)
        values: list[Value] = []
        for noun, word in zip(verb.nouns, words[1:], strict=True):
            value = self.nouns[noun].read.get(word)
            if value is None:
                raise IllegalAction(self._outside(verb, noun, word))
            values.append(value)
        return (verb.name, *values)

    # ---- numbers

    def number(self, action: Action) -> int:
        """The dense, stable number of an action: an offset per verb, mixed radix over its nouns."""
        verb = self.check(action)
        number = 0
        for noun, size, value in zip(verb.nouns, verb.radix, action[1:], strict=True):
            number = number * size + self.nouns[noun].index[value]
        return verb.start + number

    def action(self, number: int) -> Action:
        """The action of a number."""
        if not 0 <= number < self.count:
            raise IllegalAction(f"action numbers go from 0 to {self.count - 1}, not {number}")
        verb = max((one for one in self._verbs.values() if one.start <= number), key=lambda one: one.start)
        rest = number - verb.start
        values: list[Value] = []
        for noun, size in zip(reversed(verb.nouns), reversed(verb.radix), strict=True):
            rest, digit = divmod(rest, size)
            values.append(self.nouns[noun].values[digit])
        return (verb.name, *reversed(values))

    def every(self, name: str) -> Iterator[Action]:
        """Every action of a verb, in the order of their numbers."""
        verb = self._verbs[name]
        return ((name, *values) for values in product(*(noun.values for noun in self.nouns_of(verb))))

    # ---- labels and clicks

    def args(self, view: Any, seat: int, action: Action) -> Args:
        """The arguments of a label: the parts by name, and what the verb adds."""
        verb = self._verb(action[0])
        parts = zip(verb.parts, self.nouns_of(verb), action[1:], strict=True)
        args = {part: noun.called(view, seat, value) for part, noun, value in parts}
        return args if verb.says is None else args | verb.says(view, seat, action)

    def clicks(self, view: Any, seat: int, action: Action) -> tuple[str, ...]:
        """The ids of the pieces to click for an action, in order; empty if the action is only in the list."""
        verb = self._verb(action[0])
        if callable(verb.click):
            return tuple(verb.click(view, seat, action))
        words = [self._word(noun, value) for noun, value in zip(verb.nouns, action[1:], strict=True)]
        if verb.click:
            filled = dict(zip(verb.parts, words, strict=True))
            return tuple(pattern.format(seat=seat, **filled) for pattern in verb.click)
        pieces = [(noun.piece, word) for noun, word in zip(self.nouns_of(verb), words, strict=True) if noun.piece]
        return tuple(pattern.format(seat=seat, value=word) for pattern, word in pieces)


def nearest(word: str, known: Iterable[str]) -> str:
    """The end of an error message: what may have been meant, or what exists."""
    words = list(known)
    close = difflib.get_close_matches(word, words, 1)
    if close:
        return f"; did you mean {close[0]!r}?"
    return f"; it is one of {', '.join(words[:12])}{' ...' if len(words) > 12 else ''}"
