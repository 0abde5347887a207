### The review of a finished game: in the terminal, on its page, and in the browser.

review-title = The review: { $name }
review-result = { $score } points, place { $place } of { $players }; { $margin } beside the mean of the others.
review-story-bluff = Best bluff, round { $round }: { $name } called it { $declared }. In the bag: { $goods }.
review-story-bluff-hidden = Best bluff, round { $round }: { $name } called it { $declared }, and it wasn’t.
review-story-suspicion = Dearest suspicion, round { $round }: { $name } opened { $owner }’s true bag ({ $declared }) and paid { $gold }.
review-story-turning = Turning point, round { $round }: the count went from { $before } to { $after }.
review-story-mistake = Dearest mistake, round { $round }: { $chosen }. Better: { $better }. It cost about { $points } points, ±{ $half }.
review-story-clean = Nothing you did is certain to have been a mistake.
review-luck = Luck and decisions
review-luck-part = { $part ->
    [cards] cards drawn
    [bags] what was in the bags you settled
    [gate] whether your bags were opened
   *[decisions] decisions, everybody’s
}
review-decisions = Decisions
review-decisions-none = No decision can be told from the best one.
review-kind = { $kind ->
    [market] what to toss
    [load] what to pack
    [declare] what to declare
    [offer] what to offer
    [answer] the answer to a demand
    [inspection] an inspection to buy
   *[settle] a bag to settle
}
review-grade = { $grade ->
    [best] best
    [slip] slip
    [mistake] mistake
    [blunder] blunder
   *[none] open
}
review-silent = Offer nothing
review-both = { $first }, then { $second }
review-column = { $column ->
    [round] round
    [kind] decision
    [done] what you did
    [better] best instead
    [cost] cost
    [grade] verdict
    [name] merchant
    [declared] declared
    [false] chance of a lie
    [was] in the bag
    [opened] opened
    [passed] passed
   *[caught] of the lies, caught
}
review-course = The course
review-course-note = Points beside the mean of the others, counted after every round: gold, goods, likely crowns. In 95 of 100 games the end was within ±{ $half } of what the first round shows, and within ±{ $last } of the last.
review-bags = What you could think of their bags
review-bags-brier = Off by { $brier } (mean of the squares); the share of lies alone would have been off by { $base }.
review-bags-little = There was little to know: the bags could not be read better than by how often they were false.
review-gate = How each Sheriff read the bags
review-note = Worked out from what was known at the time. ± holds in 95 of 100 cases; a verdict is given only where the difference is larger. { $networks ->
    [yes] Bags were read with the networks.
   *[no] These rules are beyond the networks: bags were read without them, and every decision was played on.
}
review-working = Judging decisions
review-not-unfinished = This game isn’t over. Only finished games are reviewed.
review-not-told = This log was told to somebody else. Review that seat, or take the whole log.
