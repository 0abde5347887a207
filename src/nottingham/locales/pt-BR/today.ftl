today-title = O portão de hoje
today-about = Uma bolsa por dia. Ache a melhor escolha.
today-round = Rodada { $round } de { $rounds }
today-role = { $kind ->
    [settle] O xerife é você. { $name } põe uma bolsa na sua mesa.
    [offer] Você é comerciante. { $name } guarda o portão, e sua bolsa está lá.
   *[load] Você é comerciante. { $name } guarda o portão.
}
today-says = “{ $goods }.”
today-offers = “E { $gold } para você, se ela passar.”
today-offers-nothing = Não oferece nada.
today-has = Tem { $gold }.
today-tossed = Descartou: { $goods }
today-taken = Pegou das pilhas: { $goods }
today-tossed-nothing = Não descartou nada.
today-record = As bolsas de { $name } até aqui
today-ruled = As bolsas que passaram por { $name }
today-record-none = nenhuma ainda
today-bag = { $went ->
    [t] verdade, liberada
    [l] mentira, liberada
    [T] verdade, aberta
   *[L] mentira, aberta
}
today-hand = Sua mão
today-own-bag = Sua bolsa, declarada como { $goods }
today-stalls = As barracas
today-you = Você
today-ask = { $kind ->
    [settle] O que você faz?
    [offer] O que você oferece?
   *[load] O que você põe na bolsa?
}
today-do = { $do ->
    [open] Abrir
    [pass] Deixar passar de graça
    [take] Pegar { $gold } e deixar passar
    [ask] Pedir { $gold }
    [offer] Oferecer { $gold }
    [quiet] Não oferecer nada
   *[load] Dizer “{ $goods }”
}
today-decide = Decidir
today-best = A melhor escolha
today-less = { $points } pontos abaixo da melhor
today-off = { $points } a menos, ±{ $half }
today-is-best = a melhor
today-yours = sua escolha
today-truth = Na bolsa: { $goods }.
today-chance = Pelo que dava para saber, a chance de mentira era de { $percent }%.
today-how = Valor em pontos em relação à média dos outros, com bots jogando o resto. ± vale em 95 de 100 casos.
today-how-asked = Depois de uma recusa, os bots negociam, abrem a bolsa ou a deixam passar.
today-streak = { $days ->
    [0] Nenhuma sequência ainda
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
today-average = { $days ->
    [one] { $points } pontos abaixo em média, em { $days } portão
   *[other] { $points } pontos abaixo em média, em { $days } portões
}
today-share = Compartilhar o resultado
today-shared = { $short ->
    [no] Nottingham, o portão de hoje, { $date }: a melhor escolha. { today-streak }.
   *[yes] Nottingham, o portão de hoje, { $date }: { $points } pontos abaixo.
}
today-tomorrow = O próximo portão abre amanhã.
