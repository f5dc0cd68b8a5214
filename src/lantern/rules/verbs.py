"""Every verb of the effect language and the chapters that carry them out."""

from __future__ import annotations

from lantern.content.effects import VERBS
from lantern.rules import (
    areas,
    cancelling,
    effects,
    hero_attacks,
    hit_damage,
    item_effects,
    mission_effects,
    roping,
    teleporting,
)
from lantern.rules.perform import PERFORMERS

#: The modules whose functions carry out verbs (`@performs`); importing one registers them.
CHAPTERS = (areas, cancelling, effects, hero_attacks, hit_damage, item_effects, mission_effects, roping, teleporting)


def require_all() -> None:
    """See that all verbs are registered; one that nothing carries out is a mistake in this program."""
    missing = sorted(word for word, verb in VERBS.items() if verb not in PERFORMERS)
    if missing:
        chapters = ", ".join(chapter.__name__.rpartition(".")[2] for chapter in CHAPTERS)
        raise TypeError(f"no function of {chapters} carries out the verbs {', '.join(missing)}")
