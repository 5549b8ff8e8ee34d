"""The schema and its migrations. A released migration is never changed: a new one is added below it."""

from __future__ import annotations

import time

from .database import Database, StoreTrouble

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, seats INTEGER NOT NULL,
            options TEXT NOT NULL, seed TEXT NOT NULL, start TEXT, private SMALLINT NOT NULL, lang TEXT NOT NULL,
            tempo INTEGER NOT NULL, clock BIGINT, owner TEXT NOT NULL, watch TEXT, creator TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL, state TEXT NOT NULL,
            seq BIGINT NOT NULL, seating BIGINT NOT NULL, due DOUBLE PRECISION, origin TEXT NOT NULL)""",
        """CREATE TABLE seats (
            tid TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL,
            name TEXT NOT NULL, level TEXT NOT NULL, key TEXT, invite TEXT, away TEXT, PRIMARY KEY (tid, seat))""",
        """CREATE TABLE journal (
            tid TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seq BIGINT NOT NULL, kind TEXT NOT NULL,
            seat INTEGER NOT NULL, steps TEXT NOT NULL, mark TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (tid, seq))""",
    ),
    (
        """CREATE TABLE positions (
            tid TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seq BIGINT NOT NULL, rules TEXT NOT NULL,
            position TEXT NOT NULL, PRIMARY KEY (tid, seq))""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_open ON tables (private, state, touched)",
        "CREATE INDEX tables_creator ON tables (creator, created)",
    ),
)


def version_of(db: Database) -> int:
    """The schema version of this database; 0 for an empty one."""
    if db.kind == "sqlite":
        there = db.rows("SELECT 1 FROM sqlite_master WHERE name = 'migrations'")
    else:
        there = db.rows("SELECT 1 FROM pg_tables WHERE tablename = 'migrations' AND schemaname = current_schema()")
    if not there:
        return 0
    return int(db.rows("SELECT COALESCE(MAX(number), 0) FROM migrations")[0][0])


def migrate(db: Database, upto: int = len(MIGRATIONS)) -> None:
    """Migrate the schema, each step in a transaction, one server at a time; refuse a store of a newer release."""
    if version_of(db) == upto:
        return
    db.begin()
    try:
        if db.kind == "postgresql":
            db.rows("SELECT pg_advisory_xact_lock(5836, 1)")
        found = version_of(db)
        if found > len(MIGRATIONS):
            raise StoreTrouble(f"the store is of a newer release (schema {found}, this one knows {len(MIGRATIONS)})")
        if found == 0:
            db.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, done DOUBLE PRECISION NOT NULL)")
        for number in range(found + 1, upto + 1):
            for statement in MIGRATIONS[number - 1]:
                db.execute(statement)
            db.execute("INSERT INTO migrations (number, done) VALUES (?, ?)", (number, time.time()))
        db.commit()
    except BaseException:
        db.rollback()
        raise
