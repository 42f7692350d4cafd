import { expect, test } from 'vitest'
import { stillPossible } from './still-possible.ts'

const item = (time: string, durationMin: number, type: 'commitment' | 'meal' | 'sleep') => ({ time, durationMin, type })
const DAY = [item('09:00', 600, 'commitment'), item('19:00', 30, 'meal'), item('22:30', 480, 'sleep')]
const PARENT = [item('09:00', 480, 'commitment'), item('18:30', 60, 'commitment'), item('22:30', 480, 'sleep')]
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const easy = { durationMin: 30, hard: false }

test('a session whose hour has passed is good now where the day has room now', () => {
  expect(stillPossible(PARENT, easy, at('17:22'))).toBe('now')
  expect(stillPossible(DAY, easy, at('20:00'))).toBe('now')
  expect(stillPossible([], easy, at('20:00'))).toBe('now')
})

test('in the middle of something else, or just before it, it is possible afterwards', () => {
  expect(stillPossible(DAY, easy, at('17:22'))).toBe('19:10')
  expect(stillPossible(PARENT, easy, at('18:35'))).toBe('19:40')
  expect(stillPossible(PARENT, easy, at('18:10'))).toBe('19:40')
})

test('a meal in the middle of work is no room for a session', () => {
  const work = [item('09:00', 210, 'commitment'), item('12:30', 30, 'meal'), item('13:00', 240, 'commitment')]
  expect(stillPossible(work, { ...easy, durationMin: 20 }, at('12:31'))).toBe('17:10')
})

test('close to bed it is not possible any more, and earlier where it is hard', () => {
  expect(stillPossible(PARENT, easy, at('21:10'))).toBeNull()
  expect(stillPossible(PARENT, easy, at('20:50'))).toBe('now')
  expect(stillPossible(PARENT, { ...easy, hard: true }, at('20:50'))).toBeNull()
  expect(stillPossible(PARENT, { ...easy, durationMin: 120 }, at('18:35'))).toBeNull()
})
