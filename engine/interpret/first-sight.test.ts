import { describe, expect, test } from 'vitest'
import type { DatedException } from '../model.ts'
import { readAvailability } from './availability/availability.ts'
import { onWords } from './on-words.ts'
import { readCommitments } from './week/commitments.ts'
import { inSeasons } from './week/in-seasons.ts'
import { sportDaysNow } from './week/sport-days-now.ts'
import { weekPlaces } from './week/week-places.ts'
import { withOffers } from './week/with-offers.ts'

/** A Monday. */
const TODAY = '2026-11-30'
const read = (text: string) => {
  const said = readAvailability(text, TODAY)
  return { said, reading: withOffers(inSeasons(readCommitments(said.rest), said.seasons), said.sayings) }
}
const busyIn = (text: string) =>
  read(text).reading.busy.map(
    ({ days, start, end, confidence }) => `${days.join(' ')} ${start}-${end}${confidence < 0.6 ? ' ?' : ''}`,
  )
const stretches = (dated: readonly DatedException[] = []) => dated.map(({ kind, from, to }) => `${kind} ${from} ${to}`)

describe('days that are shut, and those that are not', () => {
  test.each([
    ['Sundays are obviously out', ['sun']],
    ['Mo-Fr 8-5. Su rest', ['sun']],
    ['training only at weekends', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ["I'm a rabbi so Friday evening and all of Saturday are out", ['sat']],
  ])('%s', (text, never) => {
    expect(readAvailability(text, TODAY).facts.week?.never).toEqual(never)
  })

  test.each([
    'Nights Mon Tue 7-7. Other days I am knackered but free',
    "Nights Mon Tue 7-7. Other days I'm knackered but free",
    'gym only at weekends',
    'Gym at weekends only',
    'work 9-5, lunch is sacred for running',
    'three 12.5 hr days a week. Always off Thursdays cos of childcare, so Thursday mornings are my time',
    'clients 6-9am and 5-8pm Mon-Thu, Fri just the mornings',
  ])('none is shut to all training: %s', (text) => {
    expect(readAvailability(text, TODAY).facts.week).toBeUndefined()
  })

  test.each(['gym only at weekends', 'Gym at weekends only'])('only the weights wait: %s', (text) => {
    expect(sportDaysNow(text).map(({ sport, notOn }) => [sport, notOn])).toEqual([
      ['strength', ['mon', 'tue', 'wed', 'thu', 'fri']],
    ])
  })
})

describe('stretches by their dates', () => {
  test.each([
    ['away 1-4 dec and 9-12 dec', ['off 2026-12-01 2026-12-04', 'off 2026-12-09 2026-12-12']],
    [
      'away 1-4 dec, 9-12 dec and 20 Dec to 2 Jan',
      ['off 2026-12-01 2026-12-04', 'off 2026-12-09 2026-12-12', 'off 2026-12-20 2027-01-02'],
    ],
    ['Off sick til 7th December', ['off 2026-11-30 2026-12-07']],
    ['harvest aug-sep no training at all', ['off 2027-08-01 2027-09-30']],
    ['no training in December', ['off 2026-12-01 2026-12-31']],
    ['no training in August', ['off 2027-08-01 2027-08-31']],
    ['calving feb and march so count me out then', ['off 2027-02-01 2027-03-31']],
  ])('%s', (text, dated) => {
    expect(stretches(readAvailability(text, TODAY).facts.dated)).toEqual(dated)
  })

  test.each(['no training after 9 in December', 'no long runs in December', 'work 9-5 in December'])(
    'no month is off: %s',
    (text) => {
      expect(readAvailability(text, TODAY).facts.dated).toBeUndefined()
    },
  )
})

describe('hours of a week', () => {
  test.each([
    ['Mo We Fr 9-5', ['mon wed fri 09:00-17:00']],
    [
      'clients 6-9am and 5-8pm Mon-Thu, Fri just the mornings. Would like to train 11-1',
      ['mon tue wed thu 06:00-09:00', 'mon tue wed thu 17:00-20:00', 'fri 06:00-09:00'],
    ],
    ['Away Mon to Fri, Saturday at home w gym', ['mon tue wed thu fri 08:00-21:00 ?']],
    ['gigs most Fri and Sat nights, back about 1am', ['fri sat 18:00-01:00 ?']],
    ['Sat 7-9 with the club', ['sat 19:00-21:00 ?']],
    ['study mornings 9-12, choir Wed 7-8. monday off', ['tue wed thu fri 09:00-12:00', 'wed 19:00-20:00']],
    [
      'Work 9-5, every other Friday I finish at 1',
      ['mon tue wed thu 09:00-17:00', 'fri 09:00-13:00 ?', 'fri 09:00-17:00 ?'],
    ],
    [
      'work 8-4, every other Monday I start at 11',
      ['tue wed thu fri 08:00-16:00', 'mon 11:00-16:00 ?', 'mon 08:00-16:00 ?'],
    ],
    ['Work M/T/Th/F 8-4:30', ['mon tue thu fri 08:00-16:30']],
    ['Uni student, lectures 10-1 daily', ['mon tue wed thu fri 10:00-13:00']],
    ['nights fri sat 8pm-4am, days mon-wed 10-6', ['fri sat 20:00-04:00', 'mon tue wed 10:00-18:00']],
    ['In by 2pm, never out before midnight, Tue to Sat', ['tue wed thu fri sat 14:00-00:00']],
    ['pub Fri/Sat 6-midnight', ['fri sat 18:00-00:00 ?']],
    ['Free from 5.45 on after work (9-5)', ['mon tue wed thu fri 09:00-17:00']],
    ['secondment Mon-Wed 9-5, hotel has a small gym', ['mon tue wed 09:00-17:00']],
    [
      "it's 8-6 with an hour at lunch i could use on tues & thurs",
      ['mon wed fri 08:00-18:00', 'tue thu 08:00-11:30', 'tue thu 14:00-18:00'],
    ],
    ['Mon-Thu 9-5, every other Friday 9-1', ['mon tue wed thu 09:00-17:00', 'fri 09:00-13:00 ?']],
  ])('%s', (text, busy) => {
    expect(busyIn(text)).toEqual(busy)
  })

  test('a day that is shorter in every other week is as long as the others in those between', () => {
    const { busy } = read('Work 9-5 mon-fri. Every other Friday finish at 1, starting this week').reading
    const fridays = busy.filter(({ days }) => days.includes('fri'))
    expect(fridays.map(({ end, turn }) => [end, turn?.monday])).toEqual([
      ['13:00', '2026-11-30'],
      ['17:00', '2026-12-07'],
    ])
  })
})

describe('the words that a fact was read from', () => {
  test.each([
    'My husband works shifts. The twins nap 12.30-2.30 which is when i train. No evenings',
    'Truck driver gone Sun night to Fri afternoon. Home sat.',
    'work 9-5. no training fridays (long story), max 40 mins on a weekday',
  ])('are whole words, without the space around them: %s', (text) => {
    const { said, reading } = read(text)
    const places = weekPlaces(text, said, reading)
    expect(places.length).toBeGreaterThan(0)
    for (const { start, end } of [...places, ...said.sayings.map(({ span }) => span)]) {
      expect(text.slice(start, end)).toBe(text.slice(start, end).trim())
      expect(`${text.slice(start - 1, start + 1)} ${text.slice(end - 1, end + 1)}`).not.toMatch(
        /^\p{L}\p{L}|\p{L}\p{L}$/u,
      )
    }
  })

  test('reach to the ends of the words they lie in', () => {
    expect(onWords('Fri afternoon.', { start: 0, end: 12 })).toEqual({ start: 0, end: 13 })
    expect(onWords('a  b c', { start: 1, end: 5 })).toEqual({ start: 3, end: 4 })
    expect(onWords('word', { start: 2, end: 2 })).toEqual({ start: 2, end: 2 })
  })
})
