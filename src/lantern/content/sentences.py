"""How effects and powers read: clauses made into sentences, one line for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Literal

from msgspec.structs import replace

from lantern.content.clauses.bends import bend_clause
from lantern.content.clauses.clause import CLAUSES, SUFFERED, Clauses, plainer
from lantern.content.clauses.missions import first_time
from lantern.content.effects import Choose, Effect
from lantern.content.powers import Action, Modifier, RollAgain, Trigger, TurnDie
from lantern.content.verbs.attacks import AddDamage, FreeAttack, HitIgnores
from lantern.content.verbs.cards import Cancel, DiscardThis, PutInPlay
from lantern.content.verbs.enemies import Shackle
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.terms import Condition, Cost, EnemyFilter
from lantern.content.verbs.town import Earn, SellDarkStone
from lantern.content.wording import MANY, capital, sentence
from lantern.content.words import SKILLS

#: Who is meant: you (a hero's item or ability), enemy (an ability of enemies), lone (of an enemy that is only one model),
#: all (a card in play, a world).
SpokenOf = Literal["you", "enemy", "lone", "all"]
OF_ENEMIES = frozenset({"enemy", "lone"})

#: Moments inside an attack: what lasts "for the attack" means this one.
IN_ATTACK = frozenset({"attack_starts", "attack_rolled", "hit", "critical_hit", "enemy_killed"})
#: Moments that concern no hero in particular: what is limited then is limited once for all.
OF_NOBODY = frozenset({
    "adventure_starts", "turn_starts", "turn_ends", "fight_starts", "fight_ends", "fight_round_ends", "clue_found",
    "token_revealed", "objective_found", "depth_event", "darkness_card",
})  # fmt: skip
#: Moments that name the kind of attack they are about.
OF_AN_ATTACK = frozenset({"attack_starts", "attack_ends"})
#: Moments that name the Enemy they are about.
OF_AN_ENEMY = frozenset({
    "enemy_killed", "enemy_wounded", "enemy_hits", "enemy_wounds_hero", "enemy_combat_wounds_hero", "enemy_attack_ends",
    "enemy_moved",
})  # fmt: skip
#: Moments at which one gains something: what is gained of it then is more of the same.
OF_MORE = {"dark_stone_found": "dark_stone", "gold_found": "gold", "move_grit": "grit"}
#: Moments of which the first can be told.
OF_A_FIRST = frozenset({"clue_found", "activation_ends"})
#: Numbers of a hero that are about what enemies do to it.
FROM_ENEMIES = frozenset({"enemies_to_hit", "hit_damage"})
#: Before each of several ways to choose from.
BULLET = "• "


class Sentences(Clauses):
    """Everything that a card can say, in a language."""

    __slots__ = ()

    # effects

    def effect(self, effect: Effect) -> str:
        """Write an effect that stands alone."""
        return self.effects((effect,))

    def effects(self, effects: Iterable[Effect]) -> str:
        """Write effects that stand together."""
        return " ".join(self.about(lined=False).lines(tuple(effects)))

    def lines(self, effects: Sequence[Effect]) -> list[str]:
        """Write effects as sentences: what one does after the other in one, a test or a roll with its results in a line."""
        say = self.about(in_attack=False)
        written: list[str] = []
        for same in _in_sentences(effects, say):
            written += say.told_in_full("", same)
            say = say.about(chosen=say.voice.chosen or getattr(same[-1], "who", "") == "one_hero")
        return written

    def told_in_full(
        self, lead: str, effects: Sequence[Effect], price: Cost | None = None, *, willing: bool = False, may: bool = False
    ) -> list[str]:
        """Write effects behind what leads to them; the results of a test or a roll are sentences, ways to choose are lines."""
        if price is None and not (willing and may) and len(parts := self.one_by_one(effects)) > 1:
            first, *rest = [self.told_in_full("" if number else lead, part) for number, part in enumerate(parts)]
            if all(len(each) == 1 for each in (first, *rest)):
                then = [sentence(self.text("then", what=each[0][:1].lower() + each[0][1:])) for each in rest]
                return [" ".join([*first, *then])]
        told = self.told(plainer(effects[-1])) if effects else None
        results = told is None or not (self.voice.lined if told.ways else self.in_sentences(told))
        if willing:
            opening = lead + self.for_price(price, effects, may=may, results=results)
        else:
            opening = lead + self.clauses(effects, results=results)
        if told is None or results:
            return [sentence(opening.rstrip("."))]
        if told.ways:
            return [capital(opening), *(f"{BULLET}{sentence(way)}" for way in told.results)]
        return [" ".join(sentence(part) for part in (opening, *told.results))]

    # powers

    def modifier(self, modifier: Modifier, bearer: SpokenOf = "you") -> str:
        """Write a lasting change of numbers."""
        whose = modifier.whose
        of_enemy = whose.enemies is not None if whose is not None else bearer in OF_ENEMIES
        what = self.changes(modifier.change, replaces=modifier.set, of_hero=not of_enemy) if modifier.change else ""
        when = modifier.when
        if when is not None and when.enemy_keyword and set(modifier.change) <= FROM_ENEMIES:
            return sentence(self._from_enemies(modifier, when))
        if modifier.per in SKILLS and modifier.set and set(modifier.change.values()) == {1}:
            stats = self.join([self.stat(stat) for stat in modifier.change])
            what = self.text("change-by-skill", stat=stats, skill=self.stat(str(modifier.per)))
        elif modifier.per is not None:
            what = self.text("for-each", what=what, each=self.text(f"each-{modifier.per}", person=self.person()))
            if modifier.most is not None:
                most = self.join(
                    [f"{value * modifier.most:+d}" for value in modifier.change.values() if isinstance(value, int)]
                )
                what = self.text("for-each-most", what=what, most=most)
        if whose is not None and whose.enemies is not None:
            what = self._of_enemies(self._which(whose.enemies, bearer), what, modifier)
        elif whose is not None and whose.heroes is not None:
            what = self.text("modifier-others", whose=self.which_heroes(whose.heroes), what=what)
        elif bearer == "all":
            what = self.text("modifier-others", whose=self.text("heroes-all"), what=what)
        return sentence(self.only_when(what, when))

    def _from_enemies(self, modifier: Modifier, when: Condition) -> str:
        """Say how much worse some enemies hit, or hurt, the bearer."""
        keyword = self.all_with(when.enemy_keyword or ())
        parts = [
            self.text(f"from-{stat}", value=f"{value:+d}", n=abs(value), sign="less" if value < 0 else "more", keyword=keyword)
            for stat, value in modifier.change.items()
        ]
        return self.only_when(self.join(parts), replace(when, enemy_keyword=None))

    def _which(self, enemies: EnemyFilter, bearer: SpokenOf) -> str:
        """Say which enemies are meant; those of an enemy's ability are others than itself."""
        everyone = enemies.keyword is None and enemies.kind is None
        return self.text("enemies-others", bearer=bearer) if bearer in OF_ENEMIES and everyone else self.which_enemies(enemies)

    def _of_enemies(self, whose: str, what: str, modifier: Modifier) -> str:
        """Say what enemies have, and what else they do, of one subject."""
        has = [self.text("modifier-others", whose=whose, what=what)] if what else []
        given = [self.text(f"given-{gift}") for gift in modifier.gives]
        given += [bend_clause(self, bend, "given-more" if has else "given") for bend in modifier.bend]
        if not given:
            return has[0] if has else whose
        return self.join([*has, *given]) if has else f"{whose} {self.join(given)}"

    def trigger(self, trigger: Trigger, bearer: SpokenOf = "you") -> str:
        """Write what happens at a moment."""
        return " ".join(self.trigger_lines(trigger, bearer))

    def trigger_lines(self, trigger: Trigger, bearer: SpokenOf = "you", *, also: Sequence[Trigger] = ()) -> list[str]:
        """Write what happens at a moment, or at others too: how often, when, to whom, what; ways to choose are lines."""
        first = first_time(trigger.effect) if trigger.on in OF_A_FIRST else None
        trigger = replace(trigger, effect=first or trigger.effect)
        moment, rest = self._moment_of(trigger, bearer, first=first is not None)
        if also:
            moment = self._one_of_moments([moment, *(self.moment(each.on, bearer) for each in also)])
        on_somebody = bearer != "you" and trigger.on not in OF_NOBODY
        say = self.about(third=on_somebody, in_attack=trigger.on in IN_ATTACK, timing="", besides=OF_MORE.get(trigger.on, ""))
        limit = self.limit(trigger.limit, each=on_somebody, times=trigger.times)
        labels = [*([] if on_somebody else limit), *self._when_and_once(moment, rest)]
        lead = say.text("lead", labels=", ".join(labels)) + " "
        willing = trigger.optional or trigger.cost is not None
        paid = trigger.cost is not None or isinstance(trigger.effect[0], SUFFERED)
        if willing and not paid:
            lead += say.text("lead-may" if say.are_orders(trigger.effect) else "lead-wish") + " "
        lines = say.told_in_full(lead, trigger.effect, trigger.cost, willing=willing, may=True)
        return self._with_limit(lines, limit) if on_somebody and limit else lines

    def by_size(self, triggers: Sequence[Trigger], bearer: SpokenOf = "you") -> str:
        """Write what happens at one moment to Enemies of several sizes: if Small, this; if Large, that."""
        first = triggers[0]
        assert first.when is not None
        moment, _ = self._moment_of(replace(first, when=replace(first.when, enemy_size=None)), bearer)
        say = self.about(third=bearer != "you", in_attack=first.on in IN_ATTACK, inline=True, paid_later=False)
        cases = [
            self.text("if-size", size=self.text(f"size-{each.when.enemy_size}"), what=say.clauses(each.effect))
            for each in triggers
            if each.when is not None
        ]
        earned = any(isinstance(effect, Earn) for each in triggers for effect in each.effect)
        return sentence(self.text("by-size", moment=moment, paid="yes" if earned else "no", cases="; ".join(cases)))

    def _when_and_once(self, moment: str, when: Condition | None) -> list[str]:
        """Say when, and from when on or how long."""
        if when is None:
            return [moment]
        plain = self.only_when(moment, replace(when, reached=None, used=None, won=None, mission=None))
        first = [self.when(Condition(used=when.used))] if when.used is not None else []
        told = (Condition(reached=when.reached), Condition(mission=when.mission, won=when.won))
        return [*first, plain, *(self.when(each) for each in told if each != Condition())]

    def _with_limit(self, lines: list[str], limit: list[str]) -> list[str]:
        """Say at the end of the first line how often."""
        return [self.text("limit-behind", what=lines[0].rstrip(".:"), limit=limit[0], end=lines[0][-1]), *lines[1:]]

    def _moment_of(self, trigger: Trigger, bearer: SpokenOf, *, first: bool = False) -> tuple[str, Condition | None]:
        """Say when something happens, and which of its conditions are told by that."""
        when = trigger.when
        if self.content is not None and trigger.on in self.content.moments:
            return self.moment(trigger.on, bearer), when
        enemy, number, skill, attack = self.one_enemy(None), "any", "any", "any"
        if when is not None and trigger.on in OF_AN_ENEMY and bearer not in OF_ENEMIES:
            enemy = self.one_enemy(when)
            when = replace(
                when,
                enemy_keyword=None,
                enemy_kind=None,
                enemy_size=None,
                large_enemy=None,
                legendary=None,
                tough=None,
                named=None,
            )
        if when is not None and isinstance(trigger.effect[0], Shackle):
            when = replace(when, enemy_adjacent=None)
        if when is not None and trigger.on == "move_rolled" and when.rolled is not None:
            number, when = str(when.rolled), replace(when, rolled=None)
        if when is not None and trigger.on == "test_passed" and when.skill is not None:
            skill, when = when.skill, replace(when, skill=None)
        if when is not None and trigger.on in OF_AN_ATTACK and when.attack is not None:
            attack, when = when.attack, replace(when, attack=None)
        find = self._kind_of_find(trigger)
        if when is not None and trigger.on == "find_drawn":
            when = replace(when, find=None)
        threat = "any"
        if when is not None and trigger.on == "threat_defeated" and when.threat is not None:
            threat, when = self.text(f"threat-{when.threat}"), replace(when, threat=None)
        named = self.text(f"stat-{skill}") if skill != "any" else ""
        once = "yes" if trigger.limit in {"fight", "adventure"} or _goes_with_it(trigger) else "no"
        told = {
            "bearer": bearer,
            "enemy": enemy,
            "number": number,
            "key": skill,
            "skill": named,
            "attack": attack,
            "once": once,
            "find": find,
            "first": "yes" if first else "no",
            "threat": threat,
        }
        return self.text(f"moment-{trigger.on}", **told), when

    def _one_of_moments(self, moments: Sequence[str]) -> str:
        """Say moments of which any will do; the words with which all begin once."""
        words = [moment.split() for moment in moments]
        same = len(list(takewhile(lambda each: len(set(each)) == 1, zip(*words, strict=False))))
        return " ".join([*words[0][:same], self.either([" ".join(each[same:]) for each in words])])

    def _kind_of_find(self, trigger: Trigger) -> str:
        """Tell whether a find is of the Loot or of the Scavenge deck: it says so, or the card that it names does."""
        when = trigger.when
        if trigger.on != "find_drawn" or when is None:
            return "any"
        if when.card is not None and self.content is not None and (card := self.content.cards.get(when.card)) is not None:
            return card.deck
        return when.find or "any"

    def moment(self, moment: str, bearer: SpokenOf = "you") -> str:
        """Say when something happens; a pack's own moment by its name."""
        if self.content is not None and moment in self.content.moments:
            return self.name(self.content.moments[moment].name)
        told = {"enemy": self.one_enemy(None), "number": "any", "key": "any", "skill": "", "attack": "any"}
        return self.text(f"moment-{moment}", bearer=bearer, once="no", find="any", first="no", threat="any", **told)

    def action(self, action: Action, *, token: bool = False) -> str:
        """Write what a hero may do; a token is always discarded for it."""
        return " ".join(self.action_lines(action, token=token))

    def action_lines(self, action: Action, *, token: bool = False, also: Sequence[Action] = ()) -> list[str]:
        """Write what a hero may do: how often, when, at what price, what; ways to choose are lines.

        `also` are the same at other times, of which one use is one of all.
        """
        labels = self.limit(action.limit)
        if action.shared and not also:
            labels = [self.text("limit-shared", limit=label) for label in labels]
        say = self.about(third=False, in_attack=action.timing == "hit", timing=action.timing, this="token" if token else "card")
        when = action.when
        timing = [self.text(f"timing-{each.timing}") for each in (action, *also) if each.timing != "any_time"]
        if when is not None and when.in_fight and action.limit == "fight":
            when = replace(when, in_fight=None)
        if action.timing == "hit" and any(isinstance(effect, AddDamage | HitIgnores) for effect in _inside(action.effect)):
            hit, when = self.hit(when, each=action.limit == "hit")
            if action.limit == "hit":
                labels, timing = [self.text("hit-after", what=hit)], []
            else:
                say, timing = say.about(object=hit), []
        elif action.timing == "hit" and not also:
            hit, when = self.hit(when)
            timing = [self.text("hit-after", what=self.text("hit-for", what=hit))]
        elif action.effect == (Cancel(),) and not also:
            say, timing = say.about(timing=f"alone-{action.timing}"), []
            if action.timing == "harm" and when is not None and when.enemy_keyword:
                say, when = say.about(object=self.one_enemy(when)), replace(when, enemy_keyword=None)
        elif any(isinstance(effect, FreeAttack) for effect in action.effect):
            timing = []
        labels += [self.either(timing)] if timing else []
        if when is not None and (held := self.when(when)):
            labels.append(held)
        cost = _discarded(action.cost) if token else action.cost
        if say.voice.own_card and any(isinstance(effect, PutInPlay) for effect in action.effect):
            cost = replace(cost, discard=False) if cost is not None else None  # it goes into play itself
        sells = any(isinstance(effect, SellDarkStone) for effect in action.effect)
        if not (labels or sells) and action.timing == "any_time" and (cost is None or not say.payment(cost)):
            labels = [self.text("timing-any_time")]
        lead = f"{self.text('lead', labels=', '.join(labels))} " if labels else ""
        return say.told_in_full(lead, action.effect, cost, willing=True)

    def roll_again(self, again: RollAgain) -> str:
        """Write which dice a hero may roll again."""
        rolls = self.either([self._throw(throw) for throw in again.of])
        if again.any_number:
            dice, number = self.text("dice-any"), 1
        else:
            dice, number = self.things("dice", Amount(plus=again.dice)), min(again.dice, MANY)
        what = self.text("roll-again-all" if again.for_all else "roll-again", what=dice, rolls=rolls, n=number)
        if again.others_within is not None:
            what = self.text("roll-again-others", what=dice, rolls=rolls, n=number, spaces=again.others_within)
        if again.each_success:
            what = self.text("roll-again-success", what=what, n=number, effect=self.clauses(again.each_success))
        if again.in_place_of is not None:
            what = self.text("roll-again-instead", what=what, ability=self.ability(again.in_place_of))
        labels, when = self.limit(again.limit), again.when
        if when is not None and when.used is not None:
            labels, when = [self.when(Condition(used=when.used)), *labels], replace(when, used=None)
        what = self.only_when(what, when)
        return sentence(self.text("labelled", labels=", ".join(labels), what=what) if labels else what)

    def ability(self, name: str) -> str:
        """Name an ability of a class; without content, by its id alone."""
        heroes = self.content.heroes.values() if self.content is not None else ()
        return next((self.name(each.name) for hero in heroes for each in hero.abilities if each.id == name), name)

    def _throw(self, throw: str) -> str:
        """Name a roll; one that casts cards of a type, by a word of its pack or by its name."""
        if self.content is not None and throw in self.content.card_types and not self.has(f"throw-{throw}"):
            return self.text("throw-cast", type=self.name(self.content.card_types[throw]))
        return self.text(f"throw-{throw}")

    def turn_die(self, turn: TurnDie) -> str:
        """Write how a hero may change a die."""
        if turn.to:
            sides = self.either([str(side) for side in turn.to])
            how = self.text("turn-to", sides=sides)
            if turn.of:
                how = self.text("turn-to-of", sides=sides, rolls=self.either([self._throw(throw) for throw in turn.of]))
        elif turn.coin:
            how = self.text("turn-coin", tails=self.clauses(turn.tails))
        elif turn.again is not None:
            how = self.text("turn-again", value=str(turn.again))
        else:
            how = self.text("turn-by", n=str(turn.by))
        if turn.effect:
            how = self.text("pay-order", price=self.clauses(turn.effect), plain="", may="no", heavy="no", what=how)
        if turn.cost is not None and self.payment(turn.cost):
            how = self.text("pay-order", price=self.cost(turn.cost), plain="", may="no", heavy="no", what=how)
        labels = self.limit(turn.limit)
        return sentence(self.text("labelled", labels=labels[0], what=how) if labels else how)


def _in_sentences(effects: Sequence[Effect], say: Clauses) -> list[tuple[Effect, ...]]:
    """Put effects together that make one sentence: of the same people, and neither a test nor a roll."""
    grouped: list[tuple[Effect, ...]] = []
    for effect in effects:
        before = grouped[-1][-1] if grouped else None
        whose = getattr(effect, "who", None)
        alike = before is not None and whose is not None and whose == getattr(before, "who", None) and whose != "one_hero"
        chosen = say.told(plainer(before)) if before is not None and alike else None
        if (
            before is not None
            and alike
            and say.told(plainer(effect)) is None
            and not (isinstance(effect, Choose) and effect.optional)
            and (chosen is None or say.comes_with(chosen, CLAUSES[type(effect)](say, effect)))
            and _plain(effect, before)
        ):
            grouped[-1] = (*grouped[-1], effect)
        else:
            grouped.append((effect,))
    return grouped


def _plain(*effects: Effect) -> bool:
    return not any(getattr(effect, "split", False) or type(effect).__name__ == "BringAbout" for effect in effects)


def _inside(effects: Iterable[Effect]) -> list[Effect]:
    """List effects, with those among which one chooses."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for choice in getattr(effect, "among", ()):
            found += _inside(choice.effect)
    return found


def _discarded(cost: Cost | None) -> Cost:
    """Return the price of a token: itself, and whatever else is to be paid."""
    return replace(cost or Cost(), discard=True)


def _goes_with_it(trigger: Trigger) -> bool:
    """Tell whether something is given up for what happens, so that it happens once."""
    return trigger.optional and isinstance(trigger.effect[0], DiscardThis)
