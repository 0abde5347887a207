# Replays, the big screen, one device passed around, and the score sheet and timer for people with the box.

## Replays

room-replays-title = Parties passées
room-replays-about = Toute partie finie peut se revoir : par les yeux de n’importe qui, ou en sachant tout.
room-replays-mine = Les parties que tu as jouées
room-replays-none = Pas encore de partie finie. Joues-en une, ou ouvre un journal de cet appareil.
room-replays-file = Ouvrir un journal de cet appareil
room-replays-choose = Choisir un fichier
room-replays-drop = Dépose un journal .jsonl ici, ou choisis-en un.
room-replays-drop-now = Lâche, et il s’ouvre.
room-replays-file-about = Il est lu puis oublié : rien n’est conservé.
room-replays-loading = On cherche tes parties…
room-replays-offline = Le serveur est injoignable, les parties attendront. Réessaie dans un instant.
room-replays-again = Réessayer
room-replays-edition = { $edition ->
    [first] Première édition
   *[second] Deuxième édition
}
room-replays-rules = { room-replays-edition }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
room-replay-loading = On rembobine…
room-replay-title = Revoir la partie
room-replay-back = Toutes les parties
room-replay-eyes = Point de vue
room-replay-eyes-all = Tout voir
room-replay-eyes-public = Spectateur
room-replay-eyes-seat = { $name }
room-replay-play = Lecture
room-replay-pause = Pause
room-replay-next = Un pas en avant
room-replay-previous = Un pas en arrière
room-replay-next-round = Tour suivant
room-replay-previous-round = Tour précédent
room-replay-speed = Vitesse
room-replay-speed-value = { $speed }×
room-replay-position = Étape { $step } sur { $steps }
room-replay-position-round = Tour { $round }, étape { $step } sur { $steps }
room-replay-share = Partager
room-replay-share-about = Qui a ce lien voit cette partie du début à la fin, avec les cartes de tout le monde.
room-replay-share-copy = Copier le lien
room-replay-revoke = Reprendre tous les liens
room-replay-revoked = Plus aucun lien n’ouvre cette partie.
room-replay-copied = Copié.
room-replay-save = Garder le journal
room-replay-keys = Flèches : pas à pas. Espace : lecture. Page haut et Page bas : changer de tour.
room-replay-cards = Les cartes de tous
room-replay-cards-hide = Cacher les cartes
room-replay-hand = Main
room-replay-bag = Sac
room-replay-under = Sous l’étal
room-replay-nothing = rien
room-replay-not-found = Cette partie ne peut pas être montrée. Elle n’est peut-être pas finie, ou le lien est incomplet.
room-replay-not-for-you = Seuls les joueurs de cette table peuvent revoir la partie. Demande un lien à l’un d’eux.
room-replay-bad-file = Ce fichier n’est pas le journal d’une partie, ou il est abîmé.
room-replay-too-large = Ce fichier est trop gros pour le journal d’une partie.
room-replay-no-file = Choisis de nouveau le fichier : il n’est pas gardé quand la page se recharge.

## The big screen

room-big-title = Grand écran
room-big-join-about = Scanne, ou va sur { $address } et entre le code.
room-big-qr = Un code à scanner : { $address }
room-big-code = Code
room-big-waiting = On attend des marchands
room-big-free = place libre
room-big-bot = bot
room-big-ready = prêt
room-big-not-ready = pas encore
room-big-start = { $name } lance la partie quand tout le monde est prêt.
room-big-hands = Tes cartes sont sur ton téléphone. Gare aux voisins.
room-big-screen-only = Cet appareil n’est que l’écran
room-big-screen-only-about = Il laisse sa place à quelqu’un qui a un téléphone.
room-big-full = Plein écran
room-big-full-leave = Quitter le plein écran
room-big-lost = La ligne avec le serveur est coupée. Nouvel essai…
room-big-closed = Cette table ne peut pas être montrée ici. L’hôte peut admettre des spectateurs.
room-big-to-home = Vers la porte

## One device

room-around-title = Un appareil pour tous
room-around-about = Tout le monde joue sur cet appareil. Il passe de main en main, masqué entre-temps, pour que personne ne voie une autre main que la sienne.
room-around-names = Qui joue ?
room-around-name = Nom { $number }
room-around-add = Ajouter quelqu’un
room-around-remove = Retirer { $name }
room-around-bots-about = Les places restantes sont jouées par des bots, jusqu’à { $players } en tout.
room-around-players = Joueurs en tout
room-around-edition = Édition
room-around-start = Commencer
room-around-name-needed = Il faut à chacun un nom différent.
room-around-pass = Passe l’appareil à { $name }
room-around-pass-about = Personne d’autre ne regarde. Touche quand tu l’as.
room-around-reveal = C’est moi, { $name }
room-around-hand-on = Passer l’appareil
room-around-to = À { $name }
room-around-to-asked = À { $name }, qui doit agir
room-around-nobody = Personne n’a à agir pour l’instant. Les autres réfléchissent.
room-around-watching = Les bots s’affairent…
room-around-continue = Continuer la partie sur cet appareil
room-around-give-up = L’arrêter et en commencer une autre

## The score sheet

room-sheet-title = Feuille de score
room-sheet-about = Pour une partie avec la boîte. Compte chaque étal, faces visibles et cachées ; les mains ne comptent pas.
room-sheet-setup = La partie
room-sheet-players = Joueurs
room-sheet-royal = Avec les marchandises royales
room-sheet-black = Avec le marché noir
room-sheet-promos = Avec les cartes promo
room-sheet-name = Nom
room-sheet-player = Joueur { $number }
room-sheet-legal = Marchandises légales
room-sheet-contraband = Contrebande
room-sheet-royal-goods = Marchandises royales
room-sheet-promo-cards = Cartes promo
room-sheet-gold = Or
room-sheet-gold-add = { $amount } pièces d’or de plus
room-sheet-gold-take = { $amount } pièces d’or de moins
room-sheet-add = Un de plus : { $good }
room-sheet-take = Un de moins : { $good }
room-sheet-black-cards = Cartes du marché noir
room-sheet-black-card = { $good }, { $value }
room-sheet-plate = Le plat de festin { $number } devient
room-sheet-next = Étal suivant
room-sheet-scores = Les scores
room-sheet-empty = Commence à compter, et les scores apparaissent ici : rois, reines et égalités compris.
room-sheet-rank = Rang
room-sheet-total = Total
room-sheet-crowns = Rois et reines
room-sheet-black-market = Marché noir
room-sheet-king = Roi
room-sheet-queen = Reine
room-sheet-nobody = personne
room-sheet-bonus = { $name } +{ $bonus }
room-sheet-withheld = { $name } (parchemins mystiques : pas de bonus)
room-sheet-wins = { $names } gagne avec { $total } points.
room-sheet-win-together = { $names } gagnent ensemble avec { $total } points.
room-sheet-tie = Égalité de points : les cartes légales départagent, puis la contrebande.
room-sheet-gold-remark = Tu as compté { $gold } pièces d’or, mais la banque n’en a distribué que { $most }.
room-sheet-impossible = Ces nombres sont impossibles : il y a plus de cartes que dans la pioche, ou une carte du marché noir prise sous une autre que personne n’a. Recompte.
room-sheet-offline = Les scores viennent du serveur, qui est injoignable. Tes comptes sont gardés ; réessaie dans un instant.
room-sheet-clear = Recommencer
room-sheet-clear-ask = Oublier tous les comptes et les noms ?
room-sheet-clear-yes = Oublier
room-sheet-keep = Garder

## The timer

room-timer-title = Minuteur d’inspection
room-timer-about = Pour une partie avec la boîte : une minute par marchand. Quand la cloche sonne, tout sac encore fermé passe gratis.
room-timer-players = Joueurs
room-timer-start = Lancer
room-timer-pause = Pause
room-timer-go-on = Reprendre
room-timer-again = Remettre à zéro
room-timer-more = 30 secondes de plus
room-timer-left = { $minutes }:{ $seconds }
room-timer-left-words = { $minutes ->
    [0] Il reste { $seconds } secondes
    [one] Il reste { $minutes } minute et { $seconds } secondes
   *[other] Il reste { $minutes } minutes et { $seconds } secondes
}
room-timer-over = C’est l’heure. Ce qui est fermé peut passer.
room-timer-settled = Un sac de réglé
room-timer-sound = Son
room-timer-awake = L’écran reste allumé tant que le minuteur tourne.
