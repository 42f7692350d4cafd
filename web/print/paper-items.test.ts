import { expect, test } from 'vitest'
import type { ShownItem } from '../../contract/schedule.ts'
import { paperItems } from './paper-items.ts'

const item = (title: string, type: ShownItem['type']): ShownItem => ({
  time: '08:00',
  title,
  duration: '30 min',
  durationMin: 30,
  type,
  emoji: '',
  intensity: 'Low',
  description: '',
  exercises: [],
})

test('paperItems() leaves an ordinary day as it is', () => {
  const day = [item('Work', 'commitment'), item('Run', 'workout')]
  expect(paperItems(day)).toEqual({ shown: day, left: 0 })
})

test('paperItems() counts what a very full day leaves out, and never leaves out training', () => {
  const day = [...Array.from({ length: 23 }, (_, at) => item(`Call ${at}`, 'commitment')), item('Run', 'workout')]
  const { shown, left } = paperItems(day)
  expect(shown).toHaveLength(20)
  expect(left).toBe(4)
  expect(shown.at(-1)?.title).toBe('Run')
})
