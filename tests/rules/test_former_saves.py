"""States that were written before open, and what they knew of each card is on the card itself."""

from pathlib import Path
from zlib import decompress

import msgspec
import pytest

from lantern.content.loader import load
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.invariants import CHECKS, FIRST
from lantern.rules.numbers.in_play import works
from lantern.rules.table.copies import all_cards, cards_in_hands, held_as
from lantern.rules.table.state import FORMAT, State
from lantern.scenarios.export import given_of

HERE = Path(__file__).parent / "former-saves"


@pytest.fixture
def opened() -> Adventure:
    """An adventure in its 20th turn, written when an item was its id and its upgrade cards were names."""
    heroes = ("bandido", "gunslinger", "indian-scout", "law-man")
    setup = Setup(mission="overload", heroes=heroes, seed=372)
    game = new_game(setup, table=solo(RandomPlayer(372)), content=load(user=False))
    game.restore(decompress((HERE / "adventure-0.state").read_bytes()))
    return game


def test_every_card_has_a_number_of_its_own(opened: Adventure) -> None:
    numbers = [card.number for card in cards_in_hands(opened.state)]
    assert len(numbers) == 18
    assert sorted(numbers) == list(range(1, 19))
    lasting = [card.number for hero in opened.state.heroes.values() for card in hero.conditions]
    lasting += [card.number for card in opened.state.in_play]
    assert sorted(lasting) == [19, 20]
    assert opened.state.cards_made == 20
    assert opened.state.format == FORMAT


def test_two_copies_are_told_apart(opened: Adventure) -> None:
    first, _, second = opened.hero("bandido").items
    assert (first.source, second.source) == ("gunslinger-pistol", "gunslinger-pistol#2")
    assert [upgrade.id for upgrade in first.upgrades] == ["mark-of-the-faithful", "mark-of-the-damned"]
    assert second.upgrades == []


def test_uses_and_markers_are_on_the_card(opened: Adventure) -> None:
    law_man, gunslinger = opened.hero("law-man"), opened.hero("gunslinger")
    found = {source: held_as(law_man, source) for source in ("sheriff-badge", "lucky-charm", "void-collectors")}
    assert all(found.values())
    assert found["sheriff-badge"].uses.spent == {"adventure": {"a0": 1}}  # type: ignore[union-attr]
    assert found["lucky-charm"].uses.spent == {"adventure": {"r0": 1}}  # type: ignore[union-attr]
    assert found["void-collectors"].marks == 7  # type: ignore[union-attr]
    assert held_as(gunslinger, "worn-eye-patch").uses.spent == {"adventure": {"a0": 1}}  # type: ignore[union-attr]
    assert opened.state.uses.spent == {"turn": {"indian-scout:heightened-senses:r0": 1}}


def test_what_has_served_another_hero_is_still_idle(opened: Adventure) -> None:
    law_man = opened.hero("law-man")
    assert [held.id for held in law_man.items if not works(opened, law_man, held)] == ["boot-spurs"]


def test_it_is_in_order_and_is_written_as_states_are_written_now(opened: Adventure) -> None:
    found = [problem for check in (*FIRST, *CHECKS) for problem in check(opened)]
    # Its decks are those it was begun with: cards that came into the box since are not in them.
    since = ("deck encounter-targa-plateau: missing", "deck gear: missing {'army-tent': 1}")
    assert [problem for problem in found if not problem.startswith(since)] == []
    assert all(problem.endswith("too many {}") for problem in found)
    again = msgspec.msgpack.Decoder(State).decode(opened.checkpoint())
    assert again == opened.state


def test_it_can_be_played_to_its_end(opened: Adventure) -> None:
    run_to_end(opened)
    assert opened.state.result is not None


def test_a_scenario_of_it_says_what_is_on_each_card(opened: Adventure) -> None:
    items = {held["item"]: held for held in given_of(opened)["heroes"][3]["items"]}
    assert items["void-collectors"]["marks"] == 7
    assert items["lucky-charm"]["uses"] == {"spent": {"adventure": {"r0": 1}}}


@pytest.fixture
def by_name(opened: Adventure) -> Adventure:
    """An adventure written when cards in play and what heroes suffer were names, and what lay on them was written elsewhere."""
    law_man = opened.hero("law-man")
    law_man.conditions, opened.state.in_play, opened.state.resolving = [], [], []
    written = msgspec.to_builtins(opened.state)
    written |= {
        "format": 1,
        "in_play": ["dark-influences", "a-crack-in-space", "dark-influences"],
        "card_tiles": {"a-crack-in-space": 2},
        "card_marks": {"dark-influences": 3},
        "kept": {"void-collectors": ["restless-dead"]},
        "uses": {"spent": {"turn": {":dark-influences:t0": 1, "law-man:dark-influences:t0": 1, "law-man:the-itching:t0": 1}}},
    }
    written["heroes"]["law-man"]["conditions"] = ["the-itching", "crushed-arm", "the-itching"]
    opened.restore(msgspec.msgpack.encode(written))
    return opened


def test_cards_in_play_that_were_names_are_cards_with_what_lay_on_them(by_name: Adventure) -> None:
    first, crack, second = by_name.state.in_play
    assert [card.source for card in (first, crack, second)] == ["dark-influences", "a-crack-in-space", "dark-influences#2"]
    assert (first.marks, second.marks, crack.tile, first.tile) == (3, 0, 2, None)
    assert first.uses.spent == {"turn": {"t0": 1, "t0@law-man": 1}}


def test_afflictions_that_were_names_are_things_of_their_own(by_name: Adventure) -> None:
    suffered = by_name.hero("law-man").conditions
    assert [each.source for each in suffered] == ["the-itching", "crushed-arm", "the-itching#2"]
    assert [each.uses.spent for each in suffered] == [{"turn": {"t0": 1}}, {}, {}]
    assert by_name.state.uses.spent == {}


def test_cards_that_were_kept_under_a_name_are_on_the_item(by_name: Adventure) -> None:
    held = held_as(by_name.hero("law-man"), "void-collectors")
    assert held is not None
    assert held.kept == ["restless-dead"]


def test_numbers_are_given_to_all_of_them(by_name: Adventure) -> None:
    numbers = [card.number for card in all_cards(by_name.state)]
    assert 0 not in numbers
    assert len(set(numbers)) == len(numbers)
