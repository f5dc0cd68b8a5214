"""What a hero pays Grit for when it has seen the Damage of a Hit: a knockout punch, frontier justice."""

from __future__ import annotations

from collections.abc import Callable

from lantern.rules.choices.dice import HitHarder
from lantern.rules.events import Used
from lantern.rules.for_a_hit import choose_for_a_hit
from lantern.rules.game import Game
from lantern.rules.hero_arms import HeroHit
from lantern.rules.state import Hero
from lantern.rules.triggers import spend_grit
from lantern.rules.values import source_of

FRONTIER_JUSTICE = 3
#: What doubles the die, and what adds to it.
FLAGS = ("damage_doubled_for_grit", "damage_3_for_grit")


def hit_harder(game: Game, hero: Hero, hits: list[HeroHit], matters: Callable[[], bool]) -> None:
    """Let a hero pay 1 Grit to make one of its Hits worse, each Hit once by each of its abilities."""
    known = {flag: source for flag in FLAGS if (source := source_of(game, hero, flag)) is not None}
    left = [(flag, hit) for flag in known for hit in hits]
    while left and game.grit_of(hero):
        options = [
            HitHarder(known[flag], number, hit, flag)
            for number, hit in enumerate(hits, start=1)
            for flag in known
            if any(one is hit and word == flag for word, one in left)
        ]
        chosen = choose_for_a_hit(game, hero, "hit-harder", options, hits, matters)
        if chosen is None:
            return
        flag, hit = chosen
        left = [(word, one) for word, one in left if not (one is hit and word == flag)]
        spend_grit(game, hero)
        game.tell(Used(hero.id, known[flag]))
        if flag == "damage_doubled_for_grit":
            hit.rolled *= 2
        else:
            hit.bonus += FRONTIER_JUSTICE
