# The first game of a learner: one text for each step of web/scripts/first_game.py.
# A text that ends in -else answers something that was not asked for: it says what to do instead.
# Marian, Will and Tuck are names. Short sentences; the screen is a phone.

## The frame around it

learn-title = Aprender a jogar
learn-you = Você
learn-continue = Continuar
learn-leave = Sair da aula
learn-leave-ask = Sair da aula? Da próxima vez, ela recomeça do início.
learn-stay = Ficar
learn-progress = Passo { $step } de { $steps }
learn-rewind = Voltar à escolha
learn-watch = Observe.
learn-your-turn = Sua vez
learn-another-way = Outro jeito de terminar
learn-again = De novo, do início
learn-play = Jogar contra bots
learn-rules = Ler as regras

## Before the market

learn-hello = Boas-vindas a Nottingham. Você leva mercadorias à feira, e no meio do caminho está o xerife. No fim, vence a maior fortuna: ouro e mercadorias contam igual.
learn-goods = Suas cartas. Maçãs, queijos, pães e galinhas são legais. Seda e hidromel são contrabando: valem mais, e são proibidos. A moeda é o valor da carta; o selo vermelho, o que custa se a acharem com você.
learn-stall = Sua barraca. O que passa pelo portão vem parar aqui e conta no fim. O que fica na mão não conta nada.
learn-gate = Nesta rodada, o xerife é Tuck; ele não negocia mercadorias. Você, Marian e Will, sim. Todos veem barracas e ouro, e ninguém vê a sua mão.

## Market

learn-market-first = A feira abre. Tuck deixa você ir primeiro.
learn-market = Descarte até cinco cartas que não quer e compre outras tantas. Escolha o pão e o queijo: você está atrás de maçãs.
learn-market-else = Escolha o pão e o queijo, e nada mais; depois, descarte os dois.
learn-market-drawn = Mais duas maçãs. Sorte, ou bondade de quem ensina.
learn-market-others = Marian e Will vão à feira. O que descartam fica à vista, e conta do que eles não precisam.

## Loading

learn-loading = Agora cada um carrega a bolsa em segredo: de uma a cinco cartas. Depois que o fecho estala, não abre mais.
learn-load = Coloque três maçãs e a seda na bolsa. Sim, a seda. Depois, feche.
learn-load-else = Três maçãs e a seda: quatro cartas. Guarde uma maçã e o hidromel para depois.
learn-load-others = Os outros fecham suas bolsas. A partir de agora, todos veem quantas cartas há em cada uma.

## Declaration

learn-declare = Diga o que há na bolsa: o número certo, e um tipo legal. Quatro cartas, portanto: quatro maçãs. Três delas são até verdade.
learn-declare-else = Declare maçãs. Qualquer outra coisa seria uma mentira sem nem uma maçã.
learn-declare-others = Marian diz três galinhas. Will diz três pães.

## Inspection, as a merchant

learn-inspection = Todas as bolsas estão diante do xerife. Cada uma ele deixa passar ou abre. Enquanto não decide, vale conversar, oferecer e subornar.
learn-passed = Tuck faz sinal para Marian passar.
learn-passed-after = A bolsa que passa vai para a barraca: mercadorias legais à vista, contrabando virado para baixo. As galinhas de Marian eram galinhas.
learn-opened-true = Tuck abre a bolsa de Will…
learn-opened-true-after = Três pães, como ele disse. Por uma bolsa honesta, o xerife paga a penalidade de cada carta: seis moedas para Will. Desconfiar custa caro.
learn-your-bag = Agora a sua. Se Tuck abrir, você fica com as maçãs, perde a seda e paga a ele quatro moedas por ela. Melhor ter uma conversinha.
learn-bribe = Ofereça cinco moedas de ouro a Tuck para a sua bolsa passar.
learn-bribe-else = Cinco moedas de ouro, para a sua bolsa passar. Por enquanto, nada mais.
learn-counter = Tuck pesa as moedas e diz o preço dele: oito.
learn-accept = Oito moedas por uma seda que vale oito, e três maçãs em paz. Aceite. Ou recuse, e veja o que faz um xerife com tempo de sobra.
learn-accept-else = Aceite o preço de Tuck, ou recuse.
learn-stubborn = Você fica com o seu ouro. Tuck abre a bolsa…
learn-stubborn-after = As maçãs estavam declaradas e continuam suas. A seda é confiscada, e você paga a penalidade: quatro moedas. Vamos voltar um instante, coisa que nenhum portão de verdade permite.
learn-smuggled = Passou. Três maçãs ficam na barraca, à vista de todos. A seda fica virada para baixo: todos veem uma carta, e ninguém sabe qual.
learn-races = Seis maçãs, mais que todo mundo. No fim, quem tem a maior quantidade de um tipo legal é o rei dele, e quem vem depois, a rainha. Com maçãs, isso vale vinte, e dez.

## Inspection, as the Sheriff

learn-sheriff = Todos completam a mão, e a estrela vai para a esquerda: para você. O xerife não leva nada à feira. O xerife espera quem leva.
learn-name-first = Você diz quem vai primeiro à feira. Que seja Marian.
learn-name-first-else = Desta vez, Marian primeiro.
learn-sheriff-market = Todos trocam cartas. Will guarda mais do que mostra.
learn-sheriff-loading = As bolsas são carregadas longe dos seus olhos.
learn-sheriff-declarations = Três comerciantes, três histórias.
learn-desk = As bolsas, com o que foi declarado. Resolva uma de cada vez, na ordem que quiser: deixe passar, ou abra.
learn-tuck = Primeiro Tuck: dois queijos, nenhuma gota de suor, e três queijos na barraca. Deixe passar. Ou abra, e veja quanto custa a dúvida.
learn-tuck-else = Resolva primeiro a bolsa de Tuck: deixe passar, ou abra.
learn-tuck-opened = Você abre a bolsa de Tuck…
learn-tuck-opened-after = Dois queijos. Abrir uma bolsa honesta custa as penalidades dela: quatro moedas para Tuck. Vamos voltar.
learn-will-says = “Minha bolsa tem exatamente o que eu declarei”, diz Will. Toque em alguém para falar assim. Não obriga ninguém; quando a verdade aparece, a mesa carimba.
learn-will-offers = Will se aproxima de mansinho com três moedas. Por quatro pães? Quanta generosidade.
learn-will = Quem não tem nada a esconder não precisa pagar. Abra a bolsa de Will. Ou pegue o ouro dele, e veja o que escapa.
learn-will-else = Resolva a bolsa de Will: abra, ou deixe passar.
learn-will-passed = Will atravessa o portão num piscar de olhos…
learn-will-passed-after = Duas cartas ficaram viradas para baixo. Numa partida de verdade você nunca saberia, mas aqui a gente espia: duas bestas, que valem nove cada. Vamos voltar.
learn-caught = Dois pães eram verdade e continuam dele. Duas bestas, não: confiscadas, e Will paga a você oito moedas por elas. É o preço da mentira.
learn-marian-offers = Marian oferece dez moedas e uma maçã da barraca pelas três galinhas dela.
learn-marian = Uma bela oferta, e suspeita. Aceite e fique sem saber, ou abra a bolsa e descubra. Tanto faz: quem manda no portão é você.
learn-marian-else = Resolva a bolsa de Marian: com a oferta, sem ela, ou abrindo.

## The end

learn-bribed-now = É um prazer fazer negócios.
learn-bribed = Acordo é acordo: o ouro e a maçã são seus, e a bolsa passou fechada. Uma carta ficou virada para baixo. Era um hidromel, mas não fomos nós que contamos.
learn-searched-now = Você abre a bolsa de Marian…
learn-searched = Duas galinhas e um hidromel: confiscado, e quatro moedas para você. A oferta se foi, e valia mais. Pegar os outros nem sempre é o melhor negócio.
learn-kind-now = Você deixa Marian passar, e não aceita nada.
learn-kind = Que bondade. Uma carta ficou virada para baixo: um hidromel, que vale sete para ela. Clemência, infelizmente, não conta no fim.
learn-scores = O dia de feira acabou. O contrabando é revelado, mercadorias e ouro são contados, e aí vêm as coroas. Quem empata divide.
learn-goodbye = O jogo é isto: trocar, carregar, dizer alguma coisa e olhar alguém nos olhos. Uma partida de verdade com quatro tem oito rodadas, e lá ninguém tem paciência.
# The three others at the lesson’s table
learn-name = { $name ->
    [Marian] Marian
    [Will] Will
   *[Tuck] Tuck
}
