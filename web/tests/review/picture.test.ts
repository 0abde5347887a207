import { expect, test } from 'vitest'
import { ticks } from '../../src/review/course'
import { wrapped } from '../../src/review/picture'

const fits = (line: string): boolean => line.length <= 10

test('sentences are wrapped, and a word that is too long is cut', () => {
  expect(wrapped('three little words', fits)).toEqual(['three', 'little', 'words'])
  expect(wrapped('a b c d e f g', fits)).toEqual(['a b c d e', 'f g'])
  expect(wrapped('abcdefghijklm no', fits)).toEqual(['abcdefghij', 'klm no'])
  expect(wrapped('', fits)).toEqual([])
})

test('a chart has a few round numbers, nothing among them', () => {
  expect(ticks(-37, 52)).toContain(0)
  expect(ticks(-37, 52).length).toBeLessThanOrEqual(7)
  expect(ticks(0, 0)).toEqual([0])
})
