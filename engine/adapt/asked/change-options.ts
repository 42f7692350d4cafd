import { clockTime, minuteOf } from '../../day/clock.ts'
import { sessionSlots } from '../../day/start-time.ts'
import { type AskedChange, type CivilDate, SKIP_CAUSES } from '../../model.ts'
import type { ChangeOption, UnderWay } from '../../plan-model.ts'
import type { ReadFacts } from '../../read-facts.ts'
import { cueOf } from '../../sessions/steps.ts'
import { sure } from '../../sure.ts'
import { isSame } from '../../told.ts'
import { standIns } from '../day/exercises.ts'
import { swapsOf } from '../day/swaps.ts'
import type { RefusalFact } from '../facts/asked-facts.ts'
import { verdictOn } from './asked.ts'
import { findSpot, hoursOn, type PlanState, personOn, type Spot } from './state.ts'
import { stateNow } from './state-now.ts'

/** How many stand-ins are offered for an exercise, and how many other hours of the day. */
const STAND_INS = 3
const OTHER_STARTS = 4
/** [min] other hours lie at least this far from each other. @source default-ours */
const START_STEP_MIN = 60

/** A change that could be asked for, before it is judged. */
type Draft = Pick<ChangeOption, 'change' | 'title' | 'text'>

/**
 * Everything that can be done with a day's session: shorter, easier, another session or exercise, another time, none.
 * What is offered (`refusal` null) applies to the plan as it stands; what is not says why.
 * @param date - today or later; a day without an open session has no options
 * @throws RangeError when a date is not a real day
 */
export function changeOptions(input: UnderWay, facts: ReadFacts, date: CivilDate): ChangeOption[] {
  const state = stateNow(input, facts).state
  const spot = openSpot(state, date)
  if (spot === null) return []
  return draftsOf(state, spot).map((draft) => {
    const verdict = verdictOn(state, draft.change)
    if ('refusal' in verdict) return { ...draft, refusal: verdict.refusal }
    return { ...draft, text: isSame(draft.text, []) ? verdict.note : draft.text, refusal: null }
  })
}

/**
 * Why a change can't be had on the plan as it stands, or null when it can.
 * @throws RangeError when a date is not a real day
 */
export function refusalOf(input: UnderWay, facts: ReadFacts, change: AskedChange): RefusalFact | null {
  const state = stateNow(input, facts).state
  if (change.date < input.today || (change.type === 'move' && change.to < input.today)) return { code: 'day-over' }
  if (openSpot(state, change.date) === null) return { code: 'no-open-session' }
  const verdict = verdictOn(state, change)
  return 'refusal' in verdict ? verdict.refusal : null
}

/** A day from today on whose session is still to be done. */
function openSpot(state: PlanState, date: CivilDate): Spot | null {
  if (date < state.today || (date === state.today && state.doneToday)) return null
  const spot = findSpot(state, date)
  return spot && spot.day.durationMin > 0 ? spot : null
}

function draftsOf(state: PlanState, spot: Spot): Draft[] {
  const { day } = spot
  const { date } = day
  if (day.discipline === 'race') return skipDrafts(date)
  const person = personOn(state, date)
  const lengths = (['30', '15', '5'] as const)
    .filter((rung) => day.durationMin > Number(rung))
    .map(
      (rung): Draft => ({
        change: { type: 'shorter', date, rung },
        title: { code: 'option-minutes', min: Number(rung) },
        text: [],
      }),
    )
  const swaps = swapsOf(day, person).map(
    ({ kind, discipline, name: to }): Draft => ({
      change: { type: 'swap', date, kind, discipline },
      title: { code: 'option-swap', to },
      text: { code: 'swaps-for', to, name: day.workoutName },
    }),
  )
  return [
    ...lengths,
    {
      change: { type: 'easier', date },
      title: { code: 'option-easier' },
      text: { code: 'easier-by-fifth' },
    },
    ...swaps,
    ...exerciseDrafts(state, spot),
    ...moveDrafts(state, spot),
    ...skipDrafts(date),
  ]
}

function exerciseDrafts(state: PlanState, { day }: Spot): Draft[] {
  const means = personOn(state, day.date)
  const ids = new Set(day.workout.exercises.flatMap((step) => (step.sets > 0 ? (step.exerciseId ?? []) : [])))
  return [...ids].flatMap((id) => {
    return standIns(id, means)
      .filter((other) => !ids.has(other.id))
      .slice(0, STAND_INS)
      .map((other) => ({
        change: { type: 'exercise' as const, date: day.date, exerciseId: id, to: other.id },
        title: { code: 'option-exercise' as const, exerciseId: other.id, insteadOf: id },
        text: cueOf(other),
      }))
  })
}

function moveDrafts(state: PlanState, { day, week }: Spot): Draft[] {
  const others = week.days.filter((other) => other.date >= state.today && other.date !== day.date)
  const days = others.map((other): Draft => {
    const seen = { date: other.date, today: state.today }
    return {
      change: { type: 'move', date: day.date, to: other.date, start: null },
      title: { code: 'option-day', ...seen },
      text:
        other.durationMin === 0
          ? { code: 'day-is-free', ...seen }
          : { code: 'changes-places-with', name: other.workoutName, min: other.durationMin },
    }
  })
  const starts = otherStarts(state, day.date, day.durationMin, day.hard, day.start).map(
    (start): Draft => ({
      change: { type: 'move', date: day.date, to: day.date, start: clockTime(start) },
      title: { code: 'option-hour', at: clockTime(start) },
      text: { code: 'other-hour' },
    }),
  )
  return [...days, ...starts]
}

/** Other hours of the day with room for the session, spread over its free slots. */
function otherStarts(
  state: PlanState,
  date: CivilDate,
  durationMin: number,
  hard: boolean,
  now: string | null,
): number[] {
  const taken = now === null ? [] : [minuteOf(now)]
  const free = sessionSlots(hoursOn(state, date), hard).flatMap((slot) => {
    const starts: number[] = []
    for (let start = Math.ceil(slot.start / 15) * 15; start + durationMin <= slot.end; start += 15) starts.push(start)
    return starts
  })
  const apart = free.filter((start) => {
    if (taken.some((other) => Math.abs(other - start) < START_STEP_MIN)) return false
    taken.push(start)
    return true
  })
  if (apart.length <= OTHER_STARTS) return apart
  // Evenly from the first free hour to the last.
  return Array.from({ length: OTHER_STARTS }, (_, place) => {
    const index = Math.round((place * (apart.length - 1)) / (OTHER_STARTS - 1))
    return sure(apart[index])
  })
}

function skipDrafts(date: CivilDate): Draft[] {
  return SKIP_CAUSES.map((because) => ({
    change: { type: 'skip', date, because },
    title: { code: 'option-skip', because },
    text: { code: 'let-go' },
  }))
}
