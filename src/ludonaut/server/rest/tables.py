"""Tables: new ones, open ones, one's own."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from fastapi import APIRouter, Request

from .. import catalogue, create, shapes
from ..refusal import Refused
from ..service import Service
from ..store import SeatRow, TableRow
from .given import Key, Lang, Person, The, enter, read
from .summaries import summary, summary_of

log = logging.getLogger(__name__)
router = APIRouter()


def _schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The description of a body that is read without FastAPI."""
    (_,), components = msgspec.json.schema_components([kind])
    found: dict[str, Any] = components[kind.__name__]
    return found


@router.post("/tables")
async def new_table(wish: shapes.TableIn, service: The, who: Person) -> shapes.TableOut:
    """A new table; its secrets are told only here."""
    return await create.create(service, who, wish)


@router.get("/tables")
async def open_tables(service: The, lang: Lang) -> list[shapes.Summary]:
    """Public tables that wait for players or are being played."""
    rows = await read(service, lambda store: [(row, store.seats(row.id)) for row in store.open_tables()])
    told = [_summed(service, row, seats, lang) for row, seats in rows if row.game in catalogue.names()]
    return [one for one in told if one is not None]


def _summed(service: Service, row: TableRow, seats: list[SeatRow], lang: str) -> shapes.Summary | None:
    """One table of a list; one that cannot be told of breaks no list."""
    try:
        return summary(service, row, seats, lang)
    except Exception:
        log.exception("table %s cannot be listed", row.id)
        return None


@router.post("/tables/summaries")
async def my_tables(wish: shapes.MineIn, service: The, lang: Lang, who: Person) -> list[shapes.Summary | shapes.Gone]:
    """One's own tables, as the browser remembers them."""
    told: list[shapes.Summary | shapes.Gone] = []
    for mine in wish.tables:
        try:
            table, role = await enter(service, who, mine.table, mine.key, peek=True)
            told.append(summary_of(table, role, lang))
        except Refused as fault:
            if fault.status in (429, 503):
                raise
            told.append(shapes.Gone(table=mine.table))
    return told


RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": _schema(shapes.RecordIn)}}}}


@router.post("/tables/import", openapi_extra=RECORD)
async def import_record(request: Request, service: The, who: Person) -> shapes.TableOut:
    """A table from a record."""
    try:
        wish = msgspec.json.decode(await request.body(), type=shapes.RecordIn)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise Refused("malformed") from fault
    return await create.bring_in(service, who, wish.record, wish.lang)


@router.get("/tables/{table}")
async def one_table(table: str, service: The, lang: Lang, who: Person, key: Key) -> shapes.Summary:
    """One table."""
    live, role = await enter(service, who, table, key)
    return summary_of(live, role, lang)


@router.post("/tutorials/{game}")
async def first_game(game: str, wish: shapes.LangIn, service: The, who: Person) -> shapes.TableOut:
    """A guided first game."""
    return await create.teach(service, who, game, wish.lang)
