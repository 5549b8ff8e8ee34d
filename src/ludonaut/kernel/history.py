"""What a match that is listened to remembers of its course: the events it told, and where among them each choice ended.

The states of the generator are kept beside them: undo asks whether chance has been used since a choice.
"""

from __future__ import annotations

from .state import Event


class History:
    """The events of a match, with their number and the state of the generator after each choice."""

    __slots__ = ("chance", "ends", "events", "opening")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.opening = 0
        """How many events the set-up told."""
        self.ends: list[int] = []
        self.chance: list[int] = []

    def begin(self, chance: int) -> None:
        """The set-up is done and the first question put."""
        self.opening = len(self.events)
        self.chance.append(chance)

    def add_choice(self, chance: int) -> None:
        """A choice was made, and what it brings has been told."""
        self.ends.append(len(self.events))
        self.chance.append(chance)

    def told_by(self, number: int) -> int:
        """How many events had been told by the given number of choices."""
        return self.ends[min(number, len(self.ends)) - 1] if number > 0 and self.ends else self.opening

    def choice_of(self, event: int, since: int) -> int:
        """The number of the choice, not before `since`, that told an event."""
        number = since
        while event >= self.ends[number]:
            number += 1
        return number

    def chance_before(self, number: int) -> int:
        """The state of the generator before the last choices, whose number is given."""
        return self.chance[-number - 1]

    def rejoined(self, past: History, began: int, told: int) -> History:
        """This history up to a beat, by when `told` events had been told, and what `past` tells from there on."""
        joined = History()
        joined.events = self.events[:told] + past.events
        joined.opening = self.opening
        joined.ends = self.ends[:began] + [told + end for end in past.ends]
        joined.chance = self.chance[:began] + past.chance
        return joined
