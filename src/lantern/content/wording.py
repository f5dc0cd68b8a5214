"""Words and phrases: amounts, people, numbers, names. What is said with them is in `clauses` and `sentences.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from lantern.content.language import Language
from lantern.content.library import Content
from lantern.content.nouns import Forms, Noun
from lantern.content.tongues import TONGUES
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.terms import Condition, EnemyFilter, HeroFilter
from lantern.content.words import MOST_OF, SAVES

#: Printed as "N+": the number that a die must reach.
TARGETS = frozenset({"to_hit_melee", "to_hit_ranged", "escape", "willpower"})
#: Changes of a roll, not of a number on a sheet.
ROLLS = frozenset({"defense_roll", "willpower_roll", "hold_back", "breath", "recovery", "casting", "enemies_to_hit"})
TO_HIT = ("to_hit_melee", "to_hit_ranged")
#: Grit for the start of an Adventure, and for that of a journey and a Town Stay: the same of both is said once.
GRIT_AT_STARTS = ("starting_grit", "town_grit")
MANY = 2
PERIL = "P"


class Wording(Language):
    """The phrases of a language; with content, entries are called by their names."""

    __slots__ = ("content",)

    def __init__(self, code: str, content: Content | None = None) -> None:
        super().__init__(code, content.locales if content is not None else ())
        self.content = content

    def either(self, words: Sequence[str]) -> str:
        """List words of which one is enough."""
        *some, last = words or [""]
        return self.text("list-or", some=", ".join(some), last=last) if some else last

    # amounts

    def dice(self, amount: Amount) -> str:
        """Write an amount that counts nothing: 3, D6, 2D6, D6 x 25, D3+1."""
        if amount.die is None:
            return str(amount.plus)
        dice = f"{amount.dice if amount.dice > 1 else ''}{amount.die}"
        if amount.die == PERIL:
            dice = self.text("die-peril", n=amount.dice)
        return f"{dice}{_more(amount)}"

    def person(self) -> str:
        """Tell whether one speaks to the reader (your) or of a hero (their)."""
        return "you"

    def number(self, amount: Amount) -> int:
        """Tell singular (1) from plural (2)."""
        return 1 if amount.die is None and amount.count is None and abs(amount.plus) == 1 else MANY

    def forward(self, amount: Amount) -> tuple[Amount, bool]:
        """Turn a negative number, or dice that count below zero, around, and tell whether it was one."""
        if amount.die is not None and amount.times < 0:
            return replace(amount, times=-amount.times, plus=-amount.plus), True
        back = amount.die is None and amount.count is None and amount.plus < 0
        return (Amount(plus=-amount.plus) if back else amount), back

    def things(self, noun: str, amount: Amount, **names: str) -> str:
        """Say how many of something: 3 Hits, D6 Hits, 1 Hit for each Dark Stone carried."""
        if amount.count is None:
            if noun == "gold":
                return self.gold(amount)
            if amount.die == PERIL:
                return self._perils(noun, amount, **names)
            return self.text(f"thing-{noun}", amount=self.dice(amount), n=self.number(amount), **names)
        if amount.count == "party_level" and amount.times == 1 and noun != "gold":
            return self._as_party_level(noun, amount, **names)
        each = self.text(f"each-{amount.count}", person=self.person())
        if noun == "gold":
            what = self.gold(Amount(plus=amount.times))
        else:
            what = self.text(f"thing-{noun}", amount=str(amount.times), n=min(amount.times, MANY), **names)
        if not amount.plus:
            return self.text("for-each", what=what, each=each)
        sign = "plus" if amount.plus > 0 else "minus"
        return self.text(f"for-each-{sign}", what=what, each=each, plus=str(abs(amount.plus)))

    def _as_party_level(self, noun: str, amount: Amount, **names: str) -> str:
        """Say that there are as many of something as the level of the party, or some more or fewer."""
        what = self.text(f"thing-{noun}", amount=self.text("as-party_level"), n=MANY, **names)
        plus = f" {'+' if amount.plus > 0 else '-'} {abs(amount.plus)}" if amount.plus else ""
        return self.text("as-party_level-plus", what=what, plus=plus)

    def _perils(self, noun: str, amount: Amount, **names: str) -> str:
        """Say that the Peril die tells how many of something."""
        more = _more(replace(amount, plus=0))
        if amount.plus:
            sign = "+" if amount.plus > 0 else "-"
            dice = self.text("die-peril-plus", n=amount.dice, more=f"{more} {sign} {abs(amount.plus)}")
        else:
            dice = self.text("die-peril-of", n=amount.dice, more=more)
        return self.text(f"thing-{noun}", amount=dice, n=MANY, **names)

    def gold(self, amount: Amount) -> str:
        """Write a sum of money: $1,250, D6 x $25, D6 x $25 + $100."""
        if amount.die is None:
            return self.text("thing-gold", amount=amount.plus)
        if amount.times != 1 and amount.plus > 0:
            return f"{self.gold(replace(amount, plus=0))} + {self.text('thing-gold', amount=amount.plus)}"
        if amount.times != 1 and not amount.plus:
            dice = self.dice(replace(amount, times=1))
            return self.text("thing-gold-dice", dice=dice, times=amount.times)
        return self.text("thing-gold", amount=self.dice(amount))

    # names

    def named(self, kind: str, entry: str) -> Noun:
        """Call an entry by its name; without content, by its id."""
        known = self.content.kind(kind).get(entry) if self.content is not None else None
        if known is None:
            return Noun(entry.replace("-", " ").title())
        return self.called(known.name, getattr(known, "grammar", {}), getattr(known, "plural", None))

    def quoted(self, name: str) -> str:
        """Set a name apart from the sentence that it stands in: many are sentences themselves, or end in a mark."""
        return self.text("quoted-name", name=name)

    def deck(self, deck: str) -> str:
        """Name a deck: one of the rules, or of a pack."""
        of_pack = self.content is not None and deck in self.content.decks
        return str(self.named("decks", deck)) if of_pack else self.text(f"deck-{deck}")

    def card_type(self, kind: str) -> str:
        """Name a type of hand cards; without its pack, by its word."""
        known = self.content is not None and kind in self.content.card_types
        return self.name(self.content.card_types[kind]) if self.content is not None and known else kind.title()

    def part(self, kind: str, name: str) -> Noun:
        """Call a counter, marker or companion of a mission by its name; without content, by its id."""
        missions = self.content.missions.values() if self.content is not None else ()
        found = next((part for mission in missions for part in getattr(mission, kind) if part.id == name), None)
        return self.called(found.name, found.grammar) if found is not None else Noun(name.replace("-", " ").title())

    def hero_ability(self, name: str) -> Noun:
        """Call an ability of a hero by its name; without content, by its id."""
        heroes = self.content.heroes.values() if self.content is not None else ()
        found = next((each for hero in heroes for each in hero.abilities if each.id == name), None)
        return self.called(found.name, {}) if found is not None else Noun(name.replace("-", " ").title())

    def place(self, place: str) -> Noun:
        """Call a place of a mission by its name: the Entrance, the Objective, or a tile of its map."""
        if self.has(f"place-{place}"):
            return self.noun(f"place-{place}")
        missions = self.content.missions.values() if self.content is not None else ()
        tile = next((tile.tile for mission in missions for tile in mission.map if tile.place == place), place)
        return self.named("tiles", tile)

    def enemies(self, kind: str, amount: Amount) -> str:
        """Say how many enemies of a type."""
        one = self.named("enemies", kind)
        return self.things("enemies", amount, one=one, many=self.many(kind))

    def many(self, kind: str) -> str:
        """Name an enemy type in the plural."""
        return str(self.named("enemies", kind).many)

    def keyword(self, keyword: str) -> Noun:
        """Translate a keyword, if there is a word for it."""
        message = f"keyword-{keyword.lower().replace(' ', '-')}"
        return self.noun(message) if self.has(message) else Noun(keyword)

    def keywords(self, keywords: Iterable[str]) -> str:
        """List keywords."""
        return ", ".join(self.keyword(keyword) for keyword in keywords)

    def one_of(self, keywords: Iterable[str]) -> Noun:
        """Name keywords of which one is enough, with what there is of them in the plural."""
        return self._keywords(keywords, self.either)

    def a(self, keyword: str) -> str:
        """Name something with a keyword, with its article."""
        tongue = TONGUES[self.code]
        return tongue.a(tongue.known(self.keyword(keyword)))

    def all_with(self, keywords: Iterable[str]) -> Noun:
        """Name keywords of those who have any of them, all together: Demon and Ghost Enemies."""
        return self._keywords(keywords, self.join)

    def _keywords(self, keywords: Iterable[str], listed: Callable[[Sequence[str]], str]) -> Noun:
        nouns = [TONGUES[self.code].known(self.keyword(keyword)) for keyword in keywords]
        if not nouns:
            return Noun("")
        first = nouns[0].forms
        forms = Forms(
            gender=first.gender,
            number=first.number,
            plural=listed([noun.many for noun in nouns]),
            article=first.article,
            beside=listed([noun.forms.beside for noun in nouns]),
            besides=listed([noun.forms.besides for noun in nouns]),
        )
        return Noun(listed(nouns), forms)

    # numbers on sheets

    def changes(self, change: Mapping[Any, int | str], *, replaces: bool = False, of_hero: bool = True) -> str:
        """List changes of numbers: +1 Combat and Armor 5+."""
        change = dict(change)
        if set(GRIT_AT_STARTS) <= set(change) and change[GRIT_AT_STARTS[0]] == change[GRIT_AT_STARTS[1]]:
            first, second = GRIT_AT_STARTS
            change = {("all_starts_grit" if stat == first else stat): value for stat, value in change.items() if stat != second}
        if not replaces and set(TO_HIT) <= set(change) and change[TO_HIT[0]] == change[TO_HIT[1]]:
            change = {("to_hit" if stat == TO_HIT[0] else stat): value for stat, value in change.items() if stat != TO_HIT[1]}
        return self.join(
            self._replaced(stat, int(value), of_hero) if replaces or stat in SAVES else self._added(stat, value)
            for stat, value in change.items()
        )

    def _replaced(self, stat: str, value: int, of_hero: bool) -> str:
        is_target = stat in TARGETS or stat in SAVES or (stat == "defense" and of_hero)
        form = "change-target" if is_target else "change-set"
        return self.text(form, stat=self._stat(stat, value), value=str(value))

    def _added(self, stat: str, value: int | str) -> str:
        """Say by how much a number changes: so many points or, in words, dice."""
        if stat == "to_hit" or stat in TO_HIT:
            return self.text("change-to_hit", stat=self.text(f"roll-{stat}"), value=f"{-int(value):+d}")
        form = "change-roll" if stat in ROLLS else "change-add"
        by = value if isinstance(value, str) else f"{value:+d}"
        key = "most" if self.content is not None and stat.removeprefix(MOST_OF) in self.content.pools else stat
        return self.text(form, key=key, stat=self._stat(stat, value), value=by)

    def _stat(self, stat: str, value: int | str) -> str:
        return self.stat(stat, MANY if isinstance(value, str) else min(abs(value), MANY) or MANY)

    def stat(self, stat: str, n: int = 1) -> str:
        """Name a number of a sheet; that of a pool is the most of it."""
        if self.content is not None and (pool := stat.removeprefix(MOST_OF)) != stat and pool in self.content.pools:
            return self.text("stat-most", pool=self.named("pools", pool))
        return self.text(f"stat-{stat}", n=n)

    def points(self, pool: str, amount: Amount) -> str:
        """Say how much of a pool."""
        return self.things("pool", amount, pool=self.named("pools", pool))

    # whose

    def which_enemies(self, which: EnemyFilter) -> str:
        """Say which enemies are meant."""
        if which.kind is not None:
            return self.text("enemies-kind", kind=self.named("enemies", which.kind).many)
        if which.keyword is not None:
            return self.text("enemies-keyword", keyword=self.keyword(which.keyword))
        return self.text("enemies-all")

    def which_heroes(self, which: HeroFilter) -> str:
        """Say which heroes are meant."""
        if which.keyword is not None:
            return self.text("heroes-keyword", keyword=self.keyword(which.keyword))
        return self.text("heroes-all")

    def one_enemy(self, when: Condition | None) -> str:
        """Say of which Enemy something is told: an Enemy, a Beast Enemy smaller than Large."""
        keywords = when.enemy_keyword if when is not None else None
        named = "enemy-one-keyword" if keywords else "enemy-one"
        legendary = when.legendary if when is not None else None
        what = self.text(f"{named}-legendary" if legendary else named, keyword=self.one_of(keywords or ()))
        if when is not None and when.enemy_kind:
            what = self.either([self.text("enemy-one-kind", kind=self.named("enemies", kind)) for kind in when.enemy_kind])
        if when is not None and when.enemy_size is not None:
            what = self.text("enemy-one-size", what=what, size=self.text(f"size-{when.enemy_size}"))
        if when is not None and when.large_enemy is not None:
            what = self.text(f"enemy-one-large-{'yes' if when.large_enemy else 'no'}", what=what)
        if when is not None and legendary is False:
            more = "no" if when.enemy_size is None and when.large_enemy is None else "yes"
            what = self.text("enemy-one-not-legendary", what=what, more=more)
        if when is not None and when.tough is not None:
            what = self.text(f"enemy-one-tough-{'yes' if when.tough else 'no'}", what=what)
        if when is not None and when.named is not None:
            what = self.text(f"enemy-one-named-{'yes' if when.named else 'no'}", what=what)
        return what


def _more(amount: Amount) -> str:
    times = f" × {amount.times}" if amount.times != 1 else ""  # noqa: RUF001 - a sign of multiplication
    return f"{times}{amount.plus:+d}" if amount.plus else times


def ended(text: str) -> str:
    """Let what ends with a name that is a cry or a question have no full stop after it."""
    return text[:-1] if text.endswith(("!.", "?.")) else text


def capital(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Make a sentence of a clause."""
    text = capital(text)
    return text if text.endswith((".", "!", "?", ":")) else f"{text}."
