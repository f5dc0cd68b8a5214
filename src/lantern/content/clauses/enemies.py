"""How the arrival of enemies reads, and what takes one of them out of the fight."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.content.clauses.clause import Clauses, plainly, says
from lantern.content.verbs.enemies import (
    Bleed,
    Capture,
    EnemiesAttack,
    EnemyGroup,
    Isolate,
    NextThreat,
    RopeEnemy,
    Shackle,
    ShutDown,
    SpawnNear,
)
from lantern.content.verbs.grammar import Amount
from lantern.content.wording import MANY, Wording

says(Bleed)(plainly)


@says(EnemiesAttack)
def _attack(say: Clauses, effect: EnemiesAttack) -> str:
    ambush = "-ambush" if effect.ambush else ""
    if effect.threat is not None:
        what = say.text(f"verb-attack-threat{ambush}", what=say.things(f"threat-{effect.threat}", effect.cards))
        return with_elite(say, what, effect.elite)
    what = with_elite(say, groups(say, effect.enemies), effect.elite)
    how_many = say.number(effect.enemies[0].count) if len(effect.enemies) == 1 else MANY
    return say.text(f"verb-attack-enemies{ambush}", what=what, n=how_many)


def groups(say: Wording, enemies: Iterable[EnemyGroup]) -> str:
    """List groups of enemies that arrive together."""
    return say.join(with_elite(say, say.enemies(group.kind, group.count), group.elite) for group in enemies)


def with_elite(say: Wording, what: str, elite: int) -> str:
    """Say of enemies that they come with Elite abilities, if they do."""
    if not elite:
        return what
    return say.text("attack-elite", what=what, elite=say.things("elite", Amount(plus=elite)))


@says(NextThreat)
def _next_threat(say: Clauses, effect: NextThreat) -> str:
    return say.text("verb-next_threat", keyword=say.keyword(effect.keyword))


@says(SpawnNear)
def _spawn(say: Clauses, effect: SpawnNear) -> str:
    return say.text("verb-spawn", what=say.enemies(effect.kind, effect.count), n=say.number(effect.count))


@says(Shackle)
def _shackle(say: Clauses, effect: Shackle) -> str:
    return say.text(
        "verb-shackle", **{size: str(getattr(effect, size)) for size in ("small", "medium", "large", "extra_large")}
    )


@says(Isolate)
def _isolate(say: Clauses, effect: Isolate) -> str:
    return say.text("verb-isolate", range=str(effect.range))


@says(RopeEnemy)
def _rope(say: Clauses, effect: RopeEnemy) -> str:
    return say.text("verb-rope", range=str(effect.range), target=str(effect.target), large=str(effect.large))


@says(ShutDown)
def _shut_down(say: Clauses, effect: ShutDown) -> str:
    which = say.join(say.which_enemies(enemies) for enemies in effect.enemies)
    return say.text("verb-shut_down", which=which, up_to=str(effect.up_to), xp=str(effect.xp))


@says(Capture)
def _capture(say: Clauses, effect: Capture) -> str:
    return say.text("verb-capture", size=say.text(f"size-{effect.size}"))
