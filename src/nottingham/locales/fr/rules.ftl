# The rules, to be looked up in play. Our own words; nothing here stands in any rulebook.
# **Two stars** make a word stand out: keep them. Words of the game are those of goods.ftl.
# Messages are grouped by the sections of the page; rules-…-title is a section’s heading.

## The page

rules-title = Règles
rules-about = Tout ce qui compte en jeu, avec nos mots.
rules-contents = Sommaire
rules-show = Montrer
rules-both = Les deux éditions
rules-first = Première édition
rules-second = Deuxième édition
rules-in-first = Première édition
rules-in-second = Deuxième édition
rules-option = En option
rules-to-top = Retour en haut
rules-learn = Plutôt apprendre en jouant ? Dix minutes suffisent.

## Aim

rules-aim-title = But du jeu
rules-aim-1 = Tu apportes des marchandises au marché, en passant devant un shérif qui peut regarder dans ton sac. Tu dis ce qu’il contient. Ce n’est pas forcément vrai.
rules-aim-2 = Les marchandises légales sont sûres et modestes. La contrebande vaut plus, tant que personne ne la trouve. Chacun est shérif à son tour.
rules-aim-3 = À la fin, le plus riche gagne : valeur des marchandises sur l’étal, or, et bonus pour qui a le plus d’un type de marchandise légale.

## Goods

rules-goods-title = Marchandises
rules-goods-1 = Les **marchandises légales** sont les pommes, les fromages, les pains et les poulets. Elles seules peuvent être déclarées, elles seules font des rois et des reines.
rules-goods-2 = La **contrebande**, c’est le poivre, l’hydromel, la soie et les arbalètes. Elle compte à la fin, mais ne peut pas être déclarée : qui en apporte doit mentir.
rules-goods-3 = La **valeur** est ce qu’une carte compte à la fin. La **pénalité** est ce qu’elle coûte à qui s’est trompé sur elle, marchand ou shérif.
rules-goods-4 = À trois joueurs, il n’y a pas de pain, et moins de contrebande.
rules-goods-good = Marchandise
rules-goods-value = Valeur
rules-goods-penalty = Pénalité
rules-goods-three = Cartes à 3 joueurs
rules-goods-more = Cartes de 4 à 6
rules-goods-counts-as = Compte pour
rules-goods-king = Roi
rules-goods-queen = Reine
rules-goods-crowns = Bonus de fin de partie

## Set-up

rules-setup-title = Mise en place
rules-setup-1 = Chacun commence avec 50 pièces d’or, un étal vide et six cartes. L’or est visible.
rules-setup-2 = L’hôte désigne le premier shérif, ou on tire au sort.
rules-setup-first = Deux piles de défausse commencent avec cinq cartes chacune, face visible. Chacun peut les feuilleter à tout moment.

## Rounds

rules-round-title = Un tour
rules-round-1 = À chaque tour, un joueur est le **shérif**, tous les autres sont **marchands**. Cinq phases se suivent.
rules-round-market = **Marché** : les marchands échangent des cartes.
rules-round-loading = **Remplissage des sacs** : les marchands remplissent leurs sacs en secret.
rules-round-declaration = **Déclaration** : chacun dit ce que contient son sac.
rules-round-inspection = **Inspection** : le shérif laisse passer ou ouvre chaque sac.
rules-round-end = **Fin du tour** : chacun complète sa main, et l’insigne passe à gauche.
rules-round-2 = À trois, chacun est shérif trois fois ; à quatre ou cinq, deux fois : neuf, huit et dix tours. À six, des adjoints remplacent le shérif, pour neuf tours.

## Market

rules-market-title = Marché
rules-market-1 = Chaque marchand joue une fois, dans le sens horaire : il écarte jusqu’à cinq cartes, ou aucune, puis pioche jusqu’à avoir de nouveau la main pleine. Le shérif ne participe pas.
rules-market-second-1 = Le shérif désigne qui commence. Les cartes écartées le sont face visible et sont remplacées depuis la pioche. Après le dernier marchand, elles vont toutes sur la pile de défausse.
rules-market-first-1 = Le marchand à gauche du shérif commence. Les cartes sont écartées face cachée.
rules-market-first-2 = Avant de piocher, tu peux prendre des cartes au sommet de l’une ou l’autre pile de défausse, autant que ta main en accueille, au vu de tous. Ce qui manque encore vient de la pioche. Après cela, plus de retour aux piles.
rules-market-first-3 = Alors seulement tu poses les cartes écartées sur l’une des piles, face visible, dans l’ordre que tu veux.
rules-market-2 = Personne ne peut écarter une main entière qui ne pourrait plus être complétée.

## Loading

rules-loading-title = Remplissage des sacs
rules-loading-1 = Tous les marchands, en même temps, mettent une à cinq cartes de leur main dans leur sac. Personne ne voit lesquelles, ni combien avant que le dernier sac soit fermé.
rules-loading-2 = Un sac fermé reste fermé : on n’ajoute, ne retire et n’échange rien.
rules-loading-3 = Qui n’a aucune carte passe son tour.

## Declaration

rules-declaration-title = Déclaration
rules-declaration-1 = Depuis la gauche du shérif, dans le sens horaire, chaque marchand nomme **un seul type de marchandise légale** et **le nombre exact de cartes** dans son sac.
rules-declaration-2 = Le nombre doit être vrai ; le type, pas forcément. On ne peut déclarer ni contrebande, ni deux types.
rules-declaration-3 = Une marchandise royale compte pour une carte, et n’est jamais du type déclaré.

## Inspection

rules-inspection-title = Inspection
rules-inspection-1 = Le shérif règle le sort des sacs un à un, dans l’ordre de son choix : il **laisse passer** un sac ou il **l’ouvre**. Tant que ce n’est pas fait, tout le monde peut marchander à son sujet, et seul le shérif met fin aux discussions. Ce qui est réglé reste réglé.
rules-inspection-passed = **Un sac qui passe** : son propriétaire pose les marchandises légales face visible sur l’étal, et la contrebande face cachée. Tout le monde voit combien de cartes sont cachées, personne ne sait lesquelles.
rules-inspection-true = **Un sac ouvert qui disait vrai**, chaque carte du type déclaré : le shérif paie au propriétaire la pénalité de chaque carte, et les marchandises vont sur l’étal.
rules-inspection-false = **Un sac ouvert qui mentait** : les cartes du type déclaré vont sur l’étal. Toutes les autres, même légales, sont confisquées, et leur propriétaire paie leurs pénalités au shérif.
rules-inspection-first = Les cartes confisquées vont sur l’une des deux piles de défausse ; le shérif choisit laquelle, et dans quel ordre.
rules-inspection-second = Les cartes confisquées vont sur la pile de défausse.
rules-inspection-2 = Les marchandises honnêtes arrivent sur l’étal avant le paiement d’une amende : elles peuvent donc aider à la payer.

## Deals

rules-deals-title = Pots-de-vin et accords
rules-deals-1 = De la dernière déclaration au dernier sac réglé, le shérif et n’importe quel marchand peuvent conclure des accords, aussi sur le sac des autres, et même quand le sort du sac de ce marchand est réglé. L’un ou l’autre offre, et le oui d’en face conclut le marché.
rules-deals-contents = Ce qu’une offre peut contenir
rules-deals-gold = de l’or, autant qu’il y en a ;
rules-deals-legal = des marchandises légales de l’étal ;
rules-deals-contraband = de la contrebande de l’étal, par type ou comme carte au choix du donneur ;
rules-deals-bag = des marchandises du propre sac du marchand, si l’accord laisse passer ce sac ;
rules-deals-deeds = ce que le shérif fait de tout sac pas encore réglé : le laisser passer, l’ouvrir, ou ne rien prendre pour lui ;
rules-deals-favour = une faveur, en mots ; en un tour, un marchand en promet deux au plus, et s’en voit promettre deux au plus.
rules-deals-hand = Les cartes en main ne font jamais partie d’un accord.
rules-deals-binding = **Tout engage, sauf les faveurs**, pour ce tour. Un shérif payé pour ouvrir un sac doit l’ouvrir, même si quelqu’un paie plus ensuite. Une faveur n’engage personne ; la table s’en souvient, c’est tout.
rules-deals-typed = **Des promesses que la table juge** (notre règle) : laisser passer un sac la prochaine fois, ne plus jamais l’ouvrir, ne conclure aucun marché contre lui, payer de l’or à la prochaine occasion, laisser un type de marchandise à quelqu’un. Elles n’engagent personne non plus, mais tout le monde apprend quand l’une est tenue ou rompue.
rules-deals-statements = **Affirmations** (de nous) : touche un sac, un marchand ou le shérif et dis quelque chose que chacun lit dans sa langue : « mon sac contient exactement ce que j’annonce », « Ann ment », « qui paie le moins, j’ouvre son sac ». Les mots n’engagent personne. Mais quand la vérité éclate, la table les tamponne : vrai ou mensonge, tenu ou non.
rules-deals-nothing = **Ne rien prendre** veut dire : aucun accord d’aucune sorte avec le propriétaire de ce sac avant que son sort soit réglé.
rules-deals-when = **L’or et les marchandises changent de main aussitôt.** Un accord qui laisse passer le propre sac du marchand le fait passer sur-le-champ ; ce qui en a été promis suit.
rules-deals-bluff = **Promettre le contenu d’un sac peut être un bluff.** Une fois le sac passé, ce qui s’y trouve des types promis est remis, et rien de plus.
rules-deals-bluff-second = La contrebande promise depuis l’étal du marchand peut être un bluff de la même façon. Qui n’a pas le compte le prouve : le shérif, et lui seul, voit l’endroit dont parlait la promesse, c’est-à-dire le sac qui vient de passer, tel qu’il était, ou les cartes cachées de l’étal. Un sac fermé n’est jamais montré.
rules-deals-bluff-first = La contrebande promise de l’étal doit être réelle. Il n’y a pas de preuve : ce qui manque, manque.
rules-deals-real = Ce que donne le shérif doit être réel.
rules-deals-life = **Une seule offre en cours par paire et par sens** ; une nouvelle la remplace. Elle prend fin quand on l’accepte, la refuse ou la retire, ou quand elle devient caduque : le sort d’un de ses sacs a été réglé autrement, ou ce qu’elle contient n’est plus là.
rules-deals-pass = Le shérif laisse passer un sac **avec** l’offre de son propriétaire, donc l’accepte, ou **sans** elle, donc la refuse. Personne n’est forcé d’accepter un pot-de-vin. Ouvrir un sac refuse toutes les offres pour le laisser passer.
rules-deals-public = Tout le monde entend les offres et les accords, et voit combien de cartes changent de main. Quelle contrebande, seuls les deux concernés le savent.

## Debts

rules-debts-title = Payer… ou ne pas pouvoir
rules-debts-1 = Une pénalité se paie en or tant qu’il y en a. Ce qui manque se paie en marchandises de l’étal, à leur valeur : d’abord les légales, et la contrebande seulement si elles ne suffisent pas. On ne rend pas la monnaie.
rules-debts-2 = Le débiteur choisit les marchandises, mais pas une carte de plus qu’il n’en faut. Quand il n’y a plus rien, le solde est effacé.
rules-debts-3 = La contrebande qui paie une dette est montrée à tous, puis posée face cachée sur l’autre étal. Un shérif qui doit de l’or à un marchand honnête est un débiteur comme un autre.
rules-debts-4 = Un accord ne crée jamais de dette : personne ne peut promettre plus d’or qu’il n’y en a.

## End of round

rules-end-title = Fin du tour
rules-end-1 = L’insigne passe à gauche, et chacun complète sa main depuis la pioche, dans le sens horaire à partir du nouveau shérif.

## Empty deck

rules-deck-title = Quand la pioche est vide
rules-deck-second = La pile de défausse est mélangée et devient la pioche ; les cartes écartées pendant le marché en cours n’en font pas partie.
rules-deck-first = Les deux piles de défausse sont mélangées et deviennent la pioche, mais les cinq cartes du dessus de chacune restent en place.
rules-deck-1 = Si même cela ne suffit pas, les mains restent incomplètes.

## Scoring

rules-scoring-title = Décompte
rules-scoring-1 = Après le dernier tour, toute la contrebande est retournée. Les mains ne valent rien. Ton score : la valeur de tout ce qui est sur ton étal, ton or, tes bonus et tes cartes du marché noir.
rules-scoring-kings = **Roi et reine** : pour chaque type de marchandise légale, qui en a le plus est roi, le suivant est reine. Il en faut au moins une carte.
rules-scoring-shared-king = **Plusieurs en tête** : ils se partagent les deux bonus, arrondis à l’inférieur, et il n’y a pas de reine.
rules-scoring-shared-queen = **Plusieurs deuxièmes** : ils se partagent le bonus de la reine, arrondi à l’inférieur.
rules-scoring-ties = **Une égalité** se règle en faveur de qui a le plus de cartes légales, puis le plus de cartes de contrebande. Si l’égalité demeure, la victoire se partage.

## Options

rules-royal-title = Marchandises royales
rules-royal-1 = Quelques marchandises plus fines rejoignent la pioche : douze, ou six à trois joueurs. En jeu, c’est de la contrebande, qu’il faut faire passer en douce.
rules-royal-2 = À la fin, une marchandise royale compte double ou triple pour le roi et la reine de son type. Pour tout le reste, c’est une seule carte.
rules-clock-title = Inspection minutée
rules-clock-1 = L’inspection dure en tout 60 secondes par marchand ; avec des adjoints, 240. Quand la cloche sonne, les sacs qu’un accord impose d’ouvrir sont ouverts, et tous les autres passent gratis.
rules-removal-title = Dix cartes en moins
rules-removal-1 = Avant la donne, dix cartes quittent le jeu sans être vues, pour que personne ne puisse compter ce qui reste.
rules-seven-title = Sept cartes
rules-seven-1 = Les mains ont sept cartes au lieu de six. On en écarte toujours cinq au plus, et un sac en contient toujours cinq au plus.

## Black market

rules-black-title = Marché noir
rules-black-1 = Le poivre, l’hydromel et la soie ont chacun deux cartes, la plus chère au-dessus.
rules-black-2 = Une fois le sort de ton sac réglé, tu peux montrer trois contrebandes d’un même type de ton étal, y compris celles qui viennent d’arriver, et prendre la carte du dessus de ce type. Les trois quittent le jeu. Une carte par marchand et par tour.
rules-black-3 = Après le dernier sac, on redemande une fois à tous ceux qui pourraient encore en prendre une : la question ne trahit donc rien.
rules-black-4 = Ces cartes sont visibles et comptent leur valeur à la fin. Ce ne sont pas des marchandises : on ne peut pas les offrir, elles ne paient pas de dette et ne départagent personne.
rules-black-top = Carte du dessus
rules-black-bottom = Carte du dessous

## Deputies

rules-deputies-title = À six : les adjoints
rules-deputies-1 = Il n’y a pas de shérif. À chaque tour, deux joueurs sont tirés au sort comme **adjoints**, et quatre font commerce. Chacun est tiré une fois en trois tours, et la partie en compte neuf.
rules-deputies-2 = Chaque adjoint donne son avis sur chaque sac, **passer** ou **ouvrir**, et peut en changer tant que les deux n’ont pas confirmé. Un changement annule les deux confirmations.
rules-deputies-pass = **Les deux laissent passer** : le sac passe, avec l’offre de son propriétaire ou sans. Ce qui est payé va sur la tuile de butin.
rules-deputies-open = **Les deux ouvrent** : chacun paie la moitié de ce que coûte un sac honnête. L’amende d’un sac menteur va sur la tuile de butin.
rules-deputies-differ = **Désaccord** : les offres faites aux deux sont caduques, et celui qui veut ouvrir continue seul. Les accords sur ce sac se font désormais avec cet adjoint, qui laisse passer et garde la paie, ou ouvre et paie ou encaisse tout.
rules-deputies-3 = Tant qu’ils agissent ensemble, les offres s’adressent aux deux, engagent les deux et demandent le oui des deux. À deux, les adjoints ne donnent rien d’autre que des mots.
rules-deputies-loot = **Butin** : quand le sort de tous les sacs est réglé, chaque adjoint peut proposer un partage de tout ce qui est sur la tuile, et l’autre peut accepter. Sans accord, l’or est partagé en deux, chaque type de marchandise aussi ; ce qui ne se partage pas est défaussé, et la pièce en trop va à la banque.
rules-deputies-4 = Quand un seul peut décider, c’est l’adjoint tiré en premier.

## Promo cards

rules-promo-title = Cartes promo
rules-promo-1 = Chacune s’active à part. En jeu, toutes sont de la contrebande : confisquées si on les trouve, cachées si elles passent.
rules-promo-arcane_scrolls = Qui les a à la fin ne touche aucun bonus de roi ou de reine, et personne ne prend sa place.
rules-promo-feast_plate = À la fin, il devient une marchandise légale au choix de son propriétaire, pour la valeur, les couronnes et les égalités. Jusque-là, il vaut 2 pour payer une dette.
rules-promo-royal_summons = Si on ouvre un sac et que tout le reste est comme déclaré, le shérif paie 8 pièces d’or de plus par convocation, et elle est défaussée. À côté d’un mensonge, elle est simplement confisquée.
rules-promo-princes_sword = Rien d’autre que beaucoup de valeur.
rules-promo-olive_oil = Rien d’autre que de la valeur.
rules-promo-dragon_pepper = Chaque poivre ordinaire du même étal vaut 1 de plus.
rules-promo-strawberry_mead = Chaque hydromel ordinaire du même étal vaut 1 de plus.
rules-promo-golden_silk = Chaque soie ordinaire du même étal vaut 1 de plus.
rules-promo-heavy_crossbow = Chaque arbalète ordinaire du même étal vaut 2 de plus.
rules-promo-brimstone_oil = Quand ton propre sac passe avec elle dedans, tu peux la défausser et brûler jusqu’à deux marchandises légales d’un même type sur l’étal de quelqu’un. On demande à tous ceux qui ont des cartes cachées : la question ne trahit donc rien.

## Editions

rules-editions-title = Ce qui diffère entre les éditions
rules-editions-point = Sujet
rules-editions-start = Qui commence le marché
rules-editions-start-first = le marchand à gauche du shérif
rules-editions-start-second = la personne que désigne le shérif
rules-editions-aside = Cartes écartées
rules-editions-aside-first = face cachée, puis sur une pile au choix
rules-editions-aside-second = face visible, puis sur la pile de défausse
rules-editions-draw = Piocher
rules-editions-draw-first = dans les deux piles, puis dans la pioche
rules-editions-draw-second = dans la pioche
rules-editions-piles = Piles de défausse
rules-editions-piles-first = deux, avec cinq cartes chacune au départ
rules-editions-piles-second = une, vide au départ
rules-editions-empty = Pioche vide
rules-editions-empty-first = les cinq du dessus de chaque pile restent
rules-editions-empty-second = toute la pile est mélangée
rules-editions-bluff = Bluffer sur la contrebande de l’étal
rules-editions-bluff-first = non
rules-editions-bluff-second = oui, avec preuve au shérif

## Secrets

rules-secrets-title = Qui a le droit de savoir quoi
rules-secrets-own = **Toi et personne d’autre** : ta main, ton sac jusqu’à son ouverture, et quelle contrebande se trouve sur ton étal.
rules-secrets-all = **Tout le monde** : l’or, les marchandises légales des étals, les déclarations, les offres, les accords et les piles de défausse, et le nombre de cartes dans les mains, dans les sacs une fois tous fermés, cachées sur les étals, et dans la pioche.
rules-secrets-shown = **Tout le monde voit** un sac ouvert, les marchandises confisquées, et la contrebande qui paie une dette ou achète une carte du marché noir.
rules-secrets-two = **Qui donne et qui reçoit, sans plus** : la contrebande remise, et ce qui a été prouvé.
rules-secrets-nobody = **Personne** ne connaît l’ordre de la pioche, ni les cartes retirées avant la partie.
rules-secrets-after = Une fois le décompte fait, tout est public, et chacun peut vérifier que le mélange était honnête.
