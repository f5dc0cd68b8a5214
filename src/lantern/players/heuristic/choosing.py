"""Everything else that is asked: who, which, in what order; and whether all is lost."""

from __future__ import annotations

from lantern.core.questions import Answer, ChooseOne, Confirm, Option
from lantern.players.heuristic.arms import prospects
from lantern.players.heuristic.goals import way_to_goals
from lantern.players.heuristic.judging import best, harm, price
from lantern.players.heuristic.things import worth_of_item, worth_of_upgrade
from lantern.players.heuristic.worth import cost_of, worth
from lantern.views.observation import Hero, Observation, card_of

#: All is lost when the enemies need so much less time than the heroes.
HOPELESS = 3.0


# -- who ------------------------------------------------------------------------------------------


def strongest(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Choose whoever can bear most; for a test, whoever is best at it."""
    skill = _tested_skill(seen, str(question.about.get("source", "")))

    def score(option: Option) -> float:
        hero = seen.hero(option.value)
        good_at_it = 2.0 * seen.value(hero, skill) if skill is not None else 0.0
        return good_at_it + min(seen.health_left(hero), seen.sanity_left(hero)) / 4

    return best([score(option) for option in question.options], luck)


def _tested_skill(seen: Observation, source: str) -> str | None:
    card = seen.content.cards.get(card_of(source))
    return next((effect.skill for effect in card.effect if hasattr(effect, "skill")), None) if card is not None else None


def acts_first(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Let in a fight the one begin who hits hardest, otherwise the one who is ahead."""
    if seen.enemies:
        return best([_power(seen, seen.hero(option.value)) for option in question.options], luck)
    field, _ = way_to_goals(seen)
    return best([-field[seen.hero(option.value).space] for option in question.options], luck)


def light_bearer(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Give the light to somebody tough who does not lead: it shines from the middle."""

    def score(option: Option) -> float:
        hero = seen.hero(option.value)
        return seen.value(hero, "health") - 0.5 * seen.value(hero, "initiative") + 3 * seen.value(hero, "hold_back")

    return best([score(option) for option in question.options], luck)


def _power(seen: Observation, hero: Hero) -> float:
    """Return what a hero's best attack is worth if it gets to make it."""
    return max((arm.dice * arm.worth[0][0] for arm in prospects(seen, hero) if arm.worth), default=0.0)


# -- which ----------------------------------------------------------------------------------------


def choose(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Choose the effect that is worth most, or does least harm."""
    hero = seen.heroes.get(question.who)

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        return worth(seen, hero, option.value.effect) - cost_of(option.value.cost)

    return best([score(option) for option in question.options], luck)


def best_item(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Choose the item that is worth most."""
    hero = seen.hero(question.who)

    def score(option: Option) -> float:
        held = option.card or (hero.items[option.value].id if isinstance(option.value, int) else "")
        item = seen.content.items.get(held)
        return worth_of_item(item) if item is not None else 0.0

    return best([score(option) for option in question.options], luck)


def starting_upgrade(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Choose the upgrade that brings most: numbers, things, dice to roll again."""
    return best([worth_of_upgrade(seen, seen.content.upgrades[option.value]) for option in question.options], luck)


def highest_die(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Take the higher die; a 1 if it brings Grit that is wanted."""
    hero = seen.hero(question.who)
    wants_grit = hero.grit < seen.value(hero, "max_grit") and not seen.enemies
    return best([7.0 if wants_grit and option.value == 1 else float(option.value) for option in question.options], luck)


def turn_tile(seen: Observation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Take the first way in which it fits: the printed entrance."""
    return 0


# -- all together ---------------------------------------------------------------------------------


def flee(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Flee when all is lost: a fight that cannot be won, or the Darkness at the Entrance and the Objective not found."""
    if not seen.enemies:
        return int(seen.darkness <= 1 and seen.objective_tile < 0)
    return int(any(hero.ko for hero in seen.heroes.values()) and _is_hopeless(seen))


def _is_hopeless(seen: Observation) -> bool:
    """Tell whether the heroes will be down long before the enemies are."""
    heroes = seen.standing()
    enemies = list(seen.enemies.values())
    to_do = sum(price(seen, enemy.kind) for enemy in enemies)
    done_a_turn = sum(_power(seen, hero) for hero in heroes)
    suffered_a_turn = sum(min(harm(seen, enemy.kind, hero) for hero in heroes) for enemy in enemies)
    left = sum(min(seen.health_left(hero), seen.sanity_left(hero)) for hero in heroes)
    turns_to_win = to_do / max(0.1, done_a_turn)
    turns_to_lose = left / max(0.1, suffered_a_turn) + seen.revive_tokens * 2
    return turns_to_win > HOPELESS * turns_to_lose + 1
