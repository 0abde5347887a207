# The table: what is to be done, what happened, and everything on the table’s screens.
# Variables that come back again and again:
#   $you (yes/no): whether the one who does it is the reader; $name: who does it
#   $toyou (yes/no; loot: it goes on the loot tile; both: to the reader and somebody else), $to: to whom it is done
#   $mine (yes/no), $owner: whose bag or stall it is
#   $many (yes/no): whether several do it together (then $name is a list, “you” first)
# Names are people’s own: they can not be inflected, and nobody’s gender is known.

## Names

# Bots have no names of their own; their seat gives them one. Names stay as they are in every language.
# $number: 1 to 6
table-merchant-name = { $number ->
    [1] Alder
    [2] Bess
    [3] Cuthbert
    [4] Dunstan
    [5] Edith
   *[6] Wilmot
}
table-merchant-nobody = Place { $number }
table-you = toi

## Bits of sentences

table-nothing = rien
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-face-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
# $goods: what they are, told to those who know
table-face-down-known = { $count ->
    [one] { $count } carte cachée ({ $goods })
   *[other] { $count } cartes cachées ({ $goods })
}
# $pile: only, left or right
table-pile = { $pile ->
    [left] la pile de gauche
    [right] la pile de droite
   *[only] la pile de défausse
}
table-part-contraband = { $goods } de sous l’étal
table-part-unseen = { $count ->
    [one] { $count } carte de sous l’étal, sans la montrer
   *[other] { $count } cartes de sous l’étal, sans les montrer
}
table-part-bag = { $goods } du sac
table-part-favour = une faveur : « { $words } »

# One clause of an offer: somebody gives $things.
table-gives = { $you ->
    [yes] { $many ->
        [yes] { $name }, vous donnez { $things }
       *[no] tu donnes { $things }
    }
   *[no] { $many ->
        [yes] { $name } donnent { $things }
       *[no] { $name } donne { $things }
    }
}
# One clause of an offer: the Sheriff’s side does something with a bag. $deed: pass, open or take_nothing
table-does = { $deed ->
    [pass] { $mine ->
        [yes] ton sac passe
       *[no] le sac { table-desk-ask.of } passe
    }
    [open] { $mine ->
        [yes] ton sac est ouvert
       *[no] le sac { table-desk-ask.of } est ouvert
    }
   *[take_nothing] { $mine ->
        [yes] on ne prend rien pour ton sac
       *[no] on ne prend rien pour le sac { table-desk-ask.of }
    }
}
# The same as an order, in a list of what a deal decides.
table-deed = { $deed ->
    [pass] { $mine ->
        [yes] laisser passer ton sac
       *[no] laisser passer le sac { table-desk-ask.of }
    }
    [open] { $mine ->
        [yes] ouvrir ton sac
       *[no] ouvrir le sac { table-desk-ask.of }
    }
   *[take_nothing] { $mine ->
        [yes] ne rien prendre pour ton sac
       *[no] ne rien prendre pour le sac { table-desk-ask.of }
    }
}

## What to do now: always one sentence. $names: who is waited for

table-now-loading = On prépare la table…
table-now-moment = Un instant…
table-now-paused = La partie est en pause. L’hôte peut la reprendre.
table-now-over = La journée de marché est finie.
table-now-name-first = Désigne qui va au marché en premier.
table-now-market = Touche les cartes dont tu ne veux plus, puis échange-les ; ou garde tout.
table-now-market-first = Touche les cartes à écarter, prends dans les piles si tu veux, puis échange.
table-now-place = Choisis une pile pour tes cartes écartées, et leur ordre.
table-now-load = Mets une à cinq cartes dans ton sac, puis ferme-le.
table-now-declare = { $count ->
    [one] Dis au shérif ce qu’est ta carte. Un seul type légal ; ça peut même être vrai.
   *[other] Dis au shérif ce que sont tes { $count } cartes. Un seul type légal ; ça peut même être vrai.
}
table-now-settle = { $count ->
    [one] Il reste un sac : marchande, laisse-le passer ou ouvre-le.
   *[other] Il reste { $count } sacs : choisis, marchande, décide.
}
table-now-settle-deputy = { $count ->
    [one] Il reste un sac : donne ton avis et confirme-le.
   *[other] Il reste { $count } sacs : choisis-en un, donne ton avis et confirme-le.
}
table-now-pay = { $gold ->
    [one] Plus d’or, et il manque encore { $gold } pièce : choisis des marchandises de ton étal.
   *[other] Plus d’or, et il manque encore { $gold } pièces : choisis des marchandises de ton étal.
}
table-now-place-confiscated = { $count ->
    [one] Pose la carte confisquée sur une pile.
   *[other] Pose les { $count } cartes confisquées sur une pile, dans l’ordre que tu veux.
}
table-now-brimstone = Verses-tu de l’huile de soufre sur l’étal de quelqu’un ? On le demande à quiconque cache quelque chose.
table-now-black-market = Dernier appel du marché noir : échange trois cartes d’un même type, ou passe ton chemin.
table-now-divide = Propose un partage du butin, ou laisse faire les règles.
table-now-divide-answer = L’autre adjoint a proposé un partage : accepte, ou pas.
table-now-choose-plates = Choisis ce que deviennent tes plats de festin.
table-now-bargain = Ton sac est devant { $names }. Fais une offre, ou prends un air honnête.
table-now-bargain-others = Le sort de ton sac est réglé. Tu peux encore marchander pour les autres.
table-now-other-deputy = Tu as confirmé. { $names } réfléchit encore.
table-now-bag-closed = { $count ->
    [one] Ton sac est fermé. { $names } remplit encore le sien.
   *[other] Ton sac est fermé. { $names } remplissent encore les leurs.
}
table-now-wait-name-first = { $names } choisit qui va au marché en premier.
table-now-wait-market = { $names } fait son marché.
table-now-wait-place = { $names } pose des cartes sur une pile.
table-now-wait-load = { $count ->
    [one] { $names } remplit son sac.
   *[other] { $names } remplissent leurs sacs.
}
table-now-wait-declare = { $names } déclare son sac. Les yeux dans les yeux.
table-now-wait-settle = { $count ->
    [one] { $names } décide du sort des sacs.
   *[other] { $names } décident du sort des sacs.
}
table-now-wait-pay = { $count ->
    [one] { $names } racle ses fonds de tiroir.
   *[other] { $names } raclent leurs fonds de tiroir.
}
table-now-wait-place-confiscated = { $names } pose les marchandises confisquées sur une pile.
table-now-wait-brimstone = De l’huile de soufre ? On le demande à { $names }.
table-now-wait-black-market = { $names } fait un saut au marché noir.
table-now-wait-divide = { $count ->
    [one] { $names } réfléchit au butin.
   *[other] { $names } se disputent le butin.
}
table-now-wait-choose-plates = { $names } choisit pour le festin.

## The log: a line for every event

table-log-scene-set = Le décor est planté : tour { $round }.
table-log-deck-shuffled = { $count } cartes sont mélangées : voilà la pioche.
table-log-deck-reshuffled = La pioche est vide ; { $count } cartes de la défausse en font une nouvelle.
table-log-cards-removed = { $count } cartes quittent le jeu sans être vues.
table-log-piles-turned-up = Les piles de défausse commencent. À gauche : { $left }. À droite : { $right }.
table-log-deputies-shuffled = Les cartes d’adjoint sont mélangées.
table-log-lots-drawn = { $you ->
    [yes] Le sort en décide : le premier shérif, c’est toi.
   *[no] Le sort en décide : le premier shérif, c’est { $name }.
}
table-log-round-began = { $many ->
    [yes] Tour { $round } sur { $rounds }. Adjoints : { $name }.
   *[no] { $you ->
        [yes] Tour { $round } sur { $rounds }. Le shérif, c’est toi.
       *[no] Tour { $round } sur { $rounds }. Shérif : { $name }.
    }
}
table-log-phase-began = { $phase ->
    [set_up] La table est prête.
    [market] Marché : on écarte le vieux, on prend du neuf.
    [loading] Remplissage : les marchands préparent leurs sacs.
    [declaration] Déclaration : chacun dit ce que contient son sac, plus ou moins.
    [inspection] Inspection : les sacs sont à la porte.
    [black_market] Marché noir : dernier appel.
    [loot] Butin : les adjoints partagent leur prise.
    [feast] Festin : les plats deviennent des marchandises.
   *[over] La journée de marché est finie.
}
table-log-round-ended = Le tour { $round } est fini.
table-log-first-merchant-named = { $you ->
    [yes] Tu vas au marché en premier.
   *[no] { $name } va au marché en premier.
}
table-log-cards-set-aside = { $count ->
    [0] { $you ->
        [yes] Tu gardes toutes tes cartes.
       *[no] { $name } garde toutes ses cartes.
    }
   *[other] { $you ->
        [yes] Tu écartes { $goods }.
       *[no] { $name } écarte { $goods }.
    }
}
table-log-cards-set-aside-face-down = { $count ->
    [0] { $you ->
        [yes] Tu gardes toutes tes cartes.
       *[no] { $name } garde toutes ses cartes.
    }
   *[other] { $you ->
        [yes] Tu écartes { $goods }, face cachée.
       *[no] { $name } écarte { $goods }, face cachée.
    }
}
table-log-cards-taken = { $you ->
    [yes] Tu prends sur { $pile } : { $goods }.
   *[no] { $name } prend sur { $pile } : { $goods }.
}
table-log-cards-drawn = { $you ->
    [yes] Tu pioches { $goods }.
   *[no] { $name } pioche { $goods }.
}
table-log-set-aside-placed = { $you ->
    [yes] Tu poses sur { $pile } : { $goods }.
   *[no] { $name } pose sur { $pile } : { $goods }.
}
table-log-set-aside-gathered = { $count ->
    [one] { $count } carte écartée rejoint la défausse.
   *[other] { $count } cartes écartées rejoignent la défausse.
}
# $goods: empty for those who do not know
table-log-bag-closed = { $you ->
    [yes] Tu refermes ton sac, clac : { $goods }.
   *[no] { $name } referme son sac, clac.
}
# $bags: a list of table-log-bag-of
table-log-bags-closed = Tous les sacs sont fermés : { $bags }.
table-log-bag-of = { $you ->
    [yes] toi ({ $count })
   *[no] { $name } ({ $count })
}
table-log-bag-declared = { $you ->
    [yes] Tu déclares { goods-counted }.
   *[no] { $name } déclare { goods-counted }.
}
table-log-offer-made = { $you ->
    [yes] Tu fais une offre à { $to } : { $terms }.
   *[no] { $toyou ->
        [yes] { $name } te fait une offre : { $terms }.
       *[no] { $name } fait une offre à { $to } : { $terms }.
    }
}
table-log-offer-agreed = { $you ->
    [yes] Tu dis oui à { $by } ; il manque encore une voix.
   *[no] { $name } dit oui à { $by } ; il manque encore une voix.
}
# Something that can be said; $words: a statement of say.ftl
table-log-said = { $you ->
    [yes] Toi : « { $words } »
   *[no] { $name } : « { $words } »
}
# $how: refused, withdrawn or lapsed
table-log-offer-ended = { $how ->
    [refused] { $you ->
        [yes] Ton offre à { $to } est refusée.
       *[no] { $toyou ->
            [yes] L’offre que te fait { $name } est refusée.
           *[no] Offre refusée : { $name } à { $to }.
        }
    }
    [withdrawn] { $you ->
        [yes] Tu retires ton offre à { $to }.
       *[no] { $toyou ->
            [yes] { $name } te retire son offre.
           *[no] Offre retirée : { $name } à { $to }.
        }
    }
   *[lapsed] { $you ->
        [yes] Ton offre à { $to } est caduque.
       *[no] { $toyou ->
            [yes] L’offre que te fait { $name } est caduque.
           *[no] Offre caduque : { $name } à { $to }.
        }
    }
}
table-log-deal-struck = { $you ->
    [yes] Marché conclu, toi et { $with } : { $terms }.
   *[no] Marché conclu, { $name } et { $with } : { $terms }.
}
# $from: bag or stall
table-log-goods-handed = { $from ->
    [bag] { $toyou ->
        [loot] { $you ->
            [yes] De ton sac à la tuile de butin : { $things }.
           *[no] Du sac à la tuile de butin, { $name } : { $things }.
        }
        [yes] { $name } te remet, de son sac : { $things }.
       *[no] { $you ->
            [yes] Tu remets à { $to }, de ton sac : { $things }.
           *[no] { $name } remet à { $to }, de son sac : { $things }.
        }
    }
   *[stall] { $toyou ->
        [loot] { $you ->
            [yes] Tu poses sur la tuile de butin : { $things }.
           *[no] { $name } pose sur la tuile de butin : { $things }.
        }
        [yes] { $name } te remet { $things }.
       *[no] { $you ->
            [yes] Tu remets { $things } à { $to }.
           *[no] { $name } remet { $things } à { $to }.
        }
    }
}
# $seen: what the reader saw of the proof: bag, stall, both (in old games), or no
table-log-proof-shown = { $seen ->
    [bag] { $you ->
        [yes] Le compte n’y est pas : tu le prouves à { $with }. Dans le sac : { $bag }.
       *[no] Le compte n’y est pas : { $name } le prouve à { $with }. Dans le sac : { $bag }.
    }
    [stall] { $you ->
        [yes] Le compte n’y est pas : tu le prouves à { $with }. Sous l’étal : { $contraband }.
       *[no] Le compte n’y est pas : { $name } le prouve à { $with }. Sous l’étal : { $contraband }.
    }
    [both] { $you ->
        [yes] Le compte n’y est pas : tu le prouves à { $with }. Dans le sac : { $bag }. Sous l’étal : { $contraband }.
       *[no] Le compte n’y est pas : { $name } le prouve à { $with }. Dans le sac : { $bag }. Sous l’étal : { $contraband }.
    }
   *[no] Le compte n’y est pas : { $name } le prouve à { $with } et à personne d’autre.
}
# $good, $count: what was declared
table-log-bag-passed = { $mine ->
    [yes] Ton sac (« { goods-counted } ») passe. Sur ton étal : { $things }.
   *[no] Le sac { table-desk-ask.of } (« { goods-counted } ») passe. Sur l’étal : { $things }.
}
# $honest: yes or no. $kept, $seized: goods; $keeps: how many
table-log-bag-opened = { $many ->
    [yes] { $you ->
        [yes] Ensemble, { $name }, vous ouvrez
       *[no] Ensemble, { $name } ouvrent
    }
   *[no] { $you ->
        [yes] Tu ouvres
       *[no] { $name } ouvre
    }
} { $mine ->
    [yes] ton sac
   *[no] le sac { table-desk-ask.of }
} (« { goods-counted } »){ $honest ->
    [yes] { " " }: honnête jusqu’à la dernière carte.
   *[no] . Confisqué : { $seized }.{ $keeps ->
        [0] { "" }
       *[other] { " " }Reste : { $kept }.
    }
}
table-log-penalty-owed = { $you ->
    [yes] Tu n’as plus d’or ; reste à payer en marchandises : { $gold }.
   *[no] { $name } n’a plus d’or ; reste à payer en marchandises : { $gold }.
}
# $forgiven: what could not be paid
table-log-penalty-paid = { $toyou ->
    [loot] { $you ->
        [yes] Tu verses au butin : { $things }.
       *[no] { $name } verse au butin : { $things }.
    }
    [yes] { $name } te paie { $things }.
   *[no] { $you ->
        [yes] Tu paies { $things } à { $to }.
       *[no] { $name } paie { $things } à { $to }.
    }
}{ $forgiven ->
    [0] { "" }
   *[other] { " " }Le reste ({ $forgiven }) est effacé.
}
table-log-confiscated-placed = { $you ->
    [yes] Tu poses les marchandises confisquées sur { $pile } : { $goods }.
   *[no] { $name } pose les marchandises confisquées sur { $pile } : { $goods }.
}
table-log-time-up = La cloche ! À la porte, c’est l’heure.
table-log-brimstone-asked = { $you ->
    [yes] De l’huile de soufre ? On te le demande, comme à quiconque cache quelque chose.
   *[no] De l’huile de soufre ? On le demande à { $name }, comme à quiconque cache quelque chose.
}
table-log-brimstone-used = { $you ->
    [yes] Tu verses de l’huile de soufre. Ça brûle chez { $owner } : { $goods }.
   *[no] { $mine ->
        [yes] { $name } verse de l’huile de soufre. Ça brûle chez toi : { $goods }.
       *[no] { $name } verse de l’huile de soufre. Ça brûle chez { $owner } : { $goods }.
    }
}
table-log-brimstone-kept = { $you ->
    [yes] Tu ne brûles rien.
   *[no] { $name } ne brûle rien.
}
# $verdict: pass or open
table-log-stance-taken = { $verdict ->
    [pass] { $you ->
        [yes] Tu laisserais passer le sac { table-desk-ask.of }.
       *[no] { $mine ->
            [yes] { $name } laisserait passer ton sac.
           *[no] { $name } laisserait passer le sac { table-desk-ask.of }.
        }
    }
   *[open] { $you ->
        [yes] Tu ouvrirais le sac { table-desk-ask.of }.
       *[no] { $mine ->
            [yes] { $name } ouvrirait ton sac.
           *[no] { $name } ouvrirait le sac { table-desk-ask.of }.
        }
    }
}
table-log-stance-confirmed = { $you ->
    [yes] Tu confirmes pour le sac { table-desk-ask.of }.
   *[no] { $mine ->
        [yes] { $name } confirme pour ton sac.
       *[no] { $name } confirme pour le sac { table-desk-ask.of }.
    }
}
table-log-deputy-alone = { $you ->
    [yes] Désaccord entre adjoints : le sac { table-desk-ask.of } ne dépend plus que de toi.
   *[no] { $mine ->
        [yes] Désaccord entre adjoints : { $name } décide en solo de ton sac.
       *[no] Désaccord entre adjoints : { $name } décide en solo du sac { table-desk-ask.of }.
    }
}
table-log-division-proposed = { $you ->
    [yes] Ta proposition : prendre { $things } du butin et laisser le reste.
   *[no] { $name } propose de prendre { $things } du butin et de laisser le reste.
}
table-log-division-refused = { $you ->
    [yes] Tu refuses ce partage.
   *[no] { $name } refuse ce partage.
}
table-log-proposal-forgone = { $you ->
    [yes] Tu ne proposes aucun partage.
   *[no] { $name } ne propose aucun partage.
}
# $agreed: yes or no; $lost: how many cards did not divide, $goods: which
table-log-loot-divided = { $agreed ->
    [yes] Le butin, comme convenu. { $first } : { $firsttakes } ; { $second } : { $secondtakes }.
   *[no] Pas d’accord : le butin est partagé en deux. { $first } : { $firsttakes } ; { $second } : { $secondtakes }.
}{ $lost ->
    [0] { "" }
   *[other] { " " }Perdu, car impossible à partager : { $goods }.
}
table-log-black-market-claimed = { $you ->
    [yes] Tu échanges { $goods } contre une carte du marché noir qui vaut { $value }.
   *[no] { $name } échange { $goods } contre une carte du marché noir qui vaut { $value }.
}
table-log-black-market-declined = { $you ->
    [yes] Tu laisses le marché noir de côté.
   *[no] { $name } laisse le marché noir de côté.
}
# $stalls: a list of table-log-shown-of
table-log-contraband-shown = Ce qui était caché : { $stalls }.
table-log-shown-of = { $you ->
    [yes] toi : { $goods }
   *[no] { $name } : { $goods }
}
# One stall after the other: $stalls so far, and the next one
table-log-shown-next = { $stalls } ; { $next }
table-log-plates-chosen = { $mine ->
    [yes] Tes plats de festin deviennent : { $goods }.
   *[no] Les plats de festin { table-desk-ask.of } deviennent : { $goods }.
}
table-log-game-scored = { $many ->
    [yes] Victoire partagée à { $score } points : { $name }.
   *[no] { $you ->
        [yes] Tu gagnes avec { $score } points.
       *[no] { $name } gagne avec { $score } points.
    }
}
table-log-table-revealed = Toutes les cartes sont sur la table.

## Commands in words, for buttons and hints

table-do-name-first-merchant = { $name } en premier
# $taken: cards from the piles
table-do-set-aside = { $count ->
    [0] { $taken ->
        [0] Tout garder
       *[other] Ne rien écarter, en prendre { $taken } dans les piles
    }
   *[other] { $taken ->
        [0] Écarter { $goods }
       *[other] Écarter { $goods }, en prendre { $taken } dans les piles
    }
}
table-do-place-set-aside = Poser sur la pile de { $pile ->
    [left] gauche
   *[right] droite
} : { $goods }
table-do-place-confiscated = Poser sur la pile de { $pile ->
    [left] gauche
   *[right] droite
} : { $goods }
table-do-load-bag = Mettre dans le sac : { $goods }
table-do-declare-bag = Déclarer { goods-counted }
# $bribe: yes or no
table-do-pass-bag = { $bribe ->
    [yes] Accepter l’offre et laisser passer le sac { table-desk-ask.of }
   *[no] Laisser passer gratis le sac { table-desk-ask.of }
}
table-do-open-bag = Ouvrir le sac { table-desk-ask.of }
table-do-take-stance = { $verdict ->
    [pass] Dire : le sac { table-desk-ask.of } passe
   *[open] Dire : on ouvre le sac { table-desk-ask.of }
}
table-do-confirm-stance = Confirmer ton avis sur le sac { table-desk-ask.of }
table-do-make-offer = Offrir à { $to } : { $terms }
table-do-withdraw-offer = Retirer ton offre à { $to }
table-do-refuse-offer = Refuser l’offre faite par { $by }
table-do-accept-offer = Accepter l’offre faite par { $by }
table-do-pay-debt = Payer avec { $goods }
table-do-use-brimstone = Brûler { goods-counted } chez { $owner }
table-do-keep-brimstone = Ne rien brûler
table-do-claim-black-market = Échanger { $goods } contre la carte du marché noir
table-do-decline-black-market = Passer son chemin
table-do-say = Dire : « { $words } »
table-do-propose-division = Proposer de prendre { $things }
table-do-agree-division = Accepter
table-do-refuse-division = Refuser ce partage
table-do-forgo-proposal = Ne rien proposer
table-do-choose-plates = En faire { $goods }
table-do-clock-ran-out = Le temps est écoulé

## Refusals: why something can not be done, and what can be done instead

table-refused-unknown = Ce n’est pas possible maintenant. ({ $code })
table-refused-actor-unknown = Tu n’as pas de place à cette table.
table-refused-ask-pending = Il faut d’abord répondre à autre chose.
table-refused-bag-closed = Ton sac est fermé pour de bon.
table-refused-bag-deputy-alone = Un adjoint s’occupe déjà de ce sac en solo.
table-refused-bag-needs-both-deputies = Ce sac demande les deux adjoints : donne ton avis.
table-refused-bag-not-in-hand = Tu ne peux mettre dans le sac que des cartes de ta main.
table-refused-bag-not-open = Le sort de ce sac est réglé. Choisis-en un autre.
table-refused-bag-wrong-number = Un sac contient une à cinq cartes.
table-refused-black-market-no-card = Cette pile est vide.
table-refused-black-market-not-in-game = Il n’y a pas de marché noir dans cette partie.
table-refused-black-market-once-a-round = Une carte du marché noir par tour, pas plus.
table-refused-black-market-only-merchants = Le marché noir est réservé aux marchands.
table-refused-black-market-own-bag-first = Il faut d’abord régler le sort de ton sac.
table-refused-black-market-too-few = Il t’en faut trois du même type sous ton étal.
table-refused-brimstone-no-opponent = Choisis l’étal de quelqu’un d’autre.
table-refused-brimstone-none = Tu n’as pas d’huile de soufre dans ce sac.
table-refused-brimstone-not-asked = On ne t’a rien demandé au sujet de l’huile de soufre.
table-refused-brimstone-wrong-number = Brûle une ou deux marchandises d’un même type qui s’y trouvent.
table-refused-say-no-such-statement = On ne peut pas dire cela maintenant.
table-refused-clock-not-running = L’horloge ne tourne pas.
table-refused-command-malformed = Le serveur n’a pas compris. Recharge la page et réessaie.
table-refused-command-not-for-seats = Seule l’horloge peut faire cela.
table-refused-command-not-for-the-clock = L’horloge ne peut pas faire cela.
table-refused-confiscated-not-asked = Tu n’as pas de marchandises confisquées à poser.
table-refused-confiscated-other-cards = Pose exactement les cartes confisquées.
table-refused-debt-legal-first = Paie d’abord en marchandises légales ; la contrebande, seulement si elles ne suffisent pas.
table-refused-debt-more-than-needed = C’est plus qu’il n’en faut : garde une carte.
table-refused-debt-none = Tu ne dois rien.
table-refused-debt-not-enough = Ça ne couvre pas encore la dette : ajoute une carte.
table-refused-debt-not-on-stall = Tu ne peux payer qu’avec ce qui est sur ton étal.
table-refused-declaration-not-legal = Déclare un type de marchandise légale de cette partie.
table-refused-declaration-wrong-number = Déclare exactement autant de cartes que le sac en contient.
table-refused-loot-gold = Il n’y a pas autant d’or dans le butin.
table-refused-loot-no-proposal = Il n’y a pas de proposition à laquelle répondre.
table-refused-loot-not-there = Ce n’est pas dans le butin.
table-refused-loot-proposed-already = Tu as déjà fait ta proposition.
table-refused-market-hand-full = Ta main n’a pas la place : prends-en moins dans les piles.
table-refused-market-hand-would-be-empty = Il ne reste rien à piocher : garde au moins une carte.
table-refused-market-no-such-pile = Cette pile n’existe pas.
table-refused-market-no-taking = Dans cette édition, on ne prend que dans la pioche.
table-refused-market-nobody-to-name = Le premier marchand est déjà désigné.
table-refused-market-not-a-merchant = Désigne un des marchands.
table-refused-market-not-in-hand = Tu ne peux écarter que des cartes de ta main.
table-refused-market-not-the-set-aside = Pose exactement les cartes que tu as écartées.
table-refused-market-pile-too-small = La pile a moins de cartes que ça.
table-refused-market-too-many = On écarte cinq cartes au plus.
table-refused-obligation-must-open = Marché conclu : ce sac doit être ouvert.
table-refused-obligation-must-pass = Marché conclu : ce sac doit passer.
table-refused-obligation-must-take-nothing = Marché conclu : on ne peut rien prendre pour ce sac.
table-refused-offer-bag-goods = On promet plus que le sac ne contient.
table-refused-offer-bag-goods-need-passing = Pour promettre le contenu d’un sac, il faut que l’accord le laisse passer.
table-refused-offer-bag-not-open = Le sort de ce sac est réglé, ou il ne regarde pas cet adjoint.
table-refused-offer-bag-twice = Une offre ne parle qu’une fois de chaque sac.
table-refused-offer-choose-cards = Choisis les cartes à donner sans les montrer.
table-refused-offer-closed = On conclut des accords pendant l’inspection.
table-refused-offer-contraband = Il n’y a pas autant de cartes cachées sur cet étal.
table-refused-offer-does-not-pass-the-bag = Cette offre ne laisse pas passer le sac : accepte-la à part.
table-refused-offer-empty = Offrir du vent, ce n’est pas offrir : ajoute quelque chose.
table-refused-offer-favour = La promesse est trop longue, ou n’est pas du texte simple.
table-refused-offer-typed-favour = Cette promesse est incomplète : il faut une somme d’or de 1 à 50, ou un type de marchandise, et pas de mots en plus.
table-refused-offer-favour-of-two = À deux, les adjoints ne peuvent ni donner ni recevoir une telle promesse : nul ne saurait dire lequel doit la tenir.
table-refused-offer-favour-too-late = C’est le dernier tour : il n’y en aura plus d’autre pour lequel promettre.
table-refused-offer-gold = Il n’y a pas autant d’or de ce côté.
table-refused-offer-legal-goods = Ces marchandises ne sont pas sur cet étal.
table-refused-offer-no-common-purse = À deux, les adjoints n’ont pas de bourse : ils ne peuvent que promettre.
table-refused-offer-no-such-pair = Un accord se fait entre le shérif et un seul marchand.
table-refused-offer-not-contraband = Ces marchandises ne sont pas de la contrebande.
table-refused-offer-not-in-game = Ce type n’est pas dans la partie.
table-refused-offer-not-on-stall = Cette carte n’est pas sous ton étal.
table-refused-offer-not-your-side = Tu ne parles que pour ton propre camp.
table-refused-offer-not-yours-to-accept = Cette offre ne s’adresse pas à toi.
table-refused-offer-sheriff-has-no-bag = Le shérif n’a pas de sac où puiser.
table-refused-offer-stale = Cette offre vient de changer. Regarde-la de nouveau.
table-refused-offer-too-many-favours = C’est une faveur de trop : un marchand peut en promettre deux par tour, et s’en voir promettre deux.
table-refused-phase-wrong = Pas dans cette phase.
table-refused-plates-not-legal = Un plat de festin devient une marchandise légale de cette partie.
table-refused-plates-wrong-number = Choisis un type pour chaque plat.
table-refused-stance-confirmed = Tu as déjà confirmé ton avis.
table-refused-stance-none = Donne d’abord ton avis.
table-refused-stance-same = C’est déjà ton avis.
table-refused-turn-not-a-deputy = C’est l’affaire des adjoints.
table-refused-turn-not-the-sheriff = C’est l’affaire du shérif.
table-refused-turn-not-yours = Ce n’est pas encore à toi.
table-refused-table-not-playing = La partie n’est pas en cours.
table-refused-table-paused = La partie est en pause. L’hôte peut la reprendre.
table-refused-offer-too-many = Assez d’offres pour ce tour. Il est temps de régler le sort des sacs.
table-refused-stance-too-many = Tu as assez changé d’avis. Confirme ton choix.
table-refused-table-moved-on = Quelqu’un a fait plus vite. Regarde et décide de nouveau.
table-refused-limit-reached = Trop de choses à la fois. Respire un coup.
table-refused-message-malformed = Le serveur n’a pas compris. Recharge la page et réessaie.
table-refused-message-not-seated = Il faut être à la table pour jouer et parler.
table-refused-talk-quiet = On ne parle pas à cette table : l’hôte veut du calme.
table-refused-talk-closed = Pas de discussion à cette table. Les affirmations et les réactions marchent.
table-refused-say-too-many = Assez de paroles pour ce tour.
table-refused-talk-too-long = C’est trop long pour une ligne.
table-refused-talk-unknown-reaction = Cette réaction n’existe pas.
table-refused-socket-closed = Le serveur t’a fermé la table.

## The bar above, tools, the line to the server

table-round = Tour { $round } sur { $rounds }
table-phase = { $phase ->
    [set_up] Mise en place
    [market] Marché
    [loading] Remplissage
    [declaration] Déclaration
    [inspection] Inspection
    [black_market] Marché noir
    [loot] Butin
    [feast] Festin
   *[over] Fin
}
# $kind: turn, reserve or inspection. $left: minutes and seconds
table-clock = { $kind ->
    [inspection] Inspection minutée : reste { $left }
    [reserve] Temps de réserve : reste { $left }
   *[turn] Temps du coup : reste { $left }
}
table-races = Roi et reine
table-races-about = Qui a le plus de chaque type en vue sur son étal. Marchandises royales et plats de festin s’ajoutent à la fin.
table-log = Journal
table-talk = Discussion
table-talk-unread = { $count ->
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
table-side = Journal et discussion
table-scene = Les marchands
table-menu = Menu
table-menu-rules = Règles
table-menu-piles = Pioche et défausse
table-menu-settings = Réglages
table-menu-pause = Mettre en pause
table-menu-resume = Reprendre
table-menu-watch = Spectateurs admis
table-menu-spectators = Les grands écrans aussi. Qui regarde déjà peut rester.
table-menu-code = Code de cette table : { $code }
table-menu-leave = Quitter la partie
table-menu-leave-really = Un bot prend ta place ; tu pourras revenir la réclamer. Quitter ?
table-menu-leave-yes = Oui, quitter
table-menu-leave-no = Rester
table-menu-home = Vers l’accueil
table-line-lost = Connexion perdue. On se reconnecte…
table-line-offline = Tu es hors ligne. La table attend ; tes coups sont gardés.
table-line-outdated = Le serveur a été mis à jour. Recharge pour continuer.
table-line-closed = { $code ->
    [4401] Le serveur ne te connaît plus. Passe par l’accueil et reviens.
    [4403] Cette table ne t’est pas ouverte.
   *[other] Cette table n’existe pas.
}
table-reload = Recharger
table-notice-ok = D’accord
table-stand-in = Un bot a joué pour toi entre-temps. Joue ton prochain coup pour récupérer ta place.
table-not-yet = Pas encore
table-moment-close = Continuer
table-moments = Ce qui se passe

## Moments, and how fast they are told

table-speed = Rythme du récit
table-speed-relaxed = tranquille
table-speed-brisk = vif
table-speed-instant = immédiat
table-moment-deal = { $you ->
    [yes] Marché conclu : toi et { $with }
   *[no] Marché conclu : { $name } et { $with }
}
table-moment-against = { $name } paie pour faire ouvrir ton sac
# $state: kept or broken
table-moment-pledge = { $state ->
    [kept] { $many ->
        [yes] Parole tenue : { $name }
       *[no] { $you ->
            [yes] Tu tiens parole
           *[no] { $name } tient parole
        }
    }
   *[broken] { $many ->
        [yes] Parole trahie : { $name }
       *[no] { $you ->
            [yes] Tu manques à ta parole
           *[no] { $name } manque à sa parole
        }
    }
}
table-moment-debt = { $you ->
    [yes] Tu paies en marchandises
   *[no] { $name } paie en marchandises
}
# Somebody has more of a kind in sight than whoever led before. $good: its name
table-moment-crown = { $many ->
    [yes] { $good } : { $name } passent devant
   *[no] { $you ->
        [yes] { $good } : tu passes devant
       *[no] { $good } : { $name } passe devant
    }
}
table-moment-crown-from = Avant : { $names }
table-moment-badge = { $many ->
    [yes] Nouveaux adjoints : { $name }
   *[no] { $you ->
        [yes] L’insigne est à toi : le shérif, c’est toi
       *[no] Nouveau shérif : { $name }
    }
}
table-log-crown = { $good } : { $many ->
    [yes] { $name } passent devant
   *[no] { $you ->
        [yes] tu passes devant
       *[no] { $name } passe devant
    }
} (avant : { $from }).
table-log-pledge = { $state ->
    [kept] Promesse du tour { $round } tenue : { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] toi
           *[no] { $name }
        }
    } → { $to }.
   *[broken] Promesse du tour { $round } trahie : { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] toi
           *[no] { $name }
        }
    } → { $to }.
}
table-away = Pendant ton absence
table-away-mine = Un bot a joué pour toi :
table-away-others = Pendant ce temps :
table-away-gold = Ton or : { $before } avant, { $after } maintenant.
table-away-on = Revenir à la table

## Seats and stalls

table-seat-asked = doit agir
table-seat-away = hors ligne
table-seat-stand-in = un bot joue
table-seat-bot = Un bot
table-seat-program = Un programme
table-stall-of = { $mine ->
    [yes] Ton étal
   *[no] L’étal { table-desk-ask.of }
}
table-own-stall = Ton étal : { $gold } ; en vue : { $goods } ; sous l’étal : { $hidden }
table-stall-legal = En vue, valeur { $value }
table-stall-hidden = { $count ->
    [0] Rien de caché
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
table-stall-hidden-mine = Personne d’autre ne les connaît. Valeur : { $value }.
table-stall-empty = Rien pour l’instant.
table-black-cards = Marché noir : { $value }
table-facts = Ce que tu as appris
# $what: proof_bag, proof_stall, shown_bag, shown_stall, given or received; in old games proof or shown: both places
table-fact = { $what ->
    [proof_bag] On t’a montré ce qu’il y avait dans le sac : { $bag }.
    [proof_stall] On t’a montré ce qu’il y a sous l’étal : { $goods }.
    [shown_bag] Tu as dû montrer ton sac ({ $bag }).
    [shown_stall] Tu as dû montrer le dessous de ton étal ({ $goods }).
    [proof] On t’a montré : dans le sac, { $bag } ; sous l’étal, { $goods }.
    [shown] Tu as dû montrer ton sac ({ $bag }) et le dessous de ton étal ({ $goods }).
    [given] Tu as donné { $goods }.
   *[received] Tu as reçu { $goods }.
}
table-promises = Promesses
# $kind: favour, pass, open, take_nothing, goods or stall; $words: a favour in words, or a promise for later rounds
table-pledge = { $kind ->
    [pass] Tour { $round }, { $name } à { $to } : { $mine ->
        [yes] ton sac passe
       *[no] le sac { table-desk-ask.of } passe
    }.
    [open] Tour { $round }, { $name } à { $to } : { $mine ->
        [yes] ton sac est ouvert
       *[no] le sac { table-desk-ask.of } est ouvert
    }.
    [take_nothing] Tour { $round }, { $name } à { $to } : { $mine ->
        [yes] on ne prend rien pour ton sac
       *[no] on ne prend rien pour le sac { table-desk-ask.of }
    }.
    [goods] Tour { $round }, { $name } à { $to } : { $goods } du sac.
    [stall] Tour { $round }, { $name } à { $to } : { $goods } de sous l’étal.
   *[favour] Tour { $round }, { $name } à { $to } : « { $words } »
}
table-pledge-state = { $state ->
    [kept] tenue
    [broken] trahie
    [lapsed] caduque
    [said] parole donnée
   *[open] en suspens
}
table-mute = Ne plus montrer ce que dit { $name }
table-block = Bloquer { $name }
table-blocked = Tu n’entendras plus { $name }, et vos tables ne se croiseront plus.

## Hand, deck, market

table-hand = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
# A card for a screen reader. $class: legal, contraband, royal or promo; $verb: what a press does
table-card = { $verb ->
    [toss] { $good }, { $class ->
        [legal] marchandise légale
        [contraband] contrebande
        [royal] marchandise royale
       *[promo] carte promo
    }, valeur { $value }, pénalité { $penalty } : écarter
    [untoss] { $good }, à écarter : finalement garder
    [load] { $good }, { $class ->
        [legal] marchandise légale
        [contraband] contrebande
        [royal] marchandise royale
       *[promo] carte promo
    }, valeur { $value }, pénalité { $penalty } : dans le sac
    [unload] { $good }, dans le sac : retirer
   *[none] { $good }, valeur { $value }, pénalité { $penalty }
}
table-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
table-removed = { $count } cartes ont quitté le jeu sans être vues
table-pile-count = { $pile ->
    [left] Pile de gauche : { $count }
    [right] Pile de droite : { $count }
   *[only] Défausse : { $count }
}
table-pile-top = { $pile ->
    [left] { $count ->
        [one] Pile de gauche, { $count } carte, au-dessus : { $good }
       *[other] Pile de gauche, { $count } cartes, au-dessus : { $good }
    }
   *[right] { $count ->
        [one] Pile de droite, { $count } carte, au-dessus : { $good }
       *[other] Pile de droite, { $count } cartes, au-dessus : { $good }
    }
}
table-pile-more = { $pile ->
    [left] Prendre sur la pile de gauche : { $good }
   *[right] Prendre sur la pile de droite : { $good }
}
table-pile-less = { $pile ->
    [left] En remettre une sur la pile de gauche
   *[right] En remettre une sur la pile de droite
}
table-piles = Pioche et défausse
table-piles-look = Feuilleter les piles
table-market-tray = Cartes à écarter
table-market-tray-empty = Rien à écarter. Touche des cartes de ta main, ou fais-les glisser ici.
table-market-tossed = { $count } à écarter, { $most } au plus
table-market-take-back = Finalement garder : { $good }
table-market-draws = { $count ->
    [0] Rien à piocher
    [one] Tu pioches { $count } carte
   *[other] Tu pioches { $count } cartes
}
table-market-keep = Tout garder
# $count: cards tossed; $taken: cards from the piles
table-market-swap = { $count ->
    [0] En prendre { $taken } dans les piles
    [one] Échanger { $count } carte
   *[other] Échanger { $count } cartes
}
table-market-no-room = Ta main n’a pas la place : écarte plus, ou prends moins.
table-place-choose = Choisis une pile
table-place-choose-why = Touche une des deux piles.
table-place-on = { $pile ->
    [left] Poser sur la pile de gauche
   *[right] Poser sur la pile de droite
}
# $pile: left, right, or none while none is chosen
table-place-goes = { $pile ->
    [left] { $count ->
        [one] Ta carte ira sur la pile de gauche.
       *[other] Tes { $count } cartes iront sur la pile de gauche.
    }
    [right] { $count ->
        [one] Ta carte ira sur la pile de droite.
       *[other] Tes { $count } cartes iront sur la pile de droite.
    }
   *[none] { $count ->
        [one] Ta carte ira sur la pile que tu choisis.
       *[other] Tes { $count } cartes iront sur la pile que tu choisis.
    }
}
table-place-order = De bas en haut :
table-place-top = au-dessus
table-place-lower = { $good } : plus bas
table-place-higher = { $good } : plus haut
table-name-first-choose = Choisis un marchand
table-name-first-why = Touche un des marchands.

## Loading and declaration

table-own-bag = { $count ->
    [0] Ton sac, vide
    [one] Ton sac avec { $count } carte
   *[other] Ton sac avec { $count } cartes
}
table-your-bag = Ton sac
table-load-about = { $count ->
    [0] Touche des cartes de ta main, ou fais-les glisser dans le sac.
   *[other] { $count } sur { $most } au plus. Touche une carte pour la retirer.
}
table-load-empty = Mets-y au moins une carte.
table-load-full = Un sac contient { $most } cartes.
table-load-close = { $count ->
    [0] Fermer le sac
    [one] Fermer le sac ({ $count } carte)
   *[other] Fermer le sac ({ $count } cartes)
}
table-load-close-really = Fermer pour de bon
table-load-closing = Une fois le fermoir claqué, personne n’y change rien. Même pas toi.
table-load-take-out = Retirer : { $good }
table-packing = en cours
table-packed = fermé
table-undeclared = pas encore déclaré
table-declare-inside = Dans ton sac :
table-declare-kinds = Ce que tu déclares
table-declare-true = { $count } en vrai
table-declare-choose = Choisis quoi déclarer
table-declare-choose-why = Touche un des types.
table-declare-say = Avec une petite phrase
table-declare-say-nothing = Ne rien dire
table-declare-honest = La pure vérité. Si on l’ouvre, le shérif te paie.
table-declare-lie = Pas tout à fait la vérité. Garde ton sérieux.
table-line-declare-1 = Emballé de mes honnêtes mains.
table-line-declare-2 = Regardez donc. Vous allez vous ennuyer.
table-line-declare-3 = Pourquoi ce regard ?
table-line-declare-4 = Comme d’habitude, shérif.

## At the gate

table-desk = Sacs sur le comptoir
# $said: what was declared; $state: lies, passed, honest or seized
table-bag-about = { $mine ->
    [yes] Ton sac, déclaré comme { $said }{ $state ->
        [passed] , passé
        [honest] , ouvert et honnête
        [seized] , ouvert et confisqué
       *[lies] { "" }
    }
   *[no] Le sac { table-desk-ask.of }, déclaré comme { $said }{ $state ->
        [passed] , passé
        [honest] , ouvert et honnête
        [seized] , ouvert et confisqué
       *[lies] { "" }
    }
}
table-stamp = { $state ->
    [passed] Passé
    [honest] Honnête
   *[seized] Confisqué
}
table-bound = { $deed ->
    [open] doit être ouvert
    [pass] doit passer
   *[take_nothing] sans pot-de-vin
}
table-verdict = { $verdict ->
    [pass] passe
   *[open] on ouvre
}
table-stance-of = { $verdict ->
    [pass] { $name } : laisser passer
   *[open] { $name } : ouvrir
}{ $confirmed ->
    [yes] , confirmé
   *[no] { "" }
}
table-alone = { $you ->
    [yes] toi, en solo
   *[no] { $name }, en solo
}
table-dealings = { $mine ->
    [yes] Tractations pour ton sac
   *[no] Tractations pour le sac { table-desk-ask.of }
}
table-desk-fine = Si on l’ouvre, tu paies { gold-counted }.
table-desk-honest = Il est honnête : si on l’ouvre, le shérif te paie.
table-desk-quiet = Personne n’a encore rien offert pour le sac { table-desk-ask.of }.
table-desk-quiet-mine = Tu n’as encore rien offert.
table-desk-quiet-sheriff = { $owner } n’a rien offert. Mets un peu la pression, ou décide.
# .of: « de » with the owner’s name, elided before a vowel.
table-desk-ask = Réclamer quelque chose à { $owner }
    .of = { BEGINS($owner) ->
        [vowel] d’{ $owner }
       *[consonant] de { $owner }
    }
table-quoted = « { $words } »
table-opening = { $mine ->
    [yes] On ouvre ton sac
   *[no] On ouvre le sac { table-desk-ask.of }
}
# $gold: in words, with the number
table-opening-fine = { $you ->
    [yes] Tu paies { $gold }.
   *[no] { $name } paie { $gold }.
}
# The Sheriff alone sees this: promised goods were missing.
table-proof = { $viewer ->
    [yes] { $name } n’a pas tout ce qui était promis, et ne le prouve qu’au shérif :
   *[no] { $name } n’a pas le compte, et ne le prouve qu’à toi :
}
table-proof-bag = Dans le sac
table-proof-stall = Sous l’étal
table-passing = { $mine ->
    [yes] Ton sac passe
   *[no] Le sac { table-desk-ask.of } passe
}

## Offers

table-offer-make = Faire une offre
table-nod = Rien à ajouter
table-offer-change = Changer ton offre
table-offer-change-short = Changer
table-offer-counter = Contre-offre
table-offer-accept = Accepter
table-offer-refuse = Refuser
table-offer-withdraw = Retirer
table-offer-send = Offrir
table-offer-to = Offre à { $to }
# $names: who said yes; $waits: who has not
table-offer-agreed = Oui : { $names }. On attend encore : { $waits }.
table-offer-bag = { $mine ->
    [yes] Ton sac
   *[no] Le sac { table-desk-ask.of }
}
table-offer-gives = { $you ->
    [yes] { $many ->
        [yes] Ensemble, vous donnez
       *[no] Tu donnes
    }
   *[no] { $many ->
        [yes] { $name } donnent
       *[no] { $name } donne
    }
}
table-offer-more = Plus : d’autres sacs, et une contrepartie
table-offer-choose = { $left ->
    [0] { $count ->
        [one] La carte à donner est choisie.
       *[other] Les { $count } cartes à donner sont choisies.
    }
    [one] Choisis encore { $left } carte à donner sans la montrer.
   *[other] Choisis encore { $left } cartes à donner sans les montrer.
}
table-offer-why-empty = Offrir du vent, ce n’est pas offrir : ajoute quelque chose.
table-offer-why-passing = Pour promettre le contenu du sac, il faut que l’accord le laisse passer.
table-offer-why-face-down = Il n’y a pas autant de cartes cachées sur cet étal.
table-offer-why-choose = Choisis les cartes à donner sans les montrer.
table-deed-short = { $deed ->
    [pass] passe
    [open] est ouvert
    [take_nothing] sans pot-de-vin
   *[none] pas mentionné
}
table-give-stall = Marchandises de l’étal
table-give-bag = Marchandises du sac
# $proof: whether a bluff has to be proved
table-give-bag-about = { $proof ->
    [yes] Promets ce que tu veux. Ce qui n’y est pas, tu n’as pas à le donner ; mais alors le shérif voit le sac.
   *[no] Promets ce que tu veux. Ce qui n’y est pas, tu n’as pas à le donner.
}
table-give-contraband = { $count ->
    [one] Contrebande sous l’étal ({ $count } carte)
   *[other] Contrebande sous l’étal ({ $count } cartes)
}
table-give-bluff = Tu peux promettre ce qui n’y est pas ; il faudra alors montrer au shérif ce qui y est.
table-give-unseen = Cartes non montrées, au choix du donneur
table-give-nothing = Rien à donner, à part des mots.
# A promise for later rounds, as its giver says it. $kind: pass_next, never_open, nothing_against, gold_next or leave_kind;
# $goods: the kind that is left to the other
table-favour = { $kind ->
    [pass_next] La prochaine fois que je garde la porte, votre sac passe.
    [never_open] Je n’ouvrirai plus jamais votre sac.
    [nothing_against] La prochaine fois que je garde la porte, je ne conclus aucun marché contre votre sac.
    [gold_next] La prochaine fois que nous pourrons conclure un marché, je vous paie { gold-counted }.
   *[leave_kind] Désormais, je vous laisse ceci : { $goods }.
}
# The same as something to choose; also $kind: none, words
table-favour-pick = { $kind ->
    [none] Aucune promesse
    [pass_next] « La prochaine fois que je garde la porte, votre sac passe »
    [never_open] « Je n’ouvrirai plus jamais votre sac »
    [nothing_against] « La prochaine fois que je garde la porte, je ne conclus aucun marché contre votre sac »
    [gold_next] De l’or, la prochaine fois que nous pourrons conclure un marché
    [leave_kind] Un type de marchandise, laissé à l’autre
   *[words] Avec mes propres mots
}
# A promise as a part of an offer: to whom, and in which words
table-part-typed = une promesse à { $to } : « { $words } »
table-give-promise = Une promesse pour les tours suivants
table-give-promise-about = N’engage personne. Mais tout le monde voit si elle est tenue.
table-give-kind = Quelle marchandise ?
table-give-favour = Une promesse en mots
table-give-favour-about = N’engage personne. Mais on s’en souvient.
table-choose-kind = { $good }, sur { $most }
table-of = sur { $most }
table-more = Plus : { $what }
table-less = Moins : { $what }
table-gold-jump = { $jump } pièces d’or de plus

## Debts, promo cards, black market, loot

table-pay-meter = { $paid } sur { $amount } payés
table-pay-all = Toutes les marchandises légales y passent ; elles ne suffisent pas.
table-pay-shown = Tout ce que tu donnes ici est montré à tous.
table-brimstone-none = Tu n’as pas d’huile de soufre à verser. Personne ne le saura : on demande à quiconque cache quelque chose.
table-black-worth = { $left ->
    [one] pour une carte à { $value } ; la dernière
   *[other] pour une carte à { $value }
}
table-black-empty = épuisé
table-black-have = tu en as { $count }
table-loot-so-far = Sur la tuile de butin : { $things }
table-loot-take = Tu prendrais
table-loot-about = L’autre adjoint reçoit le reste. Sans accord, tout est partagé en deux, et ce qui ne se partage pas est perdu.
table-loot-propose = Proposer ce partage
table-loot-proposal = { $you ->
    [yes] Tu proposes de prendre { $things }.
   *[no] { $name } propose de prendre { $things } et de te laisser le reste.
}
table-plates-choose = Choisis pour tes plats
table-plates-why = { $count ->
    [one] Choisis un type pour encore un plat.
   *[other] Choisis des types pour encore { $count } plats.
}
table-plates-left = { $count ->
    [0] Tous les plats sont servis.
    [one] Encore { $count } plat
   *[other] Encore { $count } plats
}

## Talk

table-talk-none = Personne n’a encore dit un mot.
table-talk-say = Dire quelque chose
table-talk-send = Dire
table-reactions = Réactions
table-phrases = Phrases toutes faites
table-reaction = { $reaction ->
    [laugh] rit.
    [gasp] n’en revient pas.
    [doubt] lève un sourcil.
    [cheer] applaudit.
    [groan] soupire.
   *[wink] fait un clin d’œil.
}
table-reaction-button = { $reaction ->
    [laugh] Rire
    [gasp] S’étonner
    [doubt] Douter
    [cheer] Applaudir
    [groan] Soupirer
   *[wink] Clin d’œil
}
table-phrase-sheriff-1 = Qu’avons-nous là ?
table-phrase-sheriff-2 = Il va falloir me convaincre.
table-phrase-sheriff-3 = C’est votre meilleure offre ?
table-phrase-sheriff-4 = Ça sent le poivre jusqu’ici.
table-phrase-bargain-1 = Rien à voir dans mon sac.
table-phrase-bargain-2 = Regardez plutôt l’autre sac.
table-phrase-bargain-3 = Je n’oublie pas les faveurs.
table-phrase-bargain-4 = Ouvrez-le. Chiche.
table-phrase-wait-1 = Bonne chance à tous.
table-phrase-wait-2 = Belle journée pour le marché.
table-phrase-wait-3 = Prenez votre temps.
table-phrase-over-1 = Bien joué !
table-phrase-over-2 = Que la vérité. Ou presque.
table-phrase-over-3 = On remet ça ?

## Hints

table-hint = Conseil
table-hint-thinking = On consulte un vieux renard…
table-hint-wait = Attendre et voir venir.
table-hint-weighed = Tout bien pesé, en points :
table-hint-bag = Ton sac : { $passed } s’il passe, { $otherwise } à espérer sans accord.
table-percent = { $percent } %
table-hint-opens = Je dirais { $percent } % de chances qu’on ouvre ton sac.
table-hint-about = L’avis d’un bot redoutable, d’après ce que tu vois et rien de plus.

## Keys

table-keys = Touches
table-key-card = choisir une carte de ta main
table-key-arrows = parcourir la main, les sacs et les boutons
table-key-main = le grand bouton
table-key-bag = sac suivant sur le comptoir
table-key-offer = faire une offre
table-key-say = dire quelque chose du sac
table-key-talk = discussion
table-key-log = journal
table-key-hint = conseil
table-key-crowns = roi et reine
table-key-escape = fermer, ou reprendre ce qui n’est pas envoyé
table-key-keys = cette liste

## End of a round, end of the game

table-round-over = Fin du tour { $round } sur { $rounds }
# $state: passed, honest, seized or gate (was at the gate, or had no bag)
table-round-bag = { $state ->
    [passed] passé
    [honest] honnête
    [seized] pris
   *[gate] –
}
table-round-stall = étal { $value }
table-final-counting = On compte…
table-final-skip = Tout montrer
table-final-winner = { $many ->
    [yes] Victoire partagée à { $score } points : { $name } !
   *[no] { $you ->
        [yes] Tu gagnes avec { $score } points !
       *[no] { $name } gagne avec { $score } points !
    }
}
table-final-place = Ta place à l’arrivée : n° { $rank }.
table-final-total = Total
table-final-crown = Roi et reine : { $good }
table-final-rematch = Rejouer
table-final-share = Partager la partie
table-final-replay = Revoir la partie
table-final-save = Garder le journal
table-final-copied = Le lien est copié.
table-final-review = Analyse
table-final-result = Résultat
table-play-on = Reprendre à partir d’ici
table-branch = Suite d’une autre partie : elle ne compte pas.
table-final-wealth = Fortune, tour par tour
table-final-honesty = Qui a joué franc jeu ?
table-final-column = { $column ->
    [bags] Sacs déclarés
    [lies] dont mensonges
    [caught] mensonges démasqués
    [paid] Pots-de-vin versés
    [taken] Pots-de-vin touchés
    [opened] Shérif : menteurs pris / sacs ouverts
    [kept] Promesses tenues
   *[broken] Promesses trahies
}
table-final-clock = l’horloge
table-final-bluff = Meilleur bluff
table-final-bluff-about = Tour { $round } : { $name } annonce « { goods-counted } ». Passé grâce à { $by }, avec une valeur de { $worth } bien cachée.
table-final-catch = Plus belle prise
table-final-catch-about = Tour { $round } : { $name } annonce « { goods-counted } ». Ouvert par { $by } : il y avait autre chose, d’une valeur de { $worth }.
table-final-bribe = Sac le plus cher
table-final-bribe-about = Tour { $round } : { $name } verse un pot-de-vin d’une valeur de { $gold } pour faire passer « { goods-counted } » devant { $by }.

## Looking back: the decisions that weighed most, as a hint would have judged them then

table-back = Tes décisions les plus lourdes
table-back-about = Jugées comme un conseil les aurait jugées sur le moment : d’après ce que tu savais, pas d’après la suite.
# $kind: load, declare, open, pass, deal or refuse
table-back-did = { $kind ->
    [load] Tour { $round } : tu mets dans ton sac { $goods }.
    [declare] Tour { $round } : tu déclares { goods-counted }.
    [open] Tour { $round } : tu ouvres le sac { table-desk-ask.of }.
    [pass] Tour { $round } : tu laisses passer gratis le sac { table-desk-ask.of }.
    [refuse] Tour { $round } : tu refuses l’offre faite par { $with } : { $terms }.
   *[deal] Tour { $round } : marché conclu, toi et { $with } : { $terms }.
}
table-back-lies = Risque de mensonge, à vue de nez : { $percent } %.
# $instead: an order, as hints say it
table-back-cost = { $points ->
    [one] Le conseil aurait été : « { $instead } ». Ça semblait meilleur d’environ { $points } point.
   *[other] Le conseil aurait été : « { $instead } ». Ça semblait meilleur d’environ { $points } points.
}
table-back-won = { $points ->
    [one] Le conseil aurait été le même. Le reste semblait moins bon d’au moins { $points } point environ.
   *[other] Le conseil aurait été le même. Le reste semblait moins bon d’au moins { $points } points environ.
}
table-back-no-deal = Se passer d’accord
table-back-look = Revoir ce moment
