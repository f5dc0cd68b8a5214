"""Any-time actions that a scenario insists on, although they are not possible now."""

from __future__ import annotations

from lantern.rules.belongings.abilities import usable_any_time
from lantern.rules.table.choices.using import name_of
from lantern.rules.table.game import Game
from lantern.rules.turn.any_time import ACTIONS, AnyTime, UseNow


def forced(game: Game, key: str) -> AnyTime:
    """Read an action as it is written: `hero/verb`, `hero/verb:thing` or `hero/verb:thing:other`."""
    who, _, action = key.partition("/")
    verb, _, rest = action.partition(":")
    if verb == UseNow.verb:
        return UseNow(who, next(usable for usable in usable_any_time(game, game.hero(who)) if name_of(usable) == rest))
    meant = next(action for action in ACTIONS if action.verb == verb)
    return meant(who, *rest.split(":")) if rest else meant(who)
