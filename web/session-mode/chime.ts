import { device, openAudio } from './audio.ts'

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
  let ahead: readonly DueSound[] = []
  let due: OscillatorNode[] = []
  const hush = () => {
    for (const one of due) one.disconnect()
    due = []
  }
  /** Hands what is still to come to the audio clock as it stands now. */
  const lay = () => {
    hush()
    const context = ahead.length > 0 ? openAudio() : undefined
    if (!context) return
    const now = Date.now()
    for (const { sound, atMs } of ahead) {
      if (atMs <= now) continue
      let at = context.currentTime + (atMs - now) / 1000
      for (const [hz, seconds] of TONES[sound]) {
        due.push(tone(context, hz, at, seconds))
        at += seconds
      }
    }
  }
  return {
    /** Called in a press, where a browser that let nothing sound before lets it now. */
    wake() {
      if (ahead.length > 0 && openAudio()?.state !== 'running') lay()
    },
    /** What is to come, in the place of what was to come. */
    expect(sounds: readonly DueSound[]) {
      ahead = sounds
      lay()
    },
    /** Behind a locked screen the audio clock may have slept, and with it every sound that waits for it. */
    lay,
    close() {
      hush()
      void device.audio?.close().catch(() => undefined)
      device.audio = undefined
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
