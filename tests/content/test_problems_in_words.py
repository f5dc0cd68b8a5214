"""What is wrong with a pack is said in the language of whoever reads it."""

import re
from pathlib import Path

import pytest

from lantern.content.language import LANGUAGES, Language, is_complete
from lantern.content.loader import load, user_packs
from lantern.content.missing import what_is_missing
from lantern.rules.words import Words
from lantern.views.lobby import LobbyNews, lobby_view, waits_text

SOURCES = Path(__file__).parents[2] / "src" / "lantern" / "content"
SAID = re.compile(r"""said\(\s*[\"']([a-z0-9-]+)""")
#: Words of English sentences that no Italian one has, and that no author has written here.
ENGLISH = re.compile(r"\b(?:the|this|is|there|no pack|unknown|needs?ed|write|does|and|line|twice)\b")

BROKEN = {
    "missing-pack": ({"pack.yaml": {"id": "mine", "name": "Mio", "version": "1.0", "needs": ["altro"]}}, "serve il pacchetto"),
    "no-manifest": ({"pack.yaml": "- niente"}, "non basta; scrivi un blocco"),
    "yaml-with-line": ({"cards.yaml": "- id: uno\n  name: due: tre\n"}, "questo non è YAML alla riga 2, colonna 12: qui non"),
    "yaml-key": ({"cards.yaml": "- {id: uno, id: due}\n"}, 'la chiave "id" compare due volte'),
    "yaml-open": ({"cards.yaml": "- {id: uno\n"}, "questo non è YAML alla riga"),
    "unknown-key": ({"cards.yaml": {"id": "uno", "nome": "x", "deck": "darkness", "source": "original"}}, "campo sconosciuto"),
    "unknown-word": ({"cards.yaml": {"id": "uno", "name": "x", "deck": "darknes", "source": "original"}}, "Forse volevi dire"),
    "unknown-verb": (
        {"cards.yaml": {"id": "uno", "name": "x", "deck": "darkness", "effect": {"dred": 1}, "source": "original"}},
        "verbo sconosciuto",
    ),
    "unknown-id": (
        {"cards.yaml": {"id": "uno", "name": "x", "deck": "darkness", "effect": {"suffer": "febre"}, "source": "original"}},
        'nessun pacchetto ha "febre" tra i suoi conditions',
    ),
    "clash": (
        {
            "pack.yaml": {"id": "mine", "name": "Mio", "version": "1.0", "needs": ["core"]},
            "cards.yaml": {"id": "cave-in", "name": "x", "deck": "darkness", "effect": {"dread": 1}, "source": "original"},
        },
        "questo id è già preso",
    ),
    "hook-that-fails": ({"hooks.py": "nulla_di_nulla()\n"}, "questo non si può eseguire: NameError"),
    "hook-that-is-no-python": ({"hooks.py": "def canta(:\n"}, "questo non è Python"),
}


@pytest.mark.parametrize(("files", "says"), BROKEN.values(), ids=BROKEN)
def test_the_lobby_speaks_of_broken_packs_in_italian(files, says, author_in):
    mine = author_in(user_packs() / "mine")
    for file, written in files.items():
        mine.write(file, written)
    content = load()
    words = Words(content, "it")
    (broken,) = lobby_view(words, LobbyNews(version="", aside=content.aside)).broken
    missing = what_is_missing(content, ["mine"])
    assert missing is not None
    waits = waits_text(words, missing)
    assert says in broken.problem
    assert broken.problem in waits
    if "hooks.py" not in files:  # what Python itself says is English
        assert not ENGLISH.search(broken.problem)


def test_what_is_known_in_english_only_says_so(author_in):
    author_in(user_packs() / "mine").card(effect={"test": {"skill": "luck", "target": 4}})
    (aside,) = load().aside
    assert "a test needs pass, fail or each_success" in aside.in_short("en")
    assert "dice, in inglese: « a test needs pass" in aside.in_short("it")


def test_every_sentence_is_there_in_every_language():
    used = {name for path in SOURCES.glob("*.py") for name in SAID.findall(path.read_text("utf-8"))}
    assert len(used) > 50
    for lang in LANGUAGES:
        written = (SOURCES / "locale" / lang / "problems.ftl").read_text("utf-8")
        assert set(re.findall(r"^problem-([a-z0-9-]+) =", written, re.MULTILINE)) == used
        assert [name for name in used if not Language(lang).has(f"problem-{name}")] == []


def test_a_sentence_is_whole_in_both_languages(author):
    (problem,) = author.write("cards.yaml", "- {id: uno\n").problems()
    assert all(is_complete(problem.text(lang)) for lang in LANGUAGES)
