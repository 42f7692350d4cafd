import { expect, test } from 'vitest'
import { profileOf, UserData } from '../contract/profile.ts'
import { ScheduleData } from '../contract/schedule.ts'
import type { Equipment, PlanInput } from '../engine/model.ts'
import { makePlan } from '../engine/plan.ts'
import { diceOf, randomLife, randomPerson } from '../engine/testing/random-life.ts'
import people from './golden/people.json' with { type: 'json' }
import { scheduleIn } from './schedule.ts'
import { PLAIN_SPEECH, type Speech } from './speech.ts'

/** More of them: SPOKEN_LIVES=2000 npx vitest run words/schedule.test.ts */
const LIVES = Number(process.env.SPOKEN_LIVES ?? 20)
const US: Speech = { language: 'en', distance: 'mi', weight: 'lb', clock: '12', weekStart: 'sun', dates: 'month-first' }

test('plans of random lives have every text of the shape that others rely on', { timeout: 600_000 }, () => {
  for (let seed = 0; seed < LIVES; seed++) {
    const dice = diceOf(seed)
    const person = randomPerson(dice)
    const { history, checkIns } = randomLife(dice, person.today)
    const plan = makePlan({ ...person, history }, { checkIns })
    for (const speech of [PLAIN_SPEECH, US]) {
      const schedule = scheduleIn(speech, plan)
      ScheduleData.parse(schedule)
      for (const { focus } of schedule.weeklyPlan) expect(focus).toMatch(/^(Base|Build|Peak|Taper|Recovery) - \S/)
      // A fact, or nothing, that slipped into a text.
      expect(JSON.stringify(schedule)).not.toMatch(/\[object|undefined|NaN/)
    }
  }
})

test('no step of a session follows another of the same name', () => {
  for (const { key: _, ...person } of people) {
    const { weeklyPlan } = scheduleIn(PLAIN_SPEECH, makePlan(person as unknown as PlanInput))
    for (const { workout, date } of weeklyPlan.flatMap((week) => week.days)) {
      const names = [...workout.warmup, ...workout.exercises, ...workout.cooldown].map(({ name }) => name)
      expect(
        names.filter((name, index) => name === names[index + 1]),
        date,
      ).toEqual([])
    }
  }
})

test('every part of a run is run or walked, and no exercise of the catalogue is a sport', () => {
  for (let seed = 0; seed < 8; seed++) {
    const dice = diceOf(seed)
    const { weeklyPlan } = scheduleIn(PLAIN_SPEECH, makePlan(randomPerson(dice)))
    for (const { discipline, workout } of weeklyPlan.flatMap((week) => week.days))
      for (const { sport, exerciseId } of [...workout.warmup, ...workout.exercises, ...workout.cooldown]) {
        if (exerciseId !== undefined) expect(sport).toBeUndefined()
        else if (discipline === 'run') expect(['run', 'walk', undefined]).toContain(sport)
        else if (discipline === 'swim') expect(['crawl', 'backstroke', undefined]).toContain(sport)
      }
  }
})

const MOVES = new Set(['run', 'walk', 'cycle', 'swim', 'row', 'cardio', 'brick', 'race'])

test('every step says in numbers what other programs need: its kind and seconds, how hard, with what', () => {
  const kinds = new Set<string>()
  const tools = new Set<string>()
  for (let seed = 0; seed < 24; seed++) {
    const person = randomPerson(diceOf(seed))
    const has: ReadonlySet<string> = new Set(person.preferences?.equipment ?? [])
    for (const { discipline, workout } of scheduleIn(PLAIN_SPEECH, makePlan(person)).weeklyPlan.flatMap(
      (week) => week.days,
    ))
      for (const step of [...workout.warmup, ...workout.exercises, ...workout.cooldown]) {
        expect(step.durationSec === undefined).toBe(step.duration === '')
        for (const tool of step.equipment ?? []) {
          tools.add(tool)
          expect([...has], `${step.name} of ${seed}`).toContain(tool)
        }
        if (step.exerciseId !== undefined || !MOVES.has(discipline)) continue
        if (discipline === 'race' || step.name.startsWith('Change: ')) continue
        expect(step.kind, `${discipline}: ${step.name}`).toBeDefined()
        kinds.add(step.kind ?? '')
        if (step.kind === 'interval') expect(step.rpe).toBeGreaterThanOrEqual(7)
        if (step.kind === 'easy' && step.rpe !== undefined) expect(step.rpe).toBeLessThanOrEqual(4)
      }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['warm-up', 'easy', 'tempo', 'interval', 'recovery', 'cool-down']))
  expect(tools.size).toBeGreaterThan(2)
})

test('whoever reads miles, pounds and half days finds no other unit', () => {
  const plan = makePlan({
    profile: profileOf(UserData.parse({ goal: 'endurance', upcomingRaces: 'marathon, 14 June 2026' })),
    today: '2026-03-02',
    timeZone: 'America/New_York',
    preferences: { recentRace: { distanceKm: 10, seconds: 3000, date: '2026-02-01' } },
  })
  const text = JSON.stringify(scheduleIn(US, plan))
  expect(text).toMatch(/\d mi\b/)
  expect(text).not.toMatch(/\d km\b|\/km\b|\d kg\b/)
  const reasons = scheduleIn(US, plan).reasons.map((one) => one.text)
  expect(reasons.some((one) => /\d:\d\d [AP]M/.test(one))).toBe(true)
  expect(reasons.join(' ')).not.toMatch(/\b(?:1[3-9]|2[0-3]):\d\d/)
})

test.each(['10 km', 'Bath 10 km', '5 km fun run 07:00'])('an event named %s keeps its name in miles', (name) => {
  const plan = makePlan(
    { profile: profileOf(UserData.parse({ goal: 'endurance' })), today: '2026-03-02', timeZone: 'Europe/London' },
    {
      races: {
        events: [
          {
            ...{ name, discipline: 'run', distanceKm: 10, date: '2026-04-19', targetSeconds: null, priority: 'A' },
            ...{ span: { start: 0, end: 1 }, confidence: 1 },
          },
        ],
      },
    },
  )
  const shown = scheduleIn(US, plan)
  expect(shown.events.map((event) => event.name)).toEqual([name])
  expect(shown.weeklyPlan.some(({ weekName }) => weekName.endsWith(`: ${name}`))).toBe(true)
})

test('what the person called a commitment stays as it was typed', () => {
  const busy = [{ days: ['mon'], start: '09:00', end: '12:00', label: 'Shift 07:00 20 kg parcels' }] as const
  const plan = makePlan(
    { profile: profileOf(UserData.parse({})), today: '2026-03-02', timeZone: 'Europe/London' },
    { commitments: { busy: [{ ...busy[0], span: { start: 0, end: 1 }, confidence: 1 }], preferences: [] } },
  )
  expect(scheduleIn(US, plan).todaysSchedule.map(({ title }) => title)).toContain('Shift 07:00 20 Kg Parcels')
})

test('who lifts with kettlebells alone reads of no other weight', () => {
  const person = people.find(({ key }) => key === '22-bodyweight') as unknown as PlanInput
  const of = (equipment: readonly Equipment[]) =>
    JSON.stringify(
      scheduleIn(
        PLAIN_SPEECH,
        makePlan({ ...person, preferences: { equipment: ['none', ...equipment] } }),
      ).weeklyPlan.map(({ days }) =>
        days.map(({ workout, description }) => [
          description,
          workout.exercises.map(({ name, notes }) => [name, notes]),
        ]),
      ),
    )
  expect(of(['kettlebell'])).not.toMatch(/dumbbell/i)
  expect(of(['kettlebell'])).toMatch(/kettlebell/i)
  expect(of(['dumbbells'])).toMatch(/dumbbell/i)
})
