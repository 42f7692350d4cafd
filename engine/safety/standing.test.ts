import { describe, expect, test } from 'vitest'
import { type CheckInFacts, readCheckIn } from '../interpret/notes/check-ins.ts'
import type { HistoryDay, SafetyFact } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'
import { lifeOf, minutesLeft, planOf, TODAY } from '../testing/told-days.ts'
import { safetyIn } from './standing.ts'

const FLAG = { date: TODAY, notes: 'I fainted on the treadmill and had chest pain' }

describe('a danger that was told', () => {
  test.each([
    ['only of tomorrow', { date: TODAY, tomorrowNotes: 'dentist 2:30 pm' }],
    ['of the evening', { date: TODAY, notes: 'had a nice dinner' }],
    ['of the session', { date: TODAY, completed: true, rpe: 4, minutes: 30 }],
    ['that all is well', { date: TODAY, notes: 'feeling great, all fine again', completed: true }],
  ])('stands after a second entry of the same day that speaks %s', (_, second) => {
    const schedule = planOf([FLAG, second])
    expect(minutesLeft(schedule)).toBe(0)
    expect(schedule.warnings).toMatchObject([{ code: 'red-flag' }])
    expect(schedule.safety).toContainEqual(expect.objectContaining({ kind: 'danger', date: TODAY, answer: null }))
  })

  test('stands weeks later', () => {
    expect(minutesLeft(planOf([{ ...FLAG, date: '2026-02-03' }]))).toBe(0)
  })

  test('by tap needs no words', () => {
    const schedule = planOf([
      { date: TODAY, taps: { alarm: ['breath'] } },
      { date: TODAY, notes: 'fine' },
    ])
    expect(minutesLeft(schedule)).toBe(0)
    expect(schedule.safety).toMatchObject([{ what: 'breath', origin: 'tap' }])
  })

  test('leaves a day clear of all that looks like training, and no sentence that speaks of it', () => {
    const { todaysSchedule, insights } = planOf([FLAG])
    expect(todaysSchedule.map(({ type }) => type)).not.toContain('workout')
    expect(todaysSchedule.map(({ title }) => title).join()).not.toMatch(/walk|stretch|recovery/i)
    expect(Object.values(insights).join()).not.toMatch(/fresh|this week|%/)
  })

  test('gives the whole plan back when it was read wrongly, and does not come back from the same words', () => {
    const mistaken = planOf([FLAG]).safety.map((one): SafetyFact => ({ ...one, answer: 'mistaken', answeredOn: TODAY }))
    const back = planOf([FLAG], { safety: mistaken })
    const never = planOf([{ date: TODAY }])
    expect(back.weeklyPlan).toEqual(never.weeklyPlan)
    expect(back.safety).toEqual([])
    const again = planOf([FLAG, { date: TODAY, taps: { alarm: ['urine'] } }], { safety: mistaken })
    expect(again.safety).toMatchObject([{ what: 'urine' }])
  })
})

describe('a danger that was answered', () => {
  const notes = 'bad chest pain while climbing the stairs'
  const told = planOf([{ date: TODAY, notes }]).safety
  const read = readCheckIn('notes', notes)

  test.each(['mistaken', 'may-train'] as const)(
    '%s, does not come back from the same words by another reader',
    (answer) => {
      const safety = told.map((one): SafetyFact => ({ ...one, id: 'one', answer, answeredOn: TODAY }))
      expect(told).toMatchObject([{ kind: 'danger', what: 'chest' }])
      const readings: Partial<CheckInFacts>[] = [
        { redFlag: true, dangers: [] },
        { dangers: [{ ...sure(read.dangers[0]), kind: 'other', quote: notes }] },
        { dangers: [{ ...sure(read.dangers[0]), kind: 'heart', quote: notes }] },
        { redFlag: false, dangers: [], pain: [{ part: 'chest', severity: 'strong' }] },
      ]
      for (const reading of readings) {
        const facts = { checkIns: { [TODAY]: { ...read, ...reading } } }
        const schedule = makePlan(lifeOf([{ date: TODAY, notes }], { safety }), facts)
        expect(schedule.safety).toEqual([])
        expect(minutesLeft(schedule)).toBeGreaterThan(0)
      }
      // Taken out of the day's facts, it leaves no pain behind either.
      const removed = [{ date: TODAY, notes, removed: ['danger:chest'] }]
      expect(planOf(removed, { safety }).safety).toEqual([])
    },
  )

  test('leaves other words of the day to be asked about', () => {
    const safety = told.map((one): SafetyFact => ({ ...one, id: 'one', answer: 'mistaken', answeredOn: TODAY }))
    const more = [{ date: TODAY, notes: `${notes}. Later I fainted on the treadmill` }]
    expect(planOf(more, { safety }).safety).toMatchObject([{ what: 'faint' }])
  })
})

test('illness and strong pain of a day stand beside what is said later', () => {
  const ill = planOf([
    { date: TODAY, notes: 'I have a fever and my knee hurts badly, sharp pain' },
    { date: TODAY, notes: 'watched a film' },
  ])
  expect(ill.safety.map(({ kind }) => kind).sort()).toEqual(['illness', 'strong-pain'])
  expect(ill.todaysSchedule.map(({ title }) => title).join()).not.toMatch(/walk|stretch/i)
})

test('safetyIn() tells what an entry says by tap and in words, in either box', () => {
  expect(safetyIn({ taps: { alarm: ['chest'] }, tomorrowNotes: 'I have a fever' })).toMatchObject([
    { kind: 'danger', what: 'chest', origin: 'tap' },
    { kind: 'illness', origin: 'words' },
  ])
  expect(safetyIn({ notes: 'easy run, felt good' })).toEqual([])
})

test('a day that gets worse after an answer is asked about anew; the same words are not', () => {
  const first = { date: TODAY, notes: 'sharp chest pain on the stairs' }
  const told = planOf([first]).safety
  const safety = told.map((one) => ({ ...one, answer: 'mistaken' as const, answeredOn: TODAY }))
  const after = (history: HistoryDay[]) => planOf(history, { safety }).safety
  expect(after([first])).toEqual([])
  const worse = { date: TODAY, notes: 'crushing chest pain again this evening, into my jaw' }
  expect(after([first, worse])).toMatchObject([{ kind: 'danger', what: 'chest', answer: null }])
})
