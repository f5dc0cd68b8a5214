"""Who the heroes are: a name, what others call them, and a face for life. No rule asks for any of it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from lantern.rules.table.state import ChapterState, Hero

#: Longer names are cut.
MOST_LETTERS = 40

WOMEN = (
    "Ada", "Abigail", "Belle", "Clementine", "Cora", "Delia", "Dolores", "Esperanza", "Etta", "Hester", "Ines", "Josephine",
    "Lucinda", "Mabel", "Marguerite", "Mei", "Nora", "Opal", "Rosario", "Ruth", "Temperance", "Winona",
)  # fmt: skip
MEN = (
    "Amos", "Barnaby", "Caleb", "Cyrus", "Diego", "Elias", "Ezekiel", "Felix", "Gideon", "Hollis", "Ignacio", "Jesse", "Josiah",
    "Lazarus", "Moses", "Obadiah", "Rafael", "Silas", "Tobias", "Wendell", "Wyatt", "Zebulon",
)  # fmt: skip
FAMILIES = (
    "Black", "Boone", "Calloway", "Chen", "Crane", "Delgado", "Duval", "Finch", "Graves", "Hale", "Hawthorn", "Lark", "Marrow",
    "Okoye", "Pell", "Quill", "Redfield", "Ruiz", "Sorrel", "Tanner", "Vane", "Voss", "Whitlock", "Yates",
)  # fmt: skip
#: What others call somebody, in each language.
NICKNAMES = {
    "en": (
        "Coffin Nail", "Dry Creek", "Eleven Fingers", "Hard Candy", "Iron Hand", "Last Rites", "Left-Hand", "Long Way Home",
        "No-Sleep", "Powder", "Rattler", "Six Candles", "Sunday", "The Sparrow", "Three Knocks", "Two-Dollar",
    ),
    "it": (
        "Chiodo da bara", "Torrente secco", "Undici dita", "Zucchero amaro", "Mano di ferro", "Ultimo amen", "Mancina",
        "Strada lunga", "Senza sonno", "Polvere", "Sonaglio", "Sei candele", "Domenica", "Il passero", "Tre colpi",
        "Due dollari",
    ),
}  # fmt: skip


class Person(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody who can be a hero. The same `face` is the same face for life; it begins with w or m where that is decided."""

    name: str = ""
    nickname: str = ""
    face: str = ""


NOBODY = Person()


def become(hero: Hero, person: Person, others: Sequence[str]) -> None:
    """Let a hero be somebody; whoever has no name keeps that of the class, and no two have the same."""
    name = _tidy(person.name) or hero.name
    number = 2
    hero.name = name
    while hero.name in others:
        hero.name = f"{name} {number}"
        number += 1
    hero.nickname = _tidy(person.nickname)
    hero.face = _tidy(person.face)


def people_of(state: ChapterState) -> list[Person]:
    """Tell who the heroes of a chapter are, in the order in which they came."""
    return [Person(hero.name, hero.nickname, hero.face) for hero in state.heroes.values()]


def _tidy(text: str) -> str:
    return printable(text)[:MOST_LETTERS].rstrip()


def printable(text: str) -> str:
    """Return what can be seen of a text, on one line: no control characters, and none that turn the direction of writing."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def strangers(seed: int, count: int, lang: str = "en") -> tuple[Person, ...]:
    """Make up so many people for a game with this seed, all with other names; the same seed brings the same."""
    found: list[Person] = []
    for number in range(count):
        face = blake2b(f"{seed}:{number}".encode(), digest_size=8).digest()
        woman = face[0] % 2 == 0
        given = WOMEN if woman else MEN
        taken = {name for person in found for name in (*person.name.split(), person.nickname)}
        found.append(
            Person(
                name=f"{_free(given, face[1], taken)} {_free(FAMILIES, face[2], taken)}",
                nickname=_free(NICKNAMES[lang], face[3], taken),
                face=f"{'w' if woman else 'm'}-{face[3:].hex()}",
            )
        )
    return tuple(found)


def _free(names: Sequence[str], at: int, taken: set[str]) -> str:
    """Take the name at this place, or the next that nobody has."""
    return next(name for step in range(len(names)) if (name := names[(at + step) % len(names)]) not in taken)
