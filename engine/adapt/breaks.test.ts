import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { addDays, daysBetween } from '../civil-date.ts'
import { trainedDates } from '../history/breaks.ts'
import { readCheckIn } from '../interpret/notes/check-ins.ts'
import type { HistoryDay, PlanInput, SafetyFact } from '../model.ts'
import { makePlan } from '../plan.ts'
import { drawnDay } from '../testing/drawn-plan.ts'

const ANCHOR = '2026-01-05'
const AWAY = addDays(ANCHOR, 24)
const BACK = addDays(AWAY, 28)
const dates = (from: string, until: string) =>
  Array.from({ length: daysBetween(from, until) }, (_, index) => addDays(from, index))
const ticked = dates(ANCHOR, AWAY).map((date): HistoryDay => ({ date, completed: true }))

/** The two weeks from the return on, after what was said in between. */
function weeksBack(told: readonly HistoryDay[], until = BACK, before = ticked) {
  const input: PlanInput = {
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 5, goalDate: null },
      ...{ commitments: 'Work Mon-Fri 9-17', races: 'Half marathon on 28 June 2026' },
    },
    ...{ anchor: ANCHOR, today: until, timeZone: 'Europe/Berlin', history: [...before, ...told] },
    preferences: { start: { weeklyMin: 240, longestMin: 80, longestRunKm: 12 } },
  }
  const days = makePlan(input).weeklyPlan.flatMap((week) => week.days)
  return days.filter(({ date }) => date >= until && date < addDays(until, 14))
}

const minutes = (days: readonly { durationMin: number }[]) => days.reduce((sum, day) => sum + day.durationMin, 0)
const every = (step: number, of: Omit<HistoryDay, 'date'>) =>
  dates(AWAY, BACK)
    .filter((_, index) => index % step === 0)
    .map((date): HistoryDay => ({ date, ...of }))

describe('a break of four weeks', () => {
  const silent = weeksBack([])

  test.each([
    ['taps every day', every(1, { taps: { sleep: 3, energy: 3 } })],
    ['notes of a holiday', every(3, { notes: 'lovely beach day, swam a little, nice dinner' })],
    ['words of an illness', every(4, { notes: 'still ill, fever' }).with(0, { date: AWAY, notes: 'flu, fever' })],
    ['a word of an illness a week', every(7, { notes: 'still ill with fever' })],
    ['five minutes of training in the middle', [{ date: addDays(AWAY, 8), completed: true, minutes: 5 }]],
    ['a day said to be missed', [{ date: addDays(AWAY, 12), completed: false }]],
  ])('is one break with %s too', (_, said) => {
    const back = weeksBack(said)
    expect(minutes(back)).toBeGreaterThan(0)
    expect(minutes(back)).toBeLessThanOrEqual(minutes(silent))
    expect(back.filter(({ hard }) => hard)).toEqual([])
  })

  test('changes nothing for somebody who never ticked', () => {
    const taps = [...dates(ANCHOR, BACK)].map((date): HistoryDay => ({ date, taps: { sleep: 3, energy: 3 } }))
    expect(weeksBack(taps, BACK, [])).toEqual(weeksBack(taps.slice(0, 1), BACK, []))
  })

  test('is none where the notes tell of the training that was not ticked', () => {
    const notes = every(1, { notes: 'did my run, felt fine' })
    expect(weeksBack(notes)).toEqual(weeksBack(every(1, { completed: true })))
  })
})

test('an illness spoken of twice with training between is no long one', () => {
  const today = addDays(AWAY, 7)
  const ill = (date: string) => ({ date, notes: 'a cold, fever' })
  const between = dates(addDays(AWAY, 1), addDays(AWAY, 6)).map((date) => ({ date, completed: true }))
  const once = weeksBack([ill(AWAY), ...between, ill(addDays(AWAY, 6))], today)
  const long = weeksBack([ill(AWAY), ill(addDays(AWAY, 6))], today)
  expect(minutes(long)).toBeLessThan(minutes(once))
})

test('several short sessions within a week end a break as one longer does', () => {
  const facts = readCheckIn('notes', '')
  const plan = dates(AWAY, BACK).map((date) => drawnDay({ date, durationMin: 60 }))
  const after = (minutes: number, apart: number) => {
    const done = [0, 1].map((time) => ({ date: addDays(AWAY, time * apart), completed: true, minutes, facts }))
    return trainedDates(plan, done)
  }
  expect(after(8, 2)).toEqual([addDays(AWAY, 2)])
  expect(after(8, 7)).toEqual([])
  expect(after(20, 7)).toHaveLength(2)
})

describe('days without a tick that were spent ill, with a newborn, or while a danger stood', () => {
  const before = ticked.slice(0, -1)
  const reasonsOn = (today: string, history: readonly HistoryDay[], safety: readonly SafetyFact[] = []) => {
    const input: PlanInput = {
      profile: {
        ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 5, goalDate: null },
        ...{ commitments: 'Work Mon-Fri 9-17', races: '' },
      },
      ...{ anchor: ANCHOR, today, timeZone: 'UTC', history: [...before, ...history], safety },
    }
    const plan = makePlan(input)
    return [...plan.adjustments, ...plan.reasons].map((one) => said('reason' in one ? one.reason : one.text))
  }
  const UNTICKED = /ticked nothing off/

  test('are never held against the person as days that nobody ticked', () => {
    const ill = [0, 1, 2].map((day) => ({ date: addDays(AWAY, day), notes: 'still in bed, fever of 39' }))
    const danger: SafetyFact = {
      ...{ id: 'one', date: AWAY, kind: 'danger', what: 'faint', origin: 'tap', quote: '', confirmed: false },
      ...{ answer: null, answeredOn: null },
    }
    const birth: SafetyFact = { ...danger, id: 'two', date: addDays(AWAY, 2), kind: 'condition', what: 'postpartum' }
    const lifted = { ...danger, answer: 'may-train', answeredOn: addDays(AWAY, 9) } as const
    for (const day of [5, 7, 9, 12]) {
      const today = addDays(AWAY, day)
      expect(reasonsOn(today, [...ill])).not.toContainEqual(expect.stringMatching(UNTICKED))
      expect(reasonsOn(today, [], [danger])).not.toContainEqual(expect.stringMatching(UNTICKED))
      expect(reasonsOn(today, [], [birth])).not.toContainEqual(expect.stringMatching(UNTICKED))
      if (day > 9) expect(reasonsOn(today, [], [lifted])).not.toContainEqual(expect.stringMatching(UNTICKED))
    }
    expect(reasonsOn(addDays(AWAY, 9), [])).toContainEqual(expect.stringMatching(UNTICKED))
  })

  test('bring the plan back no faster than the same days unexplained', () => {
    const ill = [0, 1, 2].map((day) => ({ date: addDays(AWAY, day), notes: 'still in bed, fever of 39' }))
    expect(minutes(weeksBack(ill, BACK, before))).toBeLessThanOrEqual(minutes(weeksBack([], BACK, before)))
  })
})
