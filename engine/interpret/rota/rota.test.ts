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
    ['ICU nurse, three 12s on then four off', 'ooo....'],
    ['Security, 4-on-4-off, 7pm-7am', 'oooo....'],
    ['4on4off 6-6', 'oooo....'],
    ['I work four days on and then get three days off, 8 to 6', 'oooo...'],
    ['Supermarket: 5 on 2 off then 4 on 3 off, 9-6', 'ooooo..oooo...'],
    ['my shifts are 4 on 4 off alternating days and nights 7-7', 'dddd....nnnn....'],
    ['Doctor, 4 nights on, 3 off, 3 days on, 4 off', 'nnnn...ddd....'],
    ['4 on 4 off 7am-7pm. Walk the dog in the mornings, choir some evenings', 'oooo....'],
    ['Firefighter 48/96, start 8am', 'ff....'],
    ['three weeks offshore, three weeks at home', `${'o'.repeat(21)}${'.'.repeat(21)}`],
    ['2/3 rotation on a rig (2 weeks on, 3 off)', `${'o'.repeat(14)}${'.'.repeat(21)}`],
    ['week of earlies 6-2 then week of lates 2-10 then week of nights 10-6', 'eeeee..lllll..nnnnn..'],
    ['two weeks of days then two weeks of nights, Mon-Fri 6-6', 'ddddd..ddddd..nnnnn..nnnnn..'],
    ['6-2 one week, 2-10 the next', 'eeeee..lllll..'],
    ['earlies one week (6am-2pm), lates the next (2pm-10pm)', 'eeeee..lllll..'],
    ['alternate earlies and lates weekly, 6-2 and 2-10', 'eeeee..lllll..'],
    ['late week 2-10 then early week 6-2', 'lllll..eeeee..'],
    ['2 journées, 2 nuits, 4 jours de repos, 7h-19h', 'ddnn....'],
    ['Rotating days and nights every week, 7-7', 'ddddd..nnnnn..'],
    ['eine Woche Früh (6-14), eine Woche Spät (14-22), eine Woche Nacht (22-6)', 'eeeee..lllll..nnnnn..'],
    ['4 Tage Arbeit, 4 Tage frei, 7-19 Uhr', 'oooo....'],
    ['Feuerwehr 24 Stunden Dienst, 48 Stunden frei', 'f..'],
    ['infirmière, 3 jours travaillés, 3 jours de repos, 7h-19h', 'ooo...'],
    ['garde de 24h puis 48h de repos', 'f..'],
    ['trabajo 4 días y descanso 4, de 7 a 19', 'oooo....'],
    ['escala 4x2, das 6h às 14h', 'oooo..'],
    ['mattina, pomeriggio, notte, smonto, riposo', 'eln..'],
    ['turni: 2 mattine, 2 pomeriggi, 2 notti, 4 riposi', 'eellnn....'],
    ['ploegendienst: 2 vroege, 2 late, 2 nachten, 4 dagen vrij', 'eellnn....'],
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
    'gym 4 on 4 off',
    'I train 3 days on 1 day off, work 9-5',
    'I can do 4 days on, 3 days off training',
    'Custody week on week off, job Mon-Fri 9-5',
    'Kids one week on, one week off; office 8.30-5',
    'Meds one day on one day off; office 9-5',
    'Work 9-5 with a 2-2-3 tempo on squats',
    'squat 3x8, bench 5x5, work 9-5',
    'escala 5x2, 8h às 17h',
    'trabajo 5 días y descanso 2, de 9 a 18',
    'Work week days 9-5, week nights are free',
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
    ['24 hours on, 48 hours off, shift change at 7am', { full: '07:00-07:00' }],
    ['4 nights on, 3 off, 3 days on, 4 off; 9pm-9am nights', { day: '09:00-21:00', night: '21:00-09:00' }],
    ['2 journées, 2 nuits, 4 jours de repos, 7h-19h', { day: '07:00-19:00', night: '19:00-07:00' }],
    ['alternate earlies and lates weekly, 6-2 and 2-10', { early: '06:00-14:00', late: '14:00-22:00' }],
    ['7 days 7 nights 7 off at the mine, 6-6', { day: '06:00-18:00', night: '18:00-06:00' }],
    ['days one week nights the next, 6am-6pm / 6pm-6am', { day: '06:00-18:00', night: '18:00-06:00' }],
    ['two weeks of days then two weeks of nights, Mon-Fri 6-6', { day: '06:00-18:00', night: '18:00-06:00' }],
    ['nurse, 3 long days then 4 off, 7.30-20.00', { day: '07:30-20:00' }],
  ])('%s', (text, hours) => {
    expect(hoursOf(text)).toEqual(hours)
  })
})

test('hours of a rota are no certain ones of every week', () => {
  for (const text of ['4 on 4 off 7am-7pm', '7 on 7 off, 7am to 7pm', 'alternate weeks 6-2 and 2-10'])
    for (const { confidence } of readCommitments(text).busy) expect(confidence).toBeLessThan(0.6)
})

test('work beside training or custody that goes on and off is as sure as without it', () => {
  for (const text of ['Custody week on week off, job Mon-Fri 9-5', 'I train 3 days on 1 day off, work Mon-Fri 9-5'])
    expect(readCommitments(text).busy.some(({ confidence }) => confidence >= 0.6)).toBe(true)
})

test('what tells a rota is not quoted as unused', () => {
  expect(unreadPlaces('commitments', '4 on 4 off. Choir on Tuesdays 7-9pm', '2026-11-27')).toEqual([])
})
