# The arena’s report: one page with plots. Titles of columns are those of terminal.ftl.

report-title = The arena
report-page = The arena: { $bots }
report-numbers = In numbers
# $share: wins of all its games, with an interval; $par: what a bot of the same strength would win
report-verdict = { $bot } leads: it wins { $share } of its games, and par is { $par }%.
report-none-clear = No interval is clear of par.
report-above-par = Clear above par: { $bots }.
report-card = { $card ->
    [ratings] Ratings
    [wins] Wins
    [roles] Roles
    [scores] Scores
    [wealth] Wealth by round
    [sources] Where points come from
    [strength] Strength
    [habits] Habits
    [decisions] Decisions
    [points] Points a game
    [mixes] Mixes
    [bluffs] Its bluffs
    [found] What it found
   *[opens] What it opens
}
report-about = { $card ->
    [ratings] Plackett-Luce, with the model’s 95% interval.
    [wins] Games won for each seat taken, with a 95% interval over deals.
    [roles] Points a round ahead of the field: a circle as merchant, a square as Sheriff.
    [scores] In bars of ten points. The upright line is the mean.
    [wealth] Gold, and the printed value of the stall; the dotted end adds crowns.
    [sources] Points a game. What was paid goes to the left of zero.
    [decisions] Of programs that run elsewhere. The cost is what their clients state.
    [mixes] All of a bot’s seats together.
    [bluffs] How many of its own bags were false, by declared kind and number of cards; below, how many bags.
    [found] As Sheriff: how many of the bags it opened were false; below, how many it opened.
   *[opens] A dot for each declaration, larger for more bags. A good nose opens what’s often false: up and to the right.
}
# What a plot shows, for those who cannot see it
report-plot = { $plot ->
    [ratings] Ratings with 95% intervals
    [wins] Win shares with 95% intervals
    [roles] Points a round ahead of the field, as merchant and as Sheriff
    [scores] How scores are spread; the upright line is the mean
    [wealth] Wealth by round
    [sources] Points a game by where they came from
    [bluffs] { $bot } as a merchant: how often a bag was false, by what was declared
    [found] { $bot } as Sheriff: how often an opened bag was false, by what was declared
   *[opens] { $bot } as Sheriff: what it opens
}
report-par = par
report-end = end
# What a mark stands for
report-tip = { $tip ->
    [merchant] { $bot } as a merchant: { $points }
    [sheriff] { $bot } as Sheriff: { $points }
    [scores] { $bot }: { $percent }% from { $least } to { $most }
    [round] { $bot }, round { $round }: { $points }
    [crowns] { $bot }, with crowns: { $points }
   *[source] { $bot }, { $source }: { $points }
}
# $goods: a declaration; $some of $of were false
report-heat = { $goods }: { $some } of { $of } false
report-heat-none = { $goods }: none
report-calibration = { $goods }: { $bags } bags, { $false }% false, { $opened }% opened
report-axis-false = % of such bags that were false
report-axis-opened = % opened
