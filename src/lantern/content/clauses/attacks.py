"""How attacks of heroes read, Hits without an attack, and what strikes everybody around."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lantern.content.clauses.clause import Clauses, says
from lantern.content.clauses.terms import Terms
from lantern.content.verbs.attacks import AddDamage, Beam, Blast, EnemyHits, Flames, FreeAttack, ThrowThis
from lantern.content.verbs.grammar import Amount

#: The face from which a Hit is Critical, unless something says otherwise (ATTACK-06).
CRITICAL = 6


def blows(say: Terms, damage: int, critical: int, ignore: Sequence[str]) -> Iterator[str]:
    """Say what is better than usual about the Hits of a weapon or an attack."""
    if damage:
        yield say.text("weapon-damage", value=f"{damage:+d}")
    if critical == 1:
        yield say.text("free_attack-all-critical")
    elif critical < CRITICAL:
        yield say.text("free_attack-critical", critical=str(critical))
    if ignore:
        yield say.text("weapon-ignore", what=say.saves(ignore))


@says(FreeAttack)
def _free_attack(say: Clauses, effect: FreeAttack) -> str:
    kind = "thrown" if effect.thrown else "ranged" if effect.shots else "each" if effect.each else "melee"
    numbers = {"combat": str(effect.combat), "range": str(effect.range), "shots": str(effect.shots)}
    facts = [say.text(f"verb-free_attack-{kind}", **numbers)]
    if effect.damage_die != "D6":
        facts.append(say.text("free_attack-die", die=effect.damage_die))
    facts += blows(say, effect.damage, effect.critical, effect.ignore)
    if effect.any_target:
        facts.append(say.text("free_attack-any_target"))
    return ", ".join(facts)


@says(AddDamage)
def _add_damage(say: Clauses, effect: AddDamage) -> str:
    return say.text("verb-add_damage", what=say.things("damage", effect.count))


@says(EnemyHits)
def _enemy_hits(say: Clauses, effect: EnemyHits) -> str:
    damage, count = say.dice(effect.damage), say.number(effect.count)
    what = say.text(
        "hits-damage", what=say.things("hits", effect.count), damage=damage, n=say.number(effect.damage), hits=count
    )
    at = "in-range" if effect.at == "target" and effect.range else effect.at
    hits = say.text(f"verb-enemy_hits-{at}", what=say.ignoring(what, effect.ignore), range=str(effect.range))
    return say.text("enemy_hits-only", what=hits, keyword=say.keyword(effect.keyword)) if effect.keyword is not None else hits


@says(Blast)
def _blast(say: Clauses, effect: Blast) -> str:
    return say.text("verb-blast", damage=say.dice(effect.damage))


@says(Flames)
def _flames(say: Clauses, effect: Flames) -> str:
    return say.text("verb-flames", n=str(effect.markers), range=str(effect.range), damage=say.dice(effect.damage))


@says(Beam)
def _beam(say: Clauses, effect: Beam) -> str:
    return say.text("verb-beam", what=say.things("wounds", effect.wounds))


@says(ThrowThis)
def _throw_this(say: Clauses, effect: ThrowThis) -> str:
    parts = [say.text("verb-throw_this", bounces=say.things("times", effect.bounces))]
    if effect.wounds:
        rings = [
            say.text(f"throw_this-ring-{number}", what=say.things("wounds", wounds))
            for number, wounds in enumerate(effect.wounds)
        ]
        parts.append(say.text("throw_this-wounds", what=", ".join(rings)))
    if effect.tile_hits:
        parts.append(say.text("throw_this-tile", what=say.things("hits", Amount(plus=effect.tile_hits))))
    if effect.scatters:
        parts.append(say.text("throw_this-scatters", n=str(effect.scatters)))
    return "; ".join(parts)
