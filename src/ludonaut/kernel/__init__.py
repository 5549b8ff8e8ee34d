"""The kernel: a game is a script that asks. It knows no game and imports nothing of ours."""

from .ask import CLOCK, Action, Ask, Blocked, Race, Script, Together, read_action, write_action
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
    ensure,
)
from .game import Alarm, Game, Option, Phrase, Score, View
from .match import Choice, Match
from .rng import Rng
from .state import Event, Options, State
from .text import LANGUAGES, Texts

__all__ = [
    "CLOCK",
    "LANGUAGES",
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
    "Option",
    "Options",
    "Phrase",
    "Race",
    "Rng",
    "RuleError",
    "Score",
    "Script",
    "StaleAnswer",
    "State",
    "Texts",
    "Together",
    "UnknownGame",
    "View",
    "ensure",
    "read_action",
    "write_action",
]
