"""The closed vocabulary of packs: a word that is not here is an error with a suggestion, never a silent nothing."""

from typing import Literal, get_args

Skill = Literal["agility", "cunning", "spirit", "strength", "lore", "luck"]  # SKILL-01
SKILLS: tuple[Skill, ...] = get_args(Skill)
#: For each of what a lasting number may change: a point of a skill, an Enemy next to the hero, a Mutation of it, what it wears.
Per = Literal["agility", "cunning", "spirit", "strength", "lore", "luck", "adjacent_enemies", "mutations", "clothing"]

Stat = Literal[
    "agility", "cunning", "spirit", "strength", "lore", "luck",
    "combat", "initiative", "health", "sanity", "defense", "willpower", "max_grit",
    "to_hit_melee", "to_hit_ranged", "damage", "shots", "range", "critical_damage",
    "move", "escape", "xp", "armor", "spirit_armor", "cover", "shield",
    "corruption_resistance", "side_bag", "hands", "carry", "defense_roll", "willpower_roll", "hold_back",
    "fear", "terror", "unspeakable_terror", "starting_grit", "town_grit", "scavenge_dice", "breath", "recovery",
    "casting", "test_dice", "corruption_armor", "poison_armor", "enemies_to_hit", "hit_damage",
]  # fmt: skip
STATS: tuple[Stat, ...] = get_args(Stat)

#: Before the name of a pool: the number that it holds at most.
MOST_OF = "max_"

#: Numbers printed as "N+": a lower value is better, and of several only the best counts.
SAVES = frozenset({"armor", "spirit_armor", "cover", "corruption_armor", "poison_armor"})

Moment = Literal[
    "adventure_starts", "turn_starts", "turn_ends", "fight_starts", "fight_ends", "fight_round_ends",
    "activation_starts", "activation_ends", "move_rolled", "move_grit", "move_ends", "escape_failed",
    "attack_starts", "attack_rolled", "hit", "critical_hit", "attack_ends", "enemy_killed",
    "hits_taken", "wounds_taken", "sanity_taken", "knocked_out", "corrupted", "healed_other",
    "enemy_hits", "enemy_wounds_hero", "enemy_combat_wounds_hero", "enemy_attack_ends", "enemy_moved",
    "card_drawn", "scavenged", "door_opened", "tile_placed", "party_marker_special", "party_marker_spatter",
    "party_marker_stage", "darkness_moved",
    "threat_defeated", "grit_recovered", "grit_used", "hold_back_rolled",
    "depth_event", "darkness_card", "find_drawn", "test_passed", "adventure_ends",
    "token_revealed", "clue_found", "objective_found", "gate_passed",
    "darkness_advanced", "enemy_met", "enemy_wounded", "hit_wounds", "dark_stone_found", "enemy_activates", "quiet_visit",
    "gold_found",
    "visit_doubles",
    "travels", "hazard_met", "stay_begins", "day_starts", "stay_ends", "sold",
]  # fmt: skip
MOMENTS: tuple[Moment, ...] = get_args(Moment)

Who = Literal[
    "self", "each_hero", "each_other_hero", "random_hero", "one_hero", "one_other_hero", "hero_or_neighbour",
    "each_hero_on_tile", "each_other_hero_on_tile", "each_adjacent_hero", "each_hero_in_world",
    "each_hero_out_of_light", "each_hero_in_range", "one_hero_on_tile", "victim",
    "each_hero_who_stood", "each_hero_here",
]  # fmt: skip

Limit = Literal[
    "hit", "attack", "turn", "fight", "adventure", "gate", "party_turn", "travel", "adventure_or_stay", "travel_or_stay",
]  # fmt: skip
Period = Literal["attack", "next_attack", "test", "activation", "turn", "fight", "adventure"]

Timing = Literal[
    "any_time", "activation", "before_move", "instead_of_attack", "free_attack", "hold_back", "hit",
    "harm", "darkness_card", "dread_card", "darkness_moves", "darkness_space", "voices", "test",
    "sanity_harm", "depth_event", "enemy_attack", "injury", "hazard",
]  # fmt: skip

#: Rolls of which a power may let its bearer roll dice again.
KindOfThrow = Literal["to_hit", "damage", "escape", "defense", "willpower", "test", "any"]
THROWS: tuple[KindOfThrow, ...] = get_args(KindOfThrow)

Resource = Literal["xp", "gold", "grit", "dark_stone", "corruption"]

#: The home of a hero: which side bag tokens a new one may choose from (HERO-12).
Setting = Literal["old_west", "feudal_japan", "spanish_fort", "viking", "trederran", "jargono"]

#: Where clothing is worn (ITEM-10); a transport is ridden, one at a time (TRAVEL-27).
Slot = Literal["hat", "face", "shoulders", "coat", "torso", "gloves", "belt", "pants", "boots", "transport"]

Size = Literal["small", "medium", "large", "extra_large"]

ThreatLevel = Literal["low", "medium", "high", "epic"]
THREAT_LEVELS: tuple[ThreatLevel, ...] = get_args(ThreatLevel)

CardDeck = Literal["darkness", "dread", "encounter", "loot", "scavenge"]
CARD_DECKS: tuple[CardDeck, ...] = get_args(CardDeck)
ItemDeck = Literal["gear", "artifact", "starting", "personal", "light", "town"]

Profile = Literal["revised", "classic"]

#: Quantities of the game that an amount may name instead of a number or dice.
Quantity = Literal[
    "dark_stone_carried", "dread_in_stack", "dread_in_stack_and_discard", "darkness_position", "wounds_on_hero",
    "corruption_on_hero", "heroes", "heroes_in_world", "lore", "luck", "spirit", "strength", "agility", "cunning",
    "wounds_dealt", "successes", "max_grit", "points_spent", "casting_margin", "double",
    "level", "party_level", "mutations", "party_depth", "criticals", "markers_on_this", "cards_on_this",
    "fortune", "points_healed", "kills", "enemies_on_tile",
]  # fmt: skip
QUANTITIES: tuple[Quantity, ...] = get_args(Quantity)

#: Yes or no: things a card does that only the rules can say. Whatever has a number, a die or a list is a rule point instead
#: (`content/bends`); why each of these is none says `places.FLAGS_STAY`.
Flag = Literal[
    "light_source", "pistol_fanning", "quickdraw", "no_off_hand_penalty", "moves_through_models",
    "choose_world", "stays_with_bearer", "one_ammo", "no_dark_stone_upgrades", "changes_targets", "no_escape",
    "death", "ends_after_adventure", "poisons", "holds_fast", "chest_portal", "void_speech", "ones_bite", "burns", "fades",
    "no_grit", "bars_depth_event", "dims_light", "keeps_markers", "draws_eyes", "street_luck",
    "fills_the_library", "high_stakes", "hard_poker",
]  # fmt: skip
FLAGS: tuple[Flag, ...] = get_args(Flag)

#: A standard ability that a card in play can give to enemies besides numbers; rules are bent for them with `bend`.
Gift = Literal["tough"]
