# Words of the coach in the first two games: who is what, and three short lines for each phase.

coach-title = Doradca
coach-next = następna rada
coach-off = Dość rad, dziękuję
coach-role-merchant = W tej rundzie jesteś kupcem.
# $round: when it is the player’s turn to be Sheriff
coach-role-merchant-about = { $name } jest Szeryfem i pilnuje bramy. Ty będziesz Szeryfem w rundzie { $round }.
coach-role-sheriff = W tej rundzie jesteś Szeryfem.
coach-role-sheriff-about = Nie handlujesz: decydujesz, czyją torbę otworzyć. W następnej rundzie odznakę bierze kto inny.
coach-market-1 = Odrzuć karty, które nie pasują: dobierzesz tyle samo.
coach-market-2 = Kilka kart jednego towaru to uczciwa torba. Kontrabanda warta jest więcej, jeśli przejdzie.
coach-market-3 = Wszyscy widzą, co odrzucasz. Szeryf pamięta.
coach-loading-1 = Od jednej do pięciu kart. Wszystkie jednego legalnego towaru: bezpiecznie.
coach-loading-2 = Co nie zgadza się z deklaracją, przepada i kosztuje grzywnę, jeśli torbę otworzą.
coach-loading-3 = Zamknięte to zamknięte: odwrotu nie ma.
coach-declaration-1 = Podajesz jeden legalny towar. Liczba kart jest zawsze prawdziwa.
coach-declaration-2 = Co do towaru możesz skłamać. Wiesz o tym tylko ty.
coach-declaration-3 = Wszystko się zgadza? To Szeryf płaci tobie za otwarcie torby.
coach-gate-1 = Szeryf otworzy twoją torbę albo ją przepuści. Najpierw możesz się targować.
coach-gate-2 = Oferuj pensy, towary albo obietnicę za spokojne przejście. Uczciwym też wolno.
coach-gate-3 = Możesz też zapłacić za otwarcie cudzej torby: dotknij jej.
coach-waiting-1 = Szeryf nie handluje. Patrz, co kupcy odrzucają i dobierają.
coach-waiting-2 = Kto odrzuca jabłka, a deklaruje jabłka, mógł dobrać nowe. Albo i nie.
coach-waiting-3 = Towary z łapówek trafiają prosto na twój stragan.
coach-sheriff-1 = Otworzysz fałszywą torbę: płaci właściciel. Otworzysz uczciwą: płacisz ty.
coach-sheriff-2 = Dotknij torby, potem podaj cenę, przepuść albo otwórz.
coach-sheriff-3 = Twoje „tak” zobowiązuje do wszystkiego, co na przycisku. Słowna obietnica nie wiąże nikogo.
coach-again-waiting = Ktoś już czeka przy nowym stole.
