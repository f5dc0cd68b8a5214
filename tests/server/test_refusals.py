"""What is refused is said in the language of the window, wherever somebody at the page can meet it."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar.testing import TestClient
from tests.server.people import Person, plain

from lantern import server
from lantern.content.language import LANGUAGES, Language, is_complete
from lantern.core.errors import SaveError, SaveTrouble
from lantern.core.play import Notice
from lantern.players.saves import games_folder
from lantern.server.app import new_app
from lantern.server.database.problems import Ailment
from lantern.server.problems import KINDS, STATUS
from lantern.server.store import Store

#: English words that no Italian sentence has.
WORDS = "the there this is was it not nothing cannot of with only another takes game answer failed"
ENGLISH = re.compile(rf"\b({WORDS.replace(' ', '|')})\b", re.IGNORECASE)


class Speaker(Person):
    """Somebody whose page speaks a language."""

    lang = "en"

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, "Accept-Language": f"{self.lang}, en;q=0.5"}

    def send(self, method: str, address: str, **more: Any) -> httpx.Response:
        """Ask for something that is not about one table."""
        found: httpx.Response = self.client.request(method, f"/api{address}", headers=self.headers, **more)
        return found


def seatless(person: Speaker) -> Speaker:
    other = Speaker(person.client, person.table)
    other.lang = person.lang
    return other


def twice(person: Speaker) -> httpx.Response:
    question = person.question()
    person.answer(plain(question), question).raise_for_status()
    return person.answer(plain(question), question)


def for_another(person: Speaker) -> httpx.Response:
    """Decide for the Gunslinger from the seat of the Marshal."""
    person.post("/seats", {"seats": [["us-marshal"], ["gunslinger"]]}).raise_for_status()
    person.send("DELETE", f"/tables/{person.table}/seats/2").raise_for_status()
    return person.answer("gunslinger/hands")


def full(*_: Any) -> int:
    raise SaveError("table.sqlite: the game could not be saved: database or disk is full.", kind="unwritten")


def on_a_full_disk(person: Speaker) -> httpx.Response:
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(Store, "append", full)
        return person.answer(plain(person.question()))


def half(person: Speaker) -> bytes:
    return bytes(person.get("/export", form="save").content[:-9])


def not_of_this_version(person: Speaker) -> bytes:
    return bytes(person.get("/export").content.replace(b'"old_lantern": 1', b'"old_lantern": 99'))


def otherwise(person: Speaker) -> bytes:
    """An exported game whose answers were given to other questions."""
    return bytes(re.sub(rb"\[\n\s+\d{5,},", b"[\n 12345,", person.get("/export").content))


def imported(person: Speaker, data: bytes) -> httpx.Response:
    return person.send("POST", "/import?name=x", content=data)


#: Everything that is refused: how it comes to that.
REFUSED: dict[str, Callable[[Speaker], httpx.Response]] = {
    "answered already": twice,
    "no such answer": lambda ann: ann.answer(99),
    "no such action": lambda ann: ann.answer("gunslinger/dance"),
    "of another seat": for_another,
    "of a stranger": lambda ann: ann.answer("stranger/use:thing"),
    "watching": lambda ann: seatless(ann).answer(0, ann.question()),
    "nothing to undo": lambda ann: (ann.undo(), ann.undo(), ann.undo(), ann.undo(), ann.undo())[-1],
    "no activation to undo": lambda ann: (*(ann.undo() for _ in range(4)), ann.undo("activation"))[-1],
    "nothing to redo": lambda ann: ann.redo(),
    "changed meanwhile": lambda ann: ann.post("/undo", {"type": "undo", "version": 1}),
    "nothing broken": lambda ann: ann.post("/go-on", {"type": "go-on"}),
    "no such policy": lambda ann: ann.post("/policy", {"type": "policy", "hero": "gunslinger", "kind": "", "policy": "never"}),
    "the disk is full": on_a_full_disk,
    "no such game": lambda ann: ann.send("GET", "/tables/nowhere"),
    "no such save": lambda ann: ann.send("POST", "/saves/terminal:nothing/open"),
    "no name": lambda ann: ann.send("PATCH", f"/saves/{ann.table}", json={"name": " "}),
    "no moment": lambda ann: ann.get("/at/99"),
    "no number": lambda ann: ann.get("/why", who="gunslinger", stat="charm"),
    "nobody": lambda ann: ann.get("/why", who="nobody", stat="combat"),
    "no hero": lambda ann: ann.get("/overlay", hero="nobody"),
    "no deck": lambda ann: ann.get("/piles/nothing"),
    "no text": lambda ann: ann.send("GET", "/text/nothing-at-all"),
    "no rule": lambda ann: ann.send("GET", "/rules/ESCAPE-99"),
    "not all seats": lambda ann: seatless(ann).post("/seats", {"seats": [["us-marshal", "gunslinger"]]}),
    "bad seats": lambda ann: ann.post("/seats", {"seats": [["gunslinger"]]}),
    "no seat": lambda ann: ann.post("/seats/9/claim", {}),
    "a taken seat": lambda ann: seatless(ann).post("/seats/1/claim", {}),
    "no seat of mine": lambda ann: seatless(ann).send("DELETE", f"/tables/{ann.table}/seats/1"),
    "no export for watchers": lambda ann: seatless(ann).get("/export"),
    "no such hero": lambda ann: ann.send("POST", "/tables", json={"heroes": ["nobody"]}),
    "no such option": lambda ann: ann.send("POST", "/tables", json={"options": {"no_such": True}}),
    "no such value": lambda ann: ann.send("POST", "/tables", json={"options": {"hard_core": "maybe"}}),
    "no game in a file": lambda ann: imported(ann, b"hello"),
    "no game in an export": lambda ann: imported(ann, b"{}"),
    "no game in a save": lambda ann: imported(ann, b"OLD LANTERN 1\n"),
    "a damaged save": lambda ann: imported(ann, half(ann)),
    "another version": lambda ann: imported(ann, not_of_this_version(ann)),
    "another course": lambda ann: imported(ann, otherwise(ann)),
    "no scenario": lambda ann: imported(ann, b"given: {heroes: [{class: nobody}]}"),
    "nonsense": lambda ann: ann.send("POST", "/tables", json={"wish": 1}),
    "no such page": lambda ann: ann.send("GET", "/nothing"),
}


@pytest.fixture
def speakers(tmp_path):
    """The same game, at a table of each language."""
    with TestClient(new_app(tmp_path / "table.sqlite"), base_url="http://127.0.0.1") as client:
        people: dict[str, Speaker] = {}
        for lang in LANGUAGES:
            opened = client.post("/api/tables", json={"seed": 7, "heroes": ["us-marshal", "gunslinger"]}).json()
            people[lang] = Speaker(client, opened["id"], opened["token"])
            people[lang].lang = lang
            people[lang].play(4)
        yield people


@pytest.mark.parametrize("name", REFUSED)
def test_a_refusal_is_said_in_the_language_of_the_window(speakers, name):
    english, italian = (REFUSED[name](speakers[lang]) for lang in ("en", "it"))
    assert 400 <= english.status_code == italian.status_code < 500, english.text
    assert english.json()["reason"] == italian.json()["reason"]
    for told in (english, italian):
        assert is_complete(told.json()["message"]), told.text
    assert ENGLISH.search(english.json()["message"]), english.text
    assert ENGLISH.findall(re.sub(r"'[\w-]+'", "", italian.json()["message"])) == [], italian.text


def test_over_the_socket_too_and_after_the_language_was_changed(speakers):
    ann = speakers["en"]
    with ann.sit(lang="it") as socket:
        said = []
        for number, lang in enumerate(("it", "en"), start=1):
            socket.send_json({"type": "language", "lang": lang})
            socket.send_json({"type": "redo", "ref": number})
            while (message := socket.receive_json(timeout=20))["type"] != "refused":
                pass
            said.append(message["message"])
    assert said == ["Non c'è nulla da rifare.", "There is nothing to do again."]
    with Person(ann.client, "nowhere").sit(lang="it") as socket:
        assert socket.receive_json(timeout=20)["message"] == "Questa partita non c'è, o non c'è più."


def test_the_address_says_the_language_before_the_browser_does(speakers):
    ann = speakers["en"]
    assert ann.get("/piles/nothing", lang="it").json()["message"].startswith("Non c'è un mazzo")
    ann.lang = "fr-FR, it-IT"
    assert ann.get("/at/99").json()["message"].startswith("Questa partita")
    assert ann.get("/at/99", lang="en").json()["message"].startswith("This game")
    ann.lang = "fr"
    assert ann.redo().json()["message"].startswith("There is nothing")


def test_an_option_that_is_not_offered_is_refused_with_its_reason_and_rule(speakers):
    said = {}
    for lang, person in speakers.items():
        table = person.play(200, until="act")
        question = table["questions"][0]
        refusal = next(one for one in person.look(lang=lang)["table"]["questions"][0]["refusals"] if one["rule"])
        refused = person.answer(refusal["key"], question)
        assert (refused.status_code, refused.json()["reason"]) == (422, "bad-answer")
        said[lang] = refused.json()["message"]
        assert said[lang] == refusal["text"]
        assert refusal["rule"] in said[lang]
    assert said["en"] != said["it"]


def test_why_nothing_can_be_undone_is_said_in_the_language_of_the_window(client):
    ann = Person.beginning(client, seed=3, undo="no-reveal")
    nothing = {lang: ann.look(lang=lang)["table"]["undo"]["reason"] for lang in LANGUAGES}
    assert nothing == {"en": "There is nothing to undo.", "it": "Non c'è nulla da annullare."}
    ann.play(60, until="move")
    revealed = {lang: ann.look(lang=lang)["table"]["undo"]["reason"] for lang in LANGUAGES}
    assert revealed["en"] == ann.undo().json()["message"]
    assert "tiro" in revealed["it"]


def test_what_became_of_a_game_is_said_in_the_language_of_the_window(client, ann):
    table = client.app.state.hall._tables[ann.table]
    for notice in (Notice("taken-back", "start of the turn", "Another question."), Notice("without-log", "Friday")):
        table.play.notice = notice
        table.redraw()
        said = {lang: ann.look(lang=lang)["table"]["notice"] for lang in LANGUAGES}
        assert ENGLISH.search(said["en"])
        assert ENGLISH.findall(said["it"]) == []
        assert all(is_complete(one) for one in said.values())


def test_a_damaged_save_in_the_list_is_told_in_the_language_of_the_window(client):
    games_folder().mkdir(parents=True)
    (games_folder() / "broken.lantern").write_bytes(b"OLD LANTERN 1\nxxxx")
    told = {lang: client.get("/api/lobby", params={"lang": lang}).json()["saves"][0]["damage"] for lang in LANGUAGES}
    assert "damaged" in told["en"]
    assert "danneggiato" in told["it"]


def test_every_refusal_has_its_sentence_in_every_language():
    """Walks the source: what is refused somewhere must be sayable, also where no test comes to it."""
    wanted = {sentence for _, _, sentence in KINDS} | {f"save-{kind}" for kind in get_args(SaveTrouble)}
    wanted |= {f"store-{ails}" for ails in get_args(Ailment)}
    for path in sorted(Path(server.__file__).parent.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "RefusedError":
                reason, sentence = call.args
                if isinstance(sentence, ast.Constant):
                    wanted.add(str(sentence.value))
                if isinstance(reason, ast.Constant):
                    assert reason.value in STATUS
    assert len(wanted) > 40
    for lang in LANGUAGES:
        say = Language(lang)
        assert [one for one in sorted(wanted) if not say.has(f"table-refused-{one}")] == []
