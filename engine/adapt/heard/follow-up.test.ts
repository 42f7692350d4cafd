import { describe, expect, test } from 'vitest'
import { shown } from '../../../words/testing.ts'
import { addDays } from '../../civil-date.ts'
import type { HistoryDay, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import { safetyIn } from '../../safety/standing.ts'
import { sure } from '../../sure.ts'

const TODAY = '2026-03-04'
const YESTERDAY = '2026-03-03'
const INPUT: PlanInput = {
  profile: {
    name: 'Demo',
    level: 'intermediate',
    goal: 'endurance',
    stress: 'low',
    commitments: 'Work Mon-Fri 9-17',
    trainingDays: 7,
    races: '',
    goalDate: null,
  },
  today: TODAY,
  anchor: '2026-02-02',
  timeZone: 'UTC',
}
const planOf = (...history: HistoryDay[]) => makePlan({ ...INPUT, history })
const asked = (...history: HistoryDay[]) =>
  shown(planOf(...history)).questions.filter(({ id }) => id.startsWith('how:'))

describe('a plan asks after the day before', () => {
  test('about what hurt, with answers that are facts', () => {
    const [question] = asked({ date: YESTERDAY, notes: 'my right knee hurts a bit' })
    expect(question?.text).toMatch(/knee/)
    expect(question?.answers.map(({ felt }) => felt)).toEqual([
      [{ kind: 'eased', part: 'knee' }],
      [{ kind: 'pain', part: 'knee', severity: 'mild' }],
      [{ kind: 'pain', part: 'knee', severity: 'strong' }],
    ])
  })

  test('about sore legs and a hard day, and not about a good one', () => {
    expect(asked({ date: YESTERDAY, notes: 'quads very sore' })[0]?.text).toMatch(/quad/)
    expect(asked({ date: YESTERDAY, notes: 'my father passed away' })[0]?.text).toMatch(/How are you today/)
    expect(asked({ date: YESTERDAY, notes: 'felt great' })).toEqual([])
  })

  test('not again once it was answered, nor where a danger stands', () => {
    const hurt = { date: YESTERDAY, notes: 'my right knee hurts a bit' }
    for (const { felt } of sure(asked(hurt)[0]).answers)
      expect(asked(hurt, { date: TODAY, added: sure(felt) })).toEqual([])
    expect(asked(hurt, { date: TODAY, taps: { alarm: ['chest'] } })).toEqual([])
  })
})

describe('the answer counts', () => {
  const spared = (...history: HistoryDay[]) =>
    planOf(...history).adjustments.filter(({ kind }) => kind === 'mild-pain' || kind === 'sore' || kind === 'pain')

  test('what is gone by the next morning is no longer spared', () => {
    const hurt = { date: YESTERDAY, notes: 'my knee hurts a bit' }
    expect(spared(hurt)).not.toEqual([])
    expect(spared(hurt, { date: TODAY, added: [{ kind: 'eased', part: 'knee' }] })).toEqual([])
  })

  test('what is still there or worse is spared for longer', () => {
    const hurt = { date: YESTERDAY, notes: 'my knee hurts a bit' }
    for (const severity of ['mild', 'strong'] as const)
      expect(spared(hurt, { date: TODAY, added: [{ kind: 'pain', part: 'knee', severity }] })[0]?.kind).toBe('pain')
  })

  test('words that say it hurts outweigh the tap that it is gone, the same day too', () => {
    const gone = [{ kind: 'eased', part: 'knee' }] as const
    const hurt = { date: YESTERDAY, notes: 'my knee hurts a bit' }
    expect(spared(hurt, { date: TODAY, added: gone, notes: 'sharp pain in my knee' })).not.toEqual([])
    expect(spared(hurt, { date: TODAY, added: gone }, { date: TODAY, notes: 'sharp pain in my knee' })).not.toEqual([])
  })

  test('a chest that hurts is a danger, however it is told', () => {
    const added = [{ kind: 'pain', part: 'chest', severity: 'mild' }] as const
    expect(safetyIn({ added })).toEqual([expect.objectContaining({ kind: 'danger', what: 'chest', origin: 'tap' })])
    expect(planOf({ date: TODAY, added }).safety).toEqual([expect.objectContaining({ kind: 'danger', what: 'chest' })])
  })

  test('a change tells where the session was and is', () => {
    const changed = planOf({ date: TODAY, notes: 'sharp pain in my knee' }).adjustments.flatMap(({ days }) => days)
    expect(changed.length).toBeGreaterThan(0)
    for (const { was } of changed) expect(was.durationMin > 0).toBe(was.start !== null)
  })
})

describe('sessions that go on being too hard although each is done', () => {
  const ANCHOR = '2026-03-02'
  const begun: PlanInput = { ...INPUT, anchor: ANCHOR, today: ANCHOR, recordedSince: ANCHOR }
  /** Weeks in which every session is done as it stands on its day, each at the end of their strength. */
  const life = (weeks: number) => {
    const history: HistoryDay[] = []
    for (let day = 0; day < 7 * weeks; day++) {
      const today = addDays(ANCHOR, day)
      const planned = makePlan({ ...begun, today, history: [...history] })
        .weeklyPlan.flatMap(({ days }) => days)
        .find(({ date }) => date === today)
      if (planned && planned.durationMin > 0)
        history.push({ date: today, completed: true, rpe: 10, minutes: planned.durationMin })
    }
    return { history, plan: makePlan({ ...begun, today: addDays(ANCHOR, 7 * weeks), history }) }
  }
  const { history, plan } = life(9)

  test('are asked about, with answers that are facts, until one is given', () => {
    const asked = (more: HistoryDay[]) =>
      shown(makePlan({ ...begun, today: addDays(ANCHOR, 63), history: [...history, ...more] })).questions.filter(
        ({ id }) => id.endsWith(':too-hard'),
      )
    const question = sure(asked([])[0])
    expect(question.text).toMatch(/sessions in a row/)
    for (const { felt } of question.answers)
      expect(asked([{ date: addDays(ANCHOR, 63), added: sure(felt) }])).toEqual([])
  })

  test('end in no week of next to nothing', () => {
    for (const { startDate, days } of plan.weeklyPlan.slice(0, 10))
      expect(
        days.reduce((sum, { durationMin }) => sum + durationMin, 0),
        startDate,
      ).toBeGreaterThanOrEqual(75)
  })
})
