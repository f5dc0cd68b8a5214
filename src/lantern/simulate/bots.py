"""Who plays: bots by name, for all heroes or for some, and the party they play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from lantern.content.library import Content
from lantern.content.problems import nearest
from lantern.core.questions import Answer, Question
from lantern.core.table import Player
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer
from lantern.rules.turn.setup import SetupError
from lantern.views.observation import Observation

#: The bots that can play; each is made anew for every game, from its seed.
PLAYERS: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "heuristic": HeuristicPlayer}
USUAL = "random"


class ByClass:
    """Leaves heroes of some classes to players of their own, and everything else to one for the rest."""

    def __init__(self, rest: Player, of_class: dict[str, Player]) -> None:
        self.rest = rest
        self.of_class = of_class

    def answer(self, seen: Observation, question: Question) -> Answer | None:
        """Let the player of the hero answer."""
        hero = seen.heroes.get(question.who)
        player = self.rest if hero is None else self.of_class.get(hero.hero_class, self.rest)
        return player.answer(seen, question)


def bots(players: str, heroes: Collection[str]) -> Callable[[int], Player]:
    """Understand who plays: `heuristic` for all, or `random, gunslinger=heuristic` for the heroes of a class and the rest."""
    rest, of_class = USUAL, {}
    for part in players.split(","):
        hero, sign, bot = (word.strip() for word in part.rpartition("="))
        if bot not in PLAYERS:
            raise SetupError(f"There are no players '{bot}'. Known: {', '.join(sorted(PLAYERS))}.")
        if not sign:
            rest = bot
        elif hero in heroes:
            of_class[hero] = bot
        else:
            hint = nearest(hero, heroes)
            raise SetupError(f"There is no '{hero}' in the party" + (f"; did you mean '{hint}'?" if hint else "."))
    if not of_class:
        return PLAYERS[rest]
    return lambda seed: ByClass(PLAYERS[rest](seed), {hero: PLAYERS[bot](seed) for hero, bot in of_class.items()})


def party(content: Content, heroes: int | Sequence[str]) -> list[str]:
    """Make a party of these classes; of a number of heroes, the known classes by their names, and from the first again."""
    if not isinstance(heroes, int):
        return list(heroes)
    classes = sorted(content.heroes)
    return [classes[number % len(classes)] for number in range(heroes)]
