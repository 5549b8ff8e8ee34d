"""Seats: taking one, links, bots that stand in, names."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter

from ...access.keys import fits, hashed, new_key
from ...access.roles import Role, shared
from ...live import create
from ...live.table import LiveTable
from ...refusal import Refused
from ...store import SeatRow
from ...wire import schemas
from .params import Key, Person, The, enter

router = APIRouter()


@router.post("/tables/{table}/join")
async def join(table: str, wish: schemas.JoinIn, service: The, who: Person, mine: Key) -> schemas.JoinOut:
    """Take an open seat: any seat of a public table, or the one that the invitation is for."""
    live = await service.hub.get(table, who)
    if any(fits(mine, seat.key) for seat in live.seating.seats):
        raise Refused("two-seats")
    seat = service.door.open_seat(who, live.row, live.seating.seats, wish.seat, wish.invite)
    live.may_change_seats(-1)
    key, began = new_key(), live.row.state != "waiting"

    def sit(now: SeatRow) -> SeatRow:
        if now != seat:
            raise Refused("no-seat")
        return SeatRow(seat=seat.seat, kind="human", name=wish.name, key=hashed(key))

    await live.set_seat(seat.seat, sit, note="joined")
    if began:
        await live.notice(seat.seat, "joined", live.seating.name(seat.seat, live.row.lang))
    return schemas.JoinOut(seat=seat.seat, key=key)


@router.post("/tables/{table}/rotate")
async def rotate(table: str, service: The, who: Person, key: Key) -> schemas.KeyOut:
    """A new key for your seat; the old one is no longer valid."""
    live, role = await enter(service, who, table, key)
    seat = own_seat(live, role)
    live.may_change_seats(seat.seat)
    fresh = new_key()
    await live.set_seat(seat.seat, lambda now: replace(still(seat, now), key=hashed(fresh)))
    return schemas.KeyOut(key=fresh)


@router.post("/tables/{table}/invite")
async def invite(table: str, wish: schemas.SeatOnly, service: The, who: Person, key: Key) -> schemas.InviteOut:
    """Free a seat and make a new invitation for it; its player loses the seat."""
    live, role = await enter(service, who, table, key)
    if role.kind != "owner":
        raise Refused("not-owner")
    seat = seat_at(live, wish.seat)
    live.may_change_seats(None)
    fresh = new_key()
    await live.open_seat(seat.seat, hashed(fresh))
    return schemas.InviteOut(invite=fresh)


@router.post("/tables/{table}/bot")
async def seat_bot(table: str, wish: schemas.BotIn, service: The, who: Person, key: Key) -> schemas.Nothing:
    """A bot takes over your seat, or, if you own the table, any seat."""
    live, role = await enter(service, who, table, key)
    create.check_level(live.game.name, wish.level)
    seat = seat_at(live, wish.seat)
    if role.kind != "owner" and role.seat != wish.seat:
        raise Refused("not-owner")
    live.may_change_seats(None if role.kind == "owner" else seat.seat)
    began, name = live.row.state != "waiting", live.seating.name(seat.seat, live.row.lang)

    def stand_in(now: SeatRow) -> SeatRow:
        if role.kind != "owner":
            still(seat, now)
        if now.kind == "human":
            return replace(now, away=wish.level)
        return replace(now, kind="bot", level=wish.level, invite=None)

    await live.set_seat(seat.seat, stand_in, note="took-over")
    if began:
        await live.notice(seat.seat, "bot", name)
    return schemas.Nothing()


@router.post("/tables/{table}/tempo")
async def set_tempo(table: str, wish: schemas.TempoIn, service: The, who: Person, key: Key) -> schemas.Nothing:
    """Set the pace of the bots until the table is unloaded; in company only the owner may."""
    live, role = await enter(service, who, table, key)
    if role.kind == "watch" or (role.kind != "owner" and shared(live.row)):
        raise Refused("not-owner")
    live.row.tempo = wish.tempo
    return schemas.Nothing()


@router.post("/tables/{table}/back")
async def come_back(table: str, service: The, who: Person, key: Key) -> schemas.Nothing:
    """Take your seat back from the bot that stood in."""
    live, role = await enter(service, who, table, key)
    seat = own_seat(live, role)
    if seat.away is not None:
        live.may_change_seats(seat.seat)
        await live.set_seat(seat.seat, lambda now: replace(still(seat, now), away=None), note="came-back")
        await live.notice(seat.seat, "back", live.seating.name(seat.seat, live.row.lang))
    return schemas.Nothing()


@router.post("/tables/{table}/name")
async def set_name(table: str, wish: schemas.NameIn, service: The, who: Person, key: Key) -> schemas.Nothing:
    """Set your name at the table."""
    live, role = await enter(service, who, table, key)
    seat = own_seat(live, role)
    live.may_change_seats(seat.seat)
    await live.set_seat(seat.seat, lambda now: replace(still(seat, now), name=wish.name))
    return schemas.Nothing()


def own_seat(live: LiveTable, role: Role) -> SeatRow:
    """The seat that the key belongs to."""
    if role.seat is None:
        raise Refused("not-seat")
    return live.seating.seats[role.seat]


def still(seat: SeatRow, now: SeatRow) -> SeatRow:
    """The seat as it is now; refused if its key has been changed or revoked since the request began."""
    if now.key != seat.key:
        raise Refused("bad-key")
    return now


def seat_at(live: LiveTable, seat: int) -> SeatRow:
    """The seat of this number; refused if there is none."""
    if seat >= len(live.seating.seats):
        raise Refused("no-seat")
    return live.seating.seats[seat]
