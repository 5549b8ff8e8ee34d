"""The games, and the health of the server."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from ... import catalogue
from ...live import create
from ...wire import schemas
from .. import cards, guide
from .params import Lang, The

router = APIRouter()


@router.get("/games")
def list_games(lang: Lang) -> list[dict[str, Any]]:
    """The games, their options and the bots."""
    return cards.games(lang, tuple(catalogue.names()))


@router.get("/games/{game}/faces", response_model=schemas.Faces)
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
def game_guide(game: str, lang: Lang) -> schemas.Guide:
    """The rules of a game in our own words."""
    create.find_game(game)
    return schemas.Guide.model_validate({"sections": guide.sections(game, lang)})


@router.get("/health")
async def health(service: The) -> JSONResponse:
    """Health of the server: 503 while the store does not answer."""
    trouble = service.keeper.trouble
    told = schemas.Health(
        ok=trouble is None, tables=len(service.hub.tables), connections=service.connections.total, trouble=trouble
    )
    return JSONResponse(told.model_dump(), status_code=200 if told.ok else 503)
