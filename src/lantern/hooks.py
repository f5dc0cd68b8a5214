"""What the `hooks.py` of a pack may use, and all that it may use of this program.

A hook is called with the game and the context of its card:

    from lantern.hooks import Context, Game, roll, take_wounds

    def falling_rocks(game: Game, context: Context) -> None:
        for hero in game.standing():
            if roll(game, "rocks")[0] <= 2:
                take_wounds(game, hero, 1)

Names that stand here stay, whatever moves behind them. The groups below say what each is for; its docstring says the rest.
"""

from msgspec.structs import replace

from lantern.board.sets import bits
from lantern.content.effects import Choice, Choose, Effect, Test
from lantern.content.hooks import Foretold, Misfortune, anywhere, comes_to
from lantern.content.verbs.belongings import Gain, Lose, LoseItem, Take
from lantern.content.verbs.cards import Draw
from lantern.content.verbs.enemies import EnemiesAttack, EnemyGroup
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import CorruptionHits, Heal, Hits, HorrorHits, RollChart, Suffer, Wounds
from lantern.content.verbs.mine import AddDread
from lantern.content.verbs.road import DestroyLocations, LeaveForever, LoseForGood
from lantern.content.verbs.terms import Cost
from lantern.content.verbs.town import EndVisit, LeaveTown, LetDie, MoveTownTrack, Offer
from lantern.core.questions import ChooseAmount, ChooseOne, ChooseSome, Confirm, Option
from lantern.core.table import PARTY
from lantern.rules.attack.areas import burn
from lantern.rules.attack.chances import at_least_one
from lantern.rules.attack.hero_attacks import quickdraw
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.belongings.hero_arms import in_sight
from lantern.rules.belongings.resources import discard_item, discard_source, discardable, gain, take_item, take_token
from lantern.rules.belongings.selling import could_raise
from lantern.rules.belongings.who import each_standing
from lantern.rules.darkness.cards import add_dread, cards_in_play, discard_dread, draw_card, leave_play, resolve_darkness_card
from lantern.rules.darkness.depth_track import BLOOD_SPATTER, DARKNESS_START, GROWING_DREAD, depth_event, move_darkness
from lantern.rules.fight.arrivals import first_turn, models_left
from lantern.rules.fight.elites import enter_fight, gain_elite
from lantern.rules.fight.enemy_attacks import counted_hits, damage_of, feast
from lantern.rules.fight.enemy_movement import neighbours_of
from lantern.rules.fight.placement import place_ambush
from lantern.rules.frontier import is_wanted
from lantern.rules.harm.charts import roll_on_chart, suffer_row
from lantern.rules.harm.conditions import be_cured, suffer
from lantern.rules.harm.damage import (
    stand_firm,
    take_corruption_hits,
    take_hits,
    take_horror_hits,
    take_sanity_damage,
    take_wounds,
)
from lantern.rules.harm.pauses import brace, pause
from lantern.rules.harm.prospects import Prospect
from lantern.rules.harm.recovery import knock_out_if_down
from lantern.rules.harm.skills import dice_for, skill_dice
from lantern.rules.mission.worlds import heroes_in_world_of
from lantern.rules.numbers.dice import roll, successes, throw
from lantern.rules.numbers.filling import gain_in_pool
from lantern.rules.numbers.in_play import keywords, mutations_of
from lantern.rules.numbers.losing import free_dark_stone, lose
from lantern.rules.numbers.perform import goes_on, goes_on_for, in_turn, perform
from lantern.rules.numbers.pools import in_pool
from lantern.rules.numbers.quantities import dark_stone_carried, icons_of
from lantern.rules.numbers.values import enemy_has, value
from lantern.rules.road import destroy_location, locations_of, numbered_locations, open_locations, wreck
from lantern.rules.table.chapter import ChapterGame
from lantern.rules.table.choices.dice import PickDie, TurnTo
from lantern.rules.table.choices.models import ChooseEnemy, ChooseHero
from lantern.rules.table.choices.plain import Nothing, TopOfDread
from lantern.rules.table.choices.things import CardInRow, ChooseCard, DiscardItem
from lantern.rules.table.choices.town import DoneHere, Visit
from lantern.rules.table.choices.using import ChooseEffect
from lantern.rules.table.events import Drew, Noted
from lantern.rules.table.game import Context, Game
from lantern.rules.table.lasting import change_for_good
from lantern.rules.table.settlement import DayPrices
from lantern.rules.table.state import Boost, EnemyModel, Hero
from lantern.rules.town.jobs import hear_of_token
from lantern.rules.town.prices import own_price, price_of

__all__ = [  # noqa: RUF022 - in groups, by what they are for
    # Who and what: the game, in whose name something happens, heroes, enemies, and their numbers.
    "Context", "Game", "Hero", "EnemyModel", "Boost", "value", "keywords", "enemy_has", "each_standing",
    "heroes_in_world_of", "dark_stone_carried", "icons_of", "in_sight", "neighbours_of", "models_left", "damage_of",
    "counted_hits", "bits",
    # Dice: plain rolls, rolls that can be rerolled, skill tests, charts.
    "roll", "throw", "successes", "skill_dice", "roll_on_chart", "suffer_row",
    # Chances: a function marked `@comes_to(ways)` tells before it is paid for what it may come to; the dice of a test.
    "comes_to", "Foretold", "Misfortune", "dice_for", "at_least_one",
    # Asking: a question, its options, the party that answers together; time before something comes.
    "ChooseOne", "ChooseSome", "ChooseAmount", "Confirm", "Option", "ChooseHero", "ChooseEnemy", "ChooseCard", "CardInRow",
    "ChooseEffect", "TopOfDread", "PickDie", "TurnTo",
    "Nothing", "PARTY", "BuyGood", "DoneHere", "own_price", "price_of",
    "brace", "pause", "in_turn", "goes_on", "goes_on_for", "Prospect",
    # Harm, and what keeps it off.
    "take_hits", "take_wounds", "take_sanity_damage", "take_horror_hits", "take_corruption_hits", "stand_firm", "suffer",
    "knock_out_if_down", "change_for_good", "burn", "be_cured",
    # Drawing: cards, the Darkness, the Growing Dread, items and tokens.
    "draw_card", "resolve_darkness_card", "cards_in_play", "leave_play", "add_dread", "discard_dread", "depth_event",
    "move_darkness", "BLOOD_SPATTER", "GROWING_DREAD", "DARKNESS_START",
    "discard_source", "discard_item", "discardable", "DiscardItem",
    "take_item", "take_token", "gain", "lose", "free_dark_stone", "gain_in_pool", "in_pool",
    # Placing enemies, and what they do.
    "place_ambush", "enter_fight", "gain_elite", "first_turn", "feast", "quickdraw",
    # Doing what an effect of the pack language does.
    "perform", "Amount", "Choice", "Choose", "Effect", "Hits", "HorrorHits", "CorruptionHits", "Wounds", "AddDread",
    "Cost", "Gain", "Lose", "LoseItem", "Take", "LoseForGood",
    "LeaveForever", "LeaveTown", "LetDie", "Suffer", "Test", "Draw", "EnemiesAttack", "EnemyGroup", "replace",
    "RollChart", "DestroyLocations", "Heal",
    # Towns: which locations there are, which of them can be visited, and the end of some; a visit that is over.
    "locations_of", "numbered_locations", "open_locations", "wreck", "destroy_location", "Visit", "EndVisit", "Offer",
    "mutations_of", "hear_of_token", "MoveTownTrack", "is_wanted", "could_raise", "DayPrices",
    # Telling: `game.tell(Noted("a-message", who=hero.id))` is said in the words of the pack (`noted-a-message` in its locale).
    "Noted", "Drew",
    # A function marked `@anywhere` takes a `ChapterGame[Any]`, no `Game`: it needs no map, and works on the way and in towns.
    "anywhere", "ChapterGame",
]  # fmt: skip
