import { expect, test } from 'vitest'
import { unreadPlaces } from '../unread-parts.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'
const closedIn = (text: string) =>
  readAvailability(text, TODAY).sayings.flatMap((one) =>
    one.kind === 'closed' ? [`${one.days.join()} ${one.hours.start}-${one.hours.end}`] : [],
  )

test.each([
  ['sleep till 9 on sundays', 'sun 05:00-09:00'],
  ['Work 9-5, I sleep in until 9:30 on Sundays', 'sun 05:00-09:30'],
  ['Weekends I sleep until 10', 'sat,sun 05:00-10:00'],
  ['On Saturdays I’m not up before 10', 'sat 05:00-10:00'],
  ['Arbeit 9-17, am Sonntag schlafe ich bis 10 Uhr', 'sun 05:00-10:00'],
  ['le dimanche je dors jusqu’à 9h', 'sun 05:00-09:00'],
  ['los domingos duermo hasta las 10', 'sun 05:00-10:00'],
  ['op zondag slaap ik tot 9 uur', 'sun 05:00-09:00'],
])('%j: nothing is trained before somebody is awake', (text, closed) => {
  expect(closedIn(text)).toEqual([closed])
  expect(unreadPlaces('commitments', text, TODAY)).toEqual([])
})

test.each(['kids sleep till 9 on Sundays', 'Nights 22-6, then sleep till 2', 'sleep till 9'])(
  '%j binds no morning of a day',
  (text) => {
    expect(closedIn(text)).toEqual([])
  },
)

test('who gets up late on a day does so on that day', () => {
  const within = readAvailability('wake up at 9 on Sundays', TODAY).facts.week?.windows
  expect(within).toEqual([{ days: ['sun'], start: '09:00', end: '22:00' }])
})
