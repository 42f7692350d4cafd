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
    expect(listed).toMatchObject({
      asked: true,
      undoable: true,
      reason: { code: 'you-chose', choice: { type: 'less' } },
    })
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
    ...{ code: 'last-choice', choice: { type: 'deload' }, on },
    after: { of: 'effort', was: 1, is: 0, verdict: 'better' },
  })
})

test('a result that was taken is weighed by how runs felt before and after, when the next one is told', () => {
  const first = addDays(ANCHOR, 30)
  const second = addDays(ANCHOR, 56)
  let on = ''
  const taking = (day: Lived) => {
    const choice = asked(day)[0]?.answers.find(({ choice }) => choice?.choice.type === 'result')?.choice
    if (!choice || on !== '') return []
    on = day.input.today
    return [choice]
  }
  const life = lived(
    57,
    (date, rpe) => {
      if (date === first) return { notes: '10k PB 48:00' }
      if (date === second) return { notes: '10k PB 47:00' }
      return { rpe: on === '' ? Math.max(1, rpe - 1) : rpe }
    },
    taking,
  )
  expect(on).toBe(addDays(first, 1))
  const [question] = asked(life)
  expect(kindOf(sure(question))).toBe('told-result')
  expect(sure(question).last).toMatchObject({
    choice: { type: 'result' },
    after: { of: 'runs', was: -1, is: 0, verdict: 'better' },
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

describe('a weekday whose sessions keep being missed', () => {
  const weekdayOf = (date: string) => new Date(date).getUTCDay()
  const plain = lived(40, () => ({}))
  const day = sure(
    plain.plan.weeklyPlan[3]?.days.find(({ durationMin, longSession }) => durationMin > 0 && !longSession),
  )
  const missing: Saying = (date) =>
    date >= addDays(ANCHOR, 14) && weekdayOf(date) === weekdayOf(day.date) ? { completed: false } : {}
  const life = lived(41, missing)

  test('is asked about, with another day or fewer of them', () => {
    const [question] = asked(life)
    expect(sure(question)).toMatchObject({ text: { code: 'ask-missed-day' }, why: { code: 'why-missed' } })
    const ids = sure(question).answers.map(({ id }) => id)
    expect(ids.at(-1)).toBe('leave')
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect(ids.length).toBeLessThanOrEqual(3)
  })

  test('a choice holds from the next Monday on, is listed, and can be taken back', () => {
    const question = sure(asked(life)[0])
    const first = sure(question.answers[0])
    const plan = chosen(life, first.id)
    const monday = addDays(life.input.today, 7 - ((weekdayOf(life.input.today) + 6) % 7))
    const later = plan.weeklyPlan.filter(({ startDate }) => startDate >= monday).flatMap(({ days }) => days)
    if (first.id === 'free-day')
      expect(
        later.filter(({ date, durationMin }) => weekdayOf(date) === weekdayOf(day.date) && durationMin > 0),
      ).toEqual([])
    expect(plan.weeklyPlan).not.toEqual(life.plan.weeklyPlan)
    expect(plan.rules.filter(({ pass, kind }) => kind === 'limit' && !pass)).toEqual([])
    const listed = plan.adjustments.find(({ id }) => id === question.id)
    expect(listed).toMatchObject({ kind: 'answered', undoable: true, effect: { code: 'choice-holds', from: monday } })
    const choice = sure(first.choice)
    expect(makePlan({ ...life.input, answers: [choice], withdrawn: [choice.id] })).toEqual(life.plan)
  })
})

describe('times and paces', () => {
  const result = (distanceKm: number, seconds: number) => ({ recentRace: { distanceKm, seconds, date: '2026-01-01' } })
  const hoping: PlanInput = {
    ...RUNNER,
    profile: { ...RUNNER.profile, races: 'Half marathon on 10 May 2026, goal 1:25' },
    today: addDays(ANCHOR, 4),
    preferences: result(10, 3000),
    history: Array.from({ length: 4 }, (_, day) => ({ date: addDays(ANCHOR, day), completed: true })),
  }

  test('a time far beyond what a result says is asked about once, with the nearest honest one', () => {
    const plan = makePlan(hoping)
    const question = sure(plan.questions[0])
    expect(question).toMatchObject({ text: { code: 'ask-goal' }, why: { target: 5100 } })
    const { choice } = sure(question.answers[0])
    expect(choice).toMatchObject({ choice: { type: 'target', event: '2026-05-10' } })
    expect(choice?.choice.type === 'target' && choice.choice.seconds).toBeGreaterThan(6000)
    const taken = makePlan({ ...hoping, answers: [sure(choice)] })
    expect(taken.warnings.map(({ code }) => code)).not.toContain('target-ambitious')
    expect(plan.warnings.map(({ code }) => code)).toContain('target-ambitious')
    expect(taken.questions).toEqual([])
    const left = makePlan({ ...hoping, answers: [sure(question.answers.at(-1)?.choice)] })
    expect([left.weeklyPlan, left.questions]).toEqual([plan.weeklyPlan, []])
  })

  test('a result that a note tells is asked about, and paces follow it when it is taken', () => {
    const told: PlanInput = {
      ...RUNNER,
      today: addDays(ANCHOR, 5),
      preferences: result(10, 3000),
      history: [
        ...(hoping.history ?? []),
        { date: addDays(ANCHOR, 4), completed: true, notes: 'Raced today! 10k PB 44:00' },
      ],
    }
    const plan = makePlan(told)
    const question = sure(plan.questions[0])
    expect(question).toMatchObject({ text: { code: 'ask-result', distanceKm: 10, seconds: 2640 } })
    const take = sure(question.answers[0])
    expect(take.means).toMatchObject({ code: 'means-paces' })
    const { easy, wasEasy } = take.means as unknown as { easy: { low: number }; wasEasy: { low: number } }
    expect(easy.low).toBeLessThan(wasEasy.low)
    const taken = makePlan({ ...told, answers: [sure(take.choice)] })
    expect(taken.weeklyPlan).not.toEqual(plan.weeklyPlan)
    expect(taken.questions).toEqual([])
    // The same as if it had been entered.
    const entered = makePlan({
      ...told,
      preferences: { recentRace: { distanceKm: 10, seconds: 2640, date: addDays(ANCHOR, 4) } },
    })
    expect(taken.weeklyPlan).toEqual(entered.weeklyPlan)
    expect(entered.questions).toEqual([])
  })

  test('easy runs that are quicker than planned, and no harder, are asked about; paces quicken a step at a time', () => {
    const begun: PlanInput = { ...RUNNER, preferences: result(10, 3000) }
    const first = makePlan(begun)
    const history = first.weeklyPlan
      .flatMap(({ days }) => days)
      .filter(({ date, durationMin }) => date < addDays(ANCHOR, 35) && durationMin > 0)
      .map(({ date, durationMin, discipline, rpe }): HistoryDay => {
        const isRun = discipline === 'run'
        return {
          date,
          completed: true,
          rpe: Math.floor(rpe),
          minutes: durationMin,
          ...(isRun && { distanceKm: durationMin / 5 }),
        }
      })
    const plan = makePlan({ ...begun, today: addDays(ANCHOR, 35), history })
    const question = sure(plan.questions[0])
    expect(question).toMatchObject({ text: { code: 'ask-faster' }, why: { secPerKm: 300 } })
    const { easy, wasEasy } = sure(question.answers[0]).means as unknown as Record<
      'easy' | 'wasEasy',
      { low: number; high: number }
    >
    const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2
    expect(middle(easy)).toBeLessThan(middle(wasEasy))
    expect(middle(easy)).toBeGreaterThan(0.955 * middle(wasEasy))
  })
})
