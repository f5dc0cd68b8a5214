"""One word for one thing: no text of the game calls a thing of the word list by another word, and cards and page share it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from tests.content.glossary_page import HOUSE, PAGE, WORDS_OF_THE_PAGE, page, words_of_the_page

from lantern.content.language import LANGUAGES, Language
from lantern.content.lexicon import Term, lexicon
from lantern.content.loader import load
from lantern.content.towns import TownOption
from lantern.content.wording import Wording

LANTERN = HOUSE / "src" / "lantern"
WEB = HOUSE / "web" / "src" / "i18n"
#: Where the two languages stand in one file, each from the line that begins its words.
BOTH = {"sheets.ts": {"en": "export const sheetsEn", "it": "export const sheetsIt"}}
#: Messages that say the word of the list and nothing else, on cards, in the log and in the terminal.
SAID = {
    "ambush": ["token-ambush", "name-ambush"],
    "artifact": ["deck-artifact"],
    "catch-your-breath": ["dice-breath"],
    "clue": ["token-clue"],
    "corruption-armor": ["stat-corruption_armor", "dice-corruption-armor"],
    "dark-stone": ["keyword-dark-stone", "name-dark_stone", "by-dark-stone"],
    "defense": ["stat-defense", "dice-defense"],
    "depth-event": ["token-depth_event", "dice-depth-event"],
    "elite-ability": ["dice-elite"],
    "encounter": ["deck-encounter"],
    "gear": ["deck-gear"],
    "growing-dread": ["deck-dread"],
    "hold-back-the-darkness": ["dice-hold-back", "phase-hold-back", "step-hold-back-the-Darkness"],
    "injury": ["condition-injury", "kind-injury"],
    "loot": ["deck-loot"],
    "poison-armor": ["stat-poison_armor", "dice-poison-armor"],
    "scavenge": ["deck-scavenge", "dice-scavenge"],
    "shot": ["stat-shots"],
    "starting-gear": ["deck-starting"],
    "tough": ["enemy-tough"],
    "voices-in-the-dark": ["dice-voices"],
    "willpower": ["stat-willpower", "dice-willpower"],
    "xp": ["stat-xp"],
}


def strings(data: Any) -> Iterator[str]:
    """List the texts in a YAML file."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)


def of_language(data: Any, code: str) -> Iterator[str]:
    """List the texts of one language in a file of a pack: all that stands under the key of the language."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from (strings(value) if key == code else of_language(value, code))
    elif isinstance(data, list):
        for value in data:
            yield from of_language(value, code)


def plain(path: Path) -> Any:
    return yaml.load(path.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))


def lines_of_the_page(code: str) -> Iterator[tuple[str, str]]:
    """List the lines of the page in a language, without comments."""
    for path in sorted(WEB.glob("*.ts")):
        text = path.read_text("utf-8")
        starts = BOTH.get(path.name)
        if starts is not None:
            begin = text.index(starts[code])
            text = text[begin : min((at for at in map(text.index, starts.values()) if at > begin), default=len(text))]
        elif path != WORDS_OF_THE_PAGE and path.name not in {f"{code}.ts", *(found.name for found in WEB.glob(f"*.{code}.ts"))}:
            continue
        if path != WORDS_OF_THE_PAGE:
            yield from ((path.name, line) for line in text.splitlines() if not re.match(r"\s*(//|/?\*)", line))


@cache
def texts(code: str) -> tuple[tuple[str, str], ...]:
    """List every text of the game in a language, with the place where it stands."""
    found: list[tuple[str, str]] = []
    for path in sorted([*LANTERN.glob(f"*/locale/{code}/*.ftl"), *LANTERN.glob(f"packs/*/locale/{code}/*.ftl")]):
        lines = path.read_text("utf-8").splitlines()
        said = (re.sub(r"^[\w-]+ = ", "", line) for line in lines if not line.startswith("#"))
        found.extend((f"{path.parent.parent.parent.name}/{path.name}", text) for text in said)
    found.extend(lines_of_the_page(code))
    for path in sorted((LANTERN / "packs").rglob("*.yaml")):
        found.extend((path.name, text) for text in of_language(plain(path), code))
    if code != "en":
        for path in sorted((LANTERN / "rulebook" / "ledger" / code).glob("*.yaml")):
            for entry in plain(path):
                found.extend((entry["id"], text) for field, value in entry.items() if field != "id" for text in strings(value))
    return tuple(found)


def misnamed(term: Term, code: str) -> Iterator[str]:
    """Find the texts that call a thing by another word."""
    wrong = re.compile("|".join(rf"(?<!\w)(?:{word})(?!\w)" for word in term.never), re.IGNORECASE)
    allowed = re.compile("|".join(map(re.escape, term.but))) if term.but else None
    for where, text in texts(code):
        if wrong.search(allowed.sub("", text) if allowed else text):
            yield f"{where}: {' '.join(text.split())}"


@pytest.mark.parametrize(
    ("code", "thing"), [(code, thing) for code in LANGUAGES for thing, term in lexicon(code).items() if term.never]
)
def test_a_thing_is_called_by_its_word(code, thing):
    assert list(misnamed(lexicon(code)[thing], code)) == []


def test_a_word_that_must_not_be_used_is_found():
    """The looking itself: a term that forbids a word of every page finds it, and what may say it is left alone."""
    assert list(misnamed(Term("Fight", never=("fight",)), "en"))
    assert not list(misnamed(Term("Fight", never=("Look at the table",), but=("Look at the table",)), "en"))


def test_every_language_has_a_word_for_everything():
    things = list(lexicon("en"))
    assert all(list(lexicon(code)) == things for code in LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_and_log_say_the_words_of_the_list(code):
    language = Language(code)
    said = {message: language.text(message, n=1) for messages in SAID.values() for message in messages if language.has(message)}
    assert said == {
        message: lexicon(code)[thing].one for thing, messages in SAID.items() for message in messages if message in said
    }


def test_messages_refer_to_the_words():
    assert Language("it").text("dice-scavenge") == lexicon("it")["scavenge"].one == "Frugare"


def test_the_page_has_the_words_of_the_cards():
    """If this fails, run `python -m tests.content.glossary_page`."""
    assert WORDS_OF_THE_PAGE.read_text("utf-8") == words_of_the_page()
    for code in LANGUAGES:
        assert any(f"terms.{code}" in line or "} = terms" in line for _, line in lines_of_the_page(code)), code


def test_the_glossary_is_fresh():
    """If this fails, run `python -m tests.content.glossary_page`."""
    assert PAGE.read_text("utf-8") == page()


def test_every_keyword_of_the_packs_has_an_italian_word():
    """A keyword without one stays English under Italian."""
    content = load(user=False)
    say = Wording("it", content)
    named = {
        word: f"{kind}/{entry.id}"
        for kind, entry in content
        for field in ("keywords", "only", "not_for")
        for word in getattr(entry, field, ())
    }
    assert {word: where for word, where in named.items() if not say.has(f"keyword-{word.lower().replace(' ', '-')}")} == {}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("option", get_args(TownOption))
def test_a_card_calls_an_option_as_the_table_does(code, option):
    table = (LANTERN / "views" / "locale" / code / "table.ftl").read_text("utf-8")
    assert f"\ntable-option-{option} = {Language(code).text(f'option-{option}')}\n" in table
