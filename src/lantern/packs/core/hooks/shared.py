# ruff: noqa: INP001 - a pack is data, not a Python package
"""What several parts need."""

from collections.abc import Iterator
from typing import Any

from lantern.hooks import (
    Amount,
    ChapterGame,
    ChooseOne,
    Confirm,
    Context,
    Gain,
    Hero,
    Visit,
    discardable,
    icons_of,
    in_turn,
    numbered_locations,
    open_locations,
    perform,
    replace,
    roll,
    skill_dice,
    successes,
    value,
)


def what_they_take(game: ChapterGame[Any], hero: Hero) -> list[int]:
    """Return the places of items that a bandit would take: no starting gear, nothing personal, nothing fused."""
    return [place for place in discardable(game, hero) if not hero.items[place].starting]


def has_icon(game: ChapterGame[Any], hero: Hero, place: int) -> bool:
    """Tell whether an item has a Dark Stone icon, of its own or forged onto it (DSTONE-02, DSTONE-04)."""
    return icons_of(game, hero.items[place]) > 0


def here(game: ChapterGame[Any], context: Context) -> str:
    """Return the location where something happens."""
    stay = game.state.settlement.stay
    return stay.visits.get(context.hero or "", "") if stay is not None else ""


def visitors(game: ChapterGame[Any], location: str) -> list[Hero]:
    """Return the heroes who are at a location now."""
    stay = game.state.settlement.stay
    if stay is None:
        return []
    return [hero for hero in game.present() if stay.visits.get(hero.id) == location and hero.id not in stay.finished]


def volunteers(game: ChapterGame[Any], context: Context) -> Iterator[Hero]:
    """Ask each hero whether it takes part."""
    about = {"source": context.source}
    for hero in in_turn(game, game.present()):
        if game.ask(Confirm(kind="take-part", who=hero.id, about=about, interruptible=False)):
            yield hero


def take_heart(game: ChapterGame[Any], hero: Hero, context: Context) -> None:
    """Let a hero recover Grit up to its maximum."""
    room = max(0, value(game, hero, "max_grit") - hero.grit)
    perform(game, (Gain(what="grit", count=Amount(plus=room)),), replace(context, hero=hero.id))


def buildings(game: ChapterGame[Any]) -> list[str]:
    """Return what stands of the town itself: neither the Camp before it nor the place of its type (FRONTIER-04)."""
    return [each for each in numbered_locations(game) if each in open_locations(game)]


def protect(game: ChapterGame[Any], hero: Hero, saved: list[str], context: Context) -> None:
    """Let a hero save one more location, if one is left that nobody saves yet."""
    standing = [each for each in buildings(game) if each not in saved]
    if standing:
        options = [Visit(each) for each in standing]
        saved.append(game.ask(ChooseOne(kind="protect", who=hero.id, options=options, about={"source": context.source})).value)


#: How many dice the gunman of a duel has, from what on a die is a success, and what beating him is worth.
GUNMAN, TRUE_SHOT, DUEL_XP = 3, 5, 50

#: Up to what die a location that nobody protects is destroyed.
WRECKED = 2

MUTANT_QUARTER, CAMP, STORE = "mutant-quarter", "camp", "general-store"

ATTENTION = "unwanted-attention"


def duel(game: ChapterGame[Any], hero: Hero) -> int:
    """Return by how many successes a hero is ahead of the gunman that it faces."""
    mine = successes(skill_dice(game, hero, "agility", TRUE_SHOT), TRUE_SHOT)
    return mine - successes(roll(game, "gunman", GUNMAN, target=TRUE_SHOT), TRUE_SHOT)
