"""Dynamite and bombs (BOMB)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import structs

from lantern.board.sets import bits
from lantern.content.bends.attacks import ChargedDynamite, HandlesExplosives, StrongerDynamite, ThrowsFarther
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne, Confirm
from lantern.rules.attack.hero_attacks import bitten
from lantern.rules.attack.hero_hits import KILL, earn_for_wounds, enemy_is_immune, gain_of, wound_enemy
from lantern.rules.attack.to_hit import to_hit_target
from lantern.rules.belongings.resources import discard_token, pocketed
from lantern.rules.harm.damage import take_wounds
from lantern.rules.numbers.bends import bends, bent, different
from lantern.rules.numbers.dice import amount, roll, throw
from lantern.rules.numbers.in_play import is_immune
from lantern.rules.numbers.limits import exhaust, is_ready, ready
from lantern.rules.numbers.perform import in_turn
from lantern.rules.numbers.sources import one_source
from lantern.rules.numbers.triggers import acts_at, can_pay, fire, note_use, pay
from lantern.rules.numbers.values import enemy_value, health_of, value
from lantern.rules.table.choices.spaces import ThrowAt
from lantern.rules.table.events import Moved, Used
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero
from lantern.rules.table.windows import Attacking

BEYOND_STRENGTH = 3  # BOMB-01
SHAKEN = 10  # OPT-09: Wounds of one source
GOES_OFF = 2
BAD = 4  # a die that one would rather not have rolled for a friend
D3 = Amount(dice=1, die="D3")
D6 = Amount(dice=1, die="D6")


def throwable(game: Game, hero: Hero) -> list[str]:
    """Return the tokens of the side bag that are thrown."""
    return sorted(game.content.thrown.intersection(hero.bag)) if hero.bag else []


def throw_dynamite(game: Game, hero: Hero, token: str) -> None:
    """Throw it at a space in range and sight; a miss bounces before it explodes (BOMB-01 to BOMB-03)."""
    hero.bag.remove(token)
    hero.acted = True
    game.tell(Used(hero.id, token))
    more = pack_more_into(game, hero) + sum(bend.wounds for bend in different(bends(game, hero, ChargedDynamite)))
    space, face = fly(game, hero, token, D3)
    wounds = structs.replace(D6, plus=more)
    explode(game, space, hero, (wounds, wounds))
    bitten(game, hero, int(face == 1))


def pack_more_into(game: Game, hero: Hero) -> int:
    """Let a hero pay for a token that it throws to do more; return how many Wounds more."""
    for source, bend in bends(game, hero, StrongerDynamite):
        if not is_ready(game, hero, source, bend.limit) or not can_pay(game, hero, bend.cost):
            continue
        about = {"source": source}
        if game.ask(Confirm(kind="stronger-throw", who=hero.id, about=about, default=0, interruptible=False)):
            exhaust(game, hero, source, bend.limit)
            pay(game, hero, bend.cost, source)
            note_use(game, hero, source)
            return bend.wounds
    return 0


def throwing_range(game: Game, hero: Hero) -> int:
    """Return how far a hero throws explosives (BOMB-01)."""
    arm = bent(game, hero, ThrowsFarther)
    return (value(game, hero, "strength") + BEYOND_STRENGTH) * (arm.times if arm is not None else 1)


def fly(game: Game, hero: Hero, token: str, bounces: Amount) -> tuple[int, int]:
    """Choose where it flies, roll To Hit, and let a miss bounce; return where it lands, and the die."""
    board = game.board
    reach = throwing_range(game, hero)
    seen = [s for s in bits(board.all) if game.can_aim(hero.space, s, reach)]
    options = [ThrowAt(board.names[s], s) for s in seen]
    space: int = game.ask(ChooseOne(kind="throw-at", who=hero.id, options=options, about={"token": token})).value
    target = to_hit_target(game, hero, token)
    face = _throw_it(game, hero, target)
    if face < target:
        space = bounce_about(game, hero, space, bounces)
    return space, face


def _throw_it(game: Game, hero: Hero, target: int) -> int:
    """Roll To Hit for the throw, which is the hero's Ranged Attack (BOMB-01, BOMB-02); return the die."""
    before, game.attack = game.attack, Attacking(hero.id, "ranged")
    face = throw(game, hero, "to-hit", target=target)[0]
    ready(game.state, "attack")
    game.attack = before
    return face


def bounce_about(game: Game, hero: Hero, space: int, bounces: Amount) -> int:
    """Bounce so many times, by a die of whoever threw it; return where it ends (BOMB-03)."""
    skill = bent(game, hero, HandlesExplosives)
    less = skill.bounces if skill is not None else 0
    for _ in range(amount(game, bounces, "bounces", hero, worth=lambda _: False) - less):
        space = bounce(game, hero, space)
    return space


def bounce(game: Game, hero: Hero, space: int) -> int:
    """Bounce one space in a random direction, or stay at a Wall (BOMB-04, BOMB-05, BOMB-06)."""
    there = game.board.bounce(space, _direction(game, hero))
    if there is None:
        return space
    game.tell(Moved("dynamite", (space, there)))
    return there


def _direction(game: Game, hero: Hero) -> int:
    """Roll on the Bounce chart: no Grit, except in the 2014 core (BOMB-04, GRIT-14)."""
    if game.state.options.grit_on_charts:
        return throw(game, hero, "bounce", 1, "D8", worth=lambda _: False)[0]
    return roll(game, "bounce", 1, "D8")[0]


def explode(
    game: Game,
    space: int,
    hero: Hero | None,
    rings: Sequence[Amount] = (D6, D6),
    words: tuple[str, ...] = (),
    earned: list[str] | None = None,
) -> None:
    """Deal D6 Wounds without Defense to every model there and next to it, each rolled for itself (BOMB-07, XL-07).

    What is stronger than Dynamite says how many Wounds it does there, next to it, and within 2 spaces. The dice are those of
    the hero who threw it (GRIT-05). `earned` are the enemies that have given their base XP for the same throw (XP-04).
    """
    area = _rings(game, space, rings)
    earned = [] if earned is None else earned
    for enemy in [e for e in game.state.enemies.values() if any(s in area for s in e.spaces)]:
        if not game.goes_on():
            return
        if enemy.id not in game.state.enemies or enemy_is_immune(game, enemy.kind, words):  # IMMUNE-01
            continue  # or it has died of what another's death set off
        nearest = min((s for s in enemy.spaces if s in area), key=lambda s: game.board.range(space, s))
        left = health_of(game, enemy) - enemy.wounds
        gain = partial(_gain, area[nearest], left)
        wounds = amount(game, area[nearest], "explosion", hero, worth=lambda faces: gain(faces) < KILL, gain=gain)  # noqa: B023
        armor = enemy_value(game, enemy.kind, "armor")
        if armor:
            wounds -= sum(face >= armor for face in roll(game, "enemy-armor", wounds, target=armor))
        done = wound_enemy(game, enemy, wounds, hero)
        if hero is not None:
            earn_for_wounds(game, hero, enemy, [done], earned)
            if enemy.id not in game.state.enemies:
                fire(game, "enemy_killed", hero=hero, kind=enemy.kind, enemy=enemy.id)
    with one_source(game, new=True):
        caught = [h for h in game.standing() if h.space in area and not is_immune(game, h, words)]
        for victim in in_turn(game, caught):
            skill = bent(game, victim, HandlesExplosives)
            less = skill.wounds if skill is not None else 0
            wounds = amount(game, area[victim.space], "explosion", hero, worth=_is_bad, less=True)
            take_wounds(game, victim, max(0, wounds - less))


def _gain(blow: Amount, left: int, faces: list[int]) -> int:
    return gain_of(sum(faces) * blow.times + blow.plus, left)


def _is_bad(faces: list[int]) -> bool:
    return max(faces) >= BAD


def _rings(game: Game, space: int, rings: Sequence[Amount]) -> dict[int, Amount]:
    """Return the spaces that an explosion reaches, and what it does in each."""
    board = game.board
    near = board.adjacent[space]
    reach = [[space], bits(near & ~(1 << space)), bits(board.neighbours(near) & ~near & ~(1 << space))]  # not through Walls
    return {there: wounds for spaces, wounds in zip(reach, rings, strict=False) for there in spaces}


@acts_at("wounds_taken")
def shake_the_bag(game: Game, hero: Hero, wounds: int) -> None:
    """Roll for each bomb in the side bag of a hero that takes 10 Wounds from one source; on 1 or 2 it explodes (OPT-09)."""
    if not game.state.options.dangerous_bombs:
        return
    taken = game.source.wounds if game.source is not None else {}
    before = taken.get(hero.id, 0)
    taken[hero.id] = before + wounds
    if not before < SHAKEN <= before + wounds:
        return
    bombs = _in_the_side_bag(game, hero)
    faces = throw(game, hero, "bombs", len(bombs), worth=lambda faces: min(faces) <= GOES_OFF) if bombs else []
    for token, face in zip(bombs, faces, strict=True):
        if face <= GOES_OFF and game.state.result is None:
            discard_token(game, hero, token)
            explode(game, hero.space, None)


def _in_the_side_bag(game: Game, hero: Hero) -> list[str]:
    """Return the bombs that lie in the side bag, not in something else that holds them (OPT-09)."""
    safe = pocketed(game, hero, hero.bag)
    bombs: list[str] = []
    for token in throwable(game, hero):
        bombs += [token] * (hero.bag.count(token) - safe.get(token, 0))
    return bombs
