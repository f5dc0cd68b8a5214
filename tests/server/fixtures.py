"""Write real views for the page to be tested with: `python -m tests.server.fixtures` fills `web/tests/fixtures`."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.server.positions import (
    FOUR,
    Stop,
    assigning,
    beyond_a_gate,
    choosing,
    found,
    in_a_fight,
    in_a_room,
    never,
    play_until,
    rerolling,
    side_by_side,
    with_company,
)
from tests.server.stays import left_town, shopping, visiting

from lantern.campaign.journey import JourneyState
from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.core.journal import Header, Journal
from lantern.core.play import Over, Play, Waiting
from lantern.players.first_night import first_night
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import GatheringSetup, JourneySetup, Setup, new_game, posse_at_the_end
from lantern.players.table import chapter_of, new_play, program_version
from lantern.rules.table.copies import new_card, put_into_hands
from lantern.rules.table.people import NOBODY
from lantern.rules.table.state import ChapterState, State
from lantern.rules.words import Words
from lantern.server.dealing_in import first_night_view
from lantern.server.wire import Update
from lantern.views.beside_the_map import WordsBesideTheMap
from lantern.views.board import chapter_map
from lantern.views.lobby import LobbyNews, lobby_view
from lantern.views.log import log_views
from lantern.views.look import look_at
from lantern.views.shelf import shelf_of
from lantern.views.table import UndoView, one_seat, table_view

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
POSITIONS: dict[str, tuple[Stop, int, int, str]] = {
    "start": (choosing, 1, 2, "scouting-party"),
    "room": (in_a_room, 3, 2, "scouting-party"),
    "fight": (in_a_fight, 4, 4, "scouting-party"),
    "hits": (assigning, 4, 4, "scouting-party"),
    "reroll": (rerolling, 2, 4, "scouting-party"),
    "worlds": (beyond_a_gate, 1, 4, "exploration"),
    "company": (with_company, 1, 4, "search-party"),
}
LAST_ENTRIES = 200
TEST_PACK = Path(__file__).parents[1] / "packs" / "moon-folk"


def ended(result: str, seed: int) -> Play[State]:
    """Play games from a seed on until one ends like this."""
    while True:
        play = play_until(never, seed=seed)
        assert isinstance(play.outcome, Over)
        if (play.engine.state.result == "won") == (result == "won"):
            return play
        seed += 1


def gathered(play: Play[State]) -> Play[ChapterState]:
    """Let the heroes of a game that is over gather, and choose a mission and who goes."""
    state = play.engine.state
    setup = Setup(mission=state.mission, heroes=tuple(hero.hero_class for hero in state.heroes.values()), seed=state.seed)
    posse = posse_at_the_end(setup, chapter_of(play))
    gathering = new_play(GatheringSetup(posse=posse, seed=1), content=load())
    assert isinstance(gathering.outcome, Waiting)
    gathering.answer(gathering.outcome.question.keys.index("exploration"))
    gathering.answer([0])
    return gathering


def on_the_road() -> Play[ChapterState]:
    """Let four ride until one of them lives through a second hazard, and another has still to meet one."""
    posse = Posse(heroes=[new_record(each, 1, number, NOBODY) for number, each in enumerate(FOUR, start=1)])
    for seed in range(1_000):
        play = new_play(JourneySetup(posse=posse, seed=seed), content=load())
        while isinstance(play.outcome, Waiting):
            state = play.engine.state
            assert isinstance(state, JourneyState)
            question = play.outcome.question
            if len(state.met) == 2 and state.ahead and question.kind != "meets-hazard":
                return play
            sensible(play)
    raise AssertionError("nobody has such a journey")


def arrived() -> Play[ChapterState]:
    """Let the same heroes come to town."""
    play = on_the_road()
    while isinstance(play.outcome, Waiting):
        sensible(play)
    return play


def sensible(play: Play[ChapterState]) -> None:
    """Give an answer as somebody sensible would."""
    assert isinstance(play.outcome, Waiting)
    number, question = next(iter(play.outcome.questions.items()))
    answer = play.engine.consult(HeuristicPlayer(1), question)
    assert answer is not None
    play.answer(answer, number)


def with_a_kit() -> tuple[Play[State], Content]:
    """Begin a game with a class of a test pack: pools, a hand of cards, and a form that it has taken."""
    content = load([TEST_PACK], user=False)
    game = new_game(Setup(mission="scouting-party", heroes=("moon-caller", "preacher"), seed=1), content=content)
    hero = game.state.heroes["moon-caller"]
    hero.pools, hero.hands, hero.forms = {"fury": 5, "moonlight": 2}, {"moon-songs": ["song-of-tides"]}, ["moon-beast"]
    play: Play[State] = Play(game, Journal(Header(setup={}, undo="free")))
    play.advance()
    return play, content


def with_a_choice_of_arms() -> Play[State]:
    """Let the Marshal have a gun in both hands, and another one packed."""
    play = found(side_by_side, seed=1)
    state = play.engine.state
    marshal = state.heroes["us-marshal"]
    for held in marshal.items:
        held.equipped = held.equipped and held.id != "shotgun"
    put_into_hands(marshal, new_card(state, "lost-army-hell-musket", equipped=True))
    chapter_of(play).numbers_changed(marshal.id)
    return play


def update_of(play: Play[ChapterState], lang: str, content: Content | None = None) -> Update:
    """Show a game as its only player sees it when the page is opened."""
    look = look_at(chapter_of(play), WordsBesideTheMap(content or load(), lang))
    happened = play.engine.events
    start = max(0, len(happened) - LAST_ENTRIES)
    table = table_view(
        look,
        play,
        one_seat(list(look.state.heroes)),
        table="fixture",
        name="A fixture",
        version=1,
        since=play.journal.steps[-1].events_before,
        undo=UndoView(policy="free", answer=True, activation=True, turn=True, redo=False, reason=""),
    )
    return Update(table=table, board=chapter_map(look), log_from=start, log=log_views(look, happened, start))


def write(name: str, value: object) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")


def write_kit() -> None:
    """Write what the page draws of a kit that it does not know."""
    play, content = with_a_kit()
    write("kit", update_of(play, "en", content))


def write_journeys() -> None:
    """Write a journey in the middle of a hazard, and the end of it."""
    write("journey", update_of(on_the_road(), "en"))
    write("arrived", update_of(arrived(), "en"))


def write_stays() -> None:
    """Write a stay in town: somebody chooses where to go, somebody shops (and at what), everybody has left."""
    stays = {"town": visiting(), "shop": shopping(), "left-town": left_town()}
    for name, play in stays.items():
        write(name, update_of(play, "en"))
    write("../shelves/saloon", shelf_of(chapter_of(stays["shop"]), Words(load(), "en"), FOUR[0]))


def main() -> None:
    games = {
        name: found(stop, seed=seed, heroes=FOUR[:heroes], mission=mission)
        for name, (stop, seed, heroes, mission) in POSITIONS.items()
    }
    games |= {"won": ended("won", 1), "lost": ended("lost", 1), "armed": with_a_choice_of_arms()}
    for name, play in games.items():
        write(name, update_of(play, "en"))
    write("gathering", update_of(gathered(games["won"]), "en"))
    write_journeys()
    write_stays()
    write("fight.it", update_of(games["fight"], "it"))
    write_kit()
    for lang in ("en", "it"):
        words = Words(load(), lang)
        news = LobbyNews(
            version=program_version(),
            boxes=list(load().boxes.values()),
            may_switch=True,
            first_night=first_night_view(words, first_night()),
        )
        write(f"lobby.{lang}", lobby_view(words, news))


if __name__ == "__main__":
    main()
