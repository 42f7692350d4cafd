import { describe, expect, test } from 'vitest'
import { addDays } from './civil-date.ts'
import { daysAsShown } from './days-as-shown.ts'
import type { HistoryDay, LoggedSet, PlanInput, Profile } from './model.ts'
import { makePlan } from './plan.ts'
import type { DaysAsShown, PlanWeek } from './plan-model.ts'
import { LIFT_MEMORY_DAYS } from './progress/lifted.ts'
import { sure } from './sure.ts'

const ANCHOR = '2026-01-05'
const WEEKS = 40

const LIFTERS: readonly Pick<Profile, 'goal' | 'level' | 'stress' | 'trainingDays'>[] = [
  { goal: 'muscle-gain', level: 'intermediate', stress: 'low', trainingDays: 4 },
  { goal: 'endurance', level: 'intermediate', stress: 'medium', trainingDays: 5 },
  { goal: 'weight-loss', level: 'beginner', stress: 'high', trainingDays: 3 },
]

/** All that a week's sessions ask for, each set with a weight. */
function liftedIn({ days }: PlanWeek): HistoryDay[] {
  return days.flatMap(({ date, durationMin, rpe, workout }) => {
    const sets = workout.exercises.flatMap(({ exerciseId, sets: count, size }): LoggedSet[] =>
      exerciseId === undefined || size?.unit !== 'reps'
        ? []
        : Array.from({ length: count }, () => ({ exerciseId, reps: size.high, loadKg: 20, rir: 2 })),
    )
    return durationMin > 0 ? [{ date, completed: true, minutes: durationMin, rpe: Math.round(rpe), sets }] : []
  })
}

describe.each(LIFTERS)('$goal, $level, $trainingDays days', (own) => {
  // A race makes the first block a long one.
  test.each(['', '10k 2026-09-06'])(
    'the first day of a block is the same when its plan is made again (%j)',
    (races) => {
      const profile: Profile = { ...own, name: 'Demo', commitments: 'Work 9-17', races, goalDate: null }
      const history: HistoryDay[] = []
      let going: Pick<PlanInput, 'anchor' | 'block' | 'begun' | 'start'> & { readonly shown?: DaysAsShown } = {
        ...{ anchor: ANCHOR, block: 1 },
      }
      let borders = 0
      for (let week = 0; week < WEEKS; week++) {
        const today = addDays(ANCHOR, 7 * week)
        const plan = (parts: Partial<PlanInput>) =>
          makePlan({
            profile,
            preferences: {
              equipment: ['barbell', 'bench', 'dumbbells', 'pullup-bar'],
              recentRace: { distanceKm: 5, seconds: 1_471, date: '2025-12-28' },
            },
            ...{ today, timeZone: 'UTC', history, recordedSince: ANCHOR },
            ...going,
            ...parts,
          })
        const { anchor, block, begun, start, ...made } = plan({})
        if (block !== going.block) {
          borders += 1
          // As a server hands it over from the second time on: the block's own first day, and no more than is remembered.
          const remembered = history.filter(({ date }) => date >= addDays(today, -LIFT_MEMORY_DAYS))
          expect(plan({ anchor, block, begun, start, history: remembered }).weeklyPlan).toEqual(made.weeklyPlan)
        }
        const shown = daysAsShown({ anchor, block, begun, start, ...made }, going.shown)
        going = { anchor, block, begun, start, shown }
        history.push(...liftedIn(sure(made.weeklyPlan.find(({ startDate }) => startDate === today))))
      }
      expect(borders).toBeGreaterThan(0)
    },
  )
})

test('a race that was run in one block says in the next how fast somebody is', () => {
  const profile: Profile = {
    ...{ name: 'Demo', goal: 'endurance', level: 'intermediate', stress: 'low', trainingDays: 4 },
    ...{ commitments: '', races: '10k 2026-02-15', goalDate: null },
  }
  const next = (history: readonly HistoryDay[]) => {
    const { weeklyPlan, block } = makePlan({
      ...{ profile, today: '2026-03-10', anchor: '2026-03-02', block: 2, begun: ANCHOR, timeZone: 'UTC', history },
    })
    const steps = weeklyPlan.flatMap(({ days }) => days.flatMap(({ workout }) => workout.exercises))
    const paces = steps.flatMap(({ notes }) => notes.flatMap((note) => (note.code === 'easy-pace' ? [note.low] : [])))
    return { block, paces }
  }
  expect(next([])).toEqual({ block: 2, paces: [] })
  const raced = (minutes: number) => next([{ date: '2026-02-15', completed: true, minutes }]).paces
  expect(Math.min(...raced(48))).toBeLessThan(Math.min(...raced(60)))
})

test('the shorter version of a race that was too soon makes nobody fast', () => {
  const profile: Profile = {
    ...{ name: 'Demo', goal: 'endurance', level: 'intermediate', stress: 'low', trainingDays: 4 },
    ...{ commitments: '', races: 'marathon 2026-05-03', goalDate: null },
  }
  const given = { profile, timeZone: 'UTC', preferences: { start: { weeklyMin: 60, longestMin: 30, longestRunKm: 4 } } }
  const { weeklyPlan } = makePlan({ ...given, today: ANCHOR, anchor: ANCHOR })
  const race = sure(weeklyPlan.flatMap(({ days }) => days).find(({ date }) => date === '2026-05-03'))
  expect(race.workoutName).toMatchObject({ code: 'safe-version' })
  const quickest = (parts: Partial<HistoryDay>, where: Partial<PlanInput>) => {
    const done = { date: race.date, completed: true, minutes: race.durationMin, ...parts }
    const plan = makePlan({ ...given, today: '2026-05-12', anchor: ANCHOR, history: [done], ...where })
    const steps = plan.weeklyPlan.flatMap(({ days }) => days.flatMap(({ workout }) => workout.exercises))
    return Math.min(
      ...steps.flatMap(({ notes }) => notes.flatMap((note) => (note.code === 'easy-pace' ? note.low : []))),
    )
  }
  const later = { today: '2026-07-14', anchor: '2026-07-06', block: 2, begun: ANCHOR }
  for (const where of [{}, later]) {
    expect(quickest({}, where)).toBe(Number.POSITIVE_INFINITY)
    // As far as it was, it says what it says.
    expect(quickest({ distanceKm: sure(race.distanceKm ?? undefined) }, where)).toBeGreaterThan(360)
  }
})
