"""A day in town at the terminal: who is where, what is to be had and why not, and several heroes taken through it quickly."""

import re

import pytest
from msgspec import structs
from tests.campaign.stories import content
from tests.campaign.test_campaign_at_the_terminal import Typist, own_folder  # noqa: F401 - a folder of its own for each test
from tests.campaign.test_gathering import posse

from lantern.campaign.posse import Posse
from lantern.core.questions import ChooseOne
from lantern.players.campaigns import CAMPAIGN_SUFFIX, CampaignFile
from lantern.players.logbook import wrapped
from lantern.players.saves import SavedGame, fresh_path
from lantern.players.setups import GatheringSetup, JourneySetup, StaySetup, new_chapter
from lantern.players.table import chapter_of, load_play
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.events import DailyEventCame, Event, Noted, Parted
from lantern.rules.table.settlement import Settlement
from lantern.rules.table.state import CardInPlay
from lantern.rules.words import words_of


def stay(*, gold: int = 600, destroyed: tuple[str, ...] = (), seed: int = 1) -> SavedGame:
    """Ann and Bob come to town with some gold; a third of them is dead."""
    came = posse()
    heroes = [structs.replace(record, gold=0 if record.dead else gold) for record in came.heroes]
    arrived = Posse(heroes=heroes, settlement=Settlement(destroyed=list(destroyed)))
    file = CampaignFile(fresh_path("town").with_suffix(CAMPAIGN_SUFFIX))
    return SavedGame(file.begin(StaySetup(posse=arrived, seed=seed), content=content()))


def razed() -> SavedGame:
    """Both come to where a town was."""
    came = posse()
    arrived = Posse(heroes=[structs.replace(record, gold=600) for record in came.heroes], settlement=Settlement(razed=True))
    file = CampaignFile(fresh_path("ruins").with_suffix(CAMPAIGN_SUFFIX))
    return SavedGame(file.begin(StaySetup(posse=arrived, seed=5), content=content()))


def typed(*lines: str, lang: str = "en", **town: object) -> list[str]:
    """Type lines at the table of a stay, and return what was shown before each of them and after the last."""
    typist = Typist(*lines, lang=lang, size=(100, 50))
    typist.lobby.open(stay(**town))  # type: ignore[arg-type]
    return [" ".join(screen.split()) for screen in typist.screens]


def test_the_day_the_track_and_who_is_where_stand_above_the_heroes():
    shown = typed("1", "1", "church", "q", destroyed=("saloon",))
    assert shown[0].startswith("In Town | Day 1 | Town Event in the evening on a 1 (17%) Destroyed: Saloon")
    assert "Hotel: Ann" in shown[1]
    assert "Hotel: Ann and Bob" in shown[2]
    assert "Church: Ann; Hotel: Bob" in shown[3]
    assert "Level 1 XP 0/500" in shown[0]


def test_a_place_tells_what_it_has_before_anybody_goes_there_and_the_night_what_may_come():
    shown = typed("? 2", "", "e 1", "? 1", "", "v", "", "q")
    assert "Camp Site Hazards" in shown[1]
    assert "Cold Ground and Stars: Nothing happens." in shown[1]
    office = shown[4]
    assert "Doc's Office" in office
    assert "you can buy" in office
    assert "Bandages ($50)" in office
    assert "Anti-Venom Injection ($10)" in office
    assert "Resurrection" in shown[6], "v tells of every place"
    assert "Can bring back Cid" in shown[6]


def at_the_store(*lines: str, lang: str = "en") -> list[str]:
    """Let both sleep at the Hotel and go to the General Store; the first question is what Ann buys."""
    quiet = next(seed for seed in range(1, 50) if "what does Ann buy?" in typed("e 1", "e 6", "q", seed=seed)[-1])
    return typed("e 1", "e 6", *lines, lang=lang, seed=quiet)[2:]


def test_a_thing_tells_its_price_what_it_changes_and_why_not():
    looked, pistol, shelf = at_the_store("? 5", "", "? 6", "", "v", "", "q")[1::2]
    assert re.search(r"Jacket: \$\d+", looked)
    assert re.search(r"Health: (\d+) -> (\d+)", looked), looked
    assert re.search(r"Purse: \$590, afterwards \$\d+", looked)
    assert "Light Pistol: Range 6, Shots 2, To Hit D6, Damage D6, no Criticals" in pistol
    assert "In hand now: Shotgun: Range" in pistol
    assert re.search(r"Duster: \$1,\d+.*?; Not now: \$1,\d+ short \(TOWN-08\)", shelf), shelf
    assert "Not now: Only for: Outlaw (ITEM-09)" in shelf
    assert "To sell (! lists it) Carbine: $" in shelf


def test_several_who_are_asked_at_once_answer_in_any_order_or_all_the_same():
    shown = typed("w", "1", "w nobody", "e camp", "q")
    assert "Where does Ann sleep?" in shown[0]
    assert "w another Hero first, e all the same" in shown[0]
    assert "Where does Bob sleep?" in shown[1]
    assert "Hotel: Bob" in shown[2]
    assert "Nobody else of that name is asked" in shown[3]
    assert "Done for today: Ann" in typed("1", "1", "nowhere", "q")[3]
    both = typed("e 1", "e nowhere", "e y", "q", seed=2)
    assert "Hotel: Ann and Bob" in both[1]
    assert "Does Ann leave Town?" in both[2]
    assert "Ann leaves Town. Bob leaves Town." in both[3]
    assert "Enter: gather for the next adventure" in both[3]


def test_what_a_row_of_a_chart_does_is_read_out_when_it_is_rolled():
    shown = typed("e 2", "q", seed=4)
    rolled = re.findall(r"Camp Site Hazards: \d+, [^.]+\. (\w+)", shown[1])
    assert len(rolled) == 2, shown[1]
    assert not {"Bob", "Ann", "Where"} & set(rolled), shown[1]


def test_the_upgrades_of_a_hero_are_shown_as_a_tree_in_both_languages():
    for lang, level, bonus in (("en", "level 1, 0 of 500 XP", "rolled here"), ("it", "livello 1, 0 di 500 XP", "si tira qui")):
        shown = typed("t", "", "q", lang=lang)[1]
        assert level in shown
        assert bonus in shown
        assert shown.count("[ ]") == 1 + 4, "four tracks begin"
        assert "⟦" not in shown


@pytest.mark.parametrize(
    ("way", "english", "italian"),
    [
        ("retired", "has had enough", "ne ha abbastanza"),
        ("buried", "is laid to rest", "riposa sottoterra"),
        ("left", "leaves the party", "lascia il gruppo"),
    ],
)
def test_how_somebody_parts_is_told(way: str, english: str, italian: str):
    file = CampaignFile(fresh_path("fire").with_suffix(CAMPAIGN_SUFFIX))
    game = file.begin(GatheringSetup(posse=posse(), seed=4), content=content())
    typist = Typist("q", size=(100, 50))
    typist.lobby.open(SavedGame(game))
    assert "Cid is not buried yet, and can be brought back in Town (Church, $" in typist.screens[0]
    chapter = chapter_of(load_play(game, content=content(), saving=False))
    for lang, told in (("en", english), ("it", italian)):
        assert told in words_of(content())[lang].event_text(chapter, Parted("preacher", way))


def test_who_meets_several_hazards_is_named_once():
    """In the frontier town expansion the way to a large town has a hazard for each hero, perhaps another (FRONTIER-02)."""
    came = posse()
    riders = tuple(record.id for record in came.heroes if not record.dead)
    file = CampaignFile(fresh_path("road").with_suffix(CAMPAIGN_SUFFIX))
    setup = JourneySetup(posse=came, seed=7, options={"frontier_town": True}, going=riders)
    typist = Typist("3", "", "", "q", size=(100, 50))
    typist.lobby.open(SavedGame(file.begin(setup, content=content())))
    assert "Still to meet a Hazard: Ann (2) and Bob" in typist.screens[-1]


@pytest.mark.parametrize(
    ("told", "chart", "english", "italian"),
    [
        (Noted("chart-gambling-hall-events", "a", 4), "gambling-hall-events", "Sorry Mister: ", "Spiacente, signore: "),
        (DailyEventCame("daily-events", 12), "daily-events", "Wounded Soldiers: ", "Soldati feriti: "),
        (Noted("chart-saloon-events", "a", 4), "daily-events", "Daily Events: ", "Eventi del giorno: "),
    ],
)
def test_a_question_names_the_row_of_the_chart_that_it_comes_from(told: Event, chart: str, english: str, italian: str):
    game = new_chapter(StaySetup(posse=posse(), seed=1), content=content())
    game.tell(told)
    question = ChooseOne(kind="choose", who="party", options=[Nothing()], about={"source": chart})
    for lang, words in (("en", english), ("it", italian)):
        assert words_of(content())[lang].ask_text(game, question).startswith(words)


@pytest.mark.parametrize(
    ("lang", "evening", "hotel"),
    [
        ("en", "Day 1 of at most 1 | No Town Event in the evening", "Nobody can sleep there any more: Hotel"),
        ("it", "Giorno 1 di 1 al massimo | Nessun Evento della Città in serata", "Nessuno può più dormirci: Albergo"),
    ],
)
def test_of_a_town_that_is_destroyed_nothing_is_promised(lang: str, evening: str, hotel: str):
    typist = Typist("q", "q", lang=lang, size=(100, 50))
    typist.lobby.open(razed())
    shown = " ".join(typist.screens[0].split())
    assert evening in shown, shown
    assert hotel in shown


def test_no_line_ends_between_a_price_and_its_sign():
    prices = "Una Giacca (1.400 $), Whiskey (50 $ + 10 $)"
    lines = [line.plain for width in range(8, 40) for line in wrapped(prices, width)]
    assert not any(line.strip().startswith("$") for line in lines)
    assert [line.plain for line in wrapped("$5 and $10 more", 7)] == ["$5 and", "  $10", "  more"]


@pytest.mark.parametrize(
    ("lang", "harm", "boon"),
    [("en", "Suffers: Internal Bleeding", "Has: Converted"), ("it", "Soffre: Emorragia interna", "Ha: Convertito")],
)
def test_what_is_no_harm_is_not_suffered(lang: str, harm: str, boon: str):
    came = posse()
    ann = structs.replace(came.heroes[0], conditions=[CardInPlay("converted"), CardInPlay("internal-bleeding")])
    file = CampaignFile(fresh_path("town").with_suffix(CAMPAIGN_SUFFIX))
    typist = Typist("q", lang=lang, size=(100, 50))
    typist.lobby.open(SavedGame(file.begin(StaySetup(posse=Posse(heroes=[ann])), content=content())))
    assert harm in typist.screens[0]
    assert boon in typist.screens[0]


def test_of_an_answer_that_needs_no_words_that_is_said_and_a_number_is_no_name():
    asked = typed("e 1", "q")[1]
    nowhere = re.search(r"(\d+) Nowhere", asked)
    assert nowhere is not None
    shown = typed("e 1", f"? {nowhere[1]}", "", "? 99", "", "e nowhere", "? 2", "", "q", seed=2)
    assert "There is no more to tell about it." in shown[2]
    assert "not one of the answers" in shown[4]
    assert "not one of the answers" in shown[7], "yes or no has no numbers, and no token is called so"
