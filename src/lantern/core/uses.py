"""Limited uses: once per turn, fight or adventure."""

from __future__ import annotations

from msgspec import Struct, field


class Uses(Struct, omit_defaults=True):
    """What has been used, by the period after which it is ready again."""

    spent: dict[str, dict[str, int]] = field(default_factory=dict)

    def is_ready(self, period: str | None, key: str, times: int = 1) -> bool:
        """Tell whether something may still be used; without a period it always may."""
        return period is None or self.spent.get(period, {}).get(key, 0) < times

    def exhaust(self, period: str | None, key: str) -> None:
        """Note one use."""
        if period is not None:
            used = self.spent.setdefault(period, {})
            used[key] = used.get(key, 0) + 1

    def renew(self, beginning: str) -> None:
        """Ready everything whose key has this beginning."""
        for period, used in list(self.spent.items()):
            for key in [key for key in used if key.startswith(beginning)]:
                del used[key]
            if not used:
                del self.spent[period]

    def is_used(self, beginning: str) -> bool:
        """Tell whether anything whose key has this beginning has been used."""
        return any(key.startswith(beginning) for used in self.spent.values() for key in used)

    def ready(self, period: str) -> None:
        """Ready everything of a period that has ended."""
        self.spent.pop(period, None)
