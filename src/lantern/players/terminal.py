"""The terminal table: shows the open question, reads an answer, gives it to the game, until the game is over or left."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from lantern.campaign.gathering import Gathering
from lantern.campaign.journey import Journey
from lantern.campaign.playing_on import can_play_on
from lantern.content.words import MOST_OF
from lantern.core.errors import LanternError
from lantern.core.play import Broken, Over, Play, Waiting
from lantern.core.questions import Answer, ChooseAmount, ChooseSome, Confirm, Option, PutInOrder, Question
from lantern.players.campaigns import last_adventure
from lantern.players.glyphs import Glyphs
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.logbook import log_lines, wrapped
from lantern.players.looking_back import last_time
from lantern.players.panels import HeroPanels
from lantern.players.saves import save_copy
from lantern.players.screen import in_columns, numbered, screen_of
from lantern.players.scripted import find_answer
from lantern.players.setting_up import is_setting_up, settle_sensibly
from lantern.players.table import chapter_of, path_of_save, seen_by_all
from lantern.rulebook import RulebookError, load
from lantern.rulebook.report import search_text, show_text
from lantern.rules.adventure import Adventure
from lantern.rules.table.events import Ended
from lantern.rules.table.passing import default_of
from lantern.rules.table.policies import POLICIES, topic_of
from lantern.rules.table.state import ChapterState
from lantern.rules.words import Words
from lantern.views.deeds import deeds
from lantern.views.hindsight import hindsight
from lantern.views.posse import differences, so_far

#: What a terminal without Unicode gets instead.
PLAIN = str.maketrans("│─┘┐┤└┌├┴┬┼┄┆░≈·▲▼", "|-+++++++++-|:~.^v")
EVERYTHING = 10_000
READABLE = 100
#: The word before a new name, in each language.
NAMING = ("name", "nome")
#: Whom bots are to decide for: everybody, or nobody any more.
EVERYBODY = ("all", "tutti", "*")
NOBODY = ("off", "no")
#: Events shown when a game is opened again.
REMINDER = 12


class Terminal:
    """A front end for one game. It reads lines with `read` and writes to a console, so that tests can sit in."""

    def __init__(self, play: Play[ChapterState], words: Words, console: Console, read: Callable[[str], str]) -> None:
        self.play = play
        self.game = chapter_of(play)
        self.words = words
        self.console = console
        self.read = read
        self.seen = max(0, len(self.game.events) - REMINDER)
        self.said: list[Text] = []
        self.policies: list[str] = []
        #: The heroes for whom bots decide.
        self.bots: set[str] = set()
        self.leaving = False
        #: Whether the story is told first: at the beginning, and when somebody asks for it.
        self.telling = not play.journal.answers
        #: Whether the players want to play on with these heroes, or the same adventure again with the same posse.
        self.playing_on = False
        self.playing_again = False

    @property
    def name(self) -> str:
        """Return the name under which the game is saved."""
        return path.stem if (path := path_of_save(self.play)) is not None else ""

    # -- the session -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over and left, or left before; all that was answered is saved."""
        try:
            if self.telling:
                self.show_mission()
            while not self.leaving:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        if self.name and not (self.playing_on or self.playing_again):
            message = "ui-quit-over" if isinstance(self.play.outcome, Over) else "ui-quit"
            self.write(wrapped(self.words.say.text(message, name=self.name), self.console.width))

    def turn(self) -> None:
        """Show how things stand, read one line and do what it says."""
        if self.play.notice:
            self.say(self.words.notice_text(self.play.notice))
            self.play.notice = None
        outcome = self.play.outcome
        if isinstance(outcome, Waiting):
            of, question = next(iter(outcome.questions.items()))
            if self.policies and question.interruptible:
                seen = self.seen
                self.give(self.policies.pop(0), of)
                self.seen = min(seen, len(self.game.events))
                return
            if self.is_left_to_a_bot(question):
                self.let_a_bot_answer(question, of)
                return
            if is_setting_up(self.play):
                self.say(self.words.say.text("ui-set-up-all"), "bold green")
            self.show(question)
            self.obey(self.read("> ").strip(), question, of)
        elif isinstance(outcome, Broken):
            self.after_breaking(outcome)
        else:
            assert isinstance(outcome, Over)
            self.at_the_end()

    def show(self, question: Question | None) -> None:
        """Draw the table and the open question."""
        screen = screen_of(seen_by_all(self.game), self.words, self.console.width, self.console.height)
        lines = screen.draw(question, self.seen, self.said)
        self.said = []
        if self.console.is_terminal:
            self.console.clear()
        self.write(lines)

    def write(self, lines: list[Text]) -> None:
        """Write lines, cut to the width of the terminal."""
        unicode = self.console.encoding.lower().startswith("utf")
        for line in lines:
            shown = line if unicode else Text(line.plain.translate(PLAIN), spans=line.spans)
            self.console.print(shown, no_wrap=True, overflow="crop", crop=True, highlight=False, markup=False)

    def say(self, text: str, style: str = "bold magenta") -> None:
        """Have something said above the next question."""
        self.said += [line for part in text.splitlines() for line in wrapped(part, self.console.width, style=style)]

    def page(self, lines: list[Text]) -> None:
        """Show a page of its own, and wait."""
        if self.console.is_terminal:
            self.console.clear()
        self.write(lines)
        self.read(f"[{self.words.say.text('ui-continue')}] ")

    # -- commands ----------------------------------------------------------------------------------

    def obey(self, line: str, question: Question, of: int) -> None:
        """Do a command, or take the line as an answer."""
        command, _, rest = line.partition(" ")
        if line.startswith(("?", "!")):
            command, rest = line[0], line[1:].strip()
        if command == "q":
            self.leaving = True
        elif command == "u":
            self.undo()
        elif command == "l":
            self.page(log_lines(seen_by_all(self.game), self.words, self.game.events, self.console.width))
        elif command == "s" and not (isinstance(question, Confirm) and not rest and self.words.say.code == "it"):
            self.save(rest)
        elif command == "r":
            self.rules(rest)
        elif command == "h":
            self.page(self.heroes(question.who))
        elif command == "p":
            self.policy(question, rest)
        elif command == "b":
            self.leave_to_bots(question, rest)
        elif line == "m":
            self.show_mission()
        elif line == "a" and is_setting_up(self.play):
            self.settle_all()
        elif command in NAMING and rest:
            self.call(question, of, rest)
        elif command == "?":
            self.help(question, rest)
        elif command == "!":
            self.any_time(question, of, rest)
        else:
            answer = self.understand(line, question)
            if answer is None:
                if line:
                    self.say(self.words.say.text("ui-not-understood"))
            else:
                self.give(answer, of)

    def give(self, answer: Answer, of: int) -> None:
        """Give an answer to the game."""
        seen = len(self.game.events)
        try:
            self.play.answer(answer, of)
        except LanternError as problem:
            self.say(str(problem))
        else:
            self.seen = min(seen, len(self.game.events))

    def undo(self) -> None:
        """Take the last answer back."""
        if self.bots >= set(self.game.state.heroes):
            self.bots.clear()  # who takes back decides
        try:
            self.play.undo()
            while isinstance(outcome := self.play.outcome, Waiting) and self.is_left_to_a_bot(outcome.question):
                self.play.undo()  # a bot would answer the same again
        except LanternError as problem:
            self.say(str(problem))
        else:
            self.seen = max(0, len(self.game.events) - REMINDER)
            self.say(self.words.say.text("ui-undone"))

    def save(self, name: str) -> None:
        """Keep a copy under a name."""
        if not name:
            self.say(self.words.say.text("ui-save-how"))
            return
        path = save_copy(self.play.journal, name)
        self.say(self.words.say.text("ui-saved", name=path.stem, now=self.name))

    def rules(self, words: str) -> None:
        """Search the rules, or show the one whose id was typed."""
        if not words:
            self.say(self.words.say.text("ui-rules-how"))
            return
        book = load(self.words.say.code)
        try:
            text = show_text(book.find(words), book)
        except RulebookError:
            text = search_text(words, limit=5, book=book)
        self.page([Text(line) for line in text.splitlines()])

    def any_time(self, question: Question, of: int, number: str) -> None:
        """List what anybody can do in between, or do one of these things."""
        actions = self.game.any_time_actions() if question.interruptible else []
        if isinstance(self.game, Gathering) and question.interruptible:
            actions = [*actions, *self.game.company_changes()]  # CAMP-13
        if not actions:
            self.say(self.words.say.text("ui-any-time-none"))
        elif number.isdecimal() and 1 <= int(number) <= len(actions):
            self.give(actions[int(number) - 1].key, of)
        else:
            self.say(f"{self.words.say.text('ui-any-time-title')}. {self.words.say.text('ui-any-time-how')}")
            texts = [action.text(self.words, self.game) for action in actions]
            self.said += in_columns([f"{index} {text}" for index, text in enumerate(texts, start=1)], self.console.width)

    def policy(self, question: Question, policy: str) -> None:
        """Let a hero be asked something never, always, or when it matters; noted at the next question that lets one in."""
        if policy not in POLICIES:
            self.say(self.words.say.text("ui-policy-how"))
        elif question.default is None:
            self.say(self.words.say.text("ui-policy-not"))
        else:
            self.policies.append(f"{question.who}/policy:{topic_of(question)}:{policy}")
            self.say(self.words.say.text(f"ui-policy-{policy}", who=self.words.who(self.game, question.who)))

    def leave_to_bots(self, question: Question, whom: str) -> None:
        """Let a bot decide for the hero who is asked, or for all; or for nobody any more."""
        everybody = set(self.game.state.heroes)
        if whom.casefold() in NOBODY:
            self.bots.clear()
            self.say(self.words.say.text("ui-bots-gone"))
            return
        everyone = whom.casefold() in EVERYBODY or question.who not in everybody
        self.bots |= everybody if everyone else {question.who}
        name = "" if everyone else self.words.who(self.game, question.who)
        self.say(self.words.say.text("ui-bots-all") if everyone else self.words.say.text("ui-bot", who=name))

    def is_left_to_a_bot(self, question: Question) -> bool:
        """Tell whether a bot answers a question: for its hero, or for all, if nobody else decides for anybody."""
        heroes = self.game.state.heroes
        return question.who in self.bots or (question.who not in heroes and bool(heroes) and self.bots >= set(heroes))

    def let_a_bot_answer(self, question: Question, of: int) -> None:
        """Let a bot answer as a sensible player would; who does not want that any more interrupts it."""
        seen = self.seen
        try:
            answer = self.game.consult(HeuristicPlayer(self.play.journal.answers), question)
        except KeyboardInterrupt:
            answer = None
        if answer is None:
            self.leave_to_bots(question, NOBODY[0])
            return
        self.give(answer, of)
        self.seen = min(seen, len(self.game.events))

    def settle_all(self) -> None:
        """Answer all that is left of the set-up sensibly."""
        seen = len(self.game.events)
        settle_sensibly(self.play)
        self.seen = min(seen, len(self.game.events))

    def call(self, question: Question, of: int, names: str) -> None:
        """Give the hero who decides another name, and a nickname behind a comma."""
        name, _, nickname = (part.strip() for part in names.replace("|", " ").partition(","))
        if question.who not in self.game.state.heroes or not question.interruptible:
            self.say(self.words.say.text("ui-call-not"))
            return
        self.give(f"{question.who}/called:{name}|{nickname}", of)
        self.say(self.words.say.text("ui-called", who=self.words.who(self.game, question.who)))

    def heroes(self, active: str) -> list[Text]:
        """Write all heroes in full."""
        seen = seen_by_all(self.game)
        panels = HeroPanels(seen, self.words, Glyphs(seen, self.words))
        return panels.heroes(active, self.console.width, EVERYTHING)

    # -- answers -----------------------------------------------------------------------------------

    def understand(self, line: str, question: Question) -> Answer | None:
        """Make an answer of what was typed, or None if it is none."""
        if not line:
            return default_of(question)
        if isinstance(question, ChooseAmount):
            fits = line.isdecimal() and question.least <= int(line) <= question.most
            return int(line) if fits else None
        if isinstance(question, ChooseSome | PutInOrder):
            return self._several(line, question)
        return self._one(line, question)

    def _one(self, line: str, question: Question) -> int | None:
        order = numbered(question).order
        if line.isdecimal():
            return order[int(line) - 1] if 1 <= int(line) <= len(order) else None
        return find_answer(self.words, self.game, question, line)

    def _several(self, line: str, question: ChooseSome | PutInOrder) -> list[int] | None:
        if line.casefold() in EVERYBODY:
            return list(range(len(question.options)))
        chosen = [self._one(part, question) for part in line.replace(",", " ").split()]
        answer = [index for index in chosen if index is not None]
        return answer if len(answer) == len(chosen) else None

    # -- pages -------------------------------------------------------------------------------------

    def help(self, question: Question, about: str) -> None:
        """Explain the keys and why not; or an option, a number of the hero, or anything by its name."""
        width = self.console.width
        if about:
            lines = [line for text in self.explain(question, about) for line in wrapped(text, width, hang="")]
            self.page(lines or [Text(self.words.say.text("ui-not-understood"))])
            return
        lines = [line for text in self.words.say.text("ui-help").splitlines() for line in _as_typed(text, width)]
        if question.refusals is not None:
            lines += [Text(), Text(self.words.say.text("ui-why-not"), "bold")]
            for refusal in question.refusals():
                lines += wrapped(self.words.refusal_text(self.game, refusal), width, "  ")
        source = question.about.get("source") or question.about.get("card")
        kinds = self.words.about_kinds(self.game, question, source) if source else ()
        if source and (told := self.words.detail_text(source, *kinds)):
            lines += [Text(), Text(self.words.thing(source, *kinds), "bold")]
            lines += [line for text in told for line in wrapped(text, width, "  ")]
        self.page(lines)

    def _pool_of(self, stat: str) -> str:
        """Name the pool of which a number is the most, if it is one."""
        pool = stat.removeprefix(MOST_OF)
        return self.words.thing(pool, "pools") if pool in self.words.content.pools else stat

    def explain(self, question: Question, about: str) -> list[str]:
        """Say what is known about an option by its number, a stat of the hero who decides, or a thing by its name."""
        options: list[Option] = getattr(question, "options", [])
        if about.isdecimal() and options:
            index = self._one(about, question)
            option = options[index] if index is not None else None
            told = self._about_option(option) if option is not None else []
            return [*told, *self.of_use(question, option)] if option is not None else told
        meant = about.casefold().replace(" ", "_")
        stats = {
            name.casefold().replace(" ", "_"): stat
            for stat in self.words.content.stats
            for name in (stat, self.words.stat(stat), self._pool_of(stat))
        }
        if meant in stats:
            heroes = [question.who] if question.who in self.game.state.heroes else list(self.game.state.heroes)
            return [
                f"{self.words.who(self.game, hero)}: {self.words.explain_text(self.game, hero, stats[meant])}"
                for hero in heroes
            ]
        return self.words.look_up(about)

    def _about_option(self, option: Option) -> list[str]:
        for name in (option.card, option.model):
            kinds = option.kinds if name == option.card else ()
            enemies = self.game.state.enemies if isinstance(self.game, Adventure) else {}
            kind = enemies[name].kind if name in enemies else name
            hero = self.game.state.heroes.get(kind or "")
            told = self.words.detail_text(hero.hero_class if hero is not None else kind, *kinds) if kind else []
            if told and kind:
                return [self.words.who(self.game, kind, *kinds), *told]
        return []

    def of_use(self, question: Question, option: Option) -> list[str]:
        """Say of an upgrade of a level what it would change, and what it would have done in the last adventure."""
        if question.kind != "level-upgrade" or option.card is None:
            return []
        hero = self.game.hero(question.who)
        lines = [f"{one.label}: {one.now} -> {one.after}" for one in differences(self.game, self.words, hero, option.card)]
        last = so_far(self.game, hero.id)
        if last is None and (past := self.past()) is not None:
            last = last_time(self.play, past, hero.id)
        would = hindsight(self.words, option.card, deeds(last.happened, last.hero)) if last is not None else []
        return [
            *lines,
            *([f"{self.words.say.text(f'hindsight-{last.message}')}:", *would] if last is not None and would else []),
        ]

    def past(self) -> Play[ChapterState] | None:
        """Open the last adventure of the campaign, to look back on it."""
        path = path_of_save(self.play)
        return last_adventure(path, content=self.game.content) if path is not None else None

    def show_mission(self) -> None:
        """Open an adventure with the story of its mission."""
        if not isinstance(self.game, Adventure):
            return
        say = self.words.say
        mission = self.game.content.missions[self.game.state.mission]
        lines = [Text(say.name(mission.name), "bold yellow"), Text()]
        width = min(self.console.width, READABLE)
        lines += wrapped(say.name(mission.story), width, hang="")
        lines += [Text(), *wrapped(say.name(mission.goal), width, style="bold", hang=""), Text()]
        self.page(lines)

    def at_the_end(self) -> None:
        """Tell how it ended, and let the players look back, or play on; from a gathering they set out at once."""
        say = self.words.say
        if isinstance(self.game, Journey):
            self.at_the_end_of_the_road()
            return
        if not isinstance(self.game, Adventure):
            self.playing_on, self.leaving = can_play_on(self.game), True  # DEATH-10: all may have died in town
            return
        mission = self.game.content.missions[self.game.state.mission]
        won = self.game.state.result == "won"
        if not (self.game.events and isinstance(self.game.events[-1], Ended)):
            self.say(self.words.result_text(self.game.state.result or "won"), "bold yellow")
        self.say(say.name(mission.success if won else mission.failure_text), "")
        self.say(say.text("ui-over"), "bright_black")
        goes_on = can_play_on(self.game)
        if goes_on:
            self.say(say.text("ui-play-on"), "bold green")
        self.say(say.text("ui-play-again"), "bold green")
        self.show(None)
        line = self.read("> ").strip()
        if line == "u":
            self.undo()
        elif line == "l":
            self.page(log_lines(seen_by_all(self.game), self.words, self.game.events, self.console.width))
        elif line.startswith("s "):
            self.save(line[2:])
        else:
            self.playing_on = goes_on and line == "n"
            self.playing_again = line == "a"
            self.leaving = line == "q" or self.playing_on or self.playing_again

    def at_the_end_of_the_road(self) -> None:
        """Tell what happened on a journey, and go on when the players have read it."""
        goes_on = can_play_on(self.game)
        self.say(self.words.say.text("ui-arrived" if goes_on else "ui-road-ends"), "bold green")
        if self.console.is_terminal:
            self.console.clear()
        told = log_lines(seen_by_all(self.game), self.words, self.game.events, self.console.width)
        self.write([Text(self.words.thing(seen_by_all(self.game).chapter), "bold"), *told, *self.said])
        self.said = []
        line = self.read("> ").strip()
        if line == "u":
            self.undo()
        elif line == "l":
            self.page(log_lines(seen_by_all(self.game), self.words, self.game.events, self.console.width))
        elif line.startswith("s "):
            self.save(line[2:])
        else:
            self.playing_on = goes_on and line in ("", "n")
            self.leaving = line in ("", "n", "q")

    def after_breaking(self, broken: Broken) -> None:
        """Tell that a step was broken off; it can be tried again or undone."""
        file = self._keep_report(broken)
        self.say(self.words.say.text("ui-broken", step=self.words.step_text(broken.step), file=file))
        self.say(broken.report.strip().splitlines()[-1], "red")
        self.show(None)
        line = self.read("> ").strip()
        if line == "u":
            self.undo()
        elif line == "q":
            self.leaving = True
        else:
            self.play.advance()

    def _keep_report(self, broken: Broken) -> str:
        save = path_of_save(self.play)
        if save is None:
            return "-"
        path = save.with_suffix(".report.txt")
        path.write_text(broken.report, encoding="utf-8")
        return str(path)


def _as_typed(text: str, width: int) -> list[Text]:
    """Keep the columns of a help text where it fits."""
    return [Text(text)] if len(text) <= width else wrapped(text, width)
