"""What one seat, or a spectator, is shown in one language: all of it made from the view, nothing else.

A scene is ready for the wire, except its picture, which stays a `Picture` so that differences can be taken. Nothing in
it depends on what the seat may not know; a test compares the bytes.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any, TypeAlias

from ludonaut.kernel import CLOCK, Action, Ask, Blocked, Event, Game, Match, Preview, Score, View
from ludonaut.table import Picture, difference
from ludonaut.table.rooms import ghost, picture_in

from .store.notices import Notice
from .texts import Speaker
from .wire import outgoing
from .wire.outgoing import (
    BlockedOffer,
    ChangeMessage,
    Line,
    Offer,
    PanelChange,
    PictureChange,
    Scene,
    ScoreItem,
    ShowStep,
    TallyChange,
    Waiting,
    WireAsk,
)

log = logging.getLogger(__name__)
Extra: TypeAlias = Callable[[int], Sequence[Event]]
"""The notices of a table after a number of choices."""
Tell: TypeAlias = Callable[[Event, int], Line]
"""A line of the log for an event after a number of choices."""
Compare: TypeAlias = Callable[[Picture, Picture], dict[str, Any]]
MANY = 60
"""A list with more actions is sent without labels: the client requests those that it needs."""


@cache
def room(game: Game[Any], name: str) -> ModuleType | None:
    """A room of the game's package, or None where it has none."""
    try:
        return game.room(name)
    except ModuleNotFoundError as missing:
        if missing.name != f"{game.package}.{name}":
            raise
        return None


def picture(match: Match[Any], seat: int | None, view: View[Any, Any], speaker: Speaker) -> Picture:
    """The picture of a view; a game that cannot be drawn shows an empty table."""
    if room(match.game, "table") is None:
        return Picture([])
    try:
        return picture_in(match, view, seat, speaker)
    except Exception:
        log.exception("%s could not be drawn after %s choices", match.game.name, len(match.choices))
        return Picture([])


def phrase(game: Game[Any], view: View[Any, Any], action: Action, speaker: Speaker) -> str:
    """The label of an action; if the game has none, the action as a record writes it."""
    try:
        said = game.label(view, action)
        return speaker.say(said.message, said.args)
    except Exception:
        log.exception("%s has no words for %s", game.name, game.write_action(action))
        return game.write_action(action)


def steps_in_words(steps: Sequence[dict[str, Any]], speaker: Speaker) -> str:
    """The steps of a plan in one line."""
    return " → ".join(speaker.say(step["message"], step["args"]) for step in steps)


def words(match: Match[Any], seat: int, action: Action, speaker: Speaker) -> str:
    """The label of an action, as a seat saw it at a moment."""
    return phrase(match.game, match.view(seat), action, speaker)


def describe(game: Game[Any], view: View[Any, Any], actions: Sequence[Action], speaker: Speaker) -> list[Offer]:
    """Actions with their labels, the pieces to click for them, and their ghosts."""
    drawn = room(game, "table") is not None
    return [_described(game, drawn, view, action, speaker) for action in actions]


def _described(game: Game[Any], drawn: bool, view: View[Any, Any], action: Action, speaker: Speaker) -> Offer:
    verb = game.verbs[str(action[0])]
    return Offer(
        a=action,
        text=phrase(game, view, action, speaker),
        touch=tuple(game.clicks(view, action)) if drawn else (),
        ghost=ghost(game, view, action) or None if drawn else None,
        free=verb.free,
        careful=verb.careful,
    )


def previewed(match: Match[Any], seat: int, actions: Sequence[Action]) -> list[tuple[Action, Preview]]:
    """The previews of actions. They take a while: do not compute them on the event loop."""
    return [(action, match.preview(seat, action)) for action in actions]


def preview(action: Action, found: Preview, speaker: Speaker) -> outgoing.Preview:
    """A preview in words."""
    return outgoing.Preview(
        a=action,
        changes=[
            TallyChange(key=key, title=speaker.say(f"tally-{key}", {"n": abs(by)}), by=by)
            for key, by in found.changes.items()
        ],
        unsure=[speaker.say(f"tally-{key}", {"n": 2}) for key in found.unsure],
        then=None if found.then is None else speaker.say(f"ask-{found.then}", found.args),
        passes=found.passes,
    )


def question(match: Match[Any], ask: Ask, view: View[Any, Any], speaker: Speaker) -> WireAsk:
    """An ask in words; compact when there is much to choose from."""
    game = match.game
    actions, many = ask.actions, len(ask.actions) > MANY
    offers: list[Any] = []
    if many:
        drawn = room(game, "table") is not None
        offers = [(action, game.clicks(view, action) if drawn else ()) for action in actions]
    else:
        offers = list(describe(game, view, actions, speaker))
    return WireAsk(
        version=ask.version,
        about=ask.about,
        began=match.began,
        text=speaker.say(f"ask-{ask.about}", ask.args),
        guide=ask.guide or None,
        many=many,
        actions=offers,
        blocked=[_blocked(game, blocked, view, speaker) for blocked in ask.blocked],
    )


def _blocked(game: Game[Any], blocked: Blocked, view: View[Any, Any], speaker: Speaker) -> BlockedOffer:
    return BlockedOffer(
        a=blocked.action,
        text=phrase(game, view, blocked.action, speaker),
        why=speaker.say(f"why-{blocked.why}", blocked.args),
        guide=blocked.guide or None,
    )


def waiting(match: Match[Any], seen: Match[Any], seat: int | None, speaker: Speaker) -> list[Waiting]:
    """The other seats that the table waits for, and what they decide, as this seat may know it."""
    return [
        Waiting(seat=other, text=speaker.say(f"wait-{ask.about}", {"who": other, **ask.args}))
        for other, ask in seen.asks.items()
        if other in match.asks and other not in (seat, CLOCK)
    ]


def scores(seen: Sequence[Score], speaker: Speaker) -> list[outgoing.Score]:
    """Everybody's points, with their sources."""
    return [
        outgoing.Score(
            total=score.total,
            items=[ScoreItem(title=speaker.say(f"score-{key}"), points=points) for key, points in score.items],
        )
        for score in seen
    ]


def line(match: Match[Any], number: int, seat: int | None, speaker: Speaker) -> list[Line]:
    """The log lines of the events after the choice of this number (0: the set-up), as this seat may know them."""
    return [told(event, number, speaker) for event in events_of(match, number, seat)]


def events_of(match: Match[Any], number: int, seat: int | None) -> list[Event]:
    """The events after the choice of this number (0: the set-up), as this seat may know them."""
    events = match.told(max(0, number - 1), number, seat)
    return events[len(match.told(0, 0, seat)) :] if number == 1 else events


def lines(match: Match[Any], after: int, seat: int | None, tell: Tell, more: Extra | None = None) -> list[Line]:
    """The log lines of all choices after this number, with the notices of the table after each."""
    return [
        tell(event, number)
        for number in range(after + 1, len(match.choices) + 1)
        for event in (*events_of(match, number, seat), *(more(number) if more else ()))
    ]


def earlier(
    match: Match[Any], before: int, seat: int | None, most: int, more: Extra | None = None
) -> tuple[list[tuple[int, Event]], bool]:
    """The last events, about `most`, of the choices before this number, and whether there may be still earlier ones.
    Those of one choice stay together. They are put into words elsewhere, since that takes long."""
    found: list[list[tuple[int, Event]]] = []
    number, count = min(before, len(match.choices) + 1), 0
    while number > 0 and count < most:
        number -= 1
        group = [*events_of(match, number, seat), *(more(number) if more else ())]
        found.append([(number, event) for event in group])
        count += len(found[-1])
    return [each for group in reversed(found) for each in group], number > 0


def told(event: Event, number: int, speaker: Speaker) -> Line:
    """A line of the log, with the seat that it is about, if any."""
    if isinstance(event, Notice):
        return event.line(number, speaker.lang)
    message = f"log-{event.about}"
    if message.endswith("-secret") and not speaker.has(message):
        message = message.removesuffix("-secret")
    text = speaker.say(message, event.args)
    return Line(at=number, seat=event.args.get("seat"), text=text, names=_names(event.args) or None)


def _names(args: Mapping[str, Any]) -> list[str]:
    """The things that an event names, as this seat may know it: readers of the line can find their pieces."""
    told = [value for value in args.values() if isinstance(value, str)]
    for many in args.values():
        if isinstance(many, list | tuple):
            told += [value for value in many if isinstance(value, str)]
    return list(dict.fromkeys(told))


def steps(match: Match[Any], since: int, seat: int | None, shown: Picture, speaker: Speaker) -> list[ShowStep]:
    """What went by without a question after some choices: each moment as the difference to the one before, with the
    number of lines of the log that are told by then."""
    if match.withheld_since is not None:
        return []
    moments = match.moments(since)
    if not moments:
        return []
    told: list[ShowStep] = []
    game, before = match.game, len(match.told(0, since, seat))
    for state, events in moments:
        now = picture(match, seat, game.view(state, seat), speaker)
        if pieces := difference(shown, now):
            told.append(ShowStep(lines=max(0, events - before), picture=picture_change(pieces)))
            shown = now
    return told


def picture_change(parts: dict[str, Any]) -> PictureChange:
    """A difference of pictures, as it is sent."""
    if panels := parts.get("panels"):
        parts = parts | {"panels": {name: PanelChange(**panel) for name, panel in panels.items()}}
    return PictureChange(**parts)


_FACTS = tuple(field for field in Scene.__struct_fields__ if field in ChangeMessage.__struct_fields__)


def change(old: Scene, new: Scene, compare: Compare = difference) -> dict[str, Any]:
    """The fields that are different in the new scene; for the picture, its pieces."""
    changed = {}
    for field in _FACTS:
        value = getattr(new, field)
        if field != "picture" and value != getattr(old, field):
            changed[field] = value
    if old.picture is not new.picture and (pieces := compare(old.picture, new.picture)):
        changed["picture"] = picture_change(pieces)
    return changed
