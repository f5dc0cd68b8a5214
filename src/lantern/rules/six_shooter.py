"""The six-shooter template of the Gunslinger: shots that go with a Hit of a Pistol (CLASS-01 to CLASS-06)."""

from __future__ import annotations

from collections.abc import Callable

from lantern.content.entries import HeroClass
from lantern.core.questions import ChooseOne
from lantern.rules.belongings import card_of
from lantern.rules.choices.dice import AddShot
from lantern.rules.choices.plain import Nothing
from lantern.rules.events import Used
from lantern.rules.game import Game
from lantern.rules.hero_arms import Arm, HeroHit, keywords_of
from lantern.rules.state import Hero
from lantern.rules.triggers import spend_grit

PLACES = 6  # CLASS-01
#: The shots and the Grit that each costs (CLASS-03 to CLASS-06).
COST = {"dead-eye": 0, "ricochet": 0, "cerberus": 1, "hellfire": 1}
DEAD_EYE = 2  # CLASS-03


def has_shot(game: Game, hero: Hero, shot: str, arm: Arm) -> bool:
    """Tell whether a shot is loaded, paid for, and goes with what the hero fires.

    Only Guns that are Pistols will do, without other Ammo in them (CLASS-02).
    """
    if not hero.six_shooter.get(shot) or game.grit_of(hero) < COST[shot] or other_ammo(game, hero):
        return False
    words = keywords_of(game, arm)
    return "Gun" in words and "Pistol" in words


def other_ammo(game: Game, hero: Hero) -> list[str]:
    """Return the Ammo besides the template that a hero has loaded for a while."""
    items, boosts = game.content.items, game.state.boosts
    mine = (boost.source for boost in boosts if boost.hero == hero.id and card_of(boost.source) in items)
    return [source for source in mine if "Ammo" in items[card_of(source)].keywords]


def fire_shot(game: Game, hero: Hero, shot: str, hit: HeroHit) -> None:
    """Discard a shot for a Hit; its place stays empty (CLASS-01)."""
    hero.six_shooter[shot] -= 1
    spend_grit(game, hero, COST[shot])
    hit.special = shot
    game.tell(Used(hero.id, shot))


def add_special_shots(game: Game, hero: Hero, hits: list[HeroHit], matters: Callable[[], bool]) -> None:
    """Let a hero add special shots to Hits whose Damage it has seen, one to each (CLASS-03, CLASS-05, CLASS-06)."""
    while True:
        options = [
            AddShot(shot, number, hit)
            for number, hit in enumerate(hits, start=1)
            for shot in ("dead-eye", "hellfire", "cerberus")
            if not hit.special and has_shot(game, hero, shot, hit.arm)
        ]
        if not options:
            return
        about = {"shots": sum(hero.six_shooter.values()), "faces": [hit.rolled for hit in hits]}
        question = ChooseOne(
            kind="special-shot",
            who=hero.id,
            options=[Nothing(), *options],
            about=about,
            default=0,
            matters=matters() or any(option.card == "cerberus" for option in options),
            interruptible=False,
        )
        chosen = game.ask(question).value
        if chosen is None:
            return
        shot, hit = chosen
        fire_shot(game, hero, shot, hit)
        if shot == "dead-eye":
            hit.bonus += DEAD_EYE
        elif shot == "hellfire":
            hit.rolled *= 2


def loaded(sheet: HeroClass) -> dict[str, int]:
    """Return the shots with which a class begins an adventure: a template full of Dead Eye, or none (CLASS-01)."""
    return {"dead-eye": PLACES} if any("six_shooter" in ability.flags for ability in sheet.abilities) else {}


def reload(hero: Hero, count: int) -> None:
    """Put Dead Eye shots on empty places of the template."""
    free = PLACES - sum(hero.six_shooter.values())
    hero.six_shooter["dead-eye"] = hero.six_shooter.get("dead-eye", 0) + min(count, free)
