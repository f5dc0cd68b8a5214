"""The game as the rules see it: the engine with its content, its board and its numbers."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from lantern.board.board import Board, board_of
from lantern.board.sets import bits
from lantern.content.loader import Content
from lantern.core.engine import Engine, Given
from lantern.core.questions import Question
from lantern.core.table import Table
from lantern.rules.bearing import Bearer, Bearing, Carried
from lantern.rules.breed import Breed, Strain
from lantern.rules.choices.spaces import MoveTo
from lantern.rules.events import ANY_EVENT
from lantern.rules.remembered import Remembered, Shared
from lantern.rules.state import EnemyModel, Held, Hero, State
from lantern.rules.windows import DamageSource, Testing, Window

if TYPE_CHECKING:
    from lantern.content.powers import RollAgain
    from lantern.content.verbs.grammar import Verb
    from lantern.rules.hero_arms import HeroHit
    from lantern.rules.listening import Listener

PERIL_FACES = (3, 3, 4, 4, 5, 6)  # DICE-04


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


def bearer_of(game: Game, who: str) -> Bearer:
    """Return a hero as far as it decides what the hero bears."""
    state = game.state
    hero, companions = state.heroes[who], state.progress.companions
    led = tuple([each.id for each in companions.values() if each.leader == who]) if companions else ()
    return Bearer(
        who,
        hero.hero_class,
        tuple(hero.upgrades),
        tuple([_carried(held, hero, state.turn) for held in hero.items]),
        tuple(hero.conditions),
        tuple(hero.printed.items()),
        led,
        state.mission if led else "",
        game.world_of(hero.space) if hero.space >= 0 else "",
        tuple(hero.forms),
    )


def _carried(held: Held, hero: Hero, turn: int) -> Carried:
    upgrades = tuple([_carried(upgrade, hero, turn) for upgrade in held.upgrades]) if held.upgrades else ()
    idle = held.served_turn == turn and held.served != hero.id  # ITEM-13
    return Carried(held.id, held.copy, held.equipped, idle, held.fused, upgrades)


def strain_of(game: Game, kind: str) -> Strain:
    """Return an enemy type as far as it decides about its abilities."""
    known = game.state.types.get(kind)
    return Strain(kind, False, (), ()) if known is None else Strain(kind, known.brutal, tuple(known.elite), tuple(known.mythic))


def touches(near: int, spaces: list[int]) -> bool:
    """Tell whether one of these spaces is in a set."""
    for space in spaces:  # noqa: SIM110 - asked for every model, at every turn of a fight
        if near >> space & 1:
            return True
    return False


class Game(Engine[State]):
    """An adventure in progress."""

    state_type = State
    event_type = ANY_EVENT

    def __init__(self, state: State, table: Table, content: Content, shelves: dict[str, Any] | None = None) -> None:
        super().__init__(state, table)
        self.content = content
        shelves = content.shelves if shelves is None else shelves
        #: What each hero bears now, by its id, and what each enemy type is now.
        self.borne: Shared[Bearer, Bearing] = Shared(self, shelves.setdefault("bearings", {}), bearer_of, Bearing)
        self.breeds: Shared[Strain, Breed] = Shared(self, shelves.setdefault("breeds", {}), strain_of, Breed)
        #: What is derived for each hero and enemy type; under no name what belongs to nobody.
        self.known: defaultdict[str, Remembered] = defaultdict(Remembered)
        self.known_listeners: dict[str, list[Listener]] | None = None
        #: Who was asked for the index of listeners that was made last, and that index.
        self.last_listeners: tuple[list[dict[str, list[Listener]]], dict[str, list[Listener]]] = [], {}
        #: Whether rules of the mission let heroes do something.
        self.known_offers: bool | None = None
        self.known_shared_rerolls: list[tuple[str, str, int, RollAgain]] | None = None
        self.known_flowing: frozenset[str] | None = None
        self.known_shifters: list[str] | None = None
        #: KO'd heroes whose models are back on the board while they roll on their charts (KO-03).
        self.rising: set[str] = set()
        #: KO'd heroes to whom still comes what follows from the Wounds that knocked them out (FOES-01).
        self.falling: set[str] = set()
        #: The source of damage, and the test, in the middle of which the step is.
        self.source: DamageSource | None = None
        self.testing: Testing | None = None

    # -- derived from the state, forgotten when it changes -----------------------------------------

    @cached_property
    def board(self) -> Board:
        """Return the geometry of what lies on the table."""
        return board_of(self.state.placements, self.content.tiles)

    @cached_property
    def space_options(self) -> list[MoveTo]:
        """Return the option to walk to each space; whoever offers spaces to walk to shares them."""
        return [MoveTo(name, space) for space, name in enumerate(self.board.names)]

    @property
    def flowing(self) -> frozenset[str]:
        """Return the moments at which something comes into a pool of a hero, or goes out of it."""
        if self.known_flowing is None:
            kits = [self.content.kit(hero.hero_class) for hero in self.state.heroes.values()]
            self.known_flowing = frozenset(moment for kit in kits for flows in (kit.gains, kit.loses) for moment in flows)
        return self.known_flowing

    @property
    def shifters(self) -> list[str]:
        """Return the heroes that can take another form."""
        if self.known_shifters is None:
            heroes = self.state.heroes.values()
            self.known_shifters = [hero.id for hero in heroes if self.content.kit(hero.hero_class).forms]
        return self.known_shifters

    def board_changed(self) -> None:
        """Forget the geometry: a tile, cap or gate was placed."""
        for derived in ("board", "space_options"):
            self.__dict__.pop(derived, None)

    def numbers_changed(self, who: str | None = None) -> None:
        """Forget everything derived from what is in play: an item, condition, card or elite ability came or went.

        With a name, only what is derived for that hero or enemy type is forgotten: the change concerns nobody else.
        """
        self.known_listeners = None
        self.known_shared_rerolls = None
        if who is None:
            self.known_offers = None
            self.known_flowing = self.known_shifters = None
            self.known.clear()
            self.borne.clear()
            self.breeds.clear()
        else:
            self.known.pop(who, None)
            self.borne.pop(who, None)
            self.breeds.pop(who, None)

    def enemies_changed(self) -> None:
        """Forget everything derived for enemy types: models, types or what they lend to each other came or went."""
        self.known_listeners = None
        self.known_shared_rerolls = None
        self.breeds.clear()
        for name in [name for name in self.known if name and name not in self.state.heroes]:
            del self.known[name]

    def boosts_changed(self, who: str | None = None) -> None:
        """Forget derived numbers only, of somebody or of all: a boost came or went, a turn began."""
        for name in list(self.known) if who is None else [who]:
            if name:
                self.known.pop(name, None)

    def state_replaced(self) -> None:
        """Forget everything derived: the state is another one."""
        self.board_changed()
        self.numbers_changed()

    def begin_step(self, tape: list[Given], *, holding: bool) -> None:
        """Make ready to run a step: nothing is going on yet."""
        super().begin_step(tape, holding=holding)
        self.source = self.testing = None
        if self.rising or self.falling:
            self.rising.clear()
            self.falling.clear()

    # -- what the adventure fills in ---------------------------------------------------------------

    def before(self, effect: Verb, context: Context) -> None:
        """Give the heroes time before an effect that comes of itself."""

    # -- models ------------------------------------------------------------------------------------

    def hero(self, who: str) -> Hero:
        """Return a hero by its id."""
        return self.state.heroes[who]

    def standing(self) -> list[Hero]:
        """Return the heroes that are neither KO'd nor dead."""
        return [hero for hero in self.state.heroes.values() if not (hero.ko or hero.dead)]

    def grit_is_barred(self) -> bool:
        """Tell whether nobody may spend Grit now: some fights begin with such a turn."""
        fight = self.state.fight
        return fight is not None and fight.no_grit and self.state.turn == fight.since_turn

    def grit_of(self, hero: Hero) -> int:
        """Return the Grit a hero may spend now."""
        return 0 if self.grit_is_barred() else hero.grit

    def hero_spaces(self) -> int:
        """Return the spaces of standing heroes, as a set."""
        mask = 0
        for hero in self.state.heroes.values():
            if not (hero.ko or hero.dead) and hero.space >= 0:
                mask |= 1 << hero.space
        return mask

    def enemy_spaces(self) -> int:
        """Return the spaces of enemies, as a set."""
        mask = 0
        for enemy in self.state.enemies.values():
            for space in enemy.spaces:
                mask |= 1 << space
        return mask

    def occupied(self) -> int:
        """Return every space with a model; KO'd heroes do not count (MOVE-04)."""
        return self.hero_spaces() | self.enemy_spaces()

    def enemies_adjacent_to(self, space: int) -> list[EnemyModel]:
        """Return the enemies next to a space, or in it (BOARD-06, XL-03)."""
        near = self.board.adjacent[space] | 1 << space
        return [
            enemy
            for enemy in self.state.enemies.values()
            if near >> enemy.spaces[0] & 1 or (len(enemy.spaces) > 1 and touches(near, enemy.spaces))
        ]

    def world_of(self, space: int) -> str:
        """Return the world of a space."""
        return self.state.tiles[self.board.tiles_of[space][0]].world

    # -- chance ------------------------------------------------------------------------------------

    def pick(self, purpose: str, keys: list[str]) -> str:
        """Choose one of several fairly (RANDOM-01)."""
        return keys[self.state.streams.pick(purpose, keys)]

    def pick_space(self, purpose: str, mask: int) -> int:
        """Choose one of several spaces fairly."""
        spaces = bits(mask)
        if len(spaces) == 1:
            return spaces[0]
        streams = self.state.streams
        if purpose in streams.fixed_picks:
            names = [self.board.names[s] for s in spaces]
            return spaces[streams.pick(purpose, names)]
        return spaces[streams.below("enemies", len(spaces))]

    # -- asking ------------------------------------------------------------------------------------

    def wants_to_be_asked(self, question: Question) -> bool:
        """Follow the hero's policy: always ask, never ask, or (the default) ask if it matters."""
        policies = self.state.policies
        if policies:
            policy = policies.get(question.who, {}).get(question.kind, "matters")
            if policy != "matters":
                return policy == "ask"
        return question.matters
