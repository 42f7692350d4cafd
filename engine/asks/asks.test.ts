import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import { daysAsShown } from '../days-as-shown.ts'
import type { HistoryDay, PlanInput, StoredAnswer } from '../model.ts'
import { makePlan } from '../plan.ts'
import type { Plan, UnderWay } from '../plan-model.ts'
import type { PlanQuestion } from '../plan-question.ts'
import { sure } from '../sure.ts'

const ANCHOR = '2026-01-05'
const RUNNER: PlanInput = {
  profile: {
    name: 'Robin',
    level: 'intermediate',
    goal: 'endurance',
    stress: 'medium',
    trainingDays: 4,
    commitments: 'Work 9-5 Mon-Fri',
    races: 'Half marathon on 10 May 2026',
    goalDate: null,
  },
  timeZone: 'UTC',
  today: ANCHOR,
  anchor: ANCHOR,
  recordedSince: ANCHOR,
}

/** What somebody says of a day, whose session is `rpe` hard, or null where they train on no such day. */
type Saying = (date: string, rpe: number) => Partial<HistoryDay> | null

type Lived = { readonly plan: Plan; readonly input: UnderWay }

/** The plan of somebody who looks at it each day and does what it asks, after so many days. */
function lived(days: number, saying: Saying, answers: (day: Lived) => readonly StoredAnswer[] = () => []): Lived {
  const history: HistoryDay[] = []
  let next: Partial<UnderWay> = {}
  let now: Lived | null = null
  let given: readonly StoredAnswer[] = []
  for (let day = 0; day <= days; day++) {
    const input: UnderWay = {
      ...RUNNER,
      ...next,
      safety: [],
      today: addDays(ANCHOR, day),
      history: [...history],
      answers: given,
    }
    const plan = makePlan(input)
    now = { plan, input }
    given = [...given, ...answers(now)]
    const { anchor, block, begun, start } = plan
    next = { anchor, block, begun, start, shown: daysAsShown(plan) }
    const { durationMin, rpe } = dayOf(plan, input.today)
    const said = saying(input.today, rpe)
    if (durationMin > 0) history.push({ date: input.today, completed: true, rpe, minutes: durationMin, ...said })
    else if (said?.taps || said?.notes) history.push({ date: input.today, ...said })
  }
  return sure(now)
}

const dayOf = ({ weeklyPlan }: Plan, date: string) =>
  sure(weeklyPlan.flatMap(({ days }) => days).find((day) => day.date === date))

const FROM = addDays(ANCHOR, 42)
const harder =
  (by: number): Saying =>
  (date, rpe) =>
    date >= FROM ? { rpe: Math.min(10, rpe + by) } : {}
const asked = ({ plan }: Lived) => plan.questions.filter(({ id }) => id.startsWith('ask:'))
const kindOf = ({ id }: PlanQuestion) => id.split(':')[1]

function chosen({ plan, input }: Lived, answer: string): Plan {
  const question = sure(plan.questions[0])
  const { choice } = sure(question.answers.find(({ id }) => id === answer))
  return makePlan({ ...input, answers: [...(input.answers ?? []), sure(choice)] })
}

const minutesOf = ({ weeklyPlan, date }: Plan, days = 14) =>
  weeklyPlan
    .flatMap((week) => week.days)
    .filter((day) => day.date >= date && day.date < addDays(date, days) && day.discipline !== 'race')
    .reduce((sum, { durationMin }) => sum + durationMin, 0)

describe('sessions that feel a little too hard for two weeks', () => {
  const life = lived(56, harder(1))

  test('are asked about once, with answers that say what they would make of the next two weeks', () => {
    const [question, ...others] = asked(life)
    expect(others).toEqual([])
    expect(sure(question)).toMatchObject({ text: { code: 'ask-too-hard' }, why: { rpe: 1 } })
    expect(sure(question).answers.map(({ id }) => id)).toEqual(['deload', 'less', 'leave'])
    for (const { id, means } of sure(question).answers)
      expect(means).toMatchObject({ min: minutesOf(chosen(life, id)) })
    expect(sure(question).otherwise).toEqual({ code: 'otherwise-as-planned' })
  })

  test('an answer of less takes minutes, and one that leaves all as it is gives the very plan', () => {
    const left = chosen(life, 'leave')
    expect(left.weeklyPlan).toEqual(life.plan.weeklyPlan)
    expect(left.questions).toEqual([])
    expect(minutesOf(chosen(life, 'less'))).toBeLessThan(0.95 * minutesOf(life.plan))
    expect(minutesOf(chosen(life, 'deload'), 7)).toBeLessThan(0.8 * minutesOf(life.plan, 7))
  })

  test('an answer is listed, and can be taken back, which asks anew', () => {
    const less = chosen(life, 'less')
    const listed = sure(less.adjustments.find(({ kind }) => kind === 'answered'))
    expect(listed).toMatchObject({ asked: true, undoable: true, reason: { code: 'you-chose', choice: 'less' } })
    const choice = sure(sure(life.plan.questions[0]).answers[1]?.choice)
    const back = makePlan({ ...life.input, answers: [choice], withdrawn: [listed.id] })
    expect(back).toEqual(life.plan)
  })

  test('safety takes the question away', () => {
    const history = [...(life.input.history ?? []), { date: life.input.today, notes: 'chest pain while running' }]
    expect(asked({ plan: makePlan({ ...life.input, history }), input: life.input })).toEqual([])
    const ill = [...(life.input.history ?? []), { date: life.input.today, notes: 'flu, fever 39' }]
    expect(asked({ plan: makePlan({ ...life.input, history: ill }), input: life.input })).toEqual([])
  })

  test('are no question of somebody to whom all sessions feel so from the beginning on, or of too few ratings', () => {
    expect(asked(lived(56, (_, rpe) => ({ rpe: rpe + 1 })))).toEqual([])
    const few = lived(56, (date, rpe) => (date >= FROM && date > addDays(FROM, 10) ? { rpe: rpe + 1 } : {}))
    expect(asked(few)).toEqual([])
  })
})

test('what was chosen is not asked again for four weeks, then the last choice is remembered with what came of it', () => {
  let on = ''
  const leaving = (day: Lived) => {
    const choice = asked(day)[0]?.answers.find(({ id }) => id === 'deload')?.choice
    if (!choice || on !== '' || day.input.today < addDays(FROM, 14)) return []
    on = day.input.today
    return [choice]
  }
  const again = (date: string, rpe: number) => {
    if (date < FROM) return {}
    const isCalm = on !== '' && date >= on && date < addDays(on, 28)
    return { rpe: isCalm ? rpe : Math.min(10, rpe + 1) }
  }
  const days: string[] = []
  const life = lived(105, again, (day) => {
    if (asked(day).length > 0) days.push(day.input.today)
    return leaving(day)
  })
  expect(on).not.toBe('')
  expect(days.filter((date) => date > on && date < addDays(on, 28))).toEqual([])
  const [question] = asked(life)
  expect(sure(question).last).toMatchObject({
    ...{ code: 'last-choice', choice: 'deload', on },
    after: { of: 'effort', was: 1, is: 0, verdict: 'better' },
  })
})

test('days that are tired more often than at the beginning, too far apart for an easier week, are asked about', () => {
  const tired: Saying = (date) =>
    date >= FROM && new Date(date).getTime() % (3 * 86_400_000) === 0 ? { taps: { sleep: 1 } } : { taps: { sleep: 4 } }
  const life = lived(56, tired)
  expect(asked(life).map(kindOf)).toEqual(['too-tired'])
  const calm = chosen(life, 'calm')
  const hard = (plan: Plan) =>
    plan.weeklyPlan
      .flatMap((week) => week.days)
      .filter((day) => day.date >= plan.date && day.date < addDays(plan.date, 7) && day.hard).length
  expect(hard(life.plan)).toBeGreaterThan(0)
  expect(hard(calm)).toBe(0)
})

test('sessions that feel much easier than planned are asked about, and more is given within every rule', () => {
  const life = lived(56, (date, rpe) => (date >= FROM ? { rpe: Math.max(1, rpe - 2) } : {}))
  expect(asked(life).map(kindOf)).toEqual(['too-easy'])
  const more = chosen(life, 'more')
  expect(minutesOf(more)).toBeGreaterThan(minutesOf(life.plan))
  expect(more.rules.filter(({ pass, kind }) => kind === 'limit' && !pass)).toEqual([])
})
