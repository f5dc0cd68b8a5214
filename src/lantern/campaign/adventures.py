"""An adventure as a chapter: the heroes of a posse who go on it, and what they bring home."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from lantern.campaign.posse import Posse, dismiss, muster
from lantern.campaign.records import HeroRecord, PastAdventure
from lantern.content.library import Content
from lantern.rules.mission.goals import WON
from lantern.rules.table.options import Options
from lantern.rules.table.state import State
from lantern.rules.turn.end_of_adventure import won_by
from lantern.rules.turn.setup import SetupError, bare_state, lay_out


def adventure_state(
    content: Content,
    posse: Posse,
    going: Sequence[str],
    *,
    mission: str | None,
    seed: int,
    options: Options,
    profile: str = "revised",
) -> State:
    """Make the state of an adventure that some of a posse go on; without anybody named, all who live."""
    records = who_goes(posse, going)
    for record in records:
        if record.dead:
            raise SetupError(f"{record.name} is dead, and can go on no adventure (DEATH-02).")
    state = bare_state(content, mission, len(records), seed, options, profile)
    muster(state, content, records, posse.settlement)
    here = {record.id for record in records}
    state.at_home = [*posse.cards_but_of(content, here)]
    if state.settlement.next_mission == state.mission:
        state.settlement.next_mission = ""  # CAMP-19: what had to be played next is played now
    state.settlement.missions = 1  # FRONTIER-10: from the next town on it is as ever
    lay_out(state, content)
    return state


def who_goes(posse: Posse, going: Sequence[str]) -> list[HeroRecord]:
    """Return the records of those who go on an adventure: who is named, or all who live."""
    return [posse.record(name) for name in going] or posse.living()


def posse_after(state: State, content: Content, posse: Posse, going: Sequence[str]) -> Posse:
    """Return the posse as an adventure leaves it: what its heroes brought home, and that they were there."""
    if state.result is None or state.phase != "over":
        raise ValueError("the adventure is not over")
    before = who_goes(posse, going)
    deed = PastAdventure(state.mission, state.result)
    after = [structs.replace(each, history=[*each.history, deed]) for each in dismiss(state, content, before, state.mission)]
    went = {record.id for record in before}
    settled = [_with_its_bet_settled(each, state) for each in posse.here() if each.id not in went]
    settlement = structs.replace(state.settlement, last_mission=state.mission, last_won=state.result == WON)
    return structs.replace(posse.with_records([*after, *settled]), settlement=settlement)


def _with_its_bet_settled(record: HeroRecord, state: State) -> HeroRecord:
    """Return the record of one who stayed in town: it has bet on this adventure as well as those who went (LOC-40)."""
    if record.bet is None:
        return record
    return structs.replace(record, owed=record.owed + won_by(record.bet, state.darkness), bet=None)
