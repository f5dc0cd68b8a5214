"""The sensible player, looked at in small positions, and through whole games."""

from pathlib import Path
from time import thread_time
from typing import Any

import pytest

from lantern.content.loader import load
from lantern.core.play import digest, run_to_end
from lantern.core.questions import Answer, ChooseOne, ChooseSome, Confirm, Question
from lantern.core.table import Nobody, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.heuristic.bombs import worth_of_a_throw
from lantern.players.heuristic.danger import danger_to
from lantern.players.heuristic.player import THUMBS
from lantern.players.heuristic.spending import worth_of_use
from lantern.players.setups import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.belongings.light import is_lit
from lantern.rules.darkness.cards import draw_and_resolve
from lantern.rules.darkness.depth_track import hold_back_the_darkness
from lantern.rules.harm.damage import take_hits
from lantern.rules.kinds import QUESTIONS
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.perform import perform
from lantern.rules.table.choices.spaces import TeleportTo
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.game import Context
from lantern.rules.turn.activation import activate_hero
from lantern.scenarios.given import Situation
from lantern.simulate import party
from lantern.views.observation import ChapterObservation, Observation

RULES = Path(__file__).parents[2] / "src" / "lantern"
TWO_TILES = ["entrance", {"tile": "long-passage", "joins": "0:N"}]


class Noting(HeuristicPlayer):
    """Remembers what it said to what."""

    def __init__(self) -> None:
        super().__init__(seed=1)
        self.said: list[tuple[str, Any]] = []

    def answer(self, seen: ChapterObservation, question: Question) -> Answer | None:
        answer = super().answer(seen, question)
        self.said.append((question.kind, _in_words(question, answer)))
        return answer

    def to(self, kind: str) -> list[Any]:
        return [words for asked, words in self.said if asked == kind]


def _in_words(question: Question, answer: Answer | None) -> Any:
    if isinstance(answer, int) and isinstance(question, ChooseOne | Confirm):
        return question.keys[answer]
    if isinstance(answer, list) and isinstance(question, ChooseSome):
        return [question.keys[index] for index in answer]
    return answer


def position(dice: Any = None, **given: Any) -> tuple[Adventure, Noting]:
    """Set up a position with the sensible player at the table."""
    player = Noting()
    file = {"given": given, **({"dice": dice} if dice else {})}
    start = Situation(load(user=False), file, solo(Nobody()))
    game = Adventure(start.start, solo(player), start.content)
    game.shows = Observation
    game.begin_step([], holding=False)
    return game, player


def activation(who: str = "us-marshal", dice: Any = None, **given: Any) -> tuple[Adventure, Noting]:
    """Let the player have one activation."""
    game, player = position({"move": [3], **(dice or {})}, **given)
    activate_hero(game, game.hero(who))
    return game, player


def seen(game: Adventure) -> Observation:
    """Return what the player may know of a position."""
    return Observation(game, game.table.seats[0])


def place(game: Adventure, who: str = "us-marshal") -> str:
    return game.board.names[game.hero(who).space].rpartition(":")[2]


# -- between fights -------------------------------------------------------------------------------


def test_it_goes_to_the_door_and_looks_through() -> None:
    game, player = activation(board="entrance", doors={"0:N": "open"}, heroes=[{"class": "us-marshal", "at": "08"}])
    assert place(game) in {"01", "02"}
    assert player.to("act") == ["door:0:0"]
    assert len(game.state.tiles) == 2


def test_it_waits_at_the_door_for_those_behind() -> None:
    board = [*TWO_TILES, {"tile": "long-passage", "joins": "1:N"}]
    heroes = [{"class": "us-marshal", "at": "#2:01"}, {"class": "gunslinger", "at": "#0:21"}]
    _, player = activation(board=board, doors={"2:N": "open"}, heroes=heroes)
    assert not any(str(words).startswith("door") for words in player.to("act"))


def test_it_does_not_walk_out_of_the_light() -> None:
    board = [*TWO_TILES, {"tile": "long-passage", "joins": "1:N"}]
    for light_at, goes_far in (("#0:21", False), ("#1:03", True)):
        heroes = [{"class": "gunslinger", "at": light_at}, {"class": "us-marshal", "at": "#1:05"}]
        game, _ = activation(dice={"move": [6]}, board=board, doors={"2:N": "open"}, heroes=heroes)
        assert is_lit(game, game.hero("us-marshal").space)
        assert (game.board.tiles_of[game.hero("us-marshal").space] == (2,)) is goes_far


def test_it_deals_with_the_markers_of_the_mission_and_then_goes_where_it_is_wanted() -> None:
    markers = {"progress": {"markers": [{"id": "charge-site", "tile": 1}]}}
    heroes = [{"class": "us-marshal", "at": "#0:04"}]
    game, player = activation(board=TWO_TILES, mission="blow-the-mine", state=markers, heroes=heroes)
    assert player.to("act") == ["use:charge-site"]
    assert game.state.progress.counters == {"charges": 1}
    planted = {"progress": {"counters": {"charges": 3}}}
    away = [{"class": "us-marshal", "at": "#1:05"}]
    game, _ = activation(board=TWO_TILES, mission="blow-the-mine", state=planted, heroes=away, doors={"1:N": "open"})
    left = game.board.distance(game.hero("us-marshal").space, game.board.space("#0:02"))
    assert left < game.board.distance(game.board.space("#1:05"), game.board.space("#0:02"))


def test_it_does_not_break_altars_among_enemies_while_there_is_time() -> None:
    hero = {"class": "us-marshal", "at": "12"}
    for enemies, ritual, breaks in (([], 4, True), (["08"], 4, False), (["08"], 23, True)):
        progress = {"markers": [{"id": "blood-altar", "tile": 0}], "counters": {"ritual": ritual}}
        _, player = activation(
            dice={"escape": [1], "test-strength": [6, 6]},
            board="entrance",
            mission="stop-the-ritual",
            state={"progress": progress},
            heroes=[hero],
            enemies=[{"kind": "tentacles", "at": at, "wounds": 2} for at in enemies],
        )
        assert ("use:blood-altar" in player.to("act")) is breaks


def test_it_digs_where_the_way_is_shortest() -> None:
    game, player = position(board="entrance", heroes=[{"class": "us-marshal", "at": "12"}])
    mission = game.content.missions["for-a-few-dark-stone-more"]
    perform(game, mission.set_up, Context(source=mission.id))
    assert player.to("choose")[0].endswith("1")


def test_it_takes_along_whom_nobody_leads() -> None:
    alone = {"progress": {"companions": {"surveyor": {"id": "surveyor", "leader": None, "space": 7}}}}
    heroes = [{"class": "us-marshal", "at": "12"}]
    game, player = activation(board="entrance", mission="search-party", state=alone, heroes=heroes)
    assert "lead:surveyor" in player.to("act")
    assert game.state.progress.companions["surveyor"].leader == "us-marshal"


# -- in a fight -----------------------------------------------------------------------------------


def test_it_finishes_off_the_wounded() -> None:
    heroes = [{"class": "us-marshal", "at": "12", "items": []}]
    for wounded in (0, 1):
        enemies = [{"kind": "tentacles", "at": at, "wounds": 3 * (place == wounded)} for place, at in enumerate(("07", "08"))]
        _, player = activation(dice={"to-hit": [5] * 8, "escape": [1]}, board="entrance", heroes=heroes, enemies=enemies)
        assert player.to("assign-hits")[0] == f"tentacles-{wounded + 1}"


def test_it_goes_where_it_can_shoot_without_being_reached() -> None:
    heroes = [{"class": "us-marshal", "at": "08"}]
    game, player = activation(board="entrance", heroes=heroes, enemies=[{"kind": "hungry-dead", "at": "01"}])
    assert player.to("act") == ["shoot:shotgun"]
    assert game.board.distance(game.hero("us-marshal").space, game.board.space("01")) > 3


def test_it_helps_the_fallen_up() -> None:
    heroes = [{"class": "us-marshal", "at": "#0:21"}, {"class": "gunslinger", "at": "#0:22", "ko": True, "wounds": 10}]
    game, player = activation(board=TWO_TILES, heroes=heroes, enemies=[{"kind": "hungry-dead", "at": "#1:01"}])
    assert "help:gunslinger" in player.to("act")
    assert not game.hero("gunslinger").ko


def test_dynamite_is_for_a_crowd_and_not_for_friends() -> None:
    crowd = [{"kind": "stranglers", "at": at} for at in ("03", "04", "05", "06")]
    thrower = {"class": "us-marshal", "at": "13", "bag": ["dynamite"], "items": []}
    _, player = activation(dice={"to-hit": [6], "escape": [1]}, board="entrance", heroes=[thrower], enemies=crowd)
    assert player.to("act")[0] == "throw:dynamite"
    assert player.to("throw-at")[0].endswith(("03", "04", "05", "06"))
    among = [thrower, {"class": "gunslinger", "at": "02"}, {"class": "rancher", "at": "01"}, {"class": "preacher", "at": "09"}]
    _, player = activation(dice={"escape": [1]}, board="entrance", heroes=among, enemies=crowd)
    assert "throw:dynamite" not in player.to("act")


def test_a_keg_is_thrown_as_dynamite_is() -> None:
    crowd = [{"kind": "stranglers", "at": at} for at in ("03", "04", "05", "06")]
    thrower = {"class": "us-marshal", "at": "13", "items": ["gunpowder-keg"]}
    for enemies, thrown in ((crowd, True), ([{"kind": "void-spiders", "at": "08"}], False)):
        game, _ = position(board="entrance", heroes=[thrower], enemies=enemies)
        marshal = game.hero("us-marshal")
        keg = next(each for each in seen(game).usables(marshal, "instead_of_attack") if each.source == "gunpowder-keg")
        assert (worth_of_use(seen(game), marshal, keg) > 0) is thrown


@pytest.mark.parametrize(("wits", "used"), [(4, True), (1, False)])
def test_flash_powder_is_for_those_who_would_act_first_by_it(wits: int, used: bool) -> None:
    hero = {"class": "us-marshal", "at": "13", "bag": ["flash-powder"], "initiative": wits}
    game, _ = position(board="entrance", heroes=[hero], enemies=[{"kind": "stranglers", "at": at} for at in ("03", "04", "05")])
    marshal = game.hero("us-marshal")
    powder = next(each for each in seen(game).usables(marshal, "any_time") if each.source == "flash-powder")
    assert (worth_of_use(seen(game), marshal, powder) > 0) is used


def test_dynamite_goes_off_behind_an_enemy_who_stands_too_near() -> None:
    thrower = {"class": "us-marshal", "at": "12", "wounds": 7, "bag": ["dynamite"], "items": []}
    game, player = activation(
        dice={"to-hit": [6], "escape": [1]}, board="entrance", heroes=[thrower], enemies=[{"kind": "slashers", "at": "08"}]
    )
    space = game.board.space(player.to("throw-at")[0])
    assert game.board.adjacent[space] >> game.board.space("08") & 1
    assert not (game.board.adjacent[space] | 1 << space) >> game.hero("us-marshal").space & 1
    assert game.hero("us-marshal").wounds == 7


def test_dynamite_is_kept_while_things_are_not_dire() -> None:
    hero = {"class": "us-marshal", "at": "13", "bag": ["dynamite"]}
    for objective, thrown in ((False, False), (True, True)):
        game, player = position(board="entrance", heroes=[hero], enemies=[{"kind": "hungry-dead", "at": "03"}])
        game.state.fight.objective = objective  # type: ignore[union-attr]
        assert (worth_of_a_throw(seen(game), game.hero("us-marshal")) > 0) is thrown
        assert player.said == []


def test_it_fears_those_who_can_get_at_it_past_its_friends() -> None:
    enemies = [{"kind": "hungry-dead", "at": "H"}]
    for board, safe in (("M.F.H", True), ("M...H\nF####", False)):
        heroes = [{"class": "us-marshal", "at": "M"}, {"class": "rancher", "at": "F"}]
        game, _ = position(board={"ascii": board}, heroes=heroes, enemies=enemies)
        here = game.board.space("room#0:1,0")
        assert (danger_to(seen(game), game.hero("us-marshal"))(here) == 0) is safe


def test_it_leaves_the_tile_of_terror() -> None:
    heroes = [{"class": "us-marshal", "at": "#0:21"}]
    game, _ = position(board=TWO_TILES, heroes=heroes, enemies=[{"kind": "night-terrors", "at": "#1:01"}])
    game.state.types["night-terrors"].printed["move"] = 0
    danger = danger_to(seen(game), game.hero("us-marshal"))
    assert danger(game.board.space("#1:08")) > danger(game.board.space("#0:21")) == 0


def test_it_flees_only_when_all_is_lost() -> None:
    crowd = [{"kind": "stranglers", "at": at} for at in ("03", "04", "05", "06", "07", "08")]
    down = {"class": "gunslinger", "at": "21", "ko": True, "wounds": 10}
    for wounds, enemies, wanted in ((9, crowd, 1), (0, crowd[:1], 0)):
        game, player = position(
            board="entrance", heroes=[{"class": "us-marshal", "at": "12", "wounds": wounds}, down], enemies=enemies
        )
        assert player.answer(seen(game), Confirm(kind="flee", who="party")) == wanted


# -- what it has ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "used"), [(8, True), (1, False)])
def test_bandages_are_for_those_who_need_them(wounds: int, used: bool) -> None:
    heroes = [{"class": "us-marshal", "at": "12", "wounds": wounds, "bag": ["bandages"]}]
    game, player = activation(board="entrance", heroes=heroes, enemies=[{"kind": "hungry-dead", "at": "01"}])
    assert ("us-marshal/use:bandages" in player.to("move")) is used
    assert (game.hero("us-marshal").bag == []) is used


def test_bandages_go_to_whoever_is_worse_off() -> None:
    heroes = [
        {"class": "us-marshal", "at": "12", "wounds": 4, "bag": ["bandages"]},
        {"class": "gunslinger", "at": "13", "wounds": 9},
    ]
    game, player = activation(board="entrance", heroes=heroes, enemies=[{"kind": "hungry-dead", "at": "01"}])
    assert player.to("for-whom") == ["gunslinger"]
    assert game.hero("gunslinger").wounds < 9


def test_a_preacher_heals_with_faith() -> None:
    heroes = [
        {"class": "preacher", "at": "12", "pools": {"faith": 3}, "hands": {"sermons": ["faith-healing"]}},
        {"class": "gunslinger", "at": "13", "wounds": 6},
    ]
    game, _ = activation("preacher", dice={"blessing": [6, 5]}, board="entrance", heroes=heroes)
    assert game.hero("gunslinger").wounds == 3


def test_a_preacher_does_not_preach_for_nothing() -> None:
    hero = {"class": "preacher", "at": "12", "pools": {"faith": 3}, "hands": {"sermons": ["cure"]}, "grit": 1}
    for sanity_damage, preached in ((0, False), (6, True)):
        game, player = activation(
            "preacher", dice={"blessing": [6, 5]}, board="entrance", heroes=[{**hero, "sanity_damage": sanity_damage}]
        )
        assert ("preacher/use:cure" in player.to("move")) is preached
        assert game.hero("preacher").sanity_damage == (4 if preached else 0)


def test_a_preacher_learns_what_works() -> None:
    game, player = position(board="entrance", heroes=[{"class": "preacher", "at": "12"}])
    for pair in (["holy-speed", "faith-healing"], ["faith-healing", "cure"], ["righteous-fury", "shockwave"]):
        options = [ChooseCard(card, "hand-cards") for card in pair]
        player.answer(seen(game), ChooseOne(kind="learn-card", who="preacher", options=options))
    assert player.to("learn-card") == ["faith-healing", "faith-healing", "shockwave"]


@pytest.mark.parametrize(
    ("faces", "darkness", "used"),
    [
        ([1, 2], 9, True),  # a space with blood on it comes next
        ([1, 2], 10, False),  # nothing comes, and it is far from the Entrance
        ([1, 2], 3, True),  # nothing comes, but it is near
        ([6, 5], 9, False),  # held back
        ([1, 1], 10, True),  # an ambush
        ([6, 6], 10, False),  # a breath of fresh air
    ],
)
def test_something_is_given_up_to_roll_anew_when_it_matters(faces: list[int], darkness: int, used: bool) -> None:
    heroes = [{"class": "us-marshal", "at": "15", "items": ["liquid-sunlight"], "wounds": 3}]
    game, player = position({"hold-back": [*faces, 6, 5]}, board="entrance", heroes=heroes)
    game.state.darkness = darkness
    hold_back_the_darkness(game)
    assert (player.to("hold-back-anew") == ["use:liquid-sunlight:2"]) is used
    assert (game.hero("us-marshal").items == []) is used


def test_of_three_cards_it_takes_the_best_when_the_first_does_harm() -> None:
    does = {"bad": {"wounds": 5}, "good": {"gain": {"grit": 1}}, "middling": {"wounds": 1}}
    cards = [
        {"id": card, "name": card, "deck": "encounter", "world": "mines", "effect": effect, "source": "original"}
        for card, effect in does.items()
    ]
    for order, asked in ((["bad", "good", "middling"], True), (["good", "bad", "middling"], False)):
        game, player = position(
            board="entrance",
            heroes=[{"class": "us-marshal", "at": "15", "items": ["archive-crystal"], "grit": 0}],
            content={"cards": cards},
            decks={"encounter-mines": {"cards": order, "discard": [], "top": []}},
        )
        draw_and_resolve(game, "encounter-mines", 1, game.hero("us-marshal"), Context(source="test", hero="us-marshal"))
        assert player.to("draw-three") == ["yes" if asked else "no"]
        assert player.to("card-to-use") == (["good:2"] if asked else [])
        assert [key.partition(":")[0] for key in player.to("card-on-top")] == (["middling"] if asked else [])


def test_it_teleports_where_it_would_walk() -> None:
    heroes = [{"class": "us-marshal", "at": "15"}]
    game, player = position(board="entrance", doors={"0:N": "open"}, heroes=heroes)
    options = [TeleportTo(game.board.names[space], space) for space in range(game.board.count)]
    chosen = player.answer(seen(game), ChooseOne(kind="teleport-to", who="us-marshal", options=options))
    assert game.board.names[options[chosen].value].endswith((":01", ":02"))  # type: ignore[index]


def test_grit_saves_who_would_fall() -> None:
    game, player = position(
        {"defense": [1, 1, 6, 6]}, board="entrance", heroes=[{"class": "us-marshal", "at": "12", "wounds": 8, "grit": 1}]
    )
    take_hits(game, game.hero("us-marshal"), 2)
    assert player.to("reroll") == [["die-1", "die-2"]]
    assert game.hero("us-marshal").wounds == 8


def test_grit_is_not_spent_on_trifles() -> None:
    game, player = position(board="entrance", heroes=[{"class": "us-marshal", "at": "12", "grit": 1}])
    for purpose in ("scavenge", "move"):
        throw(game, game.hero("us-marshal"), purpose, 3, target=6)
    assert player.to("reroll")
    assert not any(player.to("reroll"))


def test_the_better_weapon_is_taken_in_hand() -> None:
    guns = ["shotgun", {"item": "double-barrel-shotgun", "equipped": False}]
    game, _ = activation(board="entrance", heroes=[{"class": "us-marshal", "at": "12", "items": guns}])
    in_hand = {held.id for held in game.hero("us-marshal").items if held.equipped}
    assert in_hand & {"shotgun", "double-barrel-shotgun"} == {"double-barrel-shotgun"}


# -- whole games ----------------------------------------------------------------------------------


class Forgetful:
    """A new player for every answer."""

    def answer(self, seen: ChapterObservation, question: Question) -> Answer | None:
        return HeuristicPlayer(5).answer(seen, question)


def test_it_keeps_nothing_in_mind() -> None:
    content = load(user=False)
    setup = Setup(heroes=tuple(party(content, 3)), seed=5)
    digests = []
    for player in (HeuristicPlayer(5), HeuristicPlayer(5), Forgetful()):
        game = new_game(setup, table=solo(player), content=content)
        run_to_end(game)
        digests.append(digest(game.checkpoint()))
    assert len(set(digests)) == 1


@pytest.mark.parametrize("mission", sorted(load(user=False).missions))
def test_it_plays_every_mission_to_its_end(mission: str) -> None:
    content = load(user=False)
    game = new_game(
        Setup(mission=mission, heroes=tuple(party(content, 2)), seed=8), table=solo(HeuristicPlayer(8)), content=content
    )
    run_to_end(game)
    assert game.state.result is not None


def test_it_answers_within_a_millisecond() -> None:
    content = load(user=False)
    player, spent, answers = HeuristicPlayer(3), 0.0, 0

    class Timed:
        def answer(self, seen: ChapterObservation, question: Question) -> Answer | None:
            nonlocal spent, answers
            begun = thread_time()
            answer = player.answer(seen, question)
            spent, answers = spent + thread_time() - begun, answers + 1
            return answer

    run_to_end(new_game(Setup(heroes=tuple(party(content, 4)), seed=3), table=solo(Timed()), content=content))
    assert answers > 100
    assert spent / answers < 0.001


def test_every_rule_of_thumb_is_for_a_question_that_is_asked() -> None:
    assert set(THUMBS) <= set(QUESTIONS)
