import { expect, test } from 'vitest'
import { readBase } from '../../read-base.ts'
import { sure } from '../../sure.ts'
import { safeRace } from './safe-race.ts'

test.each(['Half marathon on 2026-10-18', 'Gran fondo 120 km on 2026-10-18'])(
  'however little was trained, the shorter day in place of an event is one that can be built: %s',
  (races) => {
    const { made, person } = readBase({
      profile: {
        ...{ name: 'Demo', level: 'advanced', goal: 'endurance', stress: 'medium' },
        ...{ commitments: '', trainingDays: 6, races, goalDate: null },
      },
      ...{ today: '2026-09-20', timeZone: 'UTC' },
    })
    const { intent } = sure(
      made.details.flatMap(({ placed }) => placed).find((one) => one.intent.role === 'race' && one.intent.event),
    )
    const whole = { ...intent, durationMin: 0, distanceKm: null }
    for (const ready of [0.05, 0.1, 0.3, 0.5, 1, 3])
      expect(safeRace(whole, person, { runKm: ready, min: 10 * ready }).durationMin).toBeGreaterThanOrEqual(5)
  },
)
