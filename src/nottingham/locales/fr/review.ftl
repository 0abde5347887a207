review-title = L’analyse : { $name }
review-result = { $score } points, { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $players } ; { $margin } par rapport à la moyenne des autres.
review-story-bluff = Meilleur bluff, tour { $round } : { $name } déclare { $declared }. Dans le sac : { $goods }.
review-story-bluff-hidden = Meilleur bluff, tour { $round } : { $name } déclare { $declared }, et c’est faux.
review-story-suspicion = Soupçon le plus cher, tour { $round } : { $name } ouvre le sac honnête { BEGINS($owner) ->
    [vowel] d’{ $owner }
   *[consonant] de { $owner }
} ({ $declared }) et paie { $gold }.
review-story-turning = Tournant, tour { $round } : l’écart passe de { $before } à { $after }.
review-story-mistake = Erreur la plus chère, tour { $round } : { $chosen }. Mieux : { $better }. Coût : environ { $points } points (±{ $half }).
review-story-clean = Aucune décision n’est à coup sûr une erreur.
review-luck = Chance et décisions
review-luck-part = { $part ->
    [cards] les cartes piochées
    [bags] le contenu des sacs que tu juges
    [gate] l’ouverture de tes sacs
   *[decisions] les décisions de tous
}
review-decisions = Décisions
review-decisions-none = Aucune décision ne se distingue de la meilleure.
review-kind = { $kind ->
    [market] quoi écarter
    [load] quoi mettre dans le sac
    [declare] quoi déclarer
    [offer] quoi proposer
    [answer] que répondre à une demande
    [inspection] payer ou non une inspection
   *[settle] que faire d’un sac
}
review-grade = { $grade ->
    [best] meilleur choix
    [slip] imprécision
    [mistake] erreur
    [blunder] grosse erreur
   *[none] trop serré
}
review-silent = Ne rien proposer
review-both = { $first }, puis { $second }
review-column = { $column ->
    [round] tour
    [kind] décision
    [done] ton choix
    [better] meilleure option
    [cost] coût
    [grade] verdict
    [name] marchand
    [declared] déclaré
    [false] risque de mensonge
    [was] dans le sac
    [opened] ouverts
    [passed] passés
   *[caught] mensonges découverts
}
review-course = Le fil de la partie
review-course-note = Points par rapport à la moyenne des autres après chaque tour : or, marchandises, couronnes probables. Dans 95 parties sur 100, l’écart final s’éloigne de { $half } points au plus de celui du premier tour, et de { $last } de celui du dernier.
review-bags = Ce que tu pouvais penser de leurs sacs
review-bags-brier = Erreur quadratique moyenne : { $brier }. En ne se fiant qu’à la fréquence des mensonges, ce serait { $base }.
review-bags-little = Il n’y avait pas grand-chose à deviner : rien ne trahissait ces sacs.
review-gate = Comment chaque shérif lit les sacs
review-note = Calculé à partir de ce qui était connu à ce moment-là. ± vaut dans 95 cas sur 100 ; il n’y a de verdict que si l’écart est plus grand. { $networks ->
    [yes] Les réseaux ont aidé à lire les sacs.
   *[no] Les réseaux ne connaissent pas ces règles : les sacs sont lus sans eux, et des bots jouent la suite de chaque décision.
}
review-working = Évaluation des décisions
review-not-unfinished = Cette partie n’est pas finie. On n’analyse que les parties finies.
review-not-told = Ce journal est destiné à quelqu’un d’autre. Analyse cette place-là, ou prends le journal complet.

## In the browser

review-round = Tour { $round }
review-whose = La partie de
review-waiting = { $ahead ->
    [0] Dans un instant…
    [one] { $ahead } autre analyse passe d’abord.
   *[other] { $ahead } autres analyses passent d’abord.
}
review-fetching = L’analyse se prépare… { $percent } %
review-following = On suit la partie…
review-judging = Évaluation des décisions : { $done } sur { $of }
review-chart = L’avance attendue de chaque marchand au fil de la partie
review-moment = Voir ce moment
review-all = { $count ->
    [one] Montrer la décision
   *[other] Montrer les { $count } décisions
}
review-certain = Montrer seulement ce qui est sûr
review-did = Ton choix : { $did }
review-better = Mieux : { $did }
review-next-best = Juste après : { $did }
review-cost = { $points } points (±{ $half })
review-played-on = { $count ->
    [0] calculé
   *[other] rejoué { $count } fois
}
review-chance = { $percent } % de mensonge, ±{ $half }
review-sure = { $percent } % de mensonge
review-was = { $lie ->
    [yes] Mensonge : { $goods }
   *[no] Vrai : { $goods }
}
review-was-hidden = { $lie ->
    [yes] Mensonge ; on ne t’a pas montré le contenu
   *[no] Vrai
}
review-caught = { $opened } ouverts, { $passed } passés ; mensonges découverts : { $caught } sur { $lies }
review-trouble = { $code ->
    [unfinished] Cette partie n’est pas finie. On n’analyse que les parties finies.
    [not_told] Ce journal est celui d’une autre place. Choisis cette place, ou prends le journal complet.
    [too_long] Cette partie est trop longue à analyser ici. Dans le terminal, « nottingham review » a tout son temps.
    [reached] Trop d’analyses à la fois. Attends une minute, puis redemande.
    [offline] Le serveur est injoignable. Réessaie quand tu auras du réseau.
    [not_here] Les analyses ne sont pas encore sur cet appareil. Réessaie quand tu auras du réseau.
    [refused] Ce journal ne peut pas être analysé.
   *[failed] L’analyse a échoué. Réessaie.
}
review-again = Réessayer
review-deeper = Regarder de plus près
review-deeper-about = Des bots reprennent encore bien des fois à partir de chaque décision ; on peut ainsi en juger davantage. Cela peut prendre une minute.
review-deeper-judging = Reprise : décision { $done } sur { $of }

## Playing on from a moment

review-branch-too-early = À ce moment-là, personne ne pouvait encore agir. Choisis un moment plus tard.
review-on-about = Une nouvelle table à partir de ce moment : toi à une place, des bots ou des amis aux autres. Elle ne compte pas.
review-on-seat = S’asseoir pour
review-on-cards = Cartes cachées
review-on-again = Redistribuées
review-on-as-they-were = Telles quelles
review-on-again-about = Tout ce que ce marchand ne voyait pas est redistribué, en accord avec ce qu’il savait.
review-on-as-they-were-about = Les cartes de tout le monde restent où elles étaient, tu peux donc les connaître. Seule la pioche est mélangée.
review-on-others = Aux autres places
review-on-bots = Bots
review-on-friends = Amis
review-on-known = Tes amis viennent avec le code de la table. Qui a vu cette partie connaît la main de la place que tu prends.
review-on-open = Les cartes de tout le monde restent où elles étaient : qui a vu cette partie connaît toutes les mains. Il faut donc l’accord de tous ceux qui ont joué.
review-on-agree = Montrer toutes les mains aux amis
review-on-agree-about = Des amis peuvent reprendre cette partie avec les cartes de tout le monde telles quelles, si vous êtes tous d’accord.
review-on-agreed = D’accord pour l’instant : { $agreed } sur { $people }.
review-on-not-agreed = Tous ceux qui ont joué ne sont pas encore d’accord. Fais redistribuer les cartes cachées, ou demande-leur.
review-on-go = Reprendre

## The picture to share

review-picture = Une image à partager
review-picture-names = Montrer les noms des autres
review-picture-share = Partager l’image
