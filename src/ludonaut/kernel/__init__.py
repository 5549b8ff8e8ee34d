"""The kernel: a game is a script that asks. It knows no game and imports nothing else of Ludonaut."""

from .ask import CLOCK, Action, Ask, Blocked, Race, Script, Together
from .copying import SHARED
from .dealing import shuffle_unknown
from .errors import (
    AuditError,
    BadContent,
    BadOptions,
    BadPosition,
    BadRecord,
    CannotClone,
    CannotUndo,
    IllegalAction,
    LudonautError,
    NotAsked,
    RuleError,
    StaleAnswer,
    UnknownGame,
    conserve,
    ensure,
)
from .game import Alarm, Game, Option, Phrase, Score
from .match import Choice, Match
from .preview import Preview
from .rng import Rng
from .seat import Seat
from .showing import show
from .state import Event, Options, State
from .steps import in_any_order
from .text import LANGUAGES, Texts
from .verbs import Noun, Verb, Verbs, nouns, verbs
from .view import View

__all__ = [
    "CLOCK",
    "LANGUAGES",
    "SHARED",
    "Action",
    "Alarm",
    "Ask",
    "AuditError",
    "BadContent",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Blocked",
    "CannotClone",
    "CannotUndo",
    "Choice",
    "Event",
    "Game",
    "IllegalAction",
    "LudonautError",
    "Match",
    "NotAsked",
    "Noun",
    "Option",
    "Options",
    "Phrase",
    "Preview",
    "Race",
    "Rng",
    "RuleError",
    "Score",
    "Script",
    "Seat",
    "StaleAnswer",
    "State",
    "Texts",
    "Together",
    "UnknownGame",
    "Verb",
    "Verbs",
    "View",
    "conserve",
    "ensure",
    "in_any_order",
    "nouns",
    "show",
    "shuffle_unknown",
    "verbs",
]
