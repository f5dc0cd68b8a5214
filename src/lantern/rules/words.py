"""The game in words: questions, answers, refusals and the log, in a language. Only computed when somebody looks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from lantern.board.board import Board
from lantern.content.entries import EnemyAbility
from lantern.content.entry import Ability, Power
from lantern.content.language import LANGUAGES
from lantern.content.library import Content
from lantern.content.names import (
    ABILITIES,
    CARRIED,
    IN_PLAY,
    OF_ENEMIES,
    OF_HEROES,
    PARTS_OF_MISSIONS,
    back_of,
    of_deck,
    taken_apart,
)
from lantern.content.nouns import Forms, Noun
from lantern.content.render import render_ability, render_card, render_use
from lantern.content.render_kit import ability_lines
from lantern.content.render_power import power_lines
from lantern.content.sentences import Sentences
from lantern.content.verbs.cards import Hook
from lantern.content.verbs.harm import CorruptionHits, Hits, HorrorHits
from lantern.content.wording import TARGETS, capital, ended
from lantern.content.words import SAVES
from lantern.core.play import Notice
from lantern.core.questions import ChooseSome, Confirm, Option, Question, Refusal
from lantern.rules.attack.chances import dice_and_target, to_hit_die
from lantern.rules.attack.hero_hits import defense_of
from lantern.rules.attack.wound_chance import wound_chance
from lantern.rules.darkness.depth_track import DARKNESS_START, ENTRANCE, NUMBER
from lantern.rules.harm.charts import chart_row
from lantern.rules.harm.grit import DREAD_PRICE
from lantern.rules.map.movement import FIXED_MOVE
from lantern.rules.numbers.values import explain, health_of, value
from lantern.rules.table import events
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import COPY, card_of, held_as, lying_as
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero, cards_known

Weight = Literal["heading", "story", "detail"]

PARTY = "party"
RESOURCES = frozenset({"xp", "gold", "grit", "dark_stone", "corruption", "library_knowledge"})
#: What a fact of an event can be, by its name.
TOLD = {
    "card": ("cards",), "item": CARRIED, "token": ("exploration-tokens",), "condition": ("conditions",),
    "ability": (ABILITIES,), "world": ("worlds",), "location": ("locations",), "service": ("services",),
    "town": ("town-types",),
    "counter": ("counters",), "marker": ("markers",),
    "companion": ("companions",), "mission": ("missions",), "form": ("forms",), "what": OF_HEROES,
    "chart": ("charts",), "upgrade": ("upgrades",), "source": OF_HEROES,
}  # fmt: skip
#: What sentences speak of as of a thing, with an article; all else has a title, which is said as it stands.
THINGS = frozenset({
    "tiles", "items", "side-bag-tokens", "enemies", "heroes", "companions", "markers", "locations", "worlds", "pools",
})  # fmt: skip
#: What heroes use; other things are told of, and nobody uses them.
USED = frozenset({"items", "upgrades", "side-bag-tokens", "hand-cards", "hands", "pools", "forms", "markers", "companions"})
#: A title, and the name of somebody, have no article.
TITLE = Forms(number="one", article=False)
#: How a face says that it is a woman's.
WOMAN = "w-"
#: What has a name of its own inside an entry.
INSIDE = frozenset({ABILITIES, *PARTS_OF_MISSIONS})
#: So many kinds have an id that it alone does not say what is meant.
AMBIGUOUS = 2
HEADINGS = (
    events.PosseGathered, events.JourneyBegan, events.StayBegan, events.DayBegan, events.TurnBegan, events.StepBegan,
    events.FightBegan, events.Ended,
)  # fmt: skip
DETAILS = (
    events.Rolled, events.Targeted, events.Attacked, events.Saved, events.Hit, events.DoorClosed, events.PartyMoved,
    events.Noted, events.Paid,
)  # fmt: skip

#: Rolls for a hero's Move.
MOVES = frozenset({"move", "grit-move"})

#: What kinds of Hits are told, and which verb brings them.
HITS: dict[str, type[Struct]] = {"hit": Hits, "horror": HorrorHits, "corruption": CorruptionHits}
_NUMBERED = re.compile(r"(.+)-(\d+)")
_NUMBER = re.compile(r"\d+")

#: Questions for Grit -> how much of it each Hero gives; no message says a price by itself (DREAD-04).
GRIT_ASKED = {"cancel-dread": DREAD_PRICE}


#: Numbers that a die must at least show.
AT_LEAST = frozenset({*TARGETS, *SAVES, "defense"})
#: The texts of so many abilities are kept at hand; no content has more.
MOST_POWERS = 5_000


class Words:
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
        return Noun(f"{tile_letter(index)} ({self.say.name(_board(game).tiles[index].name)})", TITLE)

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

    # -- questions ---------------------------------------------------------------------------------

    def ask_text(self, game: AnyChapter, question: Question) -> str:
        """Say what is asked, and of whom."""
        return self._asked(game, question, f"ask-{question.kind}")

    def ask_seen_text(self, game: AnyChapter, question: Question) -> str:
        """Say what is asked where the dice lie beside it: they are not told a second time."""
        seen = f"ask-{question.kind}-seen"
        return self._asked(game, question, seen if self.say.has(seen) else f"ask-{question.kind}")

    def _asked(self, game: AnyChapter, question: Question, message: str) -> str:
        args: dict[str, str | int] = {"who": self.one(game, question.who), PARTY: _yes(question.who == PARTY)}
        args |= {name: self._about(game, question, name, about) for name, about in question.about.items()}
        if isinstance(question, ChooseSome):
            args["count"] = len(question.options)
        if question.kind in GRIT_ASKED:
            args["price"] = self.resource("grit", GRIT_ASKED[question.kind])
        return capital(self.say.text(message, **args))

    def about_text(self, game: AnyChapter, question: Question, name: str) -> str:
        """Say one of the things that a question is about."""
        return str(self._about(game, question, name, question.about[name]))

    def _about(self, game: AnyChapter, question: Question, name: str, about: Any) -> str | int:
        if name in {"faces", "needed"}:
            return self.faces(about)
        if name == "purpose":
            return self.dice_text(about)
        if name in {"skill", "stat"} or (name == "rest" and about):
            return self.stat(about)
        if name == "deck":
            return self.say.deck(about)
        if name in {"pool", "other"} and about in self.content.pools:
            return self.say.named("pools", about).many
        if isinstance(about, str) and about in self.content.charts and (row := self.row_told(game, about)):
            return row
        if isinstance(about, str):
            kinds = self.about_kinds(game, question, about)
            return (self.some(about) if about in RESOURCES else self.one(game, about, *kinds)) if about else "none"
        return int(about)

    def row_told(self, game: AnyChapter, chart: str) -> Noun:
        """Name the row of a chart that came last: what comes from a chart comes from that, if it has a name."""
        result = last_on(game, chart)
        return Noun(self.say.name(chart_row(game, chart, result).name) if result is not None else "", TITLE)

    def answer_texts(self, game: AnyChapter, question: Question) -> list[str]:
        """Say every answer of a question, in order."""
        if isinstance(question, Confirm):
            return [self._confirm(question, key) for key in question.keys]
        options: list[Option] | None = getattr(question, "options", None)
        return question.keys if options is None else [self.option_text(game, option) for option in options]

    def option_text(self, game: AnyChapter, option: Option) -> str:
        """Say what an option means."""
        return capital(option.text(self, game))

    def deed_text(self, game: AnyChapter, option: Option) -> str:
        """Name what cannot be done."""
        return option.deed(self, game)

    def _confirm(self, question: Question, key: str) -> str:
        own = f"answer-{key}-{question.kind}"
        return self.say.text(own if self.say.has(own) else f"answer-{key}")

    def side_text(self, game: AnyChapter, tile: int, connector: int) -> str:
        """Say on which side of a tile an exit is."""
        return self.say.text(f"side-{_board(game).turned[tile].ways[connector].side}")

    def enemy_text(self, game: Game, name: str) -> str:
        """Say what is left of an enemy, and how well it is protected."""
        enemy = game.state.enemies[name]
        health = health_of(game, enemy) - enemy.wounds
        return self.say.text("preview-enemy", health=health, defense=defense_of(game, enemy))

    def attack_text(self, game: Game, hero: Hero, weapons: Sequence[str]) -> str:
        """Say how many dice an attack rolls, what hits, and how likely it wounds: with one or two weapons, or hand to hand."""
        dice, target = dice_and_target(game, hero, weapons)
        said = self.say.text("preview-attack", dice=dice, target=target, die=to_hit_die(game, hero, weapons) or "D6")
        return self.say.text("preview-attack-wounds", attack=said, percent=round(100 * wound_chance(game, hero, weapons)))

    def chance_text(self, chance: float) -> str:
        """Say how likely something is."""
        return self.say.text("preview-chance", percent=round(100 * chance))

    def notice_text(self, notice: Notice) -> str:
        """Say what happened to a game that was changed by a newer program."""
        name = self.step_text(notice.name) if notice.kind == "taken-back" else notice.name
        return self.say.text(f"notice-{notice.kind}", name=name)

    def refusal_text(self, game: AnyChapter, refusal: Refusal) -> str:
        """Say what cannot be done, why not, and by which rule."""
        number = _NUMBER.search(refusal.reason)
        message = f"refusal-{refusal.rule}"
        why = self.say.text(message, number=number[0] if number else "none") if self.say.has(message) else refusal.reason
        return self.say.text("refusal-line", what=self.deed_text(game, refusal.option), why=why, rule=refusal.rule)

    # -- the log -----------------------------------------------------------------------------------

    def event_text(self, game: AnyChapter, event: Struct) -> str:
        """Tell what happened in a sentence."""
        message, args = self.told(game, event)
        return capital(ended(self.say.text(message, **args)))

    def told(self, game: AnyChapter, event: Struct) -> tuple[str, dict[str, str | int]]:
        """Put the facts of an event into words, and choose the message that tells them."""
        args: dict[str, str | int] = {}
        for name in event.__struct_fields__:
            fact = self._fact(game, event, name, getattr(event, name))
            if fact is not None:
                args[name] = fact
        return self._telling(game, event, args), args

    def _fact(self, game: AnyChapter, event: Struct, name: str, fact: Any) -> str | int | None:
        """Put one fact of an event into words."""
        if isinstance(fact, bool):
            return _yes(fact)
        if name in {"who", "by", "hero", "to", "enemy"} or (name == "target" and isinstance(fact, str)):
            return self.one(game, fact) if fact else "nobody"
        if name in TOLD and name != "what":
            return self.noun(fact, *kinds_told(event, name))
        if name == "space":
            return (
                self.track_text(fact)
                if isinstance(event, events.DarknessMoved | events.PartyMoved)
                else space_label(game, fact)
            )
        if name in {"skill", "save", "stat"}:
            return self.stat(fact)
        if name == "word":
            return self.enemies_named(fact)
        if name == "faces":
            return self.faces(fact)
        if isinstance(fact, int) and name != "tile":
            return fact
        told = {"tile": self._tile_of, "kind": self._kind_of, "what": self._what_of}.get(name)
        if told is not None:
            return told(game, event, fact)
        if name in {"step", "ends", "way"}:
            return str(fact)
        texts = {"purpose": self.dice_text, "deck": self._deck, "result": self.result_text}
        return texts[name](fact) if name in texts else None

    def _tile_of(self, game: AnyChapter, event: Struct, fact: Any) -> str:
        return self.tile_noun(game, event.index if isinstance(event, events.TilePlaced) else fact)

    def _kind_of(self, game: AnyChapter, event: Struct, fact: Any) -> str:
        return str(fact) if isinstance(event, events.Hit) else self.one(game, fact)

    def _what_of(self, game: AnyChapter, event: Struct, fact: Any) -> str:  # noqa: ARG002 - like its siblings
        if isinstance(event, events.Gained | events.Lost):
            return self.some(fact, event.count)
        return self.noun(fact, *kinds_told(event, "what"))

    def _deck(self, deck: str) -> str:
        return self.say.deck(back_of(deck)[0])

    def _telling(self, game: AnyChapter, event: Struct, args: dict[str, str | int]) -> str:
        """Choose the message, and add what only some events can tell."""
        message = f"event-{type(event).__name__.lower()}"
        match event:
            case events.Rolled(rerolled=again) if again:
                args["again"] = self.faces(event.faces[i] for i in again)
                return f"{message}-again"
            case events.Rolled(purpose="move"):
                args |= self._moves(game, event)
                return f"{message}-move"
            case events.Rolled(purpose="grit-move"):
                return f"{message}-grit-move"
            case events.Moved():
                args["space"] = space_label(game, event.path[-1])
                return f"{message}-dynamite" if event.who == "dynamite" else message
            case events.Drew(deck="map"):
                return f"{message}-map"
            case events.Paid():
                return message
            case events.Lost(what="gold", by="hotel"):
                return "event-paid-for"
            case events.Gained(what="grit"):
                return f"{message}-grit"
            case events.Gained(by=by) | events.Lost(by=by) if by:
                return f"{message}-by"
            case events.Used() if not self._is_in_hands(event.what):
                return f"{message}-by-itself"
            case events.Gave(count=count) if count:
                args["item"] = self.some(event.item, count)
            case events.Cast():
                card = self.content.hand_cards.get(event.what)
                own = f"{message}-{card.hand}" if card is not None else message
                return own if self.say.has(own) else message
            case events.Attacked():
                args["models"] = self.all_of(game, event.models)
                args["count"] = len(event.models)
            case events.Hit():
                args |= self._row_behind(event)
                args["whose"] = self._shares(game, event)
                return message + ("" if event.kind == "hit" else f"-{event.kind}") + ("-by" if event.by else "")
            case events.Healed():
                parts = {"wounds": event.wounds, "sanity": event.sanity}
                args["what"] = self.say.join(self.say.text(f"healed-{what}", count=n) for what, n in parts.items() if n)
                args["by"] = args["by"] if event.by != event.hero else "nobody"
            case events.StepBegan() if event.who in self.content.enemies:
                args["step"] = "enemies"
            case events.DoorOpened() | events.DoorClosed() | events.GateOpened():
                args["side"] = self.side_text(game, event.tile, event.connector)
            case events.DepthEventCame():
                row = chart_row(game, event.chart, event.number)
                args["what"] = f"{self.say.name(row.name)}. {self.say.effects(row.effect)}"
            case events.TownFound():
                args |= {"name": event.name, "size": event.size}
            case events.TownChosen():
                args["size"] = event.size
            case events.DailyEventCame():
                args["what"] = self.say.name(chart_row(game, event.chart, event.result).name)
            case events.TokenRevealed() | events.TokenHeardOf():
                args["what"] = ", ".join(self.detail_text(event.token, "exploration-tokens"))
            case events.BonusRolled():
                row = chart_row(game, event.chart, event.result)
                args["what"] = self.say.name(row.name) or self.say.effects(row.effect).rstrip(".")
            case events.Noted():
                return self._noted(game, event, args)
        return message

    def _is_in_hands(self, name: str) -> bool:
        """Tell whether something can be used by a hero; the rest comes over it by itself: a card, a world, a condition."""
        kinds = self._names.get(card_of(taken_apart(name).id))
        return (
            kinds is None
            or not USED.isdisjoint(kinds)
            or any(ability.id == name for hero in self.content.heroes.values() for ability in hero.abilities)
        )

    def _moves(self, game: AnyChapter, event: events.Rolled) -> dict[str, str | int]:
        """Say what is added to a Move die, and how many steps that makes; of several dice one is still to be chosen."""
        added = [f"{self.thing(source, *OF_HEROES)} {amount:+d}" for source, amount in event.added]
        die = FIXED_MOVE if game.state.options.fixed_hero_move else event.faces[0]
        steps = max(1, die + sum(amount for _, amount in event.added))  # MUT-08
        return {"added": ", ".join(added) or "none", "steps": steps if len(event.faces) == 1 else 0}

    def _shares(self, game: AnyChapter, event: events.Hit) -> str:
        """Say how many of the Hits of a group are whose; none where one has struck alone, or nobody can tell."""
        if event.by in event.whose:
            return "none"
        shares = Counter(event.whose)
        told = [self.say.text("hits-of", count=count, whose=self.one(game, model)) for model, count in shares.items()]
        return self.say.join(told) if told else "none"

    def _row_behind(self, event: events.Hit) -> dict[str, str | int]:
        """Name the one row of a chart that brings such Hits, and not the chart; what a hook does nobody can read."""
        chart = self.content.charts.get(event.by)
        if chart is None or any(_brings(row.effect, Hook) for row in chart.rows):
            return {}
        rows = [row for row in chart.rows if _brings(row.effect, HITS[event.kind])]
        return {"by": Noun(self.say.name(rows[0].name), TITLE)} if len(rows) == 1 and rows[0].name else {}

    def _noted(self, game: AnyChapter, event: events.Noted, args: dict[str, str | int]) -> str:
        chart = event.message.removeprefix("chart-")
        if chart not in self.content.charts:
            return f"noted-{event.message}"
        args["chart"] = self.say.name(self.content.charts[chart].name)
        row = chart_row(game, chart, event.number)
        args["what"] = self.say.name(row.name)
        return "event-noted-chart-row" if row.name else "event-noted-chart"


def last_on(game: AnyChapter, chart: str) -> int | None:
    """Tell what was rolled or drawn on a chart last; None if nothing was."""
    return next((found for event in reversed(game.events) if (found := _result_on(chart, event)) is not None), None)


def _result_on(chart: str, event: Struct) -> int | None:
    """Tell what was rolled or drawn on a chart, if an event is that."""
    match event:
        case events.BonusRolled() | events.DailyEventCame() if event.chart == chart:
            return event.result
        case events.DepthEventCame() if event.chart == chart:
            return event.number
        case events.Noted() if event.message == f"chart-{chart}":
            return event.number
        case _:
            return None


def words_of(content: Content) -> dict[str, Words]:
    """Return the words of a content in every language; each content has its own."""
    made: dict[str, Words] | None = content.shelves.get("words")
    if made is None:
        made = content.shelves.setdefault("words", {lang: Words(content, lang) for lang in LANGUAGES})
    return made


def kinds_told(event: Struct, name: str) -> tuple[str, ...]:
    """Tell what a fact of an event can be: a card drawn is of its deck, what a hero takes is an item or a token."""
    if isinstance(event, events.Drew):
        return of_deck(event.deck)
    return OF_HEROES if isinstance(event, events.Attached | events.Detached | events.Forged) else TOLD.get(name, ())


def weight_of(event: Struct, heroes: Container[str]) -> Weight:
    """Tell a heading of the log from its story, and from what only the curious read."""
    if isinstance(event, HEADINGS):
        return "heading"
    if isinstance(event, events.Wounded) and not event.left and event.who not in heroes:
        return "detail"  # the kill is told next; a hero may be spared the fall
    if isinstance(event, events.Noted):
        return "story"  # of a chart: what comes of it is told next, and would come of nothing; else nothing else tells it
    if isinstance(event, events.Rolled) and (event.rerolled or event.purpose in MOVES):
        return "story"  # a Grit is spent, or somebody will go so far
    return "detail" if isinstance(event, DETAILS) else "story"


def tile_letter(index: int) -> str:
    """Name a tile on the table by a letter: A to Z, AA, AB ..."""
    return (tile_letter(index // 26 - 1) if index >= 26 else "") + chr(ord("A") + index % 26)


def space_label(game: AnyChapter, space: int) -> str:
    """Name a space shortly and for the whole adventure: the letter of its tile and its number there, A05."""
    place, _, label = _board(game).names[space].partition(":")
    return f"{tile_letter(int(place.partition('#')[2]))}{label}"


def _board(game: AnyChapter) -> Board:
    """Return the map; only what happens on one has places to tell of."""
    assert isinstance(game, Game)
    return game.board


def _brings(thing: object, verb: type[Struct]) -> bool:
    """Tell whether effects do something, however deep inside."""
    if isinstance(thing, tuple):
        return any(_brings(each, verb) for each in thing)
    if not isinstance(thing, Struct):
        return False
    return isinstance(thing, verb) or any(_brings(getattr(thing, name), verb) for name in thing.__struct_fields__)


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _signed(amount: int, replaces: bool) -> str:
    return str(amount) if replaces else f"{amount:+d}"
