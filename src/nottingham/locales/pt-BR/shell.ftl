# Words of the browser client around the table: home, lobby, settings, notices.

## Everywhere

shell-name = Nottingham
shell-close = Fechar
shell-back = Voltar
shell-home = Início
shell-cancel = Cancelar
shell-save = Salvar
shell-copy = Copiar
shell-copied = Copiado.
shell-share = Compartilhar
shell-try-again = Tentar de novo
shell-reload = Recarregar
shell-loading = Um momento…
shell-language = Idioma
shell-settings = Ajustes
shell-skip = Ir para o conteúdo
shell-missing = Não há nada aqui
shell-missing-about = O endereço pode estar errado, ou a página foi embora numa carroça.
shell-page-failed = Não deu para carregar esta página.
shell-page-failed-about = Confira sua conexão e tente de novo.
shell-offline = Você está sem conexão. Regras, folha de pontos e cronômetro funcionam assim mesmo; as mesas esperam por você.
shell-online = Conexão de volta.
shell-outdated = Há uma versão mais nova desta página. Ela já está carregando.
shell-unofficial = Um jogo não oficial: palavras nossas, desenhos nossos, as regras publicadas.

## Home

shell-tagline = “Maçãs, xerife. Só maçãs.”
shell-play-now = Jogar agora
shell-play-now-about = Você e três bots, já.
shell-playing-now = Preparando a mesa…
shell-level = Qual é o nível deles?
shell-level-easy = mansos
shell-level-medium = espertos
shell-level-hard = implacáveis
shell-level-master = magistrais
shell-new-table = Nova mesa
shell-new-table-about = Amigos, bots, suas regras
shell-join = Entrar
shell-join-about = Com código ou link
shell-join-title = Entrar em uma mesa
shell-join-field = Código ou link
shell-join-hint = As cinco letras do convite, ou o link inteiro.
shell-join-go = Ir para a mesa
shell-join-nonsense = Isto não é código nem link de mesa. Um código se parece com XK4QP.
shell-my-games = Suas partidas
shell-go-on = Continuar
shell-open-tables = Mesas abertas
shell-open-tables-about = Gente nova, ou um lugar para assistir
shell-no-open-tables = Ninguém abriu uma mesa ainda. Que tal você?
shell-no-games = Nenhuma partida ainda. O portão está aberto.
shell-sit-down = Sentar
shell-watch = Assistir
shell-see-replay = Rever
# $count: number of tables
shell-all-tables = { $count ->
    [one] Mais uma
   *[other] Todas ({ $count })
}
shell-learn = Aprender
shell-learn-about = A primeira partida em dez minutos
shell-rules = Regras
shell-rules-about = Para tirar dúvidas
shell-replays = Replays
shell-replays-about = Partidas que já aconteceram
shell-around = Um aparelho só
shell-around-about = De mão em mão pela mesa
shell-sheet = Folha de pontos
shell-sheet-about = Você toca, ela soma
shell-today = O portão de hoje
shell-today-about = Uma bolsa por dia: você lê?
shell-timer = Cronômetro
shell-timer-about = Um minuto por comerciante, com sino
shell-at-the-box = A caixa do jogo está na mesa?
shell-more-ways = Mais na feira

# State of a table in a list
shell-state-lobby = reunindo gente
shell-state-playing = em jogo
shell-state-over = encerrada
shell-table-named = Mesa { $code }
# $names: a list of names
shell-table-with = com { $names }
shell-some-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
shell-table-alone = ninguém mais ainda
# $free: number of free seats
shell-table-free = { $free ->
    [0] cheia
    [one] um lugar livre
   *[other] { $free } lugares livres
}

## Who you are

# Names to be given to a guest who has not chosen one, with commas between them
shell-guest-names = Robin, Mariana, Tuck, Gilberto, Isolda, Rovena, Guilherme, Hilda, Edgar, Matilde, Osvaldo, Sibila
shell-your-name = Seu nome
shell-your-name-hint = É o que a mesa vê. Dá para mudar quando quiser.
shell-name-empty = Um nome precisa de pelo menos uma letra.
shell-name-another = Outro nome
shell-called = Seu nome: { $name }
shell-change-name = Mudar de nome
shell-face = Seu rosto
shell-face-number = Rosto { $number }
shell-name-changed = A partir de agora, você é { $name }.
shell-come-in = Sentar
shell-invited = Convite para a mesa { $code }
shell-invited-about = Escolha um nome e pode sentar.
shell-finding = Procurando seu lugar…
shell-full = Não há mais lugares
shell-full-about = Você pode assistir, se quem lidera a mesa permitir, ou abrir a sua.
shell-begun = A partida começou sem você
shell-no-table = Essa mesa não existe
shell-no-table-about = Confira o código ou peça de novo: mesas somem quando não sobra ninguém.
shell-not-welcome = Quem lidera esta mesa não quer você aqui
shell-not-welcome-about = Tente outra; sempre há um portão em algum lugar.

## Settings

shell-settings-look = Aparência
shell-settings-sound = Som
shell-settings-play = Jogo
shell-settings-you = Você
shell-theme = Cores
shell-theme-auto = igual ao aparelho
shell-theme-light = claro
shell-theme-dark = escuro
shell-text = Tamanho do texto
shell-text-small = pequeno
shell-text-normal = normal
shell-text-large = grande
shell-text-huge = enorme
shell-motion = Animações
shell-motion-auto = igual ao aparelho
shell-motion-full = todas
shell-motion-none = nenhuma
shell-language-auto = Igual ao aparelho
shell-sounds = Sons
shell-sounds-about = Cartas, moedas, o fecho, o carimbo.
shell-volume = Volume
shell-murmur = Burburinho da feira
shell-murmur-about = O zum-zum da multidão, lá no fundo.
shell-haptics = Vibração
shell-haptics-about = Um toquezinho na sua vez, se o aparelho souber.
shell-hints = Dicas
shell-hints-about = Permite perguntar o que um bot forte faria. Com mais gente na mesa, só se quem lidera deixar.
shell-install = Instalar como app
shell-install-about = Um ícone na tela inicial, sem passar por loja.
shell-install-ios = No menu de compartilhar do navegador, escolha “Adicionar à Tela de Início”.
shell-recovery = Levar seus lugares para outro aparelho
shell-recovery-about = Quem abrir este link em até um dia pode virar você, uma única vez. Guarde bem.
shell-recovery-make = Mostrar meu link
shell-recovery-qr = Um código QR do seu link de recuperação
shell-recovering = Procurando você…
shell-recovered = Olha quem voltou: { $name }.
shell-recover-failed = Este link não vale mais
shell-recover-failed-about = Já foi usado ou tem mais de um dia. Crie outro nos ajustes do aparelho que conhece você.
shell-recover-ask = Você é { $name }?
shell-recover-ask-about = Diga sim, e este aparelho passa a ser de { $name }. O link funciona uma única vez.
shell-recover-instead = Por enquanto, aqui você é { $name }. Os lugares de { $name } ficam, mas você só volta a eles com um link próprio: crie um antes nos ajustes.
shell-recover-yes = Sim, sou { $name }
shell-recover-stay = Não, continuo sendo { $name }
shell-recover-no = Não, ir para o início
shell-recover-already = Você já é { $name }
shell-recover-already-about = O link não foi usado. Abra no seu outro aparelho.
shell-blocked = Pessoas que você bloqueou
shell-blocked-none = Ninguém. Que continue assim.
shell-unblock = Desbloquear
shell-unblocked = { $name } pode falar com você de novo.
shell-nameless = alguém sem nome
shell-forget = Esquecer de mim
shell-forget-about = Seu nome, suas conversas e sua lista de partidas são apagados aqui e no servidor. As partidas jogadas ficam, sem o seu nome. Não dá para desfazer.
shell-forget-sure = Esquecer de mim para sempre
shell-forgotten = Pronto, esquecido. Foi um prazer, seja lá quem você for.
shell-about = Sobre
shell-fair-play = Cada embaralhada é lacrada antes de dar as cartas e pode ser conferida depois da partida.

## On the way to a table

shell-fewer = Menos
shell-more = Mais
shell-connecting = A caminho da mesa…
shell-lost = A conexão caiu. Tentando de novo…

## Seat menu: what can be done about somebody

shell-seat-menu = { $name }
shell-make-host = Dar a liderança a { $name }
shell-is-host = Agora quem lidera a mesa é { $name }.
shell-kick = Mandar embora
shell-kick-sure = Mandar { $name } embora?
shell-kick-about = Para valer: { $name } não pode voltar a esta mesa. No meio da partida, um bot assume o lugar.
shell-kicked = { $name } teve que ir embora.
shell-report = Denunciar
shell-report-title = Denunciar { $name }
shell-report-field = O que aconteceu?
shell-report-hint = Quem cuida deste servidor vai ler.
shell-report-send = Enviar a denúncia
shell-reported = Agradecemos o aviso. Quem cuida deste servidor vai ler.
shell-block = Bloquear
shell-block-sure = Bloquear { $name }?
shell-block-about = Você não ouve mais { $name }, e { $name } não pode sentar nas mesas que você lidera. Dá para desfazer nos ajustes.
shell-block-done = Feito: você não ouve mais { $name }.
shell-mute = Silenciar
shell-unmute = Voltar a ouvir

## Trouble: what the server said, by its code

shell-trouble-offline = O servidor não responde. Confira sua conexão e tente de novo.
shell-trouble-server-fault = Algo deu errado no servidor; ficou anotado. Tente de novo daqui a pouco.
shell-trouble-server-unavailable = O servidor não consegue usar o banco de dados agora. Tente de novo daqui a pouco.
shell-trouble-limit-reached = Muita coisa de uma vez. Espere um pouco e tente de novo.
shell-trouble-guest-unknown = O servidor não conhece mais você. Escolha um nome e siga em frente.
shell-trouble-guest-no_recovery = Este link de recuperação não vale mais.
shell-trouble-seat-taken = Já tem alguém nesse lugar. Escolha outro.
shell-trouble-seat-have_one = Você já tem um lugar nesta mesa. Levante primeiro.
shell-trouble-seat-not_for_you = Quem lidera esta mesa não quer você aqui.
shell-trouble-seat-no_person = Não há outra pessoa nesse lugar.
shell-trouble-table-unknown = Essa mesa não existe mais.
shell-trouble-table-not_host = Só quem lidera a mesa pode fazer isso.
shell-trouble-table-not_seated = Só quem tem lugar à mesa pode fazer isso.
shell-trouble-table-not_now = Isso não é possível agora.
shell-trouble-table-not_for_you = Você não pode assistir a esta mesa.
shell-trouble-table-sent_away = Quem lidera a mesa mandou você sair.
shell-trouble-ruleset-impossible = Estas regras não funcionam juntas.
shell-trouble-table-moving = A mesa está mudando de servidor. Tente de novo daqui a pouco.
shell-trouble-table-newer = Esta mesa precisa de uma versão mais nova do servidor. Tente de novo daqui a pouco.
shell-trouble-hint-not_here = As dicas não estão liberadas nesta mesa.
shell-trouble-hint-not_for_programs = Não há dicas para programas em uma mesa com pessoas.
shell-trouble-seat-no_programs = Esta mesa não aceita programas.
shell-trouble-seat-no_bot = Não há bot nesse lugar.
shell-trouble-log-too_large = Esta partida é longa demais para ser reproduzida.
shell-trouble-server-full = O servidor está cheio. Tente de novo daqui a pouco.
shell-trouble-request-too_slow = Demorou demais para chegar ao servidor. Verifique sua conexão e tente de novo.
shell-trouble-bot-unknown = Não existe esse bot.
shell-trouble-seat-unknown = Não existe esse lugar nesta mesa.
shell-trouble-log-not_for_you = Este replay não está aberto para você.
shell-trouble-log-not_shown = Esta partida não pode ser revista.
shell-trouble-log-unreadable = Este arquivo não é o registro de uma partida, ou está danificado.
shell-trouble-sheet-impossible = Essa conta não fecha. Conte as barracas de novo.
shell-trouble-origin-foreign = Isso veio de outro site, e o servidor não aceitou. Abra o endereço do próprio jogo.
shell-trouble-origin-missing = Seu navegador não disse de onde isso veio. Recarregue a página e tente de novo.
shell-trouble-request-malformed = O servidor não conseguiu ler isso. Recarregue a página e tente de novo.
shell-trouble-request-no_such_place = O servidor não conhece essa página. Recarregue e tente de novo.
shell-trouble-request-wrong_method = O servidor não faz isso aqui. Recarregue e tente de novo.
shell-trouble-request-too_large = É grande demais para o servidor.

# The page that plays without a server
shell-alone-loading = Preparando o jogo… { $percent }%
shell-alone-master = O comerciante magistral está chegando… { $percent }%
shell-alone-unable = Este navegador não consegue rodar o jogo sozinho: falta WebAssembly. Um navegador mais novo consegue; ou jogue em um servidor, que aceita qualquer navegador.
shell-alone-failed = O jogo não carregou. Confira a rede e tente de novo.
shell-alone-elsewhere = O jogo está aberto em outra aba. Ele roda em uma aba por vez.
shell-alone-here = Jogar aqui
shell-alone-title = Isso precisa de um servidor
shell-alone-about = Esta página joga só no seu aparelho, e ninguém mais pode entrar. Para jogar com outras pessoas, rode um servidor: um comando, dois minutos.
shell-alone-how = Como rodar um servidor
shell-trouble-page-alone = Isso precisa de um servidor: esta página joga só no seu aparelho.
shell-trouble-page-not_here = Isso ainda não está neste aparelho. Tente quando a conexão voltar.
