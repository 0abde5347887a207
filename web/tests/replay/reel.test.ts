import { describe, expect, it } from 'vitest'
import raw from '../../src/learn/first-game.json'
import type { LessonScript } from '../../src/learn/lesson.svelte'
import type { ServerMessage } from '../../src/lib/protocol'
import { Reel } from '../../src/replay/reel'

const script = raw as unknown as LessonScript
const updates = script.steps.flatMap((step) => (step.step === 'show' ? step.frames : []))
const frames: ServerMessage[] = [script.welcome, ...updates.filter((frame) => frame.type === 'update')]
const reel = () => new Reel({ eyes: 0, choices: ['all', 'public', 0, 1, 2, 3], frames })

describe('a reel', () => {
  it('shows the same table whichever way a frame was reached', () => {
    const forwards = reel()
    for (let frame = 0; frame <= forwards.last; frame++) forwards.at(frame)
    const straight = reel()
    expect(straight.at(straight.last)).toEqual(forwards.at(forwards.last))
    expect(forwards.at(3)).toEqual(reel().at(3))
  })

  it('shows the same table when it is wound back and forth through a long game', () => {
    const told = frames.filter((frame) => frame.type === 'update')
    const long: ServerMessage[] = [frames[0] as ServerMessage]
    for (let i = 0, n = 0; i < 300; i++) {
      const frame = told[i % told.length] as (typeof told)[number]
      n += frame.told.length
      long.push({ ...frame, s: i + 1, n, promises: { [i]: { round: 1, by: [0], to: [1], kind: 'favour', state: 'said' } } })
    }
    const start = { ...(frames[0] as ServerMessage & { n: number }), n: 0 } as ServerMessage
    const film = new Reel({ eyes: 0, choices: [0], frames: [start, ...long.slice(1)] })
    const straight = new Reel({ eyes: 0, choices: [0], frames: [start, ...long.slice(1)] })
    const wanted = new Map([...Array(301).keys()].map((frame) => [frame, straight.at(frame)]))
    for (const frame of [300, 12, 128, 127, 129, 0, 64, 299, 63, 65, 64, 200, 199]) {
      expect(film.at(frame)).toEqual(wanted.get(frame))
      expect(film.at(frame).promises.length).toBe(frame)
    }
  })

  it('finds the frame that tells an event by its number', () => {
    const film = reel()
    for (let frame = 1; frame <= film.last; frame++) {
      const { n, told } = film.replay.frames[frame] as ServerMessage & { n: number; told: unknown[] }
      for (let i = 1; i <= told.length; i++) expect(film.of(n - i)).toBe(frame)
    }
    expect(film.of(99_999)).toBe(film.last)
  })

  it('tells what is fresh when it steps on, and nothing when it jumps', () => {
    expect(reel().at(5).fresh.length).toBeGreaterThan(0)
    expect(reel().still(5).fresh).toEqual([])
  })

  it('jumps to where rounds and phases begin', () => {
    const film = reel()
    const round = film.jump(0, 'round', 1)
    expect(film.at(round).public?.round).toBe(2)
    expect(film.at(round - 1).public?.round).toBe(1)
    const phase = film.jump(0, 'phase', 1)
    expect(film.at(phase).public?.phase).toBe('loading')
    expect(film.jump(phase, 'phase', -1)).toBe(0)
    expect(film.jump(film.last, 'round', 1)).toBe(film.last)
    expect(film.markAt(round)).toMatchObject({ round: 2, phase: '' })
  })

  it('looks longer at a bag that is opened', () => {
    const film = reel()
    const opened = frames.findIndex((frame) => frame.type === 'update' && frame.told.some((event) => event.event === 'bag_opened'))
    expect(film.pause(opened)).toBeGreaterThan(film.pause(1))
  })

  it('adds up what others hold, for eyes that know all', () => {
    const film = new Reel({
      eyes: 'all',
      choices: ['all'],
      frames: frames.slice(0, 3),
      secrets: [{ 0: {}, 1: {} }, { 1: { hand: ['silk'] } }, { 0: { hand: ['apple'] }, 1: { bag: ['silk'], hand: [] } }],
    })
    expect(film.secrets(1).map((own) => own.hand)).toEqual([[], ['silk']])
    expect(film.secrets(2)).toMatchObject([{ hand: ['apple'] }, { hand: [], bag: ['silk'] }])
    expect(reel().secrets(2)).toEqual([])
  })
})
