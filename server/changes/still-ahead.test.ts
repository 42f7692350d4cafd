import { expect, test } from 'vitest'
import type { AskedChange } from '../../engine/model.ts'
import { isStillAhead } from './still-ahead.ts'

const option = (change: AskedChange) => ({ change, title: '', text: '', refusal: null })
const move = (to: string, start: string | null) => option({ type: 'move', date: '2026-05-05', to, start })
const NOON_IN_BERLIN = new Date('2026-05-05T10:00:00Z')
const isAhead = (one: ReturnType<typeof option>) => isStillAhead(one, NOON_IN_BERLIN, 'Europe/Berlin')

test("isStillAhead() leaves out hours of the person's today that are over, and nothing else", () => {
  expect(isAhead(move('2026-05-05', '11:45'))).toBe(false)
  expect(isAhead(move('2026-05-05', '12:15'))).toBe(true)
  expect(isAhead(move('2026-05-06', '07:45'))).toBe(true)
  expect(isAhead(move('2026-05-06', null))).toBe(true)
  expect(isAhead(option({ type: 'easier', date: '2026-05-05' }))).toBe(true)
})
