# Words of the coach in the first two games: who is what, and three short lines for each phase.

coach-title = Consejero
coach-next = siguiente consejo
coach-off = No más consejos, gracias
coach-role-merchant = En esta ronda eres mercader.
# $round: when it is the player’s turn to be Sheriff
coach-role-merchant-about = { $name } es el sheriff y guarda la puerta. Te tocará ser sheriff en la ronda { $round }.
coach-role-sheriff = En esta ronda eres el sheriff.
coach-role-sheriff-about = No comercias: decides qué bolsa se abre. En la próxima ronda, la placa pasa a otro.
coach-market-1 = Descarta lo que no combine: robarás otras tantas.
coach-market-2 = Varias cartas de un tipo hacen una bolsa honesta. El contrabando vale más, si pasa.
coach-market-3 = Todos ven lo que descartas. El sheriff se acuerda.
coach-loading-1 = De una a cinco cartas. Todas de un tipo legal: sin riesgo.
coach-loading-2 = Lo que no sea como declaras se pierde, con penalización, si abren la bolsa.
coach-loading-3 = Cerrada queda cerrada: no hay vuelta atrás.
coach-declaration-1 = Declaras un solo tipo legal. El número de cartas siempre es verdad.
coach-declaration-2 = El tipo puede ser mentira. Solo tú lo sabes.
coach-declaration-3 = ¿Todo es verdad? Entonces el sheriff te paga por abrir la bolsa.
coach-gate-1 = El sheriff abre tu bolsa o la deja pasar. Antes puedes hablar.
coach-gate-2 = Ofrece oro, mercancías o una promesa para pasar. Los honestos también pueden.
coach-gate-3 = También puedes pagar para que abran la bolsa de otro: tócala.
coach-waiting-1 = El sheriff no comercia. Mira qué descartan y roban los mercaderes.
coach-waiting-2 = Quien descarta manzanas y declara manzanas quizá robó más. O no.
coach-waiting-3 = Las mercancías de los sobornos van directas a tu puesto.
coach-sheriff-1 = Si abres una bolsa falsa, te paga su dueño. Si es honesta, pagas tú.
coach-sheriff-2 = Toca una bolsa y pide un precio, déjala pasar o ábrela.
coach-sheriff-3 = Tu sí te obliga a todo lo que dice el botón. Una promesa de palabra no obliga a nadie.
coach-again-waiting = Alguien espera ya en una mesa nueva.
