"""All that can be set about a server, in one place."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from .access.limits import Limits

CLIENT = Path(__file__).parent / "client"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What `ludonaut serve` was told, and what else a test may want to turn."""

    data: Path | None = None
    database: str | None = None
    shared: bool = False
    """Is this one of several processes on the store, each with its own tables?"""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    limits: Limits = field(default_factory=Limits)
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    client: Path = CLIENT
    position_every: int = 20
    leave_after: float = 60.0
    poll: float = 2.0
    bot_seconds: float = 20.0
    games: tuple[str, ...] | None = None
