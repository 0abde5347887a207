# The first game of a learner: one text for each step of web/scripts/first_game.py.
# A text that ends in -else answers something that was not asked for: it says what to do instead.
# Marian, Will and Tuck are names. Short sentences; the screen is a phone.

## The frame around it

learn-title = Aprender a jugar
learn-you = Tú
learn-continue = Seguir
learn-leave = Dejar la lección
learn-leave-ask = ¿Dejar la lección? La próxima vez empieza desde el principio.
learn-stay = Quedarse
learn-progress = Paso { $step } de { $steps }
learn-rewind = Volver a la elección
learn-watch = Mira.
learn-your-turn = Te toca
learn-another-way = Otra forma de acabar
learn-again = Otra vez desde el principio
learn-play = Jugar contra bots
learn-rules = Leer las reglas

## Before the market

learn-hello = Te damos la bienvenida a Nottingham. Traes mercancías al mercado, y de camino está el sheriff. Al final gana quien tenga más: el oro y las mercancías cuentan igual.
learn-goods = Tus cartas. Las manzanas, el queso, el pan y los pollos son legales. La seda y la aguamiel son contrabando: valen más, y están prohibidas. La moneda es lo que vale la carta; el sello rojo, lo que cuesta que te la encuentren.
learn-stall = Tu puesto. Lo que cruza la puerta acaba aquí y cuenta al final. Lo que se queda en la mano no cuenta.
learn-gate = Tuck es el sheriff de esta ronda; él no comercia. Tú, Marian y Will, sí. Los puestos y el oro los ve todo el mundo, y tu mano no la ve nadie.

## Market

learn-market-first = Se abre el mercado. Tuck te deja empezar.
learn-market = Descarta hasta cinco cartas que no quieras y roba otras tantas. Fuera el pan y el queso: tú buscas manzanas.
learn-market-else = Elige el pan y el queso, y nada más; luego descártalos.
learn-market-drawn = Dos manzanas más. Suerte, o alguien que enseña con mucho cariño.
learn-market-others = Marian y Will van al mercado. Lo que descartan queda a la vista, y dice lo que no les hace falta.

## Loading

learn-loading = Ahora cada cual carga su bolsa en secreto: de una a cinco cartas. Clic: y ya no se abre.
learn-load = Mete tres manzanas y la seda en tu bolsa. Sí, la seda. Luego ciérrala.
learn-load-else = Tres manzanas y la seda: cuatro cartas. Guarda una manzana y la aguamiel para luego.
learn-load-others = Los demás cierran sus bolsas. Desde ahora todo el mundo ve cuántas cartas hay en cada una.

## Declaration

learn-declare = Di qué hay en la bolsa: el número exacto y un solo tipo legal. Son cuatro cartas, así que: cuatro manzanas. Tres hasta son verdad.
learn-declare-else = Declara manzanas. Cualquier otra cosa sería una mentira, y encima sin manzanas.
learn-declare-others = Marian dice tres pollos. Will dice tres panes.

## Inspection, as a merchant

learn-inspection = Todas las bolsas están ante el sheriff. Cada una la deja pasar o la abre. Hasta que decida, se puede hablar, ofrecer y sobornar.
learn-passed = Tuck le hace señas a Marian: adelante.
learn-passed-after = La bolsa que pasa va al puesto: las mercancías legales boca arriba, el contrabando boca abajo. Los pollos de Marian eran pollos.
learn-opened-true = Tuck abre la bolsa de Will…
learn-opened-true-after = Tres panes, como dijo. Por una bolsa honesta el sheriff paga la penalización de cada carta: seis de oro para Will. Sospechar no sale gratis.
learn-your-bag = Ahora la tuya. Si Tuck la abre, te quedas las manzanas, pierdes la seda y le pagas cuatro de oro por ella. Mejor habla con él.
learn-bribe = Ofrécele a Tuck cinco de oro por dejar pasar tu bolsa.
learn-bribe-else = Cinco de oro por dejar pasar tu bolsa. Nada más por ahora.
learn-counter = Tuck sopesa las monedas y pone su propio precio: ocho.
learn-accept = Ocho de oro por una seda que vale ocho, y tres manzanas en paz. Acepta. O recházalo, y mira qué hace un sheriff con tiempo libre.
learn-accept-else = Acepta el precio de Tuck, o recházalo.
learn-stubborn = Te quedas tu oro. Tuck abre la bolsa…
learn-stubborn-after = Las manzanas eran lo declarado y siguen siendo tuyas. La seda queda confiscada, y pagas su penalización: cuatro de oro. Volvemos al momento anterior, cosa que ninguna puerta de verdad permite.
learn-smuggled = Pasó. Tres manzanas quedan en tu puesto a la vista de todos. La seda queda boca abajo: todos ven una carta, y nadie sabe cuál.
learn-races = Seis manzanas, más que nadie. Al final, quien tenga más cartas de un tipo legal es su rey; quien le siga, su reina. En manzanas eso vale veinte, y diez.

## Inspection, as the Sheriff

learn-sheriff = Todos vuelven a tener seis cartas, y la placa pasa a la izquierda: a ti. El sheriff no lleva nada al mercado. Espera a quienes lo llevan.
learn-name-first = Tú dices quién va primero al mercado. Que sea Marian.
learn-name-first-else = Primero Marian, por esta vez.
learn-sheriff-market = Todos cambian cartas. Will se guarda más de lo que enseña.
learn-sheriff-loading = Las bolsas se llenan donde tú no lo ves.
learn-sheriff-declarations = Tres mercaderes, tres historias.
learn-desk = Las bolsas, con lo que se declaró. Tú las resuelves en el orden que quieras, de una en una: dejar pasar, o abrir.
learn-tuck = Primero Tuck: dos quesos, ni una gota de sudor, y tres quesos en su puesto. Déjala pasar. O ábrela, y mira lo que cuesta dudar.
learn-tuck-else = Resuelve primero la bolsa de Tuck: déjala pasar, o ábrela.
learn-tuck-opened = Abres la bolsa de Tuck…
learn-tuck-opened-after = Dos quesos. Una bolsa honesta te cuesta sus penalizaciones: cuatro de oro, para Tuck. Volvemos atrás.
learn-will-says = «Mi bolsa lleva exactamente lo que declaré», dice Will. Toca a alguien para hablar así. No obliga a nadie; cuando sale la verdad, la mesa lo sella.
learn-will-offers = Will se acerca arrastrando los pies con tres de oro. ¿Por cuatro panes? Qué generoso.
learn-will = Quien no esconde nada no paga por ello. Abre la bolsa de Will. O acepta su oro, y mira lo que se cuela.
learn-will-else = Resuelve la bolsa de Will: ábrela, o déjala pasar.
learn-will-passed = Will cruza la puerta a toda prisa…
learn-will-passed-after = Dos cartas quedan boca abajo. En una partida de verdad no lo sabrías nunca, pero aquí espiamos: dos ballestas, nueve de oro cada una. Volvemos atrás.
learn-caught = Dos panes eran verdad y siguen siendo suyos. Dos ballestas no: confiscadas, y Will te paga ocho de oro por ellas. Es el precio de mentir.
learn-marian-offers = Marian ofrece diez de oro y una manzana de su puesto por sus tres pollos.
learn-marian = Buena oferta, y sospechosa. Acéptala y te quedarás sin saberlo, o abre la bolsa y entérate. Las dos cosas valen: mandas tú.
learn-marian-else = Resuelve la bolsa de Marian: con su oferta, sin ella, o abriéndola.

## The end

learn-bribed-now = Un placer hacer negocios.
learn-bribed = Un trato obliga: el oro y la manzana son tuyos, y la bolsa pasó sin abrirse. Una carta queda boca abajo. Era una aguamiel, pero por nosotros no lo sabes.
learn-searched-now = Abres la bolsa de Marian…
learn-searched = Dos pollos y una aguamiel: confiscada, y cuatro de oro para ti. Su oferta voló, y valía más. Pillar a la gente no siempre es el mejor negocio.
learn-kind-now = Dejas pasar a Marian, y no aceptas nada.
learn-kind = Qué detalle. Una carta queda boca abajo: una aguamiel, que a ella le vale siete. La piedad no puntúa al final, por desgracia.
learn-scores = Se acabó el día de mercado. Se destapa el contrabando, se cuentan mercancías y oro, y luego llegan las coronas. Quien empata, comparte.
learn-goodbye = Así es el juego: cambiar, cargar, decir algo y mirar a los ojos. Una partida de verdad, entre cuatro, tiene ocho rondas, y allí nadie tiene paciencia.
# The three others at the lesson’s table
learn-name = { $name ->
    [Marian] Marian
    [Will] Will
   *[Tuck] Tuck
}
