import { mondayOf } from '../civil-date.ts'
import { clockTime, minuteOf } from '../day/clock.ts'
import { startTime } from '../day/start-time.ts'
import { formatDuration } from '../format.ts'
import type { AskedChange } from '../model.ts'
import type { PlanDay } from '../plan-model.ts'
import { isSnackDay } from '../sessions/snacks.ts'
import { restedDay, sparedDay } from './changed-day.ts'
import { isFree } from './hours.ts'
import {
  findSafety,
  findSpot,
  hoursOn,
  PAUSED_WORDS,
  type PlanState,
  personOn,
  type Spot,
  type Verdict,
} from './state.ts'
import { withDays } from './with-days.ts'

type Move = Extract<AskedChange, { type: 'move' }>

/** The weeks with a session at another hour, or two days of one week in each other's place. */
export function moved(state: PlanState, spot: Spot, { to, start }: Move): Verdict {
  if (spot.day.discipline === 'race') return refused('An event stays on its day.')
  if (isSnackDay(spot.day)) return refused('A few minutes between two things have no other place.')
  const target = findSpot(state, to)
  if (target === null || mondayOf(to) !== spot.week.startDate)
    return refused('A session can move within its week, so that the weeks keep their size.')
  if (to === spot.day.date) return atAnotherHour(state, spot, start)
  if (target.day.workoutName === spot.day.workoutName && target.day.durationMin === spot.day.durationMin)
    return refused('That day has the same session.')
  if (target.day.discipline === 'race') return refused('That day belongs to your event.')
  if (isSnackDay(target.day)) return refused('That day has no free slot, only a few minutes between two things.')
  if (findSafety(state, to) || findSafety(state, spot.day.date)) return refused(PAUSED_WORDS)
  if (state.doneToday && (to === state.today || spot.day.date === state.today)) return refused('Today is done already.')
  const there = onDay(state, spot.day, target, start)
  if (typeof there === 'string') return refused(there)
  const back = target.day.durationMin === 0 ? freed(spot.day) : onDay(state, target.day, spot, null)
  if (typeof back === 'string') return refused(back)
  const weeks = state.weeks.map((week) =>
    week === spot.week ? withDays(week, (day) => (day === spot.day ? back : day === target.day ? there : day)) : week,
  )
  return { weeks, note: target.day.durationMin === 0 ? 'The day becomes free.' : 'The two days change places.' }
}

function atAnotherHour(state: PlanState, { day, week }: Spot, start: string | null): Verdict {
  if (start === null || start === day.start) return { refusal: 'The session is there already.', stale: true }
  if (!isFree(hoursOn(state, day.date), minuteOf(start), day.durationMin, day.hard)) return refused(noRoom(day))
  const weeks = state.weeks.map((one) =>
    one === week ? withDays(one, (other) => (other === day ? { ...day, start } : other)) : one,
  )
  return { weeks, note: 'Same session, another hour.' }
}

/** A session on another day, at a free hour of it; a sentence when the day can't have it. */
function onDay(state: PlanState, day: PlanDay, { day: target, week }: Spot, start: string | null): PlanDay | string {
  const hours = hoursOn(state, target.date)
  const { durationMin, hard } = day
  const minute = start === null ? startTime(hours, { durationMin, hard, usual: state.base.usual }) : minuteOf(start)
  if (minute === null || !isFree(hours, minute, durationMin, hard)) return noRoom(day)
  const there = { ...day, date: target.date, start: clockTime(minute) }
  for (const { effect } of state.adjustments) {
    const on = target.date >= effect.from && target.date <= effect.until
    if (!on) continue
    if (effect.type === 'hours' && effect.unavailable) return 'You said that this day is taken.'
    if (
      effect.type === 'spare' &&
      sparedDay(there, effect.parts, personOn(state, target.date), week, effect.event) !== there
    )
      return 'That would load what hurts.'
    if (effect.type === 'rest' || effect.type === 'easy' || effect.type === 'sore' || effect.type === 'means')
      return 'That day was made lighter for a reason, and keeps what it has.'
  }
  return there
}

function freed(day: PlanDay): PlanDay {
  return { ...restedDay(day, 'Free: its session moved to another day of the week.'), notes: '' }
}

function noRoom({ durationMin, hard }: PlanDay): string {
  return `There is no free ${formatDuration(durationMin)} for it then${hard ? ', with two hours between hard work and bed' : ''}.`
}

function refused(refusal: string): Verdict {
  return { refusal, stale: false }
}
