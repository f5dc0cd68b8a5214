"""Attacks: which enemies come, how many, and when they are placed (THREAT)."""

from __future__ import annotations

from collections.abc import Iterable

from lantern.content.verbs.enemies import EnemyGroup
from lantern.content.words import THREAT_LEVELS
from lantern.rules.attack.hero_attacks import quickdraw
from lantern.rules.belongings.who import random_hero, world_of_event
from lantern.rules.darkness.cards import draw_from
from lantern.rules.fight.elites import enter_fight, gain_elite
from lantern.rules.fight.placement import comes_from_ambush, place_ambush, place_next_to, place_on_tile, random_tile
from lantern.rules.mission.worlds import deck_in
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.in_play import box_of
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import enemy_has, enemy_value
from lantern.rules.table.events import Drew, FightBegan, TurnCut
from lantern.rules.table.game import Game
from lantern.rules.table.state import Arrival, EnemyModel, Fight, Hero, State

#: What a card brings, and how many models of each type the box still has for it.
Entering = tuple[Arrival, dict[str, int]]
#: Number of heroes -> Threat deck (SCALE-01, THREAT-03).
THREAT_OF_PARTY = {1: "low", 2: "low", 3: "medium", 4: "medium", 5: "high", 6: "high"}


def threat_level(game: Game, wanted: str) -> str:
    """Return the deck to draw from: the party's, one higher, or the one named, which Epic must be.

    (THREAT-07, THREAT-08, SCALE-04; in the basic game SETUP-14, for a small party SCALE-05.)
    """
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
    game: Game,
    level: str,
    cards: int,
    *,
    ambush: bool = False,
    tile: int = -1,
    elite: int = 0,
    cause: str = "",
    world: str = "",
) -> None:
    """Draw Threat cards and let their enemies come (THREAT-03, THREAT-09), from the deck of the world (THREAT-11)."""
    if not game.goes_on():
        return
    world = world or world_of_event(game, tile)
    line = threat_level(game, level)
    name = deck_in(game, "threat", world) if line != "epic" else "threat-epic"  # WORLD-04
    if name == "threat":
        name = f"threat-{line}"
    for _ in range(cards):
        card = draw_from(game, name)
        if card is None:
            return
        game.tell(Drew("threat", card))
        drawn = game.content.threats[card]
        enemies = getattr(drawn.lines, line) if drawn.lines is not None else drawn.enemies
        enemies_attack(game, enemies, ambush=ambush, tile=tile, elite=elite, cause=cause or card, world=world)
        game.state.arrivals[-1].threat, game.state.arrivals[-1].level = (name, card), line
        game.state.arrivals[-1].keywords, game.state.next_threat = game.state.next_threat, []
        for draw in drawn.draws:
            more = elite + draw.elite
            threat_attacks(game, draw.threat, draw.cards, ambush=ambush, tile=tile, elite=more, cause=cause, world=world)


def enemies_attack(
    game: Game,
    groups: Iterable[EnemyGroup],
    *,
    ambush: bool = False,
    tile: int = -1,
    elite: int = 0,
    cause: str = "",
    world: str = "",
) -> None:
    """Roll the numbers of named enemies (THREAT-04, THREAT-05); they are placed when all else is done (ENC-05)."""
    world = world or world_of_event(game, tile)
    rolled = [(group.kind, amount(game, group.count, "number", source=group.kind), group.elite + elite) for group in groups]
    coming = [entry for entry in rolled if entry[1] > 0]
    game.state.arrivals.append(Arrival(cause, coming, ambush=ambush, tile=tile, world=world))


def heroes_who_fight(game: Game, kind: str) -> list[Hero]:
    """Return the heroes in the worlds where enemies of a type fight, or else any enemies (WORLD-06)."""
    enemies = game.state.enemies.values()
    kin = [enemy for enemy in enemies if enemy.kind == kind] or list(enemies)
    worlds = {game.world_of(enemy.spaces[0]) for enemy in kin}
    return [hero for hero in game.standing() if not worlds or game.world_of(hero.space) in worlds]


def spawn_near_heroes(game: Game, kind: str, count: int, heroes: list[Hero]) -> None:
    """Add models next to random heroes among some: no shortage, no Loot (PLACE-12)."""
    for _ in range(min(count, models_left(game, kind))):
        hero = random_hero(game, "spawn-hero", heroes)
        if hero is None:
            return
        place_next_to(game, kind, hero)


def models_left(game: Game, kind: str) -> int:
    """Return how many models of a type are still in the box (PLACE-08)."""
    if game.state.options.unlimited_models:
        return 1_000
    box = box_of(game, kind)
    return game.content.enemies[box].models - sum(box_of(game, enemy.kind) == box for enemy in game.state.enemies.values())


def place_arrivals(game: Game) -> None:
    """Place all that is on its way, whatever has brought it (THREAT-02), as one group (THREAT-09): a fight begins or grows."""
    if game.state.arrivals:
        _let_arrive(game)


def _let_arrive(game: Game) -> None:
    state = game.state
    arrivals, state.arrivals = state.arrivals, []
    discard_threats(state, arrivals)
    nobody_comes = not any(arrival.groups for arrival in arrivals)  # THREAT-05
    if state.result is not None or nobody_comes or not game.standing():
        return
    begins = state.fight is None
    fight = _join_fight(game, arrivals)
    models = _enter(game, arrivals)
    before = set(state.enemies)
    _place(game, models, ambush=True)
    _place(game, models, ambush=False)
    _count_instances(game, fight, models, before)
    if not state.enemies:
        state.fight = None if begins else fight
        return
    game.enemies_changed()
    surprised = any(_comes_from_ambush(game, arrival, kind) for arrival in arrivals for kind, _, _ in arrival.groups)
    if state.phase == "activations" and (begins or surprised):  # TURN-12
        state.turn_cut = True
        game.tell(TurnCut())
    quickdraw(game)


def discard_threats(state: State, arrivals: list[Arrival]) -> None:
    """Put used Threat cards on the discard piles of their decks, now that their enemies come (THREAT-10)."""
    for arrival in arrivals:
        if arrival.threat is not None:
            deck, card = arrival.threat
            state.decks[deck].put_aside(card)


def first_turn(state: State) -> int:
    """Return the first turn in which enemies that come now can act: this one until it has got to the activations."""
    return state.turn if state.phase in {"turn-start", "hold-back"} else state.turn + 1


def _join_fight(game: Game, arrivals: list[Arrival]) -> Fight:
    """Begin a fight, or join the one that is on (THREAT-01)."""
    state = game.state
    if state.fight is None:
        state.fight = Fight(since_turn=first_turn(state), no_grit=state.betrayed)
        state.betrayed = False
        if state.fight.since_turn > state.turn:  # FIGHTEND-06: what was done before belongs to no fight
            for hero in state.heroes.values():
                hero.acted = False
        game.tell(FightBegan(any(arrival.ambush for arrival in arrivals)))
        fire(game, "fight_starts")
    if state.objective_tile >= 0:
        state.fight.objective = True
    return state.fight


def _enter(game: Game, arrivals: list[Arrival]) -> list[Entering]:
    """Bring the types into the fight; too few models for a card make all of the type elite (PLACE-08, AMBUSH-10, ELITE-02)."""
    state = game.state
    entering: list[Entering] = []
    promised: dict[str, int] = {}
    for arrival in arrivals:
        numbers: dict[str, int] = {}
        for kind, count, elite in arrival.groups:
            enter_fight(game, kind)
            state.types[kind].keywords += arrival.keywords
            gain_elite(game, kind, elite)
            box = box_of(game, kind)
            free = max(0, models_left(game, kind) - promised.get(box, 0))
            if free < count:
                gain_elite(game, kind, 1)
            numbers[kind] = numbers.get(kind, 0) + min(count, free)
            promised[box] = promised.get(box, 0) + min(count, free)
            if _comes_from_ambush(game, arrival, kind) and not comes_from_ambush(game, kind, "never"):  # IMMOB-06
                state.types[kind].ambush_turn = first_turn(state)  # AMBUSH-03, AMBUSH-04
        entering.append((arrival, numbers))
    game.enemies_changed()
    return entering


def _comes_from_ambush(game: Game, arrival: Arrival, kind: str) -> bool:
    """Tell whether a type is placed around the heroes: so the cause says, or it never comes in another way."""
    return arrival.ambush or comes_from_ambush(game, kind, "always")


def _place_beside(game: Game, hero: Hero, numbers: dict[str, int]) -> None:
    """Place enemies next to one hero as far as possible; they look for a target when they first act (MUT-06)."""
    before = set(game.state.enemies)
    for kind in _in_order(game, list(numbers), fastest_first=True):
        for _ in range(numbers[kind]):
            place_next_to(game, kind, hero)
    for enemy in game.state.enemies.values():
        if enemy.id not in before:
            enemy.target = None


def _place(game: Game, entering: list[Entering], *, ambush: bool) -> None:
    """Place all types that come to one place in the order of their Initiative (THREAT-09)."""
    batches: dict[tuple[str, int], dict[str, int]] = {}
    for arrival, numbers in entering:
        if arrival.beside is not None:
            if ambush:
                _place_beside(game, game.hero(arrival.beside), numbers)
            continue
        mine = {kind: count for kind, count in numbers.items() if _comes_from_ambush(game, arrival, kind) == ambush}
        if mine:
            where = (arrival.world or world_of_event(game, arrival.tile), -1 if ambush else arrival.tile)
            total = batches.setdefault(where, {})
            for kind, count in mine.items():
                total[kind] = total.get(kind, 0) + count
    for (world, tile), numbers in batches.items():
        there = [hero for hero in game.standing() if game.world_of(hero.space) == world]  # AMBUSH-08, WORLD-06
        if ambush:
            for kind in _in_order(game, list(numbers), fastest_first=True):  # AMBUSH-02
                place_ambush(game, kind, numbers[kind], there)
        else:
            place = tile if tile >= 0 else random_tile(game, there)  # PLACE-01, PLACE-10, ENC-06
            for kind in _in_order(game, list(numbers), fastest_first=False):  # PLACE-02
                place_on_tile(game, kind, numbers[kind], place)


def _in_order(game: Game, kinds: list[str], *, fastest_first: bool) -> list[str]:
    """Sort types by Initiative, equal ones at random (PLACE-03, RANDOM-05); in an ambush the Immobile come first (IMMOB-03)."""

    def rank(kind: str) -> tuple[bool, int]:
        initiative = enemy_value(game, kind, "initiative")
        return (not enemy_has(game, kind, "immobile"), -initiative) if fastest_first else (False, initiative)

    waiting = sorted(kinds)
    order: list[str] = []
    while waiting:
        best = min(rank(kind) for kind in waiting)
        order.append(game.pick("placing-order", [kind for kind in waiting if rank(kind) == best]))
        waiting.remove(order[-1])
    return order


def _count_instances(game: Game, fight: Fight, entering: list[Entering], before: set[str]) -> None:
    """Count the cards and events of which at least one model was placed, and note whose each model is (FIGHTEND-09)."""
    new = [enemy for enemy in game.state.enemies.values() if enemy.id not in before]
    for arrival, numbers in entering:
        mine = [enemy for kind, count in numbers.items() for enemy in _of_no_instance(new, kind)[:count]]
        fight.instances += bool(mine)
        for enemy in mine:
            enemy.instance = mine[0].id
        if mine and arrival.level:
            fight.threats[mine[0].id] = arrival.level


def _of_no_instance(enemies: list[EnemyModel], kind: str) -> list[EnemyModel]:
    return [enemy for enemy in enemies if enemy.kind == kind and not enemy.instance]
