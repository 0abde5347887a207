review-title = Análise da partida: { $name }
review-result = { $score } pontos, { $place }º lugar de { $players }; { $margin } em relação à média dos outros.
review-story-bluff = Melhor blefe, rodada { $round }: { $name } declara { $declared }. Na bolsa: { $goods }.
review-story-bluff-hidden = Melhor blefe, rodada { $round }: { $name } declara { $declared }, e não era verdade.
review-story-suspicion = Suspeita mais cara, rodada { $round }: { $name } abre a bolsa honesta de { $owner } ({ $declared }) e paga { $gold }.
review-story-turning = Virada, rodada { $round }: a vantagem vai de { $before } para { $after }.
review-story-mistake = Erro mais caro, rodada { $round }: { $chosen }. Melhor: { $better }. Custou cerca de { $points } pontos (±{ $half }).
review-story-clean = Nenhuma decisão foi com certeza um erro.
review-luck = Sorte e decisões
review-luck-part = { $part ->
    [cards] as cartas compradas
    [bags] o que havia nas bolsas que você julgou
    [gate] se abriram suas bolsas
   *[decisions] as decisões de todos
}
review-decisions = Decisões
review-decisions-none = Nenhuma decisão se distingue da melhor.
review-kind = { $kind ->
    [market] o que descartar
    [load] o que pôr na bolsa
    [declare] o que declarar
    [offer] o que oferecer
    [answer] como responder a uma exigência
    [inspection] pagar ou não por uma fiscalização
   *[settle] o que fazer com uma bolsa
}
review-grade = { $grade ->
    [best] melhor escolha
    [slip] imprecisão
    [mistake] erro
    [blunder] erro grave
   *[none] por um triz
}
review-silent = Não oferecer nada
review-both = { $first }, depois { $second }
review-column = { $column ->
    [round] rodada
    [kind] decisão
    [done] sua escolha
    [better] melhor opção
    [cost] custo
    [grade] avaliação
    [name] comerciante
    [declared] declarado
    [false] chance de mentira
    [was] na bolsa
    [opened] abertas
    [passed] liberadas
   *[caught] mentiras descobertas
}
review-course = Como foi a partida
review-course-note = Pontos em relação à média dos outros após cada rodada: ouro, mercadorias, coroas prováveis. Em 95 de cada 100 partidas, a vantagem final ficou a no máximo { $half } pontos da primeira rodada e a { $last } da última.
review-bags = O que dava para saber das bolsas dos outros
review-bags-brier = Erro quadrático médio: { $brier }. Contando só com que frequência se mente, seria { $base }.
review-bags-little = Não havia muito a adivinhar: nada entregava essas bolsas.
review-gate = Como cada xerife leu as bolsas
review-note = Calculado a partir do que se sabia na hora. ± vale em 95 de 100 casos; só há avaliação onde a diferença é maior. { $networks ->
    [yes] As redes ajudaram a ler as bolsas.
   *[no] As redes não conhecem estas regras: as bolsas foram lidas sem elas, e bots jogaram o que vinha depois de cada decisão.
}
review-working = Avaliando decisões
review-not-unfinished = Esta partida não terminou. Só se analisam partidas terminadas.
review-not-told = Este registro é de outro lugar da mesa. Analise aquele lugar ou use o registro completo.

## In the browser

review-round = Rodada { $round }
review-whose = A partida de
review-waiting = { $ahead ->
    [0] Num instante…
    [one] { $ahead } outra análise vem antes.
   *[other] { $ahead } outras análises vêm antes.
}
review-fetching = Preparando a análise… { $percent }%
review-following = Acompanhando a partida…
review-judging = Avaliando decisões: { $done } de { $of }
review-chart = Vantagem esperada de cada comerciante ao longo da partida
review-moment = Ver o momento
review-all = { $count ->
    [one] Mostrar a decisão
   *[other] Mostrar as { $count } decisões
}
review-certain = Mostrar só o que é certo
review-did = Sua escolha: { $did }
review-better = Melhor: { $did }
review-next-best = Em seguida: { $did }
review-cost = { $points } pontos, ±{ $half }
review-played-on = { $count ->
    [0] calculado
    [one] jogado adiante { $count } vez
   *[other] jogado adiante { $count } vezes
}
review-chance = { $percent }% de mentira, ±{ $half }
review-sure = { $percent }% de mentira
review-was = { $lie ->
    [yes] Mentira: { $goods }
   *[no] Verdade: { $goods }
}
review-was-hidden = { $lie ->
    [yes] Mentira; não mostraram a você o que havia
   *[no] Verdade
}
review-caught = abriu { $opened }, deixou passar { $passed }; mentiras descobertas: { $caught } de { $lies }
review-trouble = { $code ->
    [unfinished] Esta partida não terminou. Só se analisam partidas terminadas.
    [not_told] Este registro é de outro lugar. Escolha aquele lugar ou use o registro completo.
    [too_long] Esta partida demora demais para ser analisada aqui. No terminal, “nottingham review” tem todo o tempo.
    [reached] Análises demais de uma vez. Espere um minuto e peça de novo.
    [offline] Não dá para falar com o servidor. Tente quando a conexão voltar.
    [not_here] As análises ainda não estão neste aparelho. Tente quando a conexão voltar.
    [refused] Este registro não pode ser analisado.
   *[failed] A análise não deu certo. Tente de novo.
}
review-again = Tentar de novo
review-deeper = Olhar mais a fundo
review-deeper-about = Bots continuam muitas vezes mais a partir de cada decisão; assim dá para julgar mais delas. Pode levar um minuto.
review-deeper-judging = Continuando: decisão { $done } de { $of }

## Playing on from a moment

review-branch-too-early = Nesse momento ninguém podia agir ainda. Escolha um mais adiante.
review-on-about = Uma mesa nova a partir deste momento: você em um lugar, bots ou amigos nos outros. Não conta para nada.
review-on-seat = Sentar por
review-on-cards = Cartas escondidas
review-on-again = Distribuir de novo
review-on-as-they-were = Como estavam
review-on-again-about = Tudo o que esse comerciante não via é distribuído de novo, de acordo com o que ele sabia.
review-on-as-they-were-about = As cartas de todos ficam como estavam, então você pode conhecê-las. Só o baralho é embaralhado.
review-on-others = Nos outros lugares
review-on-bots = Bots
review-on-friends = Amigos
review-on-known = Os amigos entram com o código da mesa. Quem viu esta partida conhece a mão do lugar que você pega.
review-on-open = As cartas de todos ficam como estavam: quem viu esta partida conhece todas as mãos. Por isso, todos que jogaram precisam concordar.
review-on-agree = Mostrar todas as mãos aos amigos
review-on-agree-about = Amigos podem continuar esta partida com as cartas de todos como estavam, se todos vocês concordarem.
review-on-agreed = De acordo até agora: { $agreed } de { $people }.
review-on-not-agreed = Nem todos que jogaram concordam ainda. Distribua de novo as cartas escondidas ou pergunte a eles.
review-on-go = Continuar

## The picture to share

review-picture = Uma imagem para compartilhar
review-picture-names = Mostrar os nomes das outras pessoas
review-picture-share = Compartilhar a imagem
