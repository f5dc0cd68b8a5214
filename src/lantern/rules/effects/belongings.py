"""What a hero gets, loses, hands over or has taken away."""

from __future__ import annotations

from lantern.content.bends.belongings import SparesBelongings
from lantern.content.effects import DiscardTokens
from lantern.content.verbs.belongings import Exchange, Gain, Lose, LoseItem, Take
from lantern.content.verbs.grammar import Amount
from lantern.content.words import Moment
from lantern.core.questions import ChooseAmount, ChooseOne, Confirm
from lantern.rules.belongings.resources import (
    discard_item,
    discard_source,
    discard_token,
    gain,
    losable_tokens,
    take_item,
    take_token,
)
from lantern.rules.belongings.to_lose import items_to_lose
from lantern.rules.belongings.who import each, whom
from lantern.rules.harm.grit import recover_grit
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import amount, how_many, roll
from lantern.rules.numbers.filling import gain_in_pool
from lantern.rules.numbers.forms import switch_forms
from lantern.rules.numbers.in_play import listeners
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.perform import perform, performs_anywhere
from lantern.rules.numbers.pools import has_pool, in_pool
from lantern.rules.numbers.triggers import fire
from lantern.rules.outcomes import within
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.things import ChooseCard, DiscardItem
from lantern.rules.table.copies import card_of
from lantern.rules.table.game import Context
from lantern.rules.table.state import Hero

ONE = Amount(plus=1)
#: What a card brings -> the moment of finding it.
FINDS: dict[str, Moment] = {"dark_stone": "dark_stone_found", "gold": "gold_found"}


@performs_anywhere(Gain)
def gain_something(game: AnyChapter, effect: Gain, context: Context) -> None:
    """Gain a resource."""
    for hero in each(game, effect.who, context):
        what = effect.pool or effect.what or ""
        if effect.optional and not _is_wanted(game, hero, what, context.source):
            continue
        count = amount(game, effect.count, f"gain-{what}", hero, context.counted, context.source)
        if effect.pool is not None:
            gain_in_pool(game, hero, effect.pool, count)
            switch_forms(game, hero)
        elif what == "grit":
            recover_grit(game, hero, count)
        else:
            gain(game, hero, what, count)
        if (moment := FINDS.get(what)) is not None and count and card_of(context.source) in game.content.cards:
            fire(game, moment, hero=hero, counted=count)


def _is_wanted(game: AnyChapter, hero: Hero, what: str, source: str) -> bool:
    """Ask whether a hero wants something that it may gain; Grit is taken, unless something comes of it."""
    matters = what != "grit" or bool(listeners(game, "grit_recovered"))
    return game.ask(Confirm(kind="gain", who=hero.id, about={"what": what, "source": source}, default=1, matters=matters))


@performs_anywhere(Lose)
def lose_something(game: AnyChapter, effect: Lose, context: Context) -> None:
    """Lose a resource."""
    for hero in each(game, effect.who, context):
        what = effect.pool or effect.what or ""
        lose(game, hero, what, how_many(game, effect.count, f"lose-{what}", context, hero))
        if effect.pool is not None:
            switch_forms(game, hero)


@performs_anywhere(Exchange)
def exchange(game: AnyChapter, effect: Exchange, context: Context) -> None:
    """Let a hero give up points of a pool for those of another, as many as it likes."""
    for hero in whom(game, "self", context):
        most = min(effect.most, in_pool(game, hero, effect.pool))
        if most and has_pool(game, hero, effect.into):
            about = {"source": context.source, "pool": effect.pool, "other": effect.into}
            count = game.ask(ChooseAmount(kind="exchange", who=hero.id, least=0, most=most, about=about))
            lose(game, hero, effect.pool, count)
            gain_in_pool(game, hero, effect.into, count)


@performs_anywhere(Take)
def take(game: AnyChapter, effect: Take, context: Context) -> None:
    """Take tokens or an item."""
    for hero in each(game, effect.who, context):
        for _ in range(amount(game, effect.count, "take", hero, context.counted, context.source)):
            if effect.token is not None:
                take_token(game, hero, effect.token)
            if effect.item is not None:
                take_item(game, hero, effect.item)


@performs_anywhere(DiscardTokens)
def discard_tokens(game: AnyChapter, effect: DiscardTokens, context: Context) -> None:
    """Discard tokens, never items: of the hero's choice, or those whose die is too low; nobody's own dice (BAG-27)."""
    for hero in each(game, effect.who, context):
        if effect.keep is not None:
            bag = losable_tokens(game, hero)
            faces = roll(game, "tokens", len(bag), target=effect.keep) if bag else []
            gone = [token for token, face in zip(bag, faces, strict=True) if face < effect.keep]
        else:
            gone = [""] * min(len(losable_tokens(game, hero)), how_many(game, effect.count or ONE, "tokens", context, hero))
        if gone and is_spared(game, hero, context.source):
            continue
        if not losable_tokens(game, hero):
            perform(game, effect.none, within(context, hero, 0))
        for token in gone:
            discard_token(game, hero, token or _least_wanted(game, hero, context))
        if gone:
            perform(game, effect.lost, within(context, hero, len(gone)))


@performs_anywhere(LoseItem)
def lose_an_item(game: AnyChapter, effect: LoseItem, context: Context) -> None:
    """Lose an item: the one worth most, or the heaviest, one of the hero's choice but no starting item, or what it rides.

    (ITEM-16, ITEM-22, TRAVEL-10.)
    """
    for hero in each(game, effect.who, context):
        places = items_to_lose(game, hero, effect)
        if not places or is_spared(game, hero, context.source):
            continue
        if effect.dearest or effect.heaviest:
            items = [game.content.items[hero.items[place].id] for place in places]
            worth = [item.gold if effect.dearest else item.weight for item in items]
            places = tuple([place for place, counts in zip(places, worth, strict=True) if counts == max(worth)])
        options = [DiscardItem(hero.items[place].id, place) for place in places]
        about = {"source": context.source}
        question = ChooseOne(kind="lose-item", who=hero.id, options=options, about=about, interruptible=False)
        discard_item(game, hero, game.ask(question).value)


def is_spared(game: AnyChapter, hero: Hero, source: str) -> bool:
    """Let a hero give up something that saves its belongings from being lost."""
    for saviour, _ in bends(game, hero, SparesBelongings):
        about = {"card": card_of(source), "source": saviour}
        if game.ask(Confirm(kind="spare-things", who=hero.id, about=about, default=1, interruptible=False)):
            discard_source(game, hero, saviour)
            return True
    return False


def _least_wanted(game: AnyChapter, hero: Hero, context: Context) -> str:
    options = [ChooseCard(token, "side-bag-tokens") for token in sorted(set(losable_tokens(game, hero)))]
    about = {"source": context.source}
    question = ChooseOne(kind="discard-token", who=hero.id, options=options, about=about, interruptible=False)
    return str(game.ask(question).value)
