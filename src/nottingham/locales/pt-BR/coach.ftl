# Words of the coach in the first two games: who is what, and three short lines for each phase.

coach-title = Conselheiro
coach-next = próxima dica
coach-off = Chega de dicas
coach-role-merchant = Nesta rodada você é comerciante.
# $round: when it is the player’s turn to be Sheriff
coach-role-merchant-about = { $name } é o xerife e guarda o portão. Sua vez de ser xerife chega na rodada { $round }.
coach-role-sheriff = Nesta rodada você é o xerife.
coach-role-sheriff-about = Você não vende: decide qual bolsa abrir. Na próxima rodada, a estrela passa adiante.
coach-market-1 = Descarte o que não combina: você compra o mesmo número.
coach-market-2 = Várias cartas de um tipo fazem uma bolsa honesta. Contrabando vale mais, se passar.
coach-market-3 = Todos veem o que você descarta. O xerife lembra.
coach-loading-1 = De uma a cinco cartas. Todas de um tipo legal: sem risco.
coach-loading-2 = O que não for como declarado se perde, com penalidade, se abrirem a bolsa.
coach-loading-3 = Fechou, fechou: não há volta.
coach-declaration-1 = Você declara um tipo legal. O número de cartas é sempre verdadeiro.
coach-declaration-2 = O tipo pode ser mentira. Só você sabe.
coach-declaration-3 = Tudo verdade? Então o xerife paga a você por abrir a bolsa.
coach-gate-1 = O xerife abre a sua bolsa ou deixa passar. Antes, pode conversar.
coach-gate-2 = Ofereça ouro, mercadorias ou uma promessa para passar. Os honestos também podem.
coach-gate-3 = Também pode pagar para abrirem a bolsa de outro: toque nela.
coach-waiting-1 = O xerife não vende. Veja o que os comerciantes descartam e compram.
coach-waiting-2 = Quem descarta maçãs e declara maçãs pode ter comprado mais. Ou não.
coach-waiting-3 = Mercadorias de suborno vão direto para a sua barraca.
coach-sheriff-1 = Abriu uma bolsa falsa: o dono paga a você. Abriu uma honesta: você paga.
coach-sheriff-2 = Toque numa bolsa e peça um preço, deixe passar ou abra.
coach-sheriff-3 = O seu sim obriga a tudo o que está no botão. Uma promessa em palavras não obriga ninguém.
coach-again-waiting = Alguém já espera numa mesa nova.
