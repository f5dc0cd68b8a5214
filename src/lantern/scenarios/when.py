"""When: the commands of a scenario, each one step of the game."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec

from lantern.content.effects import Effect
from lantern.content.names import back_of
from lantern.content.reader import Reader
from lantern.content.words import SKILLS
from lantern.core.engine import Step
from lantern.core.uses import Uses
from lantern.rules.darkness.cards import draw_and_resolve, resolve_card, resolve_find, resolve_top_dread
from lantern.rules.fight.arrivals import place_arrivals
from lantern.rules.fight.elites import gain_elite
from lantern.rules.fight.enemy_turn import activate_enemies
from lantern.rules.fight.placement import place_ambush, place_on_tile
from lantern.rules.former_saves import as_cards, called, number_cards, take_over_by_name, take_over_uses
from lantern.rules.harm.charts import roll_on_chart
from lantern.rules.harm.recovery import recover
from lantern.rules.harm.skills import skill_test
from lantern.rules.map.exploration import reveal
from lantern.rules.numbers.perform import happen
from lantern.rules.table.copies import all_cards
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import CardInPlay, ChapterState, EnemyType, Hero, OnTheTable
from lantern.rules.turn.activation import activate_hero
from lantern.rules.turn.any_time import meant_by
from lantern.rules.turn.end_of_adventure import end_adventure
from lantern.rules.turn.turn import STEPS, fight_over, next_step
from lantern.scenarios.forcing import forced
from lantern.scenarios.given import Situation
from lantern.scenarios.problems import known_id, mapping, number, one_of, refuse, refuse_all, sequence, unknown

Happening = Callable[[Game], None]


def run_next(game: Game) -> None:
    """Run the step that the game itself would take next."""
    step = next_step(game)
    if step is not None:
        step.run(game)


#: Decks of which no card does something when it is drawn, and what to write instead.
NOT_DRAWN = {
    "threat": "let enemies come: perform: [{attack: {threat: medium}}]",
    "map": "lay a tile with `board`, or look through a door",
    "exploration": "put a token on a tile with `token`, and reveal it: reveal: 1",
}
#: Steps of the turn by the names that scenarios use.
NAMED_STEPS: dict[str, Happening] = {
    **{name: step.run for name, step in STEPS.items()},
    "fight-end": fight_over,
    "adventure-end": end_adventure,
    "arrivals": place_arrivals,
    "next": run_next,
}


#: Each command, and the keys that may stand beside it.
COMMANDS: dict[str, tuple[str, ...]] = {
    "activate": (),
    "step": (),
    "perform": ("by", "tile", "source"),
    "resolve": ("by", "tile"),
    "draw": ("by", "count", "tile"),
    "place": ("tile",),
    "ambush": (),
    "elite": ("count",),
    "reveal": (),
    "recover": (),
    "test": ("target", "by"),
    "chart": ("by",),
    "dread": (),
    "set": (),
    "do": ("force",),
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
        mapping(at, command, (verb, *COMMANDS[verb]))
        beside = {key: value for key, value in command.items() if key != verb}
        action = getattr(self, f"_{verb}")(f"{at}.{verb}", command[verb], **beside)
        return Step(f"{verb} {command[verb]}", action)

    def _activate(self, at: str, who: object) -> Happening:
        """Let a hero act, as in its activation; with an enemy type, that type."""
        state = self.given.state
        if who in state.heroes:
            return lambda game: _hero_acts(game, str(who))
        kinds = {enemy.kind for enemy in state.enemies.values()} | set(state.types)
        if who in kinds:
            return lambda game: activate_enemies(game, str(who))
        raise unknown(at, "hero or enemy type on the board", who, [*state.heroes, *sorted(kinds)])

    def _step(self, at: str, name: object) -> Happening:
        """Take one step of the turn."""
        if name not in NAMED_STEPS:
            raise unknown(at, "step", name, NAMED_STEPS)
        if name == "fight-end" and self.given.state.fight is None:
            raise refuse(at, "no fight is on that could end")
        return NAMED_STEPS[str(name)]

    def _perform(
        self, at: str, effects: object, *, by: object = None, tile: object = None, source: object = "scenario"
    ) -> Happening:
        """Carry out effects as a card would: in the name of a hero, on a tile, by a source."""
        context = self._context(at, str(source), by, tile)
        read = read_effects(at, effects)
        return lambda game: happen(game, read, context)

    def _context(self, at: str, source: str, by: object, tile: object) -> Context:
        where = -1 if tile is None else self.given.tile(f"{at}.tile", tile)
        return Context(source=source, hero=self._hero(f"{at}.by", by), tile=where)

    def _hero(self, at: str, who: object) -> str | None:
        return None if who is None else known_id(at, "hero", who, self.given.state.heroes)

    def _resolve(self, at: str, card: object, *, by: object = None, tile: object = None) -> Happening:
        """Resolve a card as if it had just been drawn."""
        name = known_id(at, "card", card, self.given.content.cards)
        context = self._context(at, name, by, tile)
        entry = self.given.content.cards[name]
        if entry.deck in {"loot", "scavenge"}:
            return lambda game: resolve_find(game, name, _hero_of(game, context), [name])
        deck = entry.deck if entry.deck != "encounter" else f"encounter-{entry.world or 'mines'}"
        self.given.bring_deck(at, deck)

        def run(game: Game) -> None:
            pile = game.state.decks[deck]
            for cards in (pile.cards, pile.discard):
                if name in cards:
                    cards.remove(name)
                    break
            resolve_card(game, deck, name, context)
            place_arrivals(game)

        return run

    def _draw(self, at: str, deck: object, *, by: object = None, count: object = 1, tile: object = None) -> Happening:
        """Draw from a deck and resolve what is drawn."""
        context = self._context(at, str(deck), by, tile)
        cards = number(f"{at}.count", count)
        self.given.bring_deck(at, str(deck))
        kind, _ = back_of(str(deck))
        if kind in NOT_DRAWN:
            raise refuse(at, f"cards of '{deck}' are not drawn by themselves; {NOT_DRAWN[kind]}")

        def run(game: Game) -> None:
            draw_and_resolve(game, str(deck), cards, _hero_of(game, context), context)
            place_arrivals(game)

        return run

    def _place(self, at: str, groups: object, *, tile: object = 0) -> Happening:
        """Place enemies on the checkerboard of a tile, type by type in the order given."""
        where = self.given.tile(f"{at}.tile", tile)
        wanted = self._groups(at, groups)

        def run(game: Game) -> None:
            for kind, count in wanted:
                place_on_tile(game, kind, count, where)

        return run

    def _ambush(self, at: str, groups: object) -> Happening:
        """Place enemies around the heroes, type by type in the order given."""
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

    def _elite(self, at: str, kind: object, *, count: object = 1) -> Happening:
        """Roll elite abilities for an enemy type."""
        name = known_id(at, "enemy", kind, self.given.content.enemies)
        rolls = number(f"{at}.count", count)

        def run(game: Game) -> None:
            game.state.types.setdefault(name, EnemyType(name))
            gain_elite(game, name, rolls)

        return run

    def _reveal(self, at: str, tile: object) -> Happening:
        """Reveal the token on a tile."""
        index = self.given.tile(at, tile)
        if self.given.state.tiles[index].token is None:
            raise refuse(at, f"no token lies on tile {index}; give it one with `token:` in given.board")
        return lambda game: _token_acts(game, index)

    def _recover(self, at: str, who: object) -> Happening:
        """Let a KO'd hero recover."""
        name = known_id(at, "hero", who, self.given.state.heroes)
        return lambda game: recover(game, game.hero(name))

    def _test(self, at: str, skill: object, *, target: object = None, by: object = None) -> Happening:
        """Let a hero take a skill test."""
        name = known_id(f"{at}.by", "hero", by, self.given.state.heroes)
        needed = number(f"{at}.target", target)
        tested = one_of(at, "skill", skill, SKILLS)

        def run(game: Game) -> None:
            skill_test(game, game.hero(name), tested, needed)

        return run

    def _chart(self, at: str, chart: object, *, by: object = None) -> Happening:
        """Let a hero roll on a chart."""
        name = known_id(f"{at}.by", "hero", by, self.given.state.heroes)
        known_id(at, "chart", chart, self.given.content.charts)

        def run(game: Game) -> None:
            roll_on_chart(game, game.hero(name), str(chart))

        return run

    def _dread(self, at: str, what: object) -> Happening:
        """Reveal and resolve the top card of the Growing Dread: `resolve`."""
        if what != "resolve":
            raise refuse(at, "write `dread: resolve` to reveal the top card of the stack")
        return resolve_top_dread

    def _set(self, at: str, values: object) -> Happening:
        """Change values of the state in the middle of a scenario, by path."""
        changes = mapping(at, values)

        def run(game: Game) -> None:
            for path, value in changes.items():
                if path in {"uses", "uses.spent"}:  # all uses are said anew, those of cards too
                    for card in all_cards(game.state):
                        card.uses = Uses()
                first, _, rest = path.partition(".")
                if first in BY_NAME:
                    take_over_by_name(game.state, {first: {rest: value} if rest else value})
                else:
                    set_path(at, game.state, path, deepcopy(value))
            number_cards(game.state)
            take_over_uses(game.state)
            game.state_replaced()

        return run

    def _do(self, at: str, key: object, *, force: object = False) -> Happening:
        """Take an any-time action that is legal now, or any at all if the file insists."""
        game = self.given.game
        if not (force or game.may_take(str(key))):
            keys = [option.key for option in game.any_time_actions()]
            possible = f"Possible: {', '.join(keys) or 'nothing'}"
            raise refuse(at, f"'{key}' cannot be done now. {possible}. To do it all the same, add `force: true`")
        return lambda game: (meant_by(game, str(key)) or forced(game, str(key))).take(game)


def _hero_of(game: Game, context: Context) -> Hero | None:
    return game.hero(context.hero) if context.hero else None


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
        raise refuse_all(at, reader.problems)
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


#: What scenarios say by the name of a card, and how to find it on the card.
BY_NAME: dict[str, Callable[[CardInPlay], Any]] = {
    "card_marks": lambda card: card.marks,
    "card_tiles": lambda card: card.tile if isinstance(card, OnTheTable) else None,
    "kept": lambda card: card.kept,
}


def shown_state(at: str, state: ChapterState, path: str) -> Any:
    """Follow a path as it is written in scenarios: what is on a card by its name, wherever it is; cards by what they are."""
    first, _, name = path.partition(".")
    if first in BY_NAME:
        on_card = BY_NAME[first]
        if not name:
            return {card.source: found for card in all_cards(state) if (found := on_card(card)) not in (None, 0, [])}
        card = called(state, name)
        if card is None:
            raise unknown(at, "card", name, [card.source for card in all_cards(state)])
        return on_card(card)
    found = get_path(at, state, path)
    return [each.id if isinstance(each, CardInPlay) else each for each in found] if isinstance(found, list) else found


#: Fields in which cards lie, and as what.
CARDS = {"conditions": list[CardInPlay], "in_play": list[OnTheTable], "resolving": list[OnTheTable]}


def set_path(at: str, state: Any, path: str, value: Any) -> None:
    """Set a value of the state by its path."""
    parent, _, last = path.rpartition(".")
    thing = get_path(at, state, parent) if parent else state
    if isinstance(thing, dict):
        thing[last] = value
    elif isinstance(thing, list):
        thing[int(last)] = value
    elif last in getattr(thing, "__struct_fields__", ()):
        setattr(thing, last, msgspec.convert(as_cards(value), CARDS[last]) if last in CARDS else value)
    else:
        raise unknown(at, "value", last, list(getattr(thing, "__struct_fields__", ())))
