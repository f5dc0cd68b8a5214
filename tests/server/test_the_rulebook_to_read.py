"""The rulebook at the page: its contents, and entries for those who play, not for those who compare books."""

from __future__ import annotations

import re

import pytest

from lantern.rulebook import load
from lantern.rulebook.for_readers import for_readers

#: A place in one of the books that the rules were written from.
PLACE = re.compile(r"\b00\d\b")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_entry_tells_of_the_books_it_was_compared_from(client, lang):
    for chapter in load(lang).chapters:
        for rule in chapter.rules:
            shown = client.get(f"/api/rules/{rule.id}", params={"lang": lang}).json()
            assert not PLACE.search(shown["ruling"]), rule.id
            assert not re.search(r"mistransl|translation slip|traduzione", shown["ruling"]), rule.id
            told = f"{shown['text']} {shown['ruling']}"
            assert not re.search(r"(?i)software|the engine|seeded|con seme|\bthe the\b", told), rule.id


def test_what_was_decided_is_kept():
    told = "Allowed during a Fight too. 002:83 puts it at End of Turn; start is used because 000 and 001 agree."
    assert for_readers(told) == "Allowed during a Fight too."
    assert for_readers("It comes first (001:626). Then the rest.") == "It comes first. Then the rest."
    assert for_readers("Fear is no Hit; 003:1117 is a translation slip.") == ""


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_contents_name_every_chapter_and_every_rule(client, lang):
    contents = client.get("/api/rulebook", params={"lang": lang}).json()
    book = load(lang)
    assert [chapter["title"] for chapter in contents["chapters"]] == [chapter.title for chapter in book.chapters]
    assert {rule["id"] for chapter in contents["chapters"] for rule in chapter["rules"]} == {rule.id for rule in book.rules}
    assert all(rule["title"] for chapter in contents["chapters"] for rule in chapter["rules"])
