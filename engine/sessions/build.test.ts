import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { said } from '../../words/testing.ts'
import { EQUIPMENT, GOALS, LEVELS, PHASES, RUNGS, SESSION_KINDS, type SessionRequest, STRESS_LEVELS } from '../model.ts'
import type { Session } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { buildSession } from './build.ts'
import { BODY_PARTS } from './catalogue/row.ts'
import { getExercise } from './catalogue.ts'
import { sessionRung } from './rungs.ts'
import { clockMinutes } from './steps.ts'
import { sessionMinutes } from './weekly-sets.ts'

const requests: fc.Arbitrary<SessionRequest> = fc.record({
  kind: fc.constantFrom(...SESSION_KINDS),
  discipline: fc.constantFrom('run', 'walk', 'cycle', 'swim', 'row', 'cardio'),
  durationMin: fc.integer({ min: 5, max: 200 }),
  level: fc.constantFrom(...LEVELS),
  goal: fc.constantFrom(...GOALS),
  stress: fc.constantFrom(...STRESS_LEVELS),
  phase: fc.constantFrom(...PHASES),
  deload: fc.boolean(),
  weekIndex: fc.integer({ min: 0, max: 30 }),
  lifting: fc.record({ mains: fc.nat(3), extras: fc.nat(6), week: fc.nat(6) }),
  strengthIndex: fc.integer({ min: 0, max: 4 }),
  strengthCount: fc.integer({ min: 1, max: 5 }),
  setsFactor: fc.constantFrom(0.4, 0.6, 0.75, 0.9, 1),
  distanceKm: fc.constantFrom(null, 3, 8, 21),
  event: fc.constantFrom(null, {
    name: 'City 10K',
    discipline: 'run' as const,
    distanceKm: 10,
    date: '2027-04-04',
    priority: 'A' as const,
  }),
  vdot: fc.constantFrom(null, 38, 52),
  equipment: fc.subarray([...EQUIPMENT]),
  limits: fc.oneof(fc.constant([]), fc.subarray([...BODY_PARTS], { maxLength: 3 })),
  seed: fc.integer(),
})

const stepsOf = ({ workout }: Session) => [...workout.warmup, ...workout.exercises, ...workout.cooldown]
/** More of them: SESSION_RUNS=20000 npx vitest run engine/sessions/build.test.ts */
const ROUNDS = Number(process.env.SESSION_RUNS ?? 1000)
const RUNS = { numRuns: ROUNDS }
const isStrength = (session: Session) => session.kind.startsWith('strength')

describe('buildSession()', () => {
  test('stays within the minutes asked for and has something to do', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const session = buildSession(request)
        expect(session.durationMin).toBeLessThanOrEqual(request.durationMin)
        expect(session.durationMin).toBeGreaterThanOrEqual(Math.max(5, request.durationMin - 5))
        expect(session.workout.exercises.length).toBeGreaterThan(0)
        expect(said(session.name).length).toBeGreaterThan(2)
        expect(said(session.description).length).toBeGreaterThan(10)
      }),
      RUNS,
    )
  })

  test('steps take the minutes the session promises', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const session = buildSession(request)
        const minutes = isStrength(session) ? sessionMinutes(session) : clockMinutes(stepsOf(session))
        if (isStrength(session)) {
          expect(minutes).toBeLessThanOrEqual(session.durationMin + 1e-6)
          expect(minutes).toBeGreaterThan(session.durationMin - 5)
        } else expect(minutes).toBeCloseTo(session.durationMin, 6)
        for (const { seconds } of stepsOf(session)) expect(seconds ?? 1).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  test('load, intensity and the hard flag follow from RPE and steps', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const session = buildSession(request)
        expect(session.loadAu).toBe(Math.round(session.rpe * session.durationMin))
        expect(session.rpe * 2).toBe(Math.round(session.rpe * 2))
        expect(session.rpe).toBeGreaterThanOrEqual(1)
        expect(session.rpe).toBeLessThanOrEqual(10)
        const legs = session.workout.exercises.some(
          ({ pattern, rir }) => ['squat', 'hinge', 'lunge'].includes(pattern ?? '') && (rir ?? 9) <= 2,
        )
        const quality = ['tempo', 'threshold', 'intervals', 'hills', 'race-pace', 'time-trial', 'race']
        expect(session.hard).toBe(session.rpe >= 6 || legs || quality.includes(session.kind))
        expect(session.intensity).toBe(session.rpe <= 4 ? 'Low' : session.rpe < 7 ? 'Medium' : 'High')
      }),
      RUNS,
    )
  })

  test('respects equipment and parts to spare', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const step of stepsOf(buildSession(request))) {
          if (step.exerciseId === undefined) continue
          const exercise = getExercise(step.exerciseId)
          expect(exercise.equipment.some((set) => set.every((item) => request.equipment.includes(item)))).toBe(true)
          for (const part of exercise.avoid) expect(request.limits, exercise.id).not.toContain(part)
        }
      }),
      RUNS,
    )
  })

  test('the same request gives the same session', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(buildSession(structuredClone(request))).toEqual(buildSession(request))
      }),
      { numRuns: Math.ceil(ROUNDS / 10) },
    )
  })

  test('strength lines say everything a person needs, never to failure, compounds before single joints', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const session = buildSession(request)
        if (!isStrength(session)) return
        const lines = session.workout.exercises.filter(({ sets }) => sets > 0)
        for (const line of lines) {
          expect(line.exerciseId).toBeDefined()
          expect(line.muscles?.length).toBeGreaterThan(0)
          expect(line.pattern).toBeDefined()
          expect(line.rir).toBeLessThanOrEqual(5)
          expect(line.rir).toBeGreaterThanOrEqual(request.level === 'beginner' ? 3 : 1)
          if (line.notes.some(({ code }) => code === 'alternate-with')) expect(line.restSec).toBeGreaterThanOrEqual(15)
          else expect(line.restSec).toBeGreaterThanOrEqual(60)
        }
        const compound = lines.map(({ pattern }) => ['squat', 'hinge', 'lunge', 'push', 'pull'].includes(pattern ?? ''))
        // Where minutes are few, arms and side shoulders work while the legs rest.
        const isBetweenLegs = (place: number) => ['squat', 'hinge', 'lunge'].includes(lines[place - 1]?.pattern ?? '')
        const single = lines.findIndex(
          ({ pattern, notes }, place) =>
            pattern === 'isolation' && !(notes.some(({ code }) => code === 'alternate-with') && isBetweenLegs(place)),
        )
        if (single >= 0) expect(compound.lastIndexOf(true)).toBeLessThan(single)
        expect(new Set(lines.map(({ exerciseId }) => exerciseId)).size).toBe(lines.length)
      }),
      RUNS,
    )
  })

  test('beginners stay easy for four weeks', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const session = buildSession({ ...request, level: 'beginner', weekIndex: request.weekIndex % 4 })
        if (request.kind !== 'race') expect(session.hard).toBe(false)
      }),
      { numRuns: Math.ceil(ROUNDS / 3) },
    )
  })

  test('more stress never asks for more effort', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const calm = buildSession({ ...request, stress: 'low' })
        const tense = buildSession({ ...request, stress: 'high' })
        expect(tense.rpe).toBeLessThanOrEqual(calm.rpe)
      }),
      { numRuns: Math.ceil(ROUNDS / 3) },
    )
  })

  test('refuses less than five minutes', () => {
    const [request] = fc.sample(requests, 1)
    expect(() => buildSession({ ...sure(request), durationMin: 4 })).toThrow(RangeError)
    expect(() => buildSession({ ...sure(request), durationMin: Number.NaN })).toThrow(RangeError)
  })
})

describe('sessionRung()', () => {
  test('fits where a pair had no time for two sets of either', () => {
    const [request] = fc.sample(requests, 1)
    const session = buildSession({
      ...sure(request),
      ...{ kind: 'strength-lower', discipline: 'strength', durationMin: 11, level: 'beginner', goal: 'muscle-gain' },
      ...{
        stress: 'low',
        phase: 'base',
        deload: false,
        weekIndex: 0,
        strengthIndex: 2,
        strengthCount: 1,
        setsFactor: 0.6,
      },
      ...{ lifting: { mains: 0, extras: 0, week: 0 }, event: null, equipment: ['kettlebell'], limits: [], seed: 0 },
    })
    expect(sessionMinutes(session)).toBeLessThanOrEqual(11)
  })

  test('five minutes hold no pair of lifts that each side has for itself', () => {
    const [request] = fc.sample(requests, { numRuns: 1, seed: 1 })
    for (const level of LEVELS)
      for (const goal of GOALS)
        for (const phase of PHASES) {
          const session = buildSession({
            ...sure(request),
            ...{ kind: 'strength-full', discipline: 'strength', durationMin: 5, stress: 'low', deload: false },
            ...{ weekIndex: 0, strengthIndex: 0, strengthCount: 2, setsFactor: 1, event: null, limits: [], seed: 0 },
            ...{ lifting: { mains: 0, extras: 0, week: 0 }, equipment: ['kettlebell'], level, goal, phase },
          })
          expect(sessionMinutes(session), `${level} ${goal} ${phase}`).toBeLessThanOrEqual(5)
          expect(session.workout.exercises.length).toBeGreaterThan(0)
        }
  })

  test('fits its minutes and says what it keeps', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...RUNGS), (request, rung) => {
        const session = buildSession(request)
        const short = sessionRung(session, request, rung)
        const most = rung === 'full' ? session.durationMin : Number(rung)
        expect(short.durationMin).toBeLessThanOrEqual(Math.min(most, session.durationMin))
        expect(said(short.keeps)).toMatch(/^[A-Z].*\.$/)
        const minutes = isStrength(short) ? sessionMinutes(short) : clockMinutes(stepsOf(short))
        expect(minutes).toBeLessThanOrEqual(short.durationMin + 1e-6)
        expect(short.loadAu).toBe(Math.round(short.rpe * short.durationMin))
        expect(short.loadAu).toBeLessThanOrEqual(session.loadAu)
        expect(short.workout.exercises.length).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })
})
