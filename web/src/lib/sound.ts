/** Small sounds, made on the spot with Web Audio, and a buzz of the phone. Nothing is created before a person has touched
    something, nothing is loaded, and everything can be switched off. */
import { settings } from './settings.svelte'

export const SOUNDS = ['card', 'coin', 'clasp', 'gate', 'stamp', 'bell'] as const
export type Sound = (typeof SOUNDS)[number]

export interface Likes {
  sound: boolean
  murmur: boolean
  /** 0 to 1. */
  volume: number
  haptics: boolean
}

/** A voice of a sound: where it starts (seconds), how long it rings, how loud it is. */
interface Voice {
  at?: number
  long: number
  loud: number
  /** A tone that glides from the first pitch to the second, in hertz; else noise. */
  pitch?: readonly [number, number]
  wave?: OscillatorType
  /** Noise is sent through a band around this pitch, in hertz. */
  band?: readonly [number, number]
}

/** What each sound is made of. */
export const VOICES: Record<Sound, readonly Voice[]> = {
  // a flick of stiff paper
  card: [
    { long: 0.07, loud: 0.5, band: [3200, 0.9] },
    { at: 0.035, long: 0.05, loud: 0.28, band: [1500, 1.2] },
  ],
  // two thin discs, slightly out of tune
  coin: [
    { long: 0.32, loud: 0.22, pitch: [2637, 2620], wave: 'triangle' },
    { at: 0.045, long: 0.4, loud: 0.18, pitch: [3520, 3500], wave: 'sine' },
    { at: 0.045, long: 0.25, loud: 0.1, pitch: [5290, 5270], wave: 'sine' },
  ],
  // leather, then metal
  clasp: [
    { long: 0.05, loud: 0.4, band: [700, 0.8] },
    { at: 0.06, long: 0.03, loud: 0.6, band: [4200, 2] },
    { at: 0.06, long: 0.12, loud: 0.16, pitch: [1250, 900], wave: 'square' },
  ],
  // old hinges and a heavy stop
  gate: [
    { long: 0.5, loud: 0.12, pitch: [170, 310], wave: 'sawtooth' },
    { at: 0.12, long: 0.42, loud: 0.2, band: [900, 3] },
    { at: 0.55, long: 0.35, loud: 0.7, pitch: [92, 52], wave: 'sine' },
    { at: 0.55, long: 0.16, loud: 0.3, band: [260, 0.8] },
  ],
  // a fist on a desk
  stamp: [
    { long: 0.16, loud: 0.85, pitch: [150, 58], wave: 'sine' },
    { long: 0.06, loud: 0.5, band: [1100, 0.7] },
  ],
  // the hand bell of the clock
  bell: [
    { long: 1.3, loud: 0.26, pitch: [1046, 1044], wave: 'sine' },
    { long: 0.9, loud: 0.14, pitch: [2093, 2090], wave: 'sine' },
    { long: 0.6, loud: 0.1, pitch: [2794, 2790], wave: 'sine' },
    { long: 0.03, loud: 0.2, band: [5000, 1] },
  ],
}

/** How the phone buzzes with a sound, in milliseconds; most do not. */
export const BUZZES: Partial<Record<Sound, number | number[]>> = { clasp: 12, stamp: 28, gate: [10, 40, 18], bell: [30, 60, 30] }

/** Makes sounds for somebody with likes; the page has one of these, tests make their own. */
export class Sounder {
  private context: AudioContext | null = null
  private out: GainNode | null = null
  private noise: AudioBuffer | null = null
  private crowd: GainNode | null = null
  private touched = false

  constructor(
    private readonly likes: () => Likes,
    private readonly make: () => AudioContext = () => new AudioContext(),
    private readonly buzz: (pattern: number | number[]) => unknown = (pattern) => navigator.vibrate?.(pattern),
  ) {}

  /** Waits for the first touch or key: browsers allow no sound before it. Gives back how to stop waiting. */
  listen(page: EventTarget = window): () => void {
    const wake = (): void => {
      stop()
      this.wake()
    }
    const stop = (): void => ['pointerdown', 'keydown'].forEach((event) => page.removeEventListener(event, wake, true))
    for (const event of ['pointerdown', 'keydown']) page.addEventListener(event, wake, true)
    return stop
  }

  /** Somebody touched the page: from now on it may be heard. */
  wake(): void {
    this.touched = true
    void this.context?.resume()
    this.settle()
  }

  /** Whether a sound would be heard now. */
  get audible(): boolean {
    const { sound, volume } = this.likes()
    return this.touched && sound && volume > 0
  }

  play(sound: Sound): void {
    const buzz = BUZZES[sound]
    if (this.touched && this.likes().haptics && buzz !== undefined) this.buzz(buzz)
    if (!this.audible) return
    const context = this.open()
    if (!context) return
    for (const voice of VOICES[sound]) this.sing(context, voice)
  }

  /** Takes over likes that have changed: volume, and the murmur of the market. */
  settle(): void {
    if (this.out && this.context) this.out.gain.setTargetAtTime(this.audible ? this.likes().volume : 0, this.context.currentTime, 0.03)
    const wanted = this.audible && this.likes().murmur
    if (wanted && !this.crowd) this.gather()
    if (this.crowd && this.context) this.crowd.gain.setTargetAtTime(wanted ? 0.18 : 0, this.context.currentTime, 0.6)
  }

  private open(): AudioContext | null {
    if (!this.context) {
      try {
        this.context = this.make()
      } catch {
        return null // a browser without sound, or one that has no more of it to give
      }
      this.out = this.context.createGain()
      this.out.gain.value = this.likes().volume
      this.out.connect(this.context.destination)
    }
    if (this.context.state === 'suspended') void this.context.resume()
    return this.context
  }

  private sing(context: AudioContext, voice: Voice): void {
    const start = context.currentTime + (voice.at ?? 0)
    const end = start + voice.long
    const swell = context.createGain()
    swell.gain.setValueAtTime(0.0001, start)
    swell.gain.exponentialRampToValueAtTime(voice.loud, start + 0.004)
    swell.gain.exponentialRampToValueAtTime(0.0001, end)
    swell.connect(this.out as GainNode)
    const source = voice.pitch ? this.tone(context, voice, start, end) : this.rustle(context)
    if (voice.band) {
      const filter = context.createBiquadFilter()
      filter.type = 'bandpass'
      filter.frequency.value = voice.band[0]
      filter.Q.value = voice.band[1]
      source.connect(filter).connect(swell)
    } else source.connect(swell)
    source.start(start)
    source.stop(end + 0.02)
    source.onended = () => swell.disconnect()
  }

  private tone(context: AudioContext, voice: Voice, start: number, end: number): OscillatorNode {
    const [from, to] = voice.pitch as readonly [number, number]
    const tone = context.createOscillator()
    tone.type = voice.wave ?? 'sine'
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, end)
    return tone
  }

  private rustle(context: AudioContext): AudioBufferSourceNode {
    if (!this.noise) {
      this.noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
      const samples = this.noise.getChannelData(0)
      for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
    }
    const source = context.createBufferSource()
    source.buffer = this.noise
    source.loop = true
    return source
  }

  /** The murmur: noise in three bands of the voice, each coming and going at its own pace. */
  private gather(): void {
    const context = this.open()
    if (!context) return
    this.crowd = context.createGain()
    this.crowd.gain.value = 0
    this.crowd.connect(this.out as GainNode)
    for (const [band, pace] of [[240, 0.13], [520, 0.31], [980, 0.53]] as const) {
      const filter = context.createBiquadFilter()
      filter.type = 'bandpass'
      filter.frequency.value = band
      filter.Q.value = 2.5
      const part = context.createGain()
      part.gain.value = 0.55
      const sway = context.createOscillator()
      sway.frequency.value = pace
      const depth = context.createGain()
      depth.gain.value = 0.35
      sway.connect(depth).connect(part.gain)
      const voices = this.rustle(context)
      voices.connect(filter).connect(part).connect(this.crowd)
      voices.start(0, pace * 3)
      sway.start()
    }
  }
}

const sounder = new Sounder(() => settings)

/** Plays a sound, and buzzes where it belongs, as far as the settings allow. */
export const play = (sound: Sound): void => sounder.play(sound)

/** Takes over settings that have changed; startSound() calls it. */
export const settle = (): void => sounder.settle()

/** Waits for the first touch or key, before which nothing may sound. Gives back how to stop waiting. */
export const listen = (): (() => void) => sounder.listen()
