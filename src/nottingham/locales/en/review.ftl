### The review of a finished game: in the terminal, on its page, and in the browser.

review-title = Game review: { $name }
review-result = { $score } points, place { $place } of { $players }: { $margin } against the others’ average.
review-story-bluff = Best bluff, round { $round }: { $name } called it { $declared }. In the bag: { $goods }.
review-story-bluff-hidden = Best bluff, round { $round }: { $name } called it { $declared }, and it wasn’t.
review-story-suspicion = Costliest suspicion, round { $round }: { $name } opened { $owner }’s honest bag ({ $declared }) and paid { $gold }.
review-story-turning = Turning point, round { $round }: the margin went from { $before } to { $after }.
review-story-mistake = Costliest mistake, round { $round }: { $chosen }. Better: { $better }. It cost about { $points } points (±{ $half }).
review-story-clean = Nothing you did was certainly a mistake.
review-luck = Luck and decisions
review-luck-part = { $part ->
    [cards] the cards you drew
    [bags] what was in the bags you judged
    [gate] whether your bags were opened
   *[decisions] everyone’s decisions
}
review-decisions = Decisions
review-decisions-none = None of your decisions can be told apart from the best one.
review-kind = { $kind ->
    [market] what to toss
    [load] what to pack
    [declare] what to declare
    [offer] what to offer
    [answer] how to answer a demand
    [inspection] whether to pay for an inspection
   *[settle] what to do with a bag
}
review-grade = { $grade ->
    [best] best
    [slip] slip
    [mistake] mistake
    [blunder] blunder
   *[none] too close to call
}
review-silent = Offer nothing
review-both = { $first }, then { $second }
review-column = { $column ->
    [round] round
    [kind] decision
    [done] what you did
    [better] better option
    [cost] cost
    [grade] verdict
    [name] merchant
    [declared] declared
    [false] chance of a lie
    [was] in the bag
    [opened] opened
    [passed] passed
   *[caught] lies caught
}
review-course = How it went
review-course-note = Points against the others’ average after each round: gold, goods and likely crowns. In 95 games out of 100, the final margin was within ±{ $half } of the first round’s, and within ±{ $last } of the last one’s.
review-bags = What you could tell about their bags
review-bags-brier = Mean squared error: { $brier }. Going only by how often people lie, it would have been { $base }.
review-bags-little = There wasn’t much to tell: nothing gave these bags away.
review-gate = How each Sheriff read the bags
review-note = Worked out only from what you knew at the time. ± covers 95 cases out of 100; there’s a verdict only where the difference is larger. { $networks ->
    [yes] The networks helped to read the bags.
   *[no] The networks don’t know these rules: the bags were read without them, and bots played on from every decision.
}
review-working = Weighing decisions
review-not-unfinished = This game isn’t over. Only finished games are reviewed.
review-not-told = This log is for another seat. Review that one, or use the whole log.

## In the browser

review-round = Round { $round }
review-whose = Whose game
review-waiting = { $ahead ->
    [0] In a moment…
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-fetching = Getting the review ready… { $percent }%
review-following = Following the game…
review-judging = Judging decisions: { $done } of { $of }
review-chart = Expected margin of every merchant over the game
review-moment = See the moment
review-all = { $count ->
    [one] Show the one decision
   *[other] Show all { $count } decisions
}
review-certain = Show only what’s certain
review-did = You: { $did }
review-better = Better: { $did }
review-next-best = Next best: { $did }
review-cost = { $points } points, ±{ $half }
review-played-on = { $count ->
    [0] reckoned
    [one] played on once
   *[other] played on { $count } times
}
review-chance = { $percent }% a lie, ±{ $half }
review-sure = { $percent }% a lie
review-was = { $lie ->
    [yes] A lie: { $goods }
   *[no] True: { $goods }
}
review-was-hidden = { $lie ->
    [yes] A lie; nobody showed you what was in it
   *[no] True
}
review-caught = opened { $opened }, let { $passed } pass; caught { $caught } of { $lies ->
    [one] { $lies } lie
   *[other] { $lies } lies
}
review-trouble = { $code ->
    [unfinished] This game isn’t over. Only finished games are reviewed.
    [not_told] This log was told to somebody else. Choose that seat, or take the whole log.
    [too_long] This game takes too long to review here. In the terminal, “nottingham review” has all the time it needs.
    [reached] Too many reviews at once. Wait a minute, then ask again.
    [offline] The server can’t be reached. Try again when you’re back.
    [not_here] Reviews aren’t on this device yet. Try again when you’re online.
    [refused] This log can’t be reviewed.
   *[failed] The review didn’t work out. Try again.
}
review-again = Try again
review-deeper = Look deeper
review-deeper-about = Bots play on many more times from every decision, so that more of them can be judged. That may take a minute.
review-deeper-judging = Playing on: { $done } of { $of } decisions

## Playing on from a moment

review-branch-too-early = Nobody could act yet at that moment. Choose a later one.
review-on-about = A new table from this moment: you in one seat, bots or friends in the others. It counts for nothing.
review-on-seat = Sit in for
review-on-cards = Hidden cards
review-on-again = Dealt again
review-on-as-they-were = As they were
review-on-again-about = Whatever that merchant couldn’t see is dealt again, so that it fits what they knew.
review-on-as-they-were-about = Everybody’s cards lie as they lay, so you may know them. Only the deck is shuffled again.
review-on-others = In the other seats
review-on-bots = Bots
review-on-friends = Friends
review-on-known = Friends join with the table’s code. Whoever has seen this game knows the hand of the seat you take.
review-on-open = Everybody’s cards lie as they lay: whoever has seen this game knows every hand. So everybody who played has to agree.
review-on-agree = Show all hands to friends
review-on-agree-about = Friends may play on from this game with everybody’s cards as they were, if all of you agree.
review-on-agreed = { $agreed } of { $people } agree so far.
review-on-not-agreed = Not everybody who played agrees to that yet. Have the hidden cards dealt again, or ask them.
review-on-go = Play on

## The picture to share

review-picture = A picture to share
review-picture-names = Show other people’s names
review-picture-share = Share the picture
