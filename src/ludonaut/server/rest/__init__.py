"""The REST interface: games, tables and what belongs to them, one room for each subject."""

from fastapi import APIRouter

from .. import shapes
from . import games, past, seats, tables

router = APIRouter(
    prefix="/api",
    responses={code: {"model": shapes.Trouble} for code in (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)},
)
for room in (games, tables, seats, past):
    router.include_router(room.router)
