# The table: what is to be done, what happened, and everything on the table’s screens.
# Variables that come back again and again:
#   $you (yes/no): whether the one who does it is the reader; $name: who does it
#   $toyou (yes/no; loot: it goes on the loot tile; both: to the reader and somebody else), $to: to whom it is done
#   $mine (yes/no), $owner: whose bag or stall it is
#   $many (yes/no): whether several do it together (then $name is a list, “you” first)
# Names are people’s own: they can not be inflected, and nobody’s gender is known. Lists of names may hold “tú”,
# which goes after no preposition but “entre”: so they stand after a colon, a comma or an arrow.

## Names

# Bots have no names of their own; their seat gives them one. Names stay as they are in every language.
# $number: 1 to 6
table-merchant-name = { $number ->
    [1] Alder
    [2] Bess
    [3] Cuthbert
    [4] Dunstan
    [5] Edith
   *[6] Wilmot
}
table-merchant-nobody = Asiento { $number }
table-you = tú

## Bits of sentences

table-nothing = nada
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-face-down = { $count ->
    [one] { $count } carta boca abajo
   *[other] { $count } cartas boca abajo
}
# $goods: what they are, told to those who know
table-face-down-known = { $count ->
    [one] { $count } carta boca abajo ({ $goods })
   *[other] { $count } cartas boca abajo ({ $goods })
}
# $pile: only, left or right
table-pile = { $pile ->
    [left] la pila izquierda
    [right] la pila derecha
   *[only] la pila de descartes
}
table-part-contraband = { $goods } de debajo del puesto
table-part-unseen = { $count ->
    [one] { $count } carta a ciegas de debajo del puesto
   *[other] { $count } cartas a ciegas de debajo del puesto
}
table-part-bag = { $goods } de la bolsa
table-part-favour = un favor: «{ $words }»

# One clause of an offer: somebody gives $things.
table-gives = { $you ->
    [yes] { $many ->
        [yes] entre { $name }, { $things }
       *[no] tú das { $things }
    }
   *[no] { $many ->
        [yes] { $name } dan { $things }
       *[no] { $name } da { $things }
    }
}
# One clause of an offer: the Sheriff’s side does something with a bag. $deed: pass, open or take_nothing
table-does = { $deed ->
    [pass] { $mine ->
        [yes] tu bolsa pasa
       *[no] la bolsa de { $owner } pasa
    }
    [open] { $mine ->
        [yes] tu bolsa se abre
       *[no] la bolsa de { $owner } se abre
    }
   *[take_nothing] { $mine ->
        [yes] no se acepta nada por tu bolsa
       *[no] no se acepta nada por la bolsa de { $owner }
    }
}
# The same as an order, in a list of what a deal decides.
table-deed = { $deed ->
    [pass] { $mine ->
        [yes] dejar pasar tu bolsa
       *[no] dejar pasar la bolsa de { $owner }
    }
    [open] { $mine ->
        [yes] abrir tu bolsa
       *[no] abrir la bolsa de { $owner }
    }
   *[take_nothing] { $mine ->
        [yes] no aceptar nada por tu bolsa
       *[no] no aceptar nada por la bolsa de { $owner }
    }
}

## What to do now: always one sentence. $names: who is waited for

table-now-loading = Preparando la mesa…
table-now-moment = Un momento…
table-now-paused = La partida está en pausa. El anfitrión puede seguir.
table-now-over = Se acabó el día de mercado.
table-now-name-first = Di qué mercader va primero al mercado.
table-now-market = Toca las cartas que te sobran y cámbialas; o quédate con todas.
table-now-market-first = Toca las cartas que descartas, toma de las pilas si quieres, y cambia.
table-now-place = Elige una pila para tus descartes, y su orden.
table-now-load = Mete de una a cinco cartas en tu bolsa y ciérrala.
table-now-declare = { $count ->
    [one] Dile al sheriff qué es tu { $count } carta. Un tipo legal; hasta puede ser verdad.
   *[other] Dile al sheriff qué son tus { $count } cartas. Un tipo legal; hasta puede ser verdad.
}
table-now-settle = { $count ->
    [one] Queda una bolsa: negocia, déjala pasar o ábrela.
   *[other] Quedan { $count } bolsas: elige, negocia, decide.
}
table-now-settle-deputy = { $count ->
    [one] Queda una bolsa: toma postura y confírmala.
   *[other] Quedan { $count } bolsas: elige una, toma postura y confírmala.
}
table-now-pay = Se te acabó el oro y aún debes { gold-counted }: elige mercancías de tu puesto.
table-now-place-confiscated = { $count ->
    [one] Pon la carta confiscada en una pila.
   *[other] Pon las { $count } cartas confiscadas en una pila, en el orden que quieras.
}
table-now-brimstone = ¿Viertes aceite de azufre en algún puesto? Se pregunta a todo el que esconde algo.
table-now-black-market = Última llamada del mercado negro: cambia tres iguales, o sigue tu camino.
table-now-divide = Propón cómo repartir el botín, o que decidan las reglas.
table-now-divide-answer = El otro ayudante propone un reparto: acepta, o no.
table-now-choose-plates = Elige en qué se convierten tus platos de banquete.
table-now-bargain = Tu bolsa está ante { $names }. Haz una oferta, o quédate ahí con cara de inocencia.
table-now-bargain-others = Tu bolsa está resuelta. Aún puedes negociar por las demás.
table-now-other-deputy = Has confirmado. { $names } aún lo piensa.
table-now-bag-closed = { $count ->
    [one] Tu bolsa está cerrada. { $names } aún llena la suya.
   *[other] Tu bolsa está cerrada. { $names } aún llenan las suyas.
}
table-now-wait-name-first = { $names } elige quién va primero al mercado.
table-now-wait-market = { $names } está en el mercado.
table-now-wait-place = { $names } pone cartas en una pila.
table-now-wait-load = { $count ->
    [one] { $names } llena su bolsa.
   *[other] { $names } llenan sus bolsas.
}
table-now-wait-declare = { $names } declara su bolsa. Mira bien a los ojos.
table-now-wait-settle = { $count ->
    [one] { $names } decide sobre las bolsas.
   *[other] { $names } deciden sobre las bolsas.
}
table-now-wait-pay = { $count ->
    [one] { $names } rebusca para pagar.
   *[other] { $names } rebuscan para pagar.
}
table-now-wait-place-confiscated = { $names } pone lo confiscado en una pila.
table-now-wait-brimstone = { $names } responde por el aceite de azufre.
table-now-wait-black-market = { $names } se asoma al mercado negro.
table-now-wait-divide = { $count ->
    [one] { $names } piensa en el botín.
   *[other] { $names } regatean por el botín.
}
table-now-wait-choose-plates = { $names } elige para el banquete.

## The log: a line for every event

table-log-scene-set = Todo en su sitio: ronda { $round }.
table-log-deck-shuffled = Se mezclan { $count } cartas en el mazo.
table-log-deck-reshuffled = Se acabó el mazo; { $count } cartas de los descartes forman uno nuevo.
table-log-cards-removed = { $count } cartas salen del juego sin verse.
table-log-piles-turned-up = Empiezan las pilas de descartes. Izquierda: { $left }. Derecha: { $right }.
table-log-deputies-shuffled = Se mezclan las cartas de ayudante.
table-log-lots-drawn = { $you ->
    [yes] Se echa a suertes: el primer sheriff eres tú.
   *[no] Se echa a suertes: el primer sheriff es { $name }.
}
table-log-round-began = { $many ->
    [yes] Ronda { $round } de { $rounds }. Ayudantes: { $name }.
   *[no] { $you ->
        [yes] Ronda { $round } de { $rounds }: el sheriff eres tú.
       *[no] Ronda { $round } de { $rounds }: el sheriff es { $name }.
    }
}
table-log-phase-began = { $phase ->
    [set_up] La mesa está lista.
    [market] Mercado: fuera lo viejo, venga lo nuevo.
    [loading] Carga: los mercaderes llenan sus bolsas.
    [declaration] Declaración: cada cual dice qué lleva en la bolsa, más o menos.
    [inspection] Inspección: las bolsas están en la puerta.
    [black_market] Mercado negro: última llamada.
    [loot] Botín: los ayudantes se reparten lo ganado.
    [feast] El banquete: los platos se vuelven mercancías.
   *[over] Se acabó el día de mercado.
}
table-log-round-ended = Se acabó la ronda { $round }.
table-log-first-merchant-named = { $you ->
    [yes] Tú vas primero al mercado.
   *[no] { $name } va primero al mercado.
}
table-log-cards-set-aside = { $count ->
    [0] { $you ->
        [yes] Te quedas con todas las cartas.
       *[no] { $name } se queda con todas las cartas.
    }
   *[other] { $you ->
        [yes] Descartas { $goods }.
       *[no] { $name } descarta { $goods }.
    }
}
table-log-cards-set-aside-face-down = { $count ->
    [0] { $you ->
        [yes] Te quedas con todas las cartas.
       *[no] { $name } se queda con todas las cartas.
    }
   *[other] { $you ->
        [yes] Apartas boca abajo { $goods }.
       *[no] { $name } aparta boca abajo { $goods }.
    }
}
table-log-cards-taken = { $you ->
    [yes] Tomas de { $pile }: { $goods }.
   *[no] { $name } toma de { $pile }: { $goods }.
}
table-log-cards-drawn = { $you ->
    [yes] Robas { $goods }.
   *[no] { $name } roba { $goods }.
}
table-log-set-aside-placed = { $you ->
    [yes] Pones en { $pile }: { $goods }.
   *[no] { $name } pone en { $pile }: { $goods }.
}
table-log-set-aside-gathered = { $count ->
    [one] { $count } carta va a la pila de descartes.
   *[other] { $count } cartas van a la pila de descartes.
}
# $goods: empty for those who do not know
table-log-bag-closed = { $you ->
    [yes] Clic: cierras tu bolsa con { $goods }.
   *[no] Clic: { $name } cierra su bolsa.
}
# $bags: a list of table-log-bag-of
table-log-bags-closed = Todas las bolsas están cerradas: { $bags }.
table-log-bag-of = { $you ->
    [yes] tú ({ $count })
   *[no] { $name } ({ $count })
}
table-log-bag-declared = { $you ->
    [yes] Declaras { goods-counted }.
   *[no] { $name } declara { goods-counted }.
}
table-log-offer-made = { $you ->
    [yes] Ofreces un trato a { $to }: { $terms }.
   *[no] { $toyou ->
        [yes] { $name } te ofrece un trato: { $terms }.
        [both] Oferta, { $name } → { $to }: { $terms }.
       *[no] { $name } ofrece un trato a { $to }: { $terms }.
    }
}
table-log-offer-agreed = { $you ->
    [yes] Dices que sí (ofrece: { $by }); falta otro sí.
   *[no] { $name } dice que sí (ofrece: { $by }); falta otro sí.
}
# Something that can be said; $words: a statement of say.ftl
table-log-said = { $you ->
    [yes] Tú: «{ $words }»
   *[no] { $name }: «{ $words }»
}
# $how: refused, withdrawn or lapsed
table-log-offer-ended = { $how ->
    [refused] { $you ->
        [yes] Rechazan tu oferta a { $to }.
       *[no] { $toyou ->
            [yes] La oferta que te hace { $name } queda rechazada.
            [both] Oferta rechazada: { $name } → { $to }.
           *[no] La oferta de { $name } a { $to } queda rechazada.
        }
    }
    [withdrawn] { $you ->
        [yes] Retiras tu oferta a { $to }.
       *[no] { $toyou ->
            [yes] { $name } retira la oferta que te hacía.
            [both] Oferta retirada: { $name } → { $to }.
           *[no] { $name } retira su oferta a { $to }.
        }
    }
   *[lapsed] { $you ->
        [yes] Tu oferta a { $to } ha caducado.
       *[no] { $toyou ->
            [yes] La oferta que te hace { $name } ha caducado.
            [both] Oferta caducada: { $name } → { $to }.
           *[no] La oferta de { $name } a { $to } ha caducado.
        }
    }
}
table-log-deal-struck = { $you ->
    [yes] Trato hecho entre tú y { $with }: { $terms }.
   *[no] Trato hecho entre { $name } y { $with }: { $terms }.
}
# $from: bag or stall
table-log-goods-handed = { $from ->
    [bag] { $toyou ->
        [loot] { $you ->
            [yes] De tu bolsa al botín: { $things }.
           *[no] De la bolsa de { $name } al botín: { $things }.
        }
        [yes] { $name } te entrega de su bolsa: { $things }.
       *[no] { $you ->
            [yes] Entregas a { $to } de tu bolsa: { $things }.
           *[no] { $name } entrega a { $to } de su bolsa: { $things }.
        }
    }
   *[stall] { $toyou ->
        [loot] { $you ->
            [yes] Pones en el botín: { $things }.
           *[no] { $name } pone en el botín: { $things }.
        }
        [yes] { $name } te entrega { $things }.
       *[no] { $you ->
            [yes] Entregas { $things } a { $to }.
           *[no] { $name } entrega { $things } a { $to }.
        }
    }
}
# $seen: what the reader saw of the proof: bag, stall, both (in old games), or no
table-log-proof-shown = { $seen ->
    [bag] { $you ->
        [yes] Falta lo prometido, y lo demuestras (→ { $with }). En la bolsa: { $bag }.
       *[no] Falta lo prometido, y { $name } lo demuestra (→ { $with }). En la bolsa: { $bag }.
    }
    [stall] { $you ->
        [yes] Falta lo prometido, y lo demuestras (→ { $with }). Bajo el puesto: { $contraband }.
       *[no] Falta lo prometido, y { $name } lo demuestra (→ { $with }). Bajo el puesto: { $contraband }.
    }
    [both] { $you ->
        [yes] Falta lo prometido, y lo demuestras (→ { $with }). En la bolsa: { $bag }. Bajo el puesto: { $contraband }.
       *[no] Falta lo prometido, y { $name } lo demuestra (→ { $with }). En la bolsa: { $bag }. Bajo el puesto: { $contraband }.
    }
   *[no] Falta lo prometido, y { $name } lo demuestra (→ { $with }, y nadie más mira).
}
# $good, $count: what was declared
table-log-bag-passed = { $mine ->
    [yes] Tu bolsa («{ goods-counted }») pasa. A tu puesto: { $things }.
   *[no] La bolsa de { $owner } («{ goods-counted }») pasa. Al puesto: { $things }.
}
# $honest: yes or no. $kept, $seized: goods; $keeps: how many
table-log-bag-opened = { $many ->
    [yes] { $you ->
        [yes] En pareja, { $name } abrís
       *[no] En pareja, { $name } abren
    }
   *[no] { $you ->
        [yes] Abres
       *[no] { $name } abre
    }
} { $mine ->
    [yes] tu bolsa
   *[no] la bolsa de { $owner }
} («{ goods-counted }»){ $honest ->
    [yes] : honesta hasta la última carta.
   *[no] . Confiscado: { $seized }.{ $keeps ->
        [0] { "" }
       *[other] { " " }Se queda: { $kept }.
    }
}
table-log-penalty-owed = { $you ->
    [yes] Se te acabó el oro, y aún debes { gold-counted } en mercancías.
   *[no] { $name } ya no tiene oro, y aún debe { gold-counted } en mercancías.
}
# $forgiven: what could not be paid
table-log-penalty-paid = { $toyou ->
    [loot] { $you ->
        [yes] Pagas al botín: { $things }.
       *[no] { $name } paga al botín: { $things }.
    }
    [yes] { $name } te paga { $things }.
   *[no] { $you ->
        [yes] Pagas { $things } a { $to }.
       *[no] { $name } paga { $things } a { $to }.
    }
}{ $forgiven ->
    [0] { "" }
   *[other] { " " }El resto, { $forgiven }, se perdona.
}
table-log-confiscated-placed = { $you ->
    [yes] Pones lo confiscado en { $pile }: { $goods }.
   *[no] { $name } pone lo confiscado en { $pile }: { $goods }.
}
table-log-time-up = La campana: se acabó el tiempo en la puerta.
table-log-brimstone-asked = { $you ->
    [yes] Te preguntan por el aceite de azufre, como a todo el que esconde algo.
   *[no] Preguntan a { $name } por el aceite de azufre, como a todo el que esconde algo.
}
table-log-brimstone-used = { $you ->
    [yes] Viertes aceite de azufre. Arde en el puesto de { $owner }: { $goods }.
   *[no] { $mine ->
        [yes] { $name } vierte aceite de azufre. Arde en tu puesto: { $goods }.
       *[no] { $name } vierte aceite de azufre. Arde en el puesto de { $owner }: { $goods }.
    }
}
table-log-brimstone-kept = { $you ->
    [yes] No quemas nada.
   *[no] { $name } no quema nada.
}
# $verdict: pass or open
table-log-stance-taken = { $verdict ->
    [pass] { $you ->
        [yes] Dejarías pasar la bolsa de { $owner }.
       *[no] { $mine ->
            [yes] { $name } dejaría pasar tu bolsa.
           *[no] { $name } dejaría pasar la bolsa de { $owner }.
        }
    }
   *[open] { $you ->
        [yes] Abrirías la bolsa de { $owner }.
       *[no] { $mine ->
            [yes] { $name } abriría tu bolsa.
           *[no] { $name } abriría la bolsa de { $owner }.
        }
    }
}
table-log-stance-confirmed = { $you ->
    [yes] Lo confirmas para la bolsa de { $owner }.
   *[no] { $mine ->
        [yes] { $name } lo confirma para tu bolsa.
       *[no] { $name } lo confirma para la bolsa de { $owner }.
    }
}
table-log-deputy-alone = { $you ->
    [yes] No hay acuerdo en la puerta: la bolsa de { $owner } queda en tus manos.
   *[no] { $mine ->
        [yes] No hay acuerdo en la puerta: tu bolsa queda en manos de { $name }.
       *[no] No hay acuerdo en la puerta: la bolsa de { $owner } queda en manos de { $name }.
    }
}
table-log-division-proposed = { $you ->
    [yes] Propones llevarte { $things } del botín y dejar el resto.
   *[no] { $name } propone llevarse { $things } del botín y dejar el resto.
}
table-log-division-refused = { $you ->
    [yes] Rechazas ese reparto.
   *[no] { $name } rechaza ese reparto.
}
table-log-proposal-forgone = { $you ->
    [yes] No propones ningún reparto.
   *[no] { $name } no propone ningún reparto.
}
# $agreed: yes or no; $lost: how many cards did not divide, $goods: which
table-log-loot-divided = { $agreed ->
    [yes] El botín, según lo acordado ({ $first }: { $firsttakes }; { $second }: { $secondtakes }).
   *[no] Sin acuerdo, el botín se parte por la mitad ({ $first }: { $firsttakes }; { $second }: { $secondtakes }).
}{ $lost ->
    [0] { "" }
   *[other] { " " }Se pierde, por no poder dividirse: { $goods }.
}
table-log-black-market-claimed = { $you ->
    [yes] Cambias { $goods } por una carta del mercado negro que vale { $value }.
   *[no] { $name } cambia { $goods } por una carta del mercado negro que vale { $value }.
}
table-log-black-market-declined = { $you ->
    [yes] Pasas de largo por el mercado negro.
   *[no] { $name } pasa de largo por el mercado negro.
}
# $stalls: a list of table-log-shown-of
table-log-contraband-shown = Lo que había boca abajo: { $stalls }.
table-log-shown-of = { $you ->
    [yes] tú: { $goods }
   *[no] { $name }: { $goods }
}
# One stall after the other: $stalls so far, and the next one
table-log-shown-next = { $stalls }; { $next }
table-log-plates-chosen = { $mine ->
    [yes] Tus platos de banquete se convierten en { $goods }.
   *[no] Los platos de banquete de { $owner } se convierten en { $goods }.
}
table-log-game-scored = { $many ->
    [yes] Victoria compartida con { $score }: { $name }.
   *[no] { $you ->
        [yes] Ganas con { $score }.
       *[no] { $name } gana con { $score }.
    }
}
table-log-table-revealed = Todas las cartas están sobre la mesa.

## Commands in words, for buttons and hints

table-do-name-first-merchant = Empieza { $name }
# $taken: cards from the piles
table-do-set-aside = { $count ->
    [0] { $taken ->
        [0] Quedarse con todas
       *[other] No descartar nada, tomar { $taken } de las pilas
    }
   *[other] { $taken ->
        [0] Descartar { $goods }
       *[other] Descartar { $goods }, tomar { $taken } de las pilas
    }
}
table-do-place-set-aside = Poner en la pila { $pile ->
    [left] izquierda
   *[right] derecha
}: { $goods }
table-do-place-confiscated = Poner en la pila { $pile ->
    [left] izquierda
   *[right] derecha
}: { $goods }
table-do-load-bag = Meter { $goods }
table-do-declare-bag = Declarar { goods-counted }
# $bribe: yes or no
table-do-pass-bag = { $bribe ->
    [yes] Aceptar la oferta y dejar pasar la bolsa de { $owner }
   *[no] Dejar pasar gratis la bolsa de { $owner }
}
table-do-open-bag = Abrir la bolsa de { $owner }
table-do-take-stance = { $verdict ->
    [pass] Decir: que pase la bolsa de { $owner }
   *[open] Decir: que se abra la bolsa de { $owner }
}
table-do-confirm-stance = Confirmar tu postura sobre la bolsa de { $owner }
table-do-make-offer = Ofrecer a { $to }: { $terms }
table-do-withdraw-offer = Retirar tu oferta a { $to }
table-do-refuse-offer = Rechazar la oferta de { $by }
table-do-accept-offer = Aceptar la oferta de { $by }
table-do-pay-debt = Pagar con { $goods }
table-do-use-brimstone = Quemar { goods-counted } en el puesto de { $owner }
table-do-keep-brimstone = No quemar nada
table-do-claim-black-market = Cambiar { $goods } por la carta del mercado negro
table-do-decline-black-market = Pasar de largo
table-do-say = Decir: «{ $words }»
table-do-propose-division = Proponer llevarte { $things }
table-do-agree-division = Aceptar
table-do-refuse-division = Rechazar ese reparto
table-do-forgo-proposal = No proponer nada
table-do-choose-plates = Que sean { $goods }
table-do-clock-ran-out = Se acabó el tiempo

## Refusals: why something can not be done, and what can be done instead

table-refused-unknown = Ahora no se puede. ({ $code })
table-refused-actor-unknown = No estás en esta mesa.
table-refused-ask-pending = Antes hay que responder a otra cosa.
table-refused-bag-closed = Tu bolsa está cerrada del todo.
table-refused-bag-deputy-alone = De esta bolsa se ocupa un solo ayudante.
table-refused-bag-needs-both-deputies = Esta bolsa es cosa de los dos ayudantes: toma postura.
table-refused-bag-not-in-hand = Solo puedes meter cartas de tu mano.
table-refused-bag-not-open = Esta bolsa ya está resuelta. Elige otra.
table-refused-bag-wrong-number = En una bolsa van de una a cinco cartas.
table-refused-black-market-no-card = Este montón está vacío.
table-refused-black-market-not-in-game = En esta partida no hay mercado negro.
table-refused-black-market-once-a-round = Una carta del mercado negro por ronda, y ya.
table-refused-black-market-only-merchants = En el mercado negro solo comercian los mercaderes.
table-refused-black-market-own-bag-first = Antes tiene que resolverse tu propia bolsa.
table-refused-black-market-too-few = Necesitas tres de ese tipo bajo tu puesto.
table-refused-brimstone-no-opponent = Elige un puesto ajeno.
table-refused-brimstone-none = No tienes aceite de azufre en esta bolsa.
table-refused-brimstone-not-asked = Nadie te ha preguntado por el aceite de azufre.
table-refused-brimstone-wrong-number = Quema una o dos mercancías de un tipo que estén ahí.
table-refused-say-no-such-statement = Ahora no se puede decir eso.
table-refused-clock-not-running = El reloj está parado.
table-refused-command-malformed = El servidor no lo ha entendido. Recarga la página y vuelve a intentarlo.
table-refused-command-not-for-seats = Eso solo puede hacerlo el reloj.
table-refused-command-not-for-the-clock = Eso no puede hacerlo el reloj.
table-refused-confiscated-not-asked = No tienes nada confiscado que colocar.
table-refused-confiscated-other-cards = Coloca exactamente las cartas confiscadas.
table-refused-debt-legal-first = Paga primero con mercancías legales; con contrabando, solo si no bastan.
table-refused-debt-more-than-needed = Es más de lo necesario: quédate una carta.
table-refused-debt-none = No debes nada.
table-refused-debt-not-enough = Aún no cubre la deuda: añade una carta.
table-refused-debt-not-on-stall = Solo puedes pagar con mercancías de tu puesto.
table-refused-declaration-not-legal = Declara un tipo legal de esta partida.
table-refused-declaration-wrong-number = Declara exactamente las cartas que hay en la bolsa.
table-refused-loot-gold = No hay tanto oro en el botín.
table-refused-loot-no-proposal = No hay propuesta a la que responder.
table-refused-loot-not-there = Eso no está en el botín.
table-refused-loot-proposed-already = Ya has hecho tu propuesta.
table-refused-market-hand-full = No te caben tantas en la mano: toma menos de las pilas.
table-refused-market-hand-would-be-empty = No queda nada que robar: guarda al menos una carta.
table-refused-market-no-such-pile = No existe esa pila.
table-refused-market-no-taking = En esta edición solo se roba del mazo.
table-refused-market-nobody-to-name = Ya se ha dicho quién empieza.
table-refused-market-not-a-merchant = Elige a uno de los mercaderes.
table-refused-market-not-in-hand = Solo puedes descartar cartas de tu mano.
table-refused-market-not-the-set-aside = Coloca exactamente las cartas que descartaste.
table-refused-market-pile-too-small = La pila no tiene tantas cartas.
table-refused-market-too-many = Se descartan cinco cartas como mucho.
table-refused-obligation-must-open = Hay un trato: esta bolsa se tiene que abrir.
table-refused-obligation-must-pass = Hay un trato: esta bolsa tiene que pasar.
table-refused-obligation-must-take-nothing = Hay un trato: no se puede aceptar nada por esta bolsa.
table-refused-offer-bag-goods = Se promete más de lo que cabe en la bolsa.
table-refused-offer-bag-goods-need-passing = Para dar mercancías de una bolsa, el trato tiene que dejarla pasar.
table-refused-offer-bag-not-open = Esa bolsa ya está resuelta, o no es cosa de este ayudante.
table-refused-offer-bag-twice = De cada bolsa se habla una sola vez en una oferta.
table-refused-offer-choose-cards = Elige las cartas que entregas a ciegas.
table-refused-offer-closed = Los tratos se hacen durante la inspección.
table-refused-offer-contraband = No hay tantas cartas boca abajo en ese puesto.
table-refused-offer-does-not-pass-the-bag = Esa oferta no deja pasar la bolsa: acéptala por separado.
table-refused-offer-empty = Una oferta de nada no es una oferta: ponle algo.
table-refused-offer-favour = La promesa es demasiado larga, o no es texto normal.
table-refused-offer-typed-favour = Esta promesa está incompleta: necesita una cantidad de oro de 1 a 50, o un tipo de mercancía, y ninguna palabra más.
table-refused-offer-favour-of-two = Los dos ayudantes juntos no pueden dar ni recibir una promesa así: nadie sabría decir quién tiene que cumplirla.
table-refused-offer-favour-too-late = Es la última ronda: ya no habrá otra posterior para la que prometer nada.
table-refused-offer-gold = Ahí no hay tanto oro.
table-refused-offer-legal-goods = Esas mercancías no están en ese puesto.
table-refused-offer-no-common-purse = Los dos ayudantes juntos no tienen monedero: solo pueden prometer.
table-refused-offer-no-such-pair = Un trato tiene al sheriff a un lado y a un mercader al otro.
table-refused-offer-not-contraband = Esas mercancías no son contrabando.
table-refused-offer-not-in-game = Ese tipo no está en esta partida.
table-refused-offer-not-on-stall = Esa carta no está bajo tu puesto.
table-refused-offer-not-your-side = Solo hablas por tu parte.
table-refused-offer-not-yours-to-accept = Esta oferta no era para ti.
table-refused-offer-sheriff-has-no-bag = El sheriff no tiene bolsa de la que dar.
table-refused-offer-stale = Esa oferta acaba de cambiar. Mírala otra vez.
table-refused-offer-too-many-favours = Es un favor de más: un mercader puede prometer dos por ronda, y recibir dos promesas.
table-refused-phase-wrong = En esta fase, no.
table-refused-plates-not-legal = Los platos de banquete se convierten en mercancías legales de esta partida.
table-refused-plates-wrong-number = Elige un tipo para cada plato.
table-refused-stance-confirmed = Ya has confirmado tu postura.
table-refused-stance-none = Primero toma postura.
table-refused-stance-same = Esa ya es tu postura.
table-refused-turn-not-a-deputy = Eso solo lo hacen los ayudantes.
table-refused-turn-not-the-sheriff = Eso solo lo hace el sheriff.
table-refused-turn-not-yours = Aún no te toca.
table-refused-table-not-playing = La partida no está en marcha.
table-refused-table-paused = La partida está en pausa. El anfitrión puede seguir.
table-refused-offer-too-many = Ya hay bastantes ofertas en esta ronda. Toca resolver las bolsas.
table-refused-stance-too-many = Ya has cambiado de idea bastantes veces. Confirma tu elección.
table-refused-table-moved-on = Alguien se te adelantó. Mira y decide de nuevo.
table-refused-limit-reached = Demasiado de golpe. Respira.
table-refused-message-malformed = El servidor no lo ha entendido. Recarga la página y vuelve a intentarlo.
table-refused-message-not-seated = Solo juega y habla quien está en la mesa.
table-refused-talk-quiet = En esta mesa no se habla: quien la abrió quiere silencio.
table-refused-talk-closed = En esta mesa no hay chat. Las afirmaciones y reacciones funcionan.
table-refused-say-too-many = Ya se ha dicho bastante en esta ronda.
table-refused-talk-too-long = Es demasiado largo para una línea.
table-refused-talk-unknown-reaction = No existe esa reacción.
table-refused-socket-closed = El servidor te ha cerrado la mesa.

## The bar above, tools, the line to the server

table-round = Ronda { $round } de { $rounds }
table-phase = { $phase ->
    [set_up] Preparación
    [market] Mercado
    [loading] Carga
    [declaration] Declaración
    [inspection] Inspección
    [black_market] Mercado negro
    [loot] Botín
    [feast] Banquete
   *[over] Fin
}
# $kind: turn, reserve or inspection. $left: minutes and seconds
table-clock = { $kind ->
    [inspection] Tiempo de inspección: quedan { $left }
    [reserve] Tiempo de reserva: quedan { $left }
   *[turn] Reloj del turno: quedan { $left }
}
table-races = Rey y reina
table-races-about = Quién tiene más de cada tipo a la vista en el puesto. Las mercancías reales y los platos de banquete se suman al final.
table-log = Registro
table-talk = Charla
table-talk-unread = { $count ->
    [one] Charla, { $count } línea nueva
   *[other] Charla, { $count } líneas nuevas
}
table-side = Registro y charla
table-scene = Los mercaderes
table-menu = Menú
table-menu-rules = Reglas
table-menu-piles = Mazo y descartes
table-menu-settings = Ajustes
table-menu-pause = Pausar la partida
table-menu-resume = Seguir
table-menu-watch = Admitir espectadores
table-menu-spectators = Las pantallas grandes también. Quien ya mira se queda.
table-menu-code = Código de esta mesa: { $code }
table-menu-leave = Dejar la partida
table-menu-leave-really = Un bot ocupa tu lugar; puedes volver y reclamarlo. ¿Te vas?
table-menu-leave-yes = Sí, me voy
table-menu-leave-no = Me quedo
table-menu-home = A la página de inicio
table-line-lost = Se perdió la conexión. Reconectando…
table-line-offline = No hay conexión. La mesa espera; tus jugadas se guardan.
table-line-outdated = El servidor se ha actualizado. Recarga para seguir.
table-line-closed = { $code ->
    [4401] El servidor ya no te conoce. Ve a la página de inicio y vuelve a entrar.
    [4403] Esta mesa no está abierta para ti.
   *[other] No existe esa mesa.
}
table-reload = Recargar
table-notice-ok = De acuerdo
table-stand-in = Mientras tanto ha jugado un bot por ti. Con tu próxima jugada recuperas el asiento.
table-not-yet = Aún no
table-moment-close = Seguir
table-moments = Qué está pasando

## Moments, and how fast they are told

table-speed = Ritmo del relato
table-speed-relaxed = tranquilo
table-speed-brisk = ágil
table-speed-instant = inmediato
table-moment-deal = { $you ->
    [yes] Trato hecho: tú y { $with }
   *[no] Trato hecho: { $name } y { $with }
}
table-moment-against = { $name } paga para que abran tu bolsa
# $state: kept or broken
table-moment-pledge = { $state ->
    [kept] { $many ->
        [yes] Palabra cumplida: { $name }
       *[no] { $you ->
            [yes] Cumples tu palabra
           *[no] { $name } cumple su palabra
        }
    }
   *[broken] { $many ->
        [yes] Palabra rota: { $name }
       *[no] { $you ->
            [yes] Rompes tu palabra
           *[no] { $name } rompe su palabra
        }
    }
}
table-moment-debt = { $you ->
    [yes] Pagas con mercancías
   *[no] { $name } paga con mercancías
}
# Somebody has more of a kind in sight than whoever led before. $good: its name
table-moment-crown = { $many ->
    [yes] { $good }: ahora van en cabeza { $name }
   *[no] { $you ->
        [yes] { $good }: ahora vas en cabeza
       *[no] { $good }: ahora va en cabeza { $name }
    }
}
table-moment-crown-from = Antes: { $names }
table-moment-badge = { $many ->
    [yes] Nuevos ayudantes: { $name }
   *[no] { $you ->
        [yes] La placa es tuya: el sheriff eres tú
       *[no] Nuevo sheriff: { $name }
    }
}
table-log-crown = { $good }: { $many ->
    [yes] ahora van en cabeza { $name }
   *[no] { $you ->
        [yes] ahora vas en cabeza
       *[no] ahora va en cabeza { $name }
    }
} (antes: { $from }).
table-log-pledge = { $state ->
    [kept] Promesa de la ronda { $round } cumplida: { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] tú
           *[no] { $name }
        }
    } → { $to }.
   *[broken] Promesa de la ronda { $round } rota: { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] tú
           *[no] { $name }
        }
    } → { $to }.
}
table-away = Mientras no estabas
table-away-mine = Un bot ha jugado por ti:
table-away-others = Entretanto:
table-away-gold = Tu oro: antes { $before }, ahora { $after }.
table-away-on = Volver a la mesa

## Seats and stalls

table-seat-asked = tiene que jugar
table-seat-away = ausente
table-seat-stand-in = juega un bot
table-seat-bot = Un bot
table-seat-program = Un programa
table-stall-of = { $mine ->
    [yes] Tu puesto
   *[no] El puesto de { $owner }
}
table-own-stall = Tu puesto: { $gold }; a la vista: { $goods }; bajo el puesto: { $hidden }
table-stall-legal = A la vista, vale { $value }
table-stall-hidden = { $count ->
    [0] Nada boca abajo
    [one] { $count } carta boca abajo
   *[other] { $count } cartas boca abajo
}
table-stall-hidden-mine = Solo tú las conoces. Valen { $value }.
table-stall-empty = Nada aún.
table-black-cards = Mercado negro: { $value }
table-facts = Lo que has averiguado
# $what: proof_bag, proof_stall, shown_bag, shown_stall, given or received; in old games proof or shown: both places
table-fact = { $what ->
    [proof_bag] Te enseñaron lo que había en la bolsa: { $bag }.
    [proof_stall] Te enseñaron lo que hay bajo el puesto: { $goods }.
    [shown_bag] Tuviste que enseñar tu bolsa ({ $bag }).
    [shown_stall] Tuviste que enseñar lo que hay bajo tu puesto ({ $goods }).
    [proof] Te enseñaron: en la bolsa, { $bag }; bajo el puesto, { $goods }.
    [shown] Tuviste que enseñar tu bolsa ({ $bag }) y lo que hay bajo tu puesto ({ $goods }).
    [given] Entregaste { $goods }.
   *[received] Recibiste { $goods }.
}
table-promises = Promesas
# $kind: favour, pass, open, take_nothing, goods or stall; $words: a favour in words, or a promise for later rounds
table-pledge = { $kind ->
    [pass] Ronda { $round }, { $name } → { $to }: { $mine ->
        [yes] tu bolsa pasa
       *[no] la bolsa de { $owner } pasa
    }.
    [open] Ronda { $round }, { $name } → { $to }: { $mine ->
        [yes] tu bolsa se abre
       *[no] la bolsa de { $owner } se abre
    }.
    [take_nothing] Ronda { $round }, { $name } → { $to }: { $mine ->
        [yes] no se acepta nada por tu bolsa
       *[no] no se acepta nada por la bolsa de { $owner }
    }.
    [goods] Ronda { $round }, { $name } → { $to }: { $goods } de la bolsa.
    [stall] Ronda { $round }, { $name } → { $to }: { $goods } de debajo del puesto.
   *[favour] Ronda { $round }, { $name } → { $to }: «{ $words }»
}
table-pledge-state = { $state ->
    [kept] cumplida
    [broken] rota
    [lapsed] caducada
    [said] palabra dada
   *[open] pendiente
}
table-mute = No mostrar lo que dice { $name }
table-block = Bloquear a { $name }
table-blocked = No volverás a oír a { $name } ni a coincidir con esa persona en tus mesas.

## Hand, deck, market

table-hand = { $count ->
    [0] ninguna carta en la mano
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
# A card for a screen reader. $class: legal, contraband, royal or promo; $verb: what a press does
table-card = { $verb ->
    [toss] { $good }, { $class ->
        [legal] mercancía legal
        [contraband] contrabando
        [royal] mercancía real
       *[promo] carta promo
    }, valor { $value }, penalización { $penalty }: descartar
    [untoss] { $good }, en los descartes: conservar
    [load] { $good }, { $class ->
        [legal] mercancía legal
        [contraband] contrabando
        [royal] mercancía real
       *[promo] carta promo
    }, valor { $value }, penalización { $penalty }: a la bolsa
    [unload] { $good }, en la bolsa: sacar
   *[none] { $good }, valor { $value }, penalización { $penalty }
}
table-deck = { $count ->
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
table-removed = { $count } cartas salieron del juego sin verse
table-pile-count = { $pile ->
    [left] Pila izquierda: { $count }
    [right] Pila derecha: { $count }
   *[only] Descartes: { $count }
}
table-pile-top = { $pile ->
    [left] { $count ->
        [one] Pila izquierda, { $count } carta, arriba: { $good }
       *[other] Pila izquierda, { $count } cartas, arriba: { $good }
    }
   *[right] { $count ->
        [one] Pila derecha, { $count } carta, arriba: { $good }
       *[other] Pila derecha, { $count } cartas, arriba: { $good }
    }
}
table-pile-more = { $pile ->
    [left] Tomar de la pila izquierda: { $good }
   *[right] Tomar de la pila derecha: { $good }
}
table-pile-less = { $pile ->
    [left] Devolver una a la pila izquierda
   *[right] Devolver una a la pila derecha
}
table-piles = Mazo y descartes
table-piles-look = Mirar las pilas
table-market-tray = Para descartar
table-market-tray-empty = Nada que descartar aún. Toca cartas de tu mano, o arrástralas aquí.
table-market-tossed = Descartes: { $count } de { $most } como mucho
table-market-take-back = Conservar: { $good }
table-market-draws = { $count ->
    [0] Nada que robar
    [one] Robas { $count } carta
   *[other] Robas { $count } cartas
}
table-market-keep = Quedarse con todas
# $count: cards tossed; $taken: cards from the piles
table-market-swap = { $count ->
    [0] Tomar { $taken } de las pilas
    [one] Cambiar { $count } carta
   *[other] Cambiar { $count } cartas
}
table-market-no-room = No te caben tantas en la mano: descarta más, o toma menos.
table-place-choose = Elige una pila
table-place-choose-why = Toca una de las dos pilas.
table-place-on = { $pile ->
    [left] Poner en la pila izquierda
   *[right] Poner en la pila derecha
}
# $pile: left, right, or none while none is chosen
table-place-goes = { $pile ->
    [left] { $count ->
        [one] Tu carta va encima de la pila izquierda.
       *[other] Tus { $count } cartas van encima de la pila izquierda.
    }
    [right] { $count ->
        [one] Tu carta va encima de la pila derecha.
       *[other] Tus { $count } cartas van encima de la pila derecha.
    }
   *[none] { $count ->
        [one] Tu carta va encima de la pila que elijas.
       *[other] Tus { $count } cartas van encima de la pila que elijas.
    }
}
table-place-order = De abajo arriba:
table-place-top = arriba
table-place-lower = { $good }: más abajo
table-place-higher = { $good }: más arriba
table-name-first-choose = Elige un mercader
table-name-first-why = Toca uno de los mercaderes.

## Loading and declaration

table-own-bag = { $count ->
    [0] Tu bolsa, vacía
    [one] Tu bolsa con { $count } carta
   *[other] Tu bolsa con { $count } cartas
}
table-your-bag = Tu bolsa
table-load-about = { $count ->
    [0] Toca cartas de tu mano, o arrástralas a la bolsa.
   *[other] { $count } de { $most } como mucho. Toca una carta para sacarla.
}
table-load-empty = Mete al menos una carta.
table-load-full = En una bolsa caben { $most } cartas.
table-load-close = { $count ->
    [0] Cerrar la bolsa
    [one] Cerrar con { $count } carta
   *[other] Cerrar con { $count } cartas
}
table-load-close-really = Cerrar del todo
table-load-closing = Cuando el cierre hace clic, nadie puede cambiarlo. Ni siquiera tú.
table-load-take-out = Sacar: { $good }
table-packing = llenando
table-packed = cerrada
table-undeclared = sin declarar aún
table-declare-inside = En tu bolsa:
table-declare-kinds = Qué declaras
table-declare-true = { $count } de verdad
table-declare-choose = Elige qué declarar
table-declare-choose-why = Toca uno de los tipos.
table-declare-say = Y unas palabras
table-declare-say-nothing = No decir nada
table-declare-honest = La pura verdad. Si se abre, el sheriff te paga.
table-declare-lie = No es del todo verdad. Pon cara seria.
table-line-declare-1 = Todo preparado por estas manos honestas.
table-line-declare-2 = Se puede mirar. Será aburrido.
table-line-declare-3 = ¿Por qué me miras así?
table-line-declare-4 = Lo de siempre, sheriff.

## At the gate

table-desk = Bolsas en la puerta
# $said: what was declared; $state: lies, passed, honest or seized
table-bag-about = { $mine ->
    [yes] Tu bolsa, declarada como { $said }{ $state ->
        [passed] ; pasa
        [honest] ; abierta y honesta
        [seized] ; abierta y confiscada
       *[lies] { "" }
    }
   *[no] La bolsa de { $owner }, declarada como { $said }{ $state ->
        [passed] ; pasa
        [honest] ; abierta y honesta
        [seized] ; abierta y confiscada
       *[lies] { "" }
    }
}
table-stamp = { $state ->
    [passed] Pasa
    [honest] Honesta
   *[seized] Confiscada
}
table-bound = { $deed ->
    [open] se tiene que abrir
    [pass] tiene que pasar
   *[take_nothing] sin soborno
}
table-verdict = { $verdict ->
    [pass] pasar
   *[open] abrir
}
table-stance-of = { $verdict ->
    [pass] { $name }: que pase
   *[open] { $name }: que se abra
}{ $confirmed ->
    [yes] , confirmado
   *[no] { "" }
}
table-alone = { $you ->
    [yes] solo tú
   *[no] solo { $name }
}
table-dealings = { $mine ->
    [yes] Negocios sobre tu bolsa
   *[no] Negocios sobre la bolsa de { $owner }
}
table-desk-fine = Si se abre, pagas { gold-counted }.
table-desk-honest = Es honesta: si se abre, el sheriff te paga.
table-desk-quiet = Nadie ha ofrecido nada aún por la bolsa de { $owner }.
table-desk-quiet-mine = Aún no has ofrecido nada.
table-desk-quiet-sheriff = { $owner } no ha ofrecido nada. Presiona un poco, o decide.
table-desk-ask = Pedir algo a { $owner }
table-quoted = «{ $words }»
table-opening = { $mine ->
    [yes] Se abre tu bolsa
   *[no] Se abre la bolsa de { $owner }
}
# $gold: in words, with the number
table-opening-fine = { $you ->
    [yes] Pagas { $gold }.
   *[no] { $name } paga { $gold }.
}
# The Sheriff alone sees this: promised goods were missing.
table-proof = { $viewer ->
    [yes] { $name } no tenía todo lo prometido, y solo el sheriff ve la prueba:
   *[no] { $name } no tiene todo lo prometido, y te lo demuestra solo a ti:
}
table-proof-bag = En la bolsa
table-proof-stall = Bajo el puesto
table-passing = { $mine ->
    [yes] Tu bolsa pasa
   *[no] La bolsa de { $owner } pasa
}

## Offers

table-offer-make = Hacer una oferta
table-nod = Nada que añadir
table-offer-change = Cambiar tu oferta
table-offer-change-short = Cambiar
table-offer-counter = Regatear
table-offer-accept = Aceptar
table-offer-refuse = Rechazar
table-offer-withdraw = Retirar
table-offer-send = Ofrecer
table-offer-to = Oferta a { $to }
# $names: who said yes; $waits: who has not
table-offer-agreed = Sí: { $names }. Falta: { $waits }.
table-offer-bag = { $mine ->
    [yes] Tu bolsa
   *[no] La bolsa de { $owner }
}
table-offer-gives = { $you ->
    [yes] { $many ->
        [yes] En pareja, dais
       *[no] Tú das
    }
   *[no] { $many ->
        [yes] { $name } dan
       *[no] { $name } da
    }
}
table-offer-more = Más: otras bolsas, y algo a cambio
table-offer-choose = { $left ->
    [0] { $count ->
        [one] La carta que entregas está elegida.
       *[other] Las { $count } cartas que entregas están elegidas.
    }
    [one] Elige { $left } carta más para entregar a ciegas.
   *[other] Elige { $left } cartas más para entregar a ciegas.
}
table-offer-why-empty = Una oferta de nada no es una oferta: ponle algo.
table-offer-why-passing = Para dar mercancías de la bolsa, el trato tiene que dejarla pasar.
table-offer-why-face-down = No hay tantas cartas boca abajo en ese puesto.
table-offer-why-choose = Elige las cartas que entregas a ciegas.
table-deed-short = { $deed ->
    [pass] pasa
    [open] se abre
    [take_nothing] sin soborno
   *[none] ni se menciona
}
table-give-stall = Mercancías del puesto
table-give-bag = Mercancías de la bolsa
# $proof: whether a bluff has to be proved
table-give-bag-about = { $proof ->
    [yes] Promete lo que quieras. Lo que no esté, no lo entregas; pero entonces el sheriff ve la bolsa.
   *[no] Promete lo que quieras. Lo que no esté, no lo entregas.
}
table-give-contraband = { $count ->
    [one] Contrabando bajo el puesto ({ $count } carta)
   *[other] Contrabando bajo el puesto ({ $count } cartas)
}
table-give-bluff = Puedes prometer lo que no hay; luego tienes que enseñarle al sheriff lo que sí.
table-give-unseen = Cartas a ciegas, a elección de quien da
table-give-nothing = Nada que dar, salvo palabras.
# A promise for later rounds, as its giver says it. $kind: pass_next, never_open, nothing_against, gold_next or leave_kind;
# $goods: the kind that is left to the other
table-favour = { $kind ->
    [pass_next] La próxima vez que me toque la puerta, tu bolsa pasa.
    [never_open] No volveré a abrir tu bolsa nunca más.
    [nothing_against] La próxima vez que me toque la puerta, no haré ningún trato contra tu bolsa.
    [gold_next] La próxima vez que podamos hacer un trato, te pago { gold-counted }.
   *[leave_kind] Desde ahora te dejo esto a ti: { $goods }.
}
# The same as something to choose; also $kind: none, words
table-favour-pick = { $kind ->
    [none] Ninguna promesa
    [pass_next] «La próxima vez que me toque la puerta, tu bolsa pasa»
    [never_open] «No volveré a abrir tu bolsa nunca más»
    [nothing_against] «La próxima vez que me toque la puerta, no haré ningún trato contra tu bolsa»
    [gold_next] Oro, la próxima vez que podamos hacer un trato
    [leave_kind] Un tipo de mercancía, para la otra parte
   *[words] Con mis propias palabras
}
# A promise as a part of an offer: to whom, and in which words
table-part-typed = una promesa (→ { $to }): «{ $words }»
table-give-promise = Una promesa para rondas posteriores
table-give-promise-about = No obliga a nadie. Pero todos ven si se cumple.
table-give-kind = ¿Qué mercancía?
table-give-favour = Una promesa de palabra
table-give-favour-about = No obliga a nadie. La gente se acuerda.
table-choose-kind = { $good }, de { $most }
table-of = de { $most }
table-more = Más: { $what }
table-less = Menos: { $what }
table-gold-jump = { $jump } de oro más

## Debts, promo cards, black market, loot

table-pay-meter = Pagado: { $paid } de { $amount }
table-pay-all = Se van todas las mercancías legales, y no bastan.
table-pay-shown = Lo que pagues aquí lo ve todo el mundo.
table-brimstone-none = No tienes aceite de azufre que verter. Nadie lo sabrá: se pregunta a todo el que esconde algo.
table-black-worth = { $left ->
    [one] por una carta que vale { $value }; la última
   *[other] por una carta que vale { $value }
}
table-black-empty = agotado
table-black-have = tienes { $count }
table-loot-so-far = En el botín: { $things }
table-loot-take = Te llevarías
table-loot-about = El resto es para el otro ayudante. Sin acuerdo todo se parte por la mitad, y lo que no se puede dividir se pierde.
table-loot-propose = Proponer este reparto
table-loot-proposal = { $you ->
    [yes] Propones llevarte { $things }.
   *[no] { $name } propone llevarse { $things } y dejarte el resto.
}
table-plates-choose = Elige para tus platos
table-plates-why = { $count ->
    [one] Elige un tipo para un plato más.
   *[other] Elige tipos para { $count } platos más.
}
table-plates-left = { $count ->
    [0] Todos los platos están servidos.
    [one] Queda { $count } plato
   *[other] Quedan { $count } platos
}

## Talk

table-talk-none = Nadie ha dicho ni una palabra aún.
table-talk-say = Di algo
table-talk-send = Decir
table-reactions = Reacciones
table-phrases = Frases rápidas
table-reaction = { $reaction ->
    [laugh] se ríe.
    [gasp] se queda sin aliento.
    [doubt] levanta una ceja.
    [cheer] aplaude.
    [groan] gruñe.
   *[wink] guiña un ojo.
}
table-reaction-button = { $reaction ->
    [laugh] Reír
    [gasp] ¡Ah!
    [doubt] Dudar
    [cheer] Aplaudir
    [groan] Gruñir
   *[wink] Guiñar
}
table-phrase-sheriff-1 = ¿Qué tenemos aquí?
table-phrase-sheriff-2 = Convénceme.
table-phrase-sheriff-3 = ¿Es tu mejor oferta?
table-phrase-sheriff-4 = Huelo la pimienta desde aquí.
table-phrase-bargain-1 = En mi bolsa no hay nada que ver.
table-phrase-bargain-2 = Mejor mira aquella otra bolsa.
table-phrase-bargain-3 = Yo recuerdo los favores.
table-phrase-bargain-4 = Ábrela. A ver si te atreves.
table-phrase-wait-1 = Suerte a todos.
table-phrase-wait-2 = Buen día para el mercado.
table-phrase-wait-3 = Sin prisa.
table-phrase-over-1 = ¡Buena partida!
table-phrase-over-2 = Dije la verdad. Casi siempre.
table-phrase-over-3 = ¿Otra?

## Hints

table-hint = Pista
table-hint-thinking = Preguntando a un perro viejo…
table-hint-wait = Espera y observa.
table-hint-weighed = Sopesado, en puntos:
table-hint-bag = Tu bolsa: { $passed } si pasa, { $otherwise } es lo esperable sin trato.
table-percent = { $percent } %
table-hint-opens = Creo que hay un { $percent } % de probabilidades de que abran tu bolsa.
table-hint-about = Lo que ve un bot fuerte, con lo que ves tú y nada más.

## Keys

table-keys = Teclas
table-key-card = elegir una carta de tu mano
table-key-arrows = moverse por mano, bolsas y botones
table-key-main = el botón grande
table-key-bag = bolsa siguiente en la puerta
table-key-offer = hacer una oferta
table-key-say = decir algo sobre la bolsa
table-key-talk = charla
table-key-log = registro
table-key-hint = pista
table-key-crowns = rey y reina
table-key-escape = cerrar, o deshacer lo que no se ha enviado
table-key-keys = esta lista

## End of a round, end of the game

table-round-over = Se acabó la ronda { $round } de { $rounds }
# $state: passed, honest, seized or gate (was at the gate, or had no bag)
table-round-bag = { $state ->
    [passed] pasa
    [honest] honesta
    [seized] descubierta
   *[gate] –
}
table-round-stall = puesto { $value }
table-final-counting = Contando…
table-final-skip = Mostrarlo todo
table-final-winner = { $many ->
    [yes] ¡Victoria compartida con { $score }: { $name }!
   *[no] { $you ->
        [yes] ¡Ganas con { $score }!
       *[no] ¡{ $name } gana con { $score }!
    }
}
table-final-place = Tu lugar: { $rank }.º
table-final-total = Total
table-final-crown = Rey y reina: { $good }
table-final-rematch = Jugar otra vez
table-final-share = Compartir la repetición
table-final-replay = Ver la repetición
table-final-save = Guardar el registro
table-final-copied = Enlace copiado.
table-final-review = Análisis
table-final-result = Resultado
table-play-on = Seguir desde aquí
table-branch = Continuación de otra partida: no cuenta para nada.
table-final-wealth = Riqueza, ronda a ronda
table-final-honesty = ¿Quién jugó limpio?
table-final-column = { $column ->
    [bags] Bolsas declaradas
    [lies] de ellas, mentiras
    [caught] mentiras descubiertas
    [paid] Sobornos pagados
    [taken] Sobornos cobrados
    [opened] De sheriff: mentiras descubiertas / bolsas abiertas
    [kept] Promesas cumplidas
   *[broken] Promesas rotas
}
table-final-clock = el reloj
table-final-bluff = Mejor farol
table-final-bluff-about = Ronda { $round }: { $name } dijo «{ goods-counted }» y pasó con mercancía escondida por valor de { $worth }. En la puerta, { $by }.
table-final-catch = Mejor captura
table-final-catch-about = Ronda { $round }: { $name } dijo «{ goods-counted }». En la puerta, { $by }; en la bolsa, otra cosa por valor de { $worth }.
table-final-bribe = La bolsa más cara
table-final-bribe-about = Ronda { $round }: { $name } pagó un soborno por valor de { $gold } para colar «{ goods-counted }». En la puerta, { $by }.

## Looking back: the decisions that weighed most, as a hint would have judged them then

table-back = Tus decisiones de más peso
table-back-about = Juzgadas como las habría juzgado una pista en ese momento: por lo que sabías, no por lo que pasó después.
# $kind: load, declare, open, pass, deal or refuse
table-back-did = { $kind ->
    [load] Ronda { $round }: metiste { $goods }.
    [declare] Ronda { $round }: declaraste { goods-counted }.
    [open] Ronda { $round }: abriste la bolsa de { $owner }.
    [pass] Ronda { $round }: dejaste pasar gratis la bolsa de { $owner }.
    [refuse] Ronda { $round }: rechazaste la oferta de { $with }: { $terms }.
   *[deal] Ronda { $round }: trato hecho entre tú y { $with }: { $terms }.
}
table-back-lies = La probabilidad de mentira parecía del { $percent } %.
# $instead: an order, as hints say it
table-back-cost = { $points ->
    [one] La pista habría sido: «{ $instead }». Parecía mejor por cerca de { $points } punto.
   *[other] La pista habría sido: «{ $instead }». Parecía mejor por cerca de { $points } puntos.
}
table-back-won = { $points ->
    [one] La pista habría sido la misma. Lo siguiente parecía peor por cerca de { $points } punto.
   *[other] La pista habría sido la misma. Lo siguiente parecía peor por cerca de { $points } puntos.
}
table-back-no-deal = No hacer trato
table-back-look = Verlo otra vez
