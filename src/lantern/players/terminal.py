"""The terminal table: shows the open question, reads an answer, gives it to the game, until the game is over or left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from lantern.campaign.gathering import Gathering
from lantern.campaign.journey import Journey
from lantern.campaign.playing_on import can_play_on
from lantern.campaign.stay import Stay
from lantern.content.wording import capital
from lantern.core.errors import LanternError
from lantern.core.play import Broken, Over, Play, Waiting
from lantern.core.questions import Answer, ChooseAmount, ChooseSome, Confirm, Option, PutInOrder, Question
from lantern.players.explaining import about_name, about_option
from lantern.players.glyphs import Glyphs
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.in_town import look_around, standing
from lantern.players.level_tree import tree_lines
from lantern.players.logbook import log_lines, wrapped
from lantern.players.panels import HeroPanels
from lantern.players.saves import save_copy
from lantern.players.screen import Around, in_columns, numbered, screen_of
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
from lantern.views.posse import level_tree

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
        #: Whose question is asked first, where several are asked at once.
        self.turned_to = ""

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
            of, question = self.open_question(outcome)
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

    def open_question(self, outcome: Waiting) -> tuple[int, Question]:
        """Return the question that is asked now: of several, that of the hero to whom the players have turned."""
        asked = list(outcome.questions.items())
        return next((one for one in asked if one[1].who == self.turned_to), asked[0])

    def asked_the_same(self, question: Question) -> list[str]:
        """Return the heroes who are asked the same now, whoever answers first."""
        outcome = self.play.outcome
        asked = outcome.questions.values() if isinstance(outcome, Waiting) else ()
        return [one.who for one in asked if one.kind == question.kind]

    def show(self, question: Question | None) -> None:
        """Draw the table and the open question."""
        width, height = self.console.width, self.console.height
        screen = screen_of(seen_by_all(self.game), self.words, width, height, self.around(question))
        lines = screen.draw(question, self.seen, self.said)
        self.said = []
        if self.console.is_terminal:
            self.console.clear()
        self.write(lines)

    def around(self, question: Question | None) -> Around:
        """Say what is told around a question."""
        in_town = isinstance(self.game, Stay) and question is not None and question.who in self.game.state.heroes
        return Around(
            tuple(standing(self.game, self.words)),
            changes=len(self.game.company_changes()) if isinstance(self.game, Gathering) else 0,
            place=in_town,
            others=question is not None and len(self.asked_the_same(question)) > 1,
        )

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
        elif line == "t":
            self.show_tree(question)
        elif line == "v":
            self.look_around(question)
        elif command == "w":
            self.turn_to(question, rest)
        elif command == "e":
            self.let_everybody(question, rest)
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

    def any_time(self, question: Question, of: int, which: str) -> None:
        """List what anybody can do in between, all of it or what has certain words; or do one of these things."""
        actions = self.game.any_time_actions() if question.interruptible else []
        if isinstance(self.game, Gathering) and question.interruptible:
            actions = [*actions, *self.game.company_changes()]  # CAMP-13
        texts = [f"{number} {self.words.option_text(self.game, action)}" for number, action in enumerate(actions, start=1)]
        found = texts if which.isdecimal() else [text for text in texts if which.casefold() in text.casefold()]
        if not found:
            self.say(self.words.say.text("ui-any-time-not-found" if texts else "ui-any-time-none"))
        elif which.isdecimal() and 1 <= int(which) <= len(actions):
            self.give(actions[int(which) - 1].key, of)
        else:
            self.say(f"{self.words.say.text('ui-any-time-title')}. {self.words.say.text('ui-any-time-how')}")
            self.said += in_columns(found, self.console.width)

    def turn_to(self, question: Question, name: str) -> None:
        """Turn to another hero who is asked now: the next one, or the one of that name."""
        outcome = self.play.outcome
        asked = [one.who for one in outcome.questions.values()] if isinstance(outcome, Waiting) else []
        after = asked[asked.index(question.who) + 1 :] + asked[: asked.index(question.who)]
        named = [who for who in after if name.casefold() in self.words.who(self.game, who).casefold()]
        if named:
            self.turned_to = named[0]
        else:
            self.say(self.words.say.text("ui-turn-not"))

    def let_everybody(self, question: Question, line: str) -> None:
        """Give the same answer for everybody who is asked the same now, and can give it; the others are asked as before."""
        answer = self.understand(line, question)
        if not isinstance(answer, int) or isinstance(question, ChooseAmount):
            self.say(self.words.say.text("ui-everybody-how"))
            return
        key, begun = question.keys[answer], len(self.game.events)
        for who in self.asked_the_same(question):
            outcome = self.play.outcome
            asked = list(outcome.questions.items()) if isinstance(outcome, Waiting) else []
            for of, one in asked:
                if one.who == who and one.kind == question.kind and key in one.keys:
                    self.give(one.keys.index(key), of)
        self.seen = min(begun, len(self.game.events))

    def look_around(self, question: Question) -> None:
        """Tell what is to be had in town."""
        lines = look_around(self.game, self.words, question)
        if lines:
            self.page(self._broken(lines))
        else:
            self.say(self.words.say.text("ui-look-around-not"))

    def show_tree(self, question: Question) -> None:
        """Show what the hero who decides has learnt and can learn, and the chart of its levels (LEVEL-03, LEVEL-05)."""
        if question.who in self.game.state.heroes:
            self.page(self._broken(tree_lines(self.words, level_tree(self.game, self.words, question.who))))
        else:
            self.say(self.words.say.text("ui-tree-not"))

    def _broken(self, lines: list[str]) -> list[Text]:
        """Break lines at the width of the terminal; those that stand in stay so."""
        return [
            each
            for line in lines
            for each in wrapped(
                line, self.console.width, " " * (len(line) - len(line.lstrip())), "" if line[:1] == " " else "bold"
            )
        ]

    def policy(self, question: Question, policy: str) -> None:
        """Let a hero be asked something never, always, or when it matters; noted at the next question that lets one in."""
        if policy not in POLICIES:
            self.say(self.words.say.text("ui-policy-how"))
        elif question.default is None:
            self.say(self.words.say.text("ui-policy-not"))
        else:
            self.policies.append(f"{question.who}/policy:{topic_of(question)}:{policy}")
            self.say(capital(self.words.say.text(f"ui-policy-{policy}", who=self.words.one(self.game, question.who))))

    def leave_to_bots(self, question: Question, whom: str) -> None:
        """Let a bot decide for the hero who is asked, or for all; or for nobody any more."""
        everybody = set(self.game.state.heroes)
        if whom.casefold() in NOBODY:
            self.bots.clear()
            self.say(self.words.say.text("ui-bots-gone"))
            return
        everyone = whom.casefold() in EVERYBODY or question.who not in everybody
        self.bots |= everybody if everyone else {question.who}
        name = "" if everyone else self.words.one(self.game, question.who)
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
        parts = ["ui-help", "ui-help-map" if isinstance(self.game, Adventure) else "ui-help-between"]
        told = "\n".join(self.words.say.text(part) for part in parts)
        lines = [line for text in told.splitlines() for line in _as_typed(text, width)]
        refusals = list(question.refusals()) if question.refusals is not None else []
        if refusals:
            lines += [Text(), Text(self.words.say.text("ui-why-not"), "bold")]
            for refusal in refusals:
                lines += wrapped(self.words.refusal_text(self.game, refusal), width, "  ")
        source = question.about.get("source") or question.about.get("card")
        kinds = self.words.about_kinds(self.game, question, source) if source else ()
        if source and (says := self.words.detail_text(source, *kinds)):
            lines += [Text(), Text(self.words.thing(source, *kinds), "bold")]
            lines += [line for text in says for line in wrapped(text, width, "  ")]
        self.page(lines)

    def explain(self, question: Question, about: str) -> list[str]:
        """Say what is known about an option by its number, a stat of the hero who decides, or a thing by its name."""
        options: list[Option] = getattr(question, "options", [])
        if not about.isdecimal():
            return about_name(self.game, self.words, question, about)
        index = self._one(about, question) if options else None
        if index is None:
            return []
        return about_option(self.play, self.words, question, options[index]) or [self.words.say.text("ui-no-more")]

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
        if isinstance(self.game, Stay):
            self.at_the_end_of_the_stay()
            return
        if not isinstance(self.game, Adventure):
            self.playing_on, self.leaving = can_play_on(self.game), True
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
        self.at_the_end_between(self.game.events, "ui-arrived" if can_play_on(self.game) else "ui-road-ends")

    def at_the_end_of_the_stay(self) -> None:
        """Tell how a stay in town ended; all may have died there (DEATH-10)."""
        self.at_the_end_between(self.game.events[self.seen :], "ui-stay-ends" if can_play_on(self.game) else "ui-town-ends")

    def at_the_end_between(self, happened: Sequence[Struct], message: str) -> None:
        """Tell what happened, and go on when the players have read it."""
        goes_on = can_play_on(self.game)
        self.say(self.words.say.text(message), "bold green")
        if self.console.is_terminal:
            self.console.clear()
        told = log_lines(seen_by_all(self.game), self.words, happened, self.console.width)
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
