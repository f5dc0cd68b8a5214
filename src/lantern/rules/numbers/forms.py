"""Forms: what a hero is in turn, as moments and conditions switch it."""

from __future__ import annotations

from lantern.content.kits import Switch
from lantern.content.verbs.changes import LeaveForm, TakeForm
from lantern.rules.numbers.in_play import holds
from lantern.rules.numbers.perform import perform
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.state import Hero


def switch_forms(game: AnyChapter, hero: Hero, moment: str = "", counted: int = 0) -> None:
    """Let the forms of a hero begin and end that should, now or at a moment."""
    for name in game.content.kit(hero.hero_class).forms:
        form = game.content.forms[name]
        if name in hero.forms:
            if _is_time(game, hero, form.until, moment, counted):
                perform(game, (LeaveForm(form=name),), Context(source=name, hero=hero.id))
        elif _is_time(game, hero, form.when, moment, counted):
            perform(game, (TakeForm(form=name),), Context(source=name, hero=hero.id))


def _is_time(game: AnyChapter, hero: Hero, switch: Switch | None, moment: str, counted: int) -> bool:
    if switch is None or (switch.on is not None and switch.on != moment):
        return False
    return holds(game, switch.holds, hero, None, counted)
