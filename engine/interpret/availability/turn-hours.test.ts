import { expect, test } from 'vitest'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from '../week/commitments.ts'
import { inSeasons } from '../week/in-seasons.ts'
import { readAvailability } from './availability.ts'

/** A Monday. */
const TODAY = '2026-11-30'
const busyOf = (text: string) => {
  const { rest, seasons } = readAvailability(text, TODAY)
  return inSeasons(readCommitments(rest), seasons).busy
}
const inTurns = (text: string) =>
  busyOf(text).flatMap(({ days, start, end, turn, confidence }) =>
    turn ? [`${days.join()} ${start}-${end} 1/${turn.every} ${turn.monday ?? '?'}${confidence < 0.6 ? ' ?' : ''}`] : [],
  )

test.each([
  ['Work 9-5, every other Friday off', ['fri 09:00-17:00 1/2 ? ?']],
  ['Mon-Fri 9-5 with alternate Fridays off', ['fri 09:00-17:00 1/2 ? ?']],
  ['I work every other Friday', ['fri 09:00-17:00 1/2 ? ?']],
  ['Work Mon-Thu 8-6 and every other Friday', ['fri 08:00-18:00 1/2 ? ?']],
  ['Every second Saturday I work 8-4', ['sat 08:00-16:00 1/2 ? ?']],
  ["every second week I'm on lates 2-10pm", ['mon,tue,wed,thu,fri 14:00-22:00 1/2 ? ?']],
  ['every other weekend I work 8-4', ['sat,sun 08:00-16:00 1/2 ? ?']],
  ['choir Thursdays 7-9 every other week', ['thu 19:00-21:00 1/2 ? ?']],
  ['Arbeite 9-17, jeden zweiten Freitag frei', ['fri 09:00-17:00 1/2 ? ?']],
  ['Work 9-5, every other Friday off, next one is 4 December', ['fri 09:00-17:00 1/2 2026-12-07']],
  ['Every other Saturday I work 8-4, starting next week', ['sat 08:00-16:00 1/2 2026-12-07']],
])('hours of some weeks are so, and in which is asked where it is not told: %s', (text, told) => {
  expect(inTurns(text)).toEqual(told)
  expect(unreadPlaces('commitments', text, TODAY)).toEqual([])
})

test.each(['Work 9-5. Football Thursdays 7-9', 'Work 9-5, one Friday in three off', 'Work 9-5, every Friday off'])(
  'hours of each week, and those of two weeks in three, are in no turns: %s',
  (text) => {
    expect(inTurns(text)).toEqual([])
  },
)

test('what stands beside hours in turns is of every week', () => {
  const busy = busyOf('Work 9-5 Mon-Fri and every other Saturday 8-12, football Thu 7-9pm')
  expect(busy.filter(({ turn }) => turn).map(({ days }) => days.join())).toEqual(['sat'])
  expect(busy.filter(({ turn }) => !turn).flatMap(({ days }) => days)).toHaveLength(6)
})
