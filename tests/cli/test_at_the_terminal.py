"""`lantern play` in a real terminal: menu, play, leave, come back; killed in the middle; a damaged save."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pytest

from lantern.players.saves import saved_games
from lantern.players.setups import Setup

PROGRAM = [sys.executable, "-c", "from lantern.cli import main; main()", "play", "--terminal"]
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b\][^\x07]*\x07|\r")
PATIENCE = 120.0


class Window:
    """A terminal of 80 by 24 in which the program runs."""

    def __init__(self, *arguments):
        self.near, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {**os.environ, "TERM": "xterm", "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
        env.pop("COLUMNS", None)
        env.pop("LINES", None)
        before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background hears no Ctrl-C
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments], stdin=far, stdout=far, stderr=far, env=env, start_new_session=True
        )
        signal.signal(signal.SIGINT, before)
        os.close(far)
        self.text = ""

    def wait_for(self, words):
        """Read until the words are on the screen; give everything since the last line typed."""
        until = time.monotonic() + PATIENCE
        while words not in self.text:
            assert time.monotonic() < until, f"no {words!r} in:\n{self.text}"
            ready, _, _ = select.select([self.near], [], [], 0.2)
            if ready:
                try:
                    self.text += CONTROL.sub("", os.read(self.near, 65536).decode("utf-8", "replace"))
                except OSError:
                    assert words in self.text, f"ended without {words!r}:\n{self.text}"
        return self.text

    def type(self, line):
        self.text = ""
        os.write(self.near, f"{line}\n".encode())

    def answer(self, line, then):
        """Type a line and wait for what comes."""
        self.type(line)
        return self.wait_for(then)

    def end(self):
        """Wait until the program has ended."""
        number = self.process.wait(timeout=PATIENCE)
        os.close(self.near)
        return number

    def interrupt(self):
        """Press Ctrl-C, and again if it came in the moment before the program began to read."""
        for _ in range(10):
            os.kill(self.process.pid, signal.SIGINT)
            if select.select([self.near], [], [], 5.0)[0]:
                return

    def kill(self):
        """Kill the program as hard as can be."""
        os.kill(self.process.pid, signal.SIGKILL)
        return self.end()


@pytest.fixture
def window():
    opened = []

    def start(*arguments):
        opened.append(Window(*arguments))
        return opened[-1]

    yield start
    for one in opened:
        if one.process.poll() is None:
            one.kill()


def test_deal_me_in_play_leave_and_come_back(window):
    first = window()
    menu = first.wait_for("Number > ")
    assert "unofficial" in menu
    assert "Go on" not in menu
    assert "Three wagons went up to the old mine" in first.answer("2", "Enter goes on")
    first.answer("", "Where to?")
    assert "Jesse Calloway" in first.text
    first.answer("1", "Jesse Calloway")
    first.answer("u", "Taken back.")
    assert "Find two Clues" in first.answer("m", "Enter goes on")
    first.answer("", "Where to?")
    first.answer("name Etta Vane, Three Knocks", "From now on: Etta Vane.")
    assert "`lantern play` goes on with it" in first.answer("q", "goes on with it")
    assert first.end() == 0

    again = window()
    assert "Go on: scouting-party" in again.wait_for("Number > ")
    again.answer("1", "Where to?")
    assert "Etta Vane" in again.text
    again.answer("q", "goes on with it")
    assert again.end() == 0


def test_sensible_answers_for_all_of_the_set_up(window):
    first = window("--seed", "3")
    first.wait_for("Enter goes on")
    assert "a: sensible answers for all of the set-up" in first.answer("", "what are you known for?")
    first.answer("a", "Where to?")
    first.answer("q", "goes on with it")
    assert first.end() == 0


def test_killed_in_the_middle_nothing_is_lost(window):
    first = window("--seed", "3")
    first.wait_for("Enter goes on")
    first.answer("", "what are you known for?")
    first.answer("2", "Side Bag")
    first.type("1")
    before = question_in(first)
    assert first.kill() == -signal.SIGKILL

    again = window()
    again.wait_for("Go on: scouting-party-3 (2 answers)")
    again.wait_for("Number > ")
    again.type("1")
    assert question_in(again) == before


def question_in(window):
    """Wait for the question on the screen, down to its last answer."""
    text = window.wait_for("3 Reload")
    return text[text.rindex("Gunslinger, what are you known for?") : text.rindex("3 Reload")]


def test_a_new_game_is_put_together_in_the_menu(window):
    one = window("--lang", "it")
    one.wait_for("Numero > ")
    one.answer("1", "Quali scatole?")
    one.answer("", "Quale missione?")
    one.wait_for("Numero > ")
    one.answer("99", "Non è una delle risposte.")
    one.answer("1", "Quali Eroi?")
    one.answer("1 1 2", "Quali regole?")
    one.answer("2", "Invio per continuare")
    one.answer("", "per che cosa ti conoscono?")
    one.type("q")
    assert one.end() == 0
    setup = saved_games()[0].setup
    assert isinstance(setup, Setup)
    assert setup.mission == "blow-the-mine"
    assert setup.heroes == ("bandido", "bandido", "gunslinger")
    assert setup.profile == "classic"


def test_a_damaged_save_is_reported_and_opened_where_it_is_good(window, own_folder):
    first = window("--seed", "3", "--new")
    first.wait_for("Enter goes on")
    first.answer("", "what are you known for?")
    first.answer("1", "Side Bag")
    first.answer("1", "Gunslinger, what are you known for?")
    first.kill()
    save = own_folder / "scouting-party-3.lantern"
    whole = save.read_bytes()
    save.write_bytes(whole[:-5])

    again = window()
    again.wait_for("Repair and go on: scouting-party-3")
    assert "last good checkpoint is number 1" in again.answer("1", "(y/n)").replace("\n", " ")
    again.answer("y", "Side Bag")
    again.answer("q", "goes on with it")
    assert again.end() == 0
    assert (own_folder / "scouting-party-3.lantern.damaged").read_bytes() == whole[:-5]
    assert saved_games()[0].damage == ""


def test_a_damaged_save_is_left_alone_if_the_player_likes(window, own_folder):
    first = window("--seed", "3", "--new")
    first.wait_for("Enter goes on")
    first.answer("", "what are you known for?")
    first.answer("1", "Side Bag")
    first.kill()
    save = own_folder / "scouting-party-3.lantern"
    save.write_bytes(save.read_bytes()[:-5])
    damaged = save.read_bytes()
    again = window("--load", "scouting-party-3")
    again.wait_for("(y/n)")
    again.type("n")
    assert again.end() == 0
    assert save.read_bytes() == damaged


def test_only_one_window_plays_a_game(window):
    first = window("--seed", "3", "--new")
    first.wait_for("Enter goes on")
    second = window("--load", "scouting-party-3")
    assert "another window" in second.wait_for("another window")
    assert second.end() == 2


def test_the_end_of_input_leaves_the_game(window):
    one = window("--new", "--seed", "3")
    one.wait_for("Enter goes on")
    one.answer("", "what are you known for?")
    one.wait_for("> ")
    os.write(one.near, b"\x04")
    one.wait_for("goes on with it")
    assert one.end() == 0


def test_interrupting_leaves_the_game(window):
    one = window("--new", "--seed", "3")
    one.wait_for("Enter goes on")
    one.answer("", "what are you known for?")
    one.wait_for("e all the same\n> ")
    one.interrupt()
    one.wait_for("goes on with it")
    assert one.end() == 0
