"""The game as the rules see it: the engine with its content, its board and its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from lantern.board.board import Board, board_of
from lantern.board.sets import bits
from lantern.content.effects import Action, Modifier
from lantern.content.entry import Power
from lantern.content.loader import Content
from lantern.core.engine import Engine
from lantern.core.questions import Question
from lantern.core.table import Table
from lantern.rules.state import EnemyModel, Hero, State

if TYPE_CHECKING:
    from lantern.rules.hero_arms import HeroHit
    from lantern.rules.in_play import Listener

PERIL_FACES = (3, 3, 4, 4, 5, 6)  # DICE-04


class Context(Struct, kw_only=True):
    """In whose name an effect happens: the hero, the card, the place, and what has been counted so far."""

    source: str
    hero: str | None = None
    tile: int = -1
    enemy: str | None = None
    victim: str | None = None
    target: str | None = None
    range: int = 0
    counted: int = 0
    hit: HeroHit | None = None


class Game(Engine[State]):
    """An adventure in progress."""

    state_type = State

    def __init__(self, state: State, table: Table, content: Content) -> None:
        super().__init__(state, table)
        self.content = content
        self._board: Board | None = None
        self.known_values: dict[str, dict[str, int]] = {}
        self.known_powers: dict[str, list[tuple[str, Power]]] = {}
        self.known_modifiers: dict[str, dict[str, list[tuple[str, Modifier]]]] = {}
        self.known_actions: dict[str, list[tuple[str, int, Action]]] = {}
        self.known_listeners: dict[str, list[Listener]] | None = None

    # -- derived from the state, forgotten when it changes -----------------------------------------

    @property
    def board(self) -> Board:
        """Return the geometry of what lies on the table."""
        if self._board is None:
            self._board = board_of(self.state.placements, self.content.tiles)
        return self._board

    def board_changed(self) -> None:
        """Forget the geometry: a tile, cap or gate was placed."""
        self._board = None

    def numbers_changed(self, who: str | None = None) -> None:
        """Forget everything derived from what is in play: an item, condition, card or elite ability came or went.

        With a name, only what is derived for that hero or enemy type is forgotten: the change concerns nobody else.
        """
        self.known_listeners = None
        for known in (self.known_values, self.known_powers, self.known_modifiers, self.known_actions):
            if who is None:
                known.clear()
            else:
                known.pop(who, None)

    def boosts_changed(self, who: str | None = None) -> None:
        """Forget derived numbers only, of somebody or of all: a boost came or went, a turn began."""
        if who is None:
            self.known_values.clear()
        else:
            self.known_values.pop(who, None)

    def state_replaced(self) -> None:
        """Forget everything derived: the state is another one."""
        self._board = None
        self.numbers_changed()

    # -- models ------------------------------------------------------------------------------------

    def hero(self, who: str) -> Hero:
        """Return a hero by its id."""
        return self.state.heroes[who]

    def standing(self) -> list[Hero]:
        """Return the heroes that are neither KO'd nor dead."""
        return [hero for hero in self.state.heroes.values() if not (hero.ko or hero.dead)]

    def grit_of(self, hero: Hero) -> int:
        """Return the Grit a hero may spend now: some fights begin with a turn in which nobody may."""
        fight = self.state.fight
        return 0 if fight is not None and fight.no_grit and self.state.turn == fight.since_turn else hero.grit

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
        return [enemy for enemy in self.state.enemies.values() if any(near >> s & 1 for s in enemy.spaces)]

    def world_of(self, space: int) -> str:
        """Return the world of a space."""
        return self.state.tiles[self.board.tiles_of[space][0]].world

    # -- chance ------------------------------------------------------------------------------------

    def pick(self, purpose: str, keys: list[str]) -> str:
        """Choose one of several fairly (RANDOM-01)."""
        return keys[self.state.streams.pick(purpose, keys)]

    def pick_space(self, purpose: str, mask: int) -> int:
        """Choose one of several spaces fairly."""
        spaces = list(bits(mask))
        if len(spaces) == 1:
            return spaces[0]
        streams = self.state.streams
        if streams.fixed_picks.get(purpose):
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
