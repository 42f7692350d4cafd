import { describe, expect, test } from 'vitest'
import { readAvailability } from './availability/availability.ts'
import { readCheckIn } from './notes/check-ins.ts'
import { readRaces } from './races/races.ts'
import { readRota } from './rota/rota.ts'
import { readCommitments } from './week/commitments.ts'
import { doubted } from './week/doubted.ts'
import { inSeasons } from './week/in-seasons.ts'

/** A Tuesday. */
const TODAY = '2026-12-01'
const read = (text: string) => {
  const heard = readAvailability(text, TODAY)
  return doubted(text, heard, inSeasons(readCommitments(heard.rest), heard.seasons))
}
const busyIn = (text: string) =>
  read(text).reading.busy.map(
    ({ days, start, end, confidence }) => `${days.join(' ')} ${start}-${end}${confidence < 0.6 ? ' ?' : ''}`,
  )
const sayingsIn = (text: string) => read(text).said.sayings.map(({ span: _, ...saying }) => saying)

describe('evenings and days as they are named in passing', () => {
  const PASTIMES = ['darts', 'band practice', 'choir', 'pub quiz', 'book club']
  test.each(PASTIMES)('"nights" before what is done for pleasure is no shift: %s', (pastime) => {
    const told = busyIn(`Thursday night ${pastime}`)
    for (const joint of [' ', ' is ', ' are ', ' - ', ': '])
      expect(busyIn(`Thursday nights${joint}${pastime}`)).toEqual(told)
  })

  test.each(['Thursday nights at the hospital', 'Thu nights 10-6'])('of work it is one: %s', (text) => {
    expect(busyIn(text)[0]).toBe('thu 22:00-06:00')
  })

  test('a late night of a shop is a day', () => {
    expect(busyIn('I work in a shop: tue wed 9-5, thurs late night 11 till 8, sat 8-4')).toEqual([
      'tue wed 09:00-17:00',
      'thu 11:00-20:00',
      'sat 08:00-16:00',
    ])
  })

  test('a day that holds nothing shares nothing with the next', () => {
    const full = busyIn('tue rugby 6-7, thu swim 4-5')
    for (const text of [
      'mon nothing, tue rugby 6-7, thu swim 4-5',
      'mon - nothing, tue - rugby 6-7, wed - nothing, thu - swim 4-5',
      'tue: rugby 6-7, wed: nothing, thu: swim 4-5, fri: nothing',
    ])
      expect(busyIn(text)).toEqual(full)
    expect(read('mon - nothing, tue - rugby 6-7').reading.preferences).toEqual([])
  })

  test.each(["don't touch", 'Hands off', 'stay away from', 'please do not take'])('%s: never then', (words) => {
    expect(sayingsIn(`${words} my Friday evenings`)).toEqual(sayingsIn('Never on Friday evenings'))
  })
})

describe('hours of days that only a condition tells are asked about', () => {
  test.each(["when I'm in", 'if I am working', 'on shift', 'on the days I am at work'])('work 9-5 %s', (condition) => {
    expect(busyIn('work 9-5')).toEqual(['mon tue wed thu fri 09:00-17:00'])
    expect(busyIn(`work 9-5 ${condition}`)).toEqual(['mon tue wed thu fri 09:00-17:00 ?'])
    expect(busyIn(`work 9-5 ${condition} mon tue`).join()).not.toContain('?')
  })

  test.each([
    'Some weeks 3 days some weeks 5. Work 8.30-6.30',
    'work 8-6, never the same days',
    'My son has football Tues 5.30-6.30 so I could run then',
    'I paint in the mornings, in the shed (9-1)',
    'Shifts are always lates: 2pm-10pm, five days out of 7, days change',
    'He has dialysis (Tu Th Sa, I drive him at 7)',
    'Security on match days only, otherwise job centre stuff Mondays 10.40',
    'Day centre takes her 10-3.30 Monday, Wednesday and Friday',
    'I am a head. In by 7',
    'start work at 6',
    'Typically 2-3 days a week. When I work I work 8-7',
    'Both kids are at school 9-3 otherwise',
  ])('%s', (text) => {
    expect(busyIn(text).every((hours) => hours.endsWith('?'))).toBe(true)
  })

  test.each([
    'I nap 2-3. Early shift (5-1)',
    "Shabbat Friday 6pm to Saturday 7pm, I don't train then",
    'start work at 6, finish at 2',
    'My job starts at 9, stops whenever, mostly by 5',
    'Want to train 3 days a week. Work 9-5',
    'Work 8-6, four days a week: mon tue thu fri',
    'early shift from 6',
    'My son has football Tues 5.30-6.30, I take him',
  ])('what leaves nothing open is not: %s', (text) => {
    expect(busyIn(text).some((hours) => hours.endsWith('?'))).toBe(false)
  })

  test('the other days hold none that was told', () => {
    const [late, rest] = busyIn('I work Fri and Sat 5pm to 3am, rest of week mornings 6 to 11. Mon off')
    expect(late).toBe('fri sat 17:00-03:00')
    expect(rest).toMatch(/\?$/)
  })

  test.each([
    'when hes away i get nothing, when hes home i can go out any evening',
    'Weekdays mornings I do admin till 11, so the middle is mine',
  ])('what is shunned or wished beside what is open: %s', (text) => {
    expect(read(text).reading.preferences.every(({ confidence }) => confidence < 0.6)).toBe(true)
  })

  test.each([
    "When they're here I can only train 9.30-2.30",
    'When not, any time after 5',
    'never leave before 6',
    'Free all day Tuesdays and from 1 on Thursdays',
    'Weekends are for the family but I can squeeze in an hour either morning',
  ])('and so is when somebody can train: %s', (text) => {
    expect(read(text).said.sayings.every(({ isUnsure }) => isUnsure)).toBe(true)
  })

  test('a sleep told beside a rota is after its nights alone, and none of the hours of a shift', () => {
    const text = '10 at night to 6 in the morning, 4 on 4 off. I sleep 7 till 2'
    expect(busyIn(text)).toContain('mon tue wed thu fri sat sun 07:00-14:00 ?')
    expect(readRota(text)?.hours.night).toEqual({ start: '22:00', end: '06:00' })
  })
})

describe('races by number words, by how many they are, and by their days', () => {
  const kmOf = (text: string) => readRaces(text, TODAY).events.map(({ distanceKm }) => distanceKm)
  test.each([
    ['fifty', '50'],
    ['sixty', '60'],
    ['hundred', '100'],
    ['a hundred', '100'],
  ])('%s is %s', (word, figure) => {
    for (const rest of ['mile bike ride on 4 July', 'km ultra on 4 July'])
      expect(kmOf(`${word} ${rest}`)).toEqual(kmOf(`${figure} ${rest}`))
  })

  test('a weekday, and a week or two on', () => {
    const dateOf = (day: string) => readRaces(`10k on ${day}`, TODAY).events[0]?.date
    expect([dateOf('Sunday'), dateOf('Sunday week'), dateOf('Sunday fortnight')]).toEqual([
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
    ])
  })

  test('a day of the same clause that no race has is asked about; one of a stretch, or of another clause, is not', () => {
    const surenessOf = (text: string) => readRaces(text, TODAY).events.map(({ confidence }) => confidence >= 0.6)
    expect(surenessOf('20 miler as last long run on 28 March before Brighton on 18 April')).toEqual([false])
    for (const text of [
      'Marathon on 12-14 June',
      'Marathon 12 June to 13 June',
      'Wedding on 5 June, marathon on 12 June',
    ])
      expect(surenessOf(text)).toEqual([true])
  })

  test('one that was read where two are told is asked about', () => {
    const [only, ...more] = readRaces('Two 10ks - Leeds on 14 February and York two weeks after', TODAY).events
    expect(more).toEqual([])
    expect(only?.confidence).toBeLessThan(0.6)
  })
})

describe('notes', () => {
  const doubtOf = (text: string, fact: string) =>
    readCheckIn('notes', text).sources.find((source) => source.fact === fact)?.doubt

  test.each(['the rows', 'the dips', 'my warm-up', 'the last burpees', 'abs'])(
    'a session without %s was one',
    (piece) => {
      for (const did of ['Squats 3x5 at 80', '8 miles steady'])
        expect(readCheckIn('notes', `${did}, skipped ${piece}`).completed).toBe(true)
      expect(doubtOf(`skipped ${piece}`, 'completed')).toBe('two readings')
    },
  )

  test.each(['the long run', 'my core session', 'today'])('without %s there was none', (session) => {
    expect(readCheckIn('notes', `skipped ${session}`).completed).toBe(false)
    expect(doubtOf(`skipped ${session}`, 'completed')).toBeNull()
  })

  test.each(['Half done, kids woke up', 'Too ill, so nothing today'])('what was not done, or not all: %s', (text) => {
    expect(readCheckIn('notes', text).completed).toBe(false)
  })

  test.each(['but today it was fine', 'but fine today', 'but no pain today'])(
    'what hurt may hurt no more: %s',
    (now) => {
      expect(doubtOf('Back has been niggling all week', 'pain')).toBeNull()
      expect(doubtOf(`Back has been niggling all week ${now}`, 'pain')).toBe('denied')
    },
  )
})
