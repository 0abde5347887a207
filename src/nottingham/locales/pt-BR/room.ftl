# Replays, the big screen, one device passed around, and the score sheet and timer for people with the box.

## Replays

room-replays-title = Replays
room-replays-about = Toda partida encerrada pode ser revista: pelos olhos de qualquer pessoa, ou sabendo tudo.
room-replays-mine = Partidas que você jogou
room-replays-none = Nenhuma partida encerrada ainda. Jogue uma, ou abra um registro deste aparelho.
room-replays-file = Abrir um registro deste aparelho
room-replays-choose = Escolher arquivo
room-replays-drop = Solte aqui um registro .jsonl, ou escolha um.
room-replays-drop-now = Solte, e ele abre.
room-replays-file-about = É lido e esquecido: nada fica guardado.
room-replays-loading = Procurando suas partidas…
room-replays-offline = O servidor não responde, então os replays têm que esperar. Tente de novo daqui a pouco.
room-replays-again = Tentar de novo
room-replays-edition = { $edition ->
    [first] Primeira edição
   *[second] Segunda edição
}
room-replays-rules = { room-replays-edition }, { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}
room-replay-loading = Rebobinando a fita…
room-replay-title = Replay
room-replay-back = Todos os replays
room-replay-eyes = Ponto de vista
room-replay-eyes-all = Tudo à vista
room-replay-eyes-public = Espectador
room-replay-eyes-seat = { $name }
room-replay-play = Reproduzir
room-replay-pause = Pausar
room-replay-next = Um passo adiante
room-replay-previous = Um passo atrás
room-replay-next-round = Próxima rodada
room-replay-previous-round = Rodada anterior
room-replay-speed = Velocidade
room-replay-speed-value = { $speed }×
room-replay-position = Passo { $step } de { $steps }
room-replay-position-round = Rodada { $round }, passo { $step } de { $steps }
room-replay-share = Compartilhar
room-replay-share-about = Quem tem este link vê a partida do começo ao fim, com as cartas de todo mundo.
room-replay-share-copy = Copiar o link
room-replay-revoke = Cancelar todos os links
room-replay-revoked = Nenhum link abre mais esta partida.
room-replay-copied = Copiado.
room-replay-save = Salvar o registro
room-replay-keys = As setas andam, o espaço reproduz, Page Up e Page Down mudam de rodada.
room-replay-cards = As cartas de todos
room-replay-cards-hide = Esconder as cartas
room-replay-hand = Mão
room-replay-bag = Bolsa
room-replay-under = Sob a barraca
room-replay-nothing = nada
room-replay-not-found = Não dá para mostrar esta partida. Talvez ainda não tenha acabado, ou o link esteja incompleto.
room-replay-not-for-you = Só quem sentou a esta mesa pode ver a partida. Peça um link a alguém de lá.
room-replay-bad-file = Este arquivo não é o registro de uma partida, ou está danificado.
room-replay-too-large = Este arquivo é grande demais para o registro de uma partida.
room-replay-no-file = Escolha o arquivo de novo: ele não fica guardado quando a página recarrega.

## The big screen

room-big-title = Tela grande
room-big-join-about = Escaneie, ou vá a { $address } e digite o código.
room-big-qr = Um código para escanear: { $address }
room-big-code = Código
room-big-waiting = Esperando comerciantes
room-big-free = lugar livre
room-big-bot = bot
room-big-ready = a postos
room-big-not-ready = ainda não
room-big-start = { $name } começa a partida quando todos estiverem a postos.
room-big-hands = Suas cartas estão no seu celular. Cuidado com a vizinhança.
room-big-screen-only = Este aparelho é só a tela
room-big-screen-only-about = Ele cede o lugar, para que alguém com celular possa usar.
room-big-full = Tela cheia
room-big-full-leave = Sair da tela cheia
room-big-lost = A linha com o servidor caiu. Tentando de novo…
room-big-closed = Esta mesa não pode ser mostrada aqui. Quem lidera a mesa pode aceitar espectadores.
room-big-to-home = Ao portão

## One device

room-around-title = Um aparelho para todos
room-around-about = Todos jogam neste aparelho. Ele passa de mão em mão, coberto no caminho, para ninguém ver a mão dos outros.
room-around-names = Quem joga?
room-around-name = Nome { $number }
room-around-add = Adicionar alguém
room-around-remove = Tirar { $name }
room-around-bots-about = Os lugares que sobram ficam com bots, até { $players } ao todo.
room-around-players = Jogadores ao todo
room-around-edition = Edição
room-around-start = Começar
room-around-name-needed = Cada um precisa de um nome só seu.
room-around-pass = Passe o aparelho para { $name }
room-around-pass-about = Mais ninguém olha. Toque quando estiver com ele.
room-around-reveal = Sou { $name }
room-around-hand-on = Passar o aparelho
room-around-to = Para { $name }
room-around-to-asked = Para { $name }, que tem que agir
room-around-nobody = Ninguém tem que agir agora. Os outros estão pensando.
room-around-watching = Os bots estão ocupados…
room-around-continue = Continuar a partida deste aparelho
room-around-give-up = Encerrar e começar outra

## The score sheet

room-sheet-title = Folha de pontos
room-sheet-about = Para uma partida com a caixa. Conte cada barraca, o que está à vista e o que está virado para baixo; a mão não conta.
room-sheet-setup = A partida
room-sheet-players = Jogadores
room-sheet-royal = Havia mercadorias reais no baralho
room-sheet-black = Havia mercado clandestino
room-sheet-promos = Havia cartas promo no baralho
room-sheet-name = Nome
room-sheet-player = Jogador { $number }
room-sheet-legal = Mercadorias legais
room-sheet-contraband = Contrabando
room-sheet-royal-goods = Mercadorias reais
room-sheet-promo-cards = Cartas promo
room-sheet-gold = Ouro
room-sheet-gold-add = Ouro: { $amount } a mais
room-sheet-gold-take = Ouro: { $amount } a menos
room-sheet-add = Mais: { $good }
room-sheet-take = Menos: { $good }
room-sheet-black-cards = Cartas do mercado clandestino
room-sheet-black-card = { $good }, { $value }
room-sheet-plate = O prato de banquete { $number } vira
room-sheet-next = Próxima barraca
room-sheet-scores = Pontos
room-sheet-empty = Comece a contar, e os pontos aparecem aqui: reis, rainhas e empates incluídos.
room-sheet-rank = Posição
room-sheet-total = Total
room-sheet-crowns = Reis e rainhas
room-sheet-black-market = Mercado clandestino
room-sheet-king = Rei
room-sheet-queen = Rainha
room-sheet-nobody = ninguém
room-sheet-bonus = { $name } +{ $bonus }
room-sheet-withheld = { $name } (pergaminhos arcanos: sem bônus)
room-sheet-wins = { $names } vence com { $total }.
room-sheet-win-together = Vitória dividida com { $total }: { $names }.
room-sheet-tie = Empate nos pontos: decidem as cartas legais, depois as de contrabando.
room-sheet-gold-remark = Você contou { $gold } de ouro, mas o banco só distribuiu { $most }.
room-sheet-impossible = Esta conta não fecha: há mais cartas do que no baralho, ou uma carta do mercado clandestino que estava debaixo de outra que ninguém pegou. Conte de novo.
room-sheet-offline = Os pontos vêm do servidor, que não responde. Sua contagem fica guardada; tente de novo daqui a pouco.
room-sheet-clear = Recomeçar
room-sheet-clear-ask = Esquecer todas as contas e nomes?
room-sheet-clear-yes = Esquecer
room-sheet-keep = Manter

## The timer

room-timer-title = Cronômetro da fiscalização
room-timer-about = Para uma partida com a caixa: um minuto por comerciante. Quando o sino toca, toda bolsa ainda fechada passa de graça.
room-timer-players = Jogadores
room-timer-start = Começar
room-timer-pause = Pausar
room-timer-go-on = Continuar
room-timer-again = Zerar
room-timer-more = Mais 30 segundos
room-timer-left = { $minutes }:{ $seconds }
room-timer-left-words = { $minutes ->
    [0] Faltam { $seconds } segundos
    [one] Falta { $minutes } minuto e { $seconds } segundos
   *[other] Faltam { $minutes } minutos e { $seconds } segundos
}
room-timer-over = Acabou o tempo. O que está fechado pode passar.
room-timer-settled = Bolsa resolvida
room-timer-sound = Som
room-timer-awake = A tela fica acesa enquanto o relógio corre.
