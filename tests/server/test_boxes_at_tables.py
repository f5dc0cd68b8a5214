"""Tables with different boxes in one server; packs that are changed, broken or taken away while it runs."""

import pytest
import yaml
from litestar.testing import TestClient
from tests.server.people import Person

from lantern.content.loader import OWN_PACKS, user_packs
from lantern.content.switching import switch
from lantern.server.app import new_app

CARD = {
    "id": "cold-wind",
    "name": {"en": "Cold Wind", "it": "Vento freddo"},
    "deck": "darkness",
    "effect": {"dread": 1},
    "source": "original",
}


@pytest.fixture
def write(own_folder):
    """Write a pack of the user, or its card anew."""

    def card(pack="mine", **fields):
        folder = user_packs() / pack
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "pack.yaml").write_text(yaml.safe_dump({"id": pack, "name": pack, "version": "1.0", "needs": ["core"]}))
        (folder / "cards.yaml").write_text(yaml.safe_dump({**CARD, **fields}))
        return folder

    return card


def lobby(client, **query):
    return client.get("/api/lobby", params=query).raise_for_status().json()


def darkness_deck(person):
    return next(deck for deck in person.look()["table"]["decks"] if deck["id"] == "darkness")


def ids(things):
    return {thing["id"] for thing in things}


def test_two_tables_with_different_boxes_are_played_in_turn(client):
    ann = Person.beginning(client, seed=1, heroes=["us-marshal"], packs=["core"])
    bob = Person.beginning(client, seed=1, heroes=["preacher"], packs=["core", "swamps-of-death"])
    assert darkness_deck(ann)["left"] != darkness_deck(Person.beginning(client, seed=1))["left"]
    for _ in range(30):
        for person in (ann, bob):
            question = person.question()
            assert person.answer(question["default"] if question["default"] is not None else 0, question).is_success
    refused = client.post("/api/tables", json={"heroes": ["preacher"], "packs": ["core"]})
    assert refused.status_code == 422
    assert "There is no hero class 'preacher'" in refused.json()["message"]


def test_the_lobby_offers_what_is_in_the_boxes_that_are_ticked(client):
    everything = lobby(client)
    assert [box["id"] for box in everything["boxes"]] == ["core", "city-of-the-ancients", "swamps-of-death"]
    assert all(box["ticked"] for box in everything["boxes"])
    some = lobby(client, packs="core,swamps-of-death", lang="it")
    assert {box["id"] for box in some["boxes"] if box["ticked"]} == {"core", "swamps-of-death"}
    assert "preacher" in ids(some["heroes"])
    assert "bandido" not in ids(some["heroes"])
    assert "overload" not in ids(some["missions"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", 'The box "swamps-of-death" cannot be played without "core"'), ("it", "Con queste scatole non si può giocare")],
)
def test_boxes_that_cannot_be_played_are_refused_in_words(client, lang, said):
    refused = client.get("/api/lobby", params={"packs": "swamps-of-death", "lang": lang})
    assert refused.status_code == 422
    assert said in refused.json()["message"]
    assert client.post("/api/tables", json={"packs": ["swamps-of-death"]}).status_code == 422


def test_a_broken_pack_stops_nothing_and_is_named_in_the_lobby(client, write):
    write(deck="nowhere")
    [broken] = lobby(client)["broken"]
    assert broken["pack"] == broken["folder"] == "mine"
    assert 'unknown word "nowhere"' in broken["problem"]
    assert Person.beginning(client, seed=1).question()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "mine and yours both change Cave In: what yours says counts."),
        ("it", "mine e yours cambiano tutti e due Crollo: vale quello che dice yours."),
    ],
)
def test_packs_that_change_the_same_are_named_in_the_lobby(client, write, lang, said):
    for name in ("mine", "yours"):
        write(name, id="cave-in", replaces="core:cards/cave-in", name={"en": "Cave In", "it": "Crollo"})
    assert lobby(client, lang=lang)["clashes"] == [said]
    assert lobby(client, lang=lang)["broken"] == []
    assert lobby(client, lang=lang, packs="core,mine")["clashes"] == []


def test_a_broken_pack_can_be_switched_off(client, write):
    write(deck="nowhere")
    assert client.post("/api/packs/mine", json={"on": False}).status_code == 204
    seen = lobby(client)
    assert (seen["broken"], seen["switched_off"]) == ([], ["mine"])
    assert client.post("/api/packs/yours", json={"on": False}).status_code == 404
    client.post("/api/packs/mine", json={"on": True})
    assert lobby(client)["broken"]


def test_strangers_switch_nothing_off(store_path, write):
    write(deck="nowhere")
    with TestClient(new_app(store_path, trusting=False), base_url="http://127.0.0.1") as client:
        assert client.post("/api/packs/mine", json={"on": False}).status_code == 403
        assert lobby(client)["broken"]


def test_edits_are_seen_without_a_new_start_and_running_tables_keep_their_content(client, write):
    assert "mine" not in ids(lobby(client)["boxes"])
    write()
    assert "mine" in ids(lobby(client)["boxes"])
    ann = Person.beginning(client, seed=1)
    before = darkness_deck(ann)["left"]
    write(copies=5)
    bob = Person.beginning(client, seed=1)
    assert darkness_deck(bob)["left"] == before + 4
    assert darkness_deck(ann)["left"] == before
    assert client.get("/api/text/mine:cards/cold-wind").json()["name"] == "Cold Wind"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_game_waits_for_its_pack(store_path, write, lang):
    folder = write()
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=1, packs=["core", "mine"])
    write(deck="nowhere")
    with TestClient(new_app(store_path), base_url="http://127.0.0.1") as client:
        [save] = lobby(client, lang=lang)["saves"]
        assert "mine" in save["waits"]
        assert "nowhere" in save["waits"]
        refused = client.post(f"/api/saves/{ann.table}/open", params={"lang": lang})
        assert refused.status_code == 422
        assert refused.json()["message"] == save["waits"]
        (folder / "pack.yaml").unlink()
        [save] = lobby(client, lang=lang)["saves"]
        assert "mine" in save["waits"]
        write()
        assert lobby(client, lang=lang)["saves"][0]["waits"] == ""
        assert client.post(f"/api/saves/{ann.table}/open").status_code == 201


def test_texts_are_those_of_the_files_as_they_are_now(client, write):
    write()
    assert lobby(client)
    write(name={"en": "Warm Wind", "it": "Vento caldo"})
    assert client.get("/api/text/cards/cold-wind", params={"lang": "it"}).json()["name"] == "Vento caldo"


@pytest.fixture
def watchman(store_path, write, client):
    """A game with a hero of a pack, and the file of its class."""
    folder = write()
    sheet = yaml.safe_load((OWN_PACKS / "core" / "heroes.yaml").read_text("utf-8"))[0]
    del sheet["tracks"], sheet["bonus"]  # its upgrades are for the other class
    file = folder / "heroes.yaml"
    file.write_text(
        yaml.safe_dump(
            {
                **sheet,
                "id": "lamp-trimmer",
                "name": "Wick",
                "starting_upgrades": [],
                "starting_items": [],
                "abilities": [],
            }
        )
    )
    ann = Person.beginning(client, seed=1, heroes=["lamp-trimmer"], packs=["core", "mine"])
    return ann.table, file


def opened_anew(store_path):
    return TestClient(new_app(store_path), base_url="http://127.0.0.1")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "It is switched off: `lantern pack on mine`, or its button on the first page, switches it on."),
        ("it", "È spento: lo riaccende `lantern pack on mine`, o il suo pulsante nella prima pagina."),
    ],
)
def test_a_pack_that_is_switched_off_says_how_it_is_switched_on(store_path, watchman, lang, said):
    table, _ = watchman
    switch(user_packs(), "mine", on=False)
    with opened_anew(store_path) as client:
        [save] = lobby(client, lang=lang)["saves"]
        assert save["hero_names"] == ["Wick"]  # as the hero is called, whatever its class
        assert save["waits"].endswith(said)
        refused = client.post(f"/api/saves/{table}/open", params={"lang": lang})
        assert refused.status_code == 422
        assert refused.json()["message"].endswith(said)
        if lang == "it":
            assert not {"this", "which", "was", "pack"} & set(refused.json()["message"].replace("`lantern pack on", "").split())


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "It waits for the hero class lamp-trimmer, which no pack has now."),
        ("it", "Aspetta la classe di Eroi lamp-trimmer, che ora nessun pacchetto ha."),
    ],
)
def test_a_class_that_was_renamed_is_missed_like_a_pack(store_path, watchman, lang, said):
    table, file = watchman
    file.write_text(file.read_text().replace("lamp-trimmer", "wick-trimmer"))
    with opened_anew(store_path) as client:
        [save] = lobby(client, lang=lang)["saves"]
        assert save["hero_names"] == ["Wick"]  # as the hero is called, whatever its class
        assert save["waits"].startswith(said)
        refused = client.post(f"/api/saves/{table}/open", params={"lang": lang})
        assert refused.status_code == 422
        assert refused.json()["message"].startswith(said)
