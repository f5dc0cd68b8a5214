"""What to do in an activation, and whom to strike: the attack that takes most of the danger off the board."""

from __future__ import annotations

from lantern.board.sets import mask_of
from lantern.core.questions import Answer, ChooseOne, ChooseSome, Confirm, Option
from lantern.players.heuristic.arms import die_worth, of_fists, of_weapon
from lantern.players.heuristic.bombs import worth_of_a_throw
from lantern.players.heuristic.goals import mission_spaces, stragglers
from lantern.players.heuristic.judging import GRIT, best, left_of, price, sanity_left, wounds_of_a_hit
from lantern.players.heuristic.spending import worth_of_use
from lantern.players.heuristic.worth import cost_of, worth
from lantern.rules.belongings import card_of
from lantern.rules.game import Game
from lantern.rules.hero_arms import BARE_HANDS, Arm, weapon
from lantern.rules.hero_attacks import targets_of
from lantern.rules.state import EnemyModel, Hero
from lantern.rules.values import enemy_value, value

#: Helping a hero up counts more than any attack.
HELP = 8.0
#: Nobody is left alone.
LEAD = 7.0
DOOR, GATE, WAIT, SCAVENGE = 3.0, 2.5, 0.1, 0.2
#: Of so much Sanity a hero can lose some to what it finds.
STEADY = 6
#: The Darkness so near to the Entrance: no time to lose.
LATE = 5


def act(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Do what is worth most."""
    hero = game.hero(question.who)
    return best([_worth(game, hero, option) for option in question.options], luck)


def _worth(game: Game, hero: Hero, option: Option) -> float:
    verb = option.key.partition(":")[0]
    if verb == "melee":
        return of_fists(game, hero, targets_of(game, hero, None))
    if verb == "shoot":
        first, second = option.value
        return of_weapon(game, hero, first, second, targets_of(game, hero, first) or targets_of(game, hero, second))
    if verb == "throw":
        return worth_of_a_throw(game, hero)
    if verb == "help":
        return HELP
    if verb == "use":
        return worth_of_use(game, hero, option.value)
    if verb == "lead":
        return LEAD if game.state.progress.companions[option.value].leader is None else -1.0
    if verb in {"door", "gate"}:
        return _to_look_on(game, hero, DOOR if verb == "door" else GATE)
    if verb == "scavenge":
        return SCAVENGE if sanity_left(game, hero) > STEADY else -SCAVENGE
    return 0.0 if verb == "done" else WAIT


def _to_look_on(game: Game, hero: Hero, points: float) -> float:
    """Look on when everybody is near; wait for those behind unless the Darkness is near the Entrance."""
    if mission_spaces(game) or any(tile.token is not None and not tile.revealed for tile in game.state.tiles):
        return -1.0
    if game.state.darkness > LATE and stragglers(game, hero.space):
        return -1.0
    return points


# -- whom -----------------------------------------------------------------------------------------


def assign_hits(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Give Hits to whom they hurt the party's enemies most: what is dangerous, and what is nearly dead."""
    hero = game.hero(question.who)
    activation = game.state.activation
    item = activation.weapon if activation is not None else None
    shoots = item is not None and game.content.items[card_of(item)].weapon is not None  # some items only give a Free Attack
    arm = weapon(game, item) if item is not None and shoots else BARE_HANDS
    hits = int(question.about.get("hits", 1))
    scores = []
    for option in question.options:
        enemy = None if option.value is None else game.state.enemies[option.value]
        penalty = 1.0 if option.key.startswith("ricochet:") else 0.0
        scores.append(-100.0 if enemy is None else _gain(game, hero, arm, enemy, hits) - penalty)
    return best(scores, luck)


def _gain(game: Game, hero: Hero, arm: Arm, enemy: EnemyModel, hits: int) -> float:
    """Return what a Hit on an enemy is worth; more if the Hits at hand can kill it."""
    left = left_of(game, enemy)
    defense = 0 if "defense" in arm.ignore else enemy_value(game, enemy.kind, "defense")
    done = wounds_of_a_hit(6, value(game, hero, "damage", enemy.kind) + arm.damage, defense, left)
    if enemy_value(game, enemy.kind, "armor"):
        done *= 0.66
    kills = 1.5 if done * hits >= left else 1.0
    return price(game, enemy.kind) * kills * done / left


def which_enemy(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Choose the enemy against whom one die is worth most."""
    hero = game.hero(question.who)

    def score(option: Option) -> float:
        enemy = option.value if isinstance(option.value, EnemyModel) else game.state.enemies.get(str(option.value))
        return die_worth(game, hero, BARE_HANDS, enemy) if enemy is not None else -100.0

    return best([score(option) for option in question.options], luck)


def which_hits(game: Game, question: ChooseSome, luck: int) -> Answer:  # noqa: ARG001
    """Give one Hit at a time, so that none is wasted; ordinary ones first."""
    order = sorted(range(len(question.options)), key=lambda i: bool((question.options[i].about or {}).get("critical")))
    return sorted(order[: max(1, question.least)])


# -- blasts, beams and fire -----------------------------------------------------------------------


def blast_at(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Choose the space with most enemies and no friends around it."""
    around = [game.board.adjacent[option.value] & ~(1 << option.value) for option in question.options]
    return best([_caught(game, area) for area in around], luck)


def beam_to(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Send a beam where most enemies and no friends stand."""
    return best([_caught(game, mask_of(option.value)) for option in question.options], luck)


def _caught(game: Game, area: int) -> float:
    return 2.0 * (area & game.enemy_spaces()).bit_count() - 9.0 * (area & game.hero_spaces()).bit_count()


def hellfire(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Set enemies on fire, and no friend."""
    heroes, foes = game.hero_spaces(), game.enemy_spaces()

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        return (2.0 if foes >> option.value & 1 else -0.5) - (9.0 if heroes >> option.value & 1 else 0.0)

    return best([score(option) for option in question.options], luck)


# -- making a Hit count ---------------------------------------------------------------------------


def quickdraw(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Shoot with the better gun; it costs nothing."""
    hero = game.hero(question.who)

    def score(gun: str | None) -> float:
        return 0.0 if gun is None else 0.1 + of_weapon(game, hero, gun, None, targets_of(game, hero, gun))

    return best([score(option.value) for option in question.options], luck)


def pistol_fanning(game: Game, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Fan the hammer when there is much to shoot at."""
    return int(sum(price(game, enemy.kind) for enemy in game.state.enemies.values()) > 2 * GRIT)


def special_shot(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Add Dead Eye to the best Hit that is not enough; fire and splinters only where there is a crowd."""
    crowd = len(game.state.enemies) >= 3

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        shot, hit = option.value
        if shot == "dead-eye":
            return 0.5 + 0.1 * hit.rolled if hit.rolled < 6 else 0.0
        return 0.2 * hit.rolled if (crowd and shot == "cerberus") or (shot == "hellfire" and hit.rolled >= 4) else -1.0

    return best([score(option) for option in question.options], luck)


def hit_harder(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Pay Grit for a Hit when the enemies are worth it."""
    dangerous = max((price(game, enemy.kind) for enemy in game.state.enemies.values()), default=0.0) > 2 * GRIT

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        bend, hit = option.value
        more = hit.rolled * (bend.times - 1) + bend.add
        return more - 2.5 if dangerous else -1.0

    return best([score(option) for option in question.options], luck)


def add_damage(game: Game, question: ChooseOne, luck: int) -> Answer:
    """Use what adds Damage if it does not cost more than it brings."""
    hero = game.hero(question.who)

    def score(option: Option) -> float:
        if option.value is None:
            return 0.0
        usable, _ = option.value
        once = 0.5 if usable.token or usable.action.limit == "adventure" else 0.0
        return worth(game, hero, usable.action.effect) - cost_of(usable.action.cost) - once

    return best([score(option) for option in question.options], luck)
