import { expect, test } from 'vitest'
import { stepLine } from './step-line.ts'

test('stepLine() joins what applies', () => {
  expect(stepLine({ sets: 3, reps: '8-10', duration: '' })).toBe('3 x 8-10')
  expect(stepLine({ sets: 3, reps: '', duration: '40 s' })).toBe('3 x 40 s')
  expect(stepLine({ sets: 2, reps: '6 each side', duration: '5 min' })).toBe('2 x 6 each side, 5 min')
  expect(stepLine({ sets: 0, reps: '', duration: '10 min' })).toBe('10 min')
  expect(stepLine({ sets: 1, reps: '', duration: '' })).toBe('1 set')
  expect(stepLine({ sets: 0, reps: '', duration: '' })).toBe('')
})
