import { expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import type { Equipment, HistoryDay, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { liftBreaks } from '../../testing/lift-breaks.ts'

const ANCHOR = '2026-01-05'
const ILL_FROM = 16
const EQUIPMENT: readonly Equipment[] = ['none', 'barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar']

const lifter = (level: 'intermediate' | 'advanced', trainingDays: 4 | 6): PlanInput => ({
  profile: {
    ...{ name: 'Demo', level, goal: 'muscle-gain', stress: 'low', commitments: 'Work Mon-Fri 9-17' },
    ...{ trainingDays, races: '', goalDate: null },
  },
  ...{ anchor: ANCHOR, today: ANCHOR, timeZone: 'UTC', recordedSince: ANCHOR, preferences: { equipment: EQUIPMENT } },
})

test.each([
  ['intermediate', 4],
  ['intermediate', 6],
  ['advanced', 6],
] as const)('after an illness no muscles lift on days that follow each other: %s, %i days', (level, days) => {
  const input = lifter(level, days)
  const history = makePlan(input)
    .weeklyPlan.flatMap((week) => week.days)
    .filter(({ date, durationMin }) => durationMin > 0 && date < addDays(ANCHOR, ILL_FROM))
    .map(({ date, durationMin, rpe }): HistoryDay => ({ date, completed: true, minutes: durationMin, rpe }))
  const ill = { date: addDays(ANCHOR, ILL_FROM), notes: 'I have the flu, fever 39' }
  for (const away of [4, 7, 10, 14]) {
    const today = addDays(ANCHOR, ILL_FROM + away)
    const { weeklyPlan } = makePlan({ ...input, today, history: [...history, ill], safety: wellOn(ill.date, today) })
    const coming = weeklyPlan.map((week) => ({ ...week, days: week.days.filter(({ date }) => date >= today) }))
    expect(liftBreaks(coming, EQUIPMENT), `${away} days`).toEqual([])
  }
})

const wellOn = (date: string, answeredOn: string): NonNullable<PlanInput['safety']> => [
  {
    id: `illness:${date}`,
    date,
    kind: 'illness',
    what: '',
    origin: 'words',
    quote: '',
    confirmed: true,
    answer: 'well',
    answeredOn,
  },
]
