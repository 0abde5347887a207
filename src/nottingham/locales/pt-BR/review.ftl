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
