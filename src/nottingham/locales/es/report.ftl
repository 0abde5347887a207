# The arena’s report: one page with plots. Titles of columns are those of terminal.ftl.

report-title = La arena
report-page = La arena: { $bots }
report-numbers = En cifras
# $share: wins of all its games, with an interval; $par: what a bot of the same strength would win
report-verdict = { $bot } va en cabeza: gana { $share } de sus partidas, con una norma de { $par } %.
report-none-clear = Ningún intervalo se aparta de la norma.
report-above-par = Claramente por encima de la norma: { $bots }.
report-card = { $card ->
    [ratings] Clasificación
    [wins] Victorias
    [roles] Papeles
    [scores] Puntos
    [wealth] Riqueza, ronda a ronda
    [sources] De dónde salen los puntos
    [strength] Fuerza
    [habits] Costumbres
    [decisions] Decisiones
    [points] Puntos por partida
    [mixes] Mezclas
    [bluffs] Sus faroles
    [found] Lo que encontró
   *[opens] Lo que abre
}
report-about = { $card ->
    [ratings] Plackett-Luce, con el intervalo del 95 % del modelo.
    [wins] Partidas ganadas por asiento ocupado, con un intervalo del 95 % por reparto.
    [roles] Puntos por ronda de ventaja sobre los demás: círculo de mercader, cuadrado de sheriff.
    [scores] En barras de diez puntos. La línea vertical es la media.
    [wealth] El oro y el valor del puesto; el final punteado suma las coronas.
    [sources] Puntos por partida. Lo pagado queda a la izquierda del cero.
    [decisions] De programas que corren en otra parte. El coste es el que ellos declaran.
    [mixes] Todos los asientos de un bot juntos.
    [bluffs] Cuántas de sus bolsas eran falsas, según el tipo declarado y el número de cartas; debajo, cuántas bolsas.
    [found] De sheriff: cuántas de las bolsas que abrió eran falsas; debajo, cuántas abrió.
   *[opens] Un punto por declaración, mayor si hay más bolsas. Un buen olfato abre lo que suele ser falso: arriba a la derecha.
}
# What a plot shows, for those who cannot see it
report-plot = { $plot ->
    [ratings] Clasificación, con intervalos del 95 %
    [wins] Proporción de victorias, con intervalos del 95 %
    [roles] Puntos por ronda de ventaja sobre los demás, de mercader y de sheriff
    [scores] Cómo se reparten los puntos; la línea vertical es la media
    [wealth] Riqueza, ronda a ronda
    [sources] Puntos por partida, según su origen
    [bluffs] { $bot } de mercader: cuántas veces la bolsa era falsa, según lo declarado
    [found] { $bot } de sheriff: cuántas veces la bolsa abierta era falsa, según lo declarado
   *[opens] { $bot } de sheriff: lo que abre
}
report-par = norma
report-end = fin
# What a mark stands for
report-tip = { $tip ->
    [merchant] { $bot } de mercader: { $points }
    [sheriff] { $bot } de sheriff: { $points }
    [scores] { $bot }: { $percent } % de { $least } a { $most }
    [round] { $bot }, ronda { $round }: { $points }
    [crowns] { $bot }, con coronas: { $points }
   *[source] { $bot }, { $source }: { $points }
}
# $goods: a declaration; $some of $of were false
report-heat = { $goods }: { $some } de { $of } falsas
report-heat-none = { $goods }: ninguna
report-calibration = { $goods }: { $bags } bolsas, { $false } % falsas, { $opened } % abiertas
report-axis-false = % de esas bolsas que eran falsas
report-axis-opened = % abiertas
