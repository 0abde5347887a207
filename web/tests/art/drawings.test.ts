import { readFileSync } from 'node:fs'
import { flushSync, mount, tick, unmount, type Component, type ComponentProps } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Bag, Card, CHARACTERS, Coin, Good, loadFiner, Merchant, Pile, whoIs } from '../../src/art'
import { finer } from '../../src/art/finer'
import { BACK, frames } from '../../src/art/frames'
import { GATE } from '../../src/art/gate'
import { plain } from '../../src/art/goods'
import { draw } from '../../src/art/ink'
import { merchant, merchants } from '../../src/art/merchants'
import { bags, coins, coinStacks, crowns, filling, marks, piles, SLY } from '../../src/art/scenes'
import { CATALOGUE } from '../../src/lib/rulebook'

const MOODS = ['calm', 'glad', 'cross'] as const
const TONES = readFileSync('src/styles/art.css', 'utf8')
const CSS = TONES + readFileSync('src/art/Gate.svelte', 'utf8')

const everything: Record<string, string> = {
  ...plain,
  ...finer,
  ...bags,
  ...crowns,
  ...coins,
  ...marks,
  ...piles,
  'coin stacks': coinStacks(9),
  'full bag': filling(5),
  back: BACK,
  gate: GATE,
  logo: SLY,
  ...Object.fromEntries(Object.entries(frames).map(([name, f]) => [`frame ${name}`, `frame+ ${f.edge}\npaper+ ${f.face}\n${f.foot}\n${f.trim}`])),
  ...Object.fromEntries(merchants.flatMap((_, who) => MOODS.map((mood) => [`merchant ${who} ${mood}`, merchant(who, mood)]))),
}

let shown: Record<string, unknown>[] = []

function show<Shown extends Component<any>>(component: Shown, props: ComponentProps<Shown>): HTMLElement {
  const target = document.createElement('div')
  document.body.append(target)
  shown.push(mount(component, { target, props }))
  flushSync()
  return target
}

afterEach(async () => {
  await Promise.all(shown.map((component) => unmount(component)))
  shown = []
  document.body.replaceChildren()
})

describe('drawings', () => {
  test('every good of the game has one of its own', () => {
    const drawn = { ...plain, ...finer }
    expect(Object.keys(drawn).sort()).toEqual(Object.keys(CATALOGUE).sort())
    expect(new Set(Object.values(drawn)).size).toBe(Object.keys(CATALOGUE).length)
  })

  test.each(Object.keys(everything))('%s uses only tones that the style sheet knows, and draws real paths', (name) => {
    const markup = draw(everything[name] ?? '')
    const classes = new Set([...markup.matchAll(/class="([^"]+)"/g)].flatMap((found) => (found[1] ?? '').split(' ')))
    for (const tone of classes) expect(CSS, tone).toMatch(new RegExp(`\\.${tone}\\b`))
    for (const [, d = ''] of markup.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M[-\d.\sa-zA-Z,]+$/)
    expect(markup).not.toMatch(/NaN|undefined|style=/)
  })

  test('a tone that nothing uses has no place in the style sheet', () => {
    const used = Object.values(everything).map((strokes) => draw(strokes)).join('')
    const tones = [...CSS.matchAll(/\.a-(\w+) \{ fill: var\(--c-/g)].map((found) => found[1] ?? '')
    expect(tones.length).toBeGreaterThan(30)
    expect(tones.filter((tone) => !new RegExp(`a-${tone}[ "]`).test(used))).toEqual([])
  })
})

test('after dark, when outlines melt into the ground, the tone of every body stands out from it by 3:1', () => {
  const light = (colour: string): number => {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = light('#221c16')
  const tones = [...TONES.matchAll(/--c-([a-z]+): (?:light-dark\(#\w+, )?(#\w{6})\)?;/g)]
  expect(tones.length).toBeGreaterThan(15)
  const weak = tones.filter(([, , colour = '']) => (light(colour) + 0.05) / (ground + 0.05) < 3)
  expect(weak.map(([, name]) => name)).toEqual([])
})

describe('a card', () => {
  const apple = { good: 'apple', name: 'apple', value: 2, penalty: 2, goodClass: 'legal' as const }

  test('that can be pressed is a button that says whether it is chosen', () => {
    const pressed = vi.fn()
    const button = show(Card, { ...apple, selected: true, onclick: pressed }).querySelector('button')
    expect(button?.getAttribute('aria-pressed')).toBe('true')
    expect(button?.getAttribute('aria-label')).toBe('apple')
    button?.click()
    expect(pressed).toHaveBeenCalledOnce()
  })

  test('that is disabled does nothing, and says so', () => {
    const pressed = vi.fn()
    const button = show(Card, { ...apple, disabled: true, onclick: pressed }).querySelector('button')
    button?.click()
    expect(button?.getAttribute('aria-disabled')).toBe('true')
    expect(pressed).not.toHaveBeenCalled()
  })

  test('shows the numbers it is given', () => {
    const numbers = [...show(Card, { ...apple, value: 7, penalty: 0 }).querySelectorAll('text')].map((text) => text.textContent)
    expect(numbers).toEqual(['7', '0'])
  })

  test('that lies face down tells nothing, whatever it was given', () => {
    const target = show(Card, { ...apple, label: 'a hidden card', faceDown: true })
    expect(target.textContent.trim()).toBe('')
    expect(target.innerHTML).not.toContain('apple')
    expect(target.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('a hidden card')
  })

  test('without a name is decoration', () => {
    expect(show(Card, { faceDown: true }).querySelector('.card')?.getAttribute('aria-hidden')).toBe('true')
  })
})

test('royal goods are fetched when the first one is shown', async () => {
  const target = show(Good, { kind: 'gouda', label: 'gouda' })
  expect(target.querySelectorAll('path')).toHaveLength(0)
  await loadFiner()
  await tick()
  expect(target.querySelectorAll('path').length).toBeGreaterThan(3)
  expect(target.querySelector('svg')?.getAttribute('aria-label')).toBe('gouda')
})

test('an open bag shows as many cards as are in it, at most five', () => {
  const cards = (many: number): number => filling(many).split('\n').filter((line) => line.startsWith('paper+')).length
  expect([0, 1, 3, 5, 6].map(cards)).toEqual([0, 1, 3, 5, 5])
  expect(show(Bag, { state: 'tied', count: 4 }).textContent.trim()).toBe('4')
})

test('more gold makes higher stacks', () => {
  const paths = (amount: number): number => show(Coin, { look: 'stack', amount }).querySelectorAll('path').length
  const heights = [1, 3, 20, 50, 120].map(paths)
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
  expect(heights.at(-1)).toBeGreaterThan(heights[0] ?? 0)
})

test('an empty pile is an empty place, not a card', () => {
  expect(show(Pile, { count: 0, label: 'deck' }).querySelector('.card')).toBeNull()
  expect(show(Pile, { count: 3, label: 'deck' }).querySelector('.card')).not.toBeNull()
})

test('every character of the bots has a face of its own, whatever the level', () => {
  expect(CHARACTERS.map((who) => whoIs(`hard:${who}`))).toEqual([0, 1, 2, 3, 4, 5])
  expect(show(Merchant, { who: 'brazen', label: 'Ann' }).querySelector('svg')?.getAttribute('aria-label')).toBe('Ann')
  expect(merchant(7, 'calm')).toBe(merchant(1, 'calm'))
})
