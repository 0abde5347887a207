import { describe, expect, it } from 'vitest'
import raw from '../../src/learn/first-game.json'
import { alike, Lesson, type LessonScript, type Option, type Step } from '../../src/learn/lesson.svelte'
import type { AnyCommand } from '../../src/lib/protocol'

const script = raw as unknown as LessonScript
const hurried = { wait: () => Promise.resolve(), frame: () => 0, read: () => 0 }

const settled = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await Promise.resolve()
}

function begun(): Lesson {
  const lesson = new Lesson(structuredClone(script), hurried)
  lesson.start()
  return lesson
}

/** Reads on until the learner has to act, or it is over. */
async function readOn(lesson: Lesson): Promise<void> {
  for (let i = 0; i < 50; i++) {
    await settled()
    if (lesson.mode !== 'read') return
    lesson.next()
  }
}

const questions = (steps: readonly Step[]) => steps.filter((step) => step.step === 'ask')

async function play(lesson: Lesson, choose: (options: Option[], number: number) => Option): Promise<void> {
  let number = 0
  for (const step of questions(script.steps)) {
    await readOn(lesson)
    expect(lesson.mode).toBe('act')
    expect(lesson.text).toBe(step.text)
    expect(await lesson.store.do(choose(step.options, number++).command as unknown as AnyCommand)).toBe(true)
  }
  await readOn(lesson)
}

describe('the first game', () => {
  it('comes to its end when the learner does what is asked', async () => {
    const lesson = begun()
    await play(lesson, (options) => options[0] as Option)
    expect(lesson.mode).toBe('end')
    expect(lesson.store.state.public?.phase).toBe('over')
    expect(lesson.store.state.public?.scores?.winners).toEqual([0])
    expect(lesson.done).toBeLessThanOrEqual(lesson.total + 1)
  })

  it('has every ending', async () => {
    const endings = questions(script.steps).at(-1) as Extract<Step, { step: 'ask' }>
    for (const ending of endings.options) {
      const lesson = begun()
      await play(lesson, (options) => (options === endings.options ? ending : (options[0] as Option)))
      expect(lesson.mode).toBe('end')
      expect(lesson.store.state.public?.phase).toBe('over')
      lesson.anotherWay()
      await settled()
      expect(lesson.mode).toBe('act')
      expect(lesson.text).toBe(endings.text)
      expect(lesson.store.state.public?.phase).toBe('inspection')
    }
  })

  it('shows what another choice leads to, and comes back to the question', async () => {
    const lesson = begun()
    for (const step of questions(script.steps).slice(0, -1)) {
      for (const detour of (step as Extract<Step, { step: 'ask' }>).options.filter((option) => option.back)) {
        await readOn(lesson)
        const before = lesson.store.state
        expect(await lesson.store.do(detour.command as unknown as AnyCommand)).toBe(true)
        await settled()
        expect(lesson.detour).toBe(true)
        expect(lesson.store.state.n).toBeGreaterThan(before.n)
        await readOn(lesson)
        expect(lesson.text).toBe(step.text)
        expect(lesson.store.state.public).toEqual(before.public)
        expect(lesson.store.state.legal).toEqual(before.legal)
      }
      await readOn(lesson)
      await lesson.store.do((step as Extract<Step, { step: 'ask' }>).options[0]?.command as unknown as AnyCommand)
    }
  })

  it('says what to do instead when something else is done, and changes nothing', async () => {
    const lesson = begun()
    await readOn(lesson)
    const before = lesson.store.state
    expect(await lesson.store.do({ command: 'set_aside', cards: ['silk'], take: [] })).toBe(false)
    expect(lesson.wrong).toBe(true)
    expect(lesson.store.state).toBe(before)
    await new Promise((resume) => setTimeout(resume, 1))
    expect(lesson.store.notice).toBeNull()
  })

  it('takes a command that comes while the text before it is still being read', async () => {
    const lesson = begun()
    const [market, load] = questions(script.steps) as Extract<Step, { step: 'ask' }>[]
    await readOn(lesson)
    await lesson.store.do(market?.options[0]?.command as unknown as AnyCommand)
    await settled()
    expect(lesson.mode).toBe('read')
    expect(await lesson.store.do(load?.options[0]?.command as unknown as AnyCommand)).toBe(false)
    lesson.next()
    await settled()
    expect(lesson.text).toBe('learn-loading')
    expect(await lesson.store.do(load?.options[0]?.command as unknown as AnyCommand)).toBe(true)
  })
})

describe('commands are alike', () => {
  it('whatever was left out because it is the default, and whatever the order of the cards', () => {
    expect(
      alike({ command: 'load_bag', cards: ['silk', 'apple'] }, { cards: ['apple', 'silk'], command: 'load_bag' }),
    ).toBe(true)
    expect(
      alike(
        { command: 'make_offer', by: [0], to: [3], terms: { merchant_gives: { gold: 5 }, bags: [{ bag: 0, deed: 'pass' }] } },
        {
          command: 'make_offer',
          by: [0],
          to: [3],
          terms: { merchant_gives: { gold: 5, legal: [] }, sheriff_gives: {}, bags: [{ bag: 0, deed: 'pass' }] },
          chosen: [],
        },
      ),
    ).toBe(true)
    expect(alike({ command: 'open_bag', bag: 1 }, { command: 'open_bag', bag: 2 })).toBe(false)
    expect(alike({ command: 'load_bag', cards: ['silk'] }, { command: 'load_bag', cards: ['apple'] })).toBe(false)
  })
})
