"""How far the fuzzing is, in a file that a kill in the middle of writing does not harm."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

FOLDER = Path("fuzz")


class Progress:
    """Numbers by part and game: what was done, in how many rounds, and how many faults were found."""

    def __init__(self, file: Path = FOLDER / "progress.json") -> None:
        self.file = file
        self.parts: dict[str, dict[str, int]] = {}
        if file.exists():
            self.parts = json.loads(file.read_text(encoding="utf-8"))

    def of(self, part: str) -> dict[str, int]:
        """The numbers of one part; it counts in them."""
        return self.parts.setdefault(part, {"done": 0, "rounds": 0, "faults": 0})

    def save(self) -> None:
        """Keep what was done."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(self.parts, indent=1), encoding="utf-8")
        fresh.replace(self.file)

    def work_off(
        self, part: str, games: list[str], share: int, until: float, one: Callable[[str, dict[str, int]], None]
    ) -> None:
        """A round of each game in turn, until each has its share or the time is over."""
        todo = list(games)
        while todo and time.monotonic() < until:
            for name in list(todo):
                done = self.of(f"{part} {name}")
                if done["done"] >= share:
                    todo.remove(name)
                else:
                    one(name, done)
            self.save()

    @property
    def faults(self) -> int:
        """How many were found in all."""
        return sum(part["faults"] for part in self.parts.values())

    def told(self) -> str:
        """A line a part."""
        return "\n".join(
            f"{name}: {part['done']} in {part['rounds']} rounds, {part['faults']} faults"
            for name, part in self.parts.items()
        )
