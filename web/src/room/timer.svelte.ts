/** A clock that counts down, stops and goes on. Time is handed in, so that it can be tested. */
export class Countdown {
  /** Milliseconds in all. */
  length = $state(0)
  left = $state(0)
  running = $state(false)
  private ends = 0
  private readonly warned = new Set<number>()

  constructor(
    private readonly now: () => number,
    /** Called when the clock passes this many seconds, and at the end with 0. */
    private readonly ring: (seconds: number) => void,
    private readonly warnings: readonly number[] = [30, 10, 3, 2, 1],
  ) {}

  get over(): boolean {
    return this.length > 0 && this.left === 0
  }

  get begun(): boolean {
    return this.left < this.length
  }

  set(seconds: number): void {
    this.length = this.left = seconds * 1000
    this.running = false
    this.warned.clear()
  }

  start(): void {
    if (this.left === 0) this.set(this.length / 1000)
    this.ends = this.now() + this.left
    this.running = true
    this.tick()
  }

  stop(): void {
    this.tick()
    this.running = false
  }

  more(seconds: number): void {
    this.tick()
    this.left = Math.min(this.length, this.left + seconds * 1000)
    this.ends = this.now() + this.left
    for (const warning of this.warned) if (warning * 1000 < this.left) this.warned.delete(warning)
  }

  tick(): void {
    if (!this.running) return
    this.left = Math.max(0, this.ends - this.now())
    for (const warning of this.warnings) {
      if (this.left <= warning * 1000 && this.left > 0 && warning * 1000 < this.length && !this.warned.has(warning)) {
        this.warned.add(warning)
        this.ring(warning)
      }
    }
    if (this.left === 0) {
      this.running = false
      this.ring(0)
    }
  }
}
