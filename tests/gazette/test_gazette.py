"""The Gazette is written from what happened: every number can be counted again, every word is there in both languages."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest
from litestar.testing import TestClient
from tests.gazette.campaigns import keep_campaign

from lantern.campaign.chain import ChapterPlace
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord, PastAdventure
from lantern.content.language import LANGUAGES, Language, is_complete
from lantern.content.loader import load
from lantern.core.table import solo
from lantern.gazette.epitaphs import epitaph
from lantern.gazette.facts import Death, News, Shot, adventure_facts, between_facts, most
from lantern.gazette.issue import ToldChapter, issue
from lantern.gazette.names import foes, people, person
from lantern.gazette.notices import casualties
from lantern.gazette.outings import Outing, outings
from lantern.gazette.press import Press
from lantern.gazette.story import Writer
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.table import events
from lantern.rules.table.state import CardInPlay
from lantern.rules.words import Words
from lantern.server.app import new_app
from lantern.views.look import Look, look_at


@pytest.fixture(scope="module")
def campaign(tmp_path_factory):
    """A server that keeps a campaign of three adventures."""
    path = tmp_path_factory.mktemp("gazette") / "table.sqlite"
    names = keep_campaign(path, 3)
    with TestClient(new_app(path), base_url="http://127.0.0.1") as client:
        yield client, names


def texts(thing):
    """Yield all texts in something that was sent."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, list):
        for each in thing:
            yield from texts(each)
    elif isinstance(thing, dict):
        for each in thing.values():
            yield from texts(each)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_adventure_has_an_issue_in_every_language(campaign, lang):
    client, names = campaign
    rack = client.get(f"/api/tables/{names[-1]}/gazette?lang={lang}").json()
    assert [each["number"] for each in rack["issues"]] == [3, 2, 1]
    for each in rack["issues"]:
        issue = client.get(f"/api/tables/{names[0]}/gazette/{each['number']}?lang={lang}").json()
        assert issue["mission"] == each["mission"]
        assert len(issue["fortunes"]) == each["number"]
        assert issue["woodcut"]["squares"]
        assert issue["story"]
        assert all(is_complete(text) for text in texts(issue)), [text for text in texts(issue) if not is_complete(text)]


@pytest.mark.parametrize(("lang", "quoted"), [("en", "“{}”"), ("it", "«{}»")])
def test_a_mission_stands_in_quotes_where_a_sentence_speaks_of_it(campaign, lang, quoted):
    """ "Set by lamplight after For a Few Dark Stone More" was read as two sentences."""
    client, names = campaign
    for number in (1, 2, 3):
        issue = client.get(f"/api/tables/{names[0]}/gazette/{number}?lang={lang}").json()
        mission = issue["mission"]
        for text in texts(issue):
            assert mission not in text or mission == text or quoted.format(mission) in text, text


def test_the_bag_holds_whatever_was_killed(campaign):
    client, names = campaign
    issue = client.get(f"/api/tables/{names[0]}/gazette/1").json()
    end = client.get(f"/api/tables/{names[0]}").json()["table"]["end"]
    assert issue["bag"]
    assert sum(foes["count"] for foes in issue["bag"]) == sum(hero["kills"] for hero in end["heroes"])


def test_an_issue_is_told_in_the_same_words_whenever_it_is_read(campaign):
    client, names = campaign
    address = f"/api/tables/{names[0]}/gazette/2"
    assert client.get(address).json() == client.get(address).json()


def test_an_issue_that_has_not_come_out_is_refused_in_words(campaign):
    client, names = campaign
    answer = client.get(f"/api/tables/{names[0]}/gazette/9")
    assert answer.status_code == 404
    assert "3 have come out" in answer.json()["message"]


def test_no_two_issues_in_a_row_say_a_thing_alike():
    words = Words(load(), "en")
    said = [Press(words, "a campaign", number).one_of("weather-foul") for number in range(1, 9)]
    assert all(one != other for one, other in itertools.pairwise(said))
    assert len(set(said)) == 4


def test_a_thing_said_twice_in_one_issue_is_said_in_two_ways():
    press = Press(Words(load(), "it"), "a campaign", 1)
    assert press.one_of("quote", hero="Ada", killed=3) != press.one_of("quote", hero="Ada", killed=3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_say_something_has_its_next(lang):
    """Ways are numbered from 1 without a gap, or else the last of them would never be printed."""
    language = Language(lang)
    for message in ("headline-died", "headline-won", "opening", "quote", "wanted-injury", "town-cured"):
        ways = [way for way in range(1, 20) if language.has(f"gazette-{message}-{way}")]
        assert ways == list(range(1, len(ways) + 1))
        assert len(ways) >= 2


HAPPENED = [
    events.Took("ada", "pistol"),
    events.TurnBegan(1),
    events.EnemyPlaced("slashers-1", "slashers", 4),
    events.FightBegan(ambush=True),
    events.Rolled("to-hit", "ada", (1, 2), 4),
    events.Hit("slashers-1", 1, "ranged", "ada"),
    events.Wounded("slashers-1", 6, 0),
    events.Killed("slashers-1", "slashers", "ada"),
    events.Attacked("void-spiders", "belle", ("void-spiders-1",)),
    events.Wounded("belle", 3, 0),
    events.KnockedOut("belle", 7),
    events.Died("belle"),
    events.Took("ada", "ring"),
    events.Gained("ada", "gold", 25),
    events.Gained("ada", "gold", 50),
    events.Ended("won"),
]


def test_an_adventure_is_counted():
    facts = adventure_facts(HAPPENED)
    assert (facts.result, facts.turns, facts.fights, facts.ambushes) == ("won", 1, 1, 1)
    assert facts.kills == Counter(slashers=1)
    assert facts.kills_of == Counter(ada=1)
    assert facts.best_shot is not None
    assert (facts.best_shot.hero, facts.best_shot.wounds) == ("ada", 6)
    assert [(death.hero, death.kind, death.turn, death.space) for death in facts.deaths] == [("belle", "void-spiders", 1, 7)]
    assert facts.finds == [("ada", "ring")], "what somebody begins with is no find"
    assert facts.gains["gold"] == 75
    assert facts.misses == Counter(ada=1)
    assert facts.wounds_of == Counter(belle=3)
    assert (facts.first_foes, facts.first_count) == ("slashers", 1)


@pytest.mark.parametrize(("lang", "one", "two"), [("en", "one Hit", "2 Hits"), ("it", "un Colpo solo", "2 Colpi")])
def test_the_best_shot_tells_of_as_many_hits_as_there_were(lang, one, two):
    look = seen(lang)
    hero, kind = person(look, "gunslinger"), look.say.named("enemies", "stranglers")
    for hits, right, wrong in ((1, one, two), (2, two, one)):
        happened = [
            each if not isinstance(each, events.Hit) else events.Hit(each.who, hits, each.kind, each.by) for each in HAPPENED
        ]
        shot = adventure_facts(happened).best_shot
        assert shot is not None
        facts: dict[str, str | int] = {"hero": hero, "kind": kind, "n": shot.wounds, "hits": shot.hits, "turn": shot.turn}
        said = [
            Press(look.words, "a campaign", n).one_of(what, **facts)
            for what in ("best-shot", "obituary-shot")
            for n in range(7)
        ]
        assert [text for text in said if right in text]
        assert not [text for text in said if wrong in text]


def test_a_stay_is_counted():
    facts = between_facts(
        [events.DayBegan(2), events.Bought("ada", "hat", 50), events.Resurrected("belle"), events.Died("cora")]
    )
    assert (facts.days, facts.bought, facts.raised) == (2, [("ada", "hat", 50)], ["belle"])
    assert [death.hero for death in facts.deaths] == ["cora"]


def test_who_was_raised_is_among_those_hurt_and_not_among_the_dead():
    look = seen("en", gunslinger="Ada Vane")
    press = Press(look.words, "a campaign", 1)
    facts = News(deaths=[Death("gunslinger", "slashers", 3, 0), Death("law-man", "slashers", 3, 0)])
    found = casualties(press, look, facts, [(look, News(raised=["gunslinger"]))])
    assert [(one.name, one.dead) for one in found] == [("Lawman", True), ("Ada Vane", False)]


def test_the_face_of_who_died_shows_what_life_did_and_whose_it_was_is_known_by_the_record():
    look = seen("en", gunslinger="Ada Vane")
    ada = look.game.hero("gunslinger")
    ada.level, ada.corruption, ada.sanity_damage = 5, 4, 3
    ada.conditions = [CardInPlay("gouged-eye", 1), CardInPlay("horns", 2)]
    look.game.numbers_changed()
    told = ToldChapter(look, [events.TurnBegan(1), events.Died("gunslinger"), events.Ended("lost")], {"gunslinger": "hero-7"})
    [gone] = issue([Outing(1, "escape", "lost", ["a"])], "a campaign", told, []).obituaries
    assert (gone.record, gone.level, gone.hero_class) == ("hero-7", 5, "gunslinger")
    assert [(one.id, one.kind) for one in gone.conditions] == [("gouged-eye", "injury"), ("horns", "mutation")]
    assert (gone.corruption.now, gone.sanity.most - gone.sanity.now) == (4, 3)


def test_who_dies_in_town_is_remembered_with_what_was_done_last():
    happened = [
        events.Served("ada", "surgery", 50),
        events.Served("belle", "hold-up-the-outpost-bank", 0),
        events.Died("belle"),
    ]
    [death] = between_facts(happened).deaths
    assert (death.hero, death.service) == ("belle", "hold-up-the-outpost-bank")
    [storm] = between_facts([events.Noted("chart-travel-hazards", "ada", 15), events.Died("ada")]).deaths
    look = seen("en")
    press = Press(look.words, "a campaign", 1)
    assert "Hold Up the Outpost Bank" in epitaph(press, look, News(), Death("law-man", "", 0, -1, service=death.service))
    assert "Void Hound" in epitaph(press, look, News(), Death("law-man", "", 0, -1, chart=storm.chart, row=storm.row))


def test_who_has_most_is_the_first_of_those_who_have_as_much():
    assert most(Counter(ada=2, belle=2)) == "ada"
    assert most(Counter(ada=2), at_least=3) == ""
    assert most(Counter()) == ""


def test_the_course_of_a_campaign_is_read_from_its_posses():
    def posse(gold, history, *, dead=False):
        record = HeroRecord(id="ada", name="Ada", hero_class="gunslinger", gold=gold, xp=gold, dead=dead, history=history)
        return Posse(heroes=[record])

    first, second = PastAdventure("escape", "won"), PastAdventure("exploration", "fled")
    chapters = [
        ChapterPlace(1, None, "a", {}, posse(100, [first])),
        ChapterPlace(2, 1, "b", {}, posse(40, [first], dead=True)),
        ChapterPlace(3, 2, "c", {}, posse(70, [first, second])),
        ChapterPlace(4, 3, "d"),
    ]
    [alone] = outings(chapters[:2])
    assert alone.funerals == 1
    one, two = outings(chapters)
    assert (one.mission, one.result, one.journals, one.gold) == ("escape", "won", ["a", "b"], 40)
    assert one.funerals == 0, "who was raised is not buried"
    assert (two.mission, two.result, two.journals, two.gold, two.funerals) == ("exploration", "fled", ["c"], 70, 0)


TRADES = {
    "us-marshal": "l'U.S. Marshal", "gunslinger": "il Pistolero", "saloon-girl": "la Ragazza del Saloon",
    "law-man": "l'Uomo di Legge", "indian-scout": "lo Scout indiano", "rancher": "l'Allevatrice",
}  # fmt: skip


def seen(lang: str, **names: str) -> Look:
    """An adventure of some who are called by their class, or by a name."""
    game = new_game(Setup(heroes=tuple(TRADES), seed=1), table=solo(HeuristicPlayer(1)), content=load())
    for who, name in names.items():
        game.hero(who).name, game.hero(who).face = name, "w-1f2a"
    look = look_at(game, Words(load(), lang))
    assert isinstance(look, Look)
    return look


def test_who_is_called_by_a_trade_has_an_article_and_who_has_a_name_has_none():
    look = seen("it", gunslinger="Ada Vane")
    for who, called in TRADES.items():
        said = Press(look.words, "a campaign", 5).one_of("headline-died", hero=person(look, who), survivors=2)
        assert said.startswith("Addio a"), "the third way of five"
        wanted = "Addio ad Ada Vane." if who == "gunslinger" else "Addio all'" if called.startswith("l'") else "Addio all"
        assert said.startswith(wanted)
    assert people(look, ["gunslinger", "saloon-girl", "law-man"]) == "Ada Vane, la Ragazza del Saloon e l'Uomo di Legge"
    assert people(seen("it"), ["gunslinger", "indian-scout"]) == "il Pistolero e lo Scout indiano"
    assert people(seen("en"), ["gunslinger"]) == "the Gunslinger"


def test_a_sentence_begins_with_a_capital_wherever_it_stands():
    look = seen("it")
    press = Press(look.words, "a campaign", 1)
    said = [press.one_of("for-sale", hero=person(look, "gunslinger"), n=4) for _ in range(3)]
    assert "Un paio di occhiali, quasi nuovi. Il Pistolero ha mancato 4 volte e ne ha comprati di migliori." in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_epitaph_tells_what_somebody_really_did_and_another_thing_of_the_next(lang):
    look = seen(lang, gunslinger="Ada Vane")
    facts = News(best_shot=Shot("gunslinger", "stranglers", 9, 2))
    facts.kills_of["gunslinger"], facts.kills_by["gunslinger", "stranglers"] = 5, 5
    press = Press(look.words, "a campaign", 1)
    brave = epitaph(press, look, facts, Death("gunslinger", "void-spiders", 7, 0))
    meek = epitaph(press, look, facts, Death("law-man", "", 8, -1))
    assert all(fact in brave for fact in ("7", "5", "9")), "when, how many, and how hard"
    assert look.say.name(look.game.board.tiles[0].name).removeprefix("The ") in brave, "and where"
    assert "5" not in meek
    assert is_complete(brave)
    assert is_complete(meek)
    written = {
        epitaph(Press(look.words, "a campaign", n), look, facts, Death("gunslinger", "void-spiders", 7, 0)) for n in range(9)
    }
    assert len(written) >= 8


@pytest.mark.parametrize(("lang", "one", "several"), [("en", "Slasher", "Slashers"), ("it", "Squarciatore", "Squarciatori")])
def test_one_enemy_is_called_by_the_name_of_one(lang, one, several):
    look = seen(lang)

    def written(count: int) -> list[str]:
        """All ways in which the headline and the first meeting are told."""
        facts = News(result="won", first_foes="slashers", first_count=count, kills=Counter(slashers=count))
        writers = [Writer(Press(look.words, "a campaign", number), look, facts) for number in range(6)]
        return [text for writer in writers for text in (writer.headline(), writer.paragraphs()[1])]

    single, plural = written(1), written(2)
    assert not [
        text for text in single if re.search(r"Slashers|Squarciatori|\b(They|were|ones|abbattuti|erano|sanguinavano)\b", text)
    ]
    assert any(one in text for text in single)
    assert any(several in text for text in plural)


#: A number that does not go with what is counted: 1 turns, 0 Wounds; 1 turni, 0 cose.
ODD = {"en": re.compile(r"\b1 \w+s\b|(?<!\$)\b0 \w+"), "it": re.compile(r"\b1 \w+[ie]\b|\b0 \w+")}
COUNTED = ("headline-haul", "headline-won", "deck-won", "deck-lost", "quote", "best-shot", "obituary-shot")


@pytest.mark.parametrize("many", [0, 1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_goes_with_its_number(lang, many):
    look = seen(lang)
    facts = {
        "killed": many,
        "turns": many,
        "gold": 25 * many,
        "n": max(many, 1),
        "hits": max(many, 1),
        "turn": 3,
        "mission": "Exploration",
    }
    hero, kind = person(look, "gunslinger"), look.say.named("enemies", "stranglers")
    for message in COUNTED:
        for number in range(7):
            said = Press(look.words, "a campaign", number).one_of(message, hero=hero, kind=kind, **facts)
            assert is_complete(said)
            assert not ODD[lang].search(said), said


def test_names_with_an_article_or_of_several_things_get_no_second_article():
    look = seen("en")
    hero = person(look, "gunslinger")
    said = []
    for number in range(6):
        press = Press(look.words, "a campaign", number)
        said.append(press.one_of("first", kind="Stranglers", n=3, tile="A Mining Room"))
        for item in ("The Judge", "Dark Stone Gloves", "Hell Bullets"):
            said += [press.one_of(message, hero=hero, item=item, gold=50) for message in ("find", "lost", "town-bought")]
    odd = re.compile(
        r"\b(the|one|a|new) (A|The) |\b(one|a) (Dark Stone Gloves|Hell Bullets)|(Gloves|Bullets) (is|belongs)", re.IGNORECASE
    )
    assert "Behind the Mining Room stood Stranglers." in said
    assert not [each for each in said if odd.search(each)]


@pytest.mark.parametrize(
    ("kind", "many", "put_down"),
    [
        ("void-spiders", 2, "abbattuti"),
        ("mother-of-night", 2, "abbattute"),
        ("slashers", 1, "abbattuto"),
        ("mother-of-night", 1, "abbattuta"),
    ],
)
def test_headlines_agree_with_the_gender_and_the_number_of_what_was_killed(kind, many, put_down):
    look = seen("it")
    hero, foe = person(look, "gunslinger"), foes(look, kind, many)
    said = {
        Press(look.words, "a campaign", number).one_of("headline-boss", kind=foe, great=many, hero=hero) for number in range(5)
    }
    assert f"{foe}: {put_down}. La città dorme" in said
    assert any(each.startswith(f"Il Pistolero guida il colpo: {put_down} ") for each in said)


def test_a_headline_about_something_great_names_who_killed_it_and_not_who_killed_most():
    look = seen("en")
    kills = Counter({("gunslinger", "hungry-dead"): 5, ("us-marshal", "slashers"): 1})
    news = News(result="won", kills=Counter({"hungry-dead": 5, "slashers": 1}), kills_by=kills)
    news.kills_of.update({"gunslinger": 5, "us-marshal": 1})
    said = " ".join(Writer(Press(look.words, "a campaign", number), look, news).headline() for number in range(5))
    assert "Marshal" in said
    assert "Gunslinger" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fight_that_decided_it_is_told_and_makes_the_headline(lang):
    game = new_game(Setup(heroes=("us-marshal", "gunslinger"), seed=1), table=solo(HeuristicPlayer(1)), content=load())
    happened = [
        events.TurnBegan(1), events.FightBegan(ambush=False), events.Killed("a", "tentacles", "gunslinger"),
        events.FightEnded(),
        events.TurnBegan(7), events.FightBegan(ambush=False), events.KnockedOut("us-marshal", 3),
        *(events.Killed(f"s{n}", "slashers", "gunslinger") for n in range(3)),
        events.Killed("t", "tentacles", "us-marshal"), events.FightEnded(), events.Ended("won"),
    ]  # fmt: skip
    facts = adventure_facts(happened)
    assert facts.last is not None
    assert (facts.last.kills, facts.last.hero, facts.last.turn, facts.last.downs) == (
        Counter({"slashers": 3, "tentacles": 1}), "us-marshal", 7, 1,
    )  # fmt: skip
    look = look_at(game, Words(load(), lang))
    assert isinstance(look, Look)
    writer = Writer(Press(look.words, "a campaign", 1), look, facts)
    assert str(person(look, "us-marshal")) in writer.headline()
    decided = writer.paragraphs()[-2]
    assert f"3 {foes(look, 'slashers', 3)}" in decided
    assert f"1 {foes(look, 'tentacles', 1)}" in decided
    assert all(is_complete(text) for text in writer.paragraphs())


@pytest.mark.parametrize(("came", "told"), [((13, 12), True), ((13, 12, 11, 10, 14), False)])
def test_the_darkness_was_never_near_only_if_it_was_far_all_the_time(came, told):
    """What had been thrown back at the end had "never come near", and in Italian never a step nearer."""
    moved = [events.DarknessMoved(space, 1) for space in came]
    facts = adventure_facts([events.DarknessHeld(9, 7), *moved, events.Ended("won")])
    look = seen("it")
    issues = [" ".join(Writer(Press(look.words, "a campaign", number), look, facts).paragraphs()) for number in range(3)]
    assert any("L'Oscurità è sempre rimasta lontana." in text for text in issues) is told
    assert not any("avvicinata" in text for text in issues)
