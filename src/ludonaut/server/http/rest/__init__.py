"""The REST interface: games, tables and what belongs to them, one module for each subject."""

from fastapi import APIRouter

from ...wire import schemas
from . import games, history, seats, tables

router = APIRouter(
    prefix="/api",
    responses={code: {"model": schemas.Trouble} for code in (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)},
)
for room in (games, tables, seats, history):
    router.include_router(room.router)
