"""A table in a list."""

from __future__ import annotations

from ... import catalogue
from ...access.roles import Role
from ...live.history import seen_totals
from ...live.seating import Seating
from ...live.table import LiveTable
from ...service import Service
from ...store import SeatRow, TableRow
from ...wire import schemas


async def summary(service: Service, row: TableRow, seats: list[SeatRow], lang: str) -> schemas.Summary:
    """A table in a list, without loading its match."""
    live = service.hub.tables.get(row.id)
    if live is not None:
        await live.ready()
        return summary_of(live, None, lang)
    return _summary(Seating(catalogue.find(row.game), row, seats), lang, None)


def summary_of(live: LiveTable, role: Role | None, lang: str) -> schemas.Summary:
    """A table in a list, with whose turn it is."""
    told = _summary(live.seating, lang, role)
    match = live.match
    told.at = len(match.choices)
    told.over = match.over
    told.winners = match.winners
    if live.row.state != "waiting":
        told.turn = [seat for seat in match.asks if seat >= 0]
    told.totals = seen_totals(match, role.seat if role else None)
    told.your_turn = role is not None and role.seat in told.turn
    return told


def _summary(seating: Seating, lang: str, role: Role | None) -> schemas.Summary:
    row = seating.row
    mine = role.seat if role else None
    shown = [
        schemas.SeatShown(
            seat=seat.seat,
            name=seating.name(seat.seat, lang),
            kind=seat.kind,
            level=seat.level or None,
            connected=seating.present.get(seat.seat, 0) > 0,
            away=seat.away is not None,
            you=seat.seat == mine,
        )
        for seat in seating.seats
    ]
    return schemas.Summary(
        table=row.id,
        game=row.game,
        title=seating.game.texts.say(lang, "title"),
        created=row.created,
        touched=row.touched,
        state=row.state,
        private=row.private,
        seats=shown,
        at=row.seq,
        role=role.kind if role else None,
        seat=mine,
        options=row.options,
        over=row.state == "over",
    )
