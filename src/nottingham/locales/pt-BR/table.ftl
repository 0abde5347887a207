# The table: what is to be done, what happened, and everything on the table’s screens.
# Variables that come back again and again:
#   $you (yes/no): whether the one who does it is the reader; $name: who does it
#   $toyou (yes/no; loot: it goes on the loot tile; both: to the reader and somebody else), $to: to whom it is done
#   $mine (yes/no), $owner: whose bag or stall it is
#   $many (yes/no): whether several do it together (then $name is a list, “you” first)
# Names are people’s own: they can not be inflected, and nobody’s gender is known.

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
table-merchant-nobody = Lugar { $number }
table-you = você

## Bits of sentences

table-nothing = nada
table-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
table-face-down = { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
# $goods: what they are, told to those who know
table-face-down-known = { $count ->
    [one] { $count } carta oculta ({ $goods })
   *[other] { $count } cartas ocultas ({ $goods })
}
# $pile: only, left or right
table-pile = { $pile ->
    [left] pilha da esquerda
    [right] pilha da direita
   *[only] pilha de descarte
}
table-part-contraband = { $goods } de baixo da barraca
table-part-unseen = { $count ->
    [one] { $count } carta de baixo da barraca, sem mostrar
   *[other] { $count } cartas de baixo da barraca, sem mostrar
}
table-part-bag = { $goods } da bolsa
table-part-favour = um favor: “{ $words }”

# One clause of an offer: somebody gives $things.
table-gives = { $you ->
    [yes] { $many ->
        [yes] { $name } dão { $things }
       *[no] você dá { $things }
    }
   *[no] { $many ->
        [yes] { $name } dão { $things }
       *[no] { $name } dá { $things }
    }
}
# One clause of an offer: the Sheriff’s side does something with a bag. $deed: pass, open or take_nothing
table-does = { $deed ->
    [pass] { $mine ->
        [yes] a sua bolsa passa
       *[no] a bolsa de { $owner } passa
    }
    [open] { $mine ->
        [yes] a sua bolsa é aberta
       *[no] a bolsa de { $owner } é aberta
    }
   *[take_nothing] { $mine ->
        [yes] nenhum suborno pela sua bolsa
       *[no] nenhum suborno pela bolsa de { $owner }
    }
}
# The same as an order, in a list of what a deal decides.
table-deed = { $deed ->
    [pass] { $mine ->
        [yes] deixar a sua bolsa passar
       *[no] deixar passar a bolsa de { $owner }
    }
    [open] { $mine ->
        [yes] abrir a sua bolsa
       *[no] abrir a bolsa de { $owner }
    }
   *[take_nothing] { $mine ->
        [yes] não aceitar nada pela sua bolsa
       *[no] não aceitar nada pela bolsa de { $owner }
    }
}

## What to do now: always one sentence. $names: who is waited for

table-now-loading = Preparando a mesa…
table-now-moment = Um momento…
table-now-paused = A partida está em pausa. Quem lidera a mesa pode retomar.
table-now-over = O dia de feira acabou.
table-now-name-first = Diga quem vai primeiro à feira.
table-now-market = Toque nas cartas que não quer mais e troque; ou fique com todas.
table-now-market-first = Toque nas cartas a descartar, pegue das pilhas se quiser, e troque.
table-now-place = Escolha uma pilha para as cartas descartadas, e a ordem delas.
table-now-load = Coloque de uma a cinco cartas na bolsa e feche.
table-now-declare = { $count ->
    [one] Diga ao xerife o que é a sua carta. Um tipo legal; pode até ser verdade.
   *[other] Diga ao xerife o que são as suas { $count } cartas. Um tipo legal; pode até ser verdade.
}
table-now-settle = { $count ->
    [one] Falta uma bolsa: negocie, deixe passar ou abra.
   *[other] Faltam { $count } bolsas: escolha, negocie, decida.
}
table-now-settle-deputy = { $count ->
    [one] Falta uma bolsa: tome posição e confirme.
   *[other] Faltam { $count } bolsas: escolha uma, tome posição e confirme.
}
table-now-pay = { $gold ->
    [one] Seu ouro acabou, e ainda falta { $gold }: escolha mercadorias da sua barraca.
   *[other] Seu ouro acabou, e ainda faltam { $gold }: escolha mercadorias da sua barraca.
}
table-now-place-confiscated = { $count ->
    [one] Coloque a carta confiscada em uma pilha.
   *[other] Coloque as { $count } cartas confiscadas em uma pilha, na ordem que quiser.
}
table-now-brimstone = Vai derramar óleo de enxofre na barraca de alguém? A pergunta vai para todos os que escondem algo.
table-now-black-market = Última chamada do mercado clandestino: troque três iguais, ou siga em frente.
table-now-divide = Proponha como dividir os espólios, ou deixe com as regras.
table-now-divide-answer = O outro fiscal propôs uma divisão: aceite, ou não.
table-now-choose-plates = Escolha o que seus pratos de banquete viram.
table-now-bargain = Sua bolsa está com { $names }. Faça uma oferta, ou cara de quem não deve nada.
table-now-bargain-others = Sua bolsa está resolvida. Ainda dá para negociar sobre as outras.
table-now-other-deputy = Você confirmou. { $names } ainda está pensando.
table-now-bag-closed = { $count ->
    [one] Sua bolsa está fechada. { $names } ainda está carregando.
   *[other] Sua bolsa está fechada. { $names } ainda estão carregando.
}
table-now-wait-name-first = { $names } escolhe quem vai primeiro à feira.
table-now-wait-market = { $names } está na feira.
table-now-wait-place = { $names } coloca cartas em uma pilha.
table-now-wait-load = { $count ->
    [one] { $names } carrega a bolsa.
   *[other] { $names } carregam as bolsas.
}
table-now-wait-declare = { $names } declara a bolsa. Olhe bem nos olhos.
table-now-wait-settle = { $count ->
    [one] { $names } decide sobre as bolsas.
   *[other] { $names } decidem sobre as bolsas.
}
table-now-wait-pay = { $count ->
    [one] { $names } raspa o fundo do cofre.
   *[other] { $names } raspam o fundo do cofre.
}
table-now-wait-place-confiscated = { $names } coloca as mercadorias confiscadas em uma pilha.
table-now-wait-brimstone = Óleo de enxofre? A pergunta vai para { $names }.
table-now-wait-black-market = { $names } dá um pulo no mercado clandestino.
table-now-wait-divide = { $count ->
    [one] { $names } pensa nos espólios.
   *[other] { $names } disputam os espólios.
}
table-now-wait-choose-plates = { $names } escolhe para o banquete.

## The log: a line for every event

table-log-scene-set = O cenário está pronto: rodada { $round }.
table-log-deck-shuffled = { $count } cartas embaralhadas formam o baralho.
table-log-deck-reshuffled = O baralho acabou; { $count } cartas do descarte formam um novo.
table-log-cards-removed = { $count } cartas saem do jogo sem ninguém ver.
table-log-piles-turned-up = Começam as pilhas de descarte. Esquerda: { $left }. Direita: { $right }.
table-log-deputies-shuffled = As cartas dos fiscais são embaralhadas.
table-log-lots-drawn = { $you ->
    [yes] Sorteio: o primeiro xerife é você.
   *[no] Sorteio: o primeiro xerife é { $name }.
}
table-log-round-began = { $many ->
    [yes] Rodada { $round } de { $rounds }: os fiscais são { $name }.
   *[no] { $you ->
        [yes] Rodada { $round } de { $rounds }: o xerife é você.
       *[no] Rodada { $round } de { $rounds }: o xerife é { $name }.
    }
}
table-log-phase-began = { $phase ->
    [set_up] A mesa está pronta.
    [market] Transação: sai o velho, entra o novo.
    [loading] Carregamento: os comerciantes enchem as bolsas.
    [declaration] Declaração: cada um diz o que há na bolsa, mais ou menos.
    [inspection] Fiscalização: as bolsas estão no portão.
    [black_market] Mercado clandestino: última chamada.
    [loot] Espólios: os fiscais dividem o que ganharam.
    [feast] O banquete: pratos viram mercadorias.
   *[over] O dia de feira acabou.
}
table-log-round-ended = A rodada { $round } acabou.
table-log-first-merchant-named = { $you ->
    [yes] Você vai primeiro à feira.
   *[no] { $name } vai primeiro à feira.
}
table-log-cards-set-aside = { $count ->
    [0] { $you ->
        [yes] Você fica com todas as cartas.
       *[no] { $name } fica com todas as cartas.
    }
   *[other] { $you ->
        [yes] Você descarta { $goods }.
       *[no] { $name } descarta { $goods }.
    }
}
table-log-cards-set-aside-face-down = { $count ->
    [0] { $you ->
        [yes] Você fica com todas as cartas.
       *[no] { $name } fica com todas as cartas.
    }
   *[other] { $you ->
        [yes] Você separa { $goods }, sem mostrar.
       *[no] { $name } separa { $goods }, sem mostrar.
    }
}
table-log-cards-taken = { $you ->
    [yes] Você pega { $goods } da { $pile }.
   *[no] { $name } pega { $goods } da { $pile }.
}
table-log-cards-drawn = { $you ->
    [yes] Você compra { $goods }.
   *[no] { $name } compra { $goods }.
}
table-log-set-aside-placed = { $you ->
    [yes] Você coloca { $goods } na { $pile }.
   *[no] { $name } coloca { $goods } na { $pile }.
}
table-log-set-aside-gathered = { $count ->
    [one] { $count } carta descartada vai para a pilha de descarte.
   *[other] { $count } cartas descartadas vão para a pilha de descarte.
}
# $goods: empty for those who do not know
table-log-bag-closed = { $you ->
    [yes] Você fecha a bolsa com { $goods }.
   *[no] { $name } fecha a bolsa.
}
# $bags: a list of table-log-bag-of
table-log-bags-closed = Todas as bolsas estão fechadas: { $bags }.
table-log-bag-of = { $you ->
    [yes] você ({ $count })
   *[no] { $name } ({ $count })
}
table-log-bag-declared = { $you ->
    [yes] Você declara { goods-counted }.
   *[no] { $name } declara { goods-counted }.
}
table-log-offer-made = { $you ->
    [yes] Você oferece um acordo a { $to }: { $terms }.
   *[no] { $toyou ->
        [yes] { $name } oferece um acordo a você: { $terms }.
       *[no] { $name } oferece um acordo a { $to }: { $terms }.
    }
}
table-log-offer-agreed = { $you ->
    [yes] Você diz sim à oferta de { $by }; falta mais um sim.
   *[no] { $name } diz sim à oferta de { $by }; falta mais um sim.
}
# Something that can be said; $words: a statement of say.ftl
table-log-said = { $you ->
    [yes] Você: “{ $words }”
   *[no] { $name }: “{ $words }”
}
# $how: refused, withdrawn or lapsed
table-log-offer-ended = { $how ->
    [refused] { $you ->
        [yes] Sua oferta a { $to } é recusada.
       *[no] { $toyou ->
            [yes] A oferta de { $name } a você é recusada.
           *[no] A oferta de { $name } a { $to } é recusada.
        }
    }
    [withdrawn] { $you ->
        [yes] Você retira sua oferta a { $to }.
       *[no] { $toyou ->
            [yes] { $name } retira a oferta que fez a você.
           *[no] { $name } retira a oferta a { $to }.
        }
    }
   *[lapsed] { $you ->
        [yes] Sua oferta a { $to } expirou.
       *[no] { $toyou ->
            [yes] A oferta de { $name } a você expirou.
           *[no] A oferta de { $name } a { $to } expirou.
        }
    }
}
table-log-deal-struck = { $you ->
    [yes] Você fecha um acordo com { $with }: { $terms }.
   *[no] { $name } fecha um acordo com { $with }: { $terms }.
}
# $from: bag or stall
table-log-goods-handed = { $from ->
    [bag] { $toyou ->
        [loot] { $you ->
            [yes] Da sua bolsa para os espólios: { $things }.
           *[no] Da bolsa de { $name } para os espólios: { $things }.
        }
        [yes] { $name } entrega a você, da bolsa: { $things }.
       *[no] { $you ->
            [yes] Você entrega a { $to }, da sua bolsa: { $things }.
           *[no] { $name } entrega a { $to }, da bolsa: { $things }.
        }
    }
   *[stall] { $toyou ->
        [loot] { $you ->
            [yes] Você coloca { $things } nos espólios.
           *[no] { $name } coloca { $things } nos espólios.
        }
        [yes] { $name } entrega { $things } a você.
       *[no] { $you ->
            [yes] Você entrega { $things } a { $to }.
           *[no] { $name } entrega { $things } a { $to }.
        }
    }
}
# $seen: what the reader saw of the proof: bag, stall, both (in old games), or no
table-log-proof-shown = { $seen ->
    [bag] { $you ->
        [yes] Faltam mercadorias prometidas: você prova a { $with }. Na bolsa: { $bag }.
       *[no] Faltam mercadorias prometidas: { $name } prova a { $with }. Na bolsa: { $bag }.
    }
    [stall] { $you ->
        [yes] Faltam mercadorias prometidas: você prova a { $with }. Sob a barraca: { $contraband }.
       *[no] Faltam mercadorias prometidas: { $name } prova a { $with }. Sob a barraca: { $contraband }.
    }
    [both] { $you ->
        [yes] Faltam mercadorias prometidas: você prova a { $with }. Na bolsa: { $bag }. Sob a barraca: { $contraband }.
       *[no] Faltam mercadorias prometidas: { $name } prova a { $with }. Na bolsa: { $bag }. Sob a barraca: { $contraband }.
    }
   *[no] Faltam mercadorias prometidas: { $name } prova só a { $with }.
}
# $good, $count: what was declared
table-log-bag-passed = { $mine ->
    [yes] Sua bolsa (“{ goods-counted }”) passa: { $things } para a sua barraca.
   *[no] A bolsa de { $owner } (“{ goods-counted }”) passa: { $things } para a barraca.
}
# $honest: yes or no. $kept, $seized: goods; $keeps: how many
table-log-bag-opened = { $many ->
    [yes] Em conjunto, { $name } abrem
   *[no] { $you ->
        [yes] Você abre
       *[no] { $name } abre
    }
} { $mine ->
    [yes] a sua bolsa
   *[no] a bolsa de { $owner }
} (“{ goods-counted }”){ $honest ->
    [yes] : honesta até a última carta.
   *[no] . Confiscado: { $seized }.{ $keeps ->
        [0] { "" }
       *[other] { " " }Fica: { $kept }.
    }
}
table-log-penalty-owed = { $you ->
    [yes] Seu ouro acabou; a pagar em mercadorias: { $gold }.
   *[no] O ouro de { $name } acabou; a pagar em mercadorias: { $gold }.
}
# $forgiven: what could not be paid
table-log-penalty-paid = { $toyou ->
    [loot] { $you ->
        [yes] Você paga { $things } aos espólios.
       *[no] { $name } paga { $things } aos espólios.
    }
    [yes] { $name } paga { $things } a você.
   *[no] { $you ->
        [yes] Você paga { $things } a { $to }.
       *[no] { $name } paga { $things } a { $to }.
    }
}{ $forgiven ->
    [0] { "" }
   *[other] { " " }O resto ({ $forgiven }) é perdoado.
}
table-log-confiscated-placed = { $you ->
    [yes] Você coloca o que foi confiscado na { $pile }: { $goods }.
   *[no] { $name } coloca o que foi confiscado na { $pile }: { $goods }.
}
table-log-time-up = O sino: acabou o tempo no portão.
table-log-brimstone-asked = { $you ->
    [yes] Óleo de enxofre? Perguntam a você, como a todos os que escondem algo.
   *[no] Óleo de enxofre? Perguntam a { $name }, como a todos os que escondem algo.
}
table-log-brimstone-used = { $you ->
    [yes] Você derrama óleo de enxofre. Queima na barraca de { $owner }: { $goods }.
   *[no] { $mine ->
        [yes] { $name } derrama óleo de enxofre. Queima na sua barraca: { $goods }.
       *[no] { $name } derrama óleo de enxofre. Queima na barraca de { $owner }: { $goods }.
    }
}
table-log-brimstone-kept = { $you ->
    [yes] Você não queima nada.
   *[no] { $name } não queima nada.
}
# $verdict: pass or open
table-log-stance-taken = { $verdict ->
    [pass] { $you ->
        [yes] Você deixaria passar a bolsa de { $owner }.
       *[no] { $mine ->
            [yes] { $name } deixaria a sua bolsa passar.
           *[no] { $name } deixaria passar a bolsa de { $owner }.
        }
    }
   *[open] { $you ->
        [yes] Você abriria a bolsa de { $owner }.
       *[no] { $mine ->
            [yes] { $name } abriria a sua bolsa.
           *[no] { $name } abriria a bolsa de { $owner }.
        }
    }
}
table-log-stance-confirmed = { $you ->
    [yes] Você confirma isso para a bolsa de { $owner }.
   *[no] { $mine ->
        [yes] { $name } confirma isso para a sua bolsa.
       *[no] { $name } confirma isso para a bolsa de { $owner }.
    }
}
table-log-deputy-alone = { $you ->
    [yes] Os fiscais discordam: a bolsa de { $owner } fica só com você.
   *[no] { $mine ->
        [yes] Os fiscais discordam: a sua bolsa fica só com { $name }.
       *[no] Os fiscais discordam: a bolsa de { $owner } fica só com { $name }.
    }
}
table-log-division-proposed = { $you ->
    [yes] Você propõe ficar com { $things } dos espólios e deixar o resto.
   *[no] { $name } propõe ficar com { $things } dos espólios e deixar o resto.
}
table-log-division-refused = { $you ->
    [yes] Você recusa essa divisão.
   *[no] { $name } recusa essa divisão.
}
table-log-proposal-forgone = { $you ->
    [yes] Você não propõe divisão.
   *[no] { $name } não propõe divisão.
}
# $agreed: yes or no; $lost: how many cards did not divide, $goods: which
table-log-loot-divided = { $agreed ->
    [yes] Os espólios, como combinado. { $first }: { $firsttakes }; { $second }: { $secondtakes }.
   *[no] Sem acordo, os espólios vão meio a meio. { $first }: { $firsttakes }; { $second }: { $secondtakes }.
}{ $lost ->
    [0] { "" }
   *[other] { " " }Perdido, por não se dividir: { $goods }.
}
table-log-black-market-claimed = { $you ->
    [yes] Você troca { $goods } por uma carta do mercado clandestino que vale { $value }.
   *[no] { $name } troca { $goods } por uma carta do mercado clandestino que vale { $value }.
}
table-log-black-market-declined = { $you ->
    [yes] Você passa longe do mercado clandestino.
   *[no] { $name } passa longe do mercado clandestino.
}
# $stalls: a list of table-log-shown-of
table-log-contraband-shown = O que estava oculto: { $stalls }.
table-log-shown-of = { $you ->
    [yes] você: { $goods }
   *[no] { $name }: { $goods }
}
# One stall after the other: $stalls so far, and the next one
table-log-shown-next = { $stalls }; { $next }
table-log-plates-chosen = { $mine ->
    [yes] Seus pratos de banquete viram { $goods }.
   *[no] Os pratos de banquete de { $owner } viram { $goods }.
}
table-log-game-scored = { $many ->
    [yes] Vitória dividida com { $score }: { $name }.
   *[no] { $you ->
        [yes] Você vence com { $score }.
       *[no] { $name } vence com { $score }.
    }
}
table-log-table-revealed = Todas as cartas estão na mesa.

## Commands in words, for buttons and hints

table-do-name-first-merchant = Primeiro, { $name }
# $taken: cards from the piles
table-do-set-aside = { $count ->
    [0] { $taken ->
        [0] Ficar com todas
       *[other] Não descartar nada, pegar { $taken } das pilhas
    }
   *[other] { $taken ->
        [0] Descartar { $goods }
       *[other] Descartar { $goods }, pegar { $taken } das pilhas
    }
}
table-do-place-set-aside = Colocar na pilha da { $pile ->
    [left] esquerda
   *[right] direita
}: { $goods }
table-do-place-confiscated = Colocar na pilha da { $pile ->
    [left] esquerda
   *[right] direita
}: { $goods }
table-do-load-bag = Carregar { $goods }
table-do-declare-bag = Declarar { goods-counted }
# $bribe: yes or no
table-do-pass-bag = { $bribe ->
    [yes] Aceitar a oferta e deixar passar a bolsa de { $owner }
   *[no] Deixar passar de graça a bolsa de { $owner }
}
table-do-open-bag = Abrir a bolsa de { $owner }
table-do-take-stance = { $verdict ->
    [pass] Dizer: a bolsa de { $owner } passa
   *[open] Dizer: abrir a bolsa de { $owner }
}
table-do-confirm-stance = Confirmar sua posição sobre a bolsa de { $owner }
table-do-make-offer = Oferecer a { $to }: { $terms }
table-do-withdraw-offer = Retirar sua oferta a { $to }
table-do-refuse-offer = Recusar a oferta de { $by }
table-do-accept-offer = Aceitar a oferta de { $by }
table-do-pay-debt = Pagar com { $goods }
table-do-use-brimstone = Queimar { goods-counted } na barraca de { $owner }
table-do-keep-brimstone = Não queimar nada
table-do-claim-black-market = Trocar { $goods } pela carta do mercado clandestino
table-do-decline-black-market = Seguir em frente
table-do-say = Dizer: “{ $words }”
table-do-propose-division = Propor ficar com { $things }
table-do-agree-division = Aceitar
table-do-refuse-division = Recusar essa divisão
table-do-forgo-proposal = Não propor nada
table-do-choose-plates = Transformar em { $goods }
table-do-clock-ran-out = O tempo acabou

## Refusals: why something can not be done, and what can be done instead

table-refused-unknown = Isso não é possível agora. ({ $code })
table-refused-actor-unknown = Você não tem lugar nesta mesa.
table-refused-ask-pending = Antes é preciso responder a outra coisa.
table-refused-bag-closed = Sua bolsa está fechada de vez.
table-refused-bag-deputy-alone = Só um dos fiscais cuida desta bolsa agora.
table-refused-bag-needs-both-deputies = Esta bolsa é dos dois fiscais: tome posição sobre ela.
table-refused-bag-not-in-hand = Você só pode carregar cartas da sua mão.
table-refused-bag-not-open = Esta bolsa já está resolvida. Escolha outra.
table-refused-bag-wrong-number = Em uma bolsa cabem de uma a cinco cartas.
table-refused-black-market-no-card = Esta pilha está vazia.
table-refused-black-market-not-in-game = Não há mercado clandestino nesta partida.
table-refused-black-market-once-a-round = O limite é uma carta do mercado clandestino por rodada.
table-refused-black-market-only-merchants = Só comerciantes negociam no mercado clandestino.
table-refused-black-market-own-bag-first = Antes, a sua própria bolsa tem que ser resolvida.
table-refused-black-market-too-few = Você precisa de três desse tipo sob a barraca.
table-refused-brimstone-no-opponent = Escolha a barraca de outra pessoa.
table-refused-brimstone-none = Você não tem óleo de enxofre nesta bolsa.
table-refused-brimstone-not-asked = Ninguém perguntou a você sobre óleo de enxofre.
table-refused-brimstone-wrong-number = Queime uma ou duas mercadorias de um tipo que esteja lá.
table-refused-say-no-such-statement = Não dá para dizer isso agora.
table-refused-clock-not-running = O relógio não está correndo.
table-refused-command-malformed = O servidor não entendeu. Recarregue a página e tente de novo.
table-refused-command-not-for-seats = Só o relógio pode fazer isso.
table-refused-command-not-for-the-clock = O relógio não pode fazer isso.
table-refused-confiscated-not-asked = Não há mercadorias confiscadas para você colocar.
table-refused-confiscated-other-cards = Coloque exatamente as cartas confiscadas.
table-refused-debt-legal-first = Pague primeiro com mercadorias legais; contrabando, só se elas não bastarem.
table-refused-debt-more-than-needed = É mais do que o necessário: guarde uma carta.
table-refused-debt-none = Você não deve nada.
table-refused-debt-not-enough = Ainda não cobre a dívida: coloque mais uma carta.
table-refused-debt-not-on-stall = Você só pode pagar com mercadorias da sua barraca.
table-refused-declaration-not-legal = Declare um tipo legal desta partida.
table-refused-declaration-wrong-number = Declare exatamente o número de cartas que há na bolsa.
table-refused-loot-gold = Não há tanto ouro nos espólios.
table-refused-loot-no-proposal = Não há proposta a responder.
table-refused-loot-not-there = Isso não está nos espólios.
table-refused-loot-proposed-already = Você já fez a sua proposta.
table-refused-market-hand-full = Não cabem tantas na mão: pegue menos das pilhas.
table-refused-market-hand-would-be-empty = Não há mais o que comprar: guarde pelo menos uma carta.
table-refused-market-no-such-pile = Essa pilha não existe.
table-refused-market-no-taking = Nesta edição, só se compra do baralho.
table-refused-market-nobody-to-name = Já foi dito quem vai primeiro.
table-refused-market-not-a-merchant = Escolha um dos comerciantes.
table-refused-market-not-in-hand = Você só pode descartar cartas da sua mão.
table-refused-market-not-the-set-aside = Coloque exatamente as cartas que descartou.
table-refused-market-pile-too-small = A pilha tem menos cartas que isso.
table-refused-market-too-many = No máximo cinco cartas podem ser descartadas.
table-refused-obligation-must-open = Acordo é acordo: esta bolsa tem que ser aberta.
table-refused-obligation-must-pass = Acordo é acordo: esta bolsa tem que passar.
table-refused-obligation-must-take-nothing = Acordo é acordo: nada pode ser aceito por esta bolsa.
table-refused-offer-bag-goods = A promessa é maior que a bolsa.
table-refused-offer-bag-goods-need-passing = Para prometer o que há em uma bolsa, o acordo tem que deixá-la passar.
table-refused-offer-bag-not-open = Essa bolsa já está resolvida, ou não cabe a este fiscal.
table-refused-offer-bag-twice = Uma oferta só fala uma vez de cada bolsa.
table-refused-offer-choose-cards = Escolha as cartas a entregar sem mostrar.
table-refused-offer-closed = Acordos se fazem durante a fiscalização.
table-refused-offer-contraband = Não há tantas cartas ocultas nessa barraca.
table-refused-offer-does-not-pass-the-bag = Essa oferta não deixa a bolsa passar: aceite-a à parte.
table-refused-offer-empty = Oferta de nada não é oferta: coloque alguma coisa.
table-refused-offer-favour = A promessa é longa demais, ou não é texto simples.
table-refused-offer-typed-favour = Esta promessa está incompleta: ela precisa de uma quantia de ouro de 1 a 50, ou de um tipo de mercadoria, sem palavras a mais.
table-refused-offer-favour-of-two = Juntos, os dois fiscais não podem fazer nem receber essa promessa: ninguém saberia dizer quem tem que cumpri-la.
table-refused-offer-favour-too-late = É a última rodada: não há outra depois para a qual prometer algo.
table-refused-offer-gold = Não há tanto ouro ali.
table-refused-offer-legal-goods = Essas mercadorias não estão nessa barraca.
table-refused-offer-no-common-purse = Juntos, os fiscais não têm caixa: só podem prometer.
table-refused-offer-no-such-pair = Um acordo tem o xerife de um lado e um comerciante do outro.
table-refused-offer-not-contraband = Essas mercadorias não são contrabando.
table-refused-offer-not-in-game = Esse tipo não está nesta partida.
table-refused-offer-not-on-stall = Essa carta não está sob a sua barraca.
table-refused-offer-not-your-side = Você só fala pelo seu lado.
table-refused-offer-not-yours-to-accept = Esta oferta não foi feita a você.
table-refused-offer-sheriff-has-no-bag = O xerife não tem bolsa de onde dar.
table-refused-offer-stale = Essa oferta acabou de mudar. Olhe de novo.
table-refused-offer-too-many-favours = É um favor a mais: um comerciante pode prometer dois por rodada, e receber duas promessas.
table-refused-phase-wrong = Não nesta fase.
table-refused-plates-not-legal = Pratos de banquete viram mercadorias legais desta partida.
table-refused-plates-wrong-number = Escolha um tipo para cada prato.
table-refused-stance-confirmed = Você já confirmou sua posição.
table-refused-stance-none = Primeiro, tome posição.
table-refused-stance-same = Essa já é a sua posição.
table-refused-turn-not-a-deputy = Só os fiscais fazem isso.
table-refused-turn-not-the-sheriff = Só o xerife faz isso.
table-refused-turn-not-yours = Ainda não é a sua vez.
table-refused-table-not-playing = A partida não está em andamento.
table-refused-table-paused = A partida está em pausa. Quem lidera a mesa pode retomar.
table-refused-offer-too-many = Já chega de ofertas nesta rodada. Hora de resolver as bolsas.
table-refused-stance-too-many = Você já mudou de ideia o bastante. Confirme sua escolha.
table-refused-table-moved-on = Alguém foi mais rápido. Olhe e decida de novo.
table-refused-limit-reached = Muita coisa de uma vez. Respire.
table-refused-message-malformed = O servidor não entendeu. Recarregue a página e tente de novo.
table-refused-message-not-seated = Só joga e fala quem tem lugar à mesa.
table-refused-talk-quiet = Ninguém fala nesta mesa: quem abriu a mesa quer silêncio.
table-refused-talk-closed = Não há chat nesta mesa. Afirmações e reações funcionam.
table-refused-say-too-many = Já se falou o bastante nesta rodada.
table-refused-talk-too-long = Isso é longo demais para uma linha.
table-refused-talk-unknown-reaction = Essa reação não existe.
table-refused-socket-closed = O servidor fechou a mesa para você.

## The bar above, tools, the line to the server

table-round = Rodada { $round } de { $rounds }
table-phase = { $phase ->
    [set_up] Preparação
    [market] Transação
    [loading] Carga
    [declaration] Declaração
    [inspection] Fiscalização
    [black_market] Clandestino
    [loot] Espólios
    [feast] Banquete
   *[over] Fim
}
# $kind: turn, reserve or inspection. $left: minutes and seconds
table-clock = { $kind ->
    [inspection] Relógio da fiscalização: restam { $left }
    [reserve] Tempo de reserva: restam { $left }
   *[turn] Tempo da jogada: restam { $left }
}
table-races = Rei e rainha
table-races-about = Quem tem a maior quantidade de cada tipo à vista na barraca. Mercadorias reais e pratos de banquete entram no fim.
table-log = Histórico
table-talk = Conversa
table-talk-unread = { $count ->
    [one] Conversa, { $count } linha nova
   *[other] Conversa, { $count } linhas novas
}
table-side = Histórico e conversa
table-scene = Os comerciantes
table-menu = Menu
table-menu-rules = Regras
table-menu-piles = Baralho e descarte
table-menu-settings = Ajustes
table-menu-pause = Pausar a partida
table-menu-resume = Retomar
table-menu-watch = Aceitar espectadores
table-menu-spectators = Telões também. Quem já assiste fica.
table-menu-code = Código desta mesa: { $code }
table-menu-leave = Sair da partida
table-menu-leave-really = Um bot assume o seu lugar; você pode voltar e retomá-lo. Sair?
table-menu-leave-yes = Sim, sair
table-menu-leave-no = Ficar
table-menu-home = Ir ao início
table-line-lost = A conexão caiu. Reconectando…
table-line-offline = Você está sem conexão. A mesa espera; suas jogadas ficam guardadas.
table-line-outdated = O servidor foi atualizado. Recarregue para continuar.
table-line-closed = { $code ->
    [4401] O servidor não conhece mais você. Vá ao início e entre de novo.
    [4403] Esta mesa não está aberta para você.
   *[other] Essa mesa não existe.
}
table-reload = Recarregar
table-notice-ok = Certo
table-stand-in = Um bot jogou por você enquanto isso. Faça sua próxima jogada para retomar o lugar.
table-not-yet = Ainda não
table-moment-close = Continuar
table-moments = O que está acontecendo

## Moments, and how fast they are told

table-speed = Ritmo da história
table-speed-relaxed = tranquilo
table-speed-brisk = ágil
table-speed-instant = imediato
table-moment-deal = { $you ->
    [yes] Acordo fechado com { $with }
   *[no] { $name } fecha um acordo com { $with }
}
table-moment-against = { $name } paga para abrirem sua bolsa
# $state: kept or broken
table-moment-pledge = { $state ->
    [kept] { $many ->
        [yes] Palavra cumprida: { $name }
       *[no] { $you ->
            [yes] Você cumpre a palavra
           *[no] { $name } cumpre a palavra
        }
    }
   *[broken] { $many ->
        [yes] Palavra quebrada: { $name }
       *[no] { $you ->
            [yes] Você quebra a palavra
           *[no] { $name } quebra a palavra
        }
    }
}
table-moment-debt = { $you ->
    [yes] Você paga em mercadorias
   *[no] { $name } paga em mercadorias
}
# Somebody has more of a kind in sight than whoever led before. $good: its name
table-moment-crown = { $many ->
    [yes] { $good }: { $name } estão na frente
   *[no] { $you ->
        [yes] { $good }: você está na frente
       *[no] { $good }: { $name } está na frente
    }
}
table-moment-crown-from = Antes: { $names }
table-moment-badge = { $many ->
    [yes] Novos fiscais: { $name }
   *[no] { $you ->
        [yes] A estrela é sua: o xerife é você
       *[no] Novo xerife: { $name }
    }
}
table-log-crown = { $good }: { $many ->
    [yes] { $name } estão na frente
   *[no] { $you ->
        [yes] você está na frente
       *[no] { $name } está na frente
    }
} (antes: { $from }).
table-log-pledge = { $state ->
    [kept] Promessa da rodada { $round } cumprida: { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] você
           *[no] { $name }
        }
    } → { $to }.
   *[broken] Promessa da rodada { $round } quebrada: { $many ->
        [yes] { $name }
       *[no] { $you ->
            [yes] você
           *[no] { $name }
        }
    } → { $to }.
}
table-away = Enquanto você estava fora
table-away-mine = Um bot jogou por você:
table-away-others = Enquanto isso:
table-away-gold = Seu ouro: { $before } antes, { $after } agora.
table-away-on = Voltar à mesa

## Seats and stalls

table-seat-asked = tem que agir
table-seat-away = ausente
table-seat-stand-in = bot no lugar
table-seat-bot = Um bot
table-seat-program = Um programa
table-stall-of = { $mine ->
    [yes] Sua barraca
   *[no] Barraca de { $owner }
}
table-own-stall = Sua barraca: { $gold }; à vista: { $goods }; sob a barraca: { $hidden }
table-stall-legal = À vista, vale { $value }
table-stall-hidden = { $count ->
    [0] Nada oculto
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
table-stall-hidden-mine = Só você sabe quais são. Valem { $value }.
table-stall-empty = Nada ainda.
table-black-cards = Mercado clandestino: { $value }
table-facts = O que você ficou sabendo
# $what: proof_bag, proof_stall, shown_bag, shown_stall, given or received; in old games proof or shown: both places
table-fact = { $what ->
    [proof_bag] Você viu o que havia na bolsa: { $bag }.
    [proof_stall] Você viu o que há sob a barraca: { $goods }.
    [shown_bag] Você teve que mostrar a bolsa ({ $bag }).
    [shown_stall] Você teve que mostrar o que há sob a barraca ({ $goods }).
    [proof] Você viu: na bolsa, { $bag }; sob a barraca, { $goods }.
    [shown] Você teve que mostrar a bolsa ({ $bag }) e o que há sob a barraca ({ $goods }).
    [given] Você entregou { $goods }.
   *[received] Você recebeu { $goods }.
}
table-promises = Promessas
# $kind: favour, pass, open, take_nothing, goods or stall; $words: a favour in words, or a promise for later rounds
table-pledge = { $kind ->
    [pass] Rodada { $round }: { $name } a { $to }: { $mine ->
        [yes] a sua bolsa passa
       *[no] a bolsa de { $owner } passa
    }.
    [open] Rodada { $round }: { $name } a { $to }: { $mine ->
        [yes] a sua bolsa é aberta
       *[no] a bolsa de { $owner } é aberta
    }.
    [take_nothing] Rodada { $round }: { $name } a { $to }: { $mine ->
        [yes] nenhum suborno pela sua bolsa
       *[no] nenhum suborno pela bolsa de { $owner }
    }.
    [goods] Rodada { $round }: { $name } a { $to }: { $goods } da bolsa.
    [stall] Rodada { $round }: { $name } a { $to }: { $goods } de baixo da barraca.
   *[favour] Rodada { $round }: { $name } a { $to }: “{ $words }”
}
table-pledge-state = { $state ->
    [kept] cumprida
    [broken] quebrada
    [lapsed] expirada
    [said] palavra dada
   *[open] em aberto
}
table-mute = Não mostrar o que { $name } diz
table-block = Bloquear { $name }
table-blocked = Você não vai mais ouvir { $name }, nem encontrar essa pessoa nas suas mesas.

## Hand, deck, market

table-hand = { $count ->
    [0] nenhuma carta na mão
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
# A card for a screen reader. $class: legal, contraband, royal or promo; $verb: what a press does
table-card = { $verb ->
    [toss] { $good }, { $class ->
        [legal] mercadoria legal
        [contraband] contrabando
        [royal] mercadoria real
       *[promo] carta promo
    }, valor { $value }, penalidade { $penalty }: descartar
    [untoss] { $good }, no descarte: manter
    [load] { $good }, { $class ->
        [legal] mercadoria legal
        [contraband] contrabando
        [royal] mercadoria real
       *[promo] carta promo
    }, valor { $value }, penalidade { $penalty }: colocar na bolsa
    [unload] { $good }, na bolsa: tirar
   *[none] { $good }, valor { $value }, penalidade { $penalty }
}
table-deck = { $count ->
    [one] Baralho: { $count } carta
   *[other] Baralho: { $count } cartas
}
table-removed = { $count } cartas saíram do jogo sem ninguém ver
table-pile-count = { $pile ->
    [left] Pilha da esquerda: { $count }
    [right] Pilha da direita: { $count }
   *[only] Descarte: { $count }
}
table-pile-top = { $pile ->
    [left] { $count ->
        [one] Pilha da esquerda, { $count } carta, em cima: { $good }
       *[other] Pilha da esquerda, { $count } cartas, em cima: { $good }
    }
   *[right] { $count ->
        [one] Pilha da direita, { $count } carta, em cima: { $good }
       *[other] Pilha da direita, { $count } cartas, em cima: { $good }
    }
}
table-pile-more = { $pile ->
    [left] Pegar da pilha da esquerda: { $good }
   *[right] Pegar da pilha da direita: { $good }
}
table-pile-less = { $pile ->
    [left] Devolver uma à pilha da esquerda
   *[right] Devolver uma à pilha da direita
}
table-piles = Baralho e descarte
table-piles-look = Folhear as pilhas
table-market-tray = Cartas a descartar
table-market-tray-empty = Nada a descartar ainda. Toque em cartas da mão, ou puxe-as para cá.
table-market-tossed = { $count } de no máximo { $most } a descartar
table-market-take-back = Ficar com: { $good }
table-market-draws = { $count ->
    [0] Nada a comprar
    [one] Você compra { $count } carta
   *[other] Você compra { $count } cartas
}
table-market-keep = Ficar com todas
# $count: cards tossed; $taken: cards from the piles
table-market-swap = { $count ->
    [0] Pegar { $taken } das pilhas
    [one] Trocar { $count } carta
   *[other] Trocar { $count } cartas
}
table-market-no-room = Não cabem tantas na mão: descarte mais, ou pegue menos.
table-place-choose = Escolha uma pilha
table-place-choose-why = Toque em uma das duas pilhas.
table-place-on = { $pile ->
    [left] Colocar na pilha da esquerda
   *[right] Colocar na pilha da direita
}
# $pile: left, right, or none while none is chosen
table-place-goes = { $pile ->
    [left] { $count ->
        [one] Sua carta vai em cima da pilha da esquerda.
       *[other] Suas { $count } cartas vão em cima da pilha da esquerda.
    }
    [right] { $count ->
        [one] Sua carta vai em cima da pilha da direita.
       *[other] Suas { $count } cartas vão em cima da pilha da direita.
    }
   *[none] { $count ->
        [one] Sua carta vai em cima da pilha que você escolher.
       *[other] Suas { $count } cartas vão em cima da pilha que você escolher.
    }
}
table-place-order = De baixo para cima:
table-place-top = em cima
table-place-lower = { $good }: descer
table-place-higher = { $good }: subir
table-name-first-choose = Escolha um comerciante
table-name-first-why = Toque em um dos comerciantes.

## Loading and declaration

table-own-bag = { $count ->
    [0] Sua bolsa, vazia
    [one] Sua bolsa com { $count } carta
   *[other] Sua bolsa com { $count } cartas
}
table-your-bag = Sua bolsa
table-load-about = { $count ->
    [0] Toque em cartas da mão, ou puxe-as para a bolsa.
   *[other] { $count } de no máximo { $most }. Toque em uma carta para tirá-la.
}
table-load-empty = Coloque pelo menos uma carta.
table-load-full = Em uma bolsa cabem { $most } cartas.
table-load-close = { $count ->
    [0] Fechar a bolsa
    [one] Fechar a bolsa ({ $count } carta)
   *[other] Fechar a bolsa ({ $count } cartas)
}
table-load-close-really = Fechar de vez
table-load-closing = Depois que o fecho estala, ninguém muda mais nada. Nem você.
table-load-take-out = Tirar: { $good }
table-packing = carregando
table-packed = fechada
table-undeclared = ainda não declarada
table-declare-inside = Na sua bolsa:
table-declare-kinds = O que você declara
table-declare-true = { $count } de verdade
table-declare-choose = Escolha o que declarar
table-declare-choose-why = Toque em um dos tipos.
table-declare-say = Uma frase para acompanhar
table-declare-say-nothing = Não dizer nada
table-declare-honest = A pura verdade. Se abrirem, o xerife paga a você.
table-declare-lie = Não é bem a verdade. Mantenha a cara séria.
table-line-declare-1 = Embalado por mãos honestas: as minhas.
table-line-declare-2 = Pode olhar. Vai dar sono.
table-line-declare-3 = Por que está me olhando assim?
table-line-declare-4 = O de sempre, xerife.

## At the gate

table-desk = Bolsas no balcão
# $said: what was declared; $state: lies, passed, honest or seized
table-bag-about = { $mine ->
    [yes] Sua bolsa, declarada como { $said }{ $state ->
        [passed] , passou
        [honest] , aberta e honesta
        [seized] , aberta e confiscada
       *[lies] { "" }
    }
   *[no] Bolsa de { $owner }, declarada como { $said }{ $state ->
        [passed] , passou
        [honest] , aberta e honesta
        [seized] , aberta e confiscada
       *[lies] { "" }
    }
}
table-stamp = { $state ->
    [passed] Passou
    [honest] Honesta
   *[seized] Confiscada
}
table-bound = { $deed ->
    [open] tem que abrir
    [pass] tem que passar
   *[take_nothing] sem suborno
}
table-verdict = { $verdict ->
    [pass] passa
   *[open] abre
}
table-stance-of = { $verdict ->
    [pass] { $name }: passa
   *[open] { $name }: abre
}{ $confirmed ->
    [yes] , confirmado
   *[no] { "" }
}
table-alone = { $you ->
    [yes] só você
   *[no] só { $name }
}
table-dealings = { $mine ->
    [yes] Negociações sobre a sua bolsa
   *[no] Negociações sobre a bolsa de { $owner }
}
table-desk-fine = Se abrirem, você paga { gold-counted }.
table-desk-honest = É honesta: se abrirem, o xerife paga a você.
table-desk-quiet = Ninguém ofereceu nada pela bolsa de { $owner } ainda.
table-desk-quiet-mine = Você ainda não ofereceu nada.
table-desk-quiet-sheriff = { $owner } não ofereceu nada. Pressione um pouco, ou decida.
table-desk-ask = Pedir algo a { $owner }
table-quoted = “{ $words }”
table-opening = { $mine ->
    [yes] Sua bolsa é aberta
   *[no] A bolsa de { $owner } é aberta
}
# $gold: in words, with the number
table-opening-fine = { $you ->
    [yes] Você paga { $gold }.
   *[no] { $name } paga { $gold }.
}
# The Sheriff alone sees this: promised goods were missing.
table-proof = { $viewer ->
    [yes] { $name } não tinha tudo o que prometeu, e só o xerife vê a prova:
   *[no] { $name } não tinha o prometido, e prova só a você:
}
table-proof-bag = Na bolsa
table-proof-stall = Sob a barraca
table-passing = { $mine ->
    [yes] Sua bolsa passa
   *[no] A bolsa de { $owner } passa
}

## Offers

table-offer-make = Fazer uma oferta
table-nod = Nada a acrescentar
table-offer-change = Mudar sua oferta
table-offer-change-short = Mudar
table-offer-counter = Contraproposta
table-offer-accept = Aceitar
table-offer-refuse = Recusar
table-offer-withdraw = Retirar
table-offer-send = Oferecer
table-offer-to = Uma oferta a { $to }
# $names: who said yes; $waits: who has not
table-offer-agreed = Sim: { $names }. Ainda falta: { $waits }.
table-offer-bag = { $mine ->
    [yes] Sua bolsa
   *[no] Bolsa de { $owner }
}
table-offer-gives = { $you ->
    [yes] { $many ->
        [yes] Em conjunto, vocês dão
       *[no] Você dá
    }
   *[no] { $many ->
        [yes] { $name } dão
       *[no] { $name } dá
    }
}
table-offer-more = Mais: outras bolsas, e algo em troca
table-offer-choose = { $left ->
    [0] { $count ->
        [one] A carta a entregar está escolhida.
       *[other] As { $count } cartas a entregar estão escolhidas.
    }
    [one] Escolha mais { $left } carta para entregar sem mostrar.
   *[other] Escolha mais { $left } cartas para entregar sem mostrar.
}
table-offer-why-empty = Oferta de nada não é oferta: coloque alguma coisa.
table-offer-why-passing = Para prometer o que há na bolsa, o acordo tem que deixá-la passar.
table-offer-why-face-down = Não há tantas cartas ocultas nessa barraca.
table-offer-why-choose = Escolha as cartas a entregar sem mostrar.
table-deed-short = { $deed ->
    [pass] passa
    [open] é aberta
    [take_nothing] sem suborno por ela
   *[none] fora do acordo
}
table-give-stall = Mercadorias da barraca
table-give-bag = Mercadorias da bolsa
# $proof: whether a bluff has to be proved
table-give-bag-about = { $proof ->
    [yes] Prometa o que quiser. O que não estiver lá, você não precisa entregar; mas aí o xerife vê a bolsa.
   *[no] Prometa o que quiser. O que não estiver lá, você não precisa entregar.
}
table-give-contraband = { $count ->
    [one] Contrabando sob a barraca ({ $count } carta)
   *[other] Contrabando sob a barraca ({ $count } cartas)
}
table-give-bluff = Pode prometer o que não existe; depois tem que mostrar ao xerife o que existe.
table-give-unseen = Cartas sem mostrar, à escolha de quem dá
table-give-nothing = Nada a dar além de palavras.
# A promise for later rounds, as its giver says it. $kind: pass_next, never_open, nothing_against, gold_next or leave_kind;
# $goods: the kind that is left to the other
table-favour = { $kind ->
    [pass_next] Na minha próxima vez no portão, a sua bolsa passa.
    [never_open] Nunca mais abro a sua bolsa.
    [nothing_against] Na minha próxima vez no portão, não faço nenhum acordo contra a sua bolsa.
    [gold_next] Na próxima vez que pudermos fazer um acordo, pago a você { gold-counted }.
   *[leave_kind] De agora em diante, deixo isto para você: { $goods }.
}
# The same as something to choose; also $kind: none, words
table-favour-pick = { $kind ->
    [none] Nenhuma promessa
    [pass_next] “Na minha próxima vez no portão, a sua bolsa passa”
    [never_open] “Nunca mais abro a sua bolsa”
    [nothing_against] “Na minha próxima vez no portão, não faço nenhum acordo contra a sua bolsa”
    [gold_next] Ouro, na próxima vez que pudermos fazer um acordo
    [leave_kind] Um tipo de mercadoria, deixado para o outro lado
   *[words] Com minhas próprias palavras
}
# A promise as a part of an offer: to whom, and in which words
table-part-typed = uma promessa a { $to }: “{ $words }”
table-give-promise = Uma promessa para rodadas futuras
table-give-promise-about = Não obriga ninguém. Mas todos veem se foi cumprida.
table-give-kind = Qual mercadoria?
table-give-favour = Uma promessa em palavras
table-give-favour-about = Não obriga ninguém. Mas todos lembram.
table-choose-kind = { $good }, de { $most }
table-of = de { $most }
table-more = Mais: { $what }
table-less = Menos: { $what }
table-gold-jump = { $jump } de ouro a mais

## Debts, promo cards, black market, loot

table-pay-meter = { $paid } de { $amount } pagos
table-pay-all = Vão todas as mercadorias legais; não bastam.
table-pay-shown = O que você usa aqui para pagar é mostrado a todos.
table-brimstone-none = Você não tem óleo de enxofre para derramar. Ninguém vai saber: a pergunta vai para todos os que escondem algo.
table-black-worth = { $left ->
    [one] por uma carta que vale { $value }; a última
   *[other] por uma carta que vale { $value }
}
table-black-empty = esgotado
table-black-have = você tem { $count }
table-loot-so-far = Nos espólios: { $things }
table-loot-take = Você ficaria com
table-loot-about = O resto vai para o outro fiscal. Sem acordo, tudo se divide ao meio, e o que não se divide se perde.
table-loot-propose = Propor esta divisão
table-loot-proposal = { $you ->
    [yes] Você propõe ficar com { $things }.
   *[no] { $name } propõe ficar com { $things } e deixar o resto para você.
}
table-plates-choose = Escolha para seus pratos
table-plates-why = { $count ->
    [one] Escolha um tipo para mais um prato.
   *[other] Escolha tipos para mais { $count } pratos.
}
table-plates-left = { $count ->
    [0] Todos os pratos estão servidos.
    [one] Falta { $count } prato
   *[other] Faltam { $count } pratos
}

## Talk

table-talk-none = Ninguém disse nada ainda.
table-talk-say = Diga alguma coisa
table-talk-send = Dizer
table-reactions = Reações
table-phrases = Frases rápidas
table-reaction = { $reaction ->
    [laugh] dá risada.
    [gasp] perde o fôlego.
    [doubt] ergue a sobrancelha.
    [cheer] comemora.
    [groan] resmunga.
   *[wink] pisca o olho.
}
table-reaction-button = { $reaction ->
    [laugh] Rir
    [gasp] Espanto
    [doubt] Duvidar
    [cheer] Comemorar
    [groan] Resmungar
   *[wink] Piscar
}
table-phrase-sheriff-1 = O que temos aqui?
table-phrase-sheriff-2 = Tente me convencer.
table-phrase-sheriff-3 = Essa é a sua melhor oferta?
table-phrase-sheriff-4 = Sinto cheiro de pimenta daqui.
table-phrase-bargain-1 = Na minha bolsa não há nada para ver.
table-phrase-bargain-2 = Melhor olhar aquela outra bolsa.
table-phrase-bargain-3 = Eu me lembro de favores.
table-phrase-bargain-4 = Abra. Duvido.
table-phrase-wait-1 = Boa sorte a todos.
table-phrase-wait-2 = Belo dia para uma feira.
table-phrase-wait-3 = Sem pressa.
table-phrase-over-1 = Belo jogo!
table-phrase-over-2 = Só falei a verdade. Quase sempre.
table-phrase-over-3 = Mais uma?

## Hints

table-hint = Dica
table-hint-thinking = Consultando quem entende…
table-hint-wait = Esperar para ver.
table-hint-weighed = Na balança, em pontos:
table-hint-bag = Sua bolsa: { $passed } se passar, { $otherwise } a esperar sem acordo.
table-percent = { $percent }%
table-hint-opens = Para mim, há { $percent }% de chance de abrirem a sua bolsa.
table-hint-about = A visão de um bot forte, a partir do que você vê e nada mais.

## Keys

table-keys = Teclas
table-key-card = escolher uma carta da mão
table-key-arrows = andar por mão, bolsas e botões
table-key-main = o botão grande
table-key-bag = próxima bolsa no balcão
table-key-offer = fazer uma oferta
table-key-say = dizer algo sobre a bolsa
table-key-talk = conversa
table-key-log = histórico
table-key-hint = dica
table-key-crowns = rei e rainha
table-key-escape = fechar, ou desfazer o que não foi enviado
table-key-keys = esta lista

## End of a round, end of the game

table-round-over = Fim da rodada { $round } de { $rounds }
# $state: passed, honest, seized or gate (was at the gate, or had no bag)
table-round-bag = { $state ->
    [passed] passou
    [honest] honesta
    [seized] flagrada
   *[gate] –
}
table-round-stall = barraca { $value }
table-final-counting = Fazendo as contas…
table-final-skip = Mostrar tudo
table-final-winner = { $many ->
    [yes] Vitória dividida com { $score }: { $name }!
   *[no] { $you ->
        [yes] Você vence com { $score }!
       *[no] { $name } vence com { $score }!
    }
}
table-final-place = Você ficou em { $rank }º lugar.
table-final-total = Total
table-final-crown = Rei e rainha: { $good }
table-final-rematch = Jogar de novo
table-final-share = Compartilhar o replay
table-final-replay = Ver o replay
table-final-save = Salvar o registro
table-final-copied = O link está copiado.
table-final-review = Análise
table-final-result = Resultado
table-play-on = Continuar daqui
table-branch = Continuação de outra partida: não conta para nada.
table-final-wealth = Riqueza, rodada a rodada
table-final-honesty = Quem jogou limpo?
table-final-column = { $column ->
    [bags] Bolsas declaradas
    [lies] das quais, mentiras
    [caught] mentiras flagradas
    [paid] Subornos pagos
    [taken] Subornos aceitos
    [opened] Como xerife: flagrantes / bolsas abertas
    [kept] Promessas cumpridas
   *[broken] Promessas quebradas
}
table-final-clock = o relógio
table-final-bluff = Melhor blefe
table-final-bluff-about = Rodada { $round }: { $name } disse “{ goods-counted }” e passou com { $worth } em segredo. No portão: { $by }.
table-final-catch = Melhor flagrante
table-final-catch-about = Rodada { $round }: { $name } disse “{ goods-counted }”, mas na bolsa havia { $worth } de outra coisa. No portão: { $by }.
table-final-bribe = Bolsa mais cara
table-final-bribe-about = Rodada { $round }: { $name } pagou um suborno de valor { $gold } para “{ goods-counted }” passar. No portão: { $by }.

## Looking back: the decisions that weighed most, as a hint would have judged them then

table-back = Suas decisões de maior peso
table-back-about = Julgadas como uma dica as teria julgado na hora: pelo que você sabia, não pelo que veio depois.
# $kind: load, declare, open, pass, deal or refuse
table-back-did = { $kind ->
    [load] Rodada { $round }: você carregou { $goods }.
    [declare] Rodada { $round }: você declarou { goods-counted }.
    [open] Rodada { $round }: você abriu a bolsa de { $owner }.
    [pass] Rodada { $round }: você deixou passar de graça a bolsa de { $owner }.
    [refuse] Rodada { $round }: você recusou a oferta de { $with }: { $terms }.
   *[deal] Rodada { $round }: você fechou um acordo com { $with }: { $terms }.
}
table-back-lies = A chance de mentira parecia ser de { $percent }%.
# $instead: an order, as hints say it
table-back-cost = { $points ->
    [one] A dica teria sido: “{ $instead }”. Parecia melhor em cerca de { $points } ponto.
   *[other] A dica teria sido: “{ $instead }”. Parecia melhor em cerca de { $points } pontos.
}
table-back-won = { $points ->
    [one] A dica teria sido a mesma. A segunda melhor opção parecia pior em cerca de { $points } ponto.
   *[other] A dica teria sido a mesma. A segunda melhor opção parecia pior em cerca de { $points } pontos.
}
table-back-no-deal = Não fazer acordo
table-back-look = Ver de novo
