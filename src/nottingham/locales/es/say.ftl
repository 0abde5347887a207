# Statements (rules §17): what anybody can say at the table, in the words of whoever says it.
# $name: of whom it is said, or whose bag; $to: who is asked. Names are never inflected, and nobody’s gender is known.
# $own: yes, if it is about the speaker’s own bag (of questions: the asked one’s own); me, if a question is about the asker.
# $good, $count: so many of a kind (goods-counted); $kind: the name of that kind; $gold: gold (gold-counted).

say-as-declared = { $own ->
    [yes] Mi bolsa lleva exactamente lo que declaré.
   *[no] { $name } dice la verdad: la bolsa lleva lo declarado.
}
say-lies = { $own ->
    [yes] Mi bolsa no lleva lo que declaré.
   *[no] { $name } miente.
}
say-no-contraband = { $own ->
    [yes] No hay contrabando en mi bolsa.
   *[no] No hay contrabando en la bolsa de { $name }.
}
say-contraband = { $own ->
    [yes] Hay contrabando en mi bolsa.
   *[no] Hay contrabando en la bolsa de { $name }.
}
say-holds = { $count ->
    [0] Nada de esto en mi bolsa: { $kind }.
   *[other] Exactamente { goods-counted } en mi bolsa.
}
say-you-lose = Abre mi bolsa y pierdes { gold-counted }.
say-tossed = { $own ->
    [yes] { $count ->
        [0] No descarté nada de esto: { $kind }.
       *[other] Descarté { goods-counted }.
    }
   *[no] { $count ->
        [0] { $name } no descartó nada de esto: { $kind }.
       *[other] { $name } descartó { goods-counted }.
    }
}
say-owes-me = { $name } me debe una.
say-open-that = Abre la bolsa de { $name }, no la mía.
say-least-opened = A quien pague menos le abro la bolsa.
say-big-opened = Abro toda bolsa de cuatro cartas o más.
say-quiet-passes = A quien calle no le abro la bolsa.
say-last-chance = { $name }, última oportunidad: paga o abro.
say-how-much = { $name }, ¿cuánto?
say-wont-pay = No pago por esta bolsa.
say-could-pay-more = Podría pagar más.
say-make-offer = Hazme una oferta.
say-saw-that = Lo vi, { $name }.

## Questions

say-ask-as-declared = { $own ->
    [yes] { $to }, ¿tu bolsa lleva exactamente lo que declaraste?
   *[no] { $to }, ¿dice { $name } la verdad?
}
say-ask-no-contraband = { $own ->
    [yes] { $to }, ¿hay contrabando en tu bolsa?
   *[no] { $to }, ¿hay contrabando en la bolsa de { $name }?
}
say-ask-holds = { $to }, ¿cuánto de esto hay en tu bolsa: { $kind }?
say-ask-you-lose = { $to }, ¿cuánto cuesta abrir tu bolsa?
say-ask-tossed = { $own ->
    [yes] { $to }, ¿cuánto de esto descartaste: { $kind }?
    [me] { $to }, ¿cuánto de esto descarté: { $kind }?
   *[no] { $to }, ¿cuánto de esto descartó { $name }: { $kind }?
}
say-ask-owes-me = { $own ->
    [me] { $to }, ¿te debo algo?
   *[no] { $to }, ¿te debe algo { $name }?
}
say-ask-wont-pay = { $to }, ¿vas a pagar?

# A line of a list whose numbers and goods are chosen next. $kind: holds, you-lose, tossed, ask-holds or ask-tossed
say-open = { $kind ->
    [holds] Cuántas cartas de un tipo hay en mi bolsa…
    [you-lose] Cuánto cuesta abrir mi bolsa…
    [tossed] { $own ->
        [yes] Cuántas cartas de un tipo descarté…
       *[no] Cuántas cartas de un tipo descartó { $name }…
    }
    [ask-holds] { $to }, ¿cuántas cartas de un tipo hay en tu bolsa?
   *[ask-tossed] { $own ->
        [yes] { $to }, ¿cuántas cartas de un tipo descartaste?
        [me] { $to }, ¿cuántas cartas de un tipo descarté?
       *[no] { $to }, ¿cuántas cartas de un tipo descartó { $name }?
    }
}

## What came of it

say-state = { $state ->
    [true] verdad
    [false] mentira
    [kept] cumplido
    [broken] no cumplido
    [open] aún no se sabe
   *[never] nunca se supo
}
say-settled = { $you ->
    [yes] Tu palabra
   *[no] La palabra de { $name }
} «{ $words }»: { $verdict }.
say-record = { $said ->
    [one] { $said } afirmación
   *[other] { $said } afirmaciones
}, { $lies ->
    [0] ninguna mentira
    [one] { $lies } mentira
   *[other] { $lies } mentiras
}

## On the screen

say-title = Decir
say-more = Más…
say-which = ¿Qué mercancía?
say-how-many = ¿Cuántas?
say-straight = Quién dijo la verdad
