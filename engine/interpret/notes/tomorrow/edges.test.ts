import { describe, expect, test } from 'vitest'
import { readCheckIn } from '../check-ins.ts'

const ahead = (text: string) => readCheckIn('tomorrow', text)
const busyIn = (text: string) => ahead(text).tomorrowBusy.map(({ start, end }) => `${start}-${end}`)
const doubtOf = (text: string, fact: string) => ahead(text).sources.find((source) => source.fact === fact)?.doubt

describe('hours of tomorrow, as people tell them', () => {
  test.each([
    ['working from 12 to 8 instead of 9-5', ['12:00-20:00']],
    ['meeting moved to 5-6', ['17:00-18:00']],
    ['I leave at 6 and get back at 6', ['06:00-18:00']],
    ['leaving at 7, home at 6', ['07:00-18:00']],
    ['football training 7-8:30pm', ['19:00-20:30']],
    ['hairdresser 4ish', ['16:00-17:00']],
    ['haircut 5', ['17:00-18:00']],
    ['no mornings', ['08:00-12:00']],
    ['bus to Leeds at 9, train back at 8', ['09:00-20:00']],
    ['school play 2pm and again at 7', ['14:00-15:00', '19:00-20:00']],
    ['black friday shift 5am-2pm', ['05:00-14:00']],
    ['train to Leeds at 7, back late', ['07:00-23:00']],
    ['working late till 9', ['08:00-21:00']],
    ['interview at 11 and 3', ['11:00-12:00', '15:00-16:00']],
    ['party tomorrow night', ['18:00-21:00']],
  ])('%s: busy %j', (text, hours) => {
    expect(busyIn(text)).toEqual(hours)
    expect(ahead(text).tomorrowPrefer).toBeNull()
    expect(ahead(text).tomorrowUnavailable).toBe(false)
  })

  test.each([
    ['home by 7', '19:00', '23:00'],
    ['half day! done by 1', '13:00', '23:00'],
    ['early finish, 3pm', '15:00', '23:00'],
    ["late start, don't need to be in till 11", '05:00', '11:00'],
    ['morgen erst um 10 los', '05:00', '10:00'],
  ])('%s: free from %s to %s, which is asked about', (text, start, end) => {
    expect(ahead(text).tomorrowPrefer).toEqual({ start, end })
    expect(busyIn(text)).toEqual([])
    expect(doubtOf(text, 'tomorrowPrefer')).toBe('supposed')
  })
})

test('nothing that is on is no refusal to train, and by itself is asked about', () => {
  expect(ahead('nothing tomorrow, totally free').tomorrowUnavailable).toBe(false)
  expect(doubtOf('nothing tomorrow', 'tomorrowUnavailable')).toBe('supposed')
})

test.each(['moving house!!', 'jury duty all week', 'wedding'])(
  '%s may take the whole day, which is asked about',
  (text) => {
    expect(ahead(text).tomorrowUnavailable).toBe(true)
    expect(doubtOf(text, 'tomorrowUnavailable')).toBe('end')
  },
)
