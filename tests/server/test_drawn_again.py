"""What is taken again from the last drawing is what would be drawn anew."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.server.people import plain

from lantern.core.play import Waiting
from lantern.players.setups import Setup
from lantern.players.table import chapter_of, new_play
from lantern.rules.words import words_of
from lantern.views.look import DrawnBefore, Look, careful_look
from lantern.views.table import ALL_CAN_BE_UNDONE, TableView, one_seat, table_view

HEROES = ("us-marshal", "gunslinger", "rancher", "saloon-girl")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_table_drawn_after_another_is_the_table_drawn_anew(lang):
    play = new_play(Setup(heroes=HEROES, seed=7))
    words, chance = words_of(chapter_of(play).content)[lang], Random(7)
    before: DrawnBefore = {}

    def drawn(known: DrawnBefore | None) -> tuple[TableView, DrawnBefore]:
        look = careful_look(chapter_of(play), words, known)
        seats = one_seat(list(play.engine.state.heroes))
        shown = table_view(look, play, seats, table="", name="", version=1, since=0, undo=ALL_CAN_BE_UNDONE)
        return shown, look.drawn

    taken = 0
    for _ in range(60):
        again, now = drawn(before)
        assert again == drawn(None)[0]
        taken += sum(known is before.get(key) for key, known in now.items())
        before = now
        if not isinstance(play.outcome, Waiting):
            break
        asked = msgspec.to_builtins(again.questions[0])
        number = next(iter(play.outcome.questions))
        several = asked["form"] == "one" and len(asked["answers"]) > 1
        play.answer(chance.randrange(len(asked["answers"])) if several else plain(asked), number)
    assert taken > 60 * 50, "most of it is"


def test_what_is_drawn_again_follows_from_its_facts():
    play = new_play(Setup(heroes=HEROES, seed=7))
    game = chapter_of(play)
    words = words_of(game.content)["en"]
    first = Look(game, words)  # type: ignore[arg-type]
    one = first.again(both, "a", 1)
    second = Look(game, words, first.drawn)  # type: ignore[arg-type]
    assert second.again(both, "a", 1) is one
    assert second.again(both, "a", 2) == ["a", 2]
    assert Look(game, words, {}).again(both, "a", 1) is not one  # type: ignore[arg-type]
    assert len(second.drawn) == 2, "only what was drawn last is kept"


def both(_: object, name: str, number: int) -> list[object]:
    return [name, number]
