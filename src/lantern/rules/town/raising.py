"""Bringing back the dead, and who pays for it (DEATH)."""

from __future__ import annotations

from lantern.content.effects import Resurrect
from lantern.core.questions import ChooseOne
from lantern.rules.harm.grit import rest
from lantern.rules.numbers.perform import perform, performs_anywhere
from lantern.rules.numbers.values import explain
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.copies import cards_of
from lantern.rules.table.events import Resurrected
from lantern.rules.table.lasting import change_for_good
from lantern.rules.table.reasons import fold
from lantern.rules.table.state import Hero
from lantern.rules.town.prices import price_today, share_the_price
from lantern.rules.town.visits import finish, visited_by


def can_be_raised(game: AnyChapter) -> list[Hero]:
    """Return the dead who can be brought back: not those who are gone for good (DEATH-08, DEATH-09)."""
    return [hero for hero in game.state.heroes.values() if hero.dead and not hero.lost_for_good]


def purse_for(game: AnyChapter, fallen: Hero) -> int:
    """Return the gold of all who may pay for a dead hero: those who are in town, and the dead one (DEATH-05)."""
    return fallen.gold + sum(hero.gold for hero in game.present())


def price_of_life(game: AnyChapter, visitor: str, fallen: Hero, effect: Resurrect) -> int:
    """Return what it costs today to bring a dead hero back, where somebody asks for it (DEATH-04)."""
    return price_today(game, game.hero(visitor), visited_by(game, visitor), fallen.level * effect.per_level)


def max_grit_of_its_own(game: AnyChapter, hero: Hero) -> int:
    """Return the Max Grit of a hero with its levels and all that it suffers, but without its things (DEATH-06)."""
    things = {card.source for card in cards_of(hero)}
    return fold("max_grit", [reason for reason in explain(game, hero, "max_grit") if reason.source not in things])


@performs_anywhere(Resurrect)
def resurrect(game: AnyChapter, effect: Resurrect, context: Context) -> None:
    """Bring a dead hero back, for as much as its level says; Max Grit falls by 1, but not below 1 (DEATH-04 to DEATH-07)."""
    assert context.hero is not None
    fallen = [hero for hero in can_be_raised(game) if purse_for(game, hero) >= price_of_life(game, context.hero, hero, effect)]
    if not fallen:
        return
    options = [ChooseHero(hero.id) for hero in fallen]
    about = {"source": context.source}
    question = ChooseOne(kind="raise-whom", who=context.hero, options=options, about=about, interruptible=False)
    risen = game.hero(game.ask(question).value)
    first = game.hero(context.hero)
    payers = [first, *(hero for hero in game.present() if hero is not first), risen]
    share_the_price(game, risen.id, price_of_life(game, context.hero, risen, effect), payers)
    risen.dead = risen.ko = False
    game.standing_changed()
    risen.wounds = risen.sanity_damage = 0
    game.tell(Resurrected(risen.id))
    game.numbers_changed()
    if effect.instead:
        perform(game, effect.instead, Context(source=context.source, hero=risen.id))  # LOC-11
    elif max_grit_of_its_own(game, risen) > 1:
        change_for_good(game, risen, "max_grit", -1, context.source)
    rest(game, risen)
    finish(game, risen.id)
