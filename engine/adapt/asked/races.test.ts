import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../civil-date.ts'
import type { CivilDate, HistoryDay, PlanInput } from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { Plan } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { diceOf, randomPerson } from '../../testing/random-life.ts'

const ANCHOR = '2026-01-05'
/** More of them: RACES=400 npx vitest run engine/adapt/asked/races.test.ts */
const LIVES = Number(process.env.RACES ?? 25)

const dates = (from: CivilDate, until: CivilDate) =>
  Array.from({ length: Math.max(0, daysBetween(from, until)) }, (_, index) => addDays(from, index))
const done = (from: CivilDate, until: CivilDate): HistoryDay[] =>
  dates(from, until).map((date) => ({ date, completed: true }))

function ann(races: string, today: CivilDate, given: Partial<PlanInput> = {}): Plan {
  return makePlan({
    profile: {
      ...{ name: 'Demo', level: 'intermediate', goal: 'endurance', stress: 'low', trainingDays: 5, goalDate: null },
      ...{ commitments: 'Work Mon-Fri 9-17', races },
    },
    ...{ anchor: ANCHOR, today, timeZone: 'Europe/Berlin', ...given },
    preferences: { start: { weeklyMin: 240, longestMin: 80, longestRunKm: 12 } },
  })
}

const raceOf = (plan: Plan, date: CivilDate) =>
  sure(plan.weeklyPlan.flatMap((week) => week.days).find((day) => day.date === date))
const tooSoon = (plan: Plan) => plan.warnings.filter(({ code }) => code === 'race-too-soon')

describe('a race after a long break', () => {
  const race = '2026-06-28'

  test.each([
    ['Marathon', 90, 35],
    ['Marathon', 120, 21],
    ['Half marathon', 120, 14],
  ])('%s: after %i days away becomes a safe version %i days before', (name, away, ahead) => {
    const today = addDays(race, -ahead)
    const plan = ann(`${name} on 28 June 2026`, today, { history: done(ANCHOR, addDays(today, -away)) })
    const day = raceOf(plan, race)
    expect(day.workoutName.code).toBe('safe-version')
    expect(day.hard).toBe(false)
    expect(tooSoon(plan)).toHaveLength(1)
    const version = (sure(tooSoon(plan)[0]).text as { version: { km: number } }).version
    expect(version.km).toBeCloseTo(sure(day.distanceKm), 5)
    // Nothing longer than training by then allows.
    const longest = Math.max(
      ...plan.weeklyPlan
        .flatMap((week) => week.days)
        .map((one) => (one.date >= today && one.date < race && one.discipline === 'run' ? (one.distanceKm ?? 0) : 0)),
    )
    expect(sure(day.distanceKm)).toBeLessThanOrEqual(Math.max(longest, 6) * 1.25 + 0.1)
  })

  test.each([
    ['advanced', 6, '50k trail run on 26 April 2026', '2026-04-05', 10],
    ['intermediate', 3, '50k trail run on 22 March 2026', '2026-03-20', 0],
  ] as const)('%s on %i days, %s: what running can reach by then is what the version is made of', (...given) => {
    const [level, trainingDays, races, today, since] = given
    const profile = { name: 'Demo', level, goal: 'general', stress: 'low', trainingDays, goalDate: null } as const
    const plan = makePlan({
      profile: { ...profile, commitments: 'Work 9-5', races },
      ...{ anchor: ANCHOR, begun: ANCHOR, today, timeZone: 'Europe/Berlin' },
      history: [...done(ANCHOR, addDays(ANCHOR, 5)), ...done(addDays(today, -since), today)],
    })
    const { reachKm, version } = sure(tooSoon(plan)[0]).text as { reachKm: number; version: { km: number } }
    expect(version.km).toBeGreaterThan(reachKm)
    expect(version.km).toBeLessThanOrEqual(reachKm * 1.3)
  })

  test('stays a safe version while the way back is trained as planned, day by day', () => {
    const back = addDays(race, -28)
    const before = done(ANCHOR, addDays(back, -100))
    for (const today of dates(back, race)) {
      const plan = ann('Marathon on 28 June 2026', today, { history: [...before, ...done(back, today)] })
      expect([today, raceOf(plan, race).workoutName.code]).toEqual([today, 'safe-version'])
    }
  })

  test('is whole again when the person says that the break was none', () => {
    const today = addDays(race, -21)
    const history = done(ANCHOR, addDays(today, -90))
    const { adjustments } = ann('Marathon on 28 June 2026', today, { history })
    const withdrawn = adjustments.filter(({ kind }) => kind === 'missed').map(({ id }) => id)
    const plan = ann('Marathon on 28 June 2026', today, { history, withdrawn })
    expect(raceOf(plan, race).workoutName.code).not.toBe('safe-version')
    expect(tooSoon(plan)).toEqual([])
  })

  test('is whole again on any day, by a break that only the event still speaks of too', () => {
    const back = addDays(race, -58)
    const history = [...done(ANCHOR, addDays(back, -40)), ...done(back, race)]
    for (const today of dates(addDays(race, -28), race)) {
      const known = history.filter(({ date }) => date < today)
      const { adjustments, ...plan } = ann('Marathon on 28 June 2026', today, { history: known })
      if (raceOf({ adjustments, ...plan }, race).workoutName.code !== 'safe-version') continue
      const withdrawn = adjustments.filter(({ kind }) => kind === 'missed').map(({ id }) => id)
      const again = ann('Marathon on 28 June 2026', today, { history: known, withdrawn })
      expect([today, raceOf(again, race).workoutName.code]).not.toEqual([today, 'safe-version'])
    }
  })

  test('stays whole where everything was trained after a break of the early weeks', () => {
    const [away, back] = [addDays(ANCHOR, 24), addDays(ANCHOR, 24 + 28)]
    for (const today of dates(back, race).filter((_, index) => index % 7 === 0)) {
      const history = [...done(ANCHOR, away), ...done(back, today)]
      const plan = ann('Half marathon on 28 June 2026', today, { history })
      expect([today, raceOf(plan, race).workoutName.code]).not.toEqual([today, 'safe-version'])
      expect(tooSoon(plan)).toEqual([])
    }
  })

  test('is left alone where nobody ever ticked', () => {
    const plan = ann('Marathon on 28 June 2026', addDays(race, -21))
    expect(raceOf(plan, race).workoutName.code).not.toBe('safe-version')
  })
})

/** [ratio] of events that a few missed days make too much: what was trained for them had only just been enough. */
const TAKEN_MOST = 0.15

test('a few missed days, or up to thirteen in a row, take hardly a race from anybody', { timeout: 300_000 }, () => {
  let races = 0
  let taken = 0
  for (let seed = 0; seed < LIVES; seed++) {
    const dice = diceOf(seed)
    const { profile, preferences, anchor = ANCHOR } = randomPerson(dice)
    const event = sure(['half marathon', 'marathon', '10k', 'sprint triathlon'][seed % 4])
    const on = addDays(anchor, 42 + Math.floor(dice() * 90))
    const today = addDays(on, -1 - Math.floor(dice() * 30))
    const away = addDays(anchor, Math.floor(dice() * daysBetween(anchor, today)))
    const length = Math.floor(dice() * 14)
    const history = done(anchor, today).map((day) => ({
      ...day,
      completed: dice() > 0.08 && (day.date < away || daysBetween(away, day.date) >= length),
    }))
    // By chance the days next to the missed ones are missed too.
    const inRow = history.map(({ completed }) => (completed ? ' ' : 'x')).join('')
    if (inRow.includes('x'.repeat(14))) continue
    const input = { profile: { ...profile, races: `${event} ${on}` }, anchor, today, timeZone: 'UTC' }
    const person = preferences ? { ...input, preferences } : input
    const [made, lived] = [makePlan(person), makePlan({ ...person, history })]
    const before = raceOf(made, on)
    if (before?.discipline !== 'race') continue
    races++
    const after = raceOf(lived, on)
    if (after.workoutName.code === before.workoutName.code) expect(tooSoon(lived)).toHaveLength(tooSoon(made).length)
    else taken++
  }
  expect(taken).toBeLessThanOrEqual(races * TAKEN_MOST)
  expect(races).toBeGreaterThan(LIVES / 2)
})

describe('some pain that is told on two days of the week of an event', () => {
  const race = '2026-03-29'
  // Their marathon is made a safe version, with steps that an aching knee leaves out.
  const planOf = (notes: string, today: CivilDate) =>
    makePlan({
      profile: {
        ...{ name: 'Demo', level: 'beginner', goal: 'endurance', stress: 'low', trainingDays: 5, goalDate: null },
        ...{ commitments: 'Work Mon-Fri 9-17', races: `Marathon ${race}` },
      },
      ...{ anchor: ANCHOR, today, timeZone: 'Europe/Berlin' },
      history: [
        ...done(ANCHOR, '2026-03-24'),
        ...['2026-03-25', '2026-03-26'].map((date) => ({ date, completed: false, notes })),
      ],
    })

  test.each(['knee', 'calf', 'ankle', 'hip', 'foot'])('leaves it to the person: %s', (part) => {
    for (const today of ['2026-03-27', race])
      expect(raceOf(planOf(`my ${part} hurts a bit`, today), race).discipline, today).toBe('race')
  })

  test('strong pain still gives it up', () => {
    const plan = planOf('strong pain in my calf', '2026-03-27')
    expect(raceOf(plan, race).discipline).not.toBe('race')
  })
})
