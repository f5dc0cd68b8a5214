"""Heroes are somebody: names from the setup, the same everywhere, and nothing of the game depends on them."""

import msgspec
import pytest

from lantern.players.setups import Setup, new_game, posse_at_the_end
from lantern.players.table import header_of, setup_of
from lantern.rules.table.people import MOST_LETTERS, Person, strangers
from lantern.rules.words import words_of

CORA = Person(name="Cora Whitlock", nickname="Iron Hand", face="w-1f")


def test_a_hero_is_called_by_its_name_in_every_language():
    game = new_game(Setup(heroes=("us-marshal", "gunslinger"), people=(CORA,)))
    marshal = game.state.heroes["us-marshal"]
    assert (marshal.name, marshal.nickname, marshal.face) == ("Cora Whitlock", "Iron Hand", "w-1f")
    words = words_of(game.content)
    assert words["it"].who(game, "us-marshal") == "Cora Whitlock"
    assert words["it"].who(game, "gunslinger") == "Pistolero"


def test_nobody_in_particular_changes_nothing_of_a_setup():
    setup = Setup(heroes=("us-marshal",))
    assert "people" not in header_of(setup, new_game(setup)).setup


def test_names_are_kept_with_the_game():
    setup = Setup(heroes=("us-marshal", "gunslinger"), people=(CORA, Person(name="Jesse")))
    header = header_of(setup, new_game(setup))
    assert setup_of(msgspec.json.decode(msgspec.json.encode(header), type=type(header)), "a game") == setup


def test_no_two_have_the_same_name():
    game = new_game(Setup(heroes=("us-marshal", "gunslinger", "law-man"), people=(CORA, CORA, CORA)))
    assert [hero.name for hero in game.state.heroes.values()] == ["Cora Whitlock", "Cora Whitlock 2", "Cora Whitlock 3"]


@pytest.mark.parametrize(
    ("typed", "name"), [("  Doc \n\t Hale ", "Doc Hale"), ("   ", "U.S. Marshal"), ("x" * 99, "x" * MOST_LETTERS)]
)
def test_what_is_typed_is_tidied(typed: str, name: str):
    game = new_game(Setup(heroes=("us-marshal",), people=(Person(name=typed),)))
    assert game.state.heroes["us-marshal"].name == name


def test_the_same_game_whoever_plays_it():
    plain, named = (new_game(Setup(heroes=("us-marshal",), seed=5, people=who)) for who in ((), (CORA,)))
    for hero in (plain.state.heroes["us-marshal"], named.state.heroes["us-marshal"]):
        hero.name, hero.nickname, hero.face = "U.S. Marshal", "", ""
    assert msgspec.to_builtins(plain.state) == msgspec.to_builtins(named.state)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_strangers_come_from_the_seed_and_are_all_others(lang: str):
    six = strangers(7, 6, lang)
    assert six == strangers(7, 6, lang)
    assert six[:2] == strangers(7, 2, lang)
    assert six != strangers(8, 6, lang)
    for part in ("name", "nickname", "face"):
        assert len({getattr(person, part) for person in six}) == 6


def test_a_face_is_the_same_in_the_next_adventure():
    setup = Setup(heroes=("us-marshal", "gunslinger"), seed=5, people=(CORA,))
    game = new_game(setup)
    game.state.result, game.state.phase = "won", "over"
    posse = posse_at_the_end(setup, game)
    again = new_game(Setup(heroes=setup.heroes, seed=6, posse=posse)).state.heroes
    assert [(hero.name, hero.nickname, hero.face) for hero in again.values()] == [
        (hero.name, hero.nickname, hero.face) for hero in game.state.heroes.values()
    ]
    assert again["us-marshal"].face == CORA.face
    assert again["gunslinger"].face == posse.heroes[1].id
