import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import type { Tap } from '../../words/calendar-facts.ts'
import type { ReminderAct, ReminderFact } from '../../words/reminder-facts.ts'
import type { Speech } from '../../words/speech.ts'
import { voiceOf } from '../../words/voice-of.ts'
import type { Reminder } from './decide.ts'

/** What can be done upon a reminder: a way into the app, or a tap on the session. */
export type Act = {
  readonly act: ReminderAct
  readonly leads: { readonly path: string } | { readonly tap: Tap }
}

/** [min] A session that is no longer than this cannot be made so short. */
const SHORT_MIN = 15

/** What a reminder tells, from the plan as it stands. */
export function factOf(
  { kind, about }: Pick<Reminder, 'kind' | 'about'>,
  { weeklyPlan }: Pick<Schedule, 'weeklyPlan'>,
  { speech, timeZone, trialEndsAt }: { speech: Speech; timeZone: string; trialEndsAt: Date | null },
): ReminderFact {
  if (kind === 'trial-end') return { code: kind, on: { at: sure(trialEndsAt), timeZone } }
  const voice = voiceOf(speech)
  const days = weeklyPlan.flatMap((week) => week.days).filter(({ durationMin }) => durationMin > 0)
  if (kind === 'weekly') {
    const week = days.filter(({ date }) => date >= about && date < addDays(about, 7))
    return {
      code: kind,
      total: voice.duration(week.reduce((sum, { durationMin }) => sum + durationMin, 0)),
      days: week.map(({ date, workoutName, duration }) => ({ date, name: workoutName, duration })),
    }
  }
  const { workoutName: name, duration, start, snacks } = sure(days.find(({ date }) => date === about))
  if (kind === 'evening') return { code: kind, name, duration, start: start && !snacks ? voice.clock(start) : null }
  return { code: kind, name, duration }
}

/** What can be done upon it, the nearest first. */
export function actsOf(
  { kind, about }: Pick<Reminder, 'kind' | 'about'>,
  { weeklyPlan }: Pick<Schedule, 'weeklyPlan'>,
): readonly [Act, ...Act[]] {
  const day = weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === about)
  const shorter: Act[] = (day?.durationMin ?? 0) > SHORT_MIN ? [{ act: 'shorter', leads: { tap: 'shorter-15' } }] : []
  const open: Act = { act: 'open', leads: { path: '/dashboard' } }
  const start: Act = { act: 'start', leads: { path: '/dashboard' } }
  const done: Act = { act: 'done', leads: { tap: 'done' } }
  if (kind === 'evening') return [open, { act: 'move', leads: { tap: 'move' } }]
  if (kind === 'hour') return [start, ...shorter]
  if (kind === 'still-time') return [shorter[0] ?? start, done]
  return kind === 'weekly' ? [open] : [{ act: 'account', leads: { path: '/account' } }]
}
