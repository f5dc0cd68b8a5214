"""Before a game: the short menu, a new game, an old one, a damaged one. Then the terminal table opens."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.console import Console

from lantern.cli.output import UsageError
from lantern.content.library import Content
from lantern.content.loader import load, only
from lantern.content.problems import BoxError
from lantern.core.errors import SaveError
from lantern.core.journal import JournalFile
from lantern.core.play import Play
from lantern.players.campaigns import CAMPAIGN_SUFFIX, CampaignFile, campaign_of
from lantern.players.first_night import first_night, set_up_first_night
from lantern.players.saves import SavedGame, fresh_path, held, last_unfinished, saved_games
from lantern.players.setups import Setup, once_more, with_introduction
from lantern.players.table import chapter_of, load_play, setup_of
from lantern.players.terminal import Terminal
from lantern.rules.table.people import strangers
from lantern.rules.table.state import ChapterState
from lantern.rules.words import Words, words_of
from lantern.views.lobby import clash_text

SEEDS = 2**32
PROFILES = ("revised", "classic")


def any_seed() -> int:
    """Choose a seed that nobody can guess."""
    return secrets.randbelow(SEEDS)


class Lobby:
    """Leads to a game. It reads lines with `read` and writes to a console, like the table itself."""

    def __init__(self, lang: str, console: Console, read: Callable[[str], str], content: Content | None = None) -> None:
        self.content = load() if content is None else content
        self.words = Words(self.content, lang)
        self.text = self.words.say.text
        self.console = console
        self.read = read

    # -- games -------------------------------------------------------------------------------------

    def begin(self, setup: Setup) -> None:
        """Begin a new campaign with its first adventure, and keep it from its first moment on."""
        self._sit_down(self._new(setup))

    def _new(self, setup: Setup) -> Play[ChapterState]:
        path = fresh_path(f"{setup.mission}-{setup.seed}").with_suffix(CAMPAIGN_SUFFIX)
        return load_play(CampaignFile(path).begin(setup, content=self.content), content=self.content)

    def open(self, game: SavedGame) -> None:
        """Go on with a game; a damaged one is opened at its last good point, if the player likes."""
        if not game.path.is_file():
            raise UsageError(f"{game.path}: there is no such save.")
        with held(game.path):
            try:
                play = load_play(game.path, content=self.content)
            except SaveError as damage:
                if damage.last_good is None:
                    raise
                self.console.print(str(damage), style="bold red")
                if not self._agrees(self.text("ui-ask-repair")):
                    return
                play = load_play(game.path, content=self.content, upto_damage=True)
        self._sit_down(play)

    def play_on(self, game: SavedGame) -> None:
        """Go on with the heroes of a game that is over: in the next chapter of their campaign."""
        self._sit_down(self._next_chapter(game.path))

    def _next_chapter(self, journal: Path) -> Play[ChapterState]:
        return load_play(campaign_of(journal).play_on(journal, content=self.content), content=self.content)

    def _sit_down(self, play: Play[ChapterState], *, telling: bool = False) -> None:
        """Play a chapter, and the next ones if the players like; `telling`: its story comes first although it has begun."""
        while True:
            assert isinstance(play.file, JournalFile)
            path = play.file.path
            with held(path):
                words = words_of(chapter_of(play).content)[self.words.say.code]
                terminal = Terminal(play, words, self.console, self.read)
                terminal.telling = terminal.telling or telling
                terminal.run()
            play.file.close()
            if terminal.playing_again:
                self._play_again(play)
                return
            if not terminal.playing_on:
                return
            play, telling = self._next_chapter(path), False

    def _play_again(self, play: Play[ChapterState]) -> None:
        """Begin the same adventure once more, with the same posse as it set out."""
        setup = setup_of(play.journal.header, "game")
        assert isinstance(setup, Setup)
        self.begin(once_more(setup, play.engine.state, any_seed()))

    # -- the menu ----------------------------------------------------------------------------------

    def menu(self) -> None:
        """Ask what to play."""
        last = last_unfinished()
        self.console.print(self.text("ui-menu-title"), style="bold yellow")
        self.console.print(self.text("ui-menu-unofficial"), style="bright_black")
        for aside in self.content.aside:
            folder = Path(aside.folder).name
            self.console.print(
                self.text("ui-menu-aside", pack=aside.pack, problem=aside.in_short(self.words.say.code)),
                style="red",
                markup=False,
            )
            self.console.print(self.text("ui-menu-aside-more", pack=folder), style="bright_black", markup=False)
        for clash in self.content.clashes:
            self.console.print(clash_text(self.words, clash), style="bright_black", markup=False)
        ways: list[tuple[str, Callable[[], None]]] = []
        if last is not None:
            message = "ui-menu-damaged" if last.damage else "ui-menu-continue"
            ways.append((self.text(message, name=last.name, answers=last.answers), lambda: self.open(last)))
        newest = next(iter(saved_games()), None)
        if newest is not None and newest.over:
            ways.append((self.text("ui-menu-play-on", name=newest.name), lambda: self.play_on(newest)))
        ways.append((self.text("ui-menu-new"), self.new_game))
        ways.append((self.text("ui-menu-deal"), self.deal))
        ways.append((self.text("ui-menu-quit"), lambda: None))
        ways[self._choose([text for text, _ in ways])][1]()

    def deal(self) -> None:
        """Begin the first night: its story, then its first turn."""
        night = first_night()
        play = self._new(night.setup(self.words.say.code))
        set_up_first_night(play, night)
        self._sit_down(play, telling=True)

    def new_game(self) -> None:
        """Ask what a new game is made from."""
        packs, content = self._choose_boxes()
        say = Words(content, self.words.say.code).say
        missions = sorted(content.missions.values(), key=lambda mission: mission.id)
        self.console.print(self.text("ui-ask-mission"), style="bold yellow")
        mission = missions[self._choose([say.name(mission.name) for mission in missions])].id
        heroes = sorted(content.heroes.values(), key=lambda hero: hero.id)
        self.console.print(self.text("ui-ask-heroes", first=say.name(heroes[0].name)), style="bold yellow")
        party = [heroes[index].id for index in self._choose_some([say.name(hero.name) for hero in heroes])]
        self.console.print(self.text("ui-ask-profile"), style="bold yellow")
        profile = PROFILES[self._choose([self.text(f"ui-profile-{name}") for name in PROFILES])]
        seed = any_seed()
        setup = Setup(
            mission=mission,
            heroes=tuple(party),
            people=strangers(seed, len(party), self.words.say.code),
            seed=seed,
            profile="classic" if profile == "classic" else "revised",
            packs=packs,
        )
        self.begin(with_introduction(setup))

    def _choose_boxes(self) -> tuple[tuple[str, ...], Content]:
        """Ask which boxes are in the game until some can be played together; no names mean all."""
        boxes = list(self.content.boxes.values())
        if len(boxes) == 1:
            return (), self.content
        while True:
            self.console.print(self.text("ui-ask-boxes"), style="bold yellow")
            names = [self.words.say.name(box.name) for box in boxes]
            chosen = self._choose_some(names, most=len(boxes), nothing=range(len(boxes)))
            packs = tuple(boxes[index].id for index in chosen) if len(chosen) < len(boxes) else ()
            try:
                return packs, only(self.content, packs)
            except BoxError as problem:
                self.console.print(str(problem), style="red", markup=False)

    def _choose(self, texts: Sequence[str]) -> int:
        return self._choose_some(texts, most=1)[0]

    def _choose_some(self, texts: Sequence[str], most: int = 6, nothing: Iterable[int] = (0,)) -> list[int]:
        """Ask for numbers until some fit; Enter alone takes the first, or `nothing` says which."""
        for number, text in enumerate(texts, start=1):
            self.console.print(f"  {number} {text}")
        while True:
            typed = self.read(f"{self.text('ui-menu-choose')} > ").replace(",", " ").split()
            typed = typed or [str(index + 1) for index in nothing]
            if len(typed) <= most and all(word.isdecimal() and 1 <= int(word) <= len(texts) for word in typed):
                return [int(word) - 1 for word in typed]
            self.console.print(self.text("ui-not-understood"))

    def _agrees(self, question: str) -> bool:
        yes = self.words.say.text("answer-yes").casefold()
        return self.read(f"{question} ").strip().casefold()[:1] in {"y", yes[:1]}
