review-title = L’analyse : { $name }
review-result = { $score } points, place { $place } sur { $players } ; { $margin } par rapport à la moyenne des autres.
review-story-bluff = Meilleur bluff, tour { $round } : { $name } annonce { $declared }. Dans le sac : { $goods }.
review-story-bluff-hidden = Meilleur bluff, tour { $round } : { $name } annonce { $declared }, et c’est faux.
review-story-suspicion = Soupçon le plus cher, tour { $round } : { $name } ouvre un sac honnête, celui du marchand { $owner } ({ $declared }), et paie { $gold }.
review-story-turning = Tournant, tour { $round } : le compte passe de { $before } à { $after }.
review-story-mistake = Erreur la plus chère, tour { $round } : { $chosen }. Mieux : { $better }. Coût : environ { $points } points, ±{ $half }.
review-story-clean = Aucune décision n’est à coup sûr une erreur.
review-luck = Chance et décisions
review-luck-part = { $part ->
    [cards] cartes piochées
    [bags] le contenu des sacs que tu juges
    [gate] l’ouverture de tes sacs
   *[decisions] décisions, de tout le monde
}
review-decisions = Décisions
review-decisions-none = Aucune décision ne se distingue de la meilleure.
review-kind = { $kind ->
    [market] quoi défausser
    [load] quoi mettre dans le sac
    [declare] quoi annoncer
    [offer] quoi proposer
    [answer] la réponse à une demande
    [inspection] une inspection à acheter
   *[settle] le sort d’un sac
}
review-grade = { $grade ->
    [best] meilleur choix
    [slip] imprécision
    [mistake] erreur
    [blunder] grosse erreur
   *[none] indécis
}
review-silent = Ne rien proposer
review-both = { $first }, puis : { $second }
review-column = { $column ->
    [round] tour
    [kind] décision
    [done] ton choix
    [better] meilleure option
    [cost] coût
    [grade] verdict
    [name] marchand
    [declared] annoncé
    [false] risque de mensonge
    [was] dans le sac
    [opened] ouverts
    [passed] passés
   *[caught] mensonges découverts
}
review-course = Le cours de la partie
review-course-note = Points par rapport à la moyenne des autres après chaque tour : or, marchandises, couronnes probables. Dans 95 parties sur 100, la fin s’écarte du premier tour de ±{ $half } au plus, du dernier de ±{ $last }.
review-bags = Ce que tu pouvais penser de leurs sacs
review-bags-brier = Écart { $brier } (moyenne des carrés) ; la seule part des mensonges donnerait { $base }.
review-bags-little = Il y avait peu à savoir : les sacs ne se lisaient pas mieux qu’à la part des mensonges.
review-gate = Comment chaque shérif lit les sacs
review-note = Calculé à partir de ce qui était connu à ce moment-là. ± vaut dans 95 cas sur 100 ; il n’y a de verdict que si l’écart est plus grand. { $networks ->
    [yes] Les sacs ont été lus avec les réseaux.
   *[no] Ces règles dépassent les réseaux : les sacs ont été lus sans eux, et chaque décision a été rejouée.
}
review-working = Évaluation des décisions
review-not-unfinished = Cette partie n’est pas finie. On n’analyse que les parties finies.
review-not-told = Ce journal est destiné à quelqu’un d’autre. Analyse cette place-là, ou prends le journal complet.
