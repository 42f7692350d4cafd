import { expect, test } from 'vitest'
import type { Goal, TrainingDays } from '../model.ts'
import { makePlan } from '../plan.ts'

const planOf = (commitments: string, goal: Goal, trainingDays: TrainingDays, today = '2026-11-30') =>
  makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal, stress: 'medium', trainingDays, commitments },
      ...{ races: '', goalDate: null },
    },
    ...{ today, anchor: today, timeZone: 'UTC' },
  })
const weeksOf = (...told: Parameters<typeof planOf>) =>
  planOf(...told).weeklyPlan.map(({ days }) =>
    days.flatMap(({ discipline, durationMin }, at) => (durationMin > 0 ? [`${at} ${discipline}`] : [])).join(),
  )

test('days that are named for a sport hold it, whatever the others then hold', () => {
  const weeks = weeksOf('lift tuesday and saturday, work 9-5', 'general', 4)
  expect(weeks.filter((week) => week.includes('1 strength') && week.includes('5 strength'))).toHaveLength(weeks.length)
})

test('in loaded weeks they hold it, too', () => {
  const weeks = weeksOf('run Tue Thu 7am, gym Sat 10, work 9-5', 'endurance', 3)
  expect(new Set(weeks)).toEqual(new Set(['1 run,3 run,5 strength']))
})

test('whoever names more days for a sport than their goal has sessions of it is told so, and nobody else', () => {
  const shared = expect.objectContaining({ text: expect.objectContaining({ code: 'sport-days-shared' }) })
  expect(planOf('gym mon wed fri 7am, long run sunday', 'endurance', 4).warnings).toContainEqual(
    expect.objectContaining({
      text: { code: 'sport-days-shared', sport: 'strength', named: 3, most: 2, isShared: true },
    }),
  )
  expect(planOf('gym mon wed fri 6pm', 'muscle-gain', 3).warnings).not.toContainEqual(shared)
  expect(planOf('lift tuesday and saturday, work 9-5', 'general', 4).warnings).not.toContainEqual(shared)
})

test('days that are named for more sessions than the plan has may stay free, which is told as well', () => {
  expect(planOf('gym tue wed thu 6.30am, work 9-5', 'endurance', 4).warnings).toContainEqual(
    expect.objectContaining({
      text: { code: 'sport-days-shared', sport: 'strength', named: 3, most: 2, isShared: false },
    }),
  )
  expect(planOf('gym 5 to 7 only', 'general', 4).warnings).not.toContainEqual(
    expect.objectContaining({ text: expect.objectContaining({ code: 'sport-days-shared' }) }),
  )
})

test('runs of which only the days are told are the training of these days beside a plan for muscle', () => {
  const [week] = planOf('work 9-5, run tue and thu, gym mon wed fri', 'muscle-gain', 5).weeklyPlan
  expect(week?.days.map(({ discipline, durationMin }) => (durationMin > 0 ? discipline : '-'))).toEqual([
    'strength',
    '-',
    'strength',
    '-',
    'strength',
    '-',
    '-',
  ])
  expect(week?.days.map(({ loadAu }) => loadAu > 0)).toEqual([true, true, true, true, true, false, false])
})

test('a plan that begins within a week begins on a day that is named, and no later week pays for it', () => {
  for (const today of ['2026-11-25', '2026-11-28', '2026-11-29']) {
    const [first = '', ...later] = weeksOf('gym mon wed fri, work 9-5', 'muscle-gain', 3, today)
    expect(first.replace(/[024] strength,?/g, ''), today).toBe('')
    expect(new Set(later), today).toEqual(new Set(['0 strength,2 strength,4 strength']))
  }
})

test('a holiday on a named day costs its session, and moves no week after it to other days', () => {
  const weeks = weeksOf('gym mon wed fri, work 9-5. away on 7 december', 'muscle-gain', 3)
  expect(weeks[1]).toBe('2 strength,4 strength')
  expect(new Set(weeks.with(1, weeks[0] ?? ''))).toEqual(new Set(['0 strength,2 strength,4 strength']))
})

test('a first week without a day for training makes no later week smaller', () => {
  const minutes = (commitments: string) =>
    planOf(commitments, 'muscle-gain', 3, '2026-11-29')
      .weeklyPlan.slice(1)
      .map(({ plannedMin }) => plannedMin)
  const free = minutes('work 9-5')
  expect(minutes('work 9-5, no training on sundays').every((min, at) => min >= (free[at] ?? 0) - 10)).toBe(true)
})
