"""The game in words: questions, answers, refusals and the log, in a language. Only computed when somebody looks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from typing import Any, Literal

from msgspec import Struct

from lantern.content.language import LANGUAGES
from lantern.content.library import Content
from lantern.content.names import (
    ABILITIES,
    CARRIED,
    OF_HEROES,
    back_of,
    of_deck,
    taken_apart,
)
from lantern.content.nouns import Noun
from lantern.content.render_tokens import exploration_token_in_brief
from lantern.content.verbs.cards import Hook
from lantern.content.verbs.harm import CorruptionHits, Hits, HorrorHits
from lantern.content.wording import capital, ended
from lantern.core.play import Notice
from lantern.core.questions import ChooseSome, Confirm, Option, Question, Refusal
from lantern.rules.attack.chances import dice_and_target, to_hit_die
from lantern.rules.attack.hero_hits import defense_of
from lantern.rules.attack.wound_chance import wound_chance
from lantern.rules.harm.charts import chart_row
from lantern.rules.harm.grit import DREAD_PRICE
from lantern.rules.map.movement import FIXED_MOVE
from lantern.rules.naming import PARTY, RESOURCES, TITLE, Naming, board_of, space_label
from lantern.rules.numbers.values import health_of
from lantern.rules.table import events
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import card_of
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

Weight = Literal["heading", "story", "detail"]

#: What a fact of an event can be, by its name.
TOLD = {
    "card": ("cards",), "item": CARRIED, "token": ("exploration-tokens",), "condition": ("conditions",),
    "ability": (ABILITIES,), "world": ("worlds",), "location": ("locations",), "service": ("services",),
    "town": ("town-types",),
    "counter": ("counters",), "marker": ("markers",),
    "companion": ("companions",), "mission": ("missions",), "form": ("forms",), "what": OF_HEROES,
    "chart": ("charts",), "upgrade": ("upgrades",), "source": OF_HEROES,
}  # fmt: skip
#: What heroes use; other things are told of, and nobody uses them.
USED = frozenset({"items", "upgrades", "side-bag-tokens", "hand-cards", "hands", "pools", "forms", "markers", "companions"})
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

#: Questions for Grit -> how much of it each Hero gives; no message says a price by itself (DREAD-04).
GRIT_ASKED = {"cancel-dread": DREAD_PRICE}


class Words(Naming):
    """Says everything about a game, in one language."""

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
        if isinstance(faces := question.about.get("faces"), list | tuple):
            args["dice"] = len(faces)
        if isinstance(question, ChooseSome):
            args["count"] = len(question.options)
        if question.kind in GRIT_ASKED:
            args["price"] = self.resource("grit", GRIT_ASKED[question.kind])
        return capital(self.say.text(message, **args))

    def about_text(self, game: AnyChapter, question: Question, name: str) -> str:
        """Say one of the things that a question is about."""
        return str(self._about(game, question, name, question.about[name]))

    def _about(self, game: AnyChapter, question: Question, name: str, about: Any) -> str | int:
        if name in {"faces", "needed", "worth"}:
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
        return self.say.text(f"side-{board_of(game).turned[tile].ways[connector].side}")

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
        message = f"refusal-{refusal.rule}"
        why = self.say.text(message, **refusal.about) if self.say.has(message) else refusal.reason
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
        if isinstance(event, events.Grew) and name == "amount":
            return f"{fact:+d}"
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
                alone = isinstance(game, Game) and game.model_numbers.acts_alone(event)
                args |= {"step": "enemy", "who": self.say.named("enemies", event.who)} if alone else {"step": "enemies"}
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
                token = self.content.exploration.get(event.token)
                args["what"] = exploration_token_in_brief(token, self.say) if token is not None else event.token
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


def _brings(thing: object, verb: type[Struct]) -> bool:
    """Tell whether effects do something, however deep inside."""
    if isinstance(thing, tuple):
        return any(_brings(each, verb) for each in thing)
    if not isinstance(thing, Struct):
        return False
    return isinstance(thing, verb) or any(_brings(getattr(thing, name), verb) for name in thing.__struct_fields__)


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
