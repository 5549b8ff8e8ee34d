"""The messages that a client may send over a WebSocket. Anything that does not fit one exactly is refused."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import LudonautError

Id: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f]*$")]
Word: TypeAlias = Annotated[str, Meta(max_length=60)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**40), le=2**40)]
ActionIn: TypeAlias = Annotated[list[Word | Number], Meta(min_length=1, max_length=16)]
Lang: TypeAlias = Annotated[str, Meta(max_length=12)]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Every message has a type, and may have an id that its answer repeats."""

    id: Id = ""


class Hello(Message):
    """The first message: the client's key, and what it already has."""

    key: Annotated[str, Meta(max_length=64)] | None = None
    lang: Lang = "en"
    stream: Annotated[str, Meta(max_length=24)] | None = None
    since: Annotated[int, Meta(ge=0, le=2**40)] | None = None


class Play(Message):
    """An answer to the open question of this version."""

    action: ActionIn
    version: Number | None = None


class Undo(Message):
    """Undo the seat's last choice."""

    version: Number | None = None


class Hint(Message):
    """Request a hint."""


class Look(Message):
    """Request the table as it was after a number of choices."""

    at: Annotated[int, Meta(ge=0, le=10**6)]


class Log(Message):
    """Request older lines of the log: those of choices before `before`."""

    before: Annotated[int, Meta(ge=0, le=10**6)]


class Describe(Message):
    """Request the labels, pieces and ghosts of some actions of a long list."""

    actions: Annotated[list[ActionIn], Meta(max_length=60)]


class Preview(Message):
    """Request the previews of some actions of the question of this version."""

    actions: Annotated[list[ActionIn], Meta(max_length=60)]
    version: Number | None = None


class Language(Message, tag="lang"):
    """Change the language."""

    lang: Lang


class Leave(Message):
    """Leave the lesson and play on."""


class Ping(Message):
    """Request a `pong`."""


Said: TypeAlias = Hello | Play | Undo | Hint | Look | Log | Describe | Preview | Language | Leave | Ping

_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
TYPES = frozenset(("hello", "play", "undo", "hint", "look", "log", "describe", "preview", "lang", "leave", "ping"))


class Malformed(LudonautError):
    """A message that fits none of these."""


def read(text: str | bytes) -> Said:
    """Parse a message."""
    try:
        return _said.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise Malformed(str(fault)) from None


class Loose(msgspec.Struct):
    """Just enough of a malformed message to answer it."""

    type: str = ""
    id: str | int | float | None = None


_loose = msgspec.json.Decoder(Loose).decode


def glimpse(text: str | bytes) -> tuple[str, str]:
    """The type and id of a malformed message, as far as they can be read."""
    try:
        loose = _loose(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return "", ""
    return loose.type[:40], str(loose.id if loose.id is not None else "")[:40]
