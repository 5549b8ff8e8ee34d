"""Figures of attacks that need no part of the server's code: the same script measures old code and new.

`PYTHONPATH=OTHER/src python tests/attack/figures.py [1 2 9 10 12]` prints what it sees of these faults in the code that
is on the path: how long an absurd position and many bad records hold up everybody else, how many hints depend on what
is hidden, whether a draw gives away the next one, and how strange requests are answered.
"""

from __future__ import annotations

import json
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ludonaut import games
from ludonaut.kernel import Rng, record
from ludonaut.kernel.checks import play_random, random_choice

WARM = 15.0
"""Seconds after which a server has read all its games, on a busy machine too."""
CANDIDATES = 15
BAD = 40
PAIRS = 20


class Server:
    """A server in its own process, and another person who requests the list of games again and again."""

    def __init__(self, base: str, data: Path) -> None:
        self.http = httpx.Client(base_url=base, timeout=120)
        self.data = data
        self._base = base
        self._worst = 0.0
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)
        self._thread.start()

    def _ask(self) -> None:
        with httpx.Client(base_url=self._base, timeout=120) as other:
            while not self._ends.wait(0.1):
                asked = time.perf_counter()
                other.get("/api/games")
                self._worst = max(self._worst, time.perf_counter() - asked)

    def worst(self) -> float:
        """The longest wait of the other person since the last call, in seconds."""
        time.sleep(0.3)
        found, self._worst = self._worst, 0.0
        return found

    def end(self) -> None:
        """Stop the other person."""
        self._ends.set()
        self._thread.join()

    def status(self, method: str, path: str, **more: Any) -> str:
        """The status of an answer, or what happened instead."""
        try:
            return str(self.http.request(method, path, **more).status_code)
        except httpx.HTTPError as fault:
            return type(fault).__name__


@contextmanager
def serving() -> Iterator[Server]:
    """A server with its usual limits."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludonaut", "serve", "--port", str(port), "--data", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(600):
                try:
                    socket.create_connection(("127.0.0.1", port), 0.2).close()
                    break
                except OSError:
                    time.sleep(0.05)
            server = Server(f"http://127.0.0.1:{port}", Path(folder))
            time.sleep(WARM)
            server.worst()
            yield server
            server.end()
        finally:
            process.kill()
            process.wait()


def lists_of(value: Any) -> list[list[Any]]:
    """Every list inside a value."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [*([value] if isinstance(value, list) else []), *(each for part in inside for each in lists_of(part))]


def absurd_positions() -> Iterator[tuple[str, str]]:
    """Records of 0.7 MB with one list of their position repeated."""
    luck = random.Random(1)
    match = record.begin(games.find("spacecorp"), 2, 1, auto=False)
    for _ in range(60):
        seat, action = random_choice(match, luck)
        match.step(action, seat)
    yield "spacecorp", _repeated(match, lambda state: state["beyond"])
    for name in ("seti", "planet_unknown", "spacecorp", "alien_artifacts"):
        match = record.begin(games.find(name), 2, 1, auto=False)
        for _ in range(60):
            seat, action = random_choice(match, luck)
            match.step(action, seat)
        count = len(lists_of(json.loads(match.position())["state"]))
        for number in sorted(luck.sample(range(count), min(count, 60))):
            items = lists_of(json.loads(match.position())["state"])[number]
            if items and isinstance(items[0], str | int):
                yield name, _repeated(match, lambda state, number=number: lists_of(state)[number])


def _repeated(match: Any, choose: Any) -> str:
    """A record of the match with one list of its position repeated."""
    given = json.loads(match.position())
    items = choose(given["state"])
    items.extend(items * (700_000 // len(json.dumps(items))))
    given["choices"] = []
    head = f"{record.FORMAT}\ngame {given['game']} {given['version']}\n"
    return f"{head}position {json.dumps(given, separators=(',', ':'))}\n\n"


def _look(server: Server, table: str, key: str) -> None:
    """Connect to a table and wait for its first scene."""
    where = f"{str(server.http.base_url).replace('http', 'ws', 1)}/api/ws/{table}"
    with suppress(OSError, TimeoutError, WebSocketException), connect(where, max_size=None) as line:
        line.send(json.dumps({"type": "hello", "key": key}))
        line.recv(timeout=60)


def fault_1(server: Server) -> str:
    """An absurd list in a position, and one look at its table."""
    made, worst, tried = 0, 0.0, 0
    for _name, text in absurd_positions():
        answer = server.http.post("/api/tables/import", json={"record": text})
        tried += 1
        if answer.status_code == 200:
            made += 1
            table = answer.json()
            key = {"authorization": f"Bearer {table['owner']}"}
            server.status("GET", f"/api/tables/{table['table']}/picture.svg", headers=key)
            _look(server, table["table"], table["seats"][0]["key"])
        worst = max(worst, server.worst())
        if tried >= CANDIDATES or worst > 20:
            break
    return f"{tried} records with an absurd list: {made} accepted; another person waits {worst:.2f} s at most"


def fault_2(server: Server) -> str:
    """Bad records: whether they count, and what they cost the others."""
    text = play_random(games.find("spacecorp"), 4, 1).record()
    bad, counted = text + "0 nonsense\n", 0
    for _ in range(BAD):
        counted += server.http.post("/api/tables/import", json={"record": bad}).status_code == 429
    alone = server.worst()
    blank = text.split("\n\n")[0] + "\n\n" + "\r" * 350_000
    server.http.post("/api/tables/import", json={"record": blank})
    return (
        f"{BAD} records with an illegal last line: {counted} refused unread; another person waits {alone:.2f} s at "
        f"most; 350,000 carriage returns: {server.worst():.2f} s"
    )


def _hints(match: Any, seat: int) -> bytes:
    from ludonaut.players.hints import hints

    try:
        from ludonaut.kernel import Seat
    except ImportError:
        return msgspec.json.encode(hints(match, seat))  # type: ignore[arg-type]
    return msgspec.json.encode(hints(Seat(match, seat)))


def fault_9() -> str:
    """Hints in two worlds that look alike to the seat."""
    pairs = different = 0
    for name in ("alien_artifacts", "galaxy_trucker", "spacecorp", "seti"):
        game, luck, here = games.find(name), random.Random(name), 0
        match = record.begin(game, 2, 11, auto=False)
        while here < PAIRS // 4 and not match.over:
            seat, action = random_choice(match, luck)
            if seat >= 0 and len(match.choices) > 8 and len(match.asks[seat].actions) > 1 and luck.random() < 0.3:
                start = match.start.copy()
                game.redeal(start, seat, Rng(luck.getrandbits(32)))
                try:
                    other = match._again(start, match.choices[: match.began], match.choices[match.began :])
                    alike = other.view(seat) == match.view(seat)
                    alike = alike and list(other.asks[seat].actions) == list(match.asks[seat].actions)
                except Exception:
                    alike = False
                if alike:
                    here += 1
                    different += _hints(match, seat) != _hints(other, seat)
            match.step(action, seat)
        pairs += here
    return f"{pairs} pairs of equal views: {different} gave different hints"


def _inverted(drawn: int) -> int:
    """The state of SplitMix64 after it has given this number."""
    mask = 2**64 - 1

    def unshift(value: int, by: int) -> int:
        found = value
        for _ in range(64 // by + 1):
            found = value ^ (found >> by)
        return found

    state = unshift(drawn, 31) * pow(0x94D049BB133111EB, -1, 2**64) & mask
    state = unshift(state, 27) * pow(0xBF58476D1CE4E5B9, -1, 2**64) & mask
    return unshift(state, 30)


def fault_10() -> str:
    """The seed of a new table, and what one full draw of its generator tells about the next."""
    try:
        from ludonaut.kernel.rng import secret_seed
    except ImportError:

        def secret_seed() -> int:
            return random.SystemRandom().getrandbits(63)

    foretold = 0
    for _ in range(1000):
        rng = Rng(secret_seed())
        foretold += Rng(_inverted(rng.bits())).bits() == rng.bits()
    rng, costs = Rng(secret_seed()), []
    for _ in range(5):
        began = time.process_time()
        for _ in range(50_000):
            rng.below(40)
        costs.append((time.process_time() - began) / 50_000 * 1e6)
    bits = max(secret_seed() for _ in range(100)).bit_length()
    return f"seeds of {bits} bits; next draw foretold {foretold} of 1000 times; a draw takes {min(costs):.2f} µs"


def _raw(server: Server, request: bytes) -> str:
    """The status that the server gives to these bytes."""
    with socket.create_connection(("127.0.0.1", int(server.http.base_url.port or 0)), timeout=60) as line:
        line.sendall(request)
        try:
            return line.recv(65536).split(b"\r\n")[0].decode().partition(" ")[2] or "closed"
        except OSError as fault:
            return type(fault).__name__


def fault_12(server: Server) -> str:
    """Strange requests and files, as a stranger and the operator see them."""
    head = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
    many = b"".join(b"x-%d: %s\r\n" % (n, b"y" * 100) for n in range(400))
    wish = {"game": "spacecorp", "seats": [{"kind": "me"}, {"kind": "open"}], "private": True}
    made = server.http.post("/api/tables", json=wish).json()
    url = f"/api/tables/{made['table']}"
    names = ("Commander", "a" + "\u0301" * 8, "x\u202ey")
    own = {"authorization": f"Bearer {made['seats'][0]['key']}"}
    named = [server.status("POST", f"{url}/name", json={"name": name}, headers=own) for name in names]
    guesses = [server.status("GET", url, headers={"authorization": f"Bearer guess{n}"}) for n in range(40)]
    file = server.data / "copy.db"
    backup = [sys.executable, "-m", "ludonaut", "backup", str(file), "--data", str(server.data)]
    second = [sys.executable, "-m", "ludonaut", "serve", "--port", "0", "--data", str(server.data)]
    backups = [subprocess.run(backup, capture_output=True, check=False).returncode for _ in range(2)]
    try:
        served = subprocess.run(second, capture_output=True, text=True, timeout=20, check=False)
        told = (served.stderr + served.stdout).strip().splitlines()[-1]
    except subprocess.TimeoutExpired:
        told = "runs"
    held = [socket.create_connection(("127.0.0.1", int(server.http.base_url.port or 0))) for _ in range(300)]
    time.sleep(1)
    closed = 0
    for line in held:
        line.setblocking(False)
        try:
            closed += line.recv(1) == b""
        except BlockingIOError:
            pass
        except OSError:
            closed += 1
        line.close()
    return "; ".join(
        (
            f"HEAD / {server.status('HEAD', '/')}",
            f"/%00 {server.status('GET', '/%00')}",
            f"path of 5,000 {server.status('GET', '/' + 'x' * 5000)}",
            f"40 kB of headers {_raw(server, head + many + b'Connection: close' + 2 * bytes((13, 10)))}",
            f"names of a bot, a tower, a turned one {' '.join(named)}",
            f"40 wrong keys {guesses.count('429')} slowed, then the right one {server.status('GET', url, headers=own)}",
            f"second backup to one file exits with {backups[1]}",
            f"second server on one folder: {told[:90]}",
            f"300 idle sockets of one address: {closed} closed",
        )
    )


def main() -> None:
    """Measure the given faults, or all."""
    wanted = sys.argv[1:] or ["1", "2", "9", "10", "12"]
    for number, alone in (("10", fault_10), ("9", fault_9)):
        if number in wanted:
            print(number, alone(), flush=True)
    for number, attack in (("1", fault_1), ("2", fault_2), ("12", fault_12)):
        if number in wanted:
            with serving() as server:
                print(number, attack(server), flush=True)


if __name__ == "__main__":
    main()
