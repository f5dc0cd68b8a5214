"""How attacks of heroes read, Hits without an attack, and what strikes everybody around."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lantern.content.clauses.clause import ONE, Clauses, Said, says
from lantern.content.clauses.terms import Terms
from lantern.content.verbs.attacks import (
    AddDamage,
    Beam,
    Blast,
    BlowThrough,
    EnemyHits,
    Flames,
    FreeAttack,
    HitIgnores,
    LayTrap,
    PressOn,
    SetOff,
    ThrowThis,
)
from lantern.content.verbs.grammar import Amount
from lantern.content.wording import MANY

#: The face from which a Hit is Critical, unless something says otherwise (ATTACK-06).
CRITICAL = 6
#: From here on every To Hit roll that hits is Critical: nobody hits with less.
EVERY_HIT = 2


def blows(say: Terms, damage: int, critical: int, ignore: Sequence[str]) -> Iterator[str]:
    """Say what is better than usual about the Hits of a weapon or an attack."""
    if damage:
        yield say.text("weapon-damage", value=f"{damage:+d}")
    if critical <= EVERY_HIT:
        yield say.text("free_attack-all-critical")
    elif critical < CRITICAL:
        yield say.text("free_attack-critical", critical=str(critical))
    if ignore:
        yield say.text("weapon-ignore", what=say.saves(ignore))


@says(FreeAttack)
def _free_attack(say: Clauses, effect: FreeAttack) -> Said:
    each = "full" if effect.full else "models" if effect.heroes_too else "each" if effect.each else "melee"
    kind = "thrown" if effect.thrown else "ranged" if effect.shots else each
    facts = (
        [say.text("free_attack-die", die=say.dice(Amount(dice=1, die=effect.damage_die)))] if effect.damage_die != "D6" else []
    )
    facts += blows(say, effect.damage, effect.critical, effect.ignore)
    more = f", {', '.join(facts)}" if facts else ""
    if effect.any_target:
        more += f", {say.text('free_attack-any_target')}"
    free = "yes" if say.voice.timing == "free_attack" else "no"
    args = (("combat", str(effect.combat)), ("range", str(effect.range)), ("shots", str(effect.shots)), ("free", free))
    return Said(f"verb-free_attack-{kind}", args=(*args, ("more", more)))


@says(AddDamage)
def _add_damage(say: Clauses, effect: AddDamage) -> Said:
    what = (say.things("damage", effect.count),)
    if effect.below_half is not None:
        what = (say.text("damage-below_half", what=what[0], worse=say.things("damage", effect.below_half)),)
    return (
        Said("verb-add_damage-hit", what=what, args=(("hit", say.voice.object),))
        if say.voice.object
        else Said("verb-add_damage", what=what)
    )


@says(HitIgnores)
def _hit_ignores(say: Clauses, effect: HitIgnores) -> Said:
    hit = say.voice.object or say.text("hit-this")
    return Said("verb-hit_ignores", args=(("hit", hit), ("what", say.saves(effect.what))))


@says(PressOn)
def _press_on(_: Clauses, effect: PressOn) -> Said:
    return Said("verb-press_on", args=(("n", str(effect.spaces)),))


@says(EnemyHits)
def _enemy_hits(say: Clauses, effect: EnemyHits) -> str:
    damage, count = say.dice(effect.damage), say.number(effect.count)
    what = say.text(
        "hits-damage", what=say.things("hits", effect.count), damage=damage, n=say.number(effect.damage), hits=count
    )
    if effect.count.count == "criticals" and effect.damage == ONE and "defense" in effect.ignore:
        what = say.things("wounds", effect.count)  # as good as Wounds
    at = "in-range" if effect.at == "target" and effect.range else effect.at
    enemy = say.keyword(effect.keyword) if effect.keyword is not None else say.text("no-keyword")
    kind = "yes" if effect.keyword is not None else "no"
    hits = say.ignoring(what, effect.ignore)
    struck = say.text(f"verb-enemy_hits-{at}", what=hits, range=str(effect.range), keyword=enemy, only=kind)
    struck = say.text("enemy_hits-most", what=struck, n=str(effect.most)) if effect.most else struck
    return say.text("enemy_hits-push", what=struck, n=str(effect.push)) if effect.push else struck


@says(Blast)
def _blast(say: Clauses, effect: Blast) -> Said:
    return Said("verb-blast", args=(("damage", say.dice(effect.damage)),))


@says(BlowThrough)
def _blow_through(say: Clauses, effect: BlowThrough) -> Said:
    return Said("verb-blow_through", args=(("wounds", say.dice(effect.wounds)),))


@says(LayTrap)
def _lay_trap(say: Clauses, effect: LayTrap) -> Said:  # noqa: ARG001 - it says all by itself
    return Said("verb-lay_trap")


@says(SetOff)
def _set_off(say: Clauses, effect: SetOff) -> Said:
    return Said("verb-set_off", args=(("damage", say.dice(effect.damage)),))


@says(Flames)
def _flames(say: Clauses, effect: Flames) -> Said:
    args = (("n", str(effect.markers)), ("range", str(effect.range)), ("damage", say.dice(effect.damage)))
    return Said("verb-flames", args=args)


@says(Beam)
def _beam(say: Clauses, effect: Beam) -> Said:
    return Said("verb-beam", what=(say.things("wounds", effect.wounds),))


@says(ThrowThis)
def _throw_this(say: Clauses, effect: ThrowThis) -> Said:
    parts = []
    if effect.wounds:
        rings = [
            say.text(f"throw_this-ring-{number}", what=say.things("wounds", wounds))
            for number, wounds in enumerate(effect.wounds)
        ]
        if len(effect.wounds) == MANY and len(set(effect.wounds)) == 1:
            rings = [say.text("throw_this-ring-all", what=say.things("wounds", effect.wounds[0]))]
        parts.append(say.text("throw_this-wounds", what=say.join(rings)))
    if effect.tile_hits:
        parts.append(say.text("throw_this-tile", what=say.things("hits", Amount(plus=effect.tile_hits))))
    if effect.scatters:
        parts.append(say.text("throw_this-scatters", n=str(effect.scatters)))
    more = f"; {'; '.join(parts)}" if parts else ""
    return Said("verb-throw_this", args=(("bounces", say.things("times", effect.bounces)), ("more", more)))
