import { expect, test } from 'vitest'
import { LEVELS } from '../model.ts'
import { sure } from '../sure.ts'
import { BOUNDS } from './bounds.ts'
import { LIMITS } from './limits.ts'

type Row = { readonly least?: unknown; readonly most?: unknown }

test('the least of something is below its most, for each level', () => {
  for (const [id, { least, most }] of Object.entries<Row>(BOUNDS)) {
    expect(least !== undefined || most !== undefined, id).toBe(true)
    if (least === undefined || most === undefined) continue
    const of = (bound: unknown, level: string) => (bound as Record<string, number>)[level] ?? (bound as number)
    for (const level of LEVELS) expect(of(least, level), `${id} ${level}`).toBeLessThan(of(most, level))
  }
})

test('whoever has trained longer may train longer', () => {
  for (const [id, { most }] of Object.entries<Row>(BOUNDS)) {
    if (typeof most !== 'object' || most === null) continue
    const tables = 'beginner' in most ? [most] : Object.values(most).filter((one) => typeof one === 'object')
    for (const table of tables as Record<string, number>[])
      expect(
        sure(table.beginner) < sure(table.intermediate) && sure(table.intermediate) < sure(table.advanced),
        id,
      ).toBe(true)
  }
})

test('no bound of our own lets in more than a limit allows', () => {
  for (const level of LEVELS) {
    expect(BOUNDS['free-long-run'].most[level]).toBeLessThanOrEqual(LIMITS['longest-min'].hard)
    expect(BOUNDS['easy-session'].most[level]).toBeLessThanOrEqual(LIMITS['longest-min'].hard)
    // The floors of the sources: activity for health, minutes for weight.
    expect(BOUNDS['best-week'].most.general[level]).toBeGreaterThanOrEqual(LIMITS['active-minutes'].target)
    expect(BOUNDS['best-week'].most['weight-loss'][level]).toBeGreaterThanOrEqual(LIMITS['best-week-active'].target)
  }
})
