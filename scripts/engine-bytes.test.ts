import { expect, test } from 'vitest'
import { engineBytes } from '../bench/engine-size.ts'

/**
 * [bytes], brotli, of what a visitor of the landing page loads when they type their day. The words and the net that notes
 * are read by weigh more than both together: whoever imports them here by a detour is stopped.
 */
const MOST = { 'first-plan.ts': 103_000, 'interpret/week/english-week.ts': 45_000 } as const

for (const [entry, most] of Object.entries(MOST))
  test(`${entry} keeps to its bytes in a browser`, async () => {
    const { brotli } = await engineBytes(entry)
    expect(brotli).toBeGreaterThan(most / 3)
    expect(brotli).toBeLessThanOrEqual(most)
  })
