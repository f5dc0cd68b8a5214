"""What anybody may do at any time: tokens, some abilities, handing things over, cancelling dread, policies, names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import repeat
from typing import TYPE_CHECKING, Any, ClassVar

from lantern.content.names import CARRIED
from lantern.core.questions import Option, Refusal
from lantern.core.table import PARTY
from lantern.rules.belongings.abilities import unpaid, usable_any_time, use_ability, without_room
from lantern.rules.belongings.hands import may_swap_hands, swap_hands
from lantern.rules.belongings.resources import discardable, follow_numbers, throw_away
from lantern.rules.belongings.selling import asked_for, for_sale, lost_gear, replace_gear, sell
from lantern.rules.belongings.trading import gifts, give, partners, swap, swaps
from lantern.rules.belongings.upgrades import attach, attachable, detach, detachable
from lantern.rules.darkness.cards import discard_dread, heroes_can_cancel, heroes_cancel
from lantern.rules.harm.conditions import stop_bleeding
from lantern.rules.harm.grit import DREAD_PRICE
from lantern.rules.table.bearing import Usable
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.using import UsesThing, name_of, what_it_does
from lantern.rules.table.copies import COPY, card_of, held_as, plain
from lantern.rules.table.game import Game
from lantern.rules.table.people import Person, become
from lantern.rules.table.policies import POLICIES
from lantern.rules.table.state import Hero
from lantern.rules.turn.levels import can_level, gain_level, has_charts, has_the_xp

if TYPE_CHECKING:
    from lantern.rules.words import Words

#: How long what somebody is to be called may be written; what is kept of it is shorter.
_CALLED = re.compile(r"([^/]*)/called:([^|]{0,200})\|([^|]{0,200})")
_POLICY = re.compile(rf"([^/]*)/policy:([^:]+):({'|'.join(POLICIES)})")


class AnyTime(Option):
    """Something that somebody may do at any time."""

    who: str

    #: The word of its key, and of its message.
    verb: ClassVar[str] = ""
    shapes: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Its keys name who does what."""
        super().__init_subclass__()
        cls.shapes = cls.__dict__.get("shapes") or (f"HERO/{cls.verb}",)

    @property
    def key(self) -> str:
        """Return who does what."""
        return f"{self.who}/{self.verb}"

    @property
    def model(self) -> str | None:
        """Return the hero, if it is one."""
        return self.who if self.who != PARTY else None

    @property
    def thing(self) -> str | None:
        """Return what it is done with, and which copy of it."""
        return None

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who does what."""
        return words.say.text(f"anytime-{self.verb}", who=words.one(game, self.who))

    def take(self, game: Any) -> None:
        """Do it: in any chapter, or only in one of its kind."""
        self.do(game, game.hero(self.who))
        game.knock_out_who_are_down()  # HERO-20: an item that gave Health may be gone

    def do(self, game: Any, hero: Hero) -> None:
        """Let the hero do it."""
        raise NotImplementedError


class UseNow(UsesThing, AnyTime):
    """Use a token, an ability or an item."""

    usable: Usable

    verb: ClassVar[str] = "use"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/use:THING", "HERO/use:THING:N")

    @property
    def key(self) -> str:
        """Return who uses what, and which of several things it can do."""
        return f"{self.who}/use:{name_of(self.usable)}"

    @property
    def thing(self) -> str:
        """Return what is used, and which copy of it."""
        return self.usable.source

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who uses what, and for what if that is not the only use of it."""
        who, what = words.one(game, self.who), words.noun(self.usable.source, *self.kinds)
        if does := what_it_does(words, self.usable):
            return words.say.text("anytime-use-for", who=who, what=what, does=does)
        return words.say.text("anytime-use", who=who, what=what)

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Use it."""
        use_ability(game, hero, self.usable)


class Give(AnyTime):
    """Hand something to another hero (ITEM-12)."""

    thing: str
    other: str

    verb: ClassVar[str] = "give"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/give:THING:OTHER",)
    kinds: ClassVar[tuple[str, ...]] = CARRIED

    @property
    def key(self) -> str:
        """Return who gives what to whom."""
        return f"{self.who}/{self.verb}:{self.thing}:{self.other}"

    @property
    def model(self) -> str:
        """Return who gets it."""
        return self.other

    @property
    def card(self) -> str:
        """Return the card that it is."""
        return card_of(self.thing)

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who gives what to whom."""
        who, other = words.one(game, self.who), words.one(game, self.other)
        return words.say.text(f"anytime-{self.verb}", who=who, what=words.noun(self.thing, *self.kinds), other=other)

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Hand it over, if the other agrees."""
        give(game, hero, self.thing, game.hero(self.other))


class Swap(Give):
    """Hand something to another hero for something else (ITEM-12)."""

    verb: ClassVar[str] = "swap"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/swap:THING:OTHER",)

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Hand it over, if both agree."""
        swap(game, hero, self.thing, game.hero(self.other))


class SwapHands(AnyTime):
    """Change what is in the hands and what is worn (ITEM-05)."""

    verb: ClassVar[str] = "hands"

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Choose anew."""
        swap_hands(game, hero)
        follow_numbers(game, hero)


class Attach(AnyTime):
    """Attach an upgrade card to an item (UPG-05)."""

    thing: str
    item: str

    verb: ClassVar[str] = "attach"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/attach:THING:OTHER",)
    kinds: ClassVar[tuple[str, ...]] = ("items",)

    @property
    def key(self) -> str:
        """Return who attaches what to what."""
        return f"{self.who}/attach:{self.thing}:{self.item}"

    @property
    def card(self) -> str:
        """Return the upgrade card."""
        return card_of(self.thing)

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who attaches what to what."""
        what, other = words.noun(self.thing, *self.kinds), words.noun(self.item, *self.kinds)
        return words.say.text("anytime-attach", who=words.one(game, self.who), what=what, other=other)

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Attach it."""
        attach(game, hero, self.thing, self.item)


class Detach(AnyTime):
    """Take an upgrade card off (UPG-04)."""

    thing: str

    verb: ClassVar[str] = "detach"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/detach:THING",)
    kinds: ClassVar[tuple[str, ...]] = ("items",)

    @property
    def key(self) -> str:
        """Return who takes what off."""
        return f"{self.who}/detach:{self.thing}"

    @property
    def card(self) -> str:
        """Return the upgrade card."""
        return card_of(self.thing)

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who takes what off."""
        what = words.noun(self.thing, *self.kinds)
        return words.say.text("anytime-detach", who=words.one(game, self.who), what=what)

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Take it off."""
        detach(game, hero, self.thing)


class LevelUp(AnyTime):
    """Gain a level between adventures (LEVEL-08)."""

    verb: ClassVar[str] = "level-up"

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Gain it."""
        gain_level(game, hero)


class ThrowAway(AnyTime):
    """Throw an item away (ITEM-22)."""

    verb: ClassVar[str] = "discard"

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Choose an item, and throw it away."""
        throw_away(game, hero)


class Sell(Detach):
    """Sell an item in town, wherever the hero is (TOWN-11)."""

    verb: ClassVar[str] = "sell"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/sell:THING",)

    @property
    def key(self) -> str:
        """Return who sells what."""
        return f"{self.who}/sell:{self.thing}"

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who sells what, and for how much."""
        held = held_as(game.hero(self.who), self.thing)
        worth = words.say.things("gold", asked_for(game, held)) if held is not None else ""
        what = words.noun(self.thing, *self.kinds)
        return words.say.text("anytime-sell", who=words.one(game, self.who), what=what, price=worth)

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Sell it."""
        sell(game, hero, self.thing)


class ReplaceGear(Detach):
    """Get a starting item again that is lost (ITEM-18)."""

    verb: ClassVar[str] = "replace"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/replace:THING",)

    @property
    def key(self) -> str:
        """Return who gets what again."""
        return f"{self.who}/replace:{self.thing}"

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who gets what again, and for how much."""
        gold = game.content.items[self.thing].gold
        price = words.resource("gold", gold) if gold else words.say.text("price-nothing")
        what = words.noun(self.thing, *self.kinds)
        return words.say.text("anytime-replace", who=words.one(game, self.who), what=what, price=price)

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Pay for it, and take it."""
        replace_gear(game, hero, self.thing)


class StopBleeding(AnyTime):
    """Spend Grit to remove a Bleeding marker (STATUS-07)."""

    verb: ClassVar[str] = "stop-bleeding"

    def do(self, game: AnyChapter, hero: Hero) -> None:
        """Remove it."""
        stop_bleeding(game, hero)


class CancelDread(AnyTime):
    """Cancel the top card of the Growing Dread while it is face down (DREAD-05)."""

    who: str = PARTY

    verb: ClassVar[str] = "cancel-dread"
    shapes: ClassVar[tuple[str, ...]] = ("party/cancel-dread",)

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say what is done, and what each gives."""
        return words.say.text("anytime-cancel-dread", price=words.resource("grit", DREAD_PRICE))

    def take(self, game: Game) -> None:
        """Cancel it, if all agree."""
        place = len(game.state.dread) - 1
        if heroes_cancel(game, ""):  # the Grit that is given may bring another card, on top of this one
            discard_dread(game, game.state.dread.pop(place))


class ChangePolicy(AnyTime):
    """Have somebody asked questions of a kind always, never, or if it matters: possible whenever a question is open.

    A kind can be narrowed by what is asked about: `reroll/defense`.
    """

    kind: str
    policy: str

    verb: ClassVar[str] = "policy"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/policy:KIND:POLICY",)

    @property
    def key(self) -> str:
        """Return whose policy for what."""
        return f"{self.who}/policy:{self.kind}:{self.policy}"

    def take(self, game: AnyChapter) -> None:
        """Note it."""
        game.state.policies.setdefault(self.who, {})[self.kind] = self.policy


class ChangeName(AnyTime):
    """Call a hero something else: possible whenever a question is open. Without a name it is called by its class."""

    name: str
    nickname: str

    verb: ClassVar[str] = "called"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/called:NAME|NICKNAME",)

    @property
    def key(self) -> str:
        """Return who is called what."""
        return f"{self.who}/called:{self.name}|{self.nickname}"

    def take(self, game: AnyChapter) -> None:
        """Let everybody know."""
        hero = game.hero(self.who)
        hero.name = game.content.heroes[hero.hero_class].name["en"]
        others = [other.name for other in game.state.heroes.values() if other is not hero]
        become(hero, Person(self.name, self.nickname, hero.face), others)


#: Everything that may be done at any time.
ACTIONS: tuple[type[AnyTime], ...] = (
    UseNow, Give, Swap, SwapHands, Attach, Detach, LevelUp, ThrowAway, Sell, ReplaceGear, StopBleeding, CancelDread,
    ChangePolicy, ChangeName,
)  # fmt: skip


def any_time_actions(game: Game) -> list[AnyTime]:
    """Return every any-time action that is offered now; policies and names are not, they can always be changed."""
    if game.state.phase in {"set-up", "over"}:
        return []
    actions: list[AnyTime] = []
    for hero in game.standing():
        actions += _actions_of(game, hero)
    return actions + _actions_of_all(game)


def _actions_of_all(game: Game) -> list[AnyTime]:
    return [CancelDread()] if game.state.dread and heroes_can_cancel(game) else []  # DREAD-05: while face down


def _actions_of(game: AnyChapter, hero: Hero) -> list[AnyTime]:
    return uses_of(game, hero) + trades_of(game, hero) + _others_of(game, hero)


def _others_of(game: AnyChapter, hero: Hero) -> list[AnyTime]:
    """Return what a hero may do now that is neither using something nor handing it over."""
    actions = _doings_of(game, hero)
    if hero.markers.get("bleeding") and game.grit_of(hero):
        actions.append(StopBleeding(hero.id))  # STATUS-07
    return actions


def uses_of(game: AnyChapter, hero: Hero) -> list[AnyTime]:
    """Return what a hero may use now."""
    actions: list[AnyTime] = []
    for usable in usable_any_time(game, hero):
        actions.append(UseNow(hero.id, usable))  # noqa: PERF401 - asked for everybody, and quicker so
    return actions


def idle_now(game: AnyChapter, hero: Hero) -> list[Refusal]:
    """Tell what a hero could use at any time, and cannot for want of its price (GRIT-03), or of room for what it brings."""
    dear = [(usable, "the hero cannot pay for it", "GRIT-03") for usable in unpaid(game, hero, "any_time")]
    full = [(usable, "there is no room for more", "CLASS-01") for usable in without_room(game, hero, "any_time")]
    return [Refusal(UseNow(hero.id, usable), reason, rule) for usable, reason, rule in dear + full]


def actions_of(game: AnyChapter, hero: Hero) -> list[AnyTime]:
    """Return what a hero may do now where there is no map: use something if there is time, and see to its things (TOWN-24)."""
    return _actions_of(game, hero) if game.has_time() else things_to_do(game, hero)


def things_to_do(game: AnyChapter, hero: Hero) -> list[AnyTime]:
    """Return what a hero may do now, in every chapter: hand over, swap, dress, attach, throw away; without a map, level up."""
    return trades_of(game, hero) + _doings_of(game, hero)


def trades_of(game: AnyChapter, hero: Hero) -> list[AnyTime]:
    """Return what a hero may hand to whom now, as a gift or for something else."""
    others = partners(game, hero)
    if not others:
        return []
    who, given = hero.id, gifts(game, hero, others)
    trades: list[AnyTime] = []
    for thing, other in given:
        trades.append(Give(who, thing, other))
    for thing, other in swaps(game, hero, given, others):
        trades.append(Swap(who, thing, other))
    return trades


def _doings_of(game: AnyChapter, hero: Hero) -> list[AnyTime]:
    """Return what a hero may do with its own things now."""
    who = hero.id
    actions: list[AnyTime] = []
    if may_swap_hands(game, hero):
        actions.append(SwapHands(who))
    if game.borne[who].loose:
        for name, item in attachable(game, hero):
            actions.append(Attach(who, name, item))
    for held in hero.items:
        if held.upgrades:
            actions += map(Detach, repeat(who), detachable(game, hero))
            break
    if discardable(game, hero):
        actions.append(ThrowAway(who))  # ITEM-22
    if not isinstance(game, Game) and can_level(game, hero):
        actions.append(LevelUp(who))  # LEVEL-08
    return actions


def no_levels(game: AnyChapter) -> list[Refusal]:
    """Tell who has the XP for a level, and cannot gain it because nothing is known of what its class learns (LEVEL-03)."""
    stuck = [hero for hero in game.standing() if has_the_xp(hero) and not has_charts(game, hero)]
    return [Refusal(LevelUp(hero.id), "its class has no chart of upgrades", "LEVEL-03") for hero in stuck]


def dealings(game: AnyChapter, hero: Hero) -> list[AnyTime]:
    """Return what a hero may sell in town, and which starting gear it may get again there (TOWN-11, ITEM-18)."""
    sales: list[AnyTime] = [Sell(hero.id, held.source) for held in for_sale(game, hero)]
    return sales if hero.dead else [*sales, *(ReplaceGear(hero.id, item) for item in dict.fromkeys(lost_gear(game, hero)))]


def meant_by(game: Game, key: str) -> AnyTime | None:
    """Return the any-time action of an adventure that is meant, if it is possible now."""
    if (said := always_possible(game, key)) is not None:
        return said
    if game.state.phase in {"set-up", "over"}:
        return None
    whose = next((hero for hero in game.standing() if key.startswith(f"{hero.id}/")), None)
    if whose is None:
        return named(_actions_of_all(game), key)
    for verb, find in FOUND_BY_VERB.items():
        if key.startswith(f"{whose.id}/{verb}:"):
            return named(find(game, whose), key)
    return named(_others_of(game, whose), key)


#: Where to look for what a key may mean, by its verb.
FOUND_BY_VERB: dict[str, Callable[[AnyChapter, Hero], list[AnyTime]]] = {
    UseNow.verb: uses_of,
    Give.verb: trades_of,
    Swap.verb: trades_of,
}


def always_possible(game: AnyChapter, key: str) -> ChangePolicy | ChangeName | None:
    """Return the change of a policy or of a name that a key means, which may be made whenever a question is open."""
    if "/policy:" not in key and "/called:" not in key:
        return None
    if (policy := _POLICY.fullmatch(key)) is not None:
        who, kind, wanted = policy.groups()
        return ChangePolicy(who, kind, wanted) if who in game.state.heroes or who == PARTY else None
    if (called := _CALLED.fullmatch(key)) is not None and called[1] in game.state.heroes:
        return ChangeName(*called.groups())
    return None


def named(possible: Iterable[AnyTime], key: str) -> AnyTime | None:
    """Return which of these actions is meant; of several copies of a card, a plain name means the first of them."""
    copy: AnyTime | None = None
    for action in possible:
        if action.key == key:
            return action
        if copy is None and COPY in action.key and plain(action.key) == key:
            copy = action
    return copy
