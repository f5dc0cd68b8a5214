"""How a mission reads: its elements, what wins it and what loses it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from lantern.content.effects import Test
from lantern.content.missions import Doom, Marker, Mission
from lantern.content.powers import Action
from lantern.content.render_power import power_lines
from lantern.content.sentences import Sentences
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.road import NextMission
from lantern.content.wording import sentence


def mission_lines(mission: Mission, say: Sentences) -> list[str]:
    """Write the elements of a mission, in the order of MISSION-01."""
    if len(mission.companions) == 1:
        say = say.about(led=mission.companions[0].id)
    success = " ".join([say.name(mission.success), say.effects(mission.reward)]).strip()
    failure = " ".join([say.name(mission.failure_text), say.effects(mission.failure)]).strip()
    return [
        say.name(mission.story),
        say.text("mission-goal", what=say.name(mission.goal)),
        *([say.text("mission-classic")] if mission.classic else []),
        *([say.text("mission-advanced")] if mission.advanced else []),
        *_set_up(mission, say),
        *_special_rules(mission, say),
        *_objective(mission, say),
        say.text("mission-win", what=_won(mission, say)),
        *_lost(mission.lose, say),
        say.text("mission-reward", what=success),
        *([say.text("mission-failure", what=failure)] if failure else []),
        *_next_in_story(mission, say),
    ]


def _next_in_story(mission: Mission, say: Sentences) -> Iterator[str]:
    settled = any(isinstance(effect, NextMission) for effect in mission.failure)  # CAMP-19: that leaves no choice
    for end in ("success",) if settled else ("success", "failure"):
        if (following := getattr(mission.next_in_story, end)) is not None:
            yield say.text(f"mission-next-{end}", mission=say.named("missions", following))


def _set_up(mission: Mission, say: Sentences) -> Iterator[str]:
    for name in ("darkness_at", "party_at"):
        if (number := getattr(mission, name)) is not None:
            yield say.text(f"mission-{name}", n=str(number))
    if mission.map:
        tiles = say.join([say.named("tiles", tile.tile) for tile in mission.map])
        yield say.text("mission-map", what=tiles)
    lying: dict[str, list[str]] = {}
    for tile in mission.map:
        if tile.marker is not None:
            lying.setdefault(tile.marker, []).append(say.text("mission-map-in", tile=say.named("tiles", tile.tile)))
    for marker, places in lying.items():
        name = say.part("markers", marker)
        yield sentence(say.text("mission-map-marker", name=name, where=say.join(places), n=len(places)))
    if mission.start_anywhere:
        yield say.text("mission-start_anywhere")
    if mission.set_up:
        yield say.text("mission-set_up", what=say.effects(mission.set_up))


def _special_rules(mission: Mission, say: Sentences) -> Iterator[str]:
    for rule in mission.special_rules:
        kind = "mission-objective_rule" if rule.objective else "mission-special_rule"
        yield say.text(kind, name=say.name(rule.name), what=" ".join(power_lines(rule, say, "all")))
    for marker in mission.markers:
        what = " ".join(marker_lines(marker, say)) or say.text("label-no-effect")
        yield say.text("mission-marker", name=say.name(marker.name), what=what)
    for companion in mission.companions:
        what = " ".join(power_lines(companion, say)) or say.text("label-no-effect")
        yield say.text("mission-companion", name=say.name(companion.name), health=str(companion.health), what=what)
        yield say.text("mission-companion-led", name=say.part("companions", companion.id))
    for boss in mission.bosses:
        args = {"name": say.named("enemies", boss.kind), "health": str(boss.health), "more": str(boss.per_hero)}
        yield sentence(say.text("mission-boss-per_hero" if boss.per_hero else "mission-boss", **args))


def _objective(mission: Mission, say: Sentences) -> Iterator[str]:
    if mission.map:
        yield from (
            say.text("mission-map-objective", tile=say.named("tiles", tile.tile)) for tile in mission.map if tile.objective
        )
    elif mission.clues:
        yield say.text("mission-clues" if mission.clues_are == "icons" else "mission-clues-rooms", n=str(mission.clues))
    if mission.clues_in:
        yield say.text("mission-clues_in", what=say.join(_where_clues_lie(mission, say)))
    if mission.objective:
        yield say.text("mission-objective", what=say.effects(mission.objective))
    if not mission.has_objective:
        yield say.text("mission-no-objective")
    elif mission.objective_threat != "none":
        threat = say.things(f"threat-{mission.objective_threat}", Amount(plus=1))
        yield sentence(say.text("mission-objective", what=threat))
    if mission.exits_at_objective:
        yield say.text("mission-exits")


def _where_clues_lie(mission: Mission, say: Sentences) -> list[str]:
    """Say how many clues lie in one world after the other; all that are left in the last."""
    left = (mission.clues_in[-1],) * (mission.clues - len(mission.clues_in))
    worlds = groupby((*mission.clues_in, *left))
    return [say.text("mission-clues-where", n=len(list(some)), world=say.named("worlds", world)) for world, some in worlds]


def _won(mission: Mission, say: Sentences) -> str:
    goal, slain = mission.win, "win-slain-objective" if mission.objective else "win-slain"
    parts = [say.text("win-objective_fight")] if goal.objective_fight else []
    parts += [say.reached(counter) for counter in goal.counters]
    parts += [say.text(slain, name=say.named("enemies", kind)) for kind in goal.slain]
    if goal.heroes_at is not None:
        place = say.place(goal.heroes_at)
        with_whom = [say.text("win-companion", name=say.part("companions", companion)) for companion in goal.companions]
        who = say.join(with_whom) if with_whom else ""
        parts.append(say.text("win-heroes_at-with" if who else "win-heroes_at", place=place, who=who))
    parts += [say.text("win-no_enemies")] if goal.no_enemies else []
    return sentence(say.join(parts))


def _lost(doom: Doom, say: Sentences) -> Iterator[str]:
    parts = [say.reached(counter) for counter in doom.counters]
    parts += [say.text("lose-companion", name=say.part("companions", companion)) for companion in doom.companions]
    yield from (sentence(say.text("mission-lose", what=part)) for part in parts)


def marker_lines(marker: Marker, say: Sentences) -> list[str]:
    """Write what can be done at a marker; the same test with one skill or another is written once."""
    lines = power_lines(replace(marker, actions=()), say)
    told: list[Action] = []
    for action in marker.actions:
        if any(_alike(action, other) for other in told):
            continue
        tests = [test for other in marker.actions if _alike(action, other) for test in other.effect if isinstance(test, Test)]
        lines += [_either_test(action, tests, say)] if len(tests) > 1 else say.action_lines(action)
        told.append(action)
    return lines


def _alike(one: Action, other: Action) -> bool:
    """Tell whether two actions are tests that differ only in the skill and what it must reach."""
    match one.effect, other.effect:
        case ((Test() as first,), (Test() as second,)):
            same = replace(first, skill=second.skill, target=second.target) == second
            return same and replace(one, effect=()) == replace(other, effect=())
    return False


def _either_test(action: Action, tests: list[Test], say: Sentences) -> str:
    """Say a test that may be taken with one of several skills."""
    written = say.action(action)
    one = say.text("test-skill", skill=say.text(f"stat-{tests[0].skill}"), target=str(tests[0].target))
    every = say.either(
        [say.text("test-skill", skill=say.text(f"stat-{test.skill}"), target=str(test.target)) for test in tests]
    )
    return written.replace(one, every, 1)
