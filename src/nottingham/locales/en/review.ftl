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
