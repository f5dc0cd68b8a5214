"""Looking a pack over, and looking entries up."""

import pytest

from lantern.content import PackError, load
from lantern.content.check import check, list_entries, show_entry
from lantern.content.loader import OWN_PACKS


def told(report):
    return [str(warning) for warning in report.warnings]


def test_a_good_pack_has_nothing_to_tell(author):
    report = check(author.card().folder)
    assert report.is_good
    assert (report.pack, report.entries, report.warnings) == ("mine", 1, [])


def test_the_core_pack_has_nothing_to_tell():
    report = check("core")
    assert report.is_good
    assert report.entries > 150
    assert told(report) == []


def test_a_bad_pack_has_problems(author):
    report = check(author.card(copies="two").folder)
    assert not report.is_good
    assert [problem.field for problem in report.problems] == ["copies"]


def test_no_pack_at_all():
    with pytest.raises(PackError, match=r'corre: there is no pack here, and none in .* Did you mean "core"'):
        check("corre")


def test_names_are_wanted_in_both_languages(author):
    report = check(author.card(name={"en": "Cold Wind"}).folder)
    assert told(report) == ["mine/cards.yaml: cold-wind: name: it has no name in it."]


def test_keywords_that_nobody_has_are_doubtful(author):
    author.card(
        remains_in_play=True,
        modify=[
            {"whose": {"enemies": {"keyword": "Undaed"}}, "combat": 1},
            {
                "whose": {"heroes": {"keyword": "Pirate"}},
                "damage": 1,
                "when": {"weapon": "Shotgunn", "enemy_keyword": "Kraken"},
            },
        ],
    )
    assert told(check(author.folder)) == [
        'mine/cards.yaml: cold-wind: no enemy has the keyword "Undaed". Did you mean "Undead"?',
        'mine/cards.yaml: cold-wind: no hero has the keyword "Pirate".',
        'mine/cards.yaml: cold-wind: no enemy has the keyword "Kraken".',
        'mine/cards.yaml: cold-wind: no item has the keyword "Shotgunn". Did you mean "Shotgun"?',
    ]


def test_what_nothing_leads_to_is_told(author):
    entry = {"name": "X", "source": "original"}
    author.card(copies=0)
    author.write("conditions.yaml", {"id": "hiccups", "kind": "status", **entry})
    author.write("items.yaml", {"id": "spare-gun", "deck": "starting", **entry})
    author.write("upgrades.yaml", {"id": "lost-art", "hero": "us-marshal", **entry})
    assert told(check(author.folder)) == [
        "mine/upgrades.yaml: lost-art: nothing leads to it: no hero, card, chart or world names it.",
        "mine/items.yaml: spare-gun: nothing leads to it: no hero, card, chart or world names it.",
        "mine/cards.yaml: cold-wind: copies: nothing leads to it: its deck has no copy of it.",
        "mine/conditions.yaml: hiccups: nothing leads to it: no hero, card, chart or world names it.",
    ]


def test_a_fact_needs_its_trust(author):
    report = check(author.card(source="fact").folder)
    assert told(report) == ["mine/cards.yaml: cold-wind: trust: a fact has a level of trust: A, B or C."]


def test_entries_are_listed_by_id():
    assert [hero.id for hero in list_entries(load(), "heroes")] == [
        "bandido", "gunslinger", "indian-scout", "law-man", "preacher", "rancher", "saloon-girl", "us-marshal",
    ]  # fmt: skip
    with pytest.raises(KeyError, match='"heros" is not a kind of entry; did you mean "heroes"'):
        list_entries(load(), "heros")


def test_an_entry_is_shown_with_its_text_and_its_source(author):
    author.card(flavour={"en": "Brrr."}, copies=2, source="fact", trust="B", world="mines", deck="scavenge", xp=5)
    content = load([author.folder])
    assert show_entry(content, "cold-wind").splitlines()[:-1] == [
        "Cold Wind",
        "Scavenge card, The Mines (cold-wind)",
        "",
        "Brrr.",
        "",
        "Add 1 card to the Growing Dread stack.",
        "Gain 5 XP.",
        "",
        "Copies: 2",
        "Source: public facts about the game (trust B)",
    ]
    last = show_entry(content, "cold-wind", "it").splitlines()[-1]
    assert last == f"Pacchetto: mine {content.versions['mine']} (mine/cards.yaml)"


def test_an_id_used_by_two_kinds_is_shown_twice(author):
    author.card(id="shotgun")
    content = load([author.folder])
    both = show_entry(content, "shotgun")
    assert "Darkness card (cards/shotgun)" in both
    assert "Item (items/shotgun)" in both
    assert "Item (items/shotgun)" not in show_entry(content, "cards/shotgun")


def test_an_unknown_id_is_answered_with_the_nearest():
    with pytest.raises(KeyError, match='no entry has the id "shotgn"; did you mean "shotgun"'):
        show_entry(load(), "shotgn")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_entry_can_be_shown(lang):
    content = load()
    for kind, entry in content:
        assert entry.name[lang] in show_entry(content, f"{kind}/{entry.id}", lang)


def test_every_text_is_wanted_in_both_languages(author):
    author.write("hooks.py", "def frogs(game, context): ...")
    author.card(flavour={"en": "Brrr."}, effect={"hook": {"name": "frogs", "text": {"it": "Rane"}}})
    assert told(check(author.folder)) == [
        "mine/cards.yaml: cold-wind: effect[0].hook.text: it has no text in en.",
        "mine/cards.yaml: cold-wind: flavour: it has no flavour in it.",
    ]


def test_hooks_must_run_and_be_callable(author):
    author.card(effect={"hook": {"name": "frogs", "text": "Frogs"}})
    author.write("hooks.py", "def frogs(game): ...")
    [problem] = check(author.folder).problems
    assert str(problem) == (
        'mine/hooks.py: the function "frogs" is called with the game and the context; write def frogs(game, context).'
    )


def test_hooks_must_find_what_they_import(author):
    author.card(effect={"hook": {"name": "frogs", "text": "Frogs"}})
    author.write("hooks.py", "\nfrom frogs import rain\n\ndef frogs(game, context): ...")
    [problem] = check(author.folder).problems
    assert str(problem).startswith("mine/hooks.py: this does not run: ModuleNotFoundError: No module named 'frogs'")
    assert "in line 2" in str(problem)


def test_what_a_tile_refers_to_must_be_there(author):
    tile = (OWN_PACKS / "core/tiles/burning-room.yaml").read_text("utf-8")
    tile = tile.replace("id: burning-room", "id: my-room").replace("blazing-inferno", "blazing-infernos")
    author.write("tiles/my-room.yaml", tile.replace("world: any", "world: mine"))
    told_of = [str(problem) for problem in check(author.folder).problems]
    assert told_of == [
        'mine/tiles/my-room.yaml: my-room: world: no pack has "mine" among its worlds. Did you mean "mines"?',
        (
            'mine/tiles/my-room.yaml: my-room: advanced_encounter: no pack has "blazing-infernos" among its cards. '
            'Did you mean "blazing-inferno"?'
        ),
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Darkness card. Undead (cold-wind)", "Copies: 3"]),
        ("it", ["Carta Oscurità. Non Morto (cold-wind)", "Copie: 3"]),
    ],
)
def test_a_card_is_shown_with_its_deck_keywords_and_copies(author, lang, said):
    author.card(keywords=["Darkness", "Undead"], copies=3)
    assert set(said) <= set(show_entry(author.build(), "cold-wind", lang).splitlines())


def test_a_card_of_a_deck_of_its_own_is_shown_with_that(author):
    author.write("decks.yaml", {"id": "omens", "name": "Omen", "source": "original"})
    shown = show_entry(author.card(deck="omens").build(), "cold-wind").splitlines()
    assert {"Omen card (cold-wind)", "Copies: 1"} <= set(shown)
