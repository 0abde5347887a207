# Replays, the big screen, one device passed around, and the score sheet and timer for people with the box.

## Replays

room-replays-title = Repeticiones
room-replays-about = Toda partida terminada se puede volver a ver: con los ojos de cualquiera, o sabiéndolo todo.
room-replays-mine = Partidas que jugaste
room-replays-none = Aún no hay partidas terminadas. Juega una, o abre un registro de este dispositivo.
room-replays-file = Abrir un registro de este dispositivo
room-replays-choose = Elegir un archivo
room-replays-drop = Suelta aquí un registro .jsonl, o elige uno.
room-replays-drop-now = Suelta, y se abre.
room-replays-file-about = Se lee y se olvida: no se guarda nada.
room-replays-loading = Buscando tus partidas…
room-replays-offline = No se llega al servidor, así que las repeticiones tendrán que esperar. Vuelve a intentarlo en un momento.
room-replays-again = Reintentar
room-replays-edition = { $edition ->
    [first] Primera edición
   *[second] Segunda edición
}
room-replays-rules = { room-replays-edition }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
room-replay-loading = Rebobinando…
room-replay-title = Repetición
room-replay-back = Todas las repeticiones
room-replay-eyes = Punto de vista
room-replay-eyes-all = Todo a la vista
room-replay-eyes-public = Espectador
room-replay-eyes-seat = { $name }
room-replay-play = Reproducir
room-replay-pause = Pausar
room-replay-next = Paso siguiente
room-replay-previous = Paso anterior
room-replay-next-round = Ronda siguiente
room-replay-previous-round = Ronda anterior
room-replay-speed = Velocidad
room-replay-speed-value = { $speed }×
room-replay-position = Paso { $step } de { $steps }
room-replay-position-round = Ronda { $round }, paso { $step } de { $steps }
room-replay-share = Compartir
room-replay-share-about = Quien tenga este enlace ve la partida de principio a fin, con las cartas de todo el mundo.
room-replay-share-copy = Copiar el enlace
room-replay-revoke = Anular todos los enlaces
room-replay-revoked = Ningún enlace abre ya esta partida.
room-replay-copied = Copiado.
room-replay-save = Guardar el registro
room-replay-keys = Las flechas van paso a paso, el espacio reproduce, Re Pág y Av Pág cambian de ronda.
room-replay-cards = Las cartas de todos
room-replay-cards-hide = Ocultar las cartas
room-replay-hand = Mano
room-replay-bag = Bolsa
room-replay-under = Bajo el puesto
room-replay-nothing = nada
room-replay-not-found = Esta partida no se puede mostrar. Puede que no haya terminado, o que el enlace esté incompleto.
room-replay-not-for-you = Solo quienes jugaron en esta mesa pueden ver la partida. Pídeles un enlace.
room-replay-bad-file = Este archivo no es el registro de una partida, o está dañado.
room-replay-too-large = Este archivo es demasiado grande para ser un registro.
room-replay-no-file = Elige otra vez el archivo: no se conserva al recargar la página.

## The big screen

room-big-title = Pantalla grande
room-big-join-about = Escanea, o ve a { $address } y escribe el código.
room-big-qr = Un código para escanear: { $address }
room-big-code = Código
room-big-waiting = Esperando mercaderes
room-big-free = asiento libre
room-big-bot = un bot
room-big-ready = listo
room-big-not-ready = aún no
room-big-start = { $name } empieza la partida cuando esté todo listo.
room-big-hands = Tus cartas están en tu teléfono. Ojo con quien tengas al lado.
room-big-screen-only = Este dispositivo es solo la pantalla
room-big-screen-only-about = Cede su asiento, para que lo ocupe alguien con un teléfono.
room-big-full = Pantalla completa
room-big-full-leave = Salir de pantalla completa
room-big-lost = Se cortó la línea con el servidor. Reintentando…
room-big-closed = Esta mesa no se puede mostrar aquí. Su anfitrión puede permitir que se mire.
room-big-to-home = A la puerta

## One device

room-around-title = Un dispositivo para todos
room-around-about = Se juega en este dispositivo. Pasa de mano en mano, y se tapa entre medias, para que nadie vea una mano que no es la suya.
room-around-names = ¿Quién juega?
room-around-name = Nombre { $number }
room-around-add = Añadir a alguien
room-around-remove = Quitar a { $name }
room-around-bots-about = Los asientos que sobran los juegan bots, hasta { $players } en total.
room-around-players = Jugadores en total
room-around-edition = Edición
room-around-start = Empezar
room-around-name-needed = Cada cual necesita un nombre propio.
room-around-pass = Pasa el dispositivo a { $name }
room-around-pass-about = Nadie más mira. Toca cuando lo tengas.
room-around-reveal = Soy { $name }
room-around-hand-on = Pasar el dispositivo
room-around-to = A { $name }
room-around-to-asked = A { $name }, que tiene que jugar
room-around-nobody = Ahora no le toca a nadie. Los demás piensan.
room-around-watching = Los bots están en ello…
room-around-continue = Seguir con la partida de este dispositivo
room-around-give-up = Terminarla y empezar otra

## The score sheet

room-sheet-title = Hoja de puntos
room-sheet-about = Para una partida con la caja. Cuenta cada puesto, boca arriba y boca abajo; las cartas de la mano no cuentan.
room-sheet-setup = La partida
room-sheet-players = Jugadores
room-sheet-royal = Había mercancías reales en el mazo
room-sheet-black = Había mercado negro
room-sheet-promos = Había cartas promo en el mazo
room-sheet-name = Nombre
room-sheet-player = Jugador { $number }
room-sheet-legal = Mercancías legales
room-sheet-contraband = Contrabando
room-sheet-royal-goods = Mercancías reales
room-sheet-promo-cards = Cartas promo
room-sheet-gold = Oro
room-sheet-gold-add = { $amount } de oro más
room-sheet-gold-take = { $amount } de oro menos
room-sheet-add = Una carta más: { $good }
room-sheet-take = Una carta menos: { $good }
room-sheet-black-cards = Cartas del mercado negro
room-sheet-black-card = { $good }, { $value }
room-sheet-plate = El plato de banquete { $number } será
room-sheet-next = Puesto siguiente
room-sheet-scores = Puntos
room-sheet-empty = Empieza a contar y aquí saldrán los puntos: con reyes, reinas y empates.
room-sheet-rank = Lugar
room-sheet-total = Total
room-sheet-crowns = Reyes y reinas
room-sheet-black-market = Mercado negro
room-sheet-king = Rey
room-sheet-queen = Reina
room-sheet-nobody = nadie
room-sheet-bonus = { $name } +{ $bonus }
room-sheet-withheld = { $name } (pergaminos arcanos: sin bonificación)
room-sheet-wins = { $names } gana con { $total }.
room-sheet-win-together = Victoria compartida con { $total }: { $names }.
room-sheet-tie = Empate a puntos: desempatan las cartas legales, y luego el contrabando.
room-sheet-gold-remark = Has contado { $gold } de oro, pero el banco solo repartió { $most }.
room-sheet-impossible = Estas cuentas no pueden ser: hay más cartas de las que tiene el mazo, o una carta del mercado negro que está debajo de otra que nadie tomó. Cuenta otra vez.
room-sheet-offline = Los puntos los calcula el servidor, y no se llega a él. Tus cuentas se guardan; vuelve a intentarlo en un momento.
room-sheet-clear = Empezar de cero
room-sheet-clear-ask = ¿Olvidar todas las cuentas y los nombres?
room-sheet-clear-yes = Olvidarlos
room-sheet-keep = Conservarlos

## The timer

room-timer-title = Temporizador de inspección
room-timer-about = Para una partida con la caja: un minuto por mercader. Cuando suena la campana, toda bolsa que siga cerrada pasa gratis.
room-timer-players = Jugadores
room-timer-start = Empezar
room-timer-pause = Pausa
room-timer-go-on = Seguir
room-timer-again = Reiniciar
room-timer-more = 30 segundos más
room-timer-left = { $minutes }:{ $seconds }
room-timer-left-words = { $minutes ->
    [0] Quedan { $seconds } segundos
    [one] Queda { $minutes } minuto y { $seconds } segundos
   *[other] Quedan { $minutes } minutos y { $seconds } segundos
}
room-timer-over = Se acabó el tiempo. Lo que está cerrado, pasa.
room-timer-settled = Bolsa resuelta
room-timer-sound = Sonido
room-timer-awake = La pantalla no se apaga mientras corre el reloj.
