# Uma partida no teclado, a folha de pontos, as partidas gravadas e o que a arena imprime.

## Palavras que se pode digitar a qualquer momento

terminal-word-quit = sair
terminal-word-back = voltar
terminal-word-all = tudo, todas
terminal-word-none = nada, nenhuma
terminal-word-yes = s, sim
terminal-word-no = n, não
terminal-word-table = mesa, m
terminal-word-piles = pilhas
terminal-word-prices = preços
terminal-word-secrets = segredos
terminal-word-say = dizer
terminal-word-hint = dica
terminal-word-help = ajuda, ?

## Respostas que não servem

terminal-ask-number = { $question }, de { $least } a { $most }
terminal-number-please = Um número de { $least } a { $most }, por favor.
terminal-choose-please = Digite um número de 1 a { $most }, ou o começo da linha.
terminal-confirm-please = Responda { $yes } ou { $no }.
terminal-unread-several = “{ $word }” pode ser { $kinds }.
terminal-unread-unknown = Não há “{ $word }” aqui. Você pode dizer { $kinds }.
terminal-unread-nothing = Não há “{ $word }” aqui. Não há nada aqui.
terminal-unread-place = Não sobrou a carta { $number }; os números vão de 1 a { $most }.
terminal-unread-too-many = Só há { $goods } para escolher, não { $number }.
terminal-unread-kind = Os tipos vão de 1 a { $most }; ou escreva “{ $example }”.
terminal-unread-neither = “{ $words }” não é número nem nome de carta.
terminal-unread-row = { $numbers } números para { $kinds } tipos é demais.
terminal-name-so-many = Diga { $number }.
terminal-from-to-cards = { $count ->
    [one] de { $least } a { $count } carta
   *[other] de { $least } a { $count } cartas
}
terminal-choose-cards = Escolha { $number }: por número (1 3), por nome, ou diga tudo ou nada.
terminal-pay-least = Precisa valer pelo menos { $worth }, sem carta sobrando.

## O que fazer

terminal-your-move = Sua vez
# What is told of something, or who says it
terminal-about = { $what }: { $told }
terminal-now = { $ask ->
    [name_first] O xerife é você: diga quem vai primeiro à feira.
    [market] Feira: descarte até cinco cartas e compre outras tantas.
    [place] Coloque as cartas descartadas em uma pilha.
    [load] Coloque de uma a cinco cartas na bolsa. Fechada, não abre mais.
    [declare] Diga ao xerife o que há na bolsa: um tipo legal. O número é verdadeiro; o tipo é com você.
    [settle] As bolsas estão na sua frente: deixe passar, abra, ou fale de dinheiro.
    [pay] Seu ouro acabou: pague o resto da penalidade com mercadorias.
    [place_confiscated] Coloque as mercadorias confiscadas em uma pilha.
    [brimstone] Óleo de enxofre? A pergunta vai para todos os que escondem algo.
    [black_market] Última chamada do mercado clandestino.
    [divide] Divida os espólios com o outro fiscal.
   *[choose_plates] Escolha o que seus pratos de banquete viram.
}
terminal-now-haggle = { $deputies ->
    [yes] Negocie se quiser; os fiscais decidem quando a conversa acabar. Enter espera.
   *[no] Negocie se quiser; o xerife decide quando a conversa acabar. Enter espera.
}
terminal-do-wait = Esperar para ver
terminal-do = { $what ->
    [market] Ir à feira
    [place] Colocar as cartas em uma pilha
    [load] Carregar a bolsa
    [pay] Pagar a dívida
    [propose] Propor uma divisão
    [say] Dizer algo
   *[plates] Escolher para os pratos
}
terminal-do-pass-for = Deixar passar a bolsa de { $owner } por { $things }
terminal-do-accept = Aceitar a oferta de { $by }: { $terms }
terminal-do-offer = { $stands ->
    [yes] Mudar a oferta a { $to }
   *[no] Fazer uma oferta a { $to }
}{ $both ->
    [yes] , pelos dois fiscais
   *[no] { "" }
}
terminal-ask-set-aside = Quais cartas você descarta?
terminal-hand-would-be-empty = O baralho acabou, e sua mão também ficaria vazia: descarte menos, ou pegue das pilhas.
terminal-top-first = { $pile }, a partir do topo: { $goods }
terminal-ask-take = Quantas você pega ({ $pile })
terminal-ask-place = Onde colocar { $goods }?
terminal-order-about = Primeiro a carta de baixo; a última fica no topo.
terminal-ask-order = Em que ordem?
terminal-ask-load = O que vai na bolsa?
terminal-ask-pay = Com quais mercadorias você paga? Você deve { $worth }.
terminal-ask-pay-contraband = E com qual contrabando? Todos vão ver. Você deve { $worth }.
terminal-all-of-it-goes = Vai tudo: { $goods }.
terminal-ask-hand-over = { $count ->
    [one] Qual carta você entrega?
   *[other] Quais { $count } cartas você entrega?
}
terminal-ask-loot-gold = Sua parte do ouro
terminal-ask-loot-goods = Quais mercadorias são suas?
terminal-ask-loot-hidden = Quais das viradas para baixo são suas?
terminal-plates-may-become = Podem virar { $kinds }.
terminal-ask-plates = { $count ->
    [one] O que seu prato de banquete vira?
   *[other] O que seus { $count } pratos de banquete viram?
}

## Montar uma oferta

terminal-offer-so-far = Sua oferta a { $to }: { $terms }
terminal-offer-make = Fazer esta oferta
terminal-offer-never-mind = Deixar para lá
terminal-offer-change = Mudar o quê?
terminal-offer-row = { $you ->
    [yes] { $many ->
        [yes] Em conjunto, vocês dão
       *[no] Você dá
    }
   *[no] { $many ->
        [yes] { $name } dão
       *[no] { $name } dá
    }
} { $what ->
    [gold] ouro
    [goods] mercadorias
    [contraband] contrabando com nome
    [unseen] contrabando sem ver
    [bag] mercadorias da bolsa
    [promise] uma promessa que todos podem julgar
   *[favour] uma promessa em palavras
}: { $value }
terminal-ask-gold = Ouro
terminal-ask-say-whom = De quem, ou a quem?
terminal-ask-say = O que você diz?
terminal-nothing-to-say = Não há nada a dizer agora.
terminal-ask-stall-goods = Quais mercadorias da barraca?
terminal-ask-contraband = Qual contrabando de baixo da barraca?
terminal-contraband-about = { $count ->
    [one] Até { $count } carta. Sua palavra basta.
   *[other] Até { $count } cartas. Sua palavra basta.
}
terminal-ask-unseen = Quantas cartas sem ver
terminal-unseen-about = Ninguém vê quais são até você entregar.
terminal-ask-which-cards = Quais cartas?
terminal-ask-from-bag = Quais mercadorias da bolsa?
terminal-favour-about = Promessa não obriga ninguém. “{ $none }” desfaz.
terminal-ask-favour = A promessa
terminal-favour-too-long = { $most ->
    [one] No máximo { $most } caractere simples, em uma linha.
   *[other] No máximo { $most } caracteres simples, em uma linha.
}
terminal-offer-face-down = { $count ->
    [one] Só há { $count } carta embaixo dessa barraca, com nome e sem ver juntas.
   *[other] Só há { $count } cartas embaixo dessa barraca, com nome e sem ver juntas.
}
terminal-offer-same-card = Uma carta não pode ter nome e ir sem ver ao mesmo tempo, e o que já foi não se oferece.

## A mesa

terminal-gate = { $many ->
    [yes] Fiscais: { $names }
   *[no] Xerife: { $names }
}
terminal-deck = Baralho: { $count }
terminal-column = { $column ->
    [name] nome
    [gold] ouro
    [stall] barraca
    [hidden] viradas
    [hand] mão
    [bag] bolsa
    [good] mercadoria
    [value] valor
    [penalty] penalidade
    [cards] cartas
    [king] rei
    [queen] rainha
    [legal] legais
    [contraband] contrabando
    [crowns] coroas
    [black_market] mercado clandestino
    [score] pontos
    [margin] vantagem
    [luck_corrected] sem a sorte
    [games_needed] partidas necessárias
    [seat] lugar
    [seats] lugares
    [mean_score] média de pontos
    [wins] vitórias
    [games] partidas
    [tables] mesas
    [bot] bot
    [rating] classificação
    [par] norma
    [against_par] contra a norma
    [points_a_round] pontos por rodada
    [as_merchant] comerciante
    [as_sheriff] xerife
    [ahead] vantagem
    [a_game] por partida
    [start] início
    [bribes_received] subornos+
    [bribes_paid] subornos−
    [fines_received] multas+
    [fines_paid] multas−
    [loot] espólios
    [promos] promos
    [habits] hábitos
    [honest] honesto
    [bribes] subornos
    [taken] aceitos
    [caught_lying] pego mentindo
    [inspects] fiscaliza
    [rightly] com razão
    [faults] falhas
    [about] sobre
    [after_a_colon] depois de dois-pontos
    [programs] programas
    [decisions] decisões
    [seconds_each] segundos cada
    [slowest] a mais lenta
    [cost] custo
    [cost_a_game] custo por jogo
    [mix] mistura
   *[from] origem
}
terminal-label = { $label ->
    [left] Pilha da esquerda
    [right] Pilha da direita
    [discard] Descarte
    [black_market] Mercado clandestino
    [loot] Espólios
    [offer] Oferta
    [under] Embaixo da sua barraca
    [bag] Na sua bolsa
    [loot_hidden] Viradas nos espólios
   *[hand] Sua mão
}
terminal-no-cards = nenhuma carta
terminal-set-aside = { $count ->
    [one] { $count } carta separada
   *[other] { $count } cartas separadas
}
terminal-bag-settled = { $verdict ->
    [pass] { $said } passou
   *[open] { $said } foi aberta
}
terminal-pile-top = { $more ->
    [yes] { $goods }, … ({ $count } no total, a partir do topo)
   *[no] { $goods } (a partir do topo)
}
terminal-black-market = { $stacks } (três iguais cada)
terminal-piles-about = A carta do topo primeiro.
terminal-said-yes = de acordo: { $names }
terminal-no-secrets = Você não viu nada que os outros não tenham visto.
terminal-counts-as = { $name } (conta como { $goods })

## Em volta das jogadas

terminal-help = Enter aceita o que está entre parênteses ou marcado. Escolha cartas por número (1 3) ou por nome ({ $example }), ou diga tudo ou nada. A qualquer momento: dizer (algo à mesa), dica, mesa, pilhas, preços, segredos (o que você descobriu), voltar, ajuda, e sair, que salva a partida.
terminal-rules-and-seed = { $rules }, semente { $seed }.
terminal-at-the-table = À mesa: { $names }.
terminal-clock-about = { $resumed ->
    [yes] O relógio da fiscalização corre enquanto você pensa, e toca quando você responde. Ele recomeça agora.
   *[no] O relógio da fiscalização corre enquanto você pensa, e toca quando você responde.
}
terminal-clock = { $seconds ->
    [one] Relógio: falta { $seconds } segundo.
   *[other] Relógio: faltam { $seconds } segundos.
}
terminal-too-late = Tarde demais: o sino tocou enquanto você pensava.
terminal-no-answer = Sem resposta. A oferta continua de pé.
terminal-silence = Ninguém tem mais nada a dizer. As bolsas esperam.
# Why a bot lost a move. $error, $command, $code: in the words of programs
terminal-fault = { $kind ->
    [hushed] o que disse foi recusado ({ $code })
    [mulled] pensou no que dizer por mais de { $seconds } s
    [dumb] erro { $error } na hora de falar
    [thought] pensou por mais de { $seconds } s
    [listened] ouviu por mais de { $seconds } s
    [raised] erro { $error }
    [deaf] erro { $error } ao ouvir o que aconteceu
    [busy] ainda pensava numa jogada anterior
    [still] tinha que jogar e não jogou
   *[refused] a resposta { $command } foi recusada ({ $code })
}
terminal-lost-move = { $name } ({ $bot }) perdeu uma jogada: { $why }.
terminal-saved = A partida está salva. Para continuar de onde parou:
terminal-log-in = A partida está em { $file }; “nottingham replay” conta como foi.
terminal-game-over = Esta partida acabou; “nottingham play” começa outra.
terminal-reckoning = O acerto de contas
terminal-no-bonus = sem bônus, pergaminhos arcanos
terminal-tie = { $by ->
    [legal] As cartas legais desempatam, { $best } a { $next }.
    [contraband] As cartas de contrabando desempatam, { $best } a { $next }.
   *[none] Empate em pontos, cartas legais e contrabando.
}

## Dicas

terminal-hint = Dica: { $advice }.
terminal-hint-bag = Bolsa de { $name }: { $chance }. Abrir { $points }, deixar passar 0.
terminal-hint-deal = { $bait ->
    [yes] Uma oferta por uma bolsa honesta a deixa suspeita: { $points }, se o xerife morder a isca.
   *[no] Com este acordo: { $points }.
}
terminal-hint-look = Uma olhada nessa bolsa: { $points }.
terminal-weighed = { $label ->
    [collect] Juntar ({ $good })
    [smuggle] Guardar o contrabando e juntar ({ $good })
    [accept] Aceitar
    [refuse] Recusar
   *[other] Sem acordo
}
terminal-weighed-plan = { $lies ->
    [yes] { $goods } como “{ $called }”
   *[no] { $called }, com honestidade
}{ $bait ->
    [yes] , com { $gold } de isca
   *[no] { $bribe ->
        [0] { "" }
       *[other] , com { $gold } de suborno
    }
}

## Partidas gravadas

terminal-replay-about = { $eyes ->
    [seat] { $rules }. Como { $name } viu.
    [spectator] { $rules }. Como quem assistiu viu.
   *[all] { $rules }.
}
terminal-replay-step = Enter continua, q para.
terminal-verified = { $count ->
    [one] Honesto: { $count } embaralhada, sorteio ou compra, como manda a semente.
   *[other] Honesto: { $count } embaralhadas, sorteios e compras, tudo como manda a semente.
}{ $committed ->
    [yes] { " " }A semente veio do segredo do servidor e dos números de todos.
   *[no] { "" }
}
terminal-verified-branch = É um desvio: continua outra partida depois de { $n } eventos. Como as cartas estavam, nenhuma semente diz; não conta para nada.

## A folha de pontos

terminal-score-about = Conte o que há em cada barraca, à vista e virado para baixo. Cartas na mão não contam.
terminal-ask-edition = Qual edição?
terminal-ask-royal-goods = Havia mercadorias reais no baralho?
terminal-ask-black-market = Havia mercado clandestino?
terminal-ask-promos = Cartas promo no baralho (por exemplo, { $example })
terminal-ask-name = Quem está no lugar { $number }?
terminal-player = Jogador { $number }
terminal-legal-goods = Mercadorias legais
terminal-contraband = Contrabando
terminal-counts-about = Escreva “{ $example }”, ou um número para cada tipo: { $kinds }.
terminal-ask-score-plates = O que os pratos de banquete viram (por exemplo, { $example })
terminal-ask-black-cards = Valores das cartas do mercado clandestino (por exemplo, 30 27)
terminal-black-cards-please = Números, por favor, como nas cartas.
terminal-count-last-again = Conte a última barraca de novo, ou digite “voltar”.
terminal-count-stall-again = A barraca de { $name } mais uma vez:

## Muitas partidas

terminal-digest = Resumo { $digest }
terminal-simulation = { $games ->
    [one] { $games } partida, { $rules }, semente { $seed }
   *[other] { $games } partidas, { $rules }, semente { $seed }
}
terminal-simulation-facts = Pontos de { $least } a { $most }, { $mean } em média; { $commands } comandos e { $events } eventos por partida.
terminal-simulation-speed = { $rate } partidas por segundo ({ $seconds } s, { $workers ->
    [one] { $workers } processo
   *[other] { $workers } processos
}).
terminal-arena = { $games } partidas de { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
}, cada uma com { $seatings ->
    [one] { $seatings } ordem à mesa
   *[other] { $seatings } ordens à mesa
}; { $rules }; semente { $seed }
terminal-arena-mix = { $games ->
    [one] { $mix }: { $games } partida
   *[other] { $mix }: { $games } partidas
}
terminal-arena-par = A norma é { $par }%; uma estrela diz que o intervalo não a toca. ± e [ ] são intervalos de 95% por distribuição (classificação: por partida).
terminal-arena-roles = Como comerciante e como xerife: pontos por rodada, e quantos a mais que os outros bots da mesa; sem ouro inicial, coroas e promos.
terminal-arena-few = { $count ->
    [one] Só { $count } distribuição: os intervalos dizem pouco. Dê mais --games.
   *[other] Só { $count } distribuições: os intervalos dizem pouco. Dê mais --games.
}
terminal-arena-faults = { $count ->
    [one] { $bot } perdeu { $count } jogada para a opção segura: { $reasons }.
   *[other] { $bot } perdeu { $count } jogadas para a opção segura: { $reasons }.
}
terminal-arena-whole-deals = { $whole } partidas em vez de { $games }: distribuições inteiras de { $seatings } ordens.
terminal-arena-interrupted = Interrompido. O que acabou está em { $file }: o mesmo comando continua dali.
terminal-arena-waiting = Esperando em { $address } o programa que joga como { $bot }.
terminal-bot-broken = { $name } não pôde ser carregado: { $why }
