"""Nobody is asked what cannot matter: in played adventures, of every question about healing and rolling again."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lantern.core.journal import Header, Journal
from lantern.core.play import run_to_end
from lantern.core.questions import Question
from lantern.core.table import Insider, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import Setup, new_game, with_introduction
from lantern.rules.numbers.throws import FACES, RerollDie

PARTIES = (("us-marshal",), ("gunslinger", "saloon-girl"), ("preacher", "us-marshal", "bandido"))


class Asked(Insider):
    """Decides sensibly, and looks at every question whether it can matter."""

    def __init__(self, seed: int) -> None:
        self._bot = HeuristicPlayer(seed)
        self.kinds: Counter[str] = Counter()

    def answer(self, game: Any, question: Question) -> Any:
        self.kinds[question.kind] += 1
        hero = game.state.heroes.get(question.who)
        match question.kind:
            case "heal-or-grit":
                assert hero.wounds or hero.sanity_damage, "healing at full Health and Sanity"
            case "heal-wounds":
                assert hero.wounds
                assert hero.sanity_damage, "only one thing to heal"
            case "reroll" | "roll-again":
                assert any(map(_could_be_better, question.options)), f"{question.about} again"  # type: ignore[attr-defined]
        return game.consult(self._bot, question)


def _could_be_better(option: RerollDie) -> bool:
    thrown, place = option.thrown, option.die
    if thrown.target:
        return thrown.faces[place] < thrown.target_of(place)
    return thrown.faces[place] < max(FACES[thrown.dice[place]]) or any(enough for _, enough in thrown.sides(place))


def test_no_question_about_healing_or_dice_is_pointless():
    kinds: Counter[str] = Counter()
    for seed, heroes in enumerate(PARTIES, start=1):
        asked = Asked(seed)
        game = new_game(with_introduction(Setup(heroes=heroes, seed=seed)), table=solo(asked))
        run_to_end(game, Journal(Header(setup={})))
        kinds += asked.kinds
    assert kinds["reroll"] > 50
    assert kinds["heal-wounds"]
