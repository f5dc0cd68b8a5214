"""Passwords: kept as argon2id hashes, compared in the same time whether or not there is anybody of that name.

A person who was invited, or whose password the host of the server has reset, has a code in its place, with which a password
can be set, once, until it is too late.
"""

from __future__ import annotations

import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lantern.server.door import digest, same
from lantern.server.problems import RefusedError

#: So much work and memory (in kB) a password costs.
ROUNDS, MEMORY = 3, 32 * 1024
#: Shorter ones are guessed, longer ones are no passwords.
LEAST, MOST = 10, 200
#: In the place of a hash: a code, until when, and its digest; or nothing with which anybody gets in.
CODE = "code"
CODE_SECONDS = 7 * 24 * 3600.0
NO_PASSWORD = ""

_hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)
#: Compared with the password of whoever names nobody, so that it takes as long.
_NOBODYS = _hasher.hash("nobody has this password")


def refuse_bad_password(password: str, name: str) -> None:
    """Refuse a password that is too easy to guess, or too long."""
    if not LEAST <= len(password) <= MOST or password.casefold() == name:
        raise RefusedError("bad-request", "bad-password", least=LEAST, most=MOST)


def hashed(password: str) -> str:
    """Return what is kept of a password."""
    return _hasher.hash(_spelled(password))


def fits(password: str, kept: str) -> bool:
    """Tell whether a password is the one that is kept; that takes as long if there is none."""
    known = kept if kept.startswith("$argon2") else _NOBODYS
    try:
        _hasher.verify(known, _spelled(password))
    except (VerificationError, InvalidHashError):
        return False
    return known == kept


def is_outdated(kept: str) -> bool:
    """Tell whether a hash was made with less work than today."""
    return _hasher.check_needs_rehash(kept)


def code_kept(code: str, now: float) -> str:
    """Return what is kept of a code with which a password can be set."""
    return f"{CODE}:{int(now + CODE_SECONDS)}:{digest(code)}"


def code_fits(code: str, kept: str, now: float) -> bool:
    """Tell whether a code is the one that is kept, and still counts."""
    mark, _, rest = kept.partition(":")
    until, _, known = rest.partition(":")
    return mark == CODE and int(until) > now and same(digest(code), known)


def _spelled(password: str) -> bytes:
    """Spell a password the same way on every keyboard."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "replace")
