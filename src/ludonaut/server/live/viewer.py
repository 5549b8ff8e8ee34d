"""A viewer of a table: its place in its channel's stream, and its queue of answers."""

from __future__ import annotations

import asyncio
from collections import deque

from ..refusal import Refused
from .channel import Channel

ANSWERS, ANSWERS_LETTERS = 100, 200_000
"""How many answers may wait for a client that does not read, and their total length: pictures are long."""


class Viewer:
    """A connection. A slow one delays nobody: when it is too far behind, it gets the whole scene."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self.seen: int | None = None
        self.answers: deque[str] = deque()
        self._waiting = 0
        self._dismissed: str | None = None
        self._more = asyncio.Event()
        self._more.set()
        self._room = asyncio.Event()
        self._room.set()

    def wake(self) -> None:
        """Look again: there is something to send."""
        self._more.set()

    def resume(self, stream: str | None, since: int | None) -> None:
        """Continue after the last message that the client has, if the stream is still the same."""
        if stream == self.channel.stream and since is not None and self.channel.after(since) is not None:
            self.seen = since

    def dismiss(self, code: str) -> None:
        """Close the connection: this viewer may no longer watch."""
        self._dismissed = code
        self.wake()

    def move(self, channel: Channel) -> None:
        """Switch to another channel (another language), starting from its whole scene."""
        self.channel.viewers.discard(self)
        self.channel = channel
        channel.viewers.add(self)
        self.seen = None
        self.wake()

    async def answer(self, message: str) -> None:
        """Send something to this viewer only; waits while its queue is full."""
        self.answers.append(message)
        self._waiting += len(message)
        if len(self.answers) > ANSWERS or self._waiting > ANSWERS_LETTERS:
            self._room.clear()
        self._more.set()
        await self._room.wait()

    async def next(self) -> list[str]:
        """The next message to send; waits until there is one."""
        while True:
            await self._more.wait()
            self._more.clear()
            if self._dismissed:
                raise Refused(self._dismissed)
            messages = self._broadcast()
            while self.answers:
                messages.append(self.answers.popleft())
            self._waiting = 0
            self._room.set()
            if messages:
                return messages

    def _broadcast(self) -> list[str]:
        channel = self.channel
        missed = channel.after(self.seen) if self.seen is not None else None
        self.seen = channel.n
        return [channel.whole()] if missed is None else missed
