"""The application: REST, WebSocket and the client's files behind the middleware."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

from ludonaut import __version__

from .. import catalogue
from ..refusal import Refused
from ..service import Service
from ..settings import Settings
from . import page, rest
from .files import client_file
from .middleware import Gate
from .socket import Socket

log = logging.getLogger(__name__)


def create_app(settings: Settings) -> FastAPI:
    """A server's application; its service runs while the application does."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with Service.running(settings) as service:
            app.state.service = service
            yield

    app = FastAPI(
        title="Ludonaut",
        version=__version__,
        description="Tables, records and games. Moves go over the WebSocket /api/ws/{table}.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )

    def slow(person: str, path: str) -> float:
        service = app.state.service
        bucket = (service.requests if path.startswith("/api/") else service.files).of(person)
        return 0.0 if bucket.take() else float(bucket.wait())

    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Gate, limits=settings.limits, origins=settings.origins, slow=slow)
    app.include_router(rest.router)
    _refusals(app, settings)

    @app.get("/api/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        return HTMLResponse(page.describe(app.openapi()))

    @app.websocket("/api/ws/{table}")
    async def table_socket(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        await Socket(websocket.app.state.service, websocket, table).run()

    @app.get("/{path:path}", include_in_schema=False)
    def client(path: str, request: Request) -> Response:
        return client_file(settings.client, path, request.headers.get("accept-encoding", ""))

    return app


def _refusals(app: FastAPI, settings: Settings) -> None:
    """Give every error the same form, without internal details."""

    def told(request: Request, fault: Refused, detail: str = "") -> JSONResponse:
        lang = catalogue.language(request.query_params.get("lang"), request.headers.get("accept-language"))
        why = fault.why(lang) + (f" ({detail})" if detail else "")
        headers = {"retry-after": str(int(fault.retry) + 1)} if fault.retry is not None else None
        return JSONResponse({"code": fault.code, "why": why}, status_code=fault.status, headers=headers)

    @app.exception_handler(Refused)
    async def refused(request: Request, fault: Refused) -> JSONResponse:
        return told(request, fault)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, fault: RequestValidationError) -> JSONResponse:
        first = fault.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:80]
        return told(request, Refused("malformed"), f"{where}: {first['msg']}"[:200])

    @app.exception_handler(HTTPException)
    async def unusual(request: Request, fault: HTTPException) -> JSONResponse:
        code = {404: "not-found", 405: "not-found", 413: "too-big"}.get(fault.status_code, "malformed")
        answer = told(request, Refused(code, most=settings.limits.body))
        answer.status_code = fault.status_code
        return answer

    @app.exception_handler(ClientDisconnect)
    async def gone(request: Request, _fault: ClientDisconnect) -> JSONResponse:
        """Ignore a client that has disconnected: it must not fill the log."""
        return told(request, Refused("malformed"))

    @app.exception_handler(Exception)
    async def failed(request: Request, fault: Exception) -> JSONResponse:
        log.error("%s %s failed", request.method, request.url.path, exc_info=fault)
        return told(request, Refused("error"))
