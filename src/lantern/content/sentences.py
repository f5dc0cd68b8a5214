"""How effects, modifiers, triggers and actions read: each verb has a clause, and clauses make sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from lantern.content import effects as verbs
from lantern.content.effects import Action, Amount, Band, Condition, Cost, Effect, Modifier, RollAgain, Trigger, TurnDie, Verb
from lantern.content.library import Content
from lantern.content.wording import MANY, Wording, capital, sentence, uncapital

#: Who reads: you (a hero's item or ability), enemy (an ability of an enemy), all (a card in play, a world).
Bearer = Literal["you", "enemy", "all"]
Clause = Callable[["Sentences", Any], str]
Says = TypeVar("Says", bound=Clause)

#: Moments inside an attack: what lasts "for the attack" means this one.
IN_ATTACK = frozenset({"attack_starts", "attack_rolled", "hit", "critical_hit", "enemy_killed"})
#: Moments that concern no hero in particular: what is limited then is limited once for all.
OF_NOBODY = frozenset(
    {"adventure_starts", "turn_starts", "turn_ends", "fight_starts", "fight_ends", "fight_round_ends", "clue_found"}
)
#: The face from which a Hit is Critical, unless something says otherwise (ATTACK-06).
CRITICAL = 6
CLAUSES: dict[type[Verb], Clause] = {}
ONE = Amount(plus=1)


def says(verb: type[Verb]) -> Callable[[Says], Says]:
    """Mark the function that says a verb."""

    def mark(clause: Says) -> Says:
        CLAUSES[verb] = clause
        return clause

    return mark


class Sentences(Wording):
    """Everything that a card can say, in a language."""

    __slots__ = ("in_attack",)

    def __init__(self, code: str, content: Content | None = None) -> None:
        super().__init__(code, content)
        self.in_attack = False

    def effect(self, effect: Effect) -> str:
        """Write an effect that stands alone as one or more sentences."""
        self.in_attack = False
        return self._as_sentences(effect)

    def effects(self, effects: Iterable[Effect]) -> str:
        """Write effects that stand together."""
        return " ".join(self.effect(effect) for effect in effects)

    def modifier(self, modifier: Modifier, bearer: Bearer = "you") -> str:
        """Write a lasting change of numbers."""
        whose = modifier.whose
        of_enemy = whose.enemies is not None if whose is not None else bearer == "enemy"
        what = self.changes(modifier.change, replaces=modifier.set, of_hero=not of_enemy) if modifier.change else ""
        if modifier.per is not None:
            what = self.text("for-each", what=what, each=self.text(f"each-{modifier.per}"))
        if whose is not None and whose.enemies is not None:
            what = self._of_enemies(self._which(whose.enemies, bearer), what, modifier)
        elif whose is not None and whose.heroes is not None:
            what = self.text("modifier-others", whose=self.which_heroes(whose.heroes), what=what)
        elif bearer == "all":
            what = self.text("modifier-others", whose=self.text("heroes-all"), what=what)
        if modifier.when is not None and (when := self.when(modifier.when)):
            what = self.text("modifier-when", what=what, when=when)
        return sentence(what)

    def _which(self, enemies: verbs.EnemyFilter, bearer: Bearer) -> str:
        """Say which enemies are meant; those of an enemy's ability are others than itself."""
        everyone = enemies.keyword is None and enemies.kind is None
        return self.text("enemies-others") if bearer == "enemy" and everyone else self.which_enemies(enemies)

    def _of_enemies(self, whose: str, what: str, modifier: Modifier) -> str:
        parts = [self.text("modifier-others", whose=whose, what=what)] if what else []
        if modifier.gives:
            gifts = self.join(self.text("enemy-tough" if gift == "tough" else f"flag-{gift}") for gift in modifier.gives)
            parts.append(self.text("modifier-gives", whose=capital(whose) if parts else whose, what=gifts))
        return ". ".join(parts)

    def trigger(self, trigger: Trigger, bearer: Bearer = "you") -> str:
        """Write what happens at a moment."""
        labels = [self.text(f"moment-{trigger.on}", bearer=bearer)]
        if trigger.when is not None and (when := self.when(trigger.when)):
            labels[0] = self.text("modifier-when", what=labels[0], when=when)
        if bearer == "all" and trigger.when is not None and (keyword := trigger.when.enemy_keyword):
            moment = self.text(f"moment-{trigger.on}", bearer=bearer)
            labels[0] = self.text("moment-of", moment=moment, keyword=self.one_of(keyword))
            if rest := self.when(replace(trigger.when, enemy_keyword=None)):
                labels[0] = self.text("modifier-when", what=labels[0], when=rest)
        labels += self._limits(trigger.limit, trigger.cost, each=bearer != "you" and trigger.on not in OF_NOBODY)
        if trigger.optional:
            labels.append(self.text("optional"))
        self.in_attack = trigger.on in IN_ATTACK
        return self._labelled(labels, trigger.effect)

    def action(self, action: Action, *, token: bool = False) -> str:
        """Write what a hero may do; a token is always discarded for it."""
        labels = self._limits(action.limit, None)
        if action.shared:
            labels = [self.text("limit-shared", limit=label) for label in labels]
        if action.when is not None and (when := self.when(action.when)):
            labels.append(when)
        if action.timing != "any_time":
            labels.append(self.text(f"timing-{action.timing}"))
        labels += self._limits(None, action.cost)
        if token:
            labels.append(self.text("token-label"))
        self.in_attack = False
        return self._labelled(labels or [self.text("timing-any_time")], action.effect)

    def roll_again(self, again: RollAgain) -> str:
        """Write which dice a hero may roll again."""
        rolls = " / ".join(self.text(f"throw-{throw}") for throw in again.of)
        what = self.text(
            "roll-again-all" if again.for_all else "roll-again", what=self.things("dice", Amount(plus=again.dice)), rolls=rolls
        )
        if again.when is not None and (when := self.when(again.when)):
            what = self.text("modifier-when", what=what, when=when)
        return sentence(", ".join([*self._limits(again.limit, None), what]))

    def turn_die(self, turn: TurnDie) -> str:
        """Write how a hero may change a die."""
        labels = [*self._limits(turn.limit, None), self.text("turn-when"), *self._limits(None, turn.cost)]
        if turn.to:
            how = self.text("turn-to", sides=self.either([str(side) for side in turn.to]))
        elif turn.coin:
            how = self.text("turn-coin", tails=self.clauses(turn.tails))
        elif turn.again is not None:
            how = self.text("turn-again", value=f"{turn.again:+d}")
        else:
            how = self.text("turn-by", n=str(turn.by))
        if turn.effect:
            how = self.text("list-then", some=self.clauses(turn.effect), last=how)
        return self.text("action-sentence", labels=capital(", ".join(labels)), what=how)

    def one_of(self, keywords: Iterable[str]) -> str:
        """Name keywords of which one is enough."""
        return self.either([self.keyword(keyword) for keyword in keywords])

    def either(self, words: Sequence[str]) -> str:
        """List words of which one is enough."""
        *some, last = words or [""]
        return self.text("list-or", some=", ".join(some), last=last) if some else last

    def cost(self, cost: Cost) -> str:
        """Write a price."""
        paid = [
            self.things(what, Amount(plus=getattr(cost, what)))
            for what in ("grit", "dark_stone", "gold")
            if getattr(cost, what)
        ]
        if cost.party_grit:
            paid.append(self.text("cost-party_grit", what=self.things("grit", Amount(plus=cost.party_grit))))
        parts = [self.text("cost-pay", what=self.join(paid))] if paid else []
        if cost.corruption:
            parts.append(self.text("cost-lose", what=self.things("corruption", Amount(plus=cost.corruption))))
        parts += [self.text(f"cost-{what}") for what in ("discard", "marker") if getattr(cost, what)]
        return self.join(parts) if parts else ""

    # parts of sentences

    def clause(self, effect: Effect) -> str:
        """Write an effect as a part of a sentence."""
        return CLAUSES[type(effect)](self, effect)

    def clauses(self, effects: Sequence[Effect]) -> str:
        """Write effects as a part of a sentence, one after the other."""
        parts = [self._gains(same) if len(same) > 1 else self.clause(same[0]) for same in _together(effects)]
        if not parts:
            return self.text("nothing-happens")
        *some, last = parts
        return self.text("list-then", some=", ".join(some), last=last) if some else last

    def said(self, message: str, who: str, *, may: bool = False, **args: str | int) -> str:
        """Say a verb as an order to the reader, or of somebody else."""
        form = ("self" if who == "self" else "other") + ("-may" if may else "")
        return self.text(message, form=form, subject=self.text(f"who-{who}"), **args)

    def until(self, period: str) -> str:
        """Say how long something lasts."""
        if period == "attack":
            return self.text("until-attack-this" if self.in_attack else "until-attack-next")
        return self.text(f"until-{period}")

    def lines(self, bands: Iterable[Band]) -> list[str]:
        """Write the lines of a table."""
        written = []
        for band in bands:
            line = str(band.low) if band.low == band.high else f"{band.low}-{band.high}"
            what = self.clauses(band.effect)
            if band.name:
                written.append(self.text("chart-line-name", line=line, name=self.name(band.name), what=what))
            else:
                written.append(self.text("chart-line", line=line, what=what))
        return written

    def results(self, roll: verbs.RollOn) -> list[str]:
        """Write what a roll brings: the lines of its table, and what doubles do."""
        doubles = [self.text("roll-doubles", what=self.clauses(roll.doubles))] if roll.doubles else []
        return [*self.lines(roll.on), *doubles]

    def outcomes(self, test: verbs.Test) -> list[str]:
        """Write what a test brings."""
        outcomes = {"pass": test.passed, "fail": test.failed}
        outcomes |= {name: getattr(test, name) for name in ("each_success", "each_one", "any_fail", "most_fail", "all_fail")}
        return [self.text(f"test-{name}", what=self.clauses(effects)) for name, effects in outcomes.items() if effects]

    def _gains(self, gains: Sequence[Any]) -> str:
        what = self.join(_resource(self, gain) for gain in gains)
        return self.said("verb-gain", gains[0].who, may=gains[0].optional, what=what)

    def _as_sentences(self, effect: Effect) -> str:
        """Write a test or a table as a sentence for each outcome, and anything else as one sentence."""
        if isinstance(effect, verbs.Test):
            return " ".join(sentence(part) for part in (_test(self, effect), *self.outcomes(effect)))
        if isinstance(effect, verbs.RollOn):
            return " ".join(sentence(part) for part in (_roll(self, effect), *self.results(effect)))
        return sentence(self.clause(effect))

    def _labelled(self, labels: list[str], effects: Sequence[Effect]) -> str:
        label = capital(", ".join(labels))
        if len(effects) == 1 and isinstance(effects[0], verbs.Test | verbs.RollOn):
            first, rest = self._opened(effects[0])
            return " ".join([self.text("action-sentence", labels=label, what=first), *map(sentence, rest)])
        return self.text("action-sentence", labels=label, what=self.clauses(effects).rstrip("."))

    def _opened(self, effect: verbs.Test | verbs.RollOn) -> tuple[str, list[str]]:
        if isinstance(effect, verbs.Test):
            return _test(self, effect), self.outcomes(effect)
        return _roll(self, effect), self.results(effect)

    def _limits(self, limit: str | None, cost: Cost | None, *, each: bool = False) -> list[str]:
        labels = [self.text(f"limit-{limit}{'-each' if each else ''}")] if limit else []
        if cost is not None and (price := self.cost(cost)):
            labels.append(price)
        return labels

    def when(self, when: Condition) -> str:
        """Write a condition."""
        phrases = [
            self.text(f"when-{name}-{'yes' if holds else 'no'}")
            for name in (
                "elite",
                "alone_on_tile",
                "in_fight",
                "adjacent",
                "enemy_adjacent",
                "double_handed_gun",
                "this_weapon",
                "large_enemy",
                "unaided",
                "other_world",
                "carries_light",
                "used",
            )
            if (holds := getattr(when, name)) is not None
        ]
        if (below := when.below_the_darkness) is not None:
            phrases.append(self.text(f"when-below_the_darkness-{'yes' if below else 'no'}"))
        if when.attack is not None:
            phrases.append(self.text(f"when-attack-{when.attack}"))
        if when.weapon is not None:
            phrases.append(self.text("when-weapon", keyword=self.keyword(when.weapon)))
        if when.weapon_hands is not None:
            phrases.append(self.text("when-weapon_hands", n=when.weapon_hands))
        if when.enemy_keyword:
            phrases.append(self.text("when-enemy_keyword", keyword=self.one_of(when.enemy_keyword)))
        if when.enemy_size is not None:
            phrases.append(self.text("when-enemy_size", size=self.text(f"size-{when.enemy_size}")))
        if when.moment_count_at_least is not None:
            phrases.append(self.text("when-moment_count_at_least", count=str(when.moment_count_at_least)))
        if when.skill is not None:
            phrases.append(self.text("when-skill", skill=self.text(f"stat-{when.skill}")))
        if when.hero_keyword is not None:
            phrases.append(self.text("when-hero_keyword", keyword=self.keyword(when.hero_keyword)))
        if when.mutations is not None:
            phrases.append(self.text("when-mutations", n=str(when.mutations)))
        if when.rolled is not None:
            phrases.append(self.text("when-rolled", number=str(when.rolled)))
        if when.card is not None:
            phrases.append(self.text("when-card", card=self.named("cards", when.card)))
        if when.at is not None:
            phrases.append(self.text("when-at", place=self.place(when.at)))
        if when.reached is not None:
            phrases.append(self.text("when-reached", name=self.part("counters", when.reached)))
        return ", ".join(phrases)


# The verbs


def _together(effects: Iterable[Effect]) -> list[list[Effect]]:
    """Put gains of the same hero side by side: gain 20 XP and 1 Grit."""
    grouped: list[list[Effect]] = []
    for effect in effects:
        before = grouped[-1][0] if grouped else None
        if (
            isinstance(effect, verbs.Gain)
            and isinstance(before, verbs.Gain)
            and (effect.who, effect.optional) == (before.who, before.optional)
        ):
            grouped[-1].append(effect)
        else:
            grouped.append([effect])
    return grouped


def _nested(opening: str, outcomes: list[str]) -> str:
    return f"{opening} ({'; '.join(outcome.rstrip('.') for outcome in outcomes)})"


def _hits(say: Sentences, noun: str, effect: verbs.Hits | verbs.HorrorHits) -> str:
    what = say.things(noun, effect.count)
    if effect.damage != ONE:
        what = say.text("hits-damage", what=what, damage=say.dice(effect.damage), n=say.number(effect.damage))
    return say.said("verb-hits", effect.who, what=_ignoring(say, what, effect.ignore))


def _ignoring(say: Sentences, what: str, ignore: Sequence[str]) -> str:
    if not ignore:
        return what
    return say.text("hits-ignore", what=what, ignored=say.join(say.text(f"ignore-{save}") for save in ignore))


@says(verbs.Hits)
def _physical_hits(say: Sentences, effect: verbs.Hits) -> str:
    return _hits(say, "hits", effect)


@says(verbs.HorrorHits)
def _horror_hits(say: Sentences, effect: verbs.HorrorHits) -> str:
    return _hits(say, "horror_hits", effect)


@says(verbs.CorruptionHits)
def _corruption_hits(say: Sentences, effect: verbs.CorruptionHits) -> str:
    what = _ignoring(say, say.things("corruption_hits", effect.count), effect.ignore)
    return say.said("verb-hits", effect.who, what=what)


@says(verbs.Wounds)
def _wounds(say: Sentences, effect: verbs.Wounds) -> str:
    what = _ignoring(say, say.things("wounds", effect.count), effect.ignore)
    return say.said("verb-hits", effect.who, what=what)


@says(verbs.SanityDamage)
def _sanity_damage(say: Sentences, effect: verbs.SanityDamage) -> str:
    what = _ignoring(say, say.things("sanity_damage", effect.count), effect.ignore)
    return say.said("verb-hits", effect.who, what=what)


@says(verbs.Heal)
def _heal(say: Sentences, effect: verbs.Heal) -> str:
    healed = {"wounds": effect.wounds, "sanity_damage": effect.sanity, "mix": effect.mix}
    what = say.join(say.things(noun, amount) for noun, amount in healed.items() if amount is not None)
    or_grit = "-or-grit" if effect.or_grit else ""
    if effect.split:
        return say.text(f"verb-heal-split{or_grit}", what=what, group=say.text(f"group-{effect.who}"))
    return say.said(f"verb-heal{or_grit}", effect.who, what=what)


@says(verbs.Gain)
def _gain(say: Sentences, effect: verbs.Gain) -> str:
    return say.said("verb-gain", effect.who, may=effect.optional, what=_resource(say, effect))


@says(verbs.Lose)
def _lose(say: Sentences, effect: verbs.Lose) -> str:
    return say.said("verb-lose", effect.who, what=_resource(say, effect))


def _resource(say: Sentences, effect: verbs.Gain | verbs.Lose) -> str:
    if effect.what == "grit" and effect.count == Amount(count="max_grit"):
        return say.text("thing-grit-full")
    return say.things(effect.what, effect.count)


@says(verbs.Take)
def _take(say: Sentences, effect: verbs.Take) -> str:
    if effect.token is not None:
        what = say.things("tokens", effect.count, name=say.named("side-bag-tokens", effect.token))
    else:
        what = say.things("items", effect.count, name=say.named("items", effect.item or ""))
    return say.said("verb-take", effect.who, what=what)


@says(verbs.Draw)
def _draw(say: Sentences, effect: verbs.Draw) -> str:
    what = say.things("cards", effect.count, deck=say.text(f"deck-{effect.deck}"))
    return say.said("verb-draw", effect.who, may=effect.optional, what=what)


def _test(say: Sentences, effect: verbs.Test) -> str:
    skill = say.text(f"stat-{effect.skill}")
    return say.said("verb-test", effect.who, key=effect.skill, skill=skill, target=str(effect.target))


@says(verbs.Test)
def _nested_test(say: Sentences, effect: verbs.Test) -> str:
    return _nested(_test(say, effect), say.outcomes(effect))


def _roll(say: Sentences, effect: verbs.RollOn) -> str:
    rolls = say.said("verb-roll", effect.who, die=say.dice(effect.die), n=effect.die.dice)
    return rolls if effect.times == ONE else say.text("roll-times", what=rolls, times=say.things("times", effect.times))


@says(verbs.RollOn)
def _nested_roll(say: Sentences, effect: verbs.RollOn) -> str:
    return _nested(_roll(say, effect), say.results(effect))


@says(verbs.Choose)
def _choose(say: Sentences, effect: verbs.Choose) -> str:
    ways = []
    for number, choice in enumerate(effect.among, start=1):
        what = say.clauses(choice.effect).rstrip(".")
        price = say.cost(choice.cost) if choice.cost is not None else ""
        way = say.text("choice-cost", cost=price, effect=what) if price else say.text("choice", effect=what)
        ways.append(f"({number}) {way}")
    return say.said("verb-choose", effect.who, may=effect.optional, what="; ".join(ways))


@says(verbs.DiscardTokens)
def _discard_tokens(say: Sentences, effect: verbs.DiscardTokens) -> str:
    if effect.keep is not None:
        line = "1" if effect.keep <= MANY else f"1-{effect.keep - 1}"
        what = say.said("verb-discard_tokens-rolled", effect.who, line=line)
    else:
        what = say.said("verb-discard_tokens", effect.who, what=say.things("side_bag_tokens", effect.count or ONE))
    return _nested(what, [say.text("tokens-lost", what=say.clauses(effect.lost))]) if effect.lost else what


@says(verbs.NextThreat)
def _next_threat(say: Sentences, effect: verbs.NextThreat) -> str:
    return say.text("verb-next_threat", keyword=say.keyword(effect.keyword))


@says(verbs.Cure)
def _cure(say: Sentences, effect: verbs.Cure) -> str:
    return say.said("verb-cure", effect.who, what=" / ".join(say.text(f"kind-{kind}") for kind in effect.kinds))


@says(verbs.PutInPlay)
def _put_in_play(say: Sentences, effect: verbs.PutInPlay) -> str:
    return say.text("verb-put_in_play", card=say.named("cards", effect.card))


@says(verbs.LoseMarkers)
def _lose_markers(say: Sentences, effect: verbs.LoseMarkers) -> str:
    return say.said("verb-lose_markers", effect.who, what=say.named("conditions", effect.marker))


@says(verbs.RollChart)
def _roll_chart(say: Sentences, effect: verbs.RollChart) -> str:
    return say.said("verb-chart", effect.who, chart=say.named("charts", effect.chart))


@says(verbs.DiscardThis)
def _discard_this(say: Sentences, effect: verbs.DiscardThis) -> str:  # noqa: ARG001
    return say.text("verb-discard_this")


@says(verbs.Mark)
def _mark(say: Sentences, effect: verbs.Mark) -> str:
    if effect.markers is None:
        return say.text("verb-mark-plain")
    return say.text("verb-mark", what=say.things("markers", effect.markers), effect=say.clauses(effect.effect))


@says(verbs.FreeAttack)
def _free_attack(say: Sentences, effect: verbs.FreeAttack) -> str:
    kind = "thrown" if effect.thrown else "ranged" if effect.shots else "each" if effect.each else "melee"
    numbers = {"combat": str(effect.combat), "range": str(effect.range), "shots": str(effect.shots)}
    facts = [say.text(f"verb-free_attack-{kind}", **numbers)]
    if effect.damage_die != "D6":
        facts.append(say.text("free_attack-die", die=effect.damage_die))
    if effect.damage:
        facts.append(say.text("weapon-damage", value=f"{effect.damage:+d}"))
    if effect.critical < CRITICAL:
        facts.append(say.text("free_attack-critical", critical=str(effect.critical)))
    if effect.ignore:
        facts.append(say.text("weapon-ignore", what=say.join(say.text(f"ignore-{save}") for save in effect.ignore)))
    if effect.any_target:
        facts.append(say.text("free_attack-any_target"))
    return ", ".join(facts)


@says(verbs.AddDamage)
def _add_damage(say: Sentences, effect: verbs.AddDamage) -> str:
    return say.text("verb-add_damage", what=say.things("damage", effect.count))


@says(verbs.Cancel)
def _cancel(say: Sentences, effect: verbs.Cancel) -> str:  # noqa: ARG001
    return say.text("verb-cancel")


@says(verbs.EnemyHits)
def _enemy_hits(say: Sentences, effect: verbs.EnemyHits) -> str:
    what = say.things("hits", effect.count)
    if effect.damage != Amount(dice=1, die="D6"):
        what = say.text("hits-damage", what=what, damage=say.dice(effect.damage), n=MANY)
    at = "in-range" if effect.at == "target" and effect.range else effect.at
    hits = say.text(f"verb-enemy_hits-{at}", what=_ignoring(say, what, effect.ignore), range=str(effect.range))
    return say.text("enemy_hits-only", what=hits, keyword=say.keyword(effect.keyword)) if effect.keyword is not None else hits


@says(verbs.MoveDarkness)
def _darkness(say: Sentences, effect: verbs.MoveDarkness) -> str:
    steps = effect.steps
    if steps.die is None and steps.count is None and steps.plus < 0:
        return say.text("verb-darkness-back", what=say.things("spaces", Amount(plus=-steps.plus)))
    return say.text("verb-darkness", what=say.things("spaces", steps))


@says(verbs.AddDread)
def _dread(say: Sentences, effect: verbs.AddDread) -> str:
    return say.text("verb-dread", what=say.things("plain-cards", effect.count))


@says(verbs.Attack)
def _attack(say: Sentences, effect: verbs.Attack) -> str:
    ambush = "-ambush" if effect.ambush else ""
    if effect.threat is not None:
        what = say.text(f"verb-attack-threat{ambush}", what=say.things(f"threat-{effect.threat}", effect.cards))
        return with_elite(say, what, effect.elite)
    what = with_elite(say, groups(say, effect.enemies), effect.elite)
    return say.text(f"verb-attack-enemies{ambush}", what=what, n=_how_many(say, effect.enemies))


def groups(say: Wording, enemies: Iterable[verbs.EnemyGroup]) -> str:
    """List groups of enemies that arrive together."""
    return say.join(with_elite(say, say.enemies(group.kind, group.count), group.elite) for group in enemies)


def with_elite(say: Wording, what: str, elite: int) -> str:
    """Say of enemies that they come with Elite abilities, if they do."""
    if not elite:
        return what
    return say.text("attack-elite", what=what, elite=say.things("elite", Amount(plus=elite)))


def _how_many(say: Wording, enemies: Sequence[verbs.EnemyGroup]) -> int:
    return say.number(enemies[0].count) if len(enemies) == 1 else MANY


@says(verbs.OpenGate)
def _open_gate(say: Sentences, effect: verbs.OpenGate) -> str:
    return say.text("verb-open_gate-door" if effect.instead_of_door else "verb-open_gate")


@says(verbs.DepthEvent)
def _depth_event(say: Sentences, effect: verbs.DepthEvent) -> str:  # noqa: ARG001
    return say.text("verb-depth_event")


@says(verbs.Modify)
def _modify(say: Sentences, effect: verbs.Modify) -> str:
    until = say.until(effect.until)
    if effect.enemies is not None:
        what = say.changes(effect.change, of_hero=False)
        return say.text("verb-modify-enemies", enemies=say.which_enemies(effect.enemies), what=what, until=until)
    what = say.changes(effect.change) if effect.change else ""
    if effect.when is not None:
        what = say.text("modifier-when", what=what, when=say.when(effect.when))
    parts = [say.said("verb-modify", effect.who, what=what, until=until)] if what else []
    if effect.flags:
        flags = "; ".join(uncapital(say.text(f"flag-{flag}")) for flag in effect.flags)
        parts.append(say.said("verb-modify-flags", effect.who, what=flags, until=until))
    return "; ".join(parts)


@says(verbs.Double)
def _double(say: Sentences, effect: verbs.Double) -> str:
    return say.text("verb-double", stat=say.text(f"stat-{effect.stat}", n=1), until=say.until(effect.until))


@says(verbs.RecoverNow)
def _recover(say: Sentences, effect: verbs.RecoverNow) -> str:  # noqa: ARG001
    return say.text("verb-recover")


@says(verbs.SpawnNear)
def _spawn(say: Sentences, effect: verbs.SpawnNear) -> str:
    return say.text("verb-spawn", what=say.enemies(effect.kind, effect.count), n=say.number(effect.count))


@says(verbs.Suffer)
def _suffer(say: Sentences, effect: verbs.Suffer) -> str:
    return say.said("verb-suffer", effect.who, what=say.named("conditions", effect.condition))


@says(verbs.Reroll)
def _reroll(say: Sentences, effect: verbs.Reroll) -> str:
    return say.text("verb-reroll", what=say.things("dice", effect.dice))


@says(verbs.ReadyThis)
def _ready_this(say: Sentences, effect: verbs.ReadyThis) -> str:  # noqa: ARG001
    return say.text("verb-ready_this")


@says(verbs.SpendMarks)
def _spend_marks(say: Sentences, effect: verbs.SpendMarks) -> str:
    return say.text("verb-spend_marks", keyword=say.keyword(effect.keyword))


@says(verbs.Teleport)
def _teleport(say: Sentences, effect: verbs.Teleport) -> str:
    return say.text("verb-teleport", dice=f"{effect.dice}D6", effect=say.clauses(effect.all_alike))


@says(verbs.Shackle)
def _shackle(say: Sentences, effect: verbs.Shackle) -> str:
    return say.text(
        "verb-shackle", **{size: str(getattr(effect, size)) for size in ("small", "medium", "large", "extra_large")}
    )


@says(verbs.ArchiveMarkers)
def _archive_markers(say: Sentences, effect: verbs.ArchiveMarkers) -> str:
    what = say.things("markers", effect.count)
    if not effect.remove:
        return say.text("verb-archive_markers", what=what)
    return say.text("verb-archive_markers-removed", what=what, effect=say.clauses(effect.each))


@says(verbs.Unmark)
def _unmark(say: Sentences, effect: verbs.Unmark) -> str:
    if effect.count is None:
        return say.text("verb-unmark-all")
    return say.text("verb-unmark", what=say.things("markers", effect.count))


@says(verbs.KeepCard)
def _keep_card(say: Sentences, effect: verbs.KeepCard) -> str:  # noqa: ARG001
    return say.text("verb-keep_card")


@says(verbs.Blast)
def _blast(say: Sentences, effect: verbs.Blast) -> str:
    return say.text("verb-blast", damage=say.dice(effect.damage))


@says(verbs.Flames)
def _flames(say: Sentences, effect: verbs.Flames) -> str:
    return say.text("verb-flames", n=str(effect.markers), range=str(effect.range), damage=say.dice(effect.damage))


@says(verbs.Beam)
def _beam(say: Sentences, effect: verbs.Beam) -> str:
    return say.text("verb-beam", what=say.things("wounds", effect.wounds))


@says(verbs.ThrowThis)
def _throw_this(say: Sentences, effect: verbs.ThrowThis) -> str:
    parts = [say.text("verb-throw_this", bounces=say.things("times", effect.bounces))]
    if effect.wounds:
        rings = [
            say.text(f"throw_this-ring-{number}", what=say.things("wounds", wounds))
            for number, wounds in enumerate(effect.wounds)
        ]
        parts.append(say.text("throw_this-wounds", what=", ".join(rings)))
    if effect.tile_hits:
        parts.append(say.text("throw_this-tile", what=say.things("hits", Amount(plus=effect.tile_hits))))
    if effect.scatters:
        parts.append(say.text("throw_this-scatters", n=str(effect.scatters)))
    return "; ".join(parts)


@says(verbs.Isolate)
def _isolate(say: Sentences, effect: verbs.Isolate) -> str:
    return say.text("verb-isolate", range=str(effect.range))


@says(verbs.RopeEnemy)
def _rope(say: Sentences, effect: verbs.RopeEnemy) -> str:
    return say.text("verb-rope", range=str(effect.range), target=str(effect.target), large=str(effect.large))


@says(verbs.ShutDown)
def _shut_down(say: Sentences, effect: verbs.ShutDown) -> str:
    which = say.join(say.which_enemies(enemies) for enemies in effect.enemies)
    return say.text("verb-shut_down", which=which, up_to=str(effect.up_to), xp=str(effect.xp))


@says(verbs.Capture)
def _capture(say: Sentences, effect: verbs.Capture) -> str:
    return say.text("verb-capture", size=say.text(f"size-{effect.size}"))


@says(verbs.Bleed)
def _bleed(say: Sentences, effect: verbs.Bleed) -> str:  # noqa: ARG001
    return say.text("verb-bleed")


@says(verbs.Hook)
def _hook(say: Sentences, effect: verbs.Hook) -> str:
    return say.name(effect.text)


# The verbs of missions


@says(verbs.Count)
def _count(say: Sentences, effect: verbs.Count) -> str:
    less = effect.by.die is None and effect.by.count is None and effect.by.plus < 0
    by = Amount(plus=-effect.by.plus) if less else effect.by
    return say.text("verb-count-less" if less else "verb-count", name=say.part("counters", effect.counter), by=say.dice(by))


@says(verbs.IfCounter)
def _if_counter(say: Sentences, effect: verbs.IfCounter) -> str:
    name, least = say.part("counters", effect.counter), str(effect.at_least)
    parts = [say.text("verb-if_counter", name=name, n=least, what=say.clauses(effect.effect))] if effect.effect else []
    if effect.otherwise:
        message = "verb-if_counter-otherwise" if parts else "verb-if_counter-unless"
        parts.append(say.text(message, name=name, n=least, what=say.clauses(effect.otherwise)))
    return "; ".join(parts)


@says(verbs.FindClues)
def _find_clues(say: Sentences, effect: verbs.FindClues) -> str:
    return say.text("verb-clues", n=effect.count)


@says(verbs.PlaceMarker)
def _place_marker(say: Sentences, effect: verbs.PlaceMarker) -> str:
    return say.text("verb-place_marker", name=say.part("markers", effect.marker))


@says(verbs.RemoveMarker)
def _remove_marker(say: Sentences, effect: verbs.RemoveMarker) -> str:
    return say.text("verb-remove_marker", name=say.part("markers", effect.marker))


@says(verbs.Meet)
def _meet(say: Sentences, effect: verbs.Meet) -> str:
    return say.text("verb-meet", name=say.part("companions", effect.companion))


@says(verbs.HarmCompanions)
def _harm_companions(say: Sentences, effect: verbs.HarmCompanions) -> str:
    return say.text("verb-harm_companions", what=say.things("wounds", effect.count))
