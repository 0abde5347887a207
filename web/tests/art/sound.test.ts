import { describe, expect, test, vi } from 'vitest'
import { BUZZES, Sounder, SOUNDS, VOICES, type Likes } from '../../src/lib/sound'

/** A browser's audio that only keeps count of what is asked of it. */
function deaf(): { context: AudioContext; started: () => number; loudness: () => number[] } {
  let started = 0
  const gains: { value: number }[] = []
  const param = (): Record<string, unknown> => {
    const it = {
      value: 0,
      setValueAtTime: () => it,
      exponentialRampToValueAtTime: () => it,
      setTargetAtTime: (value: number) => {
        it.value = value
        return it
      },
    }
    return it
  }
  const node = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
    connect: (next: unknown) => next,
    disconnect: () => undefined,
    start: () => (started += 1),
    stop: () => undefined,
    ...more,
  })
  const context = {
    currentTime: 0,
    sampleRate: 100,
    state: 'running',
    destination: node(),
    resume: () => Promise.resolve(),
    createGain: () => {
      const gain = param() as unknown as { value: number }
      gains.push(gain)
      return node({ gain })
    },
    createOscillator: () => node({ frequency: param() }),
    createBiquadFilter: () => node({ frequency: param(), Q: param() }),
    createBufferSource: () => node(),
    createBuffer: (_: number, long: number) => ({ getChannelData: () => new Float32Array(long) }),
  }
  return { context: context as unknown as AudioContext, started: () => started, loudness: () => gains.map((gain) => gain.value) }
}

const LOUD: Likes = { sound: true, murmur: false, volume: 0.5, haptics: true }

function setUp(likes: Likes = { ...LOUD }) {
  const audio = deaf()
  const make = vi.fn(() => audio.context)
  const buzz = vi.fn()
  return { ...audio, likes, make, buzz, sounder: new Sounder(() => likes, make, buzz) }
}

describe('sound', () => {
  test('nothing sounds or buzzes, and nothing is made, before somebody touches the page', () => {
    const { sounder, make, buzz } = setUp()
    sounder.play('stamp')
    expect(make).not.toHaveBeenCalled()
    expect(buzz).not.toHaveBeenCalled()
  })

  test('a key or a touch wakes it, once', () => {
    const { sounder } = setUp()
    const page = new EventTarget()
    sounder.listen(page)
    expect(sounder.audible).toBe(false)
    page.dispatchEvent(new Event('keydown'))
    expect(sounder.audible).toBe(true)
  })

  test.each(SOUNDS)('%s plays all its voices, with one context for all sounds', (sound) => {
    const { sounder, make, started } = setUp()
    sounder.wake()
    sounder.play(sound)
    sounder.play(sound)
    expect(started()).toBe(2 * VOICES[sound].length)
    expect(make).toHaveBeenCalledOnce()
  })

  test.each([{ sound: false }, { volume: 0 }])('is off with %o, while the phone may still buzz', (off) => {
    const { sounder, make, buzz } = setUp({ ...LOUD, ...off })
    sounder.wake()
    sounder.play('clasp')
    expect(make).not.toHaveBeenCalled()
    expect(buzz).toHaveBeenCalledWith(BUZZES.clasp)
  })

  test('haptics have a switch of their own, and not every sound buzzes', () => {
    const quiet = setUp({ ...LOUD, haptics: false })
    quiet.sounder.wake()
    quiet.sounder.play('stamp')
    expect(quiet.buzz).not.toHaveBeenCalled()
    const { sounder, buzz } = setUp()
    sounder.wake()
    sounder.play('card')
    expect(buzz).not.toHaveBeenCalled()
  })

  test('the murmur starts only when it is wanted, and is faded out when it is not', () => {
    const { sounder, likes, started, loudness } = setUp()
    sounder.wake()
    expect(started()).toBe(0)
    likes.murmur = true
    sounder.settle()
    expect(started()).toBe(6)
    expect(loudness()[1]).toBeGreaterThan(0)
    likes.murmur = false
    sounder.settle()
    expect(loudness()[1]).toBe(0)
  })

  test('a changed volume is taken over by what is already open', () => {
    const { sounder, likes, loudness } = setUp()
    sounder.wake()
    sounder.play('coin')
    likes.volume = 0.2
    sounder.settle()
    expect(loudness()[0]).toBe(0.2)
    likes.sound = false
    sounder.settle()
    expect(loudness()[0]).toBe(0)
  })

  test('a browser without audio stays silent and breaks nothing', () => {
    const likes = { ...LOUD, murmur: true }
    const sounder = new Sounder(
      () => likes,
      () => {
        throw new Error('no audio here')
      },
      () => undefined,
    )
    expect(() => {
      sounder.wake()
      sounder.play('bell')
    }).not.toThrow()
  })
})
