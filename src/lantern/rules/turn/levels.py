"""Levels: XP buys a roll on the bonus chart of the class and one upgrade of its four tracks (LEVEL)."""

from __future__ import annotations

from lantern.core.questions import ChooseOne, Confirm, PutInOrder
from lantern.core.table import PARTY
from lantern.rules.belongings.hand_cards import learn_card, learn_cards_of_level
from lantern.rules.belongings.resources import follow_numbers, take_item
from lantern.rules.harm.charts import chart_result, chart_row
from lantern.rules.harm.grit import recover_grit
from lantern.rules.harm.healing import heal
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.perform import perform
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.copies import cards_owned
from lantern.rules.table.events import BonusRolled, LevelGained, UpgradeGained
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

#: Level -> what it costs to reach it from the one before (LEVEL-01); there is no ninth (LEVEL-06).
COSTS = {2: 500, 3: 1_000, 4: 2_000, 5: 3_000, 6: 4_500, 7: 6_000, 8: 8_000}


def can_level(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether a hero can gain a level: it stands (LEVEL-12), has the XP, and its class has a chart to roll on.

    Who is gaining one takes all that comes with it before the next (LEVEL-03).
    """
    return has_the_xp(hero) and has_charts(game, hero) and not (hero.ko or hero.dead or hero.growing)


def has_the_xp(hero: Hero) -> bool:
    """Tell whether a hero could pay for the next level, if there is one (LEVEL-01, LEVEL-06)."""
    price = COSTS.get(hero.level + 1)
    return price is not None and hero.xp >= price


def has_charts(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether the class of a hero has a chart for its bonus, and upgrades to choose from (LEVEL-03)."""
    sheet = game.content.heroes[hero.hero_class]
    return sheet.bonus is not None and bool(sheet.tracks)


def level_up_in_the_mine(game: Game) -> None:
    """Let each hero who can gain one level as a turn begins, in any order, and stand as good as new (LEVEL-07, LEVEL-10)."""
    able = [hero for hero in game.state.heroes.values() if can_level(game, hero)]
    for hero in _in_chosen_order(game, able) if len(able) > 1 else able:
        if can_level(game, hero):
            about = {"level": hero.level + 1, "xp": COSTS[hero.level + 1]}
            if game.ask(Confirm(kind="level-up", who=hero.id, about=about, default=0)):
                _pay(game, hero)
                heal(game, hero, hero.wounds, hero.sanity_damage)
                recover_grit(game, hero)
                _grow(game, hero)


def _in_chosen_order(game: Game, heroes: list[Hero]) -> list[Hero]:
    """Let the players choose in which order several heroes may gain a level (LEVEL-07)."""
    options = [ChooseHero(hero.id) for hero in heroes]
    unchanged = list(range(len(heroes)))
    question = PutInOrder(kind="level-order", who=PARTY, options=options, default=unchanged, matters=False)
    return [game.hero(option.value) for option in game.ask(question)]


def gain_level(game: AnyChapter, hero: Hero) -> None:
    """Gain a level between adventures: nothing heals (LEVEL-08)."""
    _pay(game, hero)
    _grow(game, hero)


def must_level(game: AnyChapter, hero: Hero) -> None:
    """Gain every level that a hero has the XP for: nobody sets out before that (LEVEL-09)."""
    while can_level(game, hero):
        gain_level(game, hero)


def level_when_setting_out(game: AnyChapter, hero: Hero) -> int:
    """Return of which level a hero will be once it has gained every level that it has the XP for (LEVEL-09)."""
    level, xp = hero.level, hero.xp
    while has_charts(game, hero) and xp >= COSTS.get(level + 1, xp + 1):
        level += 1
        xp -= COSTS[level]
    return level


def _pay(game: AnyChapter, hero: Hero) -> None:
    """Spend the XP, before all else (LEVEL-02, LEVEL-11)."""
    lose(game, hero, "xp", COSTS[hero.level + 1])
    hero.level += 1
    game.tell(LevelGained(hero.id, hero.level))


def _grow(game: AnyChapter, hero: Hero) -> None:
    """Roll for the bonus, then choose an upgrade (LEVEL-03, LEVEL-11); some classes learn a card besides (CLASS-08)."""
    bonus = game.content.heroes[hero.hero_class].bonus
    assert bonus is not None
    hero.growing = True
    result = chart_result(game, hero, bonus)  # LEVEL-04
    game.tell(BonusRolled(hero.id, bonus, result))
    perform(game, chart_row(game, bonus, result).effect, Context(source=bonus, hero=hero.id))
    _choose_upgrade(game, hero)
    learn_cards_of_level(game, hero)
    hero.growing = False
    follow_numbers(game, hero)


def _choose_upgrade(game: AnyChapter, hero: Hero) -> None:
    """Choose an upgrade of those that are next; a class of few tracks may have none left."""
    options = [ChooseCard(upgrade, "upgrades") for upgrade in next_upgrades(game, hero)]
    if not options:
        return
    about = {"level": hero.level}
    take_upgrade(game, hero, game.ask(ChooseOne(kind="level-upgrade", who=hero.id, options=options, about=about)).value)


def take_upgrade(game: AnyChapter, hero: Hero, upgrade: str) -> None:
    """Gain an upgrade, with the item and the cards that come with it."""
    hero.upgrades.append(upgrade)
    game.numbers_changed(hero.id)
    game.tell(UpgradeGained(hero.id, upgrade))
    for _ in range(game.content.upgrades[upgrade].personal_items):
        take_personal_item(game, hero)
    for lesson in game.content.upgrades[upgrade].learns:
        learn_card(game, hero, lesson.hand, lesson.type, lesson.draw)


def take_personal_item(game: AnyChapter, hero: Hero) -> None:
    """Draw a personal item: from its deck or, where none lies on the table, any of those that nobody owns (PERS-04)."""
    setting = game.content.heroes[hero.hero_class].setting
    deck = game.state.decks.get(f"personal-{setting}") or game.state.decks.get("personal")
    if deck is not None:
        item = deck.draw(game.state.streams)
    else:
        back = f"personal-{setting}" if setting in game.content.settings else "personal"
        owned = set(cards_owned(game.state))
        left = [card for card in game.content.deck(back, None) if card not in owned]
        item = game.pick("personal-item", left) if left else None
    if item is not None:
        take_item(game, hero, item)


def next_upgrades(game: AnyChapter, hero: Hero) -> list[str]:
    """Return the first upgrade of each track that a hero does not have yet (LEVEL-05, LEVEL-17)."""
    tracks = game.content.tracks_of(hero.hero_class).values()
    missing = ([upgrade for upgrade in track if upgrade not in hero.upgrades] for track in tracks)
    return [track[0] for track in missing if track]
