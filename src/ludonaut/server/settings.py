"""All settings of a server, in one place."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from .access.limits import Limits

CLIENT = Path(__file__).parent / "client"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The options of `ludonaut serve`, and settings for tests."""

    data: Path | None = None
    database: str | None = None
    shared: bool = False
    """Do several processes use the store, each with its own tables?"""
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
