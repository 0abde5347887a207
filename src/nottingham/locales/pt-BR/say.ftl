# Statements (rules §17): what anybody can say at the table, in the words of whoever says it.
# $name: of whom it is said, or whose bag; $to: who is asked. Names are never inflected, and nobody’s gender is known.
# $own: yes, if it is about the speaker’s own bag (of questions: the asked one’s own); me, if a question is about the asker.
# $good, $count: so many of a kind (goods-counted); $kind: the name of that kind; $gold: gold (gold-counted).

say-as-declared = { $own ->
    [yes] Minha bolsa tem exatamente o que eu declarei.
   *[no] { $name } diz a verdade: a bolsa tem o que foi declarado.
}
say-lies = { $own ->
    [yes] Minha bolsa não tem o que eu declarei.
   *[no] { $name } está mentindo.
}
say-no-contraband = { $own ->
    [yes] Não há contrabando na minha bolsa.
   *[no] Não há contrabando na bolsa de { $name }.
}
say-contraband = { $own ->
    [yes] Há contrabando na minha bolsa.
   *[no] Há contrabando na bolsa de { $name }.
}
say-holds = { $count ->
    [0] Nada disto na minha bolsa: { $kind }.
   *[other] Exatamente { goods-counted } na minha bolsa.
}
say-you-lose = Abra minha bolsa e perca { gold-counted }.
say-tossed = { $own ->
    [yes] { $count ->
        [0] Eu não descartei nada disto: { $kind }.
       *[other] Eu descartei { goods-counted }.
    }
   *[no] { $count ->
        [0] { $name } não descartou nada disto: { $kind }.
       *[other] { $name } descartou { goods-counted }.
    }
}
say-owes-me = { $name } me deve uma.
say-open-that = Abra a bolsa de { $name }, não a minha.
say-least-opened = Quem pagar menos tem a bolsa aberta.
say-big-opened = Abro toda bolsa com quatro cartas ou mais.
say-quiet-passes = Não abro a bolsa de quem ficar em silêncio.
say-last-chance = { $name }, última chance: pague, ou eu abro.
say-how-much = { $name }, quanto?
say-wont-pay = Não pago por esta bolsa.
say-could-pay-more = Eu poderia pagar mais.
say-make-offer = Faça uma oferta.
say-saw-that = Eu vi isso, { $name }.

## Questions

say-ask-as-declared = { $own ->
    [yes] { $to }, sua bolsa tem exatamente o que você declarou?
   *[no] { $to }, { $name } diz a verdade?
}
say-ask-no-contraband = { $own ->
    [yes] { $to }, há contrabando na sua bolsa?
   *[no] { $to }, há contrabando na bolsa de { $name }?
}
say-ask-holds = { $to }, quanto disto há na sua bolsa: { $kind }?
say-ask-you-lose = { $to }, quanto custa abrir a sua bolsa?
say-ask-tossed = { $own ->
    [yes] { $to }, quanto disto você descartou: { $kind }?
    [me] { $to }, quanto disto eu descartei: { $kind }?
   *[no] { $to }, quanto disto { $name } descartou: { $kind }?
}
say-ask-owes-me = { $own ->
    [me] { $to }, eu devo algo a você?
   *[no] { $to }, { $name } deve algo a você?
}
say-ask-wont-pay = { $to }, você vai pagar?

# A line of a list whose numbers and goods are chosen next. $kind: holds, you-lose, tossed, ask-holds or ask-tossed
say-open = { $kind ->
    [holds] Quantas cartas de um tipo há na minha bolsa…
    [you-lose] Quanto custa abrir a minha bolsa…
    [tossed] { $own ->
        [yes] Quantas cartas de um tipo eu descartei…
       *[no] Quantas cartas de um tipo { $name } descartou…
    }
    [ask-holds] { $to }, quantas cartas de um tipo há na sua bolsa?
   *[ask-tossed] { $own ->
        [yes] { $to }, quantas cartas de um tipo você descartou?
        [me] { $to }, quantas cartas de um tipo eu descartei?
       *[no] { $to }, quantas cartas de um tipo { $name } descartou?
    }
}

## What came of it

say-state = { $state ->
    [true] verdade
    [false] mentira
    [kept] cumprido
    [broken] não cumprido
    [open] ainda não se sabe
   *[never] nunca se soube
}
say-settled = { $you ->
    [yes] Sua palavra
   *[no] A palavra de { $name }
} “{ $words }”: { $verdict }.
say-record = { $said ->
    [one] { $said } afirmação
   *[other] { $said } afirmações
}, { $lies ->
    [0] nenhuma mentira
    [one] { $lies } mentira
   *[other] { $lies } mentiras
}

## On the screen

say-title = Dizer
say-more = Mais…
say-which = Qual mercadoria?
say-how-many = Quantas?
say-straight = Quem falou a verdade
