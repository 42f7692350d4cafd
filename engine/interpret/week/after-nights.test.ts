import { expect, test } from 'vitest'
import { weekCells, writtenWeek } from '../testing/week-notation.ts'
import { readCommitments } from './commitments.ts'

test.each([
  [
    'Night shifts 8.30pm till 8am, usually Thu, Fri and Sat nights. After a night I sleep from 9 till about 2.30',
    'thu,fri,sat 20:30-08:00; fri,sat,sun 09:00-14:30',
  ],
  [
    'I do nights Thursday to Saturday, 20:30-08:00, asleep by 9am up at 2:30',
    'thu,fri,sat 20:30-08:00; fri,sat,sun 09:00-14:30',
  ],
  ['nights Sun/Mon/Tue 10pm-6am, bed 7 till 1pm', 'sun,mon,tue 22:00-06:00; mon,tue,wed 07:00-13:00'],
  [
    'I work nights on Mon, Tue and Wed 9pm to 7am and sleep 8 to 2 the next day',
    'mon,tue,wed 21:00-07:00; tue,wed,thu 08:00-14:00',
  ],
  [
    'Care home nights, Fri Sat Sun 21:45 - 07:15. I sleep till 1 after a night',
    'fri,sat,sun 21:45-07:15; sat,sun,mon 07:15-13:00',
  ],
  ['Nurse. Wed and Thu nights 7.30pm to 8am. Bed at 9am, up about 3pm', 'wed,thu 19:30-08:00; thu,fri 09:00-15:00'],
  ['3 nights a week, Tue Wed Thu, 8pm-8am, asleep 9-3 afterwards', 'tue,wed,thu 20:00-08:00; wed,thu,fri 09:00-15:00'],
  [
    "My night shifts are Monday, Tuesday and Friday, 10pm till 6.30am. I'm in bed by 7.30 and up by 1.30",
    'mon,tue,fri 22:00-06:30; tue,wed,sat 07:30-13:30',
  ],
  [
    'Night shift Sunday to Wednesday 11pm-7am. Home by 8 and sleep until 2',
    'sun,mon,tue,wed 23:00-08:00; mon,tue,wed,thu 08:00-14:00',
  ],
  ['Trabajo de noche jueves y viernes de 23 a 7 y duermo hasta las 3', 'thu,fri 23:00-07:00; fri,sat 07:00-15:00'],
  ['nights 10pm-7am thu fri, sleep 7-1', 'thu,fri 22:00-07:00; fri,sat 07:00-13:00'],
])('the sleep after nights of work is on the mornings after those: %s', (text, week) => {
  expect(weekCells(readCommitments(text).busy)).toEqual(weekCells(writtenWeek(week)))
})

test('a sleep by night stays where it was told', () => {
  const { busy } = readCommitments('Nights Fri Sat 10pm-6am. I sleep 11pm to 7am')
  expect(busy.find(({ label }) => label === 'sleep')).toMatchObject({ start: '23:00', end: '07:00' })
})
