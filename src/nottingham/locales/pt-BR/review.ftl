review-title = A análise: { $name }
review-result = { $score } pontos, lugar { $place } de { $players }; { $margin } em relação à média dos outros.
review-story-bluff = Melhor blefe, rodada { $round }: { $name } declara { $declared }. Na bolsa: { $goods }.
review-story-bluff-hidden = Melhor blefe, rodada { $round }: { $name } declara { $declared }, e não era verdade.
review-story-suspicion = Suspeita mais cara, rodada { $round }: { $name } abre a bolsa honesta de { $owner } ({ $declared }) e paga { $gold }.
review-story-turning = Virada, rodada { $round }: a conta vai de { $before } para { $after }.
review-story-mistake = Erro mais caro, rodada { $round }: { $chosen }. Melhor: { $better }. Custou cerca de { $points } pontos, ±{ $half }.
review-story-clean = Nenhuma decisão foi com certeza um erro.
review-luck = Sorte e decisões
review-luck-part = { $part ->
    [cards] cartas compradas
    [bags] o que havia nas bolsas que você julgou
    [gate] se abriram suas bolsas
   *[decisions] decisões, de todos
}
review-decisions = Decisões
review-decisions-none = Nenhuma decisão se distingue da melhor.
review-kind = { $kind ->
    [market] o que descartar
    [load] o que pôr na bolsa
    [declare] o que declarar
    [offer] o que oferecer
    [answer] a resposta a uma exigência
    [inspection] comprar uma fiscalização
   *[settle] o destino de uma bolsa
}
review-grade = { $grade ->
    [best] melhor escolha
    [slip] imprecisão
    [mistake] erro
    [blunder] erro grave
   *[none] em aberto
}
review-silent = Não oferecer nada
review-both = { $first }, depois: { $second }
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
review-course = O andamento
review-course-note = Pontos em relação à média dos outros após cada rodada: ouro, mercadorias, coroas prováveis. Em 95 de 100 partidas, o final ficou a no máximo ±{ $half } da primeira rodada e a ±{ $last } da última.
review-bags = O que dava para pensar das bolsas alheias
review-bags-brier = Erro { $brier } (média dos quadrados); só a proporção de mentiras daria { $base }.
review-bags-little = Havia pouco a saber: as bolsas não se liam melhor do que pela proporção de mentiras.
review-gate = Como cada xerife leu as bolsas
review-note = Calculado a partir do que se sabia na hora. ± vale em 95 de 100 casos; só há avaliação onde a diferença é maior. { $networks ->
    [yes] As bolsas foram lidas com as redes.
   *[no] Estas regras estão além das redes: as bolsas foram lidas sem elas, e cada decisão foi jogada adiante.
}
review-working = Avaliando decisões
review-not-unfinished = Esta partida não terminou. Só se analisam partidas terminadas.
review-not-told = Este registro é de outra pessoa. Analise aquele lugar ou use o registro completo.
