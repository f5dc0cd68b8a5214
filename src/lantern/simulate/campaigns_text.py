"""The page on campaigns: how posses fare, adventure by adventure, in tables and plots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from statistics import mean

from lantern.content.library import Content
from lantern.simulate.balance_text import share_of, table_of
from lantern.simulate.campaigns import AdventureRow, CampaignOutcome
from lantern.simulate.plot import line_plot

ABOUT = """# How posses fare

Written by `lantern campaigns`, not by hand: {campaigns:,} campaigns of up to {adventures} adventures, played by the sensible
player (`lantern.players.heuristic`) through mine, road and town, looked at before one answer in five for what is not as it
must be, and drawn now and then as every seat would see them, in every language. After each chapter what every hero owns of
Gold, Dark Stone and XP is counted again from what happened (`lantern.simulate.books`), to the last coin. The number of a
campaign is its seed.
"""
#: A mission tells something of growth when it was played at least so often by posses of both kinds.
ENOUGH = 3
#: From so many levels on a posse is a seasoned one.
SEASONED = 4.0
NEW = 2.0


def campaigns_text(content: Content, outcomes: list[CampaignOutcome], adventures: int, pictures: str) -> str:
    """Write the page; the plots stand in the folder `pictures` beside it."""
    parts = [
        ABOUT.format(campaigns=len(outcomes), adventures=adventures),
        _ends(outcomes),
        "\n## Adventure by adventure\n",
        _by_adventure(outcomes, adventures),
        *(f"\n![{name}]({pictures}/{name}.svg)" for name in ("wins", "levels", "purses", "deaths")),
        "\n## Does growing matter?\n",
        _growth(outcomes),
        "\n## What is bought\n",
        _goods(content, outcomes),
    ]
    return "\n".join(parts) + "\n"


def plots(outcomes: list[CampaignOutcome], adventures: int) -> dict[str, str]:
    """Draw the plots of the page, each by its name."""

    def course(of: Callable[[AdventureRow], float], among: Iterable[CampaignOutcome]) -> list[float | None]:
        found = list(among)
        rows = [[outcome.rows[number] for outcome in found if number < len(outcome.rows)] for number in range(adventures)]
        return [mean(of(row) for row in each) if each else None for each in rows]

    sizes = sorted({outcome.heroes for outcome in outcomes})
    by_size = {size: [outcome for outcome in outcomes if outcome.heroes == size] for size in sizes}
    return {
        "wins": line_plot(
            "Adventures won, by their number",
            {f"{size} heroes": course(lambda row: 100.0 * (row.result == "won"), by_size[size]) for size in sizes},
            " %",
            100.0,
        ),
        "levels": line_plot(
            "Mean level at setting out", {f"{size} heroes": course(lambda row: row.level, by_size[size]) for size in sizes}
        ),
        "purses": line_plot(
            "In the purses of a posse after town",
            {"Gold": course(lambda row: row.gold, outcomes), "Dark Stone": course(lambda row: row.dark_stone, outcomes)},
        ),
        "deaths": line_plot(
            "Deaths in an adventure and after it",
            {"died": course(lambda row: row.deaths, outcomes), "raised": course(lambda row: row.raised, outcomes)},
        ),
    }


def _ends(outcomes: list[CampaignOutcome]) -> str:
    ends = Counter(outcome.ended for outcome in outcomes)
    told = ", ".join(f"{count} {end}" for end, count in sorted(ends.items()))
    faults = [outcome.fault for outcome in outcomes if outcome.fault is not None]
    lines = [f"How they ended: {told}. {sum(outcome.answers for outcome in outcomes):,} answers."]
    lines += [f"\n- campaign {fault.seed}, {fault.name}: `{fault.error.splitlines()[0]}`" for fault in faults]
    return "\n".join(lines)


def _by_adventure(outcomes: list[CampaignOutcome], adventures: int) -> str:
    rows = []
    for number in range(adventures):
        played = [outcome.rows[number] for outcome in outcomes if number < len(outcome.rows)]
        if played:
            rows.append(
                [
                    str(number + 1),
                    str(len(played)),
                    share_of(sum(row.result == "won" for row in played), len(played)),
                    f"{mean(row.level for row in played):.1f}",
                    f"{mean(row.gold for row in played):,.0f}",
                    f"{mean(row.dark_stone for row in played):.1f}",
                    f"{mean(row.deaths for row in played):.2f}",
                    f"{mean(row.raised for row in played):.2f}",
                ]
            )
    return table_of(["adventure", "posses", "won", "level", "gold", "Dark Stone", "deaths", "raised"], rows)


def _growth(outcomes: list[CampaignOutcome]) -> str:
    """Compare new and seasoned posses on the missions that both have played."""
    new: dict[str, list[bool]] = defaultdict(list)
    seasoned: dict[str, list[bool]] = defaultdict(list)
    for row in (row for outcome in outcomes for row in outcome.rows):
        if row.level < NEW:
            new[row.mission].append(row.result == "won")
        elif row.level >= SEASONED:
            seasoned[row.mission].append(row.result == "won")
    both = sorted(mission for mission in new if len(new[mission]) >= ENOUGH and len(seasoned[mission]) >= ENOUGH)
    if not both:
        return f"No mission was played {ENOUGH} times by new posses and by posses of level {SEASONED:g} and more."
    rows = [
        [mission, share_of(sum(new[mission]), len(new[mission])), str(len(new[mission])),
         share_of(sum(seasoned[mission]), len(seasoned[mission])), str(len(seasoned[mission]))]
        for mission in both
    ]  # fmt: skip
    means = [100 * mean(mean(which[mission]) for mission in both) for which in (new, seasoned)]
    rows.append(["**all, each mission alike**", f"{means[0]:.0f} %", "", f"{means[1]:.0f} %", ""])
    return table_of(["mission", f"below level {NEW:g}", "played", f"level {SEASONED:g} and more", "played "], rows)


def _goods(content: Content, outcomes: list[CampaignOutcome]) -> str:
    """List what is for sale: in how many campaigns it was had, and how often; then what nobody ever had."""
    had: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for outcome in outcomes:
        had.update(outcome.bought.keys())
        times.update(outcome.bought)
    goods = (good for location in content.locations.values() for good in location.goods)
    for_sale: set[str] = {str(good.item or good.token) for good in goods} | set(content.services)
    names = sorted(for_sale | set(had), key=lambda name: (-had[name], name))
    rows = [[name, share_of(had[name], len(outcomes)), str(times[name])] for name in names if had[name]]
    never = ", ".join(name for name in names if not had[name]) or "nothing"
    return f"{table_of(['what', 'campaigns in which it was had', 'times'], rows)}\n\nNever had: {never}."
