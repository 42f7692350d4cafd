import { setTimeout as delay } from 'node:timers/promises'

const HELD_MS = 1_000
/** However many ask, no more than these take up memory; any beyond are refused at once. */
const HELD_AT_ONCE = 200

/**
 * Holds back the refusal of who asks too much: a program that asks again as soon as it is answered would otherwise take the
 * whole processor with requests that bring it nothing.
 * @returns what to await before refusing
 */
export function slowRefusals(): () => Promise<void> {
  let held = 0
  return async () => {
    if (held >= HELD_AT_ONCE) return
    held += 1
    await delay(HELD_MS)
    held -= 1
  }
}
