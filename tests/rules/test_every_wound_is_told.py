"""Nobody loses or regains Health or Sanity in an adventure without a line of the log about it."""

from __future__ import annotations

from typing import Any

from lantern.core.journal import Header, Journal
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.table.events import Healed, Revived, Rolled, SanityLost, Wounded
from lantern.rules.words import weight_of

#: Enough tokens for somebody to be revived in most adventures.
TOKENS = 4


class Bookkeeper:
    """Follows the Wounds and the Sanity damage of every hero by what is told alone."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.known: dict[str, list[int]] = {}
        self.revived = 0
        self._tell, self._ask = game.tell, game.ask
        game.tell, game.ask = self.tell, self.ask

    def tell(self, event: Any) -> None:
        self.note(event)
        self._tell(event)

    def ask(self, *asked: Any, **how: Any) -> Any:
        self.compare()
        return self._ask(*asked, **how)

    def note(self, event: Any) -> None:
        match event:
            case Wounded(who=who, wounds=wounds) if who in self.known:
                self.known[who][0] += wounds
            case SanityLost(who=who, sanity=sanity) if who in self.known:
                self.known[who][1] += sanity
            case Healed(hero=who, wounds=wounds, sanity=sanity) if who in self.known:
                self.known[who][0] -= wounds
                self.known[who][1] -= sanity
            case Revived():
                self.revived += 1

    def compare(self) -> None:
        if self.game.state.result is not None:  # CAMP-03: whoever comes home is healed
            return
        for hero in self.game.state.heroes.values():
            known = self.known.setdefault(hero.id, [hero.wounds, hero.sanity_damage])
            assert known == [hero.wounds, hero.sanity_damage], f"{hero.id} after {self.game.events[-6:]}"


def test_every_wound_is_told():
    revived = 0
    for seed in range(1, 6):
        setup = Setup(heroes=("us-marshal", "gunslinger", "saloon-girl", "bandido"), seed=seed)
        game = new_game(setup, table=solo(RandomPlayer(seed)))
        game.state.revive_tokens = TOKENS
        books = Bookkeeper(game)
        run_to_end(game, Journal(Header(setup={})))
        revived += books.revived
    assert revived


def test_the_last_wounds_of_a_hero_belong_to_the_story_those_of_an_enemy_to_its_kill():
    heroes = {"gunslinger-2"}
    assert weight_of(Wounded("gunslinger-2", 8, 0), heroes) == "story"
    assert weight_of(Wounded("hungry-dead-2", 3, 0), heroes) == "detail"


def test_a_grit_that_is_spent_on_dice_belongs_to_the_story_the_dice_do_not():
    assert weight_of(Rolled("to-hit", "gunslinger-2", (1, 5), 4, rerolled=(0,)), {"gunslinger-2"}) == "story"
    assert weight_of(Rolled("to-hit", "gunslinger-2", (6, 5), 4), {"gunslinger-2"}) == "detail"
