"""When to roll dice again, and whether to use what offers itself."""

from __future__ import annotations

from lantern.core.questions import Answer, ChooseSome, Confirm
from lantern.players.heuristic.judging import chance, harm, hurt
from lantern.players.heuristic.worth import cost_of, worth
from lantern.views.observation import Hero, Observation
from lantern.views.observation.options import RerollDie

#: What a re-roll has to bring, in points, when the hero has this much Grit (and more): the last one is kept longer.
WANTED = {1: 1.3, 2: 0.9}
#: A To Hit die that hits; a point of Damage.
A_HIT, A_POINT = 1.2, 0.5


def reroll(seen: Observation, question: ChooseSome, luck: int) -> Answer:  # noqa: ARG001
    """Spend Grit where it is likely to change much."""
    hero = seen.hero(question.who)
    dice, points = _what_it_brings(seen, hero, question)
    if seen.phase == "over":
        return dice
    rich = hero.grit >= seen.value(hero, "max_grit")
    return dice if points >= (0.7 if rich else WANTED[min(2, max(1, hero.grit))]) else []


def roll_again(seen: Observation, question: ChooseSome, luck: int) -> Answer:  # noqa: ARG001
    """Roll failed dice again for nothing, the lowest first."""
    hero = seen.hero(question.who)
    dice, points = _what_it_brings(seen, hero, question)
    faces = question.about["faces"]
    dice.sort(key=lambda i: faces[question.options[i].value])
    return sorted(dice[: question.most]) if points > 0 else []


def _what_it_brings(seen: Observation, hero: Hero, question: ChooseSome) -> tuple[list[int], float]:
    """Return which dice to roll again, and what that is worth."""
    target, purpose, faces = question.about["target"], str(question.about["purpose"]), question.about["faces"]
    options = question.options
    if not target:
        return _without_target(seen, hero, question)
    needed = [option.target if isinstance(option, RerollDie) else target for option in options]
    failed = [i for i, option in enumerate(options) if faces[option.value] < needed[i]]
    hits = sum(chance(needed[i]) for i in failed)
    if purpose.startswith("test-"):
        passed = any(face >= target for face in faces)
        return failed, 0.0 if passed else 3.0 * (1 - (1 - chance(target)) ** len(failed))
    if purpose in {"defense", "cover"}:
        return failed, _saved(seen.health_left(hero), hits * _damage_near(seen, hero), len(failed))
    if purpose == "armor":
        return failed, _saved(seen.health_left(hero), hits, len(failed))
    if purpose in {"willpower", "spirit-armor"}:
        return failed, _saved(seen.sanity_left(hero), hits, len(failed))
    if purpose == "to-hit":
        return failed, A_HIT * hits
    if purpose == "escape":
        return failed, 1.5 * hits
    return failed, 0.4 * hits


def _saved(left: int, points: float, failed: int) -> float:
    """Return what saved points are worth; more when they keep the hero on its feet."""
    return points * (2.5 if failed * 1.5 >= left else 1.0)


def _damage_near(seen: Observation, hero: Hero) -> float:
    """Return how much one Hit of those around may do."""
    kinds = {enemy.kind for enemy in seen.enemies.values() if enemy.target == hero.id}
    return max((min(4.0, max(1.0, harm(seen, kind, hero))) for kind in sorted(kinds)), default=1.0)


def _without_target(seen: Observation, hero: Hero, question: ChooseSome) -> tuple[list[int], float]:
    """Look at rolls that have no number to reach: Damage, casting, poison, healing."""
    purpose, faces = str(question.about["purpose"]), question.about["faces"]
    low = [i for i, option in enumerate(question.options) if faces[option.value] <= 2]
    if purpose == "damage":
        return low, sum((3.5 - faces[question.options[i].value]) * A_POINT for i in low)
    if purpose in seen.content.card_types or purpose in seen.content.hands:
        low = [i for i, option in enumerate(question.options) if faces[option.value] <= 3]
        needed = bool(seen.enemies) or any(hurt(seen, other) > 0.5 for other in seen.standing())
        return low, 0.9 if low and needed else 0.0
    if purpose == "poison":
        return low, 0.7 * len(low)
    if purpose in {"recovery", "heal", "breath"}:
        return low, 0.3 * sum(3.5 - faces[question.options[i].value] for i in low)
    if purpose == "dark-stone":
        bad = [i for i, option in enumerate(question.options) if faces[option.value] <= 3]
        return bad, 0.1 * len(bad)
    del hero
    return low, 0.0


def use_trigger(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Use an ability that offers itself if it brings more than it costs."""
    hero = seen.heroes.get(question.who)
    source = question.about.get("source")
    if hero is None:
        return 0
    found = [power for name, power in seen.powers_of(hero) if name == source]
    offers = [trigger for power in found for trigger in power.triggers if trigger.optional or trigger.cost is not None]
    return int(any(worth(seen, hero, offer.effect) > cost_of(offer.cost) for offer in offers))
