"""The adventure as the rules see it: the game with its board, its enemies and its numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lantern.board import FAR
from lantern.board.board import Board, board_of
from lantern.board.sets import bits
from lantern.content.loader import Content
from lantern.content.verbs.grammar import Verb
from lantern.core.table import Table
from lantern.rules.table.bearing import Bearer
from lantern.rules.table.breed import Breed, Strain
from lantern.rules.table.chapter import ChapterGame, Context, carried, suffered
from lantern.rules.table.choices.spaces import MoveTo
from lantern.rules.table.model_numbers import ModelNumbers
from lantern.rules.table.remembered import Shared
from lantern.rules.table.state import EnemyModel, Hero, State

__all__ = ["PERIL_FACES", "Context", "Game", "touches"]

PERIL_FACES = (3, 3, 4, 4, 5, 6)  # DICE-04


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


class Game(ChapterGame[State]):
    """An adventure in progress."""

    state_type = State
    has_map = True

    def __init__(self, state: State, table: Table, content: Content, shelves: dict[str, Any] | None = None) -> None:
        super().__init__(state, table, content, shelves)
        shelves = content.shelves if shelves is None else shelves
        #: The geometry of what lies on the table, and the option to walk to each space of it. A plain attribute: no other is
        #: looked at as often, and one that is worked out when it is asked for is slower even when it is known.
        self.board: Board = board_of(state.placements, content.tiles)
        self.known_ways: list[MoveTo] | None = None
        #: What each enemy type is now, by its id.
        self.breeds: Shared[Strain, Breed] = Shared(self, shelves.setdefault("breeds", {}), strain_of, Breed)
        #: Whether rules of the mission let heroes do something.
        self.known_offers = None
        #: By which number each model is called.
        self.model_numbers = ModelNumbers(self.events)

    # -- derived from the state, forgotten when it changes -----------------------------------------

    @property
    def space_options(self) -> list[MoveTo]:
        """Return the option to walk to each space; whoever offers spaces to walk to shares them."""
        if self.known_ways is None:
            self.known_ways = [MoveTo(name, space) for space, name in enumerate(self.board.names)]
        return self.known_ways

    def board_changed(self) -> None:
        """Look at the table again: a tile, cap or gate was placed."""
        board = board_of(self.state.placements, self.content.tiles)
        if board is not self.board:
            self.board, self.known_ways = board, None
            self.overall.near.clear()

    def enemies_moved(self) -> None:
        """Look again where the enemies are: a model was placed, moved or taken off."""
        self.overall.foes = None
        self.overall.near.clear()

    def numbers_changed(self, who: str | None = None) -> None:
        """Forget everything derived from what is in play: an item, condition, card or elite ability came or went.

        With a name, only what is derived for that hero or enemy type is forgotten: the change concerns nobody else.
        """
        super().numbers_changed(who)
        if who is None:
            self.known_offers = None
            self.breeds.clear()
        else:
            self.breeds.pop(who, None)

    def cards_changed(self) -> None:
        """Forget what hangs on what lies before all: a card came into play or left it, or a type of Enemy got an ability."""
        super().cards_changed()
        self.known_offers = None
        self.breeds.clear()

    def enemies_changed(self) -> None:
        """Forget everything derived for enemy types: models, types or what they lend to each other came or went."""
        self.known_listeners = None
        self.overall.shared_rerolls = None
        self.breeds.clear()
        for name in [name for name in self.known if name and name not in self.state.heroes]:
            del self.known[name]

    def state_replaced(self) -> None:
        """Forget everything derived: the state is another one."""
        self.board_changed()
        self.enemies_moved()
        super().state_replaced()

    def can_aim(self, a: int, b: int, reach: int) -> bool:
        """Tell whether a space is in Range and Line of Sight of another (LOS-01, LOS-06); models never block it (LOS-02)."""
        board = self.board
        return (board.known_aims.get((a, b)) or board.range_to_aim(a, b)) <= reach

    def can_aim_at(self, a: int, spaces: list[int], reach: int) -> bool:
        """Tell whether one of these spaces is in Range and Line of Sight of a space (XL-03)."""
        for space in spaces:  # noqa: SIM110 - asked for every model and every weapon
            if self.can_aim(a, space, reach):
                return True
        return False

    def range_to(self, a: int, spaces: list[int]) -> int:
        """Return the Range from a space to the nearest of these that is in its Line of Sight; FAR if none is."""
        board = self.board
        return min((board.known_aims.get((a, b)) or board.range_to_aim(a, b) for b in spaces), default=FAR)

    # -- what hangs on the moment ------------------------------------------------------------------

    def bearer(self, who: str) -> Bearer:
        """Return a hero as far as it decides what the hero bears: also who comes with it, and the world it is in."""
        state = self.state
        hero = state.heroes[who]
        led = self._led_by(who) if state.progress.companions else ()
        return Bearer(
            who,
            hero.hero_class,
            tuple(hero.upgrades),
            carried(hero.items, who, state.turn),
            suffered(hero),
            tuple(hero.printed.items()),
            led,
            state.mission if led else "",
            self.world_of(hero.space) if hero.space >= 0 else "",
            tuple(hero.forms),
        )

    def _led_by(self, who: str) -> tuple[str, ...]:
        return tuple(each.id for each in self.state.progress.companions.values() if each.leader == who)

    def goes_on(self) -> bool:
        """Tell whether effects still happen: until the adventure has a result, and again in the steps of its end (CAMP-05)."""
        return self.state.result is None or self.state.phase == "over"

    def is_calm(self) -> bool:
        """Tell whether no enemy is on the board."""
        return not self.state.enemies

    def is_acting(self, hero: Hero) -> bool:
        """Tell whether it is a hero's own activation."""
        activation = self.state.activation
        return activation is not None and activation.hero == hero.id

    def light_bearer(self) -> str:
        """Return who carries the light."""
        return self.state.light_bearer

    def stands_still(self, hero: Hero) -> bool:
        """Tell whether a hero has given up its move: in its activation, after the time for it."""
        activation = self.state.activation
        return activation is not None and activation.hero == hero.id and not (activation.moving or activation.walked)

    def is_moving(self, hero: Hero) -> bool:
        """Tell whether a hero is moving in its own activation."""
        activation = self.state.activation
        return activation is not None and activation.hero == hero.id and activation.moving and not activation.stuck

    def add_movement(self, points: int) -> None:
        """Give whose activation it is more movement points."""
        assert self.state.activation is not None
        self.state.activation.points += points

    def has_time(self) -> bool:
        """Tell whether the adventure goes on, so that something may be used."""
        return self.state.result is None and self.state.phase not in {"set-up", "over"}

    def has_its_own_time(self, hero: Hero) -> bool:
        """Tell whether it is a hero's own activation."""
        return self.is_acting(hero)

    def carries_out(self, effects: Iterable[Verb]) -> bool:  # noqa: ARG002
        """Tell whether there is here what effects need: an adventure has all."""
        return True

    def foes(self) -> dict[str, EnemyModel]:
        """Return the enemies on the board."""
        return self.state.enemies

    def is_within(self, me: Hero, other: Hero, reach: int) -> bool:
        """Tell whether a hero is in Range of another."""
        return self.board.range(me.space, other.space) <= reach

    def aims_at(self, enemy: str) -> bool:
        """Tell whether an attack is just being looked at as one on an enemy."""
        return self.attack is not None and self.attack.target == enemy

    def together_with(self, me: Hero) -> list[Hero]:
        """Return the other standing heroes on the same tile."""
        tiles = set(self.board.tiles_of[me.space]) if me.space >= 0 else set()
        return [hero for hero in self.standing() if hero is not me and tiles & set(self.board.tiles_of[hero.space])]

    def world_around(self, hero: Hero) -> str | None:
        """Return the world of a hero's space."""
        return self.world_of(hero.space) if hero.space >= 0 else None

    def in_other_world(self, hero: Hero) -> bool:
        """Tell whether a hero is in an OtherWorld (WORLD-02)."""
        return hero.space >= 0 and not self.content.worlds[self.world_of(hero.space)].earth

    def party_level(self) -> int:
        """Return the level of the party as it set out (LEVEL-13)."""
        return self.state.party_level

    def party_size(self) -> int:
        """Return how many heroes set out (SCALE-01)."""
        return self.state.party_size

    def grit_is_barred(self) -> bool:
        """Tell whether nobody may spend Grit now: some fights begin with such a turn."""
        fight = self.state.fight
        return fight is not None and fight.no_grit and self.state.turn == fight.since_turn

    def grit_of(self, hero: Hero) -> int:
        """Return the Grit a hero may spend now: some cards in play bar it."""
        for card in self.state.in_play:
            if "no_grit" in self.content.cards[card.id].flags and self.reaches(card.source, hero):
                return 0
        return 0 if self.state.fight is not None and self.grit_is_barred() else hero.grit

    # -- models ------------------------------------------------------------------------------------

    def hero_spaces(self) -> int:
        """Return the spaces of standing heroes, as a set."""
        mask = 0
        for hero in self.state.heroes.values():
            if not (hero.ko or hero.dead) and hero.space >= 0:
                mask |= 1 << hero.space
        return mask

    def enemy_spaces(self) -> int:
        """Return the spaces of enemies, as a set."""
        mask = self.overall.foes
        if mask is None:
            mask = 0
            for enemy in self.state.enemies.values():
                for space in enemy.spaces:
                    mask |= 1 << space
            self.overall.foes = mask
        return mask

    def occupied(self) -> int:
        """Return every space with a model, which holds no other (BOARD-01); KO'd heroes do not count (MOVE-04)."""
        mask = self.overall.foes
        if mask is None:
            mask = self.enemy_spaces()
        for hero in self.overall.standing or self.standing():
            space = hero.space
            if space >= 0:
                mask |= 1 << space
        return mask

    def enemies_adjacent_to(self, space: int) -> tuple[EnemyModel, ...]:
        """Return the enemies next to a space, or in it (BOARD-06, XL-03)."""
        found = self.overall.near.get(space)
        if found is None:
            near = self.board.adjacent[space] | 1 << space
            found = self.overall.near[space] = (
                tuple([enemy for enemy in self.state.enemies.values() if touches(near, enemy.spaces)])
                if near & self.enemy_spaces()
                else ()
            )
        return found

    def beset_by(self, hero: Hero) -> tuple[EnemyModel, ...]:
        """Return the enemies next to a hero."""
        return self.enemies_adjacent_to(hero.space) if hero.space >= 0 else ()

    def world_of(self, space: int) -> str:
        """Return the world of a space; that of a cap is the world of its tile (GATE-15)."""
        return self.state.tiles[self.board.tiles_of[space][0]].world

    # -- chance ------------------------------------------------------------------------------------

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
