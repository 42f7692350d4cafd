import { describe, expect, test } from 'vitest'
import { unreadIn } from '../unread.ts'
import { readCommitments } from '../week/commitments.ts'
import { weekPlaces } from '../week/week-places.ts'
import { readAvailability } from './availability.ts'

const readIn = (text: string) => {
  const said = readAvailability(text, '2026-11-30')
  const reading = readCommitments(said.rest)
  return {
    busy: reading.busy.map(({ days, start, end, label }) => `${days.join()} ${start}-${end} ${label}`),
    unused: unreadIn(text, weekPlaces(text, said, reading)).map(({ start, end }) => text.slice(start, end)),
  }
}
const WEEK = 'mon,tue,wed,thu,fri'

test.each([
  ['builder 7.30-5 weekdays, Rugby Tue 7-9pm', [`${WEEK} 07:30-17:00 work`, 'tue 19:00-21:00 rugby']],
  ['Personal trainer Mon-Fri 6-9am and 5-8pm', [`${WEEK} 06:00-09:00 work`, `${WEEK} 17:00-20:00 work`]],
  ['Trabajo lu-ju 8-17', ['mon,tue,wed,thu 08:00-17:00 work']],
])('what somebody is, is their work: %s', (text, busy) => {
  expect(readIn(text).busy).toEqual(busy)
})

test('whoever is trained has a session, and no work', () => {
  const { busy } = readCommitments(readAvailability('Personal trainer Tuesday 6pm', '2026-11-30').rest)
  expect(busy.every(({ label }) => label !== 'work')).toBe(true)
})

describe('what takes no hours of a week is quoted', () => {
  test.each([
    ['Work Mon-Fri 9-5, deadline Friday 5pm', `${WEEK} 09:00-17:00 work`, 'deadline Friday 5pm'],
    [
      'Consulta martes a viernes 8-15, guardias los lunes 24h',
      'tue,wed,thu,fri 08:00-15:00 work',
      'guardias los lunes 24h',
    ],
    [
      'Half term 15-19 February kids at home, otherwise work 9-3 Mon-Fri',
      `${WEEK} 09:00-15:00 work`,
      'Half term 15-19 February kids at home',
    ],
    ['Work Mon-Fri 9-5, sitter comes Wed and Fri 6-8pm', `${WEEK} 09:00-17:00 work`, 'sitter comes Wed and Fri 6-8pm'],
    ['Bäcker 2-10 Uhr Di-Sa, Mittagsschlaf 12-14', 'tue,wed,thu,fri,sat 02:00-10:00 work', 'Mittagsschlaf 12-14'],
    ['Boulanger 3h-11h mar-sam, sieste 13h-15h', 'tue,wed,thu,fri,sat 03:00-11:00 work', 'sieste 13h-15h'],
    ['Trabajo 8-15, comida 15-16', `${WEEK} 08:00-15:00 work`, 'comida 15-16'],
    ['Médico, guardia cada cuatro días, consulta 8-15', `${WEEK} 08:00-15:00 work`, 'guardia cada cuatro días'],
    ['Huisarts, dienst om de week, praktijk ma-do 8-17', 'mon,tue,wed,thu 08:00-17:00 work', 'dienst om de week'],
    ['Work 9-5, union meeting first Thursday 7pm', `${WEEK} 09:00-17:00 work`, 'union meeting first Thursday 7pm'],
    [
      'Office 9-5, gym at 6am possible except Fridays',
      `${WEEK} 09:00-17:00 work`,
      'gym at 6am possible except Fridays',
    ],
    ['Jury service 7-11 December, work 9-5 otherwise', `${WEEK} 09:00-17:00 work`, 'Jury service 7-11 December'],
    ['Kegeln Di 19-20 Uhr, vormittags frei', 'tue 19:00-20:00 kegeln', 'vormittags frei'],
  ])('%s', (text, busy, unused) => {
    expect(readIn(text)).toEqual({ busy: [busy], unused: expect.arrayContaining([unused]) as unknown })
  })
})

test('a sitter of whom more is said is left to others', () => {
  expect(readIn('Sitter comes Mon and Fri 1-4, those are my only free hours.').unused).toEqual([])
})
