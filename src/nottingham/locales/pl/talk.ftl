# What bots say, one message a line: talk-<moment>-<character>-<number>, counted from 1 without gaps.
# “plain” is for those without a character, and for moments in which character makes no difference.
# Short, dry, a wink now and then; never mocking. Nobody knows whether the speaker’s bag is true, so no line may
# tell. No good is named except by $good. Speaker and hearer are of any gender: words that would show it are avoided;
# names stay as they are, so they are only called, never inflected.

## A merchant declares a bag. $good, $count

talk-declare-plain-1 = { goods-counted }. Ani więcej, ani mniej.
talk-declare-plain-2 = W torbie: { goods-counted }.
talk-declare-plain-3 = { goods-counted }, wszystko pakowane dziś rano.
talk-declare-cautious-1 = { goods-counted }. Policzone dwa razy.
talk-declare-cautious-2 = Tylko { goods-counted }, jeśli wolno.
talk-declare-brazen-1 = { goods-counted }. Czy ta twarz mogłaby kłamać?
talk-declare-brazen-2 = { goods-counted }. Najładniejsza torba dnia.
talk-declare-corrupt-1 = { goods-counted }. Na pewno się dogadamy.
talk-declare-corrupt-2 = { goods-counted } i serdeczne pozdrowienia dla całej bramy.
talk-declare-stern-1 = { goods-counted }. Proszę zapisać.
talk-declare-stern-2 = { goods-counted }. To moje oświadczenie.
talk-declare-grudging-1 = { goods-counted }. Uniesione brwi też pamiętam.
talk-declare-grudging-2 = { goods-counted }. Wiem, kto w to wątpi. Zawsze wiem.
talk-declare-gullible-1 = { goods-counted }! Tu przecież wszyscy mówią prawdę, nie?
talk-declare-gullible-2 = { goods-counted }. Jaka to miła brama.

## A merchant offers gold for passing the own bag. $gold, $office

talk-offer-plain-1 = { gold-counted } i nikt nie musi niczego rozwiązywać.
talk-offer-plain-2 = { gold-counted } za torbę, która zostanie zamknięta.
talk-offer-cautious-1 = { gold-counted }? O ile to nie zbyt śmiałe.
talk-offer-cautious-2 = Może { gold-counted } i będzie nam spokojniej?
talk-offer-brazen-1 = { gold-counted }. Na nowy zawias do bramy.
talk-offer-brazen-2 = { gold-counted }, od ręki. Na twoim miejscu biorę bez namysłu.
talk-offer-corrupt-1 = { gold-counted }, { office }, tak po przyjacielsku.
talk-offer-corrupt-2 = { gold-counted }. Nazwijmy to opłatą za bramę.
talk-offer-stern-1 = { gold-counted }. Dwa razy nie powtarzam.
talk-offer-stern-2 = { gold-counted }. Uczciwa cena. Czekam na uczciwą odpowiedź.
talk-offer-grudging-1 = { gold-counted }. Odpowiedź zapamiętam.
talk-offer-grudging-2 = { gold-counted }, choć niczego nie zapominam.
talk-offer-gullible-1 = { gold-counted }! Tyle się przecież daje, prawda?
talk-offer-gullible-2 = Podobno { gold-counted } to zwykła stawka.

## A merchant offers something else than gold for it. $office

talk-offer-goods-plain-1 = Tym razem bez monet, { office }. Mam coś innego.
talk-offer-goods-plain-2 = Monety to nie wszystko, { office }.

## A merchant offers more gold than before. $gold, $office

talk-raise-plain-1 = No to { gold-counted }. Spokój drożeje.
talk-raise-plain-2 = { gold-counted } i to moje ostatnie słowo. Prawie.

## A merchant offers gold for the opening of another bag. $gold

talk-buy-plain-1 = { gold-counted }, jeśli pewna torba doczeka się uwagi.
talk-buy-plain-2 = Cena mojej ciekawości na dziś: { gold-counted }.

## The maker withdraws an offer.

talk-withdraw-plain-1 = Ta oferta już wystygła.
talk-withdraw-plain-2 = Cofam. Bez urazy.

## The Sheriff asks gold of a merchant for passing the bag. $gold, $name

talk-demand-plain-1 = { gold-counted }, { $name }, albo otwieram.
talk-demand-plain-2 = Moją ciekawość da się uspokoić, { $name }. Cena: { gold-counted }.
talk-demand-cautious-1 = { gold-counted }, { $name }, i więcej wiedzieć nie muszę.
talk-demand-cautious-2 = Powiedzmy, { gold-counted }? Wolę tam nie zaglądać.
talk-demand-brazen-1 = { gold-counted }, { $name }. Aż mnie palce świerzbią.
talk-demand-brazen-2 = { gold-counted }. Cena nowa. Jeszcze ciepła.
talk-demand-corrupt-1 = { gold-counted }, { $name }, i tej torby nie widać.
talk-demand-corrupt-2 = { gold-counted } i oczy same mi się kleją.
talk-demand-stern-1 = { gold-counted }, { $name }. Albo węzeł puszcza.
talk-demand-stern-2 = { gold-counted }. Z torbami się nie targuję.
talk-demand-grudging-1 = { gold-counted }, { $name }. Wiesz, za co.
talk-demand-grudging-2 = Dla ciebie, { $name }: { gold-counted }. Prowadzę listę.
talk-demand-gullible-1 = { gold-counted }, { $name }? Podobno taki zwyczaj.
talk-demand-gullible-2 = Wierzę ci, { $name }. { gold-counted } i wierzę jeszcze chętniej.

## The Sheriff is about to open a merchant’s bag. $name

talk-threaten-plain-1 = Ten węzeł wygląda na łatwy, { $name }.
talk-threaten-plain-2 = Aż korci, żeby tam zajrzeć, { $name }.

## The Sheriff offers a merchant to open another bag. $name

talk-sell-plain-1 = Ciekawi cię pewna torba, { $name }? Da się załatwić.
talk-sell-plain-2 = Mogę się komuś bliżej przyjrzeć, { $name }. Nie za darmo.

## Somebody accepts an offer.

talk-accept-plain-1 = Zgoda.
talk-accept-plain-2 = Umowa to umowa.
talk-accept-cautious-1 = Zgoda. Tylko po cichu.
talk-accept-cautious-2 = No… niech będzie.
talk-accept-brazen-1 = Zgoda! Przybijmy, zanim ktoś pomyśli.
talk-accept-brazen-2 = Sprzedane! Kto następny?
talk-accept-corrupt-1 = Interesy z tobą to przyjemność.
talk-accept-corrupt-2 = Jakie to życie bywa proste.
talk-accept-stern-1 = Zgoda. Co do litery.
talk-accept-stern-2 = Przyjmuję. Słowo to słowo.
talk-accept-grudging-1 = Zgoda. Prawie jesteśmy kwita.
talk-accept-grudging-2 = Niech będzie. Przeszłości to nie zmienia.
talk-accept-gullible-1 = Ojej, jak miło! Zgoda.
talk-accept-gullible-2 = Zgoda! Ludzie są jednak dobrzy.

## Somebody refuses an offer.

talk-refuse-plain-1 = Nie, dziękuję.
talk-refuse-plain-2 = Nie za tę cenę.
talk-refuse-cautious-1 = Lepiej nie. Ktoś może patrzeć.
talk-refuse-cautious-2 = Raczej nie. Przepraszam.
talk-refuse-brazen-1 = Więcej rozmachu.
talk-refuse-brazen-2 = Jeszcze raz, tylko odważniej.
talk-refuse-corrupt-1 = Kuszące. Ale nie dość kuszące.
talk-refuse-corrupt-2 = Mam swoją cenę. To nie była ona.
talk-refuse-stern-1 = Nie.
talk-refuse-stern-2 = Mowy nie ma.
talk-refuse-grudging-1 = Nie. I wiesz dlaczego.
talk-refuse-grudging-2 = Mam dobrą pamięć. Nie.
talk-refuse-gullible-1 = Oj. Marzyło mi się coś milszego.
talk-refuse-gullible-2 = Nie… coś mi tu nie gra.

## A demand is too high for its merchant.

talk-refuse-dear-plain-1 = { gold-counted }? To więcej, niż mogę stracić.
talk-refuse-dear-plain-2 = Za drogo. Poproś o mniej, to pogadamy.
talk-refuse-dear-plain-3 = { gold-counted }? Prościej rozwiązać.
talk-refuse-dear-plain-4 = { gold-counted }? Czyżby remont bramy?
talk-refuse-dear-plain-5 = To cena za wóz, nie za torbę.
talk-refuse-dear-plain-6 = Chyba wkradło się tu zero za dużo.
talk-refuse-dear-cautious-1 = { gold-counted }? Już nigdy nie zasnę.
talk-refuse-dear-cautious-2 = Oj, to bardzo dużo. Naprawdę nie mogę.
talk-refuse-dear-brazen-1 = { gold-counted }? Za tyle chcę jeszcze odznakę.
talk-refuse-dear-brazen-2 = Ha! Opowiedz coś jeszcze.
talk-refuse-dear-corrupt-1 = { gold-counted }? Znam ceny przy bramach. Są niższe.
talk-refuse-dear-corrupt-2 = Między przyjaciółmi? To cena dla obcych.
talk-refuse-dear-stern-1 = { gold-counted }? Tego nie ma w cenniku.
talk-refuse-dear-stern-2 = Przesada. Odmawiam.
talk-refuse-dear-grudging-1 = { gold-counted }? To trafi na listę.
talk-refuse-dear-grudging-2 = Pamiętam tańsze bramy.
talk-refuse-dear-gullible-1 = { gold-counted }? Naprawdę wszyscy tyle płacą?
talk-refuse-dear-gullible-2 = Ojej! To żart, prawda?

## A merchant sees no reason to pay.

talk-refuse-clean-plain-1 = Za co mam płacić? Nie mam nic do ukrycia.
talk-refuse-clean-plain-2 = Za uczciwą torbę nie płacę nic. Proszę, można zajrzeć.
talk-refuse-clean-plain-3 = Moja torba mówi sama za siebie.
talk-refuse-clean-plain-4 = Pensy zostają u mnie, a wątpliwości u ciebie.

## A merchant’s own offer lies there already. $gold

talk-refuse-stand-plain-1 = Moja oferta jest aktualna: { gold-counted }.
talk-refuse-stand-plain-2 = { gold-counted }, słowo się rzekło.
talk-refuse-stand-plain-3 = Moja cena już padła: { gold-counted }.
talk-refuse-stand-plain-4 = Powtarzam: { gold-counted }.

## An offer is too low for the Sheriff.

talk-refuse-little-plain-1 = Za mało. Zajrzeć do środka może się bardziej opłacić.
talk-refuse-little-plain-2 = Za tyle? Dorzuć coś jeszcze.
talk-refuse-little-plain-3 = Za to mogę najwyżej skinąć głową.
talk-refuse-little-plain-4 = Mój nos wciąż jest ciekawy.
talk-refuse-little-plain-5 = Prawie. Ale prawie nie otwiera bram.
talk-refuse-little-cautious-1 = Za tyle czeka mnie tylko bezsenna noc.
talk-refuse-little-cautious-2 = Jeszcze trochę i będę spać spokojnie.
talk-refuse-little-brazen-1 = Mój lewy but kosztował więcej.
talk-refuse-little-brazen-2 = Stać cię na więcej. Słyszę, jak brzęczą monety.
talk-refuse-little-corrupt-1 = To napiwek, nie łapówka.
talk-refuse-little-corrupt-2 = Jedna dłoń pełna. Druga wciąż pusta.
talk-refuse-little-stern-1 = To nie wystarczy.
talk-refuse-little-stern-2 = Brama kosztuje więcej.
talk-refuse-little-grudging-1 = Więc tak mnie tu cenisz.
talk-refuse-little-grudging-2 = Obrażano mnie już za więcej.
talk-refuse-little-gullible-1 = Tylko tyle? A nasza przyjaźń?
talk-refuse-little-gullible-2 = Hm, to chyba za mało. A może nie?

## An offer is made of what nobody can see.

talk-refuse-proof-plain-1 = Obietnice. Wolę zobaczyć pensy.
talk-refuse-proof-plain-2 = Czego nie widać, tego nie kupuję.

## Less is offered than was asked.

talk-counter-plain-1 = To za dużo. Może { gold-counted }?
talk-counter-plain-2 = Spotkajmy się w pół drogi: { gold-counted }.
talk-counter-plain-3 = { gold-counted }, i obie strony są zadowolone.
talk-counter-plain-4 = A może { gold-counted }? Sakiewka dziś lekka.
talk-counter-plain-5 = Moja propozycja: { gold-counted }.
talk-counter-cautious-1 = Może { gold-counted }? Bardzo proszę?
talk-counter-cautious-2 = { gold-counted }. Na więcej brak mi odwagi.
talk-counter-brazen-1 = { gold-counted } i uśmiech w gratisie.
talk-counter-brazen-2 = Czy to było { gold-counted }? Dobrze słyszę?
talk-counter-corrupt-1 = { gold-counted } i nikt nie przelicza.
talk-counter-corrupt-2 = Bądźmy rozsądni: { gold-counted }, prosto do ręki.
talk-counter-stern-1 = { gold-counted }. Tyle to jest warte.
talk-counter-stern-2 = Według moich rachunków: { gold-counted }. Sprawdź.
talk-counter-grudging-1 = { gold-counted }. I zapamiętam, kto chce więcej.
talk-counter-grudging-2 = { gold-counted }. Dla ciebie ani monety więcej.
talk-counter-gullible-1 = W sakiewce: { gold-counted }. To prawie to samo!
talk-counter-gullible-2 = { gold-counted }? Na pewno o to ci chodziło.

## The maker of an offer that was refused.

talk-refused-plain-1 = Nie to nie. Bywało gorzej.
talk-refused-plain-2 = Szkoda. To była dobra oferta.

## The owner of a bag that is opened for another merchant’s money. $name: who paid

talk-sold-plain-1 = Tyle jest dla ciebie warta moja torba, { $name }? To mi schlebia.
talk-sold-plain-2 = Zapamiętam, kto za to płaci, { $name }.

## The Sheriff passes a bag for nothing. $name: its owner

talk-pass-free-plain-1 = Przejście wolne, { $name }.
talk-pass-free-plain-2 = Szerokiej drogi, { $name }.
talk-pass-free-cautious-1 = O nic nie pytam, nic nie wiem. Dalej.
talk-pass-free-cautious-2 = Szybko, { $name }, zanim zmienię zdanie.
talk-pass-free-brazen-1 = Idź, { $name }! Mam wyśmienity humor.
talk-pass-free-brazen-2 = Dalej! Oszczędzam siły na następną.
talk-pass-free-corrupt-1 = Za darmo, { $name }. Tylko nikomu ani słowa.
talk-pass-free-corrupt-2 = Ta na koszt bramy.
talk-pass-free-stern-1 = Dalej. Mam cię na oku, { $name }.
talk-pass-free-stern-2 = Dalej. Tym razem.
talk-pass-free-grudging-1 = Idź, { $name }. Uznajmy, że jesteśmy kwita.
talk-pass-free-grudging-2 = Dalej. Są starsze rachunki.
talk-pass-free-gullible-1 = Wierzę w każde słowo, { $name }.
talk-pass-free-gullible-2 = Taka uczciwa twarz. Proszę przechodzić!

## The Sheriff takes an offer and passes the bag. $name: its owner

talk-pass-bribe-plain-1 = Wszystko w porządku, { $name }.
talk-pass-bribe-plain-2 = Papiery wyglądają w porządku.
talk-pass-bribe-cautious-1 = Tu nie było nic do oglądania. Prawda, { $name }?
talk-pass-bribe-cautious-2 = Prędko, zanim ktoś zapyta.
talk-pass-bribe-brazen-1 = Za tyle mogę tę torbę zanieść osobiście.
talk-pass-bribe-brazen-2 = Jaka urodziwa torba, { $name }!
talk-pass-bribe-corrupt-1 = Zawsze do usług, { $name }.
talk-pass-bribe-corrupt-2 = Jaka torba? Nie widzę torby.
talk-pass-bribe-stern-1 = Opłata wniesiona. Dalej.
talk-pass-bribe-stern-2 = Dalej, { $name }. Nazwijmy to grzywną z góry.
talk-pass-bribe-grudging-1 = To za torbę, { $name }. Nie za moje przebaczenie.
talk-pass-bribe-grudging-2 = Dalej. Nie zapominam, ale umiem się odwrócić.
talk-pass-bribe-gullible-1 = Prezent? Dla mnie? Dalej, { $name }!
talk-pass-bribe-gullible-2 = Kto tak hojny, ten nie ma nic do ukrycia.

## The owner of a bag that passed for nothing.

talk-passed-free-plain-1 = Stokrotne dzięki.
talk-passed-free-plain-2 = Dobrego dnia całej bramie.

## The owner of a bag that passed by a deal.

talk-passed-bribe-plain-1 = Dobrze wydane.
talk-passed-bribe-plain-2 = Przy tej bramie zawsze miło.

## The Sheriff opened a true bag and pays. $name: its owner

talk-open-true-plain-1 = Wszystko się zgadza. Mój błąd.
talk-open-true-plain-2 = Uczciwie. Kto by pomyślał. Wybacz, { $name }.
talk-open-true-cautious-1 = Wiadomo: toreb lepiej nie ruszać.
talk-open-true-cautious-2 = O rety. Po stokroć przepraszam, { $name }.
talk-open-true-brazen-1 = Cóż, ktoś musi sprawdzać.
talk-open-true-brazen-2 = Uczciwość! Przy mojej bramie! Szacunek, { $name }.
talk-open-true-corrupt-1 = Uczciwa torba. I nikt mnie nie ostrzega.
talk-open-true-corrupt-2 = Wystarczyło słówko, { $name }.
talk-open-true-stern-1 = W porządku. Prawo spłaca długi.
talk-open-true-stern-2 = Zgadza się co do sztuki, { $name }. Odnotowane.
talk-open-true-grudging-1 = Prawda, a płacę ja. Trafia na listę.
talk-open-true-grudging-2 = To był twój plan, { $name }.
talk-open-true-gullible-1 = Widzisz, { $name }? Ja ci zawsze wierzę!
talk-open-true-gullible-2 = Jak ładnie. Wszystko prawda.

## The Sheriff opened a false bag. $name: its owner

talk-open-false-plain-1 = Przed chwilą brzmiało to inaczej.
talk-open-false-plain-2 = Między słowem a torbą jest pewna różnica, { $name }.
talk-open-false-cautious-1 = Oj. Aż strach patrzeć.
talk-open-false-cautious-2 = Wybacz, { $name }, ale to się nie całkiem zgadza.
talk-open-false-brazen-1 = Ha! Mój nos nigdy nie śpi.
talk-open-false-brazen-2 = No proszę, { $name }! Istny jarmark!
talk-open-false-corrupt-1 = Jaka szkoda, { $name }. Są milsze sposoby.
talk-open-false-corrupt-2 = Otwarta była moja dłoń. Teraz jest torba.
talk-open-false-stern-1 = Bez niespodzianek. Proszę płacić, { $name }.
talk-open-false-stern-2 = Brama widzi wszystko.
talk-open-false-grudging-1 = Teraz jesteśmy kwita, { $name }. Prawie.
talk-open-false-grudging-2 = Pamiętam twarze. I torby.
talk-open-false-gullible-1 = Ale { $name }… to brzmiało tak szczerze.
talk-open-false-gullible-2 = Może ktoś podmienił torby?

## The owner of a true bag that was opened. $good, $count: as declared

talk-opened-true-plain-1 = { goods-counted }. Zgodnie ze słowem.
talk-opened-true-plain-2 = Uczciwość popłaca. Przynajmniej dziś.
talk-opened-true-cautious-1 = { goods-counted }. Mówię przecież: policzone dwa razy.
talk-opened-true-cautious-2 = Uff. To znaczy: oczywiście.
talk-opened-true-brazen-1 = { goods-counted }. Licz jeszcze raz, mam czas.
talk-opened-true-brazen-2 = Jutro o tej samej porze?
talk-opened-true-corrupt-1 = Uczciwie i jeszcze za to płacą. W tym jest interes.
talk-opened-true-corrupt-2 = Nawet moja prawda ma swoją cenę.
talk-opened-true-stern-1 = { goods-counted }. Moje słowo jest pewne.
talk-opened-true-stern-2 = Przeprosiny wystarczą. I monety.
talk-opened-true-grudging-1 = Tę nieufność zapamiętam.
talk-opened-true-grudging-2 = { goods-counted }. I jedno imię więcej na mojej liście.
talk-opened-true-gullible-1 = A po co kłamać?
talk-opened-true-gullible-2 = { goods-counted }, słowo w słowo. Nic się nie stało!

## The owner of a false bag that was opened.

talk-opened-false-plain-1 = Oj. Nie ta torba.
talk-opened-false-plain-2 = Mogę to wyjaśnić. Kiepsko, ale mogę.
talk-opened-false-cautious-1 = Od początku był to zły pomysł.
talk-opened-false-cautious-2 = O nie. O nie, nie, nie.
talk-opened-false-brazen-1 = Warto było spróbować.
talk-opened-false-brazen-2 = Ktoś podmienił torby. Co za czasy.
talk-opened-false-corrupt-1 = Można było o tym porozmawiać.
talk-opened-false-corrupt-2 = Drogi dzień dla nas wszystkich. No, dla mnie.
talk-opened-false-stern-1 = Ponoszę konsekwencje.
talk-opened-false-stern-2 = Dobre oko. Oto, co się należy.
talk-opened-false-grudging-1 = Na zdrowie. Mam dobrą pamięć.
talk-opened-false-grudging-2 = Jeden do zera. Liczę dalej.
talk-opened-false-gullible-1 = Jak to się tam znalazło?
talk-opened-false-gullible-2 = Nie to było w deklaracji? Na pewno nie?

## Somebody pays a penalty in gold. $gold

talk-fine-plain-1 = { gold-counted }. Przepadło.
talk-fine-plain-2 = { gold-counted }. Moja sakiewka jest w żałobie.

## Somebody pays a penalty in goods.

talk-fine-goods-plain-1 = Ze straganu więc. Skoro trzeba.
talk-fine-goods-plain-2 = Na straganie i tak było ciasno.

## Somebody has not gold enough for a penalty.

talk-broke-plain-1 = W sakiewce pusto. Na straganie, niestety, nie.
talk-broke-plain-2 = Koniec monet. Niezręczna sprawa.

## Somebody receives a penalty. $gold

talk-paid-plain-1 = { gold-counted }. Stokrotne dzięki.
talk-paid-plain-2 = { gold-counted }. Dzień robi się ładniejszy.

## Promised goods came out of the bag. $name: whose

talk-promise-kept-plain-1 = Obiecane, dostarczone. Moje uznanie, { $name }.
talk-promise-kept-plain-2 = Dotrzymujesz słowa, { $name }. Zapamiętam to.

## Promised goods were missing. $name: whose promise it was

talk-promise-broken-plain-1 = To mniej, niż było umówione, { $name }.
talk-promise-broken-plain-2 = I tyle z obietnic, { $name }.

## The one who promised them.

talk-promise-short-plain-1 = Musiał się wkraść błąd w rachunkach.
talk-promise-short-plain-2 = W domu wyglądało na więcej.

## A merchant claims a black market card. $good, $count: what it took

talk-black-market-plain-1 = { goods-counted } i żadnych pytań.
talk-black-market-plain-2 = { goods-counted }. Znam kogoś, kto zna kogoś.

## Somebody becomes Sheriff or deputy.

talk-sheriff-plain-1 = Teraz ja przy bramie.
talk-sheriff-plain-2 = Dzień dobry. Torby na stół, proszę.
talk-sheriff-cautious-1 = Ja? Przy bramie? No dobrze.
talk-sheriff-cautious-2 = Postaram się nie otwierać za wiele.
talk-sheriff-brazen-1 = Nowa miotła przy bramie! Co my tu mamy?
talk-sheriff-brazen-2 = Uwaga na odznakę, świeżo wypolerowana.
talk-sheriff-corrupt-1 = Brama otwarta. Moja dłoń też.
talk-sheriff-corrupt-2 = Zasady to zasady. Ceny to ceny.
talk-sheriff-stern-1 = Porządek przy bramie. Od zaraz.
talk-sheriff-stern-2 = Czytam torby jak książki.
talk-sheriff-grudging-1 = Nareszcie moja kolej. Gdzie moja lista?
talk-sheriff-grudging-2 = Teraz to ja patrzę uważnie.
talk-sheriff-gullible-1 = Na pewno nikt tu nie ma nic do ukrycia.
talk-sheriff-gullible-2 = Jaka śliczna odznaka! Zapraszam, zapraszam.

## Somebody wins. $score

talk-win-plain-1 = { points-counted }. Dobry dzień targowy.
talk-win-plain-2 = Dobry handel. Za tydzień o tej samej porze?
talk-win-cautious-1 = Ja? Lepiej policzmy jeszcze raz.
talk-win-cautious-2 = Powoli, ostrożnie i proszę.
talk-win-brazen-1 = Bezczelnym szczęście sprzyja.
talk-win-brazen-2 = { points-counted }. Następna kolejka na mój koszt!
talk-win-corrupt-1 = Trzeba znać właściwych ludzi.
talk-win-corrupt-2 = { points-counted }, prawie wszystkie uczciwe.
talk-win-stern-1 = Porządek zwycięża.
talk-win-stern-2 = { points-counted }. Sprawdzone i podpisane.
talk-win-grudging-1 = { points-counted }. Listę można spalić.
talk-win-grudging-2 = Teraz rachunki są wyrównane.
talk-win-gullible-1 = A ja przecież wszystkim ufam!
talk-win-gullible-2 = { points-counted }? Naprawdę? Jak miło!

## Somebody does not win. $name: who did

talk-lose-plain-1 = Dobry handel, { $name }.
talk-lose-plain-2 = Będzie jeszcze niejeden dzień targowy.
talk-lose-cautious-1 = Przynajmniej nic się nie stłukło.
talk-lose-cautious-2 = Gratulacje, { $name }. A teraz odpoczynek.
talk-lose-brazen-1 = Ciesz się, { $name }. To była rozgrzewka.
talk-lose-brazen-2 = Następnym razem większa torba.
talk-lose-corrupt-1 = Zacna sakiewka, { $name }. Może się zaprzyjaźnimy?
talk-lose-corrupt-2 = Widocznie moje ceny są za niskie.
talk-lose-stern-1 = Uczciwa wygrana, { $name }. Sprawdzone.
talk-lose-stern-2 = Liczby to liczby. Przyjmuję.
talk-lose-grudging-1 = Zapamiętam ten dzień, { $name }.
talk-lose-grudging-2 = Lista się wydłuża.
talk-lose-gullible-1 = Tak się cieszę, { $name }!
talk-lose-gullible-2 = A jednak, co to był za miły dzień.
