"""The closed vocabulary of packs: a word that is not here is an error with a suggestion, never a silent nothing."""

from typing import Literal, get_args

Skill = Literal["agility", "cunning", "spirit", "strength", "lore", "luck"]
SKILLS: tuple[Skill, ...] = get_args(Skill)

Stat = Literal[
    "agility", "cunning", "spirit", "strength", "lore", "luck",
    "combat", "initiative", "health", "sanity", "defense", "willpower", "max_grit",
    "to_hit_melee", "to_hit_ranged", "damage", "shots", "range", "critical_damage",
    "move", "escape", "xp", "armor", "spirit_armor", "cover", "shield",
    "corruption_resistance", "side_bag", "hands", "carry", "defense_roll", "willpower_roll", "hold_back",
    "fear", "terror", "unspeakable_terror", "starting_grit", "scavenge_dice", "breath", "recovery",
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
    "card_drawn", "scavenged", "door_opened", "tile_placed", "party_marker_special", "darkness_moved",
    "grit_recovered", "grit_used", "hold_back_rolled",
    "depth_event", "darkness_card", "find_drawn", "test_passed", "adventure_ends",
    "token_revealed", "clue_found", "objective_found", "gate_passed",
    "darkness_advanced", "enemy_met", "enemy_wounded", "dark_stone_found",
]  # fmt: skip
MOMENTS: tuple[Moment, ...] = get_args(Moment)

Who = Literal[
    "self", "each_hero", "each_other_hero", "random_hero", "one_hero", "one_other_hero", "hero_or_neighbour",
    "each_hero_on_tile", "each_other_hero_on_tile", "each_adjacent_hero", "each_hero_in_world",
    "each_hero_out_of_light", "each_hero_in_range", "one_hero_on_tile", "victim",
]  # fmt: skip

Limit = Literal["hit", "attack", "turn", "fight", "adventure", "gate"]
Period = Literal["attack", "next_attack", "test", "activation", "turn", "fight", "adventure"]

Timing = Literal[
    "any_time", "activation", "before_move", "instead_of_attack", "free_attack", "hold_back", "hit",
    "harm", "darkness_card", "dread_card", "darkness_moves", "darkness_space", "voices", "test",
    "sanity_harm", "depth_event", "enemy_attack", "injury",
]  # fmt: skip

#: Rolls of which a power may let its bearer roll dice again.
KindOfThrow = Literal["to_hit", "escape", "defense", "willpower", "test", "any"]
THROWS: tuple[KindOfThrow, ...] = get_args(KindOfThrow)

Resource = Literal["xp", "gold", "grit", "dark_stone", "corruption"]

#: The home of a hero: which side bag tokens a new one may choose from (HERO-12).
Setting = Literal["old_west", "feudal_japan", "spanish_fort", "viking", "trederran", "jargono"]

#: Where clothing is worn (ITEM-10).
Slot = Literal["hat", "face", "shoulders", "coat", "torso", "gloves", "belt", "pants", "boots"]

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
]  # fmt: skip
QUANTITIES: tuple[Quantity, ...] = get_args(Quantity)

#: Things a card does that only the rules can say: one word here, one branch there, one sentence in each language.
Flag = Literal[
    # items and upgrades
    "light_source", "reroll_one_chart", "redraw_one_card", "voices_in_the_dark_d3",
    "pistol_fanning", "quickdraw",
    "only_light_guns", "no_guns", "double_handed_guns", "no_off_hand_penalty", "moves_through_models",
    "grit_on_move_of_2", "move_with_two_dice", "redraw_loot", "redraw_token_or_encounter", "redraw_token",
    "redraw_encounter_or_map", "redraw_threat_or_encounter", "redraw_darkness", "breaks_on_2", "grit_moves_6",
    "cancel_darkness_on_4", "choose_world", "one_of_three_cards",
    "damage_doubled_for_grit", "damage_3_for_grit", "holds_5_dynamite",
    "melee_damage_d8", "melee_to_hit_d8", "melee_criticals_on_5", "stays_with_bearer", "always_saves",
    "melee_damage_peril", "melee_ignores_tough", "ones_are_criticals", "one_ammo", "damage_1_against_faster",
    "escapes_all", "escapes_undead", "escapes_beasts", "undead_near_defense_1",
    "peril_dice_hold_back", "redraw_token_for_horror", "holds_5_bandages", "holds_its_own_tokens",
    "stores_6_corruption", "hides_5_dark_stone", "always_has_defense", "makes_outlaw", "law_in_other_worlds",
    "no_dark_stone_upgrades",
    # enemies
    "endless_hordes", "targets_most_gold", "first_hit_doubled", "horror_hits_damage_1",
    "sixes_are_three_hits", "combat_2_against_dark_stone", "stench", "changes_targets", "never_ambushes",
    "sixes_add_2_combat", "combat_1_if_wounded", "combat_by_initiative", "ranged_damage_1",
    "swarms", "passes_models", "always_ambushes", "reaches_3_spaces", "hits_count_twice", "horror_hits_damage_2",
    "targets_most_dark_stone", "criticals_leave_defense_2", "feasts_on_the_fallen", "spawns_on_1_less", "spawns_twice",
    "ranged_hits_are_d6", "dark_stone_explosion",
    # status markers
    "poisons", "holds_fast",
    # cards in play
    "knocked_out_roll_d8", "no_escape",
    # curses
    "starts_without_grit",
    # injuries
    "death", "injury_rolls_with_one_die", "double_handed_no_criticals",
    "double_handed_items_no_criticals", "no_ranged_criticals", "ends_after_adventure",
    # madness
    "madness_rolls_with_one_die", "failed_hold_back_d3_sanity", "search_only_on_4", "no_willpower_against_corruption",
    "first_scavenge_six_ignored", "loot_lost_on_1", "strikes_neighbours",
    # mutations
    "chest_portal", "prices_down_10", "prices_up_10", "no_voices_in_the_dark", "enemies_hit_on_1", "escape_with_two_dice",
    "extra_wound", "extra_sanity_damage", "corruption_per_gate", "single_handed_extra_hand", "ones_bite",
    "no_hat", "no_coat", "no_boots", "no_gloves", "two_hats", "six_on_move_loses_activation", "redraw_threat_for_2_grit",
    "bite", "fused_with_item", "fused_with_dark_stone", "dark_stone_allergy", "location_rolls_down_1",
    "only_artifact_guns", "void_speech",
]  # fmt: skip
FLAGS: tuple[Flag, ...] = get_args(Flag)

#: What a card in play can give to enemies besides numbers: a standard ability, or a flag of enemies.
Gift = Literal[
    "tough", "horror_hits_damage_1", "sixes_add_2_combat", "combat_1_if_wounded", "combat_by_initiative", "ranged_damage_1",
]  # fmt: skip
