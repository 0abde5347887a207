# What bots say, one message a line: talk-<moment>-<character>-<number>, counted from 1 without gaps.
# “plain” is for those without a character, and for moments in which character makes no difference.
# Short, dry, a wink now and then; never mocking. Nobody knows whether the speaker’s bag is true, so no line may
# tell. No good is named except by $good. Speaker and hearer are of any gender: words that would show it are avoided;
# names stay as they are, so they are only called, never inflected.

## A merchant declares a bag. $good, $count

talk-declare-plain-1 = { goods-counted }. Nem mais, nem menos.
talk-declare-plain-2 = Na bolsa: { goods-counted }.
talk-declare-plain-3 = { goods-counted }, tudo embalado hoje cedo.
talk-declare-cautious-1 = { goods-counted }. Contei duas vezes.
talk-declare-cautious-2 = Só { goods-counted }, se não for incômodo.
talk-declare-brazen-1 = { goods-counted }. Um rosto destes mentiria?
talk-declare-brazen-2 = { goods-counted }. A bolsa mais bonita do dia.
talk-declare-corrupt-1 = { goods-counted }. Tenho certeza de que a gente se entende.
talk-declare-corrupt-2 = { goods-counted }, e meus cumprimentos ao portão.
talk-declare-stern-1 = { goods-counted }. Pode anotar.
talk-declare-stern-2 = { goods-counted }. Está declarado.
talk-declare-grudging-1 = { goods-counted }. E eu me lembro de sobrancelhas erguidas.
talk-declare-grudging-2 = { goods-counted }. Sei quem duvida. Eu sempre sei.
talk-declare-gullible-1 = { goods-counted }! Aqui todo mundo diz a verdade, não é?
talk-declare-gullible-2 = { goods-counted }. Que portão simpático.

## A merchant offers gold for passing the own bag. $gold, $office

talk-offer-plain-1 = { gold-counted }, e ninguém precisa desamarrar nada.
talk-offer-plain-2 = { gold-counted } por uma bolsa que continua fechada.
talk-offer-cautious-1 = { gold-counted }? Se não for muito atrevimento.
talk-offer-cautious-2 = Quem sabe { gold-counted }, e ninguém se preocupa?
talk-offer-brazen-1 = { gold-counted }. Para uma dobradiça nova no portão.
talk-offer-brazen-2 = { gold-counted }, agora mesmo. No seu lugar, eu aceitava.
talk-offer-corrupt-1 = { gold-counted }, { office }, entre amigos.
talk-offer-corrupt-2 = { gold-counted }. Digamos que é um pedágio.
talk-offer-stern-1 = { gold-counted }. Não vou repetir.
talk-offer-stern-2 = { gold-counted }. Preço justo. Espero resposta justa.
talk-offer-grudging-1 = { gold-counted }. Vou me lembrar da resposta.
talk-offer-grudging-2 = { gold-counted }, mas eu não esqueço nada.
talk-offer-gullible-1 = { gold-counted }! É isso que se dá, não é?
talk-offer-gullible-2 = Ouvi dizer que o normal é isto: { gold-counted }.

## A merchant offers something else than gold for it. $office

talk-offer-goods-plain-1 = Desta vez sem moedas, { office }. Outra coisa.
talk-offer-goods-plain-2 = Moeda não é tudo, { office }.

## A merchant offers more gold than before. $gold, $office

talk-raise-plain-1 = Então { gold-counted }. A paz anda cara.
talk-raise-plain-2 = { gold-counted }, e é minha última palavra. Quase.

## A merchant offers gold for the opening of another bag. $gold

talk-buy-plain-1 = { gold-counted }, se certa bolsa receber alguma atenção.
talk-buy-plain-2 = Minha curiosidade hoje vale { gold-counted }.

## The maker withdraws an offer.

talk-withdraw-plain-1 = Essa oferta já esfriou.
talk-withdraw-plain-2 = Retiro. Sem ressentimentos.

## The Sheriff asks gold of a merchant for passing the bag. $gold, $name

talk-demand-plain-1 = { gold-counted }, { $name }, ou eu abro.
talk-demand-plain-2 = Minha curiosidade se acalma, { $name }. Com { gold-counted }.
talk-demand-cautious-1 = { gold-counted }, { $name }, e não preciso saber mais nada.
talk-demand-cautious-2 = Digamos, { gold-counted }? Prefiro não olhar.
talk-demand-brazen-1 = { gold-counted }, { $name }. Meus dedos estão coçando.
talk-demand-brazen-2 = { gold-counted }. O preço é novo. Acabou de sair.
talk-demand-corrupt-1 = { gold-counted }, { $name }, e esta bolsa fica invisível.
talk-demand-corrupt-2 = Com { gold-counted }, meus olhos ficam tão cansados.
talk-demand-stern-1 = { gold-counted }, { $name }. Ou o nó se desfaz.
talk-demand-stern-2 = { gold-counted }. Não pechincho com bolsas.
talk-demand-grudging-1 = { gold-counted }, { $name }. Você sabe por quê.
talk-demand-grudging-2 = Para você, { $name }: { gold-counted }. Eu tenho uma lista.
talk-demand-gullible-1 = { gold-counted }, { $name }? Dizem que é o costume.
talk-demand-gullible-2 = Eu acredito, { $name }. Com { gold-counted }, acredito ainda mais.

## The Sheriff is about to open a merchant’s bag. $name

talk-threaten-plain-1 = Este nó parece fácil de desfazer, { $name }.
talk-threaten-plain-2 = Que vontade de espiar lá dentro, { $name }.

## The Sheriff offers a merchant to open another bag. $name

talk-sell-plain-1 = Tem curiosidade sobre certa bolsa, { $name }? A gente dá um jeito.
talk-sell-plain-2 = Posso olhar alguém mais de perto, { $name }. De graça é que não.

## Somebody accepts an offer.

talk-accept-plain-1 = Fechado.
talk-accept-plain-2 = Acordo é acordo.
talk-accept-cautious-1 = De acordo. Mas baixinho.
talk-accept-cautious-2 = Bom… de acordo.
talk-accept-brazen-1 = Fechado! Antes que alguém pense melhor.
talk-accept-brazen-2 = Vendido! Quem é o próximo?
talk-accept-corrupt-1 = É um prazer fazer negócios.
talk-accept-corrupt-2 = Como a vida pode ser simples.
talk-accept-stern-1 = De acordo. Ao pé da letra.
talk-accept-stern-2 = Aceito. Palavra é palavra.
talk-accept-grudging-1 = De acordo. Estamos quase quites.
talk-accept-grudging-2 = Está bem. Isso não muda o passado.
talk-accept-gullible-1 = Ah, que gentileza! De acordo.
talk-accept-gullible-2 = Fechado! No fundo, as pessoas são boas.

## Somebody refuses an offer.

talk-refuse-plain-1 = Não, mas agradeço.
talk-refuse-plain-2 = Por esse preço, não.
talk-refuse-cautious-1 = Melhor não. Pode haver alguém olhando.
talk-refuse-cautious-2 = Melhor deixar para lá. Desculpe.
talk-refuse-brazen-1 = Pense grande.
talk-refuse-brazen-2 = Mais uma vez, com coragem.
talk-refuse-corrupt-1 = Tentador. Mas não o bastante.
talk-refuse-corrupt-2 = Eu tenho um preço. Não era esse.
talk-refuse-stern-1 = Não.
talk-refuse-stern-2 = Fora de questão.
talk-refuse-grudging-1 = Não. E você sabe por quê.
talk-refuse-grudging-2 = Tenho boa memória. Não.
talk-refuse-gullible-1 = Ah. Eu esperava algo mais simpático.
talk-refuse-gullible-2 = Não… isso não me parece certo.

## A demand is too high for its merchant.

talk-refuse-dear-plain-1 = { gold-counted }? É mais do que eu perderia.
talk-refuse-dear-plain-2 = Caro demais. Peça menos e a gente conversa.
talk-refuse-dear-plain-3 = { gold-counted }? É mais fácil desatar.
talk-refuse-dear-plain-4 = { gold-counted }? Estão reformando o portão?
talk-refuse-dear-plain-5 = Isso é preço de carroça, não de bolsa.
talk-refuse-dear-plain-6 = Deve ter um zero sobrando aí.
talk-refuse-dear-cautious-1 = { gold-counted }? Eu nunca mais dormiria.
talk-refuse-dear-cautious-2 = Nossa, é muito. Não posso mesmo.
talk-refuse-dear-brazen-1 = { gold-counted }? Por isso eu quero o distintivo junto.
talk-refuse-dear-brazen-2 = Rá! Conte outra.
talk-refuse-dear-corrupt-1 = { gold-counted }? Conheço o preço dos portões. É mais baixo.
talk-refuse-dear-corrupt-2 = Entre amigos? Isso é preço para estranhos.
talk-refuse-dear-stern-1 = { gold-counted }? Isso não consta na tabela.
talk-refuse-dear-stern-2 = Excessivo. Recuso.
talk-refuse-dear-grudging-1 = { gold-counted }? Isso vai para a lista.
talk-refuse-dear-grudging-2 = Lembro de portões mais baratos.
talk-refuse-dear-gullible-1 = { gold-counted }? Todo mundo paga isso?
talk-refuse-dear-gullible-2 = Ah! É brincadeira, não é?

## A merchant sees no reason to pay.

talk-refuse-clean-plain-1 = Por que eu pagaria? Não tenho nada a esconder.
talk-refuse-clean-plain-2 = Por uma bolsa honesta eu não pago nada. Olhe, se quiser.
talk-refuse-clean-plain-3 = Minha bolsa fala por si.
talk-refuse-clean-plain-4 = Fico com o meu ouro, e você com a dúvida.

## A merchant’s own offer lies there already. $gold

talk-refuse-stand-plain-1 = Minha oferta está de pé: { gold-counted }.
talk-refuse-stand-plain-2 = { gold-counted }, como eu já falei.
talk-refuse-stand-plain-3 = Você já sabe o meu preço: { gold-counted }.
talk-refuse-stand-plain-4 = Repito: { gold-counted }.

## An offer is too low for the Sheriff.

talk-refuse-little-plain-1 = É pouco. Uma olhada pode me render mais.
talk-refuse-little-plain-2 = Por isso? Coloque mais alguma coisa.
talk-refuse-little-plain-3 = Por isso, no máximo um aceno.
talk-refuse-little-plain-4 = Meu nariz continua curioso.
talk-refuse-little-plain-5 = Quase. Mas quase não abre portão.
talk-refuse-little-cautious-1 = Por tão pouco, eu só perderia o sono.
talk-refuse-little-cautious-2 = Mais um pouquinho e eu fico em paz.
talk-refuse-little-brazen-1 = Minha bota esquerda custou mais que isso.
talk-refuse-little-brazen-2 = Dá para melhorar. Ouço moedas tilintando.
talk-refuse-little-corrupt-1 = Isso é gorjeta, não suborno.
talk-refuse-little-corrupt-2 = Uma mão está cheia. A outra, ainda vazia.
talk-refuse-little-stern-1 = Insuficiente.
talk-refuse-little-stern-2 = O portão custa mais que isso.
talk-refuse-little-grudging-1 = Então é isso que eu valho para você.
talk-refuse-little-grudging-2 = Já me ofenderam por mais.
talk-refuse-little-gullible-1 = Só isso? E a nossa amizade?
talk-refuse-little-gullible-2 = Hum, parece pouco. Ou não?

## An offer is made of what nobody can see.

talk-refuse-proof-plain-1 = Promessas. Prefiro ver ouro.
talk-refuse-proof-plain-2 = O que eu não vejo, eu não compro.

## Less is offered than was asked.

talk-counter-plain-1 = É demais. Que tal { gold-counted }?
talk-counter-plain-2 = Vamos achar um meio-termo: { gold-counted }.
talk-counter-plain-3 = { gold-counted }, e todo mundo sorri.
talk-counter-plain-4 = E por { gold-counted }? Hoje ando com pouco.
talk-counter-plain-5 = Eu pensava em { gold-counted }.
talk-counter-cautious-1 = Serve { gold-counted }? Por favor?
talk-counter-cautious-2 = { gold-counted }. Mais que isso não ouso.
talk-counter-brazen-1 = { gold-counted } e um sorriso de brinde.
talk-counter-brazen-2 = Ouvi { gold-counted }. Não ouvi?
talk-counter-corrupt-1 = { gold-counted }, e ninguém conta de novo.
talk-counter-corrupt-2 = Vamos com calma: { gold-counted }, direto na mão.
talk-counter-stern-1 = { gold-counted }. É o que vale.
talk-counter-stern-2 = Pelas minhas contas, { gold-counted }. Confira.
talk-counter-grudging-1 = { gold-counted }. E vou lembrar quem quis mais.
talk-counter-grudging-2 = { gold-counted }. Para você, nem uma moeda a mais.
talk-counter-gullible-1 = Tenho { gold-counted } aqui. É quase a mesma coisa!
talk-counter-gullible-2 = { gold-counted }? Aposto que foi o que você quis dizer.

## The maker of an offer that was refused.

talk-refused-plain-1 = Não é não. Já ouvi piores.
talk-refused-plain-2 = Pena. Era uma boa oferta.

## The owner of a bag that is opened for another merchant’s money. $name: who paid

talk-sold-plain-1 = Minha bolsa vale tudo isso para você, { $name }? Que honra.
talk-sold-plain-2 = Vou me lembrar de quem pagou por isto, { $name }.

## The Sheriff passes a bag for nothing. $name: its owner

talk-pass-free-plain-1 = Pode passar, { $name }.
talk-pass-free-plain-2 = Boa viagem, { $name }.
talk-pass-free-cautious-1 = Não pergunto nada, não sei de nada. Passe.
talk-pass-free-cautious-2 = Rápido, { $name }, antes que eu pense melhor.
talk-pass-free-brazen-1 = Vá, { $name }! Estou de ótimo humor.
talk-pass-free-brazen-2 = Passe! Estou me guardando para a próxima.
talk-pass-free-corrupt-1 = De graça, { $name }. Não conte a ninguém.
talk-pass-free-corrupt-2 = Esta é por conta da casa.
talk-pass-free-stern-1 = Passe. Estou de olho, { $name }.
talk-pass-free-stern-2 = Passe. Desta vez.
talk-pass-free-grudging-1 = Vá, { $name }. Digamos que estamos quites.
talk-pass-free-grudging-2 = Passe. Há contas mais antigas a acertar.
talk-pass-free-gullible-1 = Acredito em cada palavra, { $name }.
talk-pass-free-gullible-2 = Um rosto tão honesto. Passe!

## The Sheriff takes an offer and passes the bag. $name: its owner

talk-pass-bribe-plain-1 = Tudo em ordem, { $name }.
talk-pass-bribe-plain-2 = Os papéis parecem em ordem.
talk-pass-bribe-cautious-1 = Aqui não havia nada para ver. Certo, { $name }?
talk-pass-bribe-cautious-2 = Rápido, antes que alguém pergunte.
talk-pass-bribe-brazen-1 = Por esse preço, eu levo a bolsa pessoalmente.
talk-pass-bribe-brazen-2 = Que bolsa elegante, { $name }!
talk-pass-bribe-corrupt-1 = Sempre um prazer, { $name }.
talk-pass-bribe-corrupt-2 = Que bolsa? Não vejo bolsa nenhuma.
talk-pass-bribe-stern-1 = A taxa está paga. Passe.
talk-pass-bribe-stern-2 = Passe, { $name }. Digamos que é multa adiantada.
talk-pass-bribe-grudging-1 = Isto compra a bolsa, { $name }. Não o meu perdão.
talk-pass-bribe-grudging-2 = Passe. Não esqueço nada, mas sei olhar para o lado.
talk-pass-bribe-gullible-1 = Um presente? Para mim? Passe, { $name }!
talk-pass-bribe-gullible-2 = Quem é tão generoso não esconde nada.

## The owner of a bag that passed for nothing.

talk-passed-free-plain-1 = Fico devendo a gentileza.
talk-passed-free-plain-2 = E um bom dia ao portão.

## The owner of a bag that passed by a deal.

talk-passed-bribe-plain-1 = Bem gasto.
talk-passed-bribe-plain-2 = Neste portão é sempre um prazer.

## The Sheriff opened a true bag and pays. $name: its owner

talk-open-true-plain-1 = Tudo como declarado. Erro meu.
talk-open-true-plain-2 = Honestidade. Quem diria. Perdão, { $name }.
talk-open-true-cautious-1 = Eu sabia. Melhor deixar as bolsas em paz.
talk-open-true-cautious-2 = Ai, ai. Mil perdões, { $name }.
talk-open-true-brazen-1 = Bom, alguém tem que conferir.
talk-open-true-brazen-2 = Honestidade! No meu portão! Meus respeitos, { $name }.
talk-open-true-corrupt-1 = Uma bolsa honesta. E ninguém me avisa.
talk-open-true-corrupt-2 = Bastava uma indireta, { $name }.
talk-open-true-stern-1 = Em ordem. A lei paga o que deve.
talk-open-true-stern-2 = Certo até a última peça, { $name }. Anotado.
talk-open-true-grudging-1 = Verdade, e quem paga sou eu. Vai para a lista.
talk-open-true-grudging-2 = Foi de propósito, { $name }.
talk-open-true-gullible-1 = Eu sempre soube, { $name }!
talk-open-true-gullible-2 = Que lindo. Era tudo verdade.

## The Sheriff opened a false bag. $name: its owner

talk-open-false-plain-1 = Agora há pouco soava diferente.
talk-open-false-plain-2 = Entre a palavra e a bolsa há uma diferença, { $name }.
talk-open-false-cautious-1 = Ai. Mal tenho coragem de olhar.
talk-open-false-cautious-2 = Perdão, { $name }, mas a conta não bate.
talk-open-false-brazen-1 = Ha! Meu nariz nunca dorme.
talk-open-false-brazen-2 = Olhe só, { $name }! Dia de feira!
talk-open-false-corrupt-1 = Que pena, { $name }. Há jeitos mais agradáveis.
talk-open-false-corrupt-2 = Aberta estava a minha mão. Agora é a bolsa.
talk-open-false-stern-1 = Como eu pensava. Pague, { $name }.
talk-open-false-stern-2 = O portão vê tudo.
talk-open-false-grudging-1 = Agora estamos quites, { $name }. Quase.
talk-open-false-grudging-2 = Eu me lembro de rostos. E de bolsas.
talk-open-false-gullible-1 = Mas { $name }… soava tão verdadeiro.
talk-open-false-gullible-2 = Será que alguém trocou as bolsas?

## The owner of a true bag that was opened. $good, $count: as declared

talk-opened-true-plain-1 = { goods-counted }. Como eu disse.
talk-opened-true-plain-2 = A honestidade compensa. Hoje, pelo menos.
talk-opened-true-cautious-1 = { goods-counted }. Eu disse: contei duas vezes.
talk-opened-true-cautious-2 = Ufa. Quer dizer: naturalmente.
talk-opened-true-brazen-1 = { goods-counted }. Conte de novo, eu tenho tempo.
talk-opened-true-brazen-2 = Amanhã, na mesma hora?
talk-opened-true-corrupt-1 = Digo a verdade e ainda me pagam. Isso dá negócio.
talk-opened-true-corrupt-2 = Até a minha verdade tem preço.
talk-opened-true-stern-1 = { goods-counted }. Minha palavra vale.
talk-opened-true-stern-2 = Um pedido de desculpas basta. E as moedas.
talk-opened-true-grudging-1 = Vou me lembrar dessa dúvida.
talk-opened-true-grudging-2 = { goods-counted }. E mais um nome na minha lista.
talk-opened-true-gullible-1 = Mas por que eu mentiria?
talk-opened-true-gullible-2 = { goods-counted }, igualzinho ao que eu disse. Sem problema!

## The owner of a false bag that was opened.

talk-opened-false-plain-1 = Ah. A bolsa errada.
talk-opened-false-plain-2 = Eu posso explicar. Mal, mas posso.
talk-opened-false-cautious-1 = Eu sabia que era má ideia.
talk-opened-false-cautious-2 = Ai, não. Não, não, não.
talk-opened-false-brazen-1 = Valeu a tentativa.
talk-opened-false-brazen-2 = Alguém trocou as bolsas. Que tempos.
talk-opened-false-corrupt-1 = A gente podia ter conversado.
talk-opened-false-corrupt-2 = Um dia caro para todos. Bom, para mim.
talk-opened-false-stern-1 = Assumo o que fiz.
talk-opened-false-stern-2 = Bem observado. Aqui está o que devo.
talk-opened-false-grudging-1 = Aproveite. Tenho boa memória.
talk-opened-false-grudging-2 = Um a zero. Estou contando.
talk-opened-false-gullible-1 = Como isso foi parar aí?
talk-opened-false-gullible-2 = Não foi isso que eu disse? Não mesmo?

## Somebody pays a penalty in gold. $gold

talk-fine-plain-1 = { gold-counted }. Já era.
talk-fine-plain-2 = { gold-counted }. Minha carteira está de luto.

## Somebody pays a penalty in goods.

talk-fine-goods-plain-1 = Que saia da barraca, então. Fazer o quê.
talk-fine-goods-plain-2 = A barraca estava mesmo cheia demais.

## Somebody has not gold enough for a penalty.

talk-broke-plain-1 = A carteira está vazia. A barraca, infelizmente, não.
talk-broke-plain-2 = Acabaram as moedas. Que situação.

## Somebody receives a penalty. $gold

talk-paid-plain-1 = { gold-counted }. Quanta gentileza.
talk-paid-plain-2 = { gold-counted }. O dia está melhorando.

## Promised goods came out of the bag. $name: whose

talk-promise-kept-plain-1 = Prometido e entregue. Meus cumprimentos, { $name }.
talk-promise-kept-plain-2 = Você cumpre a palavra, { $name }. Vou me lembrar disso.

## Promised goods were missing. $name: whose promise it was

talk-promise-broken-plain-1 = É menos do que o combinado, { $name }.
talk-promise-broken-plain-2 = Lá se foi a promessa, { $name }.

## The one who promised them.

talk-promise-short-plain-1 = Deve haver um erro nas contas.
talk-promise-short-plain-2 = Em casa parecia mais.

## A merchant claims a black market card. $good, $count: what it took

talk-black-market-plain-1 = { goods-counted }, e nada de perguntas.
talk-black-market-plain-2 = { goods-counted }. Conheço alguém que conhece alguém.

## Somebody becomes Sheriff or deputy.

talk-sheriff-plain-1 = Minha vez no portão.
talk-sheriff-plain-2 = Bom dia. Bolsas na mesa, por favor.
talk-sheriff-cautious-1 = Eu? No portão? Está bem.
talk-sheriff-cautious-2 = Vou tentar não abrir demais.
talk-sheriff-brazen-1 = Vassoura nova no portão! O que temos aqui?
talk-sheriff-brazen-2 = Cuidado com a estrela, acabei de polir.
talk-sheriff-corrupt-1 = O portão está aberto. Minha mão também.
talk-sheriff-corrupt-2 = Regras são regras. Preços são preços.
talk-sheriff-stern-1 = Ordem no portão. A partir de agora.
talk-sheriff-stern-2 = Leio bolsas como livros.
talk-sheriff-grudging-1 = Minha vez, enfim. Onde está a minha lista?
talk-sheriff-grudging-2 = Agora quem olha de perto sou eu.
talk-sheriff-gullible-1 = Aposto que ninguém tem nada a esconder.
talk-sheriff-gullible-2 = Que estrela bonita! Podem entrar, podem entrar.

## Somebody wins. $score

talk-win-plain-1 = { points-counted }. Um bom dia de feira.
talk-win-plain-2 = Bons negócios. Semana que vem, na mesma hora?
talk-win-cautious-1 = Eu? Melhor refazer as contas.
talk-win-cautious-2 = Devagar, com cuidado, e pronto.
talk-win-brazen-1 = A sorte favorece a cara de pau.
talk-win-brazen-2 = { points-counted }. A próxima rodada é por minha conta!
talk-win-corrupt-1 = O segredo é conhecer gente.
talk-win-corrupt-2 = { points-counted }, quase todos honestos.
talk-win-stern-1 = No fim, a ordem vence.
talk-win-stern-2 = { points-counted }. Conferido e assinado.
talk-win-grudging-1 = { points-counted }. A lista pode ir para o fogo.
talk-win-grudging-2 = Agora está tudo acertado.
talk-win-gullible-1 = E olhe que eu confio em todo mundo!
talk-win-gullible-2 = { points-counted }? Sério? Que bom!

## Somebody does not win. $name: who did

talk-lose-plain-1 = Bons negócios, { $name }.
talk-lose-plain-2 = Haverá outros dias de feira.
talk-lose-cautious-1 = Pelo menos nada quebrou.
talk-lose-cautious-2 = Parabéns, { $name }. Agora, descanso.
talk-lose-brazen-1 = Aproveite, { $name }. Isso foi o aquecimento.
talk-lose-brazen-2 = Da próxima vez, uma bolsa maior.
talk-lose-corrupt-1 = Bela carteira, { $name }. Vamos ser amigos?
talk-lose-corrupt-2 = Pelo visto, meus preços eram baixos.
talk-lose-stern-1 = Vitória justa, { $name }. Eu conferi.
talk-lose-stern-2 = Números são números. Aceito.
talk-lose-grudging-1 = Vou me lembrar deste dia, { $name }.
talk-lose-grudging-2 = A lista está crescendo.
talk-lose-gullible-1 = Que alegria por você, { $name }!
talk-lose-gullible-2 = Mesmo assim, que dia gostoso.
