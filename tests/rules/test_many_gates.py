"""Whole adventures in rooms full of Gates: heroes wander between three worlds, and nothing may break."""

from lantern.core.play import run_to_end
from lantern.core.table import Insider, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.rules.adventure import new_adventure
from lantern.rules.invariants import check_invariants
from lantern.rules.table.options import options_for
from lantern.scenarios.given import with_entries
from lantern.views.observation import Observation

TOKENS = {
    "exploration-tokens": [
        {"id": "only-gates", "name": "Gates", "set": "adventure", "copies": 60, "gates": 2},
        {"id": "a-gate-and-trouble", "name": "Gate", "set": "adventure", "copies": 10, "gates": 1, "doors": 1, "attack": True},
    ]
}


class Watchful(Insider):
    """Looks before every answer that everything is as it must be."""

    def __init__(self, seed):
        self.player = HeuristicPlayer(seed)

    def answer(self, game, question):
        assert check_invariants(game) == []
        return game.consult(self.player, question)


def test_adventures_full_of_gates(content):
    worlds = set()
    for seed in range(4):
        game = new_adventure(
            with_entries(content, TOKENS),
            solo(Watchful(seed)),
            mission="scouting-party",
            heroes=["us-marshal", "gunslinger", "preacher", "rancher"],
            seed=seed,
            options=options_for("revised"),
        )
        game.shows = Observation
        run_to_end(game)
        assert game.state.result is not None
        worlds |= {tile.world for tile in game.state.tiles}
    assert worlds == {"mines", "targa-plateau", "swamps-of-jargono"}
