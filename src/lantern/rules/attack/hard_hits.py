"""What a hero pays Grit for when it has seen the Damage of a Hit: a knockout punch, frontier justice."""

from __future__ import annotations

from lantern.content.bends.attacks import HarderHits
from lantern.rules.attack.for_a_hit import choose_for_a_hit
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.triggers import can_pay, pay
from lantern.rules.table.choices.dice import Blows, HitHarder
from lantern.rules.table.events import Used
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def hit_harder(game: Game, hero: Hero, blows: Blows) -> None:
    """Let a hero pay to make one of its Hits worse, each Hit once by each of its abilities; first what multiplies the die."""
    hits = blows.hits
    answers = sorted(bends(game, hero, HarderHits), key=lambda answer: -answer[1].times)
    known = {bend: source for source, bend in reversed(answers)}
    left = [(bend, hit) for _, bend in answers for hit in hits]
    while payable := [(bend, hit) for bend, hit in left if can_pay(game, hero, bend.cost)]:
        options = [
            HitHarder(known[bend], number, hit, blows, bend)
            for number, hit in enumerate(hits, start=1)
            for bend in dict.fromkeys(bend for _, bend in answers)
            if any(one is hit and each == bend for each, one in payable)
        ]
        chosen = choose_for_a_hit(game, hero, "hit-harder", options, blows)
        if chosen is None:
            return
        bend, hit = chosen
        left = [(each, one) for each, one in left if not (one is hit and each == bend)]
        pay(game, hero, bend.cost, known[bend])
        game.tell(Used(hero.id, known[bend]))
        hit.rolled *= bend.times
        hit.bonus += bend.add
