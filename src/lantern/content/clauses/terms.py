"""On what terms, in words: when something holds, how often it may be used, what it ignores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from lantern.content.verbs.terms import Condition
from lantern.content.wording import MANY, Wording

#: Conditions that are there or not.
YES_OR_NO = (
    "target_adjacent", "elite", "alone_on_tile", "in_fight", "adjacent", "enemy_adjacent", "double_handed_gun",
    "unaided", "other_world", "carries_light", "used", "below_the_darkness", "first_turn", "legendary", "tough", "critical",
    "named", "enemy_acted", "traveling", "in_town", "gambling", "marked", "dual_wielding",
)  # fmt: skip


class Terms(Wording):
    """The small print of a card, in a language."""

    __slots__ = ()

    def saves(self, saves: Iterable[str]) -> str:
        """List the saves that something ignores."""
        return self.join(self.text(f"ignore-{save}") for save in saves)

    def ignoring(self, what: str, saves: Sequence[str]) -> str:
        """Say of Hits or damage which saves do not help, if any do not."""
        return self.text("hits-ignore", what=what, ignored=self.saves(saves)) if saves else what

    def limit(self, limit: str | None, *, each: bool = False, times: int = 1) -> list[str]:
        """Say how often something may be used, if that is said."""
        if limit and times > 1:
            return [self.text(f"limit-{limit}-times", n=str(times))]
        return [self.text(f"limit-{limit}{'-each' if each else ''}")] if limit else []

    def only_when(self, what: str, when: Condition | None, *, every: bool = False) -> str:
        """Say of something when it holds, if not always; what lasts is said of `every` weapon."""
        holds = self.when(when, every=every) if when is not None else ""
        return self.text("modifier-when", what=what, when=holds) if holds else what

    def when(self, when: Condition, *, every: bool = False) -> str:
        """Write a condition: first with what and against whom, then where and if."""
        circumstances = self._if(when)
        held = self.join(circumstances) if circumstances else ""
        return " ".join(part for part in (" ".join(self._with_what(when, every=every)), held) if part)

    def _with_what(self, when: Condition, *, every: bool = False) -> list[str]:
        """Say what an attack must be made with, and against whom."""
        phrases = []
        if when.this_weapon is not None:
            phrases.append(self.text(f"when-this_weapon-{'yes' if when.this_weapon else 'no'}"))
        if when.weapon is not None or when.weapon_hands is not None:
            hands = {1: "single", 2: "double"}.get(when.weapon_hands or 0, "any")
            message = "when-weapon" if when.weapon is not None else "when-weapon-any"
            if every and when.weapon and hands == "any":
                phrases.append(self.text("when-weapon-every", keyword=self.one_of([when.weapon])))
            else:
                phrases.append(self.text(message, keyword=self.keyword(when.weapon or ""), hands=hands))
        if when.attack is not None:
            phrases.append(self.text(f"when-attack-{when.attack}"))
        if when.attached_to is not None:
            phrases.append(self.text("when-attached_to", what=self.one_of([when.attached_to])))
        if when.enemy_keyword or when.enemy_kind or when.enemy_size is not None or when.large_enemy is not None:
            phrases.append(self._against(when))
        return phrases

    def _against(self, when: Condition) -> str:
        message = "when-enemy_keyword" if when.enemy_keyword else "when-enemy"
        against = self.text(message, keyword=self.all_with(when.enemy_keyword or ()))
        if when.enemy_kind:
            against = self.text("when-enemy_kind", kind=self.join(self.named("enemies", kind).many for kind in when.enemy_kind))
        if when.enemy_size is not None:
            against = self.text("when-enemy_size", what=against, size=self.text(f"size-{when.enemy_size}"))
        if when.large_enemy is not None:
            against = self.text(f"when-large_enemy-{'yes' if when.large_enemy else 'no'}", what=against)
        return against

    def enemies_of(self, when: Condition | None) -> tuple[str, Condition | None]:
        """Say of which Enemies something is told, and which of its terms are left to be said."""
        if when is None:
            return self.text("enemies-any"), None
        if when.enemy_keyword:
            return self.text("enemies-keyword", keyword=self.all_with(when.enemy_keyword)), _rest(when, enemy_keyword=None)
        if when.named:
            return self.text("enemies-named"), _rest(when, named=None)
        return self.text("enemies-any"), when

    def _if(self, when: Condition) -> list[str]:
        """Say where, and under which circumstances."""
        phrases = [
            self.text(f"when-{name}-{'yes' if holds else 'no'}")
            for name in YES_OR_NO
            if (holds := getattr(when, name)) is not None
        ]
        if when.at is not None:
            phrases.append(self.text("when-at", place=self.place(when.at)))
        if when.skill is not None:
            phrases.append(self.text("when-skill", skill=self.text(f"stat-{when.skill}")))
        if when.rolled is not None:
            phrases.append(self.text("when-rolled", number=str(when.rolled)))
        if when.card is not None:
            phrases.append(self.text("when-card", card=self.named("cards", when.card)))
        if when.other_card is not None:
            phrases.append(self.text("when-other_card", card=self.named("cards", when.other_card)))
        if when.find is not None:
            phrases.append(self.text("when-find", find=when.find))
        if when.health_below is not None:
            phrases.append(self.text(f"when-health_below-{when.health_below}"))
        if when.heals_with is not None:
            phrases.append(self.text("when-heals_with", name=self.hero_ability(when.heals_with)))
        if when.threat is not None:
            phrases.append(self.text("when-threat", level=self.text(f"threat-{when.threat}")))
        if when.mission is not None:
            won = {None: "any", True: "yes", False: "no"}[when.won]
            phrases.append(self.text("when-mission", name=self.quoted(self.named("missions", when.mission)), won=won))
        elif when.won is not None:
            phrases.append(self.text(f"when-won-{'yes' if when.won else 'no'}"))
        if when.suffers is not None:
            phrases.append(self.text("when-suffers", name=self.quoted(self.named("conditions", when.suffers))))
        if when.moment_count_at_least is not None:
            phrases.append(self.text("when-moment_count_at_least", count=str(when.moment_count_at_least)))
        if when.hero_keyword is not None:
            phrases.append(self.text("when-hero_keyword", keyword=self.keyword(when.hero_keyword)))
        if when.mutations is not None:
            phrases.append(self.text("when-mutations", n=str(when.mutations)))
        if when.enemy_types is not None:
            phrases.append(self.text("when-enemy_types", n=str(when.enemy_types)))
        if when.pool is not None:
            phrases += [
                self.text(f"when-pool-{bound}", pool=self.named("pools", when.pool), n=str(number))
                for bound in ("at_least", "at_most")
                if (number := getattr(when, bound)) is not None
            ]
        if when.form is not None:
            phrases.append(self.text("when-form", form=self.named("forms", when.form)))
        if when.reached is not None:
            phrases.append(self.text("when-reached", what=self.reached(when.reached)))
        return phrases

    def reached(self, name: str) -> str:
        """Say that a counter of a mission has got as far as it must; without content, by its id alone."""
        missions = self.content.missions.values() if self.content is not None else ()
        counter = next((each for mission in missions for each in mission.counters if each.id == name), None)
        called = self.part("counters", name)
        if counter is None:
            return self.text("counted-unknown", name=called)
        if counter.reached:
            return self.name(counter.reached)
        goal = str(counter.goal)
        if counter.per_hero:
            return self.text("counted-per_hero", name=called, goal=goal, more=str(counter.per_hero), n=counter.per_hero)
        return self.text("counted", name=called, goal=goal)

    def hit(self, when: Condition | None, *, each: bool = False) -> tuple[str, Condition | None]:
        """Say for which Hits something is used, and which of its terms are told by that."""
        attack = (when.attack if when is not None else None) or "any"
        critical = "yes" if when is not None and when.critical else "no"
        what = self.text("hit-each" if each else "hit-one", attack=attack, critical=critical)
        if when is None:
            return what, None
        rest = replace(when, attack=None, critical=None, enemy_keyword=None, enemy_size=None, large_enemy=None, tough=None)
        tools = " ".join(self._with_what(rest))
        if tools:
            what = self.text("modifier-when", what=what, when=tools)
            rest = replace(rest, this_weapon=None, weapon=None, weapon_hands=None)
        if when.enemy_keyword or any(each is not None for each in (when.enemy_size, when.large_enemy, when.tough)):
            what = self.text("hit-on", what=what, enemy=self.one_enemy(when))
        return what, rest if rest != Condition() else None

    def faces(self, low: int, high: int, highest: int, of: Literal["on", "each"] = "on") -> str:
        """Say which results of a roll are meant: on a 1, on 1-2, on 3+; of several dice, for each 6."""
        if low <= 0 and of == "on":  # what lowers a roll can bring it there
            return self.text(f"{of}-fewer", high=str(high))
        if low == high:
            return self.text(f"{of}-face", face=low)
        if high >= highest:
            return self.text(f"{of}-more", low=str(low))
        if of == "each" and high == low + 1:
            return self.text("each-faces-two", low=str(low), high=str(high))
        return self.text(f"{of}-faces", low=str(low), high=str(high))


def _rest(when: Condition, **told: None) -> Condition | None:
    """Return what is left of a condition of which some is told."""
    rest = replace(when, **told)
    return rest if rest != Condition() else None


def is_many(count: int) -> int:
    """Tell singular (1) from plural (2)."""
    return min(count, MANY)
