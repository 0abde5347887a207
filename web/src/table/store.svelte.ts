/** A table as the screen sees it: what the server sent, the line to it, what was read, what is being said. No DOM. */
import type { AnyCommand, Clock, MaySay, Refusal, ServerMessage, Talk } from '../lib/protocol'
import type { Answer, Connection, Line, Listener } from './connection'
import { missed, type Left, type Missed } from './director/away'
import { beats } from './director/beats'
import { atOnce, Director, type Timing } from './director/director.svelte'
import { fold, Gap, nothing, withTalk, type LogEntry, type TableState } from './fold'
import { Moves, possible } from './moves'
import { situation, type Situation } from './situation'

/** Something the person has to be told once: a refusal, or trouble. */
export interface Notice {
  code: string
  section: string
  data: Record<string, unknown>
  /** What the server said, for codes that nobody has put into words. */
  why: string
}

export class TableStore implements Listener {
  /** What the screen shows. */
  state: TableState = $state.raw(nothing)
  /** What the server has told: as far as the shown table, or further. Commands are checked against it. */
  truth: TableState = nothing
  readonly director: Director
  line: Line = $state('connecting')
  closed: { code: number; reason: string } | null = $state.raw(null)
  /** Milliseconds by which the server's clock is ahead. */
  ahead = $state(0)
  notice: Notice | null = $state.raw(null)
  /** Commands that are on their way. */
  sending = $state(0)
  /** Seats whose talk is not shown here. */
  muted: ReadonlySet<number> = $state.raw(new Set<number>())
  /** What happened while the person was away, until they have read it. */
  away: Missed | null = $state.raw(null)
  private left: Left | null = null
  private talkRead = $state(0)
  private logRead = $state(0)
  private ears = new Set<(told: readonly LogEntry[]) => void>()
  private link: Connection | null = null
  /** Plays a command without a connection: tutorials and tables on one device. */
  private player: ((command: AnyCommand) => Promise<Answer>) | null = null

  /** Nobody looks: everything is told at once, and counts as seen. */
  private hidden = false
  private seen = -1
  private allSeen = false

  constructor(private readonly timing: Timing = atOnce) {
    const scale = (): number => (this.hidden ? 0 : timing.scale())
    this.director = new Director({ ...timing, scale }, (state, told) => this.reveal(state, told))
  }

  moves: Moves = $derived(new Moves(this.state.legal))
  now: Situation = $derived(situation(this.state))
  /** Talk of those who are not muted. */
  heard: readonly Talk[] = $derived(this.state.talk.filter((line) => line.seat === null || !this.muted.has(line.seat)))
  unreadTalk: number = $derived(
    this.heard.filter((line) => line.s > this.talkRead && line.seat !== this.state.seat && !line.reaction).length,
  )
  unreadLog: number = $derived(this.state.log.filter((entry) => entry.n > this.logRead).length)

  connect(link: Connection): void {
    this.link = link
    link.open()
  }

  playWith(player: (command: AnyCommand) => Promise<Answer>): void {
    this.player = player
    this.line = 'open'
  }

  /** Show this table as it is, without a server behind it (replays). What is fresh is told in beats. */
  show(state: TableState): void {
    const before = this.truth
    this.truth = state
    this.line = 'open'
    this.director.drop()
    if (!state.fresh.length || !before.public || before.n + state.fresh.length !== state.n) this.state = state
    else {
      this.state = { ...before, fresh: [] }
      this.director.play(beats(before, state))
    }
  }

  // What the connection tells

  hear(message: ServerMessage): void {
    if (message.type === 'trouble') {
      this.notice = { code: message.code, section: '', data: {}, why: message.why }
      return
    }
    const before = this.truth
    try {
      this.truth = fold(before, message)
    } catch (error) {
      if (!(error instanceof Gap)) throw error
      this.link?.resync()
      return
    }
    if (message.type === 'welcome') this.jump(before.table === null)
    else if (this.truth === before) return
    else if (message.type === 'update') this.follow(before)
    else if (message.type === 'room') this.state = { ...this.state, s: message.s, table: message.table }
    else if (message.type === 'talk') this.listen(message)
    else if (message.type === 'clocks') this.director.then(() => (this.state = { ...this.state, clocks: message.clocks }))
  }

  /** Everything as it is now: who comes, or comes back, is not told what is over. */
  private jump(first: boolean): void {
    this.director.drop()
    this.state = this.truth
    if (first) this.markRead()
    this.saw(this.state.n, true)
    this.back()
  }

  private follow(before: TableState): void {
    if (this.sending > 0) this.director.catchUp() // what I did is answered at once
    this.director.play(beats(before, this.truth))
  }

  /** What is said is heard in its place among the rest; what I say, at once. */
  private listen(line: Talk): void {
    const hear = (): void => void (this.state = withTalk(this.state, line))
    if (line.seat !== null && line.seat === this.state.seat) hear()
    else this.director.then(hear)
  }

  /** Facts reach the screen. Talk and the room have a way of their own. */
  private reveal(state: TableState, told: readonly LogEntry[]): void {
    const { talk, table } = this.state
    this.state = { ...state, talk, table, fresh: told }
    if (told.length) this.tell(told)
    this.saw(state.n)
  }

  /** The server hears how far the screen is: bots wait for it. Who sees everything at once, or nothing, says so once. */
  private saw(n: number, again = false): void {
    if (n < this.seen || (n === this.seen && !again)) return
    this.seen = n
    const all = this.hidden || this.timing.scale() === 0
    if (this.truth.seat === null || (all && this.allSeen && !again)) return
    this.allSeen = all
    this.link?.saw(n, all)
  }

  /** The tab went out of sight, or came back. */
  look(hidden: boolean): void {
    if (hidden === this.hidden) return
    this.hidden = hidden
    if (hidden) this.director.catchUp()
    this.saw(this.truth.n, true)
    if (hidden) this.leave()
    else this.back()
  }

  /** The person goes: this is how far they have seen it. */
  leave(): Left | null {
    const { n, seat, public: view } = this.state
    if (seat !== null && view && !this.left) this.left = { n, at: this.timing.now(), gold: view.gold[seat] ?? 0 }
    return this.left
  }

  /** Where they left, when this page was not there yet. */
  cameBack(left: Left | null): void {
    this.left ??= left
  }

  /** The person is here, and so is the line: what did they miss? */
  private back(): void {
    if (this.hidden || !this.left || !this.truth.public || this.line === 'lost' || this.line === 'offline') return
    this.away = missed(this.truth, this.left, this.timing.now()) ?? this.away
    this.left = null
  }

  setLine(line: Line, closed: { code: number; reason: string } | null): void {
    if (this.line === 'open' && (line === 'lost' || line === 'offline')) this.leave()
    this.line = line
    this.closed = closed
  }

  offset(ms: number): void {
    this.ahead = ms
  }

  since(): number {
    return this.truth.n
  }

  // What the person does

  /** Play a command; a refusal becomes a notice. True: it was played. */
  async do(command: AnyCommand): Promise<boolean> {
    const player = this.player ?? (this.link ? (wanted: AnyCommand) => this.link!.do(wanted) : null)
    if (!player) return false
    this.notice = null
    if (this.director.behind && command.command !== 'say') {
      this.director.catchUp()
      if (!possible(this.truth.legal, command)) return false
    }
    this.sending += 1
    try {
      const answer = await player(command)
      if (answer.how === 'refused') this.refused(answer.refusal)
      else if (answer.how === 'trouble') this.notice = { code: answer.code, section: '', data: {}, why: answer.why }
      return answer.how === 'done'
    } finally {
      this.sending -= 1
    }
  }

  say(words: string): boolean {
    return this.link?.say({ words }) ?? false
  }

  react(reaction: string): boolean {
    return this.link?.say({ reaction }) ?? false
  }

  /** Nothing to add about the bags at the gate: a bot that keeps it need not wait. */
  nod(): void {
    this.link?.nod()
  }

  /** An offer is being written: a bot at the gate gives it time. Said again every few seconds while the form is open. */
  ponder(): void {
    if (this.candle) this.link?.nod(true)
  }

  /** The time to bargain, where a bot keeps the gate. */
  get candle(): Clock | null {
    return this.state.clocks.find((clock) => clock.kind === 'candle') ?? null
  }

  /** Whether a bot at the gate waits for what I have to say. */
  get isWaitedFor(): boolean {
    return this.state.seat !== null && (this.candle?.waits?.includes(this.state.seat) ?? false)
  }

  get canTalk(): boolean {
    return this.link !== null && this.state.seat !== null && this.state.table?.talk !== 'quiet'
  }

  /** Whether words of one's own are welcome, besides reactions and statements. */
  get canChat(): boolean {
    return this.canTalk && (this.state.table?.talk ?? 'all') === 'all'
  }

  /** What may be said so that everybody understands it. */
  get mayBeSaid(): MaySay | null {
    return this.link && this.state.seat !== null && this.state.table?.talk !== 'quiet' ? this.state.legal.say : null
  }

  mute(seat: number, quiet: boolean): void {
    const muted = new Set(this.muted)
    if (quiet) muted.add(seat)
    else muted.delete(seat)
    this.muted = muted
  }

  markTalkRead(): void {
    this.talkRead = Math.max(this.talkRead, ...this.state.talk.map((line) => line.s), 0)
  }

  markLogRead(): void {
    this.logRead = this.state.n
  }

  dismiss(): void {
    this.notice = null
  }

  /** Hear what happens as it happens; the answer stops it. */
  onTold(ear: (told: readonly LogEntry[]) => void): () => void {
    this.ears.add(ear)
    return () => this.ears.delete(ear)
  }

  private tell(told: readonly LogEntry[]): void {
    for (const ear of this.ears) ear(told)
  }

  private markRead(): void {
    this.markTalkRead()
    this.markLogRead()
  }

  private refused(refusal: Refusal): void {
    this.notice = { code: refusal.code, section: refusal.section, data: refusal.data ?? {}, why: '' }
  }
}
