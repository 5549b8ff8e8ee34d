"""A random game under check: what all checks share."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from .. import record
from ..ask import Action
from ..errors import RuleError
from ..game import Game
from .random_play import CheckFailed

Redeals: TypeAlias = defaultdict[tuple[str, str], list[bool]]
"""By kind of viewer and field of the others' private views: did each redeal change it?"""


@dataclass(frozen=True, slots=True)
class Finding:
    """A guarantee that does not hold, with the record that shows it."""

    guarantee: str
    what: str

    def __str__(self) -> str:
        return f"{self.guarantee}: {self.what}"


class Run:
    """A match with its companions, and what was found in it.

    `probe` also sends the script answers that are not listed and expects it to fail on them: only for games whose
    scripts themselves refuse them. `hidden` says that the game has something to hide. With `collect` the findings are
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
        self.imagined = 0
        """How many imagined copies were looked at."""
        self.met: Counter[str] = Counter()
        self.redeals: Redeals = defaultdict(list)
        self.viewed: list[tuple[Any, bytes]] = []

    def of_any_verb(self, seat: int) -> Action:
        """A random action of a random verb: otherwise verbs with many nouns would crowd out the others."""
        actions = self.match.asks[seat].actions
        verb = self.luck.choice(sorted({str(each[0]) for each in actions}))
        return self.luck.choice([each for each in actions if each[0] == verb])

    def is_rare(self, action: Action) -> bool:
        """Has a verb been chosen only a few times yet?"""
        self.met[str(action[0])] += 1
        return self.met[str(action[0])] <= 4

    def fail(self, guarantee: str, what: str) -> None:
        """Report a guarantee that does not hold, with the record that shows it."""
        if not self.collect:
            raise CheckFailed(f"{self.game.name}: {guarantee}: {what}\n{self.match.record()}")
        self.findings.setdefault(Finding(guarantee, what), self.match.record())

    def expect(self, condition: bool, guarantee: str, what: str) -> None:
        """Fail unless the condition holds."""
        if not condition:
            self.fail(guarantee, what)

    def step(self, seat: int, action: Action) -> None:
        """Make the choice in the match and in its companions; all must reach the same state."""
        for match in {id(m): m for m in (self.match, self.twin, self.shadow)}.values():
            try:
                match.step(action, seat)
            except RuleError as fault:
                self.fail("exact lists", f"a listed action failed: {fault}")
