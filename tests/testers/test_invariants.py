"""The testers notice what they are there to notice: a game is spoiled in one way, and the right words come."""

from collections.abc import Callable

import pytest
from msgspec import structs
from tests.testers.cases import game_of, lasting_case, player_of

from lantern.board.placement import first_tile
from lantern.content.bends.moving import GritMove
from lantern.content.powers import Trigger
from lantern.core.questions import Answer, ChooseOne, Confirm, Question
from lantern.rules.adventure import Adventure
from lantern.rules.belongings.hands import things, ways_offered, ways_to
from lantern.rules.belongings.resources import weight
from lantern.rules.darkness.depth_track import ENTRANCE
from lantern.rules.invariants import check_invariants
from lantern.rules.map.exploration import draw_token, reveal
from lantern.rules.numbers.in_play import can_use, listeners
from lantern.rules.numbers.values import enemy_value, value
from lantern.rules.table.bearing import Bearing
from lantern.rules.table.chapter import AnyChapter, bearer_of
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.choices.plain import EndActivation, Fits, Nothing
from lantern.rules.table.choices.things import DiscardToken
from lantern.rules.table.events import CardCancelled, Drew, TokenRevealed
from lantern.rules.table.listening import Listener
from lantern.rules.table.state import (
    CardInPlay,
    CompanionInPlay,
    EnemyModel,
    EnemyType,
    Fight,
    Held,
    Hero,
    MarkerOnTile,
    Progress,
)
from lantern.simulate.watching import Watcher, problems_of_the_board, problems_of_the_question, problems_of_the_state


@pytest.fixture
def game() -> Adventure:
    """A game of four heroes in the middle of an adventure, all of them standing in one world, between two turns."""
    found = next(game for seed in range(20) if (game := middle_of_a_game(seed)) is not None)
    assert check_invariants(found) == []
    return found


def middle_of_a_game(seed: int) -> Adventure | None:
    case = structs.replace(lasting_case(seed), heuristic=True)
    game = game_of(case, player_of(case))
    while (step := game.next_step()) is not None:
        at_rest = game.state.phase == "turn-start" and not game.state.enemies and len(game.standing()) == len(game.state.heroes)
        if at_rest and len(game.state.tiles) > 2 and len({tile.world for tile in game.state.tiles}) == 1:
            return game
        game.begin_step([], holding=False)
        step.run(game)
    return None


def marshal(game: Adventure) -> str:
    return next(iter(game.state.heroes))


def put_enemy(game: Adventure, **changes: object) -> EnemyModel:
    kind = min(game.content.enemies)
    free = next(space for space in range(game.board.count) if not game.occupied() >> space & 1)
    enemy = EnemyModel(f"{kind}-900", kind, [free])
    for name, new in changes.items():
        setattr(enemy, name, new)
    game.state.enemies[enemy.id] = enemy
    game.state.types[kind] = EnemyType(kind)
    game.state.fight = game.state.fight or Fight(since_turn=1)
    game.enemies_moved()
    return enemy


NEVER = Trigger(on="turn_starts", effect=())


def lose_a_tile(game: Adventure) -> None:
    game.state.tiles.pop()


def forget_the_board(game: Adventure) -> None:
    assert game.board
    game.state.placements = game.state.placements[:-1]
    game.state.tiles.pop()


def share_a_space(game: Adventure) -> None:
    first, second, *_ = game.standing()
    second.space = first.space


def stand_in_the_wall(game: Adventure) -> None:
    game.standing()[0].space = 100_000


def wound_too_much(game: Adventure) -> None:
    hero = game.standing()[0]
    hero.wounds = value(game, hero, "health") + 1


def owe_grit(game: Adventure) -> None:
    game.standing()[0].grit = -1


def hoard_grit(game: Adventure) -> None:
    game.standing()[0].grit = 50


def stuff_the_bag(game: Adventure) -> None:
    game.standing()[0].bag += ["bandages"] * 20


def own_the_unknown(game: Adventure) -> None:
    game.standing()[0].conditions.append(CardInPlay("hiccups"))


def fall_for_no_reason(game: Adventure) -> None:
    game.standing()[0].ko = True


def lose_a_card(game: Adventure) -> None:
    game.state.decks["darkness"].cards.pop()


def copy_a_card(game: Adventure) -> None:
    game.state.decks["darkness"].discard.append(game.state.decks["darkness"].cards[0])


def keep_a_loot_card(game: Adventure) -> None:
    game.state.decks["loot"].cards.pop()


def make_gear_from_nothing(game: Adventure) -> None:
    gear = game.content.deck("gear", "mines")[0]
    game.standing()[0].items.append(Held(gear, equipped=False))
    game.numbers_changed()


def lose_a_map_card(game: Adventure) -> None:
    game.state.map_cards.pop()


def lose_a_token(game: Adventure) -> None:
    game.state.decks["exploration"].cards.pop()


def leave_the_track(game: Adventure) -> None:
    game.state.darkness = 17


def come_out_of_the_mine(game: Adventure) -> None:
    game.state.party_marker = ENTRANCE - 1


def enemies_without_a_fight(game: Adventure) -> None:
    put_enemy(game)
    game.state.fight = None


def target_the_fallen(game: Adventure) -> None:
    hero = game.standing()[0]
    hero.ko = hero.ko_by_wounds = True
    put_enemy(game, target=hero.id)


def stand_dead(game: Adventure) -> None:
    enemy = put_enemy(game)
    enemy.wounds = enemy_value(game, enemy.kind, "health")


def stand_on_a_hero(game: Adventure) -> None:
    put_enemy(game, spaces=[game.standing()[0].space])


def grow(game: Adventure) -> None:
    enemy = put_enemy(game)
    enemy.spaces.append(next(s for s in range(game.board.count) if not game.occupied() >> s & 1))


def open_a_second_box(game: Adventure) -> None:
    kind = min(game.content.enemies)
    put_enemy(game)
    free = [space for space in range(game.board.count) if not game.occupied() >> space & 1]
    for number in range(game.content.enemies[kind].models):
        game.state.enemies[f"{kind}-{number + 950}"] = EnemyModel(f"{kind}-{number + 950}", kind, [free[number]])


def mistaken(game: Adventure, hero: Hero) -> Bearing:
    """Give a hero a bearing of its own, which can be spoiled without spoiling other games."""
    game.borne[hero.id] = Bearing(game.content, bearer_of(game, hero.id))
    return game.borne[hero.id]


def remember_wrongly(game: Adventure) -> None:
    hero = game.standing()[0]
    now = value(game, hero, "combat")
    game.known[hero.id].values = {"combat": now + 1}


def forget_to_forget(game: Adventure) -> None:
    hero = game.hero(marshal(game))
    before = value(game, hero, "strength")
    hero.printed["strength"] = 7 - before


def wear_it_unnoticed(game: Adventure) -> None:
    hero = game.standing()[0]
    value(game, hero, "combat")
    hero.conditions.append(CardInPlay(min(game.content.conditions)))


def forget_a_bend(game: Adventure) -> None:
    game.known[marshal(game)].bends = {GritMove: (("nothing", GritMove(spaces=6)),)}


def forget_a_flag(game: Adventure) -> None:
    game.known[marshal(game)].flags = frozenset({"quickdraw"})


def weigh_wrongly(game: Adventure) -> None:
    hero = game.hero(marshal(game))
    mistaken(game, hero).weight = weight(game, hero) + 1


def overlook_a_thing(game: Adventure) -> None:
    hero = game.hero(marshal(game))
    assert things(game, hero, "hands")
    mistaken(game, hero).things = {"hands": (), "clothes": ()}


def hold_too_much(game: Adventure) -> None:
    hero = game.hero(marshal(game))
    among, borne = things(game, hero, "hands"), mistaken(game, hero)
    ways = ways_to(game, hero, "hands", among)
    borne.ways = {key: [*ways, ()] for key in borne.ways}


def offer_too_little(game: Adventure) -> None:
    hero = game.hero(marshal(game))
    among, borne = things(game, hero, "clothes"), mistaken(game, hero)
    ways_offered(game, hero, "clothes", among)
    borne.offered = {key: [] for key in borne.offered}


def settle_too_early(game: Adventure) -> None:
    hero = game.hero(marshal(game))
    hero.items[things(game, hero, "hands")[0]].equipped = False
    game.known[hero.id].settled = True


def forbid_what_is_allowed(game: Adventure) -> None:
    hero = game.hero(marshal(game))
    item = game.content.items[hero.items[0].id]
    allowed = can_use(game, hero, item)
    mistaken(game, hero)._usable[item.id] = not allowed


def listen_unnoticed(game: Adventure) -> None:
    listeners(game, "turn_starts")
    assert game.known_listeners is not None
    nothing = Listener("nothing", "cards", NEVER, 0)
    game.known_listeners["turn_starts"] = [*game.known_listeners.get("turn_starts", []), nothing]


def drop_the_light(game: Adventure) -> None:
    game.state.light_bearer = "nobody"


def count_sheep(game: Adventure) -> None:
    game.state.progress.counters["sheep"] = 1


def count_backwards(game: Adventure) -> None:
    game.state.progress.counters[game.content.missions[game.state.mission].counters[0].id] = -1


def lose_a_marker(game: Adventure) -> None:
    marker = game.content.missions[game.state.mission].markers[0].id
    game.state.progress.markers.append(MarkerOnTile(marker, 99))


def follow_the_fallen(game: Adventure) -> None:
    leader = game.standing()[0]
    leader.ko = leader.ko_by_wounds = True
    game.state.mission = "search-party"
    game.state.progress = Progress(companions={"surveyor": CompanionInPlay("surveyor", leader.id, 0)})


def search_backwards(game: Adventure) -> None:
    game.state.tiles[0].scavenged = -1


def fall_unnoticed(game: Adventure) -> None:
    hero = game.standing()[0]
    hero.ko = hero.ko_by_wounds = True
    hero.wounds = value(game, hero, "health")


def move_unnoticed(game: Adventure) -> None:
    enemy = put_enemy(game)
    assert game.enemy_spaces() == 1 << enemy.spaces[0]
    enemy.spaces = [next(space for space in range(game.board.count) if not game.occupied() >> space & 1)]


def lose_sight_of_one(game: Adventure) -> None:
    enemy = put_enemy(game)
    game.enemies_adjacent_to(enemy.spaces[0])
    game.overall.near[enemy.spaces[0]] = ()


SABOTAGE: list[tuple[Callable[[Adventure], None], str]] = [
    (lose_a_tile, "placements, but"),
    (forget_the_board, "the board that is remembered is not that of the placements"),
    (search_backwards, "was scavenged -1 times"),
    (share_a_space, " share "),
    (stand_in_the_wall, "stands in space 100000, which does not exist"),
    (wound_too_much, "has wounds "),
    (owe_grit, "has grit -1"),
    (hoard_grit, "has grit 50"),
    (stuff_the_bag, "tokens in a side bag for"),
    (own_the_unknown, "has 'hiccups', which no pack knows"),
    (fall_for_no_reason, "is KO'd by nothing"),
    (lose_a_card, "deck darkness: missing {"),
    (copy_a_card, "deck darkness: missing {}, too many {"),
    (keep_a_loot_card, "deck loot: missing {"),
    (make_gear_from_nothing, "deck gear: missing {}, too many {"),
    (lose_a_map_card, "deck map-"),
    (lose_a_token, "deck exploration: missing {"),
    (leave_the_track, "the darkness marker is at 17"),
    (come_out_of_the_mine, "the party_marker marker is at "),
    (enemies_without_a_fight, "there are enemies, but no fight"),
    (target_the_fallen, "who does not stand"),
    (stand_dead, "stands with "),
    (stand_on_a_hero, " share "),
    (grow, "covers the spaces"),
    (open_a_second_box, "are on the board, the box holds"),
    (remember_wrongly, "combat of "),
    (forget_to_forget, "bearer of "),
    (wear_it_unnoticed, "powers of "),
    (forget_a_flag, "flags of "),
    (forget_a_bend, "bends of "),
    (weigh_wrongly, "weight of "),
    (overlook_a_thing, "things of "),
    (hold_too_much, "ways of "),
    (offer_too_little, "choices of "),
    (fall_unnoticed, "standing heroes are remembered as"),
    (move_unnoticed, "spaces of the enemies are remembered as"),
    (lose_sight_of_one, "enemies near "),
    (settle_too_early, "are remembered as settled"),
    (forbid_what_is_allowed, "uses of "),
    (listen_unnoticed, "listeners are remembered as"),
    (drop_the_light, "the light is carried by 'nobody'"),
    (count_sheep, "the counters of the mission has 'sheep'"),
    (count_backwards, "less than nothing is counted"),
    (lose_a_marker, "a marker lies on no tile"),
    (follow_the_fallen, "who does not stand"),
]


@pytest.mark.parametrize(("spoil", "words"), SABOTAGE, ids=lambda part: getattr(part, "__name__", ""))
def test_a_spoiled_game_is_noticed_in_words(game: Adventure, spoil: Callable[[Adventure], None], words: str) -> None:
    spoil(game)
    problems = check_invariants(game)
    assert any(words in problem for problem in problems), problems


def test_fallen_heroes_may_share_a_space_and_their_damage_may_exceed_a_lowered_maximum(game: Adventure) -> None:
    first, second, *_ = game.standing()
    second.space = first.space
    second.ko = second.ko_by_wounds = True
    second.wounds = value(game, second, "health") + 3
    game.standing_changed()
    game.numbers_changed()  # the two may have been in different worlds
    assert check_invariants(game) == []


def test_a_state_that_cannot_be_stored_is_noticed(game: Adventure) -> None:
    assert problems_of_the_state(game) == []
    game.state.heroes[marshal(game)].space = 1.5  # type: ignore[assignment]
    with pytest.raises(Exception, match="Expected `int`"):
        problems_of_the_state(game)


def test_a_question_that_is_none_is_noticed(game: Adventure) -> None:
    assert problems_of_the_question(game, Confirm(kind="flee", who="party")) == []
    alone = ChooseOne(kind="quickdraw", who="us-marshal", options=[Nothing()])
    twins = ChooseOne(kind="quickdraw", who="us-marshal", options=[Nothing(), Nothing()])
    assert problems_of_the_question(game, alone) == ["'quickdraw' is asked although it has only one answer"]
    assert problems_of_the_question(game, twins) == ["'quickdraw' has two options of the same key: ['none', 'none']"]


@pytest.mark.parametrize(
    ("question", "problem"),
    [
        (Confirm(kind="sure", who="party"), "questions of kind 'sure' are not declared"),
        (Confirm(kind="act", who="us-marshal"), "'act' is declared as ChooseOne, not as Confirm"),
        (Confirm(kind="revive", who="party"), "'revive' is not declared to be asked of party"),
        (Confirm(kind="revive", who="us-marshal", default=0), "'revive' is not declared to have 0 as its default"),
        (Confirm(kind="revive", who="us-marshal", about={"face": 1}), "'revive' is not declared to be about face"),
        (
            ChooseOne(kind="act", who="us-marshal", options=[EndActivation(), Nothing()]),
            "'act' is not declared to offer Nothing",
        ),
        (
            ChooseOne(kind="enemy-order", who="party", options=[ChooseEnemy("a", 1), ChooseEnemy("", 2)]),
            "the key '' of ChooseEnemy does not read as ENEMY",
        ),
    ],
)
def test_a_question_that_is_not_as_its_kind_is_declared_is_noticed(game: Adventure, question: Question, problem: str) -> None:
    assert problems_of_the_question(game, question) == [problem]


def test_a_board_that_differs_from_a_fresh_one_is_noticed(game: Adventure) -> None:
    assert problems_of_the_board(game) == []
    game.state.placements = [*game.state.placements, first_tile(game.content.tiles["entrance"], section=99)]
    assert "the board remembers another 'names'" in problems_of_the_board(game)


def test_the_watcher_stops_the_game_and_tells_what_happened(game: Adventure) -> None:
    watcher = Watcher(player_of(lasting_case(1)))
    question = Confirm(kind="flee", who="party")
    watcher.answer(game, question)
    game.tell(TokenRevealed("some-token", 1))
    with pytest.raises(AssertionError) as stopped:
        watcher.answer(game, question)
    assert f"turn {game.state.turn}, turn-start, before 'flee' for party" in str(stopped.value)
    assert "was revealed, and an undo would not notice" in str(stopped.value)


def test_a_card_that_all_have_seen_is_not_revealed_when_it_is_cancelled(game: Adventure) -> None:
    watcher = Watcher(player_of(lasting_case(1)))
    question = Confirm(kind="flee", who="party")
    game.tell(Drew("encounter", "curse-of-coronado"))
    watcher.answer(game, question)
    game.tell(CardCancelled("curse-of-coronado"))
    watcher.answer(game, question)
    game.tell(CardCancelled("another-card"))
    with pytest.raises(AssertionError):
        watcher.answer(game, question)


class Chooser(Watcher):
    """Reveals more Exploration tokens if it may, and notes where they lie meanwhile."""

    def __init__(self) -> None:
        super().__init__(player_of(structs.replace(lasting_case(1), heuristic=True)))
        self.noted: dict[str, list[str]] = {}

    def answer(self, game: AnyChapter, question: Question) -> Answer | None:
        if question.kind not in {"draw-three", "card-to-use"}:
            return game.consult(self.player, question)
        self.noted[question.kind] = [problem for problem in check_invariants(game) if "deck exploration" in problem]
        return 1


def test_a_token_that_may_be_one_of_three_lies_in_one_place_while_it_is_decided() -> None:
    chooser = Chooser()
    game = game_of(lasting_case(1), chooser)
    while game.state.phase != "turn-start" or len(game.state.tiles) < 2:
        step = game.next_step()
        assert step is not None
        game.begin_step([], holding=False)
        step.run(game)
    hero = game.standing()[0]
    hero.conditions.append(CardInPlay("turn-left"))
    game.numbers_changed()
    tile = game.board.tiles_of[hero.space][0]
    game.state.tiles[tile].token, game.state.tiles[tile].revealed = draw_token(game), False
    game.begin_step([], holding=False)
    reveal(game, tile)
    assert chooser.noted == {"draw-three": [], "card-to-use": []}


def test_a_side_bag_that_has_become_smaller_is_no_fault_while_its_hero_makes_room(game: Adventure) -> None:
    hero = game.standing()[0]
    hero.bag = ["bandages"] * (value(game, hero, "side_bag") + 2)
    game.state.phase, question = (
        "turn-start",
        ChooseOne(kind="bag-too-small", who=hero.id, options=[DiscardToken("bandages"), Fits()]),
    )
    watcher = Watcher(player_of(lasting_case(1)))
    watcher.look(game, question)
    with pytest.raises(AssertionError, match="in a side bag for"):
        watcher.look(game, Confirm(kind="flee", who="party"))


def test_a_token_that_has_a_place_elsewhere_is_not_the_one_too_many(game: Adventure) -> None:
    hero = next(iter(game.state.heroes.values()))
    hero.items = [Held("badlands-adventure-gear", number=900)]
    game.numbers_changed(hero.id)
    room = value(game, hero, "side_bag")
    for more, fine in ((1, True), (2, False)):
        hero.bag = [*["dynamite"] * (room + more), "tonic"]
        problems = [problem for problem in check_invariants(game) if "side bag" in problem]
        assert (problems == []) is fine
