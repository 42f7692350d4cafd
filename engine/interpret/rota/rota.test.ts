import { describe, expect, test } from 'vitest'
import { unreadPlaces } from '../unread-parts.ts'
import { readCommitments } from '../week/commitments.ts'
import { readRota } from './rota.ts'

/** One letter a day: a shift of which nothing more is said, day, early, late, night, full day; a point is off. */
function roundOf(text: string): string | null {
  const rota = readRota(text)
  return rota?.days.map((kind) => kind?.[0] ?? '.').join('') ?? null
}

const hoursOf = (text: string) =>
  Object.fromEntries(
    [...new Set(readRota(text)?.days)].flatMap((kind) => {
      const hours = kind && readRota(text)?.hours[kind]
      return hours ? [[kind, `${hours.start}-${hours.end}`]] : []
    }),
  )

describe('the round of a rota', () => {
  test.each([
    ['4 on 4 off 7am-7pm', 'oooo....'],
    ['I work 4 on 4 off, 12 hour shifts 7-7', 'oooo....'],
    ['four on four off', 'oooo....'],
    ['2 days, 2 nights, 4 off (7-7)', 'ddnn....'],
    ['Two 12-hour days, two nights, four off', 'ddnn....'],
    ['firefighter, 2 days 9-6, 2 nights 6pm-9am, 4 days off', 'ddnn....'],
    ['4 on 4 off, 2 days then 2 nights', 'ddnn....'],
    ['police officer: 2 earlies, 2 lates, 2 nights, 4 rest days', 'eellnn....'],
    ['6 on 3 off, earlies lates nights', 'eeeeee...llllll...nnnnnn...'],
    ['4 nights on 3 nights off, 10pm-6am', 'nnnn...'],
    ['nurse, 3 long days then 4 off, 7.30-20.00', 'ddd....'],
    ['24 on 48 off', 'f..'],
    ['24h shifts, 1 on 2 off, start 8am', 'f..'],
    ['7 on 7 off, 7am to 7pm', 'ooooooo.......'],
    ['week on week off offshore', 'ooooooo.......'],
    ['2 weeks on, 3 weeks off', `${'o'.repeat(14)}${'.'.repeat(21)}`],
    ['2-2-3 schedule, 6am-6pm', 'oo..ooo..oo...'],
    ['day on day off 8-8', 'o.'],
    ['one week earlies 6-2, next week lates 2-10', 'eeeee..lllll..'],
    ['rotating shifts: earlies 6-2, lates 2-10, nights 10-6', 'eeeee..lllll..nnnnn..'],
    ['Week 1: Mon-Fri 6-2, week 2: Mon-Wed 2-10', 'eeeee..lll....'],
    ['alternate weeks 6-2 and 2-10', 'eeeee..lllll..'],
    ['12x36, 7h às 19h', 'o.'],
    ['je fais les 3x8', 'eeeee..lllll..nnnnn..'],
    ['Wechselschicht: Früh 6-14, Spät 14-22, Nacht 22-6', 'eeeee..lllll..nnnnn..'],
    ['una semana de 6 a 14 y la otra de 14 a 22, trabajo a turnos', 'eeeee..lllll..'],
  ])('%s', (text, round) => {
    expect(roundOf(text)).toBe(round)
  })

  test.each([
    'Work 9-5, gym 2 days, football 2 nights',
    'I work 3 days and 2 nights a week',
    'Choir Weds 7.15-9.30 and a quartet alternate Sundays 3-5',
    "Vet's receptionist, 2pm-8pm Monday to Wednesday and alternate Saturdays 9-1",
    'Work Mon-Fri 9-5, 2 days off at the weekend',
    'Every other Friday off, otherwise 8-4',
    'Work 8-4, on call one week in four',
    'School run 8.30, pick up 3.15, kids in bed by 7',
  ])('%s: none', (text) => {
    expect(roundOf(text)).toBeNull()
  })
})

describe('the hours of its shifts', () => {
  test.each([
    ['2 days, 2 nights, 4 off (7-7)', { day: '07:00-19:00', night: '19:00-07:00' }],
    ['firefighter, 2 days 9-6, 2 nights 6pm-9am, 4 days off', { day: '09:00-18:00', night: '18:00-09:00' }],
    ['Security guard 6pm-6am four on four off', { on: '18:00-06:00' }],
    [
      'rotating: earlies 6-2, lates 2-10, nights 10-6',
      { early: '06:00-14:00', late: '14:00-22:00', night: '22:00-06:00' },
    ],
    ['24 on 48 off', { full: '08:00-08:00' }],
    ['nurse, 3 long days then 4 off, 7.30-20.00', { day: '07:30-20:00' }],
  ])('%s', (text, hours) => {
    expect(hoursOf(text)).toEqual(hours)
  })
})

test('hours of a rota are no certain ones of every week', () => {
  for (const text of ['4 on 4 off 7am-7pm', '7 on 7 off, 7am to 7pm', 'alternate weeks 6-2 and 2-10'])
    for (const { confidence } of readCommitments(text).busy) expect(confidence).toBeLessThan(0.6)
})

test('what tells a rota is not quoted as unused', () => {
  expect(unreadPlaces('commitments', '4 on 4 off. Choir on Tuesdays 7-9pm', '2026-11-27')).toEqual([])
})
