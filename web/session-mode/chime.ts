/** The three sounds of a session: a tick before something ends, the sign to go, and the end of it all. */
export type Sound = 'tick' | 'go' | 'end'

/** A sound and when it comes. */
export type DueSound = { readonly sound: Sound; readonly atMs: number }

/** Each as its tones: [Hz], and [s] how long. */
const TONES: Readonly<Record<Sound, readonly (readonly [hz: number, seconds: number])[]>> = {
  tick: [[660, 0.07]],
  go: [[990, 0.28]],
  end: [
    [660, 0.14],
    [830, 0.14],
    [990, 0.3],
  ],
}
const VOLUME = 0.25

/**
 * Sounds made by the device itself. They are handed to its audio clock ahead of time, since that one goes on where a
 * screen is locked and timers sleep, as far as the platform lets it.
 */
export function makeChime() {
  let context: AudioContext | null = null
  let due: OscillatorNode[] = []
  const hush = () => {
    for (const one of due) one.disconnect()
    due = []
  }
  return {
    /** Called in a press: browsers let nothing sound before one. */
    wake() {
      context ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
      void context?.resume().catch(() => undefined)
    },
    /** What is to come, in the place of what was to come. */
    expect(sounds: readonly DueSound[]) {
      hush()
      if (!context) return
      for (const { sound, atMs } of sounds) {
        let at = context.currentTime + Math.max(0, atMs - Date.now()) / 1000
        for (const [hz, seconds] of TONES[sound]) {
          due.push(tone(context, hz, at, seconds))
          at += seconds
        }
      }
    },
    close() {
      hush()
      void context?.close().catch(() => undefined)
      context = null
    },
  }
}

function tone(context: AudioContext, hz: number, at: number, seconds: number): OscillatorNode {
  const [source, gain] = [context.createOscillator(), context.createGain()]
  source.frequency.value = hz
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(VOLUME, at + 0.01)
  gain.gain.setValueAtTime(VOLUME, at + seconds - 0.03)
  gain.gain.linearRampToValueAtTime(0, at + seconds)
  source.connect(gain).connect(context.destination)
  source.start(at)
  source.stop(at + seconds)
  return source
}
