"""Everything that people could be shown, drawn after every answer: every view, of every seat, in every language."""

from typing import Any

import pytest
from tests.testers.cases import Case, cases, content, game_of, lasting_case, player_of, wanted

from lantern.core.play import Over, Waiting, run_to_end
from lantern.core.questions import Confirm
from lantern.rules.table.events import Rolled
from lantern.rules.words import Words
from lantern.simulate import simulate
from lantern.simulate.drawing import Drawer
from lantern.simulate.watching import Watcher, WrongError
from lantern.views import table

DRAWN = cases(wanted(4), first_seed=6_000)


@pytest.mark.parametrize("case", DRAWN, ids=str)
def test_every_view_is_drawn_after_every_answer(case: Case) -> None:
    watcher = Watcher(player_of(case), drawer=Drawer(content()))
    game = game_of(case, watcher)
    run_to_end(game)
    watcher.draw(game, Over())
    assert watcher.answers > 5


def test_a_view_that_fails_fails_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ValueError("max() arg is an empty sequence")

    watcher = Watcher(player_of(lasting_case(1)), drawer=Drawer(content()))
    game = game_of(lasting_case(1), watcher)
    monkeypatch.setattr(table, "track_view", fail)
    with pytest.raises(ValueError, match="empty sequence"):
        run_to_end(game)


def test_words_that_are_missing_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(lasting_case(1))
    asked = Waiting({0: Confirm(kind="flee", who="party")})
    assert Drawer(content()).draw(game, asked) == []
    monkeypatch.setattr(Words, "track_text", lambda words, _: words.say.text("no-such-message"))
    (english, italian) = Drawer(content()).draw(game, asked)
    assert english.startswith("words are missing in the table: ... ")
    assert "⟦no-such-message" in italian
    with pytest.raises(WrongError, match="words are missing in the table"):
        Watcher(player_of(lasting_case(1)), drawer=Drawer(content())).draw(game, asked)


def test_what_was_told_before_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(lasting_case(1))
    drawer, asked = Drawer(content()), Waiting({0: Confirm(kind="flee", who="party")})
    drawer.draw(game, asked)
    game.tell(Rolled("enemy-to-hit", "", (), 4))
    told: list[str] = []
    say = Words.event_text

    def listen(words: Words, *happened: Any) -> str:
        told.append(words.say.code)
        return say(words, *happened)

    monkeypatch.setattr(Words, "event_text", listen)
    assert drawer.draw(game, asked) == []
    assert told == ["en", "it"]


def test_a_simulation_that_is_watched_comes_to_the_same_end() -> None:
    plain, watched = (simulate("scouting-party", 2, 1, seed=3, user_packs=False, watched=watched) for watched in (False, True))
    assert watched.errors == []
    assert watched.digest == plain.digest
