"""Attacks: which enemies come, how many, and when they are placed (THREAT)."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.content.effects import EnemyGroup
from lantern.content.words import THREAT_LEVELS
from lantern.rules.dice import amount
from lantern.rules.elites import gain_elite
from lantern.rules.events import Drew, FightBegan, TurnCut
from lantern.rules.game import Game
from lantern.rules.placement import place_ambush, place_next_to, place_on_tile
from lantern.rules.state import Arrival, EnemyType, Fight
from lantern.rules.triggers import fire
from lantern.rules.values import enemy_value
from lantern.rules.who import random_hero

#: Number of heroes -> Threat deck (SCALE-01, THREAT-03).
THREAT_OF_PARTY = {1: "low", 2: "low", 3: "medium", 4: "medium", 5: "high", 6: "high"}


def threat_level(game: Game, wanted: str) -> str:
    """Return the deck to draw from: the party's, one higher, or the one named (THREAT-07, SCALE-04)."""
    state = game.state
    level = THREAT_OF_PARTY[state.party_size] if wanted in {"party", "one_higher"} else wanted
    if wanted == "one_higher":
        level = THREAT_LEVELS[THREAT_LEVELS.index(level) + 1]
    if level == "epic" and (state.options.basic_game or (state.party_size <= 2 and not state.options.real_epic_threats)):
        level = "high"
    while not len(state.decks[f"threat-{level}"]) and level != "low":  # a pack without such cards: the next lower deck
        level = THREAT_LEVELS[THREAT_LEVELS.index(level) - 1]
    return level


def threat_attacks(
    game: Game, level: str, cards: int, *, ambush: bool = False, tile: int = -1, elite: int = 0, cause: str = ""
) -> None:
    """Draw Threat cards and let their enemies come (THREAT-03, THREAT-09)."""
    deck = game.state.decks[f"threat-{threat_level(game, level)}"]
    for _ in range(cards):
        card = deck.draw(game.state.streams)
        if card is None:
            return
        game.tell(Drew("threat", card))
        deck.put_aside(card)  # THREAT-10
        enemies_attack(game, game.content.threats[card].enemies, ambush=ambush, tile=tile, elite=elite, cause=cause or card)


def enemies_attack(
    game: Game, groups: Iterable[EnemyGroup], *, ambush: bool = False, tile: int = -1, elite: int = 0, cause: str = ""
) -> None:
    """Roll the numbers of named enemies (THREAT-04, THREAT-05); they are placed when all else is done (ENC-05)."""
    rolled = [(group.kind, amount(game, group.count, "number"), group.elite + elite) for group in groups]
    game.state.arrivals.append(Arrival(cause, [entry for entry in rolled if entry[1] > 0], ambush=ambush, tile=tile))


def spawn_near_heroes(game: Game, kind: str, count: int) -> None:
    """Add models next to random heroes: no shortage, no Loot (PLACE-12)."""
    for _ in range(min(count, models_left(game, kind))):
        hero = random_hero(game, "spawn-hero")
        if hero is None:
            return
        place_next_to(game, kind, hero)


def models_left(game: Game, kind: str) -> int:
    """Return how many models of a type are still in the box (PLACE-08)."""
    if game.state.options.unlimited_models:
        return 1_000
    return game.content.enemies[kind].models - sum(enemy.kind == kind for enemy in game.state.enemies.values())


def place_arrivals(game: Game) -> None:
    """Place everything that is on its way, as one group (THREAT-09), and start or enlarge the fight."""
    state = game.state
    if not state.arrivals or state.result is not None or not game.standing():
        state.arrivals.clear()
        return
    arrivals, state.arrivals = state.arrivals, []
    _begin_fight(game, arrivals)
    before = set(state.enemies)
    numbers = [_enter(game, arrival) for arrival in arrivals]
    _place(game, [(a, n) for a, n in zip(arrivals, numbers, strict=True) if a.ambush], ambush=True)
    _place(game, [(a, n) for a, n in zip(arrivals, numbers, strict=True) if not a.ambush], ambush=False)
    assert state.fight is not None
    arrived = {state.enemies[e].kind for e in state.enemies if e not in before}
    state.fight.instances += sum(a.counts_for_loot and any(kind in arrived for kind, _, _ in a.groups) for a in arrivals)
    if not state.enemies:
        state.fight = None
        return
    game.numbers_changed()
    if state.phase == "activations":  # TURN-12
        state.turn_cut = True
        game.tell(TurnCut())


def _begin_fight(game: Game, arrivals: list[Arrival]) -> None:
    state = game.state
    if state.fight is None:
        state.fight = Fight(since_turn=state.turn)
        game.tell(FightBegan(any(arrival.ambush for arrival in arrivals)))
        fire(game, "fight_starts")
    if state.objective_tile >= 0:
        state.fight.objective = True


def _enter(game: Game, arrival: Arrival) -> dict[str, int]:
    """Bring the types of one card into the fight; too few models make all of the type elite (PLACE-08, ELITE-02)."""
    state = game.state
    numbers: dict[str, int] = {}
    for kind, count, elite in arrival.groups:
        state.types.setdefault(kind, EnemyType(kind))
        game.numbers_changed()
        gain_elite(game, kind, elite)
        free = models_left(game, kind) - numbers.get(kind, 0)
        if free < count:
            gain_elite(game, kind, 1)
        numbers[kind] = numbers.get(kind, 0) + max(0, min(count, free))
        if arrival.ambush:  # AMBUSH-03, AMBUSH-04: the first turn in which they can act
            state.types[kind].ambush_turn = state.turn if state.phase == "hold-back" else state.turn + 1
    game.numbers_changed()
    return numbers


def _place(game: Game, arriving: list[tuple[Arrival, dict[str, int]]], *, ambush: bool) -> None:
    """Place types in order of Initiative: slowest first, in an Ambush fastest first; ties at random (PLACE-02, AMBUSH-02)."""
    batches: dict[int, dict[str, int]] = {}
    for arrival, numbers in arriving:
        total = batches.setdefault(-1 if ambush else arrival.tile, {})
        for kind, count in numbers.items():
            total[kind] = total.get(kind, 0) + count
    for tile, numbers in batches.items():
        for kind, count in _in_order(game, numbers, fastest_first=ambush):
            count = min(count, models_left(game, kind))  # noqa: PLW2901
            if ambush:
                place_ambush(game, kind, count)
            else:
                place_on_tile(game, kind, count, tile)


def _in_order(game: Game, numbers: dict[str, int], *, fastest_first: bool) -> list[tuple[str, int]]:
    entries = sorted(numbers.items())
    game.state.streams.shuffle(entries, "enemies") if len(entries) > 1 else None  # PLACE-03, RANDOM-05
    sign = -1 if fastest_first else 1
    return sorted(entries, key=lambda entry: sign * _printed_initiative(game, entry[0]))


def _printed_initiative(game: Game, kind: str) -> int:
    ambush = 2 if game.state.types[kind].ambush_turn == game.state.turn else 0
    return enemy_value(game, kind, "initiative") - ambush
