# What bots say, one message a line: talk-<moment>-<character>-<number>, counted from 1 without gaps.
# “plain” is for those without a character, and for moments in which character makes no difference.
# Short, dry, a wink now and then; never mocking. Nobody knows whether the speaker’s bag is true, so no line may
# tell. No good is named except by $good. Speaker and hearer are of any gender: words that would show it are avoided;
# names stay as they are, so they are only called, never inflected.

## A merchant declares a bag. $good, $count

talk-declare-plain-1 = { goods-counted }. Ni plus, ni moins.
talk-declare-plain-2 = Dans le sac : { goods-counted }.
talk-declare-plain-3 = { goods-counted }, du frais de ce matin.
talk-declare-cautious-1 = { goods-counted }. J’ai compté deux fois.
talk-declare-cautious-2 = Juste { goods-counted }, si cela ne dérange pas.
talk-declare-brazen-1 = { goods-counted }. Un visage pareil, mentir ?
talk-declare-brazen-2 = { goods-counted }. Le plus beau sac de la journée.
talk-declare-corrupt-1 = { goods-counted }. Nous allons sûrement nous entendre.
talk-declare-corrupt-2 = { goods-counted }, et mes hommages à la porte.
talk-declare-stern-1 = { goods-counted }. Notez-le.
talk-declare-stern-2 = { goods-counted }. C’est ma déclaration.
talk-declare-grudging-1 = { goods-counted }. Et je me souviens des sourcils levés.
talk-declare-grudging-2 = { goods-counted }. Je sais qui en doute. Je sais toujours.
talk-declare-gullible-1 = { goods-counted } ! Tout le monde dit la vérité ici, non ?
talk-declare-gullible-2 = { goods-counted }. Quelle porte accueillante.

## A merchant offers gold for passing the own bag. $gold, $office

talk-offer-plain-1 = { gold-counted }, et personne n’a rien à dénouer.
talk-offer-plain-2 = { gold-counted } pour un sac qui reste fermé.
talk-offer-cautious-1 = { gold-counted } ? Si ce n’est pas trop osé.
talk-offer-cautious-2 = Avec { gold-counted }, moins de soucis pour nous, non ?
talk-offer-brazen-1 = { gold-counted }. De quoi offrir un gond neuf à la porte.
talk-offer-brazen-2 = { gold-counted }, tout de suite. À votre place, je prends.
talk-offer-corrupt-1 = { gold-counted }, { office }, entre amis.
talk-offer-corrupt-2 = { gold-counted }. Disons un droit de passage.
talk-offer-stern-1 = { gold-counted }. Je ne me répète pas.
talk-offer-stern-2 = { gold-counted }. Prix honnête. J’attends une réponse honnête.
talk-offer-grudging-1 = { gold-counted }. Je me souviendrai de la réponse.
talk-offer-grudging-2 = { gold-counted }, mais je n’oublie rien.
talk-offer-gullible-1 = { gold-counted } ! C’est bien ce qu’on donne, non ?
talk-offer-gullible-2 = Il paraît que { gold-counted }, c’est le tarif.

## A merchant offers something else than gold for it. $office

talk-offer-goods-plain-1 = Pas de pièces cette fois, { office }. Autre chose.
talk-offer-goods-plain-2 = L’argent n’est pas tout, { office }.

## A merchant offers more gold than before. $gold, $office

talk-raise-plain-1 = Bon, { gold-counted }. La paix devient chère.
talk-raise-plain-2 = { gold-counted }, c’est mon dernier mot. Ou presque.

## A merchant offers gold for the opening of another bag. $gold

talk-buy-plain-1 = { gold-counted }, si l’on s’intéresse à un certain sac.
talk-buy-plain-2 = Ma curiosité vaut { gold-counted } aujourd’hui.

## The maker withdraws an offer.

talk-withdraw-plain-1 = Cette offre a refroidi.
talk-withdraw-plain-2 = Je la reprends. Sans rancune.

## The Sheriff asks gold of a merchant for passing the bag. $gold, $name

talk-demand-plain-1 = { gold-counted }, { $name }, ou j’ouvre.
talk-demand-plain-2 = Ma curiosité se calme, { $name }. Avec { gold-counted }.
talk-demand-cautious-1 = { gold-counted }, { $name }, et je n’ai pas besoin d’en savoir plus.
talk-demand-cautious-2 = Disons { gold-counted } ? Je préfère ne pas regarder.
talk-demand-brazen-1 = { gold-counted }, { $name }. Les doigts me démangent.
talk-demand-brazen-2 = { gold-counted }. Le tarif est neuf. Il date d’à l’instant.
talk-demand-corrupt-1 = { gold-counted }, { $name }, et ce sac devient invisible.
talk-demand-corrupt-2 = À { gold-counted }, mes yeux fatiguent beaucoup.
talk-demand-stern-1 = { gold-counted }, { $name }. Ou le nœud se défait.
talk-demand-stern-2 = { gold-counted }. Je ne marchande pas avec les sacs.
talk-demand-grudging-1 = { gold-counted }, { $name }. Vous savez pourquoi.
talk-demand-grudging-2 = Pour vous, { $name } : { gold-counted }. Je tiens une liste.
talk-demand-gullible-1 = { gold-counted }, { $name } ? Il paraît que c’est l’usage.
talk-demand-gullible-2 = Je vous crois, { $name }. Avec { gold-counted }, encore plus volontiers.

## The Sheriff is about to open a merchant’s bag. $name

talk-threaten-plain-1 = Ce nœud a l’air facile à défaire, { $name }.
talk-threaten-plain-2 = J’ai bien envie de jeter un œil, { $name }.

## The Sheriff offers a merchant to open another bag. $name

talk-sell-plain-1 = Un certain sac vous intrigue, { $name } ? Cela peut s’arranger.
talk-sell-plain-2 = Je peux regarder quelqu’un de plus près, { $name }. Pas pour rien.

## Somebody accepts an offer.

talk-accept-plain-1 = Conclu.
talk-accept-plain-2 = Marché conclu, marché tenu.
talk-accept-cautious-1 = D’accord. Mais discrètement.
talk-accept-cautious-2 = Bon… d’accord.
talk-accept-brazen-1 = Tope là ! Avant qu’on réfléchisse.
talk-accept-brazen-2 = Vendu ! À qui le tour ?
talk-accept-corrupt-1 = C’est un plaisir de faire affaire.
talk-accept-corrupt-2 = Comme la vie peut être simple.
talk-accept-stern-1 = D’accord. À la lettre.
talk-accept-stern-2 = Accepté. Une parole est une parole.
talk-accept-grudging-1 = D’accord. Nous voilà presque quittes.
talk-accept-grudging-2 = Soit. Cela ne change rien au passé.
talk-accept-gullible-1 = Oh, c’est gentil ! D’accord.
talk-accept-gullible-2 = Tope là ! Les gens sont bons, finalement.

## Somebody refuses an offer.

talk-refuse-plain-1 = Non, merci.
talk-refuse-plain-2 = Pas à ce prix.
talk-refuse-cautious-1 = Mieux vaut éviter. On nous regarde peut-être.
talk-refuse-cautious-2 = J’aime mieux pas. Pardon.
talk-refuse-brazen-1 = Voyez plus grand.
talk-refuse-brazen-2 = Encore une fois, avec plus d’audace.
talk-refuse-corrupt-1 = Tentant. Mais pas tout à fait assez.
talk-refuse-corrupt-2 = J’ai mon prix. Ce n’était pas celui-là.
talk-refuse-stern-1 = Non.
talk-refuse-stern-2 = Hors de question.
talk-refuse-grudging-1 = Non. Et vous savez pourquoi.
talk-refuse-grudging-2 = J’ai bonne mémoire. Non.
talk-refuse-gullible-1 = Oh. J’espérais quelque chose de plus gentil.
talk-refuse-gullible-2 = Non… quelque chose me gêne.

## A demand is too high for its merchant.

talk-refuse-dear-plain-1 = { gold-counted } ? C’est plus que ce que je risque.
talk-refuse-dear-plain-2 = Trop cher. Demandez moins, et on en reparle.
talk-refuse-dear-plain-3 = { gold-counted } ? Autant dénouer tout de suite.
talk-refuse-dear-plain-4 = { gold-counted } ? On refait la porte à neuf ?
talk-refuse-dear-plain-5 = C’est le prix d’une charrette, pas d’un sac.
talk-refuse-dear-plain-6 = Il y a sûrement un zéro de trop.
talk-refuse-dear-cautious-1 = { gold-counted } ? Je n’en dormirais plus.
talk-refuse-dear-cautious-2 = Oh, c’est beaucoup. Vraiment, je ne peux pas.
talk-refuse-dear-brazen-1 = { gold-counted } ? À ce prix, je veux aussi l’insigne.
talk-refuse-dear-brazen-2 = Ha ! Racontez-m’en une autre.
talk-refuse-dear-corrupt-1 = { gold-counted } ? Je connais le prix des portes. Il est plus bas.
talk-refuse-dear-corrupt-2 = Entre amis ? C’est un prix pour inconnus.
talk-refuse-dear-stern-1 = { gold-counted } ? Ce n’est pas au tarif.
talk-refuse-dear-stern-2 = Excessif. Je refuse.
talk-refuse-dear-grudging-1 = { gold-counted } ? Cela va sur la liste.
talk-refuse-dear-grudging-2 = J’ai connu des portes moins chères.
talk-refuse-dear-gullible-1 = { gold-counted } ? Tout le monde paie autant ?
talk-refuse-dear-gullible-2 = Oh ! C’est une plaisanterie, n’est-ce pas ?

## A merchant sees no reason to pay.

talk-refuse-clean-plain-1 = Pourquoi payer ? Je n’ai rien à cacher.
talk-refuse-clean-plain-2 = Pour un sac honnête, je ne paie rien. Regardez, s’il le faut.
talk-refuse-clean-plain-3 = Mon sac parle pour lui-même.
talk-refuse-clean-plain-4 = Je garde mon or, et vous vos doutes.

## A merchant’s own offer lies there already. $gold

talk-refuse-stand-plain-1 = Mon offre tient toujours : { gold-counted }.
talk-refuse-stand-plain-2 = { gold-counted }, comme je le disais.
talk-refuse-stand-plain-3 = Vous connaissez mon prix : { gold-counted }.
talk-refuse-stand-plain-4 = Je le répète : { gold-counted }.

## An offer is too low for the Sheriff.

talk-refuse-little-plain-1 = Trop peu. Un coup d’œil pourrait me rapporter plus.
talk-refuse-little-plain-2 = Pour si peu ? Ajoutez quelque chose.
talk-refuse-little-plain-3 = Pour ça, je hoche à peine la tête.
talk-refuse-little-plain-4 = Mon nez reste curieux.
talk-refuse-little-plain-5 = Presque. Mais presque n’ouvre pas les portes.
talk-refuse-little-cautious-1 = Pour si peu, j’y perdrais le sommeil.
talk-refuse-little-cautious-2 = Encore un peu, et je serai tranquille.
talk-refuse-little-brazen-1 = Ma botte gauche vaut plus que ça.
talk-refuse-little-brazen-2 = Vous pouvez mieux. J’entends tinter les pièces.
talk-refuse-little-corrupt-1 = C’est un pourboire, pas un pot-de-vin.
talk-refuse-little-corrupt-2 = Une main est pleine. L’autre attend encore.
talk-refuse-little-stern-1 = Insuffisant.
talk-refuse-little-stern-2 = La porte coûte plus cher.
talk-refuse-little-grudging-1 = Voilà donc ce que je vaux pour vous.
talk-refuse-little-grudging-2 = J’ai avalé des affronts mieux payés.
talk-refuse-little-gullible-1 = C’est tout ? Et notre amitié ?
talk-refuse-little-gullible-2 = Hum, c’est un peu juste. Ou pas ?

## An offer is made of what nobody can see.

talk-refuse-proof-plain-1 = Des promesses. Montrez-moi plutôt de l’or.
talk-refuse-proof-plain-2 = Ce que je ne vois pas, je ne l’achète pas.

## Less is offered than was asked.

talk-counter-plain-1 = C’est trop. Disons { gold-counted } ?
talk-counter-plain-2 = Coupons la poire en deux : { gold-counted }.
talk-counter-plain-3 = { gold-counted }, et tout le monde sourit.
talk-counter-plain-4 = Et pour { gold-counted } ? Ma bourse est légère, aujourd’hui.
talk-counter-plain-5 = Je pensais plutôt à { gold-counted }.
talk-counter-cautious-1 = { gold-counted }, cela irait ? S’il vous plaît ?
talk-counter-cautious-2 = { gold-counted }. Je n’ose pas davantage.
talk-counter-brazen-1 = { gold-counted }, et un sourire en prime.
talk-counter-brazen-2 = J’ai bien entendu { gold-counted } ?
talk-counter-corrupt-1 = { gold-counted }, et personne ne recompte.
talk-counter-corrupt-2 = Parlons raison : { gold-counted }, dans la main.
talk-counter-stern-1 = { gold-counted }. C’est ce que cela vaut.
talk-counter-stern-2 = { gold-counted }, d’après mes calculs. Vérifiez.
talk-counter-grudging-1 = { gold-counted }. Et je retiens qui demande plus.
talk-counter-grudging-2 = { gold-counted }. Pour vous, pas une pièce de plus.
talk-counter-gullible-1 = J’ai { gold-counted } ici. C’est presque pareil !
talk-counter-gullible-2 = { gold-counted } ? C’est sûrement ce que vous vouliez dire.

## The maker of an offer that was refused.

talk-refused-plain-1 = Non, c’est non. J’ai connu pire.
talk-refused-plain-2 = Dommage. C’était une belle offre.

## The owner of a bag that is opened for another merchant’s money. $name: who paid

talk-sold-plain-1 = Mon sac vaut donc tant que cela, { $name } ? C’est flatteur.
talk-sold-plain-2 = Je me souviendrai de qui paie, { $name }.

## The Sheriff passes a bag for nothing. $name: its owner

talk-pass-free-plain-1 = Passez, { $name }.
talk-pass-free-plain-2 = Bonne route, { $name }.
talk-pass-free-cautious-1 = Je ne demande rien, je ne sais rien. Passez.
talk-pass-free-cautious-2 = Vite, { $name }, avant que j’hésite.
talk-pass-free-brazen-1 = Allez, { $name } ! Je suis d’excellente humeur.
talk-pass-free-brazen-2 = Passez ! Je me réserve pour le prochain.
talk-pass-free-corrupt-1 = Gratuitement, { $name }. N’en parlez à personne.
talk-pass-free-corrupt-2 = Celui-ci, c’est la maison qui régale.
talk-pass-free-stern-1 = Passez. Je vous ai à l’œil, { $name }.
talk-pass-free-stern-2 = Passez. Pour cette fois.
talk-pass-free-grudging-1 = Allez, { $name }. Disons que nous sommes quittes.
talk-pass-free-grudging-2 = Passez. Il y a de plus vieux comptes à régler.
talk-pass-free-gullible-1 = Je crois chaque mot, { $name }.
talk-pass-free-gullible-2 = Un visage si honnête. Passez !

## The Sheriff takes an offer and passes the bag. $name: its owner

talk-pass-bribe-plain-1 = Tout est en règle, { $name }.
talk-pass-bribe-plain-2 = Les papiers semblent en règle.
talk-pass-bribe-cautious-1 = Il n’y avait rien à voir ici. N’est-ce pas, { $name } ?
talk-pass-bribe-cautious-2 = Vite, avant qu’on pose des questions.
talk-pass-bribe-brazen-1 = À ce prix, je porte le sac en personne.
talk-pass-bribe-brazen-2 = Quel beau sac, { $name } !
talk-pass-bribe-corrupt-1 = Toujours un plaisir, { $name }.
talk-pass-bribe-corrupt-2 = Quel sac ? Je ne vois pas de sac.
talk-pass-bribe-stern-1 = Les droits sont payés. Passez.
talk-pass-bribe-stern-2 = Passez, { $name }. Disons une amende d’avance.
talk-pass-bribe-grudging-1 = Ceci achète le sac, { $name }. Pas mon pardon.
talk-pass-bribe-grudging-2 = Passez. Je n’oublie rien, mais je sais regarder ailleurs.
talk-pass-bribe-gullible-1 = Un cadeau ? Pour moi ? Passez, { $name } !
talk-pass-bribe-gullible-2 = Qui donne si bien n’a rien à cacher.

## The owner of a bag that passed for nothing.

talk-passed-free-plain-1 = Bien aimable.
talk-passed-free-plain-2 = Et bonne journée à la porte.

## The owner of a bag that passed by a deal.

talk-passed-bribe-plain-1 = Bien dépensé.
talk-passed-bribe-plain-2 = Toujours un plaisir, cette porte.

## The Sheriff opened a true bag and pays. $name: its owner

talk-open-true-plain-1 = Tout est comme annoncé. Au temps pour moi.
talk-open-true-plain-2 = Honnête. Qui l’aurait cru. Pardon, { $name }.
talk-open-true-cautious-1 = Je le savais. Mieux vaut laisser les sacs tranquilles.
talk-open-true-cautious-2 = Oh là là. Mille pardons, { $name }.
talk-open-true-brazen-1 = Eh bien, il faut que quelqu’un vérifie.
talk-open-true-brazen-2 = De l’honnêteté ! À ma porte ! Chapeau, { $name }.
talk-open-true-corrupt-1 = Un sac honnête. Et personne ne me prévient.
talk-open-true-corrupt-2 = Une allusion aurait suffi, { $name }.
talk-open-true-stern-1 = En règle. La loi paie ses dettes.
talk-open-true-stern-2 = Exact à la pièce près, { $name }. C’est noté.
talk-open-true-grudging-1 = Tout est vrai, et je paie. Sur la liste.
talk-open-true-grudging-2 = C’était voulu, { $name }.
talk-open-true-gullible-1 = Je l’ai toujours su, { $name } !
talk-open-true-gullible-2 = Comme c’est beau. Tout était vrai.

## The Sheriff opened a false bag. $name: its owner

talk-open-false-plain-1 = Tout à l’heure, cela sonnait autrement.
talk-open-false-plain-2 = Entre la parole et le sac, il y a un écart, { $name }.
talk-open-false-cautious-1 = Oh. J’ose à peine regarder.
talk-open-false-cautious-2 = Pardon, { $name }, mais le compte n’y est pas tout à fait.
talk-open-false-brazen-1 = Ha ! Mon nez ne dort jamais.
talk-open-false-brazen-2 = Regardez-moi ça, { $name } ! Jour de foire !
talk-open-false-corrupt-1 = Quel dommage, { $name }. Il y a des façons plus aimables.
talk-open-false-corrupt-2 = Ma main était ouverte. Maintenant, c’est le sac.
talk-open-false-stern-1 = C’est bien ce que je pensais. Payez, { $name }.
talk-open-false-stern-2 = La porte voit tout.
talk-open-false-grudging-1 = Nous voilà quittes, { $name }. Presque.
talk-open-false-grudging-2 = Je me souviens des visages. Et des sacs.
talk-open-false-gullible-1 = Mais, { $name }… cela semblait si sincère.
talk-open-false-gullible-2 = Quelqu’un a peut-être échangé les sacs ?

## The owner of a true bag that was opened. $good, $count: as declared

talk-opened-true-plain-1 = { goods-counted }. Comme annoncé.
talk-opened-true-plain-2 = L’honnêteté paie. Aujourd’hui, du moins.
talk-opened-true-cautious-1 = { goods-counted }. Je l’ai dit : j’ai compté deux fois.
talk-opened-true-cautious-2 = Ouf. Je veux dire : évidemment.
talk-opened-true-brazen-1 = { goods-counted }. Recomptez, j’ai le temps.
talk-opened-true-brazen-2 = Demain, même heure ?
talk-opened-true-corrupt-1 = Honnête, et on me paie. C’est un métier.
talk-opened-true-corrupt-2 = Même ma vérité a son prix.
talk-opened-true-stern-1 = { goods-counted }. Ma parole tient.
talk-opened-true-stern-2 = Des excuses suffiront. Et les pièces.
talk-opened-true-grudging-1 = Je me souviendrai de ce doute.
talk-opened-true-grudging-2 = { goods-counted }. Et un nom de plus sur ma liste.
talk-opened-true-gullible-1 = Mais pourquoi mentir ?
talk-opened-true-gullible-2 = { goods-counted }, comme je l’ai dit. Il n’y a pas de mal !

## The owner of a false bag that was opened.

talk-opened-false-plain-1 = Ah. Ce n’est pas le bon sac.
talk-opened-false-plain-2 = Je peux tout expliquer. Mal, mais je peux.
talk-opened-false-cautious-1 = Je savais que c’était une mauvaise idée.
talk-opened-false-cautious-2 = Oh non. Oh non, non, non.
talk-opened-false-brazen-1 = Cela valait le coup d’essayer.
talk-opened-false-brazen-2 = On a échangé les sacs. Quelle époque.
talk-opened-false-corrupt-1 = Nous aurions pu en parler.
talk-opened-false-corrupt-2 = Une journée chère pour nous tous. Enfin, pour moi.
talk-opened-false-stern-1 = J’assume.
talk-opened-false-stern-2 = Bien vu. Voici ce que je dois.
talk-opened-false-grudging-1 = Profitez-en. J’ai bonne mémoire.
talk-opened-false-grudging-2 = Un à zéro. Je compte.
talk-opened-false-gullible-1 = Comment est-ce arrivé là-dedans ?
talk-opened-false-gullible-2 = N’est-ce pas ce que j’ai dit ? Vraiment pas ?

## Somebody pays a penalty in gold. $gold

talk-fine-plain-1 = { gold-counted }. Adieu.
talk-fine-plain-2 = { gold-counted }. Ma bourse est en deuil.

## Somebody pays a penalty in goods.

talk-fine-goods-plain-1 = Prenez sur l’étal, alors. S’il le faut.
talk-fine-goods-plain-2 = De toute façon, l’étal débordait.

## Somebody has not gold enough for a penalty.

talk-broke-plain-1 = La bourse est vide. L’étal, hélas, ne l’est pas.
talk-broke-plain-2 = Plus une pièce. Que c’est gênant.

## Somebody receives a penalty. $gold

talk-paid-plain-1 = { gold-counted }. Bien aimable.
talk-paid-plain-2 = { gold-counted }. La journée s’arrange.

## Promised goods came out of the bag. $name: whose

talk-promise-kept-plain-1 = Promis, livré. Mes compliments, { $name }.
talk-promise-kept-plain-2 = Vous tenez parole, { $name }. Je m’en souviendrai.

## Promised goods were missing. $name: whose promise it was

talk-promise-broken-plain-1 = C’est moins que convenu, { $name }.
talk-promise-broken-plain-2 = Voilà ce que valent les promesses, { $name }.

## The one who promised them.

talk-promise-short-plain-1 = Il doit y avoir une erreur de calcul.
talk-promise-short-plain-2 = À la maison, il semblait y en avoir plus.

## A merchant claims a black market card. $good, $count: what it took

talk-black-market-plain-1 = { goods-counted }, et pas de questions.
talk-black-market-plain-2 = { goods-counted }. Je connais quelqu’un qui connaît quelqu’un.

## Somebody becomes Sheriff or deputy.

talk-sheriff-plain-1 = À moi de garder la porte.
talk-sheriff-plain-2 = Bonjour. Les sacs sur la table, je vous prie.
talk-sheriff-cautious-1 = Moi ? À la porte ? Bon, très bien.
talk-sheriff-cautious-2 = Je tâcherai de ne pas trop ouvrir.
talk-sheriff-brazen-1 = Du nouveau à la porte ! Qu’avons-nous là ?
talk-sheriff-brazen-2 = Attention à l’insigne, il vient d’être astiqué.
talk-sheriff-corrupt-1 = La porte est ouverte. Ma main aussi.
talk-sheriff-corrupt-2 = Les règles sont les règles. Les prix sont les prix.
talk-sheriff-stern-1 = De l’ordre à la porte. Dès maintenant.
talk-sheriff-stern-2 = Je lis les sacs comme des livres.
talk-sheriff-grudging-1 = Enfin mon tour. Où est ma liste ?
talk-sheriff-grudging-2 = Maintenant, c’est moi qui regarde de près.
talk-sheriff-gullible-1 = Je parie que personne n’a rien à cacher.
talk-sheriff-gullible-2 = Quel bel insigne ! Entrez, entrez.

## Somebody wins. $score

talk-win-plain-1 = { points-counted }. Une bonne journée de marché.
talk-win-plain-2 = Du beau commerce. Même heure la semaine prochaine ?
talk-win-cautious-1 = Moi ? Mieux vaut recompter.
talk-win-cautious-2 = Lentement, prudemment, et voilà.
talk-win-brazen-1 = La fortune sourit au culot.
talk-win-brazen-2 = { points-counted }. La prochaine tournée est pour moi !
talk-win-corrupt-1 = L’important, c’est de connaître du monde.
talk-win-corrupt-2 = { points-counted }, presque tous honnêtes.
talk-win-stern-1 = L’ordre finit par gagner.
talk-win-stern-2 = { points-counted }. Vérifié et signé.
talk-win-grudging-1 = { points-counted }. La liste peut aller au feu.
talk-win-grudging-2 = Maintenant, tout est réglé.
talk-win-gullible-1 = Et dire que je fais confiance à tout le monde !
talk-win-gullible-2 = { points-counted } ? Vraiment ? C’est gentil !

## Somebody does not win. $name: who did

talk-lose-plain-1 = Bien joué, { $name }.
talk-lose-plain-2 = Il y aura d’autres jours de marché.
talk-lose-cautious-1 = Au moins, rien n’est cassé.
talk-lose-cautious-2 = Félicitations, { $name }. Et maintenant, du repos.
talk-lose-brazen-1 = Profitez-en, { $name }. C’était mon échauffement.
talk-lose-brazen-2 = La prochaine fois, un plus grand sac.
talk-lose-corrupt-1 = Belle bourse, { $name }. Si nous devenions amis ?
talk-lose-corrupt-2 = Mes prix étaient trop bas, il faut croire.
talk-lose-stern-1 = Victoire honnête, { $name }. J’ai vérifié.
talk-lose-stern-2 = Les chiffres sont les chiffres. J’accepte.
talk-lose-grudging-1 = Je me souviendrai de ce jour, { $name }.
talk-lose-grudging-2 = La liste s’allonge.
talk-lose-gullible-1 = Quelle joie pour vous, { $name } !
talk-lose-gullible-2 = Tout de même, quelle belle journée.
