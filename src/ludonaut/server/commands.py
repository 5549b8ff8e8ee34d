"""The commands of the server: serve, export, import, backup, load."""

from __future__ import annotations

import asyncio
import logging
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from ludonaut.kernel import LudonautError

from .limits import LOOSE
from .settings import Settings

Data = Annotated[Path, typer.Option(help="The folder of the SQLite store; made if need be.")]
Database = Annotated[str | None, typer.Option(help="postgresql://... instead of SQLite, to share it among servers.")]
HOME = Path("ludonaut-data")


class CannotServe(LudonautError):
    """The server cannot start, in one sentence."""


def add_to(app: typer.Typer) -> None:
    """Hang the commands into the command line."""
    app.command("serve")(serve)


def serve(
    data: Data = HOME,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    host: Annotated[str, typer.Option(help="0.0.0.0 lets the whole network in.")] = "127.0.0.1",
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another origin whose pages may talk to it.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="Processes in which bots think.")] = None,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="Lift the limits per person.")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Run a server."""
    from .serve import config

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    settings = Settings(data=None if database else data, database=database, origins=tuple(origin or ()))
    if no_limits:
        settings = replace(settings, limits=LOOSE)
    if workers is not None:
        settings = replace(settings, workers=workers)
    check_store(settings)
    server = Announcing(config(settings, host, port), open_page)
    try:
        asyncio.run(server.serve())
    except KeyboardInterrupt:
        return
    except SystemExit:
        raise CannotServe(f"port {port} of {host} is not free: choose another with --port") from None
    if not server.started:
        raise CannotServe("the server could not start")


def check_store(settings: Settings) -> None:
    """Open the store once before anything else, so that what is wrong with it is said in one line."""
    from .store import open_store

    open_store(settings.data, settings.database).db.close()


class Announcing(uvicorn.Server):
    """A server that says where it is, once it can be reached."""

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
