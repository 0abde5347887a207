# Words of the coach in the first two games: who is what, and three short lines for each phase.

coach-title = Coach
coach-next = next line
coach-off = No more coaching, thanks
coach-role-merchant = You’re a merchant this round.
# $round: when it is the player’s turn to be Sheriff
coach-role-merchant-about = { $name } is the Sheriff and keeps the gate. Your turn as Sheriff comes in round { $round }.
coach-role-sheriff = You’re the Sheriff this round.
coach-role-sheriff-about = You don’t trade: you decide whose bag is opened. Next round the badge moves on.
coach-market-1 = Toss cards that don’t match; you draw as many new ones.
coach-market-2 = Several of one kind make an honest bag. Contraband is worth more, if it gets through.
coach-market-3 = Everyone sees what you toss. The Sheriff remembers.
coach-loading-1 = One to five cards. All of one legal kind is the safe way.
coach-loading-2 = If the bag is opened, whatever you didn’t declare is lost, and costs a fine.
coach-loading-3 = Shut is shut: after the clasp there’s no way back.
coach-declaration-1 = You name one legal kind. The number of cards is always true.
coach-declaration-2 = The kind may be a lie. Nobody knows but you.
coach-declaration-3 = All true? Then the Sheriff pays you for opening the bag.
coach-gate-1 = The Sheriff opens your bag or lets it pass. You may talk first.
coach-gate-2 = Offer gold, goods or a promise for a quiet passage. Honest merchants may, too.
coach-gate-3 = You can also pay to have somebody else’s bag opened: tap it.
coach-waiting-1 = A Sheriff doesn’t trade. Watch what the merchants toss and draw.
coach-waiting-2 = Whoever tosses apples and declares apples may have drawn more. Or not.
coach-waiting-3 = Goods you’re bribed with go straight to your own stall.
coach-sheriff-1 = Open a false bag, and its owner pays you. Open a true one, and you pay.
coach-sheriff-2 = Tap a bag, then ask for a price, let it pass, or open it.
coach-sheriff-3 = A yes binds you to everything on its button. A promise in words binds nobody.
coach-again-waiting = Somebody is waiting at a new table.
