# Una partida con el teclado, la hoja de puntos, las partidas grabadas y lo que imprime la arena.

## Palabras que se pueden escribir en cualquier momento

terminal-word-quit = salir
terminal-word-back = volver, atrás
terminal-word-all = todo, todas
terminal-word-none = nada, ninguna
terminal-word-yes = s, sí
terminal-word-no = n, no
terminal-word-table = mesa, m
terminal-word-piles = pilas
terminal-word-prices = precios
terminal-word-secrets = secretos
terminal-word-say = decir
terminal-word-hint = pista
terminal-word-help = ayuda, ?

## Respuestas que no valen

terminal-ask-number = { $question }, de { $least } a { $most }
terminal-number-please = Un número de { $least } a { $most }, por favor.
terminal-choose-please = Escribe un número de 1 a { $most }, o cómo empieza la línea.
terminal-confirm-please = Responde { $yes } o { $no }.
terminal-unread-several = «{ $word }» puede ser { $kinds }.
terminal-unread-unknown = Aquí no hay «{ $word }». Puedes decir { $kinds }.
terminal-unread-nothing = Aquí no hay «{ $word }». Aquí no hay nada.
terminal-unread-place = No queda la carta { $number }; van del 1 al { $most }.
terminal-unread-too-many = Solo hay { $goods } para elegir, no { $number }.
terminal-unread-kind = Los tipos van del 1 al { $most }; o escribe «{ $example }».
terminal-unread-neither = «{ $words }» no es ni el número ni el nombre de una carta.
terminal-unread-row = { $numbers } números para { $kinds } tipos son demasiados.
terminal-name-so-many = Di { $number }.
terminal-from-to-cards = { $count ->
    [one] de { $least } a { $count } carta
   *[other] de { $least } a { $count } cartas
}
terminal-choose-cards = Elige { $number }: por número (1 3), por nombre, o di todo o nada.
terminal-pay-least = Tiene que valer al menos { $worth }, sin ninguna carta de más.

## Qué hacer

terminal-your-move = Te toca
# What is told of something, or who says it
terminal-about = { $what }: { $told }
terminal-now = { $ask ->
    [name_first] Te toca ser sheriff: di qué mercader va primero al mercado.
    [market] Mercado: descarta hasta cinco cartas y roba otras tantas.
    [place] Pon tus descartes en una pila.
    [load] Mete de una a cinco cartas en tu bolsa. Una vez cerrada, cerrada se queda.
    [declare] Dile al sheriff qué hay en tu bolsa: un tipo legal. El número es verdad; el tipo, cosa tuya.
    [settle] Tienes las bolsas delante: déjalas pasar, ábrelas o habla de dinero.
    [pay] Se te acabó el oro: paga el resto de la penalización con mercancías.
    [place_confiscated] Pon lo confiscado en una pila.
    [brimstone] ¿Aceite de azufre? Se pregunta a todo el que esconde algo.
    [black_market] Última llamada del mercado negro.
    [divide] Reparte el botín con el otro ayudante.
   *[choose_plates] Elige en qué se convierten tus platos de banquete.
}
terminal-now-haggle = { $deputies ->
    [yes] Regatea si quieres; los ayudantes deciden cuando se acabe la charla. Intro espera.
   *[no] Regatea si quieres; el sheriff decide cuando se acabe la charla. Intro espera.
}
terminal-do-wait = Esperar a ver
terminal-do = { $what ->
    [market] Ir al mercado
    [place] Poner las cartas en una pila
    [load] Llenar la bolsa
    [pay] Pagar la deuda
    [propose] Proponer un reparto
    [say] Decir algo
   *[plates] Elegir para los platos
}
terminal-do-pass-for = Dejar pasar la bolsa de { $owner } por { $things }
terminal-do-accept = Aceptar la oferta de { $by }: { $terms }
terminal-do-offer = { $stands ->
    [yes] Cambiar la oferta a { $to }
   *[no] Hacer una oferta a { $to }
}{ $both ->
    [yes] , por los dos ayudantes
   *[no] { "" }
}
terminal-ask-set-aside = ¿Qué cartas descartas?
terminal-hand-would-be-empty = No queda mazo y te quedarías sin mano: descarta menos, o toma de las pilas.
terminal-top-first = { $pile }, de arriba abajo: { $goods }
terminal-ask-take = Cuántas tomas ({ $pile })
terminal-ask-place = ¿Dónde pones { $goods }?
terminal-order-about = Primero la de abajo; la última queda encima.
terminal-ask-order = ¿En qué orden?
terminal-ask-load = ¿Qué va en la bolsa?
terminal-ask-pay = ¿Con qué mercancías pagas? Debes { $worth }.
terminal-ask-pay-contraband = ¿Y con qué contrabando? Lo verán todos. Debes { $worth }.
terminal-all-of-it-goes = Se va todo: { $goods }.
terminal-ask-hand-over = { $count ->
    [one] ¿Qué carta entregas?
   *[other] ¿Qué { $count } cartas entregas?
}
terminal-ask-loot-gold = Tu parte del oro
terminal-ask-loot-goods = ¿Qué mercancías son tuyas?
terminal-ask-loot-hidden = ¿Cuáles de las ocultas son tuyas?
terminal-plates-may-become = Pueden ser { $kinds }.
terminal-ask-plates = { $count ->
    [one] ¿En qué se convierte tu plato de banquete?
   *[other] ¿En qué se convierten tus { $count } platos de banquete?
}

## Hacer una oferta

terminal-offer-so-far = Tu oferta a { $to }: { $terms }
terminal-offer-make = Hacer esta oferta
terminal-offer-never-mind = Dejarlo
terminal-offer-change = ¿Qué cambias?
terminal-offer-row = { $you ->
    [yes] { $many ->
        [yes] En pareja, dais
       *[no] Das
    }
   *[no] { $many ->
        [yes] { $name } dan
       *[no] { $name } da
    }
} { $what ->
    [gold] oro
    [goods] mercancías
    [contraband] contrabando con nombre
    [unseen] contrabando sin ver
    [bag] mercancías de la bolsa
    [promise] una promesa que todos pueden juzgar
   *[favour] una promesa de palabra
}: { $value }
terminal-ask-gold = Oro
terminal-ask-say-whom = ¿De quién, o a quién?
terminal-ask-say = ¿Qué dices?
terminal-nothing-to-say = Ahora no hay nada que decir.
terminal-ask-stall-goods = ¿Qué mercancías del puesto?
terminal-ask-contraband = ¿Qué contrabando de debajo del puesto?
terminal-contraband-about = { $count ->
    [one] Hasta { $count } carta. Basta tu palabra.
   *[other] Hasta { $count } cartas. Basta tu palabra.
}
terminal-ask-unseen = Cuántas cartas sin ver
terminal-unseen-about = Nadie ve cuáles son hasta que las entregas.
terminal-ask-which-cards = ¿Qué cartas?
terminal-ask-from-bag = ¿Qué mercancías de la bolsa?
terminal-favour-about = Una promesa no obliga a nadie. «{ $none }» la retira.
terminal-ask-favour = La promesa
terminal-favour-too-long = { $most ->
    [one] Como mucho { $most } carácter sencillo, en una línea.
   *[other] Como mucho { $most } caracteres sencillos, en una línea.
}
terminal-offer-face-down = { $count ->
    [one] Solo hay { $count } carta debajo de ese puesto, con nombre y sin ver juntas.
   *[other] Solo hay { $count } cartas debajo de ese puesto, con nombre y sin ver juntas.
}
terminal-offer-same-card = Una carta no puede ir con nombre y sin ver a la vez, y lo que ya no está no se ofrece.

## La mesa

terminal-gate = { $many ->
    [yes] Ayudantes: { $names }
   *[no] Sheriff: { $names }
}
terminal-deck = Mazo: { $count }
terminal-column = { $column ->
    [name] nombre
    [gold] oro
    [stall] puesto
    [hidden] ocultas
    [hand] mano
    [bag] bolsa
    [good] mercancía
    [value] valor
    [penalty] penalización
    [cards] cartas
    [king] rey
    [queen] reina
    [legal] legales
    [contraband] contrabando
    [crowns] coronas
    [black_market] mercado negro
    [score] puntos
    [margin] ventaja
    [luck_corrected] sin la suerte
    [games_needed] partidas necesarias
    [seat] asiento
    [seats] asientos
    [mean_score] puntos de media
    [wins] victorias
    [games] partidas
    [tables] mesas
    [bot] bot
    [rating] clasificación
    [par] norma
    [against_par] frente a la norma
    [points_a_round] puntos por ronda
    [as_merchant] de mercader
    [as_sheriff] de sheriff
    [ahead] ventaja
    [a_game] por partida
    [start] inicio
    [bribes_received] sobornos+
    [bribes_paid] sobornos−
    [fines_received] multas+
    [fines_paid] multas−
    [loot] botín
    [promos] promos
    [habits] costumbres
    [honest] honesto
    [bribes] sobornos
    [taken] aceptados
    [caught_lying] pillado
    [inspects] inspecciona
    [rightly] con razón
    [faults] fallos
    [about] cómo es
    [after_a_colon] tras dos puntos
    [programs] programas
    [decisions] decisiones
    [seconds_each] segundos cada una
    [slowest] la más lenta
    [cost] coste
    [cost_a_game] coste por partida
    [mix] mezcla
   *[from] origen
}
terminal-label = { $label ->
    [left] Pila izquierda
    [right] Pila derecha
    [discard] Descartes
    [black_market] Mercado negro
    [loot] Botín
    [offer] Oferta
    [under] Debajo de tu puesto
    [bag] En tu bolsa
    [loot_hidden] Ocultas en el botín
   *[hand] Tu mano
}
terminal-no-cards = ninguna carta
terminal-set-aside = { $count ->
    [one] { $count } carta apartada
   *[other] { $count } cartas apartadas
}
terminal-bag-settled = { $verdict ->
    [pass] { $said } pasó
   *[open] { $said } se abrió
}
terminal-pile-top = { $more ->
    [yes] { $goods }, … ({ $count } en total, de arriba abajo)
   *[no] { $goods } (de arriba abajo)
}
terminal-black-market = { $stacks } (tres iguales cada una)
terminal-piles-about = Primero la de arriba.
terminal-said-yes = de acuerdo: { $names }
terminal-no-secrets = No has visto nada que no hayan visto los demás.
terminal-counts-as = { $name } (cuenta como { $goods })

## Alrededor de las jugadas

terminal-help = Intro toma lo que está entre paréntesis o marcado. Elige cartas por número (1 3) o por nombre ({ $example }), o di todo o nada. En cualquier momento: decir (algo a la mesa), pista, mesa, pilas, precios, secretos (lo que has descubierto), volver, ayuda, y salir, que guarda la partida.
terminal-rules-and-seed = { $rules }, semilla { $seed }.
terminal-at-the-table = A la mesa: { $names }.
terminal-clock-about = { $resumed ->
    [yes] El reloj de la inspección corre mientras piensas, y suena cuando respondes. Ahora vuelve a empezar.
   *[no] El reloj de la inspección corre mientras piensas, y suena cuando respondes.
}
terminal-clock = { $seconds ->
    [one] Reloj: queda { $seconds } segundo.
   *[other] Reloj: quedan { $seconds } segundos.
}
terminal-too-late = Demasiado tarde: sonó la campana mientras pensabas.
terminal-no-answer = No hay respuesta. La oferta sigue en pie.
terminal-silence = Nadie tiene más que decir. Las bolsas esperan.
# Why a bot lost a move. $error, $command, $code: in the words of programs
terminal-fault = { $kind ->
    [hushed] lo que dijo fue rechazado ({ $code })
    [mulled] pensó qué decir más de { $seconds } s
    [dumb] error { $error } al ir a hablar
    [thought] pensó más de { $seconds } s
    [listened] escuchó más de { $seconds } s
    [raised] error { $error }
    [deaf] error { $error } al oír lo que pasó
    [busy] seguía pensando en una jugada anterior
    [still] tenía que jugar y no lo hizo
   *[refused] su respuesta { $command } fue rechazada ({ $code })
}
terminal-lost-move = { $name } ({ $bot }) perdió una jugada: { $why }.
terminal-saved = La partida está guardada. Para seguir donde la dejaste:
terminal-log-in = La partida está en { $file }; «nottingham replay» la cuenta.
terminal-game-over = Esta partida ha acabado; «nottingham play» empieza otra.
terminal-reckoning = Las cuentas
terminal-no-bonus = sin bonificación, pergaminos arcanos
terminal-tie = { $by ->
    [legal] Desempatan las cartas legales, { $best } a { $next }.
    [contraband] Desempatan las cartas de contrabando, { $best } a { $next }.
   *[none] Empate a puntos, a cartas legales y a contrabando.
}

## Pistas

terminal-hint = Pista: { $advice }.
terminal-hint-bag = Bolsa de { $name }: { $chance }. Abrirla { $points }, dejarla pasar 0.
terminal-hint-deal = { $bait ->
    [yes] Una oferta por una bolsa honesta la hace sospechosa: { $points }, si el sheriff pica.
   *[no] Con este trato: { $points }.
}
terminal-hint-look = Un vistazo a esa bolsa: { $points }.
terminal-weighed = { $label ->
    [collect] Reunir ({ $good })
    [smuggle] Guardar el contrabando y reunir ({ $good })
    [accept] Aceptar
    [refuse] Rechazar
   *[other] Sin trato
}
terminal-weighed-plan = { $lies ->
    [yes] { $goods } como «{ $called }»
   *[no] { $called }, con honestidad
}{ $bait ->
    [yes] , con { $gold } de cebo
   *[no] { $bribe ->
        [0] { "" }
       *[other] , con { $gold } de soborno
    }
}

## Partidas grabadas

terminal-replay-about = { $eyes ->
    [seat] { $rules }. Tal como la vio { $name }.
    [spectator] { $rules }. Tal como la vio el público.
   *[all] { $rules }.
}
terminal-replay-step = Intro sigue, q termina.
terminal-verified = { $count ->
    [one] Limpio: { $count } mezcla, sorteo o robo, tal como dice la semilla.
   *[other] Limpio: { $count } mezclas, sorteos y robos, todo tal como dice la semilla.
}{ $committed ->
    [yes] { " " }La semilla salió del secreto del servidor y de los números de todos.
   *[no] { "" }
}
terminal-verified-branch = Es una bifurcación: sigue otra partida tras { $n } sucesos. Cómo estaban las cartas no lo dice ninguna semilla; no cuenta para nada.

## La hoja de puntos

terminal-score-about = Cuenta lo que hay en cada puesto, a la vista y oculto. Las cartas en mano no cuentan.
terminal-ask-edition = ¿Qué edición?
terminal-ask-royal-goods = ¿Había mercancías reales en el mazo?
terminal-ask-black-market = ¿Había mercado negro?
terminal-ask-promos = Cartas promo en el mazo (por ejemplo, { $example })
terminal-ask-name = ¿Quién está en el asiento { $number }?
terminal-player = Jugador { $number }
terminal-legal-goods = Mercancías legales
terminal-contraband = Contrabando
terminal-counts-about = Escribe «{ $example }», o un número para cada tipo: { $kinds }.
terminal-ask-score-plates = En qué se convierten los platos de banquete (por ejemplo, { $example })
terminal-ask-black-cards = Valores de las cartas del mercado negro (por ejemplo, 30 27)
terminal-black-cards-please = Números, por favor, como en las cartas.
terminal-count-last-again = Cuenta otra vez el último puesto, o escribe «volver».
terminal-count-stall-again = Otra vez el puesto de { $name }:

## Muchas partidas

terminal-digest = Resumen { $digest }
terminal-simulation = { $games ->
    [one] { $games } partida, { $rules }, semilla { $seed }
   *[other] { $games } partidas, { $rules }, semilla { $seed }
}
terminal-simulation-facts = Puntos de { $least } a { $most }, { $mean } de media; { $commands } órdenes y { $events } sucesos por partida.
terminal-simulation-speed = { $rate } partidas por segundo ({ $seconds } s, { $workers ->
    [one] { $workers } proceso
   *[other] { $workers } procesos
}).
terminal-arena = { $games } partidas de { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}, cada uno en { $seatings ->
    [one] { $seatings } orden de asientos
   *[other] { $seatings } órdenes de asientos
}; { $rules }; semilla { $seed }
terminal-arena-mix = { $games ->
    [one] { $mix }: { $games } partida
   *[other] { $mix }: { $games } partidas
}
terminal-arena-par = La norma es { $par } %; una estrella dice que el intervalo no la toca. ± y [ ] son intervalos del 95 % por reparto (clasificación: por partida).
terminal-arena-roles = De mercader y de sheriff: puntos por ronda, y cuántos más que los otros bots de la mesa; sin oro inicial, coronas ni promos.
terminal-arena-few = { $count ->
    [one] Solo { $count } reparto: los intervalos dicen poco. Da más --games.
   *[other] Solo { $count } repartos: los intervalos dicen poco. Da más --games.
}
terminal-arena-faults = { $count ->
    [one] { $bot } perdió { $count } jugada a favor de la opción segura: { $reasons }.
   *[other] { $bot } perdió { $count } jugadas a favor de la opción segura: { $reasons }.
}
terminal-arena-whole-deals = { $whole } partidas en vez de { $games }: repartos enteros de { $seatings } órdenes.
terminal-arena-interrupted = Interrumpido. Lo acabado está en { $file }: la misma orden sigue desde ahí.
terminal-arena-waiting = Esperando en { $address } al programa que juega como { $bot }.
terminal-bot-broken = No se pudo cargar { $name }: { $why }
