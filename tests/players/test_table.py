"""Games are made, saved, opened again and taken from exports, and stay the same game."""

import random

import msgspec
import pytest

from lantern.content.loader import load
from lantern.core.engine import Engine, Forgotten
from lantern.core.errors import DivergedError, LanternError, SaveError
from lantern.core.journal import export_json, journal_bytes, read_journal
from lantern.core.packing import pack, unpack
from lantern.core.play import Over, Play, Waiting, digest
from lantern.core.table import solo
from lantern.players.exports import import_play, read_game, replay_game
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer
from lantern.players.saves import fresh_path, held, last_unfinished, look_at, path_of, save_copy, saved_games
from lantern.players.setups import Setup, options_of, read_options, with_introduction
from lantern.players.table import game_of, is_over, load_play, new_play
from lantern.rules.table.state import ChapterState
from lantern.rules.turn.setup import SetupError
from lantern.rules.words import Words


def answer_some(play, count, seed=1):
    """Answer some questions at random, one by one, as a front end does; before the adventure ends, stop."""
    player = RandomPlayer(seed)
    for _ in range(count):
        of, question = next(iter(play.outcome.questions.items()))
        play.answer(play.engine.consult(player, question), of)
        if not isinstance(play.outcome, Waiting):
            play.undo()
            return


def asked(play):
    """Return the open question."""
    assert isinstance(play.outcome, Waiting)
    return play.outcome.question


def state_of(play):
    return digest(play.engine.checkpoint())


# -- what a game is made from ----------------------------------------------------------------------


def test_options_are_read_from_name_and_value():
    assert read_options(["mythic_abilities=1"]) == {"mythic_abilities": 1}
    assert read_options(["mythic_abilities=1"])["mythic_abilities"] is not True
    assert read_options(["basic_game=yes", "campaign=off", "undo=reseed", "hands"]) == {
        "basic_game": True,
        "campaign": False,
        "undo": "reseed",
        "hands": True,
    }


def test_an_unknown_option_gets_a_suggestion():
    with pytest.raises(SetupError, match=r"'basic_gam'.*'basic_game'"):
        read_options(["basic_gam=yes"])


def test_a_value_that_an_option_cannot_have_is_refused():
    with pytest.raises(SetupError, match="undo"):
        options_of(Setup(options={"undo": "never"}))


def test_the_introductory_mission_is_the_basic_game_unless_said_otherwise():
    assert options_of(with_introduction(Setup())).basic_game
    assert not options_of(with_introduction(Setup(options={"basic_game": False}))).basic_game
    assert not options_of(with_introduction(Setup(mission="fistful-of-dark-stone"))).basic_game


def test_the_header_says_what_the_game_was_made_from():
    play = new_play(Setup(seed=3, options={"undo": "no-reveal"}))
    header = play.journal.header
    assert header.setup["seed"] == 3
    assert header.setup["heroes"] == ["us-marshal", "gunslinger"]
    assert header.undo == "no-reveal"
    assert "core" in header.packs
    assert header.version


# -- saving and going on ---------------------------------------------------------------------------


def test_a_game_is_opened_where_it_was_left(own_folder):
    path = fresh_path("evening")
    play = new_play(Setup(seed=2), path=path)
    answer_some(play, 60)
    again = load_play(path)
    assert asked(again).fingerprint() == asked(play).fingerprint()
    assert state_of(again) == state_of(play)
    assert again.engine.events == play.engine.events
    assert [step.events_before for step in again.journal.steps] == [step.events_before for step in play.journal.steps]


def test_an_opened_game_goes_on_as_it_would_have_gone_on():
    path, other = fresh_path("one"), fresh_path("other")
    play = new_play(Setup(seed=4), path=path)
    answer_some(play, 30)
    other.write_bytes(path.read_bytes())
    again = load_play(other)
    answer_some(play, 30, seed=9)
    answer_some(again, 30, seed=9)
    assert state_of(again) == state_of(play)
    assert other.read_bytes() == path.read_bytes()


def test_undo_reaches_back_behind_the_point_where_it_was_opened():
    path = fresh_path("evening")
    play = new_play(Setup(seed=2), path=path)
    answer_some(play, 20)
    again = load_play(path)
    for _ in range(20):
        again.undo()
    assert again.journal.answers == 0
    assert asked(again).kind == "starting-upgrade"
    assert read_journal(path.read_bytes(), "evening").answers == 0


def test_a_game_killed_before_its_first_step_begins():
    path = fresh_path("evening")
    play = new_play(Setup(seed=2), path=path)
    whole = path.read_bytes()
    header_only = whole[: len(whole) - sum(len(step.before) for step in play.journal.steps)]
    for cut in range(len(header_only), 0, -1):  # the header is the longest beginning that is a whole save
        path.write_bytes(whole[:cut])
        try:
            journal = read_journal(whole[:cut], "cut")
        except SaveError:
            continue
        assert journal.steps == []
        break
    assert asked(load_play(path)).kind == "starting-upgrade"


def test_a_finished_game_is_over_and_stays_so():
    path = fresh_path("evening")
    play = new_play(Setup(seed=2), path=path, table=solo(RandomPlayer(2)))
    assert isinstance(play.outcome, Over)
    assert is_over(play.journal)
    assert look_at(path).over
    assert last_unfinished() is None
    assert isinstance(load_play(path).outcome, Over)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_cut_off_the_rest_can_be_opened(seed):
    path = fresh_path("evening")
    play = new_play(Setup(seed=seed), path=path)
    answer_some(play, 40, seed)
    whole = path.read_bytes()
    first_step = whole.index(b"set-up")
    cut = random.Random(seed).randrange(first_step + len(play.journal.steps[0].before) + 40, len(whole))
    path.write_bytes(whole[:cut])
    game = look_at(path)
    if not game.damage:
        return
    with pytest.raises(SaveError, match="last good checkpoint is number") as damage:
        load_play(path)
    assert damage.value.last_good
    repaired = load_play(path, upto_damage=True)
    assert isinstance(repaired.outcome, Waiting)
    answer_some(repaired, 5)
    assert load_play(path).journal.answers == repaired.journal.answers
    assert path.with_name(f"{path.name}.damaged").read_bytes() == whole[:cut]


def test_a_flipped_byte_is_noticed():
    path = fresh_path("evening")
    play = new_play(Setup(seed=1), path=path)
    answer_some(play, 30)
    whole = bytearray(path.read_bytes())
    whole[-10] ^= 0xFF
    path.write_bytes(whole)
    assert "damaged" in look_at(path).damage
    assert isinstance(load_play(path, upto_damage=True).outcome, Waiting)


def test_what_is_no_save_is_refused_in_words(tmp_path):
    text = tmp_path / "notes.txt"
    text.write_text("shopping list")
    with pytest.raises(SaveError, match="not an Old Lantern save"):
        load_play(text)
    with pytest.raises(SaveError, match="cannot be read"):
        load_play(tmp_path / "nowhere.lantern")


def test_a_save_of_other_rules_goes_on_from_its_checkpoint_with_its_log():
    play = new_play(Setup(seed=2), path=fresh_path("evening"))
    answer_some(play, 40)
    went_another_way(play)
    again = load_play(save_copy(play.journal, "changed"))
    assert again.notice is None
    assert state_of(again) == state_of(play)
    assert again.engine.events == play.engine.events


def went_another_way(play: Play[ChapterState]) -> None:
    """Change the journal as if the first step would go another way by the rules of today."""
    first = play.journal.steps[0].answers[0]
    first.answer = 0 if first.answer else 1


def test_a_save_without_what_happened_is_played_again_for_its_log():
    play = new_play(Setup(seed=2))
    answer_some(play, 40)
    forget_what_happened(play)
    again = load_play(save_copy(play.journal, "older"))
    assert again.engine.events == play.engine.events
    assert all(step.happened is not None for step in again.journal.steps if step.done)


def test_a_save_of_other_rules_without_what_happened_says_that_its_log_is_gone():
    play = new_play(Setup(seed=2))
    answer_some(play, 40)
    forget_what_happened(play)
    went_another_way(play)
    again = load_play(save_copy(play.journal, "older"))
    assert "other rules or packs" in str(again.notice)
    assert state_of(again) == state_of(play)


def forget_what_happened(play: Play[ChapterState]) -> None:
    """Make a journal one that does not tell, as those of format 1."""
    for step in play.journal.steps:
        step.happened, step.events = None, 0


def test_opening_plays_nothing_but_the_open_step(monkeypatch):
    path = fresh_path("evening")
    play = new_play(Setup(seed=2), path=path)
    answer_some(play, 60)
    run: list[str] = []
    begin_step = Engine.begin_step

    def counted(self, tape, **how):
        run.append("a step")
        begin_step(self, tape, **how)

    monkeypatch.setattr(Engine, "begin_step", counted)
    load_play(path)
    assert len(run) == 1


def test_an_event_that_nobody_knows_any_more_is_not_lost_with_the_others():
    play = new_play(Setup(seed=2))
    answer_some(play, 40)
    step = play.journal.steps[1]
    told = msgspec.msgpack.decode(unpack(step.happened or b""))
    told[0]["event"] = "sneezed"
    step.happened = pack(msgspec.msgpack.encode(told))
    again = load_play(save_copy(play.journal, "older"))
    known = again.engine.events
    assert known[step.events_before] == Forgotten("sneezed")
    assert known[step.events_before + 1 :] == play.engine.events[step.events_before + 1 :]
    assert "no longer has words" in Words(load()).event_text(game_of(again), known[step.events_before])


def test_a_long_adventure_of_four_is_small():
    longest = 0
    for seed in (3, 5):
        play = new_play(Setup(mission="exploration", heroes=("preacher", "gunslinger", "indian-scout", "law-man"), seed=seed))
        player = HeuristicPlayer(seed)
        while isinstance(play.outcome, Waiting):
            number, question = next(iter(play.outcome.questions.items()))
            answer = game_of(play).consult(player, question)
            assert answer is not None
            play.answer(answer, number)
        longest = max(longest, play.journal.answers)
        assert len(journal_bytes(play.journal)) < 300_000
    assert longest > 300


# -- the folder of games ---------------------------------------------------------------------------


def test_games_are_found_newest_first(own_folder):
    new_play(Setup(seed=1), path=fresh_path("first"))
    play = new_play(Setup(seed=2), path=fresh_path("second"))
    answer_some(play, 1)
    (own_folder / "junk.lantern").write_bytes(b"junk")
    names = {game.name: game for game in saved_games()}
    assert set(names) == {"first", "second", "junk"}
    assert "not an Old Lantern save" in names["junk"].damage
    assert names["second"].answers == 1
    assert names["second"].setup == Setup(seed=2)


def test_names_of_saves_are_made_safe_and_never_taken_twice(own_folder):
    play = new_play(Setup(seed=1))
    assert save_copy(play.journal, "before the boss").name == "before-the-boss.lantern"
    assert save_copy(play.journal, "before the boss").name == "before-the-boss-2.lantern"
    assert save_copy(play.journal, "../../../etc/passwd").parent == own_folder
    assert save_copy(play.journal, "...").name == "game.lantern"


def test_a_save_is_found_by_name_or_path(own_folder, tmp_path):
    new_play(Setup(seed=1), path=fresh_path("evening"))
    assert path_of("evening") == own_folder / "evening.lantern"
    assert path_of(str(own_folder / "evening.lantern")) == own_folder / "evening.lantern"
    assert path_of(str(tmp_path / "x.lantern")) == tmp_path / "x.lantern"


def test_two_windows_cannot_play_one_game(own_folder):
    path = fresh_path("evening")
    new_play(Setup(seed=1), path=path)
    with held(path), pytest.raises(SaveError, match="another window"), held(path):
        pass
    with held(path):
        pass


# -- exports ---------------------------------------------------------------------------------------


def exported(play, tmp_path):
    file = tmp_path / "shared.json"
    file.write_bytes(export_json(play.journal))
    return file


def test_an_exported_game_leads_to_the_same_place(tmp_path):
    play = new_play(Setup(seed=6))
    answer_some(play, 80)
    replayed = replay_game(read_game(exported(play, tmp_path)), "shared.json")
    assert replayed.problem == ""
    assert digest(replayed.game.checkpoint()) == state_of(play)
    assert replayed.game.events == play.engine.events


def test_an_exported_game_can_be_gone_on_with(tmp_path):
    play = new_play(Setup(seed=6))
    answer_some(play, 80)
    taken = import_play(exported(play, tmp_path), fresh_path("shared"))
    assert asked(taken).fingerprint() == asked(play).fingerprint()
    again = load_play(path_of("shared"))
    answer_some(play, 20, seed=3)
    answer_some(again, 20, seed=3)
    assert state_of(again) == state_of(play)


def test_an_export_of_a_game_that_has_not_begun(tmp_path):
    play = new_play(Setup(seed=6))
    play.journal.steps.clear()
    taken = import_play(exported(play, tmp_path), fresh_path("shared"))
    assert asked(taken).kind == "starting-upgrade"


def test_an_export_with_a_wrong_answer_is_refused(tmp_path):
    play = new_play(Setup(seed=6))
    answer_some(play, 80)
    play.journal.steps[0].answers[1].fingerprint += 1
    replayed = replay_game(read_game(exported(play, tmp_path)), "shared.json")
    assert "step 1" in replayed.problem
    with pytest.raises(DivergedError, match=r"shared\.json, step 1"):
        import_play(tmp_path / "shared.json", fresh_path("shared"))


@pytest.mark.parametrize("text", ["{}", '{"header": {"setup": {"mission": 3}}, "answers": []}', "{"])
def test_a_broken_export_is_refused_in_words(tmp_path, text):
    file = tmp_path / "bad.json"
    file.write_text(text)
    with pytest.raises(LanternError, match=r"bad\.json"):
        import_play(file, fresh_path("bad"))


def test_the_adventure_is_known_by_its_play():
    assert game_of(new_play(Setup(seed=6))).state.seed == 6
