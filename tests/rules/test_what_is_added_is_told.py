"""What is added to dice is told with them, by its name, so that they and it come to the number that counts."""

import pytest

from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.terms import Cost
from lantern.core.questions import Answer, ChooseOne, ChooseSome, Question
from lantern.core.table import Insider, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.rules.adventure import Adventure
from lantern.rules.attack.hero_hits import strike_without_attack
from lantern.rules.belongings.hand_cards import cast
from lantern.rules.darkness.depth_track import hold_back_the_darkness
from lantern.rules.fight.end_of_fight import abandon_fight
from lantern.rules.harm.conditions import suffer
from lantern.rules.harm.damage import Blow, take_blows
from lantern.rules.harm.recovery import regain_strength
from lantern.rules.map.movement import roll_move
from lantern.rules.numbers.dice import amount, how_many
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import Context
from lantern.rules.table.events import Cast, DarknessHeld, Healed, Rolled
from lantern.rules.table.options import options_for
from lantern.rules.table.state import Activation, Boost, EnemyModel, EnemyType, Fight, Held, Hero
from lantern.rules.turn.setup import new_state

CURSE, LOCKET, BOOK, BOOTS = "adventure-boots", "locket", "book-of-armageddon", "boots"
SWAMPS = "swamps-of-jargono"


class Rolls(Insider):
    """Who rolls dice again when it is asked, once of a kind, and otherwise plays as bots do."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = list(kinds)
        self.bot = HeuristicPlayer(1)

    def answer(self, game: Adventure, question: Question) -> Answer | None:
        if question.kind not in self.kinds or not isinstance(question, ChooseOne | ChooseSome):
            return game.consult(self.bot, question)
        self.kinds.remove(question.kind)
        last = len(question.options) - 1
        return [last] if question.kind in {"reroll", "roll-again"} else last


def a_hero(content, hero_class="us-marshal", player=None) -> tuple[Adventure, Hero]:
    """A hero who carries the light and has no Grit, and whoever answers for it."""
    state = new_state(content, "scouting-party", [hero_class], 1, options_for("revised"))
    hero = state.heroes[hero_class]
    hero.grit, state.light_bearer = 0, hero.id
    game = Adventure(state, solo(player or HeuristicPlayer(1)), content)
    game.begin_step([], holding=False)
    return game, hero


def told(game: Adventure, *purposes: str) -> Rolled:
    """The dice that were told last for this."""
    return next(event for event in reversed(game.events) if isinstance(event, Rolled) and event.purpose in purposes)


def comes_to(roll: Rolled) -> int:
    """What dice and all that is told with them come to."""
    return sum(roll.faces) + sum(amount for _, amount in roll.added)


def healed(game: Adventure) -> int:
    """How many points were healed, of either kind."""
    return sum(event.wounds + event.sanity for event in game.events if isinstance(event, Healed))


def lends(game: Adventure, hero: Hero, source: str, **change: int) -> None:
    """Let something change numbers of a hero for a while."""
    game.state.boosts.append(Boost(source, change, "turn", hero=hero.id))
    game.boosts_changed(hero.id)


# -- the Darkness ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", [(one, two) for one in range(1, 7) for two in range(1, 7) if one != two])
def test_the_total_that_holds_the_darkness_back_is_what_was_told(content, pair):
    for more in (-1, 1, 2):
        game, hero = a_hero(content)
        lends(game, hero, CURSE, hold_back=more)
        game.state.streams.fixed_dice["hold-back"] = list(pair)
        hold_back_the_darkness(game)
        assert told(game, "hold-back").added == ((CURSE, more),)
        assert game.state.held_back == comes_to(told(game, "hold-back"))
        held = [event.total for event in game.events if isinstance(event, DarknessHeld)]
        assert held == ([game.state.held_back] if sum(pair) + more >= 7 else [])


@pytest.mark.parametrize(
    ("again", "dice", "rolls"),
    [
        ("lantern-oil", [1, 2, 6], [((1, 2), 1), ((6,), 0), ((1, 6), 1)]),
        ("hold-back-anew", [1, 2, 4, 2], [((1, 2), 1), ((4, 2), 1)]),
    ],
)
def test_what_is_added_is_told_of_dice_rolled_again_against_the_darkness_too(content, again, dice, rolls):
    game, hero = a_hero(content, player=Rolls(again))
    game.state.policies["party"] = game.state.policies[hero.id] = {again: "ask"}
    if again == "lantern-oil":
        hero.bag.append("lantern-oil")
    else:
        suffer(game, hero, "not-on-my-watch")
    game.numbers_changed()
    lends(game, hero, CURSE, hold_back=1)
    game.state.streams.fixed_dice["hold-back"] = dice
    hold_back_the_darkness(game)
    assert [
        (event.faces, sum(amount for _, amount in event.added)) for event in game.events if isinstance(event, Rolled)
    ] == rolls
    (held,) = (event for event in game.events if isinstance(event, DarknessHeld))
    assert held.total == comes_to(told(game, "hold-back"))


def test_what_replaces_a_number_is_told_in_the_place_of_all_before_it(content):
    game, hero = a_hero(content)
    lends(game, hero, CURSE, hold_back=3)
    game.state.boosts.append(Boost(LOCKET, {"hold_back": 2}, "turn", hero=hero.id, replaces=True))
    game.boosts_changed(hero.id)
    game.state.streams.fixed_dice["hold-back"] = [1, 5]
    hold_back_the_darkness(game)
    assert told(game, "hold-back").added == ((LOCKET, 2),)
    assert game.state.held_back == comes_to(told(game, "hold-back")) == 8


# -- breath, recovery, casting, the Move -----------------------------------------------------------


def test_who_catches_breath_heals_what_was_told(content):
    game, hero = a_hero(content)
    hero.items.append(Held(LOCKET, number=1, equipped=True))
    game.numbers_changed()
    hero.wounds, game.state.fight = 9, Fight(0)
    game.state.streams.fixed_dice["breath"] = [4]
    abandon_fight(game)
    assert told(game, "breath").added == ((LOCKET, 1),)
    assert healed(game) == comes_to(told(game, "breath")) == 3


def test_who_recovers_heals_what_was_told_also_after_a_grit(content):
    game, hero = a_hero(content, player=Rolls("reroll"))
    hero.grit, hero.wounds, game.state.policies[hero.id] = 1, 11, {"reroll": "ask"}
    lends(game, hero, SWAMPS, recovery=2)
    game.state.streams.fixed_dice["recovery"] = [1, 1, 3]
    regain_strength(game, hero, by_wounds=True, by_sanity=False)
    rolls = [event for event in game.events if isinstance(event, Rolled)]
    assert [event.added for event in rolls] == [((SWAMPS, 2),)] * 2
    assert healed(game) == comes_to(rolls[-1]) == 6


@pytest.mark.parametrize("armed", [False, True])
@pytest.mark.parametrize("faces", [[1, 2], [3, 5], [6, 4]])
def test_a_card_is_cast_with_what_was_told(content, armed, faces):
    game, hero = a_hero(content, "preacher")
    name = next(card.id for card in content.hand_cards.values() if card.type == "judgement")
    if armed:
        hero.items.append(Held(BOOK, number=1, equipped=True))
        game.numbers_changed()
    lends(game, hero, CURSE, casting=-2)
    game.state.streams.fixed_dice["judgement"] = [*faces, *faces]
    for pool in hero.pools:
        hero.pools[pool] = 0
    cast(game, hero, content.hand_cards[name], Cost())
    roll = told(game, "judgement")
    assert roll.added == ((CURSE, -2), *([(BOOK, 1)] if armed else []))
    (preached,) = (event for event in game.events if isinstance(event, Cast))
    assert preached.total == comes_to(roll)


def test_a_move_is_as_long_as_was_told(content):
    game, hero = a_hero(content)
    hero.space = 0
    lends(game, hero, CURSE, move=2)
    game.state.streams.fixed_dice["move"] = [4]
    activation = Activation(hero.id)
    roll_move(game, hero, activation)
    assert activation.points == comes_to(told(game, "move")) == 6


def test_where_nothing_is_added_nothing_is_told(content):
    game, hero = a_hero(content)
    lends(game, hero, CURSE, hold_back=1)
    lends(game, hero, LOCKET, hold_back=-1)
    game.state.streams.fixed_dice["hold-back"] = [3, 5]
    hold_back_the_darkness(game)
    assert told(game, "hold-back").added == ()
    assert game.state.held_back == 8


def test_who_looks_away_is_told_nothing_and_holds_back_the_same(content):
    totals = []
    for telling in (True, False):
        game, hero = a_hero(content)
        game.telling = telling
        lends(game, hero, CURSE, hold_back=1)
        game.state.streams.fixed_dice["hold-back"] = [3, 5]
        hold_back_the_darkness(game)
        totals.append(game.state.held_back)
    assert totals == [9, 9]


# -- what cards add to dice of their own -----------------------------------------------------------


def test_what_a_card_adds_to_its_dice_is_told_by_its_name(content):
    game, hero = a_hero(content)
    for roller, purpose in ((hero, "heal"), (None, "number")):
        game.state.streams.fixed_dice[purpose] = [3, 5, 3]
        count = amount(game, Amount(dice=2, die="D6", plus=1), purpose, roller, source=LOCKET)
        assert told(game, purpose).added == ((LOCKET, 1),)
        assert count == comes_to(told(game, purpose)) == 9


@pytest.mark.parametrize("what", [Amount(dice=1, die="D6", times=10, plus=5), Amount(dice=1, die="D6")])
def test_dice_that_are_multiplied_or_to_which_nothing_is_added_tell_no_more_than_what_they_show(content, what):
    game, hero = a_hero(content)
    amount(game, what, "gain-gold", hero, source=LOCKET)
    assert told(game, "gain-gold").added == ()


def test_an_effect_tells_what_its_card_adds_to_dice_of_nobody(content):
    game, _ = a_hero(content)
    game.state.streams.fixed_dice["hits"] = [2]
    count = how_many(game, Amount(dice=1, die="D6", plus=1), "hits", Context(source=CURSE))
    assert told(game, "hits").added == ((CURSE, 1),)
    assert count == comes_to(told(game, "hits")) == 3


def test_wounds_of_an_enemy_that_rolls_for_its_damage_are_what_was_told(content):
    game, hero = a_hero(content)
    game.state.streams.fixed_dice |= {"defense": [1], "enemy-damage": [4]}
    assert take_blows(game, hero, [Blow(Amount(dice=1, die="D6", plus=1))], by="slashers") == 5
    assert told(game, "enemy-damage").added == (("slashers", 1),)
    assert comes_to(told(game, "enemy-damage")) == 5


@pytest.mark.parametrize(("dice", "rolled", "added"), [(1, [2], ((CURSE, 1), (LOCKET, 2))), (2, [2, 1], ())])
def test_hits_of_a_card_tell_what_is_added_to_each_that_is_one_die(content, dice, rolled, added):
    game, hero = a_hero(content)
    enemy = EnemyModel("stranglers-1", "stranglers", [1])
    game.state.enemies[enemy.id] = enemy
    game.state.types[enemy.kind] = EnemyType(enemy.kind, printed={"defense": 0, "health": 30, "armor": 0})
    hero.space = 0
    lends(game, hero, CURSE, damage=1)
    game.state.streams.fixed_dice["damage"] = list(rolled)
    strike_without_attack(game, hero, enemy, 1, Amount(dice=dice, die="D6", plus=2), LOCKET)
    assert told(game, "damage").added == added
    assert enemy.wounds == sum(rolled) + 3


def test_the_strong_are_told_how_much_less_scarabs_bite_them(content):
    game, hero = a_hero(content)
    game.state.streams.fixed_dice["scarabs"] = [4, 5]
    perform(game, content.cards["ice-scarabs"].effect, Context(source="ice-scarabs"))
    assert hero.wounds == comes_to(told(game, "scarabs"))
    assert told(game, "scarabs").added == (("strength", -value(game, hero, "strength")),)
