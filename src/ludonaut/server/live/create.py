"""New tables: from options, from a record, from a moment of another table."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

from ludonaut.kernel import BadOptions, Choice, Game, Match, UnknownGame
from ludonaut.kernel.rng import secret_seed
from ludonaut.table import lesson as lessons

from .. import catalogue
from ..access.keys import hashed, new_key, new_table_id
from ..bots import levels
from ..refusal import Refused
from ..service import Service
from ..store import Entry, SeatRow, StoreTrouble, TableRow, replay
from ..wire.schemas import ClockIn, SeatIn, SeatOut, TableIn, TableOut
from .lesson import MARK


def find_game(name: str) -> Game[Any]:
    """The game of this name; refused if there is none."""
    try:
        return catalogue.find(name)
    except UnknownGame:
        raise Refused("no-game") from None


def seated(game: str, seats: list[SeatIn]) -> tuple[list[SeatRow], list[SeatOut]]:
    """The seats, for the store with hashes and for the table's owner with keys."""
    rows, told = [], []
    for number, seat in enumerate(seats):
        key = new_key() if seat.kind == "me" else None
        invite = new_key() if seat.kind == "open" else None
        level = check_level(game, seat.level or "pilot") if seat.kind == "bot" else ""
        kind = "human" if seat.kind == "me" else seat.kind
        rows.append(
            SeatRow(
                seat=number,
                kind=kind,
                name=seat.name,
                level=level,
                key=hashed(key) if key else None,
                invite=hashed(invite) if invite else None,
            )
        )
        told.append(SeatOut(seat=number, kind=kind, key=key, invite=invite))
    return rows, told


def check_level(game: str, level: str) -> str:
    """Refuse a level that the game does not have."""
    if level not in levels.known(game):
        raise Refused("level")
    return level


async def create(service: Service, person: str, wish: TableIn) -> TableOut:
    """A new table from its options."""
    game = find_game(wish.game)
    shared = any(seat.kind == "open" for seat in wish.seats)
    if wish.seed is not None and shared:
        raise Refused("seed")
    try:
        options = game.read_options(len(wish.seats), dict(wish.options))
    except BadOptions as fault:
        raise Refused("options", detail=str(fault)) from None
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        rules=replay.rules_of(game),
        seats=len(wish.seats),
        options=options,
        seed=secret_seed() if wish.seed is None else wish.seed,
        private=wish.private,
        lang=catalogue.language(wish.lang),
        tempo=wish.tempo,
        clock=wish.clock.seconds if wish.clock else None,
        state="waiting" if shared else "playing",
        origin=("shared" if shared else "alone") + (" seed" if wish.seed is not None else ""),
    )
    return await _put(service, person, row, wish.seats)


async def _put(
    service: Service, person: str, row: TableRow, seats: list[SeatIn], entries: list[Entry] | None = None
) -> TableOut:
    """Store a table and return its keys, which are never shown again."""
    row.creator = await service.may_create(person)
    row.created = row.touched = time.time()
    owner, watch = new_key(), new_key() if row.private else None
    row.owner, row.watch = hashed(owner), hashed(watch) if watch else None
    rows, told = seated(row.game, seats)
    row.seq = len(entries or ())
    if row.clock is not None and row.state == "playing":
        row.due = row.created + row.clock

    def write(store: Any) -> None:
        store.add_table(row, rows)
        store.add_entries(row.id, entries or ())

    try:
        await service.keeper.write(write)
    except StoreTrouble as fault:
        raise Refused("store", detail=fault.said) from fault
    return TableOut(table=row.id, owner=owner, watch=watch, seats=told)


def again(row: TableRow, sat: Sequence[SeatRow], mine: Collection[int], lang: str) -> TableIn:
    """A rematch with the same game, seats, options, tempo and clock; other people are invited again."""

    def seat_in(seat: SeatRow) -> SeatIn:
        if seat.kind == "bot":
            return SeatIn(kind="bot", level=seat.level)
        return SeatIn(kind="me", name=seat.name) if seat.seat in mine else SeatIn(kind="open")

    return TableIn(
        game=row.game,
        seats=[seat_in(seat) for seat in sat],
        options=row.options,
        private=row.private,
        lang=lang,
        tempo=row.tempo,
        clock=None if row.clock is None else ClockIn(seconds=row.clock),
    )


async def bring_in(service: Service, person: str, text: str, lang: str) -> TableOut:
    """A table from a record, which a worker reads; every seat belongs to the sender."""
    await service.may_import(person)
    found = await service.read_record(person, text)
    made = time.time()
    row = TableRow(
        id=new_table_id(),
        game=found.game,
        rules=replay.rules_of(find_game(found.game)),
        seats=found.seats,
        options=found.options,
        seed=int(found.seed),
        start=found.start,
        lang=catalogue.language(lang),
        state="over" if found.over else "playing",
        private=True,
        origin="alone record",
    )
    seats = [SeatIn(kind="me") for _ in range(row.seats)]
    return await _put(service, person, row, seats, _journal(found.steps, made))


async def teach(service: Service, person: str, name: str, lang: str) -> TableOut:
    """A guided first game: the learner, and bots that first give the answers of the lesson."""
    game = find_game(name)
    await service.may_create(person)
    lesson = lessons.of(game)
    if lesson is None:
        raise Refused("no-tutorial")
    begun = offshoot(lessons.start(game, lesson), lang, MARK)
    return await branch(service, person, begun, 0, lesson.level, lesson.tempo)


def offshoot(match: Match[Any], lang: str, origin: str = "branch") -> tuple[TableRow, list[Entry]]:
    """A table that continues from this moment: from the start of its beat, with the choices since."""
    row = _row_of(match, lang)
    row.start = replay.beat_of(match)
    row.origin = f"alone {origin}"
    taken = replay.begin(match.game, row).choices
    return row, _journal(replay.to_repeat(match.choices[match.began :], taken), time.time())


async def branch(
    service: Service, person: str, offshoot: tuple[TableRow, list[Entry]], seat: int, level: str, tempo: int
) -> TableOut:
    """Store a table that continues from a moment, with one person and bots."""
    row, entries = offshoot
    check_level(row.game, level)
    if not 0 <= seat < row.seats:
        raise Refused("nobody", seats=row.seats)
    row.tempo = tempo
    seats = [SeatIn(kind="me") if n == seat else SeatIn(kind="bot", level=level) for n in range(row.seats)]
    return await _put(service, person, row, seats, entries)


def _journal(choices: Sequence[Choice], made: float) -> list[Entry]:
    """Choices as the journal of a new table."""
    return [
        Entry(seq=number, kind="play", seat=seat, steps=[(seat, action)], made=made)
        for number, (seat, action) in enumerate(choices, 1)
    ]


def _row_of(match: Match[Any], lang: str) -> TableRow:
    return TableRow(
        id=new_table_id(),
        game=match.game.name,
        rules=replay.rules_of(match.game),
        seats=match.state.seats,
        options=dict(match.state.options),
        seed=match.seed,
        start=match.origin or None,
        lang=catalogue.language(lang),
        state="over" if match.over else "playing",
        private=True,
    )
