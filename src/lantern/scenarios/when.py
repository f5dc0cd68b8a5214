"""When: the commands of a scenario, each one step of the game."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec

from lantern.content.effects import Effect
from lantern.content.reader import Reader
from lantern.core.engine import Step
from lantern.rules.activation import activate_hero
from lantern.rules.any_time import take_any_time
from lantern.rules.attacks import place_arrivals
from lantern.rules.cards import draw_and_resolve, resolve_card, resolve_find, resolve_top_dread
from lantern.rules.charts import roll_on_chart
from lantern.rules.elites import gain_elite
from lantern.rules.ending import end_adventure
from lantern.rules.enemy_turn import activate_enemies
from lantern.rules.exploration import reveal
from lantern.rules.game import Context, Game
from lantern.rules.perform import perform
from lantern.rules.placement import place_ambush, place_on_tile
from lantern.rules.recovery import recover
from lantern.rules.skills import skill_test
from lantern.rules.state import EnemyType
from lantern.rules.turn import STEPS, fight_over, next_step
from lantern.scenarios.given import Situation
from lantern.scenarios.problems import known_id, mapping, number, refuse, sequence, unknown

Happening = Callable[[Game], None]


def run_next(game: Game) -> None:
    """Run the step that the game itself would take next."""
    step = next_step(game)
    if step is not None:
        step.run(game)


#: Steps of the turn by the names that scenarios use.
NAMED_STEPS: dict[str, Happening] = {
    **{name: step.run for name, step in STEPS.items()},
    "fight-end": fight_over,
    "adventure-end": end_adventure,
    "arrivals": place_arrivals,
    "next": run_next,
}


class Commands:
    """Turns a command of the file into a step."""

    def __init__(self, given: Situation) -> None:
        self.given = given

    def step(self, at: str, command: dict[str, Any]) -> Step:
        """Return the step of a command."""
        verbs = [key for key in command if key in COMMANDS]
        if len(verbs) != 1:
            raise unknown(at, "command", next(iter(command), ""), [*COMMANDS, "answer", "any_time", "expect", "undo", "turns"])
        verb = verbs[0]
        action = getattr(self, f"_{verb}")(f"{at}.{verb}", command[verb], command)
        return Step(f"{verb} {command[verb]}", action)

    def _activate(self, at: str, who: object, command: dict[str, Any]) -> Happening:
        mapping(at, command, ("activate",))
        state = self.given.state
        if who in state.heroes:
            return lambda game: _hero_acts(game, str(who))
        kinds = {enemy.kind for enemy in state.enemies.values()} | set(state.types)
        if who in kinds:
            return lambda game: activate_enemies(game, str(who))
        raise unknown(at, "hero or enemy type on the board", who, [*state.heroes, *sorted(kinds)])

    def _step(self, at: str, name: object, command: dict[str, Any]) -> Happening:
        mapping(at, command, ("step",))
        if name not in NAMED_STEPS:
            raise unknown(at, "step", name, NAMED_STEPS)
        return NAMED_STEPS[str(name)]

    def _perform(self, at: str, effects: object, command: dict[str, Any]) -> Happening:
        extra = mapping(at, command, ("perform", "by", "tile", "source"))
        by = self._hero(f"{at}.by", extra.get("by"))
        tile = self.given.tile(f"{at}.tile", extra["tile"]) if "tile" in extra else -1
        read = read_effects(at, effects)
        source = str(extra.get("source", "scenario"))
        return lambda game: perform(game, read, Context(source=source, hero=by, tile=tile))

    def _hero(self, at: str, who: object) -> str | None:
        return None if who is None else known_id(at, "hero", who, self.given.state.heroes)

    def _resolve(self, at: str, card: object, command: dict[str, Any]) -> Happening:
        """Resolve a card as if it had just been drawn."""
        extra = mapping(at, command, ("resolve", "by", "tile"))
        by = self._hero(f"{at}.by", extra.get("by"))
        tile = self.given.tile(f"{at}.tile", extra["tile"]) if "tile" in extra else -1
        name = known_id(at, "card", card, self.given.content.cards)
        entry = self.given.content.cards[name]
        if entry.deck in {"loot", "scavenge"}:
            return lambda game: resolve_find(game, name, game.hero(by) if by else None, [name])
        deck = entry.deck if entry.deck != "encounter" else f"encounter-{entry.world or 'mines'}"

        def run(game: Game) -> None:
            pile = game.state.decks[deck]
            for cards in (pile.cards, pile.discard):
                if name in cards:
                    cards.remove(name)
                    break
            resolve_card(game, deck, name, Context(source=name, hero=by, tile=tile))
            place_arrivals(game)

        return run

    def _draw(self, at: str, deck: object, command: dict[str, Any]) -> Happening:
        extra = mapping(at, command, ("draw", "by", "count", "tile"))
        by = self._hero(f"{at}.by", extra.get("by"))
        count = number(f"{at}.count", extra.get("count", 1))
        known_id(at, "deck", deck, self.given.state.decks)

        def run(game: Game) -> None:
            hero = game.hero(by) if by else None
            draw_and_resolve(game, str(deck), count, hero, Context(source=str(deck), hero=by))
            place_arrivals(game)

        return run

    def _place(self, at: str, groups: object, command: dict[str, Any]) -> Happening:
        """Place enemies on the checkerboard of a tile, type by type in the order given."""
        extra = mapping(at, command, ("place", "tile"))
        tile = self.given.tile(f"{at}.tile", extra.get("tile", 0))
        wanted = self._groups(at, groups)

        def run(game: Game) -> None:
            for kind, count in wanted:
                place_on_tile(game, kind, count, tile)

        return run

    def _ambush(self, at: str, groups: object, command: dict[str, Any]) -> Happening:
        """Place enemies around the heroes, type by type in the order given."""
        mapping(at, command, ("ambush",))
        wanted = self._groups(at, groups)

        def run(game: Game) -> None:
            for kind, count in wanted:
                place_ambush(game, kind, count)

        return run

    def _groups(self, at: str, groups: object) -> list[tuple[str, int]]:
        found = []
        for kind, count in mapping(at, groups).items():
            known_id(at, "enemy", kind, self.given.content.enemies)
            found.append((kind, number(f"{at}.{kind}", count)))
        return found

    def _elite(self, at: str, kind: object, command: dict[str, Any]) -> Happening:
        extra = mapping(at, command, ("elite", "count"))
        name = known_id(at, "enemy", kind, self.given.content.enemies)
        count = number(f"{at}.count", extra.get("count", 1))

        def run(game: Game) -> None:
            game.state.types.setdefault(name, EnemyType(name))
            gain_elite(game, name, count)

        return run

    def _reveal(self, at: str, tile: object, command: dict[str, Any]) -> Happening:
        mapping(at, command, ("reveal",))
        index = self.given.tile(at, tile)
        if self.given.state.tiles[index].token is None:
            raise refuse(at, f"no token lies on tile {index}; give it one with `token:` in given.board")
        return lambda game: _token_acts(game, index)

    def _recover(self, at: str, who: object, command: dict[str, Any]) -> Happening:
        mapping(at, command, ("recover",))
        name = known_id(at, "hero", who, self.given.state.heroes)
        return lambda game: recover(game, game.hero(name))

    def _test(self, at: str, skill: object, command: dict[str, Any]) -> Happening:
        extra = mapping(at, command, ("test", "target", "by"))
        name = known_id(f"{at}.by", "hero", extra.get("by"), self.given.state.heroes)
        target = number(f"{at}.target", extra.get("target"))

        def run(game: Game) -> None:
            skill_test(game, game.hero(name), str(skill), target)

        return run

    def _chart(self, at: str, chart: object, command: dict[str, Any]) -> Happening:
        extra = mapping(at, command, ("chart", "by"))
        name = known_id(f"{at}.by", "hero", extra.get("by"), self.given.state.heroes)
        known_id(at, "chart", chart, self.given.content.charts)

        def run(game: Game) -> None:
            roll_on_chart(game, game.hero(name), str(chart))

        return run

    def _dread(self, at: str, what: object, command: dict[str, Any]) -> Happening:
        mapping(at, command, ("dread",))
        if what != "resolve":
            raise refuse(at, "write `dread: resolve` to reveal the top card of the stack")
        return resolve_top_dread

    def _set(self, at: str, values: object, command: dict[str, Any]) -> Happening:
        """Change values of the state in the middle of a scenario, by path."""
        mapping(at, command, ("set",))
        changes = mapping(at, values)

        def run(game: Game) -> None:
            for path, value in changes.items():
                set_path(at, game.state, path, deepcopy(value))
            game.state_replaced()

        return run

    def _do(self, at: str, key: object, command: dict[str, Any]) -> Happening:
        mapping(at, command, ("do",))
        return lambda game: take_any_time(game, str(key))


COMMANDS = (
    "activate", "step", "perform", "resolve", "draw", "place", "ambush", "elite", "reveal", "recover", "test", "chart",
    "dread", "set", "do",
)  # fmt: skip


def _hero_acts(game: Game, who: str) -> None:
    activate_hero(game, game.hero(who))
    place_arrivals(game)


def _token_acts(game: Game, tile: int) -> None:
    reveal(game, tile)
    place_arrivals(game)


def read_effects(at: str, effects: object) -> list[Any]:
    """Read effects as a pack would say them."""
    reader = Reader(at)
    read = reader.read(sequence(at, effects), tuple[Effect, ...])
    if reader.problems:
        raise refuse(at, "; ".join(str(problem) for problem in reader.problems))
    found: list[Any] = list(msgspec.convert(read, tuple[Effect, ...]))
    return found


def get_path(at: str, thing: Any, path: str) -> Any:
    """Follow a dotted path through the state: `heroes.us-marshal.grit`, `tiles.0.scavenged`."""
    for part in path.split("."):
        if isinstance(thing, dict):
            if part not in thing:
                raise unknown(at, "entry", part, [str(key) for key in thing])
            thing = thing[part]
        elif isinstance(thing, list | tuple):
            if not part.lstrip("-").isdigit() or not -len(thing) <= int(part) < len(thing):
                raise refuse(at, f"{part!r} is no place in a list of {len(thing)}")
            thing = thing[int(part)]
        elif hasattr(thing, part) and not part.startswith("_"):
            thing = getattr(thing, part)
        else:
            raise unknown(at, "value", part, list(getattr(thing, "__struct_fields__", ())))
    return thing


def set_path(at: str, state: Any, path: str, value: Any) -> None:
    """Set a value of the state by its path."""
    parent, _, last = path.rpartition(".")
    thing = get_path(at, state, parent) if parent else state
    if isinstance(thing, dict):
        thing[last] = value
    elif isinstance(thing, list):
        thing[int(last)] = value
    elif last in getattr(thing, "__struct_fields__", ()):
        setattr(thing, last, value)
    else:
        raise unknown(at, "value", last, list(getattr(thing, "__struct_fields__", ())))
