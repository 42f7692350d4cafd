import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { said } from '../../../words/testing.ts'
import { addDays } from '../../civil-date.ts'
import {
  type CivilDate,
  GOALS,
  type HistoryDay,
  LEVELS,
  type Profile,
  STRESS_LEVELS,
  TRAINING_DAYS,
} from '../../model.ts'
import { makePlan } from '../../plan.ts'
import type { Plan, PlanDay, UnderWay } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { changeOptions } from './change-options.ts'

// Hundreds of plans take their time on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

const ANCHOR = '2026-01-05'
const daysOf = ({ weeklyPlan }: Plan) => weeklyPlan.flatMap(({ days }) => days)
const on = (plan: Plan, date: CivilDate): PlanDay => sure(daysOf(plan).find((day) => day.date === date))
const summary = ({ workoutName, durationMin }: PlanDay) => [durationMin > 0 ? workoutName : null, durationMin]

/** What people write of ordinary days; none of it takes a session away but the words that the next day is taken. */
const NOTES: readonly Pick<HistoryDay, 'notes' | 'tomorrowNotes' | 'taps'>[] = [
  { notes: 'Tired and a bit stressed, slept badly' },
  { notes: 'Stressful day at work, only slept four hours' },
  { notes: 'My legs are sore from the garden' },
  { notes: 'Shoulders a bit sore today' },
  { notes: 'My left knee hurts a little' },
  { tomorrowNotes: 'Flight to Boston at 6am, back Sunday morning' },
  { tomorrowNotes: 'Busy from 17:00 to 20:00' },
  { tomorrowNotes: 'No gym, only the hotel room' },
  { tomorrowNotes: 'I have 20 minutes at most' },
  { taps: { sleep: 1, energy: 1, mood: 2 } },
]

const anybody = fc.record({
  level: fc.constantFrom(...LEVELS),
  goal: fc.constantFrom(...GOALS),
  stress: fc.constantFrom(...STRESS_LEVELS),
  trainingDays: fc.constantFrom(...TRAINING_DAYS),
  commitments: fc.constantFrom('Work 9-17', '', 'Work 7-19 Mon-Fri, two dumbbells at home', 'night shift 20:00-08:00'),
  races: fc.constantFrom('', '10k 2026-04-12', 'sprint triathlon 2026-05-10'),
})
const asking = fc.record({
  profile: anybody,
  age: fc.integer({ min: 0, max: 40 }),
  ahead: fc.constantFrom(0, 0, 0, 1, 2),
  pick: fc.nat(),
  note: fc.constantFrom(...NOTES),
})

describe('what a person asked for', () => {
  const runs = Number(process.env.PLAN_RUNS ?? 60)

  test('stands whatever ordinary things are told after it', () => {
    let judged = 0
    fc.assert(
      fc.property(asking, ({ profile, age, ahead, pick, note }) => {
        const today = addDays(ANCHOR, age)
        const input: UnderWay = {
          ...{ profile: { name: 'Demo', goalDate: null, ...profile }, today, anchor: ANCHOR, timeZone: 'UTC' },
        }
        const offered = changeOptions(input, {}, addDays(today, ahead)).filter(
          ({ change, refusal }) => refusal === null && (change.type === 'move' || change.type === 'swap'),
        )
        if (offered.length === 0) return
        const { change } = sure(offered[pick % offered.length])
        const changes = [{ id: 'asked', change }]
        const before = makePlan({ ...input, changes })
        const after = makePlan({ ...input, changes, history: [{ date: today, ...note }] })
        judged++

        const entry = after.adjustments.find(({ id }) => id === 'asked')
        expect(entry && said(entry.effect)).toBe(said(sure(before.adjustments.find(({ id }) => id === 'asked')).effect))
        // A day that no other reason is named for is as it was asked for.
        const named = new Set(
          after.adjustments.flatMap(({ id, days }) => (id === 'asked' ? [] : days.map(({ date }) => date))),
        )
        for (const day of daysOf(before)) {
          const now = on(after, day.date)
          if (!named.has(day.date)) expect(summary(now), day.date).toEqual(summary(day))
          expect(now.durationMin, day.date).toBeLessThanOrEqual(day.durationMin)
        }
        const day = change.type === 'move' ? change.to : change.date
        expect(on(after, day).durationMin, 'a session stands on its day').toBeGreaterThan(0)
      }),
      { numRuns: runs, seed: 5 },
    )
    expect(judged).toBeGreaterThan(runs / 3)
  })
})

/** Sore muscles wait for two days, wherever a session stands. */
const isOfTonight = ({ notes, tomorrowNotes }: (typeof NOTES)[number]) => !tomorrowNotes && !notes?.includes('sore')

describe('a session that was moved from today', () => {
  const profile: Profile = {
    ...{ name: 'Pat', level: 'beginner', goal: 'muscle-gain', stress: 'low', trainingDays: 3, goalDate: null },
    ...{ commitments: 'Work 9am-5pm Mon-Fri. Two dumbbells at home.', races: '' },
  }
  const WEDNESDAY = '2026-12-16'
  const input: UnderWay = { profile, today: WEDNESDAY, anchor: WEDNESDAY, timeZone: 'UTC' }
  const changes = [
    { id: 'asked', change: { type: 'move', date: WEDNESDAY, to: addDays(WEDNESDAY, 1), start: null } as const },
  ]

  test.each(NOTES.filter(isOfTonight))('is not changed by what tonight is like: %o', (note) => {
    const moved = makePlan({ ...input, changes })
    const told = makePlan({ ...input, changes, history: [{ date: WEDNESDAY, ...note }] })
    expect(on(told, WEDNESDAY).durationMin).toBe(0)
    expect(summary(on(told, addDays(WEDNESDAY, 1)))).toEqual(summary(on(moved, addDays(WEDNESDAY, 1))))
    expect(told.adjustments.flatMap(({ id, days }) => (id === 'asked' ? [] : days))).not.toContainEqual(
      expect.objectContaining({ date: WEDNESDAY }),
    )
  })

  test('is told as one that moved, on that day and after it', () => {
    const entry = (today: CivilDate) => sure(makePlan({ ...input, today, changes }).adjustments[0])
    const moved = 'Full-body strength A moved from Wednesday to Thursday.'
    expect(said(entry(WEDNESDAY).effect)).toBe(moved)
    expect(said(entry(addDays(WEDNESDAY, 1)).effect)).toBe(moved)
    const change = { type: 'move', date: WEDNESDAY, to: addDays(WEDNESDAY, 3), start: null } as const
    const exchanged = makePlan({ ...input, changes: [{ id: 'asked', change }] })
    expect(said(sure(exchanged.adjustments[0]).effect)).toBe(
      'Full-body strength A moved from Wednesday to Saturday, and Full-body strength B to Wednesday.',
    )
  })

  test('is taken by a danger alone, and the move is still known once that is over', () => {
    const ill = makePlan({ ...input, changes, history: [{ date: WEDNESDAY, notes: 'I have a fever and the flu' }] })
    expect(on(ill, addDays(WEDNESDAY, 1)).durationMin).toBe(0)
    const days = ill.adjustments.filter(({ kind }) => kind === 'illness').flatMap((one) => one.days)
    expect(days.map(({ date }) => date)).toContain(addDays(WEDNESDAY, 1))
  })
})
