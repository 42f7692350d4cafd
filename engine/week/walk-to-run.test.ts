import { expect, test } from 'vitest'
import { profileOf, UserData } from '../../contract/profile.ts'
import { addDays } from '../civil-date.ts'
import type { HistoryDay } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { PlanDay } from '../plan-model.ts'

const TODAY = '2026-03-02'

function weeksOf(race: string | null, weeks: number, days: number, longestRunKm: number | null) {
  const races = race === null ? '' : `${race} on ${addDays(TODAY, weeks * 7 - 1)}`
  const userData = { fitnessLevel: 'beginner', goal: 'endurance', stressLevel: 'low', upcomingRaces: races }
  const profile = profileOf(UserData.parse({ ...userData, trainingDaysPerWeek: days }))
  const start = { weeklyMin: 90, longestMin: 45, longestRunKm }
  const preferences = longestRunKm === null ? {} : { start }
  return makePlan({ profile, today: TODAY, timeZone: 'UTC', preferences }).weeklyPlan
}

/** [min] the longest stretch of a run without a walk. */
function unbroken({ discipline, workout }: PlanDay): number {
  if (discipline !== 'run') return 0
  const runs = workout.exercises.filter(
    ({ name }) => name.code === 'gentle-run' || (name.code === 'sport-part' && name.part === 'easy'),
  )
  return Math.max(0, ...runs.map(({ seconds }) => (seconds ?? 0) / 60))
}

const longestStretch = (days: readonly PlanDay[]) => Math.max(...days.map(unbroken))
const runKm = (days: readonly PlanDay[]) =>
  days.reduce((sum, { discipline, distanceKm }) => sum + (discipline === 'run' ? (distanceKm ?? 0) : 0), 0)

test('somebody new to running runs a minute at first, a quarter of an hour in the eighth week and half an hour by the tenth', () => {
  const weeks = weeksOf('10k', 14, 4, null)
  const stretches = weeks.map(({ days }) => longestStretch(days))
  expect(stretches[0]).toBeLessThanOrEqual(2)
  expect(Math.max(...stretches.slice(0, 8))).toBeGreaterThanOrEqual(12)
  expect(Math.max(...stretches.slice(0, 8))).toBeLessThanOrEqual(15)
  expect(Math.max(...stretches.slice(8, 10))).toBeGreaterThanOrEqual(24)
  expect(Math.max(...stretches)).toBeGreaterThanOrEqual(30)
})

test('who has run a little farther begins a little further on the way, without a step at six kilometres', () => {
  const first = [3, 4, 5, 5.9, 6.1].map((km) =>
    longestStretch(
      weeksOf('10k', 12, 4, km)
        .flatMap(({ days }) => days.slice(0, 7))
        .slice(0, 7),
    ),
  )
  for (const [index, stretch] of first.entries())
    if (index > 0) expect(stretch).toBeGreaterThanOrEqual(first[index - 1] ?? 0)
  const total = (km: number) => runKm(weeksOf('10k', 12, 4, km).flatMap(({ days }) => days))
  expect(Math.abs(total(6.1) / total(5.9) - 1)).toBeLessThan(0.05)
})

test.each([
  ['5k', 10, 3],
  ['5k', 8, 4],
  ['10k', 12, 4],
] as const)(
  'the week of a first %s (%i weeks, %i days) holds less running than the weeks before',
  (race, weeks, days) => {
    const plan = weeksOf(race, weeks, days, null)
    const kms = plan.slice(0, weeks).map((week) => runKm(week.days))
    expect(kms[weeks - 1]).toBeLessThan(0.85 * Math.max(...kms))
  },
)

test('weeks on the way from walking to running come again for who found them much too hard, and for nobody else', () => {
  const userData = { fitnessLevel: 'beginner', goal: 'endurance', stressLevel: 'low', trainingDaysPerWeek: 4 }
  const profile = profileOf(UserData.parse(userData))
  const live = (rpe: number) => {
    const history: HistoryDay[] = []
    for (let week = 0; week < 4; week++) {
      const { weeklyPlan } = planOn(addDays(TODAY, 7 * week), history)
      for (const day of weeklyPlan[week]?.days ?? [])
        if (day.durationMin > 0)
          history.push({ date: day.date, completed: true, rpe: day.discipline === 'run' ? rpe : day.rpe })
    }
    return planOn(addDays(TODAY, 28), history).weeklyPlan.map(({ days }) => longestStretch(days))
  }
  const planOn = (today: string, history: readonly HistoryDay[]) =>
    makePlan({ profile, today, anchor: TODAY, timeZone: 'UTC', history, recordedSince: TODAY })
  const well = live(3)
  const hard = live(8)
  expect(hard[5]).toBeLessThanOrEqual(2)
  expect(well[5]).toBeGreaterThanOrEqual(5)
  // Four weeks later it is where the other was.
  expect(Math.max(...hard.slice(8, 11))).toBeGreaterThanOrEqual(6)
})
