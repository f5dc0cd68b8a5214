"""Words in languages."""

import pytest

from lantern.content import language
from lantern.content.language import LANGUAGES, Language, Locale, is_complete


@pytest.fixture
def more_words(tmp_path):
    """A directory of messages, as a pack has it."""
    for code, text in (("en", "greeting = Howdy, { $name }!\nonly-english = Hat\n"), ("it", "greeting = Salve, { $name }!\n")):
        (tmp_path / "locale" / code).mkdir(parents=True)
        (tmp_path / "locale" / code / "more.ftl").write_text(text, "utf-8")
    return (Locale(str(tmp_path / "locale"), "1.0"),)


def test_a_directory_of_messages_can_be_added_and_nobody_else_hears_it(more_words):
    assert Language("en", more_words).text("greeting", name="Ada") == "Howdy, Ada!"
    assert Language("it", more_words).text("greeting", name="Ada") == "Salve, Ada!"
    assert Language("en", more_words).text("list-and", some="a", last="b") == "a and b"
    assert Language("en").text("greeting", name="Ada") == "⟦greeting⟧"
    assert not Language("en").has("greeting")


def test_a_missing_message_can_be_read_and_found(more_words):
    english, italian = Language("en", more_words), Language("it", more_words)
    assert italian.text("only-english") == "⟦only-english⟧"
    assert not is_complete(italian.text("only-english"))
    assert not is_complete(english.text("greeting"))
    assert is_complete(english.text("greeting", name="Ada"))
    assert english.has("only-english")
    assert not italian.has("only-english")


def test_a_card_may_be_as_long_as_its_maker_wrote_it(more_words):
    assert Language("en", more_words).text("greeting", name="x" * 20_000) == f"Howdy, {'x' * 20_000}!"


def test_only_known_languages():
    with pytest.raises(ValueError, match='no language "de"; there are en, it'):
        Language("de")


def test_a_name_falls_back_to_english_then_to_any():
    assert Language("it").name({"en": "Hat", "it": "Cappello"}) == "Cappello"
    assert Language("it").name({"en": "Hat"}) == "Hat"
    assert Language("it").name({"de": "Hut"}) == "Hut"
    assert Language("it").name({}) == ""


def test_lists_are_joined_in_the_language():
    assert Language("en").join(["a", "b", "c"]) == "a, b and c"
    assert Language("it").join(["a", "b"]) == "a e b"
    assert Language("it").join(["a"]) == "a"


def test_both_languages_have_the_same_messages():
    """Keywords may be missing: those that are stay as they are written."""
    known = {code: {m for m in language._bundle(code)._messages if not m.startswith("keyword-")} for code in LANGUAGES}
    assert known["en"] == known["it"]
