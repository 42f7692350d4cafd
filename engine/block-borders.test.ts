import { describe, expect, test } from 'vitest'
import { addDays } from './civil-date.ts'
import { daysAsShown } from './days-as-shown.ts'
import { LIMITS } from './limits/limits.ts'
import { GOALS, type HistoryDay, LEVELS, type PlanInput, type Profile } from './model.ts'
import { makePlan } from './plan.ts'
import type { DaysAsShown, PlanWeek } from './plan-model.ts'
import { sure } from './sure.ts'

const ANCHOR = '2026-11-30'
/** Of two blocks and a good part of the third. */
const WEEKS = 30
const WEEKLY = { none: '', team: ' Soccer practice Tue and Thu 19:00-20:30, match Saturday 15:00-17:00.' }

/** Sets of all lifts of a week. */
function setsIn({ days }: PlanWeek): number {
  const lifts = days.flatMap(({ workout }) => workout.exercises.filter(({ exerciseId }) => exerciseId !== undefined))
  return lifts.reduce((sum, { sets }) => sum + sets, 0)
}

type Week = PlanWeek & { readonly block: number }

/** Weeks in which all is done as it is shown, and nothing is told of practices. */
function keptWeeks(profile: Omit<Profile, 'name' | 'races' | 'goalDate'>): readonly Week[] {
  const history: HistoryDay[] = []
  const weeks: Week[] = []
  let going: Pick<PlanInput, 'anchor' | 'block' | 'begun' | 'start'> & { readonly shown?: DaysAsShown } = {
    ...{ anchor: ANCHOR, block: 1 },
  }
  for (let week = 0; week < WEEKS; week++) {
    const today = addDays(ANCHOR, 7 * week)
    const plan = makePlan({
      profile: { ...profile, name: 'Demo', races: '', goalDate: null },
      preferences: { equipment: ['barbell', 'bench', 'dumbbells', 'pullup-bar', 'bike'] },
      ...{ today, timeZone: 'UTC', history: [...history], recordedSince: ANCHOR },
      ...going,
    })
    const { anchor, block, begun, start } = plan
    going = { anchor, block, begun, start, shown: daysAsShown(plan, going.shown) }
    const shown = sure(plan.weeklyPlan.find(({ startDate }) => startDate === today))
    weeks.push({ ...shown, block })
    for (const { date, durationMin, rpe, distanceKm } of shown.days)
      if (durationMin > 0)
        history.push({
          ...{ date, completed: true, minutes: durationMin, rpe: Math.round(rpe) },
          ...(distanceKm !== null && { distanceKm }),
        })
  }
  return weeks
}

const LIVES = [
  { practices: 'none', stress: 'low' },
  { practices: 'none', stress: 'high' },
  { practices: 'team', stress: 'low' },
] as const
const CASES = GOALS.flatMap((goal) => LEVELS.flatMap((level) => LIVES.map((life) => ({ goal, level, ...life }))))

describe.each(CASES)('$goal, $level, practices: $practices, stress: $stress', ({ goal, level, practices, stress }) => {
  const commitments = `Work 9-17 Mon-Fri.${WEEKLY[practices]}`
  const weeks = keptWeeks({ goal, level, stress, trainingDays: 5, commitments })

  test('a block begins no lower than the loaded weeks before it', () => {
    for (const block of [2, 3]) {
      const last = weeks.filter((week) => week.block === block - 1 && !week.deload).slice(-3)
      const first = sure(weeks.find((week) => week.block === block && !week.deload))
      const mean = last.reduce((sum, { plannedMin }) => sum + plannedMin, 0) / last.length
      expect(first.plannedMin, `block ${block}`).toBeGreaterThanOrEqual(Math.floor(mean * 0.9))
    }
  })

  test('an easier week comes in time across the border of two blocks', () => {
    let row = 0
    for (const [index, { deload }] of weeks.entries()) {
      row = deload ? 0 : row + 1
      expect(row, `week ${index + 1}`).toBeLessThanOrEqual(LIMITS['loaded-in-row'].hard)
    }
    expect(weeks.filter((week, index) => week.block !== weeks[index + 1]?.block).at(0)?.deload).toBe(true)
  })

  test('an easier week is shorter and lifts less, the last of a block like any other', () => {
    for (const [index, week] of weeks.entries()) {
      const before = weeks[index - 1]
      if (!week.deload || !before) continue
      expect(week.plannedMin, `week ${index + 1}`).toBeLessThan(before.plannedMin)
      // Who trains against stress may lift nothing at all, and who has much of it the least there is.
      if (setsIn(before) > 0 && stress === 'low') expect(setsIn(week), `week ${index + 1}`).toBeLessThan(setsIn(before))
    }
  })
})
