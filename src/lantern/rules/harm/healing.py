"""Healing (HEAL)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from lantern.core.questions import ChooseAmount, ChooseOne
from lantern.rules.belongings.resources import gain_xp
from lantern.rules.numbers.throws import LOW
from lantern.rules.numbers.triggers import fire
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.plain import HealNow, TakeGrit
from lantern.rules.table.events import Healed
from lantern.rules.table.state import Hero

XP_PER_POINT_HEALED = 5  # HEAL-03


def heals_too_little(harm: int, die: str | None = None, *, times: int = 1, plus: int = 0) -> Callable[[list[int]], bool]:
    """Make the test whether dice of healing are worth rolling again: one is low, and together they leave something unhealed."""
    low = LOW[die or "D6"]
    return lambda faces: min(faces) <= low and sum(faces) * times + plus < harm


def prefers_grit(game: AnyChapter, hero: Hero) -> bool:
    """Ask whether a hero heals or recovers a Grit instead; who has nothing to heal takes the Grit."""
    options = [HealNow(), TakeGrit()]
    unhurt = not (hero.wounds or hero.sanity_damage)
    question = ChooseOne(kind="heal-or-grit", who=hero.id, options=options, default=1 if unhurt else None, matters=not unhurt)
    return bool(game.ask(question).value)


def heal(game: AnyChapter, hero: Hero, wounds: int, sanity: int, healer: Hero | None = None, by: str = "") -> int:
    """Remove Wounds and Sanity damage, never more than there is (HEAL-04); healing another earns XP (HEAL-03)."""
    wounds, sanity = max(0, min(wounds, hero.wounds)), max(0, min(sanity, hero.sanity_damage))
    if not (wounds or sanity):
        return 0
    hero.wounds -= wounds
    hero.sanity_damage -= sanity
    game.tell(Healed(hero.id, wounds, sanity, healer.id if healer else ""))
    if healer is not None and healer is not hero:
        gain_xp(game, healer, XP_PER_POINT_HEALED * (wounds + sanity))
        fire(game, "healed_other", hero=healer, counted=wounds + sanity, card=by)
    return wounds + sanity


def heal_wounds(game: AnyChapter, hero: Hero, points: int, healer: Hero | None = None, by: str = "") -> int:
    """Heal Wounds."""
    return heal(game, hero, points, 0, healer, by)


def heal_sanity(game: AnyChapter, hero: Hero, points: int, healer: Hero | None = None, by: str = "") -> int:
    """Heal Sanity damage."""
    return heal(game, hero, 0, points, healer, by)


def heal_mix(
    game: AnyChapter,
    hero: Hero,
    points: int,
    healer: Hero | None = None,
    by: str = "",
    *,
    least_wounds: int = 0,
    least_sanity: int = 0,
) -> int:
    """Heal Wounds and Sanity damage in any mix, as the hero likes (HEAL-01)."""
    points = min(points, hero.wounds + hero.sanity_damage)
    most = min(points - min(least_sanity, points), hero.wounds)
    least = max(min(least_wounds, points), points - hero.sanity_damage)
    if least < most:
        about = {"points": points}
        question = ChooseAmount(kind="heal-wounds", who=hero.id, least=least, most=most, about=about, interruptible=False)
        wounds = game.ask(question)
    else:
        wounds = max(least, most) if least > most else most
    return heal(game, hero, wounds, points - wounds, healer, by)


def harm_of(hero: Hero, only: Literal["wounds", "sanity"] | None = None) -> int:
    """Return how much of a hero can be healed, of both kinds of harm or of one of them only."""
    return (0 if only == "sanity" else hero.wounds) + (0 if only == "wounds" else hero.sanity_damage)


def heal_split(
    game: AnyChapter,
    heroes: Sequence[Hero],
    points: int,
    healer: Hero | None,
    *,
    only: Literal["wounds", "sanity"] | None = None,
) -> None:
    """Share out points of healing among heroes, as the healer likes (HEAL-01)."""
    hurt = [hero for hero in heroes if harm_of(hero, only)]
    who = healer.id if healer is not None else "party"
    for number, hero in enumerate(hurt):
        rest = sum(harm_of(other, only) for other in hurt[number + 1 :])
        most = min(points, harm_of(hero, only))
        about = {"points": points, "hero": hero.id}
        least = max(0, min(most, points - rest))
        question = ChooseAmount(kind="heal-share", who=who, least=least, most=most, about=about, interruptible=False)
        share = game.ask(question)
        least_wounds, least_sanity = share if only == "wounds" else 0, share if only == "sanity" else 0
        heal_mix(game, hero, share, healer, least_wounds=least_wounds, least_sanity=least_sanity)
        points -= share
