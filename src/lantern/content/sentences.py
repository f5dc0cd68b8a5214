"""How effects and powers read: clauses made into sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from lantern.content.clauses.bends import bend_clause
from lantern.content.clauses.clause import Clauses
from lantern.content.clauses.outcomes import opened
from lantern.content.effects import Effect, RollOn, Test
from lantern.content.powers import Action, Modifier, RollAgain, Trigger, TurnDie
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.terms import EnemyFilter
from lantern.content.wording import MANY, capital, sentence

#: Who reads: you (a hero's item or ability), enemy (an ability of an enemy), all (a card in play, a world).
SpokenOf = Literal["you", "enemy", "all"]

#: Moments inside an attack: what lasts "for the attack" means this one.
IN_ATTACK = frozenset({"attack_starts", "attack_rolled", "hit", "critical_hit", "enemy_killed"})
#: Moments that concern no hero in particular: what is limited then is limited once for all.
OF_NOBODY = frozenset(
    {"adventure_starts", "turn_starts", "turn_ends", "fight_starts", "fight_ends", "fight_round_ends", "clue_found"}
)
#: Numbers of a hero that are about what enemies do to it.
FROM_ENEMIES = frozenset({"enemies_to_hit", "hit_damage"})


class Sentences(Clauses):
    """Everything that a card can say, in a language."""

    __slots__ = ()

    def effect(self, effect: Effect) -> str:
        """Write a test or a table as a sentence for each outcome, and any other effect that stands alone as one sentence."""
        say = self.about(in_attack=False)
        if not isinstance(effect, Test | RollOn):
            return sentence(say.clause(effect))
        first, rest = opened(say, effect)
        return " ".join(map(sentence, (first, *rest)))

    def effects(self, effects: Iterable[Effect]) -> str:
        """Write effects that stand together."""
        return " ".join(self.effect(effect) for effect in effects)

    def modifier(self, modifier: Modifier, bearer: SpokenOf = "you") -> str:
        """Write a lasting change of numbers."""
        whose = modifier.whose
        of_enemy = whose.enemies is not None if whose is not None else bearer == "enemy"
        what = self.changes(modifier.change, replaces=modifier.set, of_hero=not of_enemy) if modifier.change else ""
        when = modifier.when
        if when is not None and when.enemy_keyword and set(modifier.change) <= FROM_ENEMIES:
            what = self.text("modifier-from", what=what, keyword=self.one_of(when.enemy_keyword))
            when = replace(when, enemy_keyword=None)
        if modifier.per is not None:
            what = self.text("for-each", what=what, each=self.text(f"each-{modifier.per}"))
        if whose is not None and whose.enemies is not None:
            what = self._of_enemies(self._which(whose.enemies, bearer), what, modifier)
        elif whose is not None and whose.heroes is not None:
            what = self.text("modifier-others", whose=self.which_heroes(whose.heroes), what=what)
        elif bearer == "all":
            what = self.text("modifier-others", whose=self.text("heroes-all"), what=what)
        return sentence(self.only_when(what, when))

    def _which(self, enemies: EnemyFilter, bearer: SpokenOf) -> str:
        """Say which enemies are meant; those of an enemy's ability are others than itself."""
        everyone = enemies.keyword is None and enemies.kind is None
        return self.text("enemies-others") if bearer == "enemy" and everyone else self.which_enemies(enemies)

    def _of_enemies(self, whose: str, what: str, modifier: Modifier) -> str:
        parts = [self.text("modifier-others", whose=whose, what=what)] if what else []
        if modifier.gives or modifier.bend:
            given = [self.text(f"enemy-{gift}") for gift in modifier.gives]
            gifts = self.join([*given, *(bend_clause(self, bend, "enemy") for bend in modifier.bend)])
            parts.append(self.text("modifier-gives", whose=capital(whose) if parts else whose, what=gifts))
        return ". ".join(parts)

    def trigger(self, trigger: Trigger, bearer: SpokenOf = "you") -> str:
        """Write what happens at a moment."""
        moment, when = self.moment(trigger.on, bearer), trigger.when
        names_enemy = bearer == "all" or (bearer == "you" and trigger.on.startswith("enemy_"))
        if names_enemy and when is not None and when.enemy_keyword:
            moment = self.text("moment-of", moment=moment, keyword=self.one_of(when.enemy_keyword))
            when = replace(when, enemy_keyword=None)
        labels = [self.only_when(moment, when)]
        labels += self.limits(trigger.limit, trigger.cost, each=bearer != "you" and trigger.on not in OF_NOBODY)
        if trigger.optional:
            labels.append(self.text("optional"))
        return _labelled(self.about(in_attack=trigger.on in IN_ATTACK), labels, trigger.effect)

    def moment(self, moment: str, bearer: SpokenOf = "you") -> str:
        """Say when something happens; a pack's own moment by its name."""
        if self.content is not None and moment in self.content.moments:
            return self.name(self.content.moments[moment].name)
        return self.text(f"moment-{moment}", bearer=bearer)

    def action(self, action: Action, *, token: bool = False) -> str:
        """Write what a hero may do; a token is always discarded for it."""
        labels = self.limits(action.limit, None)
        if action.shared:
            labels = [self.text("limit-shared", limit=label) for label in labels]
        if action.when is not None and (when := self.when(action.when)):
            labels.append(when)
        if action.timing != "any_time":
            labels.append(self.text(f"timing-{action.timing}"))
        labels += self.limits(None, action.cost)
        if token:
            labels.append(self.text("token-label"))
        return _labelled(self.about(in_attack=False), labels or [self.text("timing-any_time")], action.effect)

    def roll_again(self, again: RollAgain) -> str:
        """Write which dice a hero may roll again."""
        rolls = " / ".join(self._throw(throw) for throw in again.of)
        dice, number = self.things("dice", Amount(plus=again.dice)), min(again.dice, MANY)
        what = self.text("roll-again-all" if again.for_all else "roll-again", what=dice, rolls=rolls, n=number)
        return sentence(", ".join([*self.limits(again.limit, None, each=again.for_all), self.only_when(what, again.when)]))

    def _throw(self, throw: str) -> str:
        """Name a roll; one that casts cards of a type, by a word of its pack or by its name."""
        if self.content is not None and throw in self.content.card_types and not self.has(f"throw-{throw}"):
            return self.name(self.content.card_types[throw])
        return self.text(f"throw-{throw}")

    def turn_die(self, turn: TurnDie) -> str:
        """Write how a hero may change a die."""
        labels = [*self.limits(turn.limit, None), self.text("turn-when"), *self.limits(None, turn.cost)]
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


def _labelled(say: Sentences, labels: list[str], effects: Sequence[Effect]) -> str:
    label = capital(", ".join(labels))
    if len(effects) == 1 and isinstance(effects[0], Test | RollOn):
        first, rest = opened(say, effects[0])
        return " ".join([say.text("action-sentence", labels=label, what=first), *map(sentence, rest)])
    return say.text("action-sentence", labels=label, what=say.clauses(effects).rstrip("."))
