import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sure } from '../sure.ts'
import { readCommitments } from './commitments.ts'
import { weekCells, writtenWeek } from './testing/week-notation.ts'

/** Below this a screen asks. */
const ASKED_BELOW = 0.6
/** [ratio] of a block's quarters of an hour that are truly busy where it is right. */
const RIGHT_FROM = 0.9

const cases = readFileSync(new URL('told-weeks.test-data.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [text = '', gold = ''] = line.split('||').map((part) => part.trim().replaceAll('\\n', '\n'))
    // Wishes follow the week; blocks alone are judged here.
    const weeks = gold.split(' / ').map((week) => new Set(weekCells(writtenWeek(week.replace(/(?:^|\s)[+-] .*$/, '')))))
    return { text, weeks }
  })

const shared = (cells: readonly string[], week: ReadonlySet<string>) => cells.filter((cell) => week.has(cell)).length

/** What was read of a text beside the reading of it that is nearest: each block, right or wrong, and the overlap. */
function judged({ text, weeks }: (typeof cases)[number]) {
  const { busy } = readCommitments(text)
  const read = weekCells(busy)
  const overlap = (week: ReadonlySet<string>) => {
    const both = shared(read, week)
    const either = read.length + week.size - both
    return either === 0 ? 1 : both / either
  }
  const best = sure(weeks.toSorted((a, b) => overlap(b) - overlap(a))[0])
  const blocks = busy.map((block) => {
    const cells = weekCells([block])
    return { isRight: shared(cells, best) / cells.length >= RIGHT_FROM, isAsked: block.confidence < ASKED_BELOW }
  })
  return { iou: overlap(best), blocks }
}

test('most of what strangers tell of their week is read; what is wrong is mostly asked about, and little else', () => {
  expect(cases).toHaveLength(150)
  const all = cases.map(judged)
  const blocks = all.flatMap((one) => one.blocks)
  const askedOf = (isRight: boolean) => {
    const those = blocks.filter((block) => block.isRight === isRight)
    return those.filter(({ isAsked }) => isAsked).length / those.length
  }
  expect(all.reduce((sum, { iou }) => sum + iou, 0) / all.length).toBeGreaterThan(0.84)
  expect(askedOf(false)).toBeGreaterThan(0.8)
  expect(askedOf(true)).toBeLessThan(0.15)
  expect(blocks.filter(({ isRight, isAsked }) => !isRight && !isAsked).length / blocks.length).toBeLessThan(0.05)
})
