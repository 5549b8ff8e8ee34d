"""The past of a table: record, pictures, scores, and mistakes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from ludonaut.kernel import Match

from ... import scene
from ...access.roles import Role, shared
from ...bots.pool import Question
from ...live import create
from ...live.history import totals
from ...live.table import LiveTable
from ...refusal import Refused
from ...texts import Speaker
from ...wire import schemas
from .. import guide
from .params import Key, Lang, Person, The, enter

router = APIRouter()


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def get_record(table: str, service: The, who: Person, key: Key) -> str:
    """The record. It contains everything, also the seed, so in company it is only given when the game is over."""
    live, role = await enter(service, who, table, key)
    await whole_only(live, role)
    return await service.heavy.do(who, live.past.at(live.match, len(live.match.choices), Match.record))


@router.get("/tables/{table}/position")
async def get_position(table: str, service: The, who: Person, key: Key) -> Response:
    """The position. It contains everything hidden, so in company it is only given when the game is over."""
    live, role = await enter(service, who, table, key)
    await whole_only(live, role)
    return Response(live.match.position(), media_type="application/json")


@router.get("/tables/{table}/picture.svg")
async def get_picture(
    table: str, service: The, lang: Lang, who: Person, key: Key, at: Annotated[int | None, Query(ge=0, le=10**6)] = None
) -> Response:
    """A picture of the table as the seat sees it, now or at an earlier moment."""
    live, role = await enter(service, who, table, key)
    if scene.room(live.game, "table") is None:
        raise Refused("not-found")
    speaker = live.seating.speaker(lang)

    def draw(match: Match[Any]) -> str:
        drawn = scene.picture(match, role.seat, match.view(role.seat), speaker)
        return guide.svg(drawn, live.game.name, lang)

    moment = live.past.at(live.match, len(live.match.choices) if at is None else at, draw)
    svg = await service.heavy.do(who, moment)
    headers = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.get("/tables/{table}/scores")
async def get_scores(table: str, service: The, lang: Lang, who: Person, key: Key) -> schemas.ScoresOut:
    """Everybody's points over the whole game."""
    live, role = await enter(service, who, table, key)
    points = await service.heavy.do(who, partial(totals, live.match, list(live.match.choices), role.seat))
    names = [live.seating.name(seat, lang) for seat in range(live.row.seats)]
    return schemas.ScoresOut.model_validate({"seats": names, "points": points})


@router.post("/tables/{table}/branch")
async def branch_off(table: str, wish: schemas.BranchIn, service: The, who: Person, key: Key) -> schemas.TableOut:
    """A new table that goes on from a moment of this one, against bots."""
    live, role = await enter(service, who, table, key)
    await whole_only(live, role)
    moment = live.past.at(live.match, wish.at, lambda match: create.offshoot(match, wish.lang))
    offshoot = await service.heavy.do(who, moment)
    return await create.branch(service, who, offshoot, wish.seat, wish.level, live.row.tempo)


@router.post("/tables/{table}/rematch")
async def rematch(table: str, wish: schemas.RematchIn, service: The, who: Person, key: Key) -> schemas.TableOut:
    """A new table like this one, when its game is over."""
    live, role = await enter(service, who, table, key)
    if not live.match.over:
        raise Refused("not-over")
    await whole_only(live, role)
    return await create.create(service, who, create.again(live.row, live.seating.seats, wish.seats, wish.lang))


@router.post("/tables/{table}/analysis")
async def analysis(table: str, service: The, lang: Lang, who: Person, key: Key) -> schemas.Analysis:
    """The choices that cost most, judged when the game is over."""
    live, role = await enter(service, who, table, key)
    if not live.match.over:
        raise Refused("not-over")
    found = await service.think(who, Question.about(live, role.seat or 0, "", "mistakes"))
    speaker = live.seating.speaker(lang)
    return schemas.Analysis(mistakes=[await service.heavy.do(who, _mistake(live, one, speaker)) for one in found])


def _mistake(live: LiveTable, one: dict[str, Any], speaker: Speaker) -> Callable[[], schemas.Mistake]:
    """A choice that cost points, in words."""
    seat, better = int(one["seat"]), scene.steps_in_words(one["better"], speaker)

    def say(match: Match[Any]) -> schemas.Mistake:
        chosen = scene.words(match, seat, tuple(one["action"]), speaker)
        return schemas.Mistake(at=one["at"], seat=seat, chosen=chosen, better=better, cost=one["cost"])

    return live.past.at(live.match, one["at"], say)


async def whole_only(live: LiveTable, role: Role) -> None:
    """Allow only players of the table, and nobody while others play; before the end, add a lasting line to the log."""
    if role.kind == "watch" and live.row.state != "over":
        raise Refused("not-seat")
    if live.row.state != "over":
        await live.opened()
        if shared(live.row):
            raise Refused("not-over")
