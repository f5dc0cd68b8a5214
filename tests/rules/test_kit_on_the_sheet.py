"""Whoever looks at a hero reads what its class brings: in the lobby, on the sheet, and at the terminal by its name."""

import pytest

from lantern.content.language import LANGUAGES
from lantern.content.loader import load
from lantern.core.table import Nobody, solo
from lantern.players.setups import Setup, new_game
from lantern.rules.words import Words
from lantern.views.heroes import hero_views
from lantern.views.lobby import hero_choice
from lantern.views.look import Look

CONTENT = load(user=False)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hero_class", sorted(CONTENT.heroes))
def test_every_ability_says_what_it_brings(hero_class: str, lang: str) -> None:
    words = Words(CONTENT, lang)
    game = new_game(Setup(heroes=(hero_class,), seed=1), table=solo(Nobody()), content=CONTENT)
    (sheet,) = hero_views(Look(game, words))
    lobby = hero_choice(words, CONTENT.heroes[hero_class])
    for ability in CONTENT.heroes[hero_class].abilities:
        (shown,) = [each for each in sheet.abilities if each.id == ability.id]
        (offered,) = [each for each in lobby.abilities if each.id == ability.id]
        looked_up = " ".join(words.look_up(shown.name))
        assert shown.text
        assert offered.text == shown.text
        assert all(line in looked_up for line in shown.text)
        for kind, name in (*(("pools", pool) for pool in ability.pools), *(("hands", each.hand) for each in ability.hands)):
            assert words.thing(name, kind) in " ".join(shown.text)


def test_what_is_used_is_said_without_the_kit() -> None:
    words = Words(CONTENT, "en")
    assert words.use_text("quick-and-the-dead", "abilities") == []
    assert any("Dead Eye" in line for line in words.detail_text("quick-and-the-dead", "abilities"))
