"""Then: what must hold. Each check returns what was expected and what was found, if they differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, get_args

from msgspec import Struct

from lantern.board.laying import named_exit
from lantern.board.placement import Door
from lantern.board.tile import TileError
from lantern.content.words import STATS
from lantern.core.questions import Option, Question
from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.rules.numbers.pools import in_pool
from lantern.rules.numbers.values import enemy_value, explain, explain_enemy, value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import EnemyPlaced, Event
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero
from lantern.rules.words import Words
from lantern.scenarios.aliases import option_key
from lantern.scenarios.answers import refusals_of, short_names
from lantern.scenarios.between import BetweenSituation
from lantern.scenarios.given import Situation, track_place
from lantern.scenarios.pricing import prices_of, worth_of, written_amount, written_price
from lantern.scenarios.problems import known_id, mapping, one_of, refuse, sequence, unknown
from lantern.scenarios.when import shown_state

HERO_FIELDS = (
    "wounds", "sanity_damage", "grit", "corruption", "xp", "gold", "dark_stone", "level", "ko", "dead", "lost_for_good", "owed",
    "library_knowledge",
    "activated", "acted", "escaped", "free_attack_made",
)  # fmt: skip
ENEMY_FIELDS = ("wounds", "target", "kind")

HERO_KEYS = (
    "at", "bag", "items", "equipped", "conditions", "upgrades", "forms", "markers", "health_left", "sanity_left",
)  # fmt: skip
#: How an adventure can end.
RESULTS = ("won", "failed", "all-down", "darkness-escaped", "fled")
#: What an exit can be.
EXITS = tuple(kind.__name__.lower() for kind in get_args(Door))
#: Each check, and the keys that may stand beside it.
CHECKS: dict[str, tuple[str, ...]] = {
    "hero": (*HERO_KEYS, *HERO_FIELDS, *STATS),
    "enemy": ("at", "dead", *ENEMY_FIELDS),
    "enemies": ("count", "at", "in_order", "targets", "adjacent_to"),
    "type": ("elite", "brutal", "activated", "xp_each", *STATS),
    "value": ("is",),
    "why": ("has",),
    "state": ("is", "at_least", "at_most", "has"),
    "track": ("is",),
    "tile": ("is", "world", "token", "revealed", "scavenged"),
    "door": ("is",),
    "deck": ("left", "discard", "has"),
    "result": (),
    "log_has": (),
    "log_lacks": (),
    "asked": ("of", "least", "most"),
    "not_asked": ("of",),
    "offered": ("only", "of"),
    "not_offered": ("of",),
    "refused": ("reason", "rule", "of"),
    "prices": ("of",),
    "worth": ("of",),
    "any_time": (),
    "no_any_time": (),
    "over": (),
}


class Failure(Struct):
    """A check that does not hold."""

    where: str
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, found {self.actual}"


class Checks:
    """Checks statements about a game at one moment, with its open question if there is one."""

    def __init__(self, given: Situation | BetweenSituation, questions: dict[int, Question], *, running: bool) -> None:
        self.given = given
        self.chapter: AnyChapter = given.game
        self.questions = list(questions.values())
        self.running = running
        self.failures: list[Failure] = []

    @property
    def game(self) -> Game:
        """The adventure; other chapters have no map, enemies or mission of which something could hold."""
        if not isinstance(self.chapter, Game):
            raise refuse("then", "this is said of an adventure, and the chapter is another")
        return self.chapter

    @cached_property
    def words(self) -> Words:
        """The words of the log and of labels."""
        return Words(self.chapter.content)

    def check(self, at: str, statement: object) -> None:
        """Check one statement."""
        entry = mapping(at, statement)
        verbs = [key for key in entry if key in CHECKS]
        if not verbs:
            raise unknown(at, "check", next(iter(entry), ""), CHECKS)
        verb = verbs[0]
        if verb == "hero":
            _refuse_what_has_names(at, entry)
        mapping(at, entry, (verb, *CHECKS[verb], *(self._of_kits() if verb == "hero" else ())))
        getattr(self, f"_{verb}")(at, entry)

    def _of_kits(self) -> tuple[str, ...]:
        """List what the kits of classes add to the numbers of a hero."""
        content = self.chapter.content
        return (*content.pools, *content.hands, *content.stats)

    def _fail(self, at: str, expected: object, actual: object) -> None:
        self.failures.append(Failure(at, _shown(expected), _shown(actual)))

    def _same(self, at: str, expected: object, actual: object) -> None:
        if expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
            self._fail(at, expected, actual)

    # -- models --------------------------------------------------------------------------------------

    def _hero(self, at: str, entry: dict[str, Any]) -> None:
        """Check values of a hero: as they are stored, its cards and tokens, or a number with all that changes it."""
        hero = self.chapter.hero(known_id(f"{at}.hero", "hero", entry["hero"], self.chapter.state.heroes))
        for key, wanted in entry.items():
            if key != "hero":
                self._hero_value(f"{at} {hero.id}.{key}", hero, key, wanted)

    def _hero_value(self, at: str, hero: Hero, key: str, wanted: Any) -> None:
        if key == "at":
            self._at(at, wanted, [hero.space])
        elif key in HERO_FIELDS:
            self._same(at, wanted, getattr(hero, key))
        elif key == "conditions":
            self._same(at, sorted(sequence(at, wanted)), sorted(condition.id for condition in hero.conditions))
        elif key in {"bag", "upgrades", "forms"}:
            self._same(at, sorted(sequence(at, wanted)), sorted(getattr(hero, key)))
        elif key in self.chapter.content.hands:
            self._same(at, sorted(sequence(at, wanted)), sorted(hero.hands.get(key, [])))
        elif key in self.chapter.content.pools:
            self._same(at, wanted, in_pool(self.chapter, hero, key))
        elif key == "items":
            self._same(at, sorted(sequence(at, wanted)), sorted(held.id for held in hero.items))
        elif key == "equipped":
            self._same(at, sorted(sequence(at, wanted)), sorted(held.id for held in hero.items if held.equipped))
        elif key == "markers":
            self._same(at, wanted, hero.markers)
        elif key == "health_left":
            self._same(at, wanted, value(self.chapter, hero, "health") - hero.wounds)
        elif key == "sanity_left":
            self._same(at, wanted, value(self.chapter, hero, "sanity") - hero.sanity_damage)
        else:
            self._same(at, wanted, value(self.chapter, hero, key))

    def _at(self, at: str, wanted: Any, spaces: list[int]) -> None:
        names = self.game.board.names
        meant = [self.given.space(at, name) for name in sequence(at, wanted)]
        if sorted(meant) != sorted(spaces):
            found = [names[s] if s >= 0 else "nowhere" for s in sorted(spaces)]
            self._fail(at, [names[s] for s in sorted(meant)], found)

    def _enemy(self, at: str, entry: dict[str, Any]) -> None:
        """Check one enemy; with `dead: true`, that it is gone."""
        name = entry["enemy"]
        enemy: EnemyModel | None = self.game.state.enemies.get(name)
        if enemy is None:
            known_id(f"{at}.enemy", "enemy", name, self._enemies_seen())
        self._same(f"{at} {name}.dead", bool(entry.get("dead", False)), enemy is None)
        if enemy is None:
            return
        for key, wanted in entry.items():
            if key == "at":
                self._at(f"{at} {name}.at", wanted, enemy.spaces)
            elif key in ENEMY_FIELDS:
                self._same(f"{at} {name}.{key}", wanted, getattr(enemy, key))

    def _enemies_seen(self) -> list[str]:
        """Return the enemies that are there, or have been."""
        came = [event.enemy for event in self.game.events if isinstance(event, EnemyPlaced)]
        return list(dict.fromkeys([*self.given.first_enemies, *self.game.state.enemies, *came]))

    def _enemies(self, at: str, entry: dict[str, Any]) -> None:
        """Check all enemies of a type, or `all`: how many, where, whom they target, how many are adjacent to a hero."""
        kind = entry["enemies"]
        models = [enemy for enemy in self.game.state.enemies.values() if kind in {"all", enemy.kind}]
        if "count" in entry:
            self._same(f"{at} count of {kind}", entry["count"], len(models))
        if "at" in entry:
            self._at(f"{at} {kind}", entry["at"], [space for enemy in models for space in enemy.spaces])
        if "in_order" in entry:
            names = self.game.board.names
            wanted = [names[self.given.space(at, name)] for name in sequence(at, entry["in_order"])]
            self._same(f"{at} {kind} in order", wanted, [names[enemy.spaces[0]] for enemy in models])
        if "targets" in entry:
            found = sorted(str(enemy.target) for enemy in models)
            self._same(f"{at} targets of {kind}", sorted(str(t) for t in sequence(at, entry["targets"])), found)
        for who, count in mapping(at, entry.get("adjacent_to", {})).items():
            near = self.game.enemies_adjacent_to(self.game.hero(known_id(at, "hero", who, self.game.state.heroes)).space)
            self._same(f"{at} {kind} adjacent to {who}", count, sum(enemy in models for enemy in near))

    def _type(self, at: str, entry: dict[str, Any]) -> None:
        """Check what all enemies of a type share, and their numbers with all that changes them."""
        kind = known_id(f"{at}.type", "enemy", entry["type"], self.game.content.enemies)
        known = self.game.state.types.get(kind)
        for key, wanted in entry.items():
            if key in {"elite", "brutal", "activated"}:
                self._same(f"{at} {kind}.{key}", wanted, getattr(known, key) if known else None)
            elif key != "type":
                self._same(f"{at} {kind}.{key}", wanted, enemy_value(self.game, kind, key))

    # -- log and questions ---------------------------------------------------------------------------

    def log(self) -> list[str]:
        """Return the log in words."""
        return [self.words.event_text(self.chapter, event) for event in self.chapter.events if isinstance(event, Event)]

    def _log_has(self, at: str, entry: dict[str, Any]) -> None:
        """Check that a line of the log has these words; a list: each of them somewhere."""
        lines = self.log()
        for wanted in sequence(at, entry["log_has"]):
            if not any(str(wanted).casefold() in line.casefold() for line in lines):
                self._fail(f"{at} log", f"a line with {wanted!r}", lines[-12:])

    def _log_lacks(self, at: str, entry: dict[str, Any]) -> None:
        """Check that no line of the log has these words."""
        for unwanted in sequence(at, entry["log_lacks"]):
            found = [line for line in self.log() if str(unwanted).casefold() in line.casefold()]
            if found:
                self._fail(f"{at} log", f"no line with {unwanted!r}", found)

    def _asked(self, at: str, entry: dict[str, Any]) -> None:
        """Check the kind of the open question, whose it is, and how few and how many options or what numbers it takes."""
        open_now = [f"{question.kind} of {question.who}" for question in self.questions]
        fitting = [q for q in self.questions if q.kind == entry["asked"] and entry.get("of", q.who) == q.who]
        if not fitting:
            self._fail(f"{at} open question", entry["asked"], open_now or "no question")
            return
        for key in ("least", "most"):
            if key in entry:
                self._same(f"{at} {entry['asked']}.{key}", entry[key], getattr(fitting[0], key, None))

    def _not_asked(self, at: str, entry: dict[str, Any]) -> None:
        """Check that no question of this kind is open, for anybody or for one of them."""
        for kind in sequence(at, entry["not_asked"]):
            if any(question.kind == kind and entry.get("of", question.who) == question.who for question in self.questions):
                self._fail(f"{at} open question", f"not {kind}", kind)

    def _questions_of(self, entry: dict[str, Any]) -> list[Question]:
        """Return the open question that a check is about: of somebody, or the first, to which answers go without a name."""
        return [q for q in self.questions if q.who == entry["of"]] if "of" in entry else self.questions[:1]

    def _names(self, questions: list[Question]) -> list[tuple[str, set[str]]]:
        """Return the names of each option, with the kind of its question."""
        found = []
        for question in questions:
            for option in getattr(question, "options", []):
                names = {option.key, option.text(self.words, self.chapter)}
                if option.space is not None:
                    names |= short_names(self.chapter, option.space)
                    names |= {mark for mark, space in self.given.marks.items() if space == option.space}
                found.append((question.kind, names))
            if not hasattr(question, "options"):
                found += [(question.kind, {key}) for key in question.keys]
        return found

    def _is_offered(self, said: object, entry: dict[str, Any]) -> bool:
        return any(option_key(kind, str(said)) in names for kind, names in self._names(self._questions_of(entry)))

    def _offered(self, at: str, entry: dict[str, Any]) -> None:
        """Check that the open question has these options; with `only: true`, no others."""
        for wanted in sequence(at, entry["offered"]):
            if not self._is_offered(wanted, entry):
                self._fail(f"{at} offered", wanted, [key for question in self._questions_of(entry) for key in question.keys])
        if entry.get("only"):
            found = self._names(self._questions_of(entry))
            self._same(f"{at} number of options", len(sequence(at, entry["offered"])), len(found))

    def _not_offered(self, at: str, entry: dict[str, Any]) -> None:
        """Check that the open question does not have this option."""
        for unwanted in sequence(at, entry["not_offered"]):
            if self._is_offered(unwanted, entry):
                self._fail(f"{at} offered", f"not {unwanted}", unwanted)

    def _refused(self, at: str, entry: dict[str, Any]) -> None:
        """Check that the open question refuses this, with words of the reason or the id of the rule."""
        self._not_offered(at, entry | {"not_offered": entry["refused"]})
        marks, said = self.given.marks, entry["refused"]
        what = self.game.board.names[marks[said]] if isinstance(said, str) and said in marks else said
        questions = self._questions_of(entry)
        fitting = [refusal for q in questions for refusal in refusals_of(self.chapter, q, what)]
        if not fitting:
            known = [refusal.key for q in questions for refusal in (q.refusals() if q.refusals else [])]
            self._fail(f"{at} refused", entry["refused"], known)
        elif "rule" in entry and not any(r.rule == entry["rule"] for r in fitting):
            self._fail(f"{at} refused by", entry["rule"], [r.rule for r in fitting])
        elif "reason" in entry and not any(entry["reason"].casefold() in r.reason.casefold() for r in fitting):
            self._fail(f"{at} reason", entry["reason"], [r.reason for r in fitting])

    def _prices(self, at: str, entry: dict[str, Any]) -> None:
        """Check what the open question asks for goods and services, whether they can be paid or not."""
        found = prices_of(self.chapter, self._questions_of(entry))
        for what, written in mapping(at, entry["prices"]).items():
            self._same(f"{at} price of {what}", written_price(f"{at}.{what}", written), found.get(what))

    def _worth(self, at: str, entry: dict[str, Any]) -> None:
        """Check what things bring that the first hero, or another, could sell now."""
        heroes = self.chapter.state.heroes
        hero = heroes[known_id(f"{at}.of", "hero", entry.get("of", next(iter(heroes))), heroes)]
        found = worth_of(self.chapter, hero)
        for what, written in mapping(at, entry["worth"]).items():
            self._same(f"{at} worth of {what}", written_amount(f"{at}.{what}", written), found.get(what))

    def _any_time_now(self) -> Sequence[Option]:
        """Return the any-time actions that may be taken: none while a question is open that nothing interrupts."""
        return self.chapter.any_time_actions() if all(question.interruptible for question in self.questions) else []

    def _any_time(self, at: str, entry: dict[str, Any]) -> None:
        """Check that this can be done at any time now; nothing can while a roll waits to be re-rolled."""
        offered = self._any_time_now()
        names = {option.key for option in offered} | {option.text(self.words, self.chapter) for option in offered}
        for wanted in sequence(at, entry["any_time"]):
            if wanted not in names:
                self._fail(f"{at} any time", wanted, sorted(option.key for option in offered))

    def _no_any_time(self, at: str, entry: dict[str, Any]) -> None:
        """Check that this cannot be done at any time now."""
        offered = {option.key for option in self._any_time_now()}
        for unwanted in sequence(at, entry["no_any_time"]):
            if unwanted in offered:
                self._fail(f"{at} any time", f"not {unwanted}", unwanted)

    # -- everything else -----------------------------------------------------------------------------

    def _state(self, at: str, entry: dict[str, Any]) -> None:
        """Check a value of the state by its path; a number beside a list is its length."""
        found = shown_state(at, self.chapter.state, entry["state"])
        if isinstance(entry.get("is"), int) and isinstance(found, list | tuple | dict):
            found = len(found)
        if "is" in entry:
            self._same(f"{at} {entry['state']}", entry["is"], found)
        if "at_least" in entry and found < entry["at_least"]:
            self._fail(f"{at} {entry['state']}", f"at least {entry['at_least']}", found)
        if "at_most" in entry and found > entry["at_most"]:
            self._fail(f"{at} {entry['state']}", f"at most {entry['at_most']}", found)
        if "has" in entry and entry["has"] not in list(found):
            self._fail(f"{at} {entry['state']}", f"contains {entry['has']}", found)

    def _value(self, at: str, entry: dict[str, Any]) -> None:
        """Check a number of a hero or an enemy type with all that changes it."""
        who, _, stat = str(entry["value"]).rpartition(".")
        self._same(f"{at} {entry['value']}", entry["is"], self._number(at, who, stat))

    def _number(self, at: str, who: str, stat: str) -> int:
        stats = self.chapter.content.stats
        if stat not in (*stats, "xp_each"):
            raise unknown(at, "stat", stat, stats)
        if who in self.chapter.state.heroes:
            return value(self.chapter, self.chapter.hero(who), stat)
        return enemy_value(self.game, known_id(at, "hero or enemy", who, self.game.content.enemies), stat)

    def _why(self, at: str, entry: dict[str, Any]) -> None:
        """Check the reasons of a number: by which cards, items and abilities it is what it is."""
        who, _, stat = str(entry["why"]).rpartition(".")
        if who in self.chapter.state.heroes:
            reasons = [reason.source for reason in explain(self.chapter, self.chapter.hero(who), stat)]
        else:
            reasons = [reason.source for reason in explain_enemy(self.game, who, stat)]
        for wanted in sequence(at, entry["has"]):
            if wanted not in reasons:
                self._fail(f"{at} reasons of {entry['why']}", wanted, reasons)

    def _track(self, at: str, entry: dict[str, Any]) -> None:
        """Check where a marker is on the Depth Track: `party` or `darkness`."""
        places = {"party": self.game.state.party_marker, "darkness": self.game.state.darkness}
        known_id(f"{at}.track", "marker", entry["track"], places)
        if track_place(at, entry["is"]) != places[entry["track"]]:
            self._fail(f"{at} {entry['track']}", entry["is"], _place(places[entry["track"]]))

    def _result(self, at: str, entry: dict[str, Any]) -> None:
        """Check how the adventure has ended; `null` if it has not."""
        wanted = entry["result"]
        if wanted is not None and wanted not in RESULTS:
            raise unknown(at, "result", wanted, RESULTS)
        self._same(f"{at} result", wanted, self.game.state.result)

    def _tile(self, at: str, entry: dict[str, Any]) -> None:
        """Check a tile by its number on the table: which it is (`is`), and what is known of it."""
        if not isinstance(self.given, Situation):
            raise refuse(at, "there are no tiles in this chapter")
        index = self.given.tile(at, entry["tile"])
        if "is" in entry:
            self._same(f"{at} tile {index}", entry["is"], self.game.state.placements[index].tile)
        for key in ("scavenged", "token", "revealed", "world"):
            if key in entry:
                self._same(f"{at} tile {index}.{key}", entry[key], getattr(self.game.state.tiles[index], key))

    def _deck(self, at: str, entry: dict[str, Any]) -> None:
        """Check how many cards a deck has left, which are among them, and its discard pile."""
        deck = self.game.state.decks[known_id(f"{at}.deck", "deck", entry["deck"], self.game.state.decks)]
        if "left" in entry:
            self._same(f"{at} cards in {entry['deck']}", entry["left"], len(deck.cards))
        if "discard" in entry:
            self._same(f"{at} discard of {entry['deck']}", sequence(at, entry["discard"]), deck.discard)
        missing = [card for card in sequence(at, entry.get("has", [])) if card not in {*deck.cards, *deck.stacked}]
        self._same(f"{at} not in {entry['deck']}", [], missing)

    def _door(self, at: str, entry: dict[str, Any]) -> None:
        """Check an exit by tile and side, or tile and number: what it is."""
        try:
            index, connector = named_exit(self.game.board, str(entry["door"]))
        except TileError as problem:
            raise refuse(at, str(problem)) from None
        wanted = one_of(f"{at}.is", "kind of exit", entry.get("is"), EXITS)
        door = self.game.state.placements[index].doors[connector]
        self._same(f"{at} door {entry['door']}", wanted, type(door).__name__.lower())

    def _over(self, at: str, entry: dict[str, Any]) -> None:
        """Check whether no question is open: `true` if none is."""
        self._same(f"{at} no question open", bool(entry["over"]), not self.running)


def _place(place: int) -> str:
    if place == 0:
        return "entrance"
    return "start" if place == DARKNESS_START else str(16 - place)


def _refuse_what_has_names(at: str, entry: Mapping[str, Any]) -> None:
    """Refuse pools and hands in a mapping, as they are given: each is checked by its name."""
    for key in ("pools", "hands"):
        inside = entry.get(key)
        if isinstance(inside, Mapping) and inside:
            name, wanted = next(iter(inside.items()))
            message = f'there is no key "{key}": {key} are checked by their names. Did you mean "{name}: {wanted}"?'
            raise refuse(at, message)


def _shown(thing: object) -> str:
    text = repr(thing) if not isinstance(thing, str) else thing
    return text if len(text) < 600 else text[:600] + "..."
