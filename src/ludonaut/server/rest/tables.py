"""Tables: new ones, open ones, one's own."""

from __future__ import annotations

from fastapi import APIRouter

from .. import catalogue, create, shapes
from ..refusal import Refused
from .given import Key, Lang, Person, The, enter, read
from .summaries import summary, summary_of

router = APIRouter()


@router.post("/tables")
async def new_table(wish: shapes.TableIn, service: The, who: Person) -> shapes.TableOut:
    """A new table; its secrets are told only here."""
    return await create.create(service, who, wish)


@router.get("/tables")
async def open_tables(service: The, lang: Lang) -> list[shapes.Summary]:
    """Public tables that wait for players or are being played."""
    rows = await read(service, lambda store: [(row, store.seats(row.id)) for row in store.open_tables()])
    return [summary(service, row, seats, lang) for row, seats in rows if row.game in catalogue.names()]


@router.post("/tables/summaries")
async def my_tables(wish: shapes.MineIn, service: The, lang: Lang, who: Person) -> list[shapes.Summary | shapes.Gone]:
    """One's own tables, as the browser remembers them."""
    told: list[shapes.Summary | shapes.Gone] = []
    for mine in wish.tables:
        try:
            table, role = await enter(service, who, mine.table, mine.key)
            told.append(summary_of(table, role, lang))
        except Refused as fault:
            if fault.status in (429, 503):
                raise
            told.append(shapes.Gone(table=mine.table))
    return told


@router.post("/tables/import")
async def import_record(wish: shapes.RecordIn, service: The, who: Person) -> shapes.TableOut:
    """A table from a record."""
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
