import { expect, test } from 'vitest'
import type { SessionRequest } from '../../model.ts'
import { buildSession } from '../build.ts'
import { weeklySets } from '../weekly-sets.ts'

const REQUEST: SessionRequest = {
  ...{ kind: 'strength-lower', discipline: 'strength', durationMin: 25, level: 'intermediate', goal: 'muscle-gain' },
  ...{ stress: 'low', phase: 'base', deload: false, weekIndex: 0, lifting: { mains: 0, extras: 0, week: 0 } },
  ...{ strengthIndex: 3, strengthCount: 6, setsFactor: 1, distanceKm: null, event: null, vdot: null },
  ...{ equipment: ['none', 'barbell', 'bench', 'dumbbells', 'pullup-bar'], limits: [], seed: 1 },
}

test('the shorter leg day of six gives the back of the thigh its third set, where a pair with time for one set took its minutes', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  for (const phase of ['base', 'build'] as const) {
    const days = seeds.map((seed) => weeklySets([buildSession({ ...REQUEST, phase, seed })]))
    const mean = (muscle: 'hamstrings' | 'quads') => days.reduce((sum, sets) => sum + sets[muscle], 0) / days.length
    expect(mean('hamstrings'), phase).toBeGreaterThanOrEqual(2.5)
    expect(mean('quads'), phase).toBeGreaterThanOrEqual(2.5)
  }
})
