"""The rulebook: every rule in our own words, with an id to cite, examples to prove, and rulings where the books are silent."""

from lantern.rulebook.book import Citation, Rulebook, find, load, read, search
from lantern.rulebook.entries import PROFILES, Chapter, Example, Profile, Rule
from lantern.rulebook.errors import LedgerError, LedgerProblem, RulebookError, UnknownRuleError
from lantern.rulebook.searching import Match

__all__ = [
    "PROFILES",
    "Chapter",
    "Citation",
    "Example",
    "LedgerError",
    "LedgerProblem",
    "Match",
    "Profile",
    "Rule",
    "Rulebook",
    "RulebookError",
    "UnknownRuleError",
    "find",
    "load",
    "read",
    "search",
]
