"""Run the application on a port."""

from __future__ import annotations

import uvicorn

from ..access.sockets import Sockets
from ..http.app import create_app
from ..http.protocols import Decided, Impatient, with_limits
from ..settings import Settings


def config(settings: Settings, host: str, port: int, path: str | None = None) -> uvicorn.Config:
    """The configuration of uvicorn. Access logs are off: they would store addresses and paths."""
    sockets = Sockets(settings.limits, settings.proxies)
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        uds=path,
        log_level="error",
        access_log=False,
        server_header=False,
        http=with_limits(Impatient, settings.limits, sockets),
        ws=with_limits(Decided, settings.limits, sockets),
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=settings.limits.ping,
        ws_per_message_deflate=True,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=True,
        forwarded_allow_ips=",".join(settings.proxies),
    )
