"""A chapter as the rules see it: the game without a map. Its heroes, their numbers and things, chance and questions.

An adventure (`game.py`) is a chapter with a board, enemies and a Depth Track. Rules that need none of these take an
`AnyChapter` and so hold in every kind; what they must know of the moment (whether a fight is on, who stands beside whom) they
ask the chapter, and an adventure looks at its map to answer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias, TypeVar

from msgspec import Struct

from lantern.content.loader import Content
from lantern.content.verbs.needs import OF_AN_ADVENTURE
from lantern.content.verbs.terms import Condition
from lantern.core.engine import Engine
from lantern.core.questions import Answer, Question, moment_after
from lantern.core.table import Table
from lantern.rules.table.bearing import Bearer, Bearing, Carried, Usable
from lantern.rules.table.events import ANY_EVENT
from lantern.rules.table.policies import ASK, MATTERS, policy_for
from lantern.rules.table.remembered import Overall, Remembered, Shared
from lantern.rules.table.state import ChapterState, EnemyModel, Held, Hero
from lantern.rules.table.windows import Attacking, DamageSource, Testing, Window

if TYPE_CHECKING:
    from lantern.content.entry import Power
    from lantern.content.powers import Action
    from lantern.content.verbs.grammar import Verb
    from lantern.rules.belongings.hero_arms import HeroHit
    from lantern.rules.table.listening import Listener
    from lantern.rules.turn.any_time import AnyTime

_S_co = TypeVar("_S_co", bound=ChapterState, covariant=True)
#: The words for whom something is that leave out who does it.
OTHERS = frozenset({"one_other_hero", "each_other_hero", "each_other_hero_on_tile", "each_adjacent_hero"})
#: The parts of a condition about which only an adventure decides.
CONDITIONS_OF_AN_ADVENTURE = (
    *(part for part, needs in Condition.needs.items() if needs & OF_AN_ADVENTURE), "in_fight", "reached", "carries_light",
)  # fmt: skip


class Context(Struct, kw_only=True):
    """In whose name an effect happens: the hero, the card, the place, and what has been counted so far.

    The place is a tile, or only a world: what comes there names no tile of it (PLACE-10).
    `bearer` is who has the card, where what it does happens to another hero.
    """

    source: str
    hero: str | None = None
    bearer: str | None = None
    tile: int = -1
    world: str = ""
    enemy: str | None = None
    #: Where the enemy stood that it is about.
    spaces: tuple[int, ...] = ()
    victim: str | None = None
    target: str | None = None
    range: int = 0
    counted: int = 0
    hit: HeroHit | None = None
    #: Whether it comes upon the heroes, who have time before each test of it; nobody waits in what a hero does itself.
    comes: bool = False
    #: What was opened for it, on which it may write what it decides.
    window: Window | None = None

    @property
    def whose(self) -> str | None:
        """Return who has the card."""
        return self.bearer if self.bearer is not None else self.hero


def bearer_of(game: AnyChapter, who: str) -> Bearer:
    """Return a hero as far as it decides what the hero bears."""
    return game.bearer(who)


def carried(cards: Iterable[Held], who: str, turn: int) -> tuple[Carried, ...]:
    """Return cards of a hero as far as they decide what the hero bears."""
    found = []
    for held in cards:
        upgrades = carried(held.upgrades, who, turn) if held.upgrades else ()
        idle = held.served_turn == turn and held.served != who  # ITEM-13
        found.append(Carried(held.id, held.copy, held.equipped, idle, held.fused, upgrades))
    return tuple(found)


def suffered(hero: Hero) -> tuple[tuple[str, str], ...]:
    """Return the conditions of a hero: what each is, and what it is called."""
    return tuple([(condition.id, condition.source) for condition in hero.conditions]) if hero.conditions else ()


class ChapterGame(Engine[_S_co]):
    """A chapter in progress, of whatever kind."""

    event_type = ANY_EVENT
    has_map: ClassVar[bool] = False

    def __init__(self, state: _S_co, table: Table, content: Content, shelves: dict[str, Any] | None = None) -> None:
        super().__init__(state, table)
        self.content = content
        shelves = content.shelves if shelves is None else shelves
        #: What each hero bears now, by its id.
        self.borne: Shared[Bearer, Bearing] = Shared(self, shelves.setdefault("bearings", {}), bearer_of, Bearing)
        #: What is derived for each hero (and enemy type); under no name what belongs to nobody.
        self.known: defaultdict[str, Remembered] = defaultdict(Remembered)
        self.known_listeners: dict[str, list[Listener]] | None = None
        #: What is derived for all at once.
        self.overall = Overall()
        #: Whether there is anything to use beside what the heroes bear.
        self.known_offers: bool | None = False
        #: The moments at which something comes into a pool of a hero, or goes out of it.
        self.flowing: frozenset[str] = frozenset()
        #: The heroes that can take another form.
        self.shifters: list[str] = []
        self.heroes_changed()
        #: Heroes who were KO'd and are getting up: they roll on their charts and heal (KO-03, KO-04).
        self.rising: set[str] = set()
        #: KO'd heroes to whom still comes what follows from the Wounds that knocked them out (FOES-01).
        self.falling: set[str] = set()
        #: Heroes who ride past what happens on the road at this moment.
        self.aside: set[str] = set()
        #: The source of damage, and the test, in the middle of which the step is.
        self.source: DamageSource | None = None
        self.testing: Testing | None = None
        #: The attack of a hero in the middle of which the step is.
        self.attack: Attacking | None = None

    # -- derived from the state, forgotten when it changes -----------------------------------------

    def heroes_changed(self) -> None:
        """Look at the classes of the heroes again: somebody came or went."""
        self.overall.standing = None
        classes = {hero.id: hero.hero_class for hero in self.state.heroes.values()}
        if classes == self.overall.classes:
            return
        self.overall.classes = classes
        kits = {who: self.content.kit(hero_class) for who, hero_class in classes.items()}
        self.flowing = frozenset().union(*[kit.gains for kit in kits.values()], *[kit.loses for kit in kits.values()])
        self.shifters = [who for who, kit in kits.items() if kit.forms]

    def standing_changed(self) -> None:
        """Look again who stands: a hero fell, died, got up or was raised."""
        self.overall.standing = None

    def numbers_changed(self, who: str | None = None) -> None:
        """Forget everything derived from what is in play: an item, condition, card or elite ability came or went.

        With a name, only what is derived for that hero or enemy type is forgotten: the change concerns nobody else.
        """
        self.known_listeners = None
        self.overall.shared_rerolls = None
        if who is None:
            self.known.clear()
            self.borne.clear()
        else:
            self.known.pop(who, None)
            self.borne.pop(who, None)

    def cards_changed(self) -> None:
        """Forget what hangs on what lies before all: a card came into play or left it; what each hero bears is as it was."""
        self.known_listeners = None
        self.overall.shared_rerolls = None
        self.known.clear()

    def boosts_changed(self, who: str | None = None) -> None:
        """Forget derived numbers only, of somebody or of all: a boost came or went, a turn began."""
        for name in list(self.known) if who is None else [who]:
            if name:
                self.known.pop(name, None)

    def enemies_changed(self) -> None:
        """Forget everything derived for enemy types; only an adventure has any."""

    def state_replaced(self) -> None:
        """Forget everything derived: the state is another one."""
        self.numbers_changed()
        self.heroes_changed()

    def worked_out_anew(self) -> ChapterGame[Any]:
        """Return the same game with nothing remembered, to be compared with this one."""
        return type(self)(self.state, self.table, self.content, shelves={})

    def forget_the_moment(self) -> None:
        """Know that nothing is going on yet."""
        self.source = self.testing = self.attack = None
        if self.rising or self.falling:
            self.rising.clear()
            self.falling.clear()
        if self.aside:
            self.aside.clear()

    # -- what hangs on the moment: an adventure looks at its map and its fight ---------------------

    def bearer(self, who: str) -> Bearer:
        """Return a hero as far as it decides what the hero bears."""
        hero, turn = self.state.heroes[who], self.state.turn
        return Bearer(
            who,
            hero.hero_class,
            tuple(hero.upgrades),
            carried(hero.items, who, turn),
            suffered(hero),
            tuple(hero.printed.items()),
            companions=(),
            mission="",
            world="",
            forms=tuple(hero.forms),
        )

    def goes_on(self) -> bool:
        """Tell whether effects still happen."""
        return True

    def is_calm(self) -> bool:
        """Tell whether no enemy is about, so that things may change hands (ITEM-05, ITEM-12, UPG-05)."""
        return True

    def is_acting(self, hero: Hero) -> bool:  # noqa: ARG002 - in an adventure it is the one whose activation it is
        """Tell whether it is a hero's own activation."""
        return False

    def light_bearer(self) -> str:
        """Return who carries the light; between adventures there is none (CAMP-18)."""
        return ""

    def grit_is_barred(self) -> bool:
        """Tell whether nobody may spend Grit now."""
        return False

    def beset_by(self, hero: Hero) -> tuple[EnemyModel, ...]:  # noqa: ARG002 - in an adventure those next to it
        """Return the enemies next to a hero; between adventures there are none."""
        return ()

    def present(self) -> Sequence[Hero]:
        """Return the heroes who are there, so that what happens to all happens to them (TRAVEL-06)."""
        return self.standing()

    def neighbours(self, me: Hero) -> list[Hero]:
        """Return the heroes whom one can reach to hand something over: where there is no map, all who are there (ITEM-12)."""
        return [hero for hero in self.present() if hero is not me]

    def in_reach_to_heal(self, me: Hero) -> list[Hero]:
        """Return the heroes whom one can heal: where there is no map, itself and all who are there (BAG-05)."""
        return [me, *self.neighbours(me)]

    def together_with(self, me: Hero) -> list[Hero]:
        """Return the other heroes who are in the same place."""
        return [hero for hero in self.present() if hero is not me]

    def is_within(self, me: Hero, other: Hero, reach: int) -> bool:  # noqa: ARG002 - an adventure counts spaces
        """Tell whether a hero is near enough to another."""
        return True

    def in_sight(self, hero: Hero, reach: int) -> list[EnemyModel]:  # noqa: ARG002 - an adventure looks along its lines
        """Return the enemies that a hero sees within a range."""
        return []

    def foes(self) -> dict[str, EnemyModel]:
        """Return all enemies that are there."""
        return {}

    def in_other_world(self, hero: Hero) -> bool:  # noqa: ARG002 - a town is on Earth
        """Tell whether a hero is in an OtherWorld."""
        return False

    def world_around(self, hero: Hero) -> str | None:  # noqa: ARG002 - in an adventure that of its space
        """Return the world where a hero is, if it is in one that has decks of its own."""
        return None

    def aims_at(self, enemy: str) -> bool:  # noqa: ARG002 - in an adventure who attacks does
        """Tell whether an attack is just being looked at as one on an enemy."""
        return False

    def party_level(self) -> int:
        """Return the level of the party: that of its best (LEVEL-13)."""
        return max((hero.level for hero in self.state.heroes.values() if not hero.dead), default=1)

    def leave_play(self, source: str) -> None:
        """Discard a card that has remained in play until now; only an adventure has such cards."""

    def draw_cards(self, deck: str, count: int, hero: Hero | None, context: Context) -> None:
        """Draw cards that are no items, and do what they say; only an adventure has such decks."""
        raise NotImplementedError

    # -- what may be used --------------------------------------------------------------------------

    def has_time(self) -> bool:
        """Tell whether the heroes may use something now, before what comes (BAG-03)."""
        return False

    def has_its_own_time(self, hero: Hero) -> bool:  # noqa: ARG002 - in an adventure its activation
        """Tell whether a hero may use tokens where they can be used only in its own time (BAG-04)."""
        return True

    def carries_out(self, effects: Iterable[Verb]) -> bool:
        """Tell whether there is here what these effects need."""
        raise NotImplementedError

    def permits(self, hero: Hero, action: Action) -> bool:  # noqa: ARG002 - in an adventure it hangs on the activation
        """Tell whether something can be used here, at this moment of a hero's own."""
        return self.carries_out(action.effect)

    def finds_aim(self, hero: Hero, effect: Verb) -> bool:  # noqa: ARG002 - an adventure looks whom it reaches
        """Tell whether what an effect must reach is there."""
        return False

    def offers(self, hero: Hero, timings: tuple[str, ...]) -> list[Usable]:  # noqa: ARG002 - those of a mission
        """Return what a hero can use beside what it bears."""
        return []

    def stands_still(self, hero: Hero) -> bool:  # noqa: ARG002 - in an adventure it gives up its move for that
        """Tell whether a hero has given up its move."""
        return False

    def is_moving(self, hero: Hero) -> bool:  # noqa: ARG002
        """Tell whether a hero is moving, so that Grit can buy it movement."""
        return False

    def add_movement(self, points: int) -> None:
        """Give whose activation it is more movement points."""
        raise NotImplementedError

    def common_powers(self) -> list[tuple[str, Power]]:
        """Return every source that belongs to nobody and concerns all."""
        return []

    def reaches(self, source: str, hero: Hero | None) -> bool:  # noqa: ARG002 - an adventure asks where the hero stands
        """Tell whether what belongs to nobody reaches a hero."""
        return True

    def is_met(self, condition: Condition, hero: Hero | None, kind: str | None, source: str, card: str) -> bool:  # noqa: ARG002
        """Tell whether a condition holds as far as fights, the map and the mission decide: there are none of these."""
        wanted = [getattr(condition, part) for part in CONDITIONS_OF_AN_ADVENTURE]
        return all(each is None or each is False for each in wanted)

    def is_on_the_road(self) -> bool:
        """Tell whether the heroes are travelling (TRAVEL-27)."""
        return False

    def more_listeners(self) -> list[dict[str, list[Listener]]]:
        """Return who listens beside the heroes and what concerns all."""
        return []

    def before(self, effect: Verb, context: Context) -> None:
        """Give the heroes time before an effect that comes of itself."""

    def knock_out_if_down(self, hero: Hero) -> None:
        """Let a hero fall whose Health or Sanity has reached 0."""
        raise NotImplementedError

    def has_fallen(self, hero: Hero) -> None:
        """Let what follows from a fall happen, once the hero is up again or dead: perhaps the rest of its day is lost."""

    def knock_out_who_are_down(self) -> None:
        """Let every hero fall whose Health or Sanity has reached 0."""
        for hero in self.standing():
            self.knock_out_if_down(hero)

    def has_died(self, hero: Hero) -> None:
        """Let what follows from a death happen."""
        self.numbers_changed(hero.id)

    def party_size(self) -> int:
        """Return how many heroes there are."""
        return len(self.state.heroes)

    def may_concern(self, who: str, context: Context) -> Sequence[Hero]:
        """Return the heroes that a word may mean, before chance or choice decides."""
        me = self.hero(context.hero) if context.hero else None
        if who in {"self", "victim"}:
            other = context.victim if who == "victim" else context.target
            chosen = self.hero(other) if other else me
            return [chosen] if chosen is not None and not chosen.dead and chosen.id not in self.aside else []
        if who == "hero_or_neighbour" and me is not None:
            return self.in_reach_to_heal(me)
        if who == "each_hero_out_of_light":
            return []
        if who == "each_hero_here":
            return self.beside(me)
        return [hero for hero in self.present() if hero is not me or who not in OTHERS]

    def beside(self, hero: Hero | None) -> Sequence[Hero]:
        """Return those who visit the same location of a town as a hero, itself too; elsewhere all who are present."""
        stay = self.state.settlement.stay
        where = stay.visits.get(hero.id) if stay is not None and hero is not None else None
        if stay is None or where is None:
            return self.present()
        return [each for each in self.present() if stay.visits.get(each.id) == where and each.id not in stay.finished]

    # -- heroes ------------------------------------------------------------------------------------

    def hero(self, who: str) -> Hero:
        """Return a hero by its id."""
        return self.state.heroes[who]

    def standing(self) -> tuple[Hero, ...]:
        """Return the heroes that are neither KO'd nor dead."""
        found = self.overall.standing
        if found is None:
            found = self.overall.standing = tuple([hero for hero in self.state.heroes.values() if not (hero.ko or hero.dead)])
        return found

    def grit_of(self, hero: Hero) -> int:
        """Return the Grit a hero may spend now."""
        return 0 if self.grit_is_barred() else hero.grit

    # -- chance ------------------------------------------------------------------------------------

    def pick(self, purpose: str, keys: list[str]) -> str:
        """Choose one of several fairly (RANDOM-01)."""
        return keys[self.state.streams.pick(purpose, keys)]

    # -- at any time -------------------------------------------------------------------------------

    def any_time_actions(self) -> list[AnyTime]:
        """Return what anybody may do at any time, now."""
        raise NotImplementedError

    def action_meant(self, key: str) -> AnyTime | None:
        """Return the any-time action that a key means, if it is possible now."""
        raise NotImplementedError

    def may_take(self, key: str) -> bool:
        """Tell whether an any-time action is possible now."""
        return self.action_meant(key) is not None

    def take_any_time(self, key: str) -> None:
        """Do an any-time action. Keys: `hero/use:thing`, `hero/give:thing:other` (`swap` alike), `hero/hands`, and others."""
        action = self.action_meant(key)
        if action is None:
            raise ValueError(f"this cannot be done now: {key}")
        action.take(self)

    # -- asking ------------------------------------------------------------------------------------

    def heard(self, question: Question, answer: Answer) -> None:
        """Note what a hero did who is being made: whoever is asked at once with it goes on in its own time."""
        meant = self.action_meant(answer) if isinstance(answer, str) else None
        making = self.state.making.get(meant.who if meant is not None else question.who)
        if making is not None:
            making.moment = moment_after(making.moment, f"{question.kind}/{answer}")

    def asks_only_what_matters(self) -> bool:
        """Tell whether nobody has a policy, so that an optional question that does not matter need not even be put."""
        return not self.state.policies

    def wants_to_be_asked(self, question: Question) -> bool:
        """Follow the hero's policy: always ask, never ask, or (the default) ask if it matters."""
        policies = self.state.policies
        if policies and (policy := policy_for(policies, question)) != MATTERS:
            return policy == ASK
        return question.matters


AnyChapter: TypeAlias = ChapterGame[ChapterState]
