# The first game of a learner: one text for each step of web/scripts/first_game.py.
# A text that ends in -else answers something that was not asked for: it says what to do instead.
# Marian, Will and Tuck are names. Short sentences; the screen is a phone.

## The frame around it

learn-title = Apprendre à jouer
learn-you = Toi
learn-continue = Continuer
learn-leave = Quitter la leçon
learn-leave-ask = Quitter la leçon ? La prochaine fois, elle reprend du début.
learn-stay = Rester
learn-progress = Étape { $step } sur { $steps }
learn-rewind = Revenir au choix
learn-watch = Regarde.
learn-your-turn = À toi
learn-another-way = Une autre fin
learn-again = Reprendre du début
learn-play = Jouer contre des bots
learn-rules = Lire les règles

## Before the market

learn-hello = Bienvenue à Nottingham. Tu apportes des marchandises au marché, et le shérif est sur ton chemin. À la fin, la plus grosse fortune gagne : l’or et les marchandises comptent pareil.
learn-goods = Tes cartes. Pommes, fromages, pains et poulets sont légaux. La soie et l’hydromel sont de la contrebande : plus de valeur, mais interdits. La pièce donne la valeur d’une carte, le sceau rouge ce qu’il en coûte de se faire prendre avec.
learn-stall = Ton étal. Ce qui passe la porte arrive ici et compte à la fin. Ce qui reste en main ne compte pas.
learn-gate = Tuck est shérif ce tour-ci ; il ne vend rien. Toi, Marian et Will, si. Tout le monde voit les étals et l’or, et personne ne voit ta main.

## Market

learn-market-first = Le marché ouvre. Tuck te laisse commencer.
learn-market = Écarte jusqu’à cinq cartes dont tu ne veux pas, et pioches-en autant. Débarrasse-toi du pain et du fromage : tu vises les pommes.
learn-market-else = Choisis le pain et le fromage, et rien d’autre ; puis écarte-les.
learn-market-drawn = Deux pommes de plus. La chance, ou un professeur très gentil.
learn-market-others = Marian et Will vont au marché. Ce qu’ils écartent est visible, et dit ce dont ils n’ont pas besoin.

## Loading

learn-loading = Maintenant, chacun remplit son sac en secret : une à cinq cartes. Une fois le fermoir claqué, il reste fermé.
learn-load = Mets trois pommes et la soie dans ton sac. Oui, la soie. Puis ferme-le.
learn-load-else = Trois pommes et la soie : quatre cartes. Garde une pomme et l’hydromel pour plus tard.
learn-load-others = Les autres ferment leurs sacs. Désormais, tout le monde voit combien de cartes il y a dans chacun.

## Declaration

learn-declare = Dis ce qu’il y a dans le sac : le bon nombre, et un seul type de marchandise légale. Quatre cartes, donc : quatre pommes. Trois sont même vraies.
learn-declare-else = Déclare des pommes. Tout le reste serait un mensonge sans une seule pomme dedans.
learn-declare-others = Marian dit : trois poulets. Will dit : trois pains.

## Inspection, as a merchant

learn-inspection = Tous les sacs sont devant le shérif. Il laisse passer chacun d’eux, ou l’ouvre. Tant qu’il n’a pas décidé, tout le monde peut parler, offrir et soudoyer.
learn-passed = Tuck fait signe à Marian de passer.
learn-passed-after = Un sac qui passe va sur l’étal : les marchandises légales face visible, la contrebande face cachée. Les poulets de Marian étaient bien des poulets.
learn-opened-true = Tuck ouvre le sac de Will…
learn-opened-true-after = Trois pains, comme annoncé. Pour un sac honnête, le shérif paie la pénalité de chaque carte : six pièces d’or à Will. Le soupçon n’est pas gratuit.
learn-your-bag = Au tien. Si Tuck l’ouvre, tu gardes les pommes, tu perds la soie et tu lui paies quatre pièces d’or d’amende. Mieux vaut lui glisser un mot.
learn-bribe = Offre cinq pièces d’or à Tuck pour qu’il laisse passer ton sac.
learn-bribe-else = Cinq pièces d’or, pour qu’il laisse passer ton sac. Rien de plus pour l’instant.
learn-counter = Tuck soupèse les pièces, et donne son prix à lui : huit.
learn-accept = Huit pièces d’or pour une soie qui en vaut huit, et trois pommes en paix. Accepte. Ou refuse, et vois ce que fait un shérif qui a du temps devant lui.
learn-accept-else = Accepte le prix de Tuck, ou refuse-le.
learn-stubborn = Tu gardes ton or. Tuck ouvre le sac…
learn-stubborn-after = Les pommes étaient bien déclarées et restent à toi. La soie est confisquée, et tu paies sa pénalité : quatre pièces d’or. Retour juste avant, ce qu’aucune vraie porte ne permet.
learn-smuggled = C’est passé. Trois pommes sont sur ton étal, bien en vue. La soie est face cachée : tout le monde voit une carte, personne ne sait laquelle.
learn-races = Six pommes, plus que n’importe qui. À la fin, qui a le plus d’un type de marchandise légale en est le roi, le suivant la reine. Pour les pommes, cela vaut vingt, et dix.

## Inspection, as the Sheriff

learn-sheriff = Chacun a de nouveau six cartes, et l’insigne passe à gauche : à toi. Le shérif n’apporte rien au marché. Le shérif attend celles et ceux qui le font.
learn-name-first = Tu dis qui va au marché en premier. Que ce soit Marian.
learn-name-first-else = Marian d’abord, pour cette fois.
learn-sheriff-market = Tout le monde échange des cartes. Will garde plus qu’il ne montre.
learn-sheriff-loading = Les sacs se remplissent à l’abri de ton regard.
learn-sheriff-declarations = Trois marchands, trois histoires.
learn-desk = Les sacs, avec ce qui a été déclaré. Tu règles leur sort dans l’ordre que tu veux, un à la fois : laisser passer, ou ouvrir.
learn-tuck = D’abord Tuck : deux fromages, pas une goutte de sueur, et trois fromages sur son étal. Laisse-le passer. Ou ouvre, et vois ce que coûte le doute.
learn-tuck-else = D’abord le sac de Tuck : laisse-le passer, ou ouvre-le.
learn-tuck-opened = Tu ouvres le sac de Tuck…
learn-tuck-opened-after = Deux fromages. Un sac honnête te coûte ses pénalités : quatre pièces d’or, à Tuck. Retour juste avant.
learn-will-says = « Mon sac contient exactement ce que j’annonce », dit Will. Touche quelqu’un pour parler ainsi. Cela n’engage personne ; la vérité connue, la table tamponne.
learn-will-offers = Will s’approche avec trois pièces d’or. Pour quatre pains ? Quelle générosité.
learn-will = Qui n’a rien à cacher n’a rien à payer. Ouvre le sac de Will. Ou prends son or, et vois ce qui se faufile.
learn-will-else = Au sac de Will : ouvre-le, ou laisse-le passer.
learn-will-passed = Will a filé par la porte en un clin d’œil…
learn-will-passed-after = Deux cartes ont été posées face cachée. Dans une vraie partie, tu n’en saurais jamais rien, mais ici on regarde : deux arbalètes, à neuf pièces d’or chacune. Retour juste avant.
learn-caught = Deux pains étaient vrais et restent à lui. Les deux arbalètes, non : confisquées, et Will te verse huit pièces d’or. C’est le prix d’un mensonge.
learn-marian-offers = Marian offre dix pièces d’or et une pomme de son étal pour ses trois poulets.
learn-marian = Une belle offre, et une offre louche. Prends-la sans jamais savoir, ou ouvre le sac et découvre. Les deux se valent : c’est toi, le shérif.
learn-marian-else = Au sac de Marian : avec son offre, sans elle, ou en l’ouvrant.

## The end

learn-bribed-now = Un plaisir de faire affaire.
learn-bribed = Un marché conclu engage : l’or et la pomme sont à toi, et le sac est passé sans qu’on l’ouvre. Une carte a été posée face cachée. C’était un hydromel, mais tu ne le tiens pas de nous.
learn-searched-now = Tu ouvres le sac de Marian…
learn-searched = Deux poulets et un hydromel : confisqué, et quatre pièces d’or pour toi. Son offre s’est envolée, et elle valait plus. Attraper les gens n’est pas toujours la meilleure affaire.
learn-kind-now = Tu laisses passer Marian, et ne prends rien.
learn-kind = C’est gentil. Une carte a été posée face cachée : un hydromel, qui lui vaudra sept points. La clémence ne compte pas à la fin, hélas.
learn-scores = La journée de marché est finie. On retourne la contrebande, on compte les marchandises et l’or, puis viennent les couronnes. En cas d’égalité, on partage.
learn-goodbye = Voilà le jeu : échanger, remplir, dire quelque chose, et regarder quelqu’un dans les yeux. Une vraie partie à quatre dure huit tours, et personne n’y est patient.
# The three others at the lesson’s table
learn-name = { $name ->
    [Marian] Marian
    [Will] Will
   *[Tuck] Tuck
}
