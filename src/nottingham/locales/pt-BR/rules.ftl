# The rules, to be looked up in play. Our own words; nothing here stands in any rulebook.
# **Two stars** make a word stand out: keep them. Words of the game are those of goods.ftl.
# Messages are grouped by the sections of the page; rules-…-title is a section’s heading.

## The page

rules-title = Regras
rules-about = Tudo o que importa no jogo, em palavras nossas.
rules-contents = Conteúdo
rules-show = Mostrar
rules-both = As duas edições
rules-first = Primeira edição
rules-second = Segunda edição
rules-in-first = Primeira edição
rules-in-second = Segunda edição
rules-option = Opção
rules-to-top = Voltar ao topo
rules-learn = Prefere aprender jogando? Leva dez minutos.

## Aim

rules-aim-title = Objetivo do jogo
rules-aim-1 = Você leva mercadorias à feira, passando por um xerife que pode olhar dentro da sua bolsa. Você diz o que há nela. Não precisa ser verdade.
rules-aim-2 = Mercadorias legais são seguras e modestas. Contrabando vale mais, a não ser que alguém o encontre. Cada um é xerife na sua vez.
rules-aim-3 = Vence quem tiver mais no fim: o valor das mercadorias na barraca, o ouro, e os bônus por ter a maior quantidade de um tipo legal.

## Goods

rules-goods-title = Mercadorias
rules-goods-1 = **Mercadorias legais** são maçãs, queijos, pães e galinhas. Só elas podem ser declaradas, e só elas fazem reis e rainhas.
rules-goods-2 = **Contrabando** é pimenta, hidromel, seda e besta. Conta no fim, mas não pode ser declarado: quem leva contrabando tem que mentir.
rules-goods-3 = O **valor** é o que a carta conta no fim. A **penalidade** é o que ela custa a quem se enganou com ela, comerciante ou xerife.
rules-goods-4 = Com três jogadores não há pão, e há menos contrabando.
rules-goods-good = Mercadoria
rules-goods-value = Valor
rules-goods-penalty = Penalidade
rules-goods-three = Cartas com 3 jogadores
rules-goods-more = Cartas com 4 a 6
rules-goods-counts-as = Conta como
rules-goods-king = Rei
rules-goods-queen = Rainha
rules-goods-crowns = Bônus no fim

## Set-up

rules-setup-title = Preparação
rules-setup-1 = Cada um começa com 50 moedas de ouro, uma barraca vazia e seis cartas. O ouro fica à vista.
rules-setup-2 = Quem lidera a mesa escolhe o primeiro xerife, ou a sorte decide.
rules-setup-first = Duas pilhas de descarte começam com cinco cartas cada, à vista. Todos podem folhear as pilhas a qualquer momento.

## Rounds

rules-round-title = Uma rodada
rules-round-1 = Em cada rodada uma pessoa é o **xerife**, e as demais são **comerciantes**. A rodada tem cinco fases.
rules-round-market = **Transação**: os comerciantes trocam cartas.
rules-round-loading = **Carregamento**: os comerciantes enchem as bolsas em segredo.
rules-round-declaration = **Declaração**: cada um diz o que há na bolsa.
rules-round-inspection = **Fiscalização**: o xerife deixa passar ou abre cada bolsa.
rules-round-end = **Fim da rodada**: todos completam a mão, e o marcador do xerife passa adiante.
rules-round-2 = Com três jogadores, cada um é xerife três vezes; com quatro ou cinco, duas: nove, oito e dez rodadas. Com seis, há fiscais no lugar do xerife, e nove rodadas.

## Market

rules-market-title = Transação
rules-market-1 = Cada comerciante tem um turno, em sentido horário: separa até cinco cartas, ou nenhuma, e compra até completar a mão. O xerife não participa.
rules-market-second-1 = O xerife diz quem começa. As cartas são separadas à vista e repostas do baralho. Depois do último turno, vão todas para a pilha de descarte.
rules-market-first-1 = Começa o comerciante à esquerda do xerife. As cartas são separadas viradas para baixo.
rules-market-first-2 = Antes de comprar, você pode pegar cartas do topo de qualquer uma das pilhas de descarte, quantas couberem na mão, à vista de todos. O que faltar vem do baralho. Depois disso, não se volta às pilhas.
rules-market-first-3 = Só então você coloca as cartas separadas sobre uma das pilhas, à vista, na ordem que quiser.
rules-market-2 = Ninguém pode separar a mão inteira se ela não puder ser reposta.

## Loading

rules-loading-title = Carregamento
rules-loading-1 = Ao mesmo tempo, todos os comerciantes colocam de uma a cinco cartas da mão na bolsa. Ninguém vê quais, nem quantas, até a última bolsa se fechar.
rules-loading-2 = Bolsa fechada fica fechada: nada entra, nada sai, nada se troca.
rules-loading-3 = Quem não tem carta nenhuma fica de fora da rodada.

## Declaration

rules-declaration-title = Declaração
rules-declaration-1 = A partir da esquerda do xerife, em sentido horário, cada comerciante diz **um tipo legal** e **o número exato de cartas** na bolsa.
rules-declaration-2 = O número tem que ser verdade; o tipo, não. Contrabando não pode ser declarado, nem dois tipos.
rules-declaration-3 = Uma mercadoria real conta como uma carta, e nunca é do tipo declarado.

## Inspection

rules-inspection-title = Fiscalização
rules-inspection-1 = O xerife resolve as bolsas uma a uma, na ordem que quiser: **deixa passar** ou **abre**. Enquanto uma bolsa não está resolvida, todos podem negociar sobre ela, e só o xerife encerra a conversa. O que está resolvido não se muda.
rules-inspection-passed = **A bolsa que passa**: seu dono coloca na barraca as mercadorias legais à vista, e o contrabando virado para baixo. Todos veem quantas cartas estão viradas para baixo, ninguém vê quais.
rules-inspection-true = **A bolsa aberta que era verdadeira**, com todas as cartas do tipo declarado: o xerife paga ao dono a penalidade de cada carta, e as mercadorias vão para a barraca.
rules-inspection-false = **A bolsa aberta que era falsa**: as cartas do tipo declarado vão para a barraca. Todas as outras, mesmo legais, são confiscadas, e o dono paga ao xerife as penalidades delas.
rules-inspection-first = As cartas confiscadas vão para uma das duas pilhas de descarte; o xerife escolhe qual, e em que ordem.
rules-inspection-second = As cartas confiscadas vão para a pilha de descarte.
rules-inspection-2 = As mercadorias honestas chegam à barraca antes de se pagar a multa, então podem ajudar a pagá-la.

## Deals

rules-deals-title = Subornos e acordos
rules-deals-1 = Da última declaração até a última bolsa resolvida, o xerife e qualquer comerciante podem fechar acordos, também sobre bolsas alheias, e também depois de resolvida a bolsa do próprio comerciante. Qualquer dos dois pode oferecer, e o sim do outro faz o acordo.
rules-deals-contents = O que cabe em uma oferta
rules-deals-gold = ouro, até o que se tem;
rules-deals-legal = mercadorias legais da barraca;
rules-deals-contraband = contrabando da barraca, dizendo o tipo ou como carta à escolha de quem dá;
rules-deals-bag = mercadorias da bolsa do próprio comerciante, se o acordo deixa essa bolsa passar;
rules-deals-deeds = o que o xerife faz com qualquer bolsa não resolvida: deixar passar, abrir, ou não aceitar nada por ela;
rules-deals-favour = um favor, em palavras; em uma rodada, um comerciante promete no máximo dois, e recebe no máximo duas promessas.
rules-deals-hand = Cartas da mão nunca entram em um acordo.
rules-deals-binding = **Tudo vale como compromisso, menos favores**, nesta rodada. O xerife pago para abrir uma bolsa tem que abri-la, por mais que alguém pague depois. Um favor não obriga ninguém; a mesa só se lembra dele.
rules-deals-typed = **Promessas que a mesa julga** (regra nossa): deixar uma bolsa passar na próxima vez, nunca mais abri-la, não fazer acordo contra ela, pagar ouro na próxima ocasião, deixar um tipo de mercadoria para alguém. Elas também não obrigam ninguém, mas todos ficam sabendo quando uma é cumprida ou quebrada.
rules-deals-statements = **Afirmações** (nossas): toque numa bolsa, num comerciante ou no xerife e diga algo que cada pessoa lê no seu idioma: “minha bolsa tem exatamente o que eu declarei”, “Ann está mentindo”, “quem pagar menos tem a bolsa aberta”. Palavras não obrigam ninguém. Mas, quando a verdade aparece, a mesa as carimba: verdade ou mentira, cumprido ou não.
rules-deals-nothing = **Não aceitar nada** quer dizer: nenhum acordo, de tipo algum, com quem tem essa bolsa até ela ser resolvida.
rules-deals-when = **Ouro e mercadorias mudam de mãos na hora.** Se o acordo deixa passar a bolsa do próprio comerciante, ela passa ali mesmo; as mercadorias prometidas dela vêm em seguida.
rules-deals-bluff = **Mercadorias prometidas de uma bolsa podem ser blefe.** Depois que a bolsa passa, entrega-se o que houver dos tipos prometidos, e nada mais.
rules-deals-bluff-second = Contrabando prometido da barraca do comerciante também pode ser blefe, do mesmo jeito. Quem ficou devendo prova: o xerife, e mais ninguém, vê o lugar de que falava a promessa, ou seja, a bolsa que acabou de passar, como estava, ou as cartas viradas para baixo da barraca. Uma bolsa fechada nunca é mostrada.
rules-deals-bluff-first = O contrabando da barraca tem que existir. Não há prova: o que falta, falta.
rules-deals-real = O que o xerife dá tem que existir.
rules-deals-life = **Vale uma oferta por par e direção**; a nova substitui a antiga. Ela termina quando é aceita, recusada ou retirada, ou quando expira: uma bolsa dela foi resolvida de outro modo, ou algo dela não está mais lá.
rules-deals-pass = O xerife deixa passar uma bolsa **com** a oferta do dono, o que é aceitá-la, ou **sem**, o que é recusá-la. Ninguém é obrigado a aceitar suborno. Abrir uma bolsa recusa toda oferta para deixá-la passar.
rules-deals-public = Todos ouvem ofertas e acordos, e veem quantas cartas mudam de mãos. Qual contrabando, só os dois sabem.

## Debts

rules-debts-title = Pagar, e não poder pagar
rules-debts-1 = A penalidade se paga em ouro até onde ele der. O que falta se paga com mercadorias da barraca, pelo valor delas: primeiro as legais, e contrabando só se elas não bastarem. Ninguém dá troco.
rules-debts-2 = Quem deve escolhe as mercadorias, mas nenhuma carta além do necessário. Quando não sobra nada, o resto é perdoado.
rules-debts-3 = O contrabando que paga uma dívida é mostrado a todos e depois fica virado para baixo na outra barraca. Um xerife que deve a um comerciante honesto é devedor como qualquer outro.
rules-debts-4 = Acordos nunca criam dívidas: ninguém pode prometer mais ouro do que tem.

## End of round

rules-end-title = Fim da rodada
rules-end-1 = O marcador do xerife passa para a esquerda, e todos completam a mão com cartas do baralho, em sentido horário a partir do novo xerife.

## Empty deck

rules-deck-title = Quando o baralho acaba
rules-deck-second = A pilha de descarte é embaralhada e vira um novo baralho; as cartas separadas na transação em curso ficam de fora.
rules-deck-first = As duas pilhas de descarte são embaralhadas e viram um novo baralho, mas as cinco cartas do topo de cada uma ficam onde estão.
rules-deck-1 = Se nem isso bastar, as mãos ficam incompletas.

## Scoring

rules-scoring-title = Pontuação
rules-scoring-1 = Depois da última rodada, todo o contrabando é revelado. As cartas na mão não valem nada. Seus pontos são o valor de tudo na sua barraca, seu ouro, seus bônus e suas cartas do mercado clandestino.
rules-scoring-kings = **Rei e rainha**: em cada tipo legal, quem tem mais é rei, e quem vem depois, rainha. É preciso ter ao menos uma mercadoria do tipo.
rules-scoring-shared-king = **Empate no primeiro lugar**: dividem os dois bônus, arredondando para baixo, e não há rainha.
rules-scoring-shared-queen = **Empate no segundo lugar**: dividem o bônus da rainha, arredondando para baixo.
rules-scoring-ties = **Empate nos pontos**: vence quem tem mais cartas legais, depois mais cartas de contrabando. Quem ainda empatar vence junto.

## Options

rules-royal-title = Mercadorias reais
rules-royal-1 = Algumas mercadorias mais finas entram no baralho: doze, ou seis com três jogadores. No jogo são contrabando, e têm que passar escondidas.
rules-royal-2 = No fim, uma mercadoria real conta por duas ou três para rei e rainha do seu tipo. Para todo o resto, é uma carta.
rules-clock-title = Tempo limite de fiscalização
rules-clock-1 = A fiscalização inteira tem 60 segundos por comerciante; com fiscais, tem 240. Quando o sino toca, as bolsas que um acordo manda abrir são abertas, e todas as outras passam de graça.
rules-removal-title = Dez cartas a menos
rules-removal-1 = Antes de começar, dez cartas saem do jogo sem ninguém ver, para que não se possa contar o que resta.
rules-seven-title = Sete cartas
rules-seven-1 = As mãos têm sete cartas em vez de seis. Continuam no máximo cinco separadas, e no máximo cinco na bolsa.

## Black market

rules-black-title = Mercado clandestino
rules-black-1 = Para pimenta, hidromel e seda há duas cartas de cada, a mais cara em cima.
rules-black-2 = Resolvida a sua bolsa, você pode mostrar três cartas de contrabando de um tipo da sua barraca, inclusive as que acabaram de chegar, e pegar a carta de cima desse tipo. As três saem do jogo. Uma carta por comerciante e rodada.
rules-black-3 = Depois da última bolsa, todos os que ainda podem pegar são consultados mais uma vez, para que a pergunta não revele nada.
rules-black-4 = As cartas ficam à vista e contam seu valor no fim. Não são mercadorias: não podem ser oferecidas, não pagam dívida nem desempatam.
rules-black-top = Carta de cima
rules-black-bottom = Carta de baixo

## Deputies

rules-deputies-title = Seis jogadores: fiscais
rules-deputies-1 = Não há xerife. Em cada rodada, dois jogadores são sorteados **fiscais**, e quatro comerciam. Cada um é sorteado uma vez a cada três rodadas, e a partida tem nove.
rules-deputies-2 = Cada fiscal toma posição sobre cada bolsa, **passar** ou **abrir**, e pode mudá-la até os dois confirmarem. Uma mudança anula as duas confirmações.
rules-deputies-pass = **Os dois deixam passar**: a bolsa passa, com a oferta do dono ou sem. O que foi pago vai para os espólios.
rules-deputies-open = **Os dois abrem**: cada um paga metade do que custa uma bolsa verdadeira. A multa de uma falsa vai para os espólios.
rules-deputies-differ = **Eles discordam**: as ofertas aos dois expiram, e quem quer abrir segue por conta própria. Acordos sobre esta bolsa agora são só com esse fiscal, que a deixa passar e fica com o pagamento, ou a abre e paga ou recebe tudo.
rules-deputies-3 = Enquanto agem juntos, as ofertas são feitas aos dois, obrigam os dois e precisam do sim dos dois. Dois fiscais juntos só entregam palavras.
rules-deputies-loot = **Espólios**: resolvidas todas as bolsas, cada fiscal pode propor uma divisão de tudo o que há neles, e o outro pode aceitar. Sem acordo, o ouro se divide ao meio, e cada tipo de mercadoria também; o que não se divide é descartado, e a moeda que sobrar vai para o banco.
rules-deputies-4 = Onde só um pode decidir, decide o fiscal sorteado primeiro.

## Promo cards

rules-promo-title = Cartas promo
rules-promo-1 = Cada uma se liga separadamente. No jogo, todas são contrabando: confiscadas quando achadas, viradas para baixo quando passam.
rules-promo-arcane_scrolls = Quem os tiver no fim não ganha bônus de rei nem de rainha, e ninguém sobe para o seu lugar.
rules-promo-feast_plate = No fim, vira uma mercadoria legal à escolha do dono, para valor, coroas e desempate. Até lá, vale 2 para pagar uma dívida.
rules-promo-royal_summons = Se a bolsa é aberta e todo o resto está como declarado, o xerife paga mais 8 moedas de ouro por convocação, e ela é descartada. Ao lado de uma mentira, é só confiscada.
rules-promo-princes_sword = Nada além de muito valor.
rules-promo-olive_oil = Nada além de valor.
rules-promo-dragon_pepper = Cada pimenta comum na mesma barraca vale 1 a mais.
rules-promo-strawberry_mead = Cada hidromel comum na mesma barraca vale 1 a mais.
rules-promo-golden_silk = Cada seda comum na mesma barraca vale 1 a mais.
rules-promo-heavy_crossbow = Cada besta comum na mesma barraca vale 2 a mais.
rules-promo-brimstone_oil = Quando a sua bolsa passa com ele dentro, você pode descartá-lo e queimar até duas mercadorias legais de um tipo na barraca de alguém. A pergunta vai para todos os que têm cartas viradas para baixo, para que a pergunta não revele nada.

## Editions

rules-editions-title = O que muda entre as edições
rules-editions-point = Ponto
rules-editions-start = Quem começa a transação
rules-editions-start-first = o comerciante à esquerda do xerife
rules-editions-start-second = quem o xerife disser
rules-editions-aside = Cartas separadas
rules-editions-aside-first = viradas para baixo, depois em uma pilha à escolha
rules-editions-aside-second = à vista, depois na pilha de descarte
rules-editions-draw = Compra
rules-editions-draw-first = das duas pilhas, depois do baralho
rules-editions-draw-second = do baralho
rules-editions-piles = Pilhas de descarte
rules-editions-piles-first = duas, com cinco cartas cada no início
rules-editions-piles-second = uma, vazia no início
rules-editions-empty = Baralho vazio
rules-editions-empty-first = as cinco de cima de cada pilha ficam
rules-editions-empty-second = a pilha inteira é embaralhada
rules-editions-bluff = Blefe sobre contrabando da barraca
rules-editions-bluff-first = não
rules-editions-bluff-second = sim, com prova ao xerife

## Secrets

rules-secrets-title = Quem pode saber o quê
rules-secrets-own = **Só você** sabe da sua mão, da sua bolsa até ser aberta, e de qual contrabando há na sua barraca.
rules-secrets-all = **Todos** sabem do ouro, das mercadorias legais nas barracas, das declarações, ofertas, acordos e pilhas de descarte, e de quantas cartas há nas mãos, nas bolsas depois de todas fechadas, viradas para baixo nas barracas, e no baralho.
rules-secrets-shown = **Todos veem** uma bolsa aberta, mercadorias confiscadas, e o contrabando que paga uma dívida ou compra uma carta do mercado clandestino.
rules-secrets-two = **Só quem dá e quem recebe** sabem do contrabando entregue, e do que foi provado.
rules-secrets-nobody = **Ninguém** sabe a ordem do baralho, nem as cartas retiradas antes da partida.
rules-secrets-after = Depois da pontuação, tudo fica à vista de todos, e qualquer pessoa pode conferir que a embaralhada foi justa.
