import type { Schedule } from '../contract/schedule.ts'
import type { Plan } from '../engine/plan-model.ts'
import type { Told } from '../engine/told.ts'
import { scheduleIn } from './schedule.ts'
import { PLAIN_SPEECH } from './speech.ts'
import { voiceOf } from './voice-of.ts'

/** A plan as a test reads it: in English, metric. */
export function shown(plan: Plan): Schedule {
  return scheduleIn(PLAIN_SPEECH, plan)
}

/** Facts as a test reads them. */
export const said: (told: Told) => string = voiceOf(PLAIN_SPEECH).say
