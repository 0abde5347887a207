# What bots say, one message a line: talk-<moment>-<character>-<number>, counted from 1 without gaps.
# “plain” is for those without a character, and for moments in which character makes no difference.
# Short, dry, a wink now and then; never mocking. Nobody knows whether the speaker’s bag is true, so no line may
# tell. No good is named except by $good. Speaker and hearer are of any gender: words that would show it are avoided;
# names stay as they are, so they are only called, never inflected.

## A merchant declares a bag. $good, $count

talk-declare-plain-1 = { goods-counted }. Ni más ni menos.
talk-declare-plain-2 = En la bolsa: { goods-counted }.
talk-declare-plain-3 = { goods-counted }, todo de esta mañana.
talk-declare-cautious-1 = { goods-counted }. Lo conté dos veces.
talk-declare-cautious-2 = Solo { goods-counted }, si no es molestia.
talk-declare-brazen-1 = { goods-counted }. ¿Mentiría esta cara?
talk-declare-brazen-2 = { goods-counted }. La bolsa más bonita del día.
talk-declare-corrupt-1 = { goods-counted }. Seguro que nos entendemos.
talk-declare-corrupt-2 = { goods-counted }, y mis respetos a la puerta.
talk-declare-stern-1 = { goods-counted }. Que conste.
talk-declare-stern-2 = { goods-counted }. Es mi declaración.
talk-declare-grudging-1 = { goods-counted }. Y recuerdo las cejas levantadas.
talk-declare-grudging-2 = { goods-counted }. Sé quién lo duda. Siempre lo sé.
talk-declare-gullible-1 = ¡{ goods-counted }! Aquí todos dicen la verdad, ¿no?
talk-declare-gullible-2 = { goods-counted }. Qué puerta tan amable.

## A merchant offers gold for passing the own bag. $gold, $office

talk-offer-plain-1 = { gold-counted }, y nadie tiene que desatar nada.
talk-offer-plain-2 = { gold-counted } por una bolsa que sigue cerrada.
talk-offer-cautious-1 = ¿{ gold-counted }? Si no es mucho atrevimiento.
talk-offer-cautious-2 = ¿Y si con { gold-counted } nos ahorramos el disgusto?
talk-offer-brazen-1 = { gold-counted }. Para una bisagra nueva en la puerta.
talk-offer-brazen-2 = { gold-counted }, ahora mismo. En tu lugar, yo no lo pensaría.
talk-offer-corrupt-1 = { gold-counted }, { office }, entre amigos.
talk-offer-corrupt-2 = { gold-counted }. Digamos que es el peaje.
talk-offer-stern-1 = { gold-counted }. No lo diré dos veces.
talk-offer-stern-2 = { gold-counted }. Precio justo. Espero una respuesta justa.
talk-offer-grudging-1 = { gold-counted }. Recordaré la respuesta.
talk-offer-grudging-2 = { gold-counted }, aunque no olvido nada.
talk-offer-gullible-1 = ¡{ gold-counted }! Eso es lo que se da, ¿no?
talk-offer-gullible-2 = Dicen que lo normal es esto: { gold-counted }.

## A merchant offers something else than gold for it. $office

talk-offer-goods-plain-1 = Esta vez sin monedas, { office }. Otra cosa.
talk-offer-goods-plain-2 = Las monedas no lo son todo, { office }.

## A merchant offers more gold than before. $gold, $office

talk-raise-plain-1 = Pues { gold-counted }. La paz se encarece.
talk-raise-plain-2 = { gold-counted }, y es mi última palabra. Casi.

## A merchant offers gold for the opening of another bag. $gold

talk-buy-plain-1 = { gold-counted }, si cierta bolsa recibe algo de atención.
talk-buy-plain-2 = Mi curiosidad hoy vale { gold-counted }.

## The maker withdraws an offer.

talk-withdraw-plain-1 = Esa oferta ya se enfrió.
talk-withdraw-plain-2 = La retiro. Sin rencores.

## The Sheriff asks gold of a merchant for passing the bag. $gold, $name

talk-demand-plain-1 = { gold-counted }, { $name }, o se abre.
talk-demand-plain-2 = Mi curiosidad se calma, { $name }. Con { gold-counted }.
talk-demand-cautious-1 = { gold-counted }, { $name }, y no necesito saber más.
talk-demand-cautious-2 = ¿Digamos { gold-counted }? Prefiero no mirar.
talk-demand-brazen-1 = { gold-counted }, { $name }. Me pican los dedos.
talk-demand-brazen-2 = { gold-counted }. El precio es nuevo. Recién salido.
talk-demand-corrupt-1 = { gold-counted }, { $name }, y esta bolsa es invisible.
talk-demand-corrupt-2 = Con { gold-counted } se me cansa tanto la vista.
talk-demand-stern-1 = { gold-counted }, { $name }. O se deshace el nudo.
talk-demand-stern-2 = { gold-counted }. No regateo con bolsas.
talk-demand-grudging-1 = { gold-counted }, { $name }. Ya sabes por qué.
talk-demand-grudging-2 = Para ti, { $name }: { gold-counted }. Llevo una lista.
talk-demand-gullible-1 = ¿{ gold-counted }, { $name }? Dicen que es la costumbre.
talk-demand-gullible-2 = Te creo, { $name }. Con { gold-counted }, todavía más.

## The Sheriff is about to open a merchant’s bag. $name

talk-threaten-plain-1 = Este nudo parece fácil de deshacer, { $name }.
talk-threaten-plain-2 = Qué ganas de mirar dentro, { $name }.

## The Sheriff offers a merchant to open another bag. $name

talk-sell-plain-1 = ¿Te intriga cierta bolsa, { $name }? Se puede arreglar.
talk-sell-plain-2 = Puedo mirar a alguien más de cerca, { $name }. Gratis no.

## Somebody accepts an offer.

talk-accept-plain-1 = Hecho.
talk-accept-plain-2 = Un trato es un trato.
talk-accept-cautious-1 = De acuerdo. Pero bajito.
talk-accept-cautious-2 = Bueno… de acuerdo.
talk-accept-brazen-1 = ¡Hecho! Antes de que alguien lo piense.
talk-accept-brazen-2 = ¡Vendido! ¿Quién sigue?
talk-accept-corrupt-1 = Es un placer hacer negocios.
talk-accept-corrupt-2 = Qué sencilla puede ser la vida.
talk-accept-stern-1 = De acuerdo. Al pie de la letra.
talk-accept-stern-2 = Acepto. La palabra es la palabra.
talk-accept-grudging-1 = De acuerdo. Ya casi estamos en paz.
talk-accept-grudging-2 = Bien. Eso no cambia el pasado.
talk-accept-gullible-1 = ¡Ay, qué amable! De acuerdo.
talk-accept-gullible-2 = ¡Hecho! En el fondo la gente es buena.

## Somebody refuses an offer.

talk-refuse-plain-1 = No, gracias.
talk-refuse-plain-2 = A ese precio, no.
talk-refuse-cautious-1 = Mejor no. Puede que alguien mire.
talk-refuse-cautious-2 = Prefiero que no. Perdón.
talk-refuse-brazen-1 = Hay que pensar en grande.
talk-refuse-brazen-2 = Otra vez, con más valor.
talk-refuse-corrupt-1 = Tentador. Pero no lo suficiente.
talk-refuse-corrupt-2 = Tengo un precio. No era ese.
talk-refuse-stern-1 = No.
talk-refuse-stern-2 = Ni hablar.
talk-refuse-grudging-1 = No. Y ya sabes por qué.
talk-refuse-grudging-2 = Tengo buena memoria. No.
talk-refuse-gullible-1 = Vaya. Esperaba algo más bonito.
talk-refuse-gullible-2 = No… algo no me cuadra.

## A demand is too high for its merchant.

talk-refuse-dear-plain-1 = ¿{ gold-counted }? Es más de lo que perdería.
talk-refuse-dear-plain-2 = Demasiado caro. Pide menos y hablamos.
talk-refuse-dear-plain-3 = ¿{ gold-counted }? Sale más barato desatarla.
talk-refuse-dear-plain-4 = ¿{ gold-counted }? ¿Están reformando la puerta?
talk-refuse-dear-plain-5 = Eso es el precio de un carro, no de una bolsa.
talk-refuse-dear-plain-6 = Seguro que ahí sobra un cero.
talk-refuse-dear-cautious-1 = ¿{ gold-counted }? No volvería a dormir.
talk-refuse-dear-cautious-2 = Uy, es mucho. De verdad que no puedo.
talk-refuse-dear-brazen-1 = ¿{ gold-counted }? Por eso quiero también la placa.
talk-refuse-dear-brazen-2 = ¡Ja! Cuéntame otro.
talk-refuse-dear-corrupt-1 = ¿{ gold-counted }? Conozco el precio de las puertas. Es más bajo.
talk-refuse-dear-corrupt-2 = ¿Entre amigos? Ese precio es para extraños.
talk-refuse-dear-stern-1 = ¿{ gold-counted }? Eso no está en la tarifa.
talk-refuse-dear-stern-2 = Excesivo. Me niego.
talk-refuse-dear-grudging-1 = ¿{ gold-counted }? Eso va a la lista.
talk-refuse-dear-grudging-2 = Recuerdo puertas más baratas.
talk-refuse-dear-gullible-1 = ¿{ gold-counted }? ¿Todos pagan tanto?
talk-refuse-dear-gullible-2 = ¡Oh! Es broma, ¿verdad?

## A merchant sees no reason to pay.

talk-refuse-clean-plain-1 = ¿Por qué iba a pagar? No tengo nada que esconder.
talk-refuse-clean-plain-2 = Por una bolsa honesta no pago nada. Mira, si quieres.
talk-refuse-clean-plain-3 = Mi bolsa habla por sí sola.
talk-refuse-clean-plain-4 = Me quedo con mi oro, y tú con tus dudas.

## A merchant’s own offer lies there already. $gold

talk-refuse-stand-plain-1 = Mi oferta sigue en pie: { gold-counted }.
talk-refuse-stand-plain-2 = { gold-counted }, ya lo he dicho.
talk-refuse-stand-plain-3 = Ya conoces mi precio: { gold-counted }.
talk-refuse-stand-plain-4 = Lo repito: { gold-counted }.

## An offer is too low for the Sheriff.

talk-refuse-little-plain-1 = Es poco. Un vistazo puede darme más.
talk-refuse-little-plain-2 = ¿Por eso? Añade algo más.
talk-refuse-little-plain-3 = Por eso, como mucho, un gesto con la cabeza.
talk-refuse-little-plain-4 = Mi nariz sigue con curiosidad.
talk-refuse-little-plain-5 = Casi. Pero casi no abre puertas.
talk-refuse-little-cautious-1 = Por tan poco, solo perdería el sueño.
talk-refuse-little-cautious-2 = Un poquito más y me quedo en paz.
talk-refuse-little-brazen-1 = Mi bota izquierda costó más.
talk-refuse-little-brazen-2 = Puedes hacerlo mejor. Oigo tintinear monedas.
talk-refuse-little-corrupt-1 = Eso es una propina, no un soborno.
talk-refuse-little-corrupt-2 = Una mano está llena. La otra, todavía vacía.
talk-refuse-little-stern-1 = Insuficiente.
talk-refuse-little-stern-2 = La puerta cuesta más que eso.
talk-refuse-little-grudging-1 = Así que eso valgo para ti.
talk-refuse-little-grudging-2 = Me han ofendido por más.
talk-refuse-little-gullible-1 = ¿Solo eso? ¿Y nuestra amistad?
talk-refuse-little-gullible-2 = Hum, parece poco. ¿O no?

## An offer is made of what nobody can see.

talk-refuse-proof-plain-1 = Promesas. Prefiero ver oro.
talk-refuse-proof-plain-2 = Lo que no veo, no lo compro.

## Less is offered than was asked.

talk-counter-plain-1 = Es demasiado. ¿Digamos { gold-counted }?
talk-counter-plain-2 = Busquemos un punto medio: { gold-counted }.
talk-counter-plain-3 = { gold-counted }, y todos contentos.
talk-counter-plain-4 = ¿Y por { gold-counted }? Hoy llevo poco encima.
talk-counter-plain-5 = Yo pensaba en { gold-counted }.
talk-counter-cautious-1 = ¿Y { gold-counted }? ¿Por favor?
talk-counter-cautious-2 = { gold-counted }. A más no me atrevo.
talk-counter-brazen-1 = { gold-counted }, y una sonrisa de regalo.
talk-counter-brazen-2 = He oído { gold-counted }. ¿O no?
talk-counter-corrupt-1 = { gold-counted }, y nadie lo cuenta dos veces.
talk-counter-corrupt-2 = Hablemos con calma: { gold-counted }, y en mano.
talk-counter-stern-1 = { gold-counted }. Es lo que vale.
talk-counter-stern-2 = Según mis cuentas, { gold-counted }. Compruébalo.
talk-counter-grudging-1 = { gold-counted }. Y recordaré quién quiso más.
talk-counter-grudging-2 = { gold-counted }. Para ti, ni una moneda más.
talk-counter-gullible-1 = Aquí tengo { gold-counted }. ¡Es casi lo mismo!
talk-counter-gullible-2 = ¿{ gold-counted }? Seguro que querías decir eso.

## The maker of an offer that was refused.

talk-refused-plain-1 = Si es que no, es que no. Peores he oído.
talk-refused-plain-2 = Lástima. Era una buena oferta.

## The owner of a bag that is opened for another merchant’s money. $name: who paid

talk-sold-plain-1 = ¿Tanto vale mi bolsa para ti, { $name }? Qué halago.
talk-sold-plain-2 = Recordaré quién pagó por esto, { $name }.

## The Sheriff passes a bag for nothing. $name: its owner

talk-pass-free-plain-1 = Adelante, { $name }.
talk-pass-free-plain-2 = Buen viaje, { $name }.
talk-pass-free-cautious-1 = No pregunto nada, no sé nada. Adelante.
talk-pass-free-cautious-2 = Rápido, { $name }, antes de que me lo piense.
talk-pass-free-brazen-1 = ¡Pasa, { $name }! Estoy de un humor espléndido.
talk-pass-free-brazen-2 = ¡Adelante! Me reservo para la siguiente.
talk-pass-free-corrupt-1 = Gratis, { $name }. No se lo digas a nadie.
talk-pass-free-corrupt-2 = Esta va por cuenta de la casa.
talk-pass-free-stern-1 = Pasa. Te vigilo, { $name }.
talk-pass-free-stern-2 = Pasa. Por esta vez.
talk-pass-free-grudging-1 = Pasa, { $name }. Digamos que estamos en paz.
talk-pass-free-grudging-2 = Pasa. Hay cuentas más viejas que ajustar.
talk-pass-free-gullible-1 = Me creo cada palabra, { $name }.
talk-pass-free-gullible-2 = Qué cara tan honesta. ¡Adelante!

## The Sheriff takes an offer and passes the bag. $name: its owner

talk-pass-bribe-plain-1 = Todo en orden, { $name }.
talk-pass-bribe-plain-2 = Los papeles parecen en orden.
talk-pass-bribe-cautious-1 = Aquí no había nada que ver. ¿Verdad, { $name }?
talk-pass-bribe-cautious-2 = Rápido, antes de que alguien pregunte.
talk-pass-bribe-brazen-1 = Por ese precio, la llevo yo en persona.
talk-pass-bribe-brazen-2 = ¡Qué bolsa tan elegante, { $name }!
talk-pass-bribe-corrupt-1 = Siempre es un placer, { $name }.
talk-pass-bribe-corrupt-2 = ¿Qué bolsa? No veo ninguna bolsa.
talk-pass-bribe-stern-1 = La tasa está pagada. Pasa.
talk-pass-bribe-stern-2 = Pasa, { $name }. Digamos que es una multa por adelantado.
talk-pass-bribe-grudging-1 = Esto compra la bolsa, { $name }. No mi perdón.
talk-pass-bribe-grudging-2 = Pasa. No olvido nada, pero sé mirar a otro lado.
talk-pass-bribe-gullible-1 = ¿Un regalo? ¿Para mí? ¡Pasa, { $name }!
talk-pass-bribe-gullible-2 = Quien da tanto no esconde nada.

## The owner of a bag that passed for nothing.

talk-passed-free-plain-1 = Muy amable.
talk-passed-free-plain-2 = Y buen día a la puerta.

## The owner of a bag that passed by a deal.

talk-passed-bribe-plain-1 = Bien gastado.
talk-passed-bribe-plain-2 = En esta puerta siempre da gusto.

## The Sheriff opened a true bag and pays. $name: its owner

talk-open-true-plain-1 = Todo como se declaró. Error mío.
talk-open-true-plain-2 = Honestidad. Quién lo diría. Perdón, { $name }.
talk-open-true-cautious-1 = Lo sabía. Mejor dejar las bolsas en paz.
talk-open-true-cautious-2 = Ay. Mil perdones, { $name }.
talk-open-true-brazen-1 = Bueno, alguien tiene que comprobarlo.
talk-open-true-brazen-2 = ¡Honestidad! ¡En mi puerta! Mis respetos, { $name }.
talk-open-true-corrupt-1 = Una bolsa honesta. Y nadie me avisa.
talk-open-true-corrupt-2 = Bastaba una indirecta, { $name }.
talk-open-true-stern-1 = En regla. La ley paga sus deudas.
talk-open-true-stern-2 = Exacto hasta la última pieza, { $name }. Anotado.
talk-open-true-grudging-1 = Verdad, y encima pago. A la lista.
talk-open-true-grudging-2 = Lo tenías planeado, { $name }.
talk-open-true-gullible-1 = ¡Siempre lo supe, { $name }!
talk-open-true-gullible-2 = Qué bonito. Todo era verdad.

## The Sheriff opened a false bag. $name: its owner

talk-open-false-plain-1 = Hace un momento sonaba distinto.
talk-open-false-plain-2 = Entre la palabra y la bolsa hay un trecho, { $name }.
talk-open-false-cautious-1 = Ay. Casi no me atrevo a mirar.
talk-open-false-cautious-2 = Perdón, { $name }, pero esto no acaba de cuadrar.
talk-open-false-brazen-1 = ¡Ja! Mi nariz nunca duerme.
talk-open-false-brazen-2 = ¡Mira eso, { $name }! ¡Día de feria!
talk-open-false-corrupt-1 = Qué lástima, { $name }. Hay maneras más agradables.
talk-open-false-corrupt-2 = Abierta estaba mi mano. Ahora lo está la bolsa.
talk-open-false-stern-1 = Lo que pensaba. A pagar, { $name }.
talk-open-false-stern-2 = La puerta lo ve todo.
talk-open-false-grudging-1 = Ahora estamos en paz, { $name }. Casi.
talk-open-false-grudging-2 = Recuerdo las caras. Y las bolsas.
talk-open-false-gullible-1 = Pero { $name }… sonaba tan sincero.
talk-open-false-gullible-2 = ¿No habrán cambiado las bolsas?

## The owner of a true bag that was opened. $good, $count: as declared

talk-opened-true-plain-1 = { goods-counted }. Lo dicho.
talk-opened-true-plain-2 = La honestidad compensa. Hoy, al menos.
talk-opened-true-cautious-1 = { goods-counted }. Lo dije: lo conté dos veces.
talk-opened-true-cautious-2 = Uf. Quiero decir: por supuesto.
talk-opened-true-brazen-1 = { goods-counted }. Cuéntalo otra vez, tengo tiempo.
talk-opened-true-brazen-2 = ¿Mañana a la misma hora?
talk-opened-true-corrupt-1 = Digo la verdad y encima me pagan. Ahí hay negocio.
talk-opened-true-corrupt-2 = Hasta mi verdad tiene precio.
talk-opened-true-stern-1 = { goods-counted }. Mi palabra vale.
talk-opened-true-stern-2 = Con una disculpa basta. Y las monedas.
talk-opened-true-grudging-1 = Recordaré esta duda.
talk-opened-true-grudging-2 = { goods-counted }. Y un nombre más en mi lista.
talk-opened-true-gullible-1 = ¿Y por qué iba a mentir?
talk-opened-true-gullible-2 = { goods-counted }, tal como dije. ¡No pasa nada!

## The owner of a false bag that was opened.

talk-opened-false-plain-1 = Ah. La bolsa equivocada.
talk-opened-false-plain-2 = Puedo explicarlo. Mal, pero puedo.
talk-opened-false-cautious-1 = Sabía que era mala idea.
talk-opened-false-cautious-2 = Ay, no. No, no, no.
talk-opened-false-brazen-1 = Había que intentarlo.
talk-opened-false-brazen-2 = Alguien cambió las bolsas. Qué tiempos.
talk-opened-false-corrupt-1 = Podríamos haberlo hablado.
talk-opened-false-corrupt-2 = Un día caro para todos. Bueno, para mí.
talk-opened-false-stern-1 = Asumo lo que hice.
talk-opened-false-stern-2 = Buen ojo. Aquí está lo que debo.
talk-opened-false-grudging-1 = Que aproveche. Tengo buena memoria.
talk-opened-false-grudging-2 = Uno a cero. Llevo la cuenta.
talk-opened-false-gullible-1 = ¿Cómo llegó eso ahí?
talk-opened-false-gullible-2 = ¿No es lo que dije? ¿De verdad que no?

## Somebody pays a penalty in gold. $gold

talk-fine-plain-1 = { gold-counted }. Adiós.
talk-fine-plain-2 = { gold-counted }. Mi monedero está de luto.

## Somebody pays a penalty in goods.

talk-fine-goods-plain-1 = Del puesto, entonces. Si no hay más remedio.
talk-fine-goods-plain-2 = De todos modos, el puesto estaba demasiado lleno.

## Somebody has not gold enough for a penalty.

talk-broke-plain-1 = El monedero está vacío. El puesto, por desgracia, no.
talk-broke-plain-2 = Ni una moneda. Qué apuro.

## Somebody receives a penalty. $gold

talk-paid-plain-1 = { gold-counted }. Muy amable.
talk-paid-plain-2 = { gold-counted }. El día mejora.

## Promised goods came out of the bag. $name: whose

talk-promise-kept-plain-1 = Prometido y cumplido. Mis respetos, { $name }.
talk-promise-kept-plain-2 = Tienes palabra, { $name }. Lo recordaré.

## Promised goods were missing. $name: whose promise it was

talk-promise-broken-plain-1 = Es menos de lo acordado, { $name }.
talk-promise-broken-plain-2 = En eso quedan las promesas, { $name }.

## The one who promised them.

talk-promise-short-plain-1 = Debe de haber un error en las cuentas.
talk-promise-short-plain-2 = En casa parecía más.

## A merchant claims a black market card. $good, $count: what it took

talk-black-market-plain-1 = { goods-counted }, y sin preguntas.
talk-black-market-plain-2 = { goods-counted }. Conozco a alguien que conoce a alguien.

## Somebody becomes Sheriff or deputy.

talk-sheriff-plain-1 = Me toca la puerta.
talk-sheriff-plain-2 = Buenos días. Las bolsas sobre la mesa, por favor.
talk-sheriff-cautious-1 = ¿Yo? ¿En la puerta? Está bien.
talk-sheriff-cautious-2 = Intentaré no abrir demasiado.
talk-sheriff-brazen-1 = ¡Escoba nueva en la puerta! ¿Qué tenemos aquí?
talk-sheriff-brazen-2 = Cuidado con la placa, está recién pulida.
talk-sheriff-corrupt-1 = La puerta está abierta. Mi mano también.
talk-sheriff-corrupt-2 = Las reglas son las reglas. Los precios, los precios.
talk-sheriff-stern-1 = Orden en la puerta. Desde ya.
talk-sheriff-stern-2 = Leo las bolsas como libros.
talk-sheriff-grudging-1 = Por fin me toca. ¿Dónde está mi lista?
talk-sheriff-grudging-2 = Ahora quien mira de cerca soy yo.
talk-sheriff-gullible-1 = Seguro que nadie tiene nada que esconder.
talk-sheriff-gullible-2 = ¡Qué placa tan bonita! Adelante, adelante.

## Somebody wins. $score

talk-win-plain-1 = { points-counted }. Un buen día de mercado.
talk-win-plain-2 = Buenos negocios. ¿La semana que viene a la misma hora?
talk-win-cautious-1 = ¿Yo? Mejor repasar las cuentas.
talk-win-cautious-2 = Despacio, con cuidado, y aquí estamos.
talk-win-brazen-1 = La fortuna sonríe al descaro.
talk-win-brazen-2 = { points-counted }. ¡La próxima ronda la pago yo!
talk-win-corrupt-1 = Todo es cuestión de conocer gente.
talk-win-corrupt-2 = { points-counted }, casi todos honestos.
talk-win-stern-1 = Al final gana el orden.
talk-win-stern-2 = { points-counted }. Revisado y firmado.
talk-win-grudging-1 = { points-counted }. La lista puede ir al fuego.
talk-win-grudging-2 = Ahora todo está saldado.
talk-win-gullible-1 = ¡Y eso que me fío de todo el mundo!
talk-win-gullible-2 = ¿{ points-counted }? ¿De verdad? ¡Qué bien!

## Somebody does not win. $name: who did

talk-lose-plain-1 = Bien jugado, { $name }.
talk-lose-plain-2 = Habrá otros días de mercado.
talk-lose-cautious-1 = Al menos no se ha roto nada.
talk-lose-cautious-2 = Felicidades, { $name }. Ahora, a descansar.
talk-lose-brazen-1 = Disfrútalo, { $name }. Era el calentamiento.
talk-lose-brazen-2 = La próxima vez, una bolsa más grande.
talk-lose-corrupt-1 = Buen monedero, { $name }. ¿Y si nos hacemos amigos?
talk-lose-corrupt-2 = Mis precios eran bajos, por lo visto.
talk-lose-stern-1 = Victoria justa, { $name }. Lo he comprobado.
talk-lose-stern-2 = Los números son los números. Acepto.
talk-lose-grudging-1 = Recordaré este día, { $name }.
talk-lose-grudging-2 = La lista crece.
talk-lose-gullible-1 = ¡Cuánto me alegro por ti, { $name }!
talk-lose-gullible-2 = Aun así, qué día tan bonito.
