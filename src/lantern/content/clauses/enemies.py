"""How the arrival of enemies reads, and what takes one of them out of the fight."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.content.clauses.clause import TELLS, Clauses, Said, WithResults, plainly, says
from lantern.content.verbs.enemies import (
    Bleed,
    Capture,
    EnemiesAttack,
    EnemyGroup,
    Isolate,
    LayOpen,
    NextThreat,
    RopeEnemy,
    Shackle,
    ShutDown,
    SpawnNear,
)
from lantern.content.verbs.grammar import Amount
from lantern.content.wording import MANY, Wording

says(Bleed)(plainly)
says(LayOpen)(plainly)


@says(EnemiesAttack)
def _attack(say: Clauses, effect: EnemiesAttack) -> str:
    ambush = "-ambush" if effect.ambush else ""
    if effect.threat is not None:
        cards = with_elite(say, say.things(f"threat-{effect.threat}", effect.cards), effect.elite)
        return say.text(f"verb-attack-threat{ambush}", what=cards)
    what = with_elite(say, groups(say, effect.enemies), effect.elite)
    how_many = _attackers(say, effect.enemies[0].count) if len(effect.enemies) == 1 else MANY
    return say.text(f"verb-attack-enemies{ambush}", what=what, n=how_many)


def _attackers(say: Wording, count: Amount) -> int:
    """Tell whether the verb is of one: also of one for each of something."""
    return 1 if count.count is not None and count.times == 1 and not count.plus else say.number(count)


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
def _shackle(_: Clauses, effect: Shackle) -> Said:
    sizes = ("small", "medium", "large", "extra_large")
    return Said("verb-shackle", args=tuple((size, str(getattr(effect, size))) for size in sizes))


@says(Isolate)
def _isolate(_: Clauses, effect: Isolate) -> Said:
    return Said("verb-isolate", args=(("range", str(effect.range)),))


@says(RopeEnemy)
def _rope(_: Clauses, effect: RopeEnemy) -> Said:
    return Said("verb-rope", args=(("range", str(effect.range)), ("target", str(effect.target)), ("large", str(effect.large))))


@says(ShutDown)
def _told(_: Clauses, effect: ShutDown) -> str:
    """Say nothing: it is always told with what comes of it."""
    raise TypeError(effect)


def _shut_down(say: Clauses, effect: ShutDown) -> WithResults:
    which = say.join([say.which_enemies(enemies) for enemies in effect.enemies])
    result = say.text("shut_down-result", faces=say.faces(1, effect.up_to, 6), xp=str(effect.xp))
    return WithResults(Said("verb-shut_down", args=(("which", which),)), [result])


TELLS[ShutDown] = _shut_down


@says(Capture)
def _capture(say: Clauses, effect: Capture) -> Said:
    return Said("verb-capture", args=(("size", say.text(f"size-{effect.size}")),))
