# Words of the lobby: seats, bots, invitations, and every option of the rules.

## Seats and bots

lobby-title = Table { $code }
lobby-seats = Places
lobby-seat-free = Place libre
lobby-seat-number = Place { $number }
lobby-you = toi
lobby-host = hôte
lobby-ready = prêt
lobby-not-ready = pas encore
lobby-away = hors ligne
# In a list after the name of whoever sits there: a program of somebody's, which plays over the network.
lobby-program = programme
lobby-add-bot = Ajouter un bot
lobby-sit-here = S’asseoir ici
lobby-fill-with-bots = { $count ->
    [one] Mettre un bot à la place libre
   *[other] Mettre des bots aux { $count } places libres
}
lobby-seat-options = Options pour { $name }
lobby-bot-of-level = bot · { $level }, { $character }
lobby-bot-named = bot · { $level }
lobby-bot-remove = Retirer le bot
lobby-bot-level = Niveau
lobby-bot-character = Caractère
lobby-bot-others = Âmes simples
lobby-bot-others-about = Une seule règle chacun. Bons pour l’entraînement, moins pour la compagnie.

lobby-bot-easy = doux
    .about = Compte à peu près, oublie vite, demande et paie en débutant. Bien pour une première partie.
lobby-bot-medium = malin
    .about = Soupèse chaque sac et se souvient de tout le monde, marchande en or, mais compte mal.
lobby-bot-hard = féroce
    .about = Lit les sacs et cache le sien, marchande en or, en biens et en faveurs, et surveille les couronnes.
lobby-bot-master = magistral
    .about = Formé sur des millions de parties contre des inconnus. Il varie ses sacs, se souvient de chacun et parle peu.
lobby-bot-master-not = Le magistral joue la deuxième édition, de trois à cinq joueurs et sans cartes promo. Avec ces règles, le meilleur est le féroce.
lobby-bot-learned = l’élève
    .about = Un réseau entraîné avec train_selfplay.py. learned:CHEMIN dit lequel.
lobby-bot-honest = l’honnête
    .about = Apporte ce qu’il a en plus grand nombre, le dit, et inspecte tout le monde.
lobby-bot-greedy = le cupide
    .about = Honnête, sauf pour sa meilleure contrebande un tour sur deux ; accepte tout pot-de-vin.
lobby-bot-gambler = le flambeur
    .about = Honnête jusqu’à tenir deux cartes de la même contrebande ; là, il mise tout, sans pot-de-vin.
lobby-bot-briber = le corrupteur
    .about = Toute la contrebande qu’il peut porter, déclarée en pommes, avec un pot-de-vin à la carte.
lobby-bot-wary = le méfiant
    .about = Honnête, et n’inspecte que ceux qui offrent. Pourquoi un marchand honnête paierait-il ?
lobby-bot-random = le fou
    .about = Tout ce que les règles permettent, et un mot de temps en temps.

lobby-character-plain = ordinaire
    .about = Pas de vices notables, pas de vertus non plus.
lobby-character-cautious = prudent
    .about = Ment rarement, et seulement quand ça rapporte.
lobby-character-brazen = culotté
    .about = Ment volontiers et ne tient que les promesses qu’il faut tenir.
lobby-character-corrupt = vénal
    .about = Un shérif bon marché : presque tout a un prix, et il est bas.
lobby-character-stern = sévère
    .about = Un shérif hors de prix, qui tient parole et en attend autant.
lobby-character-grudging = rancunier
    .about = Se souvient de qui a ouvert son sac, et le fait payer.
lobby-character-gullible = crédule
    .about = Croit ce qu’on lui dit, plus qu’il ne devrait.

lobby-invite = Inviter
lobby-invite-about = Envoie le lien, montre le code, ou laisse un appareil photo le lire.
lobby-invite-qr = Un code QR du lien vers cette table
lobby-invite-code = Code
lobby-invite-text = Viens t’asseoir à ma table à Nottingham : { $link }
lobby-invite-copy = Copier le lien
lobby-invite-big = Montrer sur grand écran

lobby-rules-in-force = Règles en vigueur
lobby-change-rules = Changer les règles
lobby-show-rules = Toutes les règles en vigueur
lobby-printed-rules = Comme dans la boîte.
lobby-edition = Édition
lobby-edition-first = première
lobby-edition-second = deuxième
lobby-edition-first-about = Deux piles de défausse où chacun peut piocher, et ce qu’on promet de son étal doit s’y trouver.
lobby-edition-second-about = Une pile de défausse, le shérif désigne qui va au marché en premier, et promettre de son étal peut être un bluff.
lobby-players = Joueurs
# $players: 3 to 6
lobby-players-about = { $players ->
    [3] À trois, 9 tours sans pain : chacun est shérif trois fois.
    [4] À quatre, 8 tours : chacun est shérif deux fois.
    [5] À cinq, 10 tours : chacun est shérif deux fois.
   *[6] À six, 9 tours sans shérif : deux adjoints, tirés au sort à chaque tour, se partagent la porte.
}
lobby-first-sheriff = Premier shérif
lobby-first-sheriff-lot = tiré au sort
lobby-first-sheriff-deputies = Les adjoints sont tirés de leur propre paquet.
lobby-first-sheriff-about = Dans la règle, c’est la personne qui a le plus d’argent en poche. Ici, tu choisis, ou le hasard s’en charge.
lobby-options = Options
lobby-option-royal_goods = Marchandises royales
    .about = De la contrebande qui compte double ou triple pour le roi et la reine. Douze cartes, six à trois joueurs.
    .short = marchandises royales
lobby-option-inspection_clock = Inspection minutée
    .about = Une minute par marchand à chaque inspection. À la cloche, les sacs qu’aucun accord n’ouvre passent gratis.
    .short = inspection minutée
lobby-option-hidden_removal = Dix cartes en moins
    .about = Dix cartes quittent le jeu sans être vues avant la donne : personne ne peut compter la pioche.
    .short = dix cartes en moins
lobby-option-seven_cards = Sept cartes
    .about = Des mains de sept au lieu de six. Un sac en contient toujours cinq.
    .short = mains de sept
lobby-option-black_market = Marché noir
    .about = Trois contrebandes d’un même type sur ton étal achètent une carte d’une trentaine de points.
    .short = marché noir
lobby-option-deputies = Adjoints
    .about = Deux adjoints se partagent la porte et le butin. À six, et seulement à six.
    .short = adjoints
lobby-promos = Cartes promo
lobby-promos-about = De la contrebande rare, avec ses propres tours. Touche une carte pour la lire.
lobby-promo-copies = Exemplaires : { $good }
lobby-promo-arcane_scrolls = Valent 12, mais qui les tient à la fin n’a aucun bonus de roi ou de reine.
lobby-promo-feast_plate = À la fin, elle devient la marchandise légale que nomme son propriétaire.
lobby-promo-royal_summons = Dans un sac honnête qu’on ouvre, elle coûte 8 pièces d’or de plus au shérif.
lobby-promo-princes_sword = Vaut 12. Rien d’autre, et c’est bien assez.
lobby-promo-olive_oil = Vaut 10, et glisse aussi bien qu’on le pense.
lobby-promo-dragon_pepper = Vaut 8, et chaque poivre du même étal vaut 1 de plus.
lobby-promo-strawberry_mead = Vaut 8, et chaque hydromel du même étal vaut 1 de plus.
lobby-promo-golden_silk = Vaut 9, et chaque soie du même étal vaut 1 de plus.
lobby-promo-heavy_crossbow = Vaut 10, et chaque arbalète du même étal vaut 2 de plus.
lobby-promo-brimstone_oil = Quand elle passe, elle peut brûler jusqu’à deux marchandises d’un même type sur l’étal de quelqu’un.
lobby-house = Règles maison
lobby-house-rounds = Tours
lobby-house-rounds-about = Autant que tu veux, au lieu du nombre prévu.
lobby-house-printed = comme prévu
lobby-house-deck = Ta propre pioche
lobby-house-deck-about = Autant de cartes de chaque type que tu veux, au lieu des nombres prévus.
lobby-house-deck-copies = Nombre de cartes : { $good }
# Summary of the rules: one line, then what differs
lobby-sum-edition = { $edition ->
    [first] Première édition
   *[second] Deuxième édition
}
lobby-sum-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lobby-sum-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
# $count: number of promo cards in the deck
lobby-sum-promos = { $count ->
    [one] { $count } carte promo
   *[other] { $count } cartes promo
}
lobby-sum-deck = pioche perso
lobby-sum-turn = { $time } par coup
lobby-sum-reserve = { $time } en réserve
lobby-sum-hints = conseils permis
lobby-sum-public = ouverte à tous
lobby-sum-spectators = spectateurs admis

lobby-table-options = À la table
lobby-table-hints = Conseils pour tous
    .about = On peut demander ce que ferait un bot redoutable. Face à des bots seulement, c’est toujours permis.
lobby-table-programs = Programmes admis
    .about = Avec le code, on peut asseoir ici son propre programme. Chaque écran montre quelles places sont à des programmes.
lobby-public = Table ouverte
    .about = Visible pour tout ce serveur : des inconnus peuvent s’asseoir.
lobby-talking = Conversation
lobby-talking-about = La table vérifie les affirmations, et chacun les lit dans sa langue.
lobby-talking-all = affirmations et discussion
lobby-talking-statements = affirmations seulement
lobby-talking-quiet = silence
lobby-spectators = Spectateurs admis
    .about = Ils voient ce que tout le monde voit, et les cartes de personne.
lobby-spectator-delay = Retard des spectateurs
lobby-spectator-delay-about = Pour que personne ne souffle par-dessus l’épaule.
lobby-pace = Les bots prennent leur temps
lobby-pace-about = Combien de temps un bot réfléchit, ou fait semblant.
lobby-pace-0 = pas du tout
lobby-pace-1 = un peu
lobby-pace-2 = comme un humain
lobby-pace-3 = largement
lobby-turn-seconds = Temps par coup
lobby-turn-seconds-about = Quand coup et réserve sont épuisés, un bot agit à cette place.
lobby-reserve-seconds = Réserve pour la partie
lobby-reserve-seconds-about = Ce que chaque place peut dépenser au-delà de ses coups.
lobby-time-none = aucun
lobby-time-unlimited = le temps qu’il faut
lobby-time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
lobby-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lobby-time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

lobby-be-ready = Prêt !
lobby-not-yet = Finalement, pas encore
lobby-start = Lancer la partie
lobby-starting = On distribue…
lobby-leave-table = Se lever et partir
lobby-get-up = Se lever
# $names: a list of names
lobby-waiting-ready = On attend encore { $names }{ $count ->
    [one] , qui se prépare.
   *[other] , qui se préparent.
}
lobby-waiting-host = Tout le monde est prêt. { $name } lance la partie.
lobby-waiting-seats = { $count ->
    [one] Une place est libre : invite quelqu’un, ou ajoute un bot.
   *[other] { $count } places sont libres : invite du monde, ou ajoute des bots.
}
lobby-waiting-seats-guest = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
lobby-take-a-seat = Prends une place libre, ou regarde jusqu’au début de la partie.
lobby-full = Toutes les places sont prises. Si quelqu’un se lève, tu pourras t’asseoir.
lobby-full-watch = Toutes les places sont prises. Reste ici pour regarder la partie.
lobby-all-set = Tout le monde est là. En route pour la porte ?
lobby-rules-changed = Les règles ont changé. Jette un œil, puis valide de nouveau.
lobby-talk-sit = Prends une place pour pouvoir parler.
lobby-phrase-1 = Bonjour à tous.
lobby-phrase-2 = Une minute, s’il vous plaît.
lobby-phrase-3 = On commence ?
lobby-branch = Suite d’une autre partie : elle ne compte pas. { $cards ->
    [as_they_were] Toutes les cartes sont celles de cette partie : qui l’a vue peut connaître chaque main.
   *[again] Les cartes cachées ont été redistribuées ; seule la main d’où l’on reprend est la même.
}
lobby-sealed = Scellé avant la donne
lobby-sealed-about = Le serveur a scellé sa moitié du mélange sous { $seal }, chacun de vous ajoute sa part en se déclarant prêt, et après la partie tout le monde peut vérifier que les cartes sont bien tombées ainsi.
