"""Tables: new ones, open ones, your own."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from fastapi import APIRouter, Request

from ... import catalogue
from ...live import create
from ...refusal import Refused
from ...service import Service
from ...store import SeatRow, TableRow
from ...wire import schemas
from .params import Key, Lang, Person, The, enter, read
from .summaries import summary, summary_of

log = logging.getLogger(__name__)
router = APIRouter()


def _schema(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The OpenAPI description of a body that FastAPI does not read."""
    (_,), components = msgspec.json.schema_components([kind])
    found: dict[str, Any] = components[kind.__name__]
    return found


@router.post("/tables")
async def new_table(wish: schemas.TableIn, service: The, who: Person) -> schemas.TableOut:
    """Make a table. Only this answer contains its keys."""
    return await create.create(service, who, wish)


@router.get("/tables")
async def open_tables(service: The, lang: Lang) -> list[schemas.Summary]:
    """Public tables that wait for players or are being played."""
    rows = await read(service, lambda store: [(row, store.seats(row.id)) for row in store.open_tables()])
    told = [await _summed(service, row, seats, lang) for row, seats in rows if row.game in catalogue.names()]
    return [one for one in told if one is not None]


async def _summed(service: Service, row: TableRow, seats: list[SeatRow], lang: str) -> schemas.Summary | None:
    """A table of a list; None for a damaged one, so that the list still works."""
    try:
        return await summary(service, row, seats, lang)
    except Exception:
        log.exception("table %s cannot be listed", row.id)
        return None


@router.post("/tables/summaries")
async def my_tables(
    wish: schemas.MineIn, service: The, lang: Lang, who: Person
) -> list[schemas.Summary | schemas.Gone]:
    """Your own tables, as the browser remembers them."""
    told: list[schemas.Summary | schemas.Gone] = []
    for mine in wish.tables:
        try:
            table, role = await enter(service, who, mine.table, mine.key, peek=True)
            told.append(summary_of(table, role, lang))
        except Refused as fault:
            if fault.code in ("too-fast", "store", "busy"):
                raise
            told.append(schemas.Gone(table=mine.table))
    return told


RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": _schema(schemas.RecordIn)}}}}


@router.post("/tables/import", openapi_extra=RECORD)
async def import_record(request: Request, service: The, who: Person) -> schemas.TableOut:
    """A table from a record."""
    try:
        wish = msgspec.json.decode(await request.body(), type=schemas.RecordIn)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise Refused("malformed") from fault
    return await create.bring_in(service, who, wish.record, wish.lang)


@router.get("/tables/{table}")
async def one_table(table: str, service: The, lang: Lang, who: Person, key: Key) -> schemas.Summary:
    """One table."""
    live, role = await enter(service, who, table, key)
    return summary_of(live, role, lang)


@router.post("/tutorials/{game}")
async def first_game(game: str, wish: schemas.LangIn, service: The, who: Person) -> schemas.TableOut:
    """A guided first game."""
    return await create.teach(service, who, game, wish.lang)
