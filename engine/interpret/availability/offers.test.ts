import { describe, expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { withOffers } from '../week/with-offers.ts'
import { readAvailability } from './availability.ts'

const read = (text: string) => {
  const { facts, rest, sayings } = readAvailability(text, '2026-11-30')
  const { busy, preferences } = withOffers(readCommitments(rest), sayings)
  return {
    week: facts.week,
    busy: busy.map(({ days, start, end }) => `${days} ${start}-${end}`),
    liked: preferences.map(({ days, start, end, strength }) => `${strength} ${days} ${start}-${end}`),
  }
}
const ALL = 'mon,tue,wed,thu,fri,sat,sun'
const WORKDAYS = 'mon,tue,wed,thu,fri'

describe('hours that are all there are', () => {
  test.each([
    ['marking most evenings 8-9.30, only time is 5.30 - 6.45am', ALL, '05:30', '06:45'],
    ['bed at 9, so 4 to 6 pm is it basically', ALL, '16:00', '18:00'],
    ['My gran sleeps 2 to 4 and that is the only time I get to myself', ALL, '14:00', '16:00'],
    ['6:10 to 7:20 in the morning is the only weekday slot I can count on', WORKDAYS, '06:10', '07:20'],
    ['5:15 to 6:30 before anyone stirs, mon-sat. That’s it.', 'mon,tue,wed,thu,fri,sat', '05:15', '06:30'],
    ['Warehouse, Tue to Sat 3pm till 11pm. Only window on work days is 11-1', 'tue,wed,thu,fri,sat', '11:00', '13:00'],
  ])('%s', (text, days, start, end) => {
    expect(read(text).week?.windows).toEqual([{ days: days.split(','), start, end }])
  })

  test('several told one by one, and nothing else', () => {
    expect(read('Tues 7.30pm-9pm, Fri 6-7.30am, and those are the only times I train').week).toEqual({
      never: ['mon', 'wed', 'thu', 'sat', 'sun'],
      windows: [
        { days: ['tue'], start: '19:30', end: '21:00' },
        { days: ['fri'], start: '06:00', end: '07:30' },
      ],
    })
  })

  test('told one after the other behind what they are for, and the last of them, too', () => {
    expect(
      read('My only free time is when they swim, Tuesday 5.15-6.30pm, and Saturday 9am till 1pm').week,
    ).toMatchObject({
      never: ['mon', 'wed', 'thu', 'fri', 'sun'],
      windows: [
        { days: ['tue'], start: '17:15', end: '18:30' },
        { days: ['sat'], start: '09:00', end: '13:00' },
      ],
    })
  })

  test('beside another day that is offered, which stays open', () => {
    const text = 'A sitter comes Mon, Wed and Fri 10-12 and that is my only time. Could do something Sunday evening'
    expect(read(text).week).toMatchObject({ never: ['tue', 'thu', 'sat'] })
  })
})

describe('hours that somebody offers are liked, and not busy', () => {
  test.each([
    ['Work 9-6. The break 12-1 is when I can get out for a run', `prefer ${ALL} 12:00-13:00`],
    ['The middle of the day is quietest, 11 to 2', `prefer ${ALL} 11:00-14:00`],
    ['Best before I sit down, so 3 to 5', `prefer ${ALL} 15:00-17:00`],
    [
      'I teach violin 4-8 Monday to Thursday, which makes mornings my time, 9 to 12',
      `prefer mon,tue,wed,thu 09:00-12:00`,
    ],
    ['Mornings are wide open after the drop-off, from 9.20 on', `prefer ${ALL} 09:20-11:00`],
    ['He takes the baby 6.30-7.30 after dinner, that’s my slot mon-fri', `prefer ${WORKDAYS} 18:30-19:30`],
    ['can block out 12–1:30 most days', `prefer ${ALL} 12:00-13:30`],
  ])('%s', (text, liked) => expect(read(text).liked).toContain(liked))

  test('and free within the work around them', () => {
    expect(read('Office 9-6 Monday to Friday, lunch 12-1 I could use').busy).toEqual([
      `${WORKDAYS} 09:00-12:00`,
      `${WORKDAYS} 13:00-18:00`,
    ])
  })
})

test.each([
  ['Weds eve I can go to the gym. Work 9-3', ['wed'], '17:00', '21:30'],
  [
    'On Wednesday I’m home with the baby, she sleeps 12:30-14:30 and then I could do something',
    ['wed'],
    '12:30',
    '14:30',
  ],
  ['Fridays I work from home 8-4 but can get out between 12 and 1', ['fri'], '12:00', '13:00'],
])('what is offered on days that are named is of those days: %s', (text, days, start, end) => {
  expect(read(text).week?.windows).toEqual([{ days, start, end }])
})

test.each([
  'Bar work Friday and Saturday nights 8-2',
  'Remote for a firm abroad: 2pm to 10pm my time, weekdays',
  'Yard open 10-12, otherwise my day is wide open bar the kip at 2–3',
  'I can train any time except Tuesday 9-12',
  'Weekdays fine around my 9-5',
  'Could be 7-3 or 9-5, Monday to Friday either way',
  'Warehouse 2pm-10pm so mornings are all mine',
])('hours of something else are offered by nobody: %s', (text) => {
  expect(read(text).week?.windows).toBeUndefined()
  expect(read(text).liked.filter((one) => /14:00-22:00|20:00-02:00|09:00-17:00|07:00-15:00/.test(one))).toEqual([])
})

test('several hours of which somebody has no others are all of the week', () => {
  expect(read('my mum has baby sat 2-5pm and wed 4-6pm, those are the only times i get all week').week).toEqual({
    never: ['mon', 'tue', 'thu', 'fri', 'sun'],
    windows: [
      { days: ['sat'], start: '14:00', end: '17:00' },
      { days: ['wed'], start: '16:00', end: '18:00' },
    ],
  })
})

test.each([
  ['Gigs Fri Sat 19-23. Noon to 4 is when my body works', '12:00-16:00'],
  ['I drive a school bus 6-9 and 13:30-16:30 mon-fri. the hours between 9:30 and 13 i can move', '09:30-13:00'],
  ['Mother in law takes baby Tues 9-12, thats open for me', '09:00-12:00'],
])('hours are liked in such words, too: %s', (text, hours) => {
  expect(read(text).liked.some((one) => one.endsWith(hours))).toBe(true)
  expect(read(text).busy.some((one) => one.includes(hours))).toBe(false)
})

test.each([
  'I teach yr 4, in by 7.45 out by 4.30, tuesdays staff meeting til 5.30',
  "I'm out by 6.45 and not back til 6.30 mon-thu, fridays wfh 9-5 so could do lunch that day",
  'they have clubs till 4.30 on Mon and Wed so I get an hour and a half then',
])('hours of work, or of one day, bound no other: %s', (text) => {
  expect(read(text).week).toBeUndefined()
})

test('hours of work are none that somebody offers, whatever is theirs between them', () => {
  const { week, liked, busy } = read('I clean offices 5-8am and 6-9pm mon to fri, in between is mine')
  expect([week, liked]).toEqual([undefined, []])
  expect(busy).toEqual(['mon,tue,wed,thu,fri 05:00-08:00', 'mon,tue,wed,thu,fri 18:00-21:00'])
})
