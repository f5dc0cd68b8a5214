## Abilities of enemies

enemy-fear = Fear { $n }
enemy-terror = Terror { $n }
enemy-unspeakable_terror = Unspeakable Terror { $n }
enemy-armor = Armor { $n }+
enemy-cover = Cover { $n }+
enemy-tough = Tough
enemy-endurance = Endurance { $n }
enemy-regeneration = Regeneration { $n } (at the start of each turn)
enemy-flies = Flight
enemy-immobile = Immobile
enemy-shootout = Shootout
enemy-ranged = Ranged Attack with Range { $range }, Shots { $shots } and the usual Damage
enemy-ranged-damage = Ranged Attack with Range { $range }, Shots { $shots } and Damage { $damage }
enemy-ranged-extra = after { $bearer ->
    [lone] its Move it
   *[other] its Move each of them
} makes an extra Ranged Attack on a random Hero with Range { $range }, Shots { $shots } and the usual Damage
enemy-ranged-extra-damage = after { $bearer ->
    [lone] its Move it
   *[other] its Move each of them
} makes an extra Ranged Attack on a random Hero with Range { $range }, Shots { $shots } and Damage { $damage }
enemy-armor_not_ignored = { $bearer ->
    [lone] its
   *[other] their
} Armor cannot be ignored
enemy-hits_of_6_ignore-defense = To Hit rolls of 6 ignore Defense
enemy-hits_of_6_ignore-armor = To Hit rolls of 6 ignore Armor
enemy-horror_hit_per_hit = each of { $bearer ->
    [lone] its
   *[other] their
} melee Hits also deals { $what } to its target
enemy-reroll_ones = once per turn { $bearer ->
    [lone] it re-rolls
   *[other] they re-roll
} To Hit dice that show a 1
enemy-spawner = at the end of each turn of a Fight, roll a D6 for { $bearer ->
    [lone] it
   *[other] each of them
}: on { $on }+, { $what } appears next to it; if there is no room, every Hero next to it takes { $hits }
