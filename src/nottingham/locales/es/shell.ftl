# Words of the browser client around the table: home, lobby, settings, notices.

## Everywhere

shell-name = Nottingham
shell-close = Cerrar
shell-back = Volver
shell-home = Inicio
shell-cancel = Cancelar
shell-save = Guardar
shell-copy = Copiar
shell-copied = Copiado.
shell-share = Compartir
shell-try-again = Reintentar
shell-reload = Recargar
shell-loading = Un momento…
shell-language = Idioma
shell-settings = Ajustes
shell-skip = Ir al contenido
shell-missing = Aquí no hay nada
shell-missing-about = Puede que la dirección tenga un error, o que la página se fuera en una carreta.
shell-page-failed = No se pudo cargar esta página.
shell-page-failed-about = Revisa tu conexión y vuelve a intentarlo.
shell-offline = No hay conexión. Las reglas, la hoja de puntos y el temporizador funcionan igual; las mesas te esperan.
shell-online = Vuelve a haber conexión.
shell-outdated = Hay una versión más nueva de esta página. Ya se está cargando.
shell-unofficial = Un juego no oficial: palabras propias, dibujos propios, las reglas publicadas.

## Home

shell-tagline = «Manzanas, sheriff. Nada más que manzanas.»
shell-play-now = Jugar ya
shell-play-now-about = Tú y tres bots, ahora mismo.
shell-playing-now = Preparando la mesa…
shell-level = ¿Qué nivel tienen?
shell-level-easy = mansos
shell-level-medium = astutos
shell-level-hard = feroces
shell-level-master = magistrales
shell-new-table = Nueva mesa
shell-new-table-about = Amigos, bots, tus reglas
shell-join = Unirse
shell-join-about = Con código o enlace
shell-join-title = Unirse a una mesa
shell-join-field = Código o enlace
shell-join-hint = Las cinco letras de tu invitación, o el enlace entero.
shell-join-go = Ir a la mesa
shell-join-nonsense = Esto no es ni un código ni un enlace a una mesa. Un código es algo como XK4QP.
shell-my-games = Tus partidas
shell-go-on = Seguir
shell-open-tables = Mesas abiertas
shell-open-tables-about = Con desconocidos, o para mirar
shell-no-open-tables = Aún no hay mesas abiertas. La tuya puede ser la primera.
shell-no-games = Aún no hay partidas. La puerta está abierta.
shell-sit-down = Sentarse
shell-watch = Mirar
shell-see-replay = Repetición
# $count: number of tables
shell-all-tables = { $count ->
    [one] Una más
   *[other] Las { $count }
}
shell-learn = Aprender
shell-learn-about = Primera partida en diez minutos
shell-rules = Reglas
shell-rules-about = Para consultar dudas
shell-replays = Repeticiones
shell-replays-about = Partidas ya jugadas
shell-around = Un solo dispositivo
shell-around-about = Pasa de mano en mano
shell-sheet = Hoja de puntos
shell-sheet-about = Tocas, y ella suma
shell-today = La puerta de hoy
shell-today-about = Una bolsa al día: ¿sabrás leerla?
shell-timer = Temporizador
shell-timer-about = Un minuto por mercader, y campana
shell-at-the-box = ¿Tienes la caja en la mesa?
shell-more-ways = Más en el mercado

# State of a table in a list
shell-state-lobby = llega gente
shell-state-playing = en juego
shell-state-over = terminada
shell-table-named = Mesa { $code }
# $names: a list of names
shell-table-with = con { $names }
shell-some-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
shell-table-alone = nadie más por ahora
# $free: number of free seats
shell-table-free = { $free ->
    [0] llena
    [one] un asiento libre
   *[other] { $free } asientos libres
}

## Who you are

# Names to be given to a guest who has not chosen one, with commas between them
shell-guest-names = Robin, Mariana, Tuck, Gilberto, Isolda, Rowena, Wilfredo, Hilda, Edgardo, Matilde, Osvaldo, Sibila
shell-your-name = Tu nombre
shell-your-name-hint = Se ve en la mesa. Puedes cambiarlo cuando quieras.
shell-name-empty = Un nombre necesita al menos una letra.
shell-name-another = Otro nombre
shell-called = Te llamas { $name }
shell-change-name = Cambiar de nombre
shell-face = Tu cara
shell-face-number = Cara { $number }
shell-name-changed = Desde ahora te llamas { $name }.
shell-come-in = Sentarse
shell-invited = Te invitan a la mesa { $code }
shell-invited-about = Elige un nombre y adentro.
shell-finding = Buscando tu asiento…
shell-full = No quedan asientos
shell-full-about = Puedes mirar, si el anfitrión lo permite, o abrir tu propia mesa.
shell-begun = La partida empezó sin ti
shell-no-table = No existe esa mesa
shell-no-table-about = Revisa el código o vuelve a pedirlo: las mesas desaparecen cuando no queda nadie.
shell-not-welcome = El anfitrión no te quiere en esta mesa
shell-not-welcome-about = Prueba en otra; siempre hay alguna puerta.

## Settings

shell-settings-look = Aspecto
shell-settings-sound = Sonido
shell-settings-play = Juego
shell-settings-you = Tú
shell-theme = Colores
shell-theme-auto = según el dispositivo
shell-theme-light = claros
shell-theme-dark = oscuros
shell-text = Tamaño del texto
shell-text-small = pequeño
shell-text-normal = normal
shell-text-large = grande
shell-text-huge = enorme
shell-motion = Animaciones
shell-motion-auto = según el dispositivo
shell-motion-full = todas
shell-motion-none = ninguna
shell-language-auto = Según el dispositivo
shell-sounds = Sonidos
shell-sounds-about = Cartas, monedas, el cierre, el sello.
shell-volume = Volumen
shell-murmur = Murmullo del mercado
shell-murmur-about = El rumor de la gente, por debajo de todo.
shell-haptics = Vibración
shell-haptics-about = Un toque cuando te toca, si el dispositivo sabe hacerlo.
shell-hints = Pistas
shell-hints-about = Permite preguntar qué haría un bot fuerte. Con más gente en la mesa, solo si el anfitrión lo permite.
shell-install = Instalar la aplicación
shell-install-about = Un icono en tu pantalla de inicio, sin tienda de por medio.
shell-install-ios = En el menú de compartir del navegador, elige «Añadir a pantalla de inicio».
shell-recovery = Llevar tus asientos a otro dispositivo
shell-recovery-about = Quien abra este enlace en el plazo de un día podrá entrar como tú, una sola vez. No se lo enseñes a nadie.
shell-recovery-make = Mostrar mi enlace
shell-recovery-qr = Un código QR de tu enlace de recuperación
shell-recovering = Buscándote…
shell-recovered = Hola de nuevo, { $name }.
shell-recover-failed = Este enlace ya no sirve
shell-recover-failed-about = Ya se usó o tiene más de un día. Crea otro en los ajustes del dispositivo donde te conocen.
shell-recover-ask = ¿Eres { $name }?
shell-recover-ask-about = Di que sí, y este dispositivo pasa a ser de { $name }. El enlace sirve una sola vez.
shell-recover-instead = Por ahora, aquí eres { $name }. Los asientos de { $name } se quedan, pero solo podrás volver a ellos con su propio enlace: créalo antes en los ajustes.
shell-recover-yes = Sí, soy { $name }
shell-recover-stay = No, sigo siendo { $name }
shell-recover-no = No, ir al inicio
shell-recover-already = Ya eres { $name }
shell-recover-already-about = El enlace no se ha usado. Ábrelo en tu otro dispositivo.
shell-blocked = Gente bloqueada
shell-blocked-none = Nadie. Que dure.
shell-unblock = Desbloquear
shell-unblocked = { $name } puede volver a hablarte.
shell-nameless = alguien sin nombre
shell-forget = Olvidarme
shell-forget-about = Tu nombre, lo que dijiste y tu lista de partidas se borran aquí y en el servidor. Las partidas jugadas quedan, sin tu nombre. No se puede deshacer.
shell-forget-sure = Olvidarme para siempre
shell-forgotten = Hecho: te hemos olvidado. Fue un placer, seas quien seas.
shell-about = Acerca de
shell-fair-play = Cada mezcla se sella antes de repartir y se puede comprobar tras la partida.

## On the way to a table

shell-fewer = Menos
shell-more = Más
shell-connecting = De camino a la mesa…
shell-lost = Se perdió la conexión. Reintentando…

## Seat menu: what can be done about somebody

shell-seat-menu = { $name }
shell-make-host = Ceder la mesa a { $name }
shell-is-host = Ahora la mesa es cosa de { $name }.
shell-kick = Echar
shell-kick-sure = ¿Echar a { $name }?
shell-kick-about = Para siempre: { $name } no podrá volver a esta mesa. En plena partida, un bot ocupa el asiento.
shell-kicked = { $name } ya no está en la mesa.
shell-report = Denunciar
shell-report-title = Denunciar a { $name }
shell-report-field = ¿Qué pasó?
shell-report-hint = Lo lee quien lleva este servidor.
shell-report-send = Enviar la denuncia
shell-reported = Gracias. Lo leerá quien lleva este servidor.
shell-block = Bloquear
shell-block-sure = ¿Bloquear a { $name }?
shell-block-about = No volverás a oír a { $name }, y { $name } no podrá sentarse en tus mesas. Puedes deshacerlo en los ajustes.
shell-block-done = Has bloqueado a { $name }.
shell-mute = Silenciar
shell-unmute = Volver a oír

## Trouble: what the server said, by its code

shell-trouble-offline = No se llega al servidor. Revisa tu conexión y vuelve a intentarlo.
shell-trouble-server-fault = Algo falló en el servidor; queda anotado. Vuelve a intentarlo en un momento.
shell-trouble-server-unavailable = El servidor no puede usar su base de datos ahora mismo. Vuelve a intentarlo en un momento.
shell-trouble-limit-reached = Demasiado de golpe. Espera un momento y vuelve a intentarlo.
shell-trouble-guest-unknown = El servidor ya no te conoce. Elige un nombre y sigue.
shell-trouble-guest-no_recovery = Este enlace de recuperación ya no sirve.
shell-trouble-seat-taken = Ahí ya hay alguien. Toma otro asiento.
shell-trouble-seat-have_one = Ya tienes un asiento en esta mesa. Levántate primero.
shell-trouble-seat-not_for_you = El anfitrión no te quiere en esta mesa.
shell-trouble-seat-no_person = En ese asiento no hay nadie más.
shell-trouble-table-unknown = Esa mesa ya no existe.
shell-trouble-table-not_host = Solo puede hacerlo el anfitrión.
shell-trouble-table-not_seated = Solo puede hacerlo quien está en la mesa.
shell-trouble-table-not_now = Ahora mismo no se puede.
shell-trouble-table-not_for_you = No puedes mirar esta mesa.
shell-trouble-table-sent_away = El anfitrión te ha pedido que dejes esta mesa.
shell-trouble-ruleset-impossible = Estas reglas no se pueden jugar juntas.
shell-trouble-table-moving = La mesa se está moviendo a otro servidor. Vuelve a intentarlo en un momento.
shell-trouble-table-newer = Esta mesa necesita una versión más nueva del servidor. Vuelve a intentarlo en un momento.
shell-trouble-hint-not_here = El anfitrión no ha permitido pistas en esta mesa.
shell-trouble-hint-not_for_programs = No hay pistas para programas en una mesa con personas.
shell-trouble-seat-no_programs = El anfitrión no admite programas en esta mesa.
shell-trouble-seat-no_bot = En ese asiento no hay ningún bot.
shell-trouble-log-too_large = Esta partida es demasiado larga para mostrarla como repetición.
shell-trouble-server-full = El servidor está lleno. Vuelve a intentarlo en un momento.
shell-trouble-request-too_slow = Ha tardado demasiado en llegar al servidor. Comprueba tu conexión y vuelve a intentarlo.
shell-trouble-bot-unknown = No existe ese bot.
shell-trouble-seat-unknown = No existe ese asiento en esta mesa.
shell-trouble-log-not_for_you = Esta repetición no está abierta para ti.
shell-trouble-log-not_shown = Esta partida no se puede volver a ver.
shell-trouble-log-unreadable = Este archivo no es el registro de una partida, o está dañado.
shell-trouble-sheet-impossible = Esas cuentas no salen. Cuenta otra vez los puestos.
shell-trouble-origin-foreign = Esto venía de otro sitio, y el servidor no lo aceptó. Abre la dirección del propio juego.
shell-trouble-origin-missing = Tu navegador no dijo de dónde venía esto. Recarga la página e inténtalo otra vez.
shell-trouble-request-malformed = El servidor no ha podido leer eso. Recarga la página e inténtalo otra vez.
shell-trouble-request-no_such_place = El servidor no conoce esa página. Recarga e inténtalo otra vez.
shell-trouble-request-wrong_method = El servidor no hace eso aquí. Recarga e inténtalo otra vez.
shell-trouble-request-too_large = Es demasiado grande para el servidor.

# The page that plays without a server
shell-alone-loading = Preparando el juego… { $percent } %
shell-alone-master = El mercader magistral está en camino… { $percent } %
shell-alone-unable = Este navegador no puede ejecutar el juego por sí solo: no tiene WebAssembly. Uno más nuevo sí puede; o juega en un servidor, para lo que sirve cualquier navegador.
shell-alone-failed = El juego no se ha cargado. Revisa la red e inténtalo otra vez.
shell-alone-elsewhere = El juego está abierto en otra pestaña. Solo funciona en una a la vez.
shell-alone-here = Jugar aquí
shell-alone-title = Para esto hace falta un servidor
shell-alone-about = Esta página juega solo en tu dispositivo y nadie más puede entrar. Para jugar con otros, pon en marcha un servidor: una orden, dos minutos.
shell-alone-how = Cómo poner en marcha un servidor
shell-trouble-page-alone = Para eso hace falta un servidor: esta página juega solo en tu dispositivo.
shell-trouble-page-not_here = Eso aún no está en este dispositivo. Inténtalo cuando vuelva la conexión.
