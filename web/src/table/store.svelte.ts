/** A table as the screen sees it: what the server sent, the line to it, what was read, what is being said. No DOM. */
import type { AnyCommand, Refusal, ServerMessage, Talk } from '../lib/protocol'
import type { Answer, Connection, Line, Listener } from './connection'
import { fold, Gap, nothing, type LogEntry, type TableState } from './fold'
import { Moves } from './moves'
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
  state: TableState = $state.raw(nothing)
  line: Line = $state('connecting')
  closed: { code: number; reason: string } | null = $state.raw(null)
  /** Milliseconds by which the server's clock is ahead. */
  ahead = $state(0)
  notice: Notice | null = $state.raw(null)
  /** Commands that are on their way. */
  sending = $state(0)
  /** Seats whose talk is not shown here. */
  muted: ReadonlySet<number> = $state.raw(new Set<number>())
  private nodded = $state('')
  private talkRead = $state(0)
  private logRead = $state(0)
  private ears = new Set<(told: readonly LogEntry[]) => void>()
  private link: Connection | null = null
  /** Plays a command without a connection: tutorials and tables on one device. */
  private player: ((command: AnyCommand) => Promise<Answer>) | null = null

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

  /** Show this table as it is, without a server behind it (replays). */
  show(state: TableState): void {
    const told = state.fresh
    this.state = state
    this.line = 'open'
    if (told.length) this.tell(told)
  }

  // What the connection tells

  hear(message: ServerMessage): void {
    if (message.type === 'trouble') {
      this.notice = { code: message.code, section: '', data: {}, why: message.why }
      return
    }
    const first = this.state.table === null
    try {
      this.state = fold(this.state, message)
    } catch (error) {
      if (!(error instanceof Gap)) throw error
      this.link?.resync()
      return
    }
    if (message.type === 'welcome' && first) this.markRead()
    if (message.type === 'update' && this.state.fresh.length) this.tell(this.state.fresh)
  }

  setLine(line: Line, closed: { code: number; reason: string } | null): void {
    this.line = line
    this.closed = closed
  }

  offset(ms: number): void {
    this.ahead = ms
  }

  since(): number {
    return this.state.n
  }

  // What the person does

  /** Play a command; a refusal becomes a notice. True: it was played. */
  async do(command: AnyCommand): Promise<boolean> {
    const player = this.player ?? (this.link ? (wanted: AnyCommand) => this.link!.do(wanted) : null)
    if (!player) return false
    this.notice = null
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
    this.nodded = this.gateNow
  }

  /** An offer is being written: a bot at the gate gives it time. */
  ponder(): void {
    if (this.isWaitedFor) this.link?.nod(true)
  }

  /** Whether a bot at the gate waits for what I have to say. */
  get isWaitedFor(): boolean {
    const { public: view, seat, table } = this.state
    if (!this.link || !view || seat === null || view.phase !== 'inspection' || !view.unsettled.includes(seat)) return false
    const bots = view.sheriffs.every((officer) => table?.seats[officer]?.kind === 'bot' || table?.seats[officer]?.stand_in)
    return bots && this.nodded !== this.gateNow
  }

  /** A nod holds for the round, until somebody makes me an offer. */
  private get gateNow(): string {
    const { public: view, seat } = this.state
    const asked = view?.offers.filter((offer) => offer.to.includes(seat ?? -1)).map((offer) => offer.version)
    return `${view?.round}/${asked}`
  }

  get canTalk(): boolean {
    return this.link !== null && this.state.seat !== null
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
