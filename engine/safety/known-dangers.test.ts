import { describe, expect, test } from 'vitest'
import type { HistoryDay } from '../model.ts'
import { sure } from '../sure.ts'
import { minutesLeft, PROFILE, planOf, TODAY } from '../testing/told-days.ts'
import { heardAnewSince } from './known-dangers.ts'

const dangers = (...given: Parameters<typeof planOf>) =>
  planOf(...given)
    .safety.filter(({ kind, answer }) => kind === 'danger' && answer === null)
    .map(({ what }) => what)

const BLEEDING: HistoryDay = { date: TODAY, notes: 'a bit of bleeding since the walk' }
const AS_BEFORE: HistoryDay = { date: TODAY, notes: 'same feeling as before on the hill' }

describe('what was known before is heard with what is told now', () => {
  test('blood is a danger in a pregnancy that was ticked, and no word of it without one', () => {
    expect(dangers([BLEEDING], { facts: { about: { health: ['pregnant'] } } })).toEqual(['bleeding'])
    expect(dangers([BLEEDING])).toEqual([])
  })

  test('also where the pregnancy stands in the profile, and where a doctor has agreed to training', () => {
    const commitments = 'Work Mon-Fri 9-17, 20 weeks pregnant'
    expect(dangers([BLEEDING], { profile: { ...PROFILE, commitments } })).toEqual(['bleeding'])
    const health = ['pregnant', 'clearance-given'] as const
    expect(dangers([BLEEDING], { facts: { about: { health, clearedOn: '2026-03-01' } } })).toEqual(['bleeding'])
  })

  test('the feeling from before, on a hill, is a danger where the heart is known', () => {
    expect(dangers([AS_BEFORE], { facts: { about: { health: ['heart'] } } })).toEqual(['chest'])
    expect(dangers([AS_BEFORE])).toEqual([])
  })

  test('where earlier notes were decided as they were entered, a later tick changes none of them', () => {
    const facts = { about: { health: ['pregnant'] } } as const
    const on = (date: string) =>
      dangers([{ ...BLEEDING, date }], { facts, safety: [], heardSince: heardAnewSince(TODAY) })
    expect(TODAY).toBe('2026-03-04')
    expect(on('2026-03-04')).toEqual(['bleeding'])
    expect(on('2026-03-03')).toEqual(['bleeding'])
    expect(on('2026-03-02')).toEqual([])
    expect(on('2026-01-02')).toEqual([])
  })

  test('a danger on record stands whatever is unticked', () => {
    const [danger] = planOf([BLEEDING], { facts: { about: { health: ['pregnant'] } } }).safety
    expect(dangers([BLEEDING], { safety: [sure(danger)], heardSince: TODAY })).toEqual(['bleeding'])
  })

  test('it stops training until it is answered, and the answer holds', () => {
    const facts = { about: { health: ['pregnant'] } } as const
    const [danger] = planOf([BLEEDING], { facts }).safety.filter(({ kind }) => kind === 'danger')
    expect(minutesLeft(planOf([BLEEDING], { facts }))).toBe(0)
    const safety = [{ ...sure(danger), answer: 'mistaken', answeredOn: TODAY }] as const
    expect(dangers([BLEEDING], { facts, safety })).toEqual([])
    expect(minutesLeft(planOf([BLEEDING], { facts, safety }))).toBeGreaterThan(0)
  })
})
