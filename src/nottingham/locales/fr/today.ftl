today-title = La porte du jour
today-about = Un sac par jour. Trouve le meilleur choix.
today-round = Tour { $round } sur { $rounds }
today-role = { $kind ->
    [settle] C’est toi le shérif. { $name } pose un sac sur ton bureau.
    [offer] Te voilà marchand. { $name } garde la porte, et ton sac y est posé.
   *[load] Te voilà marchand. { $name } garde la porte.
}
today-says = « { $goods }. »
today-offers = « Et { $gold } pour vous, s’il passe. »
today-offers-nothing = Ne propose rien.
today-has = Possède { $gold }.
today-tossed = Écarté : { $goods }
today-taken = Pris sur les piles : { $goods }
today-tossed-nothing = Rien d’écarté.
today-record = Les sacs { BEGINS($name) ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
} jusqu’ici
today-ruled = Les sacs passés devant { $name }
today-record-none = aucun encore
today-bag = { $went ->
    [t] honnête, laissé passer
    [l] mensonge, laissé passer
    [T] honnête, ouvert
   *[L] mensonge, ouvert
}
today-hand = Ta main
today-own-bag = Ton sac, déclaré : { $goods }
today-stalls = Les étals
today-you = Toi
today-ask = { $kind ->
    [settle] Que fais-tu ?
    [offer] Que proposes-tu ?
   *[load] Que mets-tu dans ton sac ?
}
today-do = { $do ->
    [open] L’ouvrir
    [pass] Le laisser passer gratuitement
    [take] Prendre { $gold } et le laisser passer
    [ask] Demander { $gold }
    [offer] Proposer { $gold }
    [quiet] Ne rien proposer
   *[load] Dire « { $goods } »
}
today-decide = Décider
today-best = Le meilleur choix
today-less = { $points } points de moins que le meilleur
today-off = { $points } de moins, ±{ $half }
today-is-best = le meilleur
today-yours = ton choix
today-truth = Dans le sac : { $goods }.
today-chance = D’après ce qu’on pouvait savoir, le risque de mensonge était de { $percent } %.
today-how = Valeur en points par rapport à la moyenne des autres ; des bots jouent la suite. ± vaut dans 95 cas sur 100.
today-how-asked = Après un refus, les bots marchandent, ouvrent le sac ou le laissent passer.
today-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
today-average = { $days ->
    [one] { $points } points de moins en moyenne, sur { $days } porte
   *[other] { $points } points de moins en moyenne, sur { $days } portes
}
today-share = Partager le résultat
today-shared = { $short ->
    [no] Nottingham, la porte du jour, { $date } : le meilleur choix. { today-streak }.
   *[yes] Nottingham, la porte du jour, { $date } : { $points } points de moins.
}
today-tomorrow = La prochaine porte ouvre demain.
