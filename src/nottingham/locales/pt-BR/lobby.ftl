# Words of the lobby: seats, bots, invitations, and every option of the rules.

## Seats and bots

lobby-title = Mesa { $code }
lobby-seats = Lugares
lobby-seat-free = Lugar livre
lobby-seat-number = Lugar { $number }
lobby-you = você
lobby-host = líder
lobby-ready = a postos
lobby-not-ready = ainda não
lobby-away = ausente
# In a list after the name of whoever sits there: a program of somebody's, which plays over the network.
lobby-program = programa
lobby-add-bot = Adicionar um bot
lobby-sit-here = Sentar aqui
lobby-fill-with-bots = { $count ->
    [one] Adicionar um bot ao lugar livre
   *[other] Adicionar bots aos { $count } lugares livres
}
lobby-seat-options = Opções para { $name }
lobby-bot-of-level = bot · { $level }, { $character }
lobby-bot-named = bot · { $level }
lobby-bot-remove = Tirar o bot
lobby-bot-level = Nível
lobby-bot-character = Temperamento
lobby-bot-others = Almas simples
lobby-bot-others-about = Cada um segue uma regra só. Bons para treinar, fracos de conversa.

lobby-bot-easy = manso
    .about = Conta por alto, esquece rápido, pede e paga como novato. Bom para a primeira partida.
lobby-bot-medium = esperto
    .about = Pesa cada bolsa e lembra o que cada um fez, pechincha em ouro, mas erra na conta.
lobby-bot-hard = implacável
    .about = Lê as bolsas e esconde a sua, pechincha com ouro, bens e favores, e fica de olho nas coroas.
lobby-bot-master = magistral
    .about = Treinado em milhões de partidas contra desconhecidos. Varia as bolsas, lembra de todos e fala pouco.
lobby-bot-master-not = O magistral joga a segunda edição, com três a cinco jogadores e sem cartas promo. Com estas regras, o melhor é o implacável.
lobby-bot-learned = o aprendiz
    .about = Uma rede treinada com train_selfplay.py. learned:CAMINHO diz qual.
lobby-bot-honest = o honesto
    .about = Leva o que mais tem, diz o que leva e abre todas as bolsas.
lobby-bot-greedy = o ganancioso
    .about = Honesto, menos com seu melhor contrabando, rodada sim, rodada não; aceita qualquer suborno.
lobby-bot-gambler = o apostador
    .about = Honesto até ter dois contrabandos iguais; aí aposta tudo, sem suborno.
lobby-bot-briber = o subornador
    .about = Todo o contrabando que couber, declarado como maçãs, com suborno por carta.
lobby-bot-wary = o desconfiado
    .about = Honesto, e só abre a bolsa de quem oferece algo. Por que alguém honesto pagaria?
lobby-bot-random = o bobo
    .about = Qualquer coisa que as regras permitam, e uma palavra de vez em quando.

lobby-character-plain = comum
    .about = Sem vícios dignos de nota, nem virtudes.
lobby-character-cautious = cauteloso
    .about = Mente pouco, e só quando compensa.
lobby-character-brazen = descarado
    .about = Mente com gosto e só cumpre as promessas que precisa cumprir.
lobby-character-corrupt = corrupto
    .about = Um xerife barato: quase tudo tem preço, e baixo.
lobby-character-stern = severo
    .about = Um xerife caro, que cumpre o que diz e espera o mesmo.
lobby-character-grudging = rancoroso
    .about = Lembra quem abriu sua bolsa, e dá o troco.
lobby-character-gullible = ingênuo
    .about = Acredita no que ouve, mais do que deveria.

lobby-invite = Convidar
lobby-invite-about = Mande o link, mostre o código, ou deixe uma câmera ler.
lobby-invite-qr = Um código QR do link desta mesa
lobby-invite-code = Código
lobby-invite-text = Venha sentar à minha mesa em Nottingham: { $link }
lobby-invite-copy = Copiar o link
lobby-invite-big = Mostrar em uma tela grande

lobby-rules-in-force = Regras em vigor
lobby-change-rules = Mudar as regras
lobby-show-rules = Todas as regras em vigor
lobby-printed-rules = Como na caixa.
lobby-edition = Edição
lobby-edition-first = primeira
lobby-edition-second = segunda
lobby-edition-first-about = Duas pilhas de descarte de onde todos podem comprar, e o que se promete da barraca tem que estar lá.
lobby-edition-second-about = Uma pilha de descarte, o xerife diz quem vai primeiro à feira, e promessas da barraca podem ser blefe.
lobby-players = Jogadores
# $players: 3 to 6
lobby-players-about = { $players ->
    [3] Com três, 9 rodadas sem pão: cada um é xerife três vezes.
    [4] Com quatro, 8 rodadas: cada um é xerife duas vezes.
    [5] Com cinco, 10 rodadas: cada um é xerife duas vezes.
   *[6] Com seis, 9 rodadas sem xerife: dois fiscais, sorteados a cada rodada, dividem o portão.
}
lobby-first-sheriff = Primeiro xerife
lobby-first-sheriff-lot = por sorteio
lobby-first-sheriff-deputies = Os fiscais saem de um baralho próprio.
lobby-first-sheriff-about = Na regra, é quem tem mais dinheiro no bolso. Aqui, quem escolhe é você, ou a sorte.
lobby-options = Opções
lobby-option-royal_goods = Mercadorias reais
    .about = Contrabando que vale por dois ou três para rei e rainha. Doze cartas, seis com três jogadores.
    .short = mercadorias reais
lobby-option-inspection_clock = Tempo limite de fiscalização
    .about = Um minuto por comerciante em cada fiscalização. Quando acaba, as bolsas que nenhum acordo manda abrir passam de graça.
    .short = tempo limite de fiscalização
lobby-option-hidden_removal = Dez cartas a menos
    .about = Dez cartas saem do jogo sem ninguém ver, antes de começar: assim não dá para contar o baralho.
    .short = dez cartas a menos
lobby-option-seven_cards = Sete cartas
    .about = Sete cartas na mão em vez de seis. Na bolsa continuam cabendo cinco.
    .short = mãos de sete
lobby-option-black_market = Mercado clandestino
    .about = Três contrabandos iguais na sua barraca compram uma carta de uns trinta pontos.
    .short = mercado clandestino
lobby-option-deputies = Fiscais
    .about = Dois fiscais dividem o portão e os espólios. Para seis jogadores, e só para seis.
    .short = fiscais
lobby-promos = Cartas promo
lobby-promos-about = Contrabando raro, cheio de truques. Toque em uma carta para ler.
lobby-promo-copies = Cópias: { $good }
lobby-promo-arcane_scrolls = Valem 12, mas quem os tiver no fim não ganha bônus de rei nem de rainha.
lobby-promo-feast_plate = No fim, vira uma mercadoria legal à escolha do dono.
lobby-promo-royal_summons = Em uma bolsa honesta que é aberta, custa ao xerife mais 8 moedas de ouro.
lobby-promo-princes_sword = Vale 12. Só isso, e nem precisa de mais.
lobby-promo-olive_oil = Vale 10, e escorrega tanto quanto parece.
lobby-promo-dragon_pepper = Vale 8, e cada pimenta na mesma barraca vale 1 a mais.
lobby-promo-strawberry_mead = Vale 8, e cada hidromel na mesma barraca vale 1 a mais.
lobby-promo-golden_silk = Vale 9, e cada seda na mesma barraca vale 1 a mais.
lobby-promo-heavy_crossbow = Vale 10, e cada besta na mesma barraca vale 2 a mais.
lobby-promo-brimstone_oil = Quando passa, pode queimar até duas mercadorias de um tipo em outra barraca.
lobby-house = Regras da casa
lobby-house-rounds = Rodadas
lobby-house-rounds-about = Quantas quiser, em vez do número da caixa.
lobby-house-printed = como na caixa
lobby-house-deck = Um baralho só seu
lobby-house-deck-about = Quantas cartas de cada tipo quiser, em vez dos números da caixa.
lobby-house-deck-copies = Cartas: { $good }
# Summary of the rules: one line, then what differs
lobby-sum-edition = { $edition ->
    [first] Primeira edição
   *[second] Segunda edição
}
lobby-sum-players = { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
lobby-sum-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
# $count: number of promo cards in the deck
lobby-sum-promos = { $count ->
    [one] { $count } carta promo
   *[other] { $count } cartas promo
}
lobby-sum-deck = baralho próprio
lobby-sum-turn = { $time } por jogada
lobby-sum-reserve = { $time } de reserva
lobby-sum-hints = com dicas
lobby-sum-public = aberta a todos
lobby-sum-spectators = com espectadores

lobby-table-options = Na mesa
lobby-table-hints = Dicas para todos
    .about = Todos podem perguntar o que um bot forte faria. Quem joga só com bots sempre pode.
lobby-table-programs = Programas à mesa
    .about = Quem tem o código pode pôr um programa seu à mesa. Todas as telas mostram quais lugares são de programas.
lobby-public = Mesa aberta
    .about = Na lista para todos neste servidor: desconhecidos podem sentar.
lobby-talking = Conversa
lobby-talking-about = A mesa confere as afirmações, e cada pessoa as lê no seu idioma.
lobby-talking-all = afirmações e chat
lobby-talking-statements = só afirmações
lobby-talking-quiet = silêncio
lobby-spectators = Aceitar espectadores
    .about = Eles veem o que todos veem, e as cartas de ninguém.
lobby-spectator-delay = Atraso para espectadores
lobby-spectator-delay-about = Para ninguém soprar por trás.
lobby-pace = Ritmo dos bots
lobby-pace-about = Quanto tempo um bot pensa, ou finge pensar.
lobby-pace-0 = sem pausa
lobby-pace-1 = um pouco
lobby-pace-2 = como gente
lobby-pace-3 = bastante
lobby-turn-seconds = Tempo por jogada
lobby-turn-seconds-about = Quando acabam o tempo e a reserva, um bot joga no lugar.
lobby-reserve-seconds = Reserva para a partida toda
lobby-reserve-seconds-about = O que cada lugar pode gastar além do seu tempo.
lobby-time-none = nenhum
lobby-time-unlimited = sem limite
lobby-time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
lobby-time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
lobby-time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

lobby-be-ready = Estou a postos
lobby-not-yet = Pensando bem, ainda não
lobby-start = Começar a partida
lobby-starting = Dando as cartas…
lobby-leave-table = Levantar e sair
lobby-get-up = Levantar
# $names: a list of names
lobby-waiting-ready = { $count ->
    [one] Esperando { $names } ficar a postos.
   *[other] Esperando { $names } ficarem a postos.
}
lobby-waiting-host = Todos a postos. Quem começa a partida é { $name }.
lobby-waiting-seats = { $count ->
    [one] Um lugar está livre: convide alguém, ou adicione um bot.
   *[other] { $count } lugares estão livres: convide gente, ou adicione bots.
}
lobby-waiting-seats-guest = { $count ->
    [one] Um lugar ainda está livre.
   *[other] { $count } lugares ainda estão livres.
}
lobby-take-a-seat = Escolha um lugar livre, ou assista até a partida começar.
lobby-full = Todos os lugares estão ocupados. Quando alguém levantar, você pode sentar.
lobby-full-watch = Todos os lugares estão ocupados. Fique aqui para assistir ao jogo.
lobby-all-set = Está todo mundo aqui. Vamos ao portão?
lobby-rules-changed = As regras mudaram. Confira e fique a postos de novo.
lobby-talk-sit = Ocupe um lugar para poder falar.
lobby-phrase-1 = Olá, pessoal.
lobby-phrase-2 = Um minuto, por favor.
lobby-phrase-3 = Vamos começar?
lobby-branch = Continuação de outra partida, não conta para nada. { $cards ->
    [as_they_were] Todas as cartas estão como lá: quem viu aquela partida pode conhecer todas as mãos.
   *[again] As cartas escondidas foram distribuídas de novo; só a mão de onde se continua é a mesma.
}
lobby-sealed = Lacrado antes de começar
lobby-sealed-about = O servidor lacrou a metade dele da embaralhada com { $seal }; cada um de vocês soma uma parte ao ficar a postos, e depois da partida qualquer pessoa pode conferir que as cartas saíram assim.
