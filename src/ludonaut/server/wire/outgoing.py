"""What the server sends over a WebSocket and answers to the page, as types.

`tools/wire.py` writes the client's `wire.ts` from them. Messages are checked against them in every test of the server.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from ludonaut.table import Picture, Piece

Action: TypeAlias = tuple[str | int, ...]


class Wire(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Base of the messages: unknown fields are refused, defaults are left out."""


class PanelChange(Wire, kw_only=True):
    """What is different in a panel. Pieces that are set keep their place in the list, those put go to its end."""

    id: str | msgspec.UnsetType = msgspec.UNSET
    title: str | msgspec.UnsetType = msgspec.UNSET
    w: float | msgspec.UnsetType = msgspec.UNSET
    h: float | msgspec.UnsetType = msgspec.UNSET
    slot: str | msgspec.UnsetType = msgspec.UNSET
    own: str | msgspec.UnsetType = msgspec.UNSET
    turns: list[float] | msgspec.UnsetType = msgspec.UNSET
    back: str | msgspec.UnsetType = msgspec.UNSET
    badge: str | msgspec.UnsetType = msgspec.UNSET
    lit: bool | msgspec.UnsetType = msgspec.UNSET
    put: list[Piece] | msgspec.UnsetType = msgspec.UNSET
    set: dict[str, dict[str, Any]] | msgspec.UnsetType = msgspec.UNSET
    gone: list[str] | msgspec.UnsetType = msgspec.UNSET
    order: list[int] | msgspec.UnsetType = msgspec.UNSET
    """The order of the pieces, as numbers in the list that would result."""


class PictureChange(Wire, kw_only=True):
    """What is different in a picture."""

    panels: dict[str, PanelChange] | msgspec.UnsetType = msgspec.UNSET
    gone_panels: list[str] | msgspec.UnsetType = msgspec.UNSET
    order: list[str] | msgspec.UnsetType = msgspec.UNSET
    seat: int | msgspec.UnsetType | None = msgspec.UNSET
    title: str | msgspec.UnsetType = msgspec.UNSET
    note: str | msgspec.UnsetType = msgspec.UNSET
    score: str | msgspec.UnsetType = msgspec.UNSET


class Offer(Wire, kw_only=True):
    """An action with its label, the pieces to click for it, and how they would lie afterwards."""

    a: Action
    text: str = ""
    touch: tuple[str, ...]
    ghost: tuple[Piece, ...] | None = None
    free: bool = False
    """An optional extra beside the question."""
    careful: bool = False
    """Hard to take back: the client asks for confirmation."""


class BlockedOffer(Wire, kw_only=True):
    """An action that a player might look for, and why it is not possible now."""

    a: Action
    text: str
    why: str
    guide: str | None = None


class WireAsk(Wire, kw_only=True):
    """A question. For a long list (`many`) it has only actions and pieces."""

    version: int
    about: str
    """What is asked, as a word of the rules: a question that is asked again ends what began with its last answer."""
    began: int
    """The number of choices when the turn began."""
    text: str
    guide: str | None = None
    many: bool = False
    actions: list[Offer | tuple[Action, tuple[str, ...]]]
    blocked: list[BlockedOffer]


class TallyChange(Wire, kw_only=True):
    """A number that the player counts, and its change."""

    key: str
    title: str
    by: int


class Preview(Wire, kw_only=True):
    """What an action costs and brings, up to the next question."""

    a: Action
    changes: list[TallyChange]
    unsure: list[str]
    """The changes that depend on chance or on hidden things."""
    then: str | None = None
    passes: bool | None = None


class Line(Wire, kw_only=True):
    """A line of the log: after which choice, about which seat and which things."""

    at: int
    text: str
    seat: int | None
    names: list[str] | None = None
    """The things that the line names; the ids of their pieces contain them."""
    pieces: list[str] | None = None
    """Those of their pieces that changed with it."""


class ShowStep(Wire, kw_only=True):
    """A moment on the way to the present one: its picture, and how many of the new lines belong to it."""

    lines: int
    picture: PictureChange


class ScoreItem(Wire, kw_only=True):
    """A source of points."""

    title: str
    points: int


class Score(Wire, kw_only=True):
    """A seat's points with their sources."""

    total: int
    items: list[ScoreItem]


class Hourglass(Wire, kw_only=True):
    """The timer of a real-time phase: its length in seconds, and when it runs out (server time, seconds)."""

    of: float
    ends: float


class Player(Wire, kw_only=True):
    """The player of a seat."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    level: str | None
    connected: bool
    away: bool
    """A bot stands in for a player who has left."""
    you: bool = False
    due: float | None
    """When the time of a player who is asked runs out (server time, seconds)."""


class Waiting(Wire, kw_only=True):
    """A seat that the table waits for, and what it decides."""

    seat: int
    text: str


class LessonStep(Wire, kw_only=True):
    """A text of a lesson, and what it points at."""

    n: int
    text: str
    why: str | None = None
    guide: str | None = None
    pieces: list[str]
    panels: list[str]


class Lesson(Wire, kw_only=True):
    """The progress of a guided first game: what to read now, and what to do then."""

    at: int
    of: int
    steps: list[LessonStep]
    do: Offer | None = None
    past: str | None = None
    """The previous text, while there is nothing new to read."""
    strayed: str | None = None
    """A text for a learner who did something else."""
    last: bool = False
    """Nothing more is suggested after these texts."""


TableState: TypeAlias = Literal["waiting", "playing", "over"]


class TableFacts(Wire, kw_only=True):
    """Everything that is shown of a table, apart from the picture."""

    at: int
    ask: WireAsk | None
    waiting: list[Waiting]
    scores: list[Score]
    players: list[Player]
    over: bool
    winners: list[int]
    can_undo: bool
    lang: str
    seat: int | None
    game: str
    state: TableState
    note: str | None
    hourglass: Hourglass | None
    lesson: Lesson | None
    origin: list[str]
    """What everybody should know about the origin of the table."""


class Scene(TableFacts, kw_only=True):
    """Everything that a viewer is shown, before it is put into a message."""

    picture: Picture


class StateMessage(TableFacts, kw_only=True, tag="state", tag_field="type"):
    """The whole scene."""

    n: int
    stream: str
    table: str
    picture: Picture
    log: list[Line]
    log_more: bool = False


class ChangeMessage(Wire, kw_only=True, tag="change", tag_field="type"):
    """The difference to the message before; a field that is left out is unchanged."""

    n: int
    picture: PictureChange | msgspec.UnsetType = msgspec.UNSET
    log: list[Line] | msgspec.UnsetType = msgspec.UNSET
    log_cut: int | msgspec.UnsetType = msgspec.UNSET
    """The log keeps only the lines up to this choice: something was undone, or is only now public."""
    steps: list[ShowStep] | msgspec.UnsetType = msgspec.UNSET
    """What went by without a question."""
    at: int | msgspec.UnsetType = msgspec.UNSET
    ask: WireAsk | msgspec.UnsetType | None = msgspec.UNSET
    waiting: list[Waiting] | msgspec.UnsetType = msgspec.UNSET
    scores: list[Score] | msgspec.UnsetType = msgspec.UNSET
    players: list[Player] | msgspec.UnsetType = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET
    winners: list[int] | msgspec.UnsetType = msgspec.UNSET
    can_undo: bool | msgspec.UnsetType = msgspec.UNSET
    state: TableState | msgspec.UnsetType = msgspec.UNSET
    note: str | msgspec.UnsetType | None = msgspec.UNSET
    hourglass: Hourglass | msgspec.UnsetType | None = msgspec.UNSET
    lesson: Lesson | msgspec.UnsetType | None = msgspec.UNSET
    origin: list[str] | msgspec.UnsetType = msgspec.UNSET


class Answer(Wire, kw_only=True):
    """The answer to a message, with its id."""

    re: str


class Moment(Answer, kw_only=True, tag="moment", tag_field="type"):
    """The table as it was after an earlier choice."""

    at: int
    last: int
    picture: Picture
    scores: list[Score]
    log: list[Line]


class Refused(Answer, kw_only=True, tag="refused", tag_field="type"):
    """A refusal: a code for programs, a sentence for people."""

    code: str
    why: str


class Closed(Wire, kw_only=True, tag="closed", tag_field="type"):
    """The connection ends."""

    code: str
    why: str


class Ack(Answer, kw_only=True, tag="ack", tag_field="type"):
    """Done, and stored."""

    version: int


class Pong(Answer, kw_only=True, tag="pong", tag_field="type"):
    """Here, at this time."""

    now: float


class LogLines(Answer, kw_only=True, tag="log", tag_field="type"):
    """Older lines of the log, and whether there are still older ones."""

    log: list[Line]
    more: bool


class Previews(Answer, kw_only=True, tag="previews", tag_field="type"):
    """Previews of actions of the question of that version."""

    version: int
    previews: list[Preview]


class Described(Answer, kw_only=True, tag="described", tag_field="type"):
    """Actions of a long list, in words."""

    actions: list[Offer]


class Gain(Wire, kw_only=True):
    """A reason of a hint."""

    title: str
    value: float


class HintAction(Wire, kw_only=True):
    """One of the best actions, what is expected of it, and the rest of the turn that goes with it."""

    a: Action
    text: str
    expected: float | None = None
    gains: list[Gain] = []
    plan: list[str] = []


class Hint(Answer, kw_only=True, tag="hint", tag_field="type"):
    """What a strong player would do."""

    actions: list[HintAction]


ServerMessage: TypeAlias = (
    StateMessage | ChangeMessage | Moment | Refused | Closed | Ack | Pong | LogLines | Previews | Described | Hint
)

# ---- answers to the page


OptionValue: TypeAlias = str | int | bool


class Choice(Wire, kw_only=True):
    """A value of an option."""

    value: str | int
    title: str


class GameOption(Wire, kw_only=True):
    """Something that may be chosen before the game."""

    name: str
    title: str
    tip: str
    kind: Literal["switch", "select", "number"]
    default: OptionValue
    choices: list[Choice]
    lo: int | None
    hi: int | None
    seats: tuple[int, int] | None


class Level(Wire, kw_only=True):
    """A level of opponents."""

    name: str
    title: str
    tip: str


class Provenance(Wire, kw_only=True):
    """Where the facts of a content file come from."""

    file: str
    provenance: str
    source: str


class GameCard(Wire, kw_only=True):
    """A game on offer."""

    name: str
    title: str
    tagline: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    weight: float
    since: int
    designer: str
    options: list[GameOption]
    lesson: bool
    """Has it a guided first game?"""
    levels: list[Level]
    provenance: list[Provenance]
