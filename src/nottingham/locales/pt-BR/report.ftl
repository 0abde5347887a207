# The arena’s report: one page with plots. Titles of columns are those of terminal.ftl.

report-title = A arena
report-page = A arena: { $bots }
report-numbers = Em números
# $share: wins of all its games, with an interval; $par: what a bot of the same strength would win
report-verdict = { $bot } lidera: vence { $share } das partidas, para uma norma de { $par }%.
report-none-clear = Nenhum intervalo se afasta da norma.
report-above-par = Claramente acima da norma: { $bots }.
report-card = { $card ->
    [ratings] Classificação
    [wins] Vitórias
    [roles] Papéis
    [scores] Pontos
    [wealth] Riqueza, rodada a rodada
    [sources] De onde vêm os pontos
    [strength] Força
    [habits] Hábitos
    [decisions] Decisões
    [points] Pontos por partida
    [mixes] Misturas
    [bluffs] Seus blefes
    [found] O que ele achou
   *[opens] O que ele abre
}
report-about = { $card ->
    [ratings] Plackett-Luce, com o intervalo de 95% do modelo.
    [wins] Partidas vencidas por lugar ocupado, com intervalo de 95% por distribuição.
    [roles] Pontos por rodada à frente dos outros: círculo como comerciante, quadrado como xerife.
    [scores] Em barras de dez pontos. A linha vertical é a média.
    [wealth] O ouro e o valor da barraca; o fim pontilhado soma as coroas.
    [sources] Pontos por partida. O que foi pago fica à esquerda do zero.
    [decisions] De programas que rodam em outro lugar. O custo é o que eles informam.
    [mixes] Todos os lugares de um bot juntos.
    [bluffs] Quantas das suas bolsas eram falsas, por tipo declarado e número de cartas; embaixo, quantas bolsas.
    [found] Como xerife: quantas das bolsas abertas eram falsas; embaixo, quantas ele abriu.
   *[opens] Um ponto por declaração, maior quando há mais bolsas. Um bom faro abre o que costuma ser falso: acima e à direita.
}
# What a plot shows, for those who cannot see it
report-plot = { $plot ->
    [ratings] Classificação, com intervalos de 95%
    [wins] Parcela de vitórias, com intervalos de 95%
    [roles] Pontos por rodada à frente dos outros, como comerciante e como xerife
    [scores] Como os pontos se distribuem; a linha vertical é a média
    [wealth] Riqueza, rodada a rodada
    [sources] Pontos por partida, por origem
    [bluffs] { $bot } como comerciante: quantas vezes a bolsa era falsa, pela declaração
    [found] { $bot } como xerife: quantas vezes a bolsa aberta era falsa, pela declaração
   *[opens] { $bot } como xerife: o que ele abre
}
report-par = norma
report-end = fim
# What a mark stands for
report-tip = { $tip ->
    [merchant] { $bot } como comerciante: { $points }
    [sheriff] { $bot } como xerife: { $points }
    [scores] { $bot }: { $percent }% de { $least } a { $most }
    [round] { $bot }, rodada { $round }: { $points }
    [crowns] { $bot }, com coroas: { $points }
   *[source] { $bot }, { $source }: { $points }
}
# $goods: a declaration; $some of $of were false
report-heat = { $goods }: { $some } de { $of } falsas
report-heat-none = { $goods }: nenhuma
report-calibration = { $goods }: { $bags } bolsas, { $false }% falsas, { $opened }% abertas
report-axis-false = % dessas bolsas que eram falsas
report-axis-opened = % abertas
