import { expect, test } from 'vitest'
import { readAvailability } from '../availability/availability.ts'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from './commitments.ts'

const busy = (text: string) =>
  readCommitments(text).busy.map(({ days, start, end, label }) => `${days.join(' ')} ${start}-${end} ${label}`)
const wished = (text: string) =>
  readCommitments(text).preferences.map(({ days, start, end, strength }) => `${strength} ${days[0]} ${start}-${end}`)

test.each([
  ['housewife, kids at school 9 till 3 so thats when', 'prefer mon 09:00-15:00'],
  ["my son is at nursery Tuesdays 9-1, that's my only chance", 'prefer tue 09:00-13:00'],
  ["Toddler sleeps 1-2.30. That's your window, make it count.", 'prefer mon 13:00-14:30'],
  ["Respite on Wednesday 10 to 2 so that's my time.", 'prefer wed 10:00-14:00'],
  ['Sitter comes Mon and Fri 1-4, those are my only free hours.', 'prefer mon 13:00-16:00'],
  ["Baby sleeps 9-11, that's when I could train", 'prefer mon 09:00-11:00'],
  ["Baby naps 1 to 2.30 on Wednesdays, that's my window", 'prefer wed 13:00-14:30'],
  ['SAHM, the little one goes down 1-3 and thats my window', 'prefer mon 13:00-15:00'],
])('hours that somebody calls theirs are free, and wished: %s', (text, wish) => {
  expect(busy(text)).toEqual([])
  expect(wished(text)).toEqual([wish])
  const [quoted] = unreadPlaces('commitments', text, '2026-01-05').map(({ start, end }) => text.slice(start, end))
  expect(quoted ?? '').not.toMatch(/\d/)
})

test.each(['kids are at school 9-3', 'the kids are in nursery Mon Wed 9-1', 'Toddler sleeps 1-2.30'])(
  'while others mind the children nobody is busy with them, and it is said that nothing was made of it: %s',
  (text) => {
    expect(busy(text)).toEqual([])
    expect(unreadPlaces('commitments', text, '2026-01-05')).toHaveLength(1)
  },
)

test.each([
  ['Work 9-5, 40 min drive each way', '08:20-09:00', '17:00-17:40'],
  ['Long days 0715-1945 Mon Tue Fri. 35 min cycle each way', '06:40-07:15', '19:45-20:20'],
  ['Sparky, 7-3.30 plus an hr each way into town', '06:00-07:00', '15:30-16:30'],
  ['desk job 9 - 5.15, 20 mins walk', '08:40-09:00', '17:15-17:35'],
  ['weekdays 930 to 630 pm, bus 1 hr', '08:30-09:30', '18:30-19:30'],
  ['9-5 office, 1h train', '08:00-09:00', '17:00-18:00'],
  ['Work 8-4. 30 minutes by bike.', '07:30-08:00', '16:00-16:30'],
  ['I work 9-6 and travel 50 min', '08:10-09:00', '18:00-18:50'],
])('the way to work is told by how somebody goes: %s', (text, there, back) => {
  const ways = readCommitments(text).busy.filter(({ label }) => label === 'commute')
  expect(ways.map(({ start, end }) => `${start}-${end}`)).toEqual([there, back])
})

test.each(['Work 9-5, train 1h', 'Work 9-5. Dog walk 20 mins', 'Work 9-5, 20 min walk every evening'])(
  'what somebody does for so long is no way to work: %s',
  (text) => {
    expect(readCommitments(text).busy.filter(({ label }) => label === 'commute')).toEqual([])
  },
)

test.each([
  ['Daily jobs 9 to 5 bar Sunday', ['mon tue wed thu fri sat 09:00-17:00 work']],
  ['siesta 2-3', ['mon tue wed thu fri sat sun 14:00-15:00 sleep']],
  [
    'bakery 3am to 11am Tues–Sat, sleep 12-4',
    ['tue wed thu fri sat 03:00-11:00 work', 'mon tue wed thu fri sat sun 12:00-16:00 sleep'],
  ],
  ['drill night Tues 7-9', ['tue 19:00-21:00 drill night']],
  ['Retired postman, hospital radio Sunday 2-5.', ['sun 14:00-17:00 work']],
])('names and neighbours tell the half of the day: %s', (text, blocks) => {
  expect(busy(text)).toEqual(blocks)
})

test.each([
  ['Office 9-5, 30 min drive each way, Thursdays I work at home', ['mon tue wed fri 08:30-09:00 commute']],
  ['Standup 9.30 (15 mins) and a team call at 2', ['mon tue wed thu fri 09:30-09:45 stand-up']],
  ['Call centre 10.30-7, Tues and Wed off, I do weekends', ['sat sun 10:30-19:00 work']],
  ['9-5 Mon-Thu and I do Saturdays', ['sat 09:00-17:00 work']],
  ['tue wed thu 9-4:30, daycare dropoff 8:15 those days', ['tue wed thu 08:15-08:45 drop-off']],
  [
    'drop off dad 9am pick him up 3pm mon wed fri',
    ['mon wed fri 09:00-09:30 drop-off', 'mon wed fri 15:00-15:30 pick-up'],
  ],
  ['dancing Mon 5, pick up 6.30', ['mon 18:30-19:00 pick-up']],
  ['Morning prayer 6 to 6.45 daily, then office 10 till 7', ['mon tue wed thu fri 10:00-19:00 work']],
  ['wrk nites 7-7 mon tue wed', ['mon tue wed 19:00-07:00 night shift']],
  ['Night shift 9 PM–6 AM, Monday night to Friday night', ['mon tue wed thu fri 21:00-06:00 night shift']],
  ["I've got the shop to run 9 till 6 every day but Sunday", ['mon tue wed thu fri sat 09:00-18:00 work']],
  ['server, dinner shifts wed-sun 4 to close which is 11ish', ['wed thu fri sat sun 16:00-23:00 work']],
  ['dinner shifts fri sat 5-11', ['fri sat 17:00-23:00 work']],
  ['I drive a taxi 6pm-2am Fri and Sat', ['fri sat 18:00-02:00 work']],
  ['Hotel gyms before 7, clients 8 to 6', ['mon tue wed thu fri 08:00-18:00 work']],
  [
    'Mon-Wed office 8.45–5.15 w/ 25 min cycle, Thurs + Fri at home 8.45-5.15.',
    ['thu fri 08:45-17:15 work', 'mon tue wed 08:20-08:45 commute'],
  ],
])('a day at home, a length in brackets and days that somebody does are heard: %s', (text, blocks) => {
  expect(busy(text)).toEqual(expect.arrayContaining(blocks))
})

test.each([
  'Pint 6 till 8 on a Friday is sacred',
  'We eat at 7.30, non negotiable in this house, weekends too.',
  "Mondays pottery 2-4.30, Thursdays Men's Shed 9.30 to 12.30.",
  'Park ranger 7.30 – 3.36, alt Mondays off',
  'I freelance in between drop off (8.45) and 3',
  'attorney, 9:30-7, dinner w family at 7:30',
  'night audit at hotel, i sleep 9 to 2',
  'work at the cinema 4pm to close thu-sat',
])('what may be meant otherwise is asked: %s', (text) => {
  expect(readCommitments(text).busy.some(({ confidence }) => confidence < 0.6)).toBe(true)
})

test.each([
  'teaching 8.20-3.30 then stay till about 5, not friday',
  'Community nurse, 8.30-4.30 Mon to Fri but not Wednesdays',
  '9-5 except Wednesday when I look after the kids all day',
  'the cafe opens at 6.30, every day but mon + tues',
  'mon-fri 8.5 hrs from 7am',
  'I am nanny, from 7.30 to 17.30 monday tuesday thursday friday, wednesday only until 13',
])('days and hours of work are none of training: %s', (text) => {
  expect(readAvailability(text, '2026-01-05').facts).toEqual({})
})

test.each(['weekends please. Mon to Fri out 6.45, back by 7.15 pm', 'Weekday mornings please. Work 9-5'])(
  'days that somebody asks for are wished: %s',
  (text) => {
    expect(readCommitments(text).preferences).toMatchObject([{ strength: 'prefer' }])
  },
)

test.each([
  '9-5 mon-fri. would love to get fit',
  'mon to fri 8.30-5, ideally something short',
  '8-4, perfect if short',
  'from 8 to 6 every day. keen to start',
])('hours of work stay busy, whatever is loved behind them: %s', (text) => {
  expect(readCommitments(text).busy).toHaveLength(1)
  expect(readCommitments(text).preferences).toEqual([])
})
