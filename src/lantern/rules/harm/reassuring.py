"""What a hero can do for another who is about to be hurt, or takes a test."""

from __future__ import annotations

from lantern.content.bends.harm import LendsSkill, Reassures
from lantern.core.questions import Confirm
from lantern.rules.belongings.resources import gain_xp
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.triggers import can_pay, note_use, pay
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import Prevented
from lantern.rules.table.state import Hero


def after_help(game: AnyChapter, hero: Hero, wounds: int, sanity: int) -> tuple[int, int]:
    """Let others prevent some of the damage that a hero is about to take, Wounds first; return what is left of it."""
    for other in [other for other in game.present() if other is not hero]:
        for source, bend in bends(game, other, Reassures):
            if wounds + sanity <= 0 or not is_ready(game, other, source, bend.limit):
                continue
            if bend.cost is not None and not can_pay(game, other, bend.cost):
                continue
            about = {"source": source, "hero": hero.id, "wounds": wounds, "sanity": sanity}
            if game.ask(Confirm(kind="reassure", who=other.id, about=about, default=0, interruptible=False)):
                exhaust(game, other, source, bend.limit)
                if bend.cost is not None:
                    pay(game, other, bend.cost, source)
                note_use(game, other, source)
                points = min(amount(game, bend.points, "reassure", other), wounds + sanity)
                of_wounds = min(points, wounds)
                wounds, sanity = wounds - of_wounds, sanity - (points - of_wounds)
                game.tell(Prevented(hero.id, points, other.id))
                gain_xp(game, other, bend.xp * points)
    return wounds, sanity


def helper_in_test(game: AnyChapter, hero: Hero, skill: str, target: int) -> tuple[Hero, LendsSkill] | None:
    """Let one of the others add its dice to the test of a hero; return who does, and by what."""
    for other in [other for other in game.present() if other is not hero]:
        for source, bend in bends(game, other, LendsSkill):
            about = {"source": source, "hero": hero.id, "skill": skill, "target": target, "dice": value(game, other, skill)}
            question = Confirm(kind="lend-skill", who=other.id, about=about, default=0, interruptible=False)
            if is_ready(game, other, source, bend.limit) and game.ask(question):
                exhaust(game, other, source, bend.limit)
                note_use(game, other, source)
                return other, bend
    return None
