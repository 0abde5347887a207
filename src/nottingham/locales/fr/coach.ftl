# Words of the coach in the first two games: who is what, and three short lines for each phase.

coach-title = Conseils
coach-next = conseil suivant
coach-off = Plus de conseils, merci
coach-role-merchant = Ce tour-ci, tu es marchand.
# $round: when it is the player’s turn to be Sheriff
coach-role-merchant-about = { $name } est shérif et garde la porte. Toi, tu le seras au tour { $round }.
coach-role-sheriff = Ce tour-ci, tu es le shérif.
coach-role-sheriff-about = Tu ne vends rien : tu décides quel sac on ouvre. Au tour suivant, l’insigne change de mains.
coach-market-1 = Écarte les cartes qui ne vont pas ensemble : tu en pioches autant.
coach-market-2 = Plusieurs cartes d’un type font un sac honnête. La contrebande vaut plus, si elle passe.
coach-market-3 = Tout le monde voit ce que tu écartes. Le shérif s’en souvient.
coach-loading-1 = Une à cinq cartes. Toutes d’un même type légal, c’est sans risque.
coach-loading-2 = Ce qui n’est pas comme déclaré est perdu, avec une pénalité, si on ouvre le sac.
coach-loading-3 = Fermé, c’est fermé : on ne revient pas en arrière.
coach-declaration-1 = Tu annonces un seul type légal. Le nombre de cartes, lui, est toujours vrai.
coach-declaration-2 = Le type peut être un mensonge. Personne d’autre ne le sait.
coach-declaration-3 = Tout est vrai ? Alors le shérif te paie s’il ouvre le sac.
coach-gate-1 = Le shérif ouvre ton sac ou le laisse passer. Avant, tu peux marchander.
coach-gate-2 = Offre de l’or, des marchandises ou une promesse pour passer. Les honnêtes aussi le peuvent.
coach-gate-3 = Tu peux aussi payer pour faire ouvrir le sac d’un autre : touche-le.
coach-waiting-1 = Le shérif ne vend rien. Regarde ce que les marchands écartent et piochent.
coach-waiting-2 = Qui écarte des pommes et déclare des pommes en a peut-être pioché d’autres. Ou pas.
coach-waiting-3 = Les marchandises des pots-de-vin vont droit sur ton étal.
coach-sheriff-1 = Tu ouvres un sac mensonger : son marchand te paie. Un sac honnête : c’est toi qui paies.
coach-sheriff-2 = Touche un sac, puis demande un prix, laisse passer ou ouvre.
coach-sheriff-3 = Ton oui t’engage à tout ce que dit le bouton. Une promesse en mots n’engage personne.
coach-again-waiting = On t’attend à une nouvelle table.
