import { describe, expect, it } from 'vitest'
import { merchants } from '../src/art/merchants'
import { faces, FACES } from '../src/lib/faces.svelte'

describe('faces', () => {
  it('are as many as are drawn', () => {
    expect(FACES).toBe(merchants.length)
  })

  it('are those of the seats, unless somebody chooses', () => {
    expect(faces([{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }])).toEqual([0, 1, 2])
  })

  it('are not worn twice: a bot gives way to whoever has chosen its face', () => {
    expect(faces([{ kind: 'person', face: 2 }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }])).toEqual([2, 1, 0, 3])
  })

  it('may be the same if two people want that', () => {
    expect(faces([{ kind: 'person', face: 4 }, { kind: 'person', face: 4 }, { kind: 'bot' }])).toEqual([4, 4, 2])
  })
})
