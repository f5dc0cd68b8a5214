"""Cards of hands: which to learn, when to play one, and how many points to give."""

from __future__ import annotations

from functools import cache
from itertools import product

from lantern.content.kits import HandCard
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.harm import Heal
from lantern.core.questions import Answer, ChooseAmount, ChooseOne
from lantern.players.heuristic.judging import best, price
from lantern.players.heuristic.worth import worth
from lantern.views.observation import Hero, Observation, effect_at

#: What the doubles of a dangerous card cost; and points for nothing are not given.
DANGEROUS, POINTS = 0.3, 0.35
#: What a card promises that is played turn after turn, by what it does; one that stops another.
HEALS, HURTS, CHANGES, STOPS = 3.0, 2.5, 0.8, 3.0
PROMISES: dict[type, float] = {Heal: HEALS, EnemyHits: HURTS, Modify: CHANGES}


@cache
def reached(dice: int, number: int) -> float:
    """Return how many of all rolls of some dice reach a number."""
    rolls = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    return sum(roll >= number for roll in rolls) / len(rolls)


def worth_of_card(seen: Observation, hero: Hero, name: str) -> float:
    """Return what it is worth to play a card now, as likely as it works."""
    card = seen.content.hand_cards[name]
    hand = seen.content.hands[card.hand]
    spare = seen.in_pool(hero, hand.adds) - (card.cost.pools.get(hand.adds, 0) if card.cost else 0) if hand.adds else 0
    works = reached(hand.dice, card.casting - max(0, spare))
    effect = effect_at(card, hero.level)
    if card.target == "enemy":
        targets = seen.in_sight(hero, card.range)
        points = 0.35 * max((price(seen, enemy.kind) for enemy in targets), default=0.0)
    else:
        points = worth(seen, hero, effect, others=card.target is not None)
    return works * points - (DANGEROUS if card.dangerous else 0.0) - POINTS


def learn_card(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Learn what works often and does much."""
    return best([_promise(seen, seen.content.hand_cards[option.value]) for option in question.options], luck)


def discard_card(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Discard what promises least."""
    return best([-_promise(seen, seen.content.hand_cards[option.value]) for option in question.options], luck)


def _promise(seen: Observation, card: HandCard) -> float:
    does = STOPS if card.cancels else sum(PROMISES.get(type(effect), 1.0) for effect in card.effect)
    return reached(seen.content.hands[card.hand].dice, card.casting) * does


def pay_more(seen: Observation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Pay as many points as there are Wounds to heal."""
    hero = seen.hero(question.who)
    most = max(other.wounds for other in seen.in_reach_to_heal(hero))
    return max(question.least, min(question.most, most))
