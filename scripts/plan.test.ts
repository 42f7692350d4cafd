import { describe, expect, test } from 'vitest'
import type { Schedule } from '../contract/schedule.ts'
import { checkPlan, hardViolations } from '../engine/check/check-plan.ts'
import { addDays } from '../engine/civil-date.ts'
import type { Profile } from '../engine/model.ts'
import { makePlan } from '../engine/plan.ts'
import { sure } from '../engine/sure.ts'
import { diceOf, longHistory, randomChange, randomPerson } from '../engine/testing/random-life.ts'
import { shown } from '../words/testing.ts'
import { answerLine } from './plan.ts'

/** More of them: SENT_LIVES=50 npx vitest run scripts/plan.test.ts */
const LIVES = Number(process.env.SENT_LIVES ?? 2)

const line = (parts: object) =>
  answerLine(JSON.stringify({ userData: {}, today: '2026-01-05', timeZone: 'Europe/Berlin', ...parts }))

describe('answerLine()', () => {
  test('answers an empty profile with a plan and keeps the id', () => {
    const answer = line({ id: 'a' })
    expect(answer).toMatchObject({ id: 'a', schedule: { version: 2, date: '2026-01-05', timeZone: 'Europe/Berlin' } })
  })

  test('says what no fact came from, and what was done of the days that are over', () => {
    const told = line({
      userData: { dailyCommitments: 'Work 9-5 Mon-Fri. My cat is called Whiskers and purrs.', upcomingRaces: '' },
      ...{ today: '2026-01-08', anchor: '2026-01-05' },
      history: [
        { date: '2026-01-05', completed: true, minutes: 31, rpe: 5, distanceKm: 4.8 },
        { date: '2026-01-07', completed: false, notes: 'Slept badly. The neighbours repainted their garage door.' },
      ],
    })
    const { schedule } = told as { schedule: Schedule }
    expect(schedule.unread).toEqual([
      { field: 'commitments', text: 'My cat is called Whiskers and purrs', start: 18, end: 53 },
      { field: 'notes', text: 'The neighbours repainted their garage door', start: 13, end: 55 },
    ])
    const done = schedule.weeklyPlan[0]?.days.map((day) => day.done)
    expect(done?.[0]).toEqual({ minutes: 31, rpe: 5, distanceKm: 4.8 })
    expect(done?.slice(1)).toEqual([null, null, undefined, undefined, undefined, undefined])
    expect((line({ facts: { week: { never: ['sun'] } } }) as { schedule: Schedule }).schedule.unread).toEqual([])
  })

  test.each([
    ['no JSON', () => answerLine('{'), 'invalid-json'],
    ['a list', () => answerLine('[]'), 'invalid-input'],
    ['a day that does not exist', () => line({ today: '2026-02-30' }), 'invalid-input'],
    ['an unknown time zone', () => line({ timeZone: 'Mars/Olympus' }), 'invalid-input'],
    ['an anchor that is no day', () => line({ anchor: 'monday' }), 'invalid-input'],
    ['an anchor next week', () => line({ anchor: '2026-01-12' }), 'invalid-input'],
    ['a block before the first', () => line({ block: 0 }), 'invalid-input'],
    ['a first day after the anchor', () => line({ anchor: '2026-01-05', begun: '2026-01-06' }), 'invalid-input'],
    ['an hour that does not exist', () => line({ now: '25:00' }), 'invalid-input'],
    [
      'a change without an id',
      () => line({ changes: [{ change: { type: 'easier', date: '2026-01-05' } }] }),
      'invalid-input',
    ],
    ['a change nobody knows', () => line({ changes: [{ id: 'a', change: { type: 'harder' } }] }), 'invalid-input'],
    [
      'a choice nobody knows',
      () => line({ answers: [{ id: 'a', kind: 'too-hard', on: '2026-01-05', choice: { type: 'double' } }] }),
      'invalid-input',
    ],
    ['a number taken back', () => line({ withdrawn: [7] }), 'invalid-input'],
    ['eight training days', () => line({ userData: { trainingDaysPerWeek: '8' } }), 'invalid-input'],
    [
      'a negative week',
      () => line({ preferences: { start: { weeklyMin: -1, longestMin: 10, longestRunKm: null } } }),
      'invalid-input',
    ],
  ])('answers %s with a clear error', (_, answer, code) => {
    const given = answer()
    expect(given).toMatchObject({ error: { code } })
    if ('error' in given) expect(given.error.detail.length).toBeGreaterThan(10)
  })
})

test('answerLine() adds up the entries of a day, takes taps and facts, and turns away who is not of age', () => {
  const minutes = (parts: object) => {
    const answer = line(parts)
    if (!('schedule' in answer)) throw new Error('no plan')
    return answer.schedule.weeklyPlan.flatMap(({ days }) => days).reduce((sum, day) => sum + day.durationMin, 0)
  }
  const date = '2026-01-05'
  expect(
    minutes({
      history: [
        { date, notes: 'I fainted on the treadmill' },
        { date, tomorrowNotes: 'dentist' },
      ],
    }),
  ).toBe(0)
  expect(
    minutes({
      history: [
        { date, taps: { alarm: ['chest'] } },
        { date, completed: true },
      ],
    }),
  ).toBe(0)
  expect(line({ facts: { about: { health: ['pregnant'] } } })).toMatchObject({
    schedule: { warnings: expect.arrayContaining([expect.objectContaining({ code: 'gentle-until-cleared' })]) },
  })
  expect(line({ facts: { about: { bornYear: 2012 } } })).toMatchObject({ error: { code: 'under-age' } })
  expect(line({ facts: { about: { health: ['gout'] } } })).toMatchObject({ error: { code: 'invalid-input' } })
})

const hard = (schedule: Schedule, profile: Partial<Profile>) =>
  hardViolations(
    checkPlan(schedule, {
      name: 'User',
      level: 'intermediate',
      goal: 'general',
      stress: 'medium',
      commitments: '',
      trainingDays: 5,
      races: '',
      goalDate: null,
      ...profile,
    }),
  )

test('a life sent line by line, each with what the last one answered, is the life that makePlan() gives', {
  timeout: 600_000,
}, () => {
  for (let seed = 0; seed < LIVES; seed++) {
    const dice = diceOf(seed)
    const { profile, anchor, preferences = {} } = randomPerson(dice)
    const history = longHistory(dice, sure(anchor))
    const userData = {
      name: profile.name,
      fitnessLevel: profile.level,
      goal: profile.goal,
      stressLevel: profile.stress,
      dailyCommitments: profile.commitments || 'Work 9-17',
      trainingDaysPerWeek: profile.trainingDays,
      upcomingRaces: profile.races,
    }
    const inside = { profile: { ...profile, commitments: userData.dailyCommitments }, timeZone: 'UTC', preferences }
    let sent: object = {}
    let withdrawn: string[] = []
    let block = 1
    for (let day = 0; day < 210; day += 1 + Math.floor(dice() * 20)) {
      const today = addDays(sure(anchor), day)
      const known = history.filter(({ date }) => date <= today)
      const changes = [{ id: 'a', change: randomChange(dice, today) }]
      const given = { today, history: known, changes, withdrawn, ...sent }
      const answer = line({ ...given, userData, timeZone: 'UTC', preferences })
      if (!('schedule' in answer)) throw new Error(answer.error.detail)
      expect(answer.schedule).toEqual(shown(makePlan({ ...inside, ...given })))
      const { schedule } = answer
      expect(schedule.block).toBeGreaterThanOrEqual(block)
      block = schedule.block
      sent = { anchor: schedule.anchor, block, begun: schedule.begun, start: schedule.start }
      withdrawn = schedule.adjustments
        .filter(({ undoable }) => undoable)
        .map(({ id }) => id)
        .slice(0, 1)
    }
    expect(block).toBeGreaterThan(1)
  }
})

test('the hour counts on the day a plan begins, and on no later one', () => {
  const night = line({ now: '23:00' })
  if (!('schedule' in night)) throw new Error(night.error.detail)
  expect(night.schedule.anchor).toBe('2026-01-06')
  const next = line({ now: '23:00', today: '2026-01-06', anchor: night.schedule.anchor })
  if (!('schedule' in next)) throw new Error(next.error.detail)
  expect(next.schedule).toMatchObject({ anchor: '2026-01-06', block: 1 })
})

describe('a plan for whatever is asked', () => {
  test.each([
    ['nothing at all', {}, {}],
    ['a race tomorrow', { upcomingRaces: 'Marathon 2026-01-06' }, {}],
    ['a race in three years', { upcomingRaces: 'Marathon 2029-01-06' }, {}],
    [
      'seven days with high stress',
      { trainingDaysPerWeek: '7', stressLevel: 'high' },
      { trainingDays: 7, stress: 'high' },
    ],
    [
      'a beginner with a marathon in four weeks',
      { fitnessLevel: 'beginner', upcomingRaces: 'marathon 2026-02-01' },
      { level: 'beginner' },
    ],
    ['dates that contradict', { upcomingRaces: 'marathon 2026-05-24', specificGoalDate: '2025-12-01' }, {}],
    ['two races on one day', { upcomingRaces: '10k 2026-04-12, marathon 2026-04-12' }, {}],
    ['1000 characters of emoji', { dailyCommitments: '🎉'.repeat(500), upcomingRaces: '🏃'.repeat(250) }, {}],
  ] as const)('is made for %s', (_, userData, profile) => {
    const answer = line({ userData })
    if (!('schedule' in answer)) throw new Error(answer.error.detail)
    expect(hard(answer.schedule, profile)).toEqual([])
  })

  test.each([
    ['a leap day', '2028-02-29', 'Europe/Berlin'],
    ['the day clocks go forward', '2026-03-29', 'Europe/Berlin'],
    ['the day clocks go back', '2026-11-01', 'America/New_York'],
    ['the last day of a year', '2026-12-31', 'Pacific/Auckland'],
  ])('is made on %s, in whole weeks of days without gaps', (_, today, timeZone) => {
    const answer = line({ today, timeZone })
    if (!('schedule' in answer)) throw new Error(answer.error.detail)
    expect(hard(answer.schedule, {})).toEqual([])
    const dates = answer.schedule.weeklyPlan.flatMap((week) => week.days.map((day) => day.date))
    expect(new Set(dates).size).toBe(dates.length)
    expect(dates).toContain(today)
  })

  test('says the weight to lift from the sets of the history', () => {
    const first = line({ userData: { goal: 'muscle-gain' }, preferences: { equipment: ['barbell', 'bench'] } })
    if (!('schedule' in first)) throw new Error(first.error.detail)
    const day = sure(sure(first.schedule.weeklyPlan[0]).days.find(({ discipline }) => discipline === 'strength'))
    const { exerciseId } = sure(day.workout.exercises.find(({ size }) => size?.unit === 'reps'))
    const sets = [1, 2].map(() => ({ exerciseId, reps: 20, loadKg: 40 }))
    const answer = line({
      userData: { goal: 'muscle-gain' },
      preferences: { equipment: ['barbell', 'bench'] },
      history: [{ date: '2025-12-30', completed: true, sets }],
    })
    if (!('schedule' in answer)) throw new Error(answer.error.detail)
    const steps = answer.schedule.weeklyPlan.flatMap((week) => week.days.flatMap(({ workout }) => workout.exercises))
    // Twenty repetitions say that 40 kg is light: a step, and no more than a fifth.
    const loadKg = sure(steps.find((step) => step.exerciseId === exerciseId)?.loadKg)
    expect(loadKg).toBeGreaterThan(40)
    expect(loadKg).toBeLessThanOrEqual(48)
  })
})

test('a condition told in a check-in outlives the round trip, and goes when it is answered', () => {
  const history = [{ date: '2026-03-01', notes: "just found out I'm 9 weeks pregnant" }]
  const codes = (more: object) => {
    const { schedule } = line({ history, ...more }) as { schedule: Schedule }
    return { codes: schedule.warnings.map(({ code }) => code), safety: schedule.safety }
  }
  const told = codes({})
  expect(told.codes).toContain('gentle-until-cleared')
  expect(told.safety).toMatchObject([{ kind: 'condition', what: 'pregnant' }])
  expect(codes({ safety: [] }).codes).toContain('gentle-until-cleared')
  const answered = told.safety.map((one) => ({ ...one, answer: 'mistaken', answeredOn: '2026-03-02' }))
  expect(codes({ safety: answered }).codes).not.toContain('gentle-until-cleared')
  // A server names what it recorded otherwise; it is the same fact.
  const named = answered.map((one) => ({ ...one, id: '5b0c2d9e-1f5d-4c8e-9d43-0a1b2c3d4e5f' }))
  expect(codes({ safety: named }).codes).not.toContain('gentle-until-cleared')
})

test('a life sent with the safety of the last answer is the life sent without it', () => {
  const history = [
    { date: '2026-03-02', notes: 'I fainted on the treadmill' },
    { date: '2026-03-05', notes: 'fever 39 and chills' },
    { date: '2026-03-08', notes: 'knee hurts a lot, 8/10, had to stop' },
  ]
  const withHeart = { dailyCommitments: 'Work 9-5. I get chest pain on stairs' }
  for (const userData of [{}, withHeart]) {
    let safety: unknown[] = []
    for (let day = 0; day < 12; day++) {
      const today = addDays('2026-03-02', day)
      const known = { userData, today, anchor: '2026-03-02', history: history.filter(({ date }) => date < today) }
      const [alone, sent] = [line(known), line({ ...known, safety })]
      expect(sent).toEqual(alone)
      safety = (sent as { schedule: Schedule }).schedule.safety as unknown[]
    }
    // Words that are gone from the profile take their danger with them.
    const gone = line({ userData: {}, today: '2026-03-20', safety: safety.filter(isOfProfile) }) as {
      schedule: Schedule
    }
    expect(gone.schedule.safety).toEqual([])
  }
})

test('a danger that was told is heard for as long as nobody answers it, however long ago that is', () => {
  const history = [{ date: '2026-03-02', notes: 'I fainted on the treadmill' }]
  for (const today of ['2026-03-10', '2026-04-10', '2026-05-20']) {
    const { schedule } = line({ userData: {}, today, anchor: '2026-03-02', history }) as { schedule: Schedule }
    const days = schedule.weeklyPlan.flatMap((week) => week.days).filter(({ date }) => date >= today)
    expect(days.filter(({ durationMin }) => durationMin > 0)).toEqual([])
  }
})

const isOfProfile = (fact: unknown) => (fact as { id: string }).id.startsWith('profile:')
