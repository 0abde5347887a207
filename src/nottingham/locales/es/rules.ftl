# The rules, to be looked up in play. Our own words; nothing here stands in any rulebook.
# **Two stars** make a word stand out: keep them. Words of the game are those of goods.ftl.
# Messages are grouped by the sections of the page; rules-…-title is a section’s heading.

## The page

rules-title = Reglas
rules-about = Todo lo que importa al jugar, con nuestras propias palabras.
rules-contents = Contenido
rules-show = Mostrar
rules-both = Ambas ediciones
rules-first = Primera edición
rules-second = Segunda edición
rules-in-first = Primera edición
rules-in-second = Segunda edición
rules-option = Opción
rules-to-top = Volver arriba
rules-learn = ¿Prefieres aprender jugando? Son diez minutos.

## Aim

rules-aim-title = De qué va
rules-aim-1 = Llevas mercancías al mercado, por delante de un sheriff que puede mirar en tu bolsa. Tú dices qué hay dentro. No hace falta que sea verdad.
rules-aim-2 = Las mercancías legales son seguras y modestas. El contrabando vale más, si no lo encuentra nadie. Cada cual es sheriff a su turno.
rules-aim-3 = Al final gana quien tenga más: el valor de las mercancías del puesto, el oro, y las bonificaciones por tener más que nadie de un tipo legal.

## Goods

rules-goods-title = Mercancías
rules-goods-1 = Las **mercancías legales** son manzanas, queso, pan y pollos. Solo ellas se pueden declarar, y solo ellas dan reyes y reinas.
rules-goods-2 = El **contrabando** es pimienta, aguamiel, seda y ballestas. Cuenta al final, pero no se puede declarar: quien lo trae tiene que mentir.
rules-goods-3 = El **valor** es lo que cuenta una carta al final. La **penalización** es lo que le cuesta a quien se equivocó con ella, mercader o sheriff.
rules-goods-4 = Con tres jugadores no hay pan, y hay menos contrabando.
rules-goods-good = Mercancía
rules-goods-value = Valor
rules-goods-penalty = Penalización
rules-goods-three = Cartas con 3 jugadores
rules-goods-more = Cartas con 4 a 6
rules-goods-counts-as = Cuenta como
rules-goods-king = Rey
rules-goods-queen = Reina
rules-goods-crowns = Bonificaciones al final

## Set-up

rules-setup-title = Preparación
rules-setup-1 = Cada cual empieza con 50 de oro, un puesto vacío y seis cartas. El oro está a la vista.
rules-setup-2 = El anfitrión nombra al primer sheriff, o se echa a suertes.
rules-setup-first = Se empiezan dos pilas de descartes con cinco cartas cada una, boca arriba. Cualquiera puede mirarlas en cualquier momento.

## Rounds

rules-round-title = Una ronda
rules-round-1 = En cada ronda alguien es el **sheriff** y los demás son **mercaderes**. Se suceden cinco fases.
rules-round-market = **Mercado**: los mercaderes cambian cartas.
rules-round-loading = **Cargar la bolsa**: los mercaderes llenan sus bolsas en secreto.
rules-round-declaration = **Declaración**: cada cual dice qué hay en su bolsa.
rules-round-inspection = **Inspección**: el sheriff deja pasar o abre cada bolsa.
rules-round-end = **Fin de la ronda**: todos roban hasta completar su mano, y el estandarte del sheriff pasa de mano.
rules-round-2 = Con tres jugadores cada cual es sheriff tres veces; con cuatro o cinco, dos: nueve, ocho y diez rondas. Con seis hay ayudantes en lugar de sheriff, y nueve rondas.

## Market

rules-market-title = Mercado
rules-market-1 = Cada mercader tiene un turno, en el sentido del reloj: aparta hasta cinco cartas, o ninguna, y roba hasta volver a llenar la mano. El sheriff no participa.
rules-market-second-1 = El sheriff dice quién empieza. Las cartas se apartan boca arriba y se reponen del mazo. Tras el último turno van todas a la pila de descartes.
rules-market-first-1 = Empieza el mercader a la izquierda del sheriff. Las cartas se apartan boca abajo.
rules-market-first-2 = Antes de robar puedes tomar cartas de la parte de arriba de cualquiera de las dos pilas, tantas como te quepan, a la vista de todos. Lo que aún falte sale del mazo. Después ya no se vuelve a las pilas.
rules-market-first-3 = Solo entonces pones las cartas que apartaste en una de las pilas, boca arriba y en el orden que quieras.
rules-market-2 = Nadie puede apartar toda la mano si no se pudiera volver a llenar.

## Loading

rules-loading-title = Cargar la bolsa
rules-loading-1 = Todos los mercaderes a la vez meten en la bolsa de una a cinco cartas de la mano. Nadie ve cuáles, y nadie ve cuántas hasta que se cierra la última bolsa.
rules-loading-2 = Una bolsa cerrada no se toca: nada se añade, se saca ni se cambia.
rules-loading-3 = Quien no tiene ni una carta se queda fuera esa ronda.

## Declaration

rules-declaration-title = Declaración
rules-declaration-1 = Desde la izquierda del sheriff, en el sentido del reloj, cada mercader dice **un solo tipo legal** y **el número exacto de cartas** de su bolsa.
rules-declaration-2 = El número tiene que ser verdad; el tipo, no. No se puede declarar contrabando, ni dos tipos.
rules-declaration-3 = Una mercancía real cuenta como una carta, y nunca es del tipo declarado.

## Inspection

rules-inspection-title = Inspección
rules-inspection-1 = El sheriff resuelve las bolsas de una en una, en el orden que quiera: o la **deja pasar** o la **abre**. Mientras una bolsa no esté resuelta, cualquiera puede negociar sobre ella, y solo el sheriff pone fin a la charla. Lo resuelto, resuelto está.
rules-inspection-passed = **Una bolsa que pasa**: su dueño pone las mercancías legales boca arriba en el puesto, y el contrabando boca abajo. Todos ven cuántas cartas hay boca abajo; nadie, cuáles.
rules-inspection-true = **Una bolsa abierta que decía la verdad**, con todas las cartas del tipo declarado: el sheriff paga a su dueño la penalización de cada carta, y las mercancías van al puesto.
rules-inspection-false = **Una bolsa abierta que mentía**: las cartas del tipo declarado van al puesto. Todas las demás, también las legales, se confiscan, y su dueño paga sus penalizaciones al sheriff.
rules-inspection-first = Las cartas confiscadas van a una de las dos pilas de descartes; el sheriff elige a cuál, y en qué orden.
rules-inspection-second = Las cartas confiscadas van a la pila de descartes.
rules-inspection-2 = Las mercancías honestas llegan al puesto antes de pagar la multa, así que pueden ayudar a pagarla.

## Deals

rules-deals-title = Sobornos y tratos
rules-deals-1 = Desde la última declaración hasta que se resuelve la última bolsa, el sheriff y cualquier mercader pueden cerrar tratos, también sobre bolsas ajenas y también cuando la propia ya está resuelta. Cualquiera de los dos puede ofrecer, y el sí del otro lo convierte en trato.
rules-deals-contents = Qué puede contener una oferta
rules-deals-gold = oro, hasta donde llegue;
rules-deals-legal = mercancías legales del puesto;
rules-deals-contraband = contrabando del puesto, por tipo o como una carta a elección de quien da;
rules-deals-bag = mercancías de la bolsa del propio mercader, si el trato la deja pasar;
rules-deals-deeds = lo que hace el sheriff con cualquier bolsa sin resolver: dejarla pasar, abrirla, o no aceptar nada por ella;
rules-deals-favour = un favor, de palabra; en una ronda, un mercader promete dos como mucho, y le prometen dos como mucho.
rules-deals-hand = Las cartas de la mano nunca entran en un trato.
rules-deals-binding = **Todo obliga, menos los favores**, en esta ronda. El sheriff que cobró por abrir una bolsa tiene que abrirla, aunque luego alguien pague más. Un favor no obliga a nadie; la mesa solo lo recuerda.
rules-deals-typed = **Promesas que juzga la mesa** (regla nuestra): dejar pasar una bolsa la próxima vez, no volver a abrirla nunca, no hacer ningún trato contra ella, pagar oro en la próxima ocasión, dejarle a alguien un tipo de mercancía. Tampoco obligan a nadie, pero todos se enteran cuando una se cumple o se rompe.
rules-deals-statements = **Afirmaciones** (nuestras): toca una bolsa, un mercader o al sheriff y di algo que cada cual lee en su idioma: «mi bolsa lleva exactamente lo que declaré», «Ann miente», «a quien pague menos le abro la bolsa». Las palabras no obligan a nadie. Pero cuando la verdad sale a la luz, la mesa las sella: verdad o mentira, cumplido o no.
rules-deals-nothing = **No aceptar nada** significa: ningún trato con el dueño de esa bolsa hasta que esté resuelta.
rules-deals-when = **El oro y las mercancías cambian de manos al momento.** Un trato que deja pasar la bolsa del propio mercader la hace pasar ahí mismo; lo prometido de ella viene después.
rules-deals-bluff = **Lo prometido de una bolsa puede ser un farol.** Cuando la bolsa ha pasado, se entrega lo que haya de los tipos prometidos, y nada más.
rules-deals-bluff-second = El contrabando prometido del puesto del mercader puede ser un farol de la misma manera. Quien se queda corto lo demuestra: el sheriff, y nadie más, ve el lugar del que hablaba la promesa, o sea la bolsa que acaba de pasar, tal como estaba, o las cartas boca abajo del puesto. Una bolsa cerrada no se enseña nunca.
rules-deals-bluff-first = El contrabando del puesto tiene que ser real. No hay pruebas: lo que falta, falta.
rules-deals-real = Lo que da el sheriff tiene que ser real.
rules-deals-life = **Hay una oferta en pie por pareja y sentido**; una nueva la sustituye. Termina cuando se acepta, se rechaza o se retira, o cuando caduca: una bolsa de la oferta se resolvió de otro modo, o algo de ella ya no está.
rules-deals-pass = El sheriff deja pasar una bolsa **con** la oferta de su dueño, y así la acepta, o **sin** ella, y así la rechaza. Nadie tiene que aceptar un soborno. Abrir una bolsa rechaza toda oferta por dejarla pasar.
rules-deals-public = Todos oyen las ofertas y los tratos, y ven cuántas cartas cambian de manos. Qué contrabando, solo lo saben las dos partes.

## Debts

rules-debts-title = Pagar, y no poder pagar
rules-debts-1 = Una penalización se paga en oro hasta donde llegue. Lo que falta se paga con mercancías del puesto, por su valor: primero las legales, y contrabando solo si esas no bastan. Nadie da cambio.
rules-debts-2 = Quien debe elige las mercancías, pero ni una carta más de las necesarias. Cuando no queda nada, el resto se perdona.
rules-debts-3 = El contrabando que paga una deuda se enseña a todos, y luego queda boca abajo en el otro puesto. Un sheriff que debe a un mercader honesto es un deudor como cualquier otro.
rules-debts-4 = Los tratos nunca crean deudas: nadie puede prometer más oro del que hay.

## End of round

rules-end-title = Fin de la ronda
rules-end-1 = El estandarte del sheriff pasa a la izquierda, y todos roban del mazo hasta completar su mano, en el sentido del reloj desde el nuevo sheriff.

## Empty deck

rules-deck-title = Cuando el mazo se acaba
rules-deck-second = La pila de descartes se mezcla y forma un mazo nuevo; las cartas apartadas en el mercado en curso no entran.
rules-deck-first = Las dos pilas de descartes se mezclan y forman un mazo nuevo, pero las cinco cartas de arriba de cada una se quedan donde están.
rules-deck-1 = Si ni eso basta, las manos quedan incompletas.

## Scoring

rules-scoring-title = Puntuación
rules-scoring-1 = Tras la última ronda se destapa todo el contrabando. Las cartas de la mano no valen nada. Tus puntos son el valor de todo lo que hay en tu puesto, tu oro, tus bonificaciones y tus cartas del mercado negro.
rules-scoring-kings = **Rey y reina**: en cada tipo legal, quien tiene más es rey, y quien le sigue es reina. Hace falta al menos una mercancía del tipo.
rules-scoring-shared-king = **Empate en cabeza**: se reparten las dos bonificaciones, redondeando hacia abajo, y no hay reina.
rules-scoring-shared-queen = **Empate por el segundo lugar**: se reparten la bonificación de la reina, redondeando hacia abajo.
rules-scoring-ties = **Un empate** lo gana quien tenga más cartas legales, y luego más cartas de contrabando. Si aún hay igualdad, la victoria se comparte.

## Options

rules-royal-title = Mercancías reales
rules-royal-1 = Al mazo se suman unas pocas mercancías más finas: doce, o seis con tres jugadores. En juego son contrabando, y hay que colarlas.
rules-royal-2 = Al final, una mercancía real cuenta dos o tres veces para rey y reina de su tipo. Para todo lo demás es una carta.
rules-clock-title = Límite de tiempo de inspección
rules-clock-1 = La inspección entera dura 60 segundos por mercader; con ayudantes, 240. Cuando suena la campana, las bolsas que un trato manda abrir se abren, y todas las demás pasan gratis.
rules-removal-title = Diez cartas menos
rules-removal-1 = Antes de repartir, diez cartas salen del juego sin que nadie las vea, para que no se pueda contar lo que queda.
rules-seven-title = Siete cartas
rules-seven-1 = Las manos son de siete cartas en lugar de seis. Se siguen apartando cinco como mucho, y en la bolsa caben cinco como mucho.

## Black market

rules-black-title = Mercado negro
rules-black-1 = Para la pimienta, la aguamiel y la seda hay dos cartas de cada, la más cara encima.
rules-black-2 = Cuando tu bolsa está resuelta puedes enseñar tres cartas de contrabando de un mismo tipo de tu puesto, incluidas las recién llegadas, y tomar la carta de arriba de ese tipo. Las tres salen del juego. Una carta por mercader y ronda.
rules-black-3 = Tras la última bolsa se pregunta otra vez a cada cual que aún pueda, para que la pregunta no delate nada.
rules-black-4 = Las cartas quedan a la vista y cuentan su valor al final. No son mercancías: no se pueden ofrecer, no pagan deudas y no deshacen empates.
rules-black-top = Carta de arriba
rules-black-bottom = Carta de abajo

## Deputies

rules-deputies-title = Seis jugadores: ayudantes
rules-deputies-1 = No hay sheriff. En cada ronda se sortean dos **ayudantes**, y los otros cuatro comercian. A cada cual le toca una vez cada tres rondas, y la partida tiene nueve.
rules-deputies-2 = Cada ayudante toma una postura sobre cada bolsa, **pasa** o **se abre**, y puede cambiarla hasta que ambos hayan confirmado. Un cambio anula las dos confirmaciones.
rules-deputies-pass = **Ambos la dejan pasar**: la bolsa pasa, con la oferta de su dueño o sin ella. Lo que se pagó va a la loseta del botín.
rules-deputies-open = **Ambos la abren**: cada cual paga la mitad de lo que cuesta una bolsa honesta. La multa de una falsa va a la loseta del botín.
rules-deputies-differ = **No coinciden**: las ofertas a ambos caducan, y quien quería abrirla sigue por su cuenta. Los tratos sobre esa bolsa son ahora con ese ayudante, que la deja pasar y se queda lo pagado, o la abre y paga o cobra todo.
rules-deputies-3 = Mientras actúan juntos, las ofertas se hacen a ambos, obligan a ambos y necesitan el sí de ambos. Dos ayudantes juntos no entregan más que palabras.
rules-deputies-loot = **Botín**: cuando todas las bolsas están resueltas, cada ayudante puede proponer un reparto de todo lo que hay, y el otro puede aceptarlo. Sin acuerdo, el oro se parte por la mitad, y también cada tipo de mercancía; lo que no se puede dividir se descarta, y una moneda suelta va al banco.
rules-deputies-4 = Donde solo puede decidir uno, decide el ayudante que salió primero.

## Promo cards

rules-promo-title = Cartas promo
rules-promo-1 = Cada una se activa por separado. En juego todas son contrabando: confiscadas si se encuentran, boca abajo si pasan.
rules-promo-arcane_scrolls = Quien los tenga al final no cobra bonificación de rey ni de reina, y nadie asciende a su lugar.
rules-promo-feast_plate = Al final se convierte en una mercancía legal a elección de su dueño, para valor, coronas y empates. Hasta entonces vale 2 para pagar una deuda.
rules-promo-royal_summons = Si se abre una bolsa y todo lo demás es lo declarado, el sheriff paga 8 de oro más por cada citación, y esta se descarta. Junto a una mentira, simplemente se confisca.
rules-promo-princes_sword = Nada más que mucho valor.
rules-promo-olive_oil = Nada más que valor.
rules-promo-dragon_pepper = Cada pimienta corriente del mismo puesto vale 1 más.
rules-promo-strawberry_mead = Cada aguamiel corriente del mismo puesto vale 1 más.
rules-promo-golden_silk = Cada seda corriente del mismo puesto vale 1 más.
rules-promo-heavy_crossbow = Cada ballesta corriente del mismo puesto vale 2 más.
rules-promo-brimstone_oil = Cuando tu bolsa pasa con él dentro, puedes descartarlo y quemar hasta dos mercancías legales de un tipo en el puesto de alguien. Se pregunta a todo el que tenga cartas boca abajo, para que la pregunta no delate nada.

## Editions

rules-editions-title = En qué difieren las ediciones
rules-editions-point = Punto
rules-editions-start = Quién empieza el mercado
rules-editions-start-first = el mercader a la izquierda del sheriff
rules-editions-start-second = quien diga el sheriff
rules-editions-aside = Cartas apartadas
rules-editions-aside-first = boca abajo, luego a la pila que se elija
rules-editions-aside-second = boca arriba, luego a la pila de descartes
rules-editions-draw = Robar
rules-editions-draw-first = de las dos pilas, luego del mazo
rules-editions-draw-second = del mazo
rules-editions-piles = Pilas de descartes
rules-editions-piles-first = dos, con cinco cartas cada una al empezar
rules-editions-piles-second = una, vacía al principio
rules-editions-empty = Mazo agotado
rules-editions-empty-first = las cinco de arriba de cada pila se quedan
rules-editions-empty-second = se mezcla la pila entera
rules-editions-bluff = Faroles sobre el contrabando del puesto
rules-editions-bluff-first = no hay
rules-editions-bluff-second = sí, con prueba ante el sheriff

## Secrets

rules-secrets-title = Quién puede saber qué
rules-secrets-own = **Solo tú** conoces tu mano, tu bolsa hasta que se abre, y qué contrabando hay en tu puesto.
rules-secrets-all = **Todo el mundo** conoce el oro, las mercancías legales de los puestos, las declaraciones, las ofertas, los tratos y las pilas de descartes, y cuántas cartas hay en las manos, en las bolsas (una vez cerradas todas), boca abajo en los puestos y en el mazo.
rules-secrets-shown = **Todo el mundo ve** una bolsa abierta, lo confiscado, y el contrabando que paga una deuda o compra una carta del mercado negro.
rules-secrets-two = **Solo quien da y quien recibe** conocen el contrabando entregado, y lo que se demostró.
rules-secrets-nobody = **Nadie** conoce el orden del mazo, ni las cartas retiradas antes de la partida.
rules-secrets-after = Cuando la partida se ha puntuado, todo queda a la vista, y cualquiera puede comprobar que la mezcla fue limpia.
