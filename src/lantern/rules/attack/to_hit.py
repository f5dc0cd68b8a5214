"""To Hit: what a hero's die must show, the throw, and which Hits are Critical (ATTACK-05 to ATTACK-08)."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.content.bends.attacks import AllCritical, CriticalFace, NoCriticals, SurerAgainst
from lantern.content.bends.belongings import ManagesDouble
from lantern.content.bends.enemies import Stench
from lantern.rules.attack.enough_hits import are_enough
from lantern.rules.belongings.hero_arms import Arm, Attack, HeroHit, keywords_of, swings_double_handed, targets
from lantern.rules.harm.damage import take_corruption_hits
from lantern.rules.numbers.bends import bends, enemy_bent
from lantern.rules.numbers.dice import throw_together
from lantern.rules.numbers.in_play import abilities_of, holds
from lantern.rules.numbers.throws import FACES
from lantern.rules.numbers.values import hero_has, value
from lantern.rules.table.copies import card_of
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

CRITICAL = 6  # ATTACK-06, ATTACK-07
#: What no number makes better.
LEAST = 2


def to_hit_target(game: Game, hero: Hero, item: str | None) -> int:
    """Return what a To Hit die must show: with a weapon or a bomb the ranged value, else the melee one (ATTACK-05)."""
    return _to_hit(game, hero, ranged=item is not None)


def _to_hit(game: Game, hero: Hero, *, ranged: bool) -> int:
    return value(game, hero, "to_hit_ranged" if ranged else "to_hit_melee") + _stench(game, hero)


def _stench(game: Game, hero: Hero) -> int:
    """Return the penalty of enemies whose stench makes heroes on their tile miss; what brings them forth reeks like them."""
    reeking = {}
    for kind in game.state.types:
        if penalty := _reeks(game, kind):
            reeking[kind] = penalty
    return _stench_of(game, hero, reeking) if reeking else 0


def _stench_of(game: Game, hero: Hero, reeking: dict[str, int]) -> int:
    tiles = set(game.board.tiles_of[hero.space])
    near = [
        reeking[enemy.kind]
        for enemy in game.state.enemies.values()
        if enemy.kind in reeking and any(tiles & set(game.board.tiles_of[s]) for s in enemy.spaces)
    ]
    return max(near, default=0)


def _reeks(game: Game, kind: str) -> int:
    """Return the penalty near a type: its own, or that of what it brings forth."""
    stench = _own_stench(game, kind)
    for ability in abilities_of(game, kind):
        if ability.spawner is not None:
            stench = max(stench, _own_stench(game, ability.spawner.kind))
    return stench


def _own_stench(game: Game, kind: str) -> int:
    stench = enemy_bent(game, kind, Stench)
    return stench.penalty if stench is not None else 0


def throw_to_hit(game: Game, hero: Hero, attack: Attack, arms: list[Arm]) -> None:
    """Throw a die for each of these arms, all together (GRIT-01), and note the Hits."""
    if not arms:
        return
    needed = [_to_hit(game, hero, ranged=arm.is_ranged and not arm.thrown) + arm.penalty for arm in arms]
    mixed = needed if len(set(needed)) > 1 else ()

    def too_few(faces: list[int]) -> bool:
        return not are_enough(game, hero, attack, [*attack.hits, *_hits_of(game, hero, attack, arms, needed, faces)[0]])

    dice = [arm.to_hit_die for arm in arms]
    faces = throw_together(game, hero, "to-hit", dice, target=needed[0], needed=mixed, worth=too_few)
    attack.as_called = faces.count(attack.called) if attack.called else 0
    attack.ones += faces.count(1)
    hits, price = _hits_of(game, hero, attack, arms, needed, faces)
    attack.hits += hits
    if price:
        take_corruption_hits(game, hero, len(price), by=price[0])


def _hits_of(
    game: Game, hero: Hero, attack: Attack, arms: list[Arm], needed: list[int], faces: list[int]
) -> tuple[list[HeroHit], list[str]]:
    """Tell which dice are Hits, and with what each Corruption Hit was earned that some of them cost."""
    hits: list[HeroHit] = []
    price: list[str] = []
    spared = CRITICAL + _stench(game, hero)  # a stench does not take away a 6
    lucky, sure = bends(game, hero, CriticalFace), bool(bends(game, hero, AllCritical))
    surer = _surer(game, hero)
    for face, target, arm in zip(faces, needed, arms, strict=True):
        sharp = _scores_criticals(game, hero, arm, two=len(attack.arms) > 1)
        hellish = _is_hellish(game, arm, face, lucky) if lucky else None
        if hellish is not None:
            hits.append(HeroHit(face, arm, critical=sharp))
            price += [arm.item or ""] * hellish.corruption_hits
        elif face >= target or (face >= CRITICAL and target <= spared):  # ATTACK-08
            hits.append(HeroHit(face, arm, critical=sharp and (sure or face >= arm.critical)))  # ATTACK-06, ATTACK-22
        elif surer and (kinds := _nearly(surer, face, target)):
            hits.append(HeroHit(face, arm, critical=False, kinds=kinds))
    return hits, price


def die_chance(game: Game, hero: Hero, arm: Arm) -> float:
    """Return the chance that one To Hit die is a Hit for somebody whom a hero can attack with an arm."""
    target = _to_hit(game, hero, ranged=arm.is_ranged and not arm.thrown) + arm.penalty
    spared = CRITICAL + _stench(game, hero)
    lucky, surer = bends(game, hero, CriticalFace), _surer_within_reach(game, hero, arm)
    faces = FACES[arm.to_hit_die]
    hits = sum(
        face >= target
        or (face >= CRITICAL and target <= spared)
        or _is_hellish(game, arm, face, lucky) is not None
        or bool(_nearly(surer, face, target))
        for face in faces
    )
    return hits / len(faces)


def hits_by_face(game: Game, hero: Hero, arm: Arm, *, two: bool) -> list[HeroHit | None]:
    """Return what each side of one To Hit die comes to with an arm: a Hit, or nothing. `two`: it is one of two weapons."""
    target = _to_hit(game, hero, ranged=arm.is_ranged and not arm.thrown) + arm.penalty
    attack = Attack([arm, arm] if two else [arm])
    found = [_hits_of(game, hero, attack, [arm], [target], [face])[0] for face in FACES[arm.to_hit_die]]
    return [hits[0] if hits else None for hits in found]


def needed_by(game: Game, hero: Hero, arm: Arm) -> int:
    """Return what a To Hit die must show whoever is attacked: less if that is so for all who can be (LOC-14)."""
    target = _to_hit(game, hero, ranged=arm.is_ranged)
    surer = _surer_within_reach(game, hero, arm)
    return max(min(LEAST, target), target - min(surer.values(), default=0))


def _surer_within_reach(game: Game, hero: Hero, arm: Arm) -> dict[str, int]:
    """Return by how much a die may be too low for each type of Enemy that a hero can attack with an arm."""
    surer = _surer(game, hero)
    return {enemy.kind: surer.get(enemy.kind, 0) for enemy in targets(game, hero, arm)} if surer else {}


def _surer(game: Game, hero: Hero) -> dict[str, int]:
    """Return by how much a die may be too low for each type of Enemy that a hero has learned to fight (LOC-14)."""
    learned = bends(game, hero, SurerAgainst)
    if not learned:
        return {}
    found = {
        kind: sum(bend.by for source, bend in learned if holds(game, bend.when, hero, kind, source=source))
        for kind in game.state.types
    }
    return {kind: by for kind, by in found.items() if by}


def _nearly(surer: dict[str, int], face: int, target: int) -> frozenset[str]:
    """Return the types for which a die that is too low for others is a Hit."""
    return frozenset(kind for kind, by in surer.items() if face >= max(LEAST, target - by))


def _is_hellish(game: Game, arm: Arm, face: int, lucky: Sequence[tuple[str, CriticalFace]]) -> CriticalFace | None:
    """Return what makes a low face To Hit with a weapon hit as well, for a price."""
    return next((bend for _, bend in lucky if bend.face == face and bend.weapon in keywords_of(game, arm)), None)


def _scores_criticals(game: Game, hero: Hero, arm: Arm, *, two: bool) -> bool:
    """Tell whether a hero scores Critical Hits with something: some injuries forbid it (MUT-07), and firing two weapons.

    In the 2014 rules that is the only penalty of two weapons, so it is what somebody practised does not have (ATTACK-24).
    """
    practised = game.state.options.dual_wield and hero_has(game, hero, "no_off_hand_penalty")
    if (two and not practised) or not arm.criticals:  # ATTACK-22
        return False
    dull = bends(game, hero, NoCriticals)
    if dull and any(bend.attack == ("ranged" if arm.is_ranged else "melee") for _, bend in dull):
        return False
    clumsy = bends(game, hero, ManagesDouble)  # INJ-10, MUT-07
    if not clumsy:
        return True
    if arm.item is not None:
        return game.content.items[card_of(arm.item)].hands != 2
    with_all = any(not bend.keyword for _, bend in clumsy)
    return arm.dice is not None or not (with_all and swings_double_handed(game, hero))
