"""The page on campaigns: how posses fare, adventure by adventure, in tables and plots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import mean

from lantern.content.library import Content
from lantern.simulate.balance_text import share_of, table_of
from lantern.simulate.campaigns import AdventureRow, CampaignOutcome, Care
from lantern.simulate.fortunes import DARK_STONE, GOLD, Spree
from lantern.simulate.growth import LONGEST, ON_AVERAGE, SEASONED, Growth, Trial
from lantern.simulate.plot import bar_plot, line_plot

ABOUT = """# How posses fare

Written by `lantern campaigns`, not by hand: {campaigns:,} campaigns of up to {adventures} adventures, played by the sensible
player (`lantern.players.heuristic`) through mine, road and town. Before {looks} the whole game is looked at for what is
not as it must be (`lantern.simulate.watching`), and now and then it is drawn as every seat would see it, in every language.
{retold} is lived through once more as people do, and must come to the same, to the last byte: at a table where every answer
goes through checkpoint and replay, with answers that are taken back and given again, with saves that are left and opened, or
in another process (`lantern.simulate.retelling`). After each chapter what every hero owns of Gold, Dark Stone and XP is
counted again from what happened (`lantern.simulate.books`), to the last coin. The number of a campaign is its seed.
"""
#: Who is tried at every mission, what the page calls it, and how the plot does.
ARMS: dict[str, tuple[str, str]] = {
    "new": ("new heroes", "new"),
    "seasoned": ("grown, monsters of their level", "grown"),
    "seasoned_among_easy": ("grown, monsters of level 1", "grown, easy"),
    "new_among_tough": ("new, monsters of the grown", "new, tough"),
}
#: How many hands a hero has, but for a few mutants.
HANDS = 2
GROWTH = """{posses} posses of new heroes played campaigns of their own, by the plain revised rules, two to five
heroes in turn. A posse counts as one of level {seasoned} when it is about to set out, its best hero is of level {seasoned}
(which makes the monsters those of level {seasoned}, LEVEL-13) and those who set out are of level {average:g} or more on
average. One whose best hero is beyond that first, or that is not there after {longest} adventures, is given up: {grown} of them
came to it, after {adventures:.0f} adventures on average; posses that fare badly are missing among them.

Each of these posses then tries every mission once, as it would set out, with all that it has, and so do new heroes of the same
classes with the same seed: {trials:,} adventures each. Both are tried with the monsters that the rules give their level, and
with those of the others. Chance alone moves such a share by some {noise:.0f} points either way.
"""
FORTUNES = """{heroes:,} new heroes who came to {stays} towns with a fortune (${least:,} to
${most:,} and up to {stones} Dark Stone each; all towns had a Shrine, and on the
frontier they were large, of each type in turn) had of these: {told}. Had by none of them either: {left}."""
SAME_MONSTERS = """With the same monsters, those of level 1, the grown win {seasoned_among_easy} where new heroes win {new};
with those of the grown, {seasoned} where new heroes win {new_among_tough}. By the rules, each with the monsters of its own
level, it is {seasoned} against {new}."""


def campaigns_text(
    content: Content,
    outcomes: list[CampaignOutcome],
    growths: list[Growth],
    sprees: list[Spree],
    adventures: int,
    care: Care,
    pictures: str,
) -> str:
    """Write the page; the plots stand in the folder `pictures` beside it."""
    parts = [
        ABOUT.format(
            campaigns=len(outcomes),
            adventures=adventures,
            looks=f"one answer in {care.looks}" if care.looks > 1 else "every answer",
            retold=f"One chapter in {care.retold}" if care.retold > 1 else "Each chapter",
        ),
        _ends(outcomes),
        "\n## Adventure by adventure\n",
        _by_adventure(outcomes, adventures),
        *(f"\n![{name}]({pictures}/{name}.svg)" for name in ("wins", "levels", "purses", "stones", "deaths")),
        "\n## Does growing matter?\n",
        _growth(growths),
        *([f"\n![growth]({pictures}/growth.svg)"] if _trials(growths) else []),
        "\n## What is bought\n",
        _goods(content, outcomes, sprees),
    ]
    return "\n".join(parts) + "\n"


def plots(outcomes: list[CampaignOutcome], growths: list[Growth], adventures: int) -> dict[str, str]:
    """Draw the plots of the page, each by its name."""

    def course(of: Callable[[AdventureRow], float], among: Iterable[CampaignOutcome]) -> list[float | None]:
        found = list(among)
        rows = [[outcome.rows[number] for outcome in found if number < len(outcome.rows)] for number in range(adventures)]
        return [mean(of(row) for row in each) if each else None for each in rows]

    sizes = sorted({outcome.heroes for outcome in outcomes})
    by_size = {size: [outcome for outcome in outcomes if outcome.heroes == size] for size in sizes}
    trials = _trials(growths)
    return {
        "growth": bar_plot(
            "Missions won by new heroes and by posses that have grown",
            {short: 100 * mean(getattr(trial, arm) for trial in trials) if trials else 0.0 for arm, (_, short) in ARMS.items()},
            " %",
        ),
        "wins": line_plot(
            "Adventures won, by their number",
            {f"{size} heroes": course(lambda row: 100.0 * (row.result == "won"), by_size[size]) for size in sizes},
            " %",
            100.0,
        ),
        "levels": line_plot(
            "Mean level at setting out", {f"{size} heroes": course(lambda row: row.level, by_size[size]) for size in sizes}
        ),
        "purses": line_plot("Gold in the purses of a posse after town", {"Gold": course(lambda row: row.gold, outcomes)}),
        "stones": line_plot("Dark Stone of a posse after town", {"Dark Stone": course(lambda row: row.dark_stone, outcomes)}),
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


def _trials(growths: list[Growth]) -> list[Trial]:
    return [trial for growth in growths for trial in growth.trials]


def _growth(growths: list[Growth]) -> str:
    """Compare new heroes with posses that have grown, mission by mission."""
    grown, trials = [growth for growth in growths if growth.trials], _trials(growths)
    if not grown:
        return "No posse was let grow for this page."
    about = GROWTH.format(
        posses=len(growths), seasoned=SEASONED, average=ON_AVERAGE, longest=LONGEST, grown=len(grown), trials=len(trials),
        adventures=mean(growth.adventures for growth in grown), noise=100 / len(trials) ** 0.5,
    )  # fmt: skip
    rows = []
    for mission in (*sorted({trial.mission for trial in trials}), None):
        of = [trial for trial in trials if mission in {trial.mission, None}]
        rows.append([mission or "**all**", *(share_of(sum(getattr(trial, arm) for trial in of), len(of)) for arm in ARMS)])
    share = {arm: share_of(sum(getattr(trial, arm) for trial in trials), len(trials)) for arm in ARMS}
    return f"{about}\n{table_of(['mission', *(name for name, _ in ARMS.values())], rows)}\n\n{SAME_MONSTERS.format(**share)}"


def _goods(content: Content, outcomes: list[CampaignOutcome], sprees: list[Spree]) -> str:
    """List what is for sale: in how many stays of a hero and in how many campaigns it was had; then what nobody ever had."""
    stays, had, times, campaigns = 0, Counter[str](), Counter[str](), Counter[str]()
    for outcome in outcomes:
        stays += outcome.stays
        had.update(outcome.had)
        times.update(outcome.bought)
        campaigns.update(outcome.bought.keys())
    prices = _prices(content)
    names = sorted({*prices, *times}, key=lambda name: (-had[name], name))
    rows = [
        [name, prices.get(name, ""), f"{100 * had[name] / max(1, stays):.1f} %", share_of(campaigns[name], len(outcomes)),
         str(times[name])]
        for name in names if times[name]
    ]  # fmt: skip
    never = ", ".join(f"{name} ({prices[name]}{_whom(content, name)})" for name in names if not times[name]) or "nothing"
    always = ", ".join(
        f"{name} ({100 * had[name] / max(1, stays):.1f} % of the stays)" for name in names if campaigns[name] == len(outcomes)
    )
    sold = sum(bool(times[name]) for name in prices)
    head = ["what", "price", f"of {stays:,} stays of a hero", "of the campaigns", "times"]
    about = f"Of {len(prices)} goods and services of the towns {sold} were had."
    about += f" Had in every stay: {', '.join(name for name in names if stays and had[name] == stays) or 'nothing'}."
    about += f" Had at least once in every campaign: {always or 'nothing'}. Never had: {never}."
    why = "Whatever is for sale is worth its price to some hero with a full purse (`tests/players/test_bots_in_town.py`): what"
    why += " nobody had is dearer than what most put by in so few adventures, or for few of them, or sold in few towns."
    if sprees:
        why += " " + _by_the_rich([name for name in names if not times[name]], sprees)
    found = "What has no price here stands on no shelf: it was offered at an event, or bought again after it was lost."
    return f"{about}\n\n{why}\n\n{found}\n\n{table_of(head, rows)}"


def _by_the_rich(dear: list[str], sprees: list[Spree]) -> str:
    """Tell which of the things that nobody had are had by those who can pay them."""
    had = Counter[str]()
    for spree in sprees:
        had.update(spree.had)
    told = ", ".join(f"{name} ({had[name]:,})" for name in dear if had[name]) or "none"
    left = ", ".join(name for name in dear if not had[name]) or "nothing"
    return FORTUNES.format(
        stays=len(sprees),
        heroes=sum(spree.heroes for spree in sprees),
        least=GOLD[0],
        most=GOLD[-1],
        stones=DARK_STONE[-1],
        told=told,
        left=left,
    )


def _whom(content: Content, name: str) -> str:
    """Say who alone may have a thing, what it takes to hold it, and in which towns alone it is sold."""
    item = content.items.get(name)
    if item is None:
        return ""
    places = [place for place in content.locations.values() if any(good.item == name for good in place.goods)]
    said = [f"only {' or '.join(item.only)}"] if item.only else []
    said += [f"{item.hands} hands"] if item.hands > HANDS else []
    towns = [content.town_types[place.town].name["en"] for place in places if place.town is not None]
    said += [f"{town} only" for town in towns if len(places) == 1]
    return "".join(f"; {each}" for each in said)


def _prices(content: Content) -> dict[str, str]:
    """Return what stands on the shelves and is done, with what it costs."""
    prices: dict[str, str] = {}
    for good in (good for location in content.locations.values() for good in location.goods):
        listed = good.price or (content.items[good.item].price if good.item is not None else None)
        stones = f" and {listed.dark_stone} Dark Stone" if listed is not None and listed.dark_stone else ""
        prices[str(good.item or good.token)] = f"${listed.gold if listed is not None else 0:,}{stones}"
    for service in content.services.values():
        gold = "rolled" if service.gold.dice else f"${service.gold.plus:,}"
        prices[service.id] = f"{gold} and {service.dark_stone} Dark Stone" if service.dark_stone else gold
    return prices
