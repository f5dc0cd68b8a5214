"""The names of things in a language: cards, heroes, enemies, places, numbers, and what is written on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any

from lantern.board.board import Board
from lantern.content.entries import EnemyAbility
from lantern.content.entry import Ability, Power
from lantern.content.library import Content
from lantern.content.names import (
    ABILITIES,
    IN_PLAY,
    OF_ENEMIES,
    OF_HEROES,
    PARTS_OF_MISSIONS,
    taken_apart,
)
from lantern.content.nouns import Forms, Noun
from lantern.content.render import render_ability, render_card, render_use
from lantern.content.render_kit import ability_lines
from lantern.content.render_power import power_lines
from lantern.content.sentences import Sentences
from lantern.content.wording import TARGETS
from lantern.content.words import SAVES
from lantern.core.questions import Question
from lantern.rules.darkness.depth_track import DARKNESS_START, ENTRANCE, NUMBER
from lantern.rules.numbers.values import explain, value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import COPY, card_of, held_as, lying_as
from lantern.rules.table.game import Game
from lantern.rules.table.state import cards_known

PARTY = "party"
RESOURCES = frozenset({"xp", "gold", "grit", "dark_stone", "corruption", "library_knowledge"})
#: What sentences speak of as of a thing, with an article; all else has a title, which is said as it stands.
THINGS = frozenset({
    "tiles", "items", "side-bag-tokens", "enemies", "heroes", "companions", "markers", "locations", "worlds", "pools",
})  # fmt: skip
#: A title, and the name of somebody, have no article.
TITLE = Forms(number="one", article=False)
#: How a face says that it is a woman's.
WOMAN = "w-"
#: What has a name of its own inside an entry.
INSIDE = frozenset({ABILITIES, *PARTS_OF_MISSIONS})
#: So many kinds have an id that it alone does not say what is meant.
AMBIGUOUS = 2
_NUMBERED = re.compile(r"(.+)-(\d+)")
#: Numbers that a die must at least show.
AT_LEAST = frozenset({*TARGETS, *SAVES, "defense"})
#: The texts of so many abilities are kept at hand; no content has more.
MOST_POWERS = 5_000


class Naming:
    """A language, and the names of the entries in it."""

    def __init__(self, content: Content, lang: str = "en") -> None:
        self.content = content
        self.say = Sentences(lang, content)
        #: What was said before of numbers and of abilities, which say the same every time.
        self._stats: dict[str, str] = {}
        self._powers: dict[int, tuple[Any, list[str]]] = {}

    # -- names -------------------------------------------------------------------------------------

    @cached_property
    def _names(self) -> dict[str, dict[str, Noun]]:
        """Every entry, ability and part of a mission: its id, then by its kind its name."""
        found: dict[str, dict[str, Noun]] = {}
        for kind, entry in (*self.content, *self._inside()):
            found.setdefault(entry.id, {}).setdefault(kind, self._name_of(kind, entry))
        return found

    def _name_of(self, kind: str, entry: Any) -> Noun:
        """Call something by its name: a thing with its forms, all else by its title."""
        if kind not in THINGS:
            return Noun(self.say.name(entry.name), TITLE)
        return self.say.called(entry.name, getattr(entry, "grammar", {}), getattr(entry, "plural", None))

    def _inside(self) -> Iterator[tuple[str, Any]]:
        """Go through what has a name of its own inside an entry, each with what it is."""
        for hero in self.content.heroes.values():
            yield from ((ABILITIES, ability) for ability in hero.abilities)
        for mission in self.content.missions.values():
            for part in PARTS_OF_MISSIONS:
                yield from ((part, each) for each in getattr(mission, part))
        for enemy in self.content.enemies.values():
            for side in (enemy.normal, enemy.brutal):
                if side is not None:
                    yield from ((ABILITIES, ability) for ability in (*side.abilities, *side.elite))
            yield from ((ABILITIES, ability) for ability in enemy.mythic)

    def thing(self, name: str, *kinds: str) -> str:
        """Call a card, item, token, ability or condition by its name; `kinds`: what it can be, the likeliest first."""
        return str(self.noun(name, *kinds))

    def noun(self, name: str, *kinds: str) -> Noun:
        """Name a card, item, token, ability or condition so that a sentence can speak of it."""
        _, wanted, name = taken_apart(name)
        found = self._names.get(name)
        if found is not None:
            return next((found[kind] for kind in (wanted, *kinds) if kind in found), next(iter(found.values())))
        if COPY in name:  # a hero has several of them
            card, _, copy = name.partition(COPY)
            one = self.noun(card, *kinds)
            return one.with_text(f"{one} ({copy})")
        messages = (f"name-{name}", f"by-{name}")
        return self.say.noun(next((message for message in messages if self.say.has(message)), messages[0]))

    def kinds_here(self, game: AnyChapter, name: str, who: str = PARTY) -> tuple[str, ...]:
        """Tell what something is that does something now in the name of somebody: the likeliest first."""
        if len(self._names.get(card_of(name), ())) < AMBIGUOUS:
            return ()
        table, hero = game if isinstance(game, Game) else None, game.state.heroes.get(who)
        if any(card.source == name for card in game.state.resolving):
            return IN_PLAY
        if hero is not None:
            if held_as(hero, name) is not None:
                return ("items",)
            has = {
                "upgrades": hero.upgrades,
                "conditions": [condition.source for condition in hero.conditions],
                "side-bag-tokens": hero.bag,
                "hand-cards": cards_known(hero),
            }
            mine = tuple(kind for kind, things in has.items() if name in things)
            if mine:
                return mine
        if lying_as(game.state, name) is not None:
            return IN_PLAY
        return self._kinds_on_the_table(table, name) if table is not None else OF_HEROES

    def _kinds_on_the_table(self, game: Game, name: str) -> tuple[str, ...]:
        """Tell what something is that nobody has: a card, or an ability of an enemy."""
        state = game.state
        kinds = self._names[card_of(name)]
        if ABILITIES in kinds and any(ability.id == name for kind in state.types for ability in game.breeds[kind].abilities):
            return OF_ENEMIES
        return OF_HEROES

    def drawn_kinds(self, card: str) -> tuple[str, ...]:
        """Tell what has been drawn: a card, unless no deck has it."""
        known = self.content.cards.get(card)
        return ("cards", "items") if known is not None and known.copies else ("items", "conditions", "exploration-tokens")

    def about_kinds(self, game: AnyChapter, question: Question, name: str) -> tuple[str, ...]:
        """Tell what the thing is that a question is about: the source of it, or a card that was drawn."""
        is_source = name == question.about.get("source")
        return self.kinds_here(game, name, question.who) if is_source else self.drawn_kinds(name)

    def who(self, game: AnyChapter, name: str, *kinds: str) -> str:
        """Call a hero, an enemy, a type of enemy or the party by its name; or a thing of one of these kinds."""
        return str(self.one(game, name, *kinds))

    def one(self, game: AnyChapter, name: str, *kinds: str) -> Noun:
        """Name a hero, an enemy, a type of enemy, the party or a thing so that a sentence can speak of it."""
        if name == PARTY:
            return self.say.noun("name-party")
        hero = game.state.heroes.get(name)
        if hero is not None:
            return self.person(hero.hero_class, hero.name, hero.face)
        if name in self.content.enemies:
            return self.say.named("enemies", name).many
        match = _NUMBERED.fullmatch(name)
        if match is not None and match[1] in self.content.enemies:
            number = game.model_numbers.of(name) if isinstance(game, Game) else match[2]
            kind = self.say.named("enemies", match[1])
            return kind.with_text(f"{kind} {number}")
        return self.noun(name, *kinds)

    def person(self, hero_class: str, name: str, face: str = "") -> Noun:
        """Name a hero: by a name of its own, which has no article, or by its class, which has one."""
        trade, called = self.say.named("heroes", hero_class), self.called(hero_class, name)
        if called.startswith(trade):
            return trade.with_text(called)
        return Noun(called, Forms(gender="f" if face.startswith(WOMAN) else "m", number="one", article=False))

    def called(self, hero_class: str, name: str) -> str:
        """Call a hero of a class by its name; who has none of its own is called by the class."""
        sheet = self.content.heroes[hero_class]
        own = name.removeprefix(sheet.name["en"])
        return f"{self.say.name(sheet.name)}{own}" if own != name or not name else name

    def all_of(self, game: AnyChapter, names: Iterable[str]) -> str:
        """List heroes or enemies inside a sentence."""
        return self.say.join(self.say.text("name-in-list", who=self.one(game, name)) for name in names)

    def enemies_named(self, word: str) -> str:
        """Call Enemies as a hero names them: by their type, or by a keyword."""
        return self.say.many(word) if word in self.content.enemies else self.say.keyword(word)

    def tile_text(self, game: AnyChapter, index: int) -> str:
        """Name a tile on the table: its letter and its name."""
        return str(self.tile_noun(game, index))

    def tile_noun(self, game: AnyChapter, index: int) -> Noun:
        """Name a tile on the table so that a sentence can speak of it; before its letter there is no article."""
        return Noun(f"{tile_letter(index)} ({self.say.name(board_of(game).tiles[index].name)})", TITLE)

    def space_text(self, game: AnyChapter, space: int) -> str:
        """Name a space by the letter of its tile and its number there."""
        return space_label(game, space)

    def track_text(self, place: int) -> str:
        """Name a space of the Depth Track."""
        if place == ENTRANCE:
            return self.say.text("track-entrance")
        return self.say.text("track-start") if place == DARKNESS_START else self.say.text("track-number", number=NUMBER[place])

    def resource(self, what: str, count: int = 0) -> str:
        """Say how much of something is gained or lost; without a number, what it is."""
        if what in RESOURCES:
            return self.say.text(f"resource-{what}", count=count)
        if what in self.content.pools:
            return self.say.text("resource-pool", count=count, pool=self.say.named("pools", what))
        return self.thing(what, *OF_HEROES)

    def some(self, what: str, count: int = 0) -> Noun:
        """Name what is gained or lost, with how much of it, so that a sentence can speak of it."""
        is_counted = what in RESOURCES or what in self.content.pools
        return Noun(self.resource(what, count), TITLE) if is_counted else self.noun(what, *OF_HEROES)

    def stat(self, stat: str, number: int | None = None) -> str:
        """Name a number of a sheet, with its value: Combat 2, Defense 4+."""
        name = self._stats.get(stat)
        if name is None:
            name = self._stats[stat] = self.say.stat(stat, 2)
        return name if number is None else f"{name} {self.figure(stat, number)}"

    def figure(self, stat: str, number: int) -> str:
        """Write a number of a sheet: 2, 4+."""
        return f"{number}+" if stat in AT_LEAST else str(number)

    def result_text(self, result: str) -> str:
        """Say how an adventure ended."""
        return self.say.text(f"result-{result}")

    def step_text(self, step: str) -> str:
        """Name a step of the turn."""
        return self.say.text(f"step-{step.replace(' ', '-')}")

    def phase_text(self, phase: str) -> str:
        """Name a phase of the turn."""
        return self.say.text(f"phase-{phase}")

    def dice_text(self, purpose: str) -> str:
        """Say what dice are rolled for."""
        if self.say.has(f"dice-{purpose}"):
            return self.say.text(f"dice-{purpose}")
        if purpose in self.content.card_types or purpose in self.content.hands:
            types = self.content.card_types
            what = self.say.name(types[purpose]) if purpose in types else self.thing(purpose, "hands")
            return self.say.text("dice-casting", what=what)
        if purpose in self.content.charts:
            return self.say.name(self.content.charts[purpose].name)
        kind, _, rest = purpose.partition("-")
        if kind == "test":
            return self.say.text("dice-test", skill=self.stat(rest))
        if kind == "spawn":
            return self.say.text("dice-spawn", what=self.say.many(rest))
        return self.say.text(f"dice-{kind}", what=self.resource(rest))

    def faces(self, faces: Any) -> str:
        """List what dice show."""
        return " ".join(str(face) for face in faces)

    def detail_text(self, name: str, *kinds: str) -> list[str]:
        """Write out what a card, item, token, ability or condition says; `kinds`: what it can be, the likeliest first."""
        return self._written(name, kinds, render_card, self.power_text)

    def use_text(self, name: str, *kinds: str) -> list[str]:
        """Write out what something does, and not what it is besides."""
        return self._written(name, kinds, render_use, lambda power: power_lines(power, self.say))

    def power_text(self, power: Any) -> list[str]:
        """Write out an ability, with the kit that it brings to its class, a special rule, a marker or a companion."""
        if isinstance(power, EnemyAbility):
            return [render_ability(power, self.content, self.say.code)]
        known = self._powers.get(id(power))
        if known is None or known[0] is not power:
            if len(self._powers) >= MOST_POWERS:
                self._powers.clear()
            known = self._powers[id(power)] = (power, self._power_text(power))
        return list(known[1])

    def _power_text(self, power: Any) -> list[str]:
        if isinstance(power, Ability):
            return ability_lines(power, self.say)
        return power_lines(power, self.say) if isinstance(power, Power) else []

    def _written(
        self,
        name: str,
        kinds: tuple[str, ...],
        render: Callable[[Any, Content, str], list[str]],
        render_inside: Callable[[Power], list[str]],
    ) -> list[str]:
        name = card_of(name)
        _, wanted, plain = taken_apart(name)
        likely = next((kind for kind in (wanted, *kinds) if kind in self._names.get(plain, ())), None)
        if likely not in INSIDE and (found := self.content.find(name, *kinds)):
            return render(found[0][1], self.content, self.say.code)
        powers = [(kind, power) for kind, power in self._inside() if power.id == plain and isinstance(power, Power)]
        return render_inside(next((power for kind, power in powers if kind == likely), powers[0][1])) if powers else []

    def look_up(self, words: str) -> list[str]:
        """Write out whatever has a name with these words in it: its name first; of several with this very name, each."""
        wanted = words.casefold()
        called = [(name, f"{kind}/{entry}") for entry, kinds in self._names.items() for kind, name in kinds.items()]
        found = [(name, full) for name, full in called if wanted in name.casefold() or wanted in {full, full.partition("/")[2]}]
        best = min((name for name, _ in found), key=lambda name: (name.casefold() != wanted, len(name)), default="")
        lines: list[str] = []
        for full in (full for name, full in found if name == best):
            told = self.detail_text(full)
            if told and told != lines[-len(told) :]:
                lines += [best, *told]
        return lines or [best for _ in found[:1]]

    def explain_text(self, game: AnyChapter, hero: str, stat: str) -> str:
        """Say why a hero's number is what it is."""
        reasons = [
            self.say.text(
                "explain-part", source=self.thing(reason.source, *OF_HEROES), amount=_signed(reason.amount, reason.replaces)
            )
            for reason in explain(game, game.hero(hero), stat)
            if reason.amount or reason.replaces
        ]
        total = value(game, game.hero(hero), stat)
        return self.say.text("explain-line", stat=self.stat(stat), total=total, reasons=", ".join(reasons))


def tile_letter(index: int) -> str:
    """Name a tile on the table by a letter: A to Z, AA, AB ..."""
    return (tile_letter(index // 26 - 1) if index >= 26 else "") + chr(ord("A") + index % 26)


def space_label(game: AnyChapter, space: int) -> str:
    """Name a space shortly and for the whole adventure: the letter of its tile and its number there, A05."""
    place, _, label = board_of(game).names[space].partition(":")
    return f"{tile_letter(int(place.partition('#')[2]))}{label}"


def board_of(game: AnyChapter) -> Board:
    """Return the map; only what happens on one has places to tell of."""
    assert isinstance(game, Game)
    return game.board


def _signed(amount: int, replaces: bool) -> str:
    return str(amount) if replaces else f"{amount:+d}"
