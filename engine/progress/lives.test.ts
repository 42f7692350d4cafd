import { describe, expect, test, vi } from 'vitest'
import type { Equipment } from '../model.ts'
import { findExercise } from '../sessions/catalogue.ts'
import { sure } from '../sure.ts'
import { type Lifter, livedLifts } from '../testing/lifter.ts'
import { curvesOf, LIFTERS } from '../testing/lifters.ts'
import { type Dice, diceOf, pickOf } from '../testing/random-life.ts'
import { nearestBelow } from './load-steps.ts'

vi.setConfig({ testTimeout: 600_000 })

/** More of them: LIFT_LIVES=200 npx vitest run engine/progress/lives.test.ts */
const LIVES = Number(process.env.LIFT_LIVES ?? 3)
const KITS: readonly (readonly Equipment[])[] = [
  ['none', 'barbell', 'bench', 'dumbbells', 'machines', 'pullup-bar'],
  ['none', 'barbell', 'bench'],
  ['none', 'dumbbells', 'bench'],
]

function randomLifter(dice: Dice, does: Lifter['does'], noisy: boolean): Lifter {
  const level = pickOf(dice, ['beginner', 'intermediate', 'advanced'] as const)
  return {
    input: {
      profile: {
        ...{ name: `n${Math.floor(dice() * 1e6)}`, level, goal: 'muscle-gain', stress: 'low', commitments: '' },
        ...{ trainingDays: pickOf(dice, [3, 4, 5, 6] as const), races: '', goalDate: null },
      },
      anchor: '2026-01-05',
      timeZone: 'UTC',
      preferences: { equipment: pickOf(dice, KITS), ...(dice() < 0.2 ? { weights: { plate: 0.5 } } : {}) },
    },
    weeks: 16,
    seed: Math.floor(dice() * 1e9),
    strength: 0.4 + dice(),
    growth: does === 'what-they-can' ? 0.02 * dice() : 0,
    dayNoise: noisy ? 0.03 : 0,
    reserveNoise: noisy ? 1 : 0,
    tellsReserve: dice() < 0.5,
    missedWeeks: noisy ? 0.15 : 0,
    badWeeks: noisy ? 0.2 : 0,
    does,
  }
}

describe('lifting for sixteen weeks, over the end of a block', () => {
  test('asks for more at least every other loaded week of whoever does all that is asked', () => {
    const still: number[] = []
    for (let seed = 0; seed < LIVES; seed++) {
      const curves = curvesOf(livedLifts(randomLifter(diceOf(seed), 'what-is-asked', false)))
      const often = curves.filter(({ exerciseId, sessions }) => sessions >= 9 && findExercise(exerciseId)?.compound)
      expect(often.length).toBeGreaterThan(2)
      for (const { exerciseId, longestStill, gain } of often) {
        // Where a large step meets another range, or a lift is done once a week, a week more.
        expect(longestStill, `seed ${seed}: ${exerciseId}`).toBeLessThanOrEqual(2)
        expect(gain, `seed ${seed}: ${exerciseId}`).toBeGreaterThan(1.05)
        still.push(longestStill)
      }
    }
    expect(still.filter((weeks) => weeks <= 1).length / still.length).toBeGreaterThan(0.95)
  })

  test('hardly ever asks a real body for more than it can, and never twice running', () => {
    const seeded = Array.from({ length: LIVES }, (_, at) => `seed ${100 + at}`)
    // Whose next weight is far away is asked for more repetitions first.
    for (const who of [...seeded, 'at home, dumbbells to 8 kg that the plan knows of']) {
      const lifter = LIFTERS[who] ?? randomLifter(diceOf(Number(who.slice(5))), 'what-they-can', true)
      const curves = curvesOf(livedLifts(lifter))
      const sessions = curves.reduce((sum, one) => sum + one.sessions, 0)
      const tooHeavy = curves.reduce((sum, one) => sum + one.tooHeavy, 0)
      expect(tooHeavy / sessions, who).toBeLessThan(0.05)
      expect(
        curves.filter(({ tooHeavyTwice }) => tooHeavyTwice > 0).map(({ exerciseId }) => exerciseId),
        who,
      ).toEqual([])
    }
  })

  test('keeps its main lifts, and changes no exercise in an easier week', { tags: 'night' }, () => {
    for (let seed = 200; seed < 200 + LIVES; seed++) {
      const lifts = livedLifts(randomLifter(diceOf(seed), 'what-is-asked', false))
      const weeks = Map.groupBy(lifts, ({ week }) => week)
      for (const [week, ofWeek] of weeks) {
        const before = weeks.get(week - 1)
        if (!sure(ofWeek[0]).deload || !before) continue
        const known = new Set(before.map(({ exerciseId }) => exerciseId))
        const unknown = ofWeek.filter(({ exerciseId }) => !known.has(exerciseId))
        expect(
          unknown.map(({ exerciseId }) => exerciseId),
          `seed ${seed}, week ${week}`,
        ).toEqual([])
      }
      const first = sure(lifts[0]).exerciseId
      expect(lifts.filter(({ exerciseId }) => exerciseId === first).at(-1)?.week).toBeGreaterThanOrEqual(10)
    }
  })

  test('asks only for weights that exist', { tags: 'night' }, () => {
    const named = sure(LIFTERS['at home, dumbbells to 8 kg that the plan knows of'])
    for (const { askedKg } of livedLifts({ ...named, weeks: 8 })) expect([null, 2, 4, 6, 8]).toContain(askedKg)
    const lifter = randomLifter(diceOf(7), 'what-they-can', true)
    const own = lifter.input.preferences?.weights ?? {}
    for (const { askedKg, exerciseId } of livedLifts(lifter)) {
      if (askedKg === null) continue
      expect(nearestBelow(findExercise(exerciseId), { unit: 'kg', own }, askedKg)).toBe(askedKg)
    }
  })
})
