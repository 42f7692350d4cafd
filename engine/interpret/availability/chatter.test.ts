import { describe, expect, test } from 'vitest'
import { textsRead } from '../../read-texts.ts'

const SENTENCES = [
  'Not Fridays',
  'Max 45 minutes on weekdays',
  'I can only train before 7am or after 8pm',
  "I'm free on Wednesday afternoons",
  'No training on Sundays',
  'Holiday 3-10 August',
  'I hate running',
  'Work 9:00-17:00 Mon-Fri',
]

const readingOf = (commitments: string) => {
  const profile = { commitments, races: '' } as Parameters<typeof textsRead>[0]['profile']
  const { commitments: read, facts } = textsRead({ profile, today: '2026-12-01' }).week
  return JSON.stringify([read, facts], (key, value) => (/^(?:span|confidence|quote)$/.test(key) ? undefined : value))
}

describe('what is said around a sentence changes nothing of it', () => {
  const BEFORE = ['* ', '• ', 'Hi! ', 'Hello, here’s my week: ', 'My life: ', 'OK so ', 'FYI ', 'Honestly, ']
  test.each(BEFORE)('%s…', (before) => {
    for (const one of SENTENCES) expect(readingOf(before + one), before + one).toBe(readingOf(one))
  })

  test.each([' lol', ' :)', ' 😊', ' xx', ' thanks', '!', '...', ' as usual'])('…%s', (behind) => {
    for (const one of SENTENCES) expect(readingOf(one + behind), one + behind).toBe(readingOf(one))
  })
})

test('a day that a line begins with is no mark of a list', () => {
  expect(readingOf('3. August bis 10. August Urlaub')).toContain('2027-08-03')
})
