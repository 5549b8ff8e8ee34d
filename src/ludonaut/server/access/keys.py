"""Secret links. A seat is whoever holds its key; the store holds only hashes, so a stolen store opens no seat."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
LONGEST = 64


def new_key() -> str:
    """192 bits of chance: beyond guessing, so a plain fast hash of it is safe to keep."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A short name that is no secret, without letters that one misreads."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def hashed(key: str) -> str:
    """What the store keeps of a key."""
    return hashlib.sha256(b"ludonaut key\0" + key.encode("utf-8", "replace")).hexdigest()


def fits(key: str | None, kept: str | None) -> bool:
    """Whether this key is the one whose hash was kept, in a time that tells nothing."""
    if not key or not kept or len(key) > LONGEST:
        return False
    return hmac.compare_digest(hashed(key), kept)


def creator_of(person: str) -> str:
    """A person's name in the store: a hash, never the address."""
    return hashed(person)[:16]
