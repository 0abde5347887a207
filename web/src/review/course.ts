/** The course as lines: where each point lies, and where the names at the end have room. */
import type { CoursePoint } from '../lib/protocol'

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  foot: number
}

export interface Line {
  seat: number
  points: string
  /** Where its name stands at the end. */
  label: number
  end: number
}

const STEPS = [5, 10, 20, 25, 50, 100, 200]

/** A few round numbers from below the least to above the most, 0 among them. */
export function ticks(least: number, most: number, count = 4): number[] {
  const step = STEPS.find((each) => (most - least) / each <= count) ?? 500
  const found: number[] = []
  for (let at = Math.floor(least / step) * step; at < most + step; at += step) found.push(at)
  return found
}

export class Chart {
  readonly ticks: number[]
  private readonly first: number
  private readonly last: number

  constructor(
    readonly course: readonly CoursePoint[],
    readonly frame: Frame,
  ) {
    const values = course.flatMap((point) => point.margins)
    this.ticks = ticks(Math.min(0, ...values), Math.max(0, ...values))
    this.first = course[0]?.n ?? 0
    this.last = course.at(-1)?.n ?? 1
  }

  x(n: number): number {
    const { left, width, right } = this.frame
    return left + ((n - this.first) * (width - left - right)) / Math.max(1, this.last - this.first)
  }

  y(value: number): number {
    const { top, height, foot } = this.frame
    const [least, most] = [this.ticks[0] ?? 0, this.ticks.at(-1) ?? 1]
    return top + ((most - value) * (height - top - foot)) / Math.max(1, most - least)
  }

  /** Where rounds begin. */
  get rounds(): { round: number; n: number }[] {
    const found: { round: number; n: number }[] = []
    for (const { round, n } of this.course) if (found.at(-1)?.round !== round) found.push({ round, n })
    return found
  }

  /** Steps: the count stays as it is until the next event changes it. */
  get lines(): Line[] {
    const seats = this.course[0]?.margins.length ?? 0
    const found = Array.from({ length: seats }, (_, seat) => {
      const parts: string[] = []
      let before = this.y(this.course[0]?.margins[seat] ?? 0)
      for (const { n, margins } of this.course) {
        const y = this.y(margins[seat] ?? 0)
        parts.push(`${this.x(n).toFixed(1)},${before.toFixed(1)}`, `${this.x(n).toFixed(1)},${y.toFixed(1)}`)
        before = y
      }
      return { seat, points: parts.join(' '), label: before, end: before }
    })
    apart(found, 15, this.frame.top + 4, this.frame.height - this.frame.foot)
    return found
  }

  /** The point of the course nearest to a place on the chart. */
  nearest(x: number): CoursePoint | null {
    return this.course.reduce<CoursePoint | null>(
      (best, point) => (!best || Math.abs(this.x(point.n) - x) < Math.abs(this.x(best.n) - x) ? point : best),
      null,
    )
  }
}

/** Labels move until none lies on another. */
function apart(lines: Line[], room: number, top: number, bottom: number): void {
  const sorted = [...lines].sort((a, b) => a.label - b.label)
  let above = top - room
  for (const line of sorted) above = line.label = Math.max(line.label, above + room)
  let below = bottom + room
  for (const line of sorted.reverse()) below = line.label = Math.min(line.label, below - room)
}
