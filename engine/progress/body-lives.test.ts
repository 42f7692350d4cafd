import { describe, expect, test, vi } from 'vitest'
import { findExercise, getExercise } from '../sessions/catalogue.ts'
import { poolOf, sparedParts } from '../sessions/pool.ts'
import { sure } from '../sure.ts'
import { type LiftDone, livedLifts } from '../testing/lifter.ts'
import { BODY_LIFTERS } from '../testing/lifters.ts'
import { mostOf } from './climb.ts'

vi.setConfig({ testTimeout: 600_000 })

/** By day half as long as they are kept. */
const WEEKS = Number(process.env.BODY_WEEKS ?? 16)
const LIVES = Object.entries(BODY_LIFTERS).map(([name, lifter]) => {
  const lived = { ...lifter, weeks: WEEKS }
  return { name, lifter: lived, lifts: livedLifts(lived) }
})
const PERFECT = LIVES.filter(({ lifter }) => lifter.dayNoise === 0)

const aimOf = ({ step }: LiftDone) => step.aimReps ?? step.size?.low ?? 0
const isWeighted = ({ askedKg, loadKg }: LiftDone) => askedKg !== null || loadKg !== null

/** [weeks] of loaded ones running, at their longest, in which an exercise was asked for with no more than ever before, although sets could still grow. */
function longestStill(lifts: readonly LiftDone[]): number {
  let [most, still, longest] = [0, 0, 0]
  const loaded = lifts.filter(({ deload, phase }) => !deload && phase !== 'taper' && phase !== 'recovery')
  for (const ofWeek of Map.groupBy(loaded, ({ week }) => week).values()) {
    const asked = Math.max(...ofWeek.map(aimOf))
    if (most >= mostOf(getExercise(sure(lifts[0]).exerciseId))) break
    still = asked > most ? 0 : still + 1
    most = Math.max(most, asked)
    longest = Math.max(longest, still)
  }
  return longest
}

const byExercise = (lifts: readonly LiftDone[]) => [...Map.groupBy(lifts, ({ exerciseId }) => exerciseId)]
const sessionsOf = (lifts: readonly LiftDone[]) => [...Map.groupBy(lifts, ({ date }) => date).values()]

describe('lifting one’s own body, bands and light weights', () => {
  test.each(PERFECT)('asks for more at least every third loaded week, or for something harder: $name', ({ lifts }) => {
    for (const [id, own] of byExercise(lifts.filter((lift) => !isWeighted(lift))))
      expect(longestStill(own), id).toBeLessThanOrEqual(2)
  })

  test.each(PERFECT)('leaves the exercises of the first weeks behind: $name', ({ lifts }) => {
    const first = new Set(lifts.filter(({ week }) => week < 2).map(({ exerciseId }) => exerciseId))
    const grown = new Set(
      lifts
        .filter(({ step }) => step.notes.some(({ code }) => code === 'outgrown'))
        .map(({ exerciseId }) => exerciseId),
    )
    expect([...grown].filter((id) => !first.has(id)).length).toBeGreaterThanOrEqual(3)
  })

  test.each(LIVES)('asks nobody for more than they can twice running: $name', ({ lifts }) => {
    const tooHard = byExercise(lifts).filter(([, own]) =>
      own.some(({ spare }, at) => spare < 0 && (own[at - 1]?.spare ?? 0) < 0),
    )
    expect(tooHard.map(([id]) => id)).toEqual([])
    expect(lifts.filter(({ spare }) => spare < 0).length / lifts.length).toBeLessThan(0.05)
  })

  test.each(LIVES)(
    'gives nobody what they have to spare or do not have, nor twice on a day: $name',
    ({ lifts, lifter }) => {
      const { equipment = [], limits = [] } = lifter.input.preferences ?? {}
      const able = new Set(poolOf({ equipment, limits, level: 'advanced' }).all.map(({ id }) => id as string))
      const spared = sparedParts(limits)
      for (const { exerciseId } of lifts) {
        expect(able, exerciseId).toContain(exerciseId)
        expect(findExercise(exerciseId)?.avoid.filter((part) => spared.has(part))).toEqual([])
      }
      for (const session of sessionsOf(lifts)) {
        const ids = session.map(({ exerciseId }) => exerciseId)
        expect(new Set(ids).size, sure(session[0]).date).toBe(ids.length)
      }
    },
  )

  test.each(LIVES)('begins nothing harder in an easier week, and asks for no more than before: $name', ({ lifts }) => {
    for (const [id, own] of byExercise(lifts.filter((lift) => !isWeighted(lift)))) {
      for (const [at, lift] of own.entries()) {
        if (!lift.deload) continue
        const grown = lift.step.notes.some(({ code }) => code === 'outgrown')
        if (grown) expect(at, `${id} ${lift.date}`).toBeGreaterThan(0)
        const before = own.slice(0, at)
        if (before.length > 0) expect(aimOf(lift), `${id} ${lift.date}`).toBeLessThanOrEqual(mostBefore(before, lift))
      }
    }
  })

  test.each(LIVES)('does not go to and fro between two exercises: $name', ({ lifts }) => {
    const places = lifts.flatMap(({ step, exerciseId }) =>
      step.notes.flatMap((note) => (note.code === 'outgrown' ? [{ easier: note.id, harder: exerciseId }] : [])),
    )
    for (const { easier, harder } of places) {
      const way = sessionsOf(lifts).flatMap((session) => {
        const step = session.find(({ exerciseId }) => exerciseId === harder)?.step
        if (step) return step.notes.some((note) => note.code === 'outgrown' && note.id === easier) ? ['up'] : []
        return session.some(({ exerciseId }) => exerciseId === easier) ? ['down'] : []
      })
      const back = way.filter((place, at) => place === 'down' && way[at - 1] === 'up')
      expect(back.length, `${easier} and ${harder}`).toBeLessThanOrEqual(2)
    }
  })

  test('keeps whoever is older from the hardest, and whoever gave birth lately at their level', () => {
    const levels = (name: string) =>
      new Set(
        LIVES.filter((one) => one.name.startsWith(name)).flatMap(({ lifts }) =>
          lifts.map(({ exerciseId }) => getExercise(exerciseId).level),
        ),
      )
    expect(levels('aged 67')).not.toContain('advanced')
    expect(levels('after a birth')).toEqual(new Set(['beginner']))
  })

  test.each(PERFECT)('what is said to come next comes next: $name', ({ lifts }) => {
    for (const [at, { step, exerciseId, date, reps }] of lifts.entries()) {
      const said = step.notes.find(({ code }) => code === 'lift-harder-next')
      if (said?.code !== 'lift-harder-next' || reps.some((count) => count < said.riseAt)) continue
      const later = lifts.slice(at + 1).filter((lift) => lift.date > date && !lift.deload)
      const next = later.find((lift) => lift.exerciseId === exerciseId || lift.exerciseId === said.harder)
      if (next) expect(next.exerciseId, `${date} ${exerciseId}`).toBe(said.harder)
    }
  })
})

/** What an easier week may ask for: what was done last, or the low end of its range. */
function mostBefore(before: readonly LiftDone[], { step }: LiftDone): number {
  return Math.max(step.size?.low ?? 0, ...before.map(({ reps }) => Math.max(...reps)))
}
