import { expect, test } from 'vitest'
import { LEVELS, type SessionRequest } from '../../model.ts'
import { repeatsFor } from './plan.ts'

const request = (parts: Partial<SessionRequest>): SessionRequest => ({
  ...{ kind: 'tempo', discipline: 'run', durationMin: 40, level: 'intermediate', goal: 'endurance', stress: 'low' },
  ...{
    phase: 'build',
    deload: false,
    weekIndex: 6,
    lifting: { mains: 0, extras: 0, week: 2 },
    strengthIndex: 0,
    strengthCount: 0,
    setsFactor: 1,
  },
  ...{ distanceKm: null, event: null, vdot: null, equipment: [], limits: [], seed: 1 },
  ...parts,
})

test('repeatsFor() gives steady hard work a fair share of what lies between warm-up and cool-down, and no more than fits', () => {
  for (const kind of ['tempo', 'threshold', 'race-pace'] as const)
    for (const level of LEVELS)
      for (const phase of ['base', 'build', 'peak', 'taper'] as const)
        for (let mainMin = 8; mainMin <= 28; mainMin++) {
          const { count, workMin, easyMin } = repeatsFor(kind, request({ kind, level, phase }), mainMin)
          const what = `${kind} ${level} ${phase} ${mainMin}`
          expect(count * (workMin + easyMin), what).toBeLessThanOrEqual(mainMin)
          expect((count * workMin) / mainMin, what).toBeGreaterThanOrEqual(0.25)
        }
})
