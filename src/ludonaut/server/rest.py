"""The REST interface: games, tables and what belongs to them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from ludonaut.kernel import Match

from . import catalogue, create, facts, guide, scene, shapes
from .access import Role, shared
from .bots import Question
from .keys import hashed, new_key
from .limits import person_of
from .live import LiveTable
from .past import seen_totals, totals
from .refusal import Refused
from .service import Service
from .store import SeatRow, StoreTrouble, TableRow
from .words import Speaker

router = APIRouter(
    prefix="/api",
    responses={code: {"model": shapes.Trouble} for code in (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)},
)


def service_of(request: Request) -> Service:
    """The running service."""
    service: Service = request.app.state.service
    return service


def language(request: Request, lang: Annotated[str | None, Query(max_length=12)] = None) -> str:
    """The language of the answer."""
    return catalogue.language(lang, request.headers.get("accept-language"))


def key_of(request: Request) -> str | None:
    """The key that came in the Authorization header; never in an address, which logs and histories keep."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" and key.strip() else None


def person(request: Request) -> str:
    """Who asks."""
    return person_of(request.client.host if request.client else None)


The = Annotated[Service, Depends(service_of)]
Lang = Annotated[str, Depends(language)]
Key = Annotated[str | None, Depends(key_of)]
Person = Annotated[str, Depends(person)]


# ---- games


@router.get("/games")
def list_games(lang: Lang) -> list[dict[str, Any]]:
    """The games, their options and the bots."""
    return facts.games(lang, tuple(catalogue.names()))


@router.get("/games/{game}/faces", response_model=shapes.Faces)
def game_faces(game: str, lang: Lang, request: Request) -> Response:
    """The static drawings of a game; cached by their content."""
    create.find_game(game)
    found = guide.faces(game, lang)
    headers = {"etag": found.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(found.plain, media_type="application/json", headers=headers)


@router.get("/games/{game}/guide")
def game_guide(game: str, lang: Lang) -> shapes.Guide:
    """The rules of a game in our own words."""
    create.find_game(game)
    return shapes.Guide.model_validate({"sections": guide.sections(game, lang)})


# ---- tables


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
            told.append(summary_of(service, table, role, lang))
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
    return summary_of(service, live, role, lang)


@router.post("/tables/{table}/join")
async def join(table: str, wish: shapes.JoinIn, service: The, who: Person) -> shapes.JoinOut:
    """Sit down on an open seat: any of a public table, or the one that the invitation is for."""
    live = await service.hub.get(table)
    seat = service.door.open_seat(who, live.row, live.seats, wish.seat, wish.invite)
    key = new_key()
    taken = SeatRow(seat=seat.seat, kind="human", name=wish.name, key=hashed(key))
    await live.set_seat(taken, note="joined")
    return shapes.JoinOut(seat=seat.seat, key=key)


@router.post("/tables/{table}/rotate")
async def rotate(table: str, service: The, who: Person, key: Key) -> shapes.KeyOut:
    """A new key for one's seat; the old one is dead from now on."""
    live, role = await enter(service, who, table, key)
    seat = own_seat(live, role)
    fresh = new_key()
    await live.set_seat(replace(seat, key=hashed(fresh)))
    return shapes.KeyOut(key=fresh)


@router.post("/tables/{table}/invite")
async def invite(table: str, wish: shapes.SeatOnly, service: The, who: Person, key: Key) -> shapes.InviteOut:
    """Free a seat and make a new invitation for it: who sat there is out."""
    live, role = await enter(service, who, table, key)
    if role.kind != "owner":
        raise Refused("not-owner")
    seat = seat_at(live, wish.seat)
    fresh = new_key()
    await live.open_seat(replace(seat, kind="open", key=None, level="", name="", away=None, invite=hashed(fresh)))
    return shapes.InviteOut(invite=fresh)


@router.post("/tables/{table}/bot")
async def seat_bot(table: str, wish: shapes.BotIn, service: The, who: Person, key: Key) -> shapes.Nothing:
    """A bot takes over: for oneself when one leaves, or, by the table's owner, for anybody."""
    live, role = await enter(service, who, table, key)
    create.check_level(live.game.name, wish.level)
    seat = seat_at(live, wish.seat)
    if role.kind != "owner" and role.seat != wish.seat:
        raise Refused("not-owner")
    if seat.kind == "human":
        await live.set_seat(replace(seat, away=wish.level), note="took-over")
    else:
        await live.set_seat(replace(seat, kind="bot", level=wish.level, invite=None), note="took-over")
    return shapes.Nothing()


@router.post("/tables/{table}/back")
async def come_back(table: str, service: The, who: Person, key: Key) -> shapes.Nothing:
    """Take one's seat back from the bot that stood in."""
    live, role = await enter(service, who, table, key)
    await live.set_seat(replace(own_seat(live, role), away=None), note="came-back")
    return shapes.Nothing()


@router.post("/tables/{table}/name")
async def set_name(table: str, wish: shapes.NameIn, service: The, who: Person, key: Key) -> shapes.Nothing:
    """One's name at the table."""
    live, role = await enter(service, who, table, key)
    await live.set_seat(replace(own_seat(live, role), name=wish.name))
    return shapes.Nothing()


# ---- the past of a table


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def get_record(table: str, service: The, who: Person, key: Key) -> str:
    """The record: everything, the seed included, so in company only when the game is over."""
    live, role = await enter(service, who, table, key)
    whole_only(live, role)
    return live.match.record()


@router.get("/tables/{table}/position")
async def get_position(table: str, service: The, who: Person, key: Key) -> Response:
    """The position: everything that is hidden too, so in company only when the game is over."""
    live, role = await enter(service, who, table, key)
    whole_only(live, role)
    return Response(live.match.position(), media_type="application/json")


@router.get("/tables/{table}/picture.svg")
async def get_picture(
    table: str, service: The, lang: Lang, who: Person, key: Key, at: Annotated[int | None, Query(ge=0, le=10**6)] = None
) -> Response:
    """What one sees, now or at an earlier moment, as a picture."""
    live, role = await enter(service, who, table, key)
    if scene.room(live.game, "table") is None:
        raise Refused("not-found")
    speaker = live.speaker(lang)

    def draw(match: Match[Any]) -> str:
        drawn = scene.picture(match, role.seat, match.view(role.seat), speaker)
        return guide.svg(drawn, live.game.name, lang)

    svg = await live.past.at(live.match, len(live.match.choices) if at is None else at, draw)
    headers = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.get("/tables/{table}/scores")
async def get_scores(table: str, service: The, lang: Lang, who: Person, key: Key) -> shapes.ScoresOut:
    """Everybody's points over the whole game."""
    live, role = await enter(service, who, table, key)
    points = await asyncio.to_thread(totals, live.match, role.seat)
    names = [live.name(seat, lang) for seat in range(len(live.seats))]
    return shapes.ScoresOut.model_validate({"seats": names, "points": points})


@router.post("/tables/{table}/branch")
async def branch_off(table: str, wish: shapes.BranchIn, service: The, who: Person, key: Key) -> shapes.TableOut:
    """A new table that goes on from a moment of this one, against bots."""
    live, role = await enter(service, who, table, key)
    whole_only(live, role)
    offshoot = await live.past.at(live.match, wish.at, lambda match: create.offshoot(match, wish.lang))
    return await create.branch(service, who, offshoot, wish.seat, wish.level, live.row.tempo)


@router.post("/tables/{table}/analysis")
async def analysis(table: str, service: The, lang: Lang, who: Person, key: Key) -> shapes.Analysis:
    """The choices that cost most, judged when the game is over."""
    live, role = await enter(service, who, table, key)
    if not live.match.over:
        raise Refused("not-over")
    found = await service.think(who, Question.about(live, role.seat or 0, "", "slips"))
    speaker = live.speaker(lang)
    return shapes.Analysis(slips=[await _slip(live, slip, speaker) for slip in found])


@router.post("/tutorials/{game}")
async def first_game(game: str, wish: shapes.LangIn, service: The, who: Person) -> shapes.TableOut:
    """A guided first game."""
    return await create.teach(service, who, game, wish.lang)


@router.get("/health")
async def health(service: The) -> JSONResponse:
    """How the server is: 503 while the store is in trouble."""
    trouble = service.keeper.trouble
    told = shapes.Health(
        ok=trouble is None, tables=len(service.hub.tables), connections=service.connections.total, trouble=trouble
    )
    return JSONResponse(told.model_dump(), status_code=200 if told.ok else 503)


# ---- helpers


async def _slip(live: LiveTable, slip: dict[str, Any], speaker: Speaker) -> shapes.Slip:
    """A choice that cost points, in words."""
    seat, both = int(slip["seat"]), (tuple(slip["action"]), tuple(slip["better"]))

    def say(match: Match[Any]) -> list[str]:
        return [scene.words(match, seat, action, speaker) for action in both]

    chosen, better = await live.past.at(live.match, slip["at"], say)
    return shapes.Slip(at=slip["at"], seat=seat, chosen=chosen, better=better, cost=slip["cost"])


async def read(service: Service, work: Any) -> Any:
    """Something from the store, or a refusal."""
    try:
        return await service.keeper.read(work)
    except StoreTrouble as fault:
        raise Refused("store", detail=str(fault)) from fault


async def enter(service: Service, who: str, table: str, key: str | None) -> tuple[LiveTable, Role]:
    """The table, if this key opens it, and what it opens."""
    if len(table) > 24:
        raise Refused("no-table")
    live = await service.hub.get(table)
    return live, service.door.admit(who, live.row, live.seats, key)


def own_seat(live: LiveTable, role: Role) -> SeatRow:
    """The seat whose key was shown."""
    if role.seat is None:
        raise Refused("not-seat")
    return live.seats[role.seat]


def seat_at(live: LiveTable, seat: int) -> SeatRow:
    """A seat that there is."""
    if seat >= len(live.seats):
        raise Refused("no-seat")
    return live.seats[seat]


def whole_only(live: LiveTable, role: Role) -> None:
    """Only players of the table; and while others play, nobody."""
    if role.kind == "watch" and live.row.state != "over":
        raise Refused("not-seat")
    if live.row.state != "over" and shared(live.row):
        raise Refused("not-over")


def summary(service: Service, row: TableRow, seats: list[SeatRow], lang: str) -> shapes.Summary:
    """A table in a list, without bringing it up."""
    live = service.hub.tables.get(row.id)
    if live is not None and live.loaded:
        return summary_of(service, live, None, lang)
    shell = LiveTable(catalogue.find(row.game), row, seats, service.keeper, 0)
    return _summary(shell, lang, None)


def summary_of(service: Service, live: LiveTable, role: Role | None, lang: str) -> shapes.Summary:
    """A table in a list, with whose turn it is."""
    told = _summary(live, lang, role)
    match = live.match
    told.at = len(match.choices)
    told.over = match.over
    told.winners = match.winners
    if live.row.state != "waiting":
        told.turn = [seat for seat in match.asks if seat >= 0]
    told.totals = seen_totals(match, role.seat if role else None)
    told.your_turn = role is not None and role.seat in told.turn
    return told


def _summary(live: LiveTable, lang: str, role: Role | None) -> shapes.Summary:
    row = live.row
    mine = role.seat if role else None
    shown = [
        shapes.SeatShown(
            seat=seat.seat,
            name=live.name(seat.seat, lang),
            kind=seat.kind,
            level=seat.level or None,
            connected=live.present.get(seat.seat, 0) > 0,
            away=seat.away is not None,
            you=seat.seat == mine,
        )
        for seat in live.seats
    ]
    return shapes.Summary(
        table=row.id,
        game=row.game,
        title=live.game.texts.say(lang, "title"),
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
