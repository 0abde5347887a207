# The first game of a learner: one text for each step of web/scripts/first_game.py.
# A text that ends in -else answers something that was not asked for: it says what to do instead.
# Marion (Marian is a man in Poland), Will and Tuck are names. Short sentences; the screen is a phone.
# Marion is never inflected; Tuck and Will are.

## The frame around it

learn-title = Nauka gry
learn-you = Ty
learn-continue = Dalej
learn-leave = Przerwij lekcję
learn-leave-ask = Przerwać lekcję? Następnym razem zacznie się od początku.
learn-stay = Zostań
learn-progress = Krok { $step } z { $steps }
learn-rewind = Wróć do wyboru
learn-watch = Patrz.
learn-your-turn = Twoja kolej
learn-another-way = Zakończ inaczej
learn-again = Jeszcze raz od początku
learn-play = Zagraj z botami
learn-rules = Przeczytaj zasady

## Before the market

learn-hello = Witaj w Nottingham. Wieziesz towary na targ, a po drodze stoi Szeryf. Wygrywa ten, kto na koniec ma najwięcej: liczą się i pensy, i towary.
learn-goods = Twoje karty. Jabłka, ser, chleb i kurczaki są legalne. Jedwab i miód pitny to kontrabanda: warta więcej i zakazana. Moneta to wartość karty, czerwona pieczęć – ile kosztuje wpadka z nią.
learn-stall = Twój stragan. Co przejdzie przez bramę, trafia tutaj i liczy się na koniec. Co zostanie na ręce, nie liczy się wcale.
learn-gate = W tej rundzie Szeryfem jest Tuck; on nie handluje. Handlujecie ty, Marion i Will. Stragany i pensy widzą wszyscy, a twojej ręki nikt.

## Market

learn-market-first = Zaczyna się wymiana. Tuck puszcza cię przodem.
learn-market = Odrzuć do pięciu kart, których nie chcesz, i dobierz tyle samo nowych. Pozbądź się chleba i sera: polujesz na jabłka.
learn-market-else = Wybierz chleb i ser, nic więcej; potem je odrzuć.
learn-market-drawn = Jeszcze dwa jabłka. Szczęście albo bardzo miły nauczyciel.
learn-market-others = Teraz wymieniają Marion i Will. Co odrzucają, leży odkryte i zdradza, czego nie potrzebują.

## Loading

learn-loading = Teraz wszyscy w tajemnicy napełniają torby: od jednej do pięciu kart. Gdy zatrzask kliknie, torba zostaje zamknięta.
learn-load = Włóż do torby trzy jabłka i jedwab. Tak, jedwab. Potem ją zamknij.
learn-load-else = Trzy jabłka i jedwab: cztery karty. Jedno jabłko i miód pitny zostaw na później.
learn-load-others = Pozostali zamykają torby. Od teraz wszyscy widzą, ile kart jest w każdej.

## Declaration

learn-declare = Powiedz, co jest w torbie: dokładną liczbę i jeden legalny rodzaj. Karty są cztery, więc: cztery jabłka. Trzy z nich to nawet prawda.
learn-declare-else = Zadeklaruj jabłka. Wszystko inne byłoby kłamstwem bez jednego jabłka.
learn-declare-others = Marion mówi: trzy kurczaki. Will mówi: trzy chleby.

## Inspection, as a merchant

learn-inspection = Wszystkie torby leżą przed Szeryfem. Każdą przepuszcza albo otwiera. Póki nie zdecyduje, wszyscy mogą gadać, oferować i dawać w łapę.
learn-passed = Tuck macha ręką: Marion przechodzi.
learn-passed-after = Torba, która przeszła, trafia na stragan: legalne towary odkryte, kontrabanda zakryta. Kurczaki Marion były kurczakami.
learn-opened-true = Tuck otwiera torbę Willa…
learn-opened-true-after = Trzy chleby, zgodnie ze słowem. Za uczciwą torbę Szeryf płaci grzywnę od każdej karty: sześć pensów dla Willa. Podejrzliwość kosztuje.
learn-your-bag = Teraz twoja. Jeśli Tuck ją otworzy, jabłka zostaną twoje, jedwab przepadnie, a ty zapłacisz za niego cztery pensy. Lepiej zamienić z nim słówko.
learn-bribe = Zaoferuj Tuckowi pięć pensów za przepuszczenie twojej torby.
learn-bribe-else = Pięć pensów za przepuszczenie twojej torby. Na razie nic więcej.
learn-counter = Tuck waży monety w dłoni i podaje własną cenę: osiem.
learn-accept = Osiem pensów za jedwab wart osiem i trzy jabłka w spokoju. Zgódź się. Albo odmów i zobacz, co robi Szeryf, któremu się nudzi.
learn-accept-else = Zgódź się na cenę Tucka albo ją odrzuć.
learn-stubborn = Pensy zostają u ciebie. Tuck otwiera torbę…
learn-stubborn-after = Jabłka zgadzały się z deklaracją i są twoje. Jedwab skonfiskowany, a ty płacisz za niego grzywnę: cztery pensy. Wracamy o krok, na co nie pozwoli żadna prawdziwa brama.
learn-smuggled = Przeszło. Trzy jabłka leżą na twoim straganie na widoku. Jedwab leży zakryty: wszyscy widzą kartę, nikt nie wie jaką.
learn-races = Sześć jabłek, najwięcej ze wszystkich. Na koniec kto ma najwięcej danego legalnego rodzaju, jest jego Królem, a następny Królową. Za jabłka to dwadzieścia i dziesięć.

## Inspection, as the Sheriff

learn-sheriff = Wszyscy znów mają po sześć kart, a odznaka wędruje w lewo: do ciebie. Szeryf niczego nie wiezie na targ. Szeryf czeka na tych, którzy wiozą.
learn-name-first = Ty mówisz, kto pierwszy wymienia karty. Niech będzie Marion.
learn-name-first-else = Tym razem pierwsza Marion.
learn-sheriff-market = Wszyscy wymieniają karty. Will ma więcej, niż pokazuje.
learn-sheriff-loading = Torby napełniają się tam, gdzie nie widzisz.
learn-sheriff-declarations = Troje kupców, trzy opowieści.
learn-desk = Torby i to, co o nich zadeklarowano. O każdej decydujesz osobno, w dowolnej kolejności: przepuszczasz albo otwierasz.
learn-tuck = Najpierw Tuck: dwa sery, ani kropli potu, a na straganie trzy sery. Przepuść. Albo otwórz i zobacz, ile kosztują wątpliwości.
learn-tuck-else = Najpierw torba Tucka: przepuść ją albo otwórz.
learn-tuck-opened = Otwierasz torbę Tucka…
learn-tuck-opened-after = Dwa sery. Uczciwa torba kosztuje cię grzywny: cztery pensy dla Tucka. Wracamy o krok.
learn-will-says = „W mojej torbie jest dokładnie to, co w deklaracji” – mówi Will. Dotknij kogoś, by też coś powiedzieć. To nie wiąże, ale gdy prawda wyjdzie, stół stempluje.
learn-will-offers = Will przysuwa się z trzema pensami. Za cztery chleby? Co za hojność.
learn-will = Kto nie ma nic do ukrycia, ten za to nie płaci. Otwórz torbę Willa. Albo weź pensy i zobacz, co się prześliźnie.
learn-will-else = Zdecyduj o torbie Willa: otwórz ją albo przepuść.
learn-will-passed = Will przemyka przez bramę w mgnieniu oka…
learn-will-passed-after = Dwie karty leżą zakryte. W prawdziwej grze nigdy się nie dowiesz, ale tu podejrzymy: dwie kusze, po dziewięć pensów. Wracamy o krok.
learn-caught = Dwa chleby były prawdziwe i zostają u niego. Dwie kusze nie były: skonfiskowane, a Will płaci ci za nie osiem pensów. Tyle kosztuje kłamstwo.
learn-marian-offers = Marion oferuje dziesięć pensów i jabłko ze straganu za swoje trzy kurczaki.
learn-marian = Ładna oferta i podejrzana. Weź ją i nigdy się nie dowiesz albo otwórz torbę i sprawdź. Jedno i drugie jest dobre: ty tu jesteś Szeryfem.
learn-marian-else = Zdecyduj o torbie Marion: przyjmij ofertę, przepuść bez niej albo otwórz.

## The end

learn-bribed-now = Interesy z tobą to przyjemność.
learn-bribed = Umowa wiąże: pensy i jabłko są twoje, a torba przeszła nieotwarta. Jedna karta leży zakryta. To miód pitny, ale nie wiesz tego od nas.
learn-searched-now = Otwierasz torbę Marion…
learn-searched = Dwa kurczaki i miód pitny: skonfiskowany, a cztery pensy dla ciebie. Oferta przepadła, a była warta więcej. Łapanie nie zawsze jest najlepszym interesem.
learn-kind-now = Przepuszczasz Marion i nic nie bierzesz.
learn-kind = Miło z twojej strony. Jedna karta leży zakryta: miód pitny, dla niej wart siedem. Litość się na koniec nie liczy, niestety.
learn-scores = Dzień targowy skończony. Odkrywamy kontrabandę, liczymy towary i pensy, a potem przychodzą korony. Przy remisie się dzieli.
learn-goodbye = I to cała gra: wymień, spakuj, powiedz coś i spójrz komuś w oczy. Prawdziwa gra we czworo ma osiem rund i nikt w niej nie jest cierpliwy.
# The three others at the lesson’s table
learn-name = { $name ->
    [Marian] Marion
    [Will] Will
   *[Tuck] Tuck
}
