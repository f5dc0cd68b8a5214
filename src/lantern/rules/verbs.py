"""Every verb of the effect language and the chapters that carry them out."""

from __future__ import annotations

from lantern.content.effects import VERBS
from lantern.rules import outcomes, road
from lantern.rules.attack import areas, hero_attacks, hit_damage, item_effects, passing_on, traps
from lantern.rules.effects import belongings, cards, changes, enemies, harm, mine
from lantern.rules.fight import roping
from lantern.rules.harm import warding_off
from lantern.rules.map import movement, teleporting
from lantern.rules.mission import mission_effects
from lantern.rules.numbers.perform import PERFORMERS
from lantern.rules.town import jobs, prices, raising, trade, treatments, visits
from lantern.rules.turn import bargains

#: The modules whose functions carry out verbs (`@performs`); importing one registers them.
CHAPTERS = (
    areas,
    warding_off,
    bargains,
    belongings,
    cards,
    changes,
    enemies,
    harm,
    hero_attacks,
    hit_damage,
    item_effects,
    mine,
    mission_effects,
    movement,
    outcomes,
    road,
    roping,
    teleporting,
    jobs,
    prices,
    raising,
    trade,
    traps,
    treatments,
    visits,
)
#: What can be done with a Hit before it is saved; importing it registers that, too.
WAYS_ON = (passing_on,)


def require_all() -> None:
    """See that all verbs are registered; one that nothing carries out is a mistake in this program."""
    missing = sorted(word for word, verb in VERBS.items() if verb not in PERFORMERS)
    if missing:
        chapters = ", ".join(chapter.__name__.rpartition(".")[2] for chapter in CHAPTERS)
        raise TypeError(f"no function of {chapters} carries out the verbs {', '.join(missing)}")
