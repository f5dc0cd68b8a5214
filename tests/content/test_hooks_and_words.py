"""What the hooks of packs may use, and the words that packs bring."""

from pathlib import Path

import pytest

import lantern.hooks
from lantern.content import load
from lantern.content.check import check
from lantern.content.hooks import files_in, offered, what_is_not_for_packs
from lantern.content.loader import OWN_PACKS, user_packs
from lantern.players.setups import Setup, new_game
from lantern.rules.numbers.perform import perform
from lantern.rules.table.events import Noted
from lantern.rules.words import Words, words_of

SINGS = {"hook": {"name": "sing", "text": {"en": "Sing.", "it": "Cantate."}}}


@pytest.fixture
def author(author):
    return author.write("pack.yaml", {"id": "mine", "name": "A Pack", "version": "1.0", "needs": ["core"]})


@pytest.mark.parametrize("folder", [*sorted(OWN_PACKS.iterdir()), OWN_PACKS.parent / "example_pack"])
def test_the_packs_of_the_game_keep_to_what_is_for_packs(folder: Path):
    assert [why for path in files_in(folder) for why in what_is_not_for_packs(path)] == []


def test_what_is_offered_is_there_and_says_what_it_does():
    assert offered() == tuple(lantern.hooks.__all__)
    for name in offered():
        found = getattr(lantern.hooks, name)
        assert not callable(found) or found.__doc__, name


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("from lantern.rules.numbers.dice import roll", "write from lantern.hooks import roll"),
        ("from lantern.rules.harm.damage import take_wound", 'a pack uses only lantern.hooks, which has "take_wounds"'),
        ("import lantern.rules.table.game", 'line 1 takes "lantern.rules.table.game" from the program'),
    ],
)
def test_what_is_not_for_packs_is_refused_with_what_would_be_right(author, line, said):
    author.card(effect=SINGS).write("hooks.py", f"{line}\n\ndef sing(game, context):\n    pass\n")
    assert said in str(check(author.folder).problems[0])


@pytest.mark.parametrize(
    "line", ["from lantern.hooks import roll", "from lantern import hooks", "import math", "import lantern.hooks"]
)
def test_what_is_for_packs_is_good(author, line):
    author.card(effect=SINGS).write("hooks.py", f"{line}\n\ndef sing(game, context):\n    pass\n")
    assert check(author.folder).is_good


def test_hooks_that_do_not_run_are_set_aside(author_in):
    mine = author_in(user_packs() / "mine").card(effect=SINGS)
    mine.write("hooks.py", "import nothing_at_all\n\ndef sing(game, context):\n    pass\n")
    [aside] = load().aside
    assert "nothing_at_all" in aside.in_short("en")


def test_a_game_keeps_its_hooks_when_they_are_written_anew(author):
    author.card(effect=SINGS).write("hooks.py", "def sing(game, context):\n    game.state.dread.append('first')\n")
    before = load([author.folder], user=False)
    before.run_hooks()
    author.write("hooks.py", "def sing(game, context):\n    game.state.dread.append('second')\n")
    after = load([author.folder], user=False)
    for content, wanted in ((before, "first"), (after, "second"), (before, "first")):
        game = new_game(Setup(), content=content)
        perform(game, content.cards["cold-wind"].effect, lantern.hooks.Context(source="cold-wind"))
        assert game.state.dread == [wanted]


def test_the_hooks_of_a_pack_may_stand_in_parts_that_share_what_they_need(author):
    author.card(effect=SINGS)
    author.write("hooks/tunes.py", "TUNE = 'low'\n\ndef _hum(game):\n    game.state.dread.append(TUNE)\n")
    author.write("hooks/voices.py", "from .tunes import _hum\n\ndef sing(game, context):\n    _hum(game)\n")
    assert check(author.folder).is_good
    content = load([author.folder], user=False)
    game = new_game(Setup(), content=content)
    perform(game, content.cards["cold-wind"].effect, lantern.hooks.Context(source="cold-wind"))
    assert game.state.dread == ["low"]


def test_a_part_with_a_fault_is_named(author):
    author.card(effect=SINGS).write("hooks/voices.py", "def sing(game, context):\n    pass\n")
    author.write("hooks/tunes.py", "import nothing_at_all\n")
    [problem] = check(author.folder).problems
    assert str(problem).startswith("mine/hooks/tunes.py")
    author.write("hooks/tunes.py", "from lantern.rules.numbers.dice import roll\n")
    assert str(check(author.folder).problems[0]).startswith("mine/hooks/tunes.py")


def test_a_function_stands_in_one_part_only(author):
    author.card(effect=SINGS).write("hooks/voices.py", "def sing(game, context):\n    pass\n")
    author.write("hooks/tunes.py", "def sing(game, context):\n    pass\n")
    [problem] = check(author.folder).problems
    assert 'the function "sing" stands in another file' in str(problem)


# -- words ----------------------------------------------------------------------------------------


def test_words_of_a_pack_are_said_where_it_is_played_and_nowhere_else(author):
    author.write("locale/en/mine.ftl", "noted-song = { $who } sings.\nkeyword-singer = Singer\n")
    author.write("locale/it/mine.ftl", "noted-song = { $who } canta.\nkeyword-singer = Cantante\n")
    content, plain = load([author.folder], user=False), load(user=False)
    game = new_game(Setup(), content=content)
    assert Words(content, "en").event_text(game, Noted("song", "gunslinger")) == "Gunslinger sings."
    assert words_of(content)["it"].event_text(game, Noted("song", "gunslinger")) == "Pistolero canta."
    assert words_of(content)["it"].say.keyword("Singer") == "Cantante"
    assert words_of(plain)["it"].say.keyword("Singer") == "Singer"
    assert "⟦noted-song⟧" in words_of(plain)["en"].event_text(game, Noted("song", "gunslinger"))
    assert check(author.folder).is_good


def test_words_that_are_written_anew_are_said_anew(author):
    said = []
    for word in ("sings", "hums"):
        author.write("locale/en/mine.ftl", f"noted-song = {{ $who }} {word}.\n")
        content = load([author.folder], user=False)
        said.append(Words(content, "en").event_text(new_game(Setup(), content=content), Noted("song", "gunslinger")))
    assert said == ["Gunslinger sings.", "Gunslinger hums."]


def test_what_is_wrong_with_words_is_told(author):
    author.write("locale/en/mine.ftl", "noted-song = { $who sings\nlist-and = Both\n")
    report = check(author.folder)
    assert "mine/locale/en/mine.ftl: this is not a message" in str(report.problems[0])
    told = " ".join(map(str, report.warnings))
    assert "there is no such message in it" in told
    assert "the program has this message" in told
