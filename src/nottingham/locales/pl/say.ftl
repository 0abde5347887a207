# Statements (rules §17): what anybody can say at the table, in the words of whoever says it.
# $name: of whom it is said, or whose bag; $to: who is asked. Names are never inflected, and nobody’s gender is known.
# $own: yes, if it is about the speaker’s own bag (of questions: the asked one’s own); me, if a question is about the asker.
# $good, $count: so many of a kind (goods-counted); $kind: the name of that kind; $gold: gold (gold-counted).

say-as-declared = { $own ->
    [yes] W mojej torbie jest dokładnie to, co w deklaracji.
   *[no] { $name } mówi prawdę: w torbie jest to, co w deklaracji.
}
say-lies = { $own ->
    [yes] W mojej torbie nie jest to, co w deklaracji.
   *[no] { $name } kłamie.
}
say-no-contraband = { $own ->
    [yes] W mojej torbie nie ma kontrabandy.
   *[no] W torbie kupca { $name } nie ma kontrabandy.
}
say-contraband = { $own ->
    [yes] W mojej torbie jest kontrabanda.
   *[no] W torbie kupca { $name } jest kontrabanda.
}
say-holds = { $count ->
    [0] Tego nie ma w mojej torbie: { $kind }.
   *[other] W mojej torbie jest dokładnie tyle: { goods-counted }.
}
say-you-lose = Otwórz moją torbę, a stracisz tyle: { gold-counted }.
say-tossed = { $own ->
    [yes] { $count ->
        [0] Tego nie odrzucam: { $kind }.
       *[other] Odrzucam: { goods-counted }.
    }
   *[no] { $count ->
        [0] { $name } nie odrzuca tego: { $kind }.
       *[other] { $name } odrzuca: { goods-counted }.
    }
}
say-owes-me = { $name } ma u mnie dług.
say-open-that = Otwórz torbę kupca { $name }, nie moją.
say-least-opened = Kto płaci najmniej, tego torbę otwieram.
say-big-opened = Otwieram każdą torbę z czterema kartami lub więcej.
say-quiet-passes = Kto milczy, tego torby nie otwieram.
say-last-chance = { $name }, ostatnia szansa: płać albo otwieram.
say-how-much = { $name }, ile?
say-wont-pay = Za tę torbę nie płacę.
say-could-pay-more = Mogę zapłacić więcej.
say-make-offer = Złóż mi ofertę.
say-saw-that = Wszystko widzę, { $name }.

## Questions

say-ask-as-declared = { $own ->
    [yes] { $to }, czy w twojej torbie jest dokładnie to, co w deklaracji?
   *[no] { $to }, czy { $name } mówi prawdę?
}
say-ask-no-contraband = { $own ->
    [yes] { $to }, masz w torbie kontrabandę?
   *[no] { $to }, czy w torbie kupca { $name } jest kontrabanda?
}
say-ask-holds = { $to }, ile tego masz w torbie: { $kind }?
say-ask-you-lose = { $to }, ile kosztuje otwarcie twojej torby?
say-ask-tossed = { $own ->
    [yes] { $to }, ile tego odrzucasz: { $kind }?
    [me] { $to }, ile tego odrzucam: { $kind }?
   *[no] { $to }, ile tego odrzuca { $name }: { $kind }?
}
say-ask-owes-me = { $own ->
    [me] { $to }, czy mam u ciebie dług?
   *[no] { $to }, czy { $name } ma u ciebie dług?
}
say-ask-wont-pay = { $to }, zapłacisz?

# A line of a list whose numbers and goods are chosen next. $kind: holds, you-lose, tossed, ask-holds or ask-tossed
say-open = { $kind ->
    [holds] Ile kart danego towaru jest w mojej torbie…
    [you-lose] Ile stracisz, otwierając moją torbę…
    [tossed] { $own ->
        [yes] Ile kart danego towaru odrzucam…
       *[no] Ile kart danego towaru odrzuca { $name }…
    }
    [ask-holds] { $to }, ile kart danego towaru jest w twojej torbie?
   *[ask-tossed] { $own ->
        [yes] { $to }, ile kart danego towaru odrzucasz?
        [me] { $to }, ile kart danego towaru odrzucam?
       *[no] { $to }, ile kart danego towaru odrzuca { $name }?
    }
}

## What came of it

say-state = { $state ->
    [true] prawda
    [false] kłamstwo
    [kept] dotrzymane
    [broken] niedotrzymane
    [open] jeszcze nie wiadomo
   *[never] nie wyszło na jaw
}
say-settled = { $you ->
    [yes] Twoje słowo
   *[no] Słowo kupca { $name }
} „{ $words }”: { $verdict }.
say-record = { $said ->
    [one] { $said } wypowiedź
    [few] { $said } wypowiedzi
   *[many] { $said } wypowiedzi
}, { $lies ->
    [0] ani jednego kłamstwa
    [one] { $lies } kłamstwo
    [few] { $lies } kłamstwa
   *[many] { $lies } kłamstw
}

## On the screen

say-title = Powiedz
say-more = Więcej…
say-which = Jaki towar?
say-how-many = Ile?
say-straight = Kto jak trzymał się prawdy
