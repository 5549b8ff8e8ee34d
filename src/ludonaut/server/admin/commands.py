"""The commands of the server: serve, export, import, backup."""

from __future__ import annotations

import asyncio
import logging
import signal
import tempfile
import threading
import webbrowser
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
import uvicorn

from ludonaut.arguments import Json, print_json
from ludonaut.kernel import LudonautError

from ..access.limits import LOOSE
from ..settings import Settings
from ..store import Store

Data = Annotated[Path, typer.Option(help="The folder of the SQLite store; made if necessary.")]
Database = Annotated[str | None, typer.Option(help="postgresql://... instead of SQLite, to share it among servers.")]
Force = Annotated[bool, typer.Option("--force", help="Replace the file if it is there already.")]
HOME = Path("ludonaut-data")


class CannotServe(LudonautError):
    """The server cannot start; the message is one sentence."""


def serve(
    data: Data = HOME,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    host: Annotated[str, typer.Option(help="0.0.0.0 lets the whole network in.")] = "127.0.0.1",
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may talk to it.")] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="An address whose X-Forwarded-For is believed; else only this machine's.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="Processes in which bots think.")] = None,
    processes: Annotated[int, typer.Option(min=1, max=64, help="Server processes behind the one port.")] = 1,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="Lift the limits per person.")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Run a server."""
    from .serve import config

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    settings = Settings(data=None if database else data, database=database, origins=tuple(origin or ()))
    if trusted_proxy:
        settings = replace(settings, proxies=tuple(trusted_proxy))
    if no_limits:
        settings = replace(settings, limits=LOOSE)
    if workers is not None:
        settings = replace(settings, workers=workers)
    check_store(settings)
    if processes > 1:
        _route(settings, host, port, processes, no_limits)
        return
    server = Announcing(config(settings, host, port), open_page)
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.serve())
    except KeyboardInterrupt:
        return
    except SystemExit:
        raise CannotServe(f"port {port} of {host} is not free: choose another with --port") from None
    if not server.started:
        raise CannotServe("the server could not start")


def _route(settings: Settings, host: str, port: int, processes: int, no_limits: bool) -> None:
    """Run several processes and the router before them."""
    from .router import Part, Router

    where = ["--database", settings.database] if settings.database else ["--data", str(settings.data)]
    command = [*where, "--workers", str(max(1, settings.workers // processes))]
    command += [word for origin in settings.origins for word in ("--origin", origin)]
    command += ["--no-limits"] if no_limits else []
    with tempfile.TemporaryDirectory(prefix="ludonaut-") as folder:
        parts = [Part(number, Path(folder), command) for number in range(processes)]
        work = Router(parts, settings.limits, settings.proxies).serve(host, port)
        try:
            asyncio.run(_until_stopped(work))
        except KeyboardInterrupt:
            return
        except OSError as fault:
            raise CannotServe(f"port {port} of {host} is not free: choose another with --port") from fault


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run it until the process gets a signal to stop."""
    task = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


def serve_part(
    socket: Annotated[str, typer.Option(help="The socket at which the router finds it.")],
    data: Data = HOME,
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option()] = None,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    no_limits: Annotated[bool, typer.Option("--no-limits")] = False,
) -> None:
    """Run one of several server processes behind a router."""
    from .serve import config

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(
        data=None if database else data,
        database=database,
        origins=tuple(origin or ()),
        proxies=("*",),
        workers=workers,
        shared=True,
    )
    if no_limits:
        settings = replace(settings, limits=LOOSE)
    server = uvicorn.Server(config(settings, "", 0, socket))
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(server.serve())


def export(
    file: Path, data: Data = HOME, database: Database = None, force: Force = False, as_json: Json = False
) -> None:
    """Write all games of a store into one file.

    It is compressed if its name ends in .gz. The server may go on running.
    """
    from ..store import export

    export.check_new(file, force)
    with _store(data, database) as store:
        tables = export.export(store, file)
    if as_json:
        print_json({"file": str(file), "tables": tables})
    else:
        print(f"{file}: {tables} {'table' if tables == 1 else 'tables'}")


def import_(file: Path, data: Data = HOME, database: Database = None, as_json: Json = False) -> None:
    """Add the games of an export to a store.

    Games that are there already stay as they are. Exits with 1 if a game was refused.
    """
    from ..store import export

    with _store(data, database, new=True) as store:
        brought = export.bring_in(store, file)
    if as_json:
        print_json({"new": brought.new, "known": brought.known, "refused": brought.refused})
    else:
        for said in brought.refused:
            print(said)
        print(f"{brought.new} imported, {brought.known} already there, {len(brought.refused)} refused")
    raise typer.Exit(1 if brought.refused else 0)


def backup(
    file: Path, data: Data = HOME, database: Database = None, force: Force = False, as_json: Json = False
) -> None:
    """Copy a store while its server runs."""
    from ..store import export

    export.check_new(file, force)
    with _store(data, database) as store:
        said = export.backup(store, file)
    if as_json:
        print_json({"file": str(file), "report": said})
    else:
        print(f"{file}: {said}")


def patch_store(data: Data = HOME, database: Database = None, as_json: Json = False) -> None:
    """Replay the games of a store under the present rules.

    Names the first line of each game that no longer fits. Exits with 1 if there is one.
    """
    from ..store import export

    with _store(data, database) as store:
        count, said = export.review(store)
    if as_json:
        print_json({"tables": count, "broken": said})
    else:
        for line in said:
            print(line)
        print(f"{count} replayed, {len(said)} of them no longer fit")
    raise typer.Exit(1 if said else 0)


@contextmanager
def _store(data: Path, database: str | None, new: bool = False) -> Iterator[Store]:
    """A store, closed at the end; it must exist unless `new` is set."""
    from ..store import StoreTrouble, open_store
    from ..store.sqlite import FILE

    if database is None and not new and not (data / FILE).is_file():
        raise StoreTrouble(f"there is no store in {data}")
    store = open_store(None if database else data, database)
    try:
        yield store
    finally:
        store.db.close()


def check_store(settings: Settings) -> None:
    """Open the store before anything else, so that an error is reported in one line."""
    from ..store import open_store

    store = open_store(settings.data, settings.database)
    try:
        store.db.alone()
    finally:
        store.db.close()


class Announcing(uvicorn.Server):
    """A server that prints its address once it can be reached."""

    def __init__(self, config: uvicorn.Config, open_page: bool) -> None:
        super().__init__(config)
        self._open = open_page

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.config.host if self.config.host not in ("0.0.0.0", "::") else "localhost"
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        print(f"Ludonaut is at {address}", flush=True)
        if self._open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
