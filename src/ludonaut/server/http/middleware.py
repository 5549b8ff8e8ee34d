"""Checks of every request: origin, size and pace; and the headers of every answer.

Plain ASGI, so that it stands before everything else, the WebSockets included.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import catalogue
from ..access.limits import Limits, person_of
from ..refusal import Refused

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""No foreign sources, no inline scripts. Style attributes are allowed, since SVG faces use them."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_SAFE = frozenset(("GET", "HEAD", "OPTIONS"))


def _person(scope: Scope) -> str:
    return person_of(scope["client"][0] if scope.get("client") else None)


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Does the request come from our own page, an allowed origin, or a program (which sends no origin)?"""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == headers.get("host")


class Gate:
    """Middleware in front of the application."""

    def __init__(
        self, app: ASGIApp, *, limits: Limits, origins: tuple[str, ...], slow: Callable[[str, str], float]
    ) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.slow = slow

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if not same_origin(headers, self.origins):
                await send({"type": "websocket.close", "code": 4403})
            elif self.slow(_person(scope), scope["path"]) > 0:
                await send({"type": "websocket.close", "code": 4429})
            else:
                await self.app(scope, receive, send)
            return
        answer = _with_headers(send)
        if scope["method"] == "HEAD":
            scope, answer = {**scope, "method": "GET"}, _bodiless(answer)
        try:
            self._check(scope, headers)
            await self.app(scope, self._measured(scope, headers, receive), answer)
        except Refused as fault:
            await refuse(fault, headers, answer)

    def _check(self, scope: Scope, headers: Headers) -> None:
        asked = len(scope.get("raw_path") or b"") + len(scope.get("query_string", b""))
        if asked > self.limits.path:
            raise Refused("long-path", most=self.limits.path)
        if sum(len(name) + len(value) for name, value in scope["headers"]) > self.limits.head:
            raise Refused("long-head", most=self.limits.head)
        if scope["method"] not in _SAFE and not same_origin(headers, self.origins):
            raise Refused("origin")
        wait = self.slow(_person(scope), scope["path"])
        if wait > 0:
            raise Refused("too-fast", retry=wait, seconds=int(wait) + 1)

    def _measured(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """A `receive` that stops at the size limit, whether or not the length was announced."""
        most = self.limits.record if scope["path"].endswith("/import") else self.limits.body
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > most:
            raise Refused("too-big", most=most)
        got = 0

        async def measured() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise HTTPException(413)
            return message

        return measured


def _bodiless(send: Send) -> Send:
    """A `send` for HEAD requests: the answer to GET without its body."""

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        if message["type"] != "http.response.pathsend":
            await send(message)

    return answer


def _with_headers(send: Send) -> Send:
    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return answer


async def refuse(fault: Refused, headers: Headers, send: Send) -> None:
    """Answer with a refusal."""
    lang = catalogue.language(None, headers.get("accept-language"))
    body = msgspec.json.encode({"code": fault.code, "why": fault.why(lang)})
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if fault.retry is not None:
        told.append((b"retry-after", str(int(fault.retry) + 1).encode()))
    await send({"type": "http.response.start", "status": fault.status, "headers": told})
    await send({"type": "http.response.body", "body": body})
