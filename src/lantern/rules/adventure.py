"""An adventure, ready to play: the game with its turn, its any-time actions and every verb of the effect language."""

from __future__ import annotations

import msgspec

from lantern.content.entry import Power
from lantern.content.loader import Content
from lantern.content.powers import Action
from lantern.content.verbs.grammar import Verb
from lantern.content.verbs.terms import Condition
from lantern.core.engine import Step
from lantern.core.table import Table
from lantern.rules import former_saves, verbs
from lantern.rules.belongings import abilities, hero_arms
from lantern.rules.belongings.who import may_concern, neighbours
from lantern.rules.darkness import cards
from lantern.rules.harm import pauses, recovery
from lantern.rules.mission import present
from lantern.rules.table.bearing import Usable
from lantern.rules.table.game import Context, Game
from lantern.rules.table.listening import Listener
from lantern.rules.table.options import Options
from lantern.rules.table.state import FORMAT, EnemyModel, Hero, State
from lantern.rules.turn import any_time, turn
from lantern.rules.turn.setup import new_state

verbs.require_all()


class Adventure(Game):
    """A game that knows what comes next."""

    def decode(self, checkpoint: bytes) -> State:
        """Read a state, also one that was written before."""
        try:
            state = super().decode(checkpoint)
        except msgspec.ValidationError:
            return former_saves.read(checkpoint)
        return state if state.format == FORMAT else former_saves.read(checkpoint)

    def next_step(self) -> Step | None:
        """Return the next step of the turn."""
        return turn.next_step(self)

    def any_time_actions(self) -> list[any_time.AnyTime]:
        """Return what anybody may do at any time, now."""
        return any_time.any_time_actions(self)

    def action_meant(self, key: str) -> any_time.AnyTime | None:
        """Return the any-time action that a key means, if it is possible now."""
        return any_time.meant_by(self, key)

    # -- what hangs on the moment: cards in play, the mission, where everybody stands ----------------

    def neighbours(self, me: Hero) -> list[Hero]:
        """Return the heroes whom one can reach to heal or hand over."""
        return neighbours(self, me)

    def may_concern(self, who: str, context: Context) -> list[Hero]:
        """Return the heroes that a word may mean."""
        return may_concern(self, who, context)

    def common_powers(self) -> list[tuple[str, Power]]:
        """Return every source that belongs to nobody: cards that remain in play, the mission's own rules."""
        return present.cards_and_rules(self)

    def reaches(self, source: str, hero: Hero | None) -> bool:
        """Tell whether a card in play reaches a hero."""
        return present.is_there(self, source, hero)

    def is_met(self, condition: Condition, hero: Hero | None, kind: str | None, source: str, card: str) -> bool:
        """Tell whether a condition holds as far as the fight, the map and the mission decide."""
        return present.is_met(self, condition, hero, kind, source, card)

    def more_listeners(self) -> list[dict[str, list[Listener]]]:
        """Return what enemy types listen to."""
        return [self.breeds[kind].listeners for kind in self.state.types]

    def in_sight(self, me: Hero, reach: int) -> list[EnemyModel]:
        """Return the enemies that a hero sees within a range."""
        return hero_arms.in_sight(self, me, reach)

    def permits(self, hero: Hero, action: Action) -> bool:
        """Tell whether an activation has come to what is done only then."""
        return abilities.is_time_for(self, hero, action)

    def finds_aim(self, hero: Hero, effect: Verb) -> bool:
        """Tell whether what an effect must reach is there."""
        return abilities.finds_aim(self, hero, effect)

    def offers(self, hero: Hero, timings: tuple[str, ...]) -> list[Usable]:
        """Return what the mission lets a hero use."""
        return abilities.offered_by_the_mission(self, hero, timings)

    def leave_play(self, source: str) -> None:
        """Discard a card that has remained in play until now."""
        cards.leave_play(self, source)

    def draw_cards(self, deck: str, count: int, hero: Hero | None, context: Context) -> None:
        """Draw cards that are no items, and do what they say."""
        cards.draw_cards(self, deck, count, hero, context)

    def knock_out_if_down(self, hero: Hero) -> None:
        """Knock a hero out whose Health or Sanity has reached 0."""
        recovery.knock_out_if_down(self, hero)

    def knock_out_who_are_down(self) -> None:
        """Knock out every hero whose damage is no less than a maximum that may have fallen."""
        recovery.knock_out_who_are_down(self)

    def has_died(self, hero: Hero) -> None:
        """Take the model of a dead hero out of the adventure."""
        recovery.leave_the_adventure(self, hero)

    def before(self, effect: Verb, context: Context) -> None:
        """Give the heroes time before an effect that comes of itself."""
        pauses.before_effect(self, effect, context)


def new_adventure(
    content: Content,
    table: Table,
    *,
    mission: str | None = None,
    heroes: list[str],
    seed: int,
    options: Options,
    profile: str = "revised",
) -> Adventure:
    """Set up a new adventure."""
    return Adventure(new_state(content, mission, heroes, seed, options, profile), table, content)
