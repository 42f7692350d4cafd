import { gzipSync } from 'node:zlib'
import { firstScreenOf } from '../../contract/first-screen.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { changeOptions, refusalOf } from '../../engine/adapt/change-options.ts'
import { clashesIn } from '../../engine/adapt/clashes.ts'
import { pastBlock } from '../../engine/past-block.ts'
import { makePlan } from '../../engine/plan.ts'
import { readActivityFile } from '../../formats/read-file.ts'
import { blockIn, optionsIn, scheduleIn } from '../../words/schedule.ts'
import type { Speech } from '../../words/speech.ts'
import { voiceOf } from '../../words/voice-of.ts'
import { safeOptions } from '../coach/safe-options.ts'
import { entriesIn, hoursIn } from './calendar-tasks.ts'

/** A finished plan as text and compressed, which go to the database and to the person as they are, beside what the server reads of it. */
export type MadePlan = Pick<Schedule, 'date' | 'anchor' | 'begun' | 'block' | 'start'> & {
  readonly json: string
  readonly packed: Uint8Array<ArrayBuffer>
  /** What the first screen needs of it, and the same compressed. */
  readonly first: string
  readonly packedFirst: Uint8Array<ArrayBuffer>
  readonly seconds: number
}

/**
 * The work of the engine that takes longer than a request of others may wait; each runs in a thread of its own and
 * answers in the words of the person it is for.
 */
export const TASKS = {
  plan: (speech: Speech, ...given: Parameters<typeof makePlan>): MadePlan => {
    const begunAt = performance.now()
    const schedule = scheduleIn(speech, makePlan(...given))
    const seconds = (performance.now() - begunAt) / 1000
    const { date, anchor, begun, block, start } = schedule
    const json = JSON.stringify(schedule)
    const first = JSON.stringify(firstScreenOf(schedule))
    return {
      json,
      packed: gzipSync(json),
      first,
      packedFirst: gzipSync(first),
      date,
      anchor,
      begun,
      block,
      start,
      seconds,
    }
  },
  pastBlock: (speech: Speech, ...given: Parameters<typeof pastBlock>) => blockIn(speech, pastBlock(...given)),
  changeOptions: (speech: Speech, ...given: Parameters<typeof changeOptions>) =>
    optionsIn(speech, changeOptions(...given)),
  refusalOf: (speech: Speech, ...given: Parameters<typeof refusalOf>) => {
    const refusal = refusalOf(...given)
    return refusal === null ? null : voiceOf(speech).say(refusal)
  },
  clashesIn,
  safeOptions,
  readActivityFile,
  entriesIn,
  hoursIn,
}

export type Tasks = typeof TASKS
