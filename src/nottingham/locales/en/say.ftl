# Statements (rules §17): what anybody can say at the table, in the words of whoever says it.
# $name: of whom it is said, or whose bag; $to: who is asked. Names are never inflected, and nobody’s gender is known.
# $own: yes, if it is about the speaker’s own bag (of questions: the asked one’s own); me, if a question is about the asker.
# $good, $count: so many of a kind (goods-counted); $kind: the name of that kind; $gold: gold (gold-counted).

say-as-declared = { $own ->
    [yes] My bag is exactly as declared.
   *[no] { $name } is honest: that bag is as declared.
}
say-lies = { $own ->
    [yes] My bag isn’t what I declared.
   *[no] { $name } is lying.
}
say-no-contraband = { $own ->
    [yes] There’s no contraband in my bag.
   *[no] There’s no contraband in { $name }’s bag.
}
say-contraband = { $own ->
    [yes] There’s contraband in my bag.
   *[no] There’s contraband in { $name }’s bag.
}
say-holds = { $count ->
    [0] None of this in my bag: { $kind }.
   *[other] Exactly { goods-counted } in my bag.
}
say-you-lose = Open my bag and you lose { gold-counted }.
say-tossed = { $own ->
    [yes] { $count ->
        [0] I tossed none of this: { $kind }.
       *[other] I tossed { goods-counted }.
    }
   *[no] { $count ->
        [0] { $name } tossed none of this: { $kind }.
       *[other] { $name } tossed { goods-counted }.
    }
}
say-owes-me = { $name } owes me.
say-open-that = Open { $name }’s bag, not mine.
say-least-opened = Whoever pays least gets opened.
say-big-opened = Every bag of four or more gets opened.
say-quiet-passes = Nobody who keeps quiet gets opened.
say-last-chance = { $name }, last chance: pay, or I open.
say-how-much = { $name }, how much?
say-wont-pay = I won’t pay for this bag.
say-could-pay-more = I could pay more.
say-make-offer = Make me an offer.
say-saw-that = I saw that, { $name }.

## Questions

say-ask-as-declared = { $own ->
    [yes] { $to }, is your bag exactly as declared?
   *[no] { $to }, is { $name } honest?
}
say-ask-no-contraband = { $own ->
    [yes] { $to }, any contraband in your bag?
   *[no] { $to }, any contraband in { $name }’s bag?
}
say-ask-holds = { $to }, how many of this in your bag: { $kind }?
say-ask-you-lose = { $to }, what does it cost to open your bag?
say-ask-tossed = { $own ->
    [yes] { $to }, how many of this did you toss: { $kind }?
    [me] { $to }, how many of this did I toss: { $kind }?
   *[no] { $to }, how many of this did { $name } toss: { $kind }?
}
say-ask-owes-me = { $own ->
    [me] { $to }, do I owe you anything?
   *[no] { $to }, does { $name } owe you anything?
}
say-ask-wont-pay = { $to }, will you pay?

# A line of a list whose numbers and goods are chosen next. $kind: holds, you-lose, tossed, ask-holds or ask-tossed
say-open = { $kind ->
    [holds] How many of a kind are in my bag…
    [you-lose] What you lose if you open my bag…
    [tossed] { $own ->
        [yes] How many of a kind I tossed…
       *[no] How many of a kind { $name } tossed…
    }
    [ask-holds] { $to }, how many of a kind are in your bag?
   *[ask-tossed] { $own ->
        [yes] { $to }, how many of a kind did you toss?
        [me] { $to }, how many of a kind did I toss?
       *[no] { $to }, how many of a kind did { $name } toss?
    }
}

## What came of it

# $state: true, false, kept, broken, open or never
say-state = { $state ->
    [true] true
    [false] a lie
    [kept] kept
    [broken] not kept
    [open] still open
   *[never] never settled
}
# In the log, when it is settled. $words: what was said; $verdict: say-state
say-settled = { $you ->
    [yes] Your word
   *[no] { $name }’s word
} “{ $words }”: { $verdict }.
# How straight somebody talked, at the end. $lies: what was false or not kept
say-record = { $said ->
    [one] { $said } statement
   *[other] { $said } statements
}, { $lies ->
    [0] no lies
    [one] { $lies } lie
   *[other] { $lies } lies
}

## On the screen

say-title = Say
say-more = More…
say-which = Which goods?
say-how-many = How many?
say-straight = How straight they talked
