import { expect, test } from 'vitest'
import { dayNumber } from './civil-date.ts'
import { blocksTo, type PlanLife } from './plan-life.ts'
import { sure } from './sure.ts'
import { longLifeFaults } from './testing/long-life.ts'
import { LIFE_DAYS } from './testing/random-life.ts'

/** More of them: BLOCK_LIVES=5000 npx vitest run engine/plan-life.test.ts; `npm run soak` lives 20,000. */
const LIVES = Number(process.env.BLOCK_LIVES ?? 2000)
/** Every so many lives whole plans are made around each change of block. */
const PLANNED_EACH = 80
/**
 * Easier weeks near one that was hardly trained, days too alike after a long run was cut under stress, minutes that went by
 * those from before what was asked lately.
 */
const ONCE_BROKEN = [1_001_700, 1_006_880, 1_009_800, 1_015_460, 1_015_880, 1_016_640]

test(`${LIVES} lives of ${LIFE_DAYS} days go from block to block without a gap and never back`, {
  timeout: 600_000,
}, () => {
  for (let seed = 0; seed < LIVES; seed++) expect(longLifeFaults(seed, seed % PLANNED_EACH === 0)).toEqual([])
})

test.each(ONCE_BROKEN)('the whole plans of life %i keep the rules of training', (seed) => {
  expect(longLifeFaults(seed, true)).toEqual([])
})

const life = (today: string, parts: Partial<PlanLife> = {}): PlanLife => ({
  profile: { goal: 'general', level: 'intermediate', goalDate: null },
  read: [],
  begun: dayNumber('2026-01-07'),
  anchor: dayNumber('2026-01-07'),
  block: 1,
  today: dayNumber(today),
  lastDone: null,
  ...parts,
})

test('blocksTo() goes on from a block in the middle as from the first', () => {
  for (const today of ['2026-03-29', '2026-03-30', '2026-06-22', '2027-05-01']) {
    const all = blocksTo(life(today))
    const second = { anchor: dayNumber('2026-03-30'), block: 2 }
    if (all.length > 1) expect(blocksTo(life(today, second)).at(-1)).toEqual(all.at(-1))
  }
})

test('blocksTo() begins in the week of the return after a long break, and not after a short one', () => {
  const back = (lastDone: string) => sure(blocksTo(life('2026-05-14', { lastDone: dayNumber(lastDone) })).at(-1))
  expect([back('2026-02-01').block, back('2026-02-01').anchor]).toEqual([2, dayNumber('2026-05-11')])
  expect([back('2026-05-01').block, back('2026-05-01').anchor]).toEqual([2, dayNumber('2026-03-30')])
})

test('blocksTo() leaves out what was raced in a block before, without a word of the past', () => {
  const event = {
    ...{ name: '10k', discipline: 'run' as const, distanceKm: 10, date: '2026-03-08' },
    ...{ targetSeconds: null, priority: null, span: { start: 0, end: 3 }, confidence: 1 },
  }
  const [first, second] = blocksTo(life('2026-04-01', { read: [event] }))
  expect(first.events).toHaveLength(1)
  expect([sure(second).events, sure(second).warnings]).toEqual([[], []])
})
