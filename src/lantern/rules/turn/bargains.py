"""Bargains: what one hero may pay XP for, such as an upgrade without a level."""

from __future__ import annotations

from lantern.content.effects import Bargain
from lantern.content.verbs.changes import LearnUpgrade
from lantern.core.questions import ChooseOne, Option
from lantern.core.table import PARTY
from lantern.rules.belongings.resources import follow_numbers
from lantern.rules.belongings.who import each_standing
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.perform import perform, performs_anywhere
from lantern.rules.outcomes import within
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.state import Hero
from lantern.rules.turn.levels import take_upgrade


@performs_anywhere(Bargain)
def bargain(game: AnyChapter, effect: Bargain, context: Context) -> None:
    """Let one hero who can spend XP for something, or nobody; KO'd heroes make no deals."""
    able = [hero for hero in game.standing() if _can_bargain(game, hero, effect)]
    options: list[Option] = [ChooseHero(hero.id) for hero in able]
    question = ChooseOne(kind="bargain", who=PARTY, options=[*options, Nothing()], about={"source": context.source})
    who = game.ask(question).value
    if who is None:
        perform(game, effect.nobody, context)
        return
    hero = game.hero(who)
    lose(game, hero, "xp", _price(hero, effect))
    perform(game, effect.effect, within(context, hero, context.counted))


def _can_bargain(game: AnyChapter, hero: Hero, effect: Bargain) -> bool:
    """Tell whether a hero has the XP, and something is left to be gained for it."""
    wanted = any(isinstance(each, LearnUpgrade) for each in effect.effect)
    return hero.xp >= _price(hero, effect) and (not wanted or bool(_not_known(game, hero)))


def _price(hero: Hero, effect: Bargain) -> int:
    return effect.per_level * hero.level


@performs_anywhere(LearnUpgrade)
def learn_upgrade(game: AnyChapter, effect: LearnUpgrade, context: Context) -> None:
    """Choose any upgrade of the tracks of one's class, also one whose turn has not come (LEVEL-05 does not hold)."""
    for hero in each_standing(game, effect.who, context):
        options = [ChooseCard(upgrade, "upgrades") for upgrade in _not_known(game, hero)]
        if options:
            about = {"source": context.source}
            upgrade = game.ask(ChooseOne(kind="any-upgrade", who=hero.id, options=options, about=about)).value
            hero.bargains.append(upgrade)
            take_upgrade(game, hero, upgrade)
            follow_numbers(game, hero)


def _not_known(game: AnyChapter, hero: Hero) -> list[str]:
    """Return the upgrades of the tracks of a class that a hero does not have."""
    tracks = game.content.tracks_of(hero.hero_class).values()
    return [upgrade for track in tracks for upgrade in track if upgrade not in hero.upgrades]
