"""Themed Threat decks (OPT-08)."""

from __future__ import annotations

from lantern.content.entries import ThreatCard
from lantern.content.loader import Content


def themed(content: Content, theme: str, threats: list[str]) -> list[str]:
    """Return the Threat cards of which all enemies fit a theme, by type or keyword (OPT-08)."""
    words = {word.strip() for word in theme.split(",")}

    def fits(kind: str) -> bool:
        return bool(words & {kind, *content.enemies[kind].keywords})

    return [card for card in threats if all(fits(kind) for kind in named(content.threats[card]))]


def named(card: ThreatCard) -> list[str]:
    """Return every enemy type that a Threat card names, on any of its lines (THREAT-11)."""
    lines = card.lines
    groups = card.enemies if lines is None else (*lines.low, *lines.medium, *lines.high)
    return [group.kind for group in groups]
