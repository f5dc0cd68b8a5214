"""Scenarios about a chapter between two adventures: its heroes, its steps, and the game that follows the file."""

from __future__ import annotations

from typing import Any

import msgspec

from lantern.campaign.between import Between, BetweenState
from lantern.campaign.gathering import Gathering, GatheringState
from lantern.campaign.journey import Journey, JourneyState
from lantern.campaign.stay import Stay, StayState
from lantern.content.library import Content
from lantern.core.engine import Step
from lantern.core.streams import new_streams
from lantern.core.table import Table
from lantern.rules.numbers.perform import happen
from lantern.rules.table.chapter import Context
from lantern.rules.table.copies import all_cards, call_plainly, cards_of
from lantern.rules.table.settlement import Settlement, TownStay
from lantern.rules.table.state import FORMAT, ChapterState
from lantern.rules.turn.setup import lay_out_items, seat_hero
from lantern.scenarios.game import Followed
from lantern.scenarios.given import GivenPosse, read_table_options
from lantern.scenarios.problems import known_id, mapping, number, one_of, playable, refuse, sequence
from lantern.scenarios.when import read_effects

#: What a file about any chapter between adventures may set up.
KEYS = ("chapter", "heroes", "phase", "policies", "content", "settlement")


class BetweenSituation(GivenPosse):
    """The posse of a scenario that is set between two adventures."""

    #: The state of such a chapter, and its first phase.
    state_type: type[BetweenState]
    game_type: type[Between[Any]]
    keys: tuple[str, ...] = KEYS

    def __init__(self, content: Content, file: dict[str, Any], table: Table) -> None:
        super().__init__(content, file)
        options, profile = read_table_options(file)
        seed = number("seed", file.get("seed", 1))
        state = self.state_type(seed=seed, options=options, streams=new_streams(seed), format=FORMAT, profile=profile)
        for hero_class in self.classes():
            seat_hero(state, self.content, hero_class)
        self.fill_in_heroes(state.heroes.values())
        for card in all_cards(state):
            state.cards_made += 1
            card.number = state.cards_made
        for hero in state.heroes.values():
            call_plainly(cards_of(hero))
            call_plainly(hero.conditions)
        state.phase = one_of("given.phase", "phase", self.given.get("phase", state.phase), self.game_type.steps)
        state.settlement = _settlement(self.given.get("settlement", {}))
        state.policies = mapping("given.policies", self.given.get("policies", {}))
        self.fill_in(state)
        self.fix_chance(state.streams, file)
        self.start: ChapterState = state
        self.game: Any = self.game_type(state, table, self.content)

    def fill_in(self, state: Any) -> None:
        """Set up what only a chapter of this kind has."""


def _settlement(written: object) -> Settlement:
    try:
        return playable("given.settlement", msgspec.convert(written, Settlement))
    except msgspec.ValidationError as problem:
        raise refuse("given.settlement", f"this is no settlement: {problem}") from problem


class GatheringSituation(BetweenSituation):
    """The posse of a scenario that is set at a gathering."""

    state_type = GatheringState
    game_type = Gathering
    keys = (*KEYS, "mission", "going")

    def fill_in(self, state: GatheringState) -> None:
        """Set up what is planned."""
        if "mission" in self.given:
            state.mission = known_id("given.mission", "mission", self.given["mission"], self.content.missions)
        going = sequence("given.going", self.given.get("going", list(state.heroes) if state.phase == "ready" else []))
        state.going = [known_id("given.going", "hero", hero, state.heroes) for hero in going]


class JourneySituation(BetweenSituation):
    """The posse of a scenario that is set on the road."""

    state_type = JourneyState
    game_type = Journey
    keys = (*KEYS, "ahead")

    def fill_in(self, state: JourneyState) -> None:
        """Set up who has still to meet a hazard."""
        ahead = sequence("given.ahead", self.given.get("ahead", []))
        state.ahead = [known_id("given.ahead", "hero", hero, state.heroes) for hero in ahead]
        lay_out_items(state, self.content)
        if ahead and "phase" not in self.given:
            state.phase = "hazard"


class StaySituation(BetweenSituation):
    """The posse of a scenario that is set in town."""

    state_type = StayState
    game_type = Stay
    keys = (*KEYS, "stay")

    def fill_in(self, state: StayState) -> None:
        """Set up how far the stay has got."""
        state.at_once = True
        lay_out_items(state, self.content)
        if "stay" in self.given or state.phase != "arrival":
            try:
                stay = msgspec.convert({"day": 1} | mapping("given.stay", self.given.get("stay", {})), TownStay)
                state.settlement.stay = playable("given.stay", stay)
            except msgspec.ValidationError as problem:
                raise refuse("given.stay", f"this is no stay in town: {problem}") from problem


class BetweenCommands:
    """Turns the entries under `when` into steps: such a chapter goes on, step by step, or something happens there."""

    def __init__(self, given: BetweenSituation) -> None:
        self.given = given

    def step(self, at: str, command: dict[str, Any]) -> Step:
        """Make a step of a command."""
        if "perform" in command:
            return self._perform(at, mapping(at, command, ("perform", "by", "source")))
        if mapping(at, command, ("step",)).get("step") != "next":
            raise refuse(at, "a chapter between adventures has two commands: step: next, and perform")
        return Step("next", go_on)

    def _perform(self, at: str, command: dict[str, Any]) -> Step:
        """Carry out effects as a card would: in the name of a hero, by a source."""
        effects = read_effects(f"{at}.perform", command["perform"])
        by = known_id(f"{at}.by", "hero", command["by"], self.given.start.heroes) if "by" in command else None
        context = Context(source=str(command.get("source", "scenario")), hero=by)
        return Step("perform", lambda game: happen(game, effects, context))


def go_on(game: Between[Any]) -> None:
    """Take the step that comes next."""
    step = game.steps.get(game.state.phase)
    if step is not None:
        step.run(game)


class ScenarioBetween(Followed):
    """A chapter between adventures whose steps are the commands of a scenario."""

    def __init__(self, given: BetweenSituation, table: Table, asked: frozenset[str], *, looking: bool = False) -> None:
        super().__init__(given.start, table, given.content)
        self.follow(asked, looking=looking)


class ScenarioGathering(ScenarioBetween, Gathering):
    """A gathering whose steps are the commands of a scenario."""


class ScenarioJourney(ScenarioBetween, Journey):
    """A journey whose steps are the commands of a scenario."""


class ScenarioStay(ScenarioBetween, Stay):
    """A stay in town whose steps are the commands of a scenario."""


#: Kind of chapter -> what a file sets up, and the game that follows it.
BETWEEN: dict[str, tuple[type[BetweenSituation], type[ScenarioBetween]]] = {
    "gathering": (GatheringSituation, ScenarioGathering),
    "journey": (JourneySituation, ScenarioJourney),
    "stay": (StaySituation, ScenarioStay),
}
