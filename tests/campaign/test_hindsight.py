"""What an upgrade would have done is counted from an adventure that was played, and nothing is said that nobody can know."""

import pytest
from litestar.testing import TestClient
from tests.campaign.stories import content
from tests.gazette.campaigns import keep_campaign

from lantern.content.language import LANGUAGES, is_complete
from lantern.rules.table import events
from lantern.rules.words import Words
from lantern.server.app import new_app
from lantern.views.deeds import Deeds, deeds
from lantern.views.hindsight import hindsight

ME = "rancher"


def shot(faces: tuple[int, ...], target: int, weapon: str = "hunting-rifle", attack: str = "ranged", by: str = ME):
    return events.Rolled("to-hit", by, faces, target, attack=attack, weapon=weapon)


def would(upgrade: str, *happened: events.Event, lang: str = "en") -> list[str]:
    return hindsight(Words(content(), lang), upgrade, deeds(happened, ME))


UNTOLD = "Nobody can tell what it would have done: that hangs on what you would have chosen."


def test_dice_that_would_have_hit_are_counted_by_what_each_showed_and_had_to_show():
    told = would(
        "best-shot-in-the-west",
        shot((2, 3, 4, 1), 4),
        shot((2, 2), 4, attack="melee", weapon=""),
        shot((3,), 4, by="somebody-else"),
        events.Rolled("to-hit", ME, (1, 1), 4, rerolled=(0, 1), attack="ranged"),
    )
    assert told == ["Ranged Attacks: of 4 To Hit dice 2 more would have hit."]


def test_a_die_more_counts_only_attacks_with_the_weapons_it_is_for():
    two_handed = next(name for name, item in content().items.items() if "Gun" in item.keywords and item.hands == 2)
    pistol = next(name for name, item in content().items.items() if "Gun" in item.keywords and item.hands == 1)
    happened = (shot((1,), 4, two_handed), shot((1,), 4, f"{two_handed}#2"), shot((1,), 4, pistol))
    assert would("rapid-reload", *happened) == ["2 Ranged Attacks that it counts for: 2 dice more."]


def test_kills_count_if_the_enemy_or_the_weapon_is_the_right_one():
    demon = next(name for name, enemy in content().enemies.items() if "Demon" in enemy.keywords)
    killed = (events.Killed("a", demon, ME), events.Killed("b", "hungry-dead", ME), events.Killed("c", demon, "other"))
    assert would("holy-revolution", *killed) == ["1 kill that it counts for."]
    assert would("cleaning-up-the-west", *killed) == ["2 kills that it counts for."]


def test_what_depends_on_what_nobody_noted_cannot_be_told():
    assert would("one-man-army", shot((1,), 4), shot((1,), 4, attack="melee")) == [UNTOLD]
    assert would("character-piece", events.TurnBegan(1)) == [UNTOLD]


def test_something_is_said_of_every_upgrade():
    assert all(hindsight(Words(content(), lang), upgrade, Deeds()) for lang in LANGUAGES for upgrade in content().upgrades)


@pytest.mark.parametrize(
    ("upgrade", "happened", "told"),
    [
        ("rough-and-tumble", [events.Wounded(ME, 3, 2), events.KnockedOut(ME, 4)], "3 Wounds taken; KO'd once."),
        ("gentle-manner", [events.Healed("x", 2, 1, ME), events.Healed(ME, 5, 0, ME)], "3 points healed for others."),
        ("strong-arm", [events.Tested(ME, "strength", 5, n) for n in (0, 2)], "Strength: 2 tests, 1 failed."),
        ("divine-protection", [events.Rolled("defense", ME, (4, 3, 6), 5)], "Defense: of 3 dice 1 more would have succeeded."),
        ("chosen", [events.Rolled("defense", ME, (4, 3, 6), 5)], "Defense: 2 of 3 dice failed."),
        ("deadly", [shot((5, 5, 6, 4), 4, "", "melee"), shot((5,), 6, "", "melee")], "2 Critical Hits more."),
        ("back-up-plan", [events.Rolled("move", ME, (6,)), events.Rolled("move", ME, (1,))], "1 Move of 6."),
        ("pass-through", [events.Escaped(ME, 4, False)], "1 Escape test, 1 failed."),
        ("never-gives-up", [events.KnockedOut(ME, 1), events.KnockedOut("x", 1)], "KO'd once."),
        ("this-way", [events.Drew("map", "a", ME), events.Drew("map", "b", "x")], "1 Map card drawn."),
        ("dead-or-alive", [events.Drew("darkness", "a"), events.DreadAdded(1)], "1 Darkness card drawn."),
        ("end-of-the-line", [events.FightBegan(False), events.Lost(ME, "grit", 2)], "2 Grit spent; each use takes 2."),
        ("wont-stay-dead", [events.TurnBegan(1), events.TurnBegan(2)], "2 turns."),
        ("forbidden-knowledge", [events.CorruptionGained(ME, 2, 2)], "2 Corruption points gained."),
        ("iron-concentration", [events.Rolled("damage", ME, (1, 2))], None),
        ("know-your-prey", [events.Rolled("damage", ME, (1, 2))], "2 Damage dice rolled."),
        ("eye-for-detail", [events.Scavenged(ME, 0, 1)], "Scavenged once."),
        ("relentless", [events.StepBegan("activation", ME), events.FightBegan(False), events.StepBegan("activation", ME)],
         "1 activation in a Fight."),
    ],
)  # fmt: skip
def test_each_kind_of_upgrade_looks_back_in_its_own_way(upgrade, happened, told):
    lines = would(upgrade, *happened)
    assert told in lines if told is not None else lines == [UNTOLD]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("many", [0, 1, 2])
def test_whatever_is_said_of_any_upgrade_is_whole_in_every_language(lang, many):
    done = deeds([], ME)
    done.strikes = [deeds([shot((5,), 6, attack=kind)], ME).strikes[0] for kind in ("melee", "ranged") for _ in range(many)]
    done.dice = {throw: [(1, 4)] * many for throw in ("to_hit", "defense", "willpower")}
    done.moves = [6] * many
    for part in done.__struct_fields__:
        if isinstance(getattr(done, part), int):
            setattr(done, part, many)
    lines = [line for upgrade in content().upgrades for line in hindsight(Words(content(), lang), upgrade, done)]
    assert len(lines) > 60
    assert all(is_complete(line) for line in lines), [line for line in lines if not is_complete(line)]


def test_nothing_is_counted_twice_or_for_another_hero():
    happened = [shot((1,), 4, by="other"), events.Killed("a", "hungry-dead", "other"), events.KnockedOut("other", 1)]
    assert deeds(happened, ME) == Deeds()


def test_the_tree_looks_back_on_the_last_adventure_of_the_campaign(tmp_path):
    path = tmp_path / "table.sqlite"
    adventure, *between, _ = keep_campaign(path, 2)
    with TestClient(new_app(path), base_url="http://127.0.0.1") as client:

        def tree(table: str, lang: str = "en"):
            return client.get(f"/api/tables/{table}/levels/us-marshal?lang={lang}").json()

        def said(tree) -> list[list[str]]:
            return [station["hindsight"] for track in tree["tracks"] for station in track["stations"]]

        there = tree(adventure)
        assert there["looking_back"] == "So far in this adventure"
        assert any(said(there))
        for later in between:
            assert tree(later)["looking_back"] == "In the last adventure"
            assert said(tree(later)) == said(there)
        assert tree(between[0], "it")["looking_back"] == "Nell'ultima avventura"
