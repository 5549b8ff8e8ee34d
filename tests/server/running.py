"""A real uvicorn in a thread of the test."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from ludonaut.server.admin.serve import config
from ludonaut.server.service import Service
from ludonaut.server.settings import Settings


@dataclass
class Running:
    """A running server: its address and its service."""

    port: int
    server: uvicorn.Server
    loop: asyncio.AbstractEventLoop

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def service(self) -> Service:
        app: Any = self.server.config.app
        found: Service = app.state.service
        return found


@contextmanager
def running(data: Path | None = None, **more: Any) -> Iterator[Running]:
    """A server that runs as long as the block."""
    settings = Settings(data=data, workers=1, **more)
    server = uvicorn.Server(config(settings, "127.0.0.1", 0))
    listener = socket.create_server(("127.0.0.1", 0))
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(server.serve([listener]),), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield Running(listener.getsockname()[1], server, loop)
    finally:
        server.should_exit = True
        thread.join(timeout=20)
        listener.close()
