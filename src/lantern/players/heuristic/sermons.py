"""Sermons: which to learn, when to preach, and how much Faith to give."""

from __future__ import annotations

from lantern.content.entries import Sermon
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.harm import Heal
from lantern.core.questions import Answer, ChooseAmount, ChooseOne
from lantern.players.heuristic.judging import best, price
from lantern.players.heuristic.worth import worth
from lantern.views.observation import Hero, Observation, effect_at

#: How many of the 36 rolls of two dice reach a number.
AT_LEAST = {number: sum(a + b >= number for a in range(1, 7) for b in range(1, 7)) / 36 for number in range(2, 13)}
#: What the doubles of a dangerous sermon cost; and Faith for nothing is not given.
DANGEROUS, FAITH = 0.3, 0.35
#: What a sermon promises that is preached turn after turn, by what it does; one that stops a card.
HEALS, HURTS, CHANGES, STOPS = 3.0, 2.5, 0.8, 3.0
PROMISES: dict[type, float] = {Heal: HEALS, EnemyHits: HURTS, Modify: CHANGES}


def worth_of_sermon(seen: Observation, hero: Hero, name: str) -> float:
    """Return what it is worth to preach a sermon now, as likely as it works."""
    sermon = seen.content.sermons[name]
    works = AT_LEAST.get(max(2, sermon.casting - max(0, seen.in_pool(hero, "faith") - sermon.faith)), 0.0)
    effect = effect_at(sermon, hero.level)
    if sermon.target == "enemy":
        targets = seen.in_sight(hero, sermon.range)
        points = 0.35 * max((price(seen, enemy.kind) for enemy in targets), default=0.0)
    else:
        points = worth(seen, hero, effect, others=sermon.target is not None)
    return works * points - (DANGEROUS if sermon.dangerous else 0.0) - FAITH


def learn_sermon(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Learn what works often and does much."""
    return best([_promise(seen.content.sermons[option.value]) for option in question.options], luck)


def _promise(sermon: Sermon) -> float:
    does = STOPS if sermon.cancels else sum(PROMISES.get(type(effect), 1.0) for effect in sermon.effect)
    return AT_LEAST[sermon.casting] * does


def pay_faith(seen: Observation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Pay as much Faith as there are Wounds to heal."""
    preacher = seen.hero(question.who)
    most = max(hero.wounds for hero in (preacher, *seen.neighbours(preacher)))
    return max(question.least, min(question.most, most))
