"""The REST interface: games, tables and what belongs to them, one module for each subject."""

from fastapi import APIRouter

from ...refusal import STATUSES
from ...wire import schemas
from . import games, history, seats, tables

router = APIRouter(
    prefix="/api",
    responses={status: {"model": schemas.Trouble} for status in STATUSES},
)
for room in (games, tables, seats, history):
    router.include_router(room.router)
