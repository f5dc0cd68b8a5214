"""The heroes: everything on their sheets. The game is co-operative, so everybody at the table may read them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lantern.content.names import OF_HEROES
from lantern.content.words import MOST_OF, SKILLS
from lantern.rules.belongings.resources import hands_in_use, weight
from lantern.rules.numbers.filling import most_in
from lantern.rules.numbers.in_play import keywords
from lantern.rules.numbers.pools import in_pool
from lantern.rules.numbers.values import on_the_sheet, value
from lantern.rules.table.state import Hero
from lantern.rules.words import Words
from lantern.views.belongings import AbilityView, ConditionView, ItemView, ability_views, condition_view, item_view
from lantern.views.blank import blank
from lantern.views.look import ChapterLook, CountedView, Piece, Wire, written
from lantern.views.reactions import Topic, topics_of

#: The numbers of a sheet beside the skills, in the order in which a sheet shows them.
NUMBERS = (
    "initiative", "combat", "to_hit_ranged", "to_hit_melee", "defense", "willpower",
    "armor", "spirit_armor", "cover", "corruption_resistance", "move", "max_grit", "side_bag", "hands", "carry",
)  # fmt: skip
#: How long a boost lasts, where the words of cards do not fit.
UNTIL = {"attack": "until-attack-next"}
#: Numbers that a sheet shows only if there is one.
IF_ANY = frozenset({"armor", "spirit_armor", "cover", "move"})


class Number(Wire, frozen=True):
    """A derived number: `shown` is how a sheet writes it (4, 3+). Ask `why` for its reasons."""

    stat: str
    label: str
    value: int
    shown: str
    printed: int


class Gauge(Wire, frozen=True):
    """Something that is filled up to a limit."""

    now: int
    most: int


class PoolView(Wire, frozen=True):
    """A pool of the kit of a class: how it is drawn, how full it is, what its parts are."""

    id: str
    name: str
    style: str
    icon: str
    stat: str
    now: int
    most: int
    parts: list[CountedView]
    text: list[str]


class HandView(Wire, frozen=True):
    """A hand of cards of the kit of a class, with those that the hero knows."""

    id: str
    name: str
    text: list[str]
    known: list[Piece]


class FormView(Wire, frozen=True):
    """What a hero can be in turn, and whether it is that now."""

    id: str
    name: str
    active: bool
    text: list[str]


class BoostView(Wire, frozen=True):
    """A change of numbers that lasts for a while."""

    source: str
    name: str
    text: str
    until: str


class HeroView(Wire, frozen=True):
    """A hero. `ring` (0 to 5) names colour and pattern of the token, the same for the whole adventure.

    The same `face` is the same face, in any adventure.
    """

    id: str
    name: str
    nickname: str
    face: str
    hero_class: str
    class_name: str
    initials: str
    ring: int
    keywords: list[str]
    space: int | None
    ko: bool
    dead: bool
    active: bool
    activated: bool
    light: bool
    health: Gauge
    sanity: Gauge
    grit: Gauge
    corruption: Gauge
    pools: list[PoolView]
    bag_size: Gauge
    weight: Gauge
    hands: Gauge
    xp: int
    gold: int
    dark_stone: int
    fused_dark_stone: int
    level: int
    numbers: list[Number]
    skills: list[Number]
    escaped: int
    items: list[ItemView]
    bag: list[CountedView]
    kit_hands: list[HandView]
    forms: list[FormView]
    abilities: list[AbilityView]
    conditions: list[ConditionView]
    markers: list[CountedView]
    boosts: list[BoostView]
    policies: dict[str, str]
    topics: list[Topic]


def hero_views(look: ChapterLook) -> list[HeroView]:
    """Show all heroes, in the order of the party."""
    names = look.state.heroes
    initials = look.part("heroes", lambda: initials_of(look), lambda: {name: name[:2].title() for name in names})
    rings = {name: ring for ring, name in enumerate(names)}
    return look.each(
        "heroes",
        names.values(),
        lambda hero: _hero(look, hero, rings[hero.id], initials[hero.id]),
        lambda hero: _bare_hero(look, hero, rings[hero.id], initials[hero.id]),
    )


def _bare_hero(look: ChapterLook, hero: Hero, ring: int, initials: str) -> HeroView:
    """Show of a hero where it stands, and whether it does."""
    return blank(
        HeroView,
        id=hero.id,
        name=hero.id,
        hero_class=hero.hero_class,
        initials=initials,
        ring=ring,
        space=hero.space if hero.space >= 0 else None,
        ko=hero.ko,
        dead=hero.dead,
        light=look.game.light_bearer() == hero.id,
    )


def _hero(look: ChapterLook, hero: Hero, ring: int, initials: str) -> HeroView:
    game, words = look.game, look.words
    sheet = look.content.heroes[hero.hero_class]
    number = {stat: value(game, hero, stat) for stat in ("health", "sanity", *NUMBERS)}
    return HeroView(
        id=hero.id,
        name=look.who(hero.id),
        nickname=hero.nickname,
        face=hero.face or hero.id,
        hero_class=hero.hero_class,
        class_name=words.say.name(sheet.name),
        initials=initials,
        ring=ring,
        keywords=[look.again(_keyword, word) for word in dict.fromkeys(keywords(look.game, hero))],
        space=hero.space if hero.space >= 0 else None,
        ko=hero.ko,
        dead=hero.dead,
        active=look.game.is_acting(hero),
        activated=hero.activated,
        light=look.game.light_bearer() == hero.id,
        health=Gauge(now=max(0, number["health"] - hero.wounds), most=number["health"]),  # HERO-20
        sanity=Gauge(now=max(0, number["sanity"] - hero.sanity_damage), most=number["sanity"]),
        grit=Gauge(now=hero.grit, most=number["max_grit"]),
        corruption=Gauge(now=hero.corruption, most=number["corruption_resistance"]),
        pools=list(_pools(look, hero)),
        bag_size=Gauge(now=len(hero.bag), most=number["side_bag"]),
        weight=Gauge(now=weight(game, hero), most=number["carry"]),
        hands=Gauge(now=hands_in_use(game, hero), most=number["hands"]),
        xp=hero.xp,
        gold=hero.gold,
        dark_stone=hero.dark_stone,
        fused_dark_stone=hero.fused_dark_stone,
        level=hero.level,
        numbers=[_number(look, hero, stat, number[stat]) for stat in NUMBERS if stat not in IF_ANY or number[stat]],
        skills=[_number(look, hero, skill, value(game, hero, skill)) for skill in SKILLS],
        escaped=hero.escaped,
        items=[item_view(look, hero, place, held) for place, held in enumerate(hero.items)],
        bag=_counted(look, Counter(hero.bag), "side-bag-tokens"),
        kit_hands=list(_hands(look, hero)),
        forms=list(_forms(look, hero)),
        abilities=list(ability_views(look, hero)),
        conditions=[condition_view(look, hero, condition) for condition in hero.conditions],
        markers=_counted(look, Counter(hero.markers), "conditions"),
        boosts=list(_boosts(look, hero)),
        policies=dict(look.state.policies.get(hero.id, {})),
        topics=topics_of(look, hero.id),
    )


def initials_of(look: ChapterLook) -> dict[str, str]:
    """Give each hero initials of its own: of the words of its name, or of the name's first letters."""
    return look.again(_initials, tuple((hero, look.who(hero)) for hero in look.state.heroes))


def _initials(_: Words, called: tuple[tuple[str, str], ...]) -> dict[str, str]:
    taken: dict[str, str] = {}
    for hero, name_of in called:
        words = [word for word in name_of.replace(".", " ").split() if word]
        name = "".join(words)
        tries = ["".join(word[0] for word in words)[:2].upper() if len(words) > 1 else name[:2].title()]
        tries += [(name[0] + letter).title() for letter in name[1:]] + [f"{name[0].upper()}{n}" for n in range(2, 9)]
        taken[hero] = next(each for each in tries if each not in taken.values())
    return taken


def _number(look: ChapterLook, hero: Hero, stat: str, found: int) -> Number:
    return look.again(_number_view, stat, found, on_the_sheet(look.game, hero, stat))


def _number_view(words: Words, stat: str, found: int, printed: int) -> Number:
    return Number(stat=stat, label=words.stat(stat), value=found, shown=words.figure(stat, found), printed=printed)


def _keyword(words: Words, word: str) -> str:
    return words.say.keywords([word])


def _pools(look: ChapterLook, hero: Hero) -> Iterator[PoolView]:
    for name in look.content.kit(hero.hero_class).pools:
        pool = look.content.pools[name]
        if pool.part_of is None:
            parts = tuple((part, hero.pools.get(part, 0)) for part in look.content.parts_of(name))
            yield look.again(_pool, name, in_pool(look.game, hero, name), most_in(look.game, hero, name), parts)


def _pool(words: Words, name: str, now: int, most: int, parts: tuple[tuple[str, int], ...]) -> PoolView:
    pool = words.content.pools[name]
    return PoolView(
        id=name,
        name=words.thing(name, "pools"),
        style=pool.drawn,
        icon=pool.icon,
        stat=f"{MOST_OF}{name}",
        now=now,
        most=most,
        parts=[_counted_view(words, "pools", part, count) for part, count in parts if count],
        text=written(words, name, "pools"),
    )


def _hands(look: ChapterLook, hero: Hero) -> Iterator[HandView]:
    for name in look.content.kit(hero.hero_class).hands:
        yield look.again(_hand, name, tuple(hero.hands.get(name, ())))


def _hand(words: Words, name: str, cards: tuple[str, ...]) -> HandView:
    known = [Piece(id=card, name=words.thing(card, "hand-cards"), text=written(words, card, "hand-cards")) for card in cards]
    return HandView(id=name, name=words.thing(name, "hands"), text=written(words, name, "hands"), known=known)


def _forms(look: ChapterLook, hero: Hero) -> Iterator[FormView]:
    for name in look.content.kit(hero.hero_class).forms:
        yield look.again(_form, name, name in hero.forms)


def _form(words: Words, name: str, active: bool) -> FormView:
    return FormView(id=name, name=words.thing(name, "forms"), active=active, text=written(words, name, "forms"))


def _boosts(look: ChapterLook, hero: Hero) -> Iterator[BoostView]:
    for boost in look.state.boosts:
        if boost.hero == hero.id:
            changes = ", ".join(f"{look.words.stat(stat)} {change:+d}" for stat, change in boost.change.items())
            name = look.words.thing(boost.source, *OF_HEROES)
            yield BoostView(
                source=boost.source,
                name=name,
                text=changes,
                until=look.say.text(UNTIL.get(boost.until, f"until-{boost.until}")),
            )


def _counted(look: ChapterLook, things: Counter[str], kind: str) -> list[CountedView]:
    return [look.again(_counted_view, kind, thing, count) for thing, count in things.items() if count]


def _counted_view(words: Words, kind: str, thing: str, count: int) -> CountedView:
    return CountedView(id=thing, name=words.thing(thing, kind), count=count, text=written(words, thing, kind))
