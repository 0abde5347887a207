/** The order in which moments are shown. The game does not wait for any of them. */

export interface Waiting {
  kind: 'opened' | 'passed' | 'proof' | 'round'
}

/**
 * What is shown, first, and what waits, after something was told.
 *
 * The sum of a round is old as soon as the next thing happens (`goesOn`, or anything found). A bag that is opened goes before
 * everything that waits, and does not wait for bags that passed; `mine` says which of those matter to whoever looks.
 */
export function enqueue<M extends Waiting>(queue: readonly M[], found: readonly M[], goesOn: boolean, mine: (moment: M) => boolean): M[] {
  const kept = goesOn || found.length ? queue.filter((moment) => moment.kind !== 'round') : [...queue]
  const opens = found.some((moment) => moment.kind === 'opened')
  const all = opens ? openingsFirst(kept, found, mine) : [...kept, ...found]
  const late = all.length > 3 || found.some((moment) => moment.kind === 'round')
  return late ? all.filter((moment, i) => i === 0 || moment.kind !== 'passed' || mine(moment)) : all
}

function openingsFirst<M extends Waiting>(kept: readonly M[], found: readonly M[], mine: (moment: M) => boolean): M[] {
  const shown = kept.slice(0, 1).filter((moment) => moment.kind !== 'passed')
  const waiting = kept.slice(1).filter((moment) => moment.kind !== 'passed' || mine(moment))
  const is = (opened: boolean) => (moment: M) => (moment.kind === 'opened') === opened
  return [...shown, ...waiting.filter(is(true)), ...found.filter(is(true)), ...waiting.filter(is(false)), ...found.filter(is(false))]
}
