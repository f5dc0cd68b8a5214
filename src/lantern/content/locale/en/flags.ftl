## What only the rules can say, one sentence each

flag-light_source = the party uses only one Light Source: it lights the Map Tile of its bearer and the adjacent ones, and its bearer makes the Hold Back the Darkness roll
flag-pistol_fanning = once per turn, with one hand free, spend 1 Grit to double the Shots of a single-handed Gun for one Attack
flag-quickdraw = with one hand free, when a new group of Enemies is placed, make a Free Attack with a single-handed Gun, outside the turn order
flag-no_off_hand_penalty = firing two single-handed Guns, you have no penalty for the off hand
flag-moves_through_models = { $bearer ->
    [enemy] they move through other models
    [lone] it moves through other models
    [they] they may move through other models
   *[other] you may move through other models
}
flag-choose_world = when a World card is drawn, you may discard this to choose the world
flag-changes_targets = { $bearer ->
    [lone] it chooses a new target every turn
   *[other] they choose new targets every turn
}
flag-poisons = at the start of your Activation, roll a D6 for each of your Poison markers: on 1-2, take 1 Wound, ignoring Defense and Armor; on a 6, remove that marker; remove all of them when you are KO'd, and at the end of the Adventure
flag-holds_fast = you cannot Move in your next Activation; then remove the marker
flag-no_escape = No Hero can Escape from Enemies by a test
flag-death = You are dead
flag-ends_after_adventure = once the next Adventure has begun, discard this
flag-chest_portal = when the Hold Back the Darkness roll is 11 or 12, roll a D6: on 1-3, Enemies attack from Ambush (draw 1 Low Threat card); on a 6, draw 1 Artifact card
flag-ones_bite = whoever rolls To Hit next to you, or you yourself, takes 1 Wound for each 1 rolled, ignoring Defense; nobody gains XP for it
flag-void_speech = at the start of a turn with a Void Enemy on your Map Tile, get +1 Initiative this turn and take 1 Sanity damage, ignoring Willpower
