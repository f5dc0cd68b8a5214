"""What a hero's own powers add to dice is named beside them: nothing acts without a word."""

from __future__ import annotations

import pytest
from tests.rules.test_kill_chance import Tried, a_fight

from lantern.content.loader import load
from lantern.rules.adventure import Adventure
from lantern.rules.attack.hero_hits import strike
from lantern.rules.belongings.hero_arms import BARE_HANDS, Arm, Attack, HeroHit, weapon
from lantern.rules.fight.enemy_attacks import attack_hero
from lantern.rules.table.events import Rolled
from lantern.rules.words import Words
from lantern.views.dice import RollView, roll_view, show_roll
from lantern.views.look import Look

HERO = "gunslinger"
MORE_HITS = {"ensnare", "claws"}


def look_at(game: Adventure) -> Look:
    return Look(game, Words(game.content, "en"))


def damage(upgrade: str, arms: list[Arm], printed: dict[str, int] | None = None, critical: bool = False) -> RollView:
    """Let Hits do Damage of somebody with an upgrade, and show the dice."""
    game, enemy = a_fight(printed=printed or {"health": 20, "defense": 0})
    game.hero(HERO).upgrades = [upgrade] if upgrade else []
    game.numbers_changed()
    game.begin_step([])
    game.state.streams = Tried({}, told=[2] * 8)
    hits = [HeroHit(6, arm, critical=critical and not at) for at, arm in enumerate(arms)]
    strike(game, game.hero(HERO), Attack(arms, hits=[], earned_base=[], wounded=[]), enemy, hits)
    rolled = next(event for event in game.events if isinstance(event, Rolled) and event.purpose == "damage")
    return roll_view(look_at(game), rolled, 0)


def test_what_is_added_to_damage_is_named():
    assert damage("", [BARE_HANDS]).added == []
    shown = damage("dirty-fightin", [BARE_HANDS, BARE_HANDS])
    assert [(one.name, one.amount) for one in shown.added] == [("Dirty Fightin'", 1)]
    assert shown.total == 6  # two dice that show 3: each Hit adds its own


def test_what_is_added_to_some_hits_only_is_not_told_of_all():
    game, _ = a_fight()
    gun = weapon(game, "gunslinger-pistol")
    assert damage("dirty-fightin", [BARE_HANDS, Arm(damage=2)]).added == []
    assert [one.name for one in damage("dirty-fightin", [gun]).added] == ["Dirty Fightin'"]


@pytest.mark.parametrize(("roll", "upgrade"), [("move", "cavalry-scout"), ("escape", "")])
def test_what_brings_more_dice_is_named(roll, upgrade):
    game, _ = a_fight()
    game.hero(HERO).upgrades = [upgrade] if upgrade else []
    game.numbers_changed()
    notes = show_roll(look_at(game), roll, HERO, [2, 5], 0).notes
    assert notes == (["Cavalry Scout: 2 dice, of which one counts"] if upgrade else [])


def test_what_adds_to_the_dice_of_a_melee_attack_is_named():
    game, _ = a_fight()
    look = look_at(game)
    assert not any("Combat" in note for note in show_roll(look, "to-hit", HERO, [2], 4, attack="melee").notes)
    game.hero(HERO).upgrades = ["swindler"]
    game.numbers_changed()
    assert any("Swindler" in note for note in show_roll(look, "to-hit", HERO, [2, 3], 4, attack="melee").notes)
    assert not any("Swindler" in note for note in show_roll(look, "to-hit", HERO, [2, 3], 4, attack="ranged").notes)


def struck(kind: str, faces: list[int], lang: str = "en") -> RollView:
    """Let an enemy attack with these dice, and show them."""
    own = load(user=False).enemies[kind].normal
    makes_more = [ability for ability in (*own.abilities, *own.elite) if ability.id in MORE_HITS]
    game, enemy = a_fight(kind, ability=makes_more[0] if makes_more else None)
    game.begin_step([])
    game.state.streams.fixed_dice |= {"enemy-to-hit": faces + [1] * 20, "defense": [6] * 40, "willpower": [6] * 40}
    attack_hero(game, kind, game.hero(HERO), [enemy])
    rolled = next(event for event in game.events if isinstance(event, Rolled) and event.purpose == "enemy-to-hit")
    return roll_view(Look(game, Words(game.content, lang)), rolled, 0)


@pytest.mark.parametrize(
    ("kind", "faces", "hits", "lang", "notes"),
    [
        ("stranglers", [6, 5], [3, 1], "en", ["Ensnare: one die counts for 3 Hits"]),
        ("stranglers", [6, 5], [3, 1], "it", ["Avvinghiare: un dado vale 3 Colpi"]),
        ("stranglers", [5, 1], [1, 1], "en", []),
        ("harbinger", [6, 5, 1], [2, 2, 1], "en", ["Claws: one die counts for 2 Hits"]),
        ("hungry-dead", [6], [1], "en", []),
    ],
)
def test_a_die_of_an_enemy_that_counts_for_several_hits_says_so_and_what_makes_it_so(kind, faces, hits, lang, notes):
    shown = struck(kind, faces, lang)
    assert [die.hits for die in shown.dice][: len(hits)] == hits[: len(shown.dice)]
    assert shown.notes == notes
