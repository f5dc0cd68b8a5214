"""What a saved game was played with and is not at hand: packs, or in its packs a hero class or a mission."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from lantern.content.library import Content
from lantern.content.loader import user_packs
from lantern.content.packs import id_of
from lantern.content.problems import Problem
from lantern.content.switching import switched_off


class Missing(Struct, frozen=True, kw_only=True):
    """What is missing, and why: `broken` says what is wrong with one that is set aside, `off` are folders switched off."""

    packs: tuple[str, ...] = ()
    broken: Problem | None = None
    off: tuple[str, ...] = ()
    heroes: tuple[str, ...] = ()
    mission: str = ""


def what_is_missing(content: Content, packs: Iterable[str], heroes: Iterable[str] = (), mission: str = "") -> Missing | None:
    """Tell what of a game is not at hand; its heroes and its mission are looked for only where all its packs are there."""
    gone = tuple(pack for pack in packs if pack not in content.versions)
    if gone:
        broken = next((aside.problems[0] for aside in content.aside if aside.pack in gone), None)
        place = user_packs()
        off = tuple(folder for folder in sorted(switched_off(place)) if id_of(place / folder) in gone)
        return Missing(packs=gone, broken=broken, off=off)
    strangers = tuple(dict.fromkeys(hero for hero in heroes if hero not in content.heroes))
    unknown = mission if mission not in content.missions else ""
    return Missing(heroes=strangers, mission=unknown) if strangers or unknown else None
