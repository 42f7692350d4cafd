import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noteFacts } from '../history/notes.ts'
import { checkInAnswer } from './asked/check-in-answer.ts'

const NOTES = readFileSync(new URL('strangers-answers.test-data.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [heard: string, note: string])
const DATE = '2026-03-04'
const QUIET = { adjustments: [], safety: [] }

const heardIn = (line: string): string => {
  const ahead = /^tomorrow: (.*)$/.exec(line)?.[1]
  const day = ahead === undefined ? { date: DATE, notes: line } : { date: DATE, tomorrowNotes: ahead }
  const [first] = checkInAnswer<never>(day, noteFacts(day), QUIET)
  return first?.code.replace('heard-', '') ?? ''
}

describe('a note of a stranger', () => {
  test('is answered by what it tells, or thanked for', () => {
    expect(NOTES.map(([, note]) => [heardIn(note), note])).toEqual(NOTES)
  })

  test('of today is answered with what is feared of tomorrow, and never with joy to come alone', () => {
    const both = (notes: string, tomorrowNotes: string) => {
      const day = { date: DATE, notes, tomorrowNotes }
      return checkInAnswer<never>(day, noteFacts(day), QUIET)[0]
    }
    expect(both('legs fine, bread baked', "mum's chemo")).toMatchObject({ code: 'heard-worry' })
    expect(both('My dog died', 'first date tonight')).toMatchObject({ code: 'heard-grief' })
    expect(both('legs are like lead', 'so happy about friday')).not.toMatchObject({ code: 'heard-gladness' })
  })

  test('who cannot stop smiling, is proud or has a timer that stops is in no danger, and whoever cannot breathe is', () => {
    const dangers = (notes: string) => noteFacts({ date: DATE, notes }).dangers.length
    for (const harmless of [
      "can't stop smiling",
      'met someone. cant stop grinning',
      'zo trots op mezelf',
      'the timer on here keeps stopping when i lock the phone',
    ])
      expect(dangers(harmless), harmless).toBe(0)
    for (const grave of [
      "can't stop smiling and can't breathe",
      'the timer keeps stopping and my chest hurts when I run',
      'my heart keeps stopping when I climb stairs',
      'proud of myself but I want to die',
    ])
      expect(dangers(grave), grave).toBeGreaterThan(0)
  })
})
