import { expect, test } from 'vitest'
import { plansOf } from './planbench/planner.ts'
import { rivals } from './planbench/rivals.ts'

const OWN = [process.execPath, 'scripts/plan.ts']

test('plans for the people of published ones reach their largest week and longest run in most cases', async () => {
  const rows = await rivals(OWN)
  expect(rows.filter(({ peak }) => Math.abs(1 - peak) <= 0.1).length).toBeGreaterThanOrEqual(14)
  expect(rows.filter(({ longest }) => longest >= 0.9).length).toBeGreaterThanOrEqual(14)
  // Nobody's plan stays below the kilometres that they run already.
  for (const { plan, peakKm } of rows) expect(peakKm, plan.name).toBeGreaterThanOrEqual(plan.startKm)
})

test('a planner that fails is named with the line it failed at', async () => {
  const failing = `process.stdin.on('data', () => {}).on('end', () => console.log('{"error":{"detail":"No plan today."}}'))`
  await expect(plansOf([process.execPath, '-e', failing], [{}])).rejects.toThrow('line 1: No plan today.')
  await expect(plansOf(['/no/such/planner'], [{}])).rejects.toThrow('ENOENT')
})
