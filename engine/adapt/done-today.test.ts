import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, SafetyFact } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, UnderWay } from '../plan-model.ts'
import { sure } from '../sure.ts'

const TODAY = '2026-03-03'
const input = (parts: Partial<UnderWay>): UnderWay => ({
  profile: {
    ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 7, goalDate: null },
    ...{ commitments: 'Work Mon-Fri 9-17', races: '' },
  },
  ...{ anchor: '2026-01-05', today: TODAY, timeZone: 'UTC' },
  ...parts,
})
const fact = (parts: Partial<SafetyFact>): SafetyFact => ({
  ...{ id: 'one', date: TODAY, kind: 'condition', what: 'heart', origin: 'words', quote: 'heart', confirmed: false },
  ...{ answer: null, answeredOn: null },
  ...parts,
})
const dayOf = ({ weeklyPlan }: Plan, date: string) =>
  sure(weeklyPlan.flatMap(({ days }) => days).find((day) => day.date === date))

describe('a session that is done', () => {
  const ticked: readonly HistoryDay[] = [{ date: TODAY, completed: true }]
  const noted: readonly HistoryDay[] = [{ date: TODAY, notes: 'got the whole session done' }]

  test.each<[string, SafetyFact]>([
    ['a doctor’s word after a danger', fact({ kind: 'danger', what: 'faint', answer: 'may-train', answeredOn: TODAY })],
    ['a condition', fact({})],
    ['a birth', fact({ what: 'postpartum' })],
  ])('stays what it was when %s is told on the same day, and the days to come change', (_why, told) => {
    for (const history of [ticked, noted]) {
      const before = makePlan(input({ history }))
      const after = makePlan(input({ history, safety: [told] }))
      expect(dayOf(before, TODAY).durationMin).toBeGreaterThan(0)
      expect(dayOf(after, TODAY)).toEqual(dayOf(before, TODAY))
      const ahead = after.weeklyPlan.flatMap(({ days }) => days).filter(({ date }) => date > TODAY)
      expect(ahead.some((day) => day.durationMin < dayOf(before, day.date).durationMin)).toBe(true)
    }
  })
})

test('a session that was made shorter for a bad night is not made shorter again once it is done', () => {
  const night = { date: '2026-03-02', notes: 'Slept badly, legs heavy, exhausted' }
  const before = makePlan(input({ history: [night] }))
  expect(dayOf(before, TODAY).durationMin).toBeLessThan(dayOf(makePlan(input({})), TODAY).durationMin)
  for (const done of [{ completed: true, rpe: 6, minutes: 20 }, { notes: 'got the whole session done' }]) {
    const after = makePlan(input({ history: [night, { date: TODAY, ...done }], shown: daysAsShown(before) }))
    expect(dayOf(after, TODAY)).toEqual(dayOf(before, TODAY))
  }
})

describe('a danger that is told after a session', () => {
  const safety = [fact({ kind: 'danger', what: 'chest', origin: 'tap' })]
  const shownOf = (parts: Partial<UnderWay>) => daysAsShown(makePlan(input(parts)))

  test('stops what is to come, and leaves what its person had ticked as it was done', () => {
    const history = [{ date: TODAY, completed: true }]
    const done = makePlan(input({ history }))
    const after = makePlan(input({ history, safety, shown: shownOf({ history }) }))
    expect(dayOf(after, TODAY)).toEqual(dayOf(done, TODAY))
    const ahead = after.weeklyPlan.flatMap(({ days }) => days).filter(({ date }) => date > TODAY)
    expect(ahead.filter(({ durationMin }) => durationMin > 0)).toEqual([])
    // The next look, and the day after, find it as it was.
    const later = { history, safety, shown: daysAsShown(after) }
    expect(dayOf(makePlan(input(later)), TODAY)).toEqual(dayOf(done, TODAY))
    expect(dayOf(makePlan(input({ ...later, today: '2026-03-04' })), TODAY)).toEqual(dayOf(done, TODAY))
  })

  test('stops the day too where a note alone calls it done, and where the tick came after the stop', () => {
    const noted = [{ date: TODAY, notes: 'got the whole session done' }]
    const told = makePlan(input({ history: noted, safety, shown: shownOf({ history: noted }) }))
    expect(dayOf(told, TODAY).durationMin).toBe(0)
    const late = makePlan(input({ history: [{ date: TODAY, completed: true }], safety, shown: shownOf({ safety }) }))
    expect(dayOf(late, TODAY).durationMin).toBe(0)
  })
})

describe('an event that is run', () => {
  const race = { ...input({}).profile, races: 'Half marathon on 3 March 2026' }

  test('is warned of no more, from the tick of its own day on', () => {
    const on = (history: readonly HistoryDay[]) =>
      makePlan(input({ profile: race, history })).warnings.filter(({ code }) => code.startsWith('race-'))
    expect(on([]).map(({ text }) => said(text))).toHaveLength(1)
    expect(on([{ date: TODAY, completed: true }])).toEqual([])
    expect(on([{ date: TODAY, notes: 'ran the half, all of it done' }])).toEqual([])
  })
})
