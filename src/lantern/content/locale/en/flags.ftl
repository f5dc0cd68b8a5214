## What only the rules can say, one sentence each

flag-light_source = Light Source, of which the party uses only one: it lights the Map Tile of its bearer and the adjacent ones, and its bearer makes the Hold Back the Darkness roll
flag-pistol_fanning = Once per turn, with one hand free, pay 1 Grit: double the Shots of a single-handed Gun for one Attack
flag-quickdraw = With one hand free, when a new group of Enemies is placed, make a Free Attack with a single-handed Gun, outside the turn order
flag-no_off_hand_penalty = Firing two single-handed Guns, you have no penalty for the off hand
flag-moves_through_models = { $bearer ->
    [enemy] They move through other models
   *[other] You may move through other models
}
flag-choose_world = When a World card is drawn, you may discard this to choose the world
flag-changes_targets = They choose new targets every turn
flag-poisons = At the start of your Activation roll a D6 for each of these markers. 1-2: take 1 Wound that nothing prevents. 6: remove the marker
flag-holds_fast = You cannot Move in your next Activation; then remove the marker
flag-no_escape = No Hero can Escape from Enemies by a test
flag-death = You are dead
flag-ends_after_adventure = This is gone once the next Adventure has begun
flag-chest_portal = When the Hold Back the Darkness roll is 11 or 12, roll a D6. 1-3: a Low Threat attacks from Ambush. 6: draw 1 Artifact card
flag-ones_bite = Whoever rolls To Hit next to you, or you yourself, takes 1 Wound for each 1 rolled, ignoring Defense; nobody gains XP for it
flag-void_speech = At the start of a turn with a Void Enemy on your Map Tile, get +1 Initiative this turn and take 1 Sanity damage
