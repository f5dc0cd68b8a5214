"""An issue in plain text, for terminals and for those who paste it into a letter."""

from __future__ import annotations

from textwrap import fill

from lantern.gazette.issue import GazetteIssue


def printed(issue: GazetteIssue, width: int = 80) -> str:
    """Set an issue in one column."""
    rule = "=" * width
    parts = [
        f"{rule}\n{issue.title.upper():^{width}}\n{rule}".rstrip(),
        f"{issue.number_line} · {issue.dateline} · {issue.price}\n{' · '.join(issue.ears)}",
        f"{issue.headline.upper()}\n{fill(issue.deck, width)}",
        *(fill(paragraph, width) for paragraph in issue.story),
        *(f"+ {gone.name}, {gone.about}\n{fill(gone.text, width)}" for gone in issue.obituaries),
        _listed(
            issue.casualties_title, [f"{hurt.name}, {hurt.text}" for hurt in issue.casualties] or [issue.no_casualties], width
        ),
        *(_listed(box.title, box.lines, width) for box in issue.boxes),
        _listed(f"{issue.bag_title} ({issue.bag_line})", [f"{foes.count} {foes.name}" for foes in issue.bag], width),
    ]
    return "\n\n".join(part for part in parts if part)


def _listed(title: str, lines: list[str], width: int) -> str:
    return (
        "\n".join([title, *(fill(line, width, initial_indent="- ", subsequent_indent="  ") for line in lines)]) if lines else ""
    )
