"""How many connections an address may hold open."""

from __future__ import annotations

from typing import Any

from .limits import Counter, Limits, person_of


class Sockets:
    """Counts the open connections of each address, except those of trusted proxies."""

    def __init__(self, limits: Limits, trusted: tuple[str, ...]) -> None:
        self._counter = Counter(limits.sockets, limits.all_sockets)
        self._trusted = frozenset(trusted)
        self._held: dict[Any, str] = {}

    def take(self, transport: Any) -> bool:
        """Count a new connection; False if its address has too many."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else None
        if host is None or host in self._trusted:
            return True
        person = person_of(host)
        if not self._counter.take(person):
            return False
        self._held[transport] = person
        return True

    def give_back(self, transport: Any) -> None:
        """Stop counting a closed connection."""
        if (person := self._held.pop(transport, None)) is not None:
            self._counter.give_back(person)
