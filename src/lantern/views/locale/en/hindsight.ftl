### What an upgrade would have done in an adventure that was played.

hindsight-last = In the last adventure
hindsight-now = So far in this adventure

hindsight-health = { $wounds ->
    [0] No Wounds taken
    [one] 1 Wound taken
   *[other] { $wounds } Wounds taken
  }; { $downs ->
    [0] never KO'd.
    [one] KO'd once.
   *[other] KO'd { $downs } times.
  }
hindsight-sanity = { $sanity ->
    [0] No Sanity damage taken
   *[other] { $sanity } Sanity damage taken
  }; { $downs ->
    [0] never KO'd.
    [one] KO'd once.
   *[other] KO'd { $downs } times.
  }
hindsight-downs = { $count ->
    [0] Never KO'd.
    [one] KO'd once.
   *[other] KO'd { $count } times.
  }
hindsight-tests = { $skill }: { $count ->
    [0] no test.
    [one] 1 test, { $failed } failed.
   *[other] { $count } tests, { $failed } failed.
  }
hindsight-escapes = { $count ->
    [0] No Escape test.
    [one] 1 Escape test, { $failed } failed.
   *[other] { $count } Escape tests, { $failed } failed.
  }
hindsight-moves = { $count ->
    [0] Never moved.
    [one] Moved once.
   *[other] Moved { $count } times.
  }
hindsight-corruption = { $count ->
    [0] No Corruption point gained.
    [one] 1 Corruption point gained.
   *[other] { $count } Corruption points gained.
  }
hindsight-scavenged = { $count ->
    [0] Never Scavenged.
    [one] Scavenged once.
   *[other] Scavenged { $count } times.
  }
hindsight-to-hit = { $attack ->
    [melee] Melee Attacks
   *[ranged] Ranged Attacks
  }: of { $count } To Hit dice { $more } more would have hit.
hindsight-saves = { $save }: of { $count } dice { $more } more would have succeeded.
hindsight-attacks = { $attack ->
    [melee] { $count ->
        [one] 1 Melee Attack
       *[other] { $count } Melee Attacks
      }
   *[ranged] { $count ->
        [one] 1 Ranged Attack
       *[other] { $count } Ranged Attacks
      }
  } that it counts for: { $dice ->
    [one] 1 die more.
   *[other] { $dice } dice more.
  }
hindsight-damage = { $count ->
    [one] 1 Hit that it counts for: { $damage } Damage more.
   *[other] { $count } Hits that it counts for: { $damage } Damage more.
  }
hindsight-damage-dice = { $count ->
    [0] No Damage die rolled.
    [one] 1 Damage die rolled.
   *[other] { $count } Damage dice rolled.
  }
hindsight-kills = { $count ->
    [0] No kill that it counts for.
    [one] 1 kill that it counts for.
   *[other] { $count } kills that it counts for.
  }
hindsight-turns = { $count ->
    [one] 1 turn.
   *[other] { $count } turns.
  }
hindsight-fight-turns = { $count ->
    [one] 1 activation in a Fight.
   *[other] { $count } activations in a Fight.
  }
hindsight-healed = { $count ->
    [0] Nothing healed for others.
    [one] 1 point healed for others.
   *[other] { $count } points healed for others.
  }
hindsight-missed = { $what }: { $count ->
    [0] no die rolled.
   *[other] { $missed } of { $count } dice failed.
  }
hindsight-others-missed = { $what } of the other Heroes, near or far: { $count ->
    [0] no die rolled.
   *[other] { $missed } of { $count } dice failed.
  }
hindsight-criticals = { $count ->
    [0] No Critical Hit more.
    [one] 1 Critical Hit more.
   *[other] { $count } Critical Hits more.
  }
hindsight-grit-on-move = { $count ->
    [0] No Move of { $face }.
    [one] 1 Move of { $face }.
   *[other] { $count } Moves of { $face }.
  }
hindsight-struck = { $count ->
    [0] No Hit to be saved from.
    [one] 1 Hit to be saved from.
   *[other] { $count } Hits to be saved from.
  }
hindsight-fights = { $count ->
    [0] No Fight.
    [one] 1 Fight.
   *[other] { $count } Fights.
  }
hindsight-grit = { $count } Grit spent; each use takes { $price }.
hindsight-cards-darkness = { $count ->
    [one] 1 Darkness card drawn.
   *[other] { $count } Darkness cards drawn.
  }
hindsight-cards-dread = { $count ->
    [one] 1 Growing Dread card drawn.
   *[other] { $count } Growing Dread cards drawn.
  }
hindsight-cards-threat = { $count ->
    [one] 1 Threat card drawn.
   *[other] { $count } Threat cards drawn.
  }
hindsight-cards-map = { $count ->
    [one] 1 Map card drawn.
   *[other] { $count } Map cards drawn.
  }
hindsight-first-saves = { $save } in the first turn of a Fight: { $count ->
    [0] no die rolled.
   *[other] of { $count } dice { $more } more would have succeeded.
  }
hindsight-others-tests = Skill tests of the other Heroes: { $count ->
    [0] none.
   *[other] { $count }, { $failed } failed.
  }
hindsight-these-damage-dice = { $count ->
    [0] No Damage die that it counts for.
    [one] 1 Damage die that it counts for.
   *[other] { $count } Damage dice that it counts for.
  }
hindsight-critical-damage = { $count ->
    [0] No Critical Hit that it counts for.
    [one] 1 Critical Hit that it counts for: up to { $damage } Damage more.
   *[other] { $count } Critical Hits that it counts for: up to { $damage } Damage more.
  }
hindsight-named = { $count ->
    [0] No kill that it counts for.
    [one] Best named: { $keyword }, 1 kill, ${ $gold }.
   *[other] Best named: { $keyword }, { $count } kills, ${ $gold }.
  }
hindsight-turns-in-fights = { $count ->
    [0] No turn that began in a Fight.
    [one] 1 turn that began in a Fight.
   *[other] { $count } turns that began in a Fight.
  }
hindsight-activations = { $count ->
    [0] No activation.
    [one] 1 activation.
   *[other] { $count } activations.
  }
hindsight-marked-spaces = { $count ->
    [0] The marker of the party entered no such space.
    [one] The marker of the party entered 1 such space.
   *[other] The marker of the party entered { $count } such spaces.
  }
hindsight-explosives = { $count ->
    [0] No explosive thrown.
    [one] 1 explosive thrown, { $bounced } bounced.
   *[other] { $count } explosives thrown, { $bounced } bounced.
  }
hindsight-dynamite = { $count ->
    [0] No Dynamite thrown.
    [one] 1 Dynamite thrown.
   *[other] { $count } Dynamite thrown.
  }
hindsight-bought = { $count ->
    [0] Nothing bought for Gold in the last Town Stay.
    [one] 1 thing bought for Gold in the last Town Stay, for ${ $dearest }: D6 × ${ $times } less.
   *[other] { $count } things bought for Gold in the last Town Stay, the dearest for ${ $dearest }: D6 × ${ $times } less for one of them.
  }
hindsight-starting-grit = { $grit } Grit more at the start, if there was room for it.
hindsight-once-grit = { $grit } Grit once, if there was room for it.
hindsight-grit-lost = { $count ->
    [0] No Grit lost for lack of room.
   *[other] { $count } Grit lost for lack of room.
  }
hindsight-no-room = { $count ->
    [0] No token turned away for lack of room.
    [one] 1 token turned away for lack of room.
   *[other] { $count } tokens turned away for lack of room.
  }

hindsight-untold = Nobody can tell what it would have done: that hangs on what you would have chosen.
