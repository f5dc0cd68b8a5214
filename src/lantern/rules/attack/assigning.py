"""Assigning a hero's Hits: to whom, which, and with what point of a pool (ATTACK-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from lantern.core.questions import Chance, ChooseOne, ChooseSome
from lantern.rules.attack.hero_hits import strike
from lantern.rules.attack.kill_chance import kill_chance
from lantern.rules.attack.sole_target import goes_without_saying
from lantern.rules.attack.special_hits import spend_on_hit, spendable
from lantern.rules.belongings.hero_arms import Arm, Attack, HeroHit, targets
from lantern.rules.belongings.isolation import is_isolated
from lantern.rules.table.choices.dice import GiveHit
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.choices.plain import StopHits
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero

if TYPE_CHECKING:
    from lantern.rules.words import Words


class GiveHits(ChooseEnemy):
    """Give Hits of an attack to an enemy."""

    attack: Attack

    def hits(self, game: Game, who: str) -> dict[str, HeroHit]:
        """Return the Hits that may go there, called as `which-hits` calls them."""
        usable = _usable(game, game.hero(who), self.attack, game.state.enemies[self.enemy])
        return {option.key: option.hit for option in _offered(self.attack, usable)}

    def odds(self, game: Game, who: str) -> Chance:
        """Return how likely all these Hits together are enough."""
        hits = list(self.hits(game, who).values())
        return Chance("kill", kill_chance(game, game.hero(who), game.state.enemies[self.enemy], hits))


class CarryTo(ChooseEnemy):
    """Give a Hit to any enemy in this world, with a point of a pool that carries it there (CLASS-04)."""

    card: str

    shapes: ClassVar[tuple[str, ...]] = ("ID:ENEMY",)
    kinds: ClassVar[tuple[str, ...]] = ("pools",)

    @property
    def key(self) -> str:
        """Return what carries it, and to whom."""
        return f"{self.card}:{self.enemy}"

    def text(self, words: Words, game: Game) -> str:
        """Say who it is, where, and what carries it."""
        return words.say.text("option-carry", enemy=super().text(words, game), what=words.noun(self.card, *self.kinds))


def assign_hits(game: Game, hero: Hero, attack: Attack) -> bool:
    """Assign Hits one at a time or in groups, resolving each before the next (ATTACK-09). Return False if the hero stops."""
    while attack.hits and game.state.result is None:
        whom = _whom(game, hero, attack)
        if not whom:
            attack.hits.clear()
            break
        if len(whom) == 1 and (only := _of_itself(game, hero, attack, whom[0])) is not None:
            hits = _usable(game, hero, attack, only)
            _take(attack, hits)
            strike(game, hero, attack, only, hits)
            continue
        choice = game.ask(lambda: _at_whom(game, hero, attack))
        if isinstance(choice, StopHits):
            attack.hits.clear()  # unassigned Hits are lost
            return False
        enemy = game.state.enemies[choice.value]
        if isinstance(choice, CarryTo):
            carried = [hit for hit in _carried(game, hero, attack)[choice.card] if hit.may_go_to(enemy.kind)]
            hits = _which_hits(game, hero, attack, carried, enemy, most=1)
            on_hit = game.content.pools[choice.card].on_hit
            assert on_hit is not None
            spend_on_hit(game, hero, choice.card, on_hit, hits[0])
        else:
            usable = _usable(game, hero, attack, enemy)
            hits = _which_hits(game, hero, attack, usable, enemy, most=len(usable))
        strike(game, hero, attack, enemy, hits)
    return True


def _at_whom(game: Game, hero: Hero, attack: Attack) -> ChooseOne:
    whom = _whom(game, hero, attack)
    about = {"hits": len(attack.hits), "criticals": sum(hit.critical for hit in attack.hits)}
    question = ChooseOne(kind="assign-hits", who=hero.id, options=[*whom, StopHits()], about=about)
    if len(whom) == 1 and isinstance(whom[0], GiveHits):
        question.default = 0
    return question


def _of_itself(game: Game, hero: Hero, attack: Attack, whom: ChooseEnemy) -> EnemyModel | None:
    """Return the only enemy that Hits can go to if they all do so without a word; a hero may want to be asked (ATTACK-09)."""
    if not isinstance(whom, GiveHits):
        return None
    enemy, question = game.state.enemies[whom.enemy], _at_whom(game, hero, attack)
    question.matters = not goes_without_saying(game, enemy)
    return None if game.wants_to_be_asked(question) else enemy


def _usable(game: Game, hero: Hero, attack: Attack, enemy: EnemyModel) -> list[HeroHit]:
    """Return the Hits that may go to an enemy."""
    return [hit for hit in attack.hits if hit.may_go_to(enemy.kind) and enemy in targets_in(game, hero, attack, hit.arm)]


def _offered(attack: Attack, usable: list[HeroHit]) -> list[GiveHit]:
    """Offer some of the Hits of an attack, each called by its place among all of them."""
    return [GiveHit(i, hit) for i, hit in enumerate(attack.hits) if any(hit is one for one in usable)]


def _whom(game: Game, hero: Hero, attack: Attack) -> list[ChooseEnemy]:
    """Offer whom the Hits may go to: legal targets, and with what carries it anybody in this world (CLASS-04)."""
    if hero.ko or hero.dead:  # KO-02
        return []
    found: dict[str, EnemyModel] = {}
    for arm, kinds in dict.fromkeys((hit.arm, hit.kinds) for hit in attack.hits):
        near = targets_in(game, hero, attack, arm)
        found.update((enemy.id, enemy) for enemy in near if kinds is None or enemy.kind in kinds)
    options: list[ChooseEnemy] = [GiveHits(enemy.id, enemy.spaces[0], attack) for enemy in found.values()]
    for pool, hits in _carried(game, hero, attack).items():
        section = game.board.section
        others = [enemy for enemy in game.state.enemies.values() if enemy.id not in found]
        options += [
            CarryTo(enemy.id, enemy.spaces[0], pool)
            for enemy in others
            if section[enemy.spaces[0]] == section[hero.space]
            and not is_isolated(game, enemy.id)
            and any(hit.may_go_to(enemy.kind) for hit in hits)
        ]
    return options


def targets_in(game: Game, hero: Hero, attack: Attack, arm: Arm) -> Sequence[EnemyModel]:
    """Return the legal targets of an arm in an attack, which may be against one enemy only."""
    found = targets(game, hero, arm)
    return found if attack.only is None else [enemy for enemy in found if enemy.id == attack.only]


def _carried(game: Game, hero: Hero, attack: Attack) -> dict[str, list[HeroHit]]:
    """Return the Hits that can be carried anywhere, by the pool of which that takes a point."""
    found: dict[str, list[HeroHit]] = {}
    for hit in attack.hits:
        for pool, _ in spendable(game, hero, hit.arm, anywhere=True):
            found.setdefault(pool, []).append(hit)
    return found


def _which_hits(
    game: Game, hero: Hero, attack: Attack, usable: list[HeroHit], enemy: EnemyModel, *, most: int
) -> list[HeroHit]:
    """Choose which of the Hits go to this target (ATTACK-09)."""
    options, about = _offered(attack, usable), {"enemy": enemy.id}
    question = ChooseSome(kind="which-hits", who=hero.id, options=options, least=1, most=most, about=about, interruptible=False)
    chosen: list[HeroHit] = [option.value for option in game.ask(question)]
    _take(attack, chosen)
    return chosen


def _take(attack: Attack, hits: list[HeroHit]) -> None:
    """Take Hits from those that are left to give."""
    attack.hits[:] = [hit for hit in attack.hits if not any(hit is one for one in hits)]
