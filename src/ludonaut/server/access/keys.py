"""Secret links. A seat is whoever holds its key; the store holds only hashes, so a stolen store opens no seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
LONGEST = 64


def new_key() -> str:
    """A key of 192 random bits: it cannot be guessed, so a plain fast hash of it is safe to store."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A short name without letters that are easily misread. It is not secret."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def hashed(key: str) -> str:
    """The hash of a key, which is all that the store has of it."""
    return hashlib.sha256(b"ludonaut key\0" + key.encode("utf-8", "replace")).hexdigest()


def fits(key: str | None, kept: str | None) -> bool:
    """Does the key have this hash? Compared in constant time."""
    if not key or not kept or len(key) > LONGEST:
        return False
    return hmac.compare_digest(hashed(key), kept)


def creator_of(person: str) -> str:
    """The id of a person in the store: a hash, never the address."""
    return hashed(person)[:16]
