"""The parameters of requests: service, language, key, person; and the table that the key opens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query, Request

from ... import catalogue
from ...access.limits import person_of
from ...access.roles import Role
from ...live.table import LiveTable
from ...refusal import Refused
from ...service import Service
from ...store import StoreTrouble


def service_of(request: Request) -> Service:
    """The running service."""
    service: Service = request.app.state.service
    return service


def language(request: Request, lang: Annotated[str | None, Query(max_length=12)] = None) -> str:
    """The language of the answer."""
    return catalogue.language(lang, request.headers.get("accept-language"))


def key_of(request: Request) -> str | None:
    """The key in the Authorization header; never in an address, since logs and histories keep addresses."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" and key.strip() else None


def person(request: Request) -> str:
    """The person who sends the request."""
    return person_of(request.client.host if request.client else None)


The = Annotated[Service, Depends(service_of)]
Lang = Annotated[str, Depends(language)]
Key = Annotated[str | None, Depends(key_of)]
Person = Annotated[str, Depends(person)]


async def read(service: Service, work: Any) -> Any:
    """Read from the store, or refuse the request."""
    try:
        return await service.keeper.read(work)
    except StoreTrouble as fault:
        raise Refused("store", detail=fault.said) from fault


async def enter(service: Service, who: str, table: str, key: str | None, peek: bool = False) -> tuple[LiveTable, Role]:
    """The table and the role that this key gives there; refused if it gives none."""
    live = await (service.hub.peek(table, who) if peek else service.hub.get(table, who))
    return live, service.door.admit(who, live.row, live.seating.seats, key)
