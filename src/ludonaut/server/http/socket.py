"""A WebSocket: its first message, then receiving and sending, each at its own pace."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludonaut.kernel import Match

from .. import catalogue, scene
from ..access.keys import creator_of
from ..access.limits import Bucket, Pace, person_of
from ..access.roles import Role
from ..bots.pool import Question
from ..live.channel import encode
from ..live.table import LiveTable
from ..live.viewer import Viewer
from ..refusal import Refused
from ..sight import Sight
from ..wire import incoming, outgoing
from ..wire.outgoing import Ack, Answer, Closed, Described, Gain, HintAction, LogLines, Moment, Pong, Previews

if TYPE_CHECKING:
    from ..service import Service

log = logging.getLogger(__name__)

_CLOSE = {"bad-key": 4401, "private": 4401, "no-table": 4404, "no-hello": 4408, "too-fast": 4429, "busy": 4503}
_CLOSE |= {"many-connections": 4429, "store": 4503, "damaged": 4500}

OLDER = 200
"""Page size for older log lines."""


COST: dict[type[Any], float] = {incoming.Undo: 4.0, incoming.Language: 8.0, incoming.Describe: 2.0, incoming.Leave: 4.0}
"""The weight of a message, if not one: how many times longer than a move it keeps the event loop busy."""


class Gone(Exception):
    """The client has disconnected."""


class Socket:
    """A connection from its acceptance to its end."""

    def __init__(self, service: Service, websocket: WebSocket, tid: str) -> None:
        self.service = service
        self.websocket = websocket
        self.tid = tid
        self.lang = "en"
        self.person = person_of(websocket.client.host if websocket.client else None)
        self.limits = service.settings.limits
        self.pace = Pace(Bucket(*self.limits.messages), service.messages.of(self.person))
        self.role = Role("watch")
        self.key: str | None = None
        self.table: LiveTable
        self.viewer: Viewer

    async def run(self) -> None:
        """Serve the connection until it ends."""
        if not self.service.connections.take(self.person):
            await self._close(Refused("many-connections"))
            return
        try:
            await self._enter()
        except Refused as fault:
            await self._close(fault)
        except (Gone, WebSocketDisconnect):
            return
        else:
            await self._serve()
        finally:
            self.service.connections.give_back(self.person)
            self.__dict__.pop("table", None)
            self.__dict__.pop("viewer", None)

    async def _close(self, fault: Refused) -> None:
        told = Closed(code=fault.code, why=fault.why(self.lang))
        with suppress(Exception):
            async with asyncio.timeout(5):
                await self.websocket.send_text(encode(told).decode())
                await self.websocket.close(_CLOSE.get(fault.code, 4400))

    async def _receive(self) -> str | bytes:
        event = await self.websocket.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        said: str | bytes = text if text is not None else event.get("bytes") or b""
        return said

    async def _enter(self) -> None:
        try:
            async with asyncio.timeout(self.limits.hello):
                said = await self._receive()
        except TimeoutError:
            raise Refused("no-hello") from None
        try:
            hello = incoming.read(said)
        except incoming.Malformed:
            raise Refused("malformed") from None
        if not isinstance(hello, incoming.Hello):
            raise Refused("no-hello")
        self.lang = catalogue.language(hello.lang)
        self.table = await self.service.hub.get(self.tid, self.person)
        self.role = self.service.door.admit(self.person, self.table.row, self.table.seating.seats, hello.key)
        if self.role.seat is not None:
            self.key = self.table.seating.seats[self.role.seat].key
            if self.table.seating.in_company and creator_of(self.person) != self.table.row.creator:
                await self.table.share()
        self.viewer = Viewer(self.table.broadcast.channel(self.role.seat, self.lang))
        self.viewer.resume(hello.stream, hello.since)

    async def _serve(self) -> None:
        self.table.broadcast.enter(self.viewer)
        tasks = {asyncio.ensure_future(self._read()), asyncio.ensure_future(self._write())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.broadcast.leave(self.viewer)
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
            for fault in done:
                if isinstance(fault, Refused):
                    await self._close(fault)
                elif isinstance(fault, Exception) and not isinstance(fault, _ENDS):
                    log.error("a connection failed", exc_info=fault)
            if self.websocket.client_state is not WebSocketState.DISCONNECTED:
                with suppress(Exception):
                    async with asyncio.timeout(2):
                        await self.websocket.close()

    async def _write(self) -> None:
        """Send what is queued; a client that does not read in time is disconnected by its transport."""
        while True:
            for message in await self.viewer.next():
                await self.websocket.send_text(message)

    async def _read(self) -> None:
        while True:
            said = await self._receive()
            await self.viewer.answer(encode(await self._answer(said)).decode())

    def _check_key(self) -> None:
        """Refuse a message whose key has been revoked, since the sending task, which closes the connection, may be
        blocked."""
        if self.role.seat is not None and self.table.seating.seats[self.role.seat].key != self.key:
            raise Refused("bad-key")

    async def _answer(self, said: str | bytes) -> Answer:
        """Answer a message, at the pace that this person is allowed."""
        try:
            message = incoming.read(said)
        except incoming.Malformed:
            await self.pace.next()
            kind, re = incoming.glimpse(said)
            code = "malformed" if kind in incoming.TYPES or not kind else "unknown"
            return self._refused(Refused(code), re)
        await self.pace.next(COST.get(type(message), 1.0))
        self._check_key()
        try:
            return await self._do(message)
        except Refused as fault:
            return self._refused(fault, message.id)
        except Exception:
            log.exception("table %s: a message failed", self.tid)
            return self._refused(Refused("error"), message.id)

    def _refused(self, fault: Refused, re: str) -> Answer:
        return outgoing.Refused(re=re, code=fault.code, why=fault.why(self.lang))

    async def _do(self, message: incoming.Said) -> Answer:
        match message:
            case incoming.Play():
                table, seat = await self._seated()
                played = await table.play(seat, tuple(message.action), message.version, message.id)
                return Ack(re=message.id, version=played)
            case incoming.Undo():
                table, seat = await self._seated()
                return Ack(re=message.id, version=await table.undo(seat, message.version, message.id))
            case incoming.Ping():
                return Pong(re=message.id, now=round(time.time(), 3))
            case incoming.Describe():
                return await self._describe(message)
            case incoming.Preview():
                return await self._preview(message)
            case incoming.Look():
                return await self._look(message)
            case incoming.Log():
                return await self._log(message)
            case incoming.Hint():
                return await self._hint(message)
            case incoming.Language():
                await self._ready()
                self.lang = catalogue.language(message.lang)
                self.viewer.move(self.table.broadcast.channel(self.role.seat, self.lang))
                return Ack(re=message.id, version=self.table.match.version)
            case incoming.Leave():
                table, _ = await self._seated()
                await table.leave_lesson()
                return Ack(re=message.id, version=table.match.version)
        raise Refused("unknown")

    async def _ready(self) -> None:
        """The loaded table; it may have been unloaded and loaded again meanwhile."""
        table = await self.service.hub.get(self.tid, self.person)
        if table is not self.table:
            self.table.broadcast.leave(self.viewer)
            self.table = table
            self.viewer.move(table.broadcast.channel(self.role.seat, self.lang))
            table.broadcast.enter(self.viewer)

    async def _seated(self) -> tuple[LiveTable, int]:
        """The table and the client's seat; refused if the key has been revoked since the client connected."""
        await self._ready()
        if self.role.seat is None:
            raise Refused("spectator")
        self._check_key()
        return self.table, self.role.seat

    async def _describe(self, message: incoming.Describe) -> Answer:
        table, seat = await self._seated()
        ask = table.match.asks.get(seat)
        if ask is None:
            raise Refused("not-asked")
        legal = set(ask.actions)
        wanted = [action for action in map(tuple, message.actions) if action in legal]
        told = scene.describe(table.game, table.match.view(seat), wanted, table.seating.speaker(self.lang))
        return Described(re=message.id, actions=told)

    async def _preview(self, message: incoming.Preview) -> Answer:
        """Previews of legal actions, computed from a copy outside the event loop: they never delay a move."""
        table, seat = await self._seated()
        ask = table.match.asks.get(seat)
        if ask is None:
            raise Refused("not-asked")
        if message.version is not None and message.version != ask.version and not table.match.racing:
            raise Refused("stale")
        legal, speaker = set(ask.actions), table.seating.speaker(self.lang)
        wanted = [action for action in map(tuple, message.actions) if action in legal]
        copy = table.match.seen_by(seat).clone()
        found = await self.service.heavy.do(self.person, lambda: scene.previewed(copy, seat, wanted))
        told = [scene.preview(action, one, speaker) for action, one in found]
        return Previews(re=message.id, version=ask.version, previews=told)

    async def _look(self, message: incoming.Look) -> Answer:
        await self._ready()
        table, seat = self.table, self.role.seat
        speaker, last = table.seating.speaker(self.lang), len(table.match.choices)

        at = message.at

        def moment(match: Match[Any]) -> Answer:
            sight = Sight(match, seat)
            return Moment(
                re=message.id,
                at=at,
                last=last,
                picture=sight.picture(match, seat, speaker),
                scores=sight.scores_in_words(seat, speaker),
                log=scene.line(match, at, seat, speaker),
            )

        return await self.service.heavy.do(self.person, table.past.at(table.match, at, moment))

    async def _log(self, message: incoming.Log) -> Answer:
        await self._ready()
        events, more = scene.earlier(
            self.table.match, message.before, self.role.seat, OLDER, self.table.content.told_beside
        )
        words = self.table.seating.speaker(self.lang)
        lines = await self.service.heavy.do(
            self.person, lambda: [scene.told(event, number, words) for number, event in events]
        )
        return LogLines(re=message.id, log=lines, more=more)

    async def _hint(self, message: incoming.Hint) -> Answer:
        table, seat = await self._seated()
        ask = table.match.asks.get(seat)
        if ask is None:
            raise Refused("not-asked")
        view, speaker = table.match.view(seat), table.seating.speaker(self.lang)
        found = await self.service.think(self.person, Question.about(table, seat, "", "hint"))
        return outgoing.Hint(re=message.id, actions=[self._hinted(hint, view, speaker) for hint in found])

    def _hinted(self, hint: dict[str, Any], view: Any, speaker: Any) -> HintAction:
        action = tuple(hint["action"])
        gains = [
            Gain(title=speaker.say(key, {"n": abs(round(value))}), value=value)
            for key, value in hint.get("reasons", [])
        ]
        text = scene.steps_in_words(hint["steps"], speaker) or scene.phrase(speaker.game, view, action, speaker)
        return HintAction(a=action, text=text, expected=hint.get("expected"), gains=gains)


_ENDS = (Gone, WebSocketDisconnect, TimeoutError, asyncio.CancelledError, RuntimeError, OSError)
