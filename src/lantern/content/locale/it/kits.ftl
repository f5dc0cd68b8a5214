# The parts of a kit: pools, hands of cards, forms.

kind-pools = Riserva
kit-pool = { $pool }:
pool-max = Ne tiene { $n }.
pool-max_by = Ne tiene quanto il tuo valore di { $skill }.
pool-max_by-more = Ne tiene quanto il tuo valore di { $skill } e { $n } in più.
pool-part_of = Occupa un posto in { $pool }.
pool-start = Inizi ogni Avventura con { $n }.
pool-gain-all = { $moment }: torna al massimo
pool-lose-all = { $moment }: si perde tutto
pool-gain = { $moment }: ottieni { $what }
pool-lose = { $moment }: perdi { $what }
on_hit = scartane uno per un tuo Colpo{ $weapon }{ $cost }, anche dopo averne tirato il Danno: { $what }
on_hit-weapon = {" "}con un'arma che è { $what }
on_hit-cost = {" "}({ $what })
on_hit-damage = { $n } Danni
on_hit-times = il dado del Danno conta { $n } volte
on_hit-splash = ogni Nemico accanto al bersaglio subisce un Colpo normale
on_hit-anywhere = può andare a qualsiasi Nemico di questo mondo
on_hit-no_ammo = Non mentre sono caricate altre Munizioni.
cost-wounds = subisci { $what }
cost-token = scarta { $what }
when-pool-at_least = se hai almeno { $n } { $pool }
when-pool-at_most = se hai al massimo { $n } { $pool }
