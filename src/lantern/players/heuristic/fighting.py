"""What to do in an activation, and whom to strike: the attack that takes most of the danger off the board."""

from __future__ import annotations

from lantern.board.sets import mask_of
from lantern.core.questions import Answer, ChooseOne, ChooseSome, Confirm, Option
from lantern.players.heuristic.arms import killed, of_fists, of_weapon
from lantern.players.heuristic.bombs import worth_of_a_throw
from lantern.players.heuristic.goals import mission_spaces, stragglers
from lantern.players.heuristic.judging import GRIT, best, price, prices, wounds_of_a_hit
from lantern.players.heuristic.spending import worth_of_use
from lantern.players.heuristic.worth import cost_of, worth
from lantern.views.observation import BARE_HANDS, Arm, EnemyModel, Hero, Observation, card_of
from lantern.views.observation.options import (
    CarryTo,
    EndActivation,
    HelpUp,
    Lead,
    LookThroughDoor,
    LookThroughGate,
    Melee,
    Scavenge,
    Shoot,
    ThrowToken,
    Use,
)

#: Helping a hero up counts more than any attack.
HELP = 8.0
#: Nobody is left alone.
LEAD = 7.0
DOOR, GATE, WAIT, SCAVENGE = 3.0, 2.5, 0.1, 0.2
#: Of so much Sanity a hero can lose some to what it finds.
STEADY = 6
#: The Darkness so near to the Entrance: no time to lose.
LATE = 5


def act(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Do what is worth most."""
    hero = seen.hero(question.who)
    return best([_worth(seen, hero, option) for option in question.options], luck)


def _worth(seen: Observation, hero: Hero, option: Option) -> float:
    match option:
        case Melee():
            return of_fists(seen, hero, seen.targets_of(hero, None))
        case Shoot(first, second):
            return of_weapon(seen, hero, first, second, seen.targets_of(hero, first) or seen.targets_of(hero, second))
        case ThrowToken():
            return worth_of_a_throw(seen, hero)
        case HelpUp():
            return HELP
        case Use():
            return worth_of_use(seen, hero, option.usable)
        case Lead():
            return LEAD if seen.companions[option.card].leader is None else -1.0
        case LookThroughDoor():
            return _to_look_on(seen, hero, DOOR)
        case LookThroughGate():
            return _to_look_on(seen, hero, GATE)
        case Scavenge():
            return SCAVENGE if seen.sanity_left(hero) > STEADY else -SCAVENGE
    return 0.0 if isinstance(option, EndActivation) else WAIT


def _to_look_on(seen: Observation, hero: Hero, points: float) -> float:
    """Look on when everybody is near; wait for those behind unless the Darkness is near the Entrance."""
    if mission_spaces(seen) or seen.unexplored():
        return -1.0
    if seen.darkness > LATE and stragglers(seen, hero.space):
        return -1.0
    return points


# -- whom -----------------------------------------------------------------------------------------


def assign_hits(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Give Hits to whom they hurt the party's enemies most: what is dangerous, and what is nearly dead."""
    hero = seen.hero(question.who)
    item = seen.attack.weapon if seen.attack is not None else None
    shoots = item is not None and seen.content.items[card_of(item)].weapon is not None  # some items only give a Free Attack
    arm = seen.weapon(item) if item is not None and shoots else BARE_HANDS
    hits = int(question.about.get("hits", 1))
    worth_of = prices(seen, seen.enemies.values())
    scores = []
    for option in question.options:
        enemy = None if option.value is None else seen.enemies[option.value]
        penalty = 1.0 if isinstance(option, CarryTo) else 0.0
        scores.append(-100.0 if enemy is None else worth_of[enemy.kind] * _gain(seen, hero, arm, enemy, hits) - penalty)
    return best(scores, luck)


def _gain(seen: Observation, hero: Hero, arm: Arm, enemy: EnemyModel, hits: int) -> float:
    """Return how much of an enemy a Hit takes away; it counts for more if the Hits at hand can kill it."""
    left = seen.wounds_left(enemy)
    defense = 0 if "defense" in arm.ignore else seen.enemy_value(enemy.kind, "defense")
    done = wounds_of_a_hit(6, seen.value(hero, "damage", enemy.kind) + arm.damage, defense, left)
    if seen.enemy_value(enemy.kind, "armor"):
        done *= 0.66
    kills = 1.5 if done * hits >= left else 1.0
    return kills * done / left


def which_enemy(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Choose the enemy against whom one die is worth most."""
    hero = seen.hero(question.who)

    def score(option: Option) -> float:
        enemy = seen.enemies.get(option.value)
        return price(seen, enemy.kind) * killed(seen, hero, BARE_HANDS, enemy) if enemy is not None else -100.0

    return best([score(option) for option in question.options], luck)


def push_enemy(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Send an enemy as far as possible from everybody, or leave it where it is."""
    heroes = [hero.space for hero in seen.standing()]

    def score(option: Option) -> float:
        return 0.0 if option.value is None else float(min(seen.board.distance(option.value, space) for space in heroes))

    return best([score(option) for option in question.options], luck)


def which_hits(seen: Observation, question: ChooseSome, luck: int) -> Answer:  # noqa: ARG001
    """Give one Hit at a time, so that none is wasted; ordinary ones first."""
    order = sorted(range(len(question.options)), key=lambda i: question.options[i].value.critical)
    return sorted(order[: max(1, question.least)])


# -- blasts, beams and fire -----------------------------------------------------------------------


def blast_at(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Choose the space with most enemies and no friends around it."""
    around = [seen.board.adjacent[option.value] & ~(1 << option.value) for option in question.options]
    return best([_caught(seen, area) for area in around], luck)


def trap_at(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Lay a trap, or set one off, where most enemies and no friends are around it."""
    return best([_caught(seen, seen.board.adjacent[option.value] | 1 << option.value) for option in question.options], luck)


def beam_to(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Send a beam where most enemies and no friends stand."""
    return best([_caught(seen, mask_of(option.value)) for option in question.options], luck)


def _caught(seen: Observation, area: int) -> float:
    return 2.0 * (area & seen.enemy_spaces()).bit_count() - 9.0 * (area & seen.hero_spaces()).bit_count()


def hellfire(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Set enemies on fire, and no friend."""
    heroes, foes = seen.hero_spaces(), seen.enemy_spaces()

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        return (2.0 if foes >> option.value & 1 else -0.5) - (9.0 if heroes >> option.value & 1 else 0.0)

    return best([score(option) for option in question.options], luck)


# -- making a Hit count ---------------------------------------------------------------------------


def quickdraw(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Shoot with the better gun; it costs nothing."""
    hero = seen.hero(question.who)

    def score(option: Option) -> float:
        if not isinstance(option, Shoot):
            return 0.0
        return 0.1 + of_weapon(seen, hero, option.weapon, None, seen.targets_of(hero, option.weapon))

    return best([score(option) for option in question.options], luck)


def pistol_fanning(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Fan the hammer when there is much to shoot at."""
    return int(sum(price(seen, enemy.kind) for enemy in seen.enemies.values()) > 2 * GRIT)


def special_hit(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Add what costs nothing to the best Hit that is not enough; what costs more only where it counts for much."""
    crowd = len(seen.enemies) >= 3

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        on_hit, hit = option.value
        if on_hit.cost is None:
            return 0.5 + 0.1 * hit.rolled if hit.rolled < 6 else 0.0
        return 0.2 * hit.rolled if (crowd and on_hit.splash) or (on_hit.times > 1 and hit.rolled >= 4) else -1.0

    return best([score(option) for option in question.options], luck)


def hit_harder(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Pay Grit for a Hit when the enemies are worth it."""
    dangerous = max(prices(seen, seen.enemies.values()).values(), default=0.0) > 2 * GRIT

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        bend, hit = option.value
        more = hit.rolled * (bend.times - 1) + bend.add
        return more - 2.5 if dangerous else -1.0

    return best([score(option) for option in question.options], luck)


def add_damage(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Use what adds Damage if it does not cost more than it brings."""
    hero = seen.hero(question.who)

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        usable, _ = option.value
        once = 0.5 if usable.token or usable.action.limit == "adventure" else 0.0
        return worth(seen, hero, usable.action.effect) - cost_of(usable.action.cost) - once

    return best([score(option) for option in question.options], luck)
