# Une partie au clavier, la feuille de score, les parties rejouées et ce qu’imprime l’arène.

## Mots que l’on peut taper à tout moment

terminal-word-quit = quitter, q
terminal-word-back = retour
terminal-word-all = tout, toutes
terminal-word-none = rien, aucune
terminal-word-yes = o, oui
terminal-word-no = n, non
terminal-word-table = table, t
terminal-word-piles = piles
terminal-word-prices = prix
terminal-word-secrets = secrets
terminal-word-say = dire
terminal-word-hint = conseil
terminal-word-help = aide, ?

## Réponses qui ne vont pas

terminal-ask-number = { $question }, de { $least } à { $most }
terminal-number-please = Un nombre de { $least } à { $most }, s’il te plaît.
terminal-choose-please = Tape un nombre de 1 à { $most }, ou le début de la ligne.
terminal-confirm-please = Réponds { $yes } ou { $no }.
terminal-unread-several = « { $word } » peut vouloir dire { $kinds }.
terminal-unread-unknown = Il n’y a pas de « { $word } » ici. Tu peux nommer { $kinds }.
terminal-unread-nothing = Il n’y a pas de « { $word } » ici. Il n’y a rien du tout.
terminal-unread-place = Il ne reste pas de carte { $number } ; elles vont de 1 à { $most }.
terminal-unread-too-many = Il n’y a que { $goods } au choix, pas { $number }.
terminal-unread-kind = Les types vont de 1 à { $most } ; ou écris « { $example } ».
terminal-unread-neither = « { $words } » n’est ni le numéro ni le nom d’une carte.
terminal-unread-row = { $numbers } nombres pour { $kinds } types, c’est trop.
terminal-name-so-many = Nomme { $number }.
terminal-from-to-cards = { $count ->
    [one] { $least } à { $count } carte
   *[other] { $least } à { $count } cartes
}
terminal-choose-cards = Choisis { $number } : par numéro (1 3), par nom, ou dis tout ou rien.
terminal-pay-least = Il faut une valeur d’au moins { $worth }, sans carte de trop.

## Que faire

terminal-your-move = À toi
# What is told of something, or who says it
terminal-about = { $what } : { $told }
terminal-now = { $ask ->
    [name_first] Tu es shérif : désigne qui va au marché en premier.
    [market] Marché : écarte jusqu’à cinq cartes et pioches-en autant.
    [place] Pose tes cartes écartées sur une pile.
    [load] Mets une à cinq cartes dans ton sac. Une fois fermé, il le reste.
    [declare] Dis au shérif ce qu’il y a dans ton sac : un seul type légal. Le nombre est vrai ; le type, à toi de voir.
    [settle] Les sacs sont devant toi : laisse passer, ouvre, ou parle argent.
    [pay] Tu n’as plus d’or : paie le reste de la pénalité en marchandises.
    [place_confiscated] Pose les marchandises confisquées sur une pile.
    [brimstone] De l’huile de soufre ? On le demande à quiconque cache quelque chose.
    [black_market] Dernier appel du marché noir.
    [divide] Partage le butin avec l’autre adjoint.
   *[choose_plates] Choisis ce que deviennent tes plats de festin.
}
terminal-now-haggle = { $deputies ->
    [yes] Marchande si tu veux ; les adjoints décideront quand tout sera dit. Entrée attend.
   *[no] Marchande si tu veux ; le shérif décidera quand tout sera dit. Entrée attend.
}
terminal-do-wait = Attendre et voir
terminal-do = { $what ->
    [market] Aller au marché
    [place] Poser les cartes sur une pile
    [load] Remplir le sac
    [pay] Payer la dette
    [propose] Proposer un partage
    [say] Dire quelque chose
   *[plates] Choisir pour les plats
}
terminal-do-pass-for = Laisser passer le sac { table-desk-ask.of } pour { $things }
terminal-do-accept = Accepter l’offre faite par { $by } : { $terms }
terminal-do-offer = { $stands ->
    [yes] Changer l’offre à { $to }
   *[no] Faire une offre à { $to }
}{ $both ->
    [yes] , pour les deux adjoints
   *[no] { "" }
}
terminal-ask-set-aside = Quelles cartes écartes-tu ?
terminal-hand-would-be-empty = La pioche est vide, et ta main le serait aussi : écarte moins, ou prends dans les piles.
terminal-top-first = { $pile }, en partant du dessus : { $goods }
terminal-ask-take = Combien en prends-tu ({ $pile })
terminal-ask-place = Où poser { $goods } ?
terminal-order-about = D’abord la carte du dessous ; la dernière finit sur le dessus.
terminal-ask-order = Dans quel ordre ?
terminal-ask-load = Dans le sac ?
terminal-ask-pay = Avec quelles marchandises paies-tu ? Tu dois { $worth }.
terminal-ask-pay-contraband = Et avec quelle contrebande ? Tout le monde la verra. Tu dois { $worth }.
terminal-all-of-it-goes = Tout y passe : { $goods }.
terminal-ask-hand-over = { $count ->
    [one] Quelle carte donnes-tu ?
   *[other] Quelles { $count } cartes donnes-tu ?
}
terminal-ask-loot-gold = Ta part de l’or
terminal-ask-loot-goods = Quelles marchandises sont pour toi ?
terminal-ask-loot-hidden = Quelles marchandises face cachée sont pour toi ?
terminal-plates-may-become = Ils peuvent devenir { $kinds }.
terminal-ask-plates = { $count ->
    [one] Que devient ton plat de festin ?
   *[other] Que deviennent tes { $count } plats de festin ?
}

## Faire une offre

terminal-offer-so-far = Ton offre à { $to } : { $terms }
terminal-offer-make = Faire cette offre
terminal-offer-never-mind = Laisser tomber
terminal-offer-change = Changer quoi ?
terminal-offer-row = { $you ->
    [yes] { $many ->
        [yes] Ensemble, vous donnez
       *[no] Tu donnes
    }
   *[no] { $many ->
        [yes] { $name } donnent
       *[no] { $name } donne
    }
} { $what ->
    [gold] de l’or
    [goods] des marchandises
    [contraband] de la contrebande nommée
    [unseen] de la contrebande non vue
    [bag] des marchandises du sac
    [promise] une promesse que tous peuvent juger
   *[favour] une promesse en paroles
} : { $value }
terminal-ask-gold = Or
terminal-ask-say-whom = De qui, ou à qui ?
terminal-ask-say = Que dis-tu ?
terminal-nothing-to-say = Il n’y a rien à dire pour l’instant.
terminal-ask-stall-goods = Quelles marchandises de l’étal ?
terminal-ask-contraband = Quelle contrebande de sous l’étal ?
terminal-contraband-about = { $count ->
    [one] Jusqu’à { $count } carte. On te croit sur parole.
   *[other] Jusqu’à { $count } cartes. On te croit sur parole.
}
terminal-ask-unseen = Combien de cartes non vues
terminal-unseen-about = Personne ne voit lesquelles avant que tu les donnes.
terminal-ask-which-cards = Quelles cartes ?
terminal-ask-from-bag = Quelles marchandises du sac ?
terminal-favour-about = Une promesse n’engage personne. « { $none } » la retire.
terminal-ask-favour = La promesse
terminal-favour-too-long = { $most ->
    [one] Au plus { $most } caractère simple, sur une ligne.
   *[other] Au plus { $most } caractères simples, sur une ligne.
}
terminal-offer-face-down = { $count ->
    [one] Il n’y a que { $count } carte sous cet étal, nommées et non vues ensemble.
   *[other] Il n’y a que { $count } cartes sous cet étal, nommées et non vues ensemble.
}
terminal-offer-same-card = Une carte ne peut pas être nommée et non vue à la fois, et ce qui n’est plus là ne s’offre pas.

## La table

terminal-gate = { $many ->
    [yes] Adjoints : { $names }
   *[no] Shérif : { $names }
}
terminal-deck = Pioche : { $count }
terminal-column = { $column ->
    [name] nom
    [gold] or
    [stall] étal
    [hidden] face cachée
    [hand] main
    [bag] sac
    [good] marchandise
    [value] valeur
    [penalty] pénalité
    [cards] cartes
    [king] roi
    [queen] reine
    [legal] légales
    [contraband] contrebande
    [crowns] couronnes
    [black_market] marché noir
    [score] score
    [margin] écart
    [luck_corrected] hors chance
    [games_needed] parties nécessaires
    [seat] place
    [seats] places
    [mean_score] score moyen
    [wins] victoires
    [games] parties
    [tables] tables
    [bot] bot
    [rating] classement
    [par] norme
    [against_par] contre la norme
    [points_a_round] points par tour
    [as_merchant] marchand
    [as_sheriff] shérif
    [ahead] avance
    [a_game] par partie
    [start] départ
    [bribes_received] pots-de-vin+
    [bribes_paid] pots-de-vin−
    [fines_received] amendes+
    [fines_paid] amendes−
    [loot] butin
    [promos] promos
    [habits] habitudes
    [honest] honnête
    [bribes] pots-de-vin
    [taken] acceptés
    [caught_lying] pris à mentir
    [inspects] inspecte
    [rightly] à raison
    [faults] défauts
    [about] portrait
    [after_a_colon] après deux-points
    [programs] programmes
    [decisions] décisions
    [seconds_each] secondes chacune
    [slowest] la plus lente
    [cost] coût
    [cost_a_game] coût par partie
    [mix] composition
   *[from] origine
}
terminal-label = { $label ->
    [left] Pile de gauche
    [right] Pile de droite
    [discard] Défausse
    [black_market] Marché noir
    [loot] Butin
    [offer] Offre
    [under] Sous ton étal
    [bag] Dans ton sac
    [loot_hidden] Face cachée dans le butin
   *[hand] Ta main
}
terminal-no-cards = pas de cartes
terminal-set-aside = { $count ->
    [one] { $count } carte écartée
   *[other] { $count } cartes écartées
}
terminal-bag-settled = { $verdict ->
    [pass] { $said } passé
   *[open] { $said } ouvert
}
terminal-pile-top = { $more ->
    [yes] { $goods }, … ({ $count } en tout, en partant du dessus)
   *[no] { $goods } (en partant du dessus)
}
terminal-black-market = { $stacks } (trois du même type chacune)
terminal-piles-about = La carte du dessus d’abord.
terminal-said-yes = d’accord : { $names }
terminal-no-secrets = Tu n’as rien vu que les autres n’aient vu.
terminal-counts-as = { $name } (compte pour { $goods })

## Autour des coups

terminal-help = Entrée prend ce qui est entre parenthèses ou marqué. Choisis les cartes par numéro (1 3) ou par nom ({ $example }), ou dis tout ou rien. À tout moment : dire (quelque chose à la table), conseil, table, piles, prix, secrets (ce que tu as appris), retour, aide, et quitter, qui enregistre la partie.
terminal-rules-and-seed = { $rules }, graine { $seed }.
terminal-at-the-table = À la table : { $names }.
terminal-clock-about = { $resumed ->
    [yes] Le sablier de l’inspection coule pendant que tu réfléchis, et sonne quand tu réponds. Il repart maintenant.
   *[no] Le sablier de l’inspection coule pendant que tu réfléchis, et sonne quand tu réponds.
}
terminal-clock = { $seconds ->
    [one] Sablier : encore { $seconds } seconde.
   *[other] Sablier : encore { $seconds } secondes.
}
terminal-too-late = Trop tard : la cloche a sonné pendant que tu réfléchissais.
terminal-no-answer = Pas de réponse. L’offre tient toujours.
terminal-silence = Personne n’a rien à ajouter. Les sacs attendent.
# Why a bot lost a move. $error, $command, $code: in the words of programs
terminal-fault = { $kind ->
    [hushed] parole refusée ({ $code })
    [mulled] cherche ses mots plus de { $seconds } s
    [dumb] erreur { $error } au moment de parler
    [thought] réfléchit plus de { $seconds } s
    [listened] écoute plus de { $seconds } s
    [raised] erreur { $error }
    [deaf] erreur { $error } en écoutant ce qui s’est passé
    [busy] réfléchit encore à un coup précédent
    [still] devait jouer et ne l’a pas fait
   *[refused] réponse { $command } refusée ({ $code })
}
terminal-lost-move = { $name } ({ $bot }) perd un coup : { $why }.
terminal-saved = La partie est enregistrée. Pour reprendre où tu en étais :
terminal-log-in = La partie est dans { $file } ; « nottingham replay » la raconte.
terminal-game-over = Cette partie est finie ; « nottingham play » en commence une autre.
terminal-reckoning = Les comptes
terminal-no-bonus = pas de bonus, parchemins mystiques
terminal-tie = { $by ->
    [legal] Les cartes légales départagent, { $best } contre { $next }.
    [contraband] Les cartes de contrebande départagent, { $best } contre { $next }.
   *[none] Égalité aux points, aux cartes légales et à la contrebande.
}

## Conseils

terminal-hint = Conseil : { $advice }.
terminal-hint-bag = { $name } : { $chance }. Ouvrir son sac { $points }, le laisser passer 0.
terminal-hint-deal = { $bait ->
    [yes] Une offre pour un sac honnête le rend suspect : { $points }, si le shérif mord.
   *[no] Avec ce marché : { $points }.
}
terminal-hint-look = Un coup d’œil dans ce sac : { $points }.
terminal-weighed = { $label ->
    [collect] Collectionner ({ $good })
    [smuggle] Garder la contrebande et collectionner ({ $good })
    [accept] Accepter
    [refuse] Refuser
   *[other] Pas de marché
}
terminal-weighed-plan = { $lies ->
    [yes] { $goods } déclarés « { $called } »
   *[no] { $called }, honnêtement
}{ $bait ->
    [yes] , avec { $gold } pour appât
   *[no] { $bribe ->
        [0] { "" }
       *[other] , avec { $gold } de pot-de-vin
    }
}

## Parties rejouées

terminal-replay-about = { $eyes ->
    [seat] { $rules }. Vu par { $name }.
    [spectator] { $rules }. Vu par le public.
   *[all] { $rules }.
}
terminal-replay-step = Entrée continue, q arrête.
terminal-verified = { $count ->
    [one] Honnête : { $count } mélange, tirage ou pioche, conforme à la graine.
   *[other] Honnête : { $count } mélanges, tirages et pioches, tous conformes à la graine.
}{ $committed ->
    [yes] { " " }La graine vient du secret du serveur et des nombres de tout le monde.
   *[no] { "" }
}
terminal-verified-branch = C’est une bifurcation : une autre partie reprise après { $n } événements. Aucune graine ne dit où étaient alors les cartes ; elle ne compte pas.

## La feuille de score

terminal-score-about = Compte ce qu’il y a sur chaque étal, visible et caché. Les cartes en main ne comptent pas.
terminal-ask-edition = Quelle édition ?
terminal-ask-royal-goods = Y avait-il des marchandises royales ?
terminal-ask-black-market = Y avait-il un marché noir ?
terminal-ask-promos = Cartes promo dans la pioche (par exemple { $example })
terminal-ask-name = Qui est à la place { $number } ?
terminal-player = Joueur { $number }
terminal-legal-goods = Marchandises légales
terminal-contraband = Contrebande
terminal-counts-about = Écris « { $example } », ou un nombre pour chaque type : { $kinds }.
terminal-ask-score-plates = Que deviennent les plats de festin (par exemple { $example })
terminal-ask-black-cards = Valeurs des cartes du marché noir (par exemple 30 27)
terminal-black-cards-please = Des nombres, s’il te plaît, comme sur les cartes.
terminal-count-last-again = Recompte le dernier étal, ou tape « retour ».
terminal-count-stall-again = Encore une fois l’étal, { $name } :

## Beaucoup de parties

terminal-digest = Empreinte { $digest }
terminal-simulation = { $games ->
    [one] { $games } partie, { $rules }, graine { $seed }
   *[other] { $games } parties, { $rules }, graine { $seed }
}
terminal-simulation-facts = Scores de { $least } à { $most }, { $mean } en moyenne ; { $commands } commandes et { $events } événements par partie.
terminal-simulation-speed = { $rate } parties par seconde ({ $seconds } s, { $workers ->
    [one] { $workers } processus
   *[other] { $workers } processus
}).
terminal-arena = { $games } parties, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, chacune en { $seatings ->
    [one] { $seatings } placement
   *[other] { $seatings } placements
} ; { $rules } ; graine { $seed }
terminal-arena-mix = { $games ->
    [one] { $mix } : { $games } partie
   *[other] { $mix } : { $games } parties
}
terminal-arena-par = La norme est { $par } % ; une étoile dit que l’intervalle ne la touche pas. ± et [ ] sont des intervalles à 95 % sur les donnes (classement : sur les parties).
terminal-arena-roles = Marchand et shérif : points par tour, et combien de plus que les autres bots à la table ; sans l’or de départ, les couronnes ni les promos.
terminal-arena-few = { $count ->
    [one] { $count } seule donne : les intervalles disent peu. Donne plus de --games.
   *[other] { $count } donnes seulement : les intervalles disent peu. Donne plus de --games.
}
terminal-arena-faults = { $count ->
    [one] { $bot } : { $count } coup remplacé par un coup sûr : { $reasons }.
   *[other] { $bot } : { $count } coups remplacés par des coups sûrs : { $reasons }.
}
terminal-arena-whole-deals = { $whole } parties au lieu de { $games } : des donnes entières de { $seatings } placements.
terminal-arena-interrupted = Interrompu. Ce qui est fini est dans { $file } : la même commande reprend de là.
terminal-arena-waiting = En attente à { $address } du programme qui joue comme { $bot }.
terminal-bot-broken = { $name } n’a pas pu être chargé : { $why }
