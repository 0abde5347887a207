# Words of the lobby: seats, bots, invitations, and every option of the rules.

## Seats and bots

lobby-title = Mesa { $code }
lobby-seats = Asientos
lobby-seat-free = Asiento libre
lobby-seat-number = Asiento { $number }
lobby-you = tú
lobby-host = anfitrión
lobby-ready = listo
lobby-not-ready = aún no
lobby-away = ausente
# In a list after the name of whoever sits there: a program of somebody's, which plays over the network.
lobby-program = programa
lobby-add-bot = Añadir un bot
lobby-sit-here = Sentarse aquí
lobby-fill-with-bots = { $count ->
    [one] Poner un bot en el asiento libre
   *[other] Poner bots en los { $count } asientos libres
}
lobby-seat-options = Opciones para { $name }
lobby-bot-of-level = bot · { $level }, { $character }
lobby-bot-named = bot · { $level }
lobby-bot-remove = Quitar el bot
lobby-bot-level = Nivel
lobby-bot-character = Carácter
lobby-bot-others = Almas simples
lobby-bot-others-about = Siguen una sola regla cada uno. Buenos para practicar, malos como compañía.

lobby-bot-easy = manso
    .about = Cuenta a ojo, olvida pronto, pide y paga como quien empieza. Bueno para una primera partida.
lobby-bot-medium = astuto
    .about = Sopesa cada bolsa y recuerda lo que hizo cada cual, regatea en oro, pero cuenta mal.
lobby-bot-hard = feroz
    .about = Lee las bolsas y esconde la suya, regatea con oro, bienes y favores, y vigila las coronas.
lobby-bot-master = magistral
    .about = Entrenado en millones de partidas contra desconocidos. Varía sus bolsas, recuerda a todos y habla poco.
lobby-bot-master-not = El magistral juega la segunda edición, de tres a cinco jugadores y sin cartas promo. Con estas reglas, el mejor es el feroz.
lobby-bot-learned = el aprendiz
    .about = Una red entrenada con train_selfplay.py. learned:RUTA dice cuál.
lobby-bot-honest = el honesto
    .about = Lleva lo que más tiene, lo dice, e inspecciona a todo el mundo.
lobby-bot-greedy = el codicioso
    .about = Honesto, salvo por su mejor contrabando una ronda de cada dos; acepta cualquier soborno.
lobby-bot-gambler = el apostador
    .about = Honesto hasta que tiene dos cartas del mismo contrabando; entonces va con todo, y sin soborno.
lobby-bot-briber = el sobornador
    .about = Todo el contrabando que le cabe, declarado como manzanas, con un soborno por carta.
lobby-bot-wary = el desconfiado
    .about = Honesto, y solo inspecciona a quien ofrece algo. ¿Por qué iba a pagar un mercader honesto?
lobby-bot-random = el bufón
    .about = Cualquier cosa que permitan las reglas, y de vez en cuando una palabra.

lobby-character-plain = corriente
    .about = Sin vicios dignos de mención, y sin virtudes tampoco.
lobby-character-cautious = prudente
    .about = Miente poco, y solo cuando compensa.
lobby-character-brazen = descarado
    .about = Miente con gusto y no cumple más promesas que las obligadas.
lobby-character-corrupt = corrupto
    .about = Un sheriff barato: casi todo tiene un precio, y es bajo.
lobby-character-stern = severo
    .about = Un sheriff caro, que cumple su palabra y espera lo mismo.
lobby-character-grudging = rencoroso
    .about = Recuerda quién abrió su bolsa, y se lo cobra.
lobby-character-gullible = crédulo
    .about = Se cree lo que le dicen, más de lo que debería.

lobby-invite = Invitar
lobby-invite-about = Manda el enlace, enseña el código o deja que lo lea una cámara.
lobby-invite-qr = Un código QR del enlace a esta mesa
lobby-invite-code = Código
lobby-invite-text = Siéntate a mi mesa en Nottingham: { $link }
lobby-invite-copy = Copiar el enlace
lobby-invite-big = Mostrar en pantalla grande

lobby-rules-in-force = Reglas vigentes
lobby-change-rules = Cambiar las reglas
lobby-show-rules = Todas las reglas vigentes
lobby-printed-rules = Como en la caja.
lobby-edition = Edición
lobby-edition-first = primera
lobby-edition-second = segunda
lobby-edition-first-about = Dos pilas de descartes de las que se puede robar, y lo que se promete del puesto tiene que estar.
lobby-edition-second-about = Una pila de descartes, el sheriff dice quién va primero al mercado, y lo prometido del puesto puede ser un farol.
lobby-players = Jugadores
# $players: 3 to 6
lobby-players-about = { $players ->
    [3] Entre tres, 9 rondas sin pan: cada cual es sheriff tres veces.
    [4] Entre cuatro, 8 rondas: cada cual es sheriff dos veces.
    [5] Entre cinco, 10 rondas: cada cual es sheriff dos veces.
   *[6] Entre seis, 9 rondas sin sheriff: dos ayudantes, sorteados en cada ronda, comparten la puerta.
}
lobby-first-sheriff = Primer sheriff
lobby-first-sheriff-lot = por sorteo
lobby-first-sheriff-deputies = Los ayudantes salen de su propio mazo.
lobby-first-sheriff-about = Según el reglamento es quien lleva más dinero encima. Aquí eliges tú, o el azar.
lobby-options = Opciones
lobby-option-royal_goods = Mercancías reales
    .about = Contrabando que cuenta doble o triple para rey y reina. Doce cartas, seis con tres jugadores.
    .short = mercancías reales
lobby-option-inspection_clock = Límite de tiempo de inspección
    .about = Un minuto por mercader en cada inspección. Cuando se acaba, las bolsas que ningún trato abre pasan gratis.
    .short = límite de tiempo de inspección
lobby-option-hidden_removal = Diez cartas menos
    .about = Diez cartas salen del juego sin que nadie las vea antes de repartir, y así nadie puede contar el mazo.
    .short = diez cartas menos
lobby-option-seven_cards = Siete cartas
    .about = Manos de siete en vez de seis. En la bolsa siguen cabiendo cinco.
    .short = manos de siete
lobby-option-black_market = Mercado negro
    .about = Tres contrabandos de un mismo tipo en tu puesto compran una carta de unos treinta puntos.
    .short = mercado negro
lobby-option-deputies = Ayudantes
    .about = Dos ayudantes comparten la puerta y el botín. Es cosa de seis jugadores, y solo de seis.
    .short = ayudantes
lobby-promos = Cartas promo
lobby-promos-about = Contrabando raro con trucos propios. Toca una carta para leerla.
lobby-promo-copies = Copias: { $good }
lobby-promo-arcane_scrolls = Valen 12, pero quien los tenga al final no cobra bonificación de rey ni de reina.
lobby-promo-feast_plate = Al final se convierte en la mercancía legal que su dueño diga.
lobby-promo-royal_summons = En una bolsa honesta que se abre, le cuesta al sheriff 8 de oro más.
lobby-promo-princes_sword = Vale 12. No hace nada más, ni falta que le hace.
lobby-promo-olive_oil = Vale 10, y resbala tanto como parece.
lobby-promo-dragon_pepper = Vale 8, y cada pimienta del mismo puesto vale 1 más.
lobby-promo-strawberry_mead = Vale 8, y cada aguamiel del mismo puesto vale 1 más.
lobby-promo-golden_silk = Vale 9, y cada seda del mismo puesto vale 1 más.
lobby-promo-heavy_crossbow = Vale 10, y cada ballesta del mismo puesto vale 2 más.
lobby-promo-brimstone_oil = Si pasa, puede quemar hasta dos mercancías de un tipo en un puesto ajeno.
lobby-house = Reglas caseras
lobby-house-rounds = Rondas
lobby-house-rounds-about = Las que quieras, en vez del número impreso.
lobby-house-printed = como en la caja
lobby-house-deck = Un mazo propio
lobby-house-deck-about = Las cartas que quieras de cada tipo, en vez de los números impresos.
lobby-house-deck-copies = Cartas: { $good }
# Summary of the rules: one line, then what differs
lobby-sum-edition = { $edition ->
    [first] Primera edición
   *[second] Segunda edición
}
lobby-sum-players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
lobby-sum-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
# $count: number of promo cards in the deck
lobby-sum-promos = { $count ->
    [one] { $count } carta promo
   *[other] { $count } cartas promo
}
lobby-sum-deck = mazo propio
lobby-sum-turn = { $time } por turno
lobby-sum-reserve = { $time } de reserva
lobby-sum-hints = con pistas
lobby-sum-public = abierta a todos
lobby-sum-spectators = con espectadores

lobby-table-options = En la mesa
lobby-table-hints = Pistas para todos
    .about = Se puede preguntar qué haría un bot fuerte. Quien juega solo con bots puede siempre.
lobby-table-programs = Programas en la mesa
    .about = Quien tiene el código puede sentar un programa propio. Todas las pantallas muestran qué asientos son de programas.
lobby-public = Mesa abierta
    .about = Aparece en la lista de este servidor: cualquiera puede sentarse.
lobby-talking = Conversación
lobby-talking-about = La mesa comprueba las afirmaciones, y cada cual las lee en su idioma.
lobby-talking-all = afirmaciones y chat
lobby-talking-statements = solo afirmaciones
lobby-talking-quiet = silencio
lobby-spectators = Admitir espectadores
    .about = Quien mira ve lo que ve todo el mundo, y las cartas de nadie.
lobby-spectator-delay = Retraso para espectadores
lobby-spectator-delay-about = Para que nadie sople por detrás.
lobby-pace = Los bots se toman su tiempo
lobby-pace-about = Cuánto piensa un bot, o finge que piensa.
lobby-pace-0 = nada
lobby-pace-1 = un poco
lobby-pace-2 = como la gente
lobby-pace-3 = bastante
lobby-turn-seconds = Tiempo por turno
lobby-turn-seconds-about = Cuando se agotan turno y reserva, un bot actúa por ese asiento.
lobby-reserve-seconds = Reserva para toda la partida
lobby-reserve-seconds-about = Lo que cada asiento puede gastar además de sus turnos.
lobby-time-none = ninguno
lobby-time-unlimited = lo que haga falta
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

lobby-be-ready = ¡Listo!
lobby-not-yet = Mejor aún no
lobby-start = Empezar la partida
lobby-starting = Repartiendo…
lobby-leave-table = Levantarse e irse
lobby-get-up = Levantarse
# $names: a list of names
lobby-waiting-ready = { $count ->
    [one] Aún se prepara: { $names }.
   *[other] Aún se preparan: { $names }.
}
lobby-waiting-host = Todo listo. La partida la empieza { $name }.
lobby-waiting-seats = { $count ->
    [one] Queda un asiento libre: invita a alguien o añade un bot.
   *[other] Quedan { $count } asientos libres: invita a gente o añade bots.
}
lobby-waiting-seats-guest = { $count ->
    [one] Aún queda un asiento libre.
   *[other] Aún quedan { $count } asientos libres.
}
lobby-take-a-seat = Toma un asiento libre, o mira hasta que empiece la partida.
lobby-full = Todos los asientos están ocupados. Cuando alguien se levante, podrás sentarte.
lobby-full-watch = Todos los asientos están ocupados. Quédate aquí para mirar la partida.
lobby-all-set = No falta nadie. ¿Vamos a la puerta?
lobby-rules-changed = Las reglas han cambiado. Míralas y vuelve a decir «listo».
lobby-talk-sit = Toma asiento y podrás hablar.
lobby-phrase-1 = Hola a todos.
lobby-phrase-2 = Un minuto, por favor.
lobby-phrase-3 = ¿Empezamos?
lobby-branch = Continuación de otra partida: no cuenta para nada. { $cards ->
    [as_they_were] Todas las cartas están como allí: quien la haya visto puede conocer todas las manos.
   *[again] Las cartas ocultas se han repartido de nuevo; solo la mano desde la que se sigue es la misma.
}
lobby-sealed = Sellado antes de repartir
lobby-sealed-about = El servidor ha sellado su mitad de la mezcla bajo { $seal }, cada cual aporta su parte al decir «listo», y tras la partida cualquiera puede comprobar que las cartas cayeron así.
