import { expect, test } from 'vitest'
import { readCheckIn } from '../check-ins.ts'

const ahead = (text: string) => readCheckIn('tomorrow', text)
const busyIn = (text: string) => ahead(text).tomorrowBusy.map(({ start, end }) => `${start}-${end}`)

test.each([
  ['not before 10', '05:00-10:00'],
  ['nothing before 10', '05:00-10:00'],
  ['free but not before 10', '05:00-10:00'],
  ['not after 6', '18:00-23:00'],
  ['nothing after 6pm', '18:00-23:00'],
  ['nothing after 6pm please', '18:00-23:00'],
])('%s: no training %s', (text, hours) => {
  expect(busyIn(text)).toEqual([hours])
})

test('a day off is one of rest where that is said, and is asked about where it is not', () => {
  const doubtOf = (text: string) => ahead(text).sources.find(({ fact }) => fact === 'tomorrowUnavailable')?.doubt
  for (const text of ['need a day off', 'day off from training please']) expect(doubtOf(text), text).toBeNull()
  expect(doubtOf('day off!!')).toBe('supposed')
  expect(ahead('day off work tomorrow').tomorrowUnavailable).toBe(false)
})

test('who probably has no time, and then offers some, is asked', () => {
  const doubtOf = (text: string) => ahead(text).sources.find(({ fact }) => fact === 'tomorrowUnavailable')?.doubt
  for (const text of [
    'Working late till 9, probably no time; half an hour in the morning maybe',
    'probably no time. 20 min at lunch perhaps',
    'Probably no time, 30 minutes at most',
  ])
    expect(doubtOf(text), text).toBe('two times')
  expect(doubtOf('Working late till 9, probably no time')).toBeNull()
})
