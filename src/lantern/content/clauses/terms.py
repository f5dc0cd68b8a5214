"""On what terms, in words: when something holds, what it costs, how often it may be used, what it ignores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.wording import Wording

#: Conditions that are there or not.
YES_OR_NO = (
    "elite", "alone_on_tile", "in_fight", "adjacent", "enemy_adjacent", "double_handed_gun", "this_weapon", "large_enemy",
    "legendary",
    "unaided", "other_world", "carries_light", "used", "below_the_darkness", "first_turn",
)  # fmt: skip


class Terms(Wording):
    """The small print of a card, in a language."""

    __slots__ = ()

    def one_of(self, keywords: Iterable[str]) -> str:
        """Name keywords of which one is enough."""
        return self.either([self.keyword(keyword) for keyword in keywords])

    def either(self, words: Sequence[str]) -> str:
        """List words of which one is enough."""
        *some, last = words or [""]
        return self.text("list-or", some=", ".join(some), last=last) if some else last

    def saves(self, saves: Iterable[str]) -> str:
        """List the saves that something ignores."""
        return self.join(self.text(f"ignore-{save}") for save in saves)

    def ignoring(self, what: str, saves: Sequence[str]) -> str:
        """Say of Hits or damage which saves do not help, if any do not."""
        return self.text("hits-ignore", what=what, ignored=self.saves(saves)) if saves else what

    def price(self, gold: int, dark_stone: int) -> str:
        """Write what something costs in a town."""
        prices = (("gold", gold), ("dark_stone", dark_stone))
        return self.join(self.things(what, Amount(plus=count)) for what, count in prices if count)

    def cost(self, cost: Cost) -> str:
        """Write a price."""
        paid = [
            self.things(what, Amount(plus=getattr(cost, what)))
            for what in ("grit", "dark_stone", "gold")
            if getattr(cost, what)
        ]
        paid[bool(cost.grit) : bool(cost.grit)] = [self.points(pool, Amount(plus=n)) for pool, n in cost.pools.items()]
        if cost.party_grit:
            paid.append(self.text("cost-party_grit", what=self.things("grit", Amount(plus=cost.party_grit))))
        parts = [self.text("cost-pay", what=self.join(paid))] if paid else []
        if cost.corruption:
            parts.append(self.text("cost-lose", what=self.things("corruption", Amount(plus=cost.corruption))))
        if cost.wounds:
            parts.append(self.text("cost-wounds", what=self.things("wounds", Amount(plus=cost.wounds))))
        if cost.token is not None:
            parts.append(self.text("cost-token", what=self.named("side-bag-tokens", cost.token)))
        if cost.from_hand is not None:
            name = self.named("hands", cost.from_hand.hand)
            parts.append(self.text("cost-from_hand", n=cost.from_hand.count, hand=name))
        parts += [self.text(f"cost-{what}") for what, paid_so in (("discard", cost.itself), ("marker", cost.marker)) if paid_so]
        return self.join(parts) if parts else ""

    def limits(self, limit: str | None, cost: Cost | None, *, each: bool = False) -> list[str]:
        """Say how often something may be used and what must be paid for it, if anything is said."""
        labels = [self.text(f"limit-{limit}{'-each' if each else ''}")] if limit else []
        if cost is not None and (price := self.cost(cost)):
            labels.append(price)
        return labels

    def only_when(self, what: str, when: Condition | None) -> str:
        """Say of something when it holds, if not always."""
        holds = self.when(when) if when is not None else ""
        return self.text("modifier-when", what=what, when=holds) if holds else what

    def when(self, when: Condition) -> str:
        """Write a condition."""
        phrases = [
            self.text(f"when-{name}-{'yes' if holds else 'no'}")
            for name in YES_OR_NO
            if (holds := getattr(when, name)) is not None
        ]
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
        if when.other_card is not None:
            phrases.append(self.text("when-other_card", card=self.named("cards", when.other_card)))
        if when.pool is not None:
            phrases += [
                self.text(f"when-pool-{bound}", pool=self.named("pools", when.pool), n=str(number))
                for bound in ("at_least", "at_most")
                if (number := getattr(when, bound)) is not None
            ]
        if when.form is not None:
            phrases.append(self.text("when-form", form=self.named("forms", when.form)))
        if when.health_below is not None:
            phrases.append(self.text(f"when-health_below-{when.health_below}"))
        if when.suffers is not None:
            phrases.append(self.text("when-suffers", name=self.named("conditions", when.suffers)))
        if when.at is not None:
            phrases.append(self.text("when-at", place=self.place(when.at)))
        if when.reached is not None:
            phrases.append(self.text("when-reached", name=self.part("counters", when.reached)))
        return ", ".join(phrases)
