"""How likely something is, as the heroes are told, beside the odds worked out by hand."""

from typing import Any

import pytest

from lantern.content.bends.moving import MoreDice
from lantern.content.loader import load
from lantern.core.table import Nobody, solo
from lantern.rules.adventure import Adventure
from lantern.rules.attack.chances import dice_and_target, escape_chance, hit_chance
from lantern.rules.map.searching import Scavenge, find_chance
from lantern.rules.words import Words
from lantern.scenarios.given import Situation


def table(hero: dict[str, Any], **given: Any) -> Adventure:
    """Set a table with one hero."""
    setting = Situation(load(user=False), {"given": {"heroes": [{"class": "us-marshal", **hero}], **given}}, solo(Nobody()))
    return Adventure(setting.start, solo(Nobody()), setting.content)


def chance(of: Any, game: Adventure, *said: Any) -> float:
    found = of(game, game.hero("us-marshal"), *said)
    assert isinstance(found, float)
    return found


@pytest.mark.proves("ESCAPE-02")
def test_an_escape_is_one_die_and_two_for_some():
    assert chance(escape_chance, table({}), 5) == pytest.approx(1 / 3)
    assert chance(escape_chance, table({"conditions": [agile()]}), 5) == pytest.approx(1 - (2 / 3) ** 2)


def agile() -> str:
    return next(name for name, sheet in load(user=False).conditions.items() if MoreDice(roll="escape") in sheet.bend)


@pytest.mark.proves("SEARCH-05")
def test_scavenging_is_three_dice_one_of_which_must_be_a_six():
    assert chance(find_chance, table({})) == pytest.approx(1 - (5 / 6) ** 3)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "4 dice (Ace of Spades +1), each 6 draws a card"),
        ("it", "4 dadi (Asso di picche +1), ogni 6 pesca una carta"),
    ],
)
def test_whoever_scavenges_with_more_dice_is_told_how_many_and_why(lang: str, said: str):
    """A newcomer saw 52 % and had read of three dice."""
    game = table({"items": ["ace-of-spades"]})
    assert Scavenge(0).preview(Words(game.content, lang), game, "us-marshal") == said


@pytest.mark.proves("ATTACK-23")
def test_guns_have_their_own_shots_and_the_off_hand_aims_worse():
    marshal = {"to_hit_ranged": 4, "to_hit_melee": 3, "combat": 2, "items": ["pistol", "pistol"]}
    shots = load(user=False).items["pistol"].weapon.shots  # type: ignore[union-attr]
    assert chance(hit_chance, table(marshal), []) == pytest.approx(1 - (1 / 3) ** 2)
    assert chance(hit_chance, table(marshal), ["pistol"]) == pytest.approx(1 - (1 / 2) ** shots)
    off_hand = 1 - (1 / 2) ** shots * (2 / 3) ** shots
    assert chance(hit_chance, table(marshal), ["pistol", "pistol"]) == pytest.approx(off_hand)


def trained(enemies: list[str]) -> Adventure:
    """Set a table with a hero who has trained against the Undead, among enemies."""
    word = {"conditions": [{"id": "trained-aim", "number": 1, "word": "Undead"}], "combat": 2, "to_hit_melee": 5, "at": "05"}
    near = [{"kind": kind, "at": at} for kind, at in zip(enemies, ("04", "06"), strict=False)]
    return table(word, enemies=near, board="long-passage")


@pytest.mark.proves("LOC-14")
def test_whoever_is_trained_against_an_enemy_sees_it_in_the_odds():
    undead, others, both = trained(["hungry-dead"]), trained(["stranglers"]), trained(["hungry-dead", "stranglers"])
    assert chance(hit_chance, undead, []) == pytest.approx(1 - (1 / 2) ** 2)
    assert chance(hit_chance, others, []) == pytest.approx(1 - (2 / 3) ** 2)
    assert chance(hit_chance, both, []) == pytest.approx(1 - (1 / 2) ** 2)
    said = [dice_and_target(game, game.hero("us-marshal"), []) for game in (undead, others, both)]
    assert said == [(2, 4), (2, 5), (2, 5)]
