"""What the testers let other processes do: play cases, replay an exported game, or play and save until killed.

python -m tests.testers.elsewhere play 3
python -m tests.testers.elsewhere replay GAME.json
python -m tests.testers.elsewhere save GAME.lantern SEED
"""

import sys
from pathlib import Path

from tests.testers.cases import cases, chapter_of, game_of, gatherings, hazardous_journeys, lasting_case, player_of
from tests.testers.live import moves

from lantern.core.journal import Header, Journal, JournalFile, import_json
from lantern.core.play import Play, digest, replay, run_to_end


def play(count: int) -> None:
    """Play some cases and print the digest of each."""
    for case in (*cases(count, first_seed=6_000), *gatherings(count, first_seed=6_000), *hazardous_journeys()[:count]):
        game = chapter_of(case, player_of(case))
        run_to_end(game)
        print(case, digest(game.checkpoint()))  # noqa: T201


def replay_export(path: Path) -> None:
    """Replay an exported case and print its digest."""
    export = import_json(path.read_bytes(), path.name)
    game = game_of(lasting_case(int(export.header.setup["seed"])))
    replay(game, export.answers)
    print(digest(game.checkpoint()))  # noqa: T201


def save(path: Path, seed: int) -> None:
    """Play at a live table, save every answer, and say so after each."""
    case = lasting_case(seed)
    game = game_of(case)
    journal = Journal(Header(setup={"seed": case.seed}))
    table = Play(game, journal, JournalFile.create(path, journal))
    table.advance()
    for number, move in enumerate(moves(case, table), start=1):
        table.answer(move.answer, move.number)
        print(number, flush=True)  # noqa: T201


if __name__ == "__main__":
    task, argument, *more = sys.argv[1:]
    if task == "play":
        play(int(argument))
    elif task == "replay":
        replay_export(Path(argument))
    else:
        save(Path(argument), int(more[0]))
