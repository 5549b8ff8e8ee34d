"""Run the application on a port, with what keeps strangers' connections in bounds."""

from __future__ import annotations

import uvicorn

from .app import create_app
from .settings import Settings


def config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves us. Its own lines about requests are off: addresses and paths are nobody's business."""
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=settings.limits.ping,
        ws_per_message_deflate=True,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1,::1",
    )
