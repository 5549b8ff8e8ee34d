"""The guarantees as checks that run against any game, at every step.

`play_random` plays a random game with the components counted; `Checks` adds every guarantee of the kernel. A game that
breaks one is told which, where, and with the record that shows it.
"""

from .guarantees import Checks
from .hidden import forgotten
from .random_play import CheckFailed, play_random, playout, random_choice, random_choices
from .run import Finding, Redeals
from .snapshot import fingerprint, shared, snapshot, state_text

__all__ = [
    "CheckFailed",
    "Checks",
    "Finding",
    "Redeals",
    "fingerprint",
    "forgotten",
    "play_random",
    "playout",
    "random_choice",
    "random_choices",
    "shared",
    "snapshot",
    "state_text",
]
