"""The pages for authors say what is so: every example is read, every word and every field is there."""

import re
from typing import get_args

import pytest
from tests.content.effects_page import EXAMPLE, PAGE, TABLES, refreshed, tables_on, verbs_on

from lantern.content.check import check
from lantern.content.effects import VERBS
from lantern.content.entries import KINDS, EnemyAbility, EnemySide
from lantern.content.entry import Entry, Power
from lantern.content.library import DRAWN
from lantern.content.loader import OWN_PACKS, load
from lantern.content.missions import Boss, Companion, Counter, Doom, Goal, MapTile, Marker
from lantern.content.reader import fields_of
from lantern.content.render import render_card
from lantern.content.words import THREAT_LEVELS, Resource
from lantern.hooks import Context
from lantern.players.setups import Setup, new_game
from lantern.rules.numbers.perform import perform
from lantern.rules.words import Words
from lantern.scenarios import MODES, run_files
from lantern.simulate import simulate

PACKS = PAGE.with_name("packs.md").read_text("utf-8")
EFFECTS = PAGE.read_text("utf-8")


def test_the_page_of_effects_is_fresh(core):
    """If this fails, run `python -m tests.content.effects_page` and read what has changed."""
    assert refreshed(EFFECTS, core).splitlines() == EFFECTS.splitlines()


def test_every_verb_has_an_example():
    assert set(VERBS) <= verbs_on(EFFECTS)


#: Fields that a short form takes the place of.
SHORT = {"what", "count", "change"}


def test_every_field_of_every_verb_is_in_an_example():
    for word, verb in VERBS.items():
        written = "\n".join(match[1] for match in EXAMPLE.finditer(EFFECTS) if match[1].startswith(f"{word}:"))
        missing = [name for name in fields_of(verb) if name not in {verb.main, *SHORT} and f"{name}:" not in written]
        assert missing == [], word


def test_every_list_of_words_is_on_the_page():
    assert tables_on(EFFECTS) == set(TABLES)
    for word in (*get_args(Resource), *DRAWN, *THREAT_LEVELS):
        assert f"`{word}`" in EFFECTS


def fields_on_page(title: str) -> set[str]:
    """The fields in the first column of the tables of a section."""
    section = PACKS.split(f"## {title}\n")[1].split("\n## ")[0]
    return {name for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)}


COMMON = {*fields_of(Entry), *fields_of(Power)}


@pytest.mark.parametrize("kind", sorted(set(KINDS) - {"tiles", "enemies"}))
def test_every_field_of_a_kind_is_on_the_page(kind):
    own = set(fields_of(MapTile)) if kind == "missions" else {"actions"} if kind == "side-bag-tokens" else set()
    assert fields_on_page(f"`{kind}`") == set(fields_of(KINDS[kind])) - COMMON | own


def test_every_field_of_an_enemy_is_on_the_page():
    fields = {*fields_of(KINDS["enemies"]), *fields_of(EnemySide), *fields_of(EnemyAbility)}
    assert fields_on_page("`enemies`") == fields - COMMON


def test_what_every_entry_has_is_on_the_page():
    assert fields_on_page("What every entry has") == COMMON - {"pack"}


@pytest.fixture
def of_the_page(author):
    """The pack whose files stand on the page."""
    for name, text in re.findall(r"```(?:yaml|python|fluent) file=(\S+)\n(.*?)```", PACKS, re.DOTALL):
        author.write(name, text)
    return author


def test_the_pack_of_the_page_can_be_loaded(of_the_page):
    content = of_the_page.build(OWN_PACKS / "core")
    said = render_card(content.cards["whispers-in-the-walls"], content, "en")
    assert "\n>\n> ".join(said) in PACKS


def test_the_pack_of_the_page_has_a_hero_an_enemy_and_a_mission_in_full(of_the_page):
    mine = {
        (kind, entry.id)
        for kind, entry in of_the_page.build(OWN_PACKS / "core")
        if (of_the_page.folder / f"{kind}.yaml").is_file() and f"id: {entry.id}\n" in PACKS
    }
    assert {("heroes", "night-watchman"), ("enemies", "lamp-moths"), ("missions", "the-bell-below")} <= mine
    doubtful = {told.message for told in check(of_the_page.folder).warnings} - {
        "nothing leads to it: no hero, card, chart or world names it"
    }
    assert doubtful == set()


def test_the_pack_of_the_page_replaces_a_card_adds_a_room_and_speaks_for_itself(of_the_page):
    content = load([of_the_page.folder], user=False)
    assert check(of_the_page.folder).problems == []
    assert content.cards["swarm-of-rats"].name["en"] == "Swarm of Lamp Moths"
    assert "lamp-store" in content.deck("map", "mines")
    game = new_game(Setup(), content=content)
    game.state.streams.fixed_dice["lamps"] = [1, 6]
    perform(game, content.cards["falling-lamps"].effect, Context(source="falling-lamps"))
    for lang, said in {"en": "A lamp falls on U.S. Marshal.", "it": "Una lampada cade su U.S. Marshal."}.items():
        assert said in [Words(content, lang).event_text(game, event) for event in game.events]


def test_the_id_that_is_taken_is_told_like_that(author):
    author.write("pack.yaml", {"id": "mine", "name": "A Pack", "version": "1.0", "needs": ["core"]}).card(id="swarm-of-rats")
    [problem] = author.problems(OWN_PACKS / "core")
    assert str(problem).replace("mine/", "my-first-pack/") in PACKS


@pytest.mark.parametrize("players", ["random", "heuristic"])
def test_the_mission_of_the_page_is_played_with_its_hero_against_its_enemy(of_the_page, players):
    result = simulate(
        "the-bell-below", ["night-watchman", "gunslinger"], 6, players=players, packs=[of_the_page.folder], user_packs=False
    )
    assert result.errors == []


def test_the_scenarios_of_the_page_hold(of_the_page):
    content = load([of_the_page.folder], user=False)
    outcomes = run_files([of_the_page.folder / "scenarios"], MODES, content)
    assert len(outcomes) == 4 * len(MODES)
    assert [(outcome.title, outcome.failures) for outcome in outcomes if not outcome.ok] == []


def test_the_mistake_of_the_page_is_told_like_that(author):
    [(_, card)] = re.findall(r"```yaml file=(cards.yaml)\n(.*?)```", PACKS, re.DOTALL)
    author.write("cards.yaml", card.replace("skill: spirit", "skill: sprit"))
    [problem] = author.problems()
    assert str(problem).replace("mine/", "my-first-pack/") in PACKS


@pytest.mark.parametrize(("right", "wrong"), [("{count: noon}", "{count: nonn}"), ('joins: "1:N"', 'joins: "1:W"')])
def test_the_mistakes_of_the_mission_on_the_page_are_told_like_that(author, right, wrong):
    [(_, mission)] = re.findall(r"```yaml file=(missions.yaml)\n(.*?)```", PACKS, re.DOTALL)
    assert right in mission
    author.write("missions.yaml", mission.replace(right, wrong))
    [problem] = author.problems(OWN_PACKS / "core")
    assert str(problem).replace("mine/", "my-first-pack/") in PACKS


def test_every_field_of_the_parts_of_a_mission_is_on_the_page():
    section = PACKS.split("## `missions`\n")[1].split("\n## ")[0]
    parts = (Counter, Marker, Companion, Boss, MapTile, Goal, Doom)
    fields = {name for part in parts for name in fields_of(part)} - {*fields_of(Power)}
    assert [name for name in sorted(fields) if f"`{name}" not in section and f"{name}:" not in section] == []
