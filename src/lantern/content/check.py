"""Look a pack over before it is played, and look entries up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from lantern.board.diagram import draw_diagram
from lantern.board.tile import Tile
from lantern.content.bends.cards import OwnToken
from lantern.content.book import source_of, what_it_is
from lantern.content.build import build_what_is_good, two_faced
from lantern.content.entries import KINDS, Card, HeroClass, Spawner
from lantern.content.fields import fields
from lantern.content.hooks import files_in, what_does_not_run, what_is_not_for_packs
from lantern.content.language import LANGUAGES, Language, is_complete
from lantern.content.library import Content
from lantern.content.loader import OWN_PACKS, folders_of_packs
from lantern.content.names import taken_apart
from lantern.content.problems import PackError, Problem, nearest
from lantern.content.render import growth_lines, render_card
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.belongings import Take
from lantern.content.verbs.cards import Hook, PutInPlay, SpendMarks
from lantern.content.verbs.enemies import EnemyGroup, SpawnNear
from lantern.content.verbs.grammar import Text, Verb
from lantern.content.verbs.harm import Suffer
from lantern.content.verbs.terms import Condition, EnemyFilter, HeroFilter
from lantern.content.verbs.town import PostBounty
from lantern.content.wording import Wording
from lantern.content.words_of_packs import what_is_wrong_with_words

#: Every total of 2D6.
TWO_DICE = range(2, 13)


class Report(Struct, kw_only=True):
    """What is wrong with a pack (it does not load), and what is doubtful (it does)."""

    pack: str
    entries: int = 0
    problems: list[Problem] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Tell whether the pack can be played."""
        return not self.problems


def check(pack: Path | str, more: Iterable[Path] = ()) -> Report:
    """Check a pack, given by its folder or by the id of an installed one, together with all installed packs it may need.

    `more` are folders of other packs that are not installed. What is wrong with others is told only if this one cannot do
    without them.

    Problems keep it from loading: shape, unknown words, references. Warnings do not: text that cannot be rendered, a
    missing name in a language, cards that nothing can reach, keywords that nobody has.
    """
    more = tuple(more)
    folder = folder_of(pack, more)
    firm = (*more, folder)
    report = Report(pack=folder.name)
    try:
        content = build_what_is_good(folders_of_packs(firm), {OWN_PACKS.resolve(), *firm})
    except PackError as error:
        own = [problem for problem in error.problems if problem.file.partition("/")[0] == folder.name]
        report.problems = own or error.problems
        return report
    report.pack = next(name for name, place in content.folders.items() if Path(place).resolve() == folder.resolve())
    mine = [(kind, entry) for kind, entry in content if content.homes[f"{kind}/{entry.id}"][0] == report.pack]
    report.entries = len(mine)
    report.problems += _hooks_of(report.pack, folder, mine, content.versions[report.pack])
    words, doubts = what_is_wrong_with_words(folder)
    report.problems += words
    report.warnings += doubts
    for kind, entry in mine:
        report.warnings += _words_of(kind, entry, content)
    report.warnings += _keywords_nobody_has(mine, content)
    report.warnings += _out_of_reach(mine, content)
    report.warnings += _towns_nobody_finds(mine, content)
    report.warnings += _clashes(report.pack, folder, content)
    return report


def list_entries(content: Content, kind: str) -> list[Any]:
    """List the entries of a kind, by id."""
    if kind not in KINDS:
        hint = nearest(kind, KINDS)
        raise KeyError(f'"{kind}" is not a kind of entry' + (f'; did you mean "{hint}"?' if hint else ""))
    return [entry for _, entry in sorted(content.kind(kind).items())]


def show_entry(content: Content, name: str, lang: str = "en") -> str:
    """Show an entry as plain text: its name and kind, what it says, and where its facts come from.

    `name` is its id, `<kind>/<id>` or `<pack>:<kind>/<id>`; of an id that several kinds use, all are shown.
    """
    found = content.find(name)
    if not found:
        wanted = taken_apart(name).id
        hint = nearest(wanted, {entry.id for _, entry in content})
        raise KeyError(f'no entry has the id "{name}"' + (f'; did you mean "{hint}"?' if hint else ""))
    return "\n\n".join(_shown(kind, entry, content, lang) for kind, entry in found)


def faces_of(map_deck: Iterable[str], content: Content) -> set[str]:
    """Name the tiles that map cards stand for: a card is a tile, or one with a west and an east face."""
    cards = set(map_deck)
    return {tile for tile in content.tiles if tile in cards or two_faced(tile) in cards}


def folder_of(pack: Path | str, more: Iterable[Path] = ()) -> Path:
    """Find the folder of a pack, given by itself or by the id of an installed pack."""
    path = Path(pack)
    if path.is_dir():
        return path.resolve()
    folders = folders_of_packs(more)
    for folder in folders:
        if folder.name == str(pack):
            return folder
    near = nearest(pack, [folder.name for folder in folders])
    raise PackError([Problem(file=str(pack), what=f"there is no pack here, and none in {OWN_PACKS}", suggestion=near)])


def _shown(kind: str, entry: Any, content: Content, lang: str) -> str:
    language = Language(lang)
    say = Wording(lang, content)
    what = what_it_is(entry, say).removesuffix(".") or say.text(f"kind-{kind}")
    lines = [language.name(entry.name), f"{what} ({content.short_name(kind, entry.id)})", ""]
    flavour = language.name(getattr(entry, "flavour", {}))
    if flavour:
        lines += [flavour, ""]
    grows = growth_lines(entry, content, lang) if isinstance(entry, HeroClass) else []
    lines += [*render_card(entry, content, lang), *grows, ""]
    if isinstance(entry, Tile):
        lines += [draw_diagram(entry)]
    if isinstance(entry, Card) or getattr(entry, "copies", 1) > 1:
        lines.append(language.text("label-copies", n=str(entry.copies)))
    if getattr(entry, "world", None) in content.worlds and not isinstance(entry, Card):
        lines.append(language.text("label-world", what=language.name(content.worlds[entry.world].name)))
    lines.append(source_of(entry, say))
    if ours := language.name(getattr(entry, "ours", {})):
        lines.append(language.text("label-ours", what=ours))
    pack, file = content.homes[f"{kind}/{entry.id}"]
    home = f"{kind}/{entry.id}"
    lines.append(language.text("label-pack", what=f"{pack} {content.versions[pack]} ({file})"))
    if home in content.replaced_from:
        lines.append(language.text("label-replaces", what=", ".join(content.replaced_from[home])))
    if home in content.extended_by:
        lines.append(language.text("label-extended", what=", ".join(dict.fromkeys(content.extended_by[home]))))
    return "\n".join(lines)


# Warnings


def _warning(content: Content, kind: str, entry: Any, message: str, where: str = "", near: str | None = None) -> Problem:
    file = content.homes[f"{kind}/{entry.id}"][1]
    return Problem(file=file, entry=entry.id, field=where, what=message, suggestion=near)


def _hooks_of(pack: str, folder: Path, mine: Iterable[tuple[str, Any]], version: str) -> Iterator[Problem]:
    """Find out whether the Python of a pack keeps to what is for packs, whether it runs, and whether entries can call it."""
    for path in files_in(folder):
        yield from (
            Problem(file=path.relative_to(folder.parent).as_posix(), what=foreign) for foreign in what_is_not_for_packs(path)
        )
    named = {inside.name.partition(":")[2] for _, entry in mine for inside in _structs(entry) if isinstance(inside, Hook)}
    for path, complaint in what_does_not_run(pack, folder, sorted(named), version):
        yield Problem(file=path.relative_to(folder.parent).as_posix(), what=complaint)


def _texts(value: Any, at: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Go through the texts in an entry, each with the field where it stands."""
    if isinstance(value, Struct):
        here = f"{at}.{value.__struct_config__.tag}" if isinstance(value, Verb) else at
        for known in fields(value):
            inner, where = getattr(value, known.name), f"{here}.{known.encode_name}".lstrip(".")
            if known.type == Text:
                yield where, inner
            else:
                yield from _texts(inner, where)
    elif isinstance(value, tuple):
        for number, inner in enumerate(value):
            yield from _texts(inner, f"{at}[{number}]")


def _words_of(kind: str, entry: Any, content: Content) -> Iterator[Problem]:
    for lang in LANGUAGES:
        for where, text in _texts(entry):
            if (text or where == "name") and not text.get(lang):
                yield _warning(content, kind, entry, f"it has no {where.rpartition('.')[2]} in {lang}", where)
        shown = "\n".join(render_card(entry, content, lang))
        if not is_complete(shown):
            yield _warning(content, kind, entry, f"its text cannot be rendered in {lang}: {shown}")
    if entry.source == "fact" and entry.trust is None:
        yield _warning(content, kind, entry, "a fact has a level of trust: A, B or C", "trust")


def _structs(value: Any) -> Iterator[Struct]:
    """Go through an entry and everything in it."""
    if isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _structs(getattr(value, name))
    elif isinstance(value, tuple):
        for inner in value:
            yield from _structs(inner)


def _keywords_nobody_has(mine: Iterable[tuple[str, Any]], content: Content) -> Iterator[Problem]:
    bearers = {
        "enemy": {word for enemy in content.enemies.values() for word in enemy.keywords},
        "hero": {word for hero in content.heroes.values() for word in hero.keywords},
        "item": {word for item in content.items.values() for word in item.keywords},
    }
    for kind, entry in mine:
        for bearer, word in _keywords_wanted(entry):
            if word not in bearers[bearer] and not _has_a_word(word, content):
                message = f'no {bearer} has the keyword "{word}"'
                yield _warning(content, kind, entry, message, near=nearest(word, bearers[bearer]))


def _has_a_word(keyword: str, content: Content) -> bool:
    """Tell whether a keyword is one of the game's or of a pack, which another set may bring: then there is a word for it."""
    return Wording("it", content).has(f"keyword-{keyword.lower().replace(' ', '-')}")


def _keywords_wanted(entry: Any) -> Iterator[tuple[str, str]]:
    for inside in _structs(entry):
        wanted: dict[str, str | None] = {}
        if isinstance(inside, Condition):
            yield from (("enemy", word) for word in inside.enemy_keyword or ())
        if isinstance(inside, EnemyFilter | EnemyHits | SpendMarks):
            wanted = {"enemy": inside.keyword}
        elif isinstance(inside, HeroFilter):
            wanted = {"hero": inside.keyword}
        elif isinstance(inside, Condition):
            wanted = {"item": inside.weapon}
        yield from ((bearer, word) for bearer, word in wanted.items() if word is not None)


def _out_of_reach(mine: Iterable[tuple[str, Any]], content: Content) -> Iterator[Problem]:
    """Find entries that no deck, hero, card, chart or world leads to."""
    named = _named_by_others(content)
    for kind, entry in mine:
        if getattr(entry, "copies", 1) < 1 and entry.id not in named[kind]:
            yield _warning(content, kind, entry, "nothing leads to it: its deck has no copy of it", "copies")
        elif _must_be_named(kind, entry) and entry.id not in named[kind]:
            yield _warning(content, kind, entry, "nothing leads to it: no hero, card, chart or world names it")


def _towns_nobody_finds(mine: Iterable[tuple[str, Any]], content: Content) -> Iterator[Problem]:
    """Find totals of 2D6 that are of no type of town, once a pack has types of its own (FRONTIER-03)."""
    types = [entry for kind, entry in mine if kind == "town-types"]
    found = {total for each in content.town_types.values() for total in range(each.low, each.high + 1)}
    missing = [str(total) for total in TWO_DICE if total not in found]
    if types and missing:
        yield _warning(content, "town-types", types[0], f"no type of town has a total of {', '.join(missing)}", "low")


def _clashes(pack: str, folder: Path, content: Content) -> Iterator[Problem]:
    """Tell what this pack changes and another does, too, without either needing the other."""
    for clash in content.clashes:
        if pack in {clash.first, clash.last}:
            yield Problem(file=folder.name, entry=clash.entry, what=str(clash))


def _must_be_named(kind: str, entry: Any) -> bool:
    """Tell whether an entry is not simply drawn from a deck or chosen by the players."""
    if kind == "tiles":
        return bool(entry.kind != "entrance")
    if kind == "upgrades" and entry.track is not None:
        return False  # it stands on the chart of its class
    return kind in {"upgrades", "conditions", "enemies"} or (
        kind == "items" and entry.deck == "starting" and not entry.belongs_to
    )


def _named_by_others(content: Content) -> dict[str, set[str]]:
    named: dict[str, set[str]] = {kind: set() for kind in KINDS}
    for _, entry in content:
        for inside in _structs(entry):
            if isinstance(inside, EnemyGroup | SpawnNear | Spawner):
                named["enemies"].add(inside.kind)
            elif isinstance(inside, Suffer):
                named["conditions"].add(inside.condition)
            elif isinstance(inside, Hook):
                named["conditions"].update(inside.brings)
            elif isinstance(inside, OwnToken) and inside.blank is not None:
                named["conditions"].add(inside.blank)
            elif isinstance(inside, PutInPlay | PostBounty):
                named["cards"].add(inside.card)
            elif isinstance(inside, Take) and inside.item is not None:
                named["items"].add(inside.item)
    for hero in content.heroes.values():
        named["items"].update(hero.starting_items)
        named["upgrades"].update(hero.starting_upgrades)
    for upgrade in content.upgrades.values():
        named["items"].update(upgrade.items)
    for world in content.worlds.values():
        named["tiles"] |= faces_of(world.map_deck, content)
    return named
