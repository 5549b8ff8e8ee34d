"""The bodies of requests and answers, checked on the way in and described in the OpenAPI page."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, StringConstraints

from ..bots import levels


def _plain(name: str) -> str:
    """Nothing that steers how text is shown: a name must not write over its neighbours, or seem to be another's."""
    name = unicodedata.normalize("NFC", name)
    kinds = [unicodedata.category(letter)[0] for letter in name]
    if "C" in kinds or "<" in name or ">" in name:
        raise ValueError("a name is made of letters that can be seen")
    if "MMM" in "".join(kinds) or kinds[:1] == ["M"] or kinds.count("M") * 2 > len(kinds):
        raise ValueError("a name has no towers of marks")
    if levels.is_bots(name):
        raise ValueError("this is the name of a bot")
    return name


Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=24), AfterValidator(_plain)]
Key = Annotated[str, StringConstraints(max_length=64)]
TableId = Annotated[str, StringConstraints(max_length=24)]
Word = Annotated[str, StringConstraints(max_length=40, pattern=r"^[A-Za-z0-9_.:+-]*$")]


class Body(BaseModel):
    """Nothing but what is named."""

    model_config = ConfigDict(extra="forbid")


class SeatIn(Body):
    """Who is to sit there."""

    kind: Literal["me", "open", "bot"]
    level: Word | None = None
    name: Name = ""


class ClockIn(Body):
    """How many seconds each answer may take before a bot takes over."""

    seconds: Annotated[int, Field(ge=10, le=30 * 86400)]


class TableIn(Body):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Word, StrictBool | StrictInt | StrictStr], Field(max_length=40)] = {}
    seed: Annotated[int, Field(ge=0, lt=2**53)] | None = None
    private: bool = False
    lang: Annotated[str, StringConstraints(max_length=12)] = "en"
    tempo: Annotated[int, Field(ge=0, le=10_000)] = 700
    clock: ClockIn | None = None


class SeatOut(BaseModel):
    """A seat of a new table: one's own come with their key, open ones with their invitation."""

    seat: int
    kind: Literal["human", "bot", "open"]
    key: str | None = None
    invite: str | None = None


class TableOut(BaseModel):
    """A new table and the secrets that belong to it: they are told only now."""

    table: str
    owner: str
    watch: str | None
    seats: list[SeatOut]


class SeatShown(BaseModel):
    """Who sits there."""

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    level: str | None
    connected: bool
    away: bool
    you: bool


class Summary(BaseModel):
    """A table in a list."""

    table: str
    game: str
    title: str
    created: float
    touched: float
    state: Literal["waiting", "playing", "over"]
    private: bool
    seats: list[SeatShown]
    at: int
    turn: list[int] = []
    your_turn: bool = False
    role: Literal["seat", "owner", "watch"] | None = None
    seat: int | None = None
    options: dict[str, bool | int | str] = {}
    over: bool = False
    winners: list[int] = []
    totals: list[int] = []


class Gone(BaseModel):
    """A table that is no longer there, or whose key no longer fits."""

    table: str
    gone: Literal[True] = True


class Mine(Body):
    """One of one's own tables."""

    table: TableId
    key: Key


class MineIn(Body):
    """One's own tables, as the browser remembers them."""

    tables: Annotated[list[Mine], Field(max_length=50)]


class JoinIn(Body):
    """Sit down."""

    name: Name = ""
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    invite: Key | None = None


class JoinOut(BaseModel):
    """One's seat and the key to it."""

    seat: int
    key: str


class KeyOut(BaseModel):
    """A new key."""

    key: str


class SeatOnly(Body):
    """Which seat."""

    seat: Annotated[int, Field(ge=0, le=7)]


class InviteOut(BaseModel):
    """A new invitation."""

    invite: str


class BotIn(Body):
    """Which seat a bot takes over, and which bot."""

    seat: Annotated[int, Field(ge=0, le=7)]
    level: Word = "pilot"


class NameIn(Body):
    """One's name at the table."""

    name: Annotated[Name, StringConstraints(min_length=1)]


class RecordIn(msgspec.Struct, forbid_unknown_fields=True):
    """A record, as text. A large body, so its reader stops at the first thing that does not belong there."""

    record: str
    lang: Annotated[str, msgspec.Meta(max_length=12)] = "en"


class BranchIn(Body):
    """From which moment, in whose seat, against which bots."""

    at: Annotated[int, Field(ge=0, le=10**6)]
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    level: Word = "pilot"
    lang: Annotated[str, StringConstraints(max_length=12)] = "en"


class RematchIn(Body):
    """Which seats of the old table are this screen's."""

    seats: Annotated[list[Annotated[int, Field(ge=0, le=7)]], Field(max_length=8)]
    lang: Annotated[str, StringConstraints(max_length=12)] = "en"


class TempoIn(Body):
    """How many milliseconds a bot's turn is kept in sight."""

    tempo: Annotated[int, Field(ge=0, le=10_000)]


class LangIn(Body):
    """Which language."""

    lang: Annotated[str, StringConstraints(max_length=12)] = "en"


class ScorePoint(BaseModel):
    """Everybody's points at a moment."""

    at: int
    totals: list[int]


class ScoresOut(BaseModel):
    """The points over the whole game."""

    seats: list[str]
    points: list[ScorePoint]


class Mistake(BaseModel):
    """A choice that cost points, and the one that looked best."""

    at: int
    seat: int
    chosen: str
    better: str
    cost: float


class Analysis(BaseModel):
    """The choices that cost most."""

    mistakes: list[Mistake]


class Nothing(BaseModel):
    """Done; there is nothing to say."""


class Trouble(BaseModel):
    """A refusal: a code for programs, a sentence for people."""

    code: str
    why: str


class Health(BaseModel):
    """How the server is."""

    ok: bool
    tables: int
    connections: int
    trouble: str | None = None


class Faces(BaseModel):
    """The static drawings of a game."""

    faces: dict[str, dict[str, Any]]


class Section(BaseModel):
    """A section of a guide."""

    anchor: str
    level: int
    title: str
    html: str


class Guide(BaseModel):
    """The rules of a game, in our own words."""

    sections: list[Section]
