"""The game in words: questions, answers, refusals and the log, in a language. Only computed when somebody looks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Literal

from msgspec import Struct

from lantern.board.board import Board
from lantern.board.tile import Tile
from lantern.board.turned import turned
from lantern.content.entries import KINDS, EnemyAbility
from lantern.content.library import Content
from lantern.content.render import render_ability, render_card, render_use
from lantern.content.render_power import power_lines
from lantern.content.sentences import Sentences
from lantern.content.wording import TARGETS, capital, sentence
from lantern.content.words import SAVES
from lantern.core.play import Notice
from lantern.core.questions import ChooseSome, Confirm, Option, Question, Refusal
from lantern.rules import events
from lantern.rules.bearing import Usable
from lantern.rules.belongings import COPY, card_of
from lantern.rules.chances import escape_chance, find_chance
from lantern.rules.chapter import AnyChapter
from lantern.rules.charts import chart_row
from lantern.rules.depth_track import DARKNESS_START, ENTRANCE, NUMBER
from lantern.rules.game import Game
from lantern.rules.hero_arms import shots_of
from lantern.rules.hero_attacks import MOST_DICE
from lantern.rules.hero_hits import defense_of
from lantern.rules.to_hit import to_hit_target
from lantern.rules.values import explain, health_of, value

Weight = Literal["heading", "story", "detail"]

PARTY = "party"
RESOURCES = frozenset({"xp", "gold", "grit", "dark_stone", "corruption", "faith"})
#: How a space is offered, by the kind of the question.
SPACE_OPTIONS = {
    "start-space": "option-start-space",
    "throw-at": "option-throw-space",
    "pushed-aside": "option-push-space",
    "enemy-space": "option-enemy-space",
}
#: Options whose words depend on the question that they answer.
OWN_OPTIONS = {("assign-hits", "stop"): "option-stop-hits", ("heal-or-grit", "grit"): "option-take-grit"}
HEADINGS = (events.PosseGathered, events.TurnBegan, events.StepBegan, events.FightBegan, events.Ended)
DETAILS = (events.Rolled, events.Targeted, events.Saved, events.Hit, events.DoorClosed, events.PartyMoved, events.Noted)

_NUMBERED = re.compile(r"(.+)-(\d+)")
_NUMBER = re.compile(r"\d+")


class Words:
    """A language, and the names of the entries in it."""

    def __init__(self, content: Content, lang: str = "en") -> None:
        self.content = content
        self.say = Sentences(lang, content)

    # -- names -------------------------------------------------------------------------------------

    @cached_property
    def _names(self) -> dict[str, str]:
        """Every entry and ability by its id; where kinds share an id, the first kind has it."""
        found: dict[str, str] = {}
        for _, entry in self.content:
            found.setdefault(entry.id, self.say.name(entry.name))
        for ability in self._abilities():
            found.setdefault(ability.id, self.say.name(ability.name))
        for mission in self.content.missions.values():
            for counter in mission.counters:
                found.setdefault(counter.id, self.say.name(counter.name))
        return found

    def _abilities(self) -> Iterator[Any]:
        for hero in self.content.heroes.values():
            yield from hero.abilities
        for mission in self.content.missions.values():
            yield from (*mission.special_rules, *mission.markers, *mission.companions)
        for enemy in self.content.enemies.values():
            for side in (enemy.normal, enemy.brutal):
                if side is not None:
                    yield from side.abilities
                    yield from side.elite
            yield from enemy.mythic

    def thing(self, name: str) -> str:
        """Call a card, item, token, ability or condition by its name."""
        if name in self._names:
            return self._names[name]
        if COPY in name:  # a hero has several of them
            card, _, copy = name.partition(COPY)
            return f"{self.thing(card)} ({copy})"
        for message in (f"name-{name}", f"by-{name}"):
            if self.say.has(message):
                return self.say.text(message)
        return self.say.text(f"name-{name}")

    def who(self, game: AnyChapter, name: str) -> str:
        """Call a hero, an enemy, a type of enemy or the party by its name."""
        if name == PARTY:
            return self.say.text("name-party")
        hero = game.state.heroes.get(name)
        if hero is not None:
            sheet = self.content.heroes[hero.hero_class]
            own = hero.name.removeprefix(sheet.name["en"])
            return f"{self.say.name(sheet.name)}{own}" if own != hero.name else hero.name
        if name in self.content.enemies:
            return self.say.many(name)
        match = _NUMBERED.fullmatch(name)
        if match is not None and match[1] in self.content.enemies:
            return f"{self.say.name(self.content.enemies[match[1]].name)} {match[2]}"
        return self.thing(name)

    def tile_text(self, game: AnyChapter, index: int) -> str:
        """Name a tile on the table: its letter and its name."""
        return f"{tile_letter(index)} ({self.say.name(_board(game).tiles[index].name)})"

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
        return self.thing(what)

    def stat(self, stat: str, number: int | None = None) -> str:
        """Name a number of a sheet, with its value: Combat 2, Defense 4+."""
        name = self.say.text(f"stat-{stat}", n=2)
        if number is None:
            return name
        return f"{name} {number}{'+' if stat in TARGETS | SAVES | {'defense'} else ''}"

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

    def detail_text(self, name: str) -> list[str]:
        """Write out what a card, item, token, ability or condition says."""
        return self._written(name, render_card)

    def use_text(self, name: str) -> list[str]:
        """Write out what something does, and not what it is besides."""
        return self._written(name, render_use)

    def _written(self, name: str, render: Callable[[Any, Content, str], list[str]]) -> list[str]:
        name = card_of(name)
        for kind in KINDS:
            entry = self.content.kind(kind).get(name)
            if entry is not None:
                return render(entry, self.content, self.say.code)
        for ability in self._abilities():
            if ability.id == name:
                if isinstance(ability, EnemyAbility):
                    return [render_ability(ability, self.content, self.say.code)]
                return power_lines(ability, self.say)
        return []

    def look_up(self, words: str) -> list[str]:
        """Write out whatever has a name with these words in it: its name first."""
        wanted = words.casefold()
        found = {name: entry for entry, name in self._names.items() if wanted in name.casefold() or wanted == entry}
        best = sorted(found, key=lambda name: (name.casefold() != wanted, len(name)))[:1]
        return [text for name in best for text in (name, *self.detail_text(found[name]))]

    def explain_text(self, game: AnyChapter, hero: str, stat: str) -> str:
        """Say why a hero's number is what it is."""
        reasons = [
            self.say.text("explain-part", source=self.thing(reason.source), amount=_signed(reason.amount, reason.replaces))
            for reason in explain(game, game.hero(hero), stat)
            if reason.amount or reason.replaces
        ]
        total = value(game, game.hero(hero), stat)
        return self.say.text("explain-line", stat=self.stat(stat), total=total, reasons=", ".join(reasons))

    # -- questions ---------------------------------------------------------------------------------

    def ask_text(self, game: AnyChapter, question: Question) -> str:
        """Say what is asked, and of whom."""
        args: dict[str, str | int] = {"who": self.who(game, question.who), PARTY: _yes(question.who == PARTY)}
        args |= {name: self._about(game, name, about) for name, about in question.about.items()}
        if isinstance(question, ChooseSome):
            args["count"] = len(question.options)
        return capital(self.say.text(f"ask-{question.kind}", **args))

    def _about(self, game: AnyChapter, name: str, about: Any) -> str | int:
        if name in {"faces", "needed"}:
            return self.faces(about)
        if name == "purpose":
            return self.dice_text(about)
        if name == "skill":
            return self.stat(about)
        if name == "deck":
            return self.say.text(f"deck-{about}")
        if isinstance(about, str):
            return (self.resource(about) if about in RESOURCES else self.who(game, about)) if about else "none"
        return int(about)

    def answer_texts(self, game: AnyChapter, question: Question) -> list[str]:
        """Say every answer of a question, in order."""
        if isinstance(question, Confirm):
            return [self._confirm(question, key) for key in question.keys]
        options: list[Option] | None = getattr(question, "options", None)
        return question.keys if options is None else [self.option_text(game, question, option) for option in options]

    def _confirm(self, question: Question, key: str) -> str:
        own = f"answer-{key}-{question.kind}"
        return self.say.text(own if self.say.has(own) else f"answer-{key}")

    def option_text(self, game: AnyChapter, question: Question, option: Option) -> str:
        """Say what an answer means."""
        say, key = self.say, option.key
        if option.space is not None:
            space = self.space_text(game, option.space)
            if option.model is not None:
                message = "option-ricochet" if key.startswith("ricochet:") else "option-enemy"
                return say.text(message, who=self.who(game, option.model), space=space)
            return say.text(SPACE_OPTIONS.get(question.kind, "option-space"), space=space)
        if own := OWN_OPTIONS.get((question.kind, key)):
            return say.text(own)
        verb, _, rest = key.partition(":")
        if question.kind in {"hands", "clothes"}:
            return say.join(self.thing(item) for item in key.split("+")) if key != "nothing" else say.text("option-nothing")
        if question.kind == "lantern-oil" and option.value is not None:
            face = question.about["faces"][option.value[2]]
            return say.text("option-oil", who=self.who(game, option.value[0].id), what=self.thing(option.value[1]), face=face)
        if question.kind == "choose" and option.value is not None:
            return self._choice(option.value)
        if verb in {"scavenge", "door", "gate", "exit"}:
            return self._search(game, verb, option.value)
        if verb in {"drag", "help"}:
            return say.text(f"option-{verb}", who=self.who(game, rest))
        if question.kind in {"hit-harder", "special-shot", "add-damage"} and option.about is not None:
            return say.text(
                "option-shot", what=self._card_text(option) if option.card else self.thing(key), face=option.about["face"]
            )
        if question.kind == "turn-die" and option.about is not None:
            return say.text("option-turn" if option.about["new"] else "option-turn-again", **option.about)
        if verb == "shoot" and isinstance(option.value, tuple) and option.value[1] is not None:
            return say.text("option-shoot-two", what=self.thing(option.value[0]), other=self.thing(option.value[1]))
        if verb in {"use", "shoot", "throw", "swap", "discard", "lead"}:
            return say.text(f"option-{verb}", what=self._card_text(option) if option.card else self.thing(rest))
        if option.die is not None and option.about is not None:
            critical = _yes(bool(option.about.get("critical")))
            return say.text(f"option-{verb.partition('-')[0]}", face=option.about["face"], critical=critical)
        if question.kind == "turn-tile":
            return self._fit(game, option.value)
        if question.kind == "reveal-first":
            return say.text("option-tile", tile=self.tile_text(game, option.value))
        if option.model is not None:
            return self.who(game, option.model)
        if option.card is not None:
            return self._card_text(option)
        return say.text(f"option-{key}", **(option.about or {}))

    def _card_text(self, option: Option) -> str:
        """Name the card of an option, and which copy where its key says so."""
        _, which, rest = option.key.partition(f"{option.card}{COPY}")
        copy = _NUMBER.match(rest) if which else None
        return self.thing(f"{option.card}{COPY}{copy[0]}" if copy else option.card or option.key)

    def _choice(self, choice: Any) -> str:
        what = self.say.clauses(choice.effect).rstrip(".")
        cost = self.say.cost(choice.cost) if choice.cost is not None else ""
        return sentence(self.say.text("option-choice-cost", cost=cost, what=what) if cost else what)

    def _search(self, game: AnyChapter, verb: str, where: Any) -> str:
        if verb == "scavenge":
            return self.say.text("option-scavenge", tile=self.tile_text(game, where))
        return self.say.text(f"option-{verb}", tile=self.tile_text(game, where[0]), side=self._side(game, *where))

    def _side(self, game: AnyChapter, tile: int, connector: int) -> str:
        return self.say.text(f"side-{_board(game).turned[tile].ways[connector].side}")

    def _fit(self, game: AnyChapter, fit: Any) -> str:
        """Say where a tile would lead on to, laid this way."""
        tile = self._tile_drawn(game)
        sides = [way.side for n, way in enumerate(turned(tile, fit.turns).ways) if n != fit.entrance]
        names = self.say.join(self.say.text(f"side-{side}") for side in sides) if sides else "none"
        return self.say.text("option-entrance", number=fit.entrance + 1, sides=names)

    def _tile_drawn(self, game: AnyChapter) -> Tile:
        """Find the tile of the Map card drawn last; a corner has rolled which way it turns (TILE-15)."""
        face = 0
        for event in reversed(game.events):
            if isinstance(event, events.Rolled) and event.purpose == "corner":
                face = event.faces[0]
            elif isinstance(event, events.Drew) and event.deck == "map":
                if event.card in self.content.tiles:
                    return self.content.tiles[event.card]
                break
        corners = ((tile, tile.direction_die) for tile in self.content.tiles.values() if tile.direction_die is not None)
        return next(tile for tile, (low, high) in corners if low <= face <= high)

    def any_time_text(self, game: AnyChapter, option: Option) -> str:
        """Say an action that is possible at any time."""
        who, _, action = option.key.partition("/")
        verb, _, rest = action.partition(":")
        thing, _, other = rest.rpartition(":") if verb in {"give", "swap", "attach"} else (rest, "", "")
        if verb == "use" and isinstance(option.value, Usable):  # of a card that can do several things its key tells which
            thing = option.value.source
        args = {"who": self.who(game, who)}
        if thing:
            args["what"] = self.thing(thing)
        if other:
            args["other"] = self.who(game, other) if verb in {"give", "swap"} else self.thing(other)
        return self.say.text(f"anytime-{verb}", **args)

    def preview_text(self, game: AnyChapter, question: Question, option: Option) -> str:
        """Say what to expect of an answer, where that can be told; otherwise nothing."""
        if not isinstance(game, Game):
            return ""
        say, hero = self.say, game.state.heroes.get(question.who)
        if option.model is not None and option.model in game.state.enemies:
            enemy = game.state.enemies[option.model]
            health = health_of(game, enemy) - enemy.wounds
            return say.text("preview-enemy", health=health, defense=defense_of(game, enemy))
        verb = option.key.partition(":")[0]
        if hero is None:
            return ""
        if verb in {"melee", "shoot"}:
            guns = option.value if isinstance(option.value, tuple) else (option.value,)
            weapons = [gun for gun in guns if gun is not None and verb == "shoot"]
            dice = value(game, hero, "shots") + sum(
                shots_of(game, hero, gun, off_hand=bool(n)) for n, gun in enumerate(weapons)
            )
            dice = min(MOST_DICE, dice if weapons else value(game, hero, "combat"))
            target = to_hit_target(game, hero, weapons[0] if weapons else None)
            return say.text("preview-attack", dice=dice, target=target)
        if verb == "escape":
            return say.text("preview-chance", percent=round(100 * escape_chance(game, hero, option.value)))
        if verb == "scavenge":
            chance = find_chance(game, hero)
            return "" if chance is None else say.text("preview-chance", percent=round(100 * chance))
        return ""

    def notice_text(self, notice: Notice) -> str:
        """Say what happened to a game that was changed by a newer program."""
        name = self.step_text(notice.name) if notice.kind == "taken-back" else notice.name
        return self.say.text(f"notice-{notice.kind}", name=name)

    def refusal_text(self, game: AnyChapter, refusal: Refusal) -> str:
        """Say what cannot be done, why not, and by which rule."""
        number = _NUMBER.search(refusal.reason)
        message = f"refusal-{refusal.rule}"
        why = self.say.text(message, number=number[0] if number else "") if self.say.has(message) else refusal.reason
        return self.say.text("refusal-line", what=self._refused(game, refusal.key), why=why, rule=refusal.rule)

    def _refused(self, game: AnyChapter, key: str) -> str:
        verb, _, rest = key.partition(":")
        if "#" in verb:
            return self.say.text("refusal-what-step", space=self.space_text(game, _board(game).space(key)))
        if verb == "scavenge" and rest:
            return self.say.text("refusal-what-scavenge-tile", tile=self.tile_text(game, int(rest)))
        if verb == "shoot" and rest:
            return self.say.text("refusal-what-shoot-with", what=self.thing(rest))
        if verb == "help":
            return self.say.text("refusal-what-help", who=self.who(game, rest))
        return self.say.text(f"refusal-what-{verb}")

    # -- the log -----------------------------------------------------------------------------------

    def event_text(self, game: AnyChapter, event: Struct) -> str:
        """Tell what happened in a sentence."""
        args: dict[str, str | int] = {}
        for name in event.__struct_fields__:
            fact = self._fact(game, event, name, getattr(event, name))
            if fact is not None:
                args[name] = fact
        return capital(self.say.text(self._telling(game, event, args), **args))

    def _fact(self, game: AnyChapter, event: Struct, name: str, fact: Any) -> str | int | None:
        """Put one fact of an event into words."""
        if isinstance(fact, bool):
            return _yes(fact)
        if name in {"who", "by", "hero", "to", "enemy"} or (name == "target" and isinstance(fact, str)):
            return self.who(game, fact) if fact else "nobody"
        if name in {"card", "item", "token", "condition", "ability", "world", "counter", "marker", "companion", "mission"}:
            return self.thing(fact)
        if name == "space":
            return (
                self.track_text(fact)
                if isinstance(event, events.DarknessMoved | events.PartyMoved)
                else space_label(game, fact)
            )
        if name in {"skill", "save"}:
            return self.stat(fact)
        if name == "faces":
            return self.faces(fact)
        if isinstance(fact, int) and name != "tile":
            return fact
        told = {"tile": self._tile_of, "kind": self._kind_of, "what": self._what_of}.get(name)
        if told is not None:
            return told(game, event, fact)
        if name == "step":
            return str(fact)
        texts = {"purpose": self.dice_text, "deck": self._deck, "result": self.result_text}
        return texts[name](fact) if name in texts else None

    def _tile_of(self, game: AnyChapter, event: Struct, fact: Any) -> str:
        return self.tile_text(game, event.index if isinstance(event, events.TilePlaced) else fact)

    def _kind_of(self, game: AnyChapter, event: Struct, fact: Any) -> str:
        return str(fact) if isinstance(event, events.Hit) else self.who(game, fact)

    def _what_of(self, game: AnyChapter, event: Struct, fact: Any) -> str:  # noqa: ARG002 - like its siblings
        return self.resource(fact, event.count) if isinstance(event, events.Gained | events.Lost) else self.thing(fact)

    def _deck(self, deck: str) -> str:
        return self.say.text(f"deck-{deck.partition('-')[0]}")

    def _telling(self, game: AnyChapter, event: Struct, args: dict[str, str | int]) -> str:
        """Choose the message, and add what only some events can tell."""
        message = f"event-{type(event).__name__.lower()}"
        match event:
            case events.Rolled(rerolled=again) if again:
                args["again"] = self.faces(event.faces[i] for i in again)
                return f"{message}-again"
            case events.Moved():
                args["space"] = space_label(game, event.path[-1])
                return f"{message}-dynamite" if event.who == "dynamite" else message
            case events.Drew(deck="map"):
                return f"{message}-map"
            case events.Hit():
                return message + ("" if event.kind == "hit" else f"-{event.kind}") + ("-by" if event.by else "")
            case events.Healed():
                parts = {"wounds": event.wounds, "sanity": event.sanity}
                args["what"] = self.say.join(self.say.text(f"healed-{what}", count=n) for what, n in parts.items() if n)
                args["by"] = args["by"] if event.by != event.hero else "nobody"
            case events.StepBegan() if event.who in self.content.enemies:
                args["step"] = "enemies"
            case events.DoorOpened() | events.DoorClosed() | events.GateOpened():
                args["side"] = self._side(game, event.tile, event.connector)
            case events.DepthEventCame():
                row = chart_row(game, event.chart, event.number)
                args["what"] = f"{self.say.name(row.name)}. {self.say.effects(row.effect)}"
            case events.TokenRevealed():
                args["what"] = ", ".join(self.detail_text(event.token))
            case events.Noted():
                return self._noted(game, event, args)
        return message

    def _noted(self, game: AnyChapter, event: events.Noted, args: dict[str, str | int]) -> str:
        chart = event.message.removeprefix("chart-")
        if chart not in self.content.charts:
            return f"noted-{event.message}"
        args["chart"] = self.say.name(self.content.charts[chart].name)
        row = chart_row(game, chart, event.number)
        args["what"] = self.say.name(row.name)
        return "event-noted-chart-row" if row.name else "event-noted-chart"


def weight_of(event: Struct) -> Weight:
    """Tell a heading of the log from its story, and from what only the curious read."""
    if isinstance(event, HEADINGS):
        return "heading"
    if isinstance(event, events.Wounded) and not event.left:
        return "detail"  # the kill, or the fall, is told next
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


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _signed(amount: int, replaces: bool) -> str:
    return str(amount) if replaces else f"{amount:+d}"
