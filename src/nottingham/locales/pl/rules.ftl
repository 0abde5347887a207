# The rules, to be looked up in play. Our own words; nothing here stands in any rulebook.
# **Two stars** make a word stand out: keep them. Words of the game are those of goods.ftl.
# Messages are grouped by the sections of the page; rules-…-title is a section’s heading.

## The page

rules-title = Zasady
rules-about = Wszystko, co ważne w grze, naszymi słowami.
rules-contents = Spis treści
rules-show = Pokaż
rules-both = Obie edycje
rules-first = Pierwsza edycja
rules-second = Druga edycja
rules-in-first = Pierwsza edycja
rules-in-second = Druga edycja
rules-option = Opcja
rules-to-top = Na górę
rules-learn = Wolisz uczyć się, grając? To dziesięć minut.

## Aim

rules-aim-title = O co chodzi
rules-aim-1 = Wieziesz towary na targ obok Szeryfa, który może zajrzeć ci do torby. Mówisz, co w niej jest. To nie musi być prawda.
rules-aim-2 = Legalne towary są bezpieczne i skromne. Kontrabanda jest warta więcej, chyba że ktoś ją znajdzie. Szeryfem jest każdy po kolei.
rules-aim-3 = Wygrywa ten, kto na koniec ma najwięcej: wartość towarów na straganie, pensy i bonusy za przewagę w legalnych rodzajach.

## Goods

rules-goods-title = Towary
rules-goods-1 = **Legalne towary** to jabłka, ser, chleb i kurczaki. Tylko je można deklarować i tylko one liczą się do tytułów Króla i Królowej.
rules-goods-2 = **Kontrabanda** to pieprz, miód pitny, jedwab i kusze. Liczy się na koniec, ale nie można jej deklarować: kto ją wiezie, musi kłamać.
rules-goods-3 = **Wartość** to tyle, ile karta liczy się na koniec. **Grzywna** to kwota, którą płaci ten, kto się pomylił: kupiec albo Szeryf.
rules-goods-4 = Przy trojgu graczach nie ma chleba i jest mniej kontrabandy.
rules-goods-good = Towar
rules-goods-value = Wartość
rules-goods-penalty = Grzywna
rules-goods-three = Kart na 3 graczy
rules-goods-more = Kart na 4–6
rules-goods-counts-as = Liczy się jako
rules-goods-king = Król
rules-goods-queen = Królowa
rules-goods-crowns = Bonusy na koniec

## Set-up

rules-setup-title = Przygotowanie
rules-setup-1 = Każdy zaczyna z 50 pensami, pustym straganem i sześcioma kartami. Pensy leżą na widoku.
rules-setup-2 = Pierwszego Szeryfa wskazuje gospodarz albo los.
rules-setup-first = Dwa stosy kart odrzuconych zaczynają z pięcioma odkrytymi kartami każdy. Każdy może je przeglądać, kiedy chce.

## Rounds

rules-round-title = Runda
rules-round-1 = W każdej rundzie jeden gracz jest **Szeryfem**, a wszyscy inni **kupcami**. Runda ma pięć faz.
rules-round-market = **Wymiana**: kupcy wymieniają karty.
rules-round-loading = **Napełnianie toreb**: kupcy w tajemnicy pakują torby.
rules-round-declaration = **Deklaracje**: każdy mówi, co jest w torbie.
rules-round-inspection = **Inspekcja**: Szeryf przepuszcza albo otwiera każdą torbę.
rules-round-end = **Koniec rundy**: wszyscy dobierają karty, a znacznik Szeryfa przechodzi dalej.
rules-round-2 = Przy trojgu graczach każdy jest Szeryfem trzy razy, przy czworgu i pięciorgu dwa razy: to dziewięć, osiem i dziesięć rund. Sześcioro ma zamiast Szeryfa zastępców i dziewięć rund.

## Market

rules-market-title = Wymiana
rules-market-1 = Każdy kupiec ma jedną turę, zgodnie z ruchem wskazówek zegara: odkłada do pięciu kart albo żadnej, a potem dobiera do pełnej ręki. Szeryf nie bierze udziału.
rules-market-second-1 = Szeryf mówi, kto zaczyna. Karty odkłada się odkryte i uzupełnia ze stosu głównego. Po ostatniej turze wszystkie trafiają na stos kart odrzuconych.
rules-market-first-1 = Zaczyna kupiec po lewej stronie Szeryfa. Karty odkłada się zakryte.
rules-market-first-2 = Przed dobraniem możesz wziąć karty z wierzchu któregokolwiek stosu kart odrzuconych, ile zmieści ręka, na oczach wszystkich. Czego brakuje, dobierasz ze stosu głównego. Potem do tamtych stosów nie ma już powrotu.
rules-market-first-3 = Dopiero wtedy kładziesz odłożone karty na jednym ze stosów, odkryte, w dowolnej kolejności.
rules-market-2 = Nikt nie może odłożyć całej ręki, której nie dałoby się uzupełnić.

## Loading

rules-loading-title = Napełnianie toreb
rules-loading-1 = Wszyscy kupcy naraz wkładają z ręki do torby od jednej do pięciu kart. Nikt nie widzi jakich ani ilu, póki nie zamknie się ostatnia torba.
rules-loading-2 = Zamknięta torba zostaje zamknięta: niczego się nie dokłada, nie wyjmuje ani nie zamienia.
rules-loading-3 = Kto nie ma ani jednej karty, pauzuje w tej rundzie.

## Declaration

rules-declaration-title = Deklaracje
rules-declaration-1 = Od lewej strony Szeryfa, zgodnie z ruchem wskazówek zegara, każdy kupiec podaje **jeden legalny rodzaj** i **dokładną liczbę kart** w torbie.
rules-declaration-2 = Liczba musi być prawdziwa, rodzaj nie musi. Nie można zadeklarować kontrabandy ani dwóch rodzajów.
rules-declaration-3 = Dobro królewskie to jedna karta i nigdy nie jest zadeklarowanego rodzaju.

## Inspection

rules-inspection-title = Inspekcja
rules-inspection-1 = Szeryf decyduje o torbach po jednej, w dowolnej kolejności: **przepuszcza** torbę albo ją **otwiera**. Póki decyzja nie zapadnie, wszyscy mogą się o torbę targować i tylko Szeryf kończy rozmowy. Decyzji nie można cofnąć.
rules-inspection-passed = **Torba, która przeszła**: właściciel kładzie na straganie legalne towary odkryte, a kontrabandę zakrytą. Wszyscy widzą, ile kart leży zakrytych, nikt nie wie jakich.
rules-inspection-true = **Otwarta torba z prawdą**, gdzie każda karta jest zadeklarowanego rodzaju: Szeryf płaci właścicielowi grzywnę od każdej karty, a towary trafiają na stragan.
rules-inspection-false = **Otwarta torba z kłamstwem**: karty zadeklarowanego rodzaju trafiają na stragan. Wszystkie inne, także legalne, są konfiskowane, a właściciel płaci Szeryfowi ich grzywny.
rules-inspection-first = Skonfiskowane karty trafiają na jeden z dwóch stosów kart odrzuconych; na który i w jakiej kolejności, wybiera Szeryf.
rules-inspection-second = Skonfiskowane karty trafiają na stos kart odrzuconych.
rules-inspection-2 = Uczciwe towary trafiają na stragan przed zapłatą grzywny, więc mogą pomóc ją zapłacić.

## Deals

rules-deals-title = Łapówki i umowy
rules-deals-1 = Od ostatniej deklaracji do decyzji o ostatniej torbie Szeryf i każdy kupiec mogą zawierać umowy, także o cudze torby i także wtedy, gdy decyzja o torbie kupca już zapadła. Ofertę może złożyć każda ze stron, a „tak” drugiej czyni z niej umowę.
rules-deals-contents = Co może zawierać oferta
rules-deals-gold = pensy, tyle, ile ich leży;
rules-deals-legal = legalne towary ze straganu;
rules-deals-contraband = kontrabandę ze straganu, według rodzaju albo jako kartę do wyboru dającego;
rules-deals-bag = towary z torby samego kupca, jeśli umowa tę torbę przepuszcza;
rules-deals-deeds = co Szeryf zrobi z dowolną torbą, o której jeszcze nie zdecydował: przepuści ją, otworzy albo nic za nią nie weźmie;
rules-deals-favour = przysługę, w słowach; w jednej rundzie kupiec obiecuje najwyżej dwie i najwyżej dwie mu się obiecuje.
rules-deals-hand = Karty z ręki nigdy nie są częścią umowy.
rules-deals-binding = **Wiąże wszystko prócz przysług**, w obrębie tej rundy. Szeryf, któremu zapłacono za otwarcie torby, musi ją otworzyć, choćby potem ktoś dał więcej. Przysługa nie wiąże nikogo; stół tylko ją pamięta.
rules-deals-typed = **Obietnice, które ocenia stół** (nasza zasada): że torba następnym razem przejdzie, że już nigdy nie zostanie otwarta, że nie będzie umowy przeciw niej, że przy najbliższej okazji będą pensy, że rodzaj towaru zostanie dla kogoś innego. One też nikogo nie wiążą, ale wszyscy dowiadują się, gdy któraś zostanie dotrzymana albo złamana.
rules-deals-statements = **Wypowiedzi** (nasze): dotknij torby, kupca albo Szeryfa i powiedz coś, co każdy przeczyta w swoim języku: „w mojej torbie jest dokładnie to, co w deklaracji”, „Ann kłamie”, „kto płaci najmniej, tego torbę otwieram”. Słowa nikogo nie wiążą. Ale kiedy prawda wyjdzie na jaw, stół je stempluje: prawda albo kłamstwo, dotrzymane albo nie.
rules-deals-nothing = **Nic nie brać** znaczy: żadnych umów z właścicielem tej torby, póki nie zapadnie decyzja.
rules-deals-when = **Pensy i towary zmieniają właściciela od razu.** Umowa, która przepuszcza torbę samego kupca, przepuszcza ją na miejscu; obiecane z niej towary idą zaraz potem.
rules-deals-bluff = **Towary obiecane z torby mogą być blefem.** Gdy torba przejdzie, oddaje się z obiecanych rodzajów to, co w niej jest, i nic więcej.
rules-deals-bluff-second = Kontrabanda obiecana ze straganu kupca może tak samo być blefem. Komu czegoś brakuje, ten to udowadnia: Szeryf, i nikt inny, ogląda miejsce, o którym była mowa, czyli zawartość torby, która właśnie przeszła, albo zakryte karty na straganie. Zamkniętej torby nie pokazuje się nigdy.
rules-deals-bluff-first = Kontrabanda ze straganu musi być prawdziwa. Dowodów nie ma: czego brakuje, tego brakuje.
rules-deals-real = To, co daje Szeryf, musi być prawdziwe.
rules-deals-life = **Między dwiema stronami w każdym kierunku stoi jedna oferta**; nowa zastępuje starą. Kończy się, gdy zostanie przyjęta, odrzucona lub wycofana albo gdy wygaśnie: o torbie z oferty zdecydowano inaczej lub czegoś z oferty już nie ma.
rules-deals-pass = Szeryf przepuszcza torbę **z** ofertą właściciela, czyli ją przyjmuje, albo **bez** niej, czyli ją odrzuca. Nikt nie musi brać łapówki. Otwarcie torby odrzuca wszystkie oferty jej przepuszczenia.
rules-deals-public = Wszyscy słyszą oferty i umowy oraz widzą, ile kart zmienia właściciela. Jaka to kontrabanda, wiedzą tylko obie strony.

## Debts

rules-debts-title = Płacenie, gdy nie ma czym
rules-debts-1 = Grzywnę płaci się pensami, póki starcza. Czego brakuje, płaci się towarami ze straganu po ich wartości: najpierw legalnymi towarami, a kontrabandą tylko wtedy, gdy tamtych nie dość. Nikt nie wydaje reszty.
rules-debts-2 = Towary wybiera dłużnik, ale ani karty więcej, niż trzeba. Gdy nic już nie zostało, resztę się daruje.
rules-debts-3 = Kontrabandę, która spłaca dług, pokazuje się wszystkim, po czym leży zakryta na cudzym straganie. Szeryf, który jest winien uczciwemu kupcowi, to dłużnik jak każdy inny.
rules-debts-4 = Umowy nie rodzą długów: nikt nie może obiecać więcej pensów, niż ma.

## End of round

rules-end-title = Koniec rundy
rules-end-1 = Znacznik Szeryfa przechodzi w lewo, a wszyscy dobierają ze stosu głównego do pełnej ręki, od nowego Szeryfa zgodnie z ruchem wskazówek zegara.

## Empty deck

rules-deck-title = Gdy stos główny jest pusty
rules-deck-second = Stos kart odrzuconych tasuje się w nowy stos główny; karty odłożone w trwającej wymianie nie wchodzą do niego.
rules-deck-first = Oba stosy kart odrzuconych tasuje się w nowy stos główny, ale pięć wierzchnich kart każdego zostaje na miejscu.
rules-deck-1 = Jeśli nawet to nie wystarczy, kart na ręce zostaje mniej.

## Scoring

rules-scoring-title = Punktacja
rules-scoring-1 = Po ostatniej rundzie odkrywa się całą kontrabandę. Karty na ręce są nic niewarte. Twój wynik to wartość wszystkiego na twoim straganie, pensy, bonusy i karty czarnego rynku.
rules-scoring-kings = **Król i Królowa**: w każdym legalnym rodzaju kto ma najwięcej, jest Królem, a następny Królową. Trzeba mieć choć jeden towar tego rodzaju.
rules-scoring-shared-king = **Kilka osób ma najwięcej**: dzielą się oboma bonusami, z zaokrągleniem w dół, i nie ma Królowej.
rules-scoring-shared-queen = **Kilka osób na drugim miejscu**: dzielą się bonusem Królowej, z zaokrągleniem w dół.
rules-scoring-ties = **Remis**: wygrywa ten, kto ma więcej kart legalnych towarów, potem więcej kart kontrabandy. Kto nadal remisuje, wygrywa wspólnie.

## Options

rules-royal-title = Dobra królewskie
rules-royal-1 = Do talii dochodzi trochę lepszych towarów: dwanaście, a przy trojgu graczach sześć. W grze są kontrabandą i trzeba je przemycić.
rules-royal-2 = Na koniec dobro królewskie liczy się dwa lub trzy razy dla Króla i Królowej swojego rodzaju. Do wszystkiego innego to jedna karta.
rules-clock-title = Ograniczony czas inspekcji
rules-clock-1 = Cała inspekcja może trwać 60 sekund na każdego kupca; z zastępcami 240. Gdy zadzwoni dzwonek, torby, które każe otworzyć umowa, są otwierane, a wszystkie inne przechodzą za darmo.
rules-removal-title = Usuwanie kart przed grą
rules-removal-1 = Przed rozdaniem dziesięć kart w tajemnicy opuszcza grę, więc nikt nie policzy, co zostało.
rules-seven-title = Siedem kart
rules-seven-1 = Na ręce jest siedem kart zamiast sześciu. Nadal odkłada się najwyżej pięć i najwyżej pięć wkłada się do torby.

## Black market

rules-black-title = Czarny rynek
rules-black-1 = Pieprz, miód pitny i jedwab mają po dwie karty, droższa na wierzchu.
rules-black-2 = Gdy zapadnie decyzja o twojej torbie, możesz pokazać ze straganu trzy karty kontrabandy jednego rodzaju, także te dopiero co przywiezione, i wziąć wierzchnią kartę tego rodzaju. Te trzy opuszczają grę. Jedna karta na kupca i rundę.
rules-black-3 = Po ostatniej torbie pyta się jeszcze raz każdego, kto mógłby skorzystać, żeby samo pytanie niczego nie zdradzało.
rules-black-4 = Karty leżą odkryte i liczą się na koniec według wartości. Nie są towarami: nie można ich oferować, nie spłacają długów i nie rozstrzygają remisów.
rules-black-top = Karta na wierzchu
rules-black-bottom = Karta pod nią

## Deputies

rules-deputies-title = Sześcioro graczy: zastępcy
rules-deputies-1 = Nie ma Szeryfa. W każdej rundzie losuje się dwóch **zastępców**, a czworo graczy handluje. Na każdego los pada raz na trzy rundy, a gra ma ich dziewięć.
rules-deputies-2 = Każdy zastępca oddaje głos o każdej torbie, **przepuścić** albo **otworzyć**, i może go zmienić, póki obaj nie potwierdzą. Zmiana cofa oba potwierdzenia.
rules-deputies-pass = **Obaj przepuszczają**: torba przechodzi, z ofertą właściciela albo bez. Co zapłacono, trafia do łupu.
rules-deputies-open = **Obaj otwierają**: każdy płaci połowę tego, co kosztuje uczciwa torba. Grzywna za fałszywą trafia do łupu.
rules-deputies-differ = **Nie zgadzają się**: oferty dla obu wygasają, a ten, kto chce otworzyć, działa dalej sam. Umowy o tę torbę zawiera się teraz z nim: przepuszcza ją i zachowuje zapłatę albo otwiera i płaci lub zbiera wszystko.
rules-deputies-3 = Póki działają razem, oferty składa się obu, wiążą obu i wymagają „tak” od obu. Dwaj zastępcy razem nie dają nic prócz słów.
rules-deputies-loot = **Łup**: gdy zapadną decyzje o wszystkich torbach, każdy zastępca może raz zaproponować podział całości, a drugi może się zgodzić. Bez zgody pensy dzieli się na pół i tak samo każdy rodzaj towaru; co się nie dzieli, jest odrzucane, a nieparzysty pens idzie do banku.
rules-deputies-4 = Gdzie decydować może tylko jeden, decyduje zastępca wylosowany jako pierwszy.

## Promo cards

rules-promo-title = Karty promocyjne
rules-promo-1 = Każdą włącza się osobno. Wszystkie są w grze kontrabandą: znalezione są konfiskowane, a przepuszczone leżą zakryte.
rules-promo-arcane_scrolls = Kto ma je na koniec, nie dostaje bonusu Króla ani Królowej i nikt nie wchodzi na jego miejsce.
rules-promo-feast_plate = Na koniec staje się legalnym towarem wybranym przez właściciela: do wartości, koron i remisów. Wcześniej spłaca 2 pensy długu.
rules-promo-royal_summons = Jeśli torba zostanie otwarta i wszystko inne zgadza się z deklaracją, Szeryf płaci 8 pensów więcej za każde wezwanie, a ono trafia na karty odrzucone. Obok kłamstwa jest po prostu konfiskowane.
rules-promo-princes_sword = Nic prócz sporej wartości.
rules-promo-olive_oil = Nic prócz wartości.
rules-promo-dragon_pepper = Każdy zwykły pieprz na tym samym straganie jest wart o 1 więcej.
rules-promo-strawberry_mead = Każdy zwykły miód pitny na tym samym straganie jest wart o 1 więcej.
rules-promo-golden_silk = Każdy zwykły jedwab na tym samym straganie jest wart o 1 więcej.
rules-promo-heavy_crossbow = Każda zwykła kusza na tym samym straganie jest warta o 2 więcej.
rules-promo-brimstone_oil = Gdy przechodzi z nim twoja torba, możesz go odrzucić i spalić do dwóch legalnych towarów jednego rodzaju na czyimś straganie. Pyta się każdego, kto kładzie zakryte karty, żeby samo pytanie niczego nie zdradzało.

## Editions

rules-editions-title = Czym różnią się edycje
rules-editions-point = Kwestia
rules-editions-start = Kto zaczyna wymianę
rules-editions-start-first = kupiec po lewej stronie Szeryfa
rules-editions-start-second = kogo wskaże Szeryf
rules-editions-aside = Odłożone karty
rules-editions-aside-first = zakryte, potem na wybrany stos
rules-editions-aside-second = odkryte, potem na stos kart odrzuconych
rules-editions-draw = Dobieranie
rules-editions-draw-first = z dwóch stosów, potem ze stosu głównego
rules-editions-draw-second = ze stosu głównego
rules-editions-piles = Stosy kart odrzuconych
rules-editions-piles-first = dwa, na początek po pięć kart
rules-editions-piles-second = jeden, na początku pusty
rules-editions-empty = Pusty stos główny
rules-editions-empty-first = zostaje pięć wierzchnich kart każdego stosu
rules-editions-empty-second = tasuje się cały stos
rules-editions-bluff = Blef o kontrabandzie na straganie
rules-editions-bluff-first = nie
rules-editions-bluff-second = tak, z dowodem dla Szeryfa

## Secrets

rules-secrets-title = Kto co może wiedzieć
rules-secrets-own = **Tylko ty** znasz swoją rękę, swoją torbę, póki nie zostanie otwarta, i rodzaje kontrabandy na swoim straganie.
rules-secrets-all = **Wszyscy** znają pensy, legalne towary na straganach, deklaracje, oferty, umowy i stosy kart odrzuconych oraz liczbę kart na rękach, w torbach, gdy wszystkie są zamknięte, zakrytych na straganach i w stosie głównym.
rules-secrets-shown = **Wszyscy widzą** otwartą torbę, skonfiskowane towary oraz kontrabandę, która spłaca dług albo kupuje kartę czarnego rynku.
rules-secrets-two = **Tylko dający i biorący** znają przekazaną kontrabandę i to, co udowodniono.
rules-secrets-nobody = **Nikt** nie zna kolejności stosu głównego ani kart usuniętych przed grą.
rules-secrets-after = Gdy gra jest podliczona, wszystko jest jawne i każdy może sprawdzić, że tasowanie było uczciwe.
