# Statements (rules §17): what anybody can say at the table, in the words of whoever says it.
# $name: of whom it is said, or whose bag; $to: who is asked. Names are never inflected, and nobody’s gender is known.
# $own: yes, if it is about the speaker’s own bag (of questions: the asked one’s own); me, if a question is about the asker.
# $good, $count: so many of a kind (goods-counted); $kind: the name of that kind; $gold: gold (gold-counted).

say-as-declared = { $own ->
    [yes] Mon sac contient exactement ce que j’annonce.
   *[no] { $name } dit vrai : le sac contient ce qui est annoncé.
}
say-lies = { $own ->
    [yes] Mon sac ne contient pas ce que j’annonce.
   *[no] { $name } ment.
}
say-no-contraband = { $own ->
    [yes] Il n’y a pas de contrebande dans mon sac.
   *[no] Chez { $name }, il n’y a pas de contrebande dans le sac.
}
say-contraband = { $own ->
    [yes] Il y a de la contrebande dans mon sac.
   *[no] Chez { $name }, il y a de la contrebande dans le sac.
}
say-holds = { $count ->
    [0] Rien de ce type dans mon sac : { $kind }.
   *[other] Exactement { goods-counted } dans mon sac.
}
say-you-lose = Ouvrez mon sac et vous perdez { gold-counted }.
say-tossed = { $own ->
    [yes] { $count ->
        [0] Je n’en ai pas écarté : { $kind }.
       *[other] J’ai écarté { goods-counted }.
    }
   *[no] { $count ->
        [0] { $name } n’en a pas écarté : { $kind }.
       *[other] { $name } a écarté { goods-counted }.
    }
}
say-owes-me = { $name } me doit quelque chose.
say-open-that = Le sac à ouvrir est chez { $name }, pas chez moi.
say-least-opened = Qui paie le moins, j’ouvre son sac.
say-big-opened = J’ouvre tout sac de quatre cartes ou plus.
say-quiet-passes = Qui se tait, je n’ouvre pas son sac.
say-last-chance = { $name }, dernière chance : payez, ou j’ouvre.
say-how-much = { $name }, combien ?
say-wont-pay = Je ne paie pas pour ce sac.
say-could-pay-more = Je pourrais payer plus.
say-make-offer = Faites-moi une offre.
say-saw-that = Je vois tout, { $name }.

## Questions

say-ask-as-declared = { $own ->
    [yes] { $to }, votre sac contient exactement ce que vous annoncez ?
   *[no] { $to }, est-ce { BEGINS($name) ->
        [vowel] qu’{ $name }
       *[consonant] que { $name }
    } dit vrai ?
}
say-ask-no-contraband = { $own ->
    [yes] { $to }, de la contrebande dans votre sac ?
   *[no] { $to }, de la contrebande chez { $name } ?
}
say-ask-holds = { $to }, combien en avez-vous dans votre sac : { $kind } ?
say-ask-you-lose = { $to }, combien coûte d’ouvrir votre sac ?
say-ask-tossed = { $own ->
    [yes] { $to }, combien en avez-vous écarté : { $kind } ?
    [me] { $to }, combien en ai-je écarté : { $kind } ?
   *[no] { $to }, combien { $name } en a écarté : { $kind } ?
}
say-ask-owes-me = { $own ->
    [me] { $to }, est-ce que je vous dois quelque chose ?
   *[no] { $to }, est-ce { BEGINS($name) ->
        [vowel] qu’{ $name }
       *[consonant] que { $name }
    } vous doit quelque chose ?
}
say-ask-wont-pay = { $to }, vous payez ?

# A line of a list whose numbers and goods are chosen next. $kind: holds, you-lose, tossed, ask-holds or ask-tossed
say-open = { $kind ->
    [holds] Combien de cartes d’un type dans mon sac…
    [you-lose] Ce que coûte l’ouverture de mon sac…
    [tossed] { $own ->
        [yes] Combien de cartes d’un type j’ai écartées…
       *[no] Combien de cartes d’un type { $name } a écartées…
    }
    [ask-holds] { $to }, combien de cartes d’un type dans votre sac ?
   *[ask-tossed] { $own ->
        [yes] { $to }, combien de cartes d’un type avez-vous écartées ?
        [me] { $to }, combien de cartes d’un type ai-je écartées ?
       *[no] { $to }, combien de cartes d’un type { $name } a écartées ?
    }
}

## What came of it

say-state = { $state ->
    [true] vrai
    [false] un mensonge
    [kept] parole tenue
    [broken] parole rompue
    [open] pas encore tranché
   *[never] jamais tranché
}
say-settled = { $you ->
    [yes] Ta parole
   *[no] La parole donnée par { $name }
} « { $words } » : { $verdict }.
say-record = { $said ->
    [one] { $said } affirmation
   *[other] { $said } affirmations
}, { $lies ->
    [0] aucun mensonge
    [one] { $lies } mensonge
   *[other] { $lies } mensonges
}

## On the screen

say-title = Dire
say-more = Plus…
say-which = Quelle marchandise ?
say-how-many = Combien ?
say-straight = Qui a dit vrai
