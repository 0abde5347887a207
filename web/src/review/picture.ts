/** A picture of a review to share: painted letter by letter on a canvas, so nothing in a name can be anything but letters. */
import type { Review } from '../lib/protocol'
import { Chart } from './course'

export const WIDE = 1080
export const TALL = 1350
const EDGE = 72

export interface Painted {
  title: string
  result: string
  /** The story, a sentence each. */
  sentences: readonly string[]
  /** What each line of the chart is called, by seat. */
  names: readonly string[]
  foot: string
}

/** The colours of the page, whatever its theme. */
export interface Palette {
  paper: string
  raised: string
  ink: string
  soft: string
  line: string
  gold: string
  seats: readonly string[]
  serif: string
  sans: string
}

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element)
  const probe = document.createElement('span')
  element.append(probe)
  // Only a used value has light-dark() decided.
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  const found = {
    paper: colour('--paper'),
    raised: colour('--paper-raised'),
    ink: colour('--ink'),
    soft: colour('--ink-soft'),
    line: colour('--line'),
    gold: colour('--gold'),
    seats: Array.from({ length: 6 }, (_, seat) => colour(`--seat-${seat}`)),
    serif: style.getPropertyValue('--serif') || 'serif',
    sans: style.fontFamily,
  }
  probe.remove()
  return found
}

/** A text in lines that fit. Words that are too long are cut. */
export function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) line = longer
    else {
      if (line) lines.push(line)
      line = word
      while (!fits(line) && line.length > 1) {
        let cut = line.length - 1
        while (cut > 1 && !fits(line.slice(0, cut))) cut -= 1
        lines.push(line.slice(0, cut))
        line = line.slice(cut)
      }
    }
  }
  return line ? [...lines, line] : lines
}

export function paint(to: CanvasRenderingContext2D, review: Review, told: Painted, colours: Palette): void {
  to.fillStyle = colours.paper
  to.fillRect(0, 0, WIDE, TALL)
  to.fillStyle = colours.gold
  to.fillRect(0, 0, WIDE, 18)
  to.strokeStyle = colours.ink
  to.lineWidth = 6
  to.strokeRect(3, 3, WIDE - 6, TALL - 6)
  let y = EDGE + 60
  y = write(to, told.title, y, `800 68px ${colours.serif}`, colours.ink, 74, 1)
  y = write(to, told.result, y + 14, `700 40px ${colours.serif}`, colours.ink, 50, 2)
  y = course(to, review, told.names, colours, y)
  for (const sentence of told.sentences) {
    if (y > TALL - 190) break
    y = write(to, sentence, y + 18, `400 34px ${colours.sans}`, colours.ink, 44, 3)
  }
  write(to, told.foot, TALL - 54, `400 28px ${colours.sans}`, colours.soft, 34, 1)
}

function write(to: CanvasRenderingContext2D, text: string, y: number, font: string, colour: string, step: number, most: number): number {
  to.font = font
  to.fillStyle = colour
  to.textAlign = 'left'
  const lines = wrapped(text, (line) => to.measureText(line).width <= WIDE - 2 * EDGE)
  lines.slice(0, most).forEach((line, i) => {
    to.fillText(i === most - 1 && lines.length > most ? `${line.slice(0, -1)}…` : line, EDGE, y + i * step)
  })
  return y + Math.min(lines.length, most) * step
}

function course(to: CanvasRenderingContext2D, review: Review, names: readonly string[], colours: Palette, top: number): number {
  const height = 420
  const chart = new Chart(review.course, { width: WIDE - 2 * EDGE, height, left: 70, right: 210, top: 20, foot: 20 })
  to.save()
  to.translate(EDGE, top)
  to.font = `400 26px ${colours.sans}`
  to.lineJoin = 'round'
  for (const tick of chart.ticks) {
    to.strokeStyle = colours.line
    to.lineWidth = tick === 0 ? 3 : 1
    line(to, [70, chart.y(tick)], [WIDE - 2 * EDGE - 210, chart.y(tick)])
    to.fillStyle = colours.soft
    to.textAlign = 'right'
    to.fillText(`${tick}`.replace('-', '−'), 58, chart.y(tick) + 9)
  }
  to.textAlign = 'left'
  for (const each of chart.lines) {
    to.strokeStyle = colours.seats[each.seat] ?? colours.ink
    to.lineWidth = each.seat === review.seat ? 9 : 4
    to.beginPath()
    each.points.split(' ').forEach((pair) => to.lineTo(...(pair.split(',').map(Number) as [number, number])))
    to.stroke()
  }
  const sorted = [...chart.lines].sort((a, b) => a.label - b.label)
  let above = -40
  for (const each of sorted) {
    above = Math.max(each.label + 9, above + 32)
    to.fillStyle = colours.seats[each.seat] ?? colours.ink
    to.font = `${each.seat === review.seat ? 800 : 400} 26px ${colours.sans}`
    to.fillText(short(names[each.seat] ?? ''), WIDE - 2 * EDGE - 196, above)
  }
  to.restore()
  return top + height + 40
}

const short = (name: string): string => (name.length > 14 ? `${name.slice(0, 13).trim()}…` : name)

function line(to: CanvasRenderingContext2D, from: [number, number], end: [number, number]): void {
  to.beginPath()
  to.moveTo(...from)
  to.lineTo(...end)
  to.stroke()
}
