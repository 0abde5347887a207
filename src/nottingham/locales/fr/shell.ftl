# Words of the browser client around the table: home, lobby, settings, notices.

## Everywhere

shell-name = Nottingham
shell-close = Fermer
shell-back = Retour
shell-home = Accueil
shell-cancel = Annuler
shell-save = Enregistrer
shell-copy = Copier
shell-copied = Copié.
shell-share = Partager
shell-try-again = Réessayer
shell-reload = Recharger
shell-loading = Un instant…
shell-language = Langue
shell-settings = Réglages
shell-skip = Aller au contenu
shell-missing = Il n’y a rien ici
shell-missing-about = L’adresse est peut-être mal écrite, ou la page est partie avec une charrette.
shell-page-failed = Cette page n’a pas pu être chargée.
shell-page-failed-about = Vérifie ta connexion, puis réessaie.
shell-offline = Tu es hors ligne. Règles, feuille de score et minuteur marchent quand même ; les tables t’attendent.
shell-online = De nouveau en ligne.
shell-outdated = Il existe une version plus récente de cette page. Elle se charge toute seule.
shell-unofficial = Un jeu non officiel : nos mots, nos dessins, les règles publiées.

## Home

shell-tagline = « Des pommes, shérif. Rien que des pommes. »
shell-play-now = Jouer
shell-play-now-about = Toi et trois bots, tout de suite.
shell-playing-now = On prépare la table…
shell-level = Quel niveau ?
shell-level-easy = doux
shell-level-medium = malins
shell-level-hard = féroces
shell-level-master = magistraux
shell-new-table = Nouvelle table
shell-new-table-about = Tes amis, des bots, tes règles
shell-join = Rejoindre
shell-join-about = Par code ou par lien
shell-join-title = Rejoindre une table
shell-join-field = Code ou lien
shell-join-hint = Les cinq lettres de l’invitation, ou le lien entier.
shell-join-go = Aller à la table
shell-join-nonsense = Ce n’est ni un code ni un lien vers une table. Un code ressemble à XK4QP.
shell-my-games = Tes parties
shell-go-on = Continuer
shell-open-tables = Tables ouvertes
shell-open-tables-about = Jouer avec des inconnus, ou regarder
shell-no-open-tables = Aucune table ouverte pour l’instant. À toi d’ouvrir le bal.
shell-no-games = Pas encore de partie. La porte est ouverte.
shell-sit-down = S’asseoir
shell-watch = Regarder
shell-see-replay = Revoir
# $count: number of tables
shell-all-tables = { $count ->
    [one] Encore une
   *[other] Toutes ({ $count })
}
shell-learn = Apprendre
shell-learn-about = Une première partie en dix minutes
shell-rules = Règles
shell-rules-about = Pour vérifier un point
shell-replays = Parties passées
shell-replays-about = À revoir, coup par coup
shell-around = Un seul appareil
shell-around-about = Il fait le tour de la table
shell-sheet = Feuille de score
shell-sheet-about = Touche, elle additionne
shell-today = La porte du jour
shell-today-about = Un sac par jour : à toi de le lire
shell-timer = Minuteur
shell-timer-about = Une minute par marchand, et une cloche
shell-at-the-box = La boîte est sur la table ?
shell-more-ways = Aussi au marché

# State of a table in a list
shell-state-lobby = se remplit
shell-state-playing = en cours
shell-state-over = terminée
shell-table-named = Table { $code }
# $names: a list of names
shell-table-with = avec { $names }
shell-some-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
shell-table-alone = personne d’autre encore
# $free: number of free seats
shell-table-free = { $free ->
    [0] complète
    [one] une place libre
   *[other] { $free } places libres
}

## Who you are

# Names to be given to a guest who has not chosen one, with commas between them
shell-guest-names = Robin, Marianne, Tuck, Gilbert, Guenièvre, Rowena, Perrin, Mathilde, Thibaut, Maud, Lancelin, Sybille
shell-your-name = Ton nom
shell-your-name-hint = La table le verra. Tu peux en changer quand tu veux.
shell-name-empty = Il faut au moins une lettre pour faire un nom.
shell-name-another = Un autre nom
shell-called = Ton nom : { $name }
shell-change-name = Changer de nom
shell-face = Ton visage
shell-face-number = Visage { $number }
shell-name-changed = Désormais, on t’appelle { $name }.
shell-come-in = S’asseoir
shell-invited = On t’invite à la table { $code }
shell-invited-about = Choisis un nom, et c’est parti.
shell-finding = On cherche ta place…
shell-full = Toutes les places sont prises
shell-full-about = Tu peux regarder, si l’hôte le permet, ou ouvrir ta propre table.
shell-begun = La partie a commencé sans toi
shell-no-table = Cette table n’existe pas
shell-no-table-about = Vérifie le code, ou redemande-le : une table disparaît quand il n’y a plus personne.
shell-not-welcome = L’hôte ne veut pas de toi à cette table
shell-not-welcome-about = Essaies-en une autre : il y a toujours une porte quelque part.

## Settings

shell-settings-look = Apparence
shell-settings-sound = Son
shell-settings-play = Jeu
shell-settings-you = Toi
shell-theme = Couleurs
shell-theme-auto = comme l’appareil
shell-theme-light = clair
shell-theme-dark = sombre
shell-text = Taille du texte
shell-text-small = petit
shell-text-normal = normal
shell-text-large = grand
shell-text-huge = énorme
shell-motion = Animations
shell-motion-auto = comme l’appareil
shell-motion-full = toutes
shell-motion-none = aucune
shell-language-auto = Comme l’appareil
shell-sounds = Sons
shell-sounds-about = Les cartes, les pièces, le fermoir, le tampon.
shell-volume = Volume
shell-murmur = Rumeur du marché
shell-murmur-about = Le bourdonnement de la foule, en sourdine.
shell-haptics = Vibrations
shell-haptics-about = Un petit rappel quand c’est à toi, si l’appareil sait faire.
shell-hints = Conseils
shell-hints-about = Permet de demander ce que ferait un bot redoutable. À plusieurs, seulement si l’hôte est d’accord.
shell-install = Installer l’appli
shell-install-about = Une icône sur l’écran d’accueil, sans passer par un magasin.
shell-install-ios = Dans le menu de partage du navigateur, choisis « Sur l’écran d’accueil ».
shell-recovery = Emporter tes places sur un autre appareil
shell-recovery-about = Qui ouvre ce lien dans la journée peut devenir toi, une seule fois. Garde-le pour toi.
shell-recovery-make = Montrer mon lien
shell-recovery-qr = Un code QR de ton lien de récupération
shell-recovering = On te cherche…
shell-recovered = Te revoilà, { $name }.
shell-recover-failed = Ce lien n’est plus valable
shell-recover-failed-about = Il a déjà servi ou date de plus d’un jour. Fais-en un autre dans les réglages de l’appareil qui te connaît.
shell-recover-ask = Es-tu { $name } ?
shell-recover-ask-about = Dis oui, et cet appareil joue sous le nom { BEGINS($name) ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
}. Le lien ne sert qu’une fois.
shell-recover-instead = Pour l’instant, ici, tu es { $name }. Les places { BEGINS($name) ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
} restent, mais seul un lien à ce nom t’y ramènera : fais-le d’abord dans les réglages.
shell-recover-yes = Oui, je suis { $name }
shell-recover-stay = Non, je reste { $name }
shell-recover-no = Non, retour à l’accueil
shell-recover-already = Tu es déjà { $name }
shell-recover-already-about = Le lien n’a pas servi. Ouvre-le sur ton autre appareil.
shell-blocked = Personnes bloquées
shell-blocked-none = Personne. Pourvu que ça dure.
shell-unblock = Débloquer
shell-unblocked = { $name } peut de nouveau te parler.
shell-nameless = quelqu’un sans nom
shell-forget = M’oublier
shell-forget-about = Ton nom, tes paroles et la liste de tes parties sont effacés ici et sur le serveur. Les parties jouées restent, sans ton nom. C’est irréversible.
shell-forget-sure = M’oublier pour de bon
shell-forgotten = C’est oublié. Au plaisir, qui que tu sois.
shell-about = À propos
shell-fair-play = Chaque mélange est scellé avant la donne et se vérifie après la partie.

## On the way to a table

shell-fewer = Moins
shell-more = Plus
shell-connecting = En route vers la table…
shell-lost = La connexion est perdue. Nouvel essai…

## Seat menu: what can be done about somebody

shell-seat-menu = { $name }
shell-make-host = Donner le rôle d’hôte à { $name }
shell-is-host = L’hôte, c’est maintenant { $name }.
shell-kick = Renvoyer
shell-kick-sure = Renvoyer { $name } ?
shell-kick-about = Pour de bon : { $name } ne pourra pas revenir à cette table. En pleine partie, un bot prend la place.
shell-kicked = { $name } a dû partir.
shell-report = Signaler
shell-report-title = Signaler { $name }
shell-report-field = Que s’est-il passé ?
shell-report-hint = Lu par les responsables de ce serveur.
shell-report-send = Envoyer le signalement
shell-reported = Merci. Les responsables de ce serveur le liront.
shell-block = Bloquer
shell-block-sure = Bloquer { $name } ?
shell-block-about = Tu n’entendras plus { $name }, et { $name } ne pourra plus s’asseoir à tes tables. Tu peux revenir dessus dans les réglages.
shell-block-done = C’est fait, tu n’entends plus { $name }.
shell-mute = Faire taire
shell-unmute = Rendre la parole

## Trouble: what the server said, by its code

shell-trouble-offline = Le serveur est injoignable. Vérifie ta connexion, puis réessaie.
shell-trouble-server-fault = Quelque chose a mal tourné sur le serveur ; c’est noté. Réessaie dans un instant.
shell-trouble-server-unavailable = Le serveur n’a pas accès à sa base de données pour l’instant. Réessaie dans un instant.
shell-trouble-limit-reached = Trop de choses à la fois. Attends un instant, puis réessaie.
shell-trouble-guest-unknown = Le serveur ne te connaît plus. Choisis un nom et continue.
shell-trouble-guest-no_recovery = Ce lien de récupération n’est plus valable.
shell-trouble-seat-taken = La place est déjà prise. Prends-en une autre.
shell-trouble-seat-have_one = Tu as déjà une place à cette table. Lève-toi d’abord.
shell-trouble-seat-not_for_you = L’hôte ne veut pas de toi à cette table.
shell-trouble-seat-no_person = Il n’y a personne d’autre à cette place.
shell-trouble-table-unknown = Cette table n’existe plus.
shell-trouble-table-not_host = Seul l’hôte peut faire cela.
shell-trouble-table-not_seated = Il faut être à la table pour faire cela.
shell-trouble-table-not_now = Ce n’est pas possible pour le moment.
shell-trouble-table-not_for_you = Tu ne peux pas regarder cette table.
shell-trouble-table-sent_away = L’hôte ne veut plus de toi à cette table.
shell-trouble-ruleset-impossible = Ces règles ne peuvent pas se jouer ensemble.
shell-trouble-table-moving = La table change de serveur. Réessaie dans un instant.
shell-trouble-table-newer = Cette table demande une version plus récente du serveur. Réessaie dans un instant.
shell-trouble-hint-not_here = L’hôte n’a pas autorisé les conseils à cette table.
shell-trouble-hint-not_for_programs = Pas de conseils pour les programmes à une table avec des gens.
shell-trouble-seat-no_programs = L’hôte n’admet pas de programmes à cette table.
shell-trouble-seat-no_bot = Il n’y a pas de bot à cette place.
shell-trouble-log-too_large = Cette partie est trop longue pour être rejouée.
shell-trouble-server-full = Le serveur est plein. Réessaie dans un instant.
shell-trouble-request-too_slow = L’envoi au serveur a pris trop de temps. Vérifie ta connexion, puis réessaie.
shell-trouble-bot-unknown = Ce bot n’existe pas.
shell-trouble-seat-unknown = Cette place n’existe pas à cette table.
shell-trouble-log-not_for_you = Tu ne peux pas revoir cette partie.
shell-trouble-log-not_shown = Cette partie ne peut pas être rejouée.
shell-trouble-log-unreadable = Ce fichier n’est pas une partie enregistrée, ou il est abîmé.
shell-trouble-sheet-impossible = Le compte n’y est pas. Recompte les étals.
shell-trouble-origin-foreign = Cela venait d’un autre site, et le serveur l’a refusé. Ouvre l’adresse du jeu.
shell-trouble-origin-missing = Ton navigateur n’a pas dit d’où cela venait. Recharge la page et réessaie.
shell-trouble-request-malformed = Le serveur n’a pas pu lire cela. Recharge la page et réessaie.
shell-trouble-request-no_such_place = Le serveur ne connaît pas cette page. Recharge et réessaie.
shell-trouble-request-wrong_method = Le serveur ne fait pas cela ici. Recharge et réessaie.
shell-trouble-request-too_large = C’est trop gros pour le serveur.

# The page that plays without a server
shell-alone-loading = Le jeu se prépare… { $percent } %
shell-alone-master = Le marchand magistral arrive… { $percent } %
shell-alone-unable = Ce navigateur ne peut pas faire tourner le jeu tout seul : il n’a pas WebAssembly. Un navigateur plus récent le peut ; sinon, joue sur un serveur, n’importe quel navigateur suffit.
shell-alone-failed = Le jeu ne s’est pas chargé. Vérifie le réseau, puis réessaie.
shell-alone-elsewhere = Le jeu est ouvert dans un autre onglet. Il ne tourne que dans un onglet à la fois.
shell-alone-here = Jouer ici
shell-alone-title = Il faut un serveur pour cela
shell-alone-about = Cette page joue sur ton appareil seulement, et personne d’autre ne peut entrer. Pour jouer à plusieurs, lance un serveur : une commande, deux minutes.
shell-alone-how = Lancer un serveur
shell-trouble-page-alone = Il faut un serveur pour cela : cette page joue sur ton appareil seulement.
shell-trouble-page-not_here = Ce n’est pas encore sur cet appareil. Réessaie quand tu auras du réseau.
