"""Corruption and mutation (CORR, MUT)."""

from __future__ import annotations

from lantern.content.bends.harm import StoresCorruption
from lantern.core.questions import Confirm
from lantern.rules.harm.charts import roll_on_chart
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.in_play import is_immune
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import marks_on, put_marks
from lantern.rules.table.events import CorruptionGained
from lantern.rules.table.state import Hero

#: The word of those to whom neither Corruption Hits nor points come.
CORRUPTION = ("Corruption",)


def corrupt(game: AnyChapter, hero: Hero, points: int) -> None:
    """Add corruption points one at a time; at the resistance value they turn into a mutation (CORR-04, CORR-05)."""
    if is_immune(game, hero, CORRUPTION):
        return
    for _ in range(points):
        resists = value(game, hero, "corruption_armor")
        if resists and throw(game, hero, "corruption-armor", target=resists)[0] >= resists:
            continue
        if _store(game, hero):
            continue
        hero.corruption += 1
        game.tell(CorruptionGained(hero.id, 1, hero.corruption))
        fire(game, "corrupted", hero=hero, counted=1)
        mutate_if_corrupted(game, hero)
        if hero.dead or not game.goes_on():
            return


def _store(game: AnyChapter, hero: Hero) -> bool:
    """Let a hero put a point on something that stores corruption in its place."""
    vessels = bends(game, hero, StoresCorruption)
    vessel = next((source for source, bend in vessels if marks_on(game, hero.id, source) < bend.points), None)
    if vessel is None:
        return False
    if not game.ask(Confirm(kind="store-corruption", who=hero.id, about={"source": vessel}, default=1, interruptible=False)):
        return False
    put_marks(game, hero.id, vessel, marks_on(game, hero.id, vessel) + 1)
    return True


def mutate_if_corrupted(game: AnyChapter, hero: Hero) -> None:
    """Roll mutations while corruption stands at or above the resistance (CORR-06); not in the basic game (CORR-10)."""
    if not hero.corruption or game.state.options.basic_game:
        return
    while not hero.dead and hero.corruption >= (resistance := value(game, hero, "corruption_resistance")):
        hero.corruption -= resistance
        roll_on_chart(game, hero, "mutation")
