"""Bots think in processes of their own, so that no search ever holds up a move.

The protocol is a line of JSON each way. A worker thinks about one thing at a time. It remembers the last
matches it saw, so that usually only the newest choices are sent. One that dies is replaced, one that takes too long is
killed and replaced; the caller gets an error and asks for something simpler.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from ludonaut.kernel import Action

from ..access.fair_queue import FairQueue, always
from . import levels

if TYPE_CHECKING:
    from ..live.table import LiveTable

log = logging.getLogger(__name__)

REMEMBERED = 64
Spent: TypeAlias = Callable[[float], object]
READY = b"ready\n"
"""The first line of a worker: it has loaded the games and is ready."""
START = 120.0
"""Seconds that a worker may take to start on a busy machine; they do not count as thinking."""
LINE = 16 * 1024 * 1024


class Reading(msgspec.Struct, tag="reading"):
    """A stranger's record for a worker to read and test."""

    record: str
    lines: int


class Question(msgspec.Struct, omit_defaults=True, tag="question"):
    """A request to a worker. It already has the first `known` choices; `steps` are those that follow."""

    kind: str
    table: str
    game: str
    seats: int
    seed: str
    options: dict[str, str | int | bool]
    start: str | None
    undone: int
    steps: list[tuple[int, Action]]
    seat: int
    level: str
    known: int = 0
    luck: int = 0

    @classmethod
    def about(cls, table: LiveTable, seat: int, level: str, kind: str = "choose") -> Question:
        """The request for an answer of this seat."""
        row, match = table.row, table.match
        return cls(
            kind=kind,
            table=row.id,
            game=row.game,
            seats=row.seats,
            seed=str(match.seed),
            options=dict(match.state.options),
            start=match.origin or None,
            undone=table.content.undone,
            steps=list(match.choices),
            seat=seat,
            level=level,
            luck=int.from_bytes(blake2b(f"{row.seed} {row.seq}".encode(), digest_size=6).digest(), "little"),
        )

    def at_level(self, level: str) -> Question:
        """The same request for another bot."""
        return msgspec.structs.replace(self, level=level)


class Answer(msgspec.Struct, omit_defaults=True):
    """A result or an error; `missing` if the worker does not have the known choices."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    fault: str = ""
    missing: bool = False


_answer = msgspec.json.Decoder(Answer)
_action = msgspec.json.Decoder(tuple[str | int, ...])


class Worker:
    """A worker process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._ready = False

    @classmethod
    async def start(cls) -> Worker:
        """Start the process; it shares nothing with the server but its code."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ludonaut.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        """Is the process running?"""
        return self.process.returncode is None

    async def ready(self) -> None:
        """Wait until it has started."""
        if not self._ready:
            assert self.process.stdout
            if await asyncio.wait_for(self.process.stdout.readline(), START) != READY:
                raise EOFError("the worker did not start")
            self._ready = True

    def knows(self, table: str) -> bool:
        """Does the worker have this table in its cache?"""
        return table in self._known

    async def ask(self, question: Question | Reading) -> bytes:
        """The result for a question, as JSON."""
        if isinstance(question, Reading):
            return self._result(await self._send(question))
        undone, known = self._known.get(question.table, (0, 0))
        if undone != question.undone or known > len(question.steps):
            known = 0
        answer = await self._send(msgspec.structs.replace(question, known=known, steps=question.steps[known:]))
        if answer.missing:
            answer = await self._send(question)
        if answer.fault:
            self._known.pop(question.table, None)
        result = self._result(answer)
        self._known[question.table] = (question.undone, len(question.steps))
        self._known.move_to_end(question.table)
        while len(self._known) > REMEMBERED // 2:
            self._known.popitem(last=False)
        return result

    @staticmethod
    def _result(answer: Answer) -> bytes:
        if answer.fault:
            raise RuntimeError(answer.fault)
        return bytes(answer.result)

    async def _send(self, question: Question | Reading) -> Answer:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise EOFError("the worker died")
        return _answer.decode(line)

    async def end(self) -> None:
        """End the process."""
        if self.alive:
            with suppress(ProcessLookupError):
                self.process.kill()
        with suppress(Exception):
            await asyncio.wait_for(self.process.wait(), 5)


class Asker(msgspec.Struct, frozen=True):
    """Who a job is for: the person whose budget it uses, a callback for its duration, and whether anybody waits."""

    person: str
    spent: Spent
    urgent: Callable[[], bool] = always


class Pool:
    """A few workers, shared fairly by everybody who waits for one."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.restarts = -size
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self.queue = FairQueue(size)

    async def start(self) -> None:
        """Start the workers, so that the first move does not wait for one."""
        for _ in range(self.size):
            self._idle.append(await self._new())

    async def stop(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.end() for worker in self._all))
        self._all.clear()
        self._idle.clear()

    @property
    def pids(self) -> Sequence[int]:
        """The ids of the processes, for tests that inspect or kill them."""
        return [worker.process.pid for worker in self._all if worker.alive]

    async def _new(self) -> Worker:
        worker = await Worker.start()
        self._all.add(worker)
        self.restarts += 1
        return worker

    async def _take(self, table: str) -> Worker:
        """An idle worker, preferably one that knows the table; a dead one is replaced."""
        at = next((i for i, worker in enumerate(self._idle) if worker.knows(table)), len(self._idle) - 1)
        worker = self._idle.pop(at) if self._idle else await self._new()
        if not worker.alive:
            await self._drop(worker)
            worker = await self._new()
        return worker

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def ask(self, question: Question | Reading, seconds: float, asker: Asker) -> bytes:
        """The answer to a question; an error if the worker dies or takes too long.

        Whoever asked may be gone before the answer comes: the worker finishes anyway and is then free.
        """
        work = asyncio.ensure_future(self._serve(question, seconds, asker))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(work)

    async def _serve(self, question: Question | Reading, seconds: float, asker: Asker) -> bytes:
        async with self.queue.slot(asker.person, cost_of(question), asker.urgent):
            worker = await self._take(question.table if isinstance(question, Question) else "")
            began = time.monotonic()
            try:
                await worker.ready()
                began = time.monotonic()
                result = await asyncio.wait_for(worker.ask(question), seconds)
            except RuntimeError:
                self._idle.append(worker)
                raise
            except BaseException:
                await self._replace(worker)
                raise
            finally:
                asker.spent(time.monotonic() - began)
            self._idle.append(worker)
            return result

    async def _replace(self, worker: Worker) -> None:
        await self._drop(worker)
        self._idle.append(await self._new())

    async def choose(self, question: Question, seconds: float, asker: Asker) -> Action:
        """A bot's choice."""
        return _action.decode(await self.ask(question, seconds, asker))

    async def thoughts(self, question: Question, seconds: float, asker: Asker) -> list[dict[str, Any]]:
        """A strong bot's judgement of a seat's possibilities, or of a whole game."""
        return msgspec.json.decode(await self.ask(question, seconds, asker), type=list[dict[str, Any]])


def cost_of(question: Question | Reading) -> int:
    """The rough cost of a request: weak bots answer at once, strong ones and hints think."""
    if isinstance(question, Reading) or question.kind != "choose":
        return 100
    known = levels.known(question.game)
    return known.index(question.level) if question.level in known else 0
