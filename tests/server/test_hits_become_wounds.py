"""Where Hits become Wounds the page says what decides: the Defense, what a die must show, and what comes of each answer."""

from __future__ import annotations

import pytest

from lantern.content.loader import load
from lantern.core.questions import Answer, ChooseOne, Question
from lantern.core.table import Insider, solo
from lantern.rules.adventure import Adventure
from lantern.rules.attack.assigning import GiveHits
from lantern.rules.attack.hero_hits import strike
from lantern.rules.belongings.hero_arms import Attack, HeroHit, weapon
from lantern.rules.numbers.dice import throw_together
from lantern.rules.table.choices.dice import PickDie
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.events import Hit, Rolled
from lantern.rules.table.options import options_for
from lantern.rules.table.state import EnemyModel, EnemyType, Fight
from lantern.rules.turn.setup import new_state
from lantern.rules.words import Words
from lantern.views.answers import hit_views
from lantern.views.dice import roll_view
from lantern.views.log import log_entry
from lantern.views.look import Look
from lantern.views.questions import QuestionView, question_view

ENEMY = "stranglers-1"
PISTOL, SHOTGUN = "gunslinger-pistol", "shotgun"


class Reader(Insider):
    """Who reads every question in a language, and uses nothing."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.read: dict[str, QuestionView] = {}

    def answer(self, game: Adventure, question: Question) -> Answer | None:
        look = Look(game, Words(game.content, self.lang))
        self.read.setdefault(question.kind, question_view(look, question, 0, "", yours=True))
        return question.default


class Listener(Insider):
    """Who hears what is asked where the dice lie beside it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.heard: dict[str, str] = {}

    def answer(self, game: Adventure, question: Question) -> Answer | None:
        self.heard.setdefault(question.kind, Words(game.content, self.lang).ask_seen_text(game, question))
        return question.default


def a_fight(hero_class: str = "gunslinger", *, defense: int = 4, health: int = 20, armor: int = 0) -> Adventure:
    """A hero without Grit, before an enemy with the numbers given."""
    content = load(user=False)
    state = new_state(content, "scouting-party", [hero_class], 1, options_for("revised"))
    hero = state.heroes[hero_class]
    hero.space, hero.grit = 0, 0
    enemy = EnemyModel(ENEMY, "stranglers", [1])
    state.enemies[enemy.id] = enemy
    state.types[enemy.kind] = EnemyType(enemy.kind, printed={"defense": defense, "health": health, "armor": armor})
    state.fight = Fight(0)
    return Adventure(state, solo(Reader("en")), content)


def read(game: Adventure, damage: list[int], *, critical: tuple[int, ...] = (), lang: str = "en") -> dict[str, QuestionView]:
    """Let Hits with a pistol land, with these dice of Damage, and return what was asked."""
    reader = Reader(lang)
    give(game, damage, reader, critical)
    return reader.read


def give(game: Adventure, damage: list[int], reader: Reader | Listener, critical: tuple[int, ...] = ()) -> None:
    game.table = solo(reader)
    game.begin_step([])
    hero = next(iter(game.state.heroes.values()))
    game.state.streams.fixed_dice["damage"] = list(damage)
    arm = weapon(game, PISTOL)
    hits = [HeroHit(6, arm, critical=at in critical) for at in range(len(damage))]
    strike(game, hero, Attack([arm], hits=[], earned_base=[], wounded=[]), game.state.enemies[ENEMY], hits)


def told(question: QuestionView) -> dict[str, str]:
    return {answer.key: answer.preview for answer in question.answers}


@pytest.mark.parametrize(
    ("lang", "none", "shot"),
    [
        ("en", "no Wound (Defense 4)", "Damage 2 → 4: no Wound (Defense 4)"),
        ("it", "nessuna Ferita (Difesa 4)", "Danno 2 → 4: nessuna Ferita (Difesa 4)"),
    ],
)
def test_a_shot_that_does_not_get_past_the_defense_says_so(lang, none, shot):
    game = a_fight()
    game.state.policies["gunslinger"] = {"special-shot": "ask"}
    assert told(read(game, [2], lang=lang)["special-shot"]) == {"none": none, "dead-eye:1": shot}


@pytest.mark.parametrize(
    ("lang", "one", "more"),
    [("en", "make this Hit special?", "one of these Hits special?"), ("it", "questo Colpo?", "uno di questi Colpi?")],
)
def test_one_hit_is_spoken_of_as_one(lang, one, more):
    for damage, said in (([3], one), ([2, 3], more)):
        asked = Listener(lang)
        give(a_fight(), damage, asked)
        assert said in asked.heard["special-shot"]


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_question_of_a_thing_says_what_it_does_and_not_what_it_is_besides(lang):
    game = a_fight("us-marshal")
    question = ChooseOne(kind="choose", who="us-marshal", options=[Nothing()], about={"source": "us-marshal-badge"})
    about = question_view(Look(game, Words(game.content, lang)), question, 0, "", yours=True).about
    assert about is not None
    assert "+2" in " ".join(about.text)
    assert not any(word in " ".join(about.text) for word in ("Keywords", "Only for", "Parole chiave", "Solo per"))


@pytest.mark.parametrize(
    ("damage", "numbers", "asked"),
    [
        ([2], {}, False),
        ([2, 1], {}, False),
        ([3], {}, True),
        ([2, 3], {}, True),
        ([5], {"health": 1}, False),  # it is enough as it is
    ],
)
def test_nobody_is_asked_about_a_shot_that_can_change_nothing(damage, numbers, asked):
    assert ("special-shot" in read(a_fight(**numbers), damage)) is asked


def test_whoever_may_spend_more_than_one_shot_on_a_hit_is_asked_where_all_together_help():
    game = a_fight()
    game.hero("gunslinger").upgrades.append("killer")
    assert "special-shot" in read(game, [1], lang="en")


@pytest.mark.parametrize(
    ("damage", "numbers", "none", "shot"),
    [
        ([3], {}, "no Wound (Defense 4)", "Damage 3 → 5: 1 Wound"),
        ([5], {}, "1 Wound", "Damage 5 → 7: 3 Wounds"),
        ([5], {"health": 3}, "1 Wound", "Damage 5 → 7: kills it"),
        ([5], {"health": 3, "armor": 5}, "1 Wound, before its Armor 5+", "Damage 5 → 7: 3 Wounds, before its Armor 5+"),
        ([5, 2], {}, "1 Wound in all", "Damage 5 → 7: 3 Wounds in all"),
    ],
)
def test_each_answer_says_what_comes_of_it(damage, numbers, none, shot):
    said = told(read(a_fight(**numbers), damage)["special-shot"])
    assert (said["none"], said["dead-eye:1"]) == (none, shot)


@pytest.mark.parametrize(
    ("damage", "numbers", "enter"),
    [([3], {}, 0), ([5], {}, 0), ([5], {"health": 3}, 1), ([2, 5], {"health": 3}, 2), ([5], {"health": 3, "armor": 5}, 1)],
)
def test_enter_takes_the_shot_that_is_enough_and_no_other(damage, numbers, enter):
    assert read(a_fight(**numbers), damage)["special-shot"].default == enter


def test_a_shot_for_the_hit_that_stays_stopped_brings_no_wound_more():
    assert told(read(a_fight(), [5, 2])["special-shot"])["dead-eye:2"] == "Damage 2 → 4: no Wound more (Defense 4)"


@pytest.mark.parametrize(
    ("lang", "critical", "labels"),
    [
        ("en", (1,), ["Dead Eye Shot for the 2", "Dead Eye Shot for the 2 (Critical)"]),
        ("en", (), ["Dead Eye Shot for the 2, Hit 1", "Dead Eye Shot for the 2, Hit 2"]),
        ("it", (), ["Sparo Occhio Infallibile per il 2, Colpo 1", "Sparo Occhio Infallibile per il 2, Colpo 2"]),
    ],
)
def test_hits_with_the_same_damage_are_told_apart(lang, critical, labels):
    question = read(a_fight(defense=3), [2, 2], critical=critical, lang=lang)["special-shot"]
    assert [answer.label for answer in question.answers[1:]] == labels
    assert question.roll is not None
    assert [die.critical for die in question.roll.dice] == [at in critical for at in range(2)]


MIXED = (
    "As they lie: 2 Wounds in all. The 1: More than Defense 4 wounds: 5+, 33%. The 2: No Defense counts: every number wounds."
)


@pytest.mark.parametrize(
    ("lang", "defense", "critical", "because"),
    [
        ("en", 4, (), "As they lie: no Wound (Defense 4). More than Defense 4 wounds: 5+, 33% each."),
        ("it", 4, (), "Così come sono: nessuna Ferita (Difesa 4). Per ferire bisogna superare la Difesa 4: 5+, 33% per dado."),
        ("en", 1, (), "As they lie: 1 Wound in all. More than Defense 1 wounds: 2+, 83% each."),
        ("en", 6, (), "As they lie: no Wound (Defense 6). No number of one die gets past Defense 6."),
        ("en", 0, (), "As they lie: 3 Wounds in all. No Defense counts: every number wounds."),
        (
            "en",
            4,
            (1,),
            MIXED,
        ),
    ],
)
def test_damage_that_may_be_rolled_again_says_what_wounds(lang, defense, critical, because):
    game = a_fight(defense=defense)
    hero = next(iter(game.state.heroes.values()))
    hero.grit, game.state.policies[hero.id] = 1, {"reroll": "ask"}
    assert read(game, [1, 2], critical=critical, lang=lang)["reroll"].because == because


def test_a_hit_knows_the_defense_that_can_stop_it_if_nothing_else_can():
    game = a_fight()
    look = Look(game, Words(game.content, "en"))
    assert log_entry(look, Hit(ENEMY, 1, "hit", "gunslinger"), 0).facts.defense == 4
    game.state.types["stranglers"].printed["cover"] = 4
    game.enemies_changed()
    assert log_entry(look, Hit(ENEMY, 1, "hit", "gunslinger"), 0).facts.defense is None


def test_of_defense_that_critical_hits_meet_less_of_nothing_is_said():
    game = a_fight()
    game.state.enemies[ENEMY].kind = "slashers"
    game.state.types["slashers"] = EnemyType("slashers")
    game.enemies_changed()
    look = Look(game, Words(game.content, "en"))
    assert log_entry(look, Hit(ENEMY, 1, "hit", "gunslinger"), 0).facts.defense is None


@pytest.mark.parametrize(("defense", "left", "told"), [(4, 2, ("Dead Eye Shot", 2)), (4, 0, ("", 0))])
def test_hits_to_be_given_know_what_can_be_spent_on_them(defense, left, told):
    game = a_fight(defense=defense, health=1)
    hero = game.hero("gunslinger")
    hero.pools["dead-eye"] = left
    attack = Attack([weapon(game, PISTOL)], hits=[HeroHit(5, weapon(game, PISTOL), critical=False)], earned_base=[], wounded=[])
    question = ChooseOne(kind="assign-hits", who=hero.id, options=[GiveHits(ENEMY, 1, attack)])
    (hit,) = hit_views(Look(game, Words(game.content, "en")), question)
    assert (hit.aid, hit.aids, hit.kills[ENEMY], hit.sides) == (*told, 33, 6)
    assert sum(hit.aided.get(ENEMY, [0])[1:]) == pytest.approx(4 / 6 if left else 0, abs=1e-5)


def test_a_gun_with_d8_is_drawn_with_them_whatever_they_show():
    game = a_fight("us-marshal")
    look = Look(game, Words(game.content, "en"))
    for face, critical in ((3, False), (6, True), (8, True)):
        roll = roll_view(look, Rolled("to-hit", "us-marshal", (face,), 4, attack="ranged", weapon=SHOTGUN, dice=("D8",)), 0)
        assert [(die.sides, die.critical) for die in roll.dice] == [(8, critical)]
    pistol = roll_view(look, Rolled("to-hit", "us-marshal", (3,), 4, attack="ranged", weapon=PISTOL), 0)
    assert [die.sides for die in pistol.dice] == [6]


def test_dice_of_damage_are_drawn_as_what_they_are():
    """A low number does not tell a D8 from a D6; what was rolled does."""
    game = a_fight("us-marshal")
    hero, look = game.hero("us-marshal"), Look(game, Words(game.content, "en"))
    for dice in (["D8", "D6"], ["D6"]):
        hero.grit = 0
        game.state.streams.fixed_dice["damage"] = [2] * len(dice)
        throw_together(game, hero, "damage", dice)
        rolled = game.events[-1]
        assert isinstance(rolled, Rolled)
        assert [f"D{die.sides}" for die in roll_view(look, rolled, 0).dice] == dice


@pytest.mark.parametrize(("lang", "die"), [("en", "die"), ("it", "dado")])
def test_an_attack_names_dice_that_are_no_d6(lang, die):
    game = a_fight("us-marshal")
    words, hero = Words(game.content, lang), game.hero("us-marshal")
    assert words.attack_text(game, hero, [SHOTGUN]).startswith("1 D8, ")
    assert words.attack_text(game, hero, []).startswith((f"1 {die}, ", "2 dice, ", "2 dadi, "))


@pytest.mark.parametrize(
    ("kind", "purpose", "by"), [("enemy-rolls-again", "enemy-to-hit", ""), ("gamble-dice", "street-dice", "gunslinger")]
)
def test_dice_that_a_question_is_about_are_called_as_they_were_rolled(kind: str, purpose: str, by: str) -> None:
    """Whoever can have an enemy roll again is shown its dice To Hit, and no Damage of their own (CLASS-19)."""
    game = a_fight()
    game.tell(Rolled(purpose, by, (5, 1), 4))
    about = {"source": "i-dont-think-so", "faces": [5, 1], "target": 4, "gold": 0, "worth": [2, 0]}
    question = ChooseOne(kind=kind, who="gunslinger", options=[Nothing(), PickDie(0, 5)], about=about, default=0)
    view = question_view(Look(game, Words(game.content, "en")), question, 0, "", yours=True)
    assert view.roll is not None
    assert (view.roll.purpose, view.roll.by, [die.hits for die in view.roll.dice]) == (purpose, by, [2, 1])
