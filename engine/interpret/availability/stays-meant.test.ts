import { describe, expect, test } from 'vitest'
import { readCommitments } from '../week/commitments.ts'
import { readAvailability } from './availability.ts'

const TODAY = '2026-11-30'

function read(text: string) {
  const { facts, rest } = readAvailability(text, TODAY)
  const busy = readCommitments(rest).busy.map(
    ({ days, start, end, label }) => `${days.join(' ')} ${start}-${end} ${label}`,
  )
  return { week: facts.week, busy }
}

describe('somebody who is away on the same days of each week', () => {
  test.each([
    ['Travel for work every Tuesday, back Thursday night', 'tue', 'wed', 'thu'],
    ['I travel every Tuesday, home Thursday evening', 'tue', 'wed', 'thu'],
    ['I travel every Monday morning and get back Wednesday evening', 'mon', 'tue', 'wed'],
    ['Go away for work each Monday, back Wednesday', 'mon', 'tue', 'wed'],
    ['Long haul trucker, out Sunday night to Friday afternoon', 'sun', 'mon tue wed thu', 'fri'],
    ['Out Monday morning till Thursday evening', 'mon', 'tue wed', 'thu'],
    ['Gone Sunday night until Friday afternoon', 'sun', 'mon tue wed thu', 'fri'],
    ["I'm on the road from Monday morning to Friday afternoon", 'mon', 'tue wed thu', 'fri'],
  ])('is gone from the first to the last of them: %s', (text, first, between, last) => {
    const { week, busy } = read(text)
    expect(week).toBeUndefined()
    expect(busy).toEqual([
      expect.stringMatching(new RegExp(`^${first} \\d\\d:00-00:00 away$`)),
      `${between} 00:00-00:00 away`,
      expect.stringMatching(new RegExp(`^${last} 00:00-\\d\\d:00 away$`)),
    ])
  })

  test.each(['Out Monday to Friday', 'Work 9-5, travel every Tuesday'])('is not heard in: %s', (text) => {
    expect(read(text).busy.filter((block) => block.endsWith('00:00-00:00 away'))).toEqual([])
  })
})

test.each([
  ['Work starts 7, ends whenever. Usually 5ish', '07:00-17:00'],
  ['Work starts at 8, finishes whenever, usually around 6', '08:00-18:00'],
  ['My job starts at 9, stops whenever, mostly by 5', '09:00-17:00'],
])('a day whose end is told behind it is one working day: %s', (text, hours) => {
  expect(read(text).busy).toEqual([`mon tue wed thu fri ${hours} work`])
})

test.each([
  'My day off is Tuesday, best day for the long run',
  'My day off is Tuesday, I like to train then',
  "My day off is Tuesday. It's the perfect day for a long ride",
])('a day off on which somebody trains is not crossed out: %s', (text) => {
  expect(read(text)).toEqual({ week: undefined, busy: [] })
})
