"""An adventure to try rules on: the packs, and a player that answers whatever is asked."""

from collections.abc import Callable

import pytest

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.rules.adventure import Adventure, new_adventure
from lantern.rules.table.options import options_for

HEROES = ("us-marshal", "gunslinger", "us-marshal", "gunslinger", "us-marshal", "gunslinger")

Begin = Callable[..., Adventure]


@pytest.fixture(scope="session")
def content() -> Content:
    return load(user=False)


@pytest.fixture
def begin(content: Content) -> Begin:
    """Begin an adventure of so many heroes."""

    def begin_with(
        heroes: int = 2, *, seed: int = 1, mission: str | None = None, profile: str = "revised", **options: object
    ) -> Adventure:
        return new_adventure(
            content,
            solo(RandomPlayer(seed, interrupts=0)),
            mission=mission,
            heroes=list(HEROES[:heroes]),
            seed=seed,
            options=options_for(profile, **options),
            profile=profile,
        )

    return begin_with


@pytest.fixture
def on_the_way(begin: Begin) -> Begin:
    """Begin an adventure and set it up, so that the first turn is next."""

    def set_up(heroes: int = 2, **changes: object) -> Adventure:
        game = begin(heroes, **changes)
        step = game.next_step()
        assert step is not None
        game.begin_step([], holding=False)
        step.run(game)
        game.events.clear()
        return game

    return set_up
