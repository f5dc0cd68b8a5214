"""What is present in an adventure: cards before all, rules and markers of the mission, and what a condition asks of them."""

from __future__ import annotations

from lantern.content.entry import Power
from lantern.content.verbs.terms import Condition
from lantern.rules.mission.goals import is_reached
from lantern.rules.mission.places import is_at
from lantern.rules.numbers.in_play import carries_light, enemy_keywords
from lantern.rules.numbers.values import enemy_has, value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import bears, card_of, lying_as
from lantern.rules.table.game import Game
from lantern.rules.table.state import Held, Hero
from lantern.rules.table.windows import Attacking

LARGE = ("large", "extra_large")
LEGENDARY = "Legendary"


def cards_and_rules(game: Game) -> list[tuple[str, Power]]:
    """Return the cards that remain in play and the mission's own rules."""
    cards = [(card.source, game.content.cards[card.id]) for card in game.state.in_play]
    return [*cards, *special_rules(game)]


def special_rules(game: Game) -> list[tuple[str, Power]]:
    """Return the rules of the mission; those of the Objective only once that is found (MISSION-04, MISSION-05)."""
    rules = game.content.missions[game.state.mission].special_rules
    return [(rule.id, rule) for rule in rules if not rule.objective or game.state.objective_tile >= 0]


def markers_here(game: Game, hero: Hero) -> list[tuple[str, Power]]:
    """Return the mission's markers on the tile where a hero stands; what they offer is open to it."""
    tiles = game.board.tiles_of[hero.space]
    here = {marker.id for marker in game.state.progress.markers if marker.tile in tiles}
    entries = game.content.missions[game.state.mission].markers
    return [(marker.id, marker) for marker in entries if marker.id in here]


def is_there(game: Game, source: str, hero: Hero | None) -> bool:
    """Tell whether a card in play reaches a hero: in its world (ENC-02), and on its tile if it is limited to that (ENC-04)."""
    lying = lying_as(game.state, source) if hero is not None else None
    if hero is None or lying is None:
        return True
    card, tile = game.content.cards[lying.id], lying.tile
    if hero.space < 0:
        return tile is None
    in_world = card.world is None or card.world == game.world_of(hero.space)
    return in_world and (tile is None or tile in game.board.tiles_of[hero.space])


def is_met(game: Game, condition: Condition, hero: Hero | None, kind: str | None, source: str, card: str) -> bool:
    """Tell whether a condition holds as far as the fight, the map and the mission decide."""
    return (
        _of_the_fight(game, condition, kind)
        and _of_the_map(game, condition, hero, kind)
        and _of_the_attack(game, condition, source)
        and (condition.health_below is None or is_hurt(game, hero, condition.health_below))
        and (condition.at is None or is_at(game, hero, condition.at))
        and (condition.reached is None or is_reached(game, condition.reached))
        and (condition.won is None or (game.state.result == "won") == condition.won)
        and (condition.mission is None or condition.mission == game.state.mission)
        and (condition.carries_light is None or carries_light(game, hero) == condition.carries_light)
        and (condition.card is None or condition.card in {card, *[each.id for each in game.state.resolving]})
        and (condition.other_card is None or condition.other_card != card)
        and (condition.find is None or game.content.cards[card].deck == condition.find)
        and (condition.named is None or _is_named(game, hero, kind, source) == condition.named)
    )


def _of_the_fight(game: Game, condition: Condition, kind: str | None) -> bool:
    if condition.in_fight is not None and (game.state.fight is not None) != condition.in_fight:
        return False
    if condition.first_turn is not None and is_first_turn(game) != condition.first_turn:
        return False
    if condition.elite is not None:
        known = game.state.types.get(kind or "")
        if (known is not None and bool(known.elite)) != condition.elite:
            return False
    if condition.enemy_acted is not None and is_spent(game, kind) != condition.enemy_acted:
        return False
    if condition.enemy_types is not None and len({each.kind for each in game.state.enemies.values()}) < condition.enemy_types:
        return False
    sheet = game.content.enemies.get(kind or "")
    wanted = condition.enemy_keyword
    if wanted and (sheet is None or not any(word in wanted for word in enemy_keywords(game, sheet.id))):
        return False
    below = game.state.darkness < game.state.party_marker
    if condition.below_the_darkness is not None and below != condition.below_the_darkness:
        return False
    if condition.legendary is not None and (
        sheet is None or (LEGENDARY in enemy_keywords(game, sheet.id)) != condition.legendary
    ):
        return False
    if condition.tough is not None and (sheet is None or enemy_has(game, sheet.id, "tough") != condition.tough):
        return False
    if condition.large_enemy is not None and (sheet is None or (sheet.size in LARGE) != condition.large_enemy):
        return False
    if condition.enemy_kind and kind not in condition.enemy_kind:
        return False
    return condition.enemy_size is None or (sheet is not None and sheet.size == condition.enemy_size)


def is_spent(game: Game, kind: str | None) -> bool:
    """Tell whether a type of enemy has already acted in this turn."""
    known = game.state.types.get(kind or "")
    return known is not None and known.activated


def _is_named(game: Game, hero: Hero | None, kind: str | None, source: str) -> bool:
    """Tell whether a type of enemy is one of those that a hero has named for a card of its own."""
    words = [card.word for card in hero.conditions if card.source == source and card.word] if hero is not None else []
    return kind is not None and any(word == kind or word in enemy_keywords(game, kind) for word in words)


def is_first_turn(game: Game) -> bool:
    """Tell whether it is the first turn of a fight in which those who came can act."""
    fight = game.state.fight
    return fight is not None and fight.since_turn == game.state.turn


def _of_the_map(game: Game, condition: Condition, hero: Hero | None, kind: str | None) -> bool:
    if condition.alone_on_tile is not None:
        if hero is None or hero.space < 0:
            return False
        tiles = set(game.board.tiles_of[hero.space])
        others = any(other is not hero and tiles & set(game.board.tiles_of[other.space]) for other in game.standing())
        if others == condition.alone_on_tile:
            return False
    if condition.enemy_adjacent is not None:
        beset = hero is not None and hero.space >= 0 and bool(game.enemies_adjacent_to(hero.space))
        if beset != condition.enemy_adjacent:
            return False
    if condition.other_world is not None:
        away = hero is not None and hero.space >= 0 and not game.content.worlds[game.world_of(hero.space)].earth
        if away != condition.other_world:
            return False
    if condition.adjacent is None:
        return True
    near = hero is not None and any(enemy.kind == kind for enemy in game.enemies_adjacent_to(hero.space))
    return near == condition.adjacent


def is_hurt(game: AnyChapter, hero: Hero | None, below: str) -> bool:
    """Tell whether a hero has less than its full Health, or less than half of it."""
    return hero is not None and (hero.wounds > 0 if below == "full" else 2 * hero.wounds > value(game, hero, "health"))


def _of_the_attack(game: Game, condition: Condition, source: str) -> bool:
    attack = game.attack
    if condition.attack is not None and (attack is None or attack.kind != condition.attack):
        return False
    if condition.critical is not None and (attack is None or attack.critical != condition.critical):
        return False
    if condition.target_adjacent is not None and _is_struck_near(game, attack) != condition.target_adjacent:
        return False
    if condition.dual_wielding is not None and (attack is not None and attack.two) != condition.dual_wielding:
        return False
    weapon = attack.weapon if attack is not None else None
    if condition.this_weapon is not None and _is_or_is_on(game, source, attack) != condition.this_weapon:
        return False
    item = game.content.items[card_of(weapon)] if weapon is not None else None
    if condition.weapon_hands is not None and (item is None or item.hands != condition.weapon_hands):
        return False
    return condition.weapon is None or (item is not None and condition.weapon in item.keywords)


def _is_struck_near(game: Game, attack: Attacking | None) -> bool | None:
    """Tell whether the enemy that is struck is adjacent to who strikes it; nobody knows while none is."""
    struck = game.state.enemies.get(attack.target) if attack is not None else None
    if attack is None or struck is None:
        return None
    return struck in game.enemies_adjacent_to(game.hero(attack.hero).space)


def _is_or_is_on(game: Game, source: str, attack: Attacking | None) -> bool:
    """Tell whether a source is the weapon in use, or an upgrade card on it; hand to hand all that is held for that is."""
    if attack is None or attack.weapon == source:
        return attack is not None
    held = game.hero(attack.hero).items
    if attack.weapon is None:
        used = [one for one in held if attack.kind == "melee" and one.equipped and _is_for_melee(game, one)]
        return any(one.source == source or bears(one, source) for one in used)
    return any(one.source == attack.weapon and bears(one, source) for one in held)


def _is_for_melee(game: Game, held: Held) -> bool:
    """Tell whether something for the hands is no weapon to shoot with."""
    item = game.content.items[held.id]
    return item.hands > 0 and item.weapon is None
