"""An adventure, ready to play: the game with its turn, its any-time actions and every verb of the effect language."""

from __future__ import annotations

import msgspec

from lantern.content.loader import Content
from lantern.core.table import Table
from lantern.rules import former_saves, verbs
from lantern.rules.belongings import abilities, hero_arms
from lantern.rules.belongings.who import in_reach_to_heal, may_concern, neighbours
from lantern.rules.darkness import cards
from lantern.rules.harm import pauses, recovery
from lantern.rules.mission import present
from lantern.rules.table.game import Game
from lantern.rules.table.listening import Listener
from lantern.rules.table.options import Options
from lantern.rules.table.state import FORMAT, State
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
        if state.format != FORMAT:
            return former_saves.read(checkpoint)
        former_saves.with_forged_cards(state)
        return state

    next_step = turn.next_step
    any_time_actions = any_time.any_time_actions
    action_meant = any_time.meant_by

    # -- what hangs on the moment: cards in play, the mission, where everybody stands ----------------

    neighbours = neighbours
    in_reach_to_heal = in_reach_to_heal
    may_concern = may_concern
    in_sight = hero_arms.in_sight
    common_powers = present.cards_and_rules
    reaches = present.is_there
    is_met = present.is_met
    permits = abilities.is_time_for
    finds_aim = abilities.finds_aim
    offers = abilities.offered_by_the_mission
    leave_play = cards.leave_play
    draw_cards = cards.draw_cards
    knock_out_if_down = recovery.knock_out_if_down
    knock_out_who_are_down = recovery.knock_out_who_are_down
    has_died = recovery.leave_the_adventure
    before = pauses.before_effect

    def more_listeners(self) -> list[dict[str, list[Listener]]]:
        """Return what enemy types listen to."""
        return [self.breeds[kind].listeners for kind in self.state.types]


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
