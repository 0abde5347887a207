review-title = Análisis de la partida: { $name }
review-result = { $score } puntos, { $place }.º de { $players }; { $margin } respecto a la media de los demás.
review-story-bluff = Mejor farol, ronda { $round }: { $name } declara { $declared }. En la bolsa: { $goods }.
review-story-bluff-hidden = Mejor farol, ronda { $round }: { $name } declara { $declared }, y no era verdad.
review-story-suspicion = Sospecha más cara, ronda { $round }: { $name } abre la bolsa honesta de { $owner } ({ $declared }) y paga { $gold }.
review-story-turning = Punto de inflexión, ronda { $round }: la ventaja pasa de { $before } a { $after }.
review-story-mistake = Error más caro, ronda { $round }: { $chosen }. Mejor: { $better }. Costó unos { $points } puntos (±{ $half }).
review-story-clean = Ninguna decisión fue con certeza un error.
review-luck = Suerte y decisiones
review-luck-part = { $part ->
    [cards] cartas robadas
    [bags] lo que había en las bolsas que juzgaste
    [gate] si abrieron tus bolsas
   *[decisions] las decisiones de todos
}
review-decisions = Decisiones
review-decisions-none = Ninguna decisión se distingue de la mejor.
review-kind = { $kind ->
    [market] qué descartar
    [load] qué meter en la bolsa
    [declare] qué declarar
    [offer] qué ofrecer
    [answer] cómo responder a una exigencia
    [inspection] pagar o no una inspección
   *[settle] qué hacer con una bolsa
}
review-grade = { $grade ->
    [best] mejor opción
    [slip] imprecisión
    [mistake] error
    [blunder] error grave
   *[none] demasiado igualado
}
review-silent = No ofrecer nada
review-both = { $first }, luego { $second }
review-column = { $column ->
    [round] ronda
    [kind] decisión
    [done] tu elección
    [better] mejor opción
    [cost] coste
    [grade] valoración
    [name] mercader
    [declared] declarado
    [false] probabilidad de mentira
    [was] en la bolsa
    [opened] abiertas
    [passed] dejadas pasar
   *[caught] mentiras descubiertas
}
review-course = Cómo fue la partida
review-course-note = Puntos respecto a la media de los demás tras cada ronda: oro, mercancías, coronas probables. En 95 de cada 100 partidas, la ventaja final se apartó como mucho { $half } puntos de la primera ronda, y { $last } de la última.
review-bags = Lo que podías pensar de sus bolsas
review-bags-brier = Error cuadrático medio: { $brier }. Contando solo con qué frecuencia se miente, sería { $base }.
review-bags-little = No había mucho que adivinar: nada delataba estas bolsas.
review-gate = Cómo leyó las bolsas cada sheriff
review-note = Calculado con lo que se sabía entonces. ± vale en 95 de cada 100 casos; solo hay valoración donde la diferencia es mayor. { $networks ->
    [yes] Las redes ayudaron a leer las bolsas.
   *[no] Las redes no conocen estas reglas: las bolsas se leyeron sin ellas, y unos bots jugaron lo que venía tras cada decisión.
}
review-working = Valorando decisiones
review-not-unfinished = Esta partida no ha terminado. Solo se analizan partidas terminadas.
review-not-told = Este registro es de otro asiento. Analiza ese o usa el registro completo.

## In the browser

review-round = Ronda { $round }
review-whose = La partida de
review-waiting = { $ahead ->
    [0] En un momento…
    [one] { $ahead } análisis va antes.
   *[other] { $ahead } análisis van antes.
}
review-fetching = Preparando el análisis… { $percent } %
review-following = Siguiendo la partida…
review-judging = Valorando decisiones: { $done } de { $of }
review-chart = Ventaja esperada de cada mercader a lo largo de la partida
review-moment = Ver el momento
review-all = { $count ->
    [one] Mostrar la decisión
   *[other] Mostrar las { $count } decisiones
}
review-certain = Mostrar solo lo seguro
review-did = Tu elección: { $did }
review-better = Mejor: { $did }
review-next-best = Lo siguiente mejor: { $did }
review-cost = { $points } puntos, ±{ $half }
review-played-on = { $count ->
    [0] calculado
    [one] jugado hasta más adelante { $count } vez
   *[other] jugado hasta más adelante { $count } veces
}
review-chance = { $percent } % de mentira, ±{ $half }
review-sure = { $percent } % de mentira
review-was = { $lie ->
    [yes] Mentira: { $goods }
   *[no] Verdad: { $goods }
}
review-was-hidden = { $lie ->
    [yes] Mentira; no te enseñaron lo que había
   *[no] Verdad
}
review-caught = { $opened } abiertas, { $passed } dejadas pasar; mentiras descubiertas: { $caught } de { $lies }
review-trouble = { $code ->
    [unfinished] Esta partida no ha terminado. Solo se analizan partidas terminadas.
    [not_told] Este registro es de otro asiento. Elige ese asiento o usa el registro completo.
    [too_long] Esta partida tarda demasiado en analizarse aquí. En el terminal, «nottingham review» tiene todo el tiempo.
    [reached] Demasiados análisis a la vez. Espera un minuto y vuelve a pedirlo.
    [offline] No se puede hablar con el servidor. Inténtalo cuando vuelva la conexión.
    [not_here] Los análisis aún no están en este dispositivo. Inténtalo cuando vuelva la conexión.
    [refused] Este registro no se puede analizar.
   *[failed] El análisis no ha salido. Inténtalo de nuevo.
}
review-again = Intentar de nuevo
review-deeper = Mirar más a fondo
review-deeper-about = Los bots siguen muchas veces más desde cada decisión; así se pueden juzgar más. Puede tardar un minuto.
review-deeper-judging = Siguiendo: decisión { $done } de { $of }

## Playing on from a moment

review-branch-too-early = En ese momento nadie podía actuar todavía. Elige uno posterior.
review-on-about = Una mesa nueva desde este momento: tú en un asiento, bots o amigos en los demás. No cuenta para nada.
review-on-seat = Sentarse por
review-on-cards = Cartas ocultas
review-on-again = Repartir de nuevo
review-on-as-they-were = Como estaban
review-on-again-about = Todo lo que ese mercader no veía se reparte de nuevo, de acuerdo con lo que sabía.
review-on-as-they-were-about = Las cartas de todos quedan como estaban, así que puedes conocerlas. Solo se baraja el mazo.
review-on-others = En los demás asientos
review-on-bots = Bots
review-on-friends = Amigos
review-on-known = Tus amigos entran con el código de la mesa. Quien haya visto esta partida conoce la mano del asiento que ocupas.
review-on-open = Las cartas de todos quedan como estaban: quien haya visto esta partida conoce todas las manos. Por eso tienen que estar de acuerdo todos los que jugaron.
review-on-agree = Mostrar todas las manos a los amigos
review-on-agree-about = Los amigos pueden seguir esta partida con las cartas de todos como estaban, si todos estáis de acuerdo.
review-on-agreed = De acuerdo por ahora: { $agreed } de { $people }.
review-on-not-agreed = Aún no están de acuerdo todos los que jugaron. Reparte de nuevo las cartas ocultas o pregúntales.
review-on-go = Seguir

## The picture to share

review-picture = Una imagen para compartir
review-picture-names = Mostrar los nombres de los demás
review-picture-share = Compartir la imagen
