"""Whole adventures against enemies of every kind: giants, fliers, archers, bandits, totems. Nothing may break."""

from typing import Any

import pytest

from lantern.core.play import run_to_end
from lantern.core.questions import Answer, Question
from lantern.core.table import Insider, solo
from lantern.players.random_player import RandomPlayer
from lantern.rules.adventure import new_adventure
from lantern.rules.invariants import check_invariants
from lantern.rules.table.options import options_for
from lantern.scenarios.given import with_entries

ABILITIES: dict[str, tuple[str, dict[str, Any]]] = {
    "giant": ("extra_large", {"tough": True}),
    "dragon": ("extra_large", {"flies": True}),
    "catapult": ("extra_large", {"ranged": {"range": 4, "shots": 1, "damage": "D6"}}),
    "ogre": ("large", {"endurance": 2}),
    "bat": ("small", {"flies": True}),
    "archers": ("medium", {"ranged": {"range": 6, "shots": 2}}),
    "bandits": ("medium", {"shootout": True, "ranged": {"range": 5, "shots": 1}}),
    "totem": ("medium", {"immobile": True, "ranged": {"range": 5, "shots": 1}}),
    "pile": ("large", {"immobile": True, "flags": ["never_ambushes"]}),
    "rats": ("small", {"fear": 1}),
}
KINDS = list(ABILITIES)


def sheet(kind: str) -> dict[str, Any]:
    size, ability = ABILITIES[kind]
    side = {
        "initiative": 3, "move": 5, "escape": 3, "to_hit": {"melee": 4, "ranged": 4}, "combat": 1, "damage": 1, "defense": 2,
        "health": 4, "xp": 10, "xp_each": 5 * (size == "extra_large"),
        "abilities": [{"id": f"{kind}-ways", "name": "Ways", **ability}],
        "elite": [{"id": f"{kind}-{n}", "name": f"Elite {n}", "modify": {"combat": 1}} for n in range(1, 7)],
    }  # fmt: skip
    return {"id": kind, "name": kind.title(), "size": size, "models": 6, "keywords": ["Beast"], "normal": side}


def entries() -> dict[str, Any]:
    def both(n: int) -> list[dict[str, Any]]:
        return [{"kind": KINDS[n], "count": "D3"}, {"kind": KINDS[(n * 3 + 1) % len(KINDS)], "count": "P"}]

    return {
        "enemies": [sheet(kind) for kind in KINDS],
        "threats": [
            {"id": f"{level}-{n}", "name": "Threat", "level": level, "copies": 3, "enemies": both(n)}
            for level in ("low", "medium", "high", "epic")
            for n in range(len(KINDS))
        ],
        "cards": [
            {"id": f"dark-{n}", "name": "Dark", "deck": "darkness", "copies": 3,
             "effect": {"attack": {"ambush": True, "enemies": both(n)}}}
            for n in range(len(KINDS))
        ],
    }  # fmt: skip


class Watchful(Insider):
    """Looks before every answer that everything is as it must be."""

    def __init__(self, seed: int) -> None:
        self.player = RandomPlayer(seed)

    def answer(self, game: Any, question: Question) -> Answer | None:
        assert check_invariants(game) == []
        answer: Answer | None = game.consult(self.player, question)
        return answer


@pytest.mark.parametrize("seed", range(10))
def test_an_adventure_with_every_kind_of_enemy(content, seed):
    game = new_adventure(
        with_entries(content, entries()),
        solo(Watchful(seed)),
        mission="scouting-party",
        heroes=["us-marshal", "gunslinger"] * (1 + seed % 3),
        seed=seed,
        options=options_for("revised", players_choose_ties=bool(seed % 2)),
    )
    run_to_end(game)
    assert game.state.result is not None
