"""What always holds, between any two answers. The testers look after every answer; servers and scenarios may look too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from itertools import chain
from operator import attrgetter
from typing import Any

from lantern.content.missions import PARTS
from lantern.core.streams import NAMES
from lantern.rules.attack.swarms import most_in_a_space, others_in_space
from lantern.rules.belongings.abilities import rules_offer_something
from lantern.rules.belongings.hands import KINDS, is_all_in_use, things, ways_offered, ways_to
from lantern.rules.belongings.resources import bag_fits
from lantern.rules.darkness.depth_track import DARKNESS_START, ENTRANCE
from lantern.rules.mission.worlds import deck_in, decks_brought, home_of
from lantern.rules.numbers.bends import answers_of, answers_of_all, answers_of_enemy
from lantern.rules.numbers.in_play import box_of, can_use, index_of_listeners, powers_of_all
from lantern.rules.numbers.values import (
    explain_enemy,
    flags_of_enemy,
    flags_of_hero,
    health_of,
    modifiers_of,
    modifiers_of_enemy,
    value,
)
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import all_cards, cards_of, cards_owned
from lantern.rules.table.game import Game
from lantern.rules.table.reasons import fold
from lantern.rules.table.remembered import Remembered
from lantern.rules.table.state import CardInPlay, Hero, cards_known
from lantern.rules.turn.setup import printed_decks

Check = Callable[[Game], Iterator[str]]

#: How many spaces a model covers.
SPACES_OF_SIZE = {"small": 1, "medium": 1, "large": 1, "extra_large": 4}
#: Decks whose cards never leave them (CARD-06).
NEVER_LEFT = ("loot", "scavenge")
#: What is remembered of what a hero bears.
BORNE = ("bearer", "powers", "flags", "bends", "modifiers", "listeners", "rerolls", "turns", "things", "weight")
_borne = attrgetter(*BORNE)


def check_invariants(game: AnyChapter) -> list[str]:
    """Return, in words, everything that is not as it must be."""
    stages: tuple[tuple[Callable[[Any], Iterator[str]], ...], ...] = FIRST_ANYWHERE, ANYWHERE_CHECKS
    if isinstance(game, Game):
        stages = FIRST, CHECKS
    for checks in stages:  # nothing can be said of what no pack knows, or of models that are nowhere
        problems = [problem for check in checks for problem in check(game)]
        if problems:
            return problems
    return []


def what_cannot_be_played(game: AnyChapter) -> list[str]:
    """Return, in words, why nobody can play on from here: what no pack knows, models that are nowhere, numbers off the sheet.

    A game of an older version has the decks of its time; so what is in them is not looked at.
    """
    stages: tuple[tuple[Callable[[Any], Iterator[str]], ...], ...] = (
        (chance_is_there, *FIRST_ANYWHERE),
        (heroes_are_within_bounds,),
    )
    if isinstance(game, Game):
        stages = (
            (chance_is_there, *FIRST),
            (heroes_are_within_bounds, track_is_within_bounds, progress_is_of_the_mission, enemies_are_in_order),
        )
    for checks in stages:
        problems = [problem for check in checks for problem in check(game)]
        if problems:
            return problems
    return []


def chance_is_there(game: AnyChapter) -> Iterator[str]:
    """Every stream of chance can be drawn from."""
    yield from (f"there is no chance for '{name}'" for name in NAMES if name not in game.state.streams.states)


# -- the board ------------------------------------------------------------------------------------


def tiles_match_placements(game: Game) -> Iterator[str]:
    """Every placement has its tile, and what is remembered of the geometry belongs to these placements."""
    state = game.state
    if len(state.placements) != len(state.tiles):
        yield f"{len(state.placements)} placements, but {len(state.tiles)} tiles in play"
    if game.board.placements != tuple(state.placements):
        yield "the board that is remembered is not that of the placements"
    if not -1 <= state.objective_tile < len(state.tiles):
        yield f"the Objective is on tile {state.objective_tile} of {len(state.tiles)}"
    for number, tile in enumerate(state.tiles):
        if tile.world not in game.content.worlds:
            yield f"tile {number} is in the unknown world '{tile.world}'"
        if tile.scavenged < 0:
            yield f"tile {number} was scavenged {tile.scavenged} times"


def models_stand_apart(game: Game) -> Iterator[str]:
    """Every model stands on the board; no two share a space, except KO'd heroes (MOVE-04), swarms and when all is over."""
    state = game.state
    if state.result is not None:
        return
    there: dict[int, str] = {}

    def stand(who: str, space: int) -> Iterator[str]:
        if not 0 <= space < game.board.count:
            yield f"{who} stands in space {space}, which does not exist"
        elif space in there:
            yield f"{who} and {there[space]} share {game.board.names[space]}"
        there[space] = who

    for hero in state.heroes.values():
        if not (hero.ko or hero.dead or _is_not_placed_yet(game, hero)):
            yield from stand(hero.id, hero.space)
    for enemy in state.enemies.values():
        crowd = [enemy, *others_in_space(game, enemy)]
        if len(crowd) > most_in_a_space(game, enemy.kind):
            yield f"{len(crowd)} of the swarm share {game.board.names[enemy.spaces[0]]}"
        if enemy.id == min(each.id for each in crowd):
            for space in enemy.spaces:
                yield from stand(enemy.id, space)


def _with_one_less(bag: list[str]) -> list[list[str]]:
    """Return what may be left of a side bag without one of its tokens: one that has a place elsewhere makes no room."""
    return [[*bag[:place], *bag[place + 1 :]] for place in range(len(bag))] or [bag]


def _is_not_placed_yet(game: Game, hero: Hero) -> bool:
    return hero.space == -1 and game.state.phase == "set-up"


# -- heroes ---------------------------------------------------------------------------------------


def heroes_are_within_bounds(game: AnyChapter) -> Iterator[str]:
    """Wounds, Sanity, Grit, goods and side bag are within what the sheet allows."""
    for hero in game.state.heroes.values():
        if hero.dead:
            continue
        most = {"grit": max(1, value(game, hero, "max_grit"))}
        if not hero.ko and hero.id not in game.rising:  # HERO-20: a maximum that falls leaves the markers as they are
            most |= {"wounds": value(game, hero, "health"), "sanity_damage": value(game, hero, "sanity")}
        for name in (*most, "corruption", "xp", "gold", "dark_stone"):
            number = getattr(hero, name)
            if number < 0 or number > most.get(name, number):
                yield f"{hero.id} has {name} {number}, allowed are 0 to {most.get(name, 'any')}"
        for pool, number in hero.pools.items():
            if number < 0:
                yield f"{hero.id} has {number} in {pool}"
        if not any(bag_fits(game, hero, rest) for rest in _with_one_less(hero.bag)):  # BAG-02: one more while its hero decides
            yield f"{hero.id} has {len(hero.bag)} tokens in a side bag for {value(game, hero, 'side_bag')}"
        if any(count <= 0 for count in hero.markers.values()):
            yield f"{hero.id} has markers {hero.markers}"
        if hero.ko and not (hero.ko_by_wounds or hero.ko_by_sanity):
            yield f"{hero.id} is KO'd by nothing"


def heroes_are_known(game: AnyChapter) -> Iterator[str]:
    """Whatever heroes have is in the packs."""
    content = game.content
    for hero in game.state.heroes.values():
        yield from _unknown(hero.id, hero.bag, content.tokens)
        yield from _unknown(hero.id, [card.id for card in cards_of(hero)], content.items)
        yield from _unknown(hero.id, [condition.id for condition in hero.conditions], content.conditions)
        yield from _unknown(hero.id, hero.upgrades, content.upgrades)
        yield from _unknown(hero.id, hero.forms, content.forms)
        yield from _unknown(hero.id, hero.pools, content.pools)
        yield from _unknown(hero.id, cards_known(hero), content.hand_cards)


def names_are_known(game: Game) -> Iterator[str]:
    """Whatever the state names is in the packs."""
    state, content = game.state, game.content
    yield from _unknown("the table", [*[card.id for card in state.in_play], *state.dread], content.cards)
    if state.phase != "set-up" and state.light_bearer not in state.heroes:
        yield f"the light is carried by '{state.light_bearer}', who is no hero"


def every_card_is_one_thing(game: AnyChapter) -> Iterator[str]:
    """Each card that somebody has, or that remains in play, has a number of its own, and a name of its own where it is."""
    state = game.state
    carried_out = [card for card in state.resolving if not card.number]
    numbers = Counter(card.number for card in all_cards(state)) - Counter(card.number for card in carried_out)
    yield from (f"{count} cards have the number {number}" for number, count in numbers.items() if count > 1)
    if numbers and not 0 < min(numbers) <= max(numbers) <= state.cards_made:
        yield f"cards are numbered from {min(numbers)} to {max(numbers)}, but {state.cards_made} have come into the game"
    for hero in state.heroes.values():
        yield from _called_alike(hero.id, cards_of(hero))
        yield from _called_alike(hero.id, hero.conditions)
    yield from _called_alike("the table", state.in_play)


def _called_alike(who: str, cards: Iterable[CardInPlay]) -> Iterator[str]:
    names = Counter(card.source for card in cards)
    yield from (f"{who} has {count} cards called {name}" for name, count in names.items() if count > 1)


def _unknown(who: str, names: Iterable[str], known: Container[str]) -> Iterator[str]:
    yield from (f"{who} has '{name}', which no pack knows" for name in names if name not in known)


def track_is_within_bounds(game: Game) -> Iterator[str]:
    """Both markers are on the Depth Track (DEPTH-01), and no count is below zero."""
    state = game.state
    for name in ("darkness", "party_marker"):
        if not ENTRANCE <= getattr(state, name) <= DARKNESS_START:
            yield f"the {name} marker is at {getattr(state, name)}"
    for name in ("revive_tokens", "clues", "turn"):
        if getattr(state, name) < 0:
            yield f"{name} is {getattr(state, name)}"
    if state.activation is not None and state.activation.points < 0:
        yield f"{state.activation.hero} has {state.activation.points} movement points"


def progress_is_of_the_mission(game: Game) -> Iterator[str]:
    """Everything counted, lying about or coming along belongs to the mission; whoever leads stands."""
    state, mission = game.state, game.content.missions[game.state.mission]
    progress = state.progress
    for kind, names in (
        ("counters", progress.counters),
        ("markers", [marker.id for marker in progress.markers]),
        ("companions", progress.companions),
    ):
        yield from _unknown(f"the {kind} of the mission", names, PARTS[kind](mission))
    if any(count < 0 for count in progress.counters.values()):
        yield f"less than nothing is counted: {progress.counters}"
    if any(not 0 <= marker.tile < len(state.tiles) for marker in progress.markers):
        yield f"a marker lies on no tile: {progress.markers}"
    for companion in progress.companions.values():
        leader = state.heroes.get(companion.leader) if companion.leader is not None else None
        if companion.leader is not None and (leader is None or leader.ko or leader.dead or companion.dead):
            yield f"{companion.id} is led by {companion.leader}, who does not stand"


# -- enemies --------------------------------------------------------------------------------------


def enemies_are_in_order(game: Game) -> Iterator[str]:
    """Enemies are of known types, alive, in a fight, as large as their base, and target heroes that stand (AI-10)."""
    state = game.state
    if state.enemies and state.fight is None:
        yield "there are enemies, but no fight"
    for name, enemy in state.enemies.items():
        if name != enemy.id or enemy.kind not in state.types:
            yield f"enemy {name} calls itself {enemy.id} of the type {enemy.kind}; known are {', '.join(state.types)}"
            continue
        if not 0 <= enemy.wounds < health_of(game, enemy):
            yield f"{name} stands with {enemy.wounds} Wounds"
        size = game.content.enemies[enemy.kind].size
        if not 0 < len(set(enemy.spaces)) == len(enemy.spaces) <= SPACES_OF_SIZE[size]:
            yield f"{name} is {size} and covers the spaces {enemy.spaces}"
        target = state.heroes.get(enemy.target) if enemy.target is not None else None
        if enemy.target is not None and (target is None or target.ko or target.dead):
            yield f"{name} targets {enemy.target}, who does not stand"


def models_are_in_the_box(game: Game) -> Iterator[str]:
    """No more models are on the board than the box holds (PLACE-08)."""
    if game.state.options.unlimited_models:
        return
    for kind, count in Counter(box_of(game, enemy.kind) for enemy in game.state.enemies.values()).items():
        if count > game.content.enemies[kind].models:
            yield f"{count} models of {kind} are on the board, the box holds {game.content.enemies[kind].models}"


# -- cards and tokens -----------------------------------------------------------------------------


def every_card_is_in_one_place(game: Game) -> Iterator[str]:
    """Each deck, with its discard pile and what of it is in play, is as it was printed (CARD-04 to CARD-08).

    Heroes of a campaign may bring more than was printed: what they bought in town, or found in a world that is not here.
    """
    away = _cards_away(game)
    printed = _printed(game)
    brought = Counter(cards_owned(game.state)) if game.state.veterans else Counter[str]()
    for name, deck in game.state.decks.items():
        now = Counter(chain(deck.cards, deck.discard, () if name in NEVER_LEFT else away.get(name, ())))
        if now.items() != printed[name].items():  # none is counted zero times, and then this is many times as fast as !=
            missing, too_many = printed[name] - now, now - printed[name] - brought
            if missing or too_many:
                yield f"deck {name}: missing {dict(missing)}, too many {dict(too_many)}"


def _printed(game: Game) -> dict[str, Counter[str]]:
    home = game.content.missions[game.state.mission].world
    decks: dict[str, list[str]] = {}
    for world in _worlds(game):
        decks |= decks_brought(game.content, game.state.options, world)
    decks |= printed_decks(game.content, game.state.options, home)
    return {name: Counter(cards) for name, cards in decks.items()}


def _worlds(game: Game) -> list[str]:
    """Name the worlds of which cards are here: those that were entered, and those from which only a card was drawn."""
    names = game.state.decks
    return [world for world in game.content.worlds if any(name.endswith(f"-{world}") for name in names)]


def _cards_away(game: Game) -> dict[str, list[str]]:
    """Return, for each deck, the cards that are neither in it nor on its discard pile."""
    state = game.state
    away: dict[str, list[str]] = {}

    def put(deck: str, card: str) -> None:
        away.setdefault(deck, []).append(card)

    def _put_item(name: str) -> None:
        item = game.content.items[name]
        put(deck_in(game, item.back, item.world), name)

    in_play = [card.id for card in state.in_play]
    of_no_deck = {card for card in in_play if not game.content.cards[card].copies}
    resolving = [card.id for card in state.resolving]
    kept = [card for held in all_cards(state) for card in held.kept]
    for card in (*in_play, *state.dread, *resolving, *state.map_cards, *kept):
        if card in of_no_deck:
            continue
        put(*_deck_of(game, card))
    for arrival in state.arrivals:
        if arrival.threat is not None:
            put(*arrival.threat)
    for card in cards_owned(state):
        _put_item(card)
    for tile in state.tiles:
        if tile.token is not None:
            put("exploration", tile.token)
    return away


def _deck_of(game: Game, card: str) -> tuple[str, str]:
    """Return the deck of a card and its name; a Map card is written with its world before it, except in old saves."""
    if card in game.content.cards or card in game.content.exploration:
        return home_of(game, card), card
    world, _, name = card.rpartition(":")
    return f"map-{world or game.content.missions[game.state.mission].world}", name


# -- what is remembered ---------------------------------------------------------------------------


def remembered_is_true(game: AnyChapter) -> Iterator[str]:
    """Whatever is remembered of the numbers, powers and listeners is what it would be if it were worked out anew."""
    fresh = game.worked_out_anew()
    for who, bearing in game.borne.items():
        if _borne(bearing) != _borne(anew := fresh.borne[who]):
            for what in BORNE:
                yield from _compared(f"{what} of '{who}'", getattr(bearing, what), getattr(anew, what))
    if game.overall.standing is not None:
        fresh.standing()
        yield from _compared("standing heroes", game.overall.standing, fresh.overall.standing)
    if isinstance(game, Game):
        assert isinstance(fresh, Game)
        if game.overall.foes is not None:
            yield from _compared("spaces of the enemies", game.overall.foes, fresh.enemy_spaces())
        for space, near in game.overall.near.items():
            yield from _compared(f"enemies near {game.board.names[space]}", near, fresh.enemies_adjacent_to(space))
        for kind, breed in game.breeds.items():
            yield from _compared(f"strain of '{kind}'", breed.strain, fresh.breeds[kind].strain)
        if game.known_offers is not None:
            yield from _compared("offers of the mission", rules_offer_something(game), rules_offer_something(fresh))
        yield from _known_of_enemies(game, fresh)
    for who, known in game.known.items():
        hero = game.state.heroes.get(who)
        if who and hero is None:
            continue
        if known.powers is not None:
            yield from _compared("powers of nobody", known.powers, powers_of_all(fresh))
        if not who and known.bends is not None:
            yield from _compared("bends of nobody", known.bends, answers_of_all(fresh))
        if hero is not None:
            yield from _numbers(who, known, partial(value, fresh, hero))
            if known.modifiers is not None:
                yield from _compared(f"modifiers of {who}", known.modifiers, modifiers_of(fresh, hero))
            if known.flags is not None:
                yield from _compared(f"flags of {who}", known.flags, flags_of_hero(fresh, hero))
            if known.bends is not None:
                yield from _compared(f"bends of {who}", known.bends, answers_of(fresh, hero))
            yield from _known_of_hero(game, fresh, hero)
    if game.known_listeners is not None:
        yield from _compared("listeners", game.known_listeners, index_of_listeners(fresh))


def _numbers(who: str, known: Remembered, work_out: Callable[[str], int]) -> Iterator[str]:
    for stat, number in known.values.items():
        now = work_out(stat)
        if now != number:
            yield f"{stat} of {who} is remembered as {number}, but it is {now}"


def _known_of_enemies(game: Game, fresh: Game) -> Iterator[str]:
    """Compare what is remembered of enemy types."""
    for kind in [who for who in game.known if who and who not in game.state.heroes]:
        known = game.known[kind]
        yield from _numbers(kind, known, partial(_reasoned, fresh, kind))
        if known.modifiers is not None:
            yield from _compared(f"modifiers of {kind}", known.modifiers, modifiers_of_enemy(fresh, kind))
        if known.flags is not None:
            yield from _compared(f"flags of {kind}", known.flags, flags_of_enemy(fresh, kind))
        if known.bends is not None:
            yield from _compared(f"bends of {kind}", known.bends, answers_of_enemy(fresh, kind))


def _reasoned(game: Game, kind: str, stat: str) -> int:
    """Return a number of an enemy type by its reasons alone, whatever is shared with other games."""
    return fold(stat, list(explain_enemy(game, kind, stat)))


def _known_of_hero(game: AnyChapter, fresh: AnyChapter, hero: Hero) -> Iterator[str]:
    """Compare what only heroes have: things they may use, ways to hold and wear them."""
    for held in hero.items:
        item = game.content.items[held.id]
        yield from _compared(f"uses of {item.id} by {hero.id}", can_use(game, hero, item), can_use(fresh, hero, item))
    for kind in KINDS:
        among = things(game, hero, kind)
        yield from _compared(f"ways of {hero.id}", ways_to(game, hero, kind, among), ways_to(fresh, hero, kind, among))
        yield from _compared(
            f"choices of {hero.id}", ways_offered(game, hero, kind, among), ways_offered(fresh, hero, kind, among)
        )
        if game.known[hero.id].settled and among and not is_all_in_use(fresh, hero, kind, among):
            yield f"the {kind} of {hero.id} are remembered as settled, but not all is in use"


def _compared(what: str, known: object, now: object) -> Iterator[str]:
    if known != now:
        yield f"{what} are remembered as {known}, but they are {now}"


Anywhere = Callable[[AnyChapter], Iterator[str]]
#: What must hold in every chapter, and in an adventure besides.
FIRST_ANYWHERE: tuple[Anywhere, ...] = (heroes_are_known,)
ANYWHERE_CHECKS: tuple[Anywhere, ...] = (heroes_are_within_bounds, every_card_is_one_thing, remembered_is_true)
FIRST: tuple[Check, ...] = (heroes_are_known, names_are_known, tiles_match_placements, models_stand_apart)
CHECKS: tuple[Check, ...] = (
    heroes_are_within_bounds,
    track_is_within_bounds,
    progress_is_of_the_mission,
    enemies_are_in_order,
    models_are_in_the_box,
    every_card_is_in_one_place,
    every_card_is_one_thing,
    remembered_is_true,
)
