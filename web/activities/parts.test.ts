import { expect, test } from 'vitest'
import type { ImportAnswer } from '../../contract/activity.ts'
import { NOTHING, summed } from './parts.ts'

const answer = (added: number, known: number, total: number): ImportAnswer => ({
  ...{ ...NOTHING, added, known },
  total: { activities: total, matched: 0 },
})

test('what came in by parts is told as their sum', () => {
  const all = [answer(100, 0, 100), answer(40, 10, 140), answer(0, 3, 140)].reduce(summed, NOTHING)
  expect(all).toMatchObject({ added: 140, known: 13 })
})

test('a part whose answer was lost and that was sent again is told as what it brought, not as what was there already', () => {
  const all = [answer(100, 0, 100), answer(0, 50, 150), answer(20, 0, 170)].reduce(summed, NOTHING)
  expect(all).toMatchObject({ added: 170, known: 0 })
})
