import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sure } from '../../sure.ts'
import { readAvailability } from '../availability/availability.ts'
import { weekCells, writtenWeek } from '../testing/week-notation.ts'
import { readCommitments } from './commitments.ts'

/** Below this a screen asks. */
const ASKED_BELOW = 0.6
/** [ratio] of a block's quarters of an hour that are truly busy where it is right. */
const RIGHT_FROM = 0.9

const casesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', gold = ''] = line.split('||').map((part) => part.trim().replaceAll('\\n', '\n'))
      // Wishes follow the week; blocks alone are judged here.
      const weeks = gold
        .split(' / ')
        .map((week) => new Set(weekCells(writtenWeek(week.replace(/(?:^|\s)[+-] .*$/, '')))))
      return { text, weeks }
    })

const shared = (cells: readonly string[], week: ReadonlySet<string>) => cells.filter((cell) => week.has(cell)).length

/** What was read of a text beside the reading of it that is nearest: each block, right or wrong, and the overlap. */
function judged({ text, weeks }: ReturnType<typeof casesOf>[number], rest: (text: string) => string) {
  const { busy } = readCommitments(rest(text))
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

/** How much of the weeks of a file is read, and how much of what is right or wrong is asked about. */
function judgedAll(file: string, rest = (text: string) => text) {
  const all = casesOf(file).map((one) => judged(one, rest))
  const blocks = all.flatMap((one) => one.blocks)
  const askedOf = (isRight: boolean) => {
    const those = blocks.filter((block) => block.isRight === isRight)
    return those.filter(({ isAsked }) => isAsked).length / those.length
  }
  return {
    texts: all.length,
    iou: all.reduce((sum, { iou }) => sum + iou, 0) / all.length,
    wrongAsked: askedOf(false),
    rightAsked: askedOf(true),
    wrongAndSure: blocks.filter(({ isRight, isAsked }) => !isRight && !isAsked).length / blocks.length,
  }
}

test('most of what strangers tell of their week is read; what is wrong is mostly asked about, and little else', () => {
  const { texts, iou, wrongAsked, rightAsked, wrongAndSure } = judgedAll('told-weeks.test-data.txt')
  expect(texts).toBe(150)
  expect(iou).toBeGreaterThan(0.84)
  expect(wrongAsked).toBeGreaterThan(0.8)
  // The hours of every other week are asked about, although the gold has them in each.
  expect(rightAsked).toBeLessThan(0.16)
  expect(wrongAndSure).toBeLessThan(0.05)
})

test('so it is with people of other trades and languages, of whom more is wrong and sure', () => {
  const { texts, iou, rightAsked, wrongAndSure } = judgedAll('strangers-weeks.test-data.txt')
  expect(texts).toBe(90)
  expect(iou).toBeGreaterThan(0.86)
  // The hours of a rota are asked about, although the gold has them on every day.
  expect(rightAsked).toBeLessThan(0.16)
  expect(wrongAndSure).toBeLessThan(0.08)
})

test('and with newcomers of every trade, once what they say of training is taken out', { tags: 'night' }, () => {
  const { texts, iou, wrongAsked, rightAsked, wrongAndSure } = judgedAll(
    'newcomers-weeks.test-data.txt',
    (text) => readAvailability(text, '2026-11-27').rest,
  )
  expect(texts).toBe(650)
  expect(iou).toBeGreaterThan(0.87)
  expect(wrongAsked).toBeGreaterThan(0.74)
  expect(rightAsked).toBeLessThan(0.15)
  expect(wrongAndSure).toBeLessThan(0.035)
})

test('and in six other languages', () => {
  const { texts, iou, wrongAsked, rightAsked, wrongAndSure } = judgedAll(
    'newcomers-languages.test-data.txt',
    (text) => readAvailability(text, '2026-11-27').rest,
  )
  expect(texts).toBe(180)
  expect(iou).toBeGreaterThan(0.84)
  expect(wrongAsked).toBeGreaterThan(0.6)
  expect(rightAsked).toBeLessThan(0.2)
  expect(wrongAndSure).toBeLessThan(0.06)
})
