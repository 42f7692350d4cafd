import { describe, expect, test } from 'vitest'
import { addDays } from '../../civil-date.ts'
import { freshDays, type KnownDay } from '../../history/known-day.ts'
import { type CheckInFacts, readCheckIn } from '../../interpret/notes/check-ins.ts'
import type { SafetyFact } from '../../model.ts'
import { sure } from '../../sure.ts'
import { drawnDay } from '../../testing/drawn-plan.ts'
import type { Adjustment } from '../adjustment.ts'
import { painAdjustments } from './pain.ts'
import { tiredAdjustments } from './readiness.ts'
import { flagAdjustments, illnessAdjustments } from './safety.ts'
import { trendAdjustments } from './trend.ts'

const QUIET = readCheckIn('notes', '')
const said = (date: string, facts: Partial<CheckInFacts>): KnownDay => ({ date, facts: { ...QUIET, ...facts } })
const effects = (adjustments: readonly Adjustment[]) => adjustments.map(({ effect }) => effect)

describe('a danger', () => {
  const danger = (parts: Partial<SafetyFact> = {}): SafetyFact => ({
    id: 'one',
    date: '2026-03-02',
    kind: 'danger',
    what: 'faint',
    origin: 'words',
    quote: 'fainted',
    confirmed: false,
    answer: null,
    answeredOn: null,
    ...parts,
  })
  const END = '2026-05-31'
  const days = Array.from({ length: 91 }, (_, day) => drawnDay({ date: addDays('2026-03-02', day), durationMin: 60 }))
  const on = (today: string, ...facts: SafetyFact[]) =>
    effects(flagAdjustments(days, facts, { today, open: today, stopped: today }))

  test('stops training until the person answers, however long that takes', () => {
    expect(on('2026-03-03', danger())).toMatchObject([{ type: 'rest', from: '2026-03-03', until: END }])
    expect(on('2026-05-03', danger())).toMatchObject([{ type: 'rest', from: '2026-05-03', until: END }])
    expect(on('2026-05-03', danger({ confirmed: true }))).toMatchObject([{ type: 'rest' }])
  })

  test('gives back half for a week once a doctor has allowed it, then a fifth more each week until all is back', () => {
    // A Friday: the first whole week is the next one. Of seven hours, every week may grow by a fifth.
    const cleared = danger({ answer: 'may-train', answeredOn: '2026-03-20' })
    const half = { type: 'easy', until: '2026-03-29', share: 0.5, noRace: true }
    expect(on('2026-03-20', cleared)[0]).toEqual({ ...half, from: '2026-03-20' })
    expect(on('2026-03-26', cleared)[0]).toEqual({ ...half, from: '2026-03-26' })
    const [second, ...later] = on('2026-03-30', cleared)
    expect(second).toMatchObject({ type: 'easy', from: '2026-03-30', until: '2026-04-05', noRace: false })
    expect(new Set(later.map(({ type }) => type))).toEqual(new Set(['shorter']))
    const shares = [0.5, ...[sure(second), ...later].map((effect) => ('share' in effect ? effect.share : 1))]
    for (const [index, share] of shares.slice(1).entries()) {
      expect(share).toBeLessThanOrEqual(sure(shares[index]) * 1.2)
      expect(share).toBeGreaterThan(sure(shares[index]) * 1.1)
    }
    expect(on('2026-05-04', cleared)).toEqual([])
  })

  test('that was read wrongly changes nothing, and one that was not stands beside it', () => {
    const mistaken = danger({ answer: 'mistaken', answeredOn: '2026-03-02' })
    expect(on('2026-03-02', mistaken)).toEqual([])
    expect(on('2026-03-02', mistaken, danger({ id: 'two', what: 'chest' }))).toMatchObject([{ type: 'rest' }])
  })

  test('of harm to oneself lifts without a doctor once the person is safe, and is worded for them', () => {
    const DAY = '2026-03-02'
    const alone = danger({ what: 'self-harm' })
    expect(sure(flagAdjustments(days, [alone], { today: DAY, open: DAY, stopped: DAY })[0]).reason).toEqual({
      code: 'self-harm-stops',
    })
    expect(on('2026-03-02', { ...alone, answer: 'safe', answeredOn: '2026-03-02' })).toEqual([])
  })
})

describe('illness', () => {
  const ill = (...days: number[]) => days.map((day) => said(`2026-03-0${day}`, { illness: true }))

  test('rests until a day after the last ill one, then gives back as many easy days as there were ill ones', () => {
    expect(effects(illnessAdjustments([], ill(1, 2, 3), '2026-03-04'))).toEqual([
      { type: 'rest', from: '2026-03-04', until: '2026-03-04' },
      { type: 'easy', from: '2026-03-05', until: '2026-03-06', share: 0.5 },
      { type: 'easy', from: '2026-03-07', until: '2026-03-08', share: 0.75 },
    ])
  })

  test('sends to a doctor from the fourth day on, not before', () => {
    const words = (days: KnownDay[]) => sure(illnessAdjustments([], days, '2026-03-04')[0]).reason
    expect(words(ill(1, 2, 3))).toEqual({ code: 'ill-now' })
    expect(words(ill(1, 2, 3, 4))).toEqual({ code: 'ill-for-days' })
  })

  test('counts days with silence between them as one illness, and longer ago as another', () => {
    const lastEasy = (days: KnownDay[]) => sure(effects(illnessAdjustments([], days, '2026-03-08')).at(-1)).until
    expect(lastEasy(ill(1, 7))).toBe('2026-03-16')
    expect(lastEasy(ill(4, 7))).toBe('2026-03-13')
    const before = { ...sure(ill(1)[0]), date: '2026-02-27' }
    expect(lastEasy([before, ...ill(7)])).toBe('2026-03-10')
  })
})

describe('the answer "I am well again"', () => {
  const answered = (kind: SafetyFact['kind'], what: string, answeredOn: string): SafetyFact[] => [
    {
      ...{ id: 'one', date: '2026-03-03', kind, what, origin: 'words', quote: '' },
      ...{ confirmed: false, answer: 'well', answeredOn },
    },
  ]

  test('begins the way back from an illness that day, never on a day that was ill', () => {
    const ill = [said('2026-03-02', { illness: true }), said('2026-03-03', { illness: true })]
    const first = (on: string, open: string) =>
      effects(illnessAdjustments([], ill, open, answered('illness', '', on)))[0]
    expect(first('2026-03-03', '2026-03-03')).toEqual({ type: 'rest', from: '2026-03-03', until: '2026-03-03' })
    expect(first('2026-03-04', '2026-03-04')).toMatchObject({ type: 'easy', from: '2026-03-04', share: 0.5 })
  })

  test('spares a part that hurt until the evening', () => {
    const hurt = [said('2026-03-03', { pain: [{ part: 'knee', severity: 'strong' }] })]
    const spared = (open: string) =>
      effects(painAdjustments(hurt, open, [], answered('strong-pain', 'knee', '2026-03-05')))
    expect(spared('2026-03-05')[0]).toMatchObject({ type: 'spare', until: '2026-03-05' })
    expect(spared('2026-03-06').map(({ type }) => type)).toEqual(['impact', 'impact', 'impact'])
  })
})

describe('pain', () => {
  const hurts = (date: string, severity: 'mild' | 'strong', part = 'lower_back') =>
    said(date, { pain: [{ part, severity }] })
  const changes = (past: readonly KnownDay[], today: string) =>
    effects(painAdjustments(past, today, freshDays(past, today, today)))
  const spares = (past: readonly KnownDay[], today: string) =>
    changes(past, today).filter(({ type }) => type === 'spare')

  test('that is strong spares the part for a week after it was last spoken of, events included', () => {
    const past = [hurts('2026-03-01', 'strong'), hurts('2026-03-02', 'strong')]
    const spared = { type: 'spare', until: '2026-03-09', parts: ['lower-back'], event: true }
    expect(spares(past, '2026-03-03')).toMatchObject([{ ...spared, from: '2026-03-03' }])
    expect(spares(past, '2026-03-09')).toMatchObject([{ ...spared, from: '2026-03-09' }])
    expect(spares(past, '2026-03-10')).toEqual([])
  })

  test('gives running back by walks, runs with walks and easy runs, and begins that again when it hurts', () => {
    const steps = (past: readonly KnownDay[], today: string) =>
      changes(past, today).flatMap((effect) =>
        effect.type === 'impact' ? [[effect.step, effect.from, effect.until]] : [],
      )
    const strong = hurts('2026-03-02', 'strong', 'knee')
    const all = [
      ['walk', '2026-03-10', '2026-03-12'],
      ['run-walk', '2026-03-13', '2026-03-16'],
      ['easy', '2026-03-17', '2026-03-30'],
    ]
    expect(steps([strong], '2026-03-03')).toEqual(all)
    expect(steps([strong], '2026-03-10')).toEqual(all)
    expect(steps([strong], '2026-03-14')).toEqual([['run-walk', '2026-03-14', '2026-03-16'], all[2]])
    expect(steps([strong], '2026-03-31')).toEqual([])
    const again = [strong, hurts('2026-03-14', 'mild', 'knee')]
    expect(steps(again, '2026-03-15')[0]).toEqual(['walk', '2026-03-15', '2026-03-17'])
    expect(steps([hurts('2026-03-02', 'strong', 'shoulder')], '2026-03-10')).toEqual([])
  })

  test('of shin or foot is for a doctor, and spares it for two weeks', () => {
    const past = [hurts('2026-03-02', 'strong', 'shin')]
    const [first] = painAdjustments(past, '2026-03-03', freshDays(past, '2026-03-03', '2026-03-03'))
    expect(first).toMatchObject({ reason: { code: 'bone-pain' }, effect: { type: 'spare', until: '2026-03-16' } })
  })

  test('that is mild and comes back within a week asks for a week without impact, and an event stands', () => {
    const past = [hurts('2026-03-01', 'mild', 'knee'), hurts('2026-03-05', 'mild', 'knee')]
    const [first] = painAdjustments(past, '2026-03-06', freshDays(past, '2026-03-06', '2026-03-06'))
    expect(first).toMatchObject({
      reason: { code: 'pain-again' },
      effect: { type: 'spare', until: '2026-03-12', event: false },
    })
    const apart = [hurts('2026-03-01', 'mild', 'knee'), hurts('2026-03-08', 'mild', 'knee')]
    expect(changes(apart, '2026-03-10')).toEqual([])
  })

  test('that is mild spares it for a day, and not beside strong pain of the same part', () => {
    const mild = { type: 'spare', from: '2026-03-03', until: '2026-03-03', parts: ['knee'], event: false }
    const knee = hurts('2026-03-02', 'mild', 'knee')
    expect(changes([knee], '2026-03-03')).toEqual([mild])
    expect(changes([knee], '2026-03-04')).toEqual([])
    const strong = spares([hurts('2026-03-01', 'strong', 'knee'), knee], '2026-03-03')
    expect(strong).toMatchObject([{ ...mild, until: '2026-03-08', event: true }])
  })
})

describe('a bad day', () => {
  // Ten ordinary days, so that a point of strain is half a standard deviation.
  const before = Array.from({ length: 10 }, (_, index) => said(`2026-02-${10 + index}`, { fatigue: 'normal' }))
  const next = (...days: KnownDay[]) => {
    const past = [...before, ...days]
    return effects(tiredAdjustments(past, freshDays(past, '2026-02-24', '2026-02-24')))
  }
  const day = { type: 'easy', from: '2026-02-24', until: '2026-02-24', share: 0.8 }

  test('makes the next one a fifth shorter from one standard deviation on', () => {
    expect(next(said('2026-02-23', { mood: 'low' }))).toEqual([])
    expect(next(said('2026-02-23', { mood: 'low', stress: 'high' }))).toEqual([day])
  })

  test('of two standard deviations leaves twenty minutes', () => {
    const bad = { fatigue: 'high', mood: 'low', stress: 'high' } as const
    expect(next(said('2026-02-23', { fatigue: 'high', mood: 'low' }))).toEqual([day])
    expect(next(said('2026-02-23', bad))).toEqual([{ ...day, mostMin: 20 }])
  })

  test('that is the second running leaves twenty minutes', () => {
    const poor = { sleep: 'poor' } as const
    expect(next(said('2026-02-22', poor), said('2026-02-23', poor))).toEqual([{ ...day, mostMin: 20 }])
    expect(next(said('2026-02-23', poor))).toEqual([day])
    expect(next(said('2026-02-22', poor), said('2026-02-23', { sleep: 'ok' }))).toEqual([])
  })

  test('is called worse than the fortnight only where that was told of', () => {
    const worn = { fatigue: 'high', sleep: 'poor', mood: 'low', stress: 'high' } as const
    const why = (past: readonly KnownDay[]) =>
      tiredAdjustments(past, freshDays(past, '2026-02-24', '2026-02-24')).map(({ reason }) => reason)
    expect(why([said('2026-02-23', worn)])).toEqual([{ code: 'worn-out', why: 'worn' }])
    expect(why([said('2026-02-23', { mood: 'low', sleep: 'poor' })])).toEqual([{ code: 'tired', why: 'worn' }])
    expect(why([...before, said('2026-02-23', worn)])).toEqual([{ code: 'worn-out', why: 'much-worse' }])
  })

  test('of great fatigue twice running makes the next one shorter also for somebody who is always tired', () => {
    const past = before.map(({ date }) => said(addDays(date, 4), { fatigue: 'high' }))
    expect(effects(tiredAdjustments(past, freshDays(past, '2026-02-24', '2026-02-24')))).toEqual([day])
  })
})

describe('what lasts', () => {
  const worn = (date: string) => said(date, { sleep: 'poor', fatigue: 'high' })
  const weeks = Array.from({ length: 56 }, (_, index) =>
    drawnDay({ date: addDays('2026-02-02', index), durationMin: index % 2 === 0 ? 50 : 0, rpe: 4 }),
  )
  const steps = (past: readonly KnownDay[], open: string) =>
    trendAdjustments(weeks, past, open).map(({ kind, effect }) => [kind, effect.type, effect.from])

  test('of bad nights asks for an easier week from the fourth on, however usual they have become, then a step up', () => {
    const nights = ['02', '03', '04', '05'].map((day) => worn(`2026-03-${day}`))
    expect(steps(nights.slice(0, 3), '2026-03-05')).toEqual([])
    expect(steps(nights, '2026-03-06')[0]).toEqual(['tired', 'easy', '2026-03-06'])
    const fortnight = Array.from({ length: 14 }, (_, index) => worn(addDays('2026-02-20', index)))
    expect(steps(fortnight, '2026-03-06')[0]).toEqual(['tired', 'easy', '2026-03-06'])
    expect(steps(nights, '2026-03-17').map(([, type]) => type)).toContain('shorter')
  })

  test('of bad nights tells of all that counted, also where good ones lay between them', () => {
    const nights = ['01', '02', '05', '06'].map((day) => worn(`2026-03-${day}`))
    expect(trendAdjustments(weeks, nights, '2026-03-07')[0]?.reason).toEqual({ code: 'worn-week', days: 4 })
  })

  test('of sessions that were too hard asks for the same, and a single one does not', () => {
    const hard = (date: string): KnownDay => ({ ...said(date, {}), completed: true, rpe: 9 })
    const four = ['02', '04', '06', '08'].map((day) => hard(`2026-03-${day}`))
    expect(steps(four.slice(0, 1), '2026-03-03')).toEqual([])
    expect(steps(four, '2026-03-09')[0]).toEqual(['too-hard', 'easy', '2026-03-09'])
  })
})
