"""Rulings for those who play: what was decided, without what the books say where."""

import re

#: Places in the books, in brackets: `(001:626, 004:12)`.
_BRACKETS = re.compile(r"\s*\([^()]*\b00\d\b[^()]*\)")
_PLACE = re.compile(r"\b00\d\b")
_SENTENCE = re.compile(r"(?<=[.!?])\s+")


def for_readers(ruling: str) -> str:
    """Leave out the sentences that compare books."""
    sentences = _SENTENCE.split(_BRACKETS.sub("", ruling).strip())
    return " ".join(sentence for sentence in sentences if not _PLACE.search(sentence))
