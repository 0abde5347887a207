import { expect, test } from 'vitest'
import { enqueue, type Waiting } from '../../src/table/moments/queue'

type Named = Waiting & { name: string }
const a = (kind: Waiting['kind'], name: string = kind): Named => ({ kind, name })
const names = (queue: readonly Named[]): string[] => queue.map((moment) => moment.name)
const mine = (moment: Named): boolean => moment.name === 'mine'

test('the sum of a round goes when a bag is opened', () => {
  expect(names(enqueue([a('round')], [a('opened')], false, mine))).toEqual(['opened'])
})

test('the sum of a round goes when the next phase begins', () => {
  expect(enqueue([a('round')], [], true, mine)).toEqual([])
  expect(names(enqueue([a('round')], [], false, mine))).toEqual(['round'])
})

test('the last bag of a round is shown before its sum', () => {
  expect(names(enqueue([], [a('opened'), a('round')], false, mine))).toEqual(['opened', 'round'])
  expect(names(enqueue([a('proof')], [a('passed'), a('round')], false, mine))).toEqual(['proof', 'round'])
})

test('an opening goes before what waits, after what is being shown', () => {
  const queue = [a('opened', 'first'), a('proof')]
  expect(names(enqueue(queue, [a('opened', 'second')], false, mine))).toEqual(['first', 'second', 'proof'])
})

test('an opening does not wait for bags that passed; my own is still shown', () => {
  const queue = [a('passed'), a('passed', 'other'), a('passed', 'mine')]
  expect(names(enqueue(queue, [a('opened')], false, mine))).toEqual(['opened', 'mine'])
})
