"""A sensible player: goes for doors and objectives, keeps to the light, focuses fire, helps the fallen, knows when to flee."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from lantern.board.placement import Gate, Open
from lantern.board.sets import bits
from lantern.core.questions import Answer, ChooseAmount, ChooseOne, ChooseSome, Confirm, Option, PutInOrder, Question
from lantern.rules.game import Game
from lantern.rules.hero_attacks import ranged_weapons, to_hit_target, weapon_range
from lantern.rules.light import lit_tiles
from lantern.rules.state import Activation, EnemyModel, Hero
from lantern.rules.values import enemy_value, value

#: A hero with no more than this share of its Health or Sanity left looks after itself.
WEAK = 0.5
#: Tokens and abilities that are worth using as soon as somebody needs them, by what they mend.
MENDS = {"bandages": "wounds", "whiskey": "sanity", "herbs": "wounds", "healing-herbs": "wounds", "swamp-fungus": "wounds"}
FAR = 99


class HeuristicPlayer:
    """Answers with rules of thumb. Equal ideas are decided by its own generator: same seed, same game."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - a game, not a secret
        self._by_kind: dict[str, Callable[[Game, Any], Answer]] = {
            "reroll": self._reroll,
            "move": self._move,
            "act": self._act,
            "assign-hits": self._assign,
            "which-hits": self._which_hits,
            "throw-at": self._throw_at,
            "heal-wounds": self._heal_wounds,
            "heal-or-grit": self._heal_or_grit,
            "one-hero": self._strongest,
            "for-whom": self._for_whom,
            "free-token": self._prefer("bandages", "tonic"),
            "flee": self._flee,
            "cancel-dread": self._cancel_dread,
            "lantern-oil": self._lantern_oil,
            "light-bearer": self._light_bearer,
            "full-bag": self._prefer("refuse"),
            "acts-first": self._strongest,
        }

    def answer(self, game: Game, question: Question) -> Answer | None:
        """Choose an answer."""
        if question.interruptible:
            action = self._mend(game, question)
            if action is not None:
                return action
        chosen = self._by_kind.get(question.kind)
        return chosen(game, question) if chosen is not None else self._plain(question)

    def _plain(self, question: Question) -> Answer:
        """Answer a question without a rule of thumb: its default, yes, all of it, or anything."""
        if question.default is not None:
            return question.default
        if isinstance(question, ChooseOne):
            return self._random.randrange(len(question.options))
        if isinstance(question, ChooseSome):
            return list(range(question.most))
        if isinstance(question, ChooseAmount):
            return question.most
        if isinstance(question, PutInOrder):
            return list(range(len(question.options)))
        return 1

    def _prefer(self, *keys: str) -> Callable[[Game, ChooseOne], Answer]:
        def choose(game: Game, question: ChooseOne) -> Answer:  # noqa: ARG001
            for key in keys:
                for i, option in enumerate(question.options):
                    if option.key == key:
                        return i
            return self._random.randrange(len(question.options))

        return choose

    def _best(self, options: list[Option], score: Callable[[Option], float]) -> int:
        """Return the option with the highest score; among equals anyone."""
        scores = [score(option) for option in options]
        best = max(scores)
        return self._random.choice([i for i, found in enumerate(scores) if found == best])

    # -- looking after oneself -----------------------------------------------------------------------

    def _mend(self, game: Game, question: Question) -> str | None:
        """Use a healing token, or a tonic, when its bearer needs it."""
        hero = game.state.heroes.get(question.who)
        if hero is None or not hero.bag or hero.ko or hero.dead or question.kind not in {"move", "act"}:
            return None
        wanted = []
        if hero.wounds >= WEAK * value(game, hero, "health"):
            wanted.append("wounds")
        if hero.sanity_damage >= WEAK * value(game, hero, "sanity"):
            wanted.append("sanity")
        for token in hero.bag:
            if MENDS.get(token) in wanted or (token == "tonic" and not hero.grit):  # noqa: S105 - a token of the side bag
                key = f"{hero.id}/use:{token}"
                return key if game.may_take(key) else None
        return None

    @staticmethod
    def _heal_wounds(game: Game, question: ChooseAmount) -> Answer:
        """Mend whatever is nearer to zero, point by point."""
        hero = game.hero(question.who)
        points = int(question.about.get("points", question.most))
        health = value(game, hero, "health") - hero.wounds
        sanity = value(game, hero, "sanity") - hero.sanity_damage
        wounds = (points + sanity - health) // 2
        return max(question.least, min(question.most, wounds))

    @staticmethod
    def _heal_or_grit(game: Game, question: ChooseOne) -> Answer:
        hero = game.hero(question.who)
        hurt = hero.wounds + hero.sanity_damage
        wanted = "heal" if hurt >= 3 or hero.grit >= value(game, hero, "max_grit") else "grit"
        return next(i for i, option in enumerate(question.options) if option.key == wanted)

    def _for_whom(self, game: Game, question: ChooseOne) -> Answer:
        return self._best(question.options, lambda option: _hurt(game, game.hero(option.value)))

    def _strongest(self, game: Game, question: ChooseOne) -> Answer:
        return self._best(question.options, lambda option: -_hurt(game, game.hero(option.value)))

    # -- the party -----------------------------------------------------------------------------------

    @staticmethod
    def _flee(game: Game, question: Confirm) -> Answer:  # noqa: ARG004
        """Flee when most are down and the rest are weak, or when the Darkness is at the gate and the goal is far."""
        state = game.state
        alive = [hero for hero in state.heroes.values() if not hero.dead]
        down = sum(hero.ko for hero in alive)
        weak = sum(_hurt(game, hero) > 0.6 for hero in game.standing())
        if state.fight is not None and down * 2 >= len(alive) and weak == len(game.standing()):
            return 1
        return int(state.darkness <= 1 and state.objective_tile < 0)

    @staticmethod
    def _cancel_dread(game: Game, question: Confirm) -> Answer:
        return int(all(hero.grit >= 1 for hero in game.standing()) and game.hero(question.who).grit >= 2)

    def _light_bearer(self, game: Game, question: ChooseOne) -> Answer:
        return self._best(question.options, lambda option: value(game, game.hero(option.value), "health"))

    @staticmethod
    def _lantern_oil(game: Game, question: ChooseOne) -> Answer:  # noqa: ARG004
        """Burn oil on the lower die when the Darkness would move."""
        faces = question.about["faces"]
        if faces[0] == faces[1]:
            return 0
        low = faces.index(min(faces))
        return next((i for i, option in enumerate(question.options) if option.die == low), 0)

    # -- dice ----------------------------------------------------------------------------------------

    @staticmethod
    def _reroll(game: Game, question: ChooseSome) -> Answer:  # noqa: ARG004
        """Spend Grit when it is likely to change much: two failures, or the one that counts."""
        target = question.about["target"]
        purpose = question.about["purpose"]
        faces = question.about["faces"]
        if target:
            failed = [i for i, option in enumerate(question.options) if faces[option.value] < target]
            hopeful = target <= 5
            needed = 1 if purpose in {"escape", "defense", "armor"} or purpose.startswith("test-") else 2
            return failed if hopeful and len(failed) >= needed else []
        low = [i for i, option in enumerate(question.options) if faces[option.value] <= 2]
        return low if purpose == "damage" and low else []

    # -- moving --------------------------------------------------------------------------------------

    def _move(self, game: Game, question: ChooseOne) -> Answer:
        hero = game.hero(question.who)
        activation = game.state.activation
        assert activation is not None
        options = question.options
        if options[0].key == "escape":
            return 0 if self._wants_away(game, hero) else self._stop(options)
        score = self._in_fight(game, hero) if game.state.enemies else self._out_of_fight(game, hero)
        here = score(hero.space)
        spaces = [option for option in options if option.space is not None]
        if not spaces:
            return self._stop(options)
        best = self._best(spaces, lambda option: score(option.space if option.space is not None else hero.space))
        chosen = spaces[best]
        assert chosen.space is not None
        return options.index(chosen) if score(chosen.space) > here else self._stop(options)

    @staticmethod
    def _stop(options: list[Option]) -> int:
        return next(i for i, option in enumerate(options) if option.key == "stop")

    def _wants_away(self, game: Game, hero: Hero) -> bool:
        """Try to escape only if weak: standing still is a fine place to fight from."""
        return _hurt(game, hero) > 0.7 and len(game.enemies_adjacent_to(hero.space)) > 1

    def _in_fight(self, game: Game, hero: Hero) -> Callable[[int], float]:
        board = game.board
        foes = game.enemy_spaces()
        weapons = ranged_weapons(game, hero)
        reach = max((weapon_range(game, hero, weapon) for weapon in weapons), default=0)
        weak = _hurt(game, hero) > 0.6
        field = board.distance_field(foes)
        light = lit_tiles(game)
        fallen = [other for other in game.state.heroes.values() if other.ko and not other.dead]

        def score(space: int) -> float:
            near = board.adjacent[space] & foes
            total = 0.0
            if weapons:
                seen = board.seen_from(space) & foes
                in_range = any(board.range(space, s) <= reach for s in bits(seen))
                total += 6 if in_range else -field[space]
                total -= 1.5 * near.bit_count()
            else:
                total += 6 if near else -field[space]
                total -= 0.5 * max(0, near.bit_count() - 1)
            if weak:
                total -= 2 * near.bit_count()
            if light.isdisjoint(board.tiles_of[space]):
                total -= 4
            for other in fallen:
                total += 1.5 if board.adjacent[space] >> other.space & 1 else 0
            return total

        return score

    def _out_of_fight(self, game: Game, hero: Hero) -> Callable[[int], float]:
        board = game.board
        goals = self._goals(game)
        field = board.distance_field(goals) if goals else [0] * board.count
        light = lit_tiles(game)
        bears_light = game.state.light_bearer == hero.id
        others = [other.space for other in game.standing() if other is not hero]

        def score(space: int) -> float:
            total = -float(min(field[space], FAR))
            if not bears_light and light.isdisjoint(board.tiles_of[space]):
                total -= 8
            if bears_light and others:
                total -= 0.4 * max(board.distance(space, other) for other in others)
            return total

        return score

    @staticmethod
    def _goals(game: Game) -> int:
        """Return the spaces to go to: doors to look through, and rooms whose token waits to be turned."""
        board = game.board
        goals = 0
        for index, placement in enumerate(game.state.placements):
            tile = game.state.tiles[index]
            if tile.token is not None and not tile.revealed:
                goals |= board.tile_mask[index]
                continue
            for connector, door in enumerate(placement.doors):
                if isinstance(door, Open) or door == Gate():
                    for space in board.connector(index, connector):
                        goals |= 1 << space
        return goals

    # -- acting --------------------------------------------------------------------------------------

    def _act(self, game: Game, question: ChooseOne) -> Answer:
        hero = game.hero(question.who)
        activation = game.state.activation
        assert activation is not None
        return self._best(question.options, lambda option: self._worth(game, hero, activation, option))

    def _worth(self, game: Game, hero: Hero, activation: Activation, option: Option) -> float:
        del activation
        verb = option.key.partition(":")[0]
        if verb == "done":
            return 0.5
        if verb == "melee":
            return 2 * _melee_hits(game, hero)
        if verb == "shoot":
            return 2 * _shot_hits(game, hero, option.value[0]) + (0.5 if option.value[1] else 0)
        if verb == "throw":
            return 4.0 if len(game.state.enemies) >= 3 else 0.2
        if verb == "help":
            return 5.0
        if verb in {"door", "gate"}:
            return self._worth_of_a_door(game)
        if verb == "scavenge":
            return 1.0
        if verb == "use":
            return 1.5 if _hurt(game, hero) > 0.4 else 0.1
        return 0.3

    @staticmethod
    def _worth_of_a_door(game: Game) -> float:
        """Look on when the party is fit and together; time is on the side of the Darkness."""
        heroes = game.standing()
        unfit = sum(_hurt(game, hero) > 0.6 for hero in heroes)
        unrevealed = any(tile.token is not None and not tile.revealed for tile in game.state.tiles)
        return 0.0 if unrevealed or unfit * 2 > len(heroes) else 3.0

    def _assign(self, game: Game, question: ChooseOne) -> Answer:
        """Finish off what is nearly dead; leave armour for last."""
        options = question.options

        def score(option: Option) -> float:
            if option.value is None:
                return -100
            return -_toughness(game, game.state.enemies[option.value])

        return self._best(options, score)

    @staticmethod
    def _which_hits(game: Game, question: ChooseSome) -> Answer:  # noqa: ARG004
        """Give one Hit at a time, ordinary ones first."""
        order = sorted(range(len(question.options)), key=lambda i: bool((question.options[i].about or {}).get("critical")))
        return order[: max(1, question.least)]

    def _throw_at(self, game: Game, question: ChooseOne) -> Answer:
        board = game.board
        heroes, foes = game.hero_spaces(), game.enemy_spaces()

        def score(option: Option) -> float:
            assert option.space is not None
            area = board.adjacent[option.space] | 1 << option.space
            return (area & foes).bit_count() - 2 * (area & heroes).bit_count()

        return self._best(question.options, score)


def _hurt(game: Game, hero: Hero) -> float:
    """Return how near a hero is to being knocked out: 0 is sound, 1 is down."""
    wounds = hero.wounds / value(game, hero, "health")
    sanity = hero.sanity_damage / value(game, hero, "sanity")
    return max(wounds, sanity)


def _toughness(game: Game, enemy: EnemyModel) -> float:
    left = enemy_value(game, enemy.kind, "health") - enemy.wounds
    armor = enemy_value(game, enemy.kind, "armor")
    return left + 1.5 * enemy_value(game, enemy.kind, "defense") + (3 if armor else 0)


def _melee_hits(game: Game, hero: Hero) -> float:
    return value(game, hero, "combat") * (7 - to_hit_target(game, hero, None)) / 6


def _shot_hits(game: Game, hero: Hero, weapon: str) -> float:
    sheet = game.content.items[weapon].weapon
    assert sheet is not None
    sides = int(sheet.to_hit_die[1:])
    return (sheet.shots + value(game, hero, "shots")) * (sides + 1 - to_hit_target(game, hero, weapon)) / sides * 1.2
