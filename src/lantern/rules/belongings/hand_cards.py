"""Hands of cards: what a hero learns of them, when it plays one, how it is cast and what it risks (CLASS-07 to CLASS-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from lantern.content.bends.attacks import CastsBetter, SureCasting
from lantern.content.effects import Effect
from lantern.content.kits import HandCard
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.terms import Cost
from lantern.core.questions import ChooseAmount, ChooseOne, Confirm
from lantern.rules.belongings.resources import gain_xp
from lantern.rules.belongings.who import choose_enemy
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.pools import in_pool
from lantern.rules.numbers.triggers import can_pay, note_use, pay
from lantern.rules.numbers.values import added_to, value
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.events import Cast, Took
from lantern.rules.table.state import Dealt, Hero, cards_known

# -- what is known --------------------------------------------------------------------------------


def deal_lessons(game: AnyChapter, hero: Hero) -> list[Dealt]:
    """Deal the cards among which a new hero will choose what it knows, so many of each type (CLASS-08).

    Where the same cards may come twice there are more of them: what it learns first is not shown again.
    """
    dealt: list[Dealt] = []
    for hand, learn in game.content.kit(hero.hero_class).hands.items():
        lessons = [one for one in learn if one.level <= hero.level]
        for number, one in enumerate(lessons):
            alike = sum(not (one.type and other.type) or one.type == other.type for other in lessons[:number])
            cards = _drawn(game, hero, hand, one.type, one.draw + alike)
            dealt += [Dealt(hand, cards, one.draw)] if cards else []
    return dealt


def learn_cards_of_level(game: AnyChapter, hero: Hero) -> None:
    """Learn the cards that come with the level that a hero has just gained."""
    for hand, learn in game.content.kit(hero.hero_class).hands.items():
        for one in learn:
            if one.level == hero.level:
                learn_card(game, hero, hand, one.type, one.draw)


def learn_card(game: AnyChapter, hero: Hero, hand: str, kind: str, count: int) -> None:
    """Draw cards of a hand that a hero does not know, of a type or of any, and keep one (CLASS-08)."""
    if drawn := _drawn(game, hero, hand, kind, count):
        come_to_know(game, hero, hand, game.ask(which_card(hero, hand, drawn)).value)


def _drawn(game: AnyChapter, hero: Hero, hand: str, kind: str, count: int) -> list[str]:
    """Draw so many cards of a hand that a hero does not know, of a type or of any."""
    known = hero.hands.get(hand, ())
    cards = game.content.hand_cards.values()
    deck = sorted(card.id for card in cards if card.hand == hand and kind in {"", card.type} and card.id not in known)
    drawn: list[str] = []
    while deck and len(drawn) < count:
        drawn.append(game.pick(hand, deck))
        deck.remove(drawn[-1])
    return drawn


def which_card(hero: Hero, hand: str, drawn: Sequence[str]) -> ChooseOne:
    """Ask which card of those drawn a hero keeps (CLASS-08)."""
    options = [ChooseCard(card, "hand-cards") for card in drawn]
    return ChooseOne(kind="learn-card", who=hero.id, options=options, about={"hand": hand})


def come_to_know(game: AnyChapter, hero: Hero, hand: str, card: str) -> None:
    """Know a card from now on."""
    hero.hands.setdefault(hand, []).append(card)
    game.tell(Took(hero.id, card))


# -- when -----------------------------------------------------------------------------------------


def cards_ready(game: AnyChapter, hero: Hero, *timings: str) -> list[str]:
    """Return the cards that a hero may play now: at any time, or in its activation if they want it to stand (CLASS-09)."""
    return [card.id for card in _timely(game, hero, timings) if _can_play(game, hero, card) and _is_possible(game, hero, card)]


def cards_unpaid(game: AnyChapter, hero: Hero, *timings: str) -> list[str]:
    """Return the cards that a hero could play now if only it could pay (GRIT-03)."""
    return [
        card.id
        for card in _timely(game, hero, timings)
        if not _is_paid_for(game, hero, card, card.cost) and _is_left(game, hero, card) and _is_possible(game, hero, card)
    ]


def _timely(game: AnyChapter, hero: Hero, timings: tuple[str, ...]) -> list[HandCard]:
    known = [game.content.hand_cards[card] for card in cards_known(hero)]
    return [card for card in known if ("activation" if card.standing else "any_time") in timings]


def _is_possible(game: AnyChapter, hero: Hero, card: HandCard) -> bool:
    if card.cancels:
        return False
    if card.standing and not game.stands_still(hero):
        return False
    if card.target == "enemy":
        return bool(game.in_sight(hero, card.range))
    if not game.has_map:
        return game.carries_out(effect_at(card, hero.level))
    return bool(game.foes()) or not any(isinstance(effect, EnemyHits) for effect in card.effect)


def _can_play(game: AnyChapter, hero: Hero, card: HandCard, cost: Cost | None = None) -> bool:
    """Tell whether there is enough to pay for a card that was not yet played as often as its hand allows (CLASS-09)."""
    return _is_left(game, hero, card) and _is_paid_for(game, hero, card, cost or card.cost)


def _is_left(game: AnyChapter, hero: Hero, card: HandCard) -> bool:
    limit = game.content.hands[card.hand].limit
    return limit is None or game.state.uses.is_ready(limit, f"{hero.id}:{card.id}")


def _is_paid_for(game: AnyChapter, hero: Hero, card: HandCard, cost: Cost | None) -> bool:
    return cost is None or can_pay(game, hero, cost, card.id)


# -- playing --------------------------------------------------------------------------------------


def play_card(game: AnyChapter, hero: Hero, name: str) -> None:
    """Play a card: pay, cast, and if it works let it do what it does for its XP (CLASS-10, CLASS-11)."""
    card = game.content.hand_cards[name]
    cost = card.cost or Cost()
    paid = _how_much(game, hero, card, cost)
    margin = cast(game, hero, card, _dearer(cost, card.more, paid))
    if margin is None:
        return
    counted = cost.pools.get(card.more, 0) + paid if card.more is not None else margin
    context = Context(source=name, hero=hero.id, range=card.range, counted=counted)
    if not _choose_target(game, hero, card, context):
        return
    before = _what_counts(game)
    perform(game, effect_at(card, hero.level), context)
    if _what_counts(game) != before:
        gain_xp(game, hero, card.xp)


def intervene(game: AnyChapter, hero: Hero, drawn: str, deck: str) -> bool:
    """Let a hero answer a card just drawn with one of its hand; tell whether that is cancelled."""
    for card in [game.content.hand_cards[name] for name in cards_known(hero)]:
        if deck not in card.cancels:
            continue
        cost = _dearer(card.cost or Cost(), game.content.hands[card.hand].adds, card.cancels[deck])
        if not _can_play(game, hero, card, cost):
            continue
        about = {"card": drawn, "source": card.id}
        if not game.ask(Confirm(kind="cancel-card", who=hero.id, about=about, default=0, interruptible=False)):
            continue
        if cast(game, hero, card, cost) is not None:
            gain_xp(game, hero, card.xp)
            return True
    return False


def _dearer(cost: Cost, pool: str | None, more: int) -> Cost:
    """Return a cost with points of a pool added to it."""
    return structs.replace(cost, pools=cost.pools | {pool: cost.pools.get(pool, 0) + more}) if pool and more else cost


def cast(game: AnyChapter, hero: Hero, card: HandCard, cost: Cost) -> int | None:
    """Pay and make the casting roll; return by how much it beats its number, or None if it fails (CLASS-10)."""
    hand = game.content.hands[card.hand]
    if hand.limit is not None:
        game.state.uses.exhaust(hand.limit, f"{hero.id}:{card.id}")
    hero.acted = True  # FIGHTEND-06
    pay(game, hero, cost, card.id)
    if not hand.dice:
        return None if hero.dead else 0
    habits = [(source, bend) for source, bend in bends(game, hero, CastsBetter) if bend.type == card.type]
    more = value(game, hero, "casting") + sum(bend.plus for _, bend in habits)
    added = _told_of_casting(game, hero, habits) if more and game.telling else ()
    faces = throw(
        game, hero, card.type or hand.id, hand.dice, worth=lambda faces: sum(faces) + more < card.casting, added=added
    )
    total = sum(faces) + more
    total += _added(game, hero, card, hand.adds, total)
    if total < card.casting and _succeeds_anyway(game, hero, card):
        total = card.casting
    game.tell(Cast(hero.id, card.id, total, card.casting, total >= card.casting))
    if (card.dangerous or any(bend.dangerous for _, bend in habits)) and len(set(faces)) == 1:
        perform(game, hand.danger, Context(source=card.id, hero=hero.id, counted=faces[0]))  # CLASS-12
    return total - card.casting if total >= card.casting and not hero.dead else None


def _told_of_casting(game: AnyChapter, hero: Hero, habits: list[tuple[str, CastsBetter]]) -> tuple[tuple[str, int], ...]:
    """Name what is added to a casting roll before any points of a pool."""
    return (*added_to(game, hero, "casting"), *((source, bend.plus) for source, bend in habits if bend.plus))


def _succeeds_anyway(game: AnyChapter, hero: Hero, card: HandCard) -> bool:
    """Let a hero have a casting roll that failed count as just high enough, if something lets it."""
    for source, bend in bends(game, hero, SureCasting):
        if not is_ready(game, hero, source, bend.limit):
            continue
        about = {"card": card.id, "source": source}
        if game.ask(Confirm(kind="cast-anyway", who=hero.id, about=about, default=1, interruptible=False)):
            exhaust(game, hero, source, bend.limit)
            note_use(game, hero, source)
            return True
    return False


def _how_much(game: AnyChapter, hero: Hero, card: HandCard, cost: Cost) -> int:
    """Choose how much more than its cost a card is worth, if it says that more may be paid."""
    if card.more is None:
        return 0
    least = cost.pools.get(card.more, 0)
    question = ChooseAmount(
        kind="pay-more",
        who=hero.id,
        least=least,
        most=in_pool(game, hero, card.more),
        about={"source": card.id, "pool": card.more},
        interruptible=False,
    )
    paid: int = game.ask(question)
    return paid - least


def _added(game: AnyChapter, hero: Hero, card: HandCard, pool: str | None, total: int) -> int:
    """Let a hero spend points of a pool for +1 each on a casting roll just made (CLASS-07)."""
    there = in_pool(game, hero, pool) if pool is not None else 0
    if pool is None or not there:
        return 0
    missing = card.casting - total
    helps = 0 < missing <= there
    question = ChooseAmount(
        kind="add-to-casting",
        who=hero.id,
        least=0,
        most=there,
        about={"total": total, "number": card.casting, "source": card.id, "pool": pool},
        default=missing if helps else 0,
        matters=helps,
        interruptible=False,
    )
    spent: int = game.ask(question)
    return lose(game, hero, pool, spent)


def _choose_target(game: AnyChapter, hero: Hero, card: HandCard, context: Context) -> bool:
    """Choose whom a card is for, now that it works; tell whether there is anybody."""
    if card.target == "enemy":
        found = choose_enemy(game, hero, card.range, context)
        context.enemy = found[0].id if found else None
        return bool(found)
    if card.target is not None:
        options = [ChooseHero(other.id) for other in for_whom(game, hero, card)]
        if not options:
            return False
        question = ChooseOne(kind="for-whom", who=hero.id, options=options, about={"source": card.id}, interruptible=False)
        context.target = game.ask(question).value
    return True


def for_whom(game: AnyChapter, hero: Hero, card: HandCard) -> list[Hero]:
    """Return the heroes whom a card may be for: a neighbour, or any within range, or all where the card has none."""
    if card.target == "neighbour":
        return game.in_reach_to_heal(hero)
    there = game.present()
    if card.one_each:
        blessed = {boost.hero for boost in game.state.boosts if boost.source == card.id}
        there = [other for other in there if other.id not in blessed]
    return [other for other in there if not card.range or game.is_within(hero, other, card.range)]


def effect_at(card: HandCard, level: int) -> tuple[Effect, ...]:
    """Return what a card does for a hero of a level."""
    return max(((later.level, later.effect) for later in card.levels if later.level <= level), default=(0, card.effect))[1]


def _what_counts(game: AnyChapter) -> Any:
    """Return what a card can change, to tell whether it did (CLASS-11)."""
    heroes = [(hero.wounds, hero.sanity_damage, dict(hero.markers)) for hero in game.state.heroes.values()]
    enemies = {enemy.id: enemy.wounds for enemy in game.foes().values()}
    return heroes, enemies, len(game.state.boosts)
