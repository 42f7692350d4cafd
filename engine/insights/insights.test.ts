import { describe, expect, test } from 'vitest'
import { addDays } from '../civil-date.ts'
import type { HistoryDay, PlanInput, Profile } from '../model.ts'
import { makePlan } from '../plan.ts'
import { sure } from '../sure.ts'
import { diceOf, randomPerson } from '../testing/random-life.ts'
import type { Told } from '../told.ts'
import type { AdviceFact } from './insight-facts.ts'

/** More of them: PEOPLE=5000 npx vitest run engine/insights */
const PEOPLE = Number(process.env.PEOPLE ?? 60)
const ANCHOR = '2026-01-05'
const profile: Profile = {
  name: 'Demo',
  level: 'intermediate',
  goal: 'endurance',
  stress: 'low',
  commitments: 'Work 9-17',
  trainingDays: 5,
  races: 'half marathon 2026-05-03',
  goalDate: null,
}
const plan = (today: string, history: HistoryDay[] = [], parts: Partial<PlanInput> = {}) =>
  makePlan({ profile, today, anchor: ANCHOR, timeZone: 'UTC', history, ...parts })
const days = plan(ANCHOR).weeklyPlan.flatMap((week) => week.days)
const ticked = (from: string, until: string, parts: Partial<HistoryDay> = {}): HistoryDay[] =>
  days
    .filter((day) => day.durationMin > 0 && day.date >= from && day.date <= until)
    .map(({ date }) => ({ date, completed: true, ...parts }))

describe('load of a plan', () => {
  test('counts a ticked session as planned where nothing else was logged, and as logged where it was', () => {
    const first = sure(days.find((day) => day.durationMin > 0))
    const tick = plan('2026-01-12', [{ date: first.date, completed: true }])
    expect(sure(tick.load[0]).doneAu).toBe(first.loadAu)
    const logged = plan('2026-01-12', [{ date: first.date, completed: true, rpe: 6, minutes: 50 }])
    expect(sure(logged.load[0]).doneAu).toBe(300)
  })

  test('says nothing of what will be done, and counts the plan from today on', () => {
    const { load } = plan('2026-01-12', ticked(ANCHOR, '2026-01-11'))
    expect(sure(load[0]).doneAu).toBe(sure(load[0]).plannedAu)
    expect(sure(load[2]).doneAu).toBeNull()
    expect(load.map(({ fitness }) => fitness)).toEqual(plan(ANCHOR).load.map(({ fitness }) => fitness))
  })

  test('keeps what a note alone told of, however long ago', () => {
    const { date } = sure(days.find((day) => day.durationMin > 0))
    const notes = [{ date, notes: 'Did my session, felt good' }]
    const planIn = (weeks: number) => plan(addDays(ANCHOR, 7 * weeks), notes, { safety: [] })
    expect(sure(planIn(2).load[0]).doneAu).toBeGreaterThan(0)
    expect(planIn(14).done).toEqual(planIn(2).done)
    expect(sure(planIn(14).load[0]).doneAu).toBe(sure(planIn(2).load[0]).doneAu)
  })

  test('begins at the usual training of the person, not at nothing', () => {
    const start = { weeklyMin: 350, longestMin: 80, longestRunKm: 12 }
    const { load } = plan(ANCHOR, [], { preferences: { start } })
    // 350 min at RPE 4 are 200 AU a day; a week moves the 42-day curve by 15 % of the way at most.
    expect(sure(load[0]).fitness).toBeGreaterThan(150)
  })

  test('has fatigue above fitness while load grows, and form back above zero after the race', () => {
    const { load } = plan(ANCHOR)
    expect(load.some(({ form }) => form < 0)).toBe(true)
    expect(sure(load.at(-1)).form).toBeGreaterThan(0)
    for (const week of load) expect(week.form).toBeCloseTo(week.fitness - week.fatigue, 0)
  })
})

describe('adherence', () => {
  test('a newcomer is not reproached for one session that was let go', () => {
    const tomorrow = addDays(ANCHOR, 1)
    const began = plan(tomorrow)
    expect(began.adherence).toBeNull()
    expect(JSON.stringify(began.insights)).not.toContain('done-of-due')
    const later = plan(addDays(ANCHOR, 7))
    expect(JSON.stringify(later.insights)).toContain('done-of-due')
  })

  test('is unknown before anything was due, and a share of what was', () => {
    expect(plan(ANCHOR).adherence).toBeNull()
    expect(plan('2026-01-19', ticked(ANCHOR, '2026-01-18')).adherence).toBe(1)
    const half = ticked(ANCHOR, '2026-01-18').filter((_, index) => index % 2 === 0)
    expect(plan('2026-01-19', half).adherence).toBe(0.5)
  })

  test('does not count a session of an ill day', () => {
    const all = ticked(ANCHOR, '2026-01-18')
    const ill = all.map((day, index) => (index === 3 ? { date: day.date, notes: 'In bed with the flu' } : day))
    expect(plan('2026-01-19', ill).adherence).toBe(1)
  })
})

describe('foresight', () => {
  test('speaks of every session of fourteen days, by what was done', () => {
    const schedule = plan('2026-03-04', ticked('2026-02-01', '2026-03-03'))
    const ahead = days.filter(
      (day) => day.durationMin > 0 && day.date >= '2026-03-04' && day.date < addDays('2026-03-04', 14),
    )
    expect(schedule.foresight.map(({ date }) => date)).toEqual(ahead.map(({ date }) => date))
    expect(new Set(schedule.foresight.map(({ feel }) => feel)).size).toBeGreaterThan(2)
  })

  test('meets no new ground where the plan grows from shorter runs than planned, and calls an old length known', () => {
    const long = sure(days.find((day) => day.longSession && day.date > '2026-03-04'))
    const before = ticked('2026-02-10', '2026-03-03')
    const feel = (minutes: number) =>
      sure(
        plan(
          '2026-03-04',
          before.map((day) => ({ ...day, minutes, rpe: 6 })),
        ).foresight.find(({ date }) => date === long.date),
      )
    expect(feel(40).feel).not.toBe('breakthrough')
    expect(['easy', 'steady']).toContain(feel(170).feel)
  })
})

describe('the rule card', () => {
  test('names every rule that applies, with sources, and a plan of our own keeps all limits', () => {
    const { rules } = plan(ANCHOR)
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter(({ kind }) => kind === 'limit').every(({ pass }) => pass)).toBe(true)
    expect(rules.every(({ source, title, limit, value }) => source && title && limit && value)).toBe(true)
    expect(rules.map(({ code }) => code)).toEqual(expect.arrayContaining(['E3', 'L5', 'L6', 'T4', 'D2']))
  })
})

describe('reasons', () => {
  test('say of each hard day how it lies among the others', () => {
    const week = sure(plan(ANCHOR).weeklyPlan.find((one) => one.days.filter((day) => day.hard).length === 2))
    // What was not done before it may have made its sessions easier.
    const { reasons, weeklyPlan } = plan(week.startDate)
    const now = sure(weeklyPlan.find(({ startDate }) => startDate === week.startDate))
    const hard = now.days.filter((day) => day.hard).map(({ date }) => date)
    expect(hard).not.toEqual([])
    for (const date of hard)
      expect(reasons.filter((one) => one.date === date).map(({ code }) => code)).toContain('day-hard')
  })
})

type KeySession = Extract<AdviceFact, { name: unknown }>

const isKeySession = (told: Told): told is KeySession => 'code' in told && told.code.startsWith('key-session')

describe('the recommendation', () => {
  const weeks = plan(ANCHOR).weeklyPlan
  const week = sure(weeks.find(({ days, deload }) => !deload && days.some((day) => day.longSession)))
  const key = sure(week.days.find((day) => day.longSession))
  const before = ticked(ANCHOR, addDays(key.date, -1))
  const on = (today: string, history: HistoryDay[]) => {
    const { recommendation } = plan(today, history, { anchor: ANCHOR }).insights
    return 'code' in recommendation ? recommendation.code : ''
  }

  test('names the session that matters most while it is ahead, and never one that has passed undone', () => {
    expect(on(week.startDate, before)).toBe('key-session')
    expect(on(key.date, before)).toBe('key-session-today')
    expect(on(key.date, [...before, { date: key.date, completed: true }])).toBe('key-session-done')
    const sunday = addDays(week.startDate, 6)
    if (sunday > key.date) expect(on(sunday, before)).toBe('shorter-rather-than-none')
  })

  test('speaks of a race as of one to come only while it is', () => {
    const race = '2026-05-03'
    const trained = ticked(ANCHOR, addDays(race, -1))
    expect(on(addDays(race, -1), trained)).toBe('fresher-not-fitter')
    expect(on(race, trained)).toBe('key-session-today')
    expect(on(race, [...trained, { date: race, completed: true }])).toBe('key-session-done')
    const onSaturday = { profile: { ...profile, races: 'half marathon 2026-05-02' }, anchor: ANCHOR }
    const { recommendation } = plan(
      race,
      [...trained, { date: addDays(race, -1), completed: true }],
      onSaturday,
    ).insights
    expect(recommendation).toEqual({ code: 'move-gently' })
    const leftOut = { id: 'one', change: { type: 'skip', date: race, because: 'other' } } as const
    const without = plan(race, trained, { anchor: ANCHOR, changes: [leftOut] }).insights
    expect(without.recommendation).toEqual({ code: 'shorter-rather-than-none' })
  })

  test('does not say again what the changes say of themselves', () => {
    const today = addDays(week.startDate, 1)
    const tired = plan(today, [...before, { date: today, notes: 'slept 3 hours, exhausted' }])
    expect(tired.adjustments.map(({ kind }) => kind)).toContain('tired')
    expect(tired.insights.recommendation).toEqual({ code: 'go-by-feel' })
  })
})

test('the session that a week is built around is one of strength for muscle and strength, and the long one for others', () => {
  let seen = 0
  for (let seed = 0; seed < PEOPLE; seed++) {
    const input = randomPerson(diceOf(seed))
    const race = seed % 3 === 0 ? `powerlifting meet ${addDays(sure(input.anchor), 120)}` : ''
    const profile: Profile = { ...input.profile, goal: seed % 2 === 0 ? 'muscle-gain' : 'endurance', races: race }
    const strength = profile.goal === 'muscle-gain' || race !== ''
    const plan = makePlan({ ...input, profile, today: addDays(sure(input.anchor), 7 + (seed % 60)) })
    const key = plan.insights.recommendation
    if (!isKeySession(key)) continue
    seen += 1
    const week = sure(plan.weeklyPlan.find(({ days }) => days.some(({ date }) => date === plan.date)))
    const day = sure(week.days[key.weekday])
    expect(day.workoutName, `seed ${seed}`).toEqual(key.name)
    if (strength) expect(day.discipline, `seed ${seed}`).toBe('strength')
    else expect(day.longSession, `seed ${seed}`).toBe(true)
  }
  expect(seen).toBeGreaterThan(PEOPLE / 4)
})
