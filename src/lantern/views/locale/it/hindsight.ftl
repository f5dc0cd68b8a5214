### Che cosa avrebbe fatto un miglioramento in un'avventura già giocata.

hindsight-last = Nell'ultima avventura
hindsight-now = Finora in questa avventura

hindsight-health = { $wounds ->
    [0] Nessuna Ferita subita
    [one] 1 Ferita subita
   *[other] { $wounds } Ferite subite
  }; { $downs ->
    [0] mai KO.
    [one] KO 1 volta.
   *[other] KO { $downs } volte.
  }
hindsight-sanity = { $sanity ->
    [0] Nessun danno alla Sanità
    [one] 1 danno alla Sanità
   *[other] { $sanity } danni alla Sanità
  }; { $downs ->
    [0] mai KO.
    [one] KO 1 volta.
   *[other] KO { $downs } volte.
  }
hindsight-downs = { $count ->
    [0] Mai KO.
    [one] KO 1 volta.
   *[other] KO { $count } volte.
  }
hindsight-tests = { $skill }: { $count ->
    [0] nessuna prova.
    [one] 1 prova, { $failed ->
        [one] 1 fallita.
       *[other] { $failed } fallite.
      }
   *[other] { $count } prove, { $failed ->
        [one] 1 fallita.
       *[other] { $failed } fallite.
      }
  }
hindsight-escapes = { $count ->
    [0] Nessuna prova di Fuga.
    [one] 1 prova di Fuga, { $failed ->
        [one] 1 fallita.
       *[other] { $failed } fallite.
      }
   *[other] { $count } prove di Fuga, { $failed ->
        [one] 1 fallita.
       *[other] { $failed } fallite.
      }
  }
hindsight-moves = { $count ->
    [0] Nessun Movimento.
    [one] 1 Movimento.
   *[other] { $count } Movimenti.
  }
hindsight-corruption = { $count ->
    [0] Nessun punto Corruzione ottenuto.
    [one] 1 punto Corruzione ottenuto.
   *[other] { $count } punti Corruzione ottenuti.
  }
hindsight-scavenged = { $count ->
    [0] Non hai mai frugato.
    [one] Hai frugato 1 volta.
   *[other] Hai frugato { $count } volte.
  }
hindsight-to-hit = { $attack ->
    [melee] Attacchi in mischia
   *[ranged] Attacchi a distanza
  }: su { $count } dadi per Colpire, { $more } in più avrebbero colpito.
hindsight-saves = { $save }: su { $count } dadi, { $more } in più sarebbero riusciti.
hindsight-attacks = { $attack ->
    [melee] { $count ->
        [one] 1 Attacco in mischia
       *[other] { $count } Attacchi in mischia
      }
   *[ranged] { $count ->
        [one] 1 Attacco a distanza
       *[other] { $count } Attacchi a distanza
      }
  } per cui vale: { $dice ->
    [one] 1 dado in più.
   *[other] { $dice } dadi in più.
  }
hindsight-damage = { $count ->
    [one] 1 Colpo per cui vale: +{ $damage } al Danno.
   *[other] { $count } Colpi per cui vale: +{ $damage } al Danno.
  }
hindsight-damage-dice = { $count ->
    [0] Nessun dado per il Danno.
    [one] 1 dado per il Danno.
   *[other] { $count } dadi per il Danno.
  }
hindsight-kills = { $count ->
    [0] Nessuna uccisione per cui vale.
    [one] 1 uccisione per cui vale.
   *[other] { $count } uccisioni per cui vale.
  }
hindsight-turns = { $count ->
    [one] 1 turno.
   *[other] { $count } turni.
  }
hindsight-fight-turns = { $count ->
    [one] 1 Attivazione in uno Scontro.
   *[other] { $count } Attivazioni in uno Scontro.
  }
hindsight-healed = { $count ->
    [0] Nulla curato ad altri.
    [one] 1 punto curato ad altri.
   *[other] { $count } punti curati ad altri.
  }
hindsight-missed = { $what }: { $count ->
    [0] nessun dado tirato.
   *[other] { $missed } dadi falliti su { $count }.
  }
hindsight-others-missed = { $what } degli altri Eroi, vicini o lontani: { $count ->
    [0] nessun dado tirato.
   *[other] { $missed } dadi falliti su { $count }.
  }
hindsight-criticals = { $count ->
    [0] Nessun Colpo Critico in più.
    [one] 1 Colpo Critico in più.
   *[other] { $count } Colpi Critici in più.
  }
hindsight-grit-on-move = { $count ->
    [0] Nessun Movimento di { $face }.
    [one] 1 Movimento di { $face }.
   *[other] { $count } Movimenti di { $face }.
  }
hindsight-struck = { $count ->
    [0] Nessun Colpo da cui difendersi.
    [one] 1 Colpo da cui difendersi.
   *[other] { $count } Colpi da cui difendersi.
  }
hindsight-fights = { $count ->
    [0] Nessuno Scontro.
    [one] 1 Scontro.
   *[other] { $count } Scontri.
  }
hindsight-grit = { $count } Grinta spesa; ogni uso ne costa { $price }.
hindsight-cards-darkness = { $count ->
    [one] 1 carta Oscurità pescata.
   *[other] { $count } carte Oscurità pescate.
  }
hindsight-cards-dread = { $count ->
    [one] 1 carta Terrore Crescente pescata.
   *[other] { $count } carte Terrore Crescente pescate.
  }
hindsight-cards-threat = { $count ->
    [one] 1 carta Minaccia pescata.
   *[other] { $count } carte Minaccia pescate.
  }
hindsight-cards-map = { $count ->
    [one] 1 carta Mappa pescata.
   *[other] { $count } carte Mappa pescate.
  }
hindsight-first-saves = { $save } nel primo turno di uno Scontro: { $count ->
    [0] nessun dado tirato.
   *[other] su { $count } dadi, { $more } in più sarebbero riusciti.
  }
hindsight-others-tests = Prove di Abilità degli altri Eroi: { $count ->
    [0] nessuna.
   *[other] { $count }, { $failed ->
        [one] 1 fallita.
       *[other] { $failed } fallite.
      }
  }
hindsight-these-damage-dice = { $count ->
    [0] Nessun dado per il Danno per cui vale.
    [one] 1 dado per il Danno per cui vale.
   *[other] { $count } dadi per il Danno per cui vale.
  }
hindsight-critical-damage = { $count ->
    [0] Nessun Colpo Critico per cui vale.
    [one] 1 Colpo Critico per cui vale: fino a +{ $damage } al Danno.
   *[other] { $count } Colpi Critici per cui vale: fino a +{ $damage } al Danno.
  }
hindsight-named = { $count ->
    [0] Nessuna uccisione per cui vale.
    [one] La parola migliore: { $keyword }, 1 uccisione, { $gold } $.
   *[other] La parola migliore: { $keyword }, { $count } uccisioni, { $gold } $.
  }
hindsight-turns-in-fights = { $count ->
    [0] Nessun turno iniziato in uno Scontro.
    [one] 1 turno iniziato in uno Scontro.
   *[other] { $count } turni iniziati in uno Scontro.
  }
hindsight-activations = { $count ->
    [0] Nessuna Attivazione.
    [one] 1 Attivazione.
   *[other] { $count } Attivazioni.
  }
hindsight-marked-spaces = Il segnalino del Gruppo è entrato { $count ->
    [0] in nessuna casella così.
    [one] in 1 casella così.
   *[other] in { $count } caselle così.
  }
hindsight-explosives = { $count ->
    [0] Nessun esplosivo lanciato.
    [one] 1 esplosivo lanciato, { $bounced ->
        [one] 1 rimbalzato.
       *[other] { $bounced } rimbalzati.
      }
   *[other] { $count } esplosivi lanciati, { $bounced ->
        [one] 1 rimbalzato.
       *[other] { $bounced } rimbalzati.
      }
  }
hindsight-dynamite = { $count ->
    [0] Nessuna Dinamite lanciata.
    [one] 1 Dinamite lanciata.
   *[other] { $count } Dinamiti lanciate.
  }
hindsight-bought = { $count ->
    [0] Nulla comprato con l'oro nell'ultima Sosta in Città.
    [one] 1 cosa comprata con l'oro nell'ultima Sosta in Città, a { $dearest } $: D6 × { $times } $ in meno.
   *[other] { $count } cose comprate con l'oro nell'ultima Sosta in Città, la più cara a { $dearest } $: D6 × { $times } $ in meno per una di loro.
  }
hindsight-starting-grit = { $grit } Grinta in più all'inizio, se c'era posto.
hindsight-once-grit = Una volta { $grit } Grinta, se c'era posto.
hindsight-grit-lost = { $count ->
    [0] Nessuna Grinta persa per mancanza di posto.
   *[other] { $count } Grinta persa per mancanza di posto.
  }
hindsight-no-room = { $count ->
    [0] Nessun segnalino rifiutato per mancanza di posto.
    [one] 1 segnalino rifiutato per mancanza di posto.
   *[other] { $count } segnalini rifiutati per mancanza di posto.
  }

hindsight-untold = Nessuno può dire che cosa avrebbe fatto: dipende da che cosa avresti scelto.
