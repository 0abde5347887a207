# The arena’s report: one page with plots. Titles of columns are those of terminal.ftl.

report-title = L’arène
report-page = L’arène : { $bots }
report-numbers = En chiffres
# $share: wins of all its games, with an interval; $par: what a bot of the same strength would win
report-verdict = { $bot } mène : { $share } de parties gagnées, pour une norme de { $par } %.
report-none-clear = Aucun intervalle ne s’écarte de la norme.
report-above-par = Nettement au-dessus de la norme : { $bots }.
report-card = { $card ->
    [ratings] Classements
    [wins] Victoires
    [roles] Rôles
    [scores] Scores
    [wealth] Fortune, tour par tour
    [sources] D’où viennent les points
    [strength] Force
    [habits] Habitudes
    [decisions] Décisions
    [points] Points par partie
    [mixes] Compositions
    [bluffs] Ses bluffs
    [found] Ce qu’il trouve
   *[opens] Ce qu’il ouvre
}
report-about = { $card ->
    [ratings] Plackett-Luce, avec l’intervalle à 95 % du modèle.
    [wins] Parties gagnées par place occupée, avec un intervalle à 95 % sur les donnes.
    [roles] Points par tour d’avance sur les autres : rond comme marchand, carré comme shérif.
    [scores] Par barres de dix points. Le trait vertical est la moyenne.
    [wealth] L’or et la valeur de l’étal ; la fin en pointillés ajoute les couronnes.
    [sources] Points par partie. Ce qui est payé va à gauche de zéro.
    [decisions] Des programmes qui tournent ailleurs. Le coût est celui qu’ils annoncent.
    [mixes] Toutes les places d’un bot ensemble.
    [bluffs] Part de ses sacs qui mentaient, selon le type et le nombre déclarés ; dessous, combien de sacs.
    [found] Comme shérif : part des sacs ouverts qui mentaient ; dessous, combien il en a ouvert.
   *[opens] Un point par déclaration, plus gros s’il y a plus de sacs. Un bon nez ouvre ce qui ment souvent : en haut à droite.
}
# What a plot shows, for those who cannot see it
report-plot = { $plot ->
    [ratings] Classements, intervalles à 95 %
    [wins] Parts de victoires, intervalles à 95 %
    [roles] Points par tour d’avance sur les autres, comme marchand et comme shérif
    [scores] Répartition des scores ; le trait vertical est la moyenne
    [wealth] Fortune, tour par tour
    [sources] Points par partie selon leur origine
    [bluffs] { $bot } comme marchand : combien de sacs mentaient, selon la déclaration
    [found] { $bot } comme shérif : combien de sacs ouverts mentaient, selon la déclaration
   *[opens] { $bot } comme shérif : ce qu’il ouvre
}
report-par = norme
report-end = fin
# What a mark stands for
report-tip = { $tip ->
    [merchant] { $bot } comme marchand : { $points }
    [sheriff] { $bot } comme shérif : { $points }
    [scores] { $bot } : { $percent } % de { $least } à { $most }
    [round] { $bot }, tour { $round } : { $points }
    [crowns] { $bot }, avec les couronnes : { $points }
   *[source] { $bot }, { $source } : { $points }
}
# $goods: a declaration; $some of $of were false
report-heat = { $goods } : { $some } sur { $of } mentaient
report-heat-none = { $goods } : aucun
report-calibration = { $goods } : { $bags } sacs, { $false } % mentaient, { $opened } % ouverts
report-axis-false = % de ces sacs qui mentaient
report-axis-opened = % ouverts
