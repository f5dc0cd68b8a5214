"""Heroes and campaigns as Markdown: to print, to keep, to send to somebody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from lantern.campaign.files import CampaignIndex, ChapterKept
from lantern.content.wording import capital
from lantern.rules.words import Words
from lantern.views.heroes import Gauge, HeroView
from lantern.views.posse import RecordView


def hero_markdown(words: Words, hero: RecordView) -> str:
    """Write the sheet of a hero."""
    return "\n".join(_hero(words, hero)) + "\n"


def _hero(words: Words, hero: RecordView) -> Iterator[str]:
    text = words.say.text
    called = f" «{hero.sheet.nickname}»" if hero.sheet is not None and hero.sheet.nickname else ""
    yield f"# {hero.name}{called}"
    yield ""
    yield text("sheet-who", hero_class=hero.class_name, level=hero.level, fate=_fate(hero))
    if hero.sheet is not None:
        yield from _sheet(words, hero.sheet, hero.next_level)
    if hero.grown:
        yield from _list(text("sheet-grown"), hero.grown)
    if hero.history:
        yield from _list(text("sheet-history"), [f"{deed.mission_name}: {deed.result}" for deed in hero.history])
    if hero.aside:
        yield from _list(text("sheet-aside"), [f"`{card.id}` ({', '.join(card.text)})" for card in hero.aside])


def _sheet(words: Words, sheet: HeroView, next_level: int | None) -> Iterator[str]:
    text = words.say.text
    numbers = [
        (words.stat("health"), _gauge(sheet.health)),
        (words.stat("sanity"), _gauge(sheet.sanity)),
        (text("sheet-grit"), _gauge(sheet.grit)),
        (text("sheet-corruption"), _gauge(sheet.corruption)),
        *((number.label, number.shown) for number in (*sheet.skills, *sheet.numbers)),
        (text("sheet-gold"), text("sheet-dollars", gold=sheet.gold)),
        (text("sheet-dark-stone"), str(sheet.dark_stone)),
        ("XP", f"{sheet.xp}" if next_level is None else f"{sheet.xp} / {next_level}"),
    ]
    yield ""
    yield f"| {text('sheet-number')} | |"
    yield "|---|---|"
    yield from (f"| {_cell(capital(label))} | {_cell(shown)} |" for label, shown in numbers)
    things = [_thing(item.name, item.text, text("sheet-worn") if item.equipped else item.barred) for item in sheet.items]
    yield from _list(text("sheet-items"), things)
    yield from _list(text("sheet-bag"), [f"{token.name} x {token.count}" for token in sheet.bag])
    yield from _list(text("sheet-abilities"), [_thing(one.name, one.text) for one in sheet.abilities])
    for hand in sheet.kit_hands:
        yield from _list(hand.name, [_thing(card.name, card.text) for card in hand.known])
    yield from _list(text("sheet-conditions"), [_thing(one.name, one.text) for one in sheet.conditions])


def _gauge(gauge: Gauge) -> str:
    return f"{gauge.now} / {gauge.most}"


def _thing(name: str, text: Sequence[str], more: str = "") -> str:
    said = " ".join(line if line.endswith((".", "!", "?", ":")) else f"{line}." for line in text)
    return f"**{name}**{f' ({more})' if more else ''}{f': {said}' if said else ''}"


def _list(title: str, lines: Iterable[str]) -> Iterator[str]:
    written = [f"- {line}" for line in lines]
    if written:
        yield from ("", f"## {title}", "", *written)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _fate(hero: RecordView) -> str:
    """Name what has become of a hero."""
    if hero.lost:
        return "lost"
    return hero.apart or ("dead" if hero.dead else "living")


def campaign_markdown(words: Words, index: CampaignIndex, heroes: Sequence[RecordView], titles: dict[int, str]) -> str:
    """Write where a campaign stands: its heroes, and its chapters with their branches."""
    text = words.say.text
    heading = [text(f"sheet-{column}") for column in ("hero", "class", "level", "fate")]
    lines = [f"# {index.name}", "", f"| {' | '.join(heading)} |", "|---|---|---|---|"]
    for hero in heroes:
        fate = text("sheet-fate-is", fate=_fate(hero))
        lines.append(f"| {_cell(hero.name)} | {_cell(hero.class_name)} | {hero.level} | {fate} |")
    lines += ["", f"## {text('sheet-chapters')}", ""]
    lines += [_chapter(words, index, one, titles) for one in index.chapters]
    return "\n".join(lines) + "\n"


def _chapter(words: Words, index: CampaignIndex, one: ChapterKept, titles: dict[int, str]) -> str:
    after = "" if one.parent in {None, one.number - 1} else words.say.text("sheet-after", number=one.parent or 0)
    state = "here" if one.number == index.head else "over" if one.after is not None else "open"
    shown = words.say.text("sheet-chapter", number=one.number, title=titles[one.number], state=state)
    return f"- {shown}{after}"
