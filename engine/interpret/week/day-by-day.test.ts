import { expect, test } from 'vitest'
import { textsRead } from '../../read-texts.ts'

const WEEK = [
  ['Mon', 'work 9:00-17:00', 'choir 19:30-21:00'],
  ['Tue', 'work 9:00-17:00'],
  ['Wed', 'work 12:00-20:00'],
  ['Thu', 'work 9:00-17:00', 'physio 18:00-19:00'],
  ['Fri', 'off'],
  ['Sat', 'kids football 10:00-12:00'],
  ['Sun', 'church 10:00-11:30'],
] as const

const HOURS = [
  ...['mon', 'tue', 'thu'].map((day) => `${day} 09:00-17:00`),
  ...['mon 19:30-21:00', 'wed 12:00-20:00', 'thu 18:00-19:00', 'sat 10:00-12:00', 'sun 10:00-11:30'],
].sort()

function hoursOf(commitments: string): string[] {
  const profile = { commitments, races: '' } as Parameters<typeof textsRead>[0]['profile']
  const { busy } = textsRead({ profile, today: '2026-12-01' }).week.commitments
  return busy.flatMap(({ days, start, end }) => days.map((day) => `${day} ${start}-${end}`)).sort()
}

const BEHIND_DAYS = [': ', ' - ', ' – ', ' ', '\t', ' | ', ' = ']
const BETWEEN_DAYS = ['\n', '\n\n', '\n- ', '\n* ', '. ']
const WITHIN_DAYS = [', ', ' and ', ' + ', '; ', ' & ', ', then ']

test.each(BEHIND_DAYS)(
  'a week told day by day is that of each day, however it is laid out: %j behind days',
  (behind) => {
    for (const between of BETWEEN_DAYS)
      for (const within of WITHIN_DAYS) {
        const text = WEEK.map(([day, ...things]) => day + behind + things.join(within)).join(between)
        expect(hoursOf(text), text).toEqual(HOURS)
      }
  },
)

const THINGS = [
  ['Physio', 'Thu', '18:00-19:00'],
  ['Work', 'Mon-Fri', '9:00-17:00'],
  ['Dog walk', 'daily', '6:30-7:00'],
  ['Choir', 'Tue', '19:30-21:00'],
  ['Church', 'Sun', '10:00-11:30'],
  ['Kids football', 'Sat', '10:00-12:00'],
] as const

test.each([
  ['what, days, hours', (what: string, days: string, hours: string) => `${what}: ${days} ${hours}`],
  ['what, hours, days', (what: string, days: string, hours: string) => `${what} ${hours} ${days}`],
  ['days, hours, what', (what: string, days: string, hours: string) => `${days} ${hours} ${what}`],
  ['hours, days, what', (what: string, days: string, hours: string) => `${hours} ${days} ${what}`],
  ['days and hours in brackets', (what: string, days: string, hours: string) => `${what} (${days}, ${hours})`],
])('a week told thing by thing is the same in any order: %s', (_, told) => {
  const alone = THINGS.flatMap(([what, days, hours]) => hoursOf(`${what} ${hours} ${days}`)).sort()
  for (const between of ['\n', '\n- ', '\n* ', '. ', '; '])
    expect(hoursOf(THINGS.map(([what, days, hours]) => told(what, days, hours)).join(between)), between).toEqual(alone)
})

test.each([
  ['Tuesday choir 7pm-8pm. Work 9:00-17:00. Thursday yoga 6pm-7pm', 7],
  ['Tuesday choir 7pm-8pm; work 9:00-17:00; Thursday yoga 6pm-7pm', 7],
])('work is of all days that are worked, whatever day is told before it: %s', (text, blocks) => {
  expect(hoursOf(text)).toHaveLength(blocks)
})
