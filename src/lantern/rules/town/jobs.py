"""Bounties, what is owed for them, and bets (JOB)."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.content.verbs.town import (
    BetOnDarkness,
    Earn,
    PostBounty,
)
from lantern.core.questions import ChooseAmount
from lantern.rules.belongings.resources import gain
from lantern.rules.belongings.who import each
from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.rules.harm.conditions import suffer
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.perform import performs_anywhere
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.copies import card_of
from lantern.rules.table.events import Earned, TokenHeardOf
from lantern.rules.table.options import exploration_deck
from lantern.rules.table.state import Bet, Hero


@performs_anywhere(PostBounty)
def post_bounty(game: AnyChapter, effect: PostBounty, context: Context) -> None:  # noqa: ARG001 - it is everybody's
    """Let a bounty be out for the next adventure (JOB-01)."""
    game.state.settlement.bounty = effect.card


@performs_anywhere(Earn)
def earn(game: AnyChapter, effect: Earn, context: Context) -> None:
    """Have gold waiting in town, as much for each of them (JOB-02)."""
    killer = game.hero(context.hero) if context.hero is not None else None
    gold = amount(game, effect.gold, "bounty", killer, context.counted, context.source)
    for hero in _who_earns(game, effect.who, context):
        hero.owed += gold
        game.tell(Earned(hero.id, gold, card_of(context.source)))


def _who_earns(game: AnyChapter, who: str, context: Context) -> Iterable[Hero]:
    """Return who has a share: what every hero gets in town those get as well who are down in the mine (JOB-02, JOB-06)."""
    if who == "each_hero":
        return [hero for hero in game.state.heroes.values() if not hero.dead]
    return each(game, who, context)


def pay_what_is_owed(game: AnyChapter) -> None:
    """Pay the heroes, the dead too, what waits for them in town (JOB-02, LOC-40)."""
    for hero in game.state.heroes.values():
        if hero.owed:
            gain(game, hero, "gold", hero.owed, "owed")
            hero.owed = 0


@performs_anywhere(BetOnDarkness)
def bet_on_darkness(game: AnyChapter, effect: BetOnDarkness, context: Context) -> None:
    """Stake gold on a space of the Depth Track (LOC-40)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    about = {"source": context.source}
    stake = game.ask(ChooseAmount(kind="stake", who=hero.id, least=1, most=hero.gold, about=about, interruptible=False))
    space = game.ask(
        ChooseAmount(kind="bet-space", who=hero.id, least=1, most=DARKNESS_START - 1, about=about, interruptible=False)
    )
    lose(game, hero, "gold", stake, context.source)
    hero.bet = Bet(space, stake, effect.times)


def hear_of_token(game: AnyChapter, hero: Hero, condition: str) -> None:
    """Look at an Exploration token of the next adventure; one with a Clue is kept with a condition (LOC-27)."""
    tokens = game.content.deck(exploration_deck(game.state.options))
    token = game.pick("heard-token", tokens)
    game.tell(TokenHeardOf(hero.id, token))
    if game.content.exploration[token].clue:
        suffer(game, hero, condition)
        hero.conditions[-1].kept = [token]
