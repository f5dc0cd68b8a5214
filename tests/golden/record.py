"""Store the golden games anew: `python -m tests.golden.record [NAME...]`. Read the difference before you keep it."""

import sys

from tests.golden.stored import FOLDER, paths, record, write

from lantern.content.loader import load
from lantern.players.setups import Setup
from lantern.simulate import party

GAMES: dict[str, tuple[Setup, str]] = {}


def _game(name: str, players: str, heroes: int, **setup: object) -> None:
    GAMES[name] = (Setup(heroes=tuple(party(load(user=False), heroes)), **setup), players)  # type: ignore[arg-type]


_game("alone-in-the-mine", "heuristic", 1, mission="scouting-party", seed=36)
_game("two-who-read-the-first-page", "heuristic", 2, mission="scouting-party", seed=55, options={"basic_game": True})
_game("three-by-the-old-rules", "heuristic", 3, mission="fistful-of-dark-stone", seed=6, profile="classic")
_game("four-and-a-fistful", "heuristic", 4, mission="fistful-of-dark-stone", seed=7)
_game("five-without-a-plan", "random", 5, mission="scouting-party", seed=15)
_game("six-without-a-plan", "random", 6, mission="fistful-of-dark-stone", seed=18, profile="classic")
_game("four-in-another-world", "heuristic", 4, mission="overload", seed=6)
_game("three-and-somebody-lost", "heuristic", 3, mission="search-party", seed=9)


def main(names: list[str]) -> None:
    """Play and store the games of these names, or all."""
    for name, (setup, players) in GAMES.items():
        if not names or name in names:
            game = record(setup, players)
            write(FOLDER / f"{name}.yaml", game)
            print(f"{name}: {len(game.steps)} steps, {game.turns} turns, {game.result}")  # noqa: T201
    for path in paths():
        if path.stem not in GAMES:
            path.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
