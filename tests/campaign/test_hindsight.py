"""What an upgrade would have done is counted from an adventure that was played, and nothing is said that nobody can know."""

import pytest
from litestar.testing import TestClient
from msgspec import structs
from tests.campaign.stories import PARTY, after, content, lucky_seed, played
from tests.gazette.campaigns import keep_campaign

from lantern.campaign.between import kind_of_chapter
from lantern.content.language import LANGUAGES, is_complete
from lantern.players.looking_back import bought_in
from lantern.players.setups import Setup
from lantern.rules.table import events
from lantern.rules.words import Words
from lantern.server import campaign_routes
from lantern.server.app import new_app
from lantern.views.deeds import Deeds, Others, deeds
from lantern.views.hindsight import hindsight

ME = "rancher"


def shot(faces: tuple[int, ...], target: int, weapon: str = "hunting-rifle", attack: str = "ranged", by: str = ME):
    return events.Rolled("to-hit", by, faces, target, attack=attack, weapon=weapon)


def would(upgrade: str, *happened: events.Event, lang: str = "en") -> list[str]:
    return hindsight(Words(content(), lang), upgrade, deeds(happened, ME))


#: Upgrades of which nobody can tell: a card or a thing that is still to be drawn, or a choice that nobody was given.
HANGS_ON_A_CHOICE = {
    "catch-phrase", "character-piece", "call-your-shot", "ricochet-shots", "cerberus-shots", "hellfire-shots",
    "shadow-strike", "voices-of-the-ancestors", "belief", "conviction", "revelation", "refinement",
}  # fmt: skip
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
    assert "2 kills that it counts for." in would("cleaning-up-the-west", *killed)


def test_what_depends_on_what_nobody_noted_cannot_be_told():
    alone = would("one-man-army", shot((1,), 4), shot((1,), 4, attack="melee"))
    assert alone == ["No Grit lost for lack of room."]
    assert would("character-piece", events.TurnBegan(1)) == [UNTOLD]


def of_levels() -> list[str]:
    return [name for name, upgrade in content().upgrades.items() if upgrade.track is not None]


@pytest.mark.parametrize("happened", [[], [shot((5,), 6), events.Rolled("defense", ME, (4,), 5), events.TurnBegan(1)]])
def test_of_each_upgrade_of_a_level_something_is_told_unless_it_hangs_on_a_choice(happened):
    assert len(of_levels()) == 128
    assert {upgrade for upgrade in of_levels() if would(upgrade, *happened) == [UNTOLD]} == HANGS_ON_A_CHOICE
    assert not any(UNTOLD in would(upgrade, *happened) for upgrade in of_levels() if upgrade not in HANGS_ON_A_CHOICE)


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
        ("iron-concentration", [shot((5,), 4), events.Rolled("damage", ME, (1, 2)), shot((5,), 4, "", "melee"),
         events.Rolled("damage", ME, (1,))], "2 Damage dice that it counts for."),
        ("deadly-shot", [shot((6, 5, 6), 4), shot((6,), 4, "", "melee")],
         "2 Critical Hits that it counts for: up to 6 Damage more."),
        ("look-out", [events.Rolled("defense", "x", (4, 3, 6), 5), events.Rolled("defense", ME, (1,), 5)],
         "Defense of the other Heroes, near or far: 2 of 3 dice failed."),
        ("teamwork", [events.Tested("x", "lore", 5, 0), events.Tested("x", "lore", 5, 1), events.Tested(ME, "lore", 5, 0)],
         "Skill tests of the other Heroes: 2, 1 failed."),
        ("hunter", [events.Killed("a", "hungry-dead", ME), events.Killed("b", "hungry-dead", ME),
                    events.Killed("c", "stranglers", ME)], "Best named: Undead, 2 kills, $40."),
        ("hunter", [], "No kill that it counts for."),
        ("infamy", [events.Bought(ME, "shotgun", 500), events.Bought(ME, "bandages", 25), events.Bought(ME, "gift", 0)],
         "2 things bought for Gold in the last Town Stay, the dearest for $500: D6 × $25 less for one of them."),  # noqa: RUF001
        ("hushed-whispers", [], "1 Grit more at the start, if there was room for it."),
        ("battle-scout", [], "1 Grit once, if there was room for it."),
        ("destruction-artist", [events.Used(ME, "dynamite"), events.Rolled("bounces", ME, (2,)), events.Used(ME, "dynamite"),
         events.Used("x", "dynamite"), events.Used(ME, "whiskey")], "2 explosives thrown, 1 bounced."),
        ("dark-stone-dynamite", [events.Used(ME, "dynamite"), events.Used(ME, "whiskey")], "1 Dynamite thrown."),
        ("cool-hand", [events.TurnBegan(1), events.FightBegan(False), events.TurnBegan(2), events.FightEnded(),
                       events.TurnBegan(3)], "1 turn that began in a Fight."),
        ("killer", [events.Noted("grit-lost", ME), events.Noted("grit-lost", "x")], "1 Grit lost for lack of room."),
        ("saddle-bags", [events.Noted("no-room", ME), events.Noted("no-room", "x")], "1 token turned away for lack of room."),
        ("charge", [events.StepBegan("activation", ME), events.StepBegan("activation", "x")], "1 activation."),
        ("warriors-heart", [events.SanityLost(ME, 3, 2)], "3 Sanity damage taken; never KO'd."),
        ("dressed-for-adventure", [events.Wounded(ME, 3, 2)], "3 Wounds taken; never KO'd."),
        ("counting-trophies", [events.Killed("a", "hungry-dead", ME)], "1 kill that it counts for."),
        ("reassure", [events.Lost(ME, "grit", 2)], "2 Grit spent; each use takes 1."),
        ("motivate", [events.TilePlaced("a", 1, "x"), events.PartyMoved(1), events.TilePlaced("b", 2, ME), events.PartyMoved(3),
         events.PartyMoved(6)], "The marker of the party entered 2 such spaces."),
        ("strong-arm", [], "Strength: no test."),
        ("chosen", [], "Defense: no die rolled."),
        ("know-your-prey", [events.Rolled("damage", ME, (1, 2))], "2 Damage dice rolled."),
        ("eye-for-detail", [events.Scavenged(ME, 0, 1)], "Scavenged once."),
        ("relentless", [events.StepBegan("activation", ME), events.FightBegan(False), events.StepBegan("activation", ME)],
         "1 activation in a Fight."),
    ],
)  # fmt: skip
def test_each_kind_of_upgrade_looks_back_in_its_own_way(upgrade, happened, told):
    assert told in would(upgrade, *happened)


def rolled(*faces: int) -> events.Rolled:
    return events.Rolled("defense", ME, faces, 5)


@pytest.mark.parametrize(
    ("happened", "dice"),
    [
        ([events.TurnBegan(1), events.StepBegan("activation", ME), events.FightBegan(True), rolled(3),
          events.TurnBegan(2), rolled(4, 1), events.TurnBegan(3), rolled(4)], 2),
        ([events.TurnBegan(1), events.StepBegan("hold-back", ME), events.FightBegan(True), rolled(3, 3, 4),
          events.TurnBegan(2), rolled(4, 1)], 3),
        ([events.TurnBegan(1), events.FightBegan(True), events.FightEnded(), rolled(3)], 0),
    ],
)  # fmt: skip
def test_the_first_turn_of_a_fight_is_the_first_in_which_those_who_came_can_act(happened, dice):
    assert len(deeds(happened, ME).first_dice.get("defense", ())) == dice
    more = {0: "no die rolled.", 2: "of 2 dice 1 more would have succeeded.", 3: "of 3 dice 3 more would have succeeded."}
    assert f"Defense in the first turn of a Fight: {more[dice]}" in would("moves-in-the-shadows", *happened)


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
    done.first_dice = done.others.dice = done.dice
    done.damage_dice, done.bought = done.strikes, [50] * many
    done.kills = [("hungry-dead", strike) for strike in done.strikes]
    done.used["dynamite"] = done.others.tests = done.others.failed = many
    lines = [line for upgrade in content().upgrades for line in hindsight(Words(content(), lang), upgrade, done)]
    assert all(is_complete(line) for line in lines), [line for line in lines if not is_complete(line)]


def test_nothing_is_counted_twice_or_for_another_hero():
    happened = [shot((1,), 4, by="other"), events.Killed("a", "hungry-dead", "other"), events.KnockedOut("other", 1)]
    assert structs.replace(deeds(happened, ME), others=Others()) == Deeds()


def test_the_tree_looks_back_on_the_last_adventure_of_the_campaign(tmp_path, monkeypatch):
    path = tmp_path / "table.sqlite"
    looked_at: list[tuple[str, list[int]]] = []

    def bought(play, stay, who):
        looked_at.append((kind_of_chapter(stay.engine), bought_in(play, stay, who)))
        return looked_at[-1][1]

    monkeypatch.setattr(campaign_routes, "bought_in", bought)
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
        assert {kind for kind, _ in looked_at} == {"stay"}
        assert tree(between[0], "it")["looking_back"] == "Nell'ultima avventura"


def test_what_was_bought_is_found_in_the_last_stay_by_whoever_the_hero_is_there():
    stay = played(after(Setup(heroes=PARTY, seed=lucky_seed()), 2))
    gathering = played(after(Setup(heroes=PARTY, seed=lucky_seed()), 3))
    for hero in PARTY:
        paid = [
            event.gold for event in stay.engine.events if isinstance(event, events.Bought) and event.hero == hero and event.gold
        ]
        assert bought_in(gathering, stay, hero) == paid
