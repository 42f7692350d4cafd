import { describe, expect, test } from 'vitest'
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

describe('a greater event further ahead than a plan reaches', () => {
  const event = (name: string, distanceKm: number, date: string) => ({
    ...{ name, discipline: 'run' as const, distanceKm, date },
    ...{ targetSeconds: null, priority: null, span: { start: 0, end: 3 }, confidence: 1 },
  })
  const begun = dayNumber('2026-04-13')
  const TEN = event('10k', 10, '2027-02-14')
  const MARATHON = event('London Marathon', 42.195, '2027-04-25')
  const on = (today: string, read = [TEN, MARATHON], goalDate: string | null = null) =>
    sure(
      blocksTo(
        life(today, {
          ...{ begun, anchor: begun, read },
          profile: { goal: 'endurance', level: 'intermediate', goalDate },
        }),
      ).at(-1),
    )
  const said = (block: ReturnType<typeof on>) => block.warnings.map(({ text }) => text)

  test('joins the plan once it is near, and is never called further away than it is', () => {
    expect([on('2026-04-20').block, said(on('2026-04-20'))]).toEqual([
      1,
      [{ code: 'race-far', event: 'London Marathon' }],
    ])
    expect([on('2026-07-05').block, said(on('2026-07-05'))]).toEqual([
      1,
      [{ code: 'race-later', event: 'London Marathon', date: '2026-07-06' }],
    ])
    const second = on('2026-07-06')
    expect([second.block, second.anchor, said(second)]).toEqual([2, dayNumber('2026-07-06'), []])
    expect(second.events.map(({ name, priority }) => [name, priority])).toEqual([
      ['10k', 'B'],
      ['London Marathon', 'A'],
    ])
  })

  test('that somebody tells of late in a block begins the next one this week', () => {
    expect([on('2026-12-01').block, on('2026-12-01').anchor]).toEqual([2, dayNumber('2026-11-30')])
  })

  test('waits for a race that is near, and for one that is no smaller', () => {
    const late = on('2027-01-05', [TEN, event('Marathon', 42.195, '2027-10-10')])
    expect([late.block, said(late)]).toEqual([1, [{ code: 'race-later', event: 'Marathon', date: '2027-02-22' }]])
    const smaller = on('2026-12-01', [{ ...TEN, distanceKm: 21.1 }, event('5k', 5, '2027-04-25')])
    expect([smaller.block, smaller.anchor]).toEqual([1, begun])
  })

  test('says once what is true of a goal on its day', () => {
    expect(said(on('2026-07-05', [TEN, MARATHON], '2027-04-25'))).toHaveLength(1)
    expect(said(on('2026-07-05', [TEN], '2027-04-25'))).toEqual([{ code: 'goal-later', date: '2027-02-22' }])
    expect(said(on('2026-04-20', [TEN], '2027-04-25'))).toEqual([{ code: 'goal-far' }])
  })
})
