import { describe, expect, test } from 'vitest'
import { readAvailability } from '../availability/availability.ts'
import { readCommitments } from './commitments.ts'

const TODAY = '2026-11-30'
const busyIn = (text: string) =>
  readCommitments(readAvailability(text, TODAY).rest).busy.map(
    ({ days, start, end, confidence }) => `${days.join(' ')} ${start}-${end}${confidence < 0.6 ? ' ?' : ''}`,
  )
const saidIn = (text: string) => readAvailability(text, TODAY).sayings.map(({ span: _, ...one }) => one)

describe('what a refusal, a part of the day or a turn is of', () => {
  test.each([
    ['a day left out behind the days themselves', 'work mon to fri 9-5 not fridays', ['mon tue wed thu 09:00-17:00']],
    ['of lessons as well', 'lectures mon-fri 9-4 not weds', ['mon tue thu fri 09:00-16:00']],
    [
      'a day off of every week beside one in turns',
      "I'm off alternate Fridays and every Monday. Usual hours 8.30-6.",
      ['tue wed thu 08:30-18:00', 'fri 08:30-18:00 ?'],
    ],
    [
      'and before it',
      'off every Monday and every other Friday. Work 9-5',
      ['tue wed thu 09:00-17:00', 'fri 09:00-17:00 ?'],
    ],
    [
      'a day without what is wished for is a day of work as before',
      'My shifts are 2-10 Mon-Thu so mornings before 12 work best, not Wed though',
      ['mon tue wed thu 14:00-22:00'],
    ],
    ['early hours of work that nobody named', '5.30 to 1.30 Mon-Fri', ['mon tue wed thu fri 05:30-13:30']],
    ['late ones stay where somebody says so', '5.30pm to 1.30 Mon-Fri', ['mon tue wed thu fri 17:30-01:30']],
    ['and where a bar is told of', 'bar 5-1 fri sat', ['fri sat 17:00-01:00 ?']],
  ])('%s', (_, text, busy) => {
    expect(busyIn(text)).toEqual(busy)
  })

  test('at most so long of an evening says nothing of the rest of the day', () => {
    expect(saidIn('No more than 40 mins on school nights please')).toEqual([
      { kind: 'most', days: ['mon', 'tue', 'wed', 'thu', 'fri'], minutes: 40 },
    ])
  })

  test.each([
    ['Tuesday lab meeting 10-12 and I TA Wed 1-4. Max 1 hour on those days', ['tue', 'wed']],
    ['Work mon-fri 9-5, spin Tue and Thu 6-7. max 30 min those days', ['tue', 'thu']],
  ])('"those days" are all that were told one by one: %s', (text, days) => {
    expect(saidIn(text).flatMap((one) => ('days' in one ? [one.days] : []))).toEqual([days])
  })

  test('hours that work best are no work', () => {
    expect(saidIn('shifts 2-10 mon-thu so evenings after 8 work best').map(({ kind }) => kind)).toEqual(['liked'])
  })
})
