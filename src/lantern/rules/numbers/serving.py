"""One card serves one hero in a turn: by its text, or in a roll that it changed (ITEM-13)."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.rules.numbers.in_play import works
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import bears
from lantern.rules.table.state import ChapterState, Held, Hero

#: What a die is rolled for -> the numbers of a sheet that count in it; other rolls have none.
NUMBERS_OF_ROLL = {
    "to-hit": {"combat", "shots", "range", "to_hit_melee", "to_hit_ranged"},
    "damage": {"damage", "critical_damage"},
    "defense": {"defense", "defense_roll"},
    "willpower": {"willpower", "willpower_roll"},
    "armor": {"armor"},
    "spirit-armor": {"spirit_armor"},
    "cover": {"cover"},
    "move": {"move"},
    "scavenge": {"scavenge_dice"},
    "breath": {"breath"},
    "recovery": {"recovery"},
    "corruption-armor": {"corruption_armor"},
    "poison-armor": {"poison_armor"},
    **{f"test-{skill}": {skill, "test_dice"} for skill in ("agility", "cunning", "spirit", "strength", "lore", "luck")},
}


def _numbers_of(game: AnyChapter, purpose: str) -> Iterable[str]:
    cast = purpose in game.content.card_types or purpose in game.content.hands
    return ("casting",) if cast else NUMBERS_OF_ROLL.get(purpose, ())


def serve(state: ChapterState, hero: Hero, source: str) -> None:
    """Note that something has served a hero: for no other does it do anything in this turn (ITEM-13)."""
    hero.used.append(source)
    note_service(state, hero, source)


def note_service(state: ChapterState, hero: Hero, source: str) -> None:
    """Note on a card that it has served a hero, and on the item that it is on."""
    for held in hero.items:
        if bears(held, source):
            for card in (held, *held.upgrades):
                if card is held or card.source == source:
                    _has_served(state, hero, card)


def _has_served(state: ChapterState, hero: Hero, card: Held) -> None:
    if card.served_turn != state.turn:
        card.served, card.served_turn = hero.id, state.turn


def served_in_rolls(game: AnyChapter, hero: Hero) -> None:
    """Note which cards have changed the rolls of a hero so far; called before other cards come to serve it, or these leave."""
    if not hero.rolled:
        return
    rolled = {number for purpose in hero.rolled for number in _numbers_of(game, purpose)}
    hero.rolled.clear()
    for held in hero.items:
        if rolled and works(game, hero, held):
            for card in (held, *held.upgrades):
                if any(rolled & set(modifier.change) for modifier in game.content.items[card.id].modify):
                    _has_served(game.state, hero, card)
                    _has_served(game.state, hero, held)
