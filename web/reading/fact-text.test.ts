import { expect, test } from 'vitest'
import { type Discipline, WEEKDAYS } from '../../engine/model.ts'
import { dateInWords } from '../words/date-words.ts'
import {
  busyFact,
  daysInWords,
  eventFact,
  preferenceFact,
  sayingFact,
  sayingFacts,
  seasonInWords,
} from './fact-text.ts'

const span = { start: 0, end: 1 }

test('daysInWords() says days as one would', () => {
  expect(daysInWords(['mon', 'tue', 'wed', 'thu', 'fri'])).toBe('Mon-Fri')
  expect(daysInWords(['sun', 'sat'])).toBe('Sat, Sun')
  expect(daysInWords(['wed', 'mon'])).toBe('Mon, Wed')
  expect(daysInWords(WEEKDAYS)).toBe('every day')
})

test('a fact that the reader is not sure of is a question', () => {
  const block = { days: ['mon'], start: '09:00', end: '17:00', label: 'work', span } as const
  expect(busyFact({ ...block, confidence: 0.9 }, { clock: '24' })).toMatchObject({
    text: 'Work · Mon · 09:00-17:00',
    unsure: false,
  })
  expect(busyFact({ ...block, confidence: 0.5 }, { clock: '12' })).toMatchObject({
    text: 'Work · Mon · 9:00 AM-5:00 PM?',
    unsure: true,
  })
})

test('hours that are shut are none to train in, and days that are open bound nothing', () => {
  const hours = { start: '20:00', end: '23:00' } as const
  const said = (kind: 'closed' | 'within') => sayingFact({ kind, days: ['mon'], hours, span }, { clock: '24' }).text
  expect(said('closed')).toBe('No training · Mon · 20:00-23:00')
  expect(said('within')).toBe('Training only · Mon · 20:00-23:00')
  expect(sayingFact({ kind: 'open', days: ['sat', 'sun'], span }, { clock: '24' }).text).toBe('Any time · Sat, Sun')
})

test('eventFact() tells name, date and the time hoped for, and asks for a date that is missing', () => {
  const event = {
    name: 'half marathon',
    discipline: 'run',
    distanceKm: 21.1,
    priority: null,
    span,
    confidence: 1,
  } as const
  expect(eventFact({ ...event, date: '2027-04-12', targetSeconds: 6300 }).text).toBe(
    'Half marathon · Apr 12 2027 · in 1:45:00',
  )
  const doubted = { ...event, confidence: 0.5, date: null, targetSeconds: null }
  expect(eventFact(doubted)).toMatchObject({ text: 'Half marathon · date?', unsure: true })
  expect(eventFact({ ...doubted, date: '2027-04-12' }).text).toMatch(/2027\?$/)
  expect(eventFact({ ...event, date: null, targetSeconds: null })).toMatchObject({
    text: 'Half marathon · date?',
    unsure: true,
  })
})

test('stretches that the same words come to are one fact', () => {
  const day = (date: string) => dateInWords(date, 'short')
  const away = { kind: 'away', isLight: false, label: 'Weekends only until 14 December', span } as const
  const weeks = [
    { ...away, from: '2026-11-30', to: '2026-12-04' },
    { ...away, from: '2026-12-07', to: '2026-12-11' },
  ] as const
  const apart = { ...away, from: '2026-12-24', to: '2026-12-26', label: 'Away', span: { start: 40, end: 50 } } as const
  expect(sayingFacts([...weeks, apart], { clock: '24' }).map(({ text }) => text)).toEqual([
    `Weekends only until 14 December · ${day('2026-11-30')} to ${day('2026-12-11')} · No training`,
    `Away · ${day('2026-12-24')} to ${day('2026-12-26')} · No training`,
  ])
})

test('what is on one date is told with its day and hours', () => {
  const date = '2026-12-08'
  const dentist = { kind: 'busy', from: date, to: date, start: '07:00', end: '08:00', label: 'Dentist', span } as const
  expect(sayingFacts([dentist], { clock: '24' })).toMatchObject([
    { text: `Dentist · ${dateInWords(date, 'short')} · 07:00-08:00`, unsure: false },
  ])
})

test('stretches that come in turns are told by the first of them', () => {
  const day = (date: string) => dateInWords(date, 'short')
  const turn = { kind: 'away', isLight: false, isGuess: true, label: 'Alternate Saturdays the kids', span } as const
  const turns = ['2026-12-05', '2026-12-19', '2027-01-02'].map((date) => ({ ...turn, from: date, to: date }))
  expect(sayingFacts(turns, { clock: '24' }).map(({ text }) => text)).toEqual([
    `Alternate Saturdays the kids · ${day('2026-12-05')}, and so on · No training?`,
  ])
})

test('what holds for a while only says so', () => {
  const day = (date: string) => dateInWords(date, 'short')
  const [until, from] = [{ to: '2026-12-17' }, { from: '2027-01-04' }]
  expect(seasonInWords(until)).toBe(`until ${day('2026-12-17')}`)
  expect(seasonInWords(from)).toBe(`from ${day('2027-01-04')}`)
  expect(seasonInWords({ ...from, to: '2027-03-09' })).toBe(`${day('2027-01-04')} to ${day('2027-03-09')}`)
  expect(seasonInWords({ ...from, to: '2027-01-04' })).toBe(day('2027-01-04'))
  expect(seasonInWords({})).toBe('')
  const hours = { days: ['thu'], start: '18:00', end: '19:00', confidence: 1, span } as const
  const by = { clock: '24' } as const
  expect(busyFact({ ...hours, ...until, label: 'football' }, by).text).toBe(
    `Football · Thu · 18:00-19:00 · until ${day('2026-12-17')}`,
  )
  expect(preferenceFact({ ...hours, ...from, strength: 'avoid' }, by).text).toBe(
    `Rather not · Thu · 18:00-19:00 · from ${day('2027-01-04')}`,
  )
  expect(sayingFact({ kind: 'only', days: ['sat'], hours: null, season: until, span }, by).text).toBe(
    `Training only · Sat · until ${day('2026-12-17')}`,
  )
})

test('sports that are left out for a while are named, with the last day without them', () => {
  const saying = {
    kind: 'without',
    from: '2026-11-23',
    to: '2027-01-09',
    label: 'no running or walking',
    span,
  } as const
  const last = dateInWords('2027-01-09', 'short')
  const said = (sports: readonly Discipline[]) => sayingFact({ ...saying, sports }, { clock: '24' }).text
  expect(said(['run'])).toBe(`No running · until ${last}`)
  expect(said(['run', 'walk'])).toBe(`No running or walking · until ${last}`)
})
