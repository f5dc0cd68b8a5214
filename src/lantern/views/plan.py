"""What a gathering plans: where to, who goes, and what waits for them there."""

from __future__ import annotations

from lantern.campaign.gathering import GatheringState
from lantern.rules.fight.elites import TOUGHER
from lantern.rules.turn.levels import level_when_setting_out
from lantern.views.look import ChapterLook, Piece, Wire


class MonstersView(Wire, frozen=True):
    """How tough the monsters are if the best of those who go are these heroes: `text` tells it, `level` is the party's."""

    level: int
    heroes: list[str]
    text: str


class PlanView(Wire, frozen=True):
    """What a gathering plans: the next mission, the heroes who go on it, and the bounty that is out for it.

    `monsters` are those of every level of the posse, the toughest first; when it is settled who goes, only theirs.
    """

    mission: Piece | None
    going: list[str]
    bounty: Piece | None
    monsters: list[MonstersView]


def plan_view(look: ChapterLook, state: GatheringState) -> PlanView:
    """Show what a gathering plans."""
    bounty = state.settlement.bounty  # JOB-01
    return PlanView(
        mission=look.piece(state.mission) if state.mission else None,
        going=list(state.going),
        bounty=look.piece(bounty, "cards") if bounty else None,
        monsters=_monsters(look, state),
    )


def _monsters(look: ChapterLook, state: GatheringState) -> list[MonstersView]:
    """Tell what the best of a party brings upon it: the monsters are those of its level (LEVEL-13, LEVEL-15)."""
    levels: dict[int, list[str]] = {}
    for hero in look.game.standing():
        if hero.id in state.going or not state.going:
            levels.setdefault(level_when_setting_out(look.game, hero), []).append(hero.id)
    found = [MonstersView(level, levels[level], _tougher(look, level, levels[level])) for level in sorted(levels, reverse=True)]
    return found[:1] if state.going else found


def _tougher(look: ChapterLook, level: int, heroes: list[str]) -> str:
    elite, brutal = TOUGHER[level]
    kind = ("brutal-" if brutal else "") + ("elite" if elite else "plain")
    tougher = look.say.text(f"plan-monsters-{kind}", elite=elite)
    return look.say.text("plan-monsters", level=level, who=look.say.join(look.who(hero) for hero in heroes), tougher=tougher)
