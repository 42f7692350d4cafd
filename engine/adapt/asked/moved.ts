import { mondayOf } from '../../civil-date.ts'
import { clockTime, minuteOf } from '../../day/clock.ts'
import { kitThere } from '../../day/kit-there.ts'
import { startTime } from '../../day/start-time.ts'
import type { AskedChange } from '../../model.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { isSame } from '../../told.ts'
import { restedDay, sparedDay } from '../day/changed-day.ts'
import { isFree } from '../day/hours.ts'
import { withDays } from '../day/with-days.ts'
import type { RefusalFact } from '../facts/asked-facts.ts'
import { dayWithMeans } from '../heard/means.ts'
import { findSafety, findSpot, hoursOn, type PlanState, personOn, type Spot, type Verdict } from './state.ts'

type Move = Extract<AskedChange, { type: 'move' }>

/** The weeks with a session at another hour, or two days of one week in each other's place. */
export function moved(state: PlanState, spot: Spot, { to, start }: Move): Verdict {
  if (spot.day.discipline === 'race') return refused({ code: 'event-keeps-day' })
  if (spot.day.snacks) return refused({ code: 'snack-keeps-place' })
  const target = findSpot(state, to)
  if (target === null || mondayOf(to) !== spot.week.startDate) return refused({ code: 'moves-within-week' })
  if (to === spot.day.date) return atAnotherHour(state, spot, start)
  const against = againstExchange(state, spot.day, target.day)
  if (against) return refused(against)
  const there = onDay(state, spot.day, target, start)
  if ('code' in there) return refused(there)
  const back = target.day.durationMin === 0 ? freed(spot.day) : onDay(state, target.day, spot, null)
  if ('code' in back) return refused(back)
  const weeks = state.weeks.map((week) =>
    week === spot.week ? withDays(week, (day) => (day === spot.day ? back : day === target.day ? there : day)) : week,
  )
  return { weeks, note: { code: target.day.durationMin === 0 ? 'day-becomes-free' : 'days-change-places' } }
}

/** Why two days of a week keep their places, or null. */
function againstExchange(state: PlanState, day: PlanDay, target: PlanDay): RefusalFact | null {
  if (isSame(target.workoutName, day.workoutName) && target.durationMin === day.durationMin)
    return { code: 'same-session-there' }
  if (target.discipline === 'race') return { code: 'day-of-your-event' }
  if (target.snacks) return { code: 'no-free-slot' }
  const dates = [target.date, day.date]
  if (dates.some((date) => findSafety(state, date))) return { code: 'getting-well' }
  return state.doneToday && dates.includes(state.today) ? { code: 'today-done' } : null
}

function atAnotherHour(state: PlanState, { day, week }: Spot, start: string | null): Verdict {
  if (start === null || start === day.start) return { refusal: { code: 'there-already' }, stale: true }
  if (!isFree(hoursOn(state, day.date), minuteOf(start), day.durationMin, day.hard)) return refused(noRoom(day))
  const weeks = state.weeks.map((one) =>
    one === week ? withDays(one, (other) => (other === day ? { ...day, start } : other)) : one,
  )
  return { weeks, note: { code: 'other-hour' } }
}

/** A session on another day, at a free hour of it; or why the day can't have it. */
function onDay(
  state: PlanState,
  day: PlanDay,
  { day: target, week }: Spot,
  start: string | null,
): PlanDay | RefusalFact {
  const hours = hoursOn(state, target.date)
  const { durationMin, hard } = day
  const minute = start === null ? startTime(hours, { durationMin, hard, usual: state.base.usual }) : minuteOf(start)
  if (minute === null || !isFree(hours, minute, durationMin, hard)) return noRoom(day)
  if (hard && hours.binding?.light) return { code: 'made-lighter' }
  const there = withWhatIsThere(state, { ...day, date: target.date, start: clockTime(minute) }, week)
  const effects = state.adjustments.map((one) => one.effect)
  for (const effect of effects.filter(({ from, until }) => target.date >= from && target.date <= until)) {
    if (effect.type === 'hours' && effect.unavailable) return { code: 'taken-you-said' }
    if (
      effect.type === 'spare' &&
      sparedDay(there, effect.parts, personOn(state, target.date), week, effect.event) !== there
    )
      return { code: 'loads-what-hurts' }
    if (effect.type === 'rest' || effect.type === 'easy' || effect.type === 'sore' || effect.type === 'means')
      return { code: 'made-lighter' }
  }
  return there
}

/** A day away from home is trained with what is at hand there. */
function withWhatIsThere(state: PlanState, day: PlanDay, week: PlanWeek): PlanDay {
  const equipment = kitThere(hoursOn(state, day.date).binding, state.base.person.equipment)
  return equipment ? dayWithMeans(day, { equipment, indoors: false }, personOn(state, day.date), week) : day
}

function freed(day: PlanDay): PlanDay {
  return { ...restedDay(day, { code: 'freed-by-move' }), notes: [] }
}

function noRoom({ durationMin: min, hard }: PlanDay): RefusalFact {
  return { code: 'no-room', min, hard }
}

function refused(refusal: RefusalFact): Verdict {
  return { refusal, stale: false }
}
