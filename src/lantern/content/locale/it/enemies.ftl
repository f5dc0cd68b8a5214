## Capacità dei nemici

enemy-fear = Paura { $n }
enemy-terror = Terrore { $n }
enemy-unspeakable_terror = Terrore Indicibile { $n }
enemy-armor = Armatura { $n }+
enemy-cover = Copertura { $n }+
enemy-tough = Duro
enemy-endurance = Tenacia { $n }
enemy-regeneration = Rigenerazione { $n } (all'inizio di ogni turno)
enemy-flies = Volo
enemy-immobile = Immobile
enemy-shootout = Sparatoria
enemy-ranged = Attacco a distanza con Gittata { $range }, Spari { $shots } e il Danno solito
enemy-ranged-damage = Attacco a distanza con Gittata { $range }, Spari { $shots } e Danno { $damage }
enemy-ranged-extra = dopo il Movimento { $bearer ->
    [lone] fa
   *[other] ognuno di loro fa
} un Attacco a distanza in più contro un Eroe a caso, con Gittata { $range }, Spari { $shots } e il Danno solito
enemy-ranged-extra-damage = dopo il Movimento { $bearer ->
    [lone] fa
   *[other] ognuno di loro fa
} un Attacco a distanza in più contro un Eroe a caso, con Gittata { $range }, Spari { $shots } e Danno { $damage }
enemy-armor_not_ignored = la { $bearer ->
    [lone] sua
   *[other] loro
} Armatura non può essere ignorata
enemy-hits_of_6_ignore-defense = i tiri per Colpire di 6 ignorano la Difesa
enemy-hits_of_6_ignore-armor = i tiri per Colpire di 6 ignorano l'Armatura
enemy-horror_hit_per_hit = ogni { $bearer ->
    [lone] suo
   *[other] loro
} Colpo in mischia infligge al bersaglio anche { $what }
enemy-reroll_ones = una volta per turno { $bearer ->
    [lone] ritira
   *[other] ritirano
} i dadi per Colpire che mostrano 1
enemy-spawner = alla fine di ogni turno di uno Scontro, tira un D6{ $bearer ->
    [lone] { "" }
   *[other] { " " }per ognuno di loro
}: con { $on }+, appare { $what } accanto; se non c'è posto, ogni Eroe adiacente subisce { $hits }
