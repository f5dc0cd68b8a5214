"""Dice that somebody may roll again say what they cost as they lie; attacks say how likely they wound."""

from __future__ import annotations

import pytest
from tests.server.test_hits_become_wounds import ENEMY, PISTOL, Reader, a_fight

from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne
from lantern.core.table import solo
from lantern.rules.adventure import Adventure
from lantern.rules.attack.hero_attacks import Melee
from lantern.rules.fight.enemy_attacks import attack_all, attack_hero
from lantern.rules.harm.damage import Blow, take_blows, take_corruption_hits, take_horror_hits
from lantern.rules.map.movement import roll_move
from lantern.rules.numbers.dice import throw_together
from lantern.rules.table.choices.plain import Stop
from lantern.rules.table.events import Hit, Rolled
from lantern.rules.table.state import Activation, Boost, EnemyModel, Held, Hero
from lantern.rules.turn.end_of_adventure import dark_stone_corruption
from lantern.rules.words import Words, weight_of
from lantern.views.answers import answer_views
from lantern.views.dice import roll_view
from lantern.views.look import Look


def at_risk(lang: str = "en") -> tuple[Adventure, Hero, Reader]:
    """A hero with a Grit, who is asked about every die."""
    game, reader = a_fight(), Reader(lang)
    game.table = solo(reader)
    game.begin_step([])
    hero = next(iter(game.state.heroes.values()))
    hero.grit, game.state.policies[hero.id] = 1, {"reroll": "ask"}
    return game, hero, reader


@pytest.mark.parametrize(
    ("lang", "damage", "faces", "stake"),
    [
        ("en", 3, [6, 2], "As they lie: 3 Wounds."),
        ("it", 3, [6, 2], "Così come sono: 3 Ferite."),
        ("en", 1, [6, 2], "As they lie: 1 Wound."),
        ("en", 5, [1, 2], "As they lie: 10 Wounds, and KO'd."),
        ("it", 5, [1, 2], "Così come sono: 10 Ferite, e KO."),
        ("en", Amount(dice=1, die="D6", plus=1), [6, 2], "As they lie: 2 to 7 Wounds."),
        ("it", Amount(dice=1, die="D6", plus=1), [6, 2], "Così come sono: da 2 a 7 Ferite."),
        ("en", 3, [6, 6], "Nothing is lost as they lie."),
    ],
)
def test_dice_of_defense_say_how_many_wounds_they_let_through(lang, damage, faces, stake):
    game, hero, reader = at_risk(lang)
    game.state.streams.fixed_dice["defense"] = list(faces)
    take_blows(game, hero, [Blow(damage), Blow(damage)], by="stranglers")
    assert reader.read["reroll"].because.endswith(f". {stake}")


def test_hits_that_no_die_stops_are_counted_too_and_armor_comes_after():
    game, hero, reader = at_risk()
    game.state.boosts.append(Boost("a-card", {"armor": 5}, "turn", hero=hero.id))
    game.boosts_changed(hero.id)
    game.state.streams.fixed_dice["defense"] = [1]
    take_blows(game, hero, [Blow(2), Blow(3, ignore=("defense",))])
    assert reader.read["reroll"].because.endswith("As it lies: 5 Wounds (before Armor).")


@pytest.mark.parametrize(("lang", "stake"), [("en", "2 Sanity damage"), ("it", "2 danni alla Sanità")])
def test_dice_of_willpower_say_how_much_sanity_they_cost(lang, stake):
    game, hero, reader = at_risk(lang)
    game.state.streams.fixed_dice["willpower"] = [6, 1, 1]
    take_horror_hits(game, hero, 3)
    assert stake in reader.read["reroll"].because


def test_dice_of_willpower_against_corruption_say_how_many_points_they_cost():
    game, hero, reader = at_risk()
    game.state.streams.fixed_dice["willpower"] = [6, 1]
    take_corruption_hits(game, hero, 2)
    assert reader.read["reroll"].because.endswith("As they lie: 1 Corruption point.")


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "As they lie: 2 Corruption points (before Willpower)."),
        ("it", "Così come sono: 2 punti Corruzione (prima di tirare Forza di Volontà)."),
    ],
)
def test_dice_for_dark_stone_say_how_many_points_may_come(lang, says):
    game, hero, reader = at_risk(lang)
    hero.dark_stone = 3
    game.state.streams.fixed_dice["dark-stone"] = [1, 4, 3]
    dark_stone_corruption(game, hero)
    assert reader.read["reroll"].because == says


@pytest.mark.parametrize(
    ("lang", "faces", "says"),
    [
        ("en", [2, 2], "As they lie: no Hit."),
        ("en", [2, 5], "As they lie: 1 Hit."),
        ("it", [5, 2], "Così come sono: 1 Colpo."),
    ],
)
def test_dice_to_hit_say_how_many_hits_there_are(lang, faces, says):
    game, hero, reader = at_risk(lang)
    game.state.streams.fixed_dice["to-hit"] = faces
    throw_together(game, hero, "to-hit", ["D6", "D6"], target=3, worth=lambda _: True)
    assert reader.read["reroll"].because == says


@pytest.mark.parametrize(
    ("lang", "far", "says"),
    [
        ("en", False, "Then: Attack in melee (33%); Shoot with Pistol (89%)"),
        ("it", False, "Poi: Attacca in mischia (33%); Spara con la Pistola (89%)"),
        ("en", True, ""),
    ],
)
def test_whoever_still_moves_is_told_what_can_be_attacked_from_here(lang, far, says):
    game, hero, _ = at_risk(lang)
    hero.items = [Held(PISTOL, number=1, equipped=True)]
    if far:
        game.state.enemies.clear()
    game.numbers_changed()
    question = ChooseOne(kind="move", who=hero.id, options=[Stop()])
    (answer,) = answer_views(Look(game, Words(game.content, lang)), question)
    assert answer.preview == says


# -- who strikes -----------------------------------------------------------------------------------


def test_one_enemy_that_strikes_is_named_as_one_and_several_as_several():
    game, hero, _ = at_risk()
    hero.grit = 0
    other = EnemyModel("stranglers-2", "stranglers", [2])
    for models in ([game.state.enemies[ENEMY]], [game.state.enemies[ENEMY], other]):
        for enemy in models:
            game.state.enemies[enemy.id] = enemy
            enemy.spaces = [1]
        game.state.streams.fixed_dice |= {"enemy-to-hit": [6] * 40, "defense": [6] * 40, "willpower": [6] * 40}
        attack_hero(game, "stranglers", hero, models)
    hits = [event.by for event in game.events if isinstance(event, Hit) and event.kind == "hit"]
    assert hits == [ENEMY, "stranglers"]
    look = Look(game, Words(game.content, "it"))
    assert "Strangolatore 1" in look.words.event_text(game, Hit(hero.id, 2, "hit", ENEMY))


# -- the Move --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "boost", "told"),
    [
        ("en", 0, "rolls 3 for the Move: 3 steps."),
        ("it", 0, "tira 3 per il Movimento: 3 passi."),
        ("en", 2, "rolls 3 for the Move, {name} +2: 5 steps."),
        ("it", -2, "tira 3 per il Movimento, {name} -2: 1 passo."),
    ],
)
def test_the_log_tells_the_move_die_with_what_is_added_and_the_steps_it_makes(lang, boost, told):
    game, hero, _ = at_risk(lang)
    if boost:
        game.state.boosts.append(Boost(PISTOL, {"move": boost}, "turn", hero=hero.id))
        game.boosts_changed(hero.id)
    game.state.streams.fixed_dice["move"] = [3]
    activation = Activation(hero.id)
    game.state.activation = activation
    roll_move(game, hero, activation)
    (event,) = [event for event in game.events if isinstance(event, Rolled) and event.purpose == "move"]
    look = Look(game, Words(game.content, lang))
    (name,) = [look.words.thing(source) for source, _ in event.added] or [""]
    assert look.words.event_text(game, event).endswith(told.format(name=name))
    assert weight_of(event, game.state.heroes) == "story"
    assert activation.points == max(1, 3 + boost)
    game.state.boosts.clear()
    game.boosts_changed(hero.id)
    assert [one.amount for one in roll_view(look, event, 0).added] == ([boost] if boost else []), "as it was then, and once"


# -- attacks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defense", "health", "percent"),
    [
        (0, 20, lambda die: die(6, 6)),  # every Hit wounds
        (4, 20, lambda die: die(2, 6)),  # a 5 or a 6 gets past; a Critical Hit ignores it
        (9, 20, lambda die: die(0, 6)),  # only a Critical Hit does
    ],
)
def test_an_attack_says_how_likely_it_wounds(defense, health, percent):
    """To Hit 5+ hand to hand with one die, Damage D6: each side of both dice counted by hand."""
    game = a_fight(defense=defense, health=health)
    hero = game.hero("gunslinger")
    game.enemies_adjacent_to = lambda _: (game.state.enemies[ENEMY],)  # type: ignore[method-assign,assignment]
    words = Words(game.content, "en")
    expected = percent(lambda plain, critical: round(100 * (1 / 6 * plain / 6 + 1 / 6 * critical / 6)))
    assert words.attack_text(game, hero, []) == f"1 die, 5+ hits; {expected}% to wound"
    assert Melee().preview(Words(game.content, "it"), game, hero.id) == f"1 dado, colpisce con 5+; {expected}% di ferire"


@pytest.mark.parametrize(("lang", "strikes"), [("en", "Combat 2, "), ("it", "Combattimento 2, ")])
def test_before_an_attack_it_is_told_how_they_strike_and_nothing_that_they_have_not(lang, strikes):
    game, hero, reader = at_risk(lang)
    hero.bag, hero.wounds = ["bandages"], 9
    enemy = game.state.enemies[ENEMY]
    enemy.target = hero.id
    game.state.types[enemy.kind].printed |= {"combat": 2, "damage": 5}
    game.state.phase = "activations"
    game.numbers_changed()
    attack_all(game, enemy.kind)
    about = reader.read["before-attack"].about
    assert about is not None
    assert about.text[0].startswith(strikes)
    assert not [line for line in about.text if line.startswith("Elite")]
