"""One screen of the terminal table: the turn, the map with the heroes beside it, the track, the log and the question."""

from __future__ import annotations

from itertools import zip_longest

from msgspec import Struct
from rich.text import Text

from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, Option, PutInOrder, Question
from lantern.players.glyphs import Glyphs
from lantern.players.logbook import log_lines, wrapped
from lantern.players.map_view import Marks, TextMap
from lantern.players.panels import HeroPanels, Panels
from lantern.rules.table.passing import default_of
from lantern.rules.words import Words
from lantern.views.observation import ChapterObservation, Observation

LEAST_LOG = 3
LEAST_MAP = 8
TALL = 34
#: From this width on the heroes get more room.
WIDE = 110
NARROW_PANEL, WIDE_PANEL = 36, 56
#: So many answers are written shortly, side by side.
MANY = 6
#: Questions whose options are read out in full, and those whose source is.
READ_OUT = frozenset({"starting-upgrade", "free-token", "level-upgrade"})
EXPLAINED = frozenset({"use-trigger", "gain", "choose", "for-whom", "one-hero"})


class Numbered(Struct):
    """The answers of a question as they are numbered on the screen: first what has words, then the spaces."""

    question: Question
    order: list[int]
    spaces: int

    @property
    def count(self) -> int:
        """Return how many answers there are."""
        return len(self.order)


def numbered(question: Question) -> Numbered:
    """Give numbers to the answers of a question."""
    options: list[Option] = getattr(question, "options", [])
    spaces = [i for i, option in enumerate(options) if is_space(option)]
    return Numbered(question, [i for i in range(len(options)) if i not in spaces] + spaces, len(spaces))


def is_space(option: Option) -> bool:
    """Tell whether an option is a space and nothing else."""
    return option.space is not None and option.model is None


def spaces_of(options: list[Option]) -> list[int]:
    """Return the spaces among some options."""
    return [option.space for option in options if option.space is not None and option.model is None]


class Around(Struct, frozen=True):
    """What is to be told around a question: how things stand where there is no map, and which other keys are of use.

    `changes` may be made in between besides what heroes may do at any time; `place`: one can look around in town; `others`
    are asked the same at the same time.
    """

    standing: tuple[str, ...] = ()
    changes: int = 0
    place: bool = False
    others: bool = False


NOTHING_AROUND = Around()


class PlainScreen:
    """Draws a chapter without a map, and its open question, for a terminal of some size."""

    def __init__(
        self, seen: ChapterObservation, words: Words, width: int, height: int, around: Around = NOTHING_AROUND
    ) -> None:
        self.seen = seen
        self.words = words
        self.width = width
        self.height = height
        self.around = around
        self.glyphs = Glyphs(seen, words)

    def draw(self, question: Question | None, since: int, said: list[Text]) -> list[Text]:
        """Draw everything: the log from the event with the number `since`, and what the program has to say itself."""
        below = [*said, *(self.question(question) if question is not None else [])]
        log = self.log(since, max(LEAST_LOG, (self.height - len(below)) // 3))
        title = [line for text in self.around.standing for line in wrapped(text, self.width, style="bold")]
        active = question.who if question is not None else ""
        heroes = HeroPanels(self.seen, self.words, self.glyphs)
        room = max(LEAST_MAP, self.height - 1 - len(title) - len(log) - len(below))
        return [*title, *heroes.heroes(active, self.width, room), *log, *below]

    def log(self, since: int, room: int) -> list[Text]:
        """Write what happened since an event, the last of it if there is not room for all."""
        log = log_lines(self.seen, self.words, self.seen.happened()[since:], self.width)
        if len(log) > room:
            missing = len(log) - room + 1
            log = [Text(self.words.say.text("ui-earlier", count=missing), "bright_black"), *log[missing:]]
        return log

    # -- the question ------------------------------------------------------------------------------

    def question(self, question: Question) -> list[Text]:
        """Write the question, its answers, and how to answer."""
        asked = wrapped(self.seen.ask_text(self.words, question), self.width, style="bold yellow")
        source = question.about.get("source", "")
        if question.kind in EXPLAINED and source not in self.seen.content.charts:  # what was rolled there, the log says
            kinds = self.seen.about_kinds(self.words, question, source)
            asked += wrapped(" ".join(self.words.detail_text(source, *kinds)), self.width, "  ", "italic")
        return [*asked, *self.answers(question), *wrapped(self.hint(question), self.width, style="bright_black")]

    def answers(self, question: Question) -> list[Text]:
        """List the answers that have words, with numbers; spaces stand on the map."""
        if isinstance(question, Confirm | ChooseAmount):
            return []
        numbers = numbered(question)
        options: list[Option] = getattr(question, "options", [])
        texts = []
        for number, index in enumerate(numbers.order[: numbers.count - numbers.spaces], start=1):
            text = f"{number} {self.seen.option_text(self.words, options[index])}"
            preview = self.seen.preview_text(self.words, question, options[index])
            texts.append(f"{text} ({preview})" if preview and numbers.count - numbers.spaces <= MANY else text)
            if question.kind in READ_OUT:
                told = self.words.detail_text(options[index].card or "", *options[index].kinds)
                texts[-1] += f": {' '.join(told)}"
        return in_columns(texts, self.width)

    def hint(self, question: Question) -> str:
        """Say how to answer, and which other keys there are."""
        say = self.words.say
        parts = [self.how(question)]
        default = default_of(question)
        if isinstance(question, ChooseAmount) and default is not None:
            parts.append(say.text("ui-enter", what=str(default)))
        elif default is not None and not isinstance(question, ChooseSome):
            texts = self.seen.answer_texts(self.words, question)
            parts.append(say.text("ui-enter", what=texts[default if isinstance(default, int) else default[0]]))
        actions = len(self.seen.any_time_actions()) + self.around.changes if question.interruptible else 0
        keys = [say.text("ui-keys", count=actions) if actions else say.text("ui-keys-quiet")]
        keys += [say.text("ui-keys-town")] if self.around.place else []
        keys += [say.text("ui-keys-others")] if self.around.others else []
        parts.append(", ".join(keys))
        return ". ".join(parts)

    def how(self, question: Question) -> str:
        """Say how to answer."""
        say = self.words.say
        if isinstance(question, Confirm):
            no, yes = self.seen.answer_texts(self.words, question)
            return f"{say.text('ui-prompt-confirm')}: {yes} / {no}"
        if isinstance(question, ChooseSome):
            return say.text("ui-prompt-some", least=question.least)
        if isinstance(question, ChooseAmount):
            return say.text("ui-prompt-amount", least=question.least, most=question.most)
        if isinstance(question, PutInOrder):
            return say.text("ui-prompt-order", example=" ".join(str(n) for n in range(len(question.options), 0, -1)))
        return say.text("ui-prompt-one")


class Screen(PlainScreen):
    """Draws an adventure and its open question for a terminal of some size."""

    seen: Observation

    def __init__(self, seen: Observation, words: Words, width: int, height: int, around: Around = NOTHING_AROUND) -> None:
        super().__init__(seen, words, width, height, around)
        self.panels = Panels(seen, words, self.glyphs)

    def draw(self, question: Question | None, since: int, said: list[Text]) -> list[Text]:
        """Draw everything: the log from the event with the number `since`, and what the program has to say itself."""
        below = [*said, *(self.question(question) if question is not None else [])]
        room = self.height - 1 - len(self.panels.track()) - len(below) - 1
        log = self.log(since, max(LEAST_LOG, room - max(LEAST_MAP, room * 3 // 5)))
        view = self.view(question)
        hidden: list[Text] = []
        for _ in range(3):  # what the map cannot show is listed, and the list takes room from the map
            table = self.table(view, question, max(LEAST_MAP, room - len(log) - len(hidden)))
            hidden = self.hidden(view)
        return [self.panels.header(), *table, *self.panels.track(), *log, *hidden, *below]

    # -- the map and the panels --------------------------------------------------------------------

    def table(self, view: TextMap, question: Question | None, height: int) -> list[Text]:
        """Draw the map with heroes and enemies beside it."""
        panel = WIDE_PANEL if self.width >= WIDE else NARROW_PANEL
        active = question.who if question is not None else ""
        enemies = self.panels.enemies(panel)
        goal = self.panels.goal(panel)
        room = height - len(enemies) - len(goal)
        beside = [*self.panels.heroes(active, panel, room), *enemies, *goal]
        width = self.width - panel - 1
        drawn = view.draw(width, height, tall=self.height >= TALL)
        lines: list[Text] = []
        for left, right in zip_longest(drawn, beside[: max(height, len(drawn))], fillvalue=Text()):
            line = left.copy()
            line.truncate(width, pad=True)
            line.append_text(Text(" "))
            line.append_text(right)
            lines.append(line)
        return lines

    def view(self, question: Question | None) -> TextMap:
        """Look at the map from where the question is asked; before anybody stands on it, from its first space."""
        heroes = [hero for hero in self.seen.heroes.values() if not hero.dead and hero.space >= 0]
        options: list[Option] = getattr(question, "options", [])
        marks = Marks(
            {space: self.seen.space_text(self.words, space) for space in spaces_of(options)},
            frozenset(option.model for option in options if option.model is not None),
            question.who if question is not None else "",
        )
        if question is not None and question.who in self.seen.heroes:
            heroes.sort(key=lambda hero: hero.id != question.who)
        focus = heroes[0].space if heroes else next(iter(marks.labels), 0)
        return TextMap(self.seen, self.glyphs, marks, focus)

    def hidden(self, view: TextMap) -> list[Text]:
        """List the spaces that can be chosen and that the map just drawn does not show."""
        if not (labels := view.hidden()):
            return []
        return wrapped(self.words.say.text("ui-spaces-beyond", spaces=" ".join(labels)), self.width, style="green")

    def how(self, question: Question) -> str:
        """Say how to answer; a space is answered by its name."""
        if isinstance(question, ChooseOne) and (spaces := spaces_of(list(question.options))):
            return self.words.say.text("ui-prompt-space", space=self.seen.space_text(self.words, spaces[0]))
        return super().how(question)


def screen_of(seen: ChapterObservation, words: Words, width: int, height: int, around: Around = NOTHING_AROUND) -> PlainScreen:
    """Return what draws a chapter, with a map if it has one."""
    if isinstance(seen, Observation):
        return Screen(seen, words, width, height, around)
    return PlainScreen(seen, words, width, height, around)


def in_columns(texts: list[str], width: int) -> list[Text]:
    """Put short texts side by side, as many as fit."""
    if not texts:
        return []
    longest = max(map(len, texts)) + 3
    if longest > width:
        return [line for text in texts for line in wrapped(text, width)]
    columns = max(1, min(len(texts), width // longest))
    rows = -(-len(texts) // columns)
    lines = []
    for row in range(rows):
        line = "".join(text.ljust(longest) for text in texts[row::rows])
        lines.append(Text(line.rstrip()))
    return lines
