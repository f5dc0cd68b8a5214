"""Who is shown what: a player what may be known at its seat, an insider the game itself."""

from typing import Any

import pytest
from tests.core.inn import Evening, order

from lantern.core.glimpse import Glimpse
from lantern.core.play import run_to_end
from lantern.core.questions import Answer, Question
from lantern.core.table import Insider, Nobody, Seat, Table, solo


class Looking:
    """Remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def answer(self, shown: Any, question: Question) -> Answer | None:  # noqa: ARG002
        self.shown.append(shown)
        return 0


class LookingInside(Insider, Looking):
    """Is shown the game."""


def test_a_player_is_shown_a_glimpse_and_an_insider_the_game() -> None:
    guest, host = Looking(), LookingInside()
    for player in (guest, host):
        evening = Evening(order, player=player)
        run_to_end(evening)
        assert evening.state.heard == ["anna orders beer"]
    assert host.shown == [evening]
    (glimpse,) = guest.shown
    assert type(glimpse) is Glimpse
    assert [option.key for option in glimpse.any_time_actions()] == ["anna/round", "ben/round"]
    assert glimpse.may_take("anna/round")
    assert not glimpse.may_take("carl/round")
    with pytest.raises(AttributeError):
        glimpse.state  # type: ignore[attr-defined]  # noqa: B018


def test_a_glimpse_is_that_of_the_seat_which_is_asked() -> None:
    guest = Looking()
    run_to_end(Evening(order, table=Table([Seat("bar", Nobody(), ["ben"]), Seat("window", guest, ["anna"])])))
    (glimpse,) = guest.shown
    assert glimpse.seat == "window"
    assert glimpse.decides_for("anna")
    assert not glimpse.decides_for("ben")
    assert not glimpse.decides_for("party")


def test_who_sits_between_passes_on_no_more_than_may_be_seen() -> None:
    guest = Looking()

    class Host(Insider):
        def answer(self, game: Evening, question: Question) -> Answer | None:
            return game.consult(guest, question)

    run_to_end(Evening(order, table=solo(Host())))
    assert [type(shown) for shown in guest.shown] == [Glimpse]
