"""What is in play: every source of modifiers and triggers, and who bears it."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.content.entries import EnemyAbility, EnemySide, Item
from lantern.content.entry import Power
from lantern.content.verbs.terms import Condition
from lantern.rules.numbers.limits import is_used
from lantern.rules.numbers.pools import has_pool, in_pool
from lantern.rules.table.bearing import DOUBLE_HANDED, Powers, serves
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import card_of, is_idle, marks_on
from lantern.rules.table.game import Game
from lantern.rules.table.listening import Listener, by_moment
from lantern.rules.table.state import Held, Hero


def mutations_of(game: AnyChapter, hero: Hero) -> int:
    """Count the mutations of a hero."""
    return sum(game.content.conditions[condition.id].kind == "mutation" for condition in hero.conditions)


def clothes_worn(game: AnyChapter, hero: Hero) -> int:
    """Count what a hero wears (ITEM-10)."""
    return sum(bool(game.content.items[held.id].slots) and works(game, hero, held) for held in hero.items)


def keywords(game: AnyChapter, hero: Hero) -> tuple[str, ...]:
    """Return the keywords of a hero (HERO-03), also those that its items give."""
    return game.borne[hero.id].keywords


def can_use(game: AnyChapter, hero: Hero, item: Item) -> bool:
    """Tell whether a hero may use an item: keywords and skills bar (ITEM-09), and what its mutations allow."""
    return game.borne[hero.id].can_use(item)


def works(game: AnyChapter, hero: Hero, held: Held) -> bool:
    """Tell whether an item gives its benefits: hand items and clothing only while equipped (ITEM-03, ITEM-06, ITEM-10)."""
    item = game.content.items[held.id]
    return serves(item, equipped=held.equipped, idle=is_idle(held, hero, game.state.turn)) and can_use(game, hero, item)


def powers_of(game: AnyChapter, hero: Hero) -> Powers:
    """Return every source that belongs to a hero."""
    return game.borne[hero.id].powers


def powers_of_all(game: AnyChapter) -> list[tuple[str, Power]]:
    """Return every source that belongs to nobody and concerns all."""
    remembered = game.known[""]
    known = remembered.powers
    if known is None:
        known = remembered.powers = game.common_powers()
    return known


def flagged_card(game: Game, flag: str) -> str | None:
    """Return the first card in play that carries a flag."""
    cards = game.content.cards
    for card in game.state.in_play:
        if flag in cards[card.id].flags:
            return card.source
    return None


def enemy_keywords(game: Game, kind: str) -> tuple[str, ...]:
    """Return the keywords of an enemy type, and those that a card has given it for this fight (FOE-02)."""
    known = game.state.types.get(kind)
    return (*game.content.enemies[kind].keywords, *(known.keywords if known is not None else ()))


def box_of(game: Game, kind: str) -> str:
    """Return the type whose models show a type: its own, or those of another of which it is a variant (FOE-06)."""
    return game.content.enemies[kind].models_of or kind


def side_of(game: Game, kind: str) -> EnemySide:
    """Return the side of the record sheet in use (FOE-05)."""
    return game.breeds[kind].side


def abilities_of(game: Game, kind: str) -> tuple[EnemyAbility, ...]:
    """Return the abilities of an enemy type: printed, elite (ELITE-02) and mythic (OPT-10)."""
    return game.breeds[kind].abilities


def words_of(game: AnyChapter, source: str) -> tuple[str, ...]:
    """Return the keywords of a card or item that does something; by themselves they do nothing (CARD-01)."""
    entry = game.content.cards.get(card_of(source)) or game.content.items.get(card_of(source))
    return entry.keywords if entry is not None else ()


def is_immune(game: AnyChapter, hero: Hero, words: Iterable[str]) -> bool:
    """Tell whether a hero ignores whatever has one of these keywords, or never gets such a marker (IMMUNE-01, IMMUNE-04)."""
    return not game.borne[hero.id].immune.isdisjoint(words)


def listeners(game: AnyChapter, moment: str) -> list[Listener]:
    """Return who listens to a moment; without a listener a moment costs one look-up."""
    known = game.known_listeners
    if known is None:
        known = game.known_listeners = index_of_listeners(game)
    return known.get(moment, [])


def index_of_listeners(game: AnyChapter) -> dict[str, list[Listener]]:
    """Find out who listens to which moment, now: the heroes and their markers, then cards in play, then enemy types."""
    bearers = [
        *[game.borne[hero.id].listeners for hero in game.state.heroes.values() if not hero.dead],
        *[_listeners_of_markers(game, hero) for hero in game.state.heroes.values() if hero.markers and not hero.dead],
        _listeners_of_all(game),
        *game.more_listeners(),
    ]
    if bearers == game.overall.last_listeners[0]:
        return game.overall.last_listeners[1]
    index: dict[str, list[Listener]] = {}
    for mine in bearers:
        for moment, found in mine.items():
            index[moment] = index[moment] + found if moment in index else found
    game.overall.last_listeners = bearers, index
    return index


def _listeners_of_markers(game: AnyChapter, hero: Hero) -> dict[str, list[Listener]]:
    """Return what the status markers of a hero listen to, each of them for itself (STATUS-12)."""
    conditions = game.content.conditions
    known = [(marker, count) for marker, count in hero.markers.items() if marker in conditions]
    each = [(marker, conditions[marker]) for marker, count in known for _ in range(count)]
    return by_moment(each, hero=hero.id)


def _listeners_of_all(game: AnyChapter) -> dict[str, list[Listener]]:
    remembered = game.known[""]
    if remembered.listeners is None:
        remembered.listeners = by_moment(powers_of_all(game))
    return remembered.listeners


def holds(
    game: AnyChapter,
    condition: Condition | None,
    hero: Hero | None,
    kind: str | None,
    counted: int = 0,
    source: str = "",
    card: str = "",
) -> bool:
    """Tell whether the condition of a modifier or trigger is met: all that it names must hold."""
    return condition is None or (
        game.is_met(condition, hero, kind, source, card)
        and _of_the_hero(game, condition, hero)
        and (condition.rolled is None or counted == condition.rolled)
        and (condition.skill is None or (game.testing is not None and condition.skill == game.testing.skill))
        and (condition.unaided is None or (game.testing is not None and game.testing.aided != condition.unaided))
        and (condition.moment_count_at_least is None or counted >= condition.moment_count_at_least)
        and (condition.used is None or (hero is not None and is_used(game, hero, source)) == condition.used)
        and (
            condition.marked is None or bool(marks_on(game, hero.id if hero is not None else None, source)) == condition.marked
        )
        and (condition.pool is None or _is_in_pool(game, condition, hero))
        and (condition.form is None or (hero is not None and condition.form in hero.forms))
        and (condition.heals_with is None or card_of(card) == condition.heals_with)
        and (condition.threat is None or card == condition.threat)
        and (condition.attached_to is None or _is_on(game, hero, source, condition.attached_to))
        and (condition.traveling is None or game.is_on_the_road() == condition.traveling)
    )


def _is_in_pool(game: AnyChapter, condition: Condition, hero: Hero | None) -> bool:
    """Tell whether a pool of a hero holds as much, or as little, as is wanted."""
    if hero is None or condition.pool is None or not has_pool(game, hero, condition.pool):
        return False
    there = in_pool(game, hero, condition.pool)
    enough = condition.at_least is None or there >= condition.at_least
    return enough and (condition.at_most is None or there <= condition.at_most)


def carries_light(game: AnyChapter, hero: Hero | None) -> bool:
    """Tell whether a hero carries the light of the party (LIGHT-01)."""
    return hero is not None and game.light_bearer() == hero.id


def _is_on(game: AnyChapter, hero: Hero | None, source: str, keyword: str) -> bool:
    """Tell whether an upgrade is on an item with a keyword."""
    items = hero.items if hero is not None else []
    on = next((held for held in items if any(upgrade.source == source for upgrade in held.upgrades)), None)
    return on is not None and keyword in game.content.items[on.id].keywords


def is_in_town(game: AnyChapter) -> bool:
    """Tell whether the posse is in a town."""
    return game.state.settlement.stay is not None


def is_gambling(game: AnyChapter, hero: Hero | None) -> bool:
    """Tell whether a hero is at a game of chance in town."""
    stay = game.state.settlement.stay
    return stay is not None and hero is not None and stay.gambling == hero.id


def _of_the_hero(game: AnyChapter, condition: Condition, hero: Hero | None) -> bool:
    if condition.in_town is not None and is_in_town(game) != condition.in_town:
        return False
    if condition.gambling is not None and is_gambling(game, hero) != condition.gambling:
        return False
    if condition.double_handed_gun is not None and _holds_big_gun(game, hero) != condition.double_handed_gun:
        return False
    if condition.suffers is not None and (hero is None or all(had.id != condition.suffers for had in hero.conditions)):
        return False
    if condition.hero_keyword is not None and (hero is None or condition.hero_keyword not in keywords(game, hero)):
        return False
    return condition.mutations is None or (hero is not None and mutations_of(game, hero) >= condition.mutations)


def _holds_big_gun(game: AnyChapter, hero: Hero | None) -> bool:
    """Tell whether a hero has a double-handed Gun in its hands."""
    held = [one for one in hero.items if one.equipped and works(game, hero, one)] if hero is not None else []
    items = [game.content.items[one.id] for one in held]
    return any(item.hands == DOUBLE_HANDED and "Gun" in item.keywords for item in items)
