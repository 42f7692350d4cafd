import { expect, test } from 'vitest'
import { profileOf, UserData } from '../../contract/profile.ts'
import { addDays } from '../civil-date.ts'
import type { Level } from '../model.ts'
import { makePlan } from '../plan.ts'
import { HARD_KINDS, stepKind } from '../sessions/step-kind.ts'
import { sure } from '../sure.ts'

const TODAY = '2026-03-02'
const raceDay = (week: number) => addDays(TODAY, week * 7 - 1)

/** The weeks of somebody who runs already, towards the same race in two weeks of the plan. */
function weeksOf(race: string, level: Level, days: number, inWeeks: readonly [number, number]) {
  const userData = {
    ...{ fitnessLevel: level, goal: 'endurance', stressLevel: 'low', trainingDaysPerWeek: days },
    upcomingRaces: inWeeks.map((week) => `${race} on ${raceDay(week)}`).join(', '),
  }
  const start = { weeklyMin: 320, longestMin: 105, longestRunKm: 19 }
  const profile = profileOf(UserData.parse(userData))
  return makePlan({ profile, today: TODAY, timeZone: 'UTC', preferences: { start } }).weeklyPlan
}

type Week = ReturnType<typeof weeksOf>[number]
const longOf = ({ days }: Week) => days.find(({ longSession, discipline }) => longSession && discipline === 'run')
const kmOf = (week: Week) => longOf(week)?.distanceKm ?? 0
const trainedMin = ({ days }: Week) =>
  days.reduce((sum, day) => sum + (day.discipline === 'race' ? 0 : day.durationMin), 0)

test.each([
  ['intermediate', 5, 14, 22],
  ['advanced', 6, 14, 22],
  ['advanced', 5, 13, 23],
] as const)(
  'of two marathons the first is not run out of a full week, nor back into long runs (%s, %i days, weeks %i and %i)',
  (level, days, first, second) => {
    const weeks = weeksOf('Marathon', level, days, [first, second])
    const longest = Math.max(...weeks.slice(0, first).map(kmOf))
    const fullest = Math.max(...weeks.slice(0, first).map(trainedMin))
    const before = sure(weeks[first - 2])
    expect(trainedMin(before)).toBeLessThanOrEqual(fullest * 0.8)
    expect(kmOf(before)).toBeLessThanOrEqual(longest * 0.8)
    // Weeks after it, while it is still in the legs.
    for (const week of weeks.slice(first, first + 2))
      expect(kmOf(week), week.startDate).toBeLessThanOrEqual(longest * 0.7)
    // The second one is still run.
    expect(sure(weeks[second - 1]).days.find(({ date }) => date === raceDay(second))?.distanceKm).toBeCloseTo(42.2, 0)
  },
)

test('after a race the long run ends as easily as it begins until hard work is back', () => {
  const weeks = weeksOf('Half marathon', 'intermediate', 5, [10, 13])
  const after = sure(longOf(sure(weeks[10])))
  const hard = after.workout.exercises.filter((step) => HARD_KINDS.has(stepKind(step) ?? 'easy'))
  expect(hard).toEqual([])
})
