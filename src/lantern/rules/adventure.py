"""An adventure, ready to play: the game with its turn, its any-time actions and every verb of the effect language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lantern.content.loader import Content
from lantern.content.verbs.grammar import Verb
from lantern.core.engine import Step
from lantern.core.table import Table
from lantern.rules import any_time, former_saves, pauses, turn, verbs
from lantern.rules.game import Context, Game
from lantern.rules.options import Options
from lantern.rules.people import Person
from lantern.rules.setup import new_state
from lantern.rules.state import FORMAT, State

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

    def may_take(self, key: str) -> bool:
        """Tell whether an any-time action is legal now."""
        return any_time.may_take(self, key)

    def take_any_time(self, key: str) -> None:
        """Do an any-time action."""
        any_time.take_any_time(self, key)

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
    people: Sequence[Person] = (),
) -> Adventure:
    """Set up a new adventure."""
    return Adventure(new_state(content, mission, heroes, seed, options, profile, people=people), table, content)
