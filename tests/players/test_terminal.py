"""A session at the terminal table: answers, undo, saves, help, leaving and coming back."""

import io
import random
from functools import cache

import pytest
from rich.console import Console
from tests.content.english_names import EnglishNames

from lantern.core.play import Over, Waiting
from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, PutInOrder
from lantern.core.table import Nobody, solo
from lantern.players.random_player import RandomPlayer
from lantern.players.saves import fresh_path, save_copy, saved_games
from lantern.players.screen import Screen, in_columns, numbered
from lantern.players.scripted import ScriptedPlayer
from lantern.players.setups import Setup
from lantern.players.table import game_of, load_play, new_play, seen_by_all
from lantern.players.terminal import Terminal
from lantern.rules.attack.hero_attacks import Melee
from lantern.rules.table.choices.dice import OnDie
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.choices.plain import EndActivation, SpendGrit, Stop, StopHits
from lantern.rules.table.choices.spaces import MoveTo
from lantern.rules.table.passing import default_of
from lantern.rules.words import Words

SET_UP = ["", "1", "Bandages", "2", "4", "2", "A16", "A20"]


class Session:
    """Types lines at a terminal table and keeps what it shows before each of them."""

    def __init__(self, play, *lines, lang="en", size=(80, 24), encoding="utf-8"):
        self.lines = list(lines)
        self.screens = []
        self.out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", write_through=True)
        console = Console(file=self.out, width=size[0], height=size[1], force_terminal=False)
        self.terminal = Terminal(play, Words(game_of(play).content, lang), console, self.read)
        self.terminal.run()
        self.end = self.shown()

    def read(self, prompt):
        self.screens.append(self.shown() + prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def shown(self):
        data = self.out.buffer.getvalue()
        self.out.buffer.seek(0)
        self.out.buffer.truncate()
        return data.decode(self.out.encoding)

    @property
    def last(self):
        return self.screens[-1]


@cache
def quiet_seed():
    """Find a seed with which the first turn brings nothing, so that a hero simply moves."""
    for seed in range(100):
        player = ScriptedPlayer(
            ["rolling-thunder", "bandages", "quickdraw", "dynamite", "gunslinger", "A16", "A20"], then=Nobody()
        )
        play = new_play(Setup(seed=seed), table=solo(player))
        if isinstance(play.outcome, Waiting) and play.outcome.question.kind == "move":
            return seed
    raise AssertionError("no turn is quiet")


@pytest.fixture
def play():
    return new_play(Setup(seed=quiet_seed()), path=fresh_path("evening"))


def test_the_table_opens_with_the_mission_and_the_first_question(play):
    session = Session(play, "")
    assert "Scouting Party" in session.screens[0]
    assert "Three wagons" in session.screens[0]
    assert "U.S. Marshal, what are you known for?" in session.last
    assert "1 Rolling Thunder: When you kill an Enemy" in session.last
    assert "The game is kept as evening." in session.end


def test_answers_by_number_by_words_and_by_space(play):
    session = Session(play, *SET_UP)
    game = game_of(play)
    assert game.hero("us-marshal").upgrades == ["rolling-thunder"]
    assert game.hero("us-marshal").bag == ["bandages"]
    assert game.hero("gunslinger").bag == ["dynamite"]
    assert game.state.light_bearer == "gunslinger"
    assert game.hero("gunslinger").space == game.board.space("#0:16")
    assert ">G" in session.last
    assert "Turn 1" in session.last


def test_what_is_no_answer_is_said_and_asked_again(play):
    session = Session(play, "", "9", "x", "A05", "")
    assert all("That is not one of the answers." in screen for screen in session.screens[2:5])
    assert play.journal.answers == 0


def test_a_bot_decides_for_one_hero_until_it_is_sent_away(play):
    session = Session(play, "", "b", "1", "u", "b off", "u")
    assert "A bot decides for U.S. Marshal." in session.screens[2]
    assert "Gunslinger, what are you known for?" in session.screens[2]
    assert "Gunslinger, what are you known for?" in session.screens[4], "only what people decide is taken back"
    assert "You decide for everybody." in session.screens[5]
    assert "U.S. Marshal" in session.screens[6]


def test_who_takes_back_takes_back_what_a_bot_answered_since_too(play):
    Session(play, "", "1", "1", "b", "u")
    assert play.journal.answers == 1, "a bot would only answer the same again"
    assert isinstance(play.outcome, Waiting)
    assert play.outcome.question.who == "us-marshal"


def test_bots_play_the_chapter_to_its_end_and_what_they_did_is_told(play):
    session = Session(play, "", "b all", "u")
    assert "Bots decide for everybody" in session.screens[2]
    assert isinstance(play.outcome, Waiting), "who takes something back at the end decides again"


def test_undo_takes_one_answer_back_and_says_when_there_is_none(play):
    session = Session(play, "", "1", "u", "u")
    assert "Taken back." in session.screens[3]
    assert "There is nothing to undo." in session.screens[4]
    assert play.journal.answers == 0


def test_the_table_may_not_allow_undo_past_a_reveal():
    play = new_play(Setup(seed=quiet_seed(), options={"undo": "no-reveal"}), path=fresh_path("strict"))
    session = Session(play, *SET_UP, "u")
    assert "does not undo past a roll" in session.last


def test_a_copy_is_kept_under_a_name(play):
    session = Session(play, *SET_UP[:4], "s before the boss", "s")
    assert "A copy is kept as before-the-boss" in session.screens[5]
    assert "Type s and a name" in session.last
    assert {game.name for game in saved_games()} == {"evening", "before-the-boss"}
    assert load_play(fresh_path("x").with_name("before-the-boss.lantern")).journal.answers == 3


def test_help_lists_the_keys_and_why_not(play):
    session = Session(play, *SET_UP, "?", "")
    assert "take the last answer back" in session.screens[-2]
    assert "Why not?" in session.screens[-2]
    assert "somebody stands there (MOVE-03)" in session.screens[-2]


def test_help_about_an_option_a_number_and_a_thing(play):
    session = Session(play, "", "? 2", "", "? combat", "", "? shotgun", "", "? gibberish", "")
    assert "Hardened Resolve" in session.screens[2]
    assert "U.S. Marshal: Combat 2: U.S. Marshal 2" in session.screens[4]
    assert "Shotgun" in session.screens[6]
    assert "D8" in session.screens[6]
    assert "not one of the answers" in session.screens[8]


def test_help_about_a_pool_says_why_it_holds_so_much():
    play = new_play(Setup(seed=quiet_seed(), heroes=("preacher",)), path=fresh_path("sunday"))
    session = Session(play, "", "? faith", "", "? max faith", "")
    assert "Preacher: Max Faith " in session.screens[2]
    assert "Preacher: Max Faith " in session.screens[4]


def test_rules_are_searched_and_shown(play):
    session = Session(play, "", "r escape adjacent enemy", "", "r move-01", "", "r")
    assert "ESCAPE-01" in session.screens[2]
    assert "MOVE-01" in session.screens[4]
    assert "Type r and some words" in session.last


def test_the_log_is_shown_from_the_beginning(play):
    session = Session(play, *SET_UP, "l", "")
    assert "takes Bandages" in session.screens[-2]
    assert "--- Turn 1 ---" in session.screens[-2]


def test_what_can_be_done_in_between(play):
    session = Session(play, "", "!", *SET_UP[1:], "!", "! 1")
    assert "Nothing can be done in between now." in session.screens[2]
    listed = session.screens[-2]
    assert "At any time" in listed
    assert "1 " in listed
    assert isinstance(play.journal.steps[-1].answers[-1].answer, str)


def test_the_heroes_are_shown_in_full(play):
    session = Session(play, *SET_UP, "h", "")
    assert "Side Bag: Bandages" in session.screens[-2]
    assert "Hands: Pistol" in session.screens[-2]


def test_a_hero_need_not_be_asked_the_same_again(play):
    session = Session(play, *SET_UP, "p", "p never", "q")
    assert "Type p never" in session.screens[-2]
    assert "This is always asked" in session.screens[-1]
    terminal = session.terminal
    terminal.policy(Confirm(kind="recover-grit", who="gunslinger", default=1), "never")
    assert "Gunslinger is never asked this again" in terminal.said[-1].plain
    terminal.read = lambda _: "q"
    terminal.turn()
    assert game_of(play).state.policies == {"gunslinger": {"recover-grit": "never"}}


def test_quit_and_come_back_to_the_same_question(play):
    session = Session(play, *SET_UP, "q")
    play.file.close()
    again = load_play(play.file.path)
    back = Session(again)
    assert isinstance(again.outcome, Waiting)
    assert again.outcome.question.fingerprint() == play.outcome.question.fingerprint()
    assert back.last.splitlines()[-5:] == session.screens[-1].splitlines()[-5:]
    assert "--- Turn 1 ---" in back.last


def test_the_table_speaks_italian():
    session = Session(
        new_play(Setup(seed=quiet_seed()), path=fresh_path("sera")), *SET_UP[:2], "Bende", *SET_UP[3:], "?", "", lang="it"
    )
    assert "Tre carri" in session.screens[0]
    assert "Turno 1" in session.last
    assert "annulla l'ultima risposta" in session.screens[-2]


def test_in_italian_s_is_yes_only_where_yes_is_an_answer():
    play = new_play(Setup(seed=quiet_seed()), path=fresh_path("sera"))
    given = []

    class Overheard(Terminal):
        def give(self, answer, of):  # noqa: ARG002
            given.append(answer)

    terminal = Overheard(play, Words(game_of(play).content, "it"), Console(file=io.StringIO()), lambda _: "")
    terminal.obey("s", Confirm(kind="revive", who="gunslinger"), 0)
    terminal.obey("n", Confirm(kind="revive", who="gunslinger"), 0)
    assert given == [1, 0]


def test_a_terminal_without_unicode_gets_plain_signs(play):
    session = Session(play, *SET_UP, encoding="ascii")
    assert "+----+" in session.last.replace(" ", "-") or "+----" in session.last
    assert "?" not in session.last.splitlines()[1]


@pytest.mark.parametrize("size", [(80, 24), (140, 40), (60, 20), (200, 60)])
def test_no_line_is_wider_than_the_terminal(play, size):
    session = Session(play, *SET_UP, size=size)
    assert max(len(line) for screen in session.screens for line in screen.splitlines()) <= size[0]


def test_a_screen_of_80_by_24_shows_everything_at_once(play):
    session = Session(play, *SET_UP)
    assert len(session.last.splitlines()) <= 24
    for part in ("Turn 1", "Ent 15!", "Gunslinger acts", "steps left", "? help", "Health"):
        assert part in session.last


def test_a_broken_step_is_told_and_can_be_undone(play, monkeypatch):
    lines = [*SET_UP[:-1]]
    Session(play, *lines)
    monkeypatch.setattr("lantern.rules.turn.setup.fire", lambda *_args, **_rest: 1 / 0)
    session = Session(play, "A20", "", "u", "q")
    assert 'went wrong in "Setting up"' in session.screens[1]
    assert "ZeroDivisionError" in session.screens[1]
    assert "ZeroDivisionError" in play.file.path.with_suffix(".report.txt").read_text()


# -- answers to each kind of question --------------------------------------------------------------


@pytest.fixture
def terminal(play):
    return Terminal(play, Words(game_of(play).content), Console(file=io.StringIO()), lambda _: "")


DICE = [OnDie(i, i + 1) for i in range(3)]


@pytest.mark.parametrize(
    ("question", "line", "answer"),
    [
        (Confirm(kind="flee", who="party"), "y", 1),
        (Confirm(kind="flee", who="party"), "n", 0),
        (Confirm(kind="flee", who="party"), "run", 1),
        (Confirm(kind="flee", who="party", default=0), "", 0),
        (Confirm(kind="flee", who="party"), "", None),
        (Confirm(kind="flee", who="party"), "perhaps", None),
        (ChooseAmount(kind="heal-wounds", who="gunslinger", least=1, most=3), "2", 2),
        (ChooseAmount(kind="heal-wounds", who="gunslinger", least=1, most=3), "4", None),
        (ChooseAmount(kind="heal-wounds", who="gunslinger", least=1, most=3), "two", None),
        (ChooseSome(kind="reroll", who="gunslinger", options=DICE, most=3), "1 3", [0, 2]),
        (ChooseSome(kind="reroll", who="gunslinger", options=DICE, most=3), "all", [0, 1, 2]),
        (ChooseSome(kind="reroll", who="gunslinger", options=DICE, most=3), "", []),
        (ChooseSome(kind="reroll", who="gunslinger", options=DICE, most=3), "1 7", None),
        (ChooseSome(kind="which-hits", who="gunslinger", options=DICE, least=1, most=3), "", None),
        (PutInOrder(kind="encounter-order", who="party", options=DICE), "3,1,2", [2, 0, 1]),
        (ChooseOne(kind="act", who="gunslinger", options=[Melee(), EndActivation()]), "", 1),
        (ChooseOne(kind="act", who="gunslinger", options=[Melee(), EndActivation()]), "attack in melee", 0),
    ],
)
def test_lines_are_understood_as_answers(terminal, question, line, answer):
    assert terminal.understand(line, question) == answer


def test_a_wrong_number_of_answers_is_refused_by_the_game(terminal):
    terminal.give([0, 0], 0)
    assert "takes one number" in terminal.said[0].plain


def test_enter_never_throws_hits_away():
    options = [ChooseEnemy("hungry-dead-1", 3), StopHits()]
    assert default_of(ChooseOne(kind="assign-hits", who="gunslinger", options=options)) is None


def test_answers_with_words_are_numbered_before_spaces():
    options = [MoveTo("a", 1), SpendGrit(), MoveTo("b", 2), Stop()]
    assert numbered(ChooseOne(kind="move", who="gunslinger", options=options)).order == [1, 3, 0, 2]


def test_short_answers_stand_side_by_side():
    assert [line.plain for line in in_columns(["1 a", "2 b", "3 c"], 20)] == ["1 a   2 b   3 c"]
    assert [line.plain for line in in_columns(["1 aaaaaaaa", "2 b"], 12)] == ["1 aaaaaaaa", "2 b"]
    assert in_columns([], 80) == []


# -- whole adventures ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "lang"), [(1, "it"), (2, "en"), (3, "it")])
def test_whole_adventures_can_be_typed(seed, lang):
    play = new_play(Setup(seed=seed, mission="fistful-of-dark-stone"))
    typist = Typist(play, seed, lang)
    typist.terminal.run()
    assert typist.broken == 0
    assert isinstance(play.outcome, Over)
    assert isinstance(load_play(save_copy(play.journal, "typed")).outcome, Over)
    if lang == "it":
        assert EnglishNames().within(" ".join(typist.shown.getvalue().split())) == []


class Typist:
    """Types what a random player answers, with a look at help, log and undo now and then."""

    def __init__(self, play, seed, lang):
        self.play = play
        self.random = random.Random(seed)
        self.player = RandomPlayer(seed, interrupts=0)
        self.broken = 0
        self.typed = 0
        self.shown = io.StringIO()
        console = Console(file=self.shown, width=80, height=24)
        self.terminal = Terminal(play, Words(game_of(play).content, lang), console, self.read)

    def read(self, prompt):
        self.typed += 1
        assert self.typed < 20_000
        if not isinstance(self.play.outcome, Waiting):
            self.broken += not isinstance(self.play.outcome, Over)
            return "q"
        if prompt != "> ":
            return ""
        question = next(iter(self.play.outcome.questions.values()))
        aside = self.random.random()
        if aside < 0.02:
            return self.random.choice(["?", "!", "! 1", "l", "u", "? 1", "nonsense", "? combat"])
        answer = self.play.engine.consult(self.player, question)
        order = numbered(question).order
        if isinstance(answer, list):
            return " ".join(str(order.index(index) + 1) for index in answer)
        assert isinstance(answer, int)
        if isinstance(question, Confirm):
            return "yn"[1 - answer]
        return str(answer if isinstance(question, ChooseAmount) else order.index(answer) + 1)


def test_a_screen_can_be_drawn_in_any_size(play):
    game = game_of(play)
    for width, height in ((20, 5), (80, 24), (300, 100)):
        assert Screen(seen_by_all(game), Words(game.content), width, height).draw(play.outcome.question, 0, [])
