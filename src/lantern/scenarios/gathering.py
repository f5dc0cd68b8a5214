"""Scenarios about a gathering: its heroes, its steps, and the game that follows the file."""

from __future__ import annotations

from typing import Any

from lantern.campaign.gathering import STEPS, Gathering, GatheringState
from lantern.content.library import Content
from lantern.core.engine import Step
from lantern.core.streams import new_streams
from lantern.core.table import Table
from lantern.rules.numbers.perform import happen
from lantern.rules.table.chapter import Context
from lantern.rules.table.copies import all_cards, call_plainly, cards_of
from lantern.rules.table.state import FORMAT
from lantern.rules.turn.setup import seat_hero
from lantern.scenarios.game import Followed
from lantern.scenarios.given import GivenPosse, read_table_options
from lantern.scenarios.problems import known_id, mapping, number, one_of, refuse, sequence
from lantern.scenarios.when import read_effects

#: What a file about a gathering may set up.
KEYS = ("chapter", "heroes", "mission", "going", "phase", "policies", "content")


class GatheringSituation(GivenPosse):
    """The posse of a scenario that is set between two adventures."""

    keys = KEYS

    def __init__(self, content: Content, file: dict[str, Any], table: Table) -> None:
        super().__init__(content, file)
        options, profile = read_table_options(file)
        seed = number("seed", file.get("seed", 1))
        state = GatheringState(seed=seed, options=options, streams=new_streams(seed), format=FORMAT, profile=profile)
        for hero_class in self.classes():
            seat_hero(state, self.content, hero_class)
        self.fill_in_heroes(state.heroes.values())
        for card in all_cards(state):
            state.cards_made += 1
            card.number = state.cards_made
        for hero in state.heroes.values():
            call_plainly(cards_of(hero))
            call_plainly(hero.conditions)
        state.phase = one_of("given.phase", "phase", self.given.get("phase", "mission"), STEPS)  # type: ignore[assignment]
        if "mission" in self.given:
            state.mission = known_id("given.mission", "mission", self.given["mission"], self.content.missions)
        going = sequence("given.going", self.given.get("going", list(state.heroes) if state.phase == "ready" else []))
        state.going = [known_id("given.going", "hero", hero, state.heroes) for hero in going]
        state.policies = mapping("given.policies", self.given.get("policies", {}))
        self.fix_chance(state.streams, file)
        self.start = state
        self.game = Gathering(state, table, self.content)


class GatheringCommands:
    """Turns the entries under `when` into steps: a gathering goes on, step by step, or something happens there."""

    def __init__(self, given: GatheringSituation) -> None:
        self.given = given

    def step(self, at: str, command: dict[str, Any]) -> Step:
        """Make a step of a command."""
        if "perform" in command:
            return self._perform(at, mapping(at, command, ("perform", "by", "source")))
        if mapping(at, command, ("step",)).get("step") != "next":
            raise refuse(at, "a gathering has two commands: step: next, and perform")
        return Step("next", go_on)

    def _perform(self, at: str, command: dict[str, Any]) -> Step:
        """Carry out effects as a card would: in the name of a hero, by a source."""
        effects = read_effects(f"{at}.perform", command["perform"])
        by = known_id(f"{at}.by", "hero", command["by"], self.given.start.heroes) if "by" in command else None
        context = Context(source=str(command.get("source", "scenario")), hero=by)
        return Step("perform", lambda game: happen(game, effects, context))


def go_on(game: Gathering) -> None:
    """Take the step that comes next."""
    step = STEPS.get(game.state.phase)
    if step is not None:
        step.run(game)


class ScenarioGathering(Followed, Gathering):
    """A gathering whose steps are the commands of a scenario."""

    def __init__(self, given: GatheringSituation, table: Table, asked: frozenset[str], *, looking: bool = False) -> None:
        super().__init__(given.start, table, given.content)
        self.follow(asked, looking=looking)
