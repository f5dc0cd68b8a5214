"""A chapter without a map, ready to play: every verb that needs none, falls, tests, what may be used, and what time ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from lantern.content.verbs.grammar import Verb
from lantern.content.verbs.terms import Condition
from lantern.rules import verbs
from lantern.rules.former_saves import with_forged_cards
from lantern.rules.harm import pauses, recovery
from lantern.rules.mission.present import is_hurt
from lantern.rules.numbers.filling import let_flow
from lantern.rules.numbers.limits import ready
from lantern.rules.numbers.perform import can_happen_anywhere
from lantern.rules.numbers.values import boost_until
from lantern.rules.table.chapter import ChapterGame, Context
from lantern.rules.table.copies import call_plainly, cards_of
from lantern.rules.table.state import ChapterState, Hero
from lantern.rules.turn import any_time

verbs.require_all()

_S_co = TypeVar("_S_co", bound=ChapterState, covariant=True)


class OffTheMap(ChapterGame[_S_co]):
    """A chapter between adventures: a way, a town, a camp, a gathering.

    A kind of chapter says what comes next (`next_step`), whether things may be used (`has_time`), who is there (`present`), and
    what a fall costs (`has_fallen`).
    """

    def decode(self, checkpoint: bytes) -> _S_co:
        """Read a state, also one that was written before."""
        state = super().decode(checkpoint)
        with_forged_cards(state)
        return state

    def any_time_actions(self) -> list[any_time.AnyTime]:
        """Return what the heroes may do now: with their things, and if there is time use what they have (TOWN-24)."""
        return [action for hero in self.standing() for action in any_time.actions_of(self, hero)]

    def action_meant(self, key: str) -> any_time.AnyTime | None:
        """Return the any-time action that a key means, if it is possible now."""
        return any_time.always_possible(self, key) or any_time.named(self.any_time_actions(), key)

    # -- what hangs on the moment ------------------------------------------------------------------

    def carries_out(self, effects: Iterable[Verb]) -> bool:
        """Tell whether effects need no map, nor anything else of an adventure."""
        return can_happen_anywhere(self.content, effects)

    def is_met(self, condition: Condition, hero: Hero | None, kind: str | None, source: str, card: str) -> bool:
        """Tell whether a condition holds as far as nothing of an adventure decides."""
        hurt = condition.health_below is None or is_hurt(self, hero, condition.health_below)
        return hurt and super().is_met(condition, hero, kind, source, card)

    def before(self, effect: Verb, context: Context) -> None:
        """Give the heroes time before an effect that comes of itself."""
        pauses.before_effect(self, effect, context)

    def knock_out_if_down(self, hero: Hero) -> None:
        """Let a hero fall whose Health or Sanity has reached 0, and get up again (TOWN-23)."""
        recovery.fall_and_rise(self, hero)

    def turn_passes(self) -> None:
        """Let a turn pass, whatever that is in a chapter: what lasts for a turn is over, what is used once a turn is ready.

        What is used once a fight or an adventure is so once in the chapter: after it all is ready again (CAMP-18).
        """
        state = self.state
        if boost_until(self, "turn"):
            self.knock_out_who_are_down()  # HERO-20
        ready(state, "turn")
        state.turn += 1
        for hero in state.heroes.values():
            hero.acted = False
            hero.used.clear()
            hero.rolled.clear()
            call_plainly(cards_of(hero))
            self.numbers_changed(hero.id)  # ITEM-13
            if not hero.dead:
                let_flow(self, hero, "turn_starts")  # CLASS-07
