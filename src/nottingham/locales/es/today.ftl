today-title = La puerta de hoy
today-about = Una bolsa al día. Encuentra la mejor opción.
today-round = Ronda { $round } de { $rounds }
today-role = { $kind ->
    [settle] El sheriff eres tú. { $name } pone una bolsa en tu mesa.
    [offer] Eres mercader. { $name } guarda la puerta, y tu bolsa está allí.
   *[load] Eres mercader. { $name } guarda la puerta.
}
today-says = «{ $goods }.»
today-offers = «Y { $gold } para ti, si pasa.»
today-offers-nothing = No ofrece nada.
today-has = Tiene { $gold }.
today-tossed = Descarta: { $goods }
today-taken = Toma de las pilas: { $goods }
today-tossed-nothing = No descarta nada.
today-record = Las bolsas de { $name } hasta ahora
today-ruled = Las bolsas que pasaron ante { $name }
today-record-none = ninguna todavía
today-bag = { $went ->
    [t] verdad, pasa
    [l] mentira, pasa
    [T] verdad, abierta
   *[L] mentira, abierta
}
today-hand = Tu mano
today-own-bag = Tu bolsa, declarada como { $goods }
today-stalls = Los puestos
today-you = Tú
today-ask = { $kind ->
    [settle] ¿Qué haces?
    [offer] ¿Qué ofreces?
   *[load] ¿Qué metes en la bolsa?
}
today-do = { $do ->
    [open] Abrirla
    [pass] Dejarla pasar gratis
    [take] Tomar { $gold } y dejarla pasar
    [ask] Pedir { $gold }
    [offer] Ofrecer { $gold }
    [quiet] No ofrecer nada
   *[load] Decir «{ $goods }»
}
today-decide = Decidir
today-best = La mejor opción
today-less = { $points } puntos menos que la mejor
today-off = { $points } menos, ±{ $half }
today-is-best = la mejor
today-yours = tu elección
today-truth = En la bolsa: { $goods }.
today-chance = Con lo que se podía saber, la probabilidad de mentira era del { $percent } %.
today-how = Valor en puntos respecto a la media de los demás; los bots juegan el resto. ± vale en 95 de cada 100 casos.
today-how-asked = Tras una negativa, los bots regatean, abren la bolsa o la dejan pasar.
today-streak = { $days ->
    [0] Sin racha todavía
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
today-average = { $days ->
    [one] { $points } puntos menos de media, en { $days } puerta
   *[other] { $points } puntos menos de media, en { $days } puertas
}
today-share = Compartir el resultado
today-shared = { $short ->
    [no] Nottingham, la puerta de hoy, { $date }: la mejor opción. { today-streak }.
   *[yes] Nottingham, la puerta de hoy, { $date }: { $points } puntos menos.
}
today-tomorrow = La próxima puerta se abre mañana.
