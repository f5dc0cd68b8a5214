"""Everything that is asked, answered, refused or told has words, in every language."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

import lantern.rules
from lantern.content.hooks import files_in
from lantern.content.language import LANGUAGES, Language, is_complete
from lantern.content.loader import load
from lantern.core.errors import BrokenStepError
from lantern.core.play import run_to_end
from lantern.core.questions import Question, Refusal
from lantern.core.table import Insider, solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.attack.hero_attacks import Melee, Shoot
from lantern.rules.map.movement import Escape
from lantern.rules.map.searching import ANY_SEARCH, Scavenge
from lantern.rules.mission.goals import FAILED, WON
from lantern.rules.naming import tile_letter
from lantern.rules.table import events
from lantern.rules.table.bearing import Usable
from lantern.rules.table.choices.dice import PickDie
from lantern.rules.table.choices.models import HelpUp
from lantern.rules.table.choices.plain import AnyOf, SpendGrit, StopFire
from lantern.rules.table.choices.spaces import BeamTo, BlastFrom, BurnAt
from lantern.rules.table.choices.tiles import LookThroughDoor, LookThroughGate
from lantern.rules.table.events import Event
from lantern.rules.turn.any_time import Give, UseNow
from lantern.rules.turn.turn import STEPS
from lantern.rules.words import Words, weight_of
from lantern.views.beside_the_map import WordsBesideTheMap

RULES = Path(lantern.rules.__file__).parent
HOOKS = [path for folder in (RULES.parent / "packs").iterdir() for path in files_in(folder)]
SOURCE = {str(path): path.read_text(encoding="utf-8") for path in (*RULES.rglob("*.py"), *HOOKS)}
PARTIES = (("us-marshal",), ("us-marshal", "gunslinger"), ("gunslinger", "us-marshal", "gunslinger", "us-marshal"))


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(load(user=False), request.param)


# -- lists: nothing that the rules can say is without a message ------------------------------------


def found(pattern):
    """Find what a pattern captures in the source of the rules and of the hooks of packs."""
    return sorted({match for text in SOURCE.values() for match in re.findall(pattern, text, re.MULTILINE)})


def missing(messages, lang):
    return [message for message in messages if not Language(lang).has(message)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_question_has_words(lang):
    kinds = found(r'(?:ChooseOne|ChooseSome|ChooseAmount|Confirm|PutInOrder)\(\s*kind="([a-z-]+)"')
    for constant in found(r"(?:ChooseOne|ChooseSome|ChooseAmount|Confirm|PutInOrder)\(\s*kind=([A-Z_]+)\b"):
        kinds += found(rf'^{constant} = "([a-z-]+)"') or pytest.fail(f"the kind {constant} is no plain constant")
    assert len(kinds) > 30
    assert missing([f"ask-{kind}" for kind in kinds], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_refuses_something_has_words(lang):
    rules = found(r'Refusal\((?:[^()]|\([^()]*\))*"([A-Z]+-\d+)"')
    assert len(rules) > 10
    assert missing([f"refusal-{rule}" for rule in rules], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_refused_has_a_name(lang, game):
    words = Words(game.content, lang)
    deeds = [*ANY_SEARCH, Melee(), AnyOf("shoot"), Shoot("shotgun"), HelpUp("us-marshal"), Escape(4), SpendGrit()]
    deeds += [game.space_options[0], Scavenge(0), LookThroughDoor(0, 0), LookThroughGate(0, 0)]
    named = {deed.key: deed.deed(words, game) for deed in deeds}
    assert [key for key, name in named.items() if not is_complete(name)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang):
    names = [event.__name__.lower() for event in Event.__subclasses__() if event is not events.Noted]
    assert len(names) > 40
    assert missing([f"event-{name}" for name in names if name != "hit"] + ["event-hit", "event-noted-chart"], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_phase_and_result_has_words(lang):
    phases = [*STEPS, "over"]
    steps = [step.name for step in STEPS.values()] + ["end of the fight", "end of the mission", "end of the adventure"]
    results = [*found(r'\.result = "([a-z-]+)"'), WON, FAILED]
    assert {"won", "all-down", "darkness-escaped", "fled"} <= set(results)
    wanted = [f"phase-{phase}" for phase in phases] + [f"step-{step.replace(' ', '-')}" for step in steps]
    assert missing(wanted + [f"result-{result}" for result in results], lang) == []


def test_every_purpose_of_dice_has_words(words):
    purposes = found(r'(?:roll|throw)\(game, (?:hero, )?"([a-z-]+)"')
    purposes += found(r'amount\(game, [^"()]*(?:\([^()]*\))?[^"()]*"([a-z-]+)"')
    assert {"move", "hold-back", "to-hit", "number"} <= set(purposes)
    told = {purpose: words.dice_text(purpose) for purpose in purposes}
    assert [purpose for purpose, text in told.items() if not is_complete(text)] == []


def test_both_languages_have_the_same_messages():
    names = {lang: _messages(lang) for lang in LANGUAGES}
    assert names["en"] == names["it"]


def test_no_message_is_there_twice():
    source = Path(lantern.__path__[0])
    for lang in LANGUAGES:
        text = "\n".join(path.read_text(encoding="utf-8") for path in source.glob(f"*/locale/{lang}/*.ftl"))
        names = re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)
        assert sorted(names) == sorted(set(names))


def _messages(lang):
    folders = [RULES / "locale" / lang, RULES.parent / "players" / "locale" / lang]
    text = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.glob("*.ftl")))
    return re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE)


# -- whole adventures in words ---------------------------------------------------------------------


class Reader(Insider):
    """Plays at random and reads everything that it is shown, in every language."""

    def __init__(self, seed, voices):
        self.player = RandomPlayer(seed)
        self.voices = voices
        self.incomplete = set()

    def answer(self, game, question: Question):
        for words in self.voices:
            for text in _shown(words, game, question):
                if not is_complete(text):
                    self.incomplete.add(f"{question.kind}: {text}")
        return game.consult(self.player, question)


def _shown(words, game, question):
    yield words.ask_text(game, question)
    yield from words.answer_texts(game, question)
    for option in getattr(question, "options", []):
        yield option.preview(words, game, question.who)
    if question.refusals is not None:
        yield from (words.refusal_text(game, refusal) for refusal in question.refusals())
    if question.interruptible:
        yield from (option.text(words, game) for option in game.any_time_actions())


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("profile", ["revised", "classic"])
def test_a_whole_adventure_can_be_read(seed, profile):
    content = load(user=False)
    voices = [Words(content, lang) for lang in LANGUAGES]
    reader = Reader(seed, voices)
    mission = ("fistful-of-dark-stone", "scouting-party")[seed % 2]
    setup = Setup(mission=mission, heroes=PARTIES[seed % 3], seed=seed, profile=profile)
    game = new_game(setup, table=solo(reader), content=content)
    with suppress(NotImplementedError, BrokenStepError):
        run_to_end(game)
    assert reader.incomplete == set()
    told = {words.event_text(game, event) for words in voices for event in game.events}
    assert {text for text in told if not is_complete(text)} == set()
    assert {text for text in told if re.search(r"[.!?][.,]", text.replace("U.S.", "US"))} == set()
    assert len(told) > 40
    assert {weight_of(event, game.state.heroes) for event in game.events} == {"heading", "story", "detail"}


# -- how it reads ----------------------------------------------------------------------------------


@pytest.fixture
def game():
    return new_game(Setup(seed=1, heroes=("us-marshal", "gunslinger", "us-marshal")), content=load(user=False))


def test_heroes_and_enemies_are_called_by_their_names(game):
    english, italian = Words(game.content, "en"), Words(game.content, "it")
    assert english.who(game, "us-marshal-2") == "U.S. Marshal 2"
    assert italian.who(game, "gunslinger") == "Pistolero"
    assert english.who(game, "hungry-dead-7") == "Hungry Dead 7"
    assert italian.who(game, "hungry-dead-7") == "Morto affamato 7"
    assert english.who(game, "party") == "The party"


def test_a_hero_with_a_name_of_its_own_keeps_it(game):
    game.hero("gunslinger").name = "Calamity Ann"
    assert Words(game.content, "it").who(game, "gunslinger") == "Calamity Ann"


def test_a_space_is_named_by_its_tile_and_its_number(game):
    words = Words(game.content)
    assert words.space_text(game, game.board.space("#0:05")) == "A05"
    assert words.tile_text(game, 0) == "A (Entrance)"
    assert [tile_letter(index) for index in (0, 25, 26, 27)] == ["A", "Z", "AA", "AB"]


def test_the_log_reads_like_a_story(game):
    words = Words(game.content)
    told = [
        events.Hit("us-marshal", 2, "hit", "hungry-dead"),
        events.Saved("us-marshal", "defense", 1),
        events.Wounded("us-marshal", 3, 7),
        events.Healed("us-marshal", 1, 2, "gunslinger"),
        events.Rolled("to-hit", "gunslinger", (3, 5), 4, (0,)),
        events.DarknessMoved(3, 1),
        events.TokenRevealed("adventure-attack-2-doors-clue", 0),
        events.Killed("stranglers-4", "stranglers", "gunslinger"),
        events.Ended("won"),
    ]
    assert [words.event_text(game, event) for event in told] == [
        "U.S. Marshal takes 2 Hits from Hungry Dead.",
        "U.S. Marshal's Defense stops 1.",
        "U.S. Marshal takes 3 Wounds (7 Health left).",
        "Gunslinger heals 1 Wound and 2 Sanity damage of U.S. Marshal.",
        "Gunslinger rolled 3 5 (To Hit) and spends 1 Grit to re-roll 3.",
        "The Darkness advances to space 13.",
        "A (Entrance) holds: Clue, 2 Doors, Attack.",
        "Gunslinger kills Strangler 4.",
        "The mission is won.",
    ]


@pytest.mark.parametrize(
    ("lang", "grit", "told"), [("en", "Grit", "goes further and rolls 1"), ("it", "Grinta", "va più lontano e tira 1")]
)
def test_a_grit_for_a_longer_move_is_told_of_once(lang, grit, told, game):
    """ "Loses 1 Grit", and then "goes further for 1 Grit": a newcomer counted two."""
    words = Words(game.content, lang)
    said = [
        words.event_text(game, event)
        for event in (events.Lost("gunslinger", "grit", 1), events.Rolled("grit-move", "gunslinger", (1,)))
    ]
    assert [grit in each for each in said] == [True, False]
    assert told in said[1]


@pytest.mark.parametrize(
    ("lang", "several", "one"),
    [
        ("en", "Stranglers act", "Strangler acts"),
        ("it", "Tocca ai Nemici: Strangolatori", "Tocca al Nemico: Strangolatore"),
    ],
)
def test_an_enemy_that_is_alone_of_its_type_acts_as_one(game, lang, several, one):
    words = Words(game.content, lang)
    before = events.StepBegan("activation", "stranglers")
    came = [events.EnemyPlaced(f"stranglers-{number}", "stranglers", 1) for number in (1, 2)]
    step = events.StepBegan("activation", "stranglers")
    game.events += [*came, before, events.Killed("stranglers-1", "stranglers", ""), step]
    assert [words.event_text(game, event) for event in (before, step)] == [several, one]


def test_a_name_that_is_a_cry_has_no_full_stop_after_it_beside_the_map_either(game):
    drew = events.Drew("loot", "whats-this", "gunslinger")
    for lang, cry in (("en", "What's This?!"), ("it", "E questo cos'è?!")):
        for kind in (Words, WordsBesideTheMap):
            assert kind(game.content, lang).event_text(game, drew).endswith(cry)


def test_the_log_reads_like_an_italian_story(game):
    words = Words(game.content, "it")
    game.state.heroes["gunslinger"].name = "Anna Reyes"
    told = [
        events.Attacked("stranglers", "gunslinger", ("stranglers-1", "stranglers-2")),
        events.Hit("us-marshal", 2, "hit", "hungry-dead"),
        events.Saved("us-marshal", "defense", 1),
        events.Killed("stranglers-4", "stranglers", "gunslinger"),
        events.Took("gunslinger", "bandages"),
        events.Gave("us-marshal", "pistol", "gunslinger"),
        events.Lost("us-marshal", "pistol", 1),
        events.Lost("us-marshal", "grit", 1),
        events.Used("us-marshal", "pistol"),
        events.Used("gunslinger", "quickdraw"),
        events.Used("us-marshal", "targa-plateau"),
        events.WorldEntered("gunslinger", "targa-plateau"),
        events.DarknessMoved(3, 1),
    ]
    assert [words.event_text(game, event) for event in told] == [
        "Lo Strangolatore 1 e lo Strangolatore 2 attaccano Anna Reyes.",
        "L'U.S. Marshal subisce 2 Colpi dai Morti affamati.",
        "Difesa dell'U.S. Marshal: ne ferma 1.",
        "Anna Reyes uccide lo Strangolatore 4.",
        "Anna Reyes prende le Bende.",
        "L'U.S. Marshal passa la Pistola ad Anna Reyes.",
        "L'U.S. Marshal perde la Pistola.",
        "L'U.S. Marshal perde 1 Grinta.",
        "L'U.S. Marshal usa la Pistola.",
        "Anna Reyes usa Estrazione rapida.",
        "Altopiano di Targa: tocca all'U.S. Marshal.",
        "Anna Reyes entra nell'Altopiano di Targa.",
        "L'Oscurità avanza fino alla casella 13.",
    ]


def test_what_can_be_done_is_said_as_an_italian_says_it(game):
    listed, beside = Words(game.content, "it"), WordsBesideTheMap(game.content, "it")
    assert listed.option_text(game, Scavenge(0)) == "Fruga in A (Ingresso)"
    assert beside.option_text(game, Scavenge(0)) == "Fruga nell'Ingresso"
    assert beside.option_text(game, LookThroughDoor(0, 0)).endswith(" dell'Ingresso")
    assert listed.option_text(game, Shoot("pistol", None)) == "Spara con la Pistola"
    assert listed.option_text(game, HelpUp("us-marshal")) == "Aiuta l'U.S. Marshal a rialzarsi"
    assert (
        listed.option_text(game, Give("us-marshal", "bandages", "gunslinger")) == "L'U.S. Marshal passa le Bende al Pistolero"
    )
    assert [listed.option_text(game, PickDie(0, face)) for face in (1, 4)] == ["L'1", "Il 4"]


def test_hits_of_a_chart_are_told_by_the_event_and_not_by_the_chart(game):
    words, italian = Words(game.content), Words(game.content, "it")
    shriek = events.Hit("us-marshal", 5, "horror", "depth-events-mines")
    assert words.event_text(game, shriek) == "5 Horror Hits come at U.S. Marshal from Terrifying Shriek."
    assert italian.event_text(game, shriek) == "L'U.S. Marshal subisce 5 Colpi d'Orrore (Strillo terrificante)."
    rubble = events.Hit("us-marshal", 1, "hit", "depth-events-mines")
    assert words.event_text(game, rubble) == "U.S. Marshal takes 1 Hit from Falling Rubble."
    one_of_several = events.Hit("us-marshal", 2, "horror", "frontier-hazards")
    assert words.event_text(game, one_of_several) == "2 Horror Hits come at U.S. Marshal from Travel Hazards of the Frontier."


def test_a_number_says_why_it_is_what_it_is(game):
    words = Words(game.content)
    assert words.explain_text(game, "us-marshal", "combat") == "Combat 2: U.S. Marshal 2"


def test_things_are_found_by_their_name(game):
    words = Words(game.content, "it")
    name, *text = words.look_up("distintivo da u.s.")
    assert name == "Distintivo da U.S. Marshal"
    assert text
    assert words.look_up("no such thing") == []


def test_fire_and_beams_go_to_a_space_and_nobody_walks_there(game):
    words, name = Words(game.content, "en"), game.board.names[0]
    places = [BlastFrom(name, 0), BurnAt(name, 0), BeamTo(name, 0, [0])]
    assert {place.text(words, game) for place in places} == {"At A01"}
    assert StopFire().text(words, game) == "Let it burn nowhere else"


def test_who_is_trapped_is_told_so(game):
    words = Words(game.content, "en")
    held = Refusal(game.space_options[0], "an adjacent enemy must first be escaped (4+)", "ESCAPE-01", {"number": 4})
    trapped = Refusal(Escape(4), "here nobody can Escape", "ESCAPE-01", {"number": "none"})
    assert words.refusal_text(game, held) == "A step to A01: an adjacent Enemy must be escaped first, on 4+ (ESCAPE-01)"
    assert words.refusal_text(game, trapped) == "Escaping: here nobody can Escape (ESCAPE-01)"


def test_what_has_no_name_is_shown_as_missing(words, game):
    assert not is_complete(words.thing("no-such-thing"))


def test_two_things_that_a_card_can_do_have_its_name_and_say_what_they_do(words):
    game = new_game(Setup(), content=words.content)
    poster = words.content.items["scafford-wanted-poster"]
    first, second = (UseNow("us-marshal", Usable(poster.id, poster.actions[number], number, "items")) for number in (0, 1))
    assert (first.key, second.key) == ("us-marshal/use:scafford-wanted-poster", "us-marshal/use:scafford-wanted-poster:2")
    said = [each.text(words, game) for each in (first, second)]
    assert said[0] != said[1]
    assert all(str(words.noun(poster.id, "items")) in each and is_complete(each) for each in said)


def test_what_changes_for_good_says_up_or_down(game):
    words, italian = Words(game.content), Words(game.content, "it")
    more, less = (events.Grew("us-marshal", "health", amount, "bandages") for amount in (2, -1))
    assert words.event_text(game, more).startswith("U.S. Marshal: Health +2 for good (")
    assert words.event_text(game, less).startswith("U.S. Marshal: Health -1 for good (")
    assert italian.event_text(game, more).startswith("U.S. Marshal: Salute +2 per sempre (")
